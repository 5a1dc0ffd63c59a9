"""What is painted of a map: its rows, and which of them differ from what was seen before."""

from collections.abc import Sequence

from textual.geometry import Offset

from squadlog.ground.drawing.figures.map_scene import MapScene
from squadlog.ground.map.model import Map
from squadlog.tui.map.canvas import Layer
from squadlog.tui.map.labels import NO_UNIT
from squadlog.tui.map.names import RoomName, names
from squadlog.tui.map.parts.window import MapWindow
from squadlog.tui.map.rows import Rows

NO_MAP = MapScene(Map(title="no map", width_m=1.0, height_m=1.0))
"""What is shown before a map is."""


class MapPainting:
    """Keeps the rows that are painted, and what lies over them."""

    def __init__(self, window: MapWindow) -> None:
        self.rows = Rows()
        self.layer = Layer(NO_MAP, window.frame, 1, frozenset(), None)
        self.ground: tuple[object, ...] = ()
        """What the painted ground depends on, as a value."""
        self._names: tuple[RoomName, ...] = ()
        self._named: tuple[object, ...] = ()

    def renew(self, scene: MapScene, window: MapWindow, layers: frozenset[str]) -> Sequence[int] | None:
        """Work out what is seen now; gives the rows that differ from what was seen before, None for all of them."""
        before, ground = self.layer, self.ground
        key = (window.frame, window.floor, layers, scene.drawn, *scene.standing, scene.seen)
        if key != ground:
            self.rows.forget_all(ground=key[1:-1] != ground[1:-1])
            self._name(scene, window, named="rooms" in layers)
        built = self.rows.built(scene, window.frame, window.floor, layers)
        self.layer = Layer(
            scene, window.frame, window.floor, layers, window.cursor, names=self._names, built=built
        )
        if key != ground:
            self.ground = key
            return None
        among = before.rows.keys() | self.layer.rows.keys()
        changed = [row for row in among if before.rows.get(row) != self.layer.rows.get(row)]
        for row in changed:
            self.rows.forget(row)
        return changed

    def _name(self, scene: MapScene, window: MapWindow, *, named: bool) -> None:
        """Find where names may stand, if what that depends on has changed."""
        key = (window.frame, window.floor, scene.drawn, scene.conditions.destroyed, named)
        if key != self._named:
            self._named, (frame, floor, drawn, gone, _) = key, key
            self._names = names(drawn, floor, frame, gone) if named else ()

    def unit_at(self, offset: Offset) -> int | None:
        """The unit whose arrow or label is in a cell."""
        number = self.layer.units.get((offset.y, offset.x), NO_UNIT)
        return number if number > NO_UNIT else None
