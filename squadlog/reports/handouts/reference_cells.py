"""The cells of the quick reference, lengths in the unit in force."""

from collections.abc import Iterator, Sequence
from itertools import zip_longest

from squadlog.base.lengths import UNITS, format_length, format_number, length_unit, scale_in_force
from squadlog.base.names import so_many
from squadlog.squads.log_values import signed


def lengths_told() -> str:
    """What the lengths of a table are in; empty where they are in metres, as the book has them."""
    scale = scale_in_force()
    if scale.unit == "m":
        return ""
    inch = so_many(int(scale.inch_m), "metre")
    return f"Tables are in {UNITS[scale.unit]}: one inch is {inch}. Rules in words are in metres, as printed. [GEN-03]"


def pair_halves(halves: Sequence[Sequence[tuple[str, ...]]]) -> Iterator[tuple[str, ...]]:
    """The rows of two halves side by side, blank where one is shorter."""
    left, right = halves
    for one, other in zip_longest(left, right):
        yield (*(one or ("",) * len(left[0])), *(other or ("",) * len(right[0])))


def modifier_cell(cell: object) -> str:
    """A modifier with its sign, or `none`."""
    return signed(cell) if isinstance(cell, int) else "none"


def metres_cell(metres: float | None) -> str:
    """A length without its unit; empty for none."""
    return "" if metres is None else format_number(metres)


def cost_cell(cost: float | None, most: float | None) -> str:
    """What a metre of some ground costs, or how far one goes on it at most; `-` where nobody goes."""
    if cost is not None:
        return f"{cost:g}"
    if most is None:
        return "-"
    return f"{format_length(most)} {'in all' if length_unit() == 'm' else 'at most'}"


def metres_band(band: Sequence[float] | None) -> str:
    """From and to of a band of lengths: `6-10`."""
    return "" if band is None else "-".join(dict.fromkeys(map(format_number, band)))


def band_cell(band: Sequence[int] | None) -> str:
    """From and to of a band of faces: `9-10`."""
    return "" if band is None else "-".join(map(str, dict.fromkeys(band)))
