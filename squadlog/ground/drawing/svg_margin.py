"""What stands round a drawn map: its title, a scale bar and north above it, at its right what its colours mean.

All of it is on the layer `notes`, and no part of the map.
"""

from collections.abc import Iterator, Mapping
from xml.sax.saxutils import escape

from squadlog.base.lengths import in_metres
from squadlog.ground.drawing.drawn_scene import DrawnScene
from squadlog.ground.drawing.svg_words import LETTER

Swatches = Mapping[str, Mapping[str, str]]
"""The look of each kind, as attributes."""


class Margin:
    """The room round a map, in metres: `top` above it and `right` beside it; everything in the size of the map."""

    def __init__(self, scene: DrawnScene) -> None:
        self._scene, drawn = scene, scene.drawn
        self.unit_m = min(max(max(drawn.width_m, drawn.height_m) / 45, 0.35), 12.0)
        self.top = round(2.4 * self.unit_m, 3)
        self.right = round(11 * self.unit_m, 3)

    def shapes(self, swatches: Swatches) -> Iterator[str]:
        """Title, scale, north, legend."""
        yield from self._head()
        yield from self._legend(swatches)

    def _head(self) -> Iterator[str]:
        drawn, unit, long = self._scene.drawn, self.unit_m, self._scene.scale_m
        yield f'<rect y="{-self.top:g}" width="{drawn.width_m + self.right:g}" height="{self.top:g}" fill="#fff"/>'
        x, y = 0.5 * unit, -0.5 * unit
        half = f"M {x:g} {y:g} h {long / 2:g}"
        yield f'<path d="{half}" fill="none" stroke="#202020" stroke-width="{0.3 * unit:g}"/>'
        yield (
            f'<path d="M {x:g} {y - 0.15 * unit:g} h {long:g} v {0.3 * unit:g} h {-long:g} Z" fill="none" '
            f'stroke="#202020" stroke-width="{0.06 * unit:g}"/>'
        )
        yield self._text(x + long + 0.3 * unit, y + 0.3 * unit, in_metres(long), 0.8)
        room = (drawn.width_m + self.right) / (LETTER * unit * 1.1) - 6
        title = self._scene.title
        shown = title if len(title) <= room else f"{title[: max(int(room) - 1, 1)]}…"
        yield self._text(0.5 * unit, -1.3 * unit, shown, 1.0)
        east = drawn.width_m + self.right - 1.2 * unit
        yield (
            f'<path d="M {east:g} {-2.1 * unit:g} l {0.35 * unit:g} {0.9 * unit:g} l {-0.35 * unit:g} '
            f'{-0.2 * unit:g} l {-0.35 * unit:g} {0.2 * unit:g} Z" fill="#202020"/>'
        )
        yield self._text(east - 0.25 * unit, -0.4 * unit, "N", 0.8)

    def _legend(self, swatches: Swatches) -> Iterator[str]:
        drawn, unit = self._scene.drawn, self.unit_m
        west = drawn.width_m
        shown = [(kind, words) for kind, words in self._scene.legend if kind in swatches]
        step = min(1.5 * unit, drawn.height_m / max(len(shown), 1))
        yield f'<rect x="{west:g}" width="{self.right:g}" height="{drawn.height_m:g}" fill="#fff"/>'
        for place, (kind, words) in enumerate(shown):
            y = (place + 0.5) * step
            look = " ".join(f'{key}="{value}"' for key, value in swatches[kind].items())
            x, wide, high = west + 0.5 * unit, 1.6 * unit, 0.6 * step
            if swatches[kind].get("fill") == "none" and kind not in ("room", "zone"):
                yield f'<path d="M {x:g} {y:g} h {wide:g}" {look}/>'
            else:
                yield f'<rect x="{x:g}" y="{y - high / 2:g}" width="{wide:g}" height="{high:g}" {look}/>'
            yield self._text(x + wide + 0.4 * unit, y + 0.25 * step, words, 0.7 * step / (1.5 * unit))

    def _text(self, x: float, y: float, words: str, size: float) -> str:
        return (
            f'<text x="{x:g}" y="{y:g}" font-size="{size * self.unit_m:g}" font-family="sans-serif" '
            f'fill="#202020">{escape(words)}</text>'
        )
