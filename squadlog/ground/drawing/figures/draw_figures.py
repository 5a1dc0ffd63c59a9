"""The figures of a map as the content of one group of an SVG: all that play has put on the ground, and words over it.

A unit of the drawing is a centimetre. The ground beneath is what the file of the map says and does not change.
"""

from collections.abc import Iterator, Sequence
from xml.sax.saxutils import escape

from squadlog.ground.drawing.figures.chip import PlacedChip
from squadlog.ground.drawing.figures.chip_inks import INKS
from squadlog.ground.drawing.figures.chip_key import KeyRoom, place_key
from squadlog.ground.drawing.figures.draw_chips import ChipDrawing
from squadlog.ground.drawing.figures.draw_heat import HeatDrawing
from squadlog.ground.drawing.figures.draw_overlays import OverlayDrawing
from squadlog.ground.drawing.figures.draw_standing import draw_breaches, draw_doors, draw_unseen
from squadlog.ground.drawing.figures.figure_plotter import FigurePlotter
from squadlog.ground.drawing.figures.give_way import WordRoom, names_beside, taken_by, words_beside
from squadlog.ground.drawing.figures.map_scene import MapScene
from squadlog.ground.drawing.figures.overlays import HeatLaid
from squadlog.ground.drawing.figures.place_chips import chip_size, place_chips
from squadlog.ground.drawing.svg_words import SERIF, MapWord

_SANS = 'font-family="sans-serif"'
_UPRIGHT = f'font-family="{SERIF}"'
_ITALIC = f'{_UPRIGHT} font-style="italic"'
"""The letters of what play says, and those of the ground."""


def draw_figures(
    scene: MapScene,
    look: str,
    floor: int,
    *,
    words: Sequence[MapWord] = (),
    names: bool = False,
    letters_m: float = 0.0,
    key: KeyRoom | None = None,
) -> str:
    """What belongs into `<g id="figures">`: doors and holes as they are, smoke, overlays, chips, words.

    `words` are those of the ground, which give way to chips. With `names` soldiers are named where there is room.
    `letters_m` is how high letters of chips and overlays are at least, where there is room; without it they suit the
    map. `key` is where it may be told what the chips mean.
    """
    placed = placed_on(scene, floor, letters_m)
    figures = _Figures(scene, look, floor, placed, letters_m)
    return "".join((*figures.ground(), *figures.people(words, key, names=names)))


def placed_on(scene: MapScene, floor: int, letters_m: float = 0.0) -> tuple[PlacedChip, ...]:
    """The chips of a floor where they are drawn."""
    chips = [chip for chip in scene.chips if chip.spot.floor == floor]
    return place_chips(chips, scene.drawn.width_m, scene.drawn.height_m, letters_m=letters_m)


class _Figures:
    """The figures of one floor in one look, part by part."""

    def __init__(
        self, scene: MapScene, look: str, floor: int, placed: Sequence[PlacedChip], letters_m: float
    ) -> None:
        self._scene, self._look, self._floor, self._placed = scene, look, floor, placed
        self._letters_m = letters_m
        drawn = scene.drawn
        usual = max((one.size_m for one in placed), default=chip_size(drawn.width_m, drawn.height_m, 1))
        self._plot = FigurePlotter(drawn.height_m, usual)

    def ground(self) -> Iterator[str]:
        """What lies under everybody: doors, holes, what is not seen."""
        drawn, standing, seen = self._scene.drawn, self._scene.conditions, self._scene.seen
        yield from draw_breaches(drawn, standing, self._plot, self._look, self._floor)
        yield from draw_doors(drawn, standing, self._plot, self._look, self._floor)
        if seen is not None and seen.floor == self._floor:
            yield draw_unseen(seen, drawn, self._look)

    def people(self, words: Sequence[MapWord], key: KeyRoom | None, *, names: bool) -> Iterator[str]:
        """Overlays, chips and words."""
        scene, plot, look, floor = self._scene, self._plot, self._look, self._floor
        overlays = OverlayDrawing(plot, look, floor, self._letters_m)
        yield from overlays.draw(scene.overlays)
        yield from _draw_bases(scene, plot, look, floor)
        yield _draw_dropped(scene, plot, look, floor)
        room = WordRoom(scene.drawn, floor, taken_by(self._placed))
        told = overlays.words(room)
        samples, meant = ((), ()) if key is None else place_key(scene, key)
        chips = (*self._placed, *samples)
        drawing = ChipDrawing(chips, look, plot)
        yield from drawing.leaders()
        beside = words_beside(words, room)
        for light in (False, True):
            yield _words(
                [word for word in beside if word.light == light], plot, look, font=_ITALIC, light=light
            )
        if chips:
            yield from drawing.chips()
        called = tuple(names_beside(self._placed, room)) if names else ()
        yield _words((*told, *called), plot, look, bold=True)
        yield _key_words(meant, plot, look)
        if key is not None and not meant:
            for heat in (one for one in scene.overlays if isinstance(one, HeatLaid)):
                yield HeatDrawing(look, plot, heat.sides).key(heat, floor, key)


def _draw_bases(scene: MapScene, plot: FigurePlotter, look: str, floor: int) -> Iterator[str]:
    """A thin ring for each base from whose edge distances run (AMB-145)."""
    for figure in (*scene.conditions.figures, *scene.conditions.bodies):
        if figure.base_m and figure.spot.floor == floor:
            x, y = plot.at(figure.spot.x, figure.spot.y).split()
            ring = f'r="{figure.base_m * 100:.0f}" fill="none" stroke="{INKS[look].line}" stroke-width="4"'
            yield f'<circle cx="{x}" cy="{y}" {ring}/>\n'


def _draw_dropped(scene: MapScene, plot: FigurePlotter, look: str, floor: int) -> str:
    """A small cross for each thing that lies about."""
    half, there = plot.unit * 0.07, [spot for spot in scene.dropped if spot.floor == floor]
    if not there:
        return ""
    path = "".join(
        plot.line(((spot.x - half, spot.y - half), (spot.x + half, spot.y + half)))
        + plot.line(((spot.x - half, spot.y + half), (spot.x + half, spot.y - half)))
        for spot in there
    )
    inks = INKS[look]
    return (
        f'<path d="{path}" stroke="{inks.paper}" stroke-width="{plot.wide(9)}"/>'
        f'<path d="{path}" stroke="{inks.line}" stroke-width="{plot.wide(4)}"/>\n'
    )


def _words(
    words: Sequence[MapWord],
    plot: FigurePlotter,
    look: str,
    *,
    bold: bool = False,
    font: str = _SANS,
    light: bool = False,
) -> str:
    """Words about the middles of their boxes, with a pale rim; light ones with a dark rim."""
    if not words:
        return ""
    inks = INKS[look]
    fill, rim = (inks.paper, inks.line) if light else (inks.line, inks.paper)
    weight = ' font-weight="bold"' if bold else ""
    head = (
        f'<g {font}{weight} text-anchor="middle" fill="{fill}" stroke="{rim}" '
        f'stroke-linejoin="round" paint-order="stroke">'
    )
    return f"{head}{''.join(_word(word, plot) for word in words)}</g>\n"


def _key_words(words: Sequence[MapWord], plot: FigurePlotter, look: str) -> str:
    """The words of a key, each from the left edge of its box on."""
    if not words:
        return ""
    told = []
    for word in words:
        x, y = plot.at(word.x - word.wide_m / 2, word.y - word.size_m * 0.35).split()
        told.append(f'<text x="{x}" y="{y}" font-size="{word.size_m * 100:.0f}">{escape(word.text)}</text>')
    return f'<g {_UPRIGHT} fill="{INKS[look].line}">{"".join(told)}</g>\n'


def _word(word: MapWord, plot: FigurePlotter) -> str:
    size = word.size_m * 100
    look = f'font-size="{size:.0f}" stroke-width="{size * 0.18:.0f}"'
    if word.upwards:
        return (
            f'<text transform="translate({plot.at(word.x + word.size_m * 0.35, word.y)})rotate(-90)" {look}>'
            f"{escape(word.text)}</text>"
        )
    x, y = plot.at(word.x, word.y - word.size_m * 0.35).split()
    return f'<text x="{x}" y="{y}" {look}>{escape(word.text)}</text>'
