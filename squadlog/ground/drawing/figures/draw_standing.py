"""What play has done to a map, as SVG: doors as they stand now, holes and wrecks as rubble, the ground nobody sees."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import atan2, cos, degrees, hypot, pi, sin
from xml.sax.saxutils import escape

from squadlog.ground.compiled.conditions import Breach, Conditions
from squadlog.ground.compiled.stretches import to_edge
from squadlog.ground.drawing.figures.chip_inks import INKS
from squadlog.ground.drawing.figures.figure_plotter import FigurePlotter
from squadlog.ground.map.model import Map
from squadlog.ground.map.shape import Ends
from squadlog.ground.map.structures import Door
from squadlog.ground.sight.visible import SeenGround

_GAP_M, _LEAF_M = 0.42, 0.16
"""How thick what hides a drawn wall or leaf is, and how thick a leaf."""
_STONES = ((-0.42, 0.1, 0.1), (-0.2, -0.12, 0.13), (0.02, 0.08, 0.1), (0.22, -0.05, 0.14), (0.42, 0.12, 0.09),
           (-0.05, -0.24, 0.08), (0.3, 0.24, 0.08), (-0.34, -0.26, 0.07))  # fmt: skip
"""Stones of a breach: along it and across it, against its width, and how large."""


def draw_doors(
    drawn: Map, conditions: Conditions, plot: FigurePlotter, look: str, floor: int
) -> Iterator[str]:
    """The doors of a floor that stand open or are no more, and the shut ones that begin otherwise.

    The leaf of a door that begins shut is drawn with the ground.
    """
    inks = INKS[look]
    for door in drawn.doors:
        state = conditions.door_state(door)
        if door.floor != floor or {state, door.state} <= {"closed", "locked"}:
            continue
        gap = plot.line(door.ends)
        title = f"<title>{escape(door.id)}: {state}</title>" if state != door.state else ""
        cover = f'<path d="{gap}" stroke="{inks.floor}" stroke-width="{_GAP_M * 100:.0f}"/>'
        if door.state not in ("closed", "locked"):  # no leaf lies beneath
            cover = ""
        yield f'<g fill="none" stroke="{inks.line}">{title}{cover}{_leaf(door, state, plot)}</g>\n'


def _leaf(door: Door, state: str, plot: FigurePlotter) -> str:
    (x1, y1), (x2, y2) = door.ends
    wide = f' stroke-width="{_LEAF_M * 100:.0f}"'
    if state == "destroyed":
        chips = "".join(
            plot.line(((x1 + (x2 - x1) * a, y1 + (y2 - y1) * a), (x1 + (x2 - x1) * b - (y2 - y1) * c,
                       y1 + (y2 - y1) * b + (x2 - x1) * c)))
            for a, b, c in ((0.05, 0.25, 0.2), (0.35, 0.5, -0.25), (0.95, 0.7, 0.15))
        )  # fmt: skip
        return f'<path d="{chips}"{wide}/>'
    if state != "open":
        return f'<path d="{plot.line(door.ends)}"{wide}/>'
    swung = x1 - (y2 - y1), y1 + (x2 - x1)
    radius = hypot(x2 - x1, y2 - y1) * 100
    sweep = f"M{plot.at(*swung)}A{radius:.0f} {radius:.0f} 0 0 1 {plot.at(x2, y2)}"
    leaf = plot.line(((x1, y1), swung))
    return f'<path d="{leaf}"{wide}/><path d="{sweep}" stroke-width="4" stroke-dasharray="14 10"/>'


def draw_breaches(
    drawn: Map, conditions: Conditions, plot: FigurePlotter, look: str, floor: int
) -> Iterator[str]:
    """The holes in the walls of a floor, a gap with rubble in it, then windows and obstacles that are no more."""
    inks = INKS[look]
    stone = f'fill="{"#8d857a" if look == "table" else "#777"}" stroke="{inks.line}" stroke-width="3"'
    walls = {wall.id: wall for wall in drawn.walls if wall.floor == floor}
    for breach in conditions.breaches:
        if breach.wall not in walls:
            continue
        (x1, y1), (x2, y2) = _stretch(breach, walls[breach.wall].line)
        long = hypot(x2 - x1, y2 - y1)
        along = (x2 - x1) / long, (y2 - y1) / long
        half, (x, y) = breach.width_m / 2, breach.point
        ends = (x - along[0] * half, y - along[1] * half), (x + along[0] * half, y + along[1] * half)
        turn = degrees(atan2(-along[1], along[0]))
        stones = "".join(_stone(*stone, place) for place, stone in enumerate(_STONES))
        size = min(breach.width_m, 3.0)
        yield (
            f'<g><title>breach in {escape(breach.wall)}</title><path d="{plot.line(ends)}" stroke="{inks.floor}" '
            f'stroke-width="{_GAP_M * 100:.0f}"/><path transform="translate({plot.at(x, y)})rotate({turn:.0f})'
            f'scale({size:.2f})" d="{stones}" {stone}/></g>\n'
        )
    if conditions.destroyed:
        yield from _wrecks(drawn, conditions, plot, inks.floor, stone, floor)


def _wrecks(  # noqa: PLR0917 - what is drawn, where, and in which inks
    drawn: Map, conditions: Conditions, plot: FigurePlotter, ground: str, stone: str, floor: int
) -> Iterator[str]:
    """Destroyed windows as gaps, destroyed obstacles as rubble where they stood."""
    for window in drawn.windows:
        if window.floor == floor and window.id in conditions.destroyed:
            gap = plot.line(window.ends)
            title = f"<title>{escape(window.id)}: destroyed</title>"
            yield f'<path d="{gap}" stroke="{ground}" stroke-width="{_GAP_M * 100:.0f}">{title}</path>\n'
    for thing in drawn.obstacles:
        if thing.floor == floor and thing.id in conditions.destroyed:
            gone = plot.line(thing.points, closed=True)
            yield (
                f'<g><title>{escape(thing.id)}: destroyed</title><path d="{gone}" fill="{ground}" fill-opacity=".8"/>'
                f"{''.join(_heaps(thing.points, plot, stone))}</g>\n"
            )


def _heaps(points: Sequence[tuple[float, float]], plot: FigurePlotter, stone: str) -> Iterator[str]:
    """Heaps of stones along the longer side of something that stood there."""
    xs, ys = zip(*points, strict=True)
    wide, high = max(xs) - min(xs), max(ys) - min(ys)
    size = min(max(wide, high), max(min(wide, high), 0.6))
    many = max(1, round(max(wide, high) / size))
    stones = "".join(_stone(*one, place) for place, one in enumerate(_STONES))
    for place in range(many):
        share = (place + 0.5) / many
        at = plot.at(
            min(xs) + wide * (share if wide >= high else 0.5),
            min(ys) + high * (0.5 if wide >= high else share),
        )
        yield f'<path transform="translate({at})scale({size:.2f})" d="{stones}" {stone}/>'


def _stretch(breach: Breach, line: tuple[tuple[float, float], ...]) -> Ends:
    """The straight part of a wall that a breach lies in."""
    parts = [part for part in pairwise(line) if part[0] != part[1]]
    return min(parts, key=lambda part: to_edge(breach.point, *part))


def _stone(along: float, across: float, size: float, turned: int) -> str:
    corners = [
        (
            along + size * cos(pi * (2 * corner / 5) + turned),
            across + size * 0.8 * sin(pi * (2 * corner / 5) + turned),
        )
        for corner in range(5)
    ]
    return f"M{'L'.join(f'{x * 100:.0f} {y * 100:.0f}' for x, y in corners)}z"


def draw_unseen(seen: SeenGround, drawn: Map, look: str) -> str:
    """A shade over the ground that is not seen, in rows of squares; lighter where it is seen through smoke alone."""
    pitch, ink = seen.pitch_m * 100, INKS[look].unseen
    found = []
    for shade, dense in ((0, 0.42 if look == "table" else 0.3), (2, 0.18)):
        runs = "".join(_runs(seen, shade, pitch, (drawn.width_m * 100, drawn.height_m * 100)))
        if runs:
            found.append(f'<path d="{runs}" fill="{ink}" fill-opacity="{dense}"/>')
    return f"<g>{''.join(found)}</g>\n" if found else ""


def _runs(seen: SeenGround, shade: int, pitch: float, size: tuple[float, float]) -> Iterator[str]:
    """Bars of squares of one shade, as far as the map goes; alike rows beneath one another are one bar."""

    def edges(west: int, east: int, first: int, last: int) -> str:
        left, right = (f"{min(at * pitch, size[0]):.0f}" for at in (west, east))
        top, bottom = (f"{min(at * pitch, size[1]):.0f}" for at in (first, last))
        return f"M{left} {top}H{right}V{bottom}H{left}z"

    open_: dict[tuple[int, int], int] = {}
    for row in range(seen.down + 1):
        here = set(_bars(seen.squares[row * seen.across : (row + 1) * seen.across], shade))
        for bar in [one for one in open_ if one not in here]:
            first, (west, east) = open_.pop(bar), bar
            yield edges(west, east, first, row)
        for bar in sorted(here):
            open_.setdefault(bar, row)


def _bars(row: bytes, shade: int) -> Iterator[tuple[int, int]]:
    first = None
    for place, square in enumerate((*row, None)):
        if square == shade and first is None:
            first = place
        elif square != shade and first is not None:
            yield first, place
            first = None
