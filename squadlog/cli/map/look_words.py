"""The options of a drawing that is made to be looked at: which look, and whether it is night."""

from argparse import ArgumentParser, Namespace
from typing import TYPE_CHECKING

from squadlog.cli.faults import NotUnderstoodError
from squadlog.ground.drawing.looks.palette import LOOKS

if TYPE_CHECKING:
    from squadlog.ground.drawing.looks.palette import Look


def add_words(made: ArgumentParser) -> None:
    """`--look` and `--night`."""
    made.add_argument(
        "--look",
        choices=LOOKS,
        help="as SVG in colour (table), for black and white paper (ink) or in high contrast (plain)",
    )
    made.add_argument("--night", action="store_true", help="the same by night (table unless a look is named)")


def add_figures(made: ArgumentParser) -> None:
    """`--look`, `--night` and `--names`, for a drawing of a battle."""
    add_words(made)
    made.add_argument(
        "--names", action="store_true", help="with --look: the names of soldiers, where there is room"
    )


def look_asked(options: Namespace) -> "Look | None":
    """The look that is asked for; None for the plain drawing of layers.

    Raises NotUnderstoodError for what a drawing in a look alone can show.
    """
    if options.look is None and options.night:
        return "table"
    if options.look is None:
        for option in ("names", "seen_by"):
            if getattr(options, option, None):
                said = f"--{option.replace('_', '-')}"
                raise NotUnderstoodError(f"{said} goes with a drawing: add --look table, ink or plain.")
    look: Look | None = options.look
    return look
