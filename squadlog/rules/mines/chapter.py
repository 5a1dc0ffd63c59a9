"""Mines as one chapter (MIN)."""

from squadlog.rules.blasts.rings import fragmentation
from squadlog.rules.common.chapter import Along, Answer, Chapter
from squadlog.rules.common.explosive import Fused
from squadlog.rules.common.table import BlastKind, PowerRing, Table
from squadlog.rules.mines import springing
from squadlog.rules.mines.laid import KEY, MINE, MineIsDud, SpringMine


def _rings(fused: Fused, table: Table) -> tuple[PowerRing, ...]:
    del fused
    return fragmentation(table.book)


CHAPTER = Chapter(
    key=KEY,
    answers={
        SpringMine: Answer(springing.objections_spring, springing.resolve_spring),
        MineIsDud: Answer(springing.objections_dud, springing.resolve_dud, goes_on=False),
    },
    along=Along(finds=springing.finds, comes=springing.comes, one_by_one=True),
    blasts={MINE: BlastKind(label="mine", rule="MIN-03", rings=_rings, spares=springing.spares)},
    blasted=springing.blasted,
    sets_off=springing.sets_off,
    lays={MINE: springing.lays},
)
