"""Reading what is said of a shot, each clause once its opening words are taken."""

from squadlog.battle.ledger import Adjustment
from squadlog.battle.state import THROWS
from squadlog.book.ground import DEEP
from squadlog.facts.ground_facts import SMOKE, StatedSighting
from squadlog.language import naming, read_move
from squadlog.language.chapters import rounds as read_round
from squadlog.language.ground import cover_key, cover_words
from squadlog.language.read_way import bearing, take_direction
from squadlog.language.reading import Reading, metres_follow

WINDOW = "window"
CONCENTRATED, AREA = "concentrated", "area"


def target(now: Reading) -> None:
    """Read the target of a shot: a unit by number or name, or a feature."""
    now.slots.topic = "shot"
    if now.slots.rounds:
        read_round.point(now)
        return
    if now.slots.manner == AREA:
        _swept(now)
        return
    if now.slots.aim is not None:
        now.reader.fail("A shot has one target.", "Name a unit or a feature.", back=1)
    if now.reader.take_words("feature"):
        now.slots.aim = naming.take_feature(now.reader, now.battle)
    elif now.reader.take_words("thing"):
        now.slots.aim = naming.take_thing(now.reader, now.battle)
    elif now.reader.number_next():
        now.slots.aim = naming.take_unit(now.reader, now.battle)
    elif (thing := naming.maybe_thing(now.reader, now.battle)) is not None:
        now.slots.aim = thing
    else:
        feature = naming.maybe_feature(now.reader, now.battle) if now.reader.more() else None
        if feature is not None:
            now.slots.aim = feature
        else:
            now.slots.aim = naming.take_unit(now.reader, now.battle)


def _swept(now: Reading) -> None:
    """Read who is in the sector, nearest first, with or without commas."""
    while now.reader.more() and (now.reader.number_next() or "," in now.reader.peek().text):
        if now.reader.metres_next():
            break
        token = now.reader.peek().text
        if "," in token and all(
            part.isascii() and part.isdigit() and len(part) < 7 for part in token.split(",") if part
        ):
            now.reader.take()
            now.slots.swept = (*now.slots.swept, *(int(part) for part in token.split(",") if part))
            continue
        now.slots.swept = (*now.slots.swept, naming.take_unit(now.reader, now.battle))
        if (seen := _of_one(now)) != StatedSighting():
            now.slots.swept_seen = (*now.slots.swept_seen, (now.slots.swept[-1], seen))
    if not now.slots.swept:
        now.reader.fail("Which units are in the sector?", "Name them, nearest first, such as area at 11 12.")


def _of_one(now: Reading) -> StatedSighting:
    """What is said of the line to the one that was named last: its cover, its range, that it is not seen."""
    slots, before = now.slots, now.slots.covers
    slots.covers, in_sight, range_m = None, None, None
    while True:
        if now.reader.take_words("cover") or now.reader.take_words("behind"):
            cover(now)
        elif now.reader.take_words("range"):
            range_m = now.reader.take_metres("the range")
        elif now.reader.take_words("no", "sight"):
            in_sight = False
        else:
            break
    said, slots.covers = slots.covers, before
    return StatedSighting(covers=said, distance_m=range_m, in_sight=in_sight)


def area(now: Reading) -> None:
    """Read a burst over a sector: its middle by a direction, or toward a unit, feature or place (AUT-08)."""
    now.slots.manner, now.slots.topic = AREA, "shot"
    if not now.reader.take_words("facing"):
        return
    now.slots.axis_deg = bearing(now) if (degrees := take_direction(now)) is None else degrees


def weapon(now: Reading) -> None:
    """Read the weapon; before any action is named, a number is the enemy that is engaged."""
    if now.slots.action is None and now.reader.number_next():
        now.slots.engage = naming.take_unit(now.reader, now.battle)
    else:
        now.slots.weapon = naming.take_weapon(now.reader, now.book)


def take_planned_weapon(now: Reading) -> None:
    """Read the weapon of the planned shot, where the action has another, or what is thrown."""
    if now.slots.rounds:
        read_round.kind(now)
        return
    now.slots.shot_weapon = naming.take_weapon(now.reader, now.book)


def cover(now: Reading) -> None:
    """Read what covers the target, one feature or class after the other; `none` for nothing."""
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


def smoke(now: Reading) -> None:
    """Read that a cloud of smoke lies on the line (SMK-03)."""
    now.slots.depths[SMOKE], now.slots.topic = 1.0, "shot"


def through(now: Reading) -> None:
    """Read a window that is thrown through (GRN-15)."""
    if not now.reader.take_words("window"):
        naming.take_feature(now.reader, now.battle)
    now.slots.covers, now.slots.topic = (*(now.slots.covers or ()), WINDOW), "shot"


def over(now: Reading) -> None:
    """Read the ground of a move; for a throw, a window by its name (GRN-15)."""
    if now.slots.action in THROWS and naming.maybe_feature(now.reader, now.battle) is not None:
        now.slots.covers, now.slots.topic = (*(now.slots.covers or ()), WINDOW), "shot"
    else:
        read_move.over(now)


def into(now: Reading) -> None:
    """Read what ends a dive in zero gravity; for a throw, its target (GRN-42)."""
    if now.slots.action in THROWS:
        target(now)
    else:
        read_move.into(now)


def woods_next(now: Reading) -> bool:
    """Whether `light-woods 4m` or `heavy-woods 2m` comes next, which is a depth and no cover feature."""
    return now.reader.peek().key in DEEP and metres_follow(now.reader)


def depth(now: Reading) -> None:
    """Read how many metres the line runs through woods of the kind named next."""
    kind = now.reader.take().key
    now.slots.depths[kind] = now.reader.take_metres(f"the metres of {kind.replace('_', ' ')}")


def beyond(now: Reading) -> None:
    """Read who stands behind a breach the shot may make, with or without commas."""
    token = now.reader.peek()
    if "," in token.text and all(
        part.isascii() and part.isdigit() and len(part) < 7 for part in token.text.split(",")
    ):
        now.reader.take()
        now.slots.beyond = (*now.slots.beyond, *(int(part) for part in token.text.split(",")))
        return
    now.slots.beyond = (*now.slots.beyond, naming.take_unit(now.reader, now.battle))
    while now.reader.more() and now.reader.number_next() and not now.reader.metres_next():
        now.slots.beyond = (*now.slots.beyond, naming.take_unit(now.reader, now.battle))


def adjust(now: Reading) -> None:
    """Read a modifier set by hand, -99 to 99, with its reason."""
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


def strike(now: Reading) -> None:
    """Read a modifier that shall not count, by its key, with the reason."""
    if not now.reader.more():
        now.reader.fail("Which modifier is struck?", "Write its key, such as full_soft.")
    key = now.reader.take().text
    now.slots.adjust = (*now.slots.adjust, Adjustment(reason=now.reader.because(), strike=key, kind="strike"))


def overrule(now: Reading) -> None:
    """Read the reason why the table lets it stand; fails without one."""
    now.slots.overrule = now.reader.because() or now.reader.rest(("adjust", "strike"))
    if not now.slots.overrule:
        now.reader.fail("Overruling a rule needs a reason.", "Write overrule because ... .")
