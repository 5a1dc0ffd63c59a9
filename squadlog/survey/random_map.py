"""Maps drawn at random, by the book as it is printed."""

from squadlog.ground.random_maps.at_random import RandomMap, random_map
from squadlog.ground.random_maps.kinds import MapKind
from squadlog.survey.fair import printed_reading, walking
from squadlog.survey.reading import readings_of


def draw_random_map(
    kind: MapKind,
    seed: int,
    *,
    width_m: int = 48,
    height_m: int = 36,
    sides: tuple[str, str] = ("Red", "Blue"),
) -> RandomMap:
    """The map of a seed, sound, playable and fair, with a zone for each side.

    Raises MapError for a size that is not from 20 to 80 m, or in the rare case that nothing fair comes of the seed.
    """
    reading = printed_reading()
    return random_map(
        kind, seed, readings_of(reading), walking(reading), width_m=width_m, height_m=height_m, sides=sides
    )
