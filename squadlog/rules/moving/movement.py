"""The movement chapter's front door: everything the action step asks of it (ACT-21..48, MOV, TER, BNC).

Modes are those of the state: `walk`, `run`, `sprint`, `crawl`, `crawl_back`, `backward`, `sideways`, a `turn` on the
spot, and `kneel` and `stairs`, which cover no ground. A jump and a dive have functions of their own.
Zero gravity is not known here.
"""

from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.events.action import PostureChanged
from squadlog.battle.refusal import Refusal
from squadlog.battle.state import Battle, Ongoing
from squadlog.rules.common.context import RulesContext
from squadlog.rules.moving.bounce import refusal_stop
from squadlog.rules.moving.leaps import (
    dive,
    dive_metres,
    jump,
    jump_metres,
    refusal_dive,
    refusal_diver,
    refusal_jump,
    refusal_jumper,
)
from squadlog.rules.moving.marching import (
    falls_short,
    goes_m,
    move,
    refusal_move,
    refusal_set_out,
    refusal_stuck,
)
from squadlog.rules.moving.step_costs import Allowance, allowance
from squadlog.rules.moving.turning import turn_allowed

__all__ = [
    "Allowance",
    "allowance",
    "change_position",
    "dive",
    "dive_metres",
    "falls_short",
    "goes_m",
    "jump",
    "jump_metres",
    "move",
    "refusal_dive",
    "refusal_diver",
    "refusal_jump",
    "refusal_jumper",
    "refusal_move",
    "refusal_set_out",
    "refusal_stand_still",
    "refusal_stuck",
    "turn_allowed",
]


def refusal_stand_still(battle: Battle, unit_id: int, ctx: RulesContext) -> Refusal | None:
    """Why the unit cannot spend this subphase without moving, or None: only the inertia of a bounce (BNC-09)."""
    unit = battle.units.get(unit_id)
    return None if unit is None else refusal_stop(battle, unit, ctx)


def change_position(recorder: EventRecorder, number: int, action: Ongoing, _ctx: RulesContext) -> None:
    """Change the unit's posture to the one its action meant (ACT-21)."""
    if action.posture:
        recorder.emit(PostureChanged(unit=number, posture=action.posture))
