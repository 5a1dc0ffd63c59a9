"""A list in which a click only chooses and a double click or Enter decides, so that the mouse never fires by accident.

A list of plain answers can let a single click decide.
"""

from collections.abc import Iterable
from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from squadlog.tui.chrome.calm import CalmPages


class Picker(CalmPages, OptionList):
    """An `OptionList` for plain text; a single click highlights, a second one selects."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "select", "Do it")]

    decides = False
    """Whether one click decides: for a few plain answers, each of which a key gives at once as well."""

    async def _on_click(self, event: events.Click) -> None:
        event.prevent_default()
        index = event.style.meta.get("option")
        if isinstance(index, int) and not self.options[index].disabled:
            self.highlighted = index
            if event.chain >= 2 or self.decides:
                self.action_select()

    def fill(self, rows: Iterable[tuple[str, Content]], *, keep: str | None = None) -> None:
        """Set the rows: an id and what is shown for it. The cursor stays on `keep` or on the first row."""
        kept = keep if keep is not None else self.chosen
        made = [Option(shown, id=key) for key, shown in rows]
        self.set_options(made)
        keys = [option.id for option in made]
        if made:
            self.highlighted = keys.index(kept) if kept in keys else 0

    @property
    def chosen(self) -> str | None:
        """The id of the highlighted row."""
        option = self.highlighted_option
        return option.id if option is not None else None
