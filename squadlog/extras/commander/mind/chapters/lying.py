"""What lies there and is about to go off, and what it would cost a soldier at each place (GRN-26..39)."""

from __future__ import annotations

from functools import cached_property, partial
from typing import TYPE_CHECKING, Protocol

from squadlog.extras.commander.mind.shooting import DAZE
from squadlog.facts.ground_facts import Whereabouts
from squadlog.rules.blasts.rings import comes_to
from squadlog.rules.common.chances import Odds
from squadlog.rules.common.wounds import armour_factor, tick_boxes
from squadlog.rules.desk.considered import cells

if TYPE_CHECKING:
    from collections.abc import Sequence

    from squadlog.battle.state import Known, Unit
    from squadlog.extras.commander.mind.aims.losses import LossesWeighed
    from squadlog.extras.commander.mind.posed import MindView
    from squadlog.rules.common.context import RulesContext
    from squadlog.rules.common.explosive import Fused
    from squadlog.rules.common.foreseen import Foreseen
    from squadlog.survey.danger.lines_known import PostureAt


class InFearOfBlasts(Protocol):
    """A battle as a side knows it: `Situation`."""

    view: MindView
    losses: LossesWeighed


class BlastsToCome:
    """All that is about to go off as far as a side knows of it; what somebody lies on already hurts nobody else."""

    def __init__(self, now: InFearOfBlasts) -> None:
        self._now = now

    @cached_property
    def _burning(self) -> tuple[tuple[Fused, Foreseen], ...]:
        view = self._now.view
        burning = view.now.blasts.burning() if view.known.held else ()
        return tuple(
            (fused, what)
            for fused, what in burning
            if what.rings and fused.spot is not None and fused.smothered is None
        )

    @cached_property
    def within_s(self) -> int:
        """Seconds in which one may get clear before the first goes off, this one among them (GRN-26, GRN-34)."""
        now = self._now.view.known.now
        return min((fused.at.index - now.index + 1 for fused, _ in self._burning), default=0)

    def costs(self, unit: int, stands: Sequence[PostureAt]) -> list[float]:
        """The points that they take of a soldier at each of these places on average, beside what hangs on him."""
        view, losses = self._now.view, self._now.losses
        found = [0.0] * len(stands)
        places = [Whereabouts(at.spot.x, at.spot.y, at.spot.floor) for at in stands]
        soldier = view.known.units[unit]
        most = soldier.soldier.value + losses.more(unit)
        for burning in self._burning:
            asks = partial(_takes, soldier, burning, places)
            for place, (share, is_out) in enumerate(view.now.rules.by_rules(asks)):
                found[place] += soldier.soldier.value * share + losses.more(unit) * is_out
        return [min(most, one) for one in found]


def _takes(
    soldier: Unit,
    burning: tuple[Fused, Foreseen],
    places: Sequence[Whereabouts],
    known: Known,
    ctx: RulesContext,
) -> list[tuple[float, bool]]:
    """The share of his points that it takes at each place, and whether it puts him out there."""
    fused, what = burning
    reach_m = max(ring.to_m for ring in what.rings)
    reached = ctx.reached(known, fused, places, reach_m) or [None] * len(places)
    found = []
    for one in reached:
        struck = (
            None
            if one is None
            else comes_to(what.rings, one.metres, one.cover, armour_factor(soldier, ctx), ctx)
        )
        if struck is None or struck.levels is None:
            found.append((0.0, False))
            continue
        name = tick_boxes(soldier.wound, struck.levels * what.count, ctx) if struck.levels else "no_wound"
        odds = Odds(**{name: 1})  # type: ignore[arg-type]  # it reaches whom it reaches (GRN-35)
        found.append((float(cells.share_taken(soldier, odds, ctx)) + DAZE, bool(odds.out)))
    return found
