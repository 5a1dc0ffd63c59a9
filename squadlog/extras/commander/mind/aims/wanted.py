"""Where the objectives of a battle want one soldier: to be there, to leave, to fetch, to destroy, to cover others."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from squadlog.extras.commander.mind.aims.objectives import aims, points_of
from squadlog.facts.scenario.area import NamedArea
from squadlog.rules.explosives.record import PLASTIC, SHAPED
from squadlog.rules.fire.obstacles import battering, halves_to_fall
from squadlog.rules.scenario.objectives import is_destroyed
from squadlog.rules.scenario.progress import page_of
from squadlog.rules.scenario.squads import of_squads

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from squadlog.battle.state import Known, Unit
    from squadlog.extras.commander.mind.aims.objectives import SideAim
    from squadlog.extras.commander.mind.posed import MindView
    from squadlog.rules.common.context import RulesContext

_DEFENDS_M = 8.0
"""From how far an enemy is kept from a place."""
SUPPORTS_M = 9.0
"""From how far others support him who does there what is to be done."""
_TAKES_M = 0.8
"""How near to a thing one is to be who is to pick it up (ACT-65)."""


class PlaceWanted(NamedTuple):
    """An area where a side wants somebody to be, within so many metres of it, and the points that hang on it.

    So many soldiers as it `needs` go there, the nearest of those who `may`, and the others near it; 0: all do. `by` is
    the turn with whose end it is too late. Who `defends` keeps an enemy from it.
    """

    area: NamedArea
    points: float
    within_m: float = 0.0
    defends: bool = False
    needs: int = 0
    may: frozenset[int] = frozenset()
    by: int | None = None


class ThingWanted(NamedTuple):
    """A thing that is to be taken off the map: on the ground by its `number`, or with the `body` of somebody."""

    name: str
    at: NamedArea
    number: int | None = None
    body: int | None = None


def places_wanted(view: MindView, unit: Unit) -> list[PlaceWanted]:
    """Where the page wants one of a side to be; where it wants nobody, the places that the enemy wants."""
    known = view.known
    wanted = aims(known)
    theirs = [one for one in wanted if one.side != unit.side and one.area is not None]
    own = [
        place
        for one in wanted
        if one.side == unit.side and one.area is not None
        for place in _places(view, unit, one, one.area, _denied(one, theirs))
    ]
    own += _kept(known, unit.side, theirs)
    return own or [_against(one, one.area) for one in theirs if one.area is not None]


def areas_wanted(known: Known, side: str) -> list[NamedArea]:
    """The places of the objectives that a side may still meet, the dearest first."""
    wanted = sorted((one for one in aims(known) if one.side == side), key=lambda one: -one.points)
    return [one.area for one in wanted if one.area is not None]


def things_wanted(known: Known, side: str) -> list[ThingWanted]:
    """The things on the map that a side is to take away, and that nobody carries who fights on (ACT-65)."""
    names = {
        item
        for one in aims(known)
        if (one.side, one.objective.kind) == (side, "carried")
        for item in one.objective.items
    }
    found = [
        ThingWanted(one.name, _about(one.position.x, one.position.y, one.floor), number=one.id)
        for one in known.things
        if one.name in names and one.position is not None
    ]
    bodies = (one for one in known.units.values() if one.out and one.position is not None)
    for body in bodies:
        for name in (*body.items, *body.keys, *body.weapons):
            if name in names and body.position is not None:
                at = _about(body.position.x, body.position.y, body.floor)
                found.append(ThingWanted(name, at, body=body.id))
    return found


def shots_to_fall(view: MindView, unit: Unit, weapon: str, feature: str) -> float:
    """How many shots of a weapon a thing of the map still takes to fall; 0 for one that it never destroys (OBS-04)."""
    return view.now.rules.by_rules(partial(_shots_to_fall, unit.id, weapon, feature))


def can_destroy(view: MindView, unit: Unit, feature: str) -> bool:
    """Whether a soldier has what destroys a thing of the map: a weapon that is strong enough, or a shaped charge."""
    return SHAPED in unit.items or any(shots_to_fall(view, unit, one, feature) for one in unit.weapons)


def features_of(known: Known, aim: SideAim) -> list[str]:
    """The things that an objective wants destroyed and that still stand, by id."""
    names = {name.casefold() for name in aim.objective.features}
    return [
        one.id
        for one in known.features.values()
        if one.part_of is None
        and names & {one.id.casefold(), one.name.casefold()}
        and not is_destroyed(known, one.id)
    ]


def _shots_to_fall(unit: int, weapon: str, feature: str, known: Known, ctx: RulesContext) -> float:
    halves = battering(known, unit, weapon, feature, ctx).half_levels
    left = halves_to_fall(ctx) - known.features[feature].damage
    return max(1, -(-left // halves)) if halves else 0


def _places(
    view: MindView, unit: Unit, aim: SideAim, area: NamedArea, denied: float
) -> Iterator[PlaceWanted]:
    """Where an objective of his side wants a soldier."""
    known, one = view.known, aim.objective
    points = aim.points + denied
    may = of_squads(known, unit.side, one.squads)
    covers = PlaceWanted(area, points, SUPPORTS_M, by=aim.by)
    match one.kind:
        case "carried":
            carried = [item for item in one.items if item in unit.items]
            if carried:
                yield PlaceWanted(area, aim.each * len(carried) + denied, by=aim.by)
                return
            lying = things_wanted(known, unit.side)
            yield from (PlaceWanted(thing.at, aim.each + denied, needs=1, by=aim.by) for thing in lying)
            if any(item in friend.items for friend in _friends(known, unit) for item in one.items):
                yield covers
        case "charges":
            yield PlaceWanted(area, points, by=aim.by) if PLASTIC in unit.items else covers
        case "destroy":
            able = any(can_destroy(view, unit, name) for name in features_of(known, aim))
            yield PlaceWanted(area, points, by=aim.by) if able else covers
        case "reach" | "leave":
            needs = aim.left if one.worth != "points" else 0
            yield PlaceWanted(area, points, needs=needs, may=may, by=aim.by) if unit.id in may else covers
        case _:
            yield PlaceWanted(area, points, by=aim.by) if unit.id in may else covers


def _kept(known: Known, side: str, theirs: Sequence[SideAim]) -> Iterator[PlaceWanted]:
    """The places of objectives that a side is to prevent, for what that brings and what it denies."""
    page = page_of(known)
    for one in page.objectives:
        if (one.kind, one.side) == ("prevent", side):
            for aim in theirs:
                if aim.area is not None and aim.objective.id == one.of:
                    yield PlaceWanted(aim.area, points_of(one), _DEFENDS_M, by=aim.by)


def _against(aim: SideAim, area: NamedArea) -> PlaceWanted:
    """Where an enemy is to be kept from an objective: held ground by being there too, all else from near by (A-130)."""
    if aim.objective.kind == "hold":
        return PlaceWanted(area, aim.points, by=aim.by)
    return PlaceWanted(area, aim.points, _DEFENDS_M, defends=True, by=aim.by)


def _denied(aim: SideAim, theirs: Sequence[SideAim]) -> float:
    """The points of others that hang on the same ground, and that only one side may hold."""
    if aim.objective.kind != "hold":
        return 0.0
    return sum(one.points for one in theirs if (one.objective.kind, one.area) == ("hold", aim.area))


def _friends(known: Known, unit: Unit) -> Iterator[Unit]:
    return (
        one for one in known.units.values() if one.side == unit.side and not one.out and one.id != unit.id
    )


def _about(x: float, y: float, floor: int) -> NamedArea:
    return NamedArea(id="thing", name="what is to be fetched", centre=(x, y), radius_m=_TAKES_M, floor=floor)
