"""Outlines as short SVG paths: a unit is a centimetre, y runs downward, and millimetres are kept."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

_TENTHS = 1_000
"""Tenths of a unit in a metre: what is told apart."""

Points = Sequence[tuple[float, float]]
Place = tuple[int, int]


class Plotter:
    """Turns metres east and north into text of a path on a drawing of one height, to a tenth of a unit.

    `coarse`: to a unit, of so many centimetres.
    """

    def __init__(self, height_m: float, *, coarse: bool = False, unit_cm: int = 1) -> None:
        self._grain = 10 if coarse else 1
        self._tenths_of_a_metre = _TENTHS // unit_cm
        self._height = self._tenths(height_m)

    def x(self, east_m: float) -> str:
        """How far right a place lies."""
        return number(self._tenths(east_m))

    def y(self, north_m: float) -> str:
        """How far down a place lies."""
        return number(self._height - self._tenths(north_m))

    def path(self, points: Points, *, closed: bool = False) -> str:
        """A line through points, from the first on by steps; closed, it ends where it begins."""
        return self.paths((points,), closed=closed)

    def paths(self, lines: Iterable[Points], *, closed: bool = False) -> str:
        """Several lines as one path, each from where the one before it ends."""
        found: list[str] = []
        pen: Place | None = None
        for line in lines:
            placed = [(self._tenths(x), self._height - self._tenths(y)) for x, y in line]
            start = placed[0]
            if pen is None:
                found.append(f"M{join_numbers(start)}")
            else:
                found.append(f"m{join_numbers((start[0] - pen[0], start[1] - pen[1]))}")
            found += _steps(placed)
            found.append("z" if closed else "")
            pen = start if closed else placed[-1]
        return "".join(found)

    def dots(self, spots: Iterable[tuple[float, float]]) -> str:
        """Dots as one path to be drawn with round ends: each a line that is hardly one."""
        found: list[str] = []
        x = y = 0
        for east, north in spots:
            at = self._tenths(east), self._height - self._tenths(north)
            found.append(f"m{join_numbers((at[0] - x, at[1] - y))}h1")
            x, y = at[0] + 10, at[1]
        return "".join(found)

    def _tenths(self, metres: float) -> int:
        return round(metres * self._tenths_of_a_metre / self._grain) * self._grain


def number(tenths: int) -> str:
    """A number of tenths as short as it can be written."""
    whole, rest = divmod(abs(tenths), 10)
    sign = "-" if tenths < 0 else ""
    if not rest:
        return f"{sign}{whole}"
    return f"{sign}{whole or ''}.{rest}"


def join_numbers(place: Place) -> str:
    """Two numbers one after another; a sign parts them as well as a space."""
    one, other = number(place[0]), number(place[1])
    return f"{one}{other}" if other[0] == "-" else f"{one} {other}"


def _steps(placed: Sequence[Place]) -> Iterator[str]:
    before = ""
    for (x0, y0), (x1, y1) in pairwise(placed):
        dx, dy = x1 - x0, y1 - y0
        if not dy:
            letter, said = "h", number(dx)
        elif not dx:
            letter, said = "v", number(dy)
        else:
            letter, said = "l", join_numbers((dx, dy))
        if letter == before:
            yield said if said[0] == "-" else f" {said}"
        else:
            yield letter + said
        before = letter
