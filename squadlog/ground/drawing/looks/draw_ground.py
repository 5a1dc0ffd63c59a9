"""The ground of a floor as one group of SVG: what the file of the map says, whatever happens in play."""

from collections.abc import Iterator
from hashlib import sha256

import shapely

from squadlog.base.records import replace, value
from squadlog.base.remember_last import remember_last
from squadlog.ground.compiled.conditions import Conditions
from squadlog.ground.drawing.drawn_scene import DrawnPiece, DrawnScene, scene_of
from squadlog.ground.drawing.layers import NOTES
from squadlog.ground.drawing.looks import furniture, masonry, nature, openings, scenery
from squadlog.ground.drawing.looks.canvas import Canvas, use
from squadlog.ground.drawing.looks.look_scene import WATER, LookScene
from squadlog.ground.drawing.looks.map_layers import Ink, MapLayers, layer
from squadlog.ground.drawing.looks.names import names_of
from squadlog.ground.drawing.looks.palette import Look
from squadlog.ground.drawing.looks.paths import Plotter
from squadlog.ground.drawing.looks.styles import STYLES
from squadlog.ground.drawing.looks.surround import LookSurround
from squadlog.ground.drawing.looks.textures import Textures
from squadlog.ground.drawing.looks.weather import night_ink, outdoors
from squadlog.ground.drawing.svg_words import MapWord
from squadlog.ground.map.model import Map
from squadlog.ground.map.structures import Shaft
from squadlog.ground.map.terrain import Patch

_HASHED = 12
"""How many digits of the hash are written."""
_UNSEEN: Ink = {"fill": "none"}
_NOTHING: Ink = {}


@value
class DrawnGround:
    """The ground of a floor: its SVG, an element with the id `ground`, and the hash that is written there.

    `words` are names of rooms and the like. They lie over the figures and give way to them. `surround` is what stands
    round the map.
    """

    text: str
    hash: str
    words: tuple[MapWord, ...]
    surround: str


def lettered(canvas: Canvas, *, night: bool, letters_m: float = 0.0) -> tuple[MapWord, ...]:
    """The names on a floor, at least `letters_m` high, light on ground that is dark in this look."""
    scene, style, words = canvas.scene, canvas.style, names_of(canvas.scene, letters_m)
    dark = night and style.coloured
    spaces = "space" in {scene.drawn.ground, *(patch.kind for patch in scene.drawn.terrain)}
    if not words or not (dark or (spaces and style.dark_space)):
        return words
    open_ground = (
        shapely.box(0, 0, scene.drawn.width_m, scene.drawn.height_m) if dark else scene.of_kind("space")
    )
    beneath = open_ground.difference(scene.enclosed)
    lit = shapely.contains_xy(beneath, [word.x for word in words], [word.y for word in words])
    return tuple(replace(word, light=bool(one)) for word, one in zip(words, lit, strict=True))


def canvas_of(drawn: Map, look: Look, floor: int) -> Canvas:
    """A floor of a map, ready to be drawn in a look."""
    style = STYLES[look]
    return Canvas(
        LookScene(drawn, floor), style, Textures(style.textures), Plotter(drawn.height_m, coarse=True)
    )


@remember_last
def draw_ground(drawn: Map, look: Look, floor: int, night: bool) -> DrawnGround:
    """The ground of a floor in a look by day or night, which no play changes."""
    scene, canvas = scene_of(drawn, floor, Conditions(), words=False), canvas_of(drawn, look, floor)
    style = canvas.style
    drawing = "".join(_ground(canvas, scene, night=night))
    surround = "".join(LookSurround(scene, style).shapes(canvas.textures))
    lit = _LIT if "__lit" in drawing else ""
    clip = f'<clipPath id="__map">{canvas.rect("")}</clipPath>'
    text = f"<defs>{canvas.textures.patterns()}{lit}{clip}</defs>\n{drawing}"
    named = sha256(f"{look} {floor} {night}\n{text}".encode()).hexdigest()[:_HASHED]
    whole = f'<g id="ground" data-hash="{named}" clip-path="url(#__map)">\n{text}</g>\n'
    return DrawnGround(whole, named, lettered(canvas, night=night), surround)


_LIT = (
    '<radialGradient id="__lit"><stop offset="0" stop-color="#ffd98a" stop-opacity=".62"/>'
    '<stop offset=".45" stop-color="#ffb95e" stop-opacity=".26"/>'
    '<stop offset="1" stop-color="#ffb95e" stop-opacity="0"/>'
    "</radialGradient>"
)


def _ground(canvas: Canvas, scene: DrawnScene, *, night: bool) -> Iterator[str]:
    drawn, floor, style = scene.drawn, scene.floor, canvas.style
    layers = MapLayers(drawn, scene.pieces)
    base = f'fill="{canvas.textures.fill(canvas.scene.base)}"'
    yield layers.head(canvas.rect(base), LookSurround(scene, style).border / 100)
    yield _notes(*nature.shores(canvas))
    yield from layers.of("terrain", 1, lambda one: _ground_ink(canvas, one), {"stroke-linejoin": "round"})
    contours = [layers.ids["contour", place] for place in range(1, len(drawn.contours) + 1)]
    if floor == 1:
        around = *nature.heights(canvas, contours), *masonry.ground_around(canvas)
    else:
        around = (canvas.rect(style.faded),)
    yield _notes(*_nature(canvas, layers), *around, *_unnamed_floors(canvas))
    yield from layers.of("room", floor, lambda one: _floor_ink(canvas, one), _UNSEEN)
    yield '<g fill="none">\n'
    for table in _UNDRAWN:
        yield from layers.of(table, 1 if table == "contour" else floor, lambda _: _NOTHING, _NOTHING)
    yield "</g>\n"
    grown = nature.woods(canvas) if floor == 1 else ()
    yield _notes(*grown, *_fittings(canvas, layers, scene.pieces), *(_dark(canvas) if night else ()))


def _notes(*drawing: str) -> str:
    """Drawing that is no part of the map; nothing for none."""
    text = "".join(drawing)
    return layer(NOTES, text) if text else ""


def _ground_ink(canvas: Canvas, shown: DrawnPiece) -> Ink:
    patch = shown.piece
    return {"fill": canvas.ground_of(patch)} if isinstance(patch, Patch) else {}


def _nature(canvas: Canvas, layers: MapLayers) -> Iterator[str]:
    """Edges of the kinds of ground, shallows and banks."""
    drawn, ids = (
        canvas.scene.drawn,
        [layers.ids["terrain", place] for place in range(1, len(canvas.scene.drawn.terrain) + 1)],
    )
    edged = [
        id_ for id_, patch in zip(ids, drawn.terrain, strict=True) if patch.kind not in ("clear", *WATER)
    ]
    if edged:
        yield f'<g fill="none" {canvas.style.edge}>{"".join(map(use, edged))}</g>'
    later = [(ids[place], canvas.ground_of(drawn.terrain[place])) for place in canvas.scene.over_water]
    yield from nature.water(canvas, later)


def _unnamed_floors(canvas: Canvas) -> Iterator[str]:
    """Floors that are no whole room: what walls enclose besides, and rooms that woods or water reach into."""
    for area in canvas.scene.floors:
        if not (area.room and area.whole):
            fill = canvas.textures.fill(area.texture, upright=area.upright)
            yield canvas.path(f'fill="{fill}" fill-rule="evenodd"', *area.rings, closed=True)


def _floor_ink(canvas: Canvas, shown: DrawnPiece) -> Ink:
    for area in canvas.scene.floors:
        if area.room == shown.place and area.whole:
            return {"fill": canvas.textures.fill(area.texture, upright=area.upright)}
    return _NOTHING


def _fittings(canvas: Canvas, layers: MapLayers, pieces: tuple[DrawnPiece, ...]) -> Iterator[str]:
    """What stands on the floors, and the walls about them."""
    floor, style = canvas.scene.floor, canvas.style
    here = {
        table: tuple(one for one in pieces if one.table == table and one.on(floor)) for table in _STANDING
    }
    yield from scenery.scenery(canvas, here["decoration"])
    for table, draw in (("stairs", masonry.stairs), ("elevator", masonry.elevator)):
        for one in here[table]:
            if isinstance(one.piece, Shaft):
                yield from draw(canvas, one.piece, layers.ids[table, one.place])
    yield from furniture.furniture(canvas, here["obstacle"])
    if zones := [layers.ids["zone", one.place] for one in here["zone"]]:
        yield f'<g fill="{canvas.textures.fill("zone")}" {style.zone}>{"".join(map(use, zones))}</g>'
    yield from masonry.walls(canvas)
    yield from openings.doors(canvas)
    yield from openings.windows(canvas)


_STANDING = ("decoration", "stairs", "elevator", "obstacle", "zone")
_UNDRAWN = ("contour", *_STANDING, "wall", "door", "window")
"""Tables whose layers say where things are: other parts of the drawing draw them."""


def _dark(canvas: Canvas) -> Iterator[str]:
    """Night under the open sky, with what shines in it."""
    yield outdoors(canvas, night_ink(canvas))
    if canvas.style.coloured:
        yield from scenery.lights(canvas)
