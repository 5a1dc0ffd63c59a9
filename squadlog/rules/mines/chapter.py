"""Mines as one chapter (MIN)."""

from squadlog.rules.blasts.rings import fragmentation
from squadlog.rules.common.chapter import Chapter
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.explosive import Fused, PowerRing
from squadlog.rules.common.hooks.actions import ActionHooks, PathTrigger
from squadlog.rules.common.hooks.blasts import BlastHooks, BlastKind
from squadlog.rules.common.hooks.commands import CommandHandler, CommandHooks, by_command
from squadlog.rules.common.hooks.ground import GroundHooks, LaidRules
from squadlog.rules.mines import springing
from squadlog.rules.mines.laid import KEY, MINE


def _rings(_fused: Fused, ctx: RulesContext) -> tuple[PowerRing, ...]:
    return fragmentation(ctx.book)


CHAPTER = Chapter(
    key=KEY,
    commands=CommandHooks(
        handlers=by_command(
            CommandHandler(springing.objections_spring, springing.resolve_spring),
            CommandHandler(springing.objections_dud, springing.resolve_dud, goes_on=False),
        )
    ),
    actions=ActionHooks(
        path_triggers=(PathTrigger(finds=springing.finds, comes=springing.comes, one_by_one=True),)
    ),
    blasts=BlastHooks(
        kinds={MINE: BlastKind(label="mine", rule="MIN-03", rings=_rings, spares=springing.spares)},
        blasted=springing.roll_mines_reached,
        sets_off=springing.sets_off,
    ),
    ground=GroundHooks(kinds={MINE: LaidRules(lays=springing.lays)}),
)
