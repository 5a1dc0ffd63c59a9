"""The ground of one floor as pixels: grounds, floors, walls, windows and furniture, as fine as the screen is.

What has a sign of its own that tells its state (doors, breaches, stairs) is left to be written over it.
"""

from collections.abc import Callable, Sequence

import numpy as np
from PIL import Image, ImageDraw

from squadlog.ground.compiled.conditions import Conditions
from squadlog.ground.compiled.gaps import gaps_of
from squadlog.ground.compiled.stretches import hole, pieces
from squadlog.ground.map.model import Map
from squadlog.tui.chrome.pictures.sending import Pixels
from squadlog.tui.map.frame import MapFrame
from squadlog.tui.map.glyphs import FILLS, GROUND, INKS, NUMBER, Fill, Ink
from squadlog.tui.map.lands.laid import indoors
from squadlog.tui.map.over.turned_map import turn_breaches, turn_map
from squadlog.tui.map.raster import Grid, Path
from squadlog.tui.map.rows import HAZY

FILL: dict[Fill, int] = {fill: place for place, fill in enumerate(FILLS)}
INK: dict[Ink, int] = {ink: len(FILLS) + place for ink, place in NUMBER.items()}
QUIET = len(FILLS) + len(INKS)
"""Added to the pixel of what the chosen unit does not see."""
HATCHED = 12
"""Pixels from one line of the hatching of what is not seen to the next."""
_Px = tuple[float, float]
_TEXTURES: dict[Ink, Callable[[Grid, Grid], Grid]] = {
    "woods": lambda x, y: (x % 24 < 2) & (y % 16 < 2),
    "heavy": lambda x, y: ((x + 6 * (y // 8 % 2)) % 12 < 4) & (y % 8 < 4),
    "water": lambda x, y: (y + abs(x % 16 - 8) // 3) % 12 == 0,
    "marsh": lambda x, y: (y % 10 == 0) & ((x + 8 * (y // 10 % 2)) % 16 < 7),
    "space": lambda x, y: (x % 37 == 3) & (y % 23 == 5),
}
"""Where the grounds show their ink: none is told by its colour alone."""


def ground_pixels(
    drawn: Map,
    conditions: Conditions,
    floor: int,
    frame: MapFrame,
    layers: frozenset[str],
    *,
    cell: tuple[int, int],
) -> Pixels:
    """The ground of a frame, each cell `cell` pixels across and down; each pixel is a `FILL` or an `INK`."""
    drawn = turn_map(drawn, frame)
    page = _Paper(drawn, turn_breaches(conditions, frame), floor, frame.flat(), cell)
    page.grounds(terrain="terrain" in layers)
    if floor == 1 and "contours" in layers:
        for contour in drawn.contours:
            page.line(
                (*contour.points, contour.points[0]) if contour.closed else contour.points, "contour", 1
            )
    if "obstacles" in layers:
        page.obstacles()
    page.walls()
    return np.asarray(page.image)


class _Paper:
    """The picture while it is drawn; what is drawn later hides what was there."""

    def __init__(
        self, drawn: Map, conditions: Conditions, floor: int, frame: MapFrame, cell: tuple[int, int]
    ) -> None:
        self.drawn, self.conditions, self.floor, self.frame = drawn, conditions, floor, frame
        self.wide, self.high = cell
        self.image = Image.new("L", (frame.cols * self.wide, frame.rows * self.high), FILL["void"])
        self.pen = ImageDraw.Draw(self.image)

    def px(self, path: Path) -> list[_Px]:
        """A path in pixels."""
        frame = self.frame
        return [
            (
                (x / frame.scale_m - frame.left) * self.wide,
                ((frame.height_m - y) / (2 * frame.scale_m) - frame.top) * self.high,
            )
            for x, y in path
        ]

    def fill(self, ring: Path, colour: int) -> None:
        """Draw a polygon, filled."""
        self.pen.polygon(self.px(ring), fill=colour)

    def line(self, path: Path, ink: Ink, width: int) -> None:
        """Draw a line with round joints, `width` pixels wide."""
        self.pen.line(self.px(path), fill=INK[ink], width=width, joint="curve")

    def grounds(self, *, terrain: bool) -> None:
        """Draw what the ground is, floors under roofs, and the texture of whatever is not bare."""
        drawn, floor = self.drawn, self.floor
        _, ink, fill = GROUND[drawn.ground if floor == 1 else "clear"]
        rings = list(indoors(drawn, floor))
        void = floor > 1 and bool(rings)
        wide, high = drawn.width_m, drawn.height_m
        whole = ((0.0, 0.0), (wide, 0.0), (wide, high), (0.0, high))
        self.fill(whole, FILL["void" if void else fill])
        if fill != "ground":
            self._texture([whole], ink)
        else:
            for ring in rings:
                self.fill(ring, FILL["floor"])
        for patch in drawn.terrain if terrain and floor == 1 else ():
            _, ink, fill = GROUND[patch.kind]
            self.fill(patch.points, FILL[fill])
            self._texture([patch.points], ink)

    def _texture(self, rings: Sequence[Path], ink: Ink) -> None:
        pattern = _TEXTURES.get(ink)
        if pattern is None:
            return
        within = Image.new("1", self.image.size)
        for ring in rings:
            ImageDraw.Draw(within).polygon(self.px(ring), fill=1)
        y, x = np.indices((self.image.height, self.image.width))
        # Patterns lie on the map, not on the screen: panning takes them along.
        x, y = x + self.frame.left * self.wide, y + self.frame.top * self.high
        self.image.paste(INK[ink], mask=Image.fromarray(np.asarray(within) & pattern(x, y)))

    def obstacles(self) -> None:
        """Draw furniture and the like: high ones full, low ones hatched, closer if they are hard."""
        for thing in self.drawn.obstacles:
            if thing.floor == self.floor and thing.id not in self.conditions.destroyed:
                ink: Ink = "high" if thing.high else "low"
                within = Image.new("1", self.image.size)
                ImageDraw.Draw(within).polygon(self.px(thing.points), fill=1)
                y, x = np.indices((self.image.height, self.image.width))
                every = 1 if thing.high else 6 if thing.cover.endswith("soft") else 3
                shown = np.asarray(within) & ((x + y) % every == 0)
                self.image.paste(INK[ink], mask=Image.fromarray(shown))
                self.pen.polygon(self.px(thing.points), outline=INK[ink])

    def walls(self) -> None:
        """Draw external walls thick, internal ones thin, with gaps where an opening or a breach is."""
        drawn, floor = self.drawn, self.floor
        thick = max(self.wide // 2, 3)
        openings = [door.ends for door in drawn.doors if door.floor == floor]
        openings += [window.ends for window in drawn.windows if window.floor == floor]
        standing = [wall for wall in drawn.walls if wall.floor == floor]
        gaps = gaps_of({wall.id: wall.line for wall in standing}, openings)
        for wall in sorted(standing, key=lambda wall: wall.kind.startswith("external")):
            outer = wall.kind.startswith("external")
            holes = gaps[wall.id] + [
                hole(wall.line, breach) for breach in self.conditions.breaches if breach.wall == wall.id
            ]
            for piece in pieces(wall.line, holes):
                self.line(piece, "wall" if outer else "inner", thick if outer else max(thick // 2, 2))


def veil(
    pixels: Pixels,
    rows: Sequence[bytes],
    cell: tuple[int, int],
    *,
    quiet: int = QUIET,
    hatch: int = INK["unseen"],
) -> Pixels:
    """The picture, quiet and hatched where `rows` of cells are not seen, dotted where they are through smoke alone."""
    wide, high = cell
    found = pixels.copy()
    shade = (
        np.array([np.frombuffer(row, dtype=np.uint8) for row in rows])
        .repeat(high, axis=0)
        .repeat(wide, axis=1)
    )
    shade = shade[: found.shape[0], : found.shape[1]]
    found[shade == 0] += quiet
    y, x = np.indices(found.shape)
    found[(shade == 0) & ((x + y) % HATCHED == 0)] = hatch
    found[(shade == HAZY) & (x % HATCHED < 2) & (y % HATCHED < 2)] = hatch
    return found
