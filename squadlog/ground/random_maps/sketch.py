"""A map in the making: pieces are laid one after the other, each by the next id of its sort.

All coordinates are quarters of a metre, which binary fractions hold exactly: the same seed draws the same map, and
sight over it is the same, on every machine.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from math import floor
from typing import Any, TypeAlias

from squadlog.base.dice import Chance
from squadlog.ground.map.model import Map
from squadlog.ground.map.zones import Zone

Pt: TypeAlias = tuple[float, float]
Box: TypeAlias = tuple[float, float, float, float]
"""West, south, east and north end, in metres."""


@dataclass
class Sketch:
    """What is laid so far, and where nothing more may stand (`taken`)."""

    width_m: float
    height_m: float
    chance: Chance
    floors: int = 1
    taken: list[tuple[int, Box]] = field(default_factory=list)
    _laid: dict[str, list[dict[str, Any]]] = field(default_factory=dict)
    _count: Counter[str] = field(default_factory=Counter)

    def lay(self, table: str, word: str, **said: Any) -> None:  # noqa: ANN401 - the keys of any piece of a map
        """Lay a piece on its field of `Map`; its id is the word and a number."""
        self._count[word] += 1
        self._laid.setdefault(table, []).append({"id": f"{word}{self._count[word]}", **said})

    def room(self, name: str, points: Iterable[Pt], level: int) -> None:
        """Name a part of a floor; the second room of one name and those after it get a number."""
        self._count[name] += 1
        called = f"{name} {self._count[name]}" if self._count[name] > 1 else name
        self._laid.setdefault("rooms", []).append({"name": called, "points": tuple(points), "floor": level})

    def free(self, box: Box, gap_m: float, level: int = 1) -> bool:
        """Whether a box lies on the map, and no nearer than `gap_m` to anything that stands on that floor."""
        west, south, east, north = box
        if west < 0 or south < 0 or east > self.width_m or north > self.height_m:
            return False
        return not any(
            on == level and west - gap_m < e and w < east + gap_m and south - gap_m < n and s < north + gap_m
            for on, (w, s, e, n) in self.taken
        )

    def map(self, title: str, zones: tuple[Zone, ...] = ()) -> Map:
        """The map as it stands."""
        laid: dict[str, Any] = {table: tuple(pieces) for table, pieces in self._laid.items()}
        return Map(
            title=title, width_m=self.width_m, height_m=self.height_m, floors=self.floors, zones=zones, **laid
        )

    # Numbers drawn

    def between(self, least: float, most: float) -> float:
        """A number of quarters between two, both among them."""
        return least + self.chance.below(round((most - least) * 4) + 1) / 4

    def whole(self, least: int, most: int) -> int:
        """A whole number between two, both among them."""
        return least + self.chance.below(most - least + 1)

    def one_in(self, many: int) -> bool:
        """True with a chance of one in `many`."""
        return not self.chance.below(many)


def quarters(metres: float) -> float:
    """The nearest quarter of a metre."""
    return floor(metres * 4 + 0.5) / 4


def rectangle(box: Box) -> tuple[Pt, ...]:
    """The outline of a box."""
    west, south, east, north = box
    return (west, south), (east, south), (east, north), (west, north)


def around(points: Iterable[Pt]) -> Box:
    """The box around points."""
    xs, ys = zip(*points, strict=True)
    return min(xs), min(ys), max(xs), max(ys)
