"""The heat of a map as SVG: warm clouds where shots were fired from and at, a cross for each fall, ways, looks."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from xml.sax.saxutils import escape

from squadlog.base.names import so_many
from squadlog.base.records import replace
from squadlog.facts.heat import HEAT_KINDS, HeatKind, HeatLook, HeatSpot, HeatWay
from squadlog.ground.drawing.figures.chip_inks import INKS, hue_ink
from squadlog.ground.drawing.figures.chip_key import KeyRoom
from squadlog.ground.drawing.figures.draw_heat_squares import BY_SQUARES, SquareDrawing
from squadlog.ground.drawing.figures.figure_plotter import FigurePlotter
from squadlog.ground.drawing.figures.hues import hues_of
from squadlog.ground.drawing.figures.overlays import HeatLaid
from squadlog.ground.drawing.svg_words import SERIF

_REACH_M: dict[HeatKind, float] = {"fired": 1.1, "struck": 0.8}
"""How far a cloud reaches about a place where something happened once."""
_MOST_LOOKS = 12
"""So many looks are drawn, the longest; more would hide the ground."""
_LEAST_ROW = 0.3
"""Rows of the key are drawn so much lower at least that all of them have room."""
_STRONGEST = 6
"""So often in one place, and a cloud grows no darker."""


class HeatDrawing:
    """What happened on a map, drawn in a look; `sides` are all of the battle by name."""

    def __init__(self, look: str, plotter: FigurePlotter, sides: Sequence[str]) -> None:
        self._inks, self._look, self._plot = INKS[look], look, plotter
        hues = hues_of(tuple(sides))
        self._hue = {side: hue_ink(hue, look) for side, hue in zip(sides, hues, strict=True)}

    def draw(self, heat: HeatLaid, floor: int) -> str:
        """The group of all of it on a floor; a place has a title that says how often what happened there."""
        layers = {
            "ways": self._ways(one for one in heat.ways if one.floor == floor),
            **self._spots([one for one in heat.spots if one.floor == floor], many=heat.battles >= BY_SQUARES),
            "looks": self._looks([one for one in heat.looks if one.floor == floor][:_MOST_LOOKS]),
        }
        drawn = {name: "".join(parts) for name, parts in layers.items()}
        groups = "".join(f'<g id="heat-{name}">{text}</g>\n' for name, text in drawn.items() if text)
        return f'<g id="heat" fill="none">\n{groups}</g>\n'

    def key(self, heat: HeatLaid, floor: int, room: KeyRoom) -> str:
        """What the colours and signs mean that are on this floor: a row each, beside the map; as many as fit."""
        told, rows = [], list(self._rows(heat, floor))
        usual, high_m = room, room.top - room.bottom
        if rows and high_m < len(rows) * room.row_m <= high_m / _LEAST_ROW:
            room = replace(room, row_m=high_m / len(rows))
        for y, (sign, said) in room.fit(rows):
            high = min(usual.letters_m(said, room.row_m * 1.4), room.row_m * 0.72)
            px, py = self._plot.at(room.x + room.row_m * 0.5, y).split()
            tx, ty = self._plot.at(room.x + room.row_m * 1.4, y - high * 0.35).split()
            told.append(
                f'<g transform="translate({px} {py})scale({room.row_m:.2f})">{sign}</g>'
                f'<text x="{tx}" y="{ty}" font-size="{high * 100:.0f}">{escape(said)}</text>'
            )
        head = f'<g id="heat-key" font-family="{SERIF}" fill="{self._inks.line}">'
        return f"{head}{''.join(told)}</g>\n" if told else ""

    def _rows(self, heat: HeatLaid, floor: int) -> Iterator[tuple[str, str]]:
        """A sign within 50 units of its middle and its words: the sides, then each layer that is drawn."""
        spots = [one for one in heat.spots if one.floor == floor]
        if heat.battles >= BY_SQUARES:
            yield from SquareDrawing(self._look, self._plot, self._hue).rows(spots, heat.battles)
            return
        ways = [one for one in heat.ways if one.floor == floor]
        looks = [one for one in heat.looks if one.floor == floor]
        shown = {*(one.side for one in spots), *(one.side for one in ways), *(one.by_side for one in looks)}
        for side in heat.sides:
            if side in shown:
                yield f'<path d="M-35-20H35V20H-35z" fill="{self._ink(side)}"/>', side
        line, kinds = self._inks.line, {one.kind for one in spots}
        if "fired" in kinds:
            yield f'<circle r="34" fill="{line}" opacity=".45"/>', "fired from here"
        if "struck" in kinds:
            ring = f'stroke="{line}" stroke-width="5" stroke-dasharray="8 8"'
            yield f'<circle r="30" fill="{line}" fill-opacity=".25" {ring}/>', "attacked here"
        if "fell" in kinds:
            yield f'<path d="M-26-26L26 26M-26 26L26-26" stroke="{line}" stroke-width="13"/>', "fell here"
        if ways:
            yield f'<path d="M-45 0H45" stroke="{line}" stroke-width="12" stroke-opacity=".65"/>', "walked"
        if looks:
            dots = 'stroke-dasharray="2 16" stroke-linecap="round"'
            yield f'<path d="M-45 0H45" stroke="{line}" stroke-width="12" {dots}/>', "had in sight"

    def _spots(self, spots: Sequence[HeatSpot], *, many: bool) -> dict[str, Iterable[str]]:
        """What happened at places by layer: of many battles by squares."""
        if many:
            return dict(SquareDrawing(self._look, self._plot, self._hue).layers(spots))
        of = {kind: [one for one in spots if one.kind == kind] for kind in HEAT_KINDS}
        return {
            "struck": self._clouds("struck", of["struck"]),
            "fired": self._clouds("fired", of["fired"]),
            "fell": self._crosses(of["fell"]),
        }

    def _ways(self, ways: Iterable[HeatWay]) -> Iterator[str]:
        paths = dict[str, list[str]]()
        for way in ways:
            paths.setdefault(way.side, []).append(self._plot.line(way.points))
        for place, (side, lines) in enumerate(paths.items()):
            dash = f' stroke-dasharray="{18 + 12 * place} 14"' if self._look != "table" and place else ""
            yield (
                f'<path d="{"".join(lines)}" fill="none" stroke="{self._ink(side)}" stroke-width="12" '
                f'stroke-opacity=".65" stroke-linejoin="round" stroke-linecap="round"{dash}>'
                f"<title>{escape(f'Ways of {side}')}</title></path>"
            )

    def _clouds(self, kind: HeatKind, spots: Sequence[HeatSpot]) -> Iterator[str]:
        counts = Counter((one.side, round(one.x * 2) / 2, round(one.y * 2) / 2) for one in spots)
        for place, side in enumerate(dict.fromkeys(side for side, _, _ in counts)):
            name = f"heat-{kind}-{place}"
            ink = self._ink(side)
            clear = f'<stop offset="1" stop-color="{ink}" stop-opacity="0"/></radialGradient>'
            yield (
                f'<radialGradient id="{name}"><stop offset="0" stop-color="{ink}"/><stop offset=".55" '
                f'stop-color="{ink}" stop-opacity=".6"/>{clear}'
            )
            for (whose, x, y), times in sorted(counts.items(), key=lambda one: one[1]):
                if whose != side:
                    continue
                reach = 100 * _REACH_M[kind] * (1 + 0.12 * min(times, _STRONGEST))
                strong = 0.35 + 0.1 * min(times, _STRONGEST)
                edge = (
                    ""
                    if kind == "fired"
                    else f' stroke="{self._inks.line}" stroke-width="5" stroke-dasharray="8 8"'
                )
                does = "fired from here" if kind == "fired" else "was attacked here"
                words = f"{side} {does} {so_many(times, 'time')}"
                px, py = self._plot.at(x, y).split()
                yield (
                    f'<circle cx="{px}" cy="{py}" r="{reach:.0f}" fill="url(#{name})" opacity="{strong:.2f}"{edge}>'
                    f"<title>{escape(words)}</title></circle>"
                )

    def _crosses(self, spots: Iterable[HeatSpot]) -> Iterator[str]:
        for one in spots:
            px, py = self._plot.at(one.x, one.y).split()
            yield (
                f'<g transform="translate({px} {py})"><title>{escape(f"{one.side}: somebody fell here")}</title>'
                f'<path d="M-26-26L26 26M-26 26L26-26" stroke="{self._inks.paper}" stroke-width="24"/>'
                f'<path d="M-26-26L26 26M-26 26L26-26" stroke="{self._ink(one.side)}" stroke-width="13"/></g>'
            )

    def _looks(self, looks: Sequence[HeatLook]) -> Iterator[str]:
        longest = max((one.seconds for one in looks), default=1)
        for one in looks:
            words = escape(f"{one.by} saw {one.of} for {so_many(one.seconds, 'second')}")
            yield (
                f'<path d="{self._plot.line((one.start, one.end))}" stroke="{self._ink(one.by_side)}" '
                f'stroke-width="{3 + 13 * one.seconds / longest:.0f}" stroke-opacity=".7" stroke-dasharray="2 16" '
                f'stroke-linecap="round"><title>{words}</title></path>'
            )

    def _ink(self, side: str) -> str:
        return self._hue.get(side, self._inks.line)
