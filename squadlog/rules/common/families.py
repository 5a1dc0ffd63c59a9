"""The families of hooks, put together."""

from typing import Generic

from squadlog.base.records import record
from squadlog.rules.common.hooks.actions import ActionHooks
from squadlog.rules.common.hooks.blasts import BlastHooks
from squadlog.rules.common.hooks.commands import CommandHooks
from squadlog.rules.common.hooks.fire import FireHooks
from squadlog.rules.common.hooks.ground import GroundHooks
from squadlog.rules.common.hooks.schedule import TimeHooks
from squadlog.rules.common.hooks.score import ScoreHooks
from squadlog.rules.common.hooks.secrets import SecretHooks
from squadlog.rules.common.hooks.soldiers import SoldierHooks
from squadlog.rules.common.hooks.turn import TurnHooks
from squadlog.rules.common.joining import ContextT


@record
class Hooks(Generic[ContextT]):
    """Ten families of hooks, each documented in its module. A family that is left alone costs nothing."""

    commands: CommandHooks[ContextT] = CommandHooks()
    actions: ActionHooks[ContextT] = ActionHooks()
    turn: TurnHooks[ContextT] = TurnHooks()
    time: TimeHooks[ContextT] = TimeHooks()
    soldiers: SoldierHooks[ContextT] = SoldierHooks()
    fire: FireHooks[ContextT] = FireHooks()
    blasts: BlastHooks[ContextT] = BlastHooks()
    ground: GroundHooks[ContextT] = GroundHooks()
    secrets: SecretHooks[ContextT] = SecretHooks()
    score: ScoreHooks[ContextT] = ScoreHooks()
