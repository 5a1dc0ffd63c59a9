"""Shapes of nature: blobs for woods, marsh and hills, bands for water, crooked lines for walls and hedges."""

from collections.abc import Sequence
from itertools import pairwise

from squadlog.ground.random_maps.sketch import Pt, Sketch, quarters

_WAYS: tuple[Pt, ...] = (
    (1, 0), (0.924, 0.383), (0.707, 0.707), (0.383, 0.924), (0, 1), (-0.383, 0.924), (-0.707, 0.707), (-0.924, 0.383),
    (-1, 0), (-0.924, -0.383), (-0.707, -0.707), (-0.383, -0.924), (0, -1), (0.383, -0.924), (0.707, -0.707),
    (0.924, -0.383),
)  # fmt: skip
"""Sixteen directions round the circle, in plain numbers that every machine makes alike."""
_ROUGH = 40
"""How uneven an outline is, in hundredths of its radius."""


def blob(sketch: Sketch, centre: Pt, radius_m: float, rough: int = _ROUGH) -> tuple[Pt, ...]:
    """An outline of sixteen points round a centre, some 1.6 times as long as wide, no point of it twice.

    `rough` is by how many hundredths the radius varies, smoothed from point to point.
    """
    ways = len(_WAYS)
    drawn = [100 - rough + sketch.chance.below(2 * rough + 1) for _ in range(ways)]
    sizes = [(2 * drawn[at] + drawn[at - 1] + drawn[(at + 1) % ways]) / 400 for at in range(ways)]
    long_, across = 1 + sketch.chance.below(26) / 100, 1 - sketch.chance.below(21) / 100
    turned = sketch.chance.below(ways)
    ax, ay = _WAYS[turned]
    points = []
    for size, (x, y) in zip(sizes, _WAYS, strict=True):
        u, v = x * radius_m * size * long_, y * radius_m * size * across
        points.append((quarters(centre[0] + u * ax - v * ay), quarters(centre[1] + u * ay + v * ax)))
    return tuple(dict.fromkeys(points))


def shrunk(points: Sequence[Pt], centre: Pt, share: float) -> tuple[Pt, ...]:
    """An outline drawn together toward its centre."""
    x, y = centre
    return tuple(
        dict.fromkeys((quarters(x + (px - x) * share), quarters(y + (py - y) * share)) for px, py in points)
    )


def course(sketch: Sketch, start: Pt, end: Pt, sway_m: float) -> list[Pt]:
    """A winding line from one place to another, a point every six metres or so, swaying across its way."""
    (ax, ay), (bx, by) = start, end
    upright = abs(by - ay) > abs(bx - ax)
    steps = max(2, round(max(abs(bx - ax), abs(by - ay)) / 6))
    points, off = [start], 0.0
    for step in range(1, steps):
        off = max(-sway_m, min(sway_m, off + sketch.between(-sway_m / 2, sway_m / 2)))
        x, y = ax + (bx - ax) * step / steps, ay + (by - ay) * step / steps
        points.append((quarters(x + off), quarters(y)) if upright else (quarters(x), quarters(y + off)))
    return [*points, end]


def smooth(line: Sequence[Pt]) -> list[Pt]:
    """A winding line with its corners cut off, from the same end to the same."""
    points = [line[0]]
    for (ax, ay), (bx, by) in pairwise(line):
        points += [
            (quarters(ax + (bx - ax) * share), quarters(ay + (by - ay) * share)) for share in (0.25, 0.75)
        ]
    return list(dict.fromkeys([*points, line[-1]]))


def band(line: Sequence[Pt], width_m: float) -> tuple[Pt, ...]:
    """A winding line as a band of that width across its way, as a stream is drawn."""
    (ax, ay), (bx, by) = line[0], line[-1]
    dx, dy = (width_m / 2, 0.0) if abs(by - ay) > abs(bx - ax) else (0.0, width_m / 2)
    one = [(quarters(x - dx), quarters(y - dy)) for x, y in line]
    return (*one, *((quarters(x + dx), quarters(y + dy)) for x, y in reversed(line)))


def at(line: Sequence[Pt], share: float) -> Pt:
    """The place at a share of the way along a winding line, by its longer side."""
    upright = abs(line[-1][1] - line[0][1]) > abs(line[-1][0] - line[0][0])
    key = 1 if upright else 0
    goal = line[0][key] + (line[-1][key] - line[0][key]) * share
    for one, other in pairwise(line):
        low, high = sorted((one[key], other[key]))
        if low <= goal <= high and high > low:
            part = (goal - one[key]) / (other[key] - one[key])
            return one[0] + (other[0] - one[0]) * part, one[1] + (other[1] - one[1]) * part
    return line[-1]
