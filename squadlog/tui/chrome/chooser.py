"""What forms choose with: a box to tick, in letters and not by colour alone, and a list that drops down.

The list bears page keys before it has been drawn: they can come faster than the first frame.
"""

from typing import Literal

from textual.app import ComposeResult
from textual.content import Content
from textual.widgets import Checkbox, Select
from textual.widgets._select import SelectOverlay


class Tick(Checkbox):
    """`[x] label` when on, `[ ] label` when off; Enter, the space bar or a click turns it."""

    @property
    def _button(self) -> Content:
        return Content.styled("[x]" if self.value else "[ ]", self.get_visual_style("toggle--label"))


class CalmOverlay(SelectOverlay):
    """The list that drops down from a `Chooser`: letters find a line, page keys wait until its lines are laid out."""

    def _find_search_match(self, query: str) -> int | None:
        """The first line that begins so, else the first that holds it; textual itself passes over `Content`."""
        prompts = [str(option.prompt).casefold() for option in self._options]
        wanted = query.casefold()
        found = [place for place, prompt in enumerate(prompts) if prompt.startswith(wanted)]
        found += [place for place, prompt in enumerate(prompts) if wanted in prompt]
        return found[0] if found else None

    def _move_page(self, direction: Literal[-1, 1]) -> None:
        if (self.highlighted or 0) in self._index_to_line:
            super()._move_page(direction)


class Chooser(Select[str]):
    """A drop-down choice among texts."""

    def compose(self) -> ComposeResult:
        """The value, and the list."""
        for part in super().compose():
            yield (
                CalmOverlay(type_to_search=self._type_to_search) if isinstance(part, SelectOverlay) else part
            )
