"""Scenery in the inks of a look: what stands about in many places is drawn once, what covers ground is a pattern."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import groupby

from squadlog.base.records import value
from squadlog.ground.drawing.drawn_scene import DrawnPiece
from squadlog.ground.drawing.furnishing.frame import patch_of
from squadlog.ground.drawing.furnishing.furnish import furnish_map, shapes_of
from squadlog.ground.drawing.furnishing.shapes import Furnishing
from squadlog.ground.drawing.looks.canvas import Canvas, use
from squadlog.ground.drawing.looks.furniture import draw_layers
from squadlog.ground.drawing.looks.paths import Plotter, number
from squadlog.ground.map.scenery import Decoration, DecorationKind

_ALIKE: tuple[DecorationKind, ...] = (
    "tree", "conifer", "palm", "bush", "plant", "lamp", "stump", "fire", "rock", "chair", "barrel", "statue", "sign",
)  # fmt: skip
"""What looks the same wherever it stands, but for its size."""
_ROUND = ("tree", "conifer", "palm")
"""What is drawn about the middle of its outline, as far as it reaches, whatever that outline is."""
_COVERS = ("grass", "flowers", "reeds")
"""What grows all over an area."""
_MANY = 3
"""What stands there as often is drawn once and shown again."""
_LIKE_COVER: tuple[DecorationKind, ...] = (
    "tree", "conifer", "palm", "bush", "rock", "stump", "log", "fence", "hedge", "table", "barrel", "crate", "boxes",
    "statue", "grave", "rubble", "car", "boat", "sign", "mat",
)  # fmt: skip
"""What somebody could hide behind, were it more than scenery."""
_LIKE_WALLS: tuple[DecorationKind, ...] = ("rug", "cable")
"""What is as dark as a wall or a cabinet where no colour tells it from one: there it is pale, too."""
_SQUARE = 0.08
_LIGHTS = {"lamp": 3.2, "fire": 4.0}
"""How far a light reaches by night, in metres: it is drawn, and no rule knows of it."""
_UNIT = ((-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0))


@value
class _Stood:
    """Where a thing stands, and how far it reaches from there."""

    x: float
    y: float
    reach_m: float


def scenery(canvas: Canvas, those: Sequence[DrawnPiece]) -> Iterator[str]:
    """All scenery of a floor, in the order of the map; what somebody could hide behind is pale, for nobody can."""
    known = set[str]()
    alike = _LIKE_COVER if canvas.style.coloured else (*_LIKE_COVER, *_LIKE_WALLS)
    for pale, run in groupby(those, key=lambda one: getattr(one.piece, "kind", "") in alike):
        drawn = "".join(_drawn(canvas, tuple(run), known))
        yield f'<g opacity="{canvas.style.pale}">{drawn}</g>' if pale else drawn


def _drawn(canvas: Canvas, those: Sequence[DrawnPiece], known: set[str]) -> Iterator[str]:
    """Scenery as it is; the kinds that are `known` have been defined before."""
    furnished = furnish_map(canvas.scene.drawn)
    many = Counter(kind for kind, alike in (_sort(one.piece) for one in those) if alike)

    def sort(shown: DrawnPiece) -> tuple[str, bool]:
        kind, alike = _sort(shown.piece)
        return kind, alike and many[kind] >= _MANY

    for (kind, alike), run in groupby(those, key=sort):
        together = list(run)
        pieces = [one.piece for one in together if isinstance(one.piece, Decoration)]
        if alike:
            if kind not in known:
                known.add(kind)
                yield f"<defs>{_symbol(canvas, kind)}</defs>"
            yield from (_stand(canvas, kind, piece) for piece in pieces)
        elif kind in _COVERS and all(piece.width_m is None for piece in pieces):
            fill = canvas.textures.fill(f"sown_{kind}")
            yield canvas.path(f'fill="{fill}"', *(piece.points for piece in pieces), closed=True)
        else:
            drawn = [furnished["decoration", one.place] for one in together]
            for piece, furnishing in zip(pieces, drawn, strict=True):
                yield _body(canvas, piece, furnishing)
            yield from draw_layers(canvas, drawn)


def _sort(piece: object) -> tuple[str, bool]:
    """What is drawn together: kind, and whether it looks like all others."""
    if not isinstance(piece, Decoration):
        return "", False
    return piece.kind, piece.kind in _ALIKE and piece.width_m is None and _stood(piece) is not None


def _stood(piece: Decoration) -> _Stood | None:
    """Where a thing stands in its outline; None where it would not fill that: no square that lies along the map."""
    points = piece.points
    if piece.kind in _ROUND:
        outline = patch_of(points)
        return _Stood(*outline.middle, outline.reach_m)
    xs, ys = {round(x, 3) for x, _ in points}, {round(y, 3) for _, y in points}
    if len(points) != 4 or len(xs) != 2 or len(ys) != 2:
        return None
    wide, high = max(xs) - min(xs), max(ys) - min(ys)
    if abs(wide - high) > _SQUARE * max(wide, high):
        return None
    return _Stood((max(xs) + min(xs)) / 2, (max(ys) + min(ys)) / 2, (wide + high) / 4)


def _symbol(canvas: Canvas, kind: str) -> str:
    """A thing as it stands in the definitions, reaching a metre from its middle."""
    piece = Decoration(id="one", kind=kind, points=_UNIT)  # type: ignore[arg-type] # a kind of scenery
    about = Canvas(canvas.scene, canvas.style, canvas.textures, Plotter(0.0, coarse=True))
    furnishing = shapes_of(piece)
    drawn = _body(about, piece, furnishing) + "".join(draw_layers(about, [furnishing]))
    return f'<g id="__{kind}">{drawn}</g>'


def _stand(canvas: Canvas, kind: str, piece: Decoration) -> str:
    at = _stood(piece)
    if at is None:
        return ""
    moved = f"translate({canvas.plotter.x(at.x)} {canvas.plotter.y(at.y)})scale({at.reach_m:.3g})"
    return use(f"__{kind}", f'transform="{moved}"')


def _body(canvas: Canvas, piece: Decoration, furnishing: Furnishing) -> str:
    if not furnishing.body:
        return ""
    tone = canvas.style.tones[furnishing.body]
    if piece.width_m is None:
        return canvas.path(f'fill="{tone}"', piece.points, closed=True)
    wide, style = round(piece.width_m * 1_000), canvas.style
    joined = 'fill="none" stroke-linejoin="round"'
    drawn = canvas.path(f'{joined} stroke="{tone}" stroke-width="{number(wide)}"', piece.points)
    if style.coloured:
        return drawn
    edge = number(wide + round(20 * style.fine))
    return canvas.path(f'{joined} stroke="{style.line}" stroke-width="{edge}"', piece.points) + drawn


def lights(canvas: Canvas) -> Iterator[str]:
    """Lit spots by night: what scenery shines."""
    scene = canvas.scene
    for one in scene.drawn.decorations:
        if one.kind in _LIGHTS and one.floor == scene.floor:
            x = sum(spot[0] for spot in one.points) / len(one.points)
            y = sum(spot[1] for spot in one.points) / len(one.points)
            radius = round(_LIGHTS[one.kind] * 100)
            yield f'<circle cx="{canvas.plotter.x(x)}" cy="{canvas.plotter.y(y)}" r="{radius}" fill="url(#__lit)"/>'
