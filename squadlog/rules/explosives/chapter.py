"""Charges as one chapter: installed, disarmed, detonated, shot at, reached by other explosions (EXP, SHP)."""

from squadlog.battle.event_recorder import EventRecorder
from squadlog.rules.common.chapter import Chapter
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.hooks.actions import ActionHandler, ActionHooks
from squadlog.rules.common.hooks.blasts import BlastHooks
from squadlog.rules.common.hooks.ground import GroundHooks, LaidRules
from squadlog.rules.common.hooks.turn import TurnHooks
from squadlog.rules.explosives import detonating, installing, laying, testing
from squadlog.rules.explosives.going_off import BLASTS
from squadlog.rules.explosives.record import CHARGE, DETONATE, DEVICE, INSTALL, KEY
from squadlog.rules.laid_out.telling import show_all


def _leaves(recorder: EventRecorder, _ctx: RulesContext) -> None:
    show_all(recorder, CHARGE)


CHAPTER = Chapter(
    key=KEY,
    actions=ActionHooks(
        handlers={
            INSTALL: ActionHandler(
                refusal=installing.refusal,
                extras=installing.extras,
                effect=installing.finish_install,
                details=installing.details,
                serves=installing.serves,
                aims=installing.aims,
                foresees=installing.foresees,
            ),
            DETONATE: ActionHandler(
                refusal=detonating.refusal,
                effect=detonating.finish_detonate,
                details=detonating.details,
                serves=detonating.serves,
                foresees=detonating.foresees,
            ),
            DEVICE: ActionHandler(
                refusal=installing.refusal_device,
                begins=installing.begins_device,
                effect=installing.finish_use,
                details=installing.details_device,
                serves=installing.has_devices,
            ),
        }
    ),
    turn=TurnHooks(leaves=_leaves),
    blasts=BlastHooks(kinds=BLASTS, blasted=testing.roll_charges_reached, sets_off=testing.sets_off),
    ground=GroundHooks(kinds={CHARGE: LaidRules(lays=laying.objections, shot_at=testing.SHOT_AT)}),
)
