"""A floor of a map in one of the looks, as an SVG document that `import_svg` reads back as the same map.

The ground is what the file of the map says, and goes by a hash; names and all that play does to it belong to the
figures. No style, no script, nothing from elsewhere: a strict page may show it.
"""

from collections.abc import Iterator
from hashlib import sha256
from xml.sax.saxutils import escape

from squadlog.base.records import replace, value
from squadlog.ground.compiled.conditions import Conditions
from squadlog.ground.drawing.drawn_scene import DrawnScene, scene_of
from squadlog.ground.drawing.figures.draw_figures import draw_figures
from squadlog.ground.drawing.figures.map_scene import MapScene
from squadlog.ground.drawing.layers import NOTES
from squadlog.ground.drawing.looks.draw_ground import DrawnGround, canvas_of, draw_ground, lettered
from squadlog.ground.drawing.looks.palette import Look
from squadlog.ground.drawing.looks.styles import STYLES
from squadlog.ground.drawing.looks.surround import LookSurround
from squadlog.ground.drawing.looks.weather import weather
from squadlog.ground.drawing.svg_words import MapWord
from squadlog.ground.map.model import Map

_AS_DRAWN = Conditions()
_NOTED = f'inkscape:groupmode="layer" inkscape:label="{NOTES}"'
_FOOT = "</svg>\n"
_HASHED = 16
"""How many digits of the hash of a document are written."""


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
    named. It is night where it is so round the figures.
    """
    scene = _scene(drawn, floor, replace(conditions, figures=(), bodies=()))
    figures = MapScene(drawn, conditions) if figures is None else figures
    dark = night or "night" in (*conditions.around, *figures.conditions.around)
    return "".join(_document(scene, draw_ground(drawn, look, floor, dark), figures, look, names=names))


@value
class GroundAlone:
    """The ground of a floor as a document of its own, which no play changes, on the `box` that its figures share.

    `box` is their `viewBox`, in centimetres: the map without any margin. `hash` names all of the document. `words` are
    the names on it, and `letters_m` is how high the letters of all that is laid over it are at least.
    """

    text: str
    hash: str
    box: str
    words: tuple[MapWord, ...]
    letters_m: float


def draw_ground_alone(
    drawn: Map, look: Look, floor: int, *, night: bool, letters_m: float = 0.0
) -> GroundAlone:
    """The ground of a floor and nothing round it: what `draw_look` has under the figures."""
    box = f"0 0 {drawn.width_m * 100:g} {drawn.height_m * 100:g}"
    title = f"<title>{escape(drawn.title)}</title>\n"
    text = "".join((_open(box, look), title, draw_ground(drawn, look, floor, night).text, _FOOT))
    words = lettered(canvas_of(drawn, look, floor), night=night, letters_m=letters_m)
    return GroundAlone(text, sha256(text.encode()).hexdigest()[:_HASHED], box, words, letters_m)


def draw_figures_alone(figures: MapScene, ground: GroundAlone, look: Look, floor: int) -> str:
    """The figures of a floor as a document of their own, to be laid over that ground."""
    content = draw_figures(figures, look, floor, words=ground.words, letters_m=ground.letters_m)
    return f"{_open(ground.box, look)}{_laid(figures, look, floor, content)}{_FOOT}"


def _scene(drawn: Map, floor: int, conditions: Conditions = _AS_DRAWN) -> DrawnScene:
    return scene_of(drawn, floor, conditions, words=False)


def _document(
    scene: DrawnScene, ground: DrawnGround, figures: MapScene, look: Look, *, names: bool
) -> Iterator[str]:
    yield from _head(scene, look)
    yield ground.text
    yield _figures(scene, ground, figures, look, names=names)
    yield _margin(ground)
    yield _FOOT


def _open(box: str, look: Look) -> str:
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"'
        f' viewBox="{box}" data-look="{look}">\n'
    )


def _head(scene: DrawnScene, look: Look) -> Iterator[str]:
    surround = LookSurround(scene, STYLES[look])
    yield _open(surround.box, look)
    yield f"<title>{escape(scene.drawn.title)}</title>\n"
    yield f"<g {_NOTED}>{surround.paper()}</g>\n"


def _figures(scene: DrawnScene, ground: DrawnGround, figures: MapScene, look: Look, *, names: bool) -> str:
    key = LookSurround(scene, STYLES[look]).key
    content = draw_figures(figures, look, scene.floor, words=ground.words, names=names, key=key)
    return _laid(figures, look, scene.floor, content)


def _laid(figures: MapScene, look: Look, floor: int, content: str) -> str:
    """What is drawn of the figures, under it what falls from the sky."""
    sky = figures.conditions.around
    falling = "".join(weather(canvas_of(figures.drawn, look, floor), sky)) if sky else ""
    return f'<g id="figures" {_NOTED}>\n{falling}{content}</g>\n'


def _margin(ground: DrawnGround) -> str:
    return f'<g id="margin" {_NOTED}>{ground.surround}</g>\n'
