"""A map as SVG: one named layer for each kind of thing and floor, which `import_svg` reads back."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from math import cos, radians, sin
from xml.sax.saxutils import escape, quoteattr

from squadlog.ground.compiled.conditions import FIGURE_RADIUS_M, Conditions, MapCounter
from squadlog.ground.compiled.shapes import MapShape
from squadlog.ground.drawing.drawn_scene import DrawnPiece, DrawnScene, SceneToken, Spots, scene_of
from squadlog.ground.drawing.layers import NOTES, label_of, values_to_say
from squadlog.ground.drawing.svg_areas import AREAS, area_path, area_word
from squadlog.ground.drawing.svg_margin import Margin
from squadlog.ground.map.model import Map
from squadlog.ground.map.scenery import Decoration
from squadlog.ground.map.shape import MapFeature
from squadlog.ground.map.structures import Room
from squadlog.ground.map.tables import HEAD
from squadlog.ground.map.zones import Zone

_GROUND = {"clear": "#e9e4cf", "light": "#a9c98d", "heavy": "#5f8a4f", "space": "#1d2430"}
_FILLS = {
    "clear": "#e9e4cf", "light": "#a9c98d", "heavy": "#5f8a4f", "stream": "#b5d8ee", "river": "#5b9bd0",
    "lake": "#5b9bd0", "marsh": "#b9cdb4", "stairs": "#d9c7e6", "elevator": "#c7c7e6",
    **dict.fromkeys(("furniture", "counter", "machinery", "other"), "#d8b27a"),
    **dict.fromkeys(("shelving", "column", "panel"), "#8a6a3c"), "decoration": "#d9d5c3",
}  # fmt: skip
_LINES = {
    "contour": ("#a0713a", 0.08), "external_wall": ("#202020", 0.3), "internal_wall": ("#606060", 0.18),
    "external_bulkhead": ("#202020", 0.3), "internal_bulkhead": ("#606060", 0.18), "window": ("#3fa7d6", 0.2),
    "elevator_door": ("#7a5fb0", 0.24),
    **dict.fromkeys(("external_door", "internal_door", "sliding_door"), ("#b5651d", 0.24)),
    **dict.fromkeys(("bulkhead_door", "airlock_door"), ("#b03030", 0.26)),
}  # fmt: skip
_FLOOR = "#f6f2e6"
_SCENERY = "#d9d5c3"
_SIDES = ("#5aa0f2", "#f2a65a", "#b48ae8", "#5ac8a0")
_COUNTERS = (
    "M 0 -0.45 L 0.45 0 L 0 0.45 L -0.45 0 Z", "M 0 -0.45 L 0.45 0.35 L -0.45 0.35 Z",
    "M -0.35 -0.35 H 0.35 V 0.35 H -0.35 Z",
    "M -0.15 -0.45 H 0.15 V -0.15 H 0.45 V 0.15 H 0.15 V 0.45 H -0.15 V 0.15 H -0.45 V -0.15 H -0.15 Z",
)  # fmt: skip
"""The outline of a counter by the place of its side: without colours they are told apart as well."""
_SHOWN = (*_FILLS, *_LINES, "room", "zone")
_PEOPLE = {
    "door": {"fill": "none", "stroke": "#b5651d", "stroke-width": "0.24"},
    "unit": {"fill": "#5aa0f2", "stroke": "#000", "stroke-width": "0.05"},
    "body": {"fill": "#999", "stroke": "#000", "stroke-width": "0.05"},
    "counter": {"fill": "#fff", "stroke": "#5aa0f2", "stroke-width": "0.14"},
}
_HATCHES = (
    '<defs><pattern id="hatch" width="0.8" height="0.8" patternUnits="userSpaceOnUse" '
    'patternTransform="rotate(45)"><path d="M 0 0 V 0.8" stroke="#c03030" stroke-width="0.08" '
    'stroke-opacity="0.55"/></pattern></defs>'
)
_AS_DRAWN = Conditions()


def draw_svg(
    drawn: Map,
    *,
    floor: int = 1,
    conditions: Conditions = _AS_DRAWN,
    counters: Sequence[MapCounter] = (),
    shapes: Sequence[MapShape] = (),
) -> str:
    """The whole map as an SVG document, a metre to the user unit; layers of other floors than `floor` are hidden.

    Units, bodies, counters, breaches and areas laid over it stand on the layer `notes`, which is no part of the map.
    """
    return "\n".join(_lines(scene_of(drawn, floor, conditions, counters, shapes))) + "\n"


def _lines(scene: DrawnScene) -> Iterator[str]:
    drawn, margin = scene.drawn, Margin(scene)
    wide, high = _number(drawn.width_m), _number(drawn.height_m)
    box = 0.0, -margin.top, drawn.width_m + margin.right, drawn.height_m + margin.top
    yield '<?xml version="1.0" encoding="UTF-8"?>'
    yield (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"'
        f' width="{_number(box[2])}cm" height="{_number(box[3])}cm" viewBox="{" ".join(map(_number, box))}">'
    )
    yield f"<title>{escape(drawn.title)}</title>"
    yield _HATCHES
    ground = f'<rect id="ground" width="{wide}" height="{high}" fill="{_GROUND[drawn.ground]}"/>'
    settings = {
        key: getattr(drawn, key) for key in HEAD if key != "title" and getattr(drawn, key) is not None
    }
    yield from _layer("layer-map", label_of("map", {**settings, "metres_per_unit": 1.0}), [ground])
    floors = [f'<path d="{_path(drawn, room.points, " Z")}" fill="{_FLOOR}"/>' for room in scene.rooms]
    yield from _layer("layer-floors", NOTES, floors)
    for place, (words, storey, pieces) in enumerate(_runs(scene), 1):
        drawing = [_piece(drawn, piece) for piece in pieces]
        yield from _layer(f"layer-{place}", words, drawing, hidden=storey not in (0, scene.floor))
    notes = [
        *(area_path(shape, drawn.height_m) for shape in scene.areas),
        *_notes(scene),
        *(area_word(shape, drawn.height_m) for shape in scene.areas if shape.word),
        *margin.shapes({kind: _style(kind) for kind in _SHOWN} | _PEOPLE | AREAS),
    ]
    yield from _layer("layer-notes", NOTES, notes)
    yield "</svg>"


def _layer(id_: str, label: str, shapes: Sequence[str], *, hidden: bool = False) -> Iterator[str]:
    style = ' style="display:none"' if hidden else ""
    yield f'<g id="{id_}" inkscape:groupmode="layer" inkscape:label={quoteattr(label)}{style}>'
    yield from shapes
    yield "</g>"


def _runs(scene: DrawnScene) -> Iterator[tuple[str, int, list[DrawnPiece]]]:
    """What follows one another on one layer: its label, its floor (0 for all), and its pieces.

    Layers are cut where the order of the map asks for it: of two patches of terrain the later hides the earlier.
    """
    for (_, kind, floor), run in groupby(scene.pieces, key=lambda one: (one.table, one.kind, one.floor)):
        named = floor > 1 or (floor == 1 and scene.drawn.floors > 1)
        yield label_of(kind, {"floor": floor} if named else {}), floor, list(run)


def _piece(drawn: Map, shown: DrawnPiece) -> str:
    named, piece = {"id": f"{shown.table}-{shown.place}"}, shown.piece
    if isinstance(piece, MapFeature | Room):
        said = values_to_say(shown.kind, piece)
        if said or isinstance(piece, MapFeature):
            named["inkscape:label"] = label_of(piece.id if isinstance(piece, MapFeature) else "", said)
    title = f"<title>{escape(shown.name)}</title>" if shown.name else ""
    look = _style(shown.look)
    if isinstance(piece, Decoration) and piece.width_m is not None:
        look = {"fill": "none", "stroke": _SCENERY, "stroke-width": _number(piece.width_m)}
    attributes = " ".join(f"{key}={quoteattr(value)}" for key, value in {**named, **look}.items())
    if isinstance(piece, Zone) and piece.circle:
        x, y = _place(drawn, piece.circle.centre)
        return f'<circle {attributes} cx="{x}" cy="{y}" r="{_number(piece.circle.radius_m)}">{title}</circle>'
    return (
        f'<path {attributes} d="{_path(drawn, shown.outline, " Z" if shown.closed else "")}">{title}</path>'
    )


def _path(drawn: Map, points: Spots, closing: str) -> str:
    return f"M {' L '.join(' '.join(_place(drawn, point)) for point in points)}{closing}"


def _style(kind: str) -> dict[str, str]:
    if kind in _LINES:
        colour, width = _LINES[kind]
        cap = "square" if kind.endswith(("wall", "bulkhead")) else "butt"
        return {"fill": "none", "stroke": colour, "stroke-width": str(width), "stroke-linecap": cap}
    if kind in ("room", "zone"):
        dashes = {"stroke-width": "0.06", "stroke-dasharray": "0.4 0.3"}
        fill, stroke = ("none", "#808080") if kind == "room" else ("url(#hatch)", "#c03030")
        return {"fill": fill, "stroke": stroke, **dashes}
    return {"fill": _FILLS[kind], "stroke": "#00000040", "stroke-width": "0.03"}


def _notes(scene: DrawnScene) -> Iterator[str]:
    for east, north, wide in scene.holes:
        x, y = _place(scene.drawn, (east, north))
        yield f'<circle cx="{x}" cy="{y}" r="{_number(wide / 2)}" fill="#fff"/>'
    for token in scene.tokens:
        yield from _token(scene.drawn, token)
    for word in scene.words:
        yield _caption(scene.drawn, (word.x, word.y - word.size_m * 0.35), word.text, word.size_m)


def _token(drawn: Map, token: SceneToken) -> Iterator[str]:
    x, y = _place(drawn, (token.x, token.y))
    if token.what == "counter":
        place = token.side % len(_SIDES)
        title = f"<title>{escape(token.name)}</title>"
        yield f'<path transform="translate({x} {y})" d="{_COUNTERS[place]}" {_line_style(_SIDES[place])}>{title}</path>'
        return
    hue = _SIDES[token.side % len(_SIDES)] if token.what == "unit" else "#999"
    facing = radians(token.facing_deg or 0.0)
    nose = _place(drawn, (token.x + 0.5 * sin(facing), token.y + 0.5 * cos(facing)))
    yield f'<circle cx="{x}" cy="{y}" r="{FIGURE_RADIUS_M}" fill="{hue}" stroke="#000" stroke-width="0.05"/>'
    yield f'<path d="M {x} {y} L {" ".join(nose)}" stroke="#000" stroke-width="0.05"/>'
    if token.base_m:
        edge = _number(token.base_m)
        yield f'<circle cx="{x}" cy="{y}" r="{edge}" fill="none" stroke="{hue}" stroke-width="0.04"/>'


def _line_style(hue: str) -> str:
    return f'fill="#fff" stroke="{hue}" stroke-width="0.14"'


def _caption(drawn: Map, at: tuple[float, float], words: str, size_m: float) -> str:
    x, y = _place(drawn, at)
    style = f'font-size="{size_m}" text-anchor="middle" font-family="sans-serif"'
    return f'<text x="{x}" y="{y}" {style}>{escape(words)}</text>'


def _place(drawn: Map, point: tuple[float, float]) -> tuple[str, str]:
    return _number(point[0]), _number(drawn.height_m - point[1])


def _number(value: float) -> str:
    rounded = round(value, 4) + 0.0
    return repr(int(rounded)) if rounded.is_integer() else repr(rounded)
