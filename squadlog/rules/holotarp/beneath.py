"""Who is under a tarp, how they come to light, and how they are out of sight again (HOL-04..HOL-06, A-108, A-152)."""

from collections.abc import Iterator
from itertools import pairwise

from squadlog.base.records import replace
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.state import Battle, Unit
from squadlog.facts.ground_facts import MoveFacts, Position, Station
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.kept.laid_things import LaidThing, ThingLaid, thing_called, things_of
from squadlog.rules.hiding.piles import Pile, PileLaid, hiding_of, is_hidden
from squadlog.rules.hiding.placing import number_under_tarp
from squadlog.rules.hiding.searching import uncover
from squadlog.rules.holotarp.record import TARP, Bared, TarpCloses, TarpEntered, beneath_of
from squadlog.rules.laid_out.tarps import covers, hides_all, tarp_over

STEPS_IN = "HOL-05"
GONE = "HOL-06"
_ACTS = "HID-17"
_NEARLY_M = 1e-9


def piles_under(battle: Battle, tarp: LaidThing) -> tuple[Pile, ...]:
    """What lies beneath a tarp of its side, out of sight of all others."""
    return tuple(
        pile for pile in hiding_of(battle).of(tarp.side) if pile.veiled and _over(battle, pile) == tarp.id
    )


def _over(battle: Battle, pile: Pile) -> str:
    tarp = tarp_over(battle, pile.position, pile.floor, side=pile.side, unit=pile.unit)
    return "" if tarp is None else tarp.id


def is_inside(battle: Battle, unit: Unit, tarp: LaidThing) -> bool:
    """Whether a unit is under a tarp: by where it stands, or on no map by what was said."""
    at = unit.position
    if at is not None:
        return covers(tarp, at.x, at.y, unit.floor)
    return unit.id in tarp.under or (unit.id, tarp.id) in beneath_of(battle).inside


def enemies_inside(battle: Battle, tarp: LaidThing) -> Iterator[Unit]:
    """The enemies of its side who are under it, and up."""
    for unit in battle.units.values():
        if unit.side != tarp.side and not unit.out and is_inside(battle, unit, tarp):
            yield unit


def enters_after(facts: MoveFacts, tarp: LaidThing) -> float | None:
    """The metres of its way after which a mover is first under a tarp; None: never, or from the beginning (HOL-05)."""
    way, goal = facts.way, facts.distance.value
    if not way or covers(tarp, way[0].x, way[0].y, way[0].floor):
        return None
    for one, other in pairwise(way):
        met = _crosses(one, other, tarp)
        if met is not None:
            return None if goal is not None and met > goal + _NEARLY_M else met
    return None


def _crosses(one: Station, other: Station, tarp: LaidThing) -> float | None:
    """The metre where a straight part of a way enters the square."""
    at = tarp.position
    if at is None or tarp.floor not in (one.floor, other.floor):
        return None
    if one.floor != other.floor:  # it comes out of a shaft: the end of the part decides
        return other.at_m if covers(tarp, other.x, other.y, other.floor) else None
    first, last, half_m = 0.0, 1.0, tarp.width_m / 2
    for here, there, middle in ((one.x, other.x, at.x), (one.y, other.y, at.y)):
        along = there - here
        if abs(along) < _NEARLY_M:
            if abs(here - middle) > half_m:
                return None
            continue
        low, high = sorted(((middle - half_m - here) / along, (middle + half_m - here) / along))
        first, last = max(first, low), min(last, high)
    return one.at_m + first * (other.at_m - one.at_m) if first <= last else None


def lay_bare(recorder: EventRecorder, tarp: LaidThing, ctx: RulesContext, *, by: int) -> None:
    """Reveal everyone and everything under a tarp to the side of an enemy who stepped in (HOL-05, HID-22)."""
    recorder.emit(TarpEntered(thing=tarp, by=by))
    for pile in piles_under(recorder.battle, tarp):
        uncover(recorder, pile, STEPS_IN, ctx, by=by)


def find_uncovered(recorder: EventRecorder, ctx: RulesContext) -> None:
    """Uncover for good all piles that lie under no tarp any more (HOL-06)."""
    for pile in hiding_of(recorder.battle).piles:
        if pile.veiled and not _over(recorder.battle, pile):
            uncover(recorder, pile, GONE, ctx)


def tidy_slot(recorder: EventRecorder, ctx: RulesContext) -> None:
    """Reveal what is under tarps with an enemy inside, and hide it again under the others, as a slot ends."""
    if not hides_all(recorder.battle) or not ctx.has("hiding"):
        return
    find_uncovered(recorder, ctx)
    for tarp in tuple(things_of(recorder.battle, TARP)):
        inside = next(enemies_inside(recorder.battle, tarp), None)
        if inside is None:
            close(recorder, tarp, ctx)
        elif piles_under(recorder.battle, tarp):
            lay_bare(recorder, tarp, ctx, by=inside.id)


def close(recorder: EventRecorder, tarp: LaidThing, ctx: RulesContext) -> None:
    """Hide again what lies under a tarp without enemies, but for units that have acted since (HOL-06, A-108)."""
    battle = recorder.battle
    bared = [one for one in beneath_of(battle).bared if one.tarp == tarp.id]
    units = [one.unit for one in bared if one.unit is not None and _hides_again(battle, one, tarp, ctx)]
    if ctx.rulings.is_("holotarp.hides_later", "true"):
        units += [unit.id for unit in _at_rest(battle, tarp) if unit.id not in units]
    things = [one.thing for one in bared if one.thing and _lies_there(battle, one.thing)]
    if not units and not things:
        return
    recorder.emit(TarpCloses(thing=tarp, units=tuple(units), things=tuple(things)))
    for number in units:
        unit = recorder.battle.units[number]
        recorder.emit(
            PileLaid(pile=_pile(recorder.battle, unit.side, unit.position, unit.floor, unit=number))
        )
    for name in things:
        if (thing := thing_called(recorder.battle, name)) is not None:
            recorder.emit(ThingLaid(thing=replace(thing, covered=True)))
            recorder.emit(
                PileLaid(pile=_pile(recorder.battle, thing.side, thing.position, thing.floor, thing=name))
            )


def _pile(
    battle: Battle, side: str, at: Position | None, floor: int, *, unit: int | None = None, thing: str = ""
) -> Pile:
    return Pile(
        number=number_under_tarp(battle, side),
        side=side,
        unit=unit,
        thing=thing,
        position=at,
        floor=floor,
        looks_round=bool(thing),
        veiled=True,
    )


def hide_under(recorder: EventRecorder, unit: Unit) -> None:
    """Hide a unit under a tarp."""
    battle = recorder.battle
    recorder.emit(PileLaid(pile=_pile(battle, unit.side, unit.position, unit.floor, unit=unit.id)))


def _hides_again(battle: Battle, one: Bared, tarp: LaidThing, ctx: RulesContext) -> bool:
    unit = battle.units.get(-1 if one.unit is None else one.unit)
    if unit is None or unit.out or is_hidden(unit) or not is_inside(battle, unit, tarp):
        return False
    quiet = ctx.rulings.is_("holotarp.action_reveals", "false")
    if one.acted or one.rule == _ACTS:
        return quiet and _rests(battle, unit)
    return one.rule == STEPS_IN and not battle.engaging(unit.id)


def _at_rest(battle: Battle, tarp: LaidThing) -> Iterator[Unit]:
    """Who of its side is under it, in sight, and does nothing (A-152)."""
    for unit in battle.units.values():
        own = unit.side == tarp.side and not unit.out and not is_hidden(unit)
        if own and is_inside(battle, unit, tarp) and _rests(battle, unit):
            yield unit


def _rests(battle: Battle, unit: Unit) -> bool:
    idle = unit.declaration is None or unit.declaration.choice == "nothing"
    return idle and unit.action is None and unit.opportunity is None and not battle.engaging(unit.id)


def _lies_there(battle: Battle, name: str) -> bool:
    thing = thing_called(battle, name)
    return thing is not None and thing.condition == "whole" and not thing.covered
