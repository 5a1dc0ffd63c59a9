"""What stands in rooms, from above: tables and seats, beds, cupboards, what a kitchen and a washroom have."""

from collections.abc import Callable

from squadlog.ground.drawing.furnishing.frame import PieceFrame
from squadlog.ground.drawing.furnishing.shapes import Furnishing, Tone, area, line


def _table(f: PieceFrame) -> Furnishing:
    rim = 0.08
    inner = (rim, rim, f.long_m - rim, f.deep_m - rim)
    boards = [(x, rim, x, f.deep_m - rim) for x in f.parts(0.6)]
    return Furnishing("table", "wood", (f.boxes("light_wood", inner), f.strokes("line", *boards)))


def _round_table(f: PieceFrame) -> Furnishing:
    x, y = f.long_m / 2, f.deep_m / 2
    whole, inner = f.oval(x, y, x * 0.97, y * 0.97, 14), f.oval(x, y, x * 0.78, y * 0.78, 14)
    return Furnishing("round_table", None, (area("wood", whole), area("light_wood", inner)))


def _desk(f: PieceFrame) -> Furnishing:
    long, deep = f.long_m, f.deep_m
    sheet = min(0.3, deep * 0.3)
    x = long * 0.62
    return Furnishing(
        "desk",
        "wood",
        (
            f.boxes("light_wood", (0.07, 0.07, long - 0.07, deep - 0.07)),
            f.boxes(
                "paper",
                (x, deep * 0.25, x + sheet * 0.8, deep * 0.25 + sheet),
                (long * 0.2, deep * 0.2, long * 0.2 + sheet, deep * 0.2 + sheet * 0.8),
            ),
            f.boxes("dark_metal", (long * 0.36, deep * 0.72, long * 0.56, deep * 0.84)),
        ),
    )


def _chair(f: PieceFrame) -> Furnishing:
    long, deep = f.long_m, f.deep_m
    return Furnishing(
        "chair",
        None,
        (
            f.cushions("wood", (long * 0.06, deep * 0.04, long * 0.94, deep * 0.96), cut_m=long * 0.2),
            f.cushions("cloth", (long * 0.16, deep * 0.12, long * 0.84, deep * 0.74), cut_m=long * 0.15),
        ),
    )


def _bench(f: PieceFrame) -> Furnishing:
    boards = [(0.0, f.deep_m * part, f.long_m, f.deep_m * part) for part in (0.34, 0.67)]
    ends = [(x, 0.0, x, f.deep_m) for x in (f.long_m * 0.12, f.long_m * 0.88)]
    return Furnishing(
        "bench", "light_wood", (f.strokes("line", *boards), f.strokes("dark_wood", *ends, size_m=0.05))
    )


def _sofa(f: PieceFrame) -> Furnishing:
    long, deep = f.long_m, f.deep_m
    arm, back = min(0.22, long * 0.14), deep * 0.28
    wide = (long - 2 * arm) / max(1, round((long - 2 * arm) / 0.75))
    seats = max(1, round((long - 2 * arm) / wide))
    cushions = [
        (arm + seat * wide + 0.02, 0.05, arm + (seat + 1) * wide - 0.02, deep - back) for seat in range(seats)
    ]
    return Furnishing(
        "sofa",
        "dark_wood",
        (
            f.cushions("cloth", (0.03, 0.03, long - 0.03, deep - 0.03)),
            f.cushions("linen", *cushions),
            f.rims("line", *cushions),
        ),
    )


def _bed(f: PieceFrame) -> Furnishing:
    long, deep, rim = f.long_m, f.deep_m, 0.06
    pillow = min(0.5, long * 0.24)
    many = 2 if deep >= 1.2 else 1
    wide = (deep - 2 * rim) / many
    pillows = [
        (rim + 0.06, rim + one * wide + 0.08, rim + pillow, rim + (one + 1) * wide - 0.08)
        for one in range(many)
    ]
    fold = rim + pillow + 0.14
    return Furnishing(
        "bed",
        "wood",
        (
            f.boxes("linen", (rim, rim, long - rim, deep - rim)),
            f.boxes("cloth", (fold, rim, long - rim, deep - rim)),
            f.cushions("paper", *pillows),
            f.rims("line", *pillows),
            f.strokes("mark", (fold + 0.1, rim, fold + 0.1, deep - rim)),
        ),
    )


def _bunks(f: PieceFrame) -> Furnishing:
    long, deep, rim = f.long_m, f.deep_m, 0.05
    many = max(1, min(6, round(long / 1.9)))
    each = long / many
    beds = [number * each for number in range(many)]
    pillows = [(x + rim + 0.05, rim + 0.1, x + rim + 0.36, deep - rim - 0.1) for x in beds]
    return Furnishing(
        "bunks",
        "dark_wood",
        (
            f.boxes("linen", *((x + rim, rim, x + each - rim, deep - rim) for x in beds)),
            f.boxes("cloth", *((x + rim + 0.5, rim, x + each - rim, deep - rim) for x in beds)),
            f.cushions("paper", *pillows),
            f.rims("line", *pillows),
        ),
    )


def _wardrobe(f: PieceFrame) -> Furnishing:
    doors = f.parts(0.6, 4) or [f.long_m / 2]
    knobs = [(x + side, f.deep_m * 0.16) for x in doors for side in (-0.08, 0.08)]
    return Furnishing(
        "wardrobe",
        "wood",
        (
            f.rims("line", (0.06, f.deep_m * 0.3, f.long_m - 0.06, f.deep_m - 0.06)),
            f.strokes("line", *((x, 0.0, x, f.deep_m * 0.3) for x in doors)),
            f.dots("mark", 0.03, *knobs),
        ),
    )


def _cabinet(f: PieceFrame) -> Furnishing:
    drawers = [(x, 0.0, x, f.deep_m * 0.7) for x in f.parts(0.5)]
    return Furnishing(
        "cabinet",
        "wood",
        (
            f.boxes("light_wood", (0.05, f.deep_m * 0.3, f.long_m - 0.05, f.deep_m - 0.05)),
            f.strokes("line", *drawers),
            f.dots("line", 0.03, *((x, f.deep_m * 0.15) for x in f.middles(0.5))),
        ),
    )


def _lockers(f: PieceFrame) -> Furnishing:
    slots = [(x - 0.08, f.deep_m * 0.3, x + 0.08, f.deep_m * 0.3) for x in f.middles(0.45, 12)]
    return Furnishing(
        "lockers",
        "metal",
        (
            f.boxes("dark_metal", (0.0, f.deep_m * 0.8, f.long_m, f.deep_m)),
            f.strokes("line", *((x, 0.0, x, f.deep_m) for x in f.parts(0.45, 12)), *slots),
        ),
    )


def _stove(f: PieceFrame) -> Furnishing:
    long, deep = f.long_m, f.deep_m
    plates = [(long * x, deep * y) for x in (0.28, 0.72) for y in (0.36, 0.74)]
    return Furnishing(
        "stove",
        "metal",
        (
            f.boxes("dark_metal", (0.05, deep * 0.16, long - 0.05, deep - 0.05)),
            f.dots("metal", min(long, deep) * 0.15, *plates),
            f.dots("glow", min(long, deep) * 0.07, *plates[:2]),
        ),
    )


def _sink(f: PieceFrame) -> Furnishing:
    long, deep = f.long_m, f.deep_m
    basin = (long * 0.14, deep * 0.12, long * 0.86, deep * 0.74)
    return Furnishing(
        "sink",
        "linen",
        (
            f.cushions("water", basin, cut_m=0.12),
            line("line", (*f.soft(basin, 0.12), f.soft(basin, 0.12)[0])),
            f.strokes("dark_metal", (long / 2, deep * 0.92, long / 2, deep * 0.6), size_m=0.06),
        ),
    )


def _bath(f: PieceFrame) -> Furnishing:
    long, deep = f.long_m, f.deep_m
    tub = (0.1, deep * 0.12, long - 0.1, deep * 0.88)
    return Furnishing(
        "bath",
        "linen",
        (
            f.cushions("water", tub, cut_m=deep * 0.25),
            line("line", (*f.soft(tub, deep * 0.25), f.soft(tub, deep * 0.25)[0])),
            f.dots("dark_metal", 0.05, (0.32, deep / 2)),
        ),
    )


def _toilet(f: PieceFrame) -> Furnishing:
    long, deep = f.long_m, f.deep_m
    return Furnishing(
        "toilet",
        None,
        (
            f.cushions("linen", (long * 0.1, deep * 0.72, long * 0.9, deep * 0.98)),
            area("linen", f.oval(long / 2, deep * 0.4, long * 0.34, deep * 0.38)),
            area("water", f.oval(long / 2, deep * 0.4, long * 0.2, deep * 0.22)),
        ),
    )


def _counter(f: PieceFrame) -> Furnishing:
    long, deep = f.long_m, f.deep_m
    edge = min(0.12, deep * 0.25)
    return Furnishing(
        "counter",
        "wood",
        (
            f.boxes("light_wood", (0.0, edge, long, deep)),
            f.strokes("line", (0.0, edge, long, edge), *((x, edge, x, deep) for x in f.parts(1.2))),
        ),
    )


def _bar(f: PieceFrame) -> Furnishing:
    long, deep = f.long_m, f.deep_m
    glasses = [(x + 0.1, deep * 0.55) for x in f.middles(0.9, 6)]
    return Furnishing(
        "bar",
        "dark_wood",
        (
            f.boxes("wood", (0.0, deep * 0.3, long, deep)),
            f.strokes("mark", (0.0, deep * 0.3, long, deep * 0.3)),
            f.dots("glass", 0.06, *glasses),
        ),
    )


def _shelves(f: PieceFrame) -> Furnishing:
    """Boards with goods on them, as one looks into them from above."""
    long, deep = f.long_m, f.deep_m
    goods = [
        (x - 0.16 - 0.05 * (place % 2), deep * 0.22, x + 0.14 + 0.08 * (place % 3), deep * 0.8)
        for place, x in enumerate(f.middles(0.62, 12))
    ]
    goods = [(max(a, 0.04), b, min(c, long - 0.04), d) for a, b, c, d in goods]
    return Furnishing(
        "shelves",
        "dark_wood",
        (
            f.boxes("wood", (0.05, 0.05, long - 0.05, deep - 0.05)),
            f.boxes("light_wood", *goods[::2]),
            f.boxes("paint", *goods[1::4]),
            f.boxes("paper", *goods[3::4]),
            f.strokes("line", *((x, 0.0, x, deep) for x in f.parts(1.5))),
        ),
    )


def _bookcase(f: PieceFrame) -> Furnishing:
    long, middle = f.long_m, f.deep_m * 0.46
    deep = f.deep_m * 0.56
    books = (f.at(0.08, middle), f.at(long - 0.08, middle))
    return Furnishing(
        "bookcase",
        "dark_wood",
        (
            line("cloth", books, size_m=deep),
            line("paper", books, size_m=deep * 0.9, dash_m=(0.07, 0.3)),
            line("paint", books, size_m=deep * 0.95, dash_m=(0.06, 0.21)),
            f.strokes("line", *((x, 0.0, x, f.deep_m) for x in f.parts(0.9))),
        ),
    )


def _screen(f: PieceFrame) -> Furnishing:
    long, deep = f.long_m, f.deep_m
    folds = [0.0, *f.parts(0.5, 8), long]
    zigzag = tuple(f.at(x, deep * (0.25 if place % 2 else 0.75)) for place, x in enumerate(folds))
    return Furnishing(
        "screen",
        None,
        (
            line("dark_wood", zigzag, size_m=min(deep * 0.4, 0.14)),
            line("cloth", zigzag, size_m=min(deep * 0.2, 0.06)),
            line("line", zigzag),
        ),
    )


def _altar(f: PieceFrame) -> Furnishing:
    long, deep = f.long_m, f.deep_m
    return Furnishing(
        "altar",
        "stone",
        (
            f.boxes("linen", (long * 0.3, 0.0, long * 0.7, deep)),
            f.strokes(
                "paint",
                (long / 2, deep * 0.25, long / 2, deep * 0.75),
                (long * 0.44, deep * 0.58, long * 0.56, deep * 0.58),
                size_m=0.06,
            ),
            f.dots("glow", 0.06, (long * 0.14, deep * 0.6), (long * 0.86, deep * 0.6)),
        ),
    )


def _stall(f: PieceFrame) -> Furnishing:
    """An awning in stripes."""
    cuts = [0.0, *f.parts(0.4, 12), f.long_m]
    stripes = [(a, 0.0, b, f.deep_m) for a, b in zip(cuts[::2], cuts[1::2], strict=False)]
    return Furnishing(
        "stall",
        "linen",
        (
            f.boxes("paint", *stripes),
            f.strokes("line", (0.0, f.deep_m * 0.22, f.long_m, f.deep_m * 0.22)),
        ),
    )


_RUGS: tuple[tuple[Tone, Tone], ...] = (("paint", "cloth"), ("cloth", "sand"), ("dark_leaf", "earth"))
"""The border and the field of a rug; no two of a house need be alike."""


def _rug(f: PieceFrame) -> Furnishing:
    long, deep = f.long_m, f.deep_m
    rim = min(0.22, deep * 0.14)
    inner = (rim, rim, long - rim, deep - rim)
    border, field = _RUGS[round(sum(f.corners[0]) * 2) % len(_RUGS)]
    middle = (
        f.at(long / 2, rim * 2),
        f.at(long - rim * 3, deep / 2),
        f.at(long / 2, deep - rim * 2),
        f.at(rim * 3, deep / 2),
    )
    return Furnishing("rug", border, (f.boxes(field, inner), f.rims("mark", inner), area(border, middle)))


def _mat(f: PieceFrame) -> Furnishing:
    return Furnishing("mat", "earth", (f.rims("line", (0.06, 0.06, f.long_m - 0.06, f.deep_m - 0.06)),))


INDOORS: dict[str, Callable[[PieceFrame], Furnishing]] = {
    "table": _table, "round_table": _round_table, "desk": _desk, "chair": _chair, "bench": _bench, "sofa": _sofa,
    "bed": _bed, "bunks": _bunks, "wardrobe": _wardrobe, "cabinet": _cabinet, "lockers": _lockers, "stove": _stove,
    "sink": _sink, "bath": _bath, "toilet": _toilet, "counter": _counter, "bar": _bar, "shelves": _shelves,
    "bookcase": _bookcase, "screen": _screen, "altar": _altar, "stall": _stall, "rug": _rug, "mat": _mat,
}  # fmt: skip
"""How each is drawn that needs a front and a back."""
