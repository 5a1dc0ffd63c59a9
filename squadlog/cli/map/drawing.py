"""A battle's map drawn in a look, with what a command has found laid over it."""

from argparse import Namespace
from collections.abc import Sequence
from typing import TYPE_CHECKING

from squadlog.cli.map import look_words
from squadlog.cli.printing import print_text
from squadlog.session.view.map import pictures

if TYPE_CHECKING:
    from squadlog.ground.compiled.shapes import MapShape
    from squadlog.ground.drawing.figures.overlays import Overlay
    from squadlog.session.seat import Seat


def print_look(
    seat: "Seat",
    options: Namespace,
    *,
    floor: int,
    overlays: "Sequence[Overlay]" = (),
    laid: "Sequence[MapShape] | None" = None,
    looking: int | None = None,
    looking_side: str = "",
    endangered: frozenset[int] = frozenset(),
) -> bool:
    """Print the map as SVG where a look is asked for; no if none is. See `draw_picture`."""
    look = look_words.look_asked(options)
    if look is None:
        return False
    print_text(
        pictures.draw_picture(
            seat,
            look,
            floor=floor,
            overlays=overlays,
            laid=laid,
            looking=looking,
            looking_side=looking_side,
            endangered=endangered,
            night=options.night,
            names=options.names,
        )
    )
    return True
