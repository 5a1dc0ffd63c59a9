"""Machines, from above: what makes light and heat, what computes, what drives a ship."""

from collections.abc import Callable

from squadlog.ground.drawing.furnishing.frame import PieceFrame
from squadlog.ground.drawing.furnishing.shapes import Furnishing, line


def _machine(f: PieceFrame) -> Furnishing:
    long, deep, rim = f.long_m, f.deep_m, min(0.12, f.deep_m * 0.15)
    grille = [(x, deep * 0.55, x, deep - 2 * rim) for x in f.parts(0.22, 10)[1:-1:1]]
    dials = [(x, deep * 0.28) for x in f.middles(0.4, 6)]
    radius = min(0.1, deep * 0.11)
    return Furnishing(
        "machine",
        "metal",
        (
            f.boxes("dark_metal", (rim, deep * 0.46, long - rim, deep - rim)),
            f.strokes("metal", *grille, size_m=0.04),
            f.dots("paper", radius, *dials),
            f.dots("line", radius * 0.35, *dials),
            f.dots("glow", radius * 0.6, *dials[:1]),
        ),
    )


def _generator(f: PieceFrame) -> Furnishing:
    long, deep = f.long_m, f.deep_m
    radius = min(long, deep) * 0.3
    x, y = min(radius * 1.4, long / 2), deep / 2
    blades = [(x - radius, y, x + radius, y), (x, y - radius, x, y + radius)]
    ribs = [(s, deep * 0.14, s, deep * 0.86) for s in f.parts(0.25, 12) if s > x + radius * 1.2]
    return Furnishing(
        "generator",
        "metal",
        (
            f.boxes("dark_metal", (0.08, 0.08, long - 0.08, deep - 0.08)),
            f.strokes("metal", *ribs, size_m=0.08),
            f.dots("metal", radius, (x, y)),
            f.dots("dark_metal", radius * 0.82, (x, y)),
            f.strokes("metal", *blades, size_m=radius * 0.22),
            f.dots("paint", radius * 0.26, (x, y)),
        ),
    )


def _console(f: PieceFrame) -> Furnishing:
    """Screens at the back, keys and lights before whoever works there."""
    long, deep = f.long_m, f.deep_m
    middles = f.middles(0.7, 6)
    half = min(0.27, long / len(middles) / 2 - 0.04)
    screens = [(x - half, deep * 0.5, x + half, deep * 0.88) for x in middles]
    return Furnishing(
        "console",
        "dark_metal",
        (
            f.boxes("metal", (0.04, deep * 0.06, long - 0.04, deep * 0.4)),
            f.boxes("glass", *screens),
            f.strokes(
                "line", *((x - half, deep * 0.22, x + half * 0.3, deep * 0.22) for x in middles), size_m=0.05
            ),
            f.dots("glow", 0.04, *((x + half * 0.75, deep * 0.22) for x in middles)),
        ),
    )


def _rack(f: PieceFrame) -> Furnishing:
    parts, middles = f.parts(0.6, 10), f.middles(0.6, 10)
    vents = [(x - 0.18, f.deep_m * y, x + 0.18, f.deep_m * y) for x in middles for y in (0.55, 0.75)]
    return Furnishing(
        "rack",
        "dark_metal",
        (
            f.strokes("metal", *((x, 0.0, x, f.deep_m) for x in parts), *vents),
            f.dots("glow", 0.035, *((x - 0.12, f.deep_m * 0.22) for x in middles)),
            f.dots("glass", 0.035, *((x + 0.08, f.deep_m * 0.22) for x in middles)),
        ),
    )


def _engine(f: PieceFrame) -> Furnishing:
    long, deep = f.long_m, f.deep_m
    middles, radius = f.middles(1.0, 6), min(deep * 0.17, 0.4)
    pots = [(x, deep * y) for x in middles for y in (0.24, 0.76)]
    return Furnishing(
        "engine",
        "metal",
        (
            f.boxes("dark_metal", (0.0, deep * 0.42, long, deep * 0.58)),
            f.strokes("dark_metal", *((x, deep * 0.1, x, deep * 0.9) for x in f.parts(1.0, 6)), size_m=0.1),
            f.dots("dark_metal", radius, *pots),
            f.dots("metal", radius * 0.7, *pots),
            f.dots("glow", radius * 0.34, *pots),
        ),
    )


def _tank(f: PieceFrame) -> Furnishing:
    long, deep = f.long_m, f.deep_m
    bow = min(deep, long) * 0.48
    ends = tuple(dict.fromkeys(((bow, deep / 2), (max(long - bow, bow), deep / 2))))
    hull = (f.at(*ends[0]), f.at(*ends[-1]))
    return Furnishing(
        "tank",
        None,
        (
            f.dots("dark_metal", bow, *ends),
            line("dark_metal", hull, size_m=bow * 2),
            f.dots("metal", bow * 0.8, *ends),
            line("metal", hull, size_m=bow * 1.6),
            f.strokes(
                "mark", (bow * 0.8, deep / 2 + bow * 0.4, long - bow * 0.8, deep / 2 + bow * 0.4), size_m=0.06
            ),
            f.dots("dark_metal", min(0.22, bow * 0.4), (long / 2, deep / 2)),
        ),
    )


def _pipes(f: PieceFrame) -> Furnishing:
    many = max(1, min(5, round(f.deep_m / 0.3)))
    each = f.deep_m / many
    ways = [(0.0, (row + 0.5) * each, f.long_m, (row + 0.5) * each) for row in range(many)]
    flanges = [(x, 0.02, x, f.deep_m - 0.02) for x in f.middles(1.5, 6)]
    return Furnishing(
        "pipes",
        "shade",
        (
            f.strokes("dark_metal", *ways, size_m=each * 0.85),
            f.strokes("metal", *ways, size_m=each * 0.45),
            f.strokes("dark_metal", *flanges, size_m=0.1),
        ),
    )


def _grate(f: PieceFrame) -> Furnishing:
    bars = [(x, 0.06, x, f.deep_m - 0.06) for x in f.parts(0.16, 8)]
    return Furnishing("drain", "dark_metal", (f.strokes("metal", *bars, size_m=0.05),))


WORKS: dict[str, Callable[[PieceFrame], Furnishing]] = {
    "machine": _machine, "generator": _generator, "console": _console, "rack": _rack, "engine": _engine, "tank": _tank,
    "pipes": _pipes, "drain": _grate, "vent": _grate,
}  # fmt: skip
"""How each is drawn that needs a front and a back."""
