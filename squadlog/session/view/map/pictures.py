"""The battle drawn on its map as a seat knows it: in a look, as a plain drawing, as text, with what is laid over it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.lengths import format_length, format_number
from squadlog.ground.compiled.conditions import Spot
from squadlog.session.view.map.map_texts import survey_of_seat
from squadlog.session.view.shots.sweeping import find_sweep

with lazy_imports():
    from squadlog.ground.compiled import shapes
    from squadlog.ground.drawing import draw_svg, draw_text
    from squadlog.ground.drawing.looks import draw_look
    from squadlog.survey.drawing import scene as scenes

if TYPE_CHECKING:
    from collections.abc import Sequence

    from squadlog.ground.compiled.shapes import MapShape
    from squadlog.ground.drawing.figures.overlays import Overlay
    from squadlog.ground.drawing.looks.palette import Look
    from squadlog.session.seat import Seat


def draw_picture(
    seat: Seat,
    look: Look,
    *,
    floor: int,
    overlays: Sequence[Overlay] = (),
    laid: Sequence[MapShape] | None = None,
    looking: int | None = None,
    looking_side: str = "",
    endangered: frozenset[int] = frozenset(),
    night: bool = False,
    names: bool = False,
) -> str:
    """A floor as SVG in a look.

    `laid` are shapes on the ground, None those that lie there now. `looking` is a soldier whose sight is drawn,
    `looking_side` a side whose sight is; `endangered` are marked. By night it is dark where the battle's night is not
    the reason already.
    """
    survey = survey_of_seat(seat)
    scene = scenes.picture_scene(
        survey,
        shapes=seat.blasts.shapes_now() if laid is None else laid,
        overlays=overlays,
        looking=looking,
        looking_side=looking_side,
        floor=floor,
        endangered=endangered,
        ask=seat.due.ask(),
    )
    dark = night or "night" in survey.conditions.around
    return draw_look.draw_look(survey.map, look, floor=floor, night=dark, figures=scene, names=names)


def draw_plan(seat: Seat, *, floor: int, laid: Sequence[MapShape] = ()) -> str:
    """A floor as a plain SVG drawing."""
    survey = survey_of_seat(seat)
    return draw_svg.draw_svg(
        survey.map, floor=floor, conditions=survey.conditions, counters=survey.counters, shapes=laid
    )


def draw_page(seat: Seat, *, floor: int, laid: Sequence[MapShape] = (), fine: bool = False) -> str:
    """A floor as text, two characters for a metre if it is `fine`."""
    survey = survey_of_seat(seat)
    return draw_text.draw_text(
        survey.map,
        floor=floor,
        cells_per_m=2 if fine else 1,
        conditions=survey.conditions,
        counters=survey.counters,
        shapes=laid,
    )


def describe_map(seat: Seat) -> tuple[str, str, int]:
    """The title of the map, its size in words, and how many floors it has."""
    drawn = survey_of_seat(seat).map
    return drawn.title, f"{format_number(drawn.width_m)} by {format_length(drawn.height_m)}", drawn.floors


def shape_sector(seat: Seat, unit: int, axis_deg: float) -> tuple[MapShape, ...]:
    """The sector that a unit would sweep with its middle there; nothing where it can sweep none (AUT-08)."""
    found, mine = find_sweep(seat, unit), seat.known.units[unit]
    if found is None or mine.position is None:
        return ()
    drawn = survey_of_seat(seat).map
    far_m = shapes.sector_reach_m(drawn.width_m, drawn.height_m)
    at = Spot(mine.position.x, mine.position.y, mine.floor)
    return (shapes.sector(at, axis_deg, found[1].sector_deg or 0.0, far_m, f"sector of unit {unit}"),)
