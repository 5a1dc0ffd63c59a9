"""How large start zones are on a map drawn at random."""

from math import ceil, sqrt


def zone_size(width_m: float, height_m: float) -> tuple[float, float]:
    """How deep and long a start zone is: more on large maps, where places are farther apart."""
    apart = sqrt(width_m * height_m / 150)
    return max(6.0, float(ceil(2 * apart))), max(12.0, float(ceil(3.5 * apart)))
