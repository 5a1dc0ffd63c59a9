"""The ground of one floor as characters over fills: terrain, contours, walls, doors, windows, furniture.

Units, names and overlays lie on top of it and are no part of it. Ground is what most of the sub-cells of a cell have at
their middle, and where it changes within a cell its parts show both; walls mark every part they pass through, or are
lines; doors, windows and breaches mark whole cells.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from math import ceil, hypot

import numpy as np

from squadlog.ground.compiled.conditions import Conditions
from squadlog.ground.compiled.gaps import Holes, gaps_of
from squadlog.ground.compiled.stretches import hole, pieces
from squadlog.ground.map.model import Map
from squadlog.ground.map.structures import Wall
from squadlog.ground.map.terrain import Contour
from squadlog.tui.chrome.cells import USUAL_CELLS, CellKind
from squadlog.tui.map import glyphs
from squadlog.tui.map.cells import BY_KIND
from squadlog.tui.map.frame import MapFrame
from squadlog.tui.map.glyphs import AS_FILL, BRAILLE, FILL_BIT, NUMBER, Ink
from squadlog.tui.map.lands import scenery
from squadlog.tui.map.lands.laid import lands
from squadlog.tui.map.lands.look import FILL, LAND_FILLS, LAND_INKS, LAND_SIGNS, OPEN
from squadlog.tui.map.lands.scenery import inner_point
from squadlog.tui.map.over.turned_map import turn_breaches, turn_map
from squadlog.tui.map.raster import Grid, Path, Raster, braille, by_cell

MARK_EVERY = 10
"""Cells between two triangles on a contour line."""


@dataclass(frozen=True, slots=True, eq=False)
class GroundPicture:
    """A window of the ground: for each row the characters, and for each of them the code of its ink and fill."""

    frame: MapFrame
    text: tuple[str, ...]
    codes: tuple[str, ...]

    def covers(self, frame: MapFrame) -> bool:
        """Whether all of another frame, of the same map and scale, lies in the window."""
        own = self.frame
        return (
            frame.scale_m == own.scale_m
            and frame.turn == own.turn
            and own.left <= frame.left
            and own.top <= frame.top
            and frame.left + frame.cols <= own.left + own.cols
            and frame.top + frame.rows <= own.top + own.rows
        )

    def row(self, frame: MapFrame, y: int) -> tuple[str, str]:
        """Characters and codes of one row of a frame that the window covers."""
        row, first = y + frame.top - self.frame.top, frame.left - self.frame.left
        return self.text[row][first : first + frame.cols], self.codes[row][first : first + frame.cols]


def picture(
    drawn: Map,
    conditions: Conditions,
    floor: int,
    frame: MapFrame,
    layers: frozenset[str],
    *,
    cells: CellKind = USUAL_CELLS,
) -> GroundPicture:
    """The ground of a floor within a frame, doors and breaches as `conditions` has them."""
    page = _Page(turn_map(drawn, frame), turn_breaches(conditions, frame), floor, frame.flat(), cells)
    page.ground("terrain" in layers, "scenery" in layers)
    if "zones" in layers:
        page.zones()
    if floor == 1 and "contours" in layers:
        page.contours()
    if "obstacles" in layers:
        page.obstacles()
    page.shafts()
    page.walls()
    page.openings()
    return page.done(frame)


class _Page:
    """The grid of characters while it is drawn; what is drawn later hides what was there."""

    def __init__(
        self, drawn: Map, conditions: Conditions, floor: int, frame: MapFrame, cells: CellKind
    ) -> None:
        self.drawn, self.conditions, self.floor, self.frame = drawn, conditions, floor, frame
        self.parts = BY_KIND[cells]
        self.raster = Raster(frame)
        self.fine = self.raster if self.parts.down == self.raster.down else Raster(frame, self.parts.down)
        self.chars: Grid = np.full((frame.rows, frame.cols), ord(" "), dtype="<u4")
        self.inks: Grid = np.zeros((frame.rows, frame.cols), dtype=np.uint8)
        self.fills: Grid = np.zeros((frame.rows, frame.cols), dtype=np.uint8)
        self.beyond: Grid = np.zeros((frame.rows, frame.cols), dtype=bool)

    def put(self, where: tuple[Grid, Grid] | Grid, char: str, ink: Ink) -> None:
        """Write one character, in one ink, into some cells."""
        self.chars[where] = ord(char)
        self.inks[where] = NUMBER[ink]

    def done(self, frame: MapFrame) -> GroundPicture:
        """The finished window. Empty cells take the ink of their neighbour: that makes fewer changes of colour."""
        wide = self.frame.cols
        holds = np.where(self.chars == ord(" "), 0, np.arange(wide))
        inks = np.take_along_axis(self.inks, np.maximum.accumulate(holds, axis=1), axis=1)
        codes = inks.astype("<u2") | (self.fills.astype("<u2") << FILL_BIT)
        return GroundPicture(
            frame=frame,
            text=_rows(self.chars.tobytes().decode("utf-32-le"), wide),
            codes=_rows(codes.tobytes().decode("utf-16-le"), wide),
        )

    def ground(self, terrain: bool, decorated: bool) -> None:
        """Draw what most of each cell is, the other ground in it, and the edge of the map around it."""
        frame = self.frame
        drawn = self.drawn if terrain else self.drawn.model_copy(update={"terrain": (), "surface": None})
        found = lands(drawn, self.floor, self.fine, scenery=decorated)
        cells, filled = by_cell(found, self.parts.down), by_cell(LAND_FILLS[found], self.parts.down)
        most, second = _two_commonest(filled)
        mixed = self.parts.mostly(filled == second[:, :, None])
        kind = _commonest(cells)
        columns, rows = frame.left + np.arange(frame.cols), frame.top + np.arange(frame.rows)
        signs = LAND_SIGNS[kind, (rows % 4)[:, None], (columns % 8)[None, :]]
        own = LAND_FILLS[kind] == most
        self.chars[:] = np.where(own, signs, ord(" "))
        self.inks[:] = LAND_INKS[kind]
        self.fills[:] = most
        edge = mixed > 0
        self.chars[edge] = self.parts.drawn(mixed)[edge]
        self.inks[edge] = (AS_FILL + second)[edge]
        across, down = (columns >= 0) & (columns < frame.map_cols), (rows >= 0) & (rows < frame.map_rows)
        self.beyond = ~np.outer(down, across)
        if decorated and self.drawn.decorations:
            self._scenery(OPEN[kind] & ~edge & ~self.beyond)
        self.put(self.beyond, " ", "blank")
        self.fills[self.beyond] = FILL["void"]
        self.put(np.outer(rows == -1, across), glyphs.TOP, "edge")
        self.put(np.outer(rows == frame.map_rows, across), glyphs.BOTTOM, "edge")
        self.put(np.outer(down, columns == -1), glyphs.WEST, "edge")
        self.put(np.outer(down, columns == frame.map_cols), glyphs.EAST, "edge")

    def _scenery(self, where: Grid) -> None:
        """Draw the signs of scenery into cells `where` nothing of the rules is seen."""
        lines = [path for path in scenery.lines(self.drawn.decorations, self.floor) if self.raster.sees(path)]
        if lines:
            self._dotted(
                np.where(where, braille(self.raster.dots(lines) & self._every_second()), 0), "scenery"
            )
        for x, y, sign in scenery.signs(self.drawn.decorations, self.floor):
            col, row = self.frame.cell(x, y)
            if self.frame.holds(col, row) and where[row, col]:
                self.chars[row, col] = ord(sign)
                self.inks[row, col] = NUMBER["plant" if sign in glyphs.GROWN else "scenery"]

    def zones(self) -> None:
        """Draw the edge of each start zone, and its side's name in the middle."""
        for zone in self.drawn.zones:
            if zone.floor == self.floor:
                ring = zone.outline()
                self.put(self.raster.cells(*self.raster.along([(*ring, ring[0])])), glyphs.ZONE, "zone")

    def contours(self) -> None:
        """Draw contour lines dotted, with triangles that point uphill."""
        shown = [contour for contour in self.drawn.contours if self.raster.sees(contour.points)]
        dots = self.raster.dots([_line(contour) for contour in shown])
        self._dotted(np.where(self.beyond, 0, braille(dots & self._every_second())), "contour")
        wide, high = self.drawn.width_m, self.drawn.height_m
        for contour in shown:
            for x, y, char in _uphill(contour, MARK_EVERY * self.frame.scale_m):
                if 0 <= x <= wide and 0 <= y <= high:
                    self.put(self.raster.cells(np.array([x]), np.array([y])), char, "contour")

    def _every_second(self) -> Grid:
        """Which sub-cells show a dot of a dotted line."""
        found: Grid = np.add.outer(np.arange(self.raster.high), np.arange(self.raster.wide)) % 2 == 0
        return found

    def obstacles(self) -> None:
        """Draw furniture and the like, shaded by how much they cover."""
        for thing in self.drawn.obstacles:
            if thing.floor == self.floor and thing.id not in self.conditions.destroyed:
                low = glyphs.LOW_SOFT if thing.cover.endswith("soft") else glyphs.LOW_HARD
                self._fill(thing.points, glyphs.HIGH if thing.high else low, "high" if thing.high else "low")

    def shafts(self) -> None:
        """Draw the stairs and elevators that come to this floor."""
        for shafts, char in ((self.drawn.stairs, glyphs.STAIRS), (self.drawn.elevators, glyphs.ELEVATOR)):
            for shaft in shafts:
                if self.floor in shaft.floors:
                    self._fill(shaft.points, char, "stairs")

    def walls(self) -> None:
        """Draw internal walls as lines, external ones as blocks; breaches and openings are gaps in them."""
        drawn, floor = self.drawn, self.floor
        openings: list[Path] = [door.ends for door in drawn.doors if door.floor == floor]
        openings += [window.ends for window in drawn.windows if window.floor == floor]
        standing: dict[bool, list[Path]] = {True: [], False: []}
        seen = [wall for wall in drawn.walls if wall.floor == floor and self.raster.sees(wall.line)]
        gaps = gaps_of({wall.id: wall.line for wall in seen}, openings)
        for wall in seen:
            standing[wall.kind.startswith("external")] += self._stretches(wall, gaps[wall.id])
        outer = self.parts.marked(self.fine.dots(standing[True]))
        slanted = [path for path in standing[False] if not _straight(path)]
        if slanted:
            self._dotted(braille(self.raster.dots(slanted)), "inner")
        lines = self._lines(path for path in standing[False] if _straight(path))
        ruled = lines > 0
        self.chars[ruled] = np.array([ord(char) for char in glyphs.LINES], dtype="<u4")[lines[ruled]]
        self.inks[ruled] = NUMBER["inner"]
        thick = outer > 0
        self.chars[thick] = self.parts.drawn(outer)[thick]
        self.inks[thick] = NUMBER["wall"]

    def _lines(self, paths: Iterator[Path]) -> Grid:
        """Where walls that run along the sides of the map go on from each cell: 1 north, 2 east, 4 south, 8 west."""
        frame = self.frame
        found = np.zeros((frame.rows + 2, frame.cols + 2), dtype=np.uint8)  # a cell to spare on every side
        for p, q in (stretch for path in paths for stretch in pairwise(path)):
            (west, east), (north, south) = (
                sorted(pair) for pair in zip(frame.cell(*p), frame.cell(*q), strict=True)
            )
            if p[1] == q[1] and 0 <= north < frame.rows:
                _run(found[north + 1], west, east, frame.cols, (2, 8))
            elif p[0] == q[0] and 0 <= west < frame.cols:
                _run(found[:, west + 1], north, south, frame.rows, (4, 1))
        return found[1:-1, 1:-1]

    def openings(self) -> None:
        """Draw windows, doors in their state, and breaches."""
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
        """Draw the cells an opening takes up, but not those that only its end lies in."""
        (px, py), (qx, qy) = ends
        long = hypot(qx - px, qy - py)
        upright = abs(qy - py) > abs(qx - px)
        spare = min(self.frame.scale_m * (1.0 if upright else 0.5), long / 2) / long if long else 0.5
        shares = np.linspace(spare, 1 - spare, 2 + ceil(long / self.raster.sub_m))
        where = self.raster.cells(px + (qx - px) * shares, py + (qy - py) * shares)
        self.put(where, signs[upright], ink)

    def _fill(self, ring: Path, char: str, ink: Ink) -> None:
        """Fill the cells that lie half or more in a polygon, and one cell in any case."""
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
        """Draw braille dots; a cell that has some already keeps them."""
        there = (self.chars >= BRAILLE) & (self.chars <= BRAILLE + 0xFF)
        whole = bits | np.where(there, self.chars - BRAILLE, 0)
        self.chars[bits > 0] = (whole + BRAILLE)[bits > 0]
        self.inks[bits > 0] = NUMBER[ink]


def _commonest(cells: Grid) -> Grid:
    """What most sub-cells of each cell are; ground that is something wins a tie, the rules before the drawing."""
    counts = _count(cells, len(LAND_FILLS)) * 2
    counts[:, :, 1:] += 1
    found: Grid = counts.argmax(axis=2)
    return found


def _two_commonest(filled: Grid) -> tuple[Grid, Grid]:
    """The commonest fill of each cell, and the next; where there is no other, one that it has nothing of."""
    counts = _count(filled, len(FILL))
    most = counts.argmax(axis=2)
    np.put_along_axis(counts, most[:, :, None], -1, axis=2)
    return most, counts.argmax(axis=2)


def _count(cells: Grid, kinds: int) -> Grid:
    """How many sub-cells of each cell are of each kind, which is the last axis."""
    rows, cols, _ = cells.shape
    places = np.arange(rows * cols).reshape(rows, cols, 1) * kinds + cells
    counts: Grid = np.bincount(places.ravel(), minlength=rows * cols * kinds).reshape(rows, cols, kinds)
    return counts


def _rows(text: str, wide: int) -> tuple[str, ...]:
    return tuple(text[at : at + wide] for at in range(0, len(text), wide))


def _run(line: Grid, first: int, last: int, size: int, bits: tuple[int, int]) -> None:
    """Join a wall from one cell of a line to another: each goes on to the next, and back to the one before."""
    begin, end = max(first, -1) + 1, min(last, size) + 1
    if begin > end:
        return
    onward, back = bits
    if first == last:
        line[begin] |= onward | back
    line[begin:end] |= onward
    line[begin + 1 : end + 1] |= back


def _straight(path: Path) -> bool:
    return all(p[0] == q[0] or p[1] == q[1] for p, q in pairwise(path))


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
