"""The ground of a floor as one group of SVG: what the file of the map says, whatever happens in play."""

from collections.abc import Iterator
from hashlib import sha256

from squadlog.base.records import value
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


@remember_last
def draw_ground(drawn: Map, look: Look, floor: int, night: bool) -> DrawnGround:
    """The ground of a floor in a look by day or night, which no play changes."""
    style = STYLES[look]
    scene = scene_of(drawn, floor, Conditions(), words=False)
    looked = LookScene(drawn, floor)
    canvas = Canvas(looked, style, Textures(style.textures), Plotter(drawn.height_m, coarse=True))
    drawing = "".join(_ground(canvas, scene, night=night))
    surround = "".join(LookSurround(scene, style).shapes(canvas.textures))
    lit = _LIT if "__lit" in drawing else ""
    clip = f'<clipPath id="__map">{canvas.rect("")}</clipPath>'
    text = f"<defs>{canvas.textures.patterns()}{lit}{clip}</defs>\n{drawing}"
    named = sha256(f"{look} {floor} {night}\n{text}".encode()).hexdigest()[:_HASHED]
    whole = f'<g id="ground" data-hash="{named}" clip-path="url(#__map)">\n{text}</g>\n'
    return DrawnGround(whole, named, names_of(looked), surround)


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
    yield from layers.of("terrain", 1, lambda one: _filled(canvas, one), {"stroke-linejoin": "round"})
    yield _notes(*_nature(canvas, layers))
    contours = [layers.ids["contour", place] for place in range(1, len(drawn.contours) + 1)]
    yield from layers.of("contour", 1, lambda _: _NOTHING, _UNSEEN)
    if floor == 1:
        yield _notes(*nature.heights(canvas, contours))
        yield _notes(*masonry.ground_around(canvas))
    else:
        yield _notes(canvas.rect(style.faded))
    yield from _floors(canvas, layers)
    if floor == 1:
        yield _notes(*nature.woods(canvas))
    yield from _fittings(canvas, layers, scene.pieces)
    if night:
        yield _notes(*_dark(canvas))


def _notes(*drawing: str) -> str:
    """Drawing that is no part of the map; nothing for none."""
    text = "".join(drawing)
    return layer(NOTES, text) if text else ""


def _filled(canvas: Canvas, shown: DrawnPiece) -> Ink:
    patch = shown.piece
    return {"fill": canvas.textures.fill(canvas.scene.texture_of(patch))} if isinstance(patch, Patch) else {}


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
    later = [
        (ids[place], canvas.textures.fill(canvas.scene.texture_of(drawn.terrain[place])))
        for place in canvas.scene.over_water
    ]
    yield from nature.water(canvas, later)


def _floors(canvas: Canvas, layers: MapLayers) -> Iterator[str]:
    """Floors of rooms and of what walls enclose."""
    scene, textures = canvas.scene, canvas.textures
    whole = {area.room: area for area in scene.floors if area.room and area.whole}
    parts = [area for area in scene.floors if area.room not in whole]

    def floor_ink(shown: DrawnPiece) -> Ink:
        area = whole.get(shown.place)
        return {} if area is None else {"fill": textures.fill(area.texture, upright=area.upright)}

    yield _notes(
        *(
            canvas.path(
                f'fill="{textures.fill(area.texture, upright=area.upright)}" fill-rule="evenodd"',
                *area.rings,
                closed=True,
            )
            for area in parts
        )
    )
    yield from layers.of("room", scene.floor, floor_ink, _UNSEEN)


def _fittings(canvas: Canvas, layers: MapLayers, pieces: tuple[DrawnPiece, ...]) -> Iterator[str]:
    """What stands on the floors, and the walls about them."""
    floor, style = canvas.scene.floor, canvas.style
    here = {
        table: tuple(one for one in pieces if one.table == table and one.on(floor)) for table in _STANDING
    }
    for table in _STANDING:
        yield from layers.of(table, floor, lambda _: _NOTHING, _UNSEEN)
    yield _notes(*scenery.scenery(canvas, here["decoration"]))
    shafts = [
        drawn
        for table, draw in (("stairs", masonry.stairs), ("elevator", masonry.elevator))
        for one in here[table]
        if isinstance(one.piece, Shaft)
        for drawn in draw(canvas, one.piece, layers.ids[table, one.place])
    ]
    yield _notes(*shafts)
    yield _notes(*furniture.furniture(canvas, here["obstacle"], layers.ids))
    zones = [layers.ids["zone", one.place] for one in here["zone"]]
    if zones:
        drawn = "".join(map(use, zones))
        yield _notes(f'<g fill="{canvas.textures.fill("zone")}" {style.zone}>{drawn}</g>')
    for table in ("wall", "door", "window"):
        yield from layers.of(table, floor, lambda _: _NOTHING, _UNSEEN)
    yield _notes(*masonry.walls(canvas), *openings.doors(canvas), *openings.windows(canvas))


_STANDING = ("decoration", "stairs", "elevator", "obstacle", "zone")


def _dark(canvas: Canvas) -> Iterator[str]:
    """Night over the ground, with what shines in it."""
    night = canvas.style.night
    yield canvas.rect(night if " " in night else f'fill="{canvas.textures.fill(night)}"')
    if canvas.style.look == "table":
        yield from scenery.lights(canvas)
