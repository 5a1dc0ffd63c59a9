"""Furniture in the inks of a look: the shapes of all pieces that are alike are one path."""

from collections.abc import Iterator, Sequence

from squadlog.base.records import replace
from squadlog.ground.drawing.drawn_scene import DrawnPiece, Spots
from squadlog.ground.drawing.furnishing.furnish import furnish_map
from squadlog.ground.drawing.furnishing.shapes import Furnishing, FurnishingShape, Tone
from squadlog.ground.drawing.looks.canvas import Canvas, use
from squadlog.ground.drawing.looks.paths import number


def furniture(canvas: Canvas, those: Sequence[DrawnPiece]) -> Iterator[str]:
    """All obstacles of a floor: a shadow, what fills them, what is on them, and an edge, heavy on what is high."""
    style, furnished = canvas.style, furnish_map(canvas.scene.drawn)
    drawn = [(one, furnished[one.table, one.place]) for one in those]
    if not style.coloured:
        drawn = [(one, _uncoated(furnishing, high=_is_high(one))) for one, furnishing in drawn]
    alike: dict[tuple[bool, Tone], list[Spots]] = {}
    for one, furnishing in drawn:
        if furnishing.body:
            alike.setdefault((_is_high(one), furnishing.body), []).append(one.outline)
    known = {key: f"__o{place}" for place, key in enumerate(sorted(alike))}
    if known:
        paths = (
            f'<path id="{known[key]}" d="{canvas.plotter.paths(alike[key], closed=True)}"/>' for key in known
        )
        yield f"<defs>{''.join(paths)}</defs>"
    for high in (False, True) if style.shadow else ():
        if ids := [id_ for (tall, _), id_ in known.items() if tall == high]:
            aside = 13 if high else 7
            yield f'<g fill="#1d1710" fill-opacity=".24" transform="translate({aside} {aside + 2})">'
            yield from map(use, ids)
            yield "</g>"
    for (_, tone), id_ in known.items():
        yield use(id_, f'fill="{style.tones[tone]}"')
    yield from draw_layers(canvas, [one for _, one in drawn])
    for (high, _), id_ in known.items():
        yield use(
            id_, f'fill="none" stroke="{style.line}" stroke-width="{style.fine * (2.6 if high else 1):g}"'
        )


def _is_high(shown: DrawnPiece) -> bool:
    return bool(getattr(shown.piece, "high", False))


_COATED = ("car", "truck", "crate")
_COATS: tuple[Tone, ...] = ("paint", "leaf", "water", "linen")


def _uncoated(furnishing: Furnishing, *, high: bool) -> Furnishing:
    """Cars and containers without the paint that would not tell how high they are."""
    if furnishing.looks not in _COATED:
        return furnishing
    bare: Tone = "metal" if high else "wood"
    shapes = tuple(replace(one, tone=bare) if one.tone in _COATS else one for one in furnishing.shapes)
    return replace(furnishing, shapes=shapes)


def draw_layers(canvas: Canvas, drawn: Sequence[Furnishing]) -> Iterator[str]:
    """The shapes of pieces that stand beside one another, the lowest of all of them first."""
    style = canvas.style
    shapes = [
        shape
        for place in range(max((len(one.shapes) for one in drawn), default=0))
        for shape in _shapes(canvas, [one.shapes[place] for one in drawn if len(one.shapes) > place])
    ]
    if shapes:
        yield f'<g stroke="{style.soft}" stroke-width="{style.fine * 0.6:g}">{"".join(shapes)}</g>'


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
    """What fills an area; its edge is that of all."""
    if shape.tone != "shade":
        return f'fill="{canvas.style.tones[shape.tone]}"'
    return 'fill="#1d1710" fill-opacity=".2" stroke="none"' if canvas.style.coloured else 'display="none"'


def _line_ink(canvas: Canvas, shape: FurnishingShape) -> str:
    tone = canvas.style.tones[shape.tone]
    if not shape.size_m:
        return 'fill="none"' if shape.tone == "line" else f'fill="none" stroke="{tone}"'
    wide = number(round(shape.size_m * 1_000))
    dashes = ""
    if shape.dash_m:
        dashes = f' stroke-dasharray="{" ".join(number(round(one * 1_000)) for one in shape.dash_m)}"'
    return f'fill="none" stroke="{tone}" stroke-width="{wide}"{dashes}'


def _discs(canvas: Canvas, shape: FurnishingShape, spots: list[tuple[float, float]]) -> str:
    style, tone = canvas.style, canvas.style.tones[shape.tone]
    wide = 2 * shape.size_m * 100
    rounded, path = 'fill="none" stroke-linecap="round"', canvas.plotter.dots(spots)
    table = style.coloured
    if shape.tone == "shade":
        ink = f'stroke="#1d1710" stroke-opacity=".2" stroke-width="{wide:.0f}"'
        return f'<path {rounded} {ink} d="{path}"/>' if table else ""
    inner = f'<path {rounded} stroke="{tone}" stroke-width="{wide:.0f}" d="{path}"/>'
    if table or wide < 12 or tone == "#000":
        return inner
    return f'<path {rounded} stroke-width="{wide + 2 * style.fine:.0f}" d="{path}"/>{inner}'
