"""Mines as one chapter (MIN)."""

from squadlog.rules.blasts.rings import fragmentation
from squadlog.rules.common.chapter import Chapter, CommandHandler, PathTrigger
from squadlog.rules.common.context import BlastKind, PowerRing, RulesContext
from squadlog.rules.common.explosive import Fused
from squadlog.rules.mines import springing
from squadlog.rules.mines.laid import KEY, MINE, MineIsDud, SpringMine


def _rings(fused: Fused, ctx: RulesContext) -> tuple[PowerRing, ...]:
    del fused
    return fragmentation(ctx.book)


CHAPTER = Chapter(
    key=KEY,
    answers={
        SpringMine: CommandHandler(springing.objections_spring, springing.resolve_spring),
        MineIsDud: CommandHandler(springing.objections_dud, springing.resolve_dud, goes_on=False),
    },
    along=PathTrigger(finds=springing.finds, comes=springing.comes, one_by_one=True),
    blasts={MINE: BlastKind(label="mine", rule="MIN-03", rings=_rings, spares=springing.spares)},
    blasted=springing.blasted,
    sets_off=springing.sets_off,
    lays={MINE: springing.lays},
)
