"""Places and directions as people say them: `12.5,8@2`, `north-east`, `45deg`, `14`, `D1`, and where that is."""

import math
import re

from squadlog.base.lengths import metres_of
from squadlog.facts.ground_facts import Position, Waypoint
from squadlog.ground.compiled import bearings
from squadlog.language.chart import ChartPlace, Goal, chart, landmarks, place_of, tidy
from squadlog.language.naming import take_feature, take_named, take_unit
from squadlog.language.reading import Reading
from squadlog.language.words import Reader

_NUMBER, _UNIT = r"-?[0-9]{1,7}(?:\.[0-9]{1,400})?", r"(?:m|in|cm|[\"″”])"
_POINT = re.compile(rf"({_NUMBER})({_UNIT})?,({_NUMBER})({_UNIT})?(?:@([0-9]{{1,3}}))?")
_PART = re.compile(rf"{_NUMBER}{_UNIT}?")
_SECOND_PART = re.compile(rf"{_NUMBER}{_UNIT}?(?:@[0-9]{{1,3}})?")
_ANGLE = re.compile(r"([0-9]{1,3}(?:\.[0-9]{1,400})?)(deg|degrees|°)?")
FULL_TURN_DEG = 360.0
COMPASS: dict[str, float] = {
    word.replace("-", "_"): place * 22.5 for place, word in enumerate(bearings.COMPASS)
}
"""The sixteen points of the compass, clockwise from north."""
_SHORT = {"".join(part[0] for part in word.split("_")): degrees for word, degrees in COMPASS.items()}
JOINED = {word.replace("_", ""): degrees for word, degrees in COMPASS.items() if word.count("_") == 1}
SIDES: dict[str, float] = {
    "ahead": 0.0, "forward": 0.0, "ahead_right": 45.0, "right": 90.0, "behind_right": 135.0, "behind_left": 225.0,
    "left": 270.0, "ahead_left": 315.0,
}  # fmt: skip
"""Directions seen from the unit, clockwise from where it faces."""


def point_next(reader: Reader) -> bool:
    """Whether a place comes next: `12,8`, `12.5,8@2`, `12.5, 8` or `10in,4in`."""
    token = reader.peek()
    if token.quoted:
        return False
    if _POINT.fullmatch(token.text):
        return True
    second = reader.peek(2)
    return (
        _PART.fullmatch(token.text) is not None
        and reader.peek(1).key == ","
        and not second.quoted
        and _SECOND_PART.fullmatch(second.text) is not None
    )


def take_point(reader: Reader) -> Waypoint:
    """A place east and north of the south-west corner, with its floor after `@`.

    It is in metres, as the grid of a map is, whatever the unit of the table, unless it says its unit: `10in,4in`.
    """
    if not point_next(reader):
        reader.fail(
            f"{reader.seen()} stands where a place should be.",
            "Write metres east and north, such as 12.5,8, or 12.5,8@2 on the second floor.",
        )
    text = reader.take().text
    if reader.peek().key == "," and "," not in text:
        reader.take()
        text = f"{text},{reader.take().text}"
    found = _POINT.fullmatch(text)
    if found is None:  # pragma: no cover - point_next has looked
        reader.fail(f"{text!r} is not a place.")
    x, unit, y, second_unit, floor = found.groups()
    return Waypoint(
        x=_in_metres(x, unit or second_unit),
        y=_in_metres(y, second_unit or unit),
        floor=None if floor is None else int(floor),
    )


def _in_metres(number: str, unit: str | None) -> float:
    return float(number) if unit in (None, "m") else metres_of(float(number), unit)


def compass_degrees(word: str, *, short: bool = False) -> float | None:
    """Degrees of a point of the compass; `short` words such as `nne` count only where nothing else can be meant."""
    found = COMPASS.get(word, JOINED.get(word))
    return _SHORT.get(word) if found is None and short else found


def take_compass(reader: Reader) -> float | None:
    """Read a point of the compass, or leave the cursor."""
    found = compass_degrees(reader.peek().key, short=True)
    if found is not None:
        reader.take()
    return found


def take_angle(reader: Reader, *, marked: bool = False) -> float | None:
    """Read an angle of 0 to 360 degrees, or leave the cursor; `marked` wants it written as one: `45deg`, `45°`."""
    token = reader.peek()
    found = None if token.quoted else _ANGLE.fullmatch(token.text.lower())
    if found is None or float(found[1]) > FULL_TURN_DEG:
        return None
    worded = reader.peek(1).key in ("degrees", "deg")
    if marked and found[2] is None and not worded:
        return None
    reader.take()
    if found[2] is None and worded:
        reader.take()
    return float(found[1]) % FULL_TURN_DEG


def stands(now: Reading, what: str) -> Position | None:
    """Where the unit of the sentence is; fails where it or the battle has no place. None for a unit nobody is."""
    reader, number = now.reader, now.slots.unit
    if not now.battle.setup.map:
        reader.fail(
            f"This battle has no map, so {what} has no meaning here.",
            f"State metres and facts instead, such as walk {3 if number is None else number} 2m over light turn 90.",
            back=1,
        )
    unit = now.battle.units.get(number if number is not None else -1)
    if unit is not None and unit.position is None:
        way = (
            f"Place it first: put {number} X,Y."
            if now.battle.stage == "setup"
            else f"The referee can: correct {number} at=X,Y because ..."
        )
        reader.fail(f"Unit {number} is not on the map.", way, back=1)
    return None if unit is None else unit.position


def take_known_place(now: Reading, what: str) -> Position:
    """Like `stands`, for what cannot be said of a unit that nobody is."""
    position = stands(now, what)
    if position is None:
        now.reader.fail(f"There is no unit {now.slots.unit}.", _units(now), back=1)
    return position


def _units(now: Reading) -> str:
    return f"Units: {', '.join(map(str, now.battle.units))}."


def take_goal(now: Reading, near: tuple[float, float]) -> Goal:
    """A unit by number or name, a feature by id or name, a room by name, or metres, as a place on the map."""
    reader = now.reader
    if point_next(reader):
        point = take_point(reader)
        return Goal(ChartPlace(point.x, point.y, point.floor), f"{point.x:g},{point.y:g}")
    if not reader.more():
        reader.fail("Toward what?", "Name a unit, a feature of the map, or a place such as 12,8.")
    if reader.take_words("feature"):
        return _feature(now, take_feature(reader, now.battle), near)
    if reader.take_words("unit"):
        return _unit(now, take_unit(reader, now.battle))
    marks = landmarks(now.battle) | {one.id: one.name for one in now.battle.features.values()}
    if reader.number_next() and (
        reader.peek().text not in marks or int(reader.peek().text) in now.battle.units
    ):
        return _unit(now, take_unit(reader, now.battle))
    people = {str(unit.id): unit.soldier.name for unit in now.battle.units.values()}
    found = take_named(reader, people | marks, "unit or feature", must=True) or ""
    return _feature(now, found, near) if found in marks else _unit(now, int(found))


def _unit(now: Reading, number: int) -> Goal:
    other = now.battle.units.get(number)
    if other is None:
        now.reader.fail(f"There is no unit {number}.", _units(now), back=1)
    if other.position is None:
        now.reader.fail(f"Unit {number} is not on the map.", "Name a place, such as 12,8.", back=1)
    return Goal(ChartPlace(other.position.x, other.position.y, other.floor), f"unit {number}")


def _feature(now: Reading, feature: str, near: tuple[float, float]) -> Goal:
    place = place_of(now.battle, feature, near)
    if place is None:
        now.reader.fail(
            f"{feature} has no place on the map.", "Name another feature, or a place such as 12,8.", back=1
        )
    return Goal(place, feature)


def bearing_between(start: tuple[float, float], goal: tuple[float, float]) -> float | None:
    """Degrees clockwise from north from one place to another; None for the same place."""
    if math.dist(start, goal) < 1e-9:
        return None
    return tidy(math.degrees(math.atan2(goal[0] - start[0], goal[1] - start[1])) % FULL_TURN_DEG)


def onward(start: tuple[float, float], degrees: float, metres: float) -> tuple[float, float]:
    """The place `metres` from another in a direction."""
    radians = math.radians(degrees)
    return tidy(start[0] + math.sin(radians) * metres), tidy(start[1] + math.cos(radians) * metres)


def edge_m(now: Reading, start: tuple[float, float], degrees: float) -> float:
    """Metres from a place to the edge of the map in a direction; 0 outside it."""
    drawn = chart(now.battle)
    if drawn is None:
        return 0.0
    dx, dy = math.sin(math.radians(degrees)), math.cos(math.radians(degrees))
    ways = [
        ((side if step > 0 else 0.0) - at) / step
        for at, step, side in ((start[0], dx, drawn.width_m), (start[1], dy, drawn.height_m))
        if abs(step) > 1e-12
    ]
    return max(0.0, min(ways, default=0.0))
