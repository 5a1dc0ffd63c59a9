"""Furniture and scenery as marks on paper: fine lines on white, so that little ink is used."""

from collections.abc import Callable, Iterator, Sequence
from math import hypot

from squadlog.extras.paper.marks import BLACK, GREY, WHITE, Ink, Mark, Outline, Place, RoundMark
from squadlog.ground.drawing.furnishing.shapes import Furnishing, FurnishingShape, Spot

_FINE, _FAINT = 0.12, 0.1
"""Millimetres: the lines of furniture, and those of scenery."""
_SCENERY: Ink = "#8a8a8a"
_PALE: Ink = "#c8c8c8"
_WORN = ("path", "road")
_UNSEEN = ("shade", "mark")
"""Tones of light and shadow, which paper leaves out."""
_NARROW_MM = 0.5
"""A line that is narrower is one stroke, a wider one has two edges."""
_VERGE_M = 0.2
"""How much wider a path is than what is trodden of it."""
_LEAST_MM = 0.25
"""A disc of a smaller radius is left out."""


def furniture_marks(
    furnishing: Furnishing, place: Callable[[Spot], Place], scale_mm: float
) -> Iterator[Mark]:
    """What lies within the outline of a piece of furniture, in fine black lines."""
    for shape in furnishing.shapes:
        yield from _shape(shape, place, scale_mm, GREY if shape.form == "line" else BLACK, _FINE)


def scenery_marks(
    those: Sequence[Furnishing], place: Callable[[Spot], Place], scale_mm: float
) -> Iterator[Mark]:
    """Decorations in faint lines: they are there for the eye alone. Where paths meet, no edge crosses another."""
    worn = [one for one in those if one.looks in _WORN]
    for layer in range(max((len(one.shapes) for one in worn), default=0)):
        for one in worn:
            for shape in one.shapes[layer : layer + 1]:
                yield from _worn(shape, place, scale_mm)
    for one in those:
        for shape in one.shapes if one.looks not in _WORN else ():
            yield from _shape(shape, place, scale_mm, _SCENERY, _FAINT)


def _worn(shape: FurnishingShape, place: Callable[[Spot], Place], scale_mm: float) -> Iterator[Mark]:
    """A path or a road: its edges, and over those of all of them the white between."""
    paths, size = [tuple(map(place, path)) for path in shape.paths], shape.size_m * scale_mm
    for path in paths:
        if shape.form == "area":
            yield Outline(places=path, width=0, fill=WHITE, closed=True)
        elif shape.tone == "sand":
            wide = min(size + _VERGE_M * scale_mm, size / 0.7)
            yield Outline(places=_ending(path, wide), width=max(wide - 2 * _FAINT, _FAINT), ink=WHITE)
        elif len(paths) > 1 or size < _NARROW_MM:
            yield Outline(places=path, width=_FAINT, ink=_SCENERY)
        elif path[0] == path[-1]:
            yield Outline(places=path, width=2 * _FAINT, ink=_SCENERY)
        else:
            yield Outline(places=_ending(path, size), width=size, ink=_SCENERY)


def _ending(path: tuple[Place, ...], wide: float) -> tuple[Place, ...]:
    """A line that reaches no farther than its ends, though the lines of a page do so by half their width."""
    return (_draw_in(path[0], path[1], wide / 2), *path[1:-1], _draw_in(path[-1], path[-2], wide / 2))


def _draw_in(end: Place, toward: Place, by: float) -> Place:
    (x, y), (dx, dy) = end, (toward[0] - end[0], toward[1] - end[1])
    share = min(by / (hypot(dx, dy) or 1.0), 0.45)
    return x + dx * share, y + dy * share


def _shape(
    shape: FurnishingShape, place: Callable[[Spot], Place], scale_mm: float, ink: Ink, fine: float
) -> Iterator[Mark]:
    if shape.tone in _UNSEEN:
        return
    paths = [tuple(map(place, path)) for path in shape.paths]
    size = shape.size_m * scale_mm
    if shape.form == "area":
        for path in paths:
            yield Outline(places=path, width=fine, ink=ink, fill=WHITE, closed=True)
    elif shape.form == "disc":
        if size >= _LEAST_MM:  # those that overlap have one edge together
            for x, y in paths[0]:
                yield RoundMark(x=x, y=y, radius=size, width=fine, ink=ink, fill=WHITE)
            for x, y in paths[0] if len(paths[0]) > 1 else ():
                yield RoundMark(x=x, y=y, radius=size - fine / 2, width=0, fill=WHITE)
    elif size < _NARROW_MM:
        for path in paths:
            yield Outline(places=path, width=fine, ink=ink)
    elif shape.dash_m is not None:
        dash = shape.dash_m[0] * scale_mm, shape.dash_m[1] * scale_mm
        for path in paths:
            yield Outline(places=path, width=size, ink=_PALE, dash=dash)
    else:
        ended = [_ending(path, size) for path in paths]
        for path in ended:
            yield Outline(places=path, width=size, ink=ink)
        for path in ended:
            yield Outline(places=path, width=size - 2 * fine, ink=WHITE)
