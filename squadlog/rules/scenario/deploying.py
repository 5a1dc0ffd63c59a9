"""Setting up as the scenario has it: in which order, where, how close together (SET-01, SET-05, SCN-09)."""

from collections.abc import Iterator, Sequence
from math import hypot, inf

from squadlog.base.lengths import in_metres
from squadlog.base.names import numbers
from squadlog.battle.commands import PlaceUnit
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.refusal import Refusal, nonsense, refuses
from squadlog.battle.state import Battle, Unit
from squadlog.facts.scenario.area import NamedArea
from squadlog.facts.shapes import within
from squadlog.rules.common.context import RulesContext
from squadlog.rules.scenario import tick
from squadlog.rules.scenario.conditions import count_units, in_limit
from squadlog.rules.scenario.inside import is_inside
from squadlog.rules.scenario.progress import SayDeployed, SideDeployed, binds, page_of, progress_of

_no = refuses("movement")

RULE = "SET-05"


def turn_of(battle: Battle) -> str:
    """The side that sets up now; empty where all do, or all have."""
    order = page_of(battle).deployment.order
    done = progress_of(battle).deployed
    return next((side for side in order if side not in done), "")


def objection_place(battle: Battle, command: PlaceUnit) -> Refusal | None:
    """Sides are set up in the order of the scenario, and once."""
    unit = battle.units.get(command.unit)
    if unit is None or battle.stage != "setup" or not _in_order(battle, unit.side):
        return None
    name = battle.setup.side_name(unit.side)
    if unit.side in progress_of(battle).deployed:
        return _no("deployed", f"{name} has set up already.", RULE, "Undo to change it.")
    if (now := turn_of(battle)) not in ("", unit.side):
        sentence = f"{battle.setup.side_name(now)} sets up before {name}."
        return _no("not-first", sentence, RULE, f"deployed {now} ends its set-up (key d).")
    return None


def _in_order(battle: Battle, side: str) -> bool:
    """Whether a side says when it has set up: in its turn, or in secret."""
    deployment = page_of(battle).deployment
    return side in deployment.order or (deployment.secret and not deployment.order)


def objections_deploy(battle: Battle, command: SayDeployed, ctx: RulesContext) -> Iterator[Refusal]:
    """Objections to end deployment: a side sets up once, in its turn, as the scenario has it."""
    if command.side not in battle.side_ids():
        yield nonsense("unknown-side", f"There is no side {command.side!r}.", RULE)
        return
    name = battle.setup.side_name(command.side)
    if battle.stage != "setup":
        yield nonsense("begun", "The battle has begun; set-up is over.", RULE)
    elif command.side in progress_of(battle).deployed:
        yield nonsense("deployed", f"{name} has set up already.", RULE, "Undo to change it.")
    elif not _in_order(battle, command.side):
        sentence = "In this battle, the sides set up in any order."
        yield nonsense("no-order", sentence, RULE, "Begin when all units are placed.")
    elif (now := turn_of(battle)) not in ("", command.side):
        first = battle.setup.side_name(now)
        yield nonsense("not-first", f"{first} sets up before {name}.", RULE, f"deployed {now}")
    else:
        yield from faults(battle, command.side, ctx)


def resolve_deploy(recorder: EventRecorder, command: SayDeployed, ctx: RulesContext) -> None:
    """Record that the side has set up, and fire the triggers that waited for it."""
    recorder.emit(SideDeployed(side=command.side))
    tick.fire_all(recorder, ctx)


def unready(battle: Battle, ctx: RulesContext, side: str) -> Iterator[Refusal]:
    """What of the set-up is not as the scenario has it, side by side; with a `side`, of its own."""
    for one in (side,) if side else battle.side_ids():
        yield from faults(battle, one, ctx)


def faults(battle: Battle, side: str, ctx: RulesContext) -> Iterator[Refusal]:
    """What of the set-up of a side is not as the scenario has it; on no map nobody can tell."""
    if not battle.setup.map:
        return
    yield from _outside(battle, side, ctx)
    yield from _apart(battle, side)
    yield from _against_conditions(battle, side, ctx)


def _fault(code: str, sentence: str, instead: str) -> Refusal:
    return _no(code, sentence, "SCN-09", instead)


def _outside(battle: Battle, side: str, ctx: RulesContext) -> Iterator[Refusal]:
    """Whoever stands outside of where he is set up, and was not let stand there (GEN-06)."""
    page, agreed = page_of(battle), progress_of(battle).outside
    for place in page.deployment.places:
        areas = [area for name in place.areas if (area := page.area(name)) is not None]
        if not areas:
            continue
        units = (battle.units[number] for number in place.units if number in battle.units)
        there = [
            unit
            for unit in units
            if unit.side == side and unit.position is not None and unit.id not in agreed
        ]
        out = [unit for unit in there if not any(is_inside(battle, unit.id, area, ctx) for area in areas)]
        if not out and place.one:
            yield from _in_several(battle, there, areas, ctx)
        if out:
            where = " or ".join(area.called for area in areas)
            who = out[0].called if len(out) == 1 else f"Units {numbers(unit.id for unit in out)}"
            sentence = f"{who} {'is' if len(out) == 1 else 'are'} not in {where}."
            yield _fault("outside", sentence, f"put {out[0].id} at X,Y sets them up elsewhere.")


def _in_several(
    battle: Battle, there: Sequence[Unit], areas: Sequence[NamedArea], ctx: RulesContext
) -> Iterator[Refusal]:
    """Whoever is not in the area in which most are who have to be in the same."""
    inside = [[unit for unit in there if is_inside(battle, unit.id, area, ctx)] for area in areas]
    most = max(inside, key=len, default=[])
    strays = [unit for unit in there if unit not in most]
    if strays:
        where = areas[inside.index(most)].called
        sentence = f"{strays[0].called} is not in {where} with the others; all must be in the same area."
        yield _fault("in-several", sentence, f"put {strays[0].id} at X,Y sets them up elsewhere.")


def _apart(battle: Battle, side: str) -> Iterator[Refusal]:
    """Whoever of a grouping stands farther than agreed from every other of it."""
    deployment = page_of(battle).deployment
    agreed = {number: one.together_m for one in deployment.places if one.together_m for number in one.units}
    for grouping in battle.groupings.values():
        there = [battle.units[number] for number in grouping.units]
        there = [unit for unit in there if unit.side == side and unit.position is not None]
        together_m = min(
            (agreed[unit.id] for unit in there if unit.id in agreed), default=deployment.together_m
        )
        if together_m is None or len(there) < 2:
            continue
        lost = [unit for unit in there if not within(_nearest_m(unit, there), together_m)]
        if lost:
            far_m = _nearest_m(lost[0], there)
            far = (
                "on another floor than all others" if far_m == inf else f"{in_metres(far_m, 1)} from the next"
            )
            sentence = (
                f"{lost[0].called} is {far} of {grouping.name}, {in_metres(together_m)} being the most."
            )
            yield _fault("apart", sentence, "Set them up nearer.")


def _nearest_m(unit: Unit, others: list[Unit]) -> float:
    at = unit.position
    return min(
        (
            hypot(one.position.x - at.x, one.position.y - at.y)
            for one in others
            if one is not unit and at is not None and one.position is not None and one.floor == unit.floor
        ),
        default=inf,
    )


def _against_conditions(battle: Battle, side: str, ctx: RulesContext) -> Iterator[Refusal]:
    """Who stands where a condition in force has nobody stand, or more than may be there."""
    page = page_of(battle)
    for one in page.conditions:
        area = page.area(one.area)
        if one.kind not in ("keep_out", "limit") or area is None:
            continue
        if one.side not in ("", side) or not binds(battle, one):
            continue
        there = [n for n in in_limit(battle, one, area, ctx) if battle.units[n].side == side]
        if one.kind == "keep_out" and there:
            sentence = f"{battle.units[there[0]].called} is in {area.called}, where they may not be."
            yield _fault("keep-out", sentence, "Set them up elsewhere.")
        many = count_units(battle, there, one.counts)
        if one.kind == "limit" and many > one.count:
            sentence = f"{many} {one.counts} are in {area.called}, {one.count} being the most."
            yield _fault("too-many", sentence, "Set some of them up elsewhere.")
