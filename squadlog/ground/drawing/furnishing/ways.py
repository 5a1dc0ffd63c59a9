"""Scenery along a line: paths, roads, rails, fences, pipes."""

from collections.abc import Callable, Iterator
from itertools import pairwise
from math import hypot

from squadlog.ground.drawing.furnishing.shapes import Furnishing, Spots, Tone, disc, line


def _beside(way: Spots, aside_m: float) -> Spots:
    """A line that far to the left of another, cut off square at its bends."""
    found = []
    for place, (x, y) in enumerate(way):
        before, after = way[max(place - 1, 0)], way[min(place + 1, len(way) - 1)]
        dx, dy = after[0] - before[0], after[1] - before[1]
        long = hypot(dx, dy) or 1.0
        found.append((x - dy / long * aside_m, y + dx / long * aside_m))
    return tuple(found)


def _along(way: Spots, every_m: float, most: int) -> Iterator[tuple[float, float]]:
    """Places along a line, its ends among them."""
    whole = sum(hypot(q[0] - p[0], q[1] - p[1]) for p, q in pairwise(way))
    many = max(1, min(most, round(whole / every_m)))
    each, gone, number = whole / many, 0.0, 0
    for p, q in pairwise(way):
        long = hypot(q[0] - p[0], q[1] - p[1])
        while number <= many and number * each <= gone + long + 1e-9:
            share = (number * each - gone) / long if long else 0.0
            yield p[0] + (q[0] - p[0]) * share, p[1] + (q[1] - p[1]) * share
            number += 1
        gone += long


def _path(way: Spots, wide_m: float) -> Furnishing:
    return Furnishing(
        "path",
        None,
        (line("earth", way, size_m=wide_m), line("sand", way, size_m=max(wide_m - 0.2, wide_m * 0.7))),
    )


def _road(way: Spots, wide_m: float) -> Furnishing:
    ruts = (_beside(way, wide_m * 0.2), _beside(way, -wide_m * 0.2))
    return Furnishing(
        "road",
        None,
        (
            line("earth", way, size_m=wide_m),
            line("sand", way, size_m=max(wide_m - 0.24, wide_m * 0.7)),
            line("earth", *ruts, size_m=wide_m * 0.06),
        ),
    )


def _rails(way: Spots, wide_m: float) -> Furnishing:
    gauge = wide_m * 0.3
    return Furnishing(
        "rails",
        None,
        (
            line("sand", way, size_m=wide_m * 1.0),
            line("dark_wood", way, size_m=wide_m * 0.86, dash_m=(0.22, 0.42)),
            line("dark_metal", _beside(way, gauge), _beside(way, -gauge), size_m=0.1),
        ),
    )


def _marking(way: Spots, wide_m: float) -> Furnishing:
    dash = (1.0, 0.8) if len(way) == 2 else None
    return Furnishing("marking", None, (line("mark", way, size_m=wide_m, dash_m=dash),))


def _kerb(way: Spots, wide_m: float) -> Furnishing:
    return Furnishing(
        "kerb",
        None,
        (line("dark_stone", way, size_m=wide_m), line("stone", way, size_m=wide_m * 0.7, dash_m=(0.7, 0.06))),
    )


def _pipe(way: Spots, wide_m: float) -> Furnishing:
    return Furnishing(
        "pipe",
        None,
        (
            line("dark_metal", way, size_m=wide_m),
            line("metal", way, size_m=wide_m * 0.5),
            line("dark_metal", way, size_m=wide_m * 1.0, dash_m=(0.12, 1.6)),
        ),
    )


def _cable(way: Spots, wide_m: float) -> Furnishing:
    return Furnishing("cable", None, (line("line", way, size_m=wide_m),))


def _fence(way: Spots, wide_m: float) -> Furnishing:
    posts = tuple(_along(way, 1.6, 24))
    return Furnishing(
        "fence",
        None,
        (
            line("wood", way, size_m=wide_m * 0.5),
            line("line", way),
            disc("dark_wood", max(wide_m * 0.5, 0.06), *posts),
        ),
    )


def _hedge(way: Spots, wide_m: float) -> Furnishing:
    crowns = tuple(_along(way, wide_m * 0.8, 30))
    return Furnishing(
        "hedge",
        None,
        (
            line("dark_leaf", way, size_m=wide_m),
            disc("leaf", wide_m * 0.42, *crowns),
            disc("light_leaf", wide_m * 0.16, *crowns),
        ),
    )


def _log(way: Spots, wide_m: float) -> Furnishing:
    """A trunk with the rings of its two ends."""
    return Furnishing(
        "log",
        None,
        (
            line("dark_wood", way, size_m=wide_m),
            disc("dark_wood", wide_m / 2, way[0], way[-1]),
            line("wood", way, size_m=wide_m * 0.5, dash_m=(0.9, 0.12)),
            disc("light_wood", wide_m * 0.36, way[0], way[-1]),
            disc("wood", wide_m * 0.16, way[0], way[-1]),
        ),
    )


def _row(looks: str) -> Callable[[Spots, float], Furnishing]:
    """Trees or bushes in a row, each as wide as the line."""

    def planted(way: Spots, wide_m: float) -> Furnishing:
        middles, radius = tuple(_along(way, wide_m * 1.15, 16)), wide_m / 2
        shifted = tuple((x - radius * 0.2, y + radius * 0.2) for x, y in middles)
        shade = tuple((x + radius * 0.2, y - radius * 0.2) for x, y in middles)
        return Furnishing(
            looks,
            None,
            (
                disc("shade", radius * 0.95, *shade),
                disc("dark_leaf", radius * 0.95, *middles),
                disc("leaf", radius * 0.68, *shifted),
                disc("light_leaf", radius * 0.28, *shifted),
            ),
        )

    return planted


def _strip(looks: str, tone: Tone) -> Callable[[Spots, float], Furnishing]:
    return lambda way, wide_m: Furnishing(looks, None, (line(tone, way, size_m=wide_m),))


WAYS: dict[str, Callable[[Spots, float], Furnishing]] = {
    "path": _path, "road": _road, "rails": _rails, "marking": _marking, "kerb": _kerb, "pipe": _pipe, "cable": _cable,
    "fence": _fence, "hedge": _hedge, **{looks: _row(looks) for looks in ("tree", "conifer", "palm", "bush")},
    "puddle": _strip("puddle", "water"), "mat": _strip("mat", "earth"), "rug": _strip("rug", "cloth"),
    "snowdrift": _strip("snowdrift", "paper"), "log": _log, "shadow": _strip("shadow", "shade"),
    "stain": _strip("stain", "shade"),
}  # fmt: skip
"""How each is drawn along a line of a width."""
