"""The map of a battle, drawn line by line: one strip for each row, and only rows that changed are drawn again.

A row is twice as many metres as a column, because cells are about twice as tall as wide. The view shows what it is told
(`show`) and tells what people point at; what that means is for the screen to say.
"""

from pathlib import Path
from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.filter import LineFilter
from textual.geometry import Offset, Region
from textual.strip import Strip
from textual.widget import Widget

from squadlog.ground.compiled.conditions import Spot
from squadlog.ground.drawing.figures.map_scene import MapScene
from squadlog.tui.chrome.cells import CellKind
from squadlog.tui.map.frame import MapFrame
from squadlog.tui.map.glyphs import FILLS, INKS
from squadlog.tui.map.layers import LAYERS
from squadlog.tui.map.paint import paint_of
from squadlog.tui.map.parts.painting import NO_MAP, MapPainting
from squadlog.tui.map.parts.window import MapWindow
from squadlog.tui.value_message import ValueMessage

_PLAIN = frozenset[str](LAYERS) - {"zones"}
"""The layers that are shown at first."""
BLANK = "\0"
"""The code of a cell with nothing in it, beyond the map."""


class MapView(Widget, can_focus=True):
    """A window on one floor of a map, with units, overlays and a cursor."""

    DEFAULT_CSS = Path(__file__).with_name("view.tcss").read_text(encoding="utf-8")
    COMPONENT_CLASSES: ClassVar[set[str]] = {
        *(f"map--{ink}" for ink in INKS),
        *(f"map--fill-{fill}" for fill in FILLS),
    }
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "cursor(-1, 0)", "Left", id="map.west", show=False),
        Binding("right", "cursor(1, 0)", "Right", id="map.east", show=False),
        Binding("up", "cursor(0, -1)", "Up", id="map.north", show=False),
        Binding("down", "cursor(0, 1)", "Down", id="map.south", show=False),
        Binding("shift+left", "pan(-8, 0)", "Pan left", id="map.pan_west", show=False),
        Binding("shift+right", "pan(8, 0)", "Pan right", id="map.pan_east", show=False),
        Binding("shift+up", "pan(0, -4)", "Pan up", id="map.pan_north", show=False),
        Binding("shift+down", "pan(0, 4)", "Pan down", id="map.pan_south", show=False),
        Binding("plus,equals_sign", "zoom(1)", "Nearer", id="map.nearer", show=False),
        Binding("minus", "zoom(-1)", "Farther", id="map.farther", show=False),
        Binding("0", "whole", "Whole map", id="map.whole", show=False),
        Binding("pageup", "floor(1)", "Floor up", id="map.floor_up", show=False),
        Binding("pagedown", "floor(-1)", "Floor down", id="map.floor_down", show=False),
        Binding("enter", "pick", "Pick", id="map.pick", show=False),
    ]

    fills: ClassVar[bool] = False
    """Whether a map that would be small is shown larger than whole."""

    class CursorMoved(ValueMessage):
        """The cursor stands on another spot."""

        view: "MapView"
        spot: Spot

        @property
        def control(self) -> "MapView":
            """The view whose cursor it is."""
            return self.view

    class Picked(ValueMessage):
        """Says that a spot was pointed at, by Enter or by a click; `unit` is the unit in that cell, None for none."""

        view: "MapView"
        spot: Spot
        unit: int | None

        @property
        def control(self) -> "MapView":
            """The view that was pointed at."""
            return self.view

    def __init__(
        self, *, id: str | None = None, classes: str | None = None  # noqa: A002 - textual names it so
    ) -> None:  # fmt: skip
        super().__init__(id=id, classes=classes)
        self._scene = NO_MAP
        self.window = MapWindow()
        self.painting = MapPainting(self.window)
        self._on = _PLAIN
        self._filters: tuple[LineFilter, ...] = ()
        self._dragged: Offset | None = None
        self._moved = False

    @property
    def scene(self) -> MapScene:
        """What is shown."""
        return self._scene

    @property
    def frame(self) -> MapFrame:
        """Which part of the map is seen, and how large."""
        return self.window.frame

    @property
    def floor(self) -> int:
        """The floor that is seen."""
        return self.window.floor

    @floor.setter
    def floor(self, floor: int) -> None:
        window = self.window
        window.floor = min(max(floor, 1), self._scene.drawn.floors)
        if window.cursor is not None and window.cursor.floor != window.floor:
            self._point(Spot(window.cursor.x, window.cursor.y, window.floor))
        self._renew()

    @property
    def drawn_layers(self) -> frozenset[str]:
        """Which of `LAYERS` are seen; start zones are not, unless asked for. A widget's `layers` are another thing."""
        return self._on

    @drawn_layers.setter
    def drawn_layers(self, layers: frozenset[str]) -> None:
        self._on = layers & frozenset[str](LAYERS)
        self._renew()

    @property
    def cursor(self) -> Spot | None:
        """Where the cursor stands; None while there is none."""
        return self.window.cursor

    @property
    def cells(self) -> CellKind:
        """The parts of a cell that shapes are drawn with."""
        return self.painting.rows.cells

    @cells.setter
    def cells(self, cells: CellKind) -> None:
        rows = self.painting.rows
        if cells != rows.cells:
            rows.cells = cells
            rows.forget_all(ground=True)
            self.refresh()

    def show(self, scene: MapScene) -> None:
        """Show a scene. A new map is shown whole; otherwise only the rows that have changed are drawn again."""
        other = scene.drawn is not self._scene.drawn and scene.drawn != self._scene.drawn
        self._scene, before, window = scene, self._scene, self.window
        if scene.conditions.around != before.conditions.around:
            self.painting.rows.recolour()
            self.refresh()
        if other:
            window.floor, window.cursor, window.fresh = min(window.floor, scene.drawn.floors), None, True
            window.fit(scene, self.content_size, fills=self.fills)
        elif self.fills and scene.chosen_at != before.chosen_at:
            window.seek(scene)
        window.keep_up(scene)
        self._renew()

    def centre_on(self, x: float, y: float) -> None:
        """Put a point in the middle of the view, as far as the map goes. Metres."""
        self._look(self.frame.centred(x, y))

    def _look(self, frame: MapFrame) -> None:
        self.window.look(frame)
        self._renew()

    def follow(self, number: int | None) -> None:
        """Go along with a unit, over floors too; None stops it."""
        self.window.followed = number
        self.window.keep_up(self._scene)
        self._renew()

    def point_at(self, spot: Spot | None) -> None:
        """Put the cursor on a spot and its floor, in the middle if it was out of view; None takes it away."""
        self._point(spot)
        if spot is not None and spot.floor != self.floor:
            self.floor = spot.floor
        window = self.window
        at = window.cursor_cell
        if spot is not None and at is not None and not window.frame.holds(at.x, at.y):
            window.frame = window.frame.centred(spot.x, spot.y)
        window.reveal()
        self._renew()

    def _point(self, spot: Spot | None) -> None:
        if spot != self.window.cursor:
            self.window.cursor = spot
            if spot is not None:
                self.post_message(self.CursorMoved(self, spot))

    def render_line(self, y: int) -> Strip:
        """One row of the picture."""
        rows, frame = self.painting.rows, self.window.frame
        night = not {"night", "blackout"}.isdisjoint(self._scene.conditions.around)
        paint = rows.paint = rows.paint or paint_of(self, self._filters, night=night)
        if not 0 <= y < frame.rows or self._scene is NO_MAP:
            return Strip.blank(self.content_size.width, paint.style(BLANK))
        cells = self.painting.layer.rows.get(y, {})
        return rows.row(y, cells, paint, scene=self._scene, frame=frame, floor=self.floor, layers=self._on)

    def render_lines(self, crop: Region) -> list[Strip]:
        """The rows of a region. Colour filters have been at the inks already, so there is nothing to do row by row."""
        filters = tuple(self.get_line_filters())
        if filters != self._filters:
            self._filters = filters
            self.painting.rows.recolour()
        if self.styles.gutter or self.opacity < 1 or self.styles.tint.a:
            return super().render_lines(crop)
        strips = [self.render_line(y) for y in crop.line_range]
        first, last = crop.column_span
        uncut = (first, last) == (0, self.frame.cols)
        if uncut:
            return strips
        # Drawn before the frame has heard of a larger size, a row is shorter than its region.
        return [strip.crop(first, last).adjust_cell_length(last - first) for strip in strips]

    def on_resize(self) -> None:
        """Keep the middle in another number of cells; a map seen whole is still seen whole."""
        size = self.content_size
        if size.width and size.height and (size.width, size.height) != (self.frame.cols, self.frame.rows):
            self.window.fit(self._scene, size, fills=self.fills)
            self._renew()

    def notify_style_update(self) -> None:
        """Draw every row again in new colours."""
        super().notify_style_update()
        self.painting.rows.recolour()

    def _renew(self) -> None:
        """Draw again what differs from what was seen before."""
        changed = self.painting.renew(self._scene, self.window, self._on)
        if changed is None:
            self.refresh()
            return
        for row in changed:
            self.refresh(Region(0, row, self.frame.cols, 1))

    # The mouse

    def on_mouse_scroll_up(self, event: events.MouseScrollUp | events.MouseScrollDown) -> None:
        """Zoom nearer at the pointer, or farther when scrolled down."""
        event.stop()
        event.prevent_default()
        steps = 1 if isinstance(event, events.MouseScrollUp) else -1
        self._look(self.frame.zoomed(steps, event.x, event.y))

    on_mouse_scroll_down = on_mouse_scroll_up

    def on_mouse_down(self, event: events.MouseDown) -> None:
        """Begin a click or a drag."""
        self._dragged, self._moved = event.screen_offset, False
        self.capture_mouse()

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """Move the map along with a drag."""
        if self._dragged is not None and event.screen_offset != self._dragged:
            way = self._dragged - event.screen_offset
            self._dragged, self._moved = event.screen_offset, True
            self.action_pan(way.x, way.y)

    def on_mouse_up(self, event: events.MouseUp) -> None:
        """End a drag; after a click move the cursor here and pick the spot."""
        clicked = self._dragged is not None and not self._moved
        self._dragged = None
        self.release_mouse()
        if clicked:
            at = Offset(event.x, event.y)
            spot = self.window.spot_at(at)
            self._point(spot)
            self._renew()
            self.post_message(self.Picked(self, spot, self.painting.unit_at(at)))

    # Keys

    def action_cursor(self, cols: int, rows: int) -> None:
        """Move the cursor by so many cells, the view with it if need be; the first time it comes to the middle."""
        window, at = self.window, self.cursor
        if at is None:
            self._point(window.spot_at(window.middle))
        else:
            self._point(Spot(*window.frame.stepped(at.x, at.y, cols, rows), window.floor))
        window.reveal()
        self._renew()

    def action_pan(self, cols: int, rows: int) -> None:
        """Move the view right and down by so many cells."""
        self._look(self.frame.panned(cols, rows))

    def action_zoom(self, steps: int) -> None:
        """So many scales nearer, or farther if negative; the spot of the cursor, or the middle, stays there."""
        where = self.window.cursor_cell or self.window.middle
        self._look(self.frame.zoomed(steps, where.x, where.y))

    def action_whole(self) -> None:
        """Show the whole map, or where its picture fills and that is shown already, the part about the chosen unit."""
        self.window.see_whole(fills=self.fills)
        self.window.fit(self._scene, self.content_size, fills=self.fills)
        self._renew()

    def action_floor(self, up: int) -> None:
        """Another floor."""
        self.floor += up

    def action_pick(self) -> None:
        """Pick what is under the cursor."""
        at, cursor = self.window.cursor_cell, self.cursor
        if at is None or cursor is None:
            self.action_cursor(0, 0)
        else:
            self.post_message(self.Picked(self, cursor, self.painting.unit_at(at)))
