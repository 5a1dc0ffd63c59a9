"""The map beside the squad log: it puts its parts together and hands each what is pressed, clicked and heard.

It says commands by a message; what comes of them the screen shows. Its keys work while the map has the focus.
"""

from pathlib import Path
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal

from squadlog.session.seat import Seat
from squadlog.tui.book.north import north_of_user
from squadlog.tui.chrome.cells import cells_of_user
from squadlog.tui.chrome.pictures.asking import are_wanted, pictures
from squadlog.tui.chrome.strip_list import StripList
from squadlog.tui.map.messages import MapWorked
from squadlog.tui.map.parts.in_hand import ToolInHand
from squadlog.tui.map.parts.look_keys import LookKeys
from squadlog.tui.map.parts.map_orders import MapOrders
from squadlog.tui.map.parts.readings import MapReadings
from squadlog.tui.map.parts.surround import Surround
from squadlog.tui.map.parts.tool_keys import ToolKeys
from squadlog.tui.map.parts.unit_keys import UnitKeys
from squadlog.tui.map.picture.view import PicturedMap
from squadlog.tui.map.tools_keys import MAP_HELP, PICTURE_KEYS, TOOL_KEYS
from squadlog.tui.map.tools_lists import TargetList
from squadlog.tui.map.view import MapView
from squadlog.tui.map.wing import MapWing


class Picture(PicturedMap, inherit_bindings=False):
    """The map view without keys of its own: the panel round it has them all."""

    fills = True

    def on_mount(self) -> None:
        """Lie as the user wants maps to lie."""
        self.window.turn = north_of_user(self.app)


class MapPanel(Horizontal):
    """The map of one battle with its tools."""

    DEFAULT_CSS = Path(__file__).with_name("panel.tcss").read_text(encoding="utf-8")
    HELP: ClassVar[str] = MAP_HELP
    BINDINGS: ClassVar[list[BindingType]] = [*PICTURE_KEYS, *TOOL_KEYS]
    PRINTED: ClassVar[tuple[Binding, ...]] = (*TOOL_KEYS, *PICTURE_KEYS)

    surround: Surround

    def __init__(self, seat: Seat, *, id: str) -> None:  # noqa: A002 - textual names it so
        super().__init__(id=id, classes="panel")
        self.view = Picture(id="map-view")
        self._targets = TargetList(id="map-targets", classes="panel")
        self._wing = MapWing(id="map-wing")
        writes = lambda: self.surround.write()  # noqa: E731, PLW0108 - it is made later
        held = self.held = ToolInHand(seat, self, self.view, writes)
        self.units = UnitKeys(self, held)
        self.orders = MapOrders(self, held, self.units)
        self.tools = ToolKeys(self, held, self.orders)
        self.surround = Surround(self, held, self._wing, self.orders.enter_does)
        self._readings = MapReadings(self, held, self._targets)
        self.parts = {
            "looks": LookKeys(self, held), "units": self.units, "orders": self.orders, "tools": self.tools,
            "readings": self._readings,
        }  # fmt: skip

    def compose(self) -> ComposeResult:
        """The picture, and what stands beside it where it leaves room."""
        yield self.view
        yield self._targets
        yield self._wing

    def on_mount(self) -> None:
        """Set cells as fine as the terminal shows them, or a real picture where it is wanted."""
        self.view.cells = cells_of_user(self.app)
        if are_wanted(self.app):
            self.view.shown_by = pictures(self.app)

    def on_resize(self) -> None:
        """Fit title, legend and cursor to the new size: a cell of a picture now means another stretch of ground."""
        self.surround.fit()
        self.call_after_refresh(self._sharpen)

    def _sharpen(self) -> None:
        if self.held.sharpen():
            self.held.take(self.held.hand)

    # What the picture says

    def on_map_view_cursor_moved(self, event: MapView.CursorMoved) -> None:
        """Let the tool follow the cursor."""
        event.stop()
        if event.spot != self.held.hand.cursor:
            self.held.cursor_to(event.spot)

    def on_map_view_picked(self, event: MapView.Picked) -> None:
        """Choose the unit that was clicked; with a tool that looks for a target only point at it."""
        event.stop()
        self.view.focus()
        if event.unit is not None and self.held.hand.tool in ("look", "arcs"):
            self.held.pick(event.unit, points=True)
        elif event.unit is not None:
            self.held.point_at(event.unit)

    def on_click(self, event: events.Click) -> None:
        """Let a double click do what space does: a corner, a way, a place."""
        if event.chain == 2:
            event.stop()
            self.run_worker(self.run_action("tools.corner"))

    def on_map_wing_named(self, event: MapWing.Named) -> None:
        """Choose the unit whose name was clicked beside the map, and point at it."""
        event.stop()
        self.held.pick(event.number, points=True)

    def on_map_worked(self, event: MapWorked) -> None:
        """Take what another thread has worked out."""
        event.stop()
        self.held.learn(event)

    # What the list of targets says

    def on_strip_list_highlighted(self, event: StripList.Highlighted) -> None:
        """Draw the sight line to the target under the cursor of the list."""
        event.stop()
        if event.source.display and event.source is self._targets:
            self._readings.look_at(int(event.key))

    def on_strip_list_selected(self, event: StripList.Selected) -> None:
        """Put the list away and keep the sight line in the hand."""
        event.stop()
        self._readings.close_targets(keeps=True)

    def on_target_list_closed(self, event: TargetList.Closed) -> None:
        """Put the list away and take up again what the hand held before."""
        event.stop()
        self._readings.close_targets(keeps=False)
