"""What goes off or would, as far as a seat knows: where it may fall that is aimed at a place, and whom it reaches."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.lazy_imports import lazy_imports

with lazy_imports():
    from squadlog.rules.desk import foreseeing
    from squadlog.session import deciding
    from squadlog.survey import laid_over

if TYPE_CHECKING:
    from squadlog.battle.commands import Declare
    from squadlog.battle.state import Known
    from squadlog.facts.ground_facts import Waypoint
    from squadlog.ground.compiled.shapes import MapShape
    from squadlog.rules.common.explosive import Fused, GoneOff
    from squadlog.rules.common.foreseen import Foreseen
    from squadlog.session.seat_views import SeatViews


class Blasts:
    """What a seat can foresee of blasts and of whatever else is aimed at a place."""

    def __init__(self, views: SeatViews, seat: str) -> None:
        self._views, self._seat = views, seat

    def aimings(self, unit: int) -> tuple[Declare, ...]:
        """The orders of a unit that aim at a place, each without its aim, the likeliest first."""
        seen = self._seen
        return tuple(foreseeing.aimings(seen, unit, deciding.table_at(seen))) if seen.chapters else ()

    def foreseen(self, command: Declare) -> Foreseen | None:
        """What an order that aims at a place would come to: rings, where it may fall, whom it would reach there."""
        seen = self._seen
        return foreseeing.foreseen(seen, command, deciding.table_at(seen))

    def kinds(self) -> tuple[str, ...]:
        """The kinds of explosions in force, by their words."""
        seen = self._seen
        return foreseeing.kinds(seen, deciding.table_at(seen)) if seen.chapters else ()

    def at(self, what: str, spot: Waypoint, *, count: int = 1) -> Foreseen | None:
        """What something of a kind would come to that went off at a place now; None for no kind in force."""
        seen = self._seen
        if what not in self.kinds():
            return None
        return foreseeing.blast(seen, what, spot, deciding.table_at(seen), count)

    def burning(self) -> tuple[tuple[Fused, Foreseen], ...]:
        """What is about to go off as far as this seat knows of it, with what it would come to as things stand."""
        seen = self._seen
        return foreseeing.burning(seen, deciding.table_at(seen)) if seen.held else ()

    def gone_off(self) -> tuple[tuple[GoneOff, Foreseen], ...]:
        """The explosions of this subphase and the one before, each with the units it struck."""
        seen = self._seen
        return foreseeing.over(seen, deciding.table_at(seen)) if seen.held else ()

    def shapes_now(self) -> tuple[MapShape, ...]:
        """Smoke, what lies about, what is about to go off and what went off just now."""
        burning, gone = (what for _, what in self.burning()), (what for _, what in self.gone_off())
        return tuple(laid_over.shapes_over_map(self._seen, burning, gone))

    @property
    def _seen(self) -> Known:
        return self._views.seen(self._seat)
