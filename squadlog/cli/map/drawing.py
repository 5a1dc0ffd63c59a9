"""A battle's map drawn in a look, with what a command has found laid over it."""

from argparse import Namespace
from collections.abc import Sequence
from typing import TYPE_CHECKING

from squadlog.base.lazy_imports import lazy_imports
from squadlog.cli.map import look_words
from squadlog.cli.printing import print_text

with lazy_imports():
    from squadlog.ground.drawing.looks import draw_look
    from squadlog.survey.drawing import scene as pictures

if TYPE_CHECKING:
    from squadlog.ground.compiled.shapes import MapShape
    from squadlog.ground.drawing.figures.overlays import Overlay
    from squadlog.session.seat import Seat
    from squadlog.survey.seat_survey import Survey


def print_look(
    seat: "Seat",
    survey: "Survey",
    options: Namespace,
    *,
    floor: int,
    overlays: "Sequence[Overlay]" = (),
    shapes: "Sequence[MapShape] | None" = None,
    looking: int | None = None,
    looking_side: str = "",
    endangered: frozenset[int] = frozenset(),
) -> bool:
    """Print the map as SVG where a look is asked for; no if none is.

    `shapes` lie on the ground, without them what lies there now. `looking` is a soldier whose sight is drawn,
    `looking_side` a side whose sight is; `endangered` are marked.
    """
    look = look_words.look_asked(options)
    if look is None:
        return False
    laid = seat.blasts.shapes_now() if shapes is None else shapes
    scene = pictures.picture_scene(
        survey,
        shapes=laid,
        overlays=overlays,
        looking=looking,
        looking_side=looking_side,
        floor=floor,
        endangered=endangered,
        ask=seat.due.ask(),
    )
    night = options.night or "night" in survey.conditions.around
    drawn = draw_look.draw_look(
        survey.map, look, floor=floor, night=night, figures=scene, names=options.names
    )
    print_text(drawn)
    return True
