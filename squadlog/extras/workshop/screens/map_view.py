"""The map table as it is drawn: the view of the battle's maps, with a picture beneath and a hand that draws."""

from typing import TYPE_CHECKING, ClassVar, Literal

from rich.segment import Segment
from textual import events
from textual.binding import Binding, BindingType
from textual.geometry import Offset
from textual.strip import Strip

from squadlog.base.lazy_imports import lazy_imports
from squadlog.extras.workshop.maps.bench import Bench
from squadlog.extras.workshop.maps.beneath import PictureBeneath
from squadlog.extras.workshop.maps.pieces import Point
from squadlog.extras.workshop.screens.map_overlays import overlays
from squadlog.ground.compiled.conditions import Spot
from squadlog.ground.drawing.figures.map_scene import MapScene
from squadlog.tui.map.layers import LAYERS
from squadlog.tui.map.picture.view import PicturedMap
from squadlog.tui.value_message import ValueMessage

with lazy_imports():
    from squadlog.extras.workshop.screens import beneath

if TYPE_CHECKING:
    from squadlog.tui.chrome.pictures.sending import Pixels, Rgb

Deed = Literal["down", "drag", "up"]
_PLAIN = frozenset({"?", "+", "=", "-", "!", "P", "E", "I"})
"""Characters that are keys of the screen, unless something is being typed."""


class TableView(PicturedMap, inherit_bindings=False):
    """One floor of a map under work. It says which key was pressed and what the mouse shows."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+left", "pan(-8, 0)", "Pan west", id="map.pan_west", show=False),
        Binding("ctrl+right", "pan(8, 0)", "Pan east", id="map.pan_east", show=False),
        Binding("ctrl+up", "pan(0, -4)", "Pan north", id="map.pan_north", show=False),
        Binding("ctrl+down", "pan(0, 4)", "Pan south", id="map.pan_south", show=False),
        Binding("plus,equals_sign", "zoom(1)", "Nearer", id="map.nearer", show=False),
        Binding("minus", "zoom(-1)", "Farther", id="map.farther", show=False),
        Binding("home", "whole", "Whole map", id="table.whole", show=False),
    ]

    class Pressed(ValueMessage):
        """A key that is the table's: one character, or its name."""

        key: str

    class Showed(ValueMessage):
        """The mouse at a point: the button goes down, is held, goes up again; `far` from where it went down or not."""

        deed: Deed
        point: Point
        far: bool

    bench: Bench | None = None
    picture: "Pixels | None" = None
    _begun: Offset | None = None
    _panning: Offset | None = None

    def on_mount(self) -> None:
        """Show zones, but neither units nor bodies."""
        self._on = frozenset[str](LAYERS) - {"units", "bodies"}

    def lay(self, bench: Bench) -> None:
        """Show the table as it is now."""
        before, self.bench = self.bench, bench
        sized = before is None or (before.drawn.width_m, before.drawn.height_m) != (
            bench.drawn.width_m,
            bench.drawn.height_m,
        )
        self._scene = MapScene(bench.drawn, overlays=overlays(bench, self.frame.scale_m))
        self.window.floor, self.window.cursor = bench.floor, Spot(*bench.cursor, bench.floor)
        if sized:
            self.window.fresh = True
            self.window.fit(self._scene, self.content_size, fills=self.fills)
            self._scene = MapScene(bench.drawn, overlays=overlays(bench, self.frame.scale_m))
        if before is not None and before.beneath != bench.beneath:
            self.painting.rows.forget_all()
            self.refresh()
        self.window.reveal()
        self._renew()

    @property
    def reach_m(self) -> float:
        """How near the cursor is near: about a cell."""
        return max(self.frame.scale_m * 1.2, 0.1)

    # Keys

    def on_key(self, event: events.Key) -> None:
        """Hand the table its keys; what is left is for the screen."""
        key = event.character if event.character and event.character.isprintable() else event.key
        rests = self.bench is None or self.bench.idle
        typing = self.bench is not None and (self.bench.typed or self.bench.asked is not None)
        if key.startswith("ctrl+") and key not in ("ctrl+a", "ctrl+u"):
            return
        if key in _PLAIN and not typing:
            return
        if len(key) > 1 and (key[:1] == "f" and key[1:].isdigit()):
            return
        if key in ("escape", "home", "end") and not typing and (key != "escape" or rests):
            return
        event.stop()
        event.prevent_default()
        self.post_message(self.Pressed(key))

    # The mouse

    def on_mouse_down(self, event: events.MouseDown) -> None:
        """Show a point with the left button, or begin to take the map along with any other."""
        self.capture_mouse()
        if event.button == 1:
            self._begun = event.offset
            self.post_message(self.Showed("down", self.frame.middle(event.x, event.y), far=False))
        else:
            self._panning = event.screen_offset

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """Draw or move the map along while the button is held."""
        if self._panning is not None:
            way = self._panning - event.screen_offset
            self._panning = event.screen_offset
            self.action_pan(way.x, way.y)
        elif self._begun is not None:
            self.post_message(
                self.Showed("drag", self.frame.middle(event.x, event.y), far=event.offset != self._begun)
            )

    def on_mouse_up(self, event: events.MouseUp) -> None:
        """End what the button began."""
        self.release_mouse()
        if self._begun is not None:
            self.post_message(
                self.Showed("up", self.frame.middle(event.x, event.y), far=event.offset != self._begun)
            )
        self._begun = self._panning = None

    # The picture beneath

    @property
    def beneath(self) -> PictureBeneath | None:
        """The picture that is seen beneath the map."""
        laid = self.bench.beneath if self.bench is not None else None
        return None if laid is None or laid.shown == "hidden" or self.picture is None else laid

    def over_it(self, pixels: "Pixels", palette: "list[Rgb]") -> "tuple[Pixels, list[Rgb]]":
        """What lies over the ground; where a terminal shows real pictures, the photograph as one as well."""
        laid = self.beneath
        if laid is None or self.picture is None:
            return pixels, palette
        return beneath.compose_pixels(pixels, palette, self.picture, laid, self.frame)

    def render_line(self, y: int) -> Strip:
        """One row; where a picture lies beneath it is seen through what is bare."""
        strip = super().render_line(y)
        laid, paint = self.beneath, self.painting.rows.paint
        if laid is None or self.picture is None or paint is None or not 0 <= y < self.frame.rows:
            return strip
        cells = self.painting.layer.rows.get(y, {})
        text, codes = self.painting.rows.laid(
            y, cells, scene=self._scene, frame=self.frame, floor=self.floor, layers=self._on
        )
        lower = beneath.picture_in_frame(self.picture, laid, self.frame)
        styles = beneath.row_styles(text, codes, lower, y, paint, shown=laid.shown)
        return Strip([Segment(char, style) for char, style in styles], self.frame.cols)
