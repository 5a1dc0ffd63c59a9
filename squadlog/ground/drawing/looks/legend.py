"""What the signs of a drawn map mean: for each kind of thing on it a small drawing of it, and its name."""

from collections.abc import Iterator

from squadlog.ground.drawing.drawn_scene import DrawnScene
from squadlog.ground.drawing.looks.nature import crown_ink
from squadlog.ground.drawing.looks.styles import Style
from squadlog.ground.drawing.looks.textures import Textures

_GROUNDS = ("clear", "space", "light", "heavy", "stream", "river", "lake", "marsh")
_SMALLEST = 0.35
"""A ground in the legend is drawn no smaller than this share of what it is on the map."""


class Legend:
    """The legend of one floor."""

    def __init__(self, scene: DrawnScene, style: Style, textures: Textures) -> None:
        self._scene, self._style, self._textures = scene, style, textures

    def swatches(self, wide: float, high: float) -> Iterator[tuple[str, str]]:
        """Each drawing, from 0 to the right, about the height 0, and its words."""
        for kind, words in self._scene.legend:
            if drawing := self._drawing(kind, round(wide), round(high)):
                yield drawing, words

    def _drawing(self, kind: str, wide: int, high: int) -> str:
        style = self._style
        edge = f'stroke="{style.line}" stroke-width="{high / 22:.1f}"'
        if kind in _GROUNDS:
            return self._ground_box(self._ground(kind), edge, wide, high) + self._crowns(kind, wide, high)
        if kind in style.walls:
            ink = style.walls[kind]  # type: ignore[index] # a kind of wall
            thick = high * ink.thick / 60
            edge_line = _line(f'stroke="{ink.edge}" stroke-width="{thick:.0f}"', wide)
            inner = _line(f'stroke="{ink.fill}" stroke-width="{thick * 0.66:.0f}"', wide)
            return edge_line if ink.fill == ink.edge else edge_line + inner
        match kind:
            case "contour":
                ticks = "".join(f"M{wide * part // 6} 0v{high // 4}" for part in range(1, 6))
                height = f'stroke="{style.height}" stroke-width="{high / 14:.1f}"'
                return f'<path fill="none" {height} d="M0 0h{wide}{ticks}"/>'
            case "window":
                return self._double(style.glass, wide, high * 0.4) + _line(
                    f'stroke="{style.line}" stroke-width="3"', wide
                )
            case "door":
                return self._double(style.leaf, wide, high * 0.28)
            case "furniture":
                return _box(f'fill="{style.tones["wood"]}" {edge}', wide, high)
            case "shelving":
                heavy = f'stroke="{style.line}" stroke-width="{high / 8:.1f}"'
                return _box(f'fill="{style.tones["dark_wood"]}" {heavy}', wide, high)
            case "decoration":
                pale = f'fill="{style.tones["leaf"]}" stroke="{style.line}" stroke-width="{high / 16:.1f}" opacity=".5"'
                return f'<circle cx="{wide / 2:g}" r="{high * 0.45:.0f}" {pale}/>'
            case "stairs":
                treads = "".join(f"M{wide * part // 6} {-high // 2}v{high}" for part in range(1, 6))
                box = _box(f'fill="{self._floor("linen")}" {edge}', wide, high)
                return f'{box}<path fill="none" {edge} d="{treads}"/>'
            case "elevator":
                box = _box(f'fill="{self._floor("metal")}" {edge}', wide, high)
                return f'{box}<path fill="none" {edge} d="M0 {-high // 2}l{wide} {high}M0 {high // 2}l{wide} {-high}"/>'
            case "zone":
                hatched = _box(f'fill="{self._textures.fill("zone")}"', wide, high)
                return hatched + _box(f'fill="none" {style.zone}', wide, high)
        return ""

    def _ground_box(self, texture: str, edge: str, wide: int, high: int) -> str:
        """A field of a ground, made smaller where less than a tile of it would be seen."""
        fill = f'fill="{self._textures.fill(texture)}"'
        share = max(_SMALLEST, min(1.0, wide / self._textures.wide(texture)))
        if share == 1:
            return _box(f"{fill} {edge}", wide, high)
        field = _box(f'{fill} transform="scale({share:.2g})"', round(wide / share), round(high / share))
        return field + _box(f'fill="none" {edge}', wide, high)

    def _ground(self, kind: str) -> str:
        """The texture that most of a kind of ground has."""
        drawn = self._scene.drawn
        if kind != "clear":
            return kind
        if drawn.ground == "clear":
            return drawn.surface or kind
        return next((one.surface for one in drawn.terrain if one.kind == kind and one.surface), kind)

    def _floor(self, tone: str) -> str:
        return self._style.tones[tone] if self._style.coloured else self._style.paper

    def _crowns(self, kind: str, wide: int, high: int) -> str:
        """A tree in light woods, three in heavy ones."""
        spots = {"light": (0.5,), "heavy": (0.25, 0.52, 0.78)}.get(kind, ())
        layers = [one for one in self._style.crowns.get(kind, ()) if one.wider < 1] if spots else []
        if not layers:
            return ""
        path = "".join(f"M{wide * share / 10:.1f} 0h.1" for share in spots)
        small = high / 170
        drawn = "".join(
            f"<path {crown_ink(self._textures, layer, small / 10)} "
            f'stroke-width="{(110 * layer.share + layer.wider) * small / 10:.1f}" d="{path}"/>'
            for layer in layers
        )
        return f'<g fill="none" stroke-linecap="round" transform="scale(10)">{drawn}</g>'

    def _double(self, fill: str, wide: int, thick: float) -> str:
        edge = _line(f'stroke="{self._style.line}" stroke-width="{thick:.0f}"', wide)
        return edge + _line(
            f'stroke="{fill}" stroke-width="{max(thick - 2 * self._style.fine, thick / 2):.0f}"', wide
        )


def _box(ink: str, wide: int, high: int) -> str:
    return f'<path {ink} d="M0 {-high // 2}h{wide}v{high}H0z"/>'


def _line(ink: str, wide: int) -> str:
    return f'<path fill="none" {ink} d="M0 0h{wide}"/>'
