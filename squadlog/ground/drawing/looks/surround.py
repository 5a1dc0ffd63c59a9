"""What stands round a map in a look: its title, a scale, north, and what its signs mean, in the style of the look."""

from collections.abc import Iterator
from xml.sax.saxutils import escape

from squadlog.base.lengths import in_metres
from squadlog.ground.drawing.drawn_scene import DrawnScene
from squadlog.ground.drawing.looks.styles import Style
from squadlog.ground.drawing.looks.textures import Textures

_LETTER = 0.56
_TABLES = ("terrain", "room")
SERIF = "Georgia,'DejaVu Serif',serif"


class Surround:
    """The margin of a drawn map in centimetres: `top` above it and `right` beside it, as large as suits the map."""

    def __init__(self, scene: DrawnScene, style: Style) -> None:
        self._scene, self._style, drawn = scene, style, scene.drawn
        self.unit = min(max(max(drawn.width_m, drawn.height_m) / 45, 0.35), 12.0) * 100
        self.top = round(2.9 * self.unit)
        self.right = round(11.5 * self.unit)
        self.wide, self.high = round(drawn.width_m * 100, 1), round(drawn.height_m * 100, 1)

    def paper(self) -> str:
        """The paper beneath all of it."""
        return f'<path fill="{self._style.paper}" d="M0-{self.top}h{self.wide + self.right:g}v{self.top + self.high:g}H0z"/>'

    def shapes(self, textures: Textures) -> Iterator[str]:
        """Frame, title, scale, north, legend."""
        style, unit = self._style, self.unit
        yield f'<g font-family="{SERIF}" fill="{style.text}">'
        yield (
            f'<path fill="none" stroke="{style.line}" stroke-width="{0.12 * unit:g}" '
            f'd="M0 0h{self.wide:g}v{self.high:g}H0z"/>'
        )
        yield from self._head()
        yield from self._legend(textures)
        yield "</g>"

    def _head(self) -> Iterator[str]:
        unit, style = self.unit, self._style
        title = self._scene.title
        room = (self.wide + self.right - 3 * unit) / (_LETTER * unit * 1.3)
        shown = title if len(title) <= room else f"{title[: max(int(room) - 1, 1)]}…"
        yield self._text(0.5 * unit, -1.55 * unit, shown, 1.3)
        long = self._scene.scale_m * 100
        x, y, high = 0.5 * unit, -0.85 * unit, 0.28 * unit
        part = long / 4
        yield (
            f'<path fill="{style.paper}" stroke="{style.line}" stroke-width="{0.06 * unit:g}" '
            f'd="M{x:g} {y:g}h{long}v{high:g}h-{long}z"/>'
            f'<path fill="{style.line}" d="M{x:g} {y:g}h{part:g}v{high:g}h-{part:g}zM{x + 2 * part:g} {y:g}h{part:g}v{high:g}h-{part:g}z"/>'
        )
        yield self._text(x + long + 0.4 * unit, y + 0.34 * unit, in_metres(self._scene.scale_m), 0.75)
        yield from self._north()

    def _north(self) -> Iterator[str]:
        unit, style = self.unit, self._style
        x, y = self.wide + self.right - 1.3 * unit, -1.25 * unit
        yield (
            f'<circle cx="{x:g}" cy="{y:g}" r="{0.85 * unit:g}" fill="none" stroke="{style.line}" stroke-width="{0.05 * unit:g}"/>'
            f'<path fill="{style.line}" d="M{x:g} {y - 1.1 * unit:g}l{-0.3 * unit:g} {1.1 * unit:g}h{0.3 * unit:g}z"/>'
            f'<path fill="{style.paper}" stroke="{style.line}" stroke-width="{0.05 * unit:g}" '
            f'd="M{x:g} {y - 1.1 * unit:g}l{0.3 * unit:g} {1.1 * unit:g}h{-0.3 * unit:g}z'
            f'M{x:g} {y + 1.0 * unit:g}l{-0.22 * unit:g} {-1.0 * unit:g}h{0.44 * unit:g}z"/>'
        )
        yield self._text(x - 1.5 * unit, y + 0.25 * unit, "N", 0.8)

    def _legend(self, textures: Textures) -> Iterator[str]:
        unit = self.unit
        shown = list(self._swatches(textures))
        step = min(1.55 * unit, self.high / max(len(shown), 1))
        x, wide = self.wide + 0.7 * unit, 1.7 * unit
        for place, (drawing, words) in enumerate(shown):
            y, high = (place + 0.5) * step, 0.62 * step
            yield drawing.format(
                x=f"{x:g}", y=f"{y:g}", top=f"{y - high / 2:g}", wide=f"{wide:g}", high=f"{high:g}"
            )
            yield self._text(x + wide + 0.5 * unit, y + 0.24 * step, words, 0.72 * step / (1.55 * unit))

    def _swatches(self, textures: Textures) -> Iterator[tuple[str, str]]:
        """What is drawn for each line of the legend, about the middle of its left side."""
        style = self._style
        box = '<path {ink} d="M{{x}} {{top}}h{{wide}}v{{high}}h-{{wide}}z"/>'
        line = '<path fill="none" {ink} d="M{{x}} {{y}}h{{wide}}"/>'
        edge = f'stroke="{style.line}" stroke-width="{0.04 * self.unit:g}"'
        drawn = self._scene.drawn
        for kind, words in self._scene.legend:
            if kind in ("clear", "space", "light", "heavy", "stream", "river", "lake", "marsh"):
                base = drawn.surface or "clear" if kind == "clear" and drawn.ground == "clear" else kind
                yield box.format(ink=f'fill="{textures.fill(base)}" {edge}'), words
            elif kind == "contour":
                yield line.format(ink=f'stroke="{style.height}" stroke-width="{0.1 * self.unit:g}"'), words
            elif kind in style.walls:
                ink = style.walls[kind]  # type: ignore[index] # a kind of wall
                thick = ink.thick * self.unit / 60
                drawing = line.format(ink=f'stroke="{ink.edge}" stroke-width="{thick:g}"')
                if ink.fill != ink.edge:
                    drawing += line.format(ink=f'stroke="{ink.fill}" stroke-width="{thick * 0.66:g}"')
                yield drawing, words
            elif kind == "window":
                yield self._double(line, style.glass, 0.3), words
            elif kind == "door":
                yield self._double(line, style.leaf, 0.24), words
            elif kind in ("furniture", "shelving"):
                tone = style.tones["wood" if kind == "furniture" else "dark_wood"]
                wide = 0.05 if kind == "furniture" else 0.14
                yield (
                    box.format(
                        ink=f'fill="{tone}" stroke="{style.line}" stroke-width="{wide * self.unit:g}"'
                    ),
                    words,
                )
            elif kind in ("stairs", "elevator"):
                yield (
                    box.format(ink=f'fill="{style.tones["linen" if kind == "stairs" else "metal"]}" {edge}'),
                    words,
                )
            elif kind == "zone":
                yield box.format(ink=f'fill="{textures.fill("zone")}" {style.zone}'), words

    def _double(self, line: str, fill: str, wide: float) -> str:
        edge = line.format(ink=f'stroke="{self._style.line}" stroke-width="{wide * self.unit:g}"')
        return edge + line.format(ink=f'stroke="{fill}" stroke-width="{(wide - 0.1) * self.unit:g}"')

    def _text(self, x: float, y: float, words: str, size: float) -> str:
        return f'<text x="{x:.0f}" y="{y:.0f}" font-size="{size * self.unit:.0f}">{escape(words)}</text>'
