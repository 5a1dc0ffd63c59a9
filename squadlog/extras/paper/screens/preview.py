"""The pages of a document on the screen, as wide as there is room, or larger."""

from textwrap import wrap

from rich.segment import Segment
from textual.geometry import Size
from textual.scroll_view import ScrollView
from textual.strip import Strip

from squadlog.base.lazy_imports import lazy_imports
from squadlog.extras.paper.marks import PaperPage

with lazy_imports():
    from squadlog.extras.paper.screens import raster

_ZOOMS = (1.0, 2.0, 3.0, 4.0)
"""How much larger a page is shown than the whole of it fits, step by step."""


class PagePreview(ScrollView, can_focus=True):
    """One page at a time; the arrows move over a page that is enlarged."""

    def __init__(self) -> None:
        super().__init__(id="preview", classes="panel")
        self._pages: tuple[PaperPage, ...] = ()
        self._at = self._zoom = 0
        self._strips: list[Strip] = []
        self._told = ""
        self._drawn: tuple[object, ...] = ()

    def show(self, pages: tuple[PaperPage, ...], told: str = "") -> None:
        """Show these pages, the one that was seen if there is one; where there are none a sentence."""
        self._pages, self._told = pages, told
        self._at = min(self._at, max(0, len(pages) - 1))
        self._paint()

    def turn(self, by: int) -> None:
        """Turn `by` pages on, or back if negative."""
        if self._pages:
            self._at = (self._at + by) % len(self._pages)
            self.scroll_to(0, 0, animate=False)
            self._paint()

    def enlarge(self, by: int) -> None:
        """Show the page `by` steps larger, or smaller if negative."""
        self._zoom = max(0, min(len(_ZOOMS) - 1, self._zoom + by))
        self._paint()

    def on_resize(self) -> None:
        """Draw the page again for another size."""
        self._paint()

    def _paint(self) -> None:
        self.border_title = f"page {self._at + 1} of {len(self._pages)}" if self._pages else "preview"
        room = self.content_size
        if not self._pages or room.width < 4:
            lines = wrap(self._told, max(1, room.width))
            self._strips = [Strip([Segment(line)]) for line in lines]
            self._drawn = ()
            self.virtual_size = Size(0, 0)
            self.refresh()
            return
        page = self._pages[self._at]
        fits = min(room.width, int(2 * room.height * page.width / page.height))
        cols = max(8, int(fits * _ZOOMS[self._zoom]))
        if self._drawn != (page, cols):
            self._strips, self._drawn = raster.page_strips(page, cols), (page, cols)
        self.virtual_size = Size(cols, len(self._strips))
        self.refresh()

    def render_line(self, y: int) -> Strip:
        """A line of the page that is seen."""
        left, top = self.scroll_offset
        width = self.scrollable_content_region.width
        if y + top >= len(self._strips):
            return Strip.blank(width, self.rich_style)
        return self._strips[y + top].crop(left, left + width).adjust_cell_length(width, self.rich_style)
