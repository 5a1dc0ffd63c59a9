"""How a battle stands as its side knows it: who has more points, objectives among them (VIC-01)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.rules.common.scoring import victory

if TYPE_CHECKING:
    from squadlog.battle.state import Known
    from squadlog.extras.commander.mind.posed import MindView
    from squadlog.rules.common.context import RulesContext


def is_ahead(view: MindView) -> bool:
    """Whether a side would win if the battle ended now."""
    points = view.now.rules.by_rules(_points)
    mine = points.get(view.posed.side, 0.0)
    return all(mine > theirs for side, theirs in points.items() if side != view.posed.side)


def _points(known: Known, ctx: RulesContext) -> dict[str, float]:
    return {one.side: float(one.points) for one in victory.score(known, ctx)}
