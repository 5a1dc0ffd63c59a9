"""The heat map of a cell: where in all its battles soldiers fired, were attacked and fell."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Static

from squadlog.base.errors import SquadlogError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.extras.lab.screens.heat_shown import CALLED, HeatView, legend
from squadlog.facts.heat import HEAT_KINDS
from squadlog.tui.chrome.key_bar import KeyBar
from squadlog.tui.chrome.places import places
from squadlog.tui.chrome.screens import Headline, RoomScreen, retitle
from squadlog.tui.value_message import ValueMessage

with lazy_imports():
    from squadlog.extras.lab.told import heat as heats

if TYPE_CHECKING:
    from textual.app import ComposeResult

    from squadlog.extras.lab.told.heat import CellHeat
    from squadlog.extras.lab.trials.running import RunningLab
    from squadlog.facts.heat import HeatKind

_LAYERS: tuple[tuple[HeatKind, ...], ...] = (*((kind,) for kind in CALLED), HEAT_KINDS)
"""What is shown, one after the other: each kind alone, then all of it."""


class LabHeatScreen(RoomScreen):
    """The map of a cell at the left, what happened there in words at the right."""

    CSS_PATH = "heat.tcss"
    AUTO_FOCUS = "#lab-heat-told"
    HELP = (
        "All battles of a cell on their map: where soldiers fell, each in the hue of its side, by figures: 9 is where "
        "most did. k goes on to where they were attacked, where they fired, and all of it; f shows the next floor. The "
        "words beside it count by squares of two metres; arrows scroll. On the command line: squadlog lab heat, with "
        "--svg as a drawing."
    )
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("k", "kind", "Kind", id="lab_heat.kind"),
        Binding("f", "floor", "Floor", id="lab_heat.floor"),
    ]

    class Read(ValueMessage):
        """The heat has been read, or why it cannot be."""

        found: CellHeat | str

    def __init__(self, lab: RunningLab, key: str) -> None:
        """The lab, and the key of its cell."""
        super().__init__()
        self._lab, self._key = lab, key
        self._found: CellHeat | None = None
        self._layer = 0

    def compose(self) -> ComposeResult:
        """The map and the words."""
        yield Headline("Heat map", self._key)
        with Horizontal(id="lab-heat-halves"):
            with Vertical(id="lab-heat-map", classes="panel"):
                yield HeatView()
            with VerticalScroll(id="lab-heat-told", classes="panel"):
                yield Static("Counting ...", id="lab-heat-lines", markup=False)
        yield KeyBar()

    def on_mount(self) -> None:
        """Count, in a thread."""
        self.query_one(HeatView).display = False
        self.run_worker(self._read, thread=True, group="glance")

    def _read(self) -> None:
        try:
            found: CellHeat | str = heats.heat_of(self._lab, self._lab.cells[self._key])
        except SquadlogError as error:
            found = str(error)
        self.post_message(self.Read(found))

    def on_lab_heat_screen_read(self, event: Read) -> None:
        """Show it."""
        event.stop()
        if isinstance(event.found, str):
            self.query_one("#lab-heat-lines", Static).update(Content.styled(event.found, "$error"))
            return
        self._found = event.found
        self.query_one("#lab-heat-lines", Static).update(Content("\n".join(heats.tell_heat(event.found))))
        self._draw()
        self.refresh_bindings()

    def _draw(self) -> None:
        view = self.query_one(HeatView)
        if self._found is None or heats.say_why_no_map(self._found):
            return
        view.display = True
        kinds = _LAYERS[self._layer]
        try:
            view.show_heat(self._found.heat, kinds)
        except SquadlogError as error:
            places(self.app).say(str(error), error=True)
            return
        floors = view.scene.drawn.floors
        storey = f" · floor {view.floor} of {floors}" if floors > 1 else ""
        box = self.query_one("#lab-heat-map")
        retitle(box, Content(f"{view.scene.drawn.title}{storey}"))
        box.border_subtitle = Content(legend(kinds))

    def check_action(self, action: str, _parameters: tuple[object, ...]) -> bool | None:
        """Whether a key does something: kinds where there is a map, floors where there are several."""
        view = self.query_one(HeatView) if self.is_mounted else None
        if action == "kind":
            return view is not None and view.display
        return action != "floor" or (view is not None and view.display and view.scene.drawn.floors > 1)

    def action_kind(self) -> None:
        """The next kind; after the last, all of them."""
        self._layer = (self._layer + 1) % len(_LAYERS)
        self._draw()

    def action_floor(self) -> None:
        """The next floor; after the last the first."""
        view = self.query_one(HeatView)
        view.floor = view.floor % view.scene.drawn.floors + 1
        self._draw()
