"""What is built: walls with their thickness and shadow, stairs and lifts, in ink the rock about them."""

from collections.abc import Iterator
from math import hypot

from squadlog.ground.drawing.drawn_scene import Spots
from squadlog.ground.drawing.looks.canvas import Canvas, use
from squadlog.ground.drawing.looks.look_scene import WallRun, length_m, rings_of
from squadlog.ground.map.structures import Shaft, WallKind

_KINDS: tuple[WallKind, ...] = (
    "internal_wall", "internal_bulkhead", "external_wall", "external_bulkhead",
)  # fmt: skip
_TREAD_M = 0.3
_USUAL: WallKind = "internal_wall"


def ids_of_walls(kind: WallKind) -> str:
    """The id of all walls of a kind as one path."""
    return f"__{kind[0]}{kind.rpartition('_')[2][0]}"


def walls(canvas: Canvas) -> Iterator[str]:
    """The walls, cut at doors and windows: shadow, edge and fill, the thick ones over the thin ones."""
    style, known = canvas.style, []
    for kind in _KINDS:
        ink = style.walls[kind]
        runs = [run for run in canvas.scene.walls if run.kind == kind]
        if runs:
            path = "".join(
                canvas.plotter.path(_square_ends(run, ink.thick / 200), closed=run.closed) for run in runs
            )
            known.append((ids_of_walls(kind), ink, path))
    if not known:
        return
    yield "<defs>" + "".join(f'<path id="{id_}" d="{path}"/>' for id_, _, path in known) + "</defs>"
    yield '<g fill="none" stroke-linecap="square" stroke-linejoin="miter">'
    if style.shadow:
        yield f'<g {style.shadow} transform="translate(13 16)">'
        yield from (use(id_, f'stroke-width="{ink.thick}"') for id_, ink, _ in known)
        yield "</g>"
    yield from (use(id_, f'stroke="{ink.edge}" stroke-width="{ink.thick}"') for id_, ink, _ in known)
    for id_, ink, _ in known:
        if ink.fill != ink.edge:
            yield use(id_, f'stroke="{ink.fill}" stroke-width="{ink.thick - 9}"')
    yield "</g>"


def _square_ends(run: WallRun, half_m: float) -> Spots:
    """The line of a wall whose ends are drawn square: drawn back where an opening begins, so that it stays as wide."""
    line = list(run.line)
    if run.closed or length_m(run.line) <= 2.2 * half_m:
        return run.line
    if run.cut[0]:
        line[0] = _toward(line[0], line[1], half_m)
    if run.cut[1]:
        line[-1] = _toward(line[-1], line[-2], half_m)
    return tuple(line)


def _toward(start: tuple[float, float], end: tuple[float, float], metres: float) -> tuple[float, float]:
    long = hypot(end[0] - start[0], end[1] - start[1])
    share = min(metres / long, 0.9) if long else 0.0
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def stairs(canvas: Canvas, shaft: Shaft, id_: str) -> Iterator[str]:
    """Stairs: treads across, and an arrow the way up."""
    style, floor = canvas.style, canvas.scene.floor
    yield use(id_, f'fill="{style.tones["linen"] if style.coloured else style.paper}"')
    frame = _frame(shaft.points)
    if frame is not None:
        (ox, oy), (ux, uy, long), (vx, vy, wide) = frame
        count = max(2, min(40, round(long / _TREAD_M)))
        treads = [
            (
                (ox + ux * long * place / count, oy + uy * long * place / count),
                (ox + ux * long * place / count + vx * wide, oy + uy * long * place / count + vy * wide),
            )
            for place in range(1, count)
        ]
        yield canvas.path(f'fill="none" stroke="{style.line}" stroke-width="{style.fine}"', *treads)
        yield _arrow(canvas, frame, up=floor < max(shaft.floors), down=floor > min(shaft.floors))
    yield use(id_, f'fill="none" stroke="{style.line}" stroke-width="{style.fine + 2:g}"')
    yield _sides(canvas, shaft, "stairs")


def elevator(canvas: Canvas, shaft: Shaft, id_: str) -> Iterator[str]:
    """A lift: its cage crossed from corner to corner."""
    style, points = canvas.style, shaft.points
    yield use(id_, f'fill="{style.tones["metal"] if style.coloured else style.paper}"')
    if len(points) == 4:
        inner = _draw_in(points, 0.2)
        crossed = ((*inner, inner[0]), (inner[0], inner[2]), (inner[1], inner[3]))
        yield canvas.path(f'fill="none" stroke="{style.line}" stroke-width="{style.fine}"', *crossed)
    yield _sides(canvas, shaft, "elevator")


def _sides(canvas: Canvas, shaft: Shaft, kind: str) -> str:
    ink = canvas.style.walls[_USUAL]
    sides = canvas.scene.shaft_sides(shaft.points, kind)
    drawn = canvas.path(
        f'fill="none" stroke="{ink.edge}" stroke-width="{ink.thick}" stroke-linejoin="miter"', *sides
    )
    if sides and ink.fill != ink.edge:
        drawn += canvas.path(f'fill="none" stroke="{ink.fill}" stroke-width="{ink.thick - 9}"', *sides)
    return drawn


_Frame = tuple[tuple[float, float], tuple[float, float, float], tuple[float, float, float]]


def _frame(points: Spots) -> _Frame | None:
    """A corner, the way along the longer side with its length, and the way across; None without four corners."""
    if len(points) != 4:
        return None
    (ax, ay), (bx, by), _, (dx, dy) = points
    along = hypot(bx - ax, by - ay)
    across = hypot(dx - ax, dy - ay)
    if not along or not across:
        return None
    u = ((bx - ax) / along, (by - ay) / along, along)
    v = ((dx - ax) / across, (dy - ay) / across, across)
    return ((ax, ay), u, v) if along >= across else ((ax, ay), v, u)


def _arrow(canvas: Canvas, frame: _Frame, *, up: bool, down: bool) -> str:
    """An arrow along the middle of stairs, with a head where they lead to another floor."""
    (ox, oy), (ux, uy, long), (vx, vy, wide) = frame
    if uy < -0.5 or (abs(uy) <= 0.5 and ux < 0):  # up the page or to the right
        ox, oy, ux, uy = ox + ux * long, oy + uy * long, -ux, -uy

    def at(along: float, across: float) -> tuple[float, float]:
        return ox + ux * along + vx * across, oy + uy * along + vy * across

    middle, head = wide / 2, min(0.28, wide / 4)
    low, high = long * 0.14, long * 0.86
    lines: list[Spots] = [(at(low, middle), at(high, middle))]
    if up:
        lines.append(
            (at(high - head, middle - head * 0.7), at(high, middle), at(high - head, middle + head * 0.7))
        )
    if down:
        lines.append(
            (at(low + head, middle - head * 0.7), at(low, middle), at(low + head, middle + head * 0.7))
        )
    return canvas.path(
        f'fill="none" stroke="{canvas.style.line}" stroke-width="{canvas.style.fine * 2.2:g}" '
        'stroke-linecap="round" stroke-linejoin="round"',
        *lines,
    )


def _draw_in(points: Spots, by_m: float) -> Spots:
    x = sum(one[0] for one in points) / len(points)
    y = sum(one[1] for one in points) / len(points)
    return tuple(_toward(one, (x, y), by_m) for one in points)


def ground_around(canvas: Canvas) -> Iterator[str]:
    """Rock about all that walls enclose, in a look that has it."""
    if not canvas.style.rock or canvas.scene.floor > 1 or canvas.scene.drawn.ground == "space":
        return
    rings = rings_of(canvas.scene.enclosed)
    if rings:
        hatch = canvas.textures.fill(canvas.style.rock)
        yield canvas.path(
            f'fill="none" stroke="{hatch}" stroke-width="190" stroke-linejoin="round"', *rings, closed=True
        )
        steps = [
            one.ends for one in canvas.scene.doors if "external" in canvas.scene.thick_in.get(one.id, "")
        ]
        yield canvas.path('fill="none" stroke="#fff" stroke-width="200"', *steps)
        yield canvas.path('fill="#fff"', *rings, closed=True)
