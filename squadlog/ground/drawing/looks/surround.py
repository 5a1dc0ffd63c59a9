"""What stands round a map in a look: its title, a scale, north, and what its signs mean, in the style of the look."""

from collections.abc import Iterator
from xml.sax.saxutils import escape

from squadlog.base.lengths import in_metres
from squadlog.ground.drawing.drawn_scene import DrawnScene
from squadlog.ground.drawing.figures.chip_key import KeyRoom
from squadlog.ground.drawing.looks.legend import Legend
from squadlog.ground.drawing.looks.styles import Style
from squadlog.ground.drawing.looks.textures import Textures
from squadlog.ground.drawing.svg_words import SERIF, SERIF_LETTER


class LookSurround:
    """The margin of a drawn map in centimetres, as large as suits the map.

    `top` is above it, `right` beside it, `border` to its left and beneath it.
    """

    def __init__(self, scene: DrawnScene, style: Style) -> None:
        self._scene, self._style, drawn = scene, style, scene.drawn
        self.unit = min(max(max(drawn.width_m, drawn.height_m) / 45, 0.35), 12.0) * 100
        self.border = round(0.8 * self.unit)
        self.top = round(3.1 * self.unit)
        self.right = round(11.5 * self.unit)
        self.wide, self.high = round(drawn.width_m * 100, 1), round(drawn.height_m * 100, 1)

    @property
    def box(self) -> str:
        """All that is drawn, as `viewBox` says it."""
        wide, high = self.wide + self.right + self.border, self.high + self.top + self.border
        return f"{-self.border} {-self.top} {wide:g} {high:g}"

    @property
    def key(self) -> KeyRoom:
        """The room for what the figures mean, beneath the legend."""
        unit, step = self.unit / 100, self._step / 100
        top = self.high / 100 - step * (len(self._scene.legend) + 0.6)
        return KeyRoom(
            x=self.wide / 100 + 0.7 * unit,
            wide=self.right / 100 - unit,
            top=top,
            bottom=0.0,
            row_m=1.7 * unit,
        )

    @property
    def _step(self) -> float:
        """How high a row of the legend is."""
        return min(1.6 * self.unit, self.high / max(len(self._scene.legend), 1))

    def paper(self) -> str:
        """The paper beneath all of it."""
        west, north, wide, high = self.box.split()
        return f'<path fill="{self._style.paper}" d="M{west} {north}h{wide}v{high}H{west}z"/>'

    def shapes(self, textures: Textures) -> Iterator[str]:
        """Frame, title, scale, north, legend."""
        style, unit = self._style, self.unit
        whole = f'd="M0 0h{self.wide:g}v{self.high:g}H0z"'
        yield f'<g font-family="{SERIF}" fill="{style.text}">'
        yield f'<path fill="none" stroke="{style.line}" stroke-width="{0.12 * unit:g}" {whole}/>'
        yield from self._head()
        step = self._step
        x, wide = self.wide + 0.8 * unit, 1.8 * unit
        for place, (drawing, words) in enumerate(
            Legend(self._scene, style, textures).swatches(wide, 0.66 * step)
        ):
            y = (place + 0.5) * step
            yield f'<g transform="translate({x:.0f} {y:.0f})">{drawing}</g>'
            yield self._text(x + wide + 0.5 * unit, y + 0.24 * step, words, 0.72 * step / (1.6 * unit))
        yield "</g>"

    def _head(self) -> Iterator[str]:
        unit, style = self.unit, self._style
        title = self._scene.title
        room = (self.wide + self.right - 3 * unit) / (SERIF_LETTER * unit * 1.3)
        shown = title if len(title) <= room else f"{title[: max(int(room) - 1, 1)]}…"
        yield self._text(0, -1.65 * unit, shown, 1.35)
        long = self._scene.scale_m * 100
        y, high, part = -0.95 * unit, 0.28 * unit, long / 4
        dark = f"h{part:g}v{high:g}h-{part:g}z"
        yield (
            f'<path fill="{style.paper}" stroke="{style.line}" stroke-width="{0.06 * unit:g}" '
            f'd="M0 {y:g}h{long}v{high:g}H0z"/>'
            f'<path fill="{style.line}" d="M0 {y:g}{dark}M{2 * part:g} {y:g}{dark}"/>'
        )
        yield self._text(long + 0.4 * unit, y + 0.33 * unit, in_metres(self._scene.scale_m), 0.75)
        yield from self._north()

    def _north(self) -> Iterator[str]:
        """An arrow with a dark and a light half, drawn in hundredths of the unit."""
        style = self._style
        x, y = self.wide + self.right - 1.2 * self.unit, -1.05 * self.unit
        yield (
            f'<g transform="translate({x:.0f} {y:.0f})scale({self.unit / 140:g})" stroke="{style.line}" '
            'stroke-width="5" stroke-linejoin="round"><circle r="72" fill="none"/>'
            f'<path fill="{style.paper}" d="M0-115L30 0H-30zM0 105L-22 0H22z"/>'
            f'<path fill="{style.line}" d="M0-115V0H-30zM0 105V0H22z"/></g>'
        )
        yield self._text(x - 0.28 * self.unit, y - 0.95 * self.unit, "N", 0.75)

    def _text(self, x: float, y: float, words: str, size: float) -> str:
        return f'<text x="{x:.0f}" y="{y:.0f}" font-size="{size * self.unit:.0f}">{escape(words)}</text>'
