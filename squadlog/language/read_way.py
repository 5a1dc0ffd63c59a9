"""Reading which way a move goes on a map and how it faces in the end, each clause once its opening words are taken."""

import math
from itertools import pairwise
from math import dist

from squadlog.facts.ground_facts import Turn, Waypoint
from squadlog.language import compass
from squadlog.language.chart import Goal
from squadlog.language.read_move import take_degrees
from squadlog.language.reading import Reading

MOST_WAYPOINTS = 100
_FARTHEST_M = 30.0
"""How far on a path without a goal is drawn: farther than any move of one subphase."""
_ON_THE_SPOT = "change_facing"
_STILL = (None, "turn", "kneel", "stairs")
_LEAPS = ("jump", "dive")


def via(now: Reading) -> None:
    """Read the places the move leads through; it ends at the last."""
    compass.stands(now, "a place")
    _add(now, compass.take_point(now.reader))
    while now.reader.more() and compass.point_next(now.reader):
        _add(now, compass.take_point(now.reader))


def toward(now: Reading) -> None:
    """Read a goal of the move, to be reached as far as ground and allowance let it.

    The goal is a unit, a feature, a place or a point of the compass.
    """
    if now.slots.action == _ON_THE_SPOT:
        facing(now)
        return
    x, y, _ = _last(now)
    if (degrees := compass.take_compass(now.reader)) is not None:
        _straight(now, degrees)
        return
    goal = compass.take_goal(now, (x, y))
    unit = now.battle.units.get(now.slots.unit if now.slots.unit is not None else -1)
    if unit is not None and goal.place.floor not in (None, unit.floor):
        now.reader.fail(
            f"{goal.called} is on floor {goal.place.floor}, unit {unit.id} on floor {unit.floor}.",
            "Go toward the stairs first, or name a place on its own floor.",
            back=1,
        )
    if compass.bearing_between((x, y), (goal.place.x, goal.place.y)) is None:
        now.reader.fail(f"Unit {now.slots.unit} is there already.", "Name another goal.", back=1)
    _add(now, Waypoint(x=goal.place.x, y=goal.place.y))
    now.slots.toward = True


def heading(now: Reading) -> None:
    """Read a direction in degrees or as a point of the compass, and how far."""
    degrees = compass.take_compass(now.reader)
    if degrees is None:
        degrees = compass.take_angle(now.reader)
    if degrees is None:
        now.reader.fail(
            f"{now.reader.seen()} stands where a direction should be.", "Write heading 45, or heading north."
        )
    _way(now, degrees)


def compass_point(now: Reading) -> None:
    """Read how far; the point of the compass is the word that was read."""
    _way(now, compass.compass_degrees(now.slots.said[-1]) or 0.0)


def side(now: Reading) -> None:
    """Read how far; the direction, seen from the unit or along its last stretch, is the word that was read."""
    word = now.slots.said[-1].replace(" ", "_")
    if now.slots.action == _ON_THE_SPOT and word in ("left", "right"):
        turn_by(now, left=word == "left")
        return
    position = compass.take_known_place(now, word.replace("_", " "))
    ahead: float | None = position.facing_deg
    if now.slots.path:
        before = [Waypoint(x=position.x, y=position.y), *now.slots.path][-2]
        ahead = compass.bearing_between((before.x, before.y), (now.slots.path[-1].x, now.slots.path[-1].y))
    _way(
        now,
        ((ahead if ahead is not None else position.facing_deg) + compass.SIDES[word]) % compass.FULL_TURN_DEG,
    )


def _way(now: Reading, degrees: float) -> None:
    """Metres that way; without metres those said before it, or else as far as it goes."""
    slots, reader = now.slots, now.reader
    if slots.action == _ON_THE_SPOT:
        compass.stands(now, "a direction")
        slots.facing_deg = degrees
        return
    x, y, _ = _last(now)
    if reader.metres_next():
        metres = reader.take_metres("the distance")
    elif slots.distance_m is not None and not slots.path:
        metres, slots.distance_m = slots.distance_m, None
    else:
        _straight(now, degrees)
        return
    east, north = compass.onward((x, y), degrees, metres)
    _add(now, Waypoint(x=east, y=north))


def _straight(now: Reading, degrees: float) -> None:
    """Straight that way, as far as ground, map and allowance let it."""
    x, y, _ = _last(now)
    metres = min(_FARTHEST_M, compass.edge_m(now, (x, y), degrees))
    if metres < 0.01:
        now.reader.fail("The map ends there.", "Go another way.", back=1)
    east, north = compass.onward((x, y), degrees, metres)
    _add(now, Waypoint(x=east, y=north))
    now.slots.toward = True


def _add(now: Reading, waypoint: Waypoint) -> None:
    if len(now.slots.path) >= MOST_WAYPOINTS:
        now.reader.fail(
            f"A move has at most {MOST_WAYPOINTS} places on its way.", "Move in shorter stretches.", back=1
        )
    now.slots.path = (*now.slots.path, waypoint)
    now.slots.topic = "move"


def _last(now: Reading) -> tuple[float, float, int | None]:
    """Where the way said so far ends."""
    position = compass.take_known_place(now, "a direction")
    if now.slots.path:
        last = now.slots.path[-1]
        return last.x, last.y, last.floor
    return position.x, position.y, None


def as_far(now: Reading) -> None:
    """Read that the way ends where ground and allowance end; `as far as 14` gives the goal too."""
    if now.reader.take_words("as"):
        toward(now)
    else:
        now.slots.as_far = True


def turn(now: Reading) -> None:
    """Read a turn to the right or left, and after how many metres; `turn toward 14` gives the facing instead."""
    if now.reader.take_words("toward") or now.reader.take_words("to") or now.reader.take_words("facing"):
        facing(now)
        return
    left = now.reader.take_words("left")
    if not left:
        now.reader.take_words("right")
    turn_by(now, left=left)


def turn_by(now: Reading, *, left: bool) -> None:
    """Read the degrees of a turn, its side where it comes with them, and after how many metres."""
    if now.reader.take_words("around"):
        degrees = 180.0
    else:
        degrees = take_degrees(now)
        if now.reader.take_words("left"):
            left = True
        else:
            now.reader.take_words("right")
    after = 0.0
    if now.reader.take_words("after"):
        after = now.reader.take_metres("the metres before the turn")
    now.slots.turns = (*now.slots.turns, Turn(degrees=degrees, after_m=after, left=left))


def facing(now: Reading) -> None:
    """Read how the unit faces in the end: degrees, a point of the compass, or toward a unit, a feature or a place."""
    now.slots.facing_at = None
    now.slots.facing_deg = None
    compass.stands(now, "a direction")
    if (found := take_direction(now)) is not None:
        now.slots.facing_deg = found
        return
    position = compass.take_known_place(now, "a direction")
    now.slots.facing_at = compass.take_goal(now, (position.x, position.y))


def bearing(now: Reading) -> float:
    """The direction from the unit to a unit, a feature or a place of the map, in degrees."""
    here = compass.take_known_place(now, "a direction")
    there = compass.take_goal(now, (here.x, here.y)).place
    return round(math.degrees(math.atan2(there.x - here.x, there.y - here.y)) % 360, 3)


def take_direction(now: Reading) -> float | None:
    """Read degrees or a point of the compass, or leave the cursor.

    A bare number is a unit if there is one so called.
    """
    found = compass.take_compass(now.reader)
    if found is None:
        unit = now.reader.number_next() and int(now.reader.peek().text.lstrip("#")) in now.battle.units
        marked = now.reader.peek().text.startswith("#") or unit
        found = compass.take_angle(now.reader, marked=marked)
    return found


def settle_facing(now: Reading) -> None:
    """Turn `facing 14` into degrees, seen from where the move ends. Fails where that is not known beforehand."""
    goal = now.slots.facing_at
    if goal is None:
        return
    end = _end(now, goal)
    degrees = None if end is None else compass.bearing_between(end, (goal.place.x, goal.place.y))
    if degrees is None:
        now.reader.fail(
            f"Where unit {now.slots.unit} will end is not known beforehand."
            if end is None
            else f"Unit {now.slots.unit} will be at that place itself.",
            "Say how it faces in degrees or by the compass, such as facing north, or how far it goes, such as 2m.",
            back=1,
        )
    now.slots.facing_deg = degrees


def _end(now: Reading, goal: Goal) -> tuple[float, float] | None:
    """Where the move ends as far as words tell; toward the goal itself any place on the last stretch does as well."""
    slots, position = now.slots, compass.take_known_place(now, "a direction")
    start = (position.x, position.y)
    if not slots.path and slots.distance_m is None and _on_the_spot(now):
        return start
    points = [start, *((point.x, point.y) for point in slots.path)]
    whole = slots.distance_m is None and not (slots.as_far or slots.toward)
    if slots.path and whole:
        return points[-1]
    if len(points) == 2 and dist(points[-1], (goal.place.x, goal.place.y)) < 1e-6:
        return start
    if slots.distance_m is None or slots.turns:
        return None
    if not slots.path:
        behind = 180.0 if slots.mode in ("backward", "crawl_back") else 0.0
        ahead = (position.facing_deg + behind) % compass.FULL_TURN_DEG
        return None if slots.mode == "sideways" else compass.onward(start, ahead, slots.distance_m)
    return _along(points, slots.distance_m)


def _on_the_spot(now: Reading) -> bool:
    """Whether what is declared, or gone on with, moves nobody."""
    slots = now.slots
    unit = now.battle.units.get(slots.unit if slots.unit is not None else -1)
    going_on = unit.action if unit is not None and slots.action is None else None
    mode = slots.mode or (going_on.mode if going_on is not None else None)
    return mode in _STILL and slots.action not in _LEAPS


def _along(points: list[tuple[float, float]], metres: float) -> tuple[float, float]:
    for begin, end in pairwise(points):
        length = dist(begin, end)
        if metres <= length and length:
            share = metres / length
            return begin[0] + (end[0] - begin[0]) * share, begin[1] + (end[1] - begin[1]) * share
        metres -= length
    return points[-1]


def aim(now: Reading) -> None:
    """Read the point aimed at on a wall or other feature."""
    now.slots.topic = "shot"
    if not now.battle.setup.map:
        now.reader.fail(
            "This battle has no map, so there is no point to aim at.",
            "Name the feature alone, such as at D1.",
            back=1,
        )
    point = compass.take_point(now.reader)
    now.slots.aim_at = (point.x, point.y)
