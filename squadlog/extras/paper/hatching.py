"""Areas filled with lines instead of ink."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import ceil, cos, floor, radians, sin

from squadlog.extras.paper.marks import Ink, Outline, Place


def hatched(
    places: Sequence[Place],
    step: float,
    turned_deg: float,
    *,
    width: float = 0.12,
    ink: Ink,
    dash: tuple[float, float] | None = None,
) -> Iterator[Outline]:
    """Straight lines through an area, at a set distance and angle; those of neighbours meet."""
    turn = radians(turned_deg)
    along, across = cos(turn), sin(turn)
    turned = [(x * along + y * across, y * along - x * across) for x, y in places]
    edges = list(pairwise([*turned, turned[0]]))
    low, high = min(y for _, y in turned), max(y for _, y in turned)
    for number in range(ceil(low / step), floor(high / step) + 1):
        level = number * step
        met = sorted(
            x1 + (level - y1) / (y2 - y1) * (x2 - x1)
            for (x1, y1), (x2, y2) in edges
            if (y1 > level) != (y2 > level)
        )
        for begin, end in zip(met[::2], met[1::2], strict=False):
            ends = tuple((x * along - level * across, x * across + level * along) for x in (begin, end))
            yield Outline(places=ends, width=width, ink=ink, dash=dash)
