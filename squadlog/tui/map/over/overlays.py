"""The cells that are taken up by what lies over a map: a path, the edge of an area, an arc, a line of sight."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise
from math import ceil, cos, radians, sin

from squadlog.base.lazy_imports import lazy_imports
from squadlog.ground.compiled.conditions import Spot
from squadlog.ground.drawing.figures.hues import hues_of
from squadlog.ground.drawing.figures.overlays import (
    Arc,
    Area,
    HeatLaid,
    Overlay,
    PathLine,
    Pointed,
    Shaded,
    Sight,
    Walked,
)
from squadlog.tui.map import glyphs
from squadlog.tui.map.frame import MapFrame
from squadlog.tui.map.glyphs import Ink
from squadlog.tui.map.over.shades import Cell, cells_of_shape, crossings

with lazy_imports():
    from squadlog.tui.map.over import heat_cells


@lru_cache(maxsize=32)
def overlaid(overlay: Overlay, frame: MapFrame, floor: int) -> tuple[Cell, ...]:
    """The cells of one overlay that lie in the frame; nothing of it on another floor."""
    match overlay:
        case PathLine():
            found = _path(overlay, frame, floor)
        case Area():
            found = _area(overlay, frame) if overlay.floor == floor else iter(())
        case Arc():
            found = _arc(overlay, frame) if overlay.spot.floor == floor else iter(())
        case Sight():
            found = _sight(overlay, frame) if floor in (overlay.start.floor, overlay.end.floor) else iter(())
        case Walked():
            found = _cells_of_way(overlay, frame, floor)
        case Shaded():
            found = (
                cell
                for shape in overlay.shapes
                if shape.floor == floor
                for cell in cells_of_shape(shape, frame)
            )
        case Pointed():
            found = _cells_of_points(overlay, frame, floor)
        case HeatLaid():
            found = _cells_of_heat(overlay, frame, floor)
    return tuple(cell for cell in found if frame.holds(cell[1], cell[0]))


def _path(path: PathLine, frame: MapFrame, floor: int) -> Iterator[Cell]:
    for one, other in pairwise(path.points):
        if floor in (one.floor, other.floor):
            for row, col in between(frame, one, other):
                yield row, col, glyphs.TRAIL, "path"


def _cells_of_way(walked: Walked, frame: MapFrame, floor: int) -> Iterator[Cell]:
    for way in walked.ways:
        for one, other in pairwise(way):
            if floor in (one.floor, other.floor):
                for row, col in between(frame, one, other):
                    yield row, col, glyphs.WALKED, "walked"


def _cells_of_points(pointed: Pointed, frame: MapFrame, floor: int) -> Iterator[Cell]:
    for spot, sign, _ in reversed(pointed.spots):
        if spot.floor == floor:
            col, row = frame.cell(spot.x, spot.y)
            yield row, col, sign, "landing"


def _cells_of_heat(heat: HeatLaid, frame: MapFrame, floor: int) -> Iterator[Cell]:
    """Ways first, then what happened where, so that a fall is never hidden."""
    inks: dict[str, Ink] = {
        side: f"side-{hue}"  # type: ignore[misc]  # each hue of a side has an ink
        for side, hue in zip(heat.sides, hues_of(heat.sides), strict=True)
    }
    for way in heat.ways:
        if way.floor == floor:
            for one, other in pairwise(way.points):
                for row, col in between(frame, Spot(*one, floor), Spot(*other, floor)):
                    yield row, col, glyphs.WALKED, inks.get(way.side, "walked")
    if heat_cells.is_of_many(heat):
        yield from heat_cells.cells_of_many(heat, frame, floor, inks)
        return
    for kind, sign in glyphs.HEAT.items():
        for spot in heat.spots:
            if (spot.kind, spot.floor) == (kind, floor):
                col, row = frame.cell(spot.x, spot.y)
                yield row, col, sign, inks.get(spot.side, "walked")


def _area(area: Area, frame: MapFrame) -> Iterator[Cell]:
    """The cells within the rings (even-odd) that have a neighbour without."""
    inside = [bytearray(frame.cols + 2) for _ in range(frame.rows + 2)]
    rings = [tuple(frame.seen(*point) for point in ring) for ring in area.rings] if frame.turn else area.rings
    for row in range(frame.rows + 2):
        y = frame.down_m - (frame.top + row - 1 + 0.5) * 2 * frame.scale_m
        cuts = sorted(x for ring in rings for x in crossings(ring, y))
        for west, east in zip(cuts[::2], cuts[1::2], strict=True):
            first, last = (
                min(max(ceil(x / frame.scale_m - frame.left + 0.5), 0), frame.cols + 2) for x in (west, east)
            )
            inside[row][first:last] = b"\1" * (last - first)
    for row in range(1, frame.rows + 1):
        above, here, below = inside[row - 1 : row + 2]
        for col in range(1, frame.cols + 1):
            if here[col] and not (above[col] and below[col] and here[col - 1] and here[col + 1]):
                yield row - 1, col - 1, glyphs.HAZE if area.hazy else glyphs.AREA, "area"


def _arc(arc: Arc, frame: MapFrame) -> Iterator[Cell]:
    """The two edges of an arc and its rim; a full circle has no edges."""
    spot, far = arc.spot, arc.radius_m
    first, last = arc.facing_deg - arc.degrees / 2, arc.facing_deg + arc.degrees / 2

    def at(bearing: float) -> Spot:
        return Spot(spot.x + far * sin(radians(bearing)), spot.y + far * cos(radians(bearing)), spot.floor)

    steps = min(max(8, ceil(radians(arc.degrees) * far / frame.scale_m)), 2_000)
    rim = [at(first + (last - first) * step / steps) for step in range(steps + 1)]
    whole = [*rim] if arc.degrees >= 360 else [spot, *rim, spot]
    sign, ink = glyphs.ARCS.get(round(arc.degrees), (glyphs.ARC, "arc"))
    for one, other in pairwise(whole):
        for row, col in between(frame, one, other):
            if 0 <= frame.left + col < frame.map_cols and 0 <= frame.top + row < frame.map_rows:
                yield row, col, sign, ink


def _sight(sight: Sight, frame: MapFrame) -> Iterator[Cell]:
    """Free: a line by its slope; blocked: crosses; too close to call: question marks by turns with the line.

    Where it meets cover that counts there is a cross.
    """
    (col, row), (end_col, end_row) = (frame.cell(spot.x, spot.y) for spot in (sight.start, sight.end))
    across, down = end_col - col, end_row - row
    if abs(down) * 4 <= abs(across):
        char = glyphs.SIGHT[0]
    elif abs(across) * 2 <= abs(down):
        char = glyphs.SIGHT[1]
    else:
        char = glyphs.SIGHT[2 if across * down < 0 else 3]
    line = list(between(frame, sight.start, sight.end))
    for place, (at_row, at_col) in enumerate(line[1:-1]):
        match sight.verdict:
            case "clear":
                yield at_row, at_col, char, "sight"
            case "blocked":
                yield at_row, at_col, glyphs.BLOCKED, "blocked"
            case "too-close":
                yield at_row, at_col, glyphs.CLOSE if place % 2 == 0 else char, "sight"
    for met in sight.met if sight.verdict != "blocked" else ():
        at_col, at_row = frame.cell(*met.at)
        yield at_row, at_col, glyphs.COVER, "figure"


def words_of(overlay: Overlay, floor: int) -> Iterator[tuple[Spot, str, Ink]]:
    """The figures of an overlay: what stands beside which spot."""
    match overlay:
        case PathLine():
            for number, spot in enumerate(overlay.points[1:], 1):
                words = overlay.legs[number - 1] if number <= len(overlay.legs) else ""
                if spot.floor == floor:
                    yield spot, f"{number}: {words}" if words else str(number), "path"
        case Sight() if overlay.figure and overlay.end.floor == floor:
            yield overlay.end, overlay.figure, "figure"
        case Arc() if overlay.words and overlay.spot.floor == floor:
            bearing = radians(overlay.facing_deg + overlay.degrees / 2)
            east, north = overlay.radius_m * sin(bearing), overlay.radius_m * cos(bearing)
            yield Spot(overlay.spot.x + east, overlay.spot.y + north, floor), overlay.words, "figure"
        case Pointed():
            yield from (
                (spot, words, "figure") for spot, _, words in overlay.spots if words and spot.floor == floor
            )
        case Walked():
            for way, words in zip(overlay.ways, overlay.marks, strict=False):
                if way and words and way[-1].floor == floor:
                    yield way[-1], words, "walked"
        case _:
            return


def between(frame: MapFrame, one: Spot, other: Spot) -> Iterator[tuple[int, int]]:
    """Row and column of the cells from one spot to another, both ends included; those far outside are left out."""
    (col, row), (end_col, end_row) = frame.cell(one.x, one.y), frame.cell(other.x, other.y)
    steps = max(abs(end_col - col), abs(end_row - row), 1)
    begin, end = 0, steps
    for start, change, most in ((col, end_col - col, frame.cols), (row, end_row - row, frame.rows)):
        if change:
            low, high = sorted(((-2 - start) * steps / change, (most + 1 - start) * steps / change))
            begin, end = max(begin, int(low)), min(end, ceil(high))
    for step in range(begin, end + 1):
        yield row + round((end_row - row) * step / steps), col + round((end_col - col) * step / steps)
