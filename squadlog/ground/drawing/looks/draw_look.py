"""A floor of a map in one of the looks, as an SVG document that `import_svg` reads back as the same map.

The ground is what the file of the map says, and goes by a hash; doors as they stand and all that play does to it
belong to the figures. No style, no script, nothing from elsewhere: a strict page may show it.
"""

from collections.abc import Iterator
from hashlib import sha256
from xml.sax.saxutils import escape

from squadlog.base.records import replace, value
from squadlog.base.remember_last import remember_last
from squadlog.ground.compiled.conditions import Conditions
from squadlog.ground.drawing.drawn_scene import DrawnPiece, DrawnScene, scene_of
from squadlog.ground.drawing.figures.draw_figures import draw_figures
from squadlog.ground.drawing.figures.give_way import words_off_walls
from squadlog.ground.drawing.figures.map_scene import MapScene
from squadlog.ground.drawing.layers import NOTES
from squadlog.ground.drawing.looks.map_layers import Ink, MapLayers, layer
from squadlog.ground.drawing.looks.palette import GROUND, Look, line_ink
from squadlog.ground.drawing.looks.paths import Plotter
from squadlog.ground.drawing.svg_margin import Margin
from squadlog.ground.drawing.svg_words import MapWord
from squadlog.ground.map.model import Map

_AS_DRAWN = Conditions()
_HASHED = 12
"""How many digits of the hash are written."""


@value
class DrawnGround:
    """The ground of a floor: its SVG, an element with the id `ground`, and the hash that is written there.

    `words` are names of rooms and the like. They lie over the figures and give way to them.
    """

    text: str
    hash: str
    words: tuple[MapWord, ...]


def draw_look(
    drawn: Map,
    look: Look,
    *,
    floor: int = 1,
    night: bool = False,
    conditions: Conditions = _AS_DRAWN,
    figures: MapScene | None = None,
    names: bool = False,
) -> str:
    """The whole map as an SVG document, a centimetre to the user unit; other floors than `floor` are hidden.

    `figures` are who and what is on it; without them doors and holes are as in the `conditions`. `names` has soldiers
    named.
    """
    scene = scene_of(drawn, floor, replace(conditions, figures=(), bodies=()))
    figures = MapScene(drawn, conditions) if figures is None else figures
    return "".join(_document(scene, draw_ground(drawn, look, floor, night), figures, look, names=names))


@remember_last
def draw_ground(drawn: Map, look: Look, floor: int, night: bool) -> DrawnGround:
    """The ground of a floor, which no play changes."""
    scene = scene_of(drawn, floor, _AS_DRAWN)
    text = "".join(_ground(scene, look, night=night))
    named = sha256(f"{look} {floor} {night}\n{text}".encode()).hexdigest()[:_HASHED]
    return DrawnGround(
        f'<g id="ground" data-hash="{named}">\n{text}</g>\n',
        named,
        words_off_walls(scene.words, drawn, floor),
    )


def _document(
    scene: DrawnScene, ground: DrawnGround, figures: MapScene, look: Look, *, names: bool
) -> Iterator[str]:
    drawn, margin = scene.drawn, Margin(scene)
    top, right = round(margin.top * 100), round(margin.right * 100)
    wide, high = round(drawn.width_m * 100, 1), round(drawn.height_m * 100, 1)
    yield '<?xml version="1.0" encoding="UTF-8"?>\n'
    yield (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"'
        f' viewBox="0 {-top} {wide + right:g} {high + top:g}" data-look="{look}">\n'
    )
    yield f"<title>{escape(drawn.title)}</title>\n"
    yield ground.text
    content = draw_figures(figures, look, scene.floor, words=ground.words, names=names)
    yield f'<g id="figures" inkscape:groupmode="layer" inkscape:label="{NOTES}">\n{content}</g>\n'
    swatches = {kind: {"fill": fill} for kind, fill in GROUND[look].items()}
    head = "".join(margin.shapes(swatches))
    yield f'<g id="margin" inkscape:groupmode="layer" inkscape:label="{NOTES}" transform="scale(100)">{head}</g>\n'
    yield "</svg>\n"


def _ground(scene: DrawnScene, look: Look, *, night: bool) -> Iterator[str]:
    drawn = scene.drawn
    layers, plotter, fills = MapLayers(drawn, scene.pieces), Plotter(drawn.height_m), GROUND[look]
    size = f'width="{plotter.x(drawn.width_m)}" height="{plotter.y(0)}"'
    yield layers.head(f'<rect {size} fill="{fills[drawn.ground]}"/>')

    def filled(piece: DrawnPiece) -> Ink:
        return {"fill": fills.get(piece.look, "#c8a878")}

    def lined(piece: DrawnPiece) -> Ink:
        return line_ink(look, piece.kind)

    yield from layers.of("terrain", scene.floor, filled, {})
    yield from layers.of("room", scene.floor, filled, {})
    yield from layers.of("decoration", scene.floor, lambda _: {}, {"fill": "none"})
    yield from layers.of("contour", scene.floor, lined, {"fill": "none"})
    for table in ("obstacle", "stairs", "elevator"):
        yield from layers.of(table, scene.floor, filled, {"stroke": "#0006", "stroke-width": "4"})
    for table in ("wall", "door", "window"):
        yield from layers.of(table, scene.floor, lined, {"fill": "none"})
    zone: Ink = {"fill": "none", "stroke": "#c03030", "stroke-width": "6", "stroke-dasharray": "40 30"}
    yield from layers.of("zone", scene.floor, lambda _: {}, zone)
    dark = f'<rect {size} fill="#0b1633" fill-opacity=".5"/>' if night else ""
    yield layer(NOTES, dark)
