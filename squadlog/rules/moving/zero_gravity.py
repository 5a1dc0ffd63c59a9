"""Zero gravity: the check that every action starts with, what does not work, and dives that go on (ZRG-01..14)."""

import math
from dataclasses import replace

from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.events.action import BalanceChecked, Collided, PostureChanged
from squadlog.battle.ledger import Check, Ledger, Line
from squadlog.battle.refusal import Refusal, refuses
from squadlog.battle.state import Battle, Mode, Unit
from squadlog.rules.common import wounds
from squadlog.rules.common.checks import build_ledger, line, roll_check
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.shots.gunnery import slug_refusal

_refused = refuses("zero_g")

_CHECKED_BY_MELEE = "melee"
_FIRST_LEG = 2
"""A dive with fewer subphases than this from its first to its last leaves nobody adrift."""
_FOOTPRINT_M = 0.5
_NEARLY_M = 1e-3


def needs_check(battle: Battle, action: str) -> bool:
    """Whether an action begins with a check: every one that is attempted in zero gravity (ZRG-01, ZRG-02).

    `action` is a key of the action table. Melee checks its own (AMB-134).
    """
    return battle.setup.environment.zero_g and action not in ("", _CHECKED_BY_MELEE)


def ledger(battle: Battle, unit: int, weapon: str | None, ctx: RulesContext) -> Ledger:
    """The check of one action: the troop's figure, and the kick of the weapon it fires or readies (ZRG-04, ZRG-05).

    `weapon` is None for an action that fires nothing.
    """
    state = battle.units[unit]
    lines = [*ctx.trained(state, "zero_g", _troop_line(state, ctx))]
    if weapon is not None:
        row = ctx.book.weapons.get(weapon)
        kicks, name = (row.kicks, row.name) if row is not None else (False, weapon)
        against = "" if kicks else "not among the weapons named"
        lines.append(line("spike_or_caseless", f"fires {name}", 1, "ZRG-05", against=against))
    return build_ledger("zero_g", (*lines, *ctx.added("zero_g", battle, unit)), ctx)


def _troop_line(unit: Unit, ctx: RulesContext) -> Line:
    """The troop's zero-G figure; technicians of the navy have their own, penal troops none (TRP-01..03, AMB-64)."""
    troop = ctx.book.troops[unit.soldier.troop]
    key = f"troop:{troop.key}"
    if unit.soldier.naval and troop.zero_g_naval is not None:
        return line(key, f"{troop.name}, naval", troop.zero_g_naval, "TRP-02")
    if troop.zero_g is not None:
        return line(key, troop.name, troop.zero_g, "TRP-02" if troop.zero_g_naval is not None else "ZRG-04")
    if ctx.rulings.is_("troops.penal", "barred"):
        return line(key, troop.name, 0, "TRP-03", against="no figure is printed")
    return line(key, troop.name, int(ctx.rulings.number("troops.penal")), "TRP-03")


def check(recorder: EventRecorder, unit: int, action: str, weapon: str | None, ctx: RulesContext) -> bool:
    """Roll the check as an action begins; a failure costs the unit this subphase, and no more (ZRG-02, ZRG-03).

    `action` is a key of the action table, or says what is attempted in melee. May raise `DieNeeded`.
    """
    state = recorder.battle.units[unit]
    sums = ledger(recorder.battle, unit, weapon, ctx)
    result, face = roll_check(ctx, sums, name="zero-g", who=str(unit), side=state.side)
    result = read_check(result, ctx)
    recorder.emit(BalanceChecked(unit=unit, check=result, face=face, action=action))
    return result.success


def read_check(result: Check, ctx: RulesContext) -> Check:
    """Under the literal reading only a modified 9 or 10 fails, so that a higher sum passes (AMB-98)."""
    if ctx.rulings.is_("zeroG.check", "nine_or_more") or result.face in (1, 10):
        return result
    return replace(result, success=result.net not in (9, 10))


def check_zero_gravity(
    battle: Battle,
    unit: Unit,
    mode: Mode | None,
    weapon: str | None,
    ctx: RulesContext,
    *,
    pack: bool | None = None,
) -> Refusal | None:
    """Why zero gravity forbids this altogether: sprints, slug weapons, packs, penal troops (ZRG-06, ZRG-07, ZRG-09).

    `weapon` is the one fired or readied, None for none; `pack` true asks for the bounce pack. None where there is
    weight.
    """
    if not battle.setup.environment.zero_g:
        return None
    if ctx.book.troops[unit.soldier.troop].zero_g is None and ctx.rulings.is_("troops.penal", "barred"):
        sentence = f"{unit.called} belongs to troops that cannot act in zero gravity."
        return _refused("not-trained", sentence, "TRP-03", "Hold.")
    if mode == "sprint":
        return _refused("no-sprint", "Soldiers cannot sprint in zero gravity.", "ZRG-06", "Walk or run.")
    if weapon is not None and (refused := slug_refusal(battle, unit, weapon, ctx)):
        return refused
    if pack:
        return _refused("no-pack", "Bounce packs do not work in zero gravity.", "ZRG-09", "Leave it off.")
    return None


def drifts(battle: Battle, unit: Unit) -> bool:
    """Whether a diver goes on instead of landing: nothing has stopped it yet (ZRG-10). Nobody else drifts (ZRG-14)."""
    return (
        battle.setup.environment.zero_g
        and unit.action is not None
        and unit.action.kind == "dive"
        and not unit.out
    )


def refusal_adrift(battle: Battle, unit: Unit) -> Refusal | None:
    """Why a diver that has left the ground can do nothing else, or None: nothing has stopped it (ZRG-10, AMB-99)."""
    dive = unit.action
    if dive is None or not drifts(battle, unit) or dive.end.index - dive.start.index < _FIRST_LEG:
        return None
    sentence = f"{unit.called} drifts until an obstacle stops them."
    return _refused("adrift", sentence, "ZRG-10", "Let them drift, or name what they run into.")


def dive_subphases(ctx: RulesContext) -> int:
    """The number of subphases a drifting diver takes for its dive distance (ZRG-10, AMB-99)."""
    return int(ctx.rulings.number("zeroG.dive"))


def find_touched(battle: Battle, unit: int, ctx: RulesContext) -> int | None:
    """The unit that a diver has come up against on the map, footprint to footprint; None for a wall.

    AMB-37, AMB-145, ZRG-12.
    """
    diver = battle.units[unit]
    here = diver.position
    if here is None:
        return None
    room_m = _room_m(diver, ctx)
    near = [
        (
            math.hypot(other.position.x - here.x, other.position.y - here.y),
            room_m + _room_m(other, ctx),
            other.id,
        )
        for other in battle.units.values()
        if other.id != unit and other.position is not None and other.floor == diver.floor and not other.out
    ]
    touching = [(apart_m, number) for apart_m, reach_m, number in near if apart_m <= reach_m + _NEARLY_M]
    return min(touching)[1] if touching else None


def _room_m(unit: Unit, ctx: RulesContext) -> float:
    return max(_FOOTPRINT_M / 2, ctx.reading.base_m(unit.soldier))


def dive_collision(recorder: EventRecorder, unit: int, into: int | None, ctx: RulesContext) -> None:
    """End a dive against full cover (`into` None) or a unit: daze those in it, and lay two bodies prone.

    A wall stops the diver and dazes it (ZRG-11); a unit is knocked down with it, whichever side it is on (ZRG-12).
    """
    recorder.emit(Collided(unit=unit, into=into, moment=recorder.battle.now))
    for number in (unit,) if into is None else (unit, into):
        wounds.daze(recorder, number, "collision", ctx)
        if into is not None and recorder.battle.units[number].posture != "prone":
            recorder.emit(PostureChanged(unit=number, posture="prone"))
