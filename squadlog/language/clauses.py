"""The clauses of the language: what may follow a verb, in any order. One table for reading, help and completion."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import get_args

from squadlog.battle.ledger import Adjustment
from squadlog.battle.state import Battle, Mode, Posture
from squadlog.facts import Glimpse, Turn
from squadlog.language.ground import cover_key, cover_words, take_ground
from squadlog.language.naming import maybe_feature, take_feature, take_item, take_unit, take_weapon
from squadlog.language.slots import Slots
from squadlog.language.words import Reader
from squadlog.rulebook.book import Rulebook

MODES: tuple[tuple[str, Mode], ...] = (
    ("walking", "walk"), ("walk", "walk"), ("running", "run"), ("run", "run"), ("sprinting", "sprint"),
    ("sprint", "sprint"), ("crawling", "crawl"), ("crawl", "crawl"), ("backward", "backward"),
    ("backing", "backward"), ("crawling_back", "crawl_back"), ("crawl_back", "crawl_back"),
    ("sideways", "sideways"), ("turning", "turn"), ("kneeling", "kneel"), ("climbing", "stairs"), ("jumping", "jump"), ("leaping", "jump"),
)  # fmt: skip
MODE_WORDS = dict(MODES)


@dataclass(slots=True)
class Reading:
    """One sentence being read: the cursor, what it has said, and what its words are looked up in."""

    reader: Reader
    slots: Slots
    battle: Battle
    book: Rulebook


@dataclass(frozen=True, slots=True)
class Clause:
    """One clause: the words that open it (underscores where two words may be joined), its form and its meaning.

    `family` groups the clauses a verb takes: shot, roll, breach, interrupt, move, action, fight or all.
    """

    words: tuple[tuple[str, ...], ...]
    form: str
    meaning: str
    family: str
    read: Callable[[Reading], None]


def _at(now: Reading) -> None:
    now.slots.topic = "shot"
    if now.reader.take_words("feature"):
        now.slots.aim_feature = take_feature(now.reader, now.battle)
    elif now.reader.number_next():
        now.slots.aim_unit = take_unit(now.reader, now.battle)
    else:
        feature = maybe_feature(now.reader, now.battle) if now.reader.more() else None
        if feature is not None:
            now.slots.aim_feature = feature
        else:
            now.slots.aim_unit = take_unit(now.reader, now.battle)


def _with(now: Reading) -> None:
    if now.slots.action is None and now.reader.number_next():
        now.slots.engage = take_unit(now.reader, now.battle)
    else:
        now.slots.weapon = take_weapon(now.reader, now.book)


def _shot_with(now: Reading) -> None:
    now.slots.shot_weapon = take_weapon(now.reader, now.book)


def _range(now: Reading) -> None:
    now.slots.range_m = now.reader.take_metres("the range")


def _in_arc(now: Reading) -> None:
    now.slots.in_arc = True


def _out_of_arc(now: Reading) -> None:
    now.slots.in_arc = False


def _in_sight(now: Reading) -> None:
    now.slots.in_sight = True


def _no_sight(now: Reading) -> None:
    now.slots.in_sight = False


def _no_cover(now: Reading) -> None:
    now.slots.covers = ()


def _cover(now: Reading) -> None:
    if now.reader.take_words("none"):
        now.slots.covers = ()
        return
    first = cover_key(now.reader, now.book)
    if first is None:
        now.reader.fail(
            f"{now.reader.seen()} stands where the cover should be.",
            f"Write {', '.join(cover_words(now.book))}.",
        )
    now.slots.covers = (*(now.slots.covers or ()), first)
    while (
        now.reader.more()
        and not woods_next(now)
        and (key := cover_key(now.reader, now.book, whole=True)) is not None
    ):
        now.slots.covers = (*now.slots.covers, key)


def metres_follow(reader: Reader) -> bool:
    """Whether metres stand behind the next word."""
    reader.place += 1
    metres = reader.metres_next()
    reader.place -= 1
    return metres


def woods_next(now: Reading) -> bool:
    """Whether `light-woods 4m` or `heavy-woods 2m` comes next, which is a depth and no cover feature."""
    return now.reader.peek().key in WOODS and metres_follow(now.reader)


def _light_woods(now: Reading) -> None:
    now.slots.light_woods_m = now.reader.take_metres("the metres of light woods")


def _heavy_woods(now: Reading) -> None:
    now.slots.heavy_woods_m = now.reader.take_metres("the metres of heavy woods")


def _after(now: Reading) -> None:
    now.slots.at_m = now.reader.take_metres("the metres moved")


def _beyond(now: Reading) -> None:
    token = now.reader.peek()
    if "," in token.text and all(
        part.isascii() and part.isdigit() and len(part) < 7 for part in token.text.split(",")
    ):
        now.reader.take()
        now.slots.beyond = (*now.slots.beyond, *(int(part) for part in token.text.split(",")))
        return
    now.slots.beyond = (*now.slots.beyond, take_unit(now.reader, now.battle))
    while now.reader.more() and now.reader.number_next() and not now.reader.metres_next():
        now.slots.beyond = (*now.slots.beyond, take_unit(now.reader, now.battle))


def _adjust(now: Reading) -> None:
    token = now.reader.peek()
    sign, digits = token.text[:1], token.text.lstrip("+-")
    if not (
        digits.isascii() and digits.isdigit() and len(digits) <= 2 and len(token.text) - len(digits) <= 1
    ):
        now.reader.fail(
            f"{now.reader.seen()} stands where a modifier should be.", "Write it with its sign, such as +2."
        )
    now.reader.take()
    value = -int(digits) if sign == "-" else int(digits)
    now.slots.adjust = (*now.slots.adjust, Adjustment(reason=now.reader.because(), value=value))


def _strike(now: Reading) -> None:
    if not now.reader.more():
        now.reader.fail("Which modifier is struck?", "Write its key, such as full_soft.")
    key = now.reader.take().text
    now.slots.adjust = (*now.slots.adjust, Adjustment(reason=now.reader.because(), strike=key, kind="strike"))


def _overrule(now: Reading) -> None:
    now.slots.overrule = now.reader.because() or now.reader.rest(("adjust", "strike"))
    if not now.slots.overrule:
        now.reader.fail("Overruling a rule needs a reason.", "Write overrule because ... .")


def _over(now: Reading) -> None:
    now.slots.ground = (*now.slots.ground, *take_ground(now.reader, now.book, now.slots.distance_m))


def _distance(now: Reading) -> None:
    now.slots.distance_m = now.reader.take_metres("the distance")


def _turn(now: Reading) -> None:
    degrees = take_degrees(now)
    after = 0.0
    if now.reader.take_words("after"):
        after = now.reader.take_metres("the metres before the turn")
    now.slots.turns = (*now.slots.turns, Turn(degrees=degrees, after_m=after))


def take_degrees(now: Reading) -> float:
    """An angle from 0 to 180 degrees; `45`, `45deg` and `45°` are all understood."""
    text = now.reader.peek().text.lower().removesuffix("deg").removesuffix("°")
    whole, _, part = text.partition(".")
    digits = (whole, part) if part else (whole,)
    if (
        not all(piece.isascii() and piece.isdigit() and len(piece) <= 20 for piece in digits)
        or float(text) > 180
    ):
        now.reader.fail(
            f"{now.reader.seen()} stands where an angle should be.", "Write 0 to 180 degrees, such as 45."
        )
    now.reader.take()
    now.reader.take_words("degrees")
    return float(text)


def _seen_by(now: Reading) -> None:
    while True:
        watcher = take_unit(now.reader, now.battle)
        at_m = 0.0
        if now.reader.peek().key == "at" and metres_follow(now.reader):
            now.reader.take()
            at_m = now.reader.take_metres("the metres moved when seen")
        now.slots.seen_by = (*(now.slots.seen_by or ()), Glimpse(watcher=watcher, at_m=at_m))
        if not (now.reader.peek().key in (",", "and") and now.reader.more() and now.reader.number_next()):
            return


def _unseen(now: Reading) -> None:
    now.slots.seen_by = ()


def _clears(now: Reading) -> None:
    now.slots.clears = True


def _stays(now: Reading) -> None:
    now.reader.take_words("close")
    now.slots.clears = False


def _engage(now: Reading) -> None:
    now.reader.take_words("with")
    now.slots.engage = take_unit(now.reader, now.battle)


def _pack(now: Reading) -> None:
    if now.reader.take_words("on"):
        now.slots.pack = True
    elif now.reader.take_words("off"):
        now.slots.pack = False
    else:
        now.reader.fail(f"{now.reader.seen()} follows pack.", "Write pack on or pack off.")


def _posture(now: Reading) -> None:
    for posture in get_args(Posture):
        if now.reader.take_words(posture):
            now.slots.posture = posture
            return
    now.reader.fail(f"{now.reader.seen()} is no posture.", "Write standing, kneeling or prone.")


def _to(now: Reading) -> None:
    now.slots.partner = take_unit(now.reader, now.battle)


def _from(now: Reading) -> None:
    other = take_unit(now.reader, now.battle)
    if now.slots.action == "exchange":
        now.slots.partner = other
    else:
        now.slots.target = other


def _target(now: Reading) -> None:
    now.slots.target = take_unit(now.reader, now.battle)


def _feature(now: Reading) -> None:
    now.slots.feature = take_feature(now.reader, now.battle)


def object_named(now: Reading) -> None:
    """Read the name of an object; one that is picked up is not among what the unit carries itself."""
    carrier = None if now.slots.action == "pick_up_object" else now.slots.unit
    now.slots.literal = now.reader.peek().quoted
    now.slots.item = take_item(now.reader, now.battle, carrier)


def _item(now: Reading) -> None:
    if not now.reader.more():
        now.reader.fail("Which object?", "Name what is carried or lies about.")
    object_named(now)


def _plus(now: Reading) -> None:
    if not now.reader.more():
        now.reader.fail("Which addition?", "Write its name in the action table, such as plus lock.")
    now.slots.extras = (*now.slots.extras, now.reader.take().text)


def floors_follow(now: Reading) -> bool:
    """Read floors, minus for down, if they come next."""
    text = now.reader.peek().text
    digits = text.removeprefix("-").removeprefix("+")
    if not (digits.isascii() and digits.isdigit() and len(digits) <= 3):
        return False
    now.reader.take()
    now.slots.floors = -int(digits) if text.startswith("-") else int(digits)
    return True


def _floors(now: Reading) -> None:
    if not floors_follow(now):
        now.reader.fail(
            f"{now.reader.seen()} stands where floors should be.", "Write a number, minus for down."
        )


def _up(now: Reading) -> None:
    now.slots.floors = now.reader.take_number("the floors") if now.reader.number_next() else 1


def _down(now: Reading) -> None:
    now.slots.floors = -(now.reader.take_number("the floors") if now.reader.number_next() else 1)


def _in_reach(now: Reading) -> None:
    now.slots.reach = True


def _out_of_reach(now: Reading) -> None:
    now.slots.reach = False


def _words(*phrases: str) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(phrase.split()) for phrase in phrases)


CLAUSES: tuple[Clause, ...] = (
    Clause(_words("at"), "at 11 | at D1", "what is shot at: a unit or a feature", "shot", _at),
    Clause(_words("with"), "with SP", "the weapon used", "shot", _with),
    Clause(_words("shot_with"), "shot-with SP", "the weapon of the planned shot, if another", "shot", _shot_with),
    Clause(_words("range", "distance"), "range 12", "metres to the target", "shot", _range),
    Clause(_words("in arc"), "in arc", "the target is in the field of fire", "shot", _in_arc),
    Clause(_words("out of arc", "no arc"), "out of arc", "the target is not in the field of fire", "shot", _out_of_arc),
    Clause(_words("in sight"), "in sight", "there is a line of sight", "shot", _in_sight),
    Clause(_words("no sight", "out of sight"), "no sight", "there is no line of sight", "shot", _no_sight),
    Clause(_words("no cover"), "no cover", "nothing covers the target", "shot", _no_cover),
    Clause(_words("cover", "behind"), "cover half-hard", "what covers the target, one or more", "shot", _cover),
    Clause(_words("beyond"), "beyond 7 8", "who stands behind a breach the shot makes", "breach", _beyond),
    Clause(_words("adjust"), "adjust +2 because sun", "a modifier by hand, with its reason", "roll", _adjust),
    Clause(_words("strike"), "strike full_soft because ...", "a modifier that shall not count", "roll", _strike),
    Clause(_words("moving", "for"), "moving 2m | 2m", "metres covered", "move", _distance),
    Clause(_words("over", "ground"), "2m over light | over light,clear+up1", "the ground, all of it or metre by metre", "move", _over),
    Clause(_words("turn"), "turn 90 after 1m", "a change of facing during the move", "move", _turn),
    Clause(_words("seen by"), "seen by 7 at 2m, 8 at 3m", "whose view the move enters, and where", "move", _seen_by),
    Clause(_words("unseen"), "unseen", "nobody on opportunity fire sees the move", "move", _unseen),
    Clause(_words("clears", "clear of", "gets clear"), "clears", "the move ends beyond 1 m of every attacker", "move", _clears),
    Clause(_words("stays", "not clear"), "stays close", "the move ends within 1 m of an attacker", "move", _stays),
    Clause(_words("engage"), "engage 7", "attack this enemy hand to hand after the move", "move", _engage),
    Clause(_words("pack"), "pack on | pack off", "switch the bounce pack before the move", "action", _pack),
    Clause(_words("posture"), "posture prone", "the posture an action ends in", "action", _posture),
    Clause(_words("to"), "to 4", "who receives an object", "action", _to),
    Clause(_words("from"), "from 9", "whose body it is taken from, or who hands it over", "action", _from),
    Clause(_words("target"), "target 11", "the unit an action is about", "action", _target),
    Clause(_words("feature"), "feature D1", "the door, elevator ... an action is about", "action", _feature),
    Clause(_words("item"), "item key", "the object an action is about", "action", _item),
    Clause(_words("plus"), "plus lock", "an addition of the action table", "action", _plus),
    Clause(_words("floors"), "floors -1", "floors up, or down with minus", "action", _floors),
    Clause(_words("up"), "up 2", "floors up, one if no number is given", "action", _up),
    Clause(_words("down"), "down", "floors down, one if no number is given", "action", _down),
    Clause(_words("after"), "after 2m", "how far the mover has come when it is shot at", "interrupt", _after),
    Clause(_words("in reach"), "in reach", "the enemy is within 1 m", "fight", _in_reach),
    Clause(_words("out of reach", "no reach"), "out of reach", "the enemy is farther than 1 m", "fight", _out_of_reach),
    Clause(_words("overrule"), "overrule because ...", "the table lets it stand against a rule", "all", _overrule),
)  # fmt: skip
WOODS = {"light_woods": _light_woods, "heavy_woods": _heavy_woods}
