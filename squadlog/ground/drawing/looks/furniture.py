"""Furniture in the inks of a look: the shapes of all pieces that are alike are one path."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from squadlog.ground.drawing.drawn_scene import DrawnPiece
from squadlog.ground.drawing.furnishing.furnish import furnish_map
from squadlog.ground.drawing.furnishing.shapes import Furnishing, FurnishingShape
from squadlog.ground.drawing.looks.canvas import Canvas, use
from squadlog.ground.drawing.looks.paths import number


def furniture(
    canvas: Canvas, those: tuple[DrawnPiece, ...], ids: dict[tuple[str, int], str]
) -> Iterator[str]:
    """All obstacles of a floor: a shadow, what fills them, what is on them, and an edge, heavy on what is high."""
    style, furnished = canvas.style, furnish_map(canvas.scene.drawn)
    drawn = [(ids[one.table, one.place], one, furnished[one.table, one.place]) for one in those]
    yield from _bodies(canvas, drawn)
    yield from draw_layers(canvas, [one for _, _, one in drawn])
    high = [id_ for id_, one, _ in drawn if getattr(one.piece, "high", False)]
    edges = [id_ for id_, one, furnishing in drawn if furnishing.body and id_ not in high]
    if edges:
        yield f'<g fill="none" stroke="{style.line}" stroke-width="{style.fine}">{"".join(map(use, edges))}</g>'
    if high:
        yield f'<g fill="none" stroke="{style.line}" stroke-width="{style.fine * 2.6:g}">{"".join(map(use, high))}</g>'


def draw_layers(canvas: Canvas, drawn: Sequence[Furnishing]) -> Iterator[str]:
    """The shapes of pieces that stand beside one another, the lowest of all of them first."""
    for place in range(max((len(one.shapes) for one in drawn), default=0)):
        yield from _shapes(canvas, [one.shapes[place] for one in drawn if len(one.shapes) > place])


def _bodies(canvas: Canvas, drawn: list[tuple[str, DrawnPiece, Furnishing]]) -> Iterator[str]:
    style = canvas.style
    bodied = [(id_, one, furnishing.body) for id_, one, furnishing in drawn if furnishing.body]
    if style.shadow and bodied:
        for high, aside in ((False, 7), (True, 13)):
            ids = [id_ for id_, one, _ in bodied if bool(getattr(one.piece, "high", False)) == high]
            if ids:
                yield f'<g fill="#1d1710" fill-opacity=".24" transform="translate({aside} {aside + 2})">'
                yield from map(use, ids)
                yield "</g>"
    for tone, run in groupby(sorted(bodied, key=lambda one: one[2]), key=lambda one: one[2]):
        yield f'<g fill="{style.tones[tone]}">{"".join(use(id_) for id_, _, _ in run)}</g>'


def _shapes(canvas: Canvas, shapes: list[FurnishingShape]) -> Iterator[str]:
    """Shapes that lie on nothing of each other; those alike are one path."""
    keyed: dict[tuple[object, ...], list[FurnishingShape]] = {}
    for one in shapes:
        keyed.setdefault((one.form, one.tone, one.size_m, one.dash_m), []).append(one)
    for (form, *_), alike in keyed.items():
        paths = [path for one in alike for path in one.paths]
        if form == "disc":
            yield _discs(canvas, alike[0], [spot for path in paths for spot in path])
        elif form == "area":
            yield canvas.path(_area_ink(canvas, alike[0]), *paths, closed=True)
        else:
            yield canvas.path(_line_ink(canvas, alike[0]), *paths)


def _area_ink(canvas: Canvas, shape: FurnishingShape) -> str:
    style, tone = canvas.style, canvas.style.tones[shape.tone]
    if shape.tone == "shade":
        return 'fill="#1d1710" fill-opacity=".2"' if style.look == "table" else 'fill="none"'
    faint = ' stroke-opacity=".55"' if style.look == "table" else ""
    return f'fill="{tone}" stroke="{style.line}" stroke-width="{style.fine * 0.6:g}"{faint}'


def _line_ink(canvas: Canvas, shape: FurnishingShape) -> str:
    style, tone = canvas.style, canvas.style.tones[shape.tone]
    wide = number(round(shape.size_m * 1_000)) if shape.size_m else f"{style.fine * 0.8:g}"
    faint = ' stroke-opacity=".6"' if not shape.size_m and style.look == "table" else ""
    dashes = ""
    if shape.dash_m:
        dashes = f' stroke-dasharray="{" ".join(number(round(one * 1_000)) for one in shape.dash_m)}"'
    return f'fill="none" stroke="{tone}" stroke-width="{wide}"{faint}{dashes}'


def _discs(canvas: Canvas, shape: FurnishingShape, spots: list[tuple[float, float]]) -> str:
    style, tone = canvas.style, canvas.style.tones[shape.tone]
    wide = 2 * shape.size_m * 100
    path = canvas.plotter.dots(spots)
    rounded = 'fill="none" stroke-linecap="round"'
    inner = f'<path {rounded} stroke="{tone}" stroke-width="{wide:g}" d="{path}"/>'
    if style.look == "table" or wide < 12 or tone in ("#000", "none"):
        return inner
    edge = f'stroke="{style.line}" stroke-width="{wide + 2 * style.fine:g}"'
    return f'<path {rounded} {edge} d="{path}"/>{inner}'
