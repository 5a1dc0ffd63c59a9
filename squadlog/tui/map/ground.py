"""The ground of one floor as characters: terrain, contours, walls, doors, windows, obstacles, shafts and names.

Units and overlays lie on top of it and are no part of it. Terrain is what most of the eight sub-cells of a cell have at
their middle; walls and contours mark every sub-cell they pass through; doors, windows and breaches mark whole cells.
"""

from dataclasses import dataclass
from itertools import pairwise
from math import ceil, hypot

import numpy as np

from squadlog.field.ground.conditions import Conditions
from squadlog.field.ground.gaps import Holes, gaps_of
from squadlog.field.ground.stretches import hole, pieces
from squadlog.field.map.model import Map
from squadlog.field.map.structures import Wall
from squadlog.field.map.terrain import Contour
from squadlog.tui.map import glyphs
from squadlog.tui.map.frame import MapFrame
from squadlog.tui.map.glyphs import BRAILLE, NUMBER, Ink
from squadlog.tui.map.names import names, spans
from squadlog.tui.map.raster import Grid, Path, Raster, braille, by_cell, quarters

KINDS = tuple(glyphs.GROUND)
MARK_EVERY = 10
"""Cells between two triangles on a contour line."""


@dataclass(frozen=True, slots=True, eq=False)
class GroundPicture:
    """A window of the ground: for each row the characters, and the numbers of their inks."""

    frame: MapFrame
    text: tuple[str, ...]
    inks: tuple[bytes, ...]

    def covers(self, frame: MapFrame) -> bool:
        """Whether all of another frame, of the same map and scale, lies in the window."""
        own = self.frame
        return (
            frame.scale_m == own.scale_m
            and own.left <= frame.left
            and own.top <= frame.top
            and frame.left + frame.cols <= own.left + own.cols
            and frame.top + frame.rows <= own.top + own.rows
        )

    def row(self, frame: MapFrame, y: int) -> tuple[str, bytes]:
        """Characters and inks of one row of a frame that the window covers."""
        row, first = y + frame.top - self.frame.top, frame.left - self.frame.left
        return self.text[row][first : first + frame.cols], self.inks[row][first : first + frame.cols]


def picture(
    drawn: Map, conditions: Conditions, floor: int, frame: MapFrame, layers: frozenset[str]
) -> GroundPicture:
    """The ground of a floor within a frame, doors and breaches as `conditions` has them."""
    page = _Page(drawn, conditions, floor, frame)
    page.ground("terrain" in layers)
    if "zones" in layers:
        page.zones()
    if floor == 1 and "contours" in layers:
        page.contours()
    if "rooms" in layers:
        page.names()
    if "obstacles" in layers:
        page.obstacles()
    page.shafts()
    page.walls()
    page.openings()
    return page.done()


class _Page:
    """The grid of characters while it is drawn; what is drawn later hides what was there."""

    def __init__(self, drawn: Map, conditions: Conditions, floor: int, frame: MapFrame) -> None:
        self.drawn, self.conditions, self.floor, self.frame = drawn, conditions, floor, frame
        self.raster = Raster(frame)
        self.chars: Grid = np.full((frame.rows, frame.cols), ord(" "), dtype="<u4")
        self.inks: Grid = np.zeros((frame.rows, frame.cols), dtype=np.uint8)

    def put(self, where: tuple[Grid, Grid] | Grid, char: str, ink: Ink) -> None:
        """One character for some cells."""
        self.chars[where] = ord(char)
        self.inks[where] = NUMBER[ink]

    def done(self) -> GroundPicture:
        """The finished window. Empty cells take the ink of their neighbour: that makes fewer changes of colour."""
        lines = self.chars.tobytes().decode("utf-32-le")
        wide = self.frame.cols
        holds = np.where(self.chars == ord(" "), 0, np.arange(wide))
        inks = np.take_along_axis(self.inks, np.maximum.accumulate(holds, axis=1), axis=1)
        return GroundPicture(
            frame=self.frame,
            text=tuple(lines[at : at + wide] for at in range(0, len(lines), wide)),
            inks=tuple(row.tobytes() for row in inks),
        )

    def ground(self, terrain: bool) -> None:
        """What most of each cell is, and the edge of the map around it."""
        frame, drawn = self.frame, self.drawn
        cells = by_cell(
            kinds(drawn if terrain else drawn.model_copy(update={"terrain": ()}), self.floor, self.raster)
        )
        counts = np.stack([(cells == place).sum(axis=2) for place in range(len(KINDS))])
        counts = (
            counts * len(KINDS) + (np.arange(len(KINDS)) > 0)[:, None, None]
        )  # ground that is something wins a tie
        most = counts.argmax(axis=0)
        odd = np.add.outer(frame.top + np.arange(frame.rows), frame.left + np.arange(frame.cols)) % 2
        signs = np.array([[ord(char) for char in glyphs.GROUND[kind][0]] for kind in KINDS], dtype="<u4")
        self.chars[:] = signs[most, odd]
        self.inks[:] = np.array([NUMBER[glyphs.GROUND[kind][1]] for kind in KINDS], dtype=np.uint8)[most]
        columns, rows = frame.left + np.arange(frame.cols), frame.top + np.arange(frame.rows)
        across, down = (columns >= 0) & (columns < frame.map_cols), (rows >= 0) & (rows < frame.map_rows)
        self.put(~np.outer(down, across), " ", "blank")
        self.put(np.outer(rows == -1, across), glyphs.TOP, "edge")
        self.put(np.outer(rows == frame.map_rows, across), glyphs.BOTTOM, "edge")
        self.put(np.outer(down, columns == -1), glyphs.WEST, "edge")
        self.put(np.outer(down, columns == frame.map_cols), glyphs.EAST, "edge")

    def zones(self) -> None:
        """The edge of each start zone, and its side's name in the middle."""
        for zone in self.drawn.zones:
            if zone.floor == self.floor:
                ring = zone.outline()
                self.put(self.raster.cells(*self.raster.along([(*ring, ring[0])])), glyphs.ZONE, "zone")

    def contours(self) -> None:
        """Contour lines dotted, with triangles that point uphill."""
        shown = [contour for contour in self.drawn.contours if self.raster.sees(contour.points)]
        dots = self.raster.dots([_line(contour) for contour in shown])
        every = (
            np.add.outer(self.frame.top * 4 + np.arange(self.raster.high), np.arange(self.raster.wide)) % 2
            == 0
        )
        bits = braille(dots & every)
        self._dotted(bits, "contour")
        for contour in shown:
            for x, y, char in _uphill(contour, MARK_EVERY * self.frame.scale_m):
                self.put(self.raster.cells(np.array([x]), np.array([y])), char, "contour")

    def names(self) -> None:
        """The names of rooms, where there is room for them."""
        for row, col, name in names(self.drawn, self.floor, self.frame, self.conditions.destroyed):
            for place, char in enumerate(name, col):
                if self.frame.holds(place, row):
                    self.chars[row, place] = ord(char)
                    self.inks[row, place] = NUMBER["name"]

    def obstacles(self) -> None:
        """Furniture and the like, shaded by how much they cover."""
        for thing in self.drawn.obstacles:
            if thing.floor == self.floor and thing.id not in self.conditions.destroyed:
                low = glyphs.LOW_SOFT if thing.cover.endswith("soft") else glyphs.LOW_HARD
                self._fill(thing.points, glyphs.HIGH if thing.high else low, "high" if thing.high else "low")

    def shafts(self) -> None:
        """Stairs and elevators that come to this floor."""
        for shafts, char in ((self.drawn.stairs, glyphs.STAIRS), (self.drawn.elevators, glyphs.ELEVATOR)):
            for shaft in shafts:
                if self.floor in shaft.floors:
                    self._fill(shaft.points, char, "stairs")

    def walls(self) -> None:
        """Internal walls as lines, external ones as blocks; breaches and openings are gaps in them."""
        drawn, floor = self.drawn, self.floor
        openings: list[Path] = [door.ends for door in drawn.doors if door.floor == floor]
        openings += [window.ends for window in drawn.windows if window.floor == floor]
        standing: dict[bool, list[Path]] = {True: [], False: []}
        seen = [wall for wall in drawn.walls if wall.floor == floor and self.raster.sees(wall.line)]
        gaps = gaps_of({wall.id: wall.line for wall in seen}, openings)
        for wall in seen:
            standing[wall.kind.startswith("external")] += self._stretches(wall, gaps[wall.id])
        inner, outer = self.raster.dots(standing[False]), self.raster.dots(standing[True])
        thick = quarters(outer) > 0
        self._dotted(np.where(thick, 0, braille(inner)), "inner")
        blocks = np.array([ord(char) for char in glyphs.QUADRANTS], dtype="<u4")[quarters(inner | outer)]
        self.chars[thick] = blocks[thick]
        self.inks[thick] = NUMBER["wall"]

    def openings(self) -> None:
        """Windows, doors in their state, and breaches."""
        for window in self.drawn.windows:
            if window.floor == self.floor:
                signs = glyphs.SEALED if window.ship else glyphs.WINDOW
                gone = window.id in self.conditions.destroyed
                self._opening(
                    window.ends,
                    glyphs.DESTROYED * 2 if gone else "".join(signs),
                    "gone" if gone else "window",
                )
        for door in self.drawn.doors:
            if door.floor == self.floor:
                char, ink = glyphs.DOORS[self.conditions.door_state(door)]
                self._opening(door.ends, char * 2, ink)
        walls = {wall.id: wall for wall in self.drawn.walls if wall.floor == self.floor}
        for breach in self.conditions.breaches:
            if breach.wall in walls:
                x, y = self.raster.along([walls[breach.wall].line], fine=4)
                near = np.hypot(x - breach.point[0], y - breach.point[1]) <= breach.width_m / 2
                self.put(self.raster.cells(x[near], y[near]), glyphs.BREACH, "gone")
                middle = (np.array([along]) for along in breach.point)
                self.put(self.raster.cells(*middle), glyphs.BREACH, "gone")

    def _stretches(self, wall: Wall, gaps: Holes) -> list[Path]:
        holes = gaps + [
            hole(wall.line, breach) for breach in self.conditions.breaches if breach.wall == wall.id
        ]
        return list(pieces(wall.line, holes))

    def _opening(self, ends: Path, signs: str, ink: Ink) -> None:
        """The cells an opening takes up, but not those where only its end lies."""
        (px, py), (qx, qy) = ends
        long = hypot(qx - px, qy - py)
        upright = abs(qy - py) > abs(qx - px)
        spare = min(self.frame.scale_m * (1.0 if upright else 0.5), long / 2) / long if long else 0.5
        shares = np.linspace(spare, 1 - spare, 2 + ceil(long / self.raster.sub_m))
        where = self.raster.cells(px + (qx - px) * shares, py + (qy - py) * shares)
        self.put(where, signs[upright], ink)

    def _fill(self, ring: Path, char: str, ink: Ink) -> None:
        """The cells half of which or more lie in a polygon, and one in any case."""
        if not self.raster.sees(ring):
            return
        (rows, columns), within = self.raster.inside(ring)
        down, across = rows.start // 4, columns.start // 2
        high, wide = -(-rows.stop // 4) - down, -(-columns.stop // 2) - across
        marked = np.zeros((high * 4, wide * 2), dtype=bool)
        marked[rows.start - down * 4 :, columns.start - across * 2 :][
            : within.shape[0], : within.shape[1]
        ] = within
        found, place = np.nonzero(by_cell(marked).sum(axis=2) >= 4)
        self.put((found + down, place + across), char, ink)
        x, y = inner_point(ring)
        self.put(self.raster.cells(np.array([x]), np.array([y])), char, ink)

    def _dotted(self, bits: Grid, ink: Ink) -> None:
        """Braille dots; in a cell that has some already, both."""
        there = (self.chars >= BRAILLE) & (self.chars <= BRAILLE + 0xFF)
        whole = bits | np.where(there, self.chars - BRAILLE, 0)
        self.chars[bits > 0] = (whole + BRAILLE)[bits > 0]
        self.inks[bits > 0] = NUMBER[ink]


def kinds(drawn: Map, floor: int, raster: Raster) -> Grid:
    """What the ground is at the middle of each sub-cell, as a place in `KINDS`; upper floors are floor (MAP-01)."""
    base = drawn.ground if floor == 1 else "clear"
    found = np.full((raster.high, raster.wide), KINDS.index(base), dtype=np.uint8)
    for patch in drawn.terrain if floor == 1 else ():
        if raster.sees(patch.points):
            box, within = raster.inside(patch.points)
            found[box][within] = KINDS.index(patch.kind)
    return found


def inner_point(ring: Path) -> tuple[float, float]:
    """A point within a polygon: the middle of its widest stretch at half its height."""
    ys = [y for _, y in ring]
    y = (min(ys) + max(ys)) / 2
    wide = max(spans(ring, y), key=lambda span: span[1] - span[0], default=(ring[0][0], ring[0][0]))
    return (wide[0] + wide[1]) / 2, y


def _line(contour: Contour) -> Path:
    return (*contour.points, contour.points[0]) if contour.closed else contour.points


def _uphill(contour: Contour, every_m: float) -> list[tuple[float, float, str]]:
    """Points along a contour, about so far apart, each with the triangle that points to the higher ground."""
    line = _line(contour)
    area = sum(px * qy - qx * py for (px, py), (qx, qy) in pairwise(line))
    left = contour.up == ("left" if not contour.closed else "inside" if area > 0 else "outside")
    stretches = [(p, q, hypot(q[0] - p[0], q[1] - p[1])) for p, q in pairwise(line)]
    whole = sum(long for _, _, long in stretches)
    count = max(1, round(whole / every_m))
    found: list[tuple[float, float, str]] = []
    begun = 0.0
    for (px, py), (qx, qy), long in stretches:
        while long and len(found) < count and (at := (len(found) + 0.5) * whole / count - begun) <= long:
            up_x, up_y = ((py - qy), (qx - px)) if left else ((qy - py), (px - qx))
            upright = abs(up_y) >= abs(up_x)
            char = glyphs.UPHILL[(0 if up_y > 0 else 2) if upright else (1 if up_x > 0 else 3)]
            found.append((px + (qx - px) * at / long, py + (qy - py) * at / long, char))
        begun += long
    return found
