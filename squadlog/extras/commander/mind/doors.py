"""Locked doors on the way of a soldier: which is the next, and how he gets it open: by key, by fire, by a charge.

Charges of his squad go off once nobody of his side is where they reach (EXP-22, SHP-09).
"""

from __future__ import annotations

from itertools import islice
from math import cos, hypot, inf, radians, sin
from typing import TYPE_CHECKING, NamedTuple

from squadlog.battle.commands import Declare, Fire
from squadlog.battle.moment import SUBPHASES
from squadlog.battle.state import QueuedShot, ShotPlan
from squadlog.extras.commander.mind.aims.wanted import shots_to_fall
from squadlog.extras.commander.mind.exchange import SHOTS_A_TURN
from squadlog.extras.commander.mind.goals import locked_doors, taken_but, way_clear_of
from squadlog.extras.commander.mind.posed import ChoiceWeighed, WorthTerm
from squadlog.facts.ground_facts import Waypoint
from squadlog.ground.compiled.bearings import distance_m
from squadlog.ground.compiled.conditions import Spot
from squadlog.rules.explosives.detonating import own
from squadlog.rules.explosives.record import DETONATE, INSTALL, PLASTIC, SHAPED
from squadlog.survey.walking.walking_net import walking_net

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from squadlog.battle.state import Known, Unit
    from squadlog.extras.commander.mind.posed import MindView
    from squadlog.facts.scenario.area import NamedArea
    from squadlog.rules.common.kept.laid_things import LaidThing
    from squadlog.survey.seat_survey import Survey
    from squadlog.survey.walking.walking_net import WalkingField

REACH_M = 1.0
"""How near one lays a charge (EXP-04)."""
CLEAR_M = 8.0
"""How far one goes from plastic that is to go off."""
ASIDE_M, _WAITS_M = 3.0, 12.0
"""So far from a locked door one goes aside for him who has a charge, and from so far one waits for him."""
_NEAR_M = 0.3
"""How near to a door a way leads that goes through it."""
_FIRES_M = 8.0
"""From so far one fires at a door at most."""
_SETS_OFF_S = 3
"""Seconds in which one gets clear of a charge and sets it off."""
_WAY_STEPS, _TURNS_ASIDE_M = 24, 10.0
"""So many half metres of the way of him who has the charge are kept clear, and so far one goes aside at most."""
_WIDE_M, _CLOSE_M = 1.0, 0.5
"""How far others keep from that way, and how far at least where there is no more room."""
_PLASTIC_M, _BEYOND_M = 7.0, 4.5
"""How far plastic is feared, and how far beyond its door a shaped charge."""


class LockedDoor(NamedTuple):
    """A locked door on a way: its id, its middle, how many metres it is away."""

    id: str
    x: float
    y: float
    metres: float


def door_ahead(known: Known, survey: Survey, here: Spot, field: WalkingField) -> LockedDoor | None:
    """The next locked door on the way of a field on which every door stands open; None where none is on it."""
    shut = locked_doors(known)
    doors = [one for one in survey.map.doors if one.id in shut and one.floor == here.floor]
    for spot in field.down_from(here):
        for door in doors:
            (x, y), (u, v) = door.ends
            middle = (x + u) / 2, (y + v) / 2
            if hypot(spot.x - middle[0], spot.y - middle[1]) <= hypot(u - x, v - y) / 2 + _NEAR_M:
                return LockedDoor(door.id, *middle, hypot(here.x - middle[0], here.y - middle[1]))
    return None


def opens(view: MindView, unit: int, door: LockedDoor) -> Iterator[ChoiceWeighed]:
    """How a soldier gets a locked door open: with a key, by shots that can destroy it, by a charge.

    Who has a charge lays it where that is sooner than the shots of all who are about the door.
    """
    soldier = view.known.units[unit]
    says = [Declare(unit=unit, action="open_close_door", feature=door.id, extras=("open",))]
    by_fire_s = inf
    if soldier.in_hand and door.metres <= _FIRES_M and can_fire_at(view, soldier, door.id):
        plan = ShotPlan(weapon=soldier.in_hand, target=door.id)
        says.append(Declare(unit=unit, action="fire_throw", weapon=soldier.in_hand, shot=plan))
        by_fire_s = _seconds_by_fire(view, soldier, door)
    if carrier_of(view, door) == unit and not any(one.feature == door.id for one in own(view.known, soldier)):
        lays = Declare(unit=unit, action=INSTALL, shot=ShotPlan(weapon=SHAPED, target=door.id))
        by_charge_s = view.rules.quote(lays).cost_ap + _SETS_OFF_S
        says.insert(1 if by_charge_s < by_fire_s else len(says), lays)
    terms = (WorthTerm("the door is", round(door.metres, 1), "m away"),)
    yield from (ChoiceWeighed(says=one, worth=0.0, terms=terms) for one in says)


def _seconds_by_fire(view: MindView, soldier: Unit, door: LockedDoor) -> float:
    """How long a door stands under the fire of those of a side who are about it, two shots a turn each (FIR-38)."""
    shots = shots_to_fall(view, soldier, soldier.in_hand or "", door.id)
    about = sum(
        one.side == soldier.side
        and not one.out
        and one.in_hand is not None
        and _away_m(one, door) <= _FIRES_M
        for one in view.known.units.values()
    )
    return shots * SUBPHASES / (SHOTS_A_TURN * max(1, about))


def can_fire_at(view: MindView, soldier: Unit, thing: str) -> bool:
    """Whether what he has in hand can destroy a thing, and he sees it from where he stands (OBS-06..08)."""
    weapon = soldier.in_hand or ""
    shot = QueuedShot(unit=soldier.id, weapon=weapon, plan=ShotPlan(weapon=weapon, target=thing))
    shown = view.now.rules.preview(Fire(unit=soldier.id, target=thing), as_if=shot)
    return shown.blocked is None


def shot_at_door(view: MindView, unit: int) -> Iterator[ChoiceWeighed]:
    """A shot that falls and was meant for a door, or another thing of the map."""
    queued = view.known.queued(unit)
    plan = None if queued is None else queued.plan
    if plan is not None and isinstance(plan.target, str):
        yield ChoiceWeighed(says=Fire(unit=unit, target=plan.target), worth=0.0)


def waits(view: MindView, unit: int, door: LockedDoor) -> bool:
    """Whether a soldier near a locked door leaves it to the one of his side who has a charge and is nearest.

    So he does as long as a charge lies there. Who is nearer than that one goes on, and stands in nobody's way.
    """
    laid = any(one.feature == door.id for one in own(view.known, view.known.units[unit]))
    carrier = carrier_of(view, door)
    if laid or carrier is None or carrier == unit:
        return laid and door.metres <= _WAITS_M
    carrier_m = _away_m(view.known.units[carrier], door)
    return door.metres <= ASIDE_M or carrier_m <= door.metres <= _WAITS_M


def carrier_of(view: MindView, door: LockedDoor) -> int | None:
    """Who of the side has a shaped charge and is nearest to a door; None: nobody. Plastic hardly opens one (EXP-20)."""
    carriers = [
        (_away_m(one, door), one.id)
        for one in view.known.units.values()
        if one.side == view.posed.side and not one.out and SHAPED in one.items
    ]
    return min(carriers)[1] if carriers else None


def aside_of(  # noqa: PLR0917 - who goes aside from where, on which way, for which door
    view: MindView, survey: Survey, unit: int, here: Spot, field: WalkingField, door: LockedDoor
) -> WalkingField:
    """How far it is for a soldier to where he is in nobody's way who opens a door; he stands or hides `here`.

    `field` leads through it. He keeps off the door and the way to it of him who has the charge; where others leave him
    no way to such a place, off that way alone, at last by no more than the two need to pass (ACT-18).
    """
    carrier = carrier_of(view, door)
    his = None if carrier is None else survey.figures.get(carrier)
    way = () if his is None else tuple(islice(field.down_from(his.spot), _WAY_STEPS))
    at_door = (Spot(door.x, door.y, here.floor), ASIDE_M)
    within = field.net.within(here, _TURNS_ASIDE_M, taken_but(field.net, survey, unit))
    wide = [(one, _WIDE_M) for one in way[::2]]
    for spots in ([at_door, *wide], wide, [(one, _CLOSE_M) for one in way]):
        clear = way_clear_of(view.known, spots)
        if any(clear.metres[node] <= 0 for node in within):
            return clear
    return way_clear_of(view.known, [at_door, *wide])


def _away_m(unit: Unit, door: LockedDoor) -> float:
    """How far a soldier is from a door; who has no place is farthest."""
    at = unit.position
    return inf if at is None else hypot(at.x - door.x, at.y - door.y)


def lays(view: MindView, unit: int, survey: Survey, area: NamedArea) -> Iterator[ChoiceWeighed]:
    """A plastic charge in an area, within reach of a soldier."""
    here, net = survey.figures[unit].spot, walking_net(view.known.setup.map)
    if PLASTIC not in view.known.units[unit].items:
        return
    spots = (net.spot(node) for node in net.nodes_in(survey.world, area))
    near = [spot for spot in spots if spot.floor == here.floor and distance_m(spot, here) <= REACH_M]
    for spot in sorted(near, key=lambda one: distance_m(one, here)):
        plan = ShotPlan(weapon=PLASTIC, target=Waypoint(x=spot.x, y=spot.y))
        yield ChoiceWeighed(says=Declare(unit=unit, action=INSTALL, shot=plan), worth=0.0)


def sets_off(view: MindView, unit: int) -> Iterator[ChoiceWeighed]:
    """The charges of his squad that endanger nobody of his side any more."""
    ready = [one for one in own(view.known, view.known.units[unit]) if not _endangered(view, one)]
    if ready and not any(
        one.action is not None and one.action.kind == DETONATE for one in view.known.units.values()
    ):
        numbers = ",".join(str(one.number) for one in ready)
        yield ChoiceWeighed(
            says=Declare(unit=unit, action=DETONATE, item=numbers), worth=0.0,
            terms=(WorthTerm("sets off", len(ready), "charges" if len(ready) > 1 else "charge"),),
        )  # fmt: skip


def feared_by(view: MindView, unit: int) -> tuple[LaidThing, ...]:
    """The charges of his squad that would reach a soldier."""
    soldier = view.known.units[unit]
    return tuple(one for one in own(view.known, soldier) if _reaches(one, soldier))


def way_clear_of_charges(known: Known, charges: Iterable[LaidThing]) -> WalkingField:
    """How far it is on foot to where one is safe from these charges as they go off."""
    laid = ((one.position, one.floor) for one in charges)
    return way_clear_of(known, [(Spot(at.x, at.y, floor), CLEAR_M) for at, floor in laid if at is not None])


def _endangered(view: MindView, charge: LaidThing) -> bool:
    return any(
        _reaches(charge, unit)
        for unit in view.known.units.values()
        if unit.side == view.posed.side and unit.wound != "D"
    )


def _reaches(charge: LaidThing, unit: Unit) -> bool:
    if charge.position is None or unit.position is None or charge.floor != unit.floor:
        return False
    east, north = unit.position.x - charge.position.x, unit.position.y - charge.position.y
    away_m = hypot(east, north)
    if charge.item == SHAPED:
        axis = radians(charge.axis_deg or 0.0)
        return away_m < _BEYOND_M and east * sin(axis) + north * cos(axis) > 0
    return away_m < _PLASTIC_M
