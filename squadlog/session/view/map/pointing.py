"""What a hand on the map points at: a soldier, a door, a wall, a counter, or the mere place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.battle.state import ShotPlan
from squadlog.facts.ground_facts import StatedSighting, Waypoint
from squadlog.reports.wording import unit_words
from squadlog.session.view.map.in_hand_tools import NEAR_M
from squadlog.session.view.map.map_texts import survey_of_seat

if TYPE_CHECKING:
    from squadlog.facts.ground_facts import Target
    from squadlog.ground.compiled.conditions import Spot
    from squadlog.session.seat import Seat
    from squadlog.session.view.map.in_hand_tools import Hand

WALLS = ("_wall", "_bulkhead")
"""How the kinds of things end that a shot meets where it is pointed at."""


def find_thing(seat: Seat, at: Spot, reach_m: float = NEAR_M) -> str | None:
    """The door, window, wall or other standing thing at a place, the nearest of several; None for nothing."""
    known = seat.known.features
    near = survey_of_seat(seat).look(at, max(reach_m, NEAR_M))
    # A door or a window lies on the line of its wall, and is what is meant where both are as near.
    found = [
        (round(one.distance_m, 2), known[one.id].kind.endswith(WALLS), one.id)
        for one in near
        if one.id in known and known[one.id].state != "destroyed"
    ]
    return min(found)[2] if found else None


def here_words(seat: Seat, hand: Hand) -> str:
    """What the cursor is on: a unit, counters, a thing, and what the place is called."""
    battle, survey, at = seat.known, survey_of_seat(seat), hand.cursor
    under, thing = hand.under(battle), find_thing(seat, at, hand.reach_m)
    who = f"{unit_words(battle, under)} is here: " if under is not None else ""
    what = f"{battle.features[thing].name}, " if thing is not None else ""
    lies = "".join(f"{one.name}, " for one in survey.counters if is_near(one.spot, at, hand.reach_m))
    return f"{who}{lies}{what}{survey.whereabouts(at)}"


def is_near(spot: Spot, at: Spot, reach_m: float = NEAR_M) -> bool:
    """Whether a place is meant by one who points at another."""
    gap = max(abs(spot.x - at.x), abs(spot.y - at.y))
    return spot.floor == at.floor and gap <= max(reach_m, NEAR_M)


def plan_shot(seat: Seat, hand: Hand, weapon: str) -> ShotPlan | None:
    """The shot at what is under the cursor, units first; at a wall, where the cursor points (OBS-01)."""
    target = hand.under(seat.known, but=hand.chosen)
    if target is not None:
        return ShotPlan(weapon=weapon, target=target)
    thing = find_thing(seat, hand.cursor, hand.reach_m)
    if thing is None:
        return None
    walls = seat.known.features[thing].kind.endswith(WALLS)
    at = (round(hand.cursor.x, 2), round(hand.cursor.y, 2)) if walls else None
    return ShotPlan(weapon=weapon, target=thing, stated=StatedSighting(at=at))


def find_meanings(seat: Seat, hand: Hand) -> tuple[tuple[Target, tuple[float, float] | None], ...]:
    """What the cursor can mean: a unit, a door or a window near it, the point itself, a wall or other thing.

    Each with the point of a feature that is meant.
    """
    at = round(hand.cursor.x, 2), round(hand.cursor.y, 2)
    point: Target = Waypoint(x=at[0], y=at[1], floor=hand.cursor.floor)
    under = hand.under(seat.known)
    first: list[tuple[Target, tuple[float, float] | None]] = []
    if under is not None and under != hand.chosen:
        first.append((under, None))
    last: list[tuple[Target, tuple[float, float] | None]] = []
    known = seat.known.features
    for one in survey_of_seat(seat).look(hand.cursor, max(hand.reach_m, NEAR_M)):
        feature = known.get(one.id)
        if feature is None or feature.state == "destroyed":
            continue
        opening = "door" in feature.kind or "window" in feature.kind
        (first if opening else last).append((one.id, at if feature.kind.endswith(WALLS) else None))
    return (*first, (point, None), *last)
