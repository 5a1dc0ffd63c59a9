"""`put`: setting a unit on the map before play."""

from squadlog.battle.commands import Command, PlaceUnit
from squadlog.facts import Position
from squadlog.language.compass import bearing_between, take_goal
from squadlog.language.naming import take_unit
from squadlog.language.read_shot import overrule
from squadlog.language.read_way import take_direction
from squadlog.language.reading import Reading
from squadlog.language.verb import Verb


def put(now: Reading, verb: Verb) -> Command:
    """`put 4 12,8 floor 2 facing north`, `put 4 off`.

    Without a facing the unit keeps the one it has, or looks north.
    """
    reader = now.reader
    if not reader.more():
        reader.fail("Which unit is put where?", f"Write {verb.form}.")
    now.slots.unit = unit = take_unit(reader, now.battle)
    if reader.take_words("off"):
        _rest(now, verb)
        return PlaceUnit(unit=unit, position=None, overrule=now.slots.overrule)
    for word in ("at", "on", "to", "in"):
        reader.take_words(word)
    if not reader.more():
        reader.fail(f"Where is unit {unit} put?", f"Write {verb.form}.")
    known = now.battle.units.get(unit)
    before = known.position if known is not None else None
    goal = take_goal(now, (before.x, before.y) if before is not None else (0.0, 0.0))
    floor, degrees = goal.place.floor or 1, before.facing_deg if before is not None else 0.0
    while reader.more():
        if reader.take_words("floor"):
            floor = reader.take_number("the floor")
        elif reader.take_words("facing") or reader.take_words("heading"):
            degrees = _facing(now, (goal.place.x, goal.place.y))
        else:
            break
    _rest(now, verb)
    position = Position(x=goal.place.x, y=goal.place.y, facing_deg=degrees)
    return PlaceUnit(unit=unit, position=position, floor=floor, overrule=now.slots.overrule)


def _facing(now: Reading, spot: tuple[float, float]) -> float:
    degrees = take_direction(now)
    if degrees is None:
        other = take_goal(now, spot).place
        degrees = bearing_between(spot, (other.x, other.y))
    if degrees is None:
        now.reader.fail("It stands there itself.", "Say how it faces by the compass, such as north.", back=1)
    return degrees


def _rest(now: Reading, verb: Verb) -> None:
    """Nothing more may follow but an overruling."""
    if now.reader.more() and now.reader.take_words("overrule"):
        overrule(now)
    elif now.reader.more():
        now.reader.fail(f"{now.reader.seen()} was not understood after 'put'.", f"Write {verb.form}.")
