"""Doors and windows as an architect draws them. What play does to them is drawn over them, with the figures."""

from collections.abc import Iterator, Sequence
from math import hypot

from squadlog.ground.drawing.drawn_scene import Spots
from squadlog.ground.drawing.looks.canvas import Canvas, use
from squadlog.ground.map.structures import Door, WallKind, Window

_USUAL: WallKind = "internal_wall"
_HINGED = ("external_door", "internal_door")
_HEAVY = ("bulkhead_door", "airlock_door")
_ASIDE_M = 0.045


def thickness(canvas: Canvas, opening: Door | Window) -> int:
    """How thick the wall is in which a door or window stands."""
    return canvas.style.walls[canvas.scene.thick_in.get(opening.id, _USUAL)].thick


def windows(canvas: Canvas) -> Iterator[str]:
    """Windows: a frame, glass, and the two lines of an architect; one that is sealed has a single heavy line."""
    style, sorts = canvas.style, {(thickness(canvas, one), one.ship) for one in canvas.scene.windows}
    for thick, sealed in sorted(sorts):
        those = [
            one.ends for one in canvas.scene.windows if (thickness(canvas, one), one.ship) == (thick, sealed)
        ]
        id_, inner = f"__{'v' if sealed else 'g'}{thick}", max(thick // 3, 6)
        yield f'<defs><path id="{id_}" d="{canvas.plotter.paths(those)}"/></defs><g fill="none">'
        yield use(id_, f'stroke="{style.line}" stroke-width="{thick}"')
        yield use(id_, f'stroke="{style.glass}" stroke-width="{thick - 7}"')
        yield use(id_, f'stroke="{style.line}" stroke-width="{inner}"')
        if not sealed:
            yield use(id_, f'stroke="{style.glass}" stroke-width="{inner - 4}"')
        yield "</g>"


def doors(canvas: Canvas) -> Iterator[str]:
    """Doors: a sill between two jambs, and the leaf of one that is shut at first, with the way it swings."""
    style, scene = canvas.style, canvas.scene
    for thick in sorted({thickness(canvas, one) for one in scene.doors}):
        those = [one.ends for one in scene.doors if thickness(canvas, one) == thick]
        yield canvas.path(f'fill="none" stroke="{style.sill}" stroke-width="{thick}"', *those)
        jambs = [jamb for ends in those for jamb in _across(ends, thick / 200)]
        yield canvas.path(f'fill="none" stroke="{style.line}" stroke-width="{style.fine}"', *jambs)
    shut = scene.shut
    hinged = [door.ends for door in shut if door.kind in _HINGED]
    if hinged:
        arcs = "".join(_swing(canvas, ends) for ends in hinged)
        yield f'<path fill="none" stroke="{style.line}" stroke-opacity=".35" stroke-width="3" d="{arcs}"/>'
    yield from _leaves(canvas, "__d", hinged, 13)
    sliding = [half for door in shut if door.kind == "sliding_door" for half in _halves(door.ends)]
    yield from _leaves(canvas, "__s", sliding, 9)
    lifts = [door.ends for door in shut if door.kind == "elevator_door"]
    yield from _leaves(canvas, "__e", lifts, 12)
    if lifts:
        seams = [_across_middle(ends) for ends in lifts]
        yield canvas.path(f'fill="none" stroke="{style.line}" stroke-width="{style.fine}"', *seams)
    heavy = [door for door in shut if door.kind in _HEAVY]
    yield from _leaves(canvas, "__h", [door.ends for door in heavy], 22)
    if heavy:
        bolts = [_across_middle(door.ends, 0.11) for door in heavy]
        yield canvas.path(f'fill="none" stroke="{style.line}" stroke-width="{style.fine + 1:g}"', *bolts)


def _leaves(canvas: Canvas, id_: str, lines: Sequence[Spots], wide: int) -> Iterator[str]:
    """Leaves of one kind: an edge and what fills it."""
    if not lines:
        return
    style = canvas.style
    wide += style.leaf_wider
    fill = style.heavy_leaf if id_ == "__h" else style.leaf
    yield f'<defs><path id="{id_}" d="{canvas.plotter.paths(lines)}"/></defs><g fill="none">'
    yield use(id_, f'stroke="{style.line}" stroke-width="{wide}"')
    yield use(id_, f'stroke="{fill}" stroke-width="{wide - 2 * style.fine:g}"')
    yield "</g>"


def _swing(canvas: Canvas, ends: Spots) -> str:
    """A quarter of a circle about the first end, on the left of the door."""
    (x1, y1), (x2, y2) = ends
    radius = f"{100 * hypot(x2 - x1, y2 - y1):.0f}"
    plotter = canvas.plotter
    start, end = (x1 - (y2 - y1), y1 + (x2 - x1)), (x2, y2)
    return (
        f"M{plotter.x(start[0])} {plotter.y(start[1])}"
        f"A{radius} {radius} 0 0 1 {plotter.x(end[0])} {plotter.y(end[1])}"
    )


def _aside(ends: Spots, metres: float) -> tuple[float, float]:
    (px, py), (qx, qy) = ends
    long = hypot(qx - px, qy - py) or 1.0
    return -(qy - py) / long * metres, (qx - px) / long * metres


def _across(ends: Spots, half_m: float) -> Iterator[Spots]:
    dx, dy = _aside(ends, half_m)
    for x, y in ends:
        yield ((x - dx, y - dy), (x + dx, y + dy))


def _across_middle(ends: Spots, half_m: float = 0.06) -> Spots:
    dx, dy = _aside(ends, half_m)
    x, y = (ends[0][0] + ends[1][0]) / 2, (ends[0][1] + ends[1][1]) / 2
    return (x - dx, y - dy), (x + dx, y + dy)


def _halves(ends: Spots) -> Iterator[Spots]:
    """The two leaves of a sliding door, one before the other."""
    (px, py), (qx, qy) = ends
    dx, dy = _aside(ends, _ASIDE_M)
    mx, my = px + (qx - px) * 0.54, py + (qy - py) * 0.54
    nx, ny = px + (qx - px) * 0.46, py + (qy - py) * 0.46
    yield (px + dx, py + dy), (mx + dx, my + dy)
    yield (nx - dx, ny - dy), (qx - dx, qy - dy)
