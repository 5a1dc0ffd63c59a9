"""Which part of a map is seen: its frame and floor, and the cursor in it. It draws nothing and says nothing."""

from dataclasses import replace

from textual.geometry import Offset, Size

from squadlog.ground.compiled.conditions import Spot
from squadlog.ground.drawing.figures.map_scene import MapScene
from squadlog.ground.map.model import Map
from squadlog.tui.map.frame import MapFrame


class MapWindow:
    """Fits the map into a size, and keeps in sight what is to be seen."""

    def __init__(self) -> None:
        self.frame = MapFrame(1.0, 1.0, 1, 1)
        """Which part of the map is seen, and how large."""
        self.floor = 1
        self.cursor: Spot | None = None
        """Where the cursor stands; None while there is none."""
        self.followed: int | None = None
        """The unit that is gone along with; None for nobody."""
        self.fresh = True
        """Whether no part of the map has been asked for yet: then all of it is seen."""
        self.turn: int | None = 0
        """By how many quarters the map is turned clockwise; None: as it is larger."""
        self._whole = False

    def look(self, frame: MapFrame) -> None:
        """Show this part of the map, which somebody has asked for."""
        self.frame, self.fresh = frame, False

    def see_whole(self, *, fills: bool) -> None:
        """See the whole map, or where it fills the window and is seen whole already, what is about the chosen unit."""
        self._whole, self.fresh = not (fills and self._whole and self.fresh), True

    def fit(self, scene: MapScene, size: Size, *, fills: bool) -> None:
        """Set the frame for this size and the map that is shown; a map seen whole is still seen whole."""
        drawn, cols, rows = scene.drawn, *(max(length, 1) for length in size)
        if self.fresh:
            frame = self.whole(drawn, cols, rows)
            self.frame = frame.filled() if fills and not self._whole else frame.fitted()
            self.seek(scene)
        else:
            self.frame = self.frame.resized(cols, rows)

    def whole(self, drawn: Map, cols: int, rows: int) -> MapFrame:
        """A frame of this size for a map, turned as is wanted; by itself it turns back only where that shows more."""
        before = self.frame
        same = (before.width_m, before.height_m) == (drawn.width_m, drawn.height_m)
        turn = self.turn if self.turn is not None else before.turn if same else 0
        frame = MapFrame(drawn.width_m, drawn.height_m, cols, rows, turn=turn)
        return frame.best_turned() if self.turn is None else frame

    def turn_to(self, turn: int | None, scene: MapScene, size: Size, *, fills: bool) -> None:
        """Turn the map by so many quarters, or as it is larger; the middle stays what it was."""
        self.turn = turn
        if turn is not None and not self.fresh:
            x, y = self.frame.middle(self.middle.x, self.middle.y)
            self.frame = replace(self.frame, turn=turn).centred(x, y)
        self.fit(scene, size, fills=fills)

    def seek(self, scene: MapScene) -> None:
        """Move to the part of the map about the chosen unit, if it would not be seen otherwise."""
        at = scene.chosen_at
        if at is not None and not self.frame.holds(*self.frame.cell(at.x, at.y)):
            self.frame = self.frame.about(at.x, at.y)

    def keep_up(self, scene: MapScene) -> None:
        """Bring the followed unit back to the middle when it comes near an edge of the view, over floors too."""
        for figure in scene.conditions.figures:
            if figure.number == self.followed:
                self.floor = figure.spot.floor
                col, row = self.frame.cell(figure.spot.x, figure.spot.y)
                across, down = self.frame.cols // 5, self.frame.rows // 5
                near = across <= col < self.frame.cols - across and down <= row < self.frame.rows - down
                if not near:
                    self.frame = self.frame.centred(figure.spot.x, figure.spot.y)

    def spot_at(self, offset: Offset) -> Spot:
        """The spot at the middle of a cell, or the nearest on the map."""
        return Spot(*self.frame.middle(offset.x, offset.y), self.floor)

    @property
    def middle(self) -> Offset:
        """The cell in the middle."""
        return Offset(self.frame.cols // 2, self.frame.rows // 2)

    @property
    def cursor_cell(self) -> Offset | None:
        """The cell of the cursor; None while there is none."""
        if self.cursor is None:
            return None
        return Offset(*self.frame.cell(self.cursor.x, self.cursor.y))

    def reveal(self) -> None:
        """Pan as far as it takes to see the cursor."""
        at = self.cursor_cell
        if at is not None and not self.frame.holds(at.x, at.y):
            cols = min(at.x, 0) or max(at.x - self.frame.cols + 1, 0)
            rows = min(at.y, 0) or max(at.y - self.frame.rows + 1, 0)
            self.frame = self.frame.panned(cols, rows)
