"""Check boxes that say yes or no in letters, not by colour alone."""

from textual.content import Content
from textual.widgets import Checkbox


class Tick(Checkbox):
    """`[x] label` when on, `[ ] label` when off; Enter, the space bar or a click turns it."""

    @property
    def _button(self) -> Content:
        return Content.styled("[x]" if self.value else "[ ]", self.get_visual_style("toggle--label"))
