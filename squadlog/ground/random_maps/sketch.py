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
from squadlog.ground.random_maps.pieces import RoomPiece

Pt: TypeAlias = tuple[float, float]
Box: TypeAlias = tuple[float, float, float, float]
"""West, south, east and north end, in metres."""
_POINTS = ("points", "line", "ends")
"""The keys of a piece that hold places."""


@dataclass
class Sketch:
    """What is laid so far, and where nothing more may stand (`taken`)."""

    width_m: float
    height_m: float
    chance: Chance
    floors: int = 1
    taken: list[tuple[int, Box]] = field(default_factory=list)
    windows: list[tuple[int, Box]] = field(default_factory=list)
    """Where windows are, which nothing high should stand before."""
    rooms: list[tuple[str, Box, int]] = field(default_factory=list)
    """Rooms that are named when all are known: what each is for, where and on which floor."""
    ground: str = "clear"
    surface: str | None = None
    title: str = ""
    reason: str = ""
    starts: dict[str, list[Box]] | None = None
    """Where the two sides may set up, by name, if not along two edges; on the map."""
    turned: bool = False
    """Whether east of the sketch is north of the map."""
    mirrored: tuple[bool, bool] = (False, False)
    """Whether east of the sketch is west of the map, and north of it south."""
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

    def name_room(self, name: str, points: Iterable[Pt], level: int, surface: str) -> None:
        """Lay a room under a name that no other bears, with its floor."""
        told = {"name": name, "points": tuple(points), "floor": level, "surface": surface}
        self._laid.setdefault("rooms", []).append(told)

    def decorate(self, kind: str, points: Iterable[Pt], width_m: float | None = None, level: int = 1) -> None:
        """Lay scenery: an area, or with a width a line."""
        told = {} if width_m is None else {"width_m": width_m}
        self.lay("decorations", f"{kind}_", kind=kind, points=tuple(points), floor=level, **told)

    def stand(self, name: str, piece: RoomPiece, points: Iterable[Pt], level: int = 1) -> None:
        """Lay an obstacle under an id made of its name; one of full cover is high."""
        word = "".join(letter if letter.isalnum() else "_" for letter in name.replace("'", ""))
        self.lay(
            "obstacles", word, name=name, kind=piece.kind, cover=piece.cover, high=piece.high,
            points=tuple(points), floor=level, looks=piece.looks,
        )  # fmt: skip

    def lie(self) -> None:
        """Turn the sketch so that it is as wide as high or wider, and mirror it or not: one plan, eight ways to lie."""
        if self.height_m > self.width_m:
            self.width_m, self.height_m, self.turned = self.height_m, self.width_m, True
        self.mirrored = self.one_in(2), self.one_in(2)

    def on_map(self, point: Pt) -> Pt:
        """Where a place of the sketch lies on the map."""
        x, y = point
        x, y = (
            self.width_m - x if self.mirrored[0] else x,
            self.height_m - y if self.mirrored[1] else y,
        )
        return (y, x) if self.turned else (x, y)

    def keep_clear(self, box: Box, gap_m: float = 0.0, level: int = 1) -> None:
        """Let nothing more stand in a box of a floor, or so near to it."""
        west, south, east, north = box
        self.taken.append((level, (west - gap_m, south - gap_m, east + gap_m, north + gap_m)))

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
        laid: dict[str, Any] = {
            table: tuple(self._lay_on_map(piece) for piece in pieces) for table, pieces in self._laid.items()
        }
        wide, high = (self.height_m, self.width_m) if self.turned else (self.width_m, self.height_m)
        return Map(
            title=title, width_m=wide, height_m=high,
            ground=self.ground,  # type: ignore[arg-type]  # a word of Ground
            surface=self.surface,  # type: ignore[arg-type]  # a word of Surface
            floors=self.floors, zones=zones, **laid,
        )  # fmt: skip

    def _lay_on_map(self, piece: dict[str, Any]) -> dict[str, Any]:
        """A piece as it lies on the map."""
        if not self.turned and self.mirrored == (False, False):
            return piece
        return {
            key: tuple(self.on_map(point) for point in said) if key in _POINTS else said
            for key, said in piece.items()
        }

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
