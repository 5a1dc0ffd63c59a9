"""The heat of many battles as SVG, by squares of the map: the more happened in one, the more of it is filled."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import sqrt
from xml.sax.saxutils import escape

from squadlog.base.lengths import format_length
from squadlog.base.names import so_many
from squadlog.base.records import value
from squadlog.facts.heat import HEAT_KINDS, HeatKind, HeatSpot
from squadlog.ground.drawing.figures.chip_inks import INKS
from squadlog.ground.drawing.figures.figure_plotter import FigurePlotter

BY_SQUARES = 10
"""From so many battles on heat is drawn by squares."""
_SIZES_M = (1, 2, 3, 4, 5, 8, 10, 20, 50, 100)
_LEAST = 0.02
"""What happened more seldom than this share of the most is left out: specks that hide the ground."""
TOLD = 0.2
"""From this share of the most on a cross says how often."""
_ROUND = ((-1, -1), (1, -1), (1, 1), (-1, 1))
_DOES: dict[HeatKind, str] = {"fired": "fired from here", "struck": "was attacked here", "fell": "fell here"}


@value
class HotSquare:
    """What of a kind happened to a side in a square: its middle, how often, and that against the most of the floor."""

    side: str
    x: float
    y: float
    times: int
    share: float


def square_m(chip_m: float) -> int:
    """How wide the squares of a map are, in metres, on which a chip is so large."""
    return next((size for size in _SIZES_M if size >= 0.6 * chip_m), _SIZES_M[-1])


def hot_squares(spots: Iterable[HeatSpot], size_m: int) -> dict[HeatKind, tuple[HotSquare, ...]]:
    """The squares of each kind, of those spots, the most seldom first; what is next to nothing is left out."""
    counts = Counter((one.kind, one.side, one.x // size_m, one.y // size_m) for one in spots)
    found = dict[HeatKind, tuple[HotSquare, ...]]()
    for kind in HEAT_KINDS:
        of_kind = sorted((times, key) for key, times in counts.items() if key[0] == kind)
        most = of_kind[-1][0] if of_kind else 1
        found[kind] = tuple(
            HotSquare(side, (x + 0.5) * size_m, (y + 0.5) * size_m, times, times / most)
            for times, (_, side, x, y) in of_kind
            if times / most >= _LEAST
        )
    return found


class SquareDrawing:
    """Squares of heat in a look; `hues` is the ink of each side, by name, in their order."""

    def __init__(self, look: str, plotter: FigurePlotter, hues: Mapping[str, str]) -> None:
        self._inks, self._look, self._plot, self._hue = INKS[look], look, plotter, hues
        self._sides = tuple(hues)
        self.size_m = square_m(plotter.unit)

    def layers(self, spots: Sequence[HeatSpot]) -> Iterator[tuple[HeatKind, str]]:
        """The name of each layer and what is in it, that of the fallen on top."""
        found = hot_squares(spots, self.size_m)
        for kind in HEAT_KINDS:
            yield kind, "".join(self._draw(kind, one, found[kind]) for one in found[kind])

    def rows(self, spots: Sequence[HeatSpot], battles: int) -> Iterator[tuple[str, str]]:
        """What the signs mean: a sign within 50 units of its middle and its words."""
        found = hot_squares(spots, self.size_m)
        for side in self._sides:
            if any(one.side == side for of_kind in found.values() for one in of_kind):
                inner, outer = self._pair(side)
                yield f'<path d="M-35-20H35V20H-35z" fill="{inner}" stroke="{outer}" stroke-width="4"/>', side
        line, words = self._inks.line, {"fired": "shots fired", "struck": "attacked", "fell": "fell"}
        signs = {
            "fired": f'<path d="M-30-30H30V30H-30z" fill="{line}" opacity=".5"/>',
            "struck": f'<path d="M-26-26H26V26H-26z" fill="none" stroke="{line}" stroke-width="12"/>',
            "fell": f'<path d="M-26-26L26 26M-26 26L26-26" stroke="{line}" stroke-width="13"/>',
        }
        for kind in HEAT_KINDS:
            if found[kind]:
                yield signs[kind], f"{words[kind]}, up to {found[kind][-1].times:,}"
        yield "", f"{so_many(battles, 'battle')}, squares of {format_length(self.size_m)}"

    def _draw(self, kind: HeatKind, one: HotSquare, of: Sequence[HotSquare]) -> str:
        there = sorted({other.side for other in of if (other.x, other.y) == (one.x, one.y)}, key=self._place)
        if kind == "fired":
            drawn = self._fired(one, there)
        elif kind == "struck":
            drawn = self._struck(one, there)
        else:
            drawn = self._fell(one, there)
        words = f"{one.side} {_DOES[kind]} {so_many(one.times, 'time')}, in a square of {format_length(self.size_m)}"
        return f"<g><title>{escape(words)}</title>{drawn}</g>"

    def _fired(self, one: HotSquare, there: Sequence[str]) -> str:
        """A filled square; half of it beside a diagonal where another side fired from it as well."""
        corners = self._corners(one, 0.48)
        if len(there) > 1:
            corners.pop(3 if one.side == there[0] else 1)
        inner, outer = self._pair(one.side)
        fill = f'fill="{inner}" fill-opacity="{0.25 + 0.6 * sqrt(one.share):.2f}"'
        edge = inner if outer == self._inks.paper else outer
        return f'<path d="{self._plot.line(corners, closed=True)}" {fill} stroke="{edge}" stroke-width="3"/>'

    def _struck(self, one: HotSquare, there: Sequence[str]) -> str:
        """A frame, the thicker the more; that of another side within it."""
        path = self._plot.line(self._corners(one, 0.4 - 0.16 * there.index(one.side)), closed=True)
        wide, (inner, outer) = 100 * self.size_m * (0.03 + 0.09 * sqrt(one.share)), self._pair(one.side)
        rim = 100 * self.size_m * 0.04
        return (
            f'<path d="{path}" stroke="{outer}" stroke-width="{wide + rim:.1f}"/>'
            f'<path d="{path}" stroke="{inner}" stroke-width="{wide:.1f}"/>'
        )

    def _fell(self, one: HotSquare, there: Sequence[str]) -> str:
        """A cross, the larger the more, with how often where that is often."""
        aside = 0.18 * self.size_m * (2 * there.index(one.side) - 1) if len(there) > 1 else 0.0
        px, py = self._plot.at(one.x + aside, one.y).split()
        wide, (inner, outer) = self.size_m * (0.35 + 0.75 * sqrt(one.share)), self._pair(one.side)
        cross = "M-26-26L26 26M-26 26L26-26"
        told = ""
        if one.share >= TOLD:
            told = (
                f'<text y="{44 / wide * self.size_m + 26:.0f}" font-size="{34 * self.size_m / wide:.0f}" '
                f'text-anchor="middle" font-family="sans-serif" font-weight="bold" fill="{self._inks.line}" '
                f'stroke="{self._inks.paper}" stroke-width="{8 * self.size_m / wide:.0f}" '
                f'paint-order="stroke">{one.times}</text>'
            )
        return (
            f'<g transform="translate({px} {py})scale({wide:.2f})"><path d="{cross}" stroke="{outer}" '
            f'stroke-width="24"/><path d="{cross}" stroke="{inner}" stroke-width="13"/>{told}</g>'
        )

    def _corners(self, one: HotSquare, share: float) -> list[tuple[float, float]]:
        half = self.size_m * share
        return [(one.x + half * east, one.y + half * north) for east, north in _ROUND]

    def _pair(self, side: str) -> tuple[str, str]:
        """The ink of a side and that about it: where there is no colour every other side is white in black."""
        if self._look == "ink" and self._place(side) % 2:
            return self._inks.paper, self._inks.line
        return self._hue.get(side, self._inks.line), self._inks.paper

    def _place(self, side: str) -> int:
        return self._sides.index(side) if side in self._sides else 0
