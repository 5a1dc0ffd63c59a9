"""Check boxes and lists of them that say yes or no in letters, not by colour alone."""

from rich.segment import Segment
from textual.content import Content
from textual.strip import Strip
from textual.widgets import Checkbox, SelectionList

from squadlog.tui.chrome.calm import CalmPages

GUTTER = 3
"""Segments that a list draws in front of each line: the box."""


class Tick(Checkbox):
    """`[x] label` when on, `[ ] label` when off; Enter, the space bar or a click turns it."""

    @property
    def _button(self) -> Content:
        return Content.styled("[x]" if self.value else "[ ]", self.get_visual_style("toggle--label"))


class TickList(CalmPages, SelectionList[str]):
    """Lines with `[x]` or `[ ]` in front."""

    def render_line(self, y: int) -> Strip:
        """One line, its box in letters."""
        drawn = super().render_line(y)
        place = self.scroll_offset.y + y
        if not 0 <= place < self.option_count:
            return drawn
        segments = list(drawn)
        ticked = self.get_option_at_index(place).value in self.selected
        looks = segments[GUTTER].style
        clicked = segments[0].style
        meta = looks + type(looks)(meta=clicked.meta) if looks and clicked else looks
        box = [Segment(char, meta) for char in ("[x]" if ticked else "[ ]")]
        return Strip([*box, *segments[GUTTER:]])
