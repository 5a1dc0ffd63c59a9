"""The rows of a map view as strips: the ground is drawn once for a window, each row put together once."""

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

from rich.segment import Segment
from textual.strip import Strip

from squadlog.base.lazy_imports import lazy_imports
from squadlog.ground.drawing.figures.map_scene import MapScene
from squadlog.tui.chrome.cells import USUAL_CELLS, CellKind
from squadlog.tui.map.canvas import Row
from squadlog.tui.map.frame import MapFrame
from squadlog.tui.map.glyphs import FILL_BIT, HATCH, HAZE, INK_MASK, NUMBER, SHADED, UNSEEN
from squadlog.tui.map.paint import Paint

with lazy_imports():
    from squadlog.tui.map import ground as grounds

if TYPE_CHECKING:
    from squadlog.ground.sight.visible import SeenGround
    from squadlog.tui.map.ground import GroundPicture

_BUILT = frozenset(NUMBER[ink] for ink in ("inner", "wall", "window", "door", "locked", "gone"))
"""Inks whose characters stay under the edge of an area or an arc: houses stay readable, colour tells."""
_NO_WORDS = _BUILT | {NUMBER["stairs"]}
"""Inks over which no word is written."""
_EDGES = frozenset(("area", "arc", "arc-wide", "arc-narrow"))
_RUN = re.compile(r"(.)\1*+", re.DOTALL)
_HATCH_EVERY = 4
"""Columns from one sign of the hatching to the next."""
HAZY = 2
"""A square of ground that is seen through smoke alone (`ground.sight.shades`)."""


class Rows:
    """What has been drawn so far. `paint` mixes the styles; None means that the colours are not known."""

    def __init__(self) -> None:
        self.paint: Paint | None = None
        self.cells: CellKind = USUAL_CELLS
        self._ground: GroundPicture | None = None
        self._made: dict[int, Strip] = {}

    @property
    def signs(self) -> frozenset[str]:
        """The characters of the ground that was drawn last."""
        return frozenset("".join(self._ground.text)) if self._ground is not None else frozenset()

    def forget(self, row: int) -> None:
        """Put one row together again."""
        self._made.pop(row, None)

    def forget_all(self, *, ground: bool = False) -> None:
        """Put every row together again, and draw the `ground` again."""
        self._made.clear()
        if ground:
            self._ground = None

    def recolour(self) -> None:
        """Forget every row, so that each is made again in other styles."""
        self.paint = None
        self._made.clear()

    def row(
        self,
        y: int,
        cells: Row,
        paint: Paint,
        *,
        scene: MapScene,
        frame: MapFrame,
        floor: int,
        layers: frozenset[str],
    ) -> Strip:
        """One row of a frame, with `cells` on top of the ground."""
        strip = self._made.get(y)
        if strip is None:
            text, codes = self.laid(y, cells, scene=scene, frame=frame, floor=floor, layers=layers)
            runs = (run.span() for run in _RUN.finditer(codes))
            segments = [Segment(text[a:b], paint.style(codes[a])) for a, b in runs]
            strip = self._made[y] = Strip(segments, frame.cols)
        return strip

    def laid(
        self, y: int, cells: Row, *, scene: MapScene, frame: MapFrame, floor: int, layers: frozenset[str]
    ) -> tuple[str, str]:
        """Characters and codes of one row of a frame, with `cells` on top of the ground."""
        window = self._window(scene, frame, floor, layers)
        ground = scene.seen
        seen = shades_of_row(ground, frame, y) if ground is not None and ground.floor == floor else None
        return _lay_row(window.row(frame, y), cells, frame, y, seen)

    def built(
        self, scene: MapScene, frame: MapFrame, floor: int, layers: frozenset[str]
    ) -> Callable[[int, int], bool]:
        """What tells whether a wall, an opening or stairs is seen in a cell of a frame, by its row and column."""
        known: dict[int, tuple[str, str]] = {}

        def is_built(row: int, col: int) -> bool:
            if row not in known:
                known[row] = self._window(scene, frame, floor, layers).row(frame, row)
            text, codes = known[row]
            return text[col] != " " and ord(codes[col]) & INK_MASK in _NO_WORDS

        return is_built

    def _window(
        self, scene: MapScene, frame: MapFrame, floor: int, layers: frozenset[str]
    ) -> "GroundPicture":
        """The ground of the frame; once the view has moved at this scale, of some way around it as well."""
        known = self._ground
        if known is None or not known.covers(frame):
            moved = known is not None and (known.frame.scale_m, known.frame.turn) == (
                frame.scale_m,
                frame.turn,
            )
            window = frame.wider() if moved else frame
            self._ground = known = grounds.picture(
                scene.drawn, scene.conditions, floor, window, layers, cells=self.cells
            )
        return known


def _lay_row(
    ground: tuple[str, str], cells: Row, frame: MapFrame, y: int, seen: bytes | None
) -> tuple[str, str]:
    """Characters and codes of a row, with the cells that lie on it."""
    text, codes = ground
    if cells or seen is not None:
        chars, marks = list(text), list(codes)
        if seen is not None:
            _veil(chars, marks, seen, frame, y)
        for col, (char, ink) in cells.items():
            if 0 <= col < frame.cols:
                code = ord(marks[col])
                if ink in SHADED and code & INK_MASK in _BUILT:
                    continue
                if ink not in _EDGES or code & INK_MASK not in _BUILT:
                    chars[col] = char or chars[col]
                marks[col] = chr(code >> FILL_BIT << FILL_BIT & ~UNSEEN | NUMBER[ink])
        text, codes = "".join(chars), "".join(marks)
    return text, codes


def shades_of_row(ground: "SeenGround", frame: MapFrame, y: int) -> bytes:
    """The shade each cell of one row of a frame is seen in, by its middle; beyond the map nothing is hidden."""
    if not 0 <= frame.top + y < frame.map_rows:
        return b"\1" * frame.cols
    if frame.turn:
        return _shades_turned(ground, frame, y)
    down = min(int((frame.top + y + 0.5) * 2 * frame.scale_m / ground.pitch_m), ground.down - 1)
    line = ground.squares[down * ground.across :][: ground.across]
    step, last = frame.scale_m / ground.pitch_m, ground.across - 1
    return bytes(
        line[min(int((col + 0.5) * step), last)] if 0 <= col < frame.map_cols else 1
        for col in range(frame.left, frame.left + frame.cols)
    )


def _shades_turned(ground: "SeenGround", frame: MapFrame, y: int) -> bytes:
    found = bytearray(b"\1" * frame.cols)
    for col in range(max(-frame.left, 0), min(frame.map_cols - frame.left, frame.cols)):
        east, north = frame.middle(col, y)
        across = min(int(east / ground.pitch_m), ground.across - 1)
        down = min(int((frame.height_m - north) / ground.pitch_m), ground.down - 1)
        found[col] = ground.squares[down * ground.across + across]
    return bytes(found)


def _veil(chars: list[str], marks: list[str], seen: bytes, frame: MapFrame, y: int) -> None:
    """Draw what is not seen quieter, hatched where nothing stands; what is seen through smoke is strewn."""
    turn = frame.left + 2 * (frame.top + y)
    for col, shown in enumerate(seen):
        if not shown:
            if chars[col] == " ":
                hatched = (turn + col) % _HATCH_EVERY == 0
                chars[col] = HATCH if hatched else " "
                marks[col] = chr(ord(marks[col]) >> FILL_BIT << FILL_BIT | NUMBER["unseen"] | UNSEEN)
            else:
                marks[col] = chr(ord(marks[col]) | UNSEEN)
        elif shown == HAZY and chars[col] == " " and (turn + col) % _HATCH_EVERY == 0:
            chars[col] = HAZE
            marks[col] = chr(ord(marks[col]) >> FILL_BIT << FILL_BIT | NUMBER["unseen"])
