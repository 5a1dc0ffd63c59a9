"""Places and words of figures as SVG: a unit is a centimetre, y runs downward."""

from collections.abc import Sequence

Points = Sequence[tuple[float, float]]


class FigurePlotter:
    """Turns metres east and north into units of a drawing of one height."""

    def __init__(self, height_m: float, size_m: float) -> None:
        self._height_m = height_m
        self.unit = size_m
        """A hundredth of a chip, in centimetres."""

    def at(self, x: float, y: float) -> str:
        """A place."""
        return f"{x * 100:.0f} {(self._height_m - y) * 100:.0f}"

    def line(self, points: Points, *, closed: bool = False) -> str:
        """Straight lines through places, as the path of an element."""
        return f"M{'L'.join(self.at(*point) for point in points)}{'z' if closed else ''}"

    def wide(self, share: float) -> str:
        """A length that grows with the chips, in hundredths of one."""
        return f"{share * self.unit:.1f}".removesuffix(".0")
