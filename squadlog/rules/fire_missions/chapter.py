"""Fire missions as one chapter (FMS)."""

from collections.abc import Iterator
from functools import partial

from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.refusal import Refusal, nonsense, unknown_unit
from squadlog.battle.state import Battle
from squadlog.rules.blasts.rings import mission as rings_of
from squadlog.rules.common.chapter import Chapter
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.explosive import Fused, PowerRing
from squadlog.rules.common.hooks.actions import ActionHandler, ActionHooks
from squadlog.rules.common.hooks.blasts import BlastHooks, BlastKind
from squadlog.rules.common.hooks.commands import CommandHandler, CommandHooks, by_command
from squadlog.rules.common.hooks.schedule import ScheduledEffect, TimeHooks
from squadlog.rules.common.hooks.secrets import SecretHooks
from squadlog.rules.common.hooks.turn import TurnHooks
from squadlog.rules.fire_missions import calling, landing, missions, plotting


def _due(battle: Battle) -> Iterator[ScheduledEffect[RulesContext]]:
    """A call that was broken off is told as such at the end of that subphase (FMS-23)."""
    for call in missions.missions(battle).calls:
        if not missions.goes_on(battle, call):
            lost = partial(_lose_call, call)
            yield ScheduledEffect(
                at=battle.now, of=call.unit, what="its call is lost", part="closes", happens=lost
            )


def _lose_call(call: missions.Call, recorder: EventRecorder, ctx: RulesContext) -> None:
    recorder.emit(missions.CallLost(unit=call.unit, spent=ctx.rulings.is_("mission.interrupted", "spent")))


def _objections_dud(battle: Battle, command: missions.CallIsDud, _ctx: RulesContext) -> Iterator[Refusal]:
    """A call that is under way."""
    if command.unit not in battle.units:
        yield unknown_unit(command.unit)
    elif (call := missions.missions(battle).call_of(command.unit)) is None or not missions.goes_on(
        battle, call
    ):
        sentence = f"{battle.units[command.unit].called} calls no mission."
        yield nonsense("no-call", sentence, "FMS-13", "A round on its way: fuse N out.")


def _resolve_dud(recorder: EventRecorder, command: missions.CallIsDud, _ctx: RulesContext) -> None:
    recorder.emit(
        missions.CallCalledDud(unit=command.unit, reason=command.reason or "something is irregular")
    )


def _rings(fused: Fused, ctx: RulesContext) -> tuple[PowerRing, ...]:
    return rings_of(fused.what, ctx)


_LABELS = {"mortar": "mortar round", "missile": "missile"}

CHAPTER = Chapter(
    key=missions.KEY,
    commands=CommandHooks(
        handlers=by_command(
            CommandHandler(plotting.objections_plot, plotting.resolve_plot, goes_on=False),
            CommandHandler(_objections_dud, _resolve_dud, goes_on=False),
        )
    ),
    actions=ActionHooks(
        handlers={
            missions.CALL: ActionHandler(
                refusal=calling.refusal_call,
                extras=calling.extras_call,
                begins=calling.begins_call,
                effect=calling.completes,
                details=calling.details_call,
                serves=calling.serves,
                aims=calling.aims_call,
                foresees=landing.foresees,
            )
        }
    ),
    turn=TurnHooks(opens=plotting.opens, steps={missions.KEY: plotting.STEP}),
    time=TimeHooks(scheduled=_due),
    blasts=BlastHooks(
        kinds={
            mission: BlastKind(
                label=_LABELS[mission],
                rule="FMS-16" if mission == "mortar" else "FMS-19",
                rings=_rings,
                spares=landing.spares,
                lands=landing.lands,
            )
            for mission in missions.MISSIONS
        },
    ),
    secrets=SecretHooks(
        binds=plotting.binds,
        placing=plotting.placeables,
        in_secret=lambda battle: any(calling.has_any(battle, side) for side in battle.side_ids()),
    ),
)
