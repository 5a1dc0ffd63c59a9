"""What grows, flows and rises: crowns of trees, banks and shallows, contour lines with the side that falls."""

from collections.abc import Iterator, Sequence
from math import ceil

import numpy as np
import shapely

from squadlog.base.records import value
from squadlog.ground.compiled.ground import rising_left
from squadlog.ground.compiled.outlines import Geometry
from squadlog.ground.drawing.drawn_scene import Spots
from squadlog.ground.drawing.looks.canvas import Canvas, use
from squadlog.ground.drawing.looks.look_scene import WATER, WOODS, LookScene
from squadlog.ground.drawing.looks.paths import Plotter
from squadlog.ground.drawing.looks.styles import Crowns
from squadlog.ground.drawing.looks.textures import Textures
from squadlog.ground.map.terrain import Contour

_AT_EDGE_M = 0.02
_TICK_M = 0.3
"""How far the strokes of a slope reach."""


@value
class _Growth:
    """How a kind of wood grows: metres between trees, and the radii of their crowns in centimetres."""

    apart_m: float
    radii: tuple[int, int]


_GROWTHS = {"light": _Growth(1.75, (76, 52)), "heavy": _Growth(1.25, (94, 70))}
_WIDEST = 1.6
_WAYS = ("path", "road", "rails")
"""Trees stand beside these where there is room for any."""
_MOST_CROWNS, _MOST_FOR_EACH = 170, 5
"""Crowns on a map, and more for each of its features: where woods are too wide for that, trees stand wider apart."""


def crown_places(canvas: Canvas, kind: str) -> tuple[tuple[float, tuple[tuple[float, float], ...]], ...]:
    """The crowns of a kind of wood: two sizes, each its radius in centimetres and the middles, always the same.

    Where trees stand wider apart than they would, their crowns are wider too, so that heavy woods stay heavy.
    """
    growth, scene = _GROWTHS[kind], canvas.scene
    area = scene.of_kind(kind)
    if shapely.is_empty(area):
        return ()
    allowed = _MOST_CROWNS + _MOST_FOR_EACH * sum(1 for _ in scene.drawn.features())
    wanted = sum(scene.of_kind(other).area / one.apart_m**2 for other, one in _GROWTHS.items())
    wider = max(1.0, wanted / allowed) ** 0.5
    radii = [radius * min(wider, _WIDEST) for radius in growth.radii]
    apart = growth.apart_m * wider
    for within in dict.fromkeys((_off_ways(scene, area), area)):
        places = tuple(
            (radius, _grown(within, apart, radius / 100, salt)) for salt, radius in enumerate(radii, 1)
        )
        if any(spots for _, spots in places):
            return places
    return ()


def _off_ways(scene: LookScene, area: Geometry) -> Geometry:
    """What of a wood lies beside the paths and roads that lead through it."""
    ways = [
        shapely.LineString(one.points).buffer(one.width_m / 2, quad_segs=2)
        for one in scene.drawn.decorations
        if one.kind in _WAYS and one.width_m and one.floor == 1
    ]
    return area.difference(shapely.union_all(ways)) if ways else area


def _grown(area: Geometry, apart_m: float, radius_m: float, salt: int) -> tuple[tuple[float, float], ...]:
    """Places of one size: every other field of a grid, moved about in it, as far as the crown lies in the wood."""
    inner = area.buffer(-0.8 * radius_m, quad_segs=2)
    if shapely.is_empty(inner):
        return ()
    shapely.prepare(inner)
    west, south, east, north = inner.bounds
    cols = np.arange(int(west / apart_m) - 1, ceil(east / apart_m) + 1)
    rows = np.arange(int(south / apart_m) - 1, ceil(north / apart_m) + 1)
    col, row = (one.ravel() for one in np.meshgrid(cols, rows))
    kept = (col + row) % 2 == salt % 2
    col, row = col[kept], row[kept]
    x = (col + 0.5 + 0.7 * (_chance(col, row, salt) - 0.5)) * apart_m
    y = (row + 0.5 + 0.7 * (_chance(row, col, salt + 7) - 0.5)) * apart_m
    within = shapely.contains_xy(inner, x, y)
    return tuple(zip(x[within].round(2).tolist(), y[within].round(2).tolist(), strict=True))


def _chance(one: "np.ndarray[tuple[int], np.dtype[np.int64]]", other: "np.ndarray[tuple[int], np.dtype[np.int64]]",
            salt: int) -> "np.ndarray[tuple[int], np.dtype[np.float64]]":  # fmt: skip
    """A number from 0 to 1 for every field, as good as at random and always the same."""
    mixed = (one * 73_856_093) ^ (other * 19_349_663) ^ (salt * 83_492_791)
    mixed = (mixed ^ (mixed >> 13)) * 1_274_126_177
    return ((mixed >> 8) & 0xFFFF) / 65_536.0


def woods(canvas: Canvas) -> Iterator[str]:
    """The crowns of all woods, layer by layer, so that crowns that meet are one mass."""
    tenfold = Plotter(canvas.scene.drawn.height_m, coarse=True, unit_cm=10)
    for kind in WOODS:
        layers = canvas.style.crowns.get(kind, ())
        sizes = crown_places(canvas, kind) if layers else ()
        known = [
            (f"__{kind[0]}{place}", radius / 10, tenfold.dots(spots))
            for place, (radius, spots) in enumerate(sizes)
            if spots
        ]
        if not known:
            continue
        yield "<defs>" + "".join(f'<path id="{id_}" d="{d}"/>' for id_, _, d in known) + "</defs>"
        yield '<g fill="none" stroke-linecap="round" transform="scale(10)">'
        for layer in layers:
            yield f"<g {crown_ink(canvas.textures, layer, 0.1)}>"
            for id_, radius, _ in known:
                yield use(id_, f'stroke-width="{2 * radius * layer.share + layer.wider / 10:.1f}"')
            yield "</g>"
        yield "</g>"


def crown_ink(textures: Textures, layer: Crowns, share: float) -> str:
    """The ink of a layer of crowns, in a drawing that is to be shown larger."""
    paint = layer.paint if layer.paint[0] == "#" else textures.fill(layer.paint)
    aside = f"{layer.aside * share:.1f}"
    moved = f' transform="translate({aside} {aside})"' if layer.aside else ""
    return f'stroke="{paint}"{layer.more}{moved}'


def banks(canvas: Canvas) -> tuple[Spots, ...]:
    """Where water ends, but for the edge of the map."""
    scene = canvas.scene
    water = scene.of_kind(*WATER)
    if shapely.is_empty(water):
        return ()
    whole = shapely.box(0, 0, scene.drawn.width_m, scene.drawn.height_m)
    edge = shapely.intersection(shapely.boundary(water), whole.buffer(-_AT_EDGE_M))
    if scene.bridges:
        spans = [shapely.Polygon(patch.points).buffer(_AT_EDGE_M) for patch in scene.bridges]
        edge = edge.difference(shapely.union_all(spans))
    lines = shapely.get_parts(shapely.line_merge(edge) if edge.geom_type == "MultiLineString" else edge)
    return tuple(tuple(line.coords) for line in lines if line.geom_type == "LineString" and not line.is_empty)


def water(canvas: Canvas, later: Sequence[tuple[str, str]]) -> Iterator[str]:
    """Shallows and banks over all water, then the patches over it again, each by its id and how it is filled."""
    lines = banks(canvas)
    if not lines:
        return
    wet = [patch.points for patch in canvas.scene.drawn.terrain if patch.kind in WATER]
    clip = canvas.path('clip-rule="nonzero"', *wet, closed=True)
    yield f'<defs><path id="__ba" d="{canvas.plotter.paths(lines)}"/><clipPath id="__wa">{clip}</clipPath></defs>'
    _, *inner, edge = canvas.style.bank
    yield '<g fill="none" stroke-linejoin="round" clip-path="url(#__wa)">'
    for inks in inner:
        for ink in filter(None, inks.split("|")):
            yield use("__ba", ink)
    yield "</g>"
    yield from (use(id_, f'fill="{fill}"') for id_, fill in later)
    yield f'<g fill="none">{use("__ba", edge)}</g>'
    if bridges := [patch.points for patch in canvas.scene.bridges]:
        ink = f'fill="none" stroke="{canvas.style.line}" stroke-width="{canvas.style.fine * 2:g}"'
        yield canvas.path(ink, *bridges, closed=True)


def shores(canvas: Canvas) -> Iterator[str]:
    """The strip of land along the water, under all other ground."""
    ink, lines = canvas.style.bank[0], banks(canvas) if canvas.style.bank[0] else ()
    if lines:
        yield canvas.path(f'fill="none" stroke-linejoin="round" {ink}', *lines)


def heights(canvas: Canvas, ids: Sequence[str]) -> Iterator[str]:
    """Contour lines with light on what is high, and strokes that run down the slope (MAP-07)."""
    colour, table = canvas.style.height, canvas.style.coloured
    for line, id_ in zip(canvas.scene.drawn.contours, ids, strict=True):
        if table and line.closed:
            if line.up == "inside":
                yield use(id_, 'fill="#4a3514" fill-opacity=".13" transform="translate(34 34)"')
                yield use(id_, 'fill="#fff7da" fill-opacity=".3"')
            else:
                yield use(id_, 'fill="#3a2a10" fill-opacity=".16"')
        wide = canvas.style.height_wide
        yield use(id_, f'fill="none" stroke="{colour}" stroke-width="{wide}"')
        strokes = (
            f'fill="none" stroke="{colour}" stroke-width="{_TICK_M * 100:g}" stroke-dasharray="{wide - 1} 84"'
        )
        yield canvas.path(f'{strokes} stroke-opacity=".75"' if table else strokes, *slope_lines(line))


def slope_lines(line: Contour) -> tuple[Spots, ...]:
    """A line beside a contour line that shows which side falls: dashed, and as wide as its strokes are long."""
    beside = shapely.offset_curve(shapely.LineString(rising_left(line)), -_TICK_M / 2, join_style="mitre")
    parts = shapely.get_parts(beside)
    return tuple(tuple(one.coords) for one in parts if one.geom_type == "LineString" and not one.is_empty)
