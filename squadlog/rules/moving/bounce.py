"""Bounce packs: who has one, whether it is in use, and its inertia (BNC-01..14)."""

from collections.abc import Sequence
from fractions import Fraction

from squadlog.battle.chapter_state import why_incapacitated
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.events.action import PlaceTaken
from squadlog.battle.refusal import Refusal, refuses
from squadlog.battle.state import Battle, Ongoing, Unit
from squadlog.book.gear import Armour
from squadlog.book.rulings import Rulings
from squadlog.rules.common.context import RulesContext
from squadlog.rules.moving.path import exact
from squadlog.squads.log_values import has_pack

_no = refuses("movement")

STEPS: tuple[str, ...] = ("stop", "walk", "run", "sprint")
_LIKE_A_WALK = ("backward", "sideways", "stairs")
_FREE_OF_INERTIA = ("jump", "dive")


def pack_available(battle: Battle, unit: Unit, ctx: RulesContext) -> bool:
    """Whether the unit has a bounce pack that works here (BNC-13, BNC-14, AMB-55)."""
    return not battle.setup.environment.zero_g and has_pack(unit.soldier, ctx.book, ctx.rulings)


def pack_in_use(battle: Battle, unit: Unit, ctx: RulesContext) -> bool:
    """Whether the unit has a pack that works and has not switched it off (BNC-11)."""
    return unit.pack_on and pack_available(battle, unit, ctx)


def suit_cost(battle: Battle, unit: Unit, ctx: RulesContext) -> Fraction:
    """Metres of allowance the suit takes per metre while no pack is in use; 1 is no cost (MOV-12, ARM-03).

    In zero gravity a thruster waives it (AMB-100).
    """
    suit = ctx.book.armours[unit.soldier.armour]
    return suit_price(suit, ctx.rulings, zero_g=battle.setup.environment.zero_g)


def suit_price(suit: Armour, rulings: Rulings, *, zero_g: bool) -> Fraction:
    """What that suit takes per metre, with or without gravity."""
    cost = exact(suit.move_factor)
    if zero_g and (suit.thrusters or rulings.is_("zeroG.packsAndThrusters", "nobody_pays")):
        return Fraction(1)
    if cost == 1 and suit.key != "No" and rulings.is_("armor.moveZeroMeaning", "free"):
        return Fraction(0)
    return cost


def _level(mode: str | None) -> int:
    if mode in STEPS:
        return STEPS.index(mode)
    return 1 if mode in _LIKE_A_WALK else 0


def modes_allowed(before: str | None, ctx: RulesContext, *, metres: float = 1.0) -> tuple[str, ...]:
    """What a bouncing unit may do after a subphase of `before` (None: it stood): stop, walk, run, sprint.

    One step up or down (BNC-08, BNC-09, AMB-58). Speeding up counts from what was really covered: a run of no
    metres builds up no speed, and leaves only to slow down.
    """
    held = _level(before)
    lowest = 0 if ctx.rulings.is_("bounce.inertia", "acceleration_only") else held - 1
    top = max(lowest, (held if metres > 0 else 0) + 1)
    return tuple(step for place, step in enumerate(STEPS) if lowest <= place <= top)


def sequence_allowed(modes: Sequence[str], ctx: RulesContext) -> bool:
    """Whether a bouncing unit that stood before may move in these modes, subphase by subphase (BNC-08, BNC-09)."""
    before: str | None = None
    for mode in modes:
        if mode not in modes_allowed(before, ctx):
            return False
        before = mode
    return True


def sequence_metres(modes: Sequence[str], ctx: RulesContext) -> tuple[float, ...]:
    """Metres that each of these modes covers over clear ground with the pack (BNC-01); a stop covers none."""
    rows = ctx.book.move_modes
    return tuple(0.0 if mode == "stop" else rows[mode].pack_m or 0.0 for mode in modes)


def must_keep_moving(battle: Battle, unit: Unit, ctx: RulesContext) -> bool:
    """Whether inertia keeps the unit from standing still in this subphase (BNC-09, AMB-58).

    Daze, melee and unconsciousness end it, and so does whatever brought the unit down.
    """
    if _level(unit.before.mode) <= 1:
        return False  # whoever stood or walked may stand, whatever else holds: most units, most of the time
    if not pack_in_use(battle, unit, ctx) or unit.out or unit.dazed(battle.now) or unit.fighting:
        return False
    if (unit.held and why_incapacitated(unit, battle.now)) or unit.posture != "standing":
        return False
    if battle.engaging(unit.id):
        return False
    return "stop" not in modes_allowed(unit.before.mode, ctx, metres=unit.before.metres)


def refusal_inertia(battle: Battle, unit: Unit, mode: str, ctx: RulesContext) -> Refusal | None:
    """Why a bouncing unit cannot move in `mode` now, or None. Jumps and dives end a bounce and are free of it."""
    if mode in _FREE_OF_INERTIA or not pack_in_use(battle, unit, ctx):
        return None
    allowed = modes_allowed(unit.before.mode, ctx, metres=unit.before.metres)
    wanted = _level(mode)
    if STEPS[wanted] in allowed:
        return None
    if wanted < _level(unit.before.mode):
        return _inertia(battle, unit, mode, ctx, "BNC-09") if must_keep_moving(battle, unit, ctx) else None
    return _inertia(battle, unit, mode, ctx, "BNC-08")


def refusal_stop(battle: Battle, unit: Unit, ctx: RulesContext) -> Refusal | None:
    """Why a bouncing unit cannot stand still in this subphase, or None (BNC-09)."""
    if not must_keep_moving(battle, unit, ctx):
        return None
    return _inertia(battle, unit, "stop", ctx, "BNC-09")


def refusal_switch_off(battle: Battle, unit: Unit, ctx: RulesContext) -> Refusal | None:
    """Why the unit cannot switch its pack off now, or None.

    In mid-flight it cannot, unless the table says so (AMB-144).
    """
    if ctx.rulings.is_("bounce.switchInFlight", "yes") or not must_keep_moving(battle, unit, ctx):
        return None
    allowed = modes_allowed(unit.before.mode, ctx, metres=unit.before.metres)
    return _no(
        "pack-in-flight",
        f"{unit.soldier.name} is in mid-flight after a {unit.before.mode} and cannot switch the "
        "bounce pack off.",
        "BNC-08",
        f"They may {' or '.join(allowed)}; slow down first.",
    )


def _inertia(battle: Battle, unit: Unit, mode: str, ctx: RulesContext, rule: str) -> Refusal:
    before = unit.before.mode or "standing still"
    allowed = modes_allowed(unit.before.mode, ctx, metres=unit.before.metres)
    switch = "" if refusal_switch_off(battle, unit, ctx) else ", or switch the pack off first"
    return _no(
        "bounce-inertia",
        f"{unit.soldier.name} cannot go from {before} to {mode} in one subphase with the bounce pack on.",
        rule,
        f"They may {' or '.join(allowed)}{switch}.",
    )


def refusal_fly(battle: Battle, unit: Unit, floors: int, ctx: RulesContext) -> Refusal | None:
    """Why the unit cannot fly `floors` storeys up (down if negative) to a window, or None (BNC-12)."""
    highest = ctx.book.figure("bounce_storey")
    if not pack_in_use(battle, unit, ctx):
        sentence, instead = (
            f"{unit.soldier.name} has no bounce pack on.",
            "Take the stairs or an elevator.",
        )
    elif not 1 <= unit.floor + floors <= highest:
        sentence = f"A bounce pack reaches storeys 1 to {highest}, not {unit.floor + floors}."
        instead = f"Fly to storey {highest} at most."
    else:
        return None
    return _no("cannot-fly", sentence, "BNC-12", instead)


def flight_ap(floors: int, ctx: RulesContext) -> int:
    """AP that the height of a flight to a window costs on top of the move (AMB-59)."""
    return abs(floors) if ctx.rulings.is_("bounce.windows", "ap_per_floor") else 0


def flown(recorder: EventRecorder, number: int, action: Ongoing, _ctx: RulesContext) -> None:
    """Put the unit in at the window after a flight, `floors` higher (BNC-12)."""
    if action.floors:
        recorder.emit(PlaceTaken(unit=number, floor=recorder.battle.units[number].floor + action.floors))
