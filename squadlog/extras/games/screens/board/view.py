"""The board on the screen: one strip for each row, a cursor on a triangle, and what people point at."""

from pathlib import Path
from typing import ClassVar

from rich.color import Color
from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.binding import Binding, BindingType
from textual.geometry import Region, Size
from textual.scroll_view import ScrollView
from textual.strip import Strip

from squadlog.extras.games.board.geometry import SIZE
from squadlog.extras.games.screens.board import drawing
from squadlog.extras.games.screens.board.grid import MARGIN, Grid
from squadlog.tui.chrome.cells import USUAL_CELLS, CellKind
from squadlog.tui.value_message import ValueMessage

BAR = 1
"""The room of a scroll bar, which is always left free: where one comes and goes, nothing moves."""


class BoardView(ScrollView, can_focus=True):
    """The board, with a cursor on one of its triangles. It shows what it is told and tells what people point at.

    Where there is less room than the board needs, it scrolls, and the cursor stays in sight.
    """

    DEFAULT_CSS = Path(__file__).with_name("view.tcss").read_text(encoding="utf-8") + "".join(
        f"BoardView > .field--{paint} {{ background: {colour}; }}\n"
        for paint, colour in drawing.PAINTS.items()
    )
    COMPONENT_CLASSES: ClassVar[set[str]] = {f"field--{paint}" for paint in drawing.PAINTS}
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "cursor(-1, 0)", "West", id="field.west", show=False),
        Binding("right", "cursor(1, 0)", "East", id="field.east", show=False),
        Binding("up", "cursor(0, 1)", "North", id="field.north", show=False),
        Binding("down", "cursor(0, -1)", "South", id="field.south", show=False),
        Binding("space", "other_half", "Other half", id="field.half", show=False),
        Binding("enter", "pick", "Pick", id="field.pick", show=False),
    ]

    class Moved(ValueMessage):
        """The cursor stands on another triangle."""

        cell: int

    class Picked(ValueMessage):
        """Says that somebody pointed at a triangle, by Enter or by a click."""

        cell: int

    def __init__(self) -> None:
        super().__init__()
        self._scene = drawing.BoardScene()
        self._grid = Grid.fitting(0, 0)
        self._room = (0, 0)
        self._tiles: list[tuple[drawing.SquareTile, ...]] = []
        self._strips: dict[int, Strip] = {}
        self._styles: dict[tuple[str, str], Style] = {}
        self.cells: CellKind = USUAL_CELLS
        """The parts of a cell that the terminal shows."""
        self.cursor = 2 * (3 + SIZE * 1)

    def show(self, scene: drawing.BoardScene) -> None:
        """Show a scene."""
        self._scene = scene
        self._again()

    def fit(self, width: int, height: int) -> int:
        """Draw the board as large as fits into `width` by `height` cells; gives the cells it takes in width.

        It keeps that size whatever is shown beside it for a while.
        """
        self._room = (width - BAR, height)
        self._again()
        return self._grid.width + BAR

    def _again(self) -> None:
        """Draw the rows of squares that look otherwise than before."""
        grid = Grid.fitting(*self._room, turned=self._scene.turned, kind=self.cells)
        tiles, before = drawing.build_tiles(self._scene, grid), self._tiles
        self._tiles = tiles
        if grid != self._grid or not before:
            self._grid = grid
            self._strips.clear()
            self.virtual_size = Size(grid.width, grid.height)
            self.refresh()
            return
        for y, row in enumerate(tiles):
            if row != before[y]:
                self._forget(y)

    def _forget(self, y: int) -> None:
        """Forget a row of squares that looks otherwise."""
        top = y * self._grid.high
        for line in range(top, top + self._grid.high):
            self._strips.pop(line, None)
        seen = Region(0, top - self.scroll_offset.y, self.size.width, self._grid.high)
        if seen := seen.intersection(Region(0, 0, *self.size)):
            self.refresh(seen)

    def notify_style_update(self) -> None:
        """Paint everything anew in other colours."""
        super().notify_style_update()
        self._strips.clear()
        self._styles.clear()

    def on_resize(self) -> None:
        """Keep the cursor in sight, if there is less room."""
        self.call_after_refresh(self._to_cursor)

    def _to_cursor(self) -> None:
        """Scroll as far as the square under the cursor needs; at the edge of the board, its names as well."""
        grid = self._grid
        x, y = grid.corner(self.cursor)
        left = 0 if x == MARGIN else x
        low = 1 if y == grid.high * (SIZE - 1) else 0
        self.scroll_to_region(Region(left, y, x - left + grid.wide + 1, grid.high + low), animate=False)

    def put_cursor(self, cell: int) -> None:
        """Put the cursor on a triangle."""
        self.cursor = cell
        self._to_cursor()
        self.post_message(self.Moved(cell))

    def action_cursor(self, files: int, ranks: int) -> None:
        """The cursor to the next triangle that way: over the diagonal within a square if that leads there."""
        turn = -1 if self._scene.turned else 1
        self.put_cursor(beside(self.cursor, files * turn, ranks * turn))

    def action_other_half(self) -> None:
        """The cursor over the diagonal, to the other half of its square."""
        self.put_cursor(self.cursor ^ 1)

    def action_pick(self) -> None:
        """Choose the piece under the cursor, or the place to go to."""
        self.post_message(self.Picked(self.cursor))

    def on_click(self, event: events.Click) -> None:
        """Point with the mouse."""
        offset = event.get_content_offset(self)
        if offset is None:
            return
        offset += self.scroll_offset
        cell = self._grid.cell(self._scene.parity, offset.x, offset.y)
        if cell is not None:
            event.stop()
            self.put_cursor(cell)
            self.post_message(self.Picked(cell))

    def render_line(self, y: int) -> Strip:
        """One row."""
        base = self.rich_style
        left, top = self.scroll_offset
        y += top
        if not self._tiles or y >= self._grid.height:
            return Strip.blank(self.size.width, base)
        strip = self._strips.get(y)
        if strip is None:
            strip = self._painted(y)
        width = left + self.size.width
        return strip.extend_cell_length(width, base).crop(left, width)

    def _painted(self, y: int) -> Strip:
        """A row, and with it the others of its squares."""
        grid = self._grid
        at, _ = divmod(y, grid.high)
        rows = drawing.draw_rank(self._tiles[at], grid, at) if at < SIZE else [drawing.draw_files(grid)]
        for line, inks in enumerate(rows, start=at * grid.high):
            segments = (Segment(ink.char, self._style(ink)) for ink in inks)
            self._strips[line] = Strip(segments).simplify()
        return self._strips[y]

    def _style(self, ink: drawing.Ink) -> Style:
        known = self._styles.get((ink.fore, ink.back))
        if known is None:
            back = self._paint(ink.back) if ink.back else self.rich_style.bgcolor
            known = Style(color=self._paint(ink.fore), bgcolor=back, bold=ink.fore in drawing.BOLD or None)
            self._styles[ink.fore, ink.back] = known
        return known

    def _paint(self, paint: str) -> Color | None:
        return self.get_component_rich_style(f"field--{paint}").bgcolor


def beside(cell: int, files: int, ranks: int) -> int:
    """That half of the square `files` and `ranks` further on; beyond the edge of the board, the cell itself."""
    rank, file = divmod(cell // 2, SIZE)
    file, rank = file + files, rank + ranks
    if not (0 <= file < SIZE and 0 <= rank < SIZE):
        return cell
    return 2 * (file + SIZE * rank) + cell % 2
