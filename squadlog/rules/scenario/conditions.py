"""What special conditions forbid, and when an attack lifts them (SCN-12, A-119)."""

from collections.abc import Iterable, Iterator
from math import ceil

from squadlog.base.lengths import in_metres
from squadlog.battle import commands as say
from squadlog.battle.refusal import Refusal, refuses
from squadlog.battle.state import ATTACKS, MOVING, SHOOTING, Battle, Unit
from squadlog.book.rulings import Rulings
from squadlog.facts.ground_facts import MoveFacts, Whereabouts
from squadlog.facts.scenario.area import NamedArea
from squadlog.facts.scenario.condition import Condition
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.posts import post
from squadlog.rules.scenario.inside import is_inside
from squadlog.rules.scenario.progress import binds, page_of, progress_of
from squadlog.rules.scenario.squads import of_squads

_no = refuses("timing")

RULE = "SCN-12"
_SETS_OFF = ("detonate", "use_device", "call_fire_mission")
_FIRE = (*SHOOTING, *ATTACKS, *_SETS_OFF)
_MOVES = (say.Declare, say.Continue, say.Escape)
_GOING = frozenset({*MOVING, "stairs", "dive"})
_PACE_M = 0.5
"""How far apart on its way a mover is checked to be still where it has to stay."""


def objection(battle: Battle, command: object, ctx: RulesContext) -> Refusal | None:
    """Why a condition in force has something against a command, or None."""
    page = page_of(battle)
    if not page.conditions:
        return None
    number = getattr(command, "unit", None)
    unit = battle.units.get(number) if isinstance(number, int) else None
    if unit is None or battle.stage == "setup":
        return None
    for one in page.conditions:
        if not one.side or unit.side == one.side:
            refused = _against(battle, unit, command, one, ctx)
            if refused is not None:
                return refused
    return None


def _against(
    battle: Battle, unit: Unit, command: object, one: Condition, ctx: RulesContext
) -> Refusal | None:
    if not _may_concern(unit, command, one) or not binds(battle, one):
        return None
    if one.squads and unit.id not in of_squads(battle, one.side, one.squads):
        return None
    match one.kind:
        case "hold_fire":
            return _holding(battle, unit, command, one, ctx)
        case "no_action":
            return _check_barred(unit, command, one)
        case "keep_out" | "stay_in" | "limit":
            return _moving(battle, unit, command, one, ctx)
        case "said":
            return None


def _may_concern(unit: Unit, command: object, one: Condition) -> bool:
    """Whether a condition has a word in such a deed at all, before it is asked whom it binds and when."""
    match one.kind:
        case "hold_fire":
            return _fires(unit, command) or (one.bars == "fight" and _melees(unit, command))
        case "keep_out" | "stay_in" | "limit":
            return isinstance(command, _MOVES) and _mode(unit, command) in _GOING
        case "no_action":
            return bool(_barred(unit, command, one))
        case "said":
            return False


def _refuse(code: str, sentence: str, one: Condition, instead: str = "") -> Refusal:
    """The refusal of a condition, which the table may let stand."""
    return _no(code, f"{one.called[:1].upper()}{one.called[1:]}: {sentence}", RULE, instead)


def doing(unit: Unit, command: object) -> str:
    """What a command has a unit do: a key of the action table, `melee`, or nothing.

    A shot that was declared before is taken, or not, as what it was declared as.
    """
    match command:
        case say.Engage() | say.GiveIntent(intent="attack"):
            return "melee"
        case say.OpportunityShot():
            return "opportunity_fire"
        case say.Fire():
            return "fire_throw" if unit.action is None else unit.action.kind
        case say.Declare():
            return command.action
        case _:
            return ""


def _modes(command: object) -> Iterator[str]:
    mode = getattr(command, "mode", None)
    if mode is not None:
        yield mode


def _melees(unit: Unit, command: object) -> bool:
    return doing(unit, command) == "melee" or getattr(command, "engage", None) is not None


def _fires(unit: Unit, command: object) -> bool:
    return doing(unit, command) in _FIRE or isinstance(command, say.Fire)


def _holding(
    battle: Battle, unit: Unit, command: object, one: Condition, ctx: RulesContext
) -> Refusal | None:
    fires = _fires(unit, command)
    fights = one.bars == "fight" and _melees(unit, command)
    if not (fires or fights) or is_lifted(battle, unit, one, ctx.rulings):
        return None
    whose = " or ".join(battle.setup.side_name(side) for side in one.by) or "anybody"
    deed = "engages no enemy" if fights and not fires else "holds fire"
    sentence = f"{unit.called} {deed} until {_for_whom(battle, one)} is attacked by {whose}."
    return _refuse("holds-fire", sentence, one, "They may act from the next subphase after that.")


def _for_whom(battle: Battle, one: Condition) -> str:
    if one.squads:
        return " or ".join(one.squads)
    return battle.setup.side_name(one.side) if one.side else "its side"


def is_lifted(battle: Battle, unit: Unit, one: Condition, rulings: Rulings) -> bool:
    """Whether an attack before this subphase has lifted a ban on firing for a unit (A-119)."""
    lifts = rulings.choice("holdfire.lift") if one.lifts == "ruling" else one.lifts
    bound = of_squads(battle, unit.side, one.squads)
    for attack in progress_of(battle).attacks:
        if attack.side != unit.side or attack.at >= battle.now or (one.by and attack.by not in one.by):
            continue
        struck = battle.units.get(attack.unit)
        now = attack.grouping if struck is None else struck.grouping
        if unit.grouping in (attack.grouping, now):
            return True
        if lifts == "side" and (not one.squads or attack.unit in bound):
            return True
    return False


def _barred(unit: Unit, command: object, one: Condition) -> list[str]:
    done = {doing(unit, command), *_modes(command), *(("melee",) if _melees(unit, command) else ())} - {""}
    return [action for action in one.actions if action in done]


def _check_barred(unit: Unit, command: object, one: Condition) -> Refusal | None:
    barred = _barred(unit, command, one)
    if not barred:
        return None
    return _refuse("barred", f"{unit.called} may not {barred[0].replace('_', ' ')} now.", one)


def _moving(battle: Battle, unit: Unit, command: object, one: Condition, ctx: RulesContext) -> Refusal | None:
    """A move that leads where it may not; on no map nobody can tell, and the table sees to it."""
    if not isinstance(command, _MOVES):
        return None
    area, mode = page_of(battle).area(one.area), _mode(unit, command)
    if area is None:
        return None
    within = is_inside(battle, unit.id, area, ctx)
    if within != (one.kind == "stay_in"):
        return None
    straight_on = not (command.move.goes or command.move.turns)
    if one.kind != "stay_in" and straight_on and not ctx.surveyor.lies_ahead(unit.id, mode, area):
        return None
    facts = ctx.meets(unit.id, mode, command.move)
    if one.kind == "stay_in":
        return _leaving(unit, one, area, facts, ctx)
    if (met := ctx.surveyor.enters(facts, area)) is None:
        return None
    if one.kind == "keep_out":
        sentence = f"{unit.called} would enter {area.called} after {in_metres(met[0], 1)}."
        return _refuse("keep-out", sentence, one, f"Move less than {in_metres(met[0], 1)}, or elsewhere.")
    return _too_many(battle, unit, one, area, met[0], ctx)


def _mode(unit: Unit, command: say.Declare | say.Continue | say.Escape) -> str:
    if isinstance(command, say.Declare):
        return command.action if command.action in ("jump", "dive") else command.mode or ""
    under_way = None if unit.action is None else unit.action.mode
    return command.mode or under_way or ""


def _leaving(
    unit: Unit, one: Condition, area: NamedArea, facts: MoveFacts, ctx: RulesContext
) -> Refusal | None:
    if not facts.way:
        return None
    goal_m = facts.way[-1].at_m if facts.distance.value is None else facts.distance.value
    for step in range(ceil(goal_m / _PACE_M) + 1):
        after_m = min(step * _PACE_M, goal_m)
        at = facts.station(after_m)
        found = None if at is None else ctx.surveyor.inside(Whereabouts(at.x, at.y, at.floor), area)
        if found is not None and not found.value:
            told = f"{unit.called} would leave {area.called} after {in_metres(after_m, 1)}."
            return _refuse("stay-in", told, one, "Stay within it.")
    return None


def _too_many(  # noqa: PLR0917 - what is asked, of whom, where
    battle: Battle, unit: Unit, one: Condition, area: NamedArea, after_m: float, ctx: RulesContext
) -> Refusal | None:
    there = in_limit(battle, one, area, ctx)
    if count_units(battle, {*there, unit.id}, one.counts) <= max(
        one.count, count_units(battle, there, one.counts)
    ):
        return None
    most = f"{one.count} {one.counts if one.count != 1 else one.counts[:-1]}"
    sentence = (
        f"{unit.called} would be in {area.called} after {in_metres(after_m, 1)}, where the limit is {most}."
    )
    return _refuse(
        "too-many", sentence, one, f"Move less than {in_metres(after_m, 1)}, or move others out first."
    )


def in_limit(battle: Battle, one: Condition, area: NamedArea, ctx: RulesContext) -> tuple[int, ...]:
    """The units that count for a limit and are in its area, or are about to move into it, the fallen not counted."""
    there = []
    for number in sorted(of_squads(battle, one.side, one.squads)):
        unit = battle.units[number]
        if not unit.out and (is_inside(battle, number, area, ctx) or _goes_in(battle, unit, area, ctx)):
            there.append(number)
    return tuple(there)


def _goes_in(battle: Battle, unit: Unit, area: NamedArea, ctx: RulesContext) -> bool:
    said = unit.declaration
    if said is None or unit.performed or not said.move.goes or unit.action is None:
        return False
    facts = ctx.at(battle).surveyor.move(unit.id, said.mode or unit.action.mode or "", said.move)
    return ctx.surveyor.enters(facts, area) is not None


def count_units(battle: Battle, units: Iterable[int], what: str) -> int:
    """How many units, teams or squads these are."""
    of = [battle.units[number] for number in units]
    match what:
        case "teams":
            return len({unit.grouping for unit in of})
        case "squads":
            return len({(unit.side, post(unit).squad) for unit in of})
        case _:
            return len({unit.id for unit in of})
