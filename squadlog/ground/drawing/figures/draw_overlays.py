"""What is laid over a map as SVG: ways with their metres, shots with the cover on the line, arcs, blasts, smoke."""

from collections.abc import Iterator
from itertools import pairwise
from math import cos, hypot, radians, sin
from xml.sax.saxutils import escape

from squadlog.ground.compiled.conditions import Spot
from squadlog.ground.compiled.shapes import MapShape
from squadlog.ground.drawing.figures.chip_inks import INKS
from squadlog.ground.drawing.figures.draw_heat import HeatDrawing
from squadlog.ground.drawing.figures.figure_plotter import FigurePlotter
from squadlog.ground.drawing.figures.give_way import WordRoom
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
from squadlog.ground.drawing.svg_words import LETTER, MapWord

_SECTOR_STEP_DEG = 6.0
_PUFFS = 11
"""Puffs that a cloud of smoke is drawn with, about its edge."""
_RINGS = {1: 0.34, 2: 0.26, 3: 0.18, 4: 0.12}
"""How dense the rings of an explosion are, from the middle outwards; without colour a third of it."""
_WORD, _BOLD = 0.3, 1.1
"""How high words are against chips, and how much wider bold letters are than others."""


class OverlayDrawing:
    """Overlays of one floor in one look: shades first, lines over them; words are set once all is known."""

    def __init__(self, plotter: FigurePlotter, look: str, floor: int, letters_m: float = 0.0) -> None:
        self._plot, self._inks, self._floor = plotter, INKS[look], floor
        self._look, self._colour = look, look == "table"
        self._high = max(plotter.unit * _WORD, letters_m)
        self._said: list[list[MapWord]] = []

    def draw(self, overlays: tuple[Overlay, ...]) -> Iterator[str]:
        """All of them, in the order they are laid down."""
        shades = [one for one in overlays if isinstance(one, Shaded | Area | Arc)]
        for one in (*shades, *(one for one in overlays if one not in shades)):
            yield from self._one(one)

    def words(self, room: WordRoom) -> tuple[MapWord, ...]:
        """The words of what was drawn, each on the first of its places that is free; none on a chip or on another."""
        found = []
        for tries in self._said:
            word = next((one for one in tries if room.free(one.bounds)), None)
            if word is not None:
                room.take(word)
                found.append(word)
        return tuple(found)

    def _one(self, overlay: Overlay) -> Iterator[str]:
        floor = self._floor
        match overlay:
            case Shaded():
                yield from (
                    part for shape in overlay.shapes if shape.floor == floor for part in self.shape(shape)
                )
            case Area() if overlay.floor == floor:
                yield self._draw_area(overlay)
            case Arc() if overlay.spot.floor == floor:
                yield self._draw_arc(overlay)
            case PathLine():
                yield from self._draw_way(overlay)
            case Walked():
                yield from self._draw_walked(overlay)
            case Sight() if floor in (overlay.start.floor, overlay.end.floor):
                yield from self._draw_sight(overlay)
            case Pointed():
                yield from self._draw_pointed(overlay)
            case HeatLaid():
                yield HeatDrawing(self._look, self._plot, overlay.sides).draw(overlay, floor)
            case _:
                return

    # Areas

    def shape(self, shape: MapShape) -> Iterator[str]:
        """A cloud, a ring of a blast, a square, a sector."""
        outline, inks = self._plot.line(shape.outline, closed=True), self._inks
        wide = self._plot.wide
        told = f"<title>{escape(shape.kind)}{': ' if shape.word else ''}{escape(shape.word)}</title>"
        fill, dense, line, dash = {
            "ring": (
                inks.blocked,
                _RINGS.get(shape.rank, 0.12) * (1 if self._colour else 0.33),
                inks.blocked,
                "",
            ),
            "danger": (
                inks.blocked,
                _RINGS.get(shape.rank, 0.12) * (1 if self._colour else 0.33),
                "none",
                "",
            ),
            "past": ("none", 0.0, inks.line, wide(8)),
            "square": (inks.watch, 0.14, inks.watch, ""),
            "circle": ("none", 0.0, inks.blocked, wide(10)),
            "sector": (inks.watch, 0.16, inks.watch, wide(16)),
            "cloud": (inks.smoke, 0.0, inks.line, ""),
        }[shape.look]
        if shape.look == "cloud":
            yield f"<g>{told}{self._draw_smoke(shape)}</g>\n"
        else:
            dashed = f' stroke-dasharray="{dash}"' if dash else ""
            filled = f'fill="{fill}" fill-opacity="{dense:g}"' if dense else 'fill="none"'
            yield (
                f'<path d="{outline}" {filled} stroke="{line}" stroke-width="{wide(5)}"{dashed}>{told}</path>\n'
            )
        if shape.word:
            x, y = shape.at or shape.outline[0]
            self._say(shape.word, *_around((x, y), self._high))

    def _draw_smoke(self, shape: MapShape) -> str:
        """Puffs about the edge and a few within, as one pale cloud with a rim."""
        xs, ys = zip(*shape.outline, strict=True)
        middle = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
        reach = (max(xs) - min(xs)) / 2
        puff = reach * 0.34
        rim = [
            (middle[0] + (reach - puff * 0.8) * sin(turn), middle[1] + (reach - puff * 0.8) * cos(turn))
            for turn in (radians(360 * place / _PUFFS + 13) for place in range(_PUFFS))
        ]
        dots = "".join(f"M{self._plot.at(*at)}h0" for at in rim)
        inner = f"M{self._plot.at(*middle)}h0"
        line, smoke = self._inks.line, self._inks.smoke

        def layer(ink: str, more: float, dense: float) -> str:
            around, within = (puff * 2 + more) * 100, ((reach - puff) * 2 + more) * 100
            return (
                f'<g opacity="{dense:g}" stroke="{ink}" stroke-linecap="round"><path d="{dots}" '
                f'stroke-width="{around:.0f}"/><path d="{inner}" stroke-width="{within:.0f}"/></g>'
            )

        rimmed = float(self._plot.wide(7)) / 100
        return layer(line, rimmed, 0.45) + layer(smoke, 0.0, 0.82)

    def _draw_area(self, area: Area) -> str:
        rings = "".join(self._plot.line(ring, closed=True) for ring in area.rings)
        ink, wide = self._inks.way, self._plot.wide
        dash = f' stroke-dasharray="{wide(3)} {wide(8)}"' if area.hazy else ""
        return (
            f'<path d="{rings}" fill="{ink}" fill-opacity=".1" fill-rule="evenodd" stroke="{ink}" '
            f'stroke-width="{wide(5)}"{dash}/>\n'
        )

    def _draw_arc(self, arc: Arc) -> str:
        far = arc.radius_m
        first, last = arc.facing_deg - arc.degrees / 2, arc.facing_deg + arc.degrees / 2
        steps = max(2, round(arc.degrees / _SECTOR_STEP_DEG))
        rim = [_aside(arc.spot, first + (last - first) * step / steps, far) for step in range(steps + 1)]
        points = rim if arc.degrees >= 360 else [(arc.spot.x, arc.spot.y), *rim]
        ink, wide = self._inks.watch, self._plot.wide
        if arc.words:
            turns = [arc.facing_deg + share * arc.degrees for share in (0, 0.2, -0.2, 0.35, -0.35)]
            self._say(
                arc.words,
                *(_aside(arc.spot, turn, far * share) for share in (0.88, 0.6, 0.35) for turn in turns),
            )
        return (
            f'<path d="{self._plot.line(points, closed=True)}" fill="{ink}" fill-opacity=".14" stroke="{ink}" '
            f'stroke-width="{wide(5)}" stroke-dasharray="{wide(16)} {wide(7)}"/>\n'
        )

    # Lines

    def _draw_way(self, way: PathLine) -> Iterator[str]:
        legs = [
            (one, other) for one, other in pairwise(way.points) if self._floor in (one.floor, other.floor)
        ]
        if not legs:
            return
        points = [(legs[0][0].x, legs[0][0].y), *((other.x, other.y) for _, other in legs)]
        yield self._draw_line(self._plot.line(points), self._inks.way, 9)
        dots = "".join(f"M{self._plot.at(*at)}h0" for at in points[1:-1])
        if dots:
            wide = self._plot.wide(20)
            yield f'<path d="{dots}" stroke="{self._inks.way}" stroke-width="{wide}" stroke-linecap="round"/>'
        yield self._draw_head(points[-2], points[-1], self._inks.way)
        for number, spot in enumerate(way.points[1:], 1):
            told = way.legs[number - 1] if number <= len(way.legs) else ""
            if told and spot.floor == self._floor:
                self._say(told, *_around((spot.x, spot.y), self._high * 1.6)[1:])

    def _draw_walked(self, walked: Walked) -> Iterator[str]:
        wide = self._plot.wide
        for place, way in enumerate(walked.ways):
            points = [(one.x, one.y) for one in way if one.floor == self._floor]
            if len(points) > 1:
                yield (
                    f'<path d="{self._plot.line(points)}" fill="none" stroke="{self._inks.line}" '
                    f'stroke-width="{wide(6)}" stroke-dasharray="0 {wide(12)}" stroke-linecap="round"/>\n'
                )
                if place < len(walked.marks) and walked.marks[place]:
                    self._say(walked.marks[place], *_around(points[-1], self._high * 1.6)[1:])

    def _draw_sight(self, sight: Sight) -> Iterator[str]:
        start, end = (sight.start.x, sight.start.y), (sight.end.x, sight.end.y)
        ink = self._inks.blocked if sight.verdict == "blocked" else self._inks.shot
        dash = {"clear": None, "blocked": (6, 10), "too-close": (18, 8)}[sight.verdict]
        yield self._draw_line(self._plot.line((start, end)), ink, 4.5, dash)
        for crossing in sight.met:
            yield self._draw_cover(start, end, crossing.at, ink)
            if crossing.words:
                self._say(crossing.words, *_around(crossing.at, self._high * 1.6)[1:])
        if sight.figure:
            shares = (0.66, 0.55, 0.75, 0.45, 0.35, 0.82)
            along = [
                (start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1]))
                for share in shares
            ]
            self._say(sight.figure, *along, *(one for at in along for one in _around(at, self._high)))

    def _draw_cover(
        self, start: tuple[float, float], end: tuple[float, float], at: tuple[float, float], ink: str
    ) -> str:
        """A bar across the line where cover is met."""
        long = hypot(end[0] - start[0], end[1] - start[1]) or 1.0
        half = float(self._plot.wide(16)) / 100
        aside = (start[1] - end[1]) / long * half, (end[0] - start[0]) / long * half
        bar = ((at[0] - aside[0], at[1] - aside[1]), (at[0] + aside[0], at[1] + aside[1]))
        return self._draw_line(self._plot.line(bar), ink, 11)

    def _draw_pointed(self, pointed: Pointed) -> Iterator[str]:
        wide, ink = self._plot.wide, self._inks.blocked
        for place, (spot, _, told) in enumerate(pointed.spots):
            if spot.floor != self._floor:
                continue
            r = float(wide(9 if place else 20)) / 100
            x, y = spot.x, spot.y
            cross = ((x - r, y), (x + r, y)), ((x, y - r), (x, y + r))
            yield self._draw_line("".join(map(self._plot.line, cross)), ink, 6)
            if told:
                self._say(told, *_around((x, y), self._high * 1.8)[1:])

    def _say(self, text: str, *places: tuple[float, float]) -> None:
        """Words that want to stand about one of these places, the first if it is free."""
        wide = len(text) * LETTER * _BOLD * self._high
        self._said.append([MapWord(text, x, y, self._high, wide) for x, y in places])

    def _draw_line(self, path: str, ink: str, wide: float, dash: tuple[float, float] | None = None) -> str:
        """A line with a pale rim, so that it is seen on any ground."""
        dashed = "" if dash is None else f' stroke-dasharray="{" ".join(map(self._plot.wide, dash))}"'
        return (
            f'<path d="{path}" fill="none" stroke="{self._inks.paper}" stroke-width="{self._plot.wide(wide + 6)}" '
            f'stroke-opacity=".8"/><path d="{path}" fill="none" stroke="{ink}" '
            f'stroke-width="{self._plot.wide(wide)}"{dashed}/>\n'
        )

    def _draw_head(self, before: tuple[float, float], end: tuple[float, float], ink: str) -> str:
        """The head of an arrow."""
        long = hypot(end[0] - before[0], end[1] - before[1]) or 1.0
        along = (end[0] - before[0]) / long, (end[1] - before[1]) / long
        size = float(self._plot.wide(30)) / 100
        foot = end[0] - along[0] * size, end[1] - along[1] * size
        half = size * 0.55
        wings = (
            (foot[0] - along[1] * half, foot[1] + along[0] * half),
            (foot[0] + along[1] * half, foot[1] - along[0] * half),
        )
        drawn = self._plot.line((wings[0], end, wings[1]), closed=True)
        rim = f'stroke="{self._inks.paper}" stroke-width="{self._plot.wide(3)}"'
        return f'<path d="{drawn}" fill="{ink}" {rim}/>\n'


def _around(at: tuple[float, float], away: float) -> list[tuple[float, float]]:
    """A place, and those about it: above and below, aside, farther off."""
    x, y = at
    near = [(x, y + away), (x, y - away), (x + 2 * away, y), (x - 2 * away, y)]
    return [at, *near, *((2 * px - x, 2 * py - y) for px, py in near)]


def _aside(spot: Spot, bearing_deg: float, far_m: float) -> tuple[float, float]:
    turn = radians(bearing_deg)
    return spot.x + far_m * sin(turn), spot.y + far_m * cos(turn)
