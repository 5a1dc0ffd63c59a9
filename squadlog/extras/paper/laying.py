"""A page while it is laid out: text that keeps within its room, lines, boxes."""

from collections.abc import Callable, Sequence
from typing import Concatenate, ParamSpec

from squadlog.extras.paper.faces import MM_PER_PT, cut_to, printable, width_of, wrapped
from squadlog.extras.paper.marks import (
    BLACK,
    Align,
    Ink,
    Lettering,
    Mark,
    Outline,
    PaperPage,
    PaperSize,
    Place,
    RoundMark,
    box,
    line,
)

LEADING = 1.25
"""From one baseline to the next, in sizes of the text."""
_SMALL = (5.5, 5.0, 4.5, 4.0)
"""Letters of names that take two lines."""


P = ParamSpec("P")


def _laid(draw: Callable[P, Mark]) -> Callable[Concatenate["PageLayout", P], None]:
    """What draws a mark, as what lays it on a page."""

    def lay(sheet: "PageLayout", /, *given: P.args, **named: P.kwargs) -> None:
        sheet.marks.append(draw(*given, **named))

    return lay


class PageLayout:
    """One page, filled from anywhere; every length in millimetres, sizes of text in points."""

    def __init__(self, size: PaperSize) -> None:
        self.size = size
        self.marks: list[Mark] = []

    def page(self) -> PaperPage:
        """The page as it stands."""
        return PaperPage(width=self.size.width, height=self.size.height, marks=tuple(self.marks))

    @property
    def left(self) -> float:
        """The millimetres from the left where print begins."""
        return self.size.margin

    @property
    def room(self) -> float:
        """The width within the margins."""
        return self.size.width - 2 * self.size.margin

    def text(
        self,
        x: float,
        y: float,
        text: str,
        size_pt: float = 9.0,
        *,
        room: float | None = None,
        least_pt: float | None = None,
        bold: bool = False,
        align: Align = "left",
        ink: Ink = BLACK,
        turned_deg: float = 0.0,
    ) -> float:
        """A line of text with its baseline at `y`; what it takes of the width.

        Text wider than `room` is set smaller, down to `least_pt` where that is given, then cut with a sign.
        """
        shown = printable(text)
        if room is not None:
            if least_pt is not None and (wide := width_of(shown, size_pt, bold=bold)) > room:
                size_pt = max(least_pt, size_pt * room / wide)
            shown = cut_to(shown, room + 1e-6, size_pt, bold=bold)
        width = width_of(shown, size_pt, bold=bold)
        if shown:
            self.marks.append(
                Lettering(
                    x=x, y=y, text=shown, size_pt=size_pt, bold=bold, align=align, ink=ink, width=width,
                    turned_deg=turned_deg,
                )
            )  # fmt: skip
        return width

    def name(
        self,
        x: float,
        y: float,
        text: str,
        size_pt: float,
        *,
        room: float,
        least_pt: float = 5.5,
        bold: bool = True,
    ) -> None:
        """Write a name with its baseline at `y`; one too long for its room at `least_pt` stands on two small lines."""
        shown = printable(text)
        if width_of(shown, least_pt, bold=bold) <= room:
            self.text(x, y, shown, size_pt, room=room, least_pt=least_pt, bold=bold)
            return
        small = next(
            (size for size in _SMALL if size <= least_pt and len(wrapped(shown, room, size, bold=bold)) <= 2),
            _SMALL[-1],
        )
        self.paragraph(x, y - leading(small) * 0.8, shown, room, small, bold=bold, most=2)

    def paragraph(
        self,
        x: float,
        y: float,
        text: str,
        room: float,
        size_pt: float = 9.0,
        *,
        bold: bool = False,
        ink: Ink = BLACK,
        most: int | None = None,
    ) -> float:
        """Write text on as many lines as it needs, or `most`, the last saying that there is more.

        Gives the `y` of the line after it.
        """
        lines = wrapped(printable(text), room, size_pt, bold=bold)
        if most is not None and len(lines) > most:
            lines = [*lines[: most - 1], cut_to(" ".join(lines[most - 1 :]), room, size_pt, bold=bold)]
        for one in lines:
            self.text(x, y, one, size_pt, bold=bold, ink=ink)
            y += leading(size_pt)
        return y

    line, box, ring = _laid(line), _laid(box), _laid(RoundMark)

    def shape(
        self, places: Sequence[Place], *, width: float = 0.2, ink: Ink = BLACK, fill: Ink | None = None
    ) -> None:
        """Draw an area within straight lines."""
        self.marks.append(Outline(places=tuple(places), width=width, ink=ink, fill=fill, closed=True))

    def ticks(
        self, x: float, y: float, of: int, crossed: int = 0, *, size: float = 3.0, gap: float = 0.8
    ) -> float:
        """Boxes to cross off in a row above the baseline `y`, the first of them crossed; where the row ends."""
        for place in range(of):
            self.box(x, y - size, size, size, line_width=0.25)
            if place < crossed:
                self.line(x, y - size, x + size, y, 0.35)
                self.line(x, y, x + size, y - size, 0.35)
            x += size + gap
        return x


def leading(size_pt: float) -> float:
    """Millimetres from one baseline to the next."""
    return size_pt * MM_PER_PT * LEADING
