"""Reading what is thrown, launched or called down, and the point at which it is meant to come down."""

from squadlog.battle.state import THROWS, ShotPlan
from squadlog.facts.ground_facts import Waypoint
from squadlog.language.chapters.verbs import ADVANCED_VERBS, verb_called
from squadlog.language.compass import point_next, take_point
from squadlog.language.naming import maybe_feature, take_feature, take_unit
from squadlog.language.reading import Reading, Slots
from squadlog.rules.common.advanced import words_of


def rounds_of(action: str | None) -> tuple[str, ...]:
    """What an action of that key throws, launches or calls down; none for any other."""
    return next((verb.rounds for verb in ADVANCED_VERBS if verb.action == action and verb.rounds), ())


def _may_be_here(action: str | None) -> bool:
    """Whether it goes where the unit is, if no place is said."""
    return any(verb.action == action and verb.here for verb in ADVANCED_VERBS)


def is_said_by_item(slots: Slots, *, long: bool) -> bool:
    """Whether what goes where the unit is is named as its item, or left to what it has: then no point is said."""
    named = slots.shot_weapon or slots.aim is not None or slots.aim_told
    return _may_be_here(slots.action) and not named and (long or slots.item is not None)


def _else(rounds: tuple[str, ...]) -> str:
    """How what the word means without the chapter is said where it is in force."""
    words = (verb.word for verb in ADVANCED_VERBS if verb.rounds == rounds)
    basic = next((basic for word in words if (basic := verb_called(word, ())) and basic.word == word), None)
    return "" if basic is None else f"; {basic.aliases[0]} UNIT is to {basic.meaning}"


def kind(now: Reading) -> None:
    """Read the kind of round, by its word or the beginning of it."""
    word = now.reader.peek().key or now.reader.peek().text
    found = [one for one in now.slots.rounds if word and one.startswith(word)]
    if len(found) != 1:
        now.reader.fail(
            f"{now.reader.seen()} stands where {' or '.join(now.slots.rounds)} should be.",
            f"Write {', '.join(now.slots.rounds)}{_else(now.slots.rounds)}.",
        )
    now.reader.take()
    now.slots.shot_weapon = found[0]


def things(now: Reading) -> None:
    """Read the numbers of things on the ground: `1,2`, `charges 1 and 2`; or `all`."""
    reader = now.reader
    kinds = [kind.key for key in now.battle.chapters for kind in words_of(key).lays]
    fillers = {*kinds, *(f"{kind}s" for kind in kinds), "and"}
    found: list[str] = []
    while reader.more():
        word = reader.peek().key
        if not found and word == "all":
            found.append(reader.take().key)
            break
        if word not in fillers and not all(
            part.isascii() and part.isdigit() for part in word.split(",") if part
        ):
            break
        reader.take()
        if word not in fillers:
            found += [part for part in word.split(",") if part]
    if not found:
        reader.fail("Which of them?", "Write their numbers, such as 1,2.")
    now.slots.item = ",".join(found)


def point(now: Reading) -> None:
    """Read the point a round is aimed at: a place in metres, a feature, a unit's place, or words in quotation marks."""
    slots, reader = now.slots, now.reader
    if slots.aim is not None or slots.aim_told:
        reader.fail("Aim it at one point.", back=1)
    if point_next(reader):
        slots.aim = take_point(reader)
    elif reader.more() and reader.peek().quoted:
        slots.aim_told = reader.rest()
    elif reader.take_words("feature"):
        slots.aim = take_feature(reader, now.battle)
    elif not reader.number_next() and (feature := maybe_feature(reader, now.battle)) is not None:
        slots.aim = feature
    else:
        _at_unit(now)


def _at_unit(now: Reading) -> None:
    """Read the present place of a unit: what is written down is a point (FMS-09, GRN-08)."""
    unit = now.battle.units.get(take_unit(now.reader, now.battle))
    if unit is None:
        now.reader.fail(
            "There is no unit with that number.", "Write a place in metres, such as at 20,14.", back=1
        )
    if unit.position is None:
        now.slots.aim_told = f"where {unit.called} is"
    else:
        now.slots.aim = Waypoint(x=unit.position.x, y=unit.position.y, floor=unit.floor)


def round_at_a_point(now: Reading) -> ShotPlan:
    """What is meant to come down where; a grenade in hand needs no name. Raises Stuck where that is not said."""
    slots = now.slots
    if slots.shot_weapon is None and slots.action not in THROWS:
        now.reader.fail("Which kind?", f"Write {' or '.join(slots.rounds)}.")
    if slots.aim is None and not slots.aim_told and not _may_be_here(slots.action):
        now.reader.fail(
            "Where is it aimed?",
            'Write a place in metres, such as at 20,14, or on no map at "the crossroads".',
        )
    return ShotPlan(
        weapon=slots.shot_weapon or "",
        target=slots.aim,
        told=slots.aim_told,
        stated=slots.stated(),
        adjust=slots.adjust,
    )
