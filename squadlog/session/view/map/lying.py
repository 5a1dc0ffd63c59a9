"""What lies over the map whatever the hand holds: smoke and blasts, and where a unit has gone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.lazy_imports import lazy_imports
from squadlog.ground.compiled.conditions import Spot
from squadlog.ground.drawing.figures.overlays import Shaded, Walked

with lazy_imports():
    from squadlog.reports import trail
    from squadlog.survey import laid_over

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from squadlog.rules.common.explosive import GoneOff
    from squadlog.rules.common.foreseen import Foreseen
    from squadlog.session.seat import Seat
    from squadlog.session.view.map.in_hand_tools import Trail


def trail_of(seat: Seat, unit: int, which: Trail) -> tuple[Walked, ...]:
    """Where a unit has gone, in this turn or the whole battle, as the log of this seat tells it."""
    if not which:
        return ()
    turn = seat.known.now.turn if which == "turn" else None
    gone = trail.trail(seat.log.entries(), unit, turn=turn)
    ways = tuple(tuple(Spot(*spot) for spot in one.spots) for one in gone)
    return (Walked(ways, tuple(str(one.moment) for one in gone)),) if gone else ()


def draw_areas(seat: Seat, over: Iterable[tuple[GoneOff, Foreseen]]) -> tuple[Shaded, ...]:
    """Smoke, squares, rings of what is about to go off, and those of what is `over`."""
    burning, gone = (what for _, what in seat.blasts.burning()), (what for _, what in over)
    shapes = tuple(laid_over.shapes_over_map(seat.known, burning, gone))
    return (Shaded(shapes),) if shapes else ()


def levels_struck(over: Iterable[tuple[GoneOff, Foreseen]]) -> Mapping[int, int]:
    """The wound levels that what went off cost each whom it struck, by one after the other."""
    found: dict[int, int] = {}
    for gone, _ in over:
        for one in gone.struck:
            if one.levels is not None:
                found[one.unit] = found.get(one.unit, 0) + one.levels
    return found
