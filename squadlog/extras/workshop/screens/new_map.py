"""A new map: what it is called and how large it is."""

import re
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import Input, Static

from squadlog.base.names import safe_name
from squadlog.ground.map.model import Map
from squadlog.ground.map.tables import right
from squadlog.tui.chrome.key_bar import KeyBar
from squadlog.tui.chrome.screens import LEAVES, Box, Dialog
from squadlog.tui.chrome.typed import PlainInput

_SIZE = re.compile(r"\s*([0-9]+(?:\.[0-9]+)?)\s*[x*, ]\s*([0-9]+(?:\.[0-9]+)?)\s*")


class NewMapDialog(Dialog[Map]):
    """Asks for title and size; the answer is the empty map."""

    OF_THE_MOMENT = False
    CSS_PATH = "new_map.tcss"
    AUTO_FOCUS = "#new-map-title"
    HELP = (
        "Type the title and press Enter, then width and height in metres, such as 24x20, and Enter again; F2 begins "
        "from either line."
    )
    BINDINGS: ClassVar[list[BindingType]] = [Binding("f2", "make", "Begin", id="new_map.make")]

    def compose(self) -> ComposeResult:
        """Title, size, and what is wrong with them."""
        with Box("A new map", ("⏎", "next", ""), LEAVES, id="new-map-box"):
            yield Static("Title", markup=False)
            yield PlainInput(placeholder="The Counting House", id="new-map-title", compact=True)
            yield Static("Width and height in metres", markup=False)
            yield PlainInput(placeholder="24x20", id="new-map-size", compact=True)
            yield Static("", id="new-map-fault", classes="fault", markup=False)
        yield KeyBar()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Go on from the title to the size, and from the size begin."""
        event.stop()
        if event.input.id == "new-map-title":
            self.set_focus(self.query_one("#new-map-size"))  # now: the next key may be here already
        else:
            self.action_make()

    def action_make(self) -> None:
        """Begin the map, unless title or size cannot be."""
        title, size = (self.query_one(f"#new-map-{part}", Input).value for part in ("title", "size"))
        try:
            self.dismiss(new_map(title, size))
        except ValueError as error:
            self.query_one("#new-map-fault", Static).update(Content(str(error)))


def new_map(title: str, size: str) -> Map:
    """An empty map. Raises ValueError, in one sentence, for a title or a size that no map has."""
    try:
        name = safe_name(title)
    except ValueError:
        raise ValueError(f"The title should be {right('map', 'title')}.") from None
    found = _SIZE.fullmatch(size)
    wide, high = (float(found[1]), float(found[2])) if found else (0.0, 0.0)
    if not (1 <= wide <= 1_000 and 1 <= high <= 1_000):
        raise ValueError("The size should be two numbers of metres, such as 24x20, each from 1 to 1000.")
    return Map(title=name, width_m=wide, height_m=high)
