"""A floor of a map in one of the looks, as an SVG document that `import_svg` reads back as the same map.

The ground is what the file of the map says, and goes by a hash; names and all that play does to it belong to the
figures. No style, no script, nothing from elsewhere: a strict page may show it.
"""

from collections.abc import Iterator
from xml.sax.saxutils import escape

from squadlog.base.records import replace
from squadlog.ground.compiled.conditions import Conditions
from squadlog.ground.drawing.drawn_scene import DrawnScene, scene_of
from squadlog.ground.drawing.figures.draw_figures import draw_figures
from squadlog.ground.drawing.figures.map_scene import MapScene
from squadlog.ground.drawing.layers import NOTES
from squadlog.ground.drawing.looks.draw_ground import DrawnGround, canvas_of, draw_ground
from squadlog.ground.drawing.looks.palette import Look
from squadlog.ground.drawing.looks.styles import STYLES
from squadlog.ground.drawing.looks.surround import LookSurround
from squadlog.ground.drawing.looks.weather import weather
from squadlog.ground.map.model import Map

_AS_DRAWN = Conditions()


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
    scene = scene_of(drawn, floor, replace(conditions, figures=(), bodies=()), words=False)
    figures = MapScene(drawn, conditions) if figures is None else figures
    dark = night or "night" in (*conditions.around, *figures.conditions.around)
    return "".join(_document(scene, draw_ground(drawn, look, floor, dark), figures, look, names=names))


def _document(
    scene: DrawnScene, ground: DrawnGround, figures: MapScene, look: Look, *, names: bool
) -> Iterator[str]:
    drawn, around = scene.drawn, LookSurround(scene, STYLES[look])
    yield '<?xml version="1.0" encoding="UTF-8"?>\n'
    yield (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"'
        f' viewBox="{around.box}" data-look="{look}">\n'
    )
    yield f"<title>{escape(drawn.title)}</title>\n"
    notes = f'inkscape:groupmode="layer" inkscape:label="{NOTES}"'
    yield f"<g {notes}>{around.paper()}</g>\n"
    yield ground.text
    content = draw_figures(figures, look, scene.floor, words=ground.words, names=names, key=around.key)
    sky = figures.conditions.around
    falling = "".join(weather(canvas_of(drawn, look, scene.floor), sky)) if sky else ""
    yield f'<g id="figures" {notes}>\n{falling}{content}</g>\n'
    yield f'<g id="margin" {notes}>{ground.surround}</g>\n'
    yield "</svg>\n"
