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
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from squadlog.ground.compiled.conditions import Spot
from squadlog.ground.map.model import Map
from squadlog.tui.chrome.cells import CellKind
from squadlog.tui.map.canvas import Layer
from squadlog.tui.map.frame import MapFrame
from squadlog.tui.map.glyphs import FILLS, INKS
from squadlog.tui.map.labels import NO_UNIT
from squadlog.tui.map.names import RoomName, names
from squadlog.tui.map.paint import paint_of
from squadlog.tui.map.rows import Rows
from squadlog.tui.map.scene import LAYERS, MapScene

_EMPTY = MapScene(Map(title="no map", width_m=1.0, height_m=1.0))
_PLAIN = frozenset[str](LAYERS) - {"zones"}
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
        Binding("left", "cursor(-1, 0)", "West", id="map.west", show=False),
        Binding("right", "cursor(1, 0)", "East", id="map.east", show=False),
        Binding("up", "cursor(0, -1)", "North", id="map.north", show=False),
        Binding("down", "cursor(0, 1)", "South", id="map.south", show=False),
        Binding("shift+left", "pan(-8, 0)", "Pan west", id="map.pan_west", show=False),
        Binding("shift+right", "pan(8, 0)", "Pan east", id="map.pan_east", show=False),
        Binding("shift+up", "pan(0, -4)", "Pan north", id="map.pan_north", show=False),
        Binding("shift+down", "pan(0, 4)", "Pan south", id="map.pan_south", show=False),
        Binding("plus,equals_sign", "zoom(1)", "Nearer", id="map.nearer", show=False),
        Binding("minus", "zoom(-1)", "Farther", id="map.farther", show=False),
        Binding("0", "whole", "Whole map", id="map.whole", show=False),
        Binding("pageup", "floor(1)", "Floor up", id="map.floor_up", show=False),
        Binding("pagedown", "floor(-1)", "Floor down", id="map.floor_down", show=False),
        Binding("enter", "pick", "Pick", id="map.pick", show=False),
    ]

    fills: ClassVar[bool] = False
    """Whether a map that would be small is shown larger than whole."""

    class CursorMoved(Message):
        """The cursor stands on another spot."""

        def __init__(self, view: "MapView", spot: Spot) -> None:
            super().__init__()
            self.view, self.spot = view, spot

        @property
        def control(self) -> "MapView":
            """The view whose cursor it is."""
            return self.view

    class Picked(Message):
        """Somebody pointed at a spot, by enter or by a click; `unit` is whose cell it is, None for nobody's."""

        def __init__(self, view: "MapView", spot: Spot, unit: int | None) -> None:
            super().__init__()
            self.view, self.spot, self.unit = view, spot, unit

        @property
        def control(self) -> "MapView":
            """The view that was pointed at."""
            return self.view

    def __init__(
        self, *, id: str | None = None, classes: str | None = None  # noqa: A002 - textual names it so
    ) -> None:  # fmt: skip
        super().__init__(id=id, classes=classes)
        self._scene = _EMPTY
        self._frame = MapFrame(1.0, 1.0, 1, 1)
        self._floor = 1
        self._on = _PLAIN
        self._cursor: Spot | None = None
        self._followed: int | None = None
        self._whole = False
        self._fresh = True  # no part of the map has been asked for yet: show all of it
        self._ground_key: tuple[object, ...] = ()
        self._layer = Layer(_EMPTY, self._frame, 1, frozenset(), None)
        self._rows = Rows()
        self._names: tuple[RoomName, ...] = ()
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
        return self._frame

    @property
    def floor(self) -> int:
        """The floor that is seen."""
        return self._floor

    @floor.setter
    def floor(self, floor: int) -> None:
        self._floor = min(max(floor, 1), self._scene.drawn.floors)
        if self._cursor is not None and self._cursor.floor != self._floor:
            self._point(Spot(self._cursor.x, self._cursor.y, self._floor))
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
        return self._cursor

    @property
    def following(self) -> int | None:
        """The unit that the view goes along with."""
        return self._followed

    @property
    def cells(self) -> CellKind:
        """The parts of a cell that shapes are drawn with."""
        return self._rows.cells

    @cells.setter
    def cells(self, cells: CellKind) -> None:
        if cells != self._rows.cells:
            self._rows.cells = cells
            self._rows.forget_all(ground=True)
            self.refresh()

    @property
    def signs(self) -> frozenset[str]:
        """The characters of the ground that was drawn last."""
        return self._rows.signs

    def show(self, scene: MapScene) -> None:
        """Show a scene. A new map is shown whole; otherwise only rows in which something changed are drawn again."""
        other = scene.drawn is not self._scene.drawn and scene.drawn != self._scene.drawn
        self._scene, before = scene, self._scene
        if other:
            self._floor, self._cursor, self._fresh = min(self._floor, scene.drawn.floors), None, True
            self._fit()
        elif self.fills and scene.chosen_at != before.chosen_at:
            self._seek()
        self._keep_up()
        self._renew()

    def centre_on(self, x: float, y: float) -> None:
        """Put a point in the middle of the view, as far as the map goes. Metres."""
        self._look(self._frame.centred(x, y))

    def zoom(self, steps: int, at: Offset | None = None) -> None:
        """So many scales nearer, or farther if negative; the spot at `at` (the cursor, or the middle) stays there."""
        where = at or self._cursor_cell() or Offset(self._frame.cols // 2, self._frame.rows // 2)
        self._look(self._frame.zoomed(steps, where.x, where.y))

    def whole(self) -> None:
        """Show the whole map, or where its picture fills and that is shown already, the part about the chosen unit."""
        self._whole, self._fresh = not (self.fills and self._whole and self._fresh), True
        self._fit()
        self._renew()

    def pan(self, cols: int, rows: int) -> None:
        """Move the view east and south by so many cells."""
        self._look(self._frame.panned(cols, rows))

    def follow(self, number: int | None) -> None:
        """Go along with a unit, over floors too; None stops it."""
        self._followed = number
        self._keep_up()
        self._renew()

    def point_at(self, spot: Spot | None) -> None:
        """Put the cursor on a spot and its floor, in the middle if it was out of view; None takes it away."""
        self._point(spot)
        if spot is not None and spot.floor != self._floor:
            self.floor = spot.floor
        at = self._cursor_cell()
        if spot is not None and at is not None and not self._frame.holds(at.x, at.y):
            self._frame = self._frame.centred(spot.x, spot.y)
        self._reveal()
        self._renew()

    def move_cursor(self, cols: int, rows: int) -> None:
        """Move the cursor by so many cells, the view with it if need be; the first time it comes to the middle."""
        at = self._cursor
        if at is None:
            self._point(self.spot_at(Offset(self._frame.cols // 2, self._frame.rows // 2)))
        else:
            self._point(Spot(*self._frame.stepped(at.x, at.y, cols, rows), self._floor))
        self._reveal()
        self._renew()

    def spot_at(self, offset: Offset) -> Spot:
        """The spot at the middle of a cell, or the nearest on the map."""
        return Spot(*self._frame.middle(offset.x, offset.y), self._floor)

    def unit_at(self, offset: Offset) -> int | None:
        """The unit whose arrow or label is in a cell."""
        number = self._layer.units.get((offset.y, offset.x), NO_UNIT)
        return number if number > NO_UNIT else None

    def render_line(self, y: int) -> Strip:
        """One row of the picture."""
        rows = self._rows
        paint = rows.paint = rows.paint or paint_of(self, self._filters)
        if not 0 <= y < self._frame.rows or self._scene is _EMPTY:
            return Strip.blank(self.content_size.width, paint.style(BLANK))
        cells = self._layer.rows.get(y, {})
        return rows.row(
            y, cells, paint, scene=self._scene, frame=self._frame, floor=self._floor, layers=self._on
        )

    def render_lines(self, crop: Region) -> list[Strip]:
        """The rows of a region. Colour filters have been at the inks already, so there is nothing to do row by row."""
        filters = tuple(self.get_line_filters())
        if filters != self._filters:
            self._filters = filters
            self._rows.recolour()
        if self.styles.gutter or self.opacity < 1 or self.styles.tint.a:
            return super().render_lines(crop)
        strips = [self.render_line(y) for y in crop.line_range]
        first, last = crop.column_span
        uncut = (first, last) == (0, self._frame.cols)
        return strips if uncut else [strip.crop(first, last) for strip in strips]

    def on_resize(self) -> None:
        """Keep the middle in another number of cells; a map seen whole is still seen whole."""
        size = self.content_size
        if size.width and size.height and (size.width, size.height) != (self._frame.cols, self._frame.rows):
            self._fit()
            self._renew()

    def notify_style_update(self) -> None:
        """New colours: every row again."""
        super().notify_style_update()
        self._rows.recolour()

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        """Nearer, at the pointer."""
        event.stop()
        event.prevent_default()
        self.zoom(1, Offset(event.x, event.y))

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        """Farther, at the pointer."""
        event.stop()
        event.prevent_default()
        self.zoom(-1, Offset(event.x, event.y))

    def on_mouse_down(self, event: events.MouseDown) -> None:
        """A click or a drag begins."""
        self._dragged, self._moved = event.screen_offset, False
        self.capture_mouse()

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """A drag takes the map along."""
        if self._dragged is not None and event.screen_offset != self._dragged:
            way = self._dragged - event.screen_offset
            self._dragged, self._moved = event.screen_offset, True
            self.pan(way.x, way.y)

    def on_mouse_up(self, event: events.MouseUp) -> None:
        """The end of a drag, or a click: the cursor comes here, and the spot is picked."""
        clicked = self._dragged is not None and not self._moved
        self._dragged = None
        self.release_mouse()
        if clicked:
            at = Offset(event.x, event.y)
            self._point(self.spot_at(at))
            self._renew()
            self.post_message(self.Picked(self, self.spot_at(at), self.unit_at(at)))

    def action_cursor(self, cols: int, rows: int) -> None:
        """Move the cursor."""
        self.move_cursor(cols, rows)

    def action_pan(self, cols: int, rows: int) -> None:
        """Move the view."""
        self.pan(cols, rows)

    def action_zoom(self, steps: int) -> None:
        """Nearer or farther."""
        self.zoom(steps)

    def action_whole(self) -> None:
        """The whole map."""
        self.whole()

    def action_floor(self, up: int) -> None:
        """Another floor."""
        self.floor += up

    def action_pick(self) -> None:
        """Pick what is under the cursor."""
        at = self._cursor_cell()
        if at is None or self._cursor is None:
            self.move_cursor(0, 0)
        else:
            self.post_message(self.Picked(self, self._cursor, self.unit_at(at)))

    def _cursor_cell(self) -> Offset | None:
        if self._cursor is None:
            return None
        return Offset(*self._frame.cell(self._cursor.x, self._cursor.y))

    def _point(self, spot: Spot | None) -> None:
        if spot != self._cursor:
            self._cursor = spot
            if spot is not None:
                self.post_message(self.CursorMoved(self, spot))

    def _reveal(self) -> None:
        """Pan so far that the cursor is seen."""
        at = self._cursor_cell()
        if at is not None and not self._frame.holds(at.x, at.y):
            cols = min(at.x, 0) or max(at.x - self._frame.cols + 1, 0)
            rows = min(at.y, 0) or max(at.y - self._frame.rows + 1, 0)
            self._frame = self._frame.panned(cols, rows)

    def _keep_up(self) -> None:
        """Bring the followed unit back to the middle when it comes near an edge of the view."""
        for figure in self._scene.conditions.figures:
            if figure.number == self._followed:
                self._floor = figure.spot.floor
                col, row = self._frame.cell(figure.spot.x, figure.spot.y)
                across, down = self._frame.cols // 5, self._frame.rows // 5
                near = across <= col < self._frame.cols - across and down <= row < self._frame.rows - down
                if not near:
                    self._frame = self._frame.centred(figure.spot.x, figure.spot.y)

    def _seek(self) -> None:
        """Where only a part of the map is shown, that about the chosen unit, if it would not be seen otherwise."""
        at = self._scene.chosen_at
        if at is not None and not self._frame.holds(*self._frame.cell(at.x, at.y)):
            self._frame = self._frame.about(at.x, at.y)

    def _look(self, frame: MapFrame) -> None:
        self._frame, self._fresh = frame, False
        self._renew()

    def _fit(self) -> None:
        """The frame for the size of the widget and the map that is shown."""
        drawn, cols, rows = self._scene.drawn, *(max(length, 1) for length in self.content_size)
        if self._fresh:
            frame = MapFrame(drawn.width_m, drawn.height_m, cols, rows)
            self._frame = frame.filled() if self.fills and not self._whole else frame.fitted()
            self._seek()
        else:
            self._frame = self._frame.resized(cols, rows)

    def _renew(self) -> None:
        """Work out what is seen now, and draw again the rows that differ from what was seen before."""
        before, ground, scene = self._layer, self._ground_key, self._scene
        key = (self._frame, self._floor, self._on, scene.drawn, *scene.standing, scene.seen)
        if key != ground:
            named = "rooms" in self._on
            gone = scene.conditions.destroyed
            self._names = names(scene.drawn, self._floor, self._frame, gone) if named else ()
        self._layer = Layer(scene, self._frame, self._floor, self._on, self._cursor, names=self._names)
        if key != ground:
            self._rows.forget_all(ground=key[1:-1] != ground[1:-1])
            self._ground_key = key
            self.refresh()
            return
        for row in before.rows.keys() | self._layer.rows.keys():
            if before.rows.get(row) != self._layer.rows.get(row):
                self._rows.forget(row)
                self.refresh(Region(0, row, self._frame.cols, 1))
