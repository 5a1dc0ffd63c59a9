"""Documents that flow over pages: headings, paragraphs, tables and pictures, and how they are broken into pages."""

from collections.abc import Iterable, Sequence

from squadlog.base.records import record
from squadlog.extras.paper.faces import printable, width_of, wrapped
from squadlog.extras.paper.laying import PageLayout, leading
from squadlog.extras.paper.marks import GREY, PALE, Align, Mark, PaperPage, PaperSize, Printed, moved

_WHOLE = 0.5
"""A table that takes no more of a column than this is not cut."""
_HEADS = {1: 15.0, 2: 11.5, 3: 9.5}
_FOOT = 6.0
"""Millimetres of the foot of a page."""
_PAD = 1.2
"""Millimetres between the text of a table and the edge of its column."""
_UNDER_HEAD, _UNDER_LINE = 0.6, 1.0
"""Millimetres under a heading, and under the line of one of the first level."""
_SPARE = 0.01
"""What a column may lack of the text that it was measured by."""


@record
class Heading:
    """A heading, of level 1 to 3; it stays with what follows it."""

    text: str
    level: int = 2


@record
class Passage:
    """Running text; `mark` stands before it, as in a list. It `keeps` with what follows it, if all of it has room."""

    text: str
    mark: str = ""
    bold: bool = False
    small: bool = False
    keeps: bool = False


@record
class Tabled:
    """A table; its head is repeated on every page.

    `shares` say how its columns share the width, else by what is in them. `strong` are rows that stand out.
    """

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    shares: tuple[float, ...] = ()
    right: tuple[int, ...] = ()
    strong: tuple[int, ...] = ()


@record
class DrawnFigure:
    """A picture of drawn marks; never broken, made smaller where it is too large."""

    width: float
    height: float
    marks: tuple[Mark, ...] = ()
    caption: str = ""


Block = Heading | Passage | Tabled | DrawnFigure


@record
class FlowingText:
    """A document that flows: its title, and what it says in order; where it is `crowded` short tables are cut too."""

    title: str
    blocks: tuple[Block, ...]
    size_pt: float = 9.0
    crowded: bool = False


def laid(flow: FlowingText, size: PaperSize, columns: int = 1) -> Printed:
    """The document on pages, in one or more columns. No heading ends a column, no paragraph leaves one line alone."""
    paged = _Paging(flow, size, columns)
    for place, block in enumerate(flow.blocks):
        paged.put(block, flow.blocks[place + 1 :])
    return Printed(title=flow.title, pages=tuple(paged.done()))


class _Paging:
    """Pages filled one column after the other."""

    def __init__(self, flow: FlowingText, size: PaperSize, columns: int) -> None:
        self._flow, self._size, self._columns = flow, size, columns
        self._gutter = 6.0 if columns > 1 else 0.0
        self._room = (size.width - 2 * size.margin - self._gutter * (columns - 1)) / columns
        self._bottom = size.height - size.margin - _FOOT
        self._pages: list[PageLayout] = []
        self._column = columns
        self._y = 0.0
        self._top = size.margin
        self._next()

    def done(self) -> list[PaperPage]:
        for number, page in enumerate(self._pages, 1):
            foot = self._size.height - self._size.margin
            counted = f"{number} of {len(self._pages)}"
            taken = page.text(
                self._size.width - self._size.margin, foot, counted, 7.5, align="right", ink=GREY
            )
            room = page.room - taken - 4
            page.text(page.left, foot, f"squadlog · {self._flow.title}", 7.5, ink=GREY, room=room)
        return [page.page() for page in self._pages]

    def put(self, block: Block, after: Sequence[Block]) -> None:
        """Lay one thing down, in the next column if it does not go into this one; `after` is what follows it."""
        match block:
            case Heading():
                self._head(block, after)
            case Passage():
                self._lines(block, self._least(after) if block.keeps else 0.0)
            case Tabled():
                self._grid(block)
            case DrawnFigure():
                self._figure(block)

    @property
    def _here(self) -> PageLayout:
        return self._pages[-1]

    @property
    def _x(self) -> float:
        return self._size.margin + self._column * (self._room + self._gutter)

    @property
    def _fresh(self) -> bool:
        return self._y <= self._top + 1e-6

    def _next(self) -> None:
        self._column += 1
        if self._column >= self._columns:
            self._pages.append(PageLayout(self._size))
            self._column = 0
        self._y = self._top

    def _need(self, height: float) -> None:
        if self._y + height > self._bottom + 1e-6 and not self._fresh:
            self._next()

    def _head(self, block: Heading, after: Sequence[Block]) -> None:
        size_pt = _HEADS[block.level]
        lines = wrapped(printable(block.text), self._room, size_pt, bold=True)
        before = 0.0 if self._fresh else leading(size_pt) * 0.5
        self._need(before + self._head_height(block) + self._least(after))
        if not self._fresh:
            self._y += before
        for one in lines:
            self._y += leading(size_pt)
            self._here.text(self._x, self._y - leading(size_pt) * 0.25, one, size_pt, bold=True)
        if block.level == 1:
            self._here.line(self._x, self._y, self._x + self._room, self._y, 0.4)
            self._y += _UNDER_LINE
        self._y += _UNDER_HEAD

    def _head_height(self, block: Heading) -> float:
        """What a heading takes with what is free beneath it."""
        size_pt = _HEADS[block.level]
        lines = wrapped(printable(block.text), self._room, size_pt, bold=True)
        return len(lines) * leading(size_pt) + (_UNDER_LINE if block.level == 1 else 0.0) + _UNDER_HEAD

    def _least(self, after: Sequence[Block]) -> float:
        """What has to go beneath a heading on the same page."""
        size = leading(self._flow.size_pt)
        match after[0] if after else None:
            case Tabled() as grid:
                return self._together(grid)
            case DrawnFigure() as figure:
                return min(self._scaled(figure)[1], self._bottom - self._top - 20)
            case Heading() as head:
                gap = leading(_HEADS[head.level]) * 0.5
                return gap + self._head_height(head) + self._least(after[1:])
            case Passage(text=text, small=small, mark=mark, bold=bold):
                size_pt = self._flow.size_pt - (1.5 if small else 0.0)
                room = self._room - (4.0 if mark else 0.0)
                # Three lines stay together, as `_lines` has it.
                return (3 if len(wrapped(printable(text), room, size_pt, bold=bold)) == 3 else 2) * size
            case _:
                return 0.0

    def _lines(self, block: Passage, under: float) -> None:
        """Running text, with `under` millimetres of what follows it in the same column."""
        size_pt = self._flow.size_pt - (1.5 if block.small else 0.0)
        step, indent = leading(size_pt), (4.0 if block.mark else 0.0)
        lines = wrapped(printable(block.text), self._room - indent, size_pt, bold=block.bold)
        left = len(lines)
        if under:
            self._need((left + 0.35) * step + under)
        for place, one in enumerate(lines):
            # Two lines at least stay together at the foot of a column and at the head of the next.
            together = min(left, 3 if left == 3 else 2) if place == 0 or left == 2 else 1
            self._need(together * step)
            if place == 0 and block.mark:
                self._here.text(self._x, self._y + step * 0.75, block.mark, size_pt)
            self._here.text(self._x + indent, self._y + step * 0.75, one, size_pt, bold=block.bold)
            self._y += step
            left -= 1
        self._y += step * 0.35

    def _shares(self, grid: Tabled) -> list[float]:
        if grid.shares:
            whole = sum(grid.shares)
            return [share / whole * self._room for share in grid.shares]
        size_pt = self._flow.size_pt - 0.5
        wide = [
            max(width_of(printable(row[at]), size_pt, bold=True) for row in (grid.head, *grid.rows))
            + 2 * _PAD
            for at in range(len(grid.head))
        ]
        spare = self._room - sum(wide)
        if spare >= 0:
            return [one + spare / len(wide) for one in wide]
        # Narrow columns keep what they need; the wide ones share what is left.
        fair = self._room / len(wide)
        large = [at for at, one in enumerate(wide) if one > fair]
        kept = sum(one for at, one in enumerate(wide) if at not in large)
        scale = (self._room - kept) / sum(wide[at] for at in large)
        return [one * scale if at in large else one for at, one in enumerate(wide)]

    def _cells(self, row: Sequence[str], shares: Sequence[float], *, bold: bool) -> list[list[str]]:
        size_pt = self._flow.size_pt - 0.5
        return [
            wrapped(printable(text), share - 2 * _PAD + _SPARE, size_pt, bold=bold)
            for text, share in zip(row, shares, strict=True)
        ]

    def _row_height(self, row: Sequence[str], shares: Sequence[float], *, bold: bool = True) -> float:
        lines = max(1, *(len(cell) for cell in self._cells(row, shares, bold=bold)))
        return lines * leading(self._flow.size_pt - 0.5) + 2 * _PAD * 0.5

    def _together(self, grid: Tabled) -> float:
        """What of a table stays in one column: all of it where that is half a column or less, else how it begins."""
        shares = self._shares(grid)
        heights = [self._row_height(row, shares) for row in (grid.head, *grid.rows)]
        whole = sum(heights)
        cut = self._flow.crowded or whole > _WHOLE * (self._bottom - self._top)
        return sum(heights[:3]) if cut else whole

    def _grid(self, grid: Tabled) -> None:
        shares = self._shares(grid)
        self._need(self._together(grid))
        self._row(grid.head, shares, grid.right, bold=True)
        for place, row in enumerate(grid.rows):
            # The last row goes with the one before it.
            together = grid.rows[place : place + 2] if place == len(grid.rows) - 2 else (row,)
            need = sum(self._row_height(one, shares) for one in together)
            if self._y + need > self._bottom and not self._fresh:
                self._next()
                self._row(grid.head, shares, grid.right, bold=True)
            self._row(row, shares, grid.right, bold=place in grid.strong)
        self._y += leading(self._flow.size_pt) * 0.5

    def _row(self, row: Sequence[str], shares: Sequence[float], right: Iterable[int], *, bold: bool) -> None:
        size_pt = self._flow.size_pt - 0.5
        step, x, cells = leading(size_pt), self._x, self._cells(row, shares, bold=bold)
        for at, (lines, share) in enumerate(zip(cells, shares, strict=True)):
            align: Align = "right" if at in tuple(right) else "left"
            for place, one in enumerate(lines):
                y = self._y + _PAD * 0.5 + step * (place + 0.78)
                where = x + (share - _PAD if align == "right" else _PAD)
                self._here.text(where, y, one, size_pt, bold=bold, align=align)
            x += share
        self._y += self._row_height(row, shares, bold=bold)
        self._here.line(self._x, self._y, self._x + self._room, self._y, 0.15, PALE)

    def _scaled(self, figure: DrawnFigure) -> tuple[float, float, float]:
        """How a picture is scaled, its height so, and that of what stands beneath it."""
        told = leading(self._flow.size_pt - 1) * 1.6 if figure.caption else 0.0
        most = self._bottom - self._top - told
        scale = min(1.0, self._room / figure.width, most / figure.height)
        return scale, figure.height * scale + told, told

    def _figure(self, figure: DrawnFigure) -> None:
        scale, height, told = self._scaled(figure)
        self._need(height)
        x = self._x + (self._room - figure.width * scale) / 2
        self._here.marks += [moved(mark, x, self._y, scale) for mark in figure.marks]
        self._y += height
        if figure.caption:
            size_pt = self._flow.size_pt - 1
            self._here.text(
                self._x, self._y - told * 0.35, figure.caption, size_pt, ink=GREY, room=self._room
            )
        self._y += 2.0
