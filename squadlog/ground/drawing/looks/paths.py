"""Outlines as short SVG paths: a unit is a centimetre, y runs downward, and millimetres are kept."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

UNITS_PER_M = 100
"""Units of a drawing in a metre."""
_TENTHS = 1_000
"""Tenths of a unit in a metre: what is told apart."""

Points = Sequence[tuple[float, float]]


class Plotter:
    """Turns metres east and north into text of a path on a drawing of one height."""

    def __init__(self, height_m: float) -> None:
        self._height = round(height_m * _TENTHS)

    def x(self, east_m: float) -> str:
        """How far right a place lies."""
        return number(round(east_m * _TENTHS))

    def y(self, north_m: float) -> str:
        """How far down a place lies."""
        return number(self._height - round(north_m * _TENTHS))

    def path(self, points: Points, *, closed: bool = False) -> str:
        """A line through points, from the first on by steps; closed, it ends where it begins."""
        placed = [(round(x * _TENTHS), self._height - round(y * _TENTHS)) for x, y in points]
        first = joined((number(placed[0][0]), number(placed[0][1])))
        return f"M{first}{''.join(_steps(placed))}{'z' if closed else ''}"

    def paths(self, lines: Sequence[Points], *, closed: bool = False) -> str:
        """Several lines as one path."""
        return "".join(self.path(line, closed=closed) for line in lines)


def number(tenths: int) -> str:
    """A number of tenths as short as it can be written."""
    whole, rest = divmod(abs(tenths), 10)
    sign = "-" if tenths < 0 else ""
    if not rest:
        return f"{sign}{whole}"
    return f"{sign}{whole or ''}.{rest}"


def joined(numbers: Sequence[str]) -> str:
    """Numbers one after another; a sign parts them as well as a space."""
    return numbers[0] + "".join(one if one[0] == "-" else f" {one}" for one in numbers[1:])


def _steps(placed: Sequence[tuple[int, int]]) -> Iterator[str]:
    before = ""
    for (x0, y0), (x1, y1) in pairwise(placed):
        dx, dy = x1 - x0, y1 - y0
        if not dy:
            letter, said = "h", number(dx)
        elif not dx:
            letter, said = "v", number(dy)
        else:
            letter, said = "l", joined((number(dx), number(dy)))
        if letter == before:
            yield said if said[0] == "-" else f" {said}"
        else:
            yield letter + said
        before = letter
