"""What stands in yards and stores, from above: crates and sacks, carts and cars, fences, what men have piled up."""

from collections.abc import Callable

from squadlog.ground.drawing.furnishing.frame import Box, PieceFrame
from squadlog.ground.drawing.furnishing.shapes import Furnishing, Tone, area, line

_COATS: tuple[Tone, ...] = ("paint", "metal", "linen", "leaf", "water")
"""What cars and containers are painted in; those in a row differ."""


def _coat(f: PieceFrame) -> Tone:
    (ax, ay), (cx, cy) = f.corners[0], f.corners[2]
    return _COATS[round((ax + cx) * 1.7 + (ay + cy) * 2.9) % len(_COATS)]


_CONTAINER_M2 = 4.0
"""A crate that is larger is a container of sheet metal."""


def _crate(f: PieceFrame) -> Furnishing:
    if f.long_m * f.deep_m > _CONTAINER_M2:
        return _container(f)
    long, deep, rim = f.long_m, f.deep_m, min(0.1, f.deep_m * 0.14)
    inner = (rim, rim, long - rim, deep - rim)
    return Furnishing(
        "crate",
        "wood",
        (
            f.boxes("light_wood", inner),
            f.rims("line", inner),
            f.strokes("wood", (rim, rim, long - rim, deep - rim), size_m=rim),
            f.strokes("line", *((x, rim, x, deep - rim) for x in f.parts(0.35, 4))),
        ),
    )


def _container(f: PieceFrame) -> Furnishing:
    long, deep, rim = f.long_m, f.deep_m, 0.1
    ribs = [(x, rim, x, deep - rim) for x in f.parts(0.3, 16)[:-1]]
    return Furnishing(
        "crate",
        "dark_metal",
        (
            f.boxes(_coat(f), (rim, rim, long - rim, deep - rim)),
            f.strokes("dark_metal", *ribs, size_m=0.06),
            f.strokes("mark", (long - 0.22, deep * 0.3, long - 0.22, deep * 0.7), size_m=0.05),
        ),
    )


def _cells(f: PieceFrame, each_m: float, most: int) -> list[Box]:
    """Boxes of about that size that fill a frame, in rows."""
    rows = max(1, min(4, round(f.deep_m / each_m)))
    columns = max(1, min(most // rows, round(f.long_m / each_m)))
    wide, high = f.long_m / columns, f.deep_m / rows
    return [(c * wide, r * high, (c + 1) * wide, (r + 1) * high) for r in range(rows) for c in range(columns)]


def _crates(f: PieceFrame) -> Furnishing:
    cells = _cells(f, 0.8, 12)
    if len(cells) == 1:
        return _crate(f)
    rim = 0.1
    lids = [(a + rim, b + rim, c - rim, d - rim) for a, b, c, d in cells]
    across = [(a, b, c, d) if place % 2 else (a, d, c, b) for place, (a, b, c, d) in enumerate(lids)]
    rows, columns = sorted({b for _, b, _, _ in cells})[1:], sorted({a for a, _, _, _ in cells})[1:]
    joints = [*((0.0, y, f.long_m, y) for y in rows), *((x, 0.0, x, f.deep_m) for x in columns)]
    return Furnishing(
        "crates",
        "wood",
        (f.boxes("light_wood", *lids), f.strokes("wood", *across, size_m=0.07), f.strokes("line", *joints)),
    )


def _barrel(f: PieceFrame) -> Furnishing:
    cells = _cells(f, 0.7, 8)
    middles = [((a + c) / 2, (b + d) / 2) for a, b, c, d in cells]
    a, b, c, d = cells[0]
    radius = min(c - a, d - b) / 2 * 0.96
    return Furnishing(
        "barrel",
        None,
        (
            f.dots("dark_wood", radius, *middles),
            f.dots("wood", radius * 0.8, *middles),
            f.dots("line", radius * 0.1, *((x + radius * 0.35, y) for x, y in middles)),
        ),
    )


def _sacks(f: PieceFrame) -> Furnishing:
    cells = _cells(f, 0.55, 9)
    bags = [(a + 0.02, b + 0.02, c - 0.02, d - 0.02) for a, b, c, d in cells]
    return Furnishing(
        "sacks",
        "earth",
        (
            f.cushions("sand", *bags, cut_m=0.16),
            f.strokes("line", *((a + 0.08, (b + d) / 2, (a + c) / 2, (b + d) / 2) for a, b, c, d in bags)),
        ),
    )


def _sandbags(f: PieceFrame) -> Furnishing:
    """Two rows of bags, each over the joint of two of the other."""
    long, deep = f.long_m, f.deep_m
    rows = ((0.0, deep * 0.29), (0.27, deep * 0.71))
    ways = [(f.at(min(aside, long / 3) + 0.02, y), f.at(long - 0.02, y)) for aside, y in rows]
    return Furnishing(
        "sandbags",
        "earth",
        (
            line("dark_wood", *ways, size_m=deep * 0.44),
            line("sand", *ways, size_m=deep * 0.4, dash_m=(0.48, 0.05)),
            line("light_wood", *ways, size_m=deep * 0.2, dash_m=(0.32, 0.21)),
        ),
    )


def _pallet(f: PieceFrame) -> Furnishing:
    boards = [(0.0, f.deep_m * (row + 0.5) / 5, f.long_m, f.deep_m * (row + 0.5) / 5) for row in range(5)]
    return Furnishing("pallet", "dark_wood", (f.strokes("light_wood", *boards, size_m=f.deep_m * 0.15),))


def _pillar(f: PieceFrame) -> Furnishing:
    radius = min(f.long_m, f.deep_m) / 2
    if f.long_m > 2 * f.deep_m:
        return Furnishing(
            "pillar", "stone", (f.rims("line", (0.06, 0.06, f.long_m - 0.06, f.deep_m - 0.06)),)
        )
    return Furnishing(
        "pillar",
        "stone",
        (
            f.dots("dark_stone", radius * 0.86, (f.long_m / 2, f.deep_m / 2)),
            f.dots("linen", radius * 0.66, (f.long_m / 2, f.deep_m / 2)),
        ),
    )


def _car(f: PieceFrame) -> Furnishing:
    long, deep = f.long_m, f.deep_m
    coat = _coat(f)
    wheels = [(long * x - 0.3, y, long * x + 0.3, y + 0.16) for x in (0.2, 0.78) for y in (0.0, deep - 0.16)]
    return Furnishing(
        "car",
        None,
        (
            f.boxes("dark_metal", *wheels),
            f.cushions(coat, (0.02, 0.07, long - 0.02, deep - 0.07), cut_m=deep * 0.24),
            f.cushions("glass", (long * 0.26, deep * 0.14, long * 0.82, deep * 0.86), cut_m=0.3),
            f.cushions(coat, (long * 0.42, deep * 0.17, long * 0.72, deep * 0.83), cut_m=0.08),
            f.dots("glow", 0.08, (0.14, deep * 0.26), (0.14, deep * 0.74)),
        ),
    )


def _truck(f: PieceFrame) -> Furnishing:
    long, deep = f.long_m, f.deep_m
    cab, coat = long * 0.3, _coat(f)
    boards = [(cab + 0.2, deep * y, long - 0.14, deep * y) for y in (0.3, 0.5, 0.7)]
    wheels = [
        (long * x - 0.35, y, long * x + 0.35, y + 0.16) for x in (0.15, 0.72) for y in (0.0, deep - 0.16)
    ]
    return Furnishing(
        "truck",
        None,
        (
            f.boxes("dark_metal", *wheels, (0.2, deep * 0.3, long - 0.2, deep * 0.7)),
            f.cushions(coat, (0.02, 0.08, cab, deep - 0.08), cut_m=0.25),
            f.boxes("glass", (cab * 0.3, deep * 0.16, cab * 0.56, deep * 0.84)),
            f.boxes("dark_wood", (cab + 0.08, 0.06, long - 0.02, deep - 0.06)),
            f.boxes("wood", (cab + 0.18, 0.16, long - 0.12, deep - 0.16)),
            f.strokes("line", *boards),
        ),
    )


def _cart(f: PieceFrame) -> Furnishing:
    long, deep = f.long_m, f.deep_m
    bed = (long * 0.04, deep * 0.16, long * 0.86, deep * 0.84)
    wheels = [
        (long * x - 0.3, deep * y, long * x + 0.3, deep * y) for x in (0.22, 0.68) for y in (0.07, 0.93)
    ]
    return Furnishing(
        "cart",
        None,
        (
            f.strokes(
                "dark_wood",
                *wheels,
                (long * 0.86, deep * 0.5, long, deep * 0.5),
                size_m=min(0.12, deep * 0.12),
            ),
            f.boxes("wood", bed),
            f.rims("line", bed),
            f.strokes("line", *((bed[0], deep * y, bed[2], deep * y) for y in (0.34, 0.5, 0.66))),
        ),
    )


_HULL = (
    (0.0, 0.24), (0.12, 0.06), (0.5, 0.0), (0.8, 0.14), (1.0, 0.5), (0.8, 0.86), (0.5, 1.0), (0.12, 0.94), (0.0, 0.76),
)  # fmt: skip
"""A boat from its stern to its bow and back, in shares of its length and breadth."""


def _boat(f: PieceFrame) -> Furnishing:
    long, deep = f.long_m, f.deep_m
    hull = tuple(f.at(long * x, deep * y) for x, y in _HULL)
    inner = tuple(f.at(long * (0.07 + x * 0.86), deep * (0.12 + y * 0.76)) for x, y in _HULL)
    thwarts = [(long * x, deep * 0.14, long * x, deep * 0.86) for x in (0.24, 0.5)]
    return Furnishing(
        "boat",
        None,
        (
            area("dark_wood", hull),
            area("wood", inner),
            f.strokes("light_wood", *thwarts, size_m=0.2),
        ),
    )


def _hedge(f: PieceFrame) -> Furnishing:
    cells = _cells(f, max(0.4, min(f.deep_m * 0.8, 0.8)), 24)
    radius = min(cells[0][2] - cells[0][0], cells[0][3] - cells[0][1]) / 2
    crowns = [((a + c) / 2, (b + d) / 2) for a, b, c, d in cells]
    lit = [(x - radius * 0.2, y + radius * 0.2) for x, y in crowns]
    return Furnishing(
        "hedge",
        "dark_leaf",
        (f.dots("leaf", radius * 0.94, *crowns), f.dots("light_leaf", radius * 0.4, *lit)),
    )


def _fence(f: PieceFrame) -> Furnishing:
    long, deep = f.long_m, f.deep_m
    posts = [(x, deep / 2) for x in (0.08, *f.parts(1.6, 20), long - 0.08)]
    return Furnishing(
        "fence",
        "shade",
        (
            f.strokes(
                "wood", *((0.0, deep * y, long, deep * y) for y in (0.36, 0.64)), size_m=min(0.08, deep * 0.2)
            ),
            f.dots("dark_wood", min(0.12, deep / 2), *posts),
        ),
    )


def stone_fence(f: PieceFrame) -> Furnishing:
    """A wall of loose stones, in two rows."""
    long, deep = f.long_m, f.deep_m
    lower, upper = ((f.at(0.02, deep * y), f.at(long - 0.02, deep * y)) for y in (0.27, 0.73))
    return Furnishing(
        "fence",
        "dark_stone",
        (
            line("stone", lower, size_m=deep * 0.38, dash_m=(0.52, 0.06)),
            line("stone", upper, size_m=deep * 0.38, dash_m=(0.4, 0.06)),
            line("linen", lower, size_m=deep * 0.1, dash_m=(0.2, 0.95)),
            line("linen", upper, size_m=deep * 0.1, dash_m=(0.16, 1.4)),
        ),
    )


def _grave(f: PieceFrame) -> Furnishing:
    long, deep = f.long_m, f.deep_m
    return Furnishing(
        "grave",
        "earth",
        (
            f.cushions("stone", (0.05, deep * 0.12, long - 0.05, deep * 0.88)),
            f.strokes(
                "dark_stone",
                (long * 0.2, deep / 2, long * 0.75, deep / 2),
                (long * 0.36, deep * 0.3, long * 0.36, deep * 0.7),
                size_m=0.08,
            ),
        ),
    )


def _log(f: PieceFrame) -> Furnishing:
    long, deep = f.long_m, f.deep_m
    rings = (long - deep * 0.16, deep / 2)
    return Furnishing(
        "log",
        None,
        (
            f.cushions("dark_wood", (0.0, 0.0, long, deep), cut_m=deep * 0.3),
            f.strokes(
                "wood",
                *((deep * 0.5, deep * y, long - deep * 0.6, deep * y) for y in (0.28, 0.5, 0.72)),
                size_m=deep * 0.07,
            ),
            area("light_wood", f.oval(*rings, deep * 0.14, deep * 0.44)),
            area("wood", f.oval(*rings, deep * 0.07, deep * 0.22, 8)),
        ),
    )


def _papers(f: PieceFrame) -> Furnishing:
    return Furnishing(
        "papers",
        None,
        (
            f.boxes(
                "paper",
                *(
                    (f.long_m * x, f.deep_m * y, f.long_m * x + 0.24, f.deep_m * y + 0.32)
                    for x, y in ((0.05, 0.1), (0.45, 0.5), (0.62, 0.06))
                ),
            ),
        ),
    )


def _sign(f: PieceFrame) -> Furnishing:
    long, deep = f.long_m, f.deep_m
    return Furnishing(
        "sign",
        None,
        (
            f.boxes("dark_wood", (0.0, deep * 0.3, long, deep * 0.7)),
            f.boxes("light_wood", (0.05, deep * 0.36, long - 0.05, deep * 0.64)),
        ),
    )


YARDS: dict[str, Callable[[PieceFrame], Furnishing]] = {
    "crate": _crate, "crates": _crates, "boxes": _crates, "barrel": _barrel, "sacks": _sacks, "sandbags": _sandbags,
    "pallet": _pallet, "pillar": _pillar, "car": _car, "truck": _truck, "cart": _cart, "boat": _boat, "hedge": _hedge,
    "fence": _fence, "grave": _grave, "log": _log, "papers": _papers, "sign": _sign,
}  # fmt: skip
"""How each is drawn that needs a front and a back."""
