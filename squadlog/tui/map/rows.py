"""The rows of a map view as strips: the ground is drawn once for a window, each row put together once."""

import re
from typing import TYPE_CHECKING

from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip

from squadlog.lazily import lazily
from squadlog.tui.map.canvas import Row
from squadlog.tui.map.frame import MapFrame
from squadlog.tui.map.glyphs import NUMBER
from squadlog.tui.map.scene import MapScene

with lazily():
    from squadlog.tui.map import ground as grounds

if TYPE_CHECKING:
    from squadlog.tui.map.ground import GroundPicture

_BUILT = frozenset(NUMBER[ink] for ink in ("inner", "wall", "window", "door", "locked", "gone"))
"""Inks whose characters stay under the edge of an area or an arc: houses stay readable, colour tells."""
_RUN = re.compile(rb"(.)\1*+", re.DOTALL)


class Rows:
    """What has been drawn so far. `styles` are those of the inks in their order; none means that they are not known."""

    def __init__(self) -> None:
        self.styles: tuple[Style, ...] = ()
        self._ground: GroundPicture | None = None
        self._made: dict[int, Strip] = {}

    def forget(self, row: int) -> None:
        """Put one row together again."""
        self._made.pop(row, None)

    def forget_all(self, *, ground: bool = False) -> None:
        """Put every row together again, and draw the `ground` again."""
        self._made.clear()
        if ground:
            self._ground = None

    def recolour(self) -> None:
        """Every row again, in other styles."""
        self.styles = ()
        self._made.clear()

    def row(
        self, y: int, cells: Row, *, scene: MapScene, frame: MapFrame, floor: int, layers: frozenset[str]
    ) -> Strip:
        """One row of a frame, with `cells` on top of the ground."""
        strip = self._made.get(y)
        if strip is None:
            strip = self._made[y] = self._joined(y, cells, self._window(scene, frame, floor, layers), frame)
        return strip

    def _window(
        self, scene: MapScene, frame: MapFrame, floor: int, layers: frozenset[str]
    ) -> "GroundPicture":
        """The ground of the frame and of some way around it."""
        if self._ground is None or not self._ground.covers(frame):
            self._ground = grounds.picture(scene.drawn, scene.conditions, floor, frame.wider(), layers)
        return self._ground

    def _joined(self, y: int, cells: Row, ground: "GroundPicture", frame: MapFrame) -> Strip:
        """Ground and cells in runs of one ink."""
        text, inks = ground.row(frame, y)
        if cells:
            chars, colours = list(text), bytearray(inks)
            for col, (char, ink) in cells.items():
                if 0 <= col < frame.cols:
                    if ink not in ("area", "arc") or colours[col] not in _BUILT:
                        chars[col] = char or chars[col]
                    colours[col] = NUMBER[ink]
            text, inks = "".join(chars), bytes(colours)
        runs = (run.span() for run in _RUN.finditer(inks))
        return Strip([Segment(text[a:b], self.styles[inks[a]]) for a, b in runs], frame.cols)
