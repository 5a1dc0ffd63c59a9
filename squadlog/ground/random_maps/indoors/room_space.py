"""A room that is being furnished: things along its walls or in its middle, with a way left round each of them."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Literal

from squadlog.ground.random_maps.pieces import PIECES, RoomPiece
from squadlog.ground.random_maps.sketch import Box, Sketch, quarters, rectangle

Wall = Literal["west", "south", "east", "north"]
WALLS: tuple[Wall, ...] = ("west", "south", "east", "north")
WAY_M = 0.75
"""What is left free between two things, wide enough for a figure."""
_STEP_M, _TRIES = 0.25, 8


@dataclass
class RoomSpace:
    """The inside of a room: what of it is taken by doors, stairs and the things that stand there."""

    sketch: Sketch
    box: Box
    level: int = 1
    stood: list[Box] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Find what must be kept free before doors and stairs, and where windows are."""
        taken, windows = self.sketch.taken, self.sketch.windows
        self._kept = [
            box
            for level, box in taken
            if level == self.level and _meet(box, self.box, 0.0) and not _holds(box, self.box)
        ]
        self._windows = [box for level, box in windows if level == self.level and _meet(box, self.box, 0.1)]

    @property
    def area_m2(self) -> float:
        """How large the room is."""
        west, south, east, north = self.box
        return (east - west) * (north - south)

    def against_wall(
        self, name: str, called: str = "", *, in_corner: bool = False, walls: tuple[Wall, ...] = WALLS
    ) -> Box | None:
        """Stand a thing against a wall, before no door and, if another place is free, before no window."""
        piece = PIECES[name]
        for box in self._along(piece, walls, in_corner=in_corner):
            return self._stand(called or name, piece, box)
        return None

    def in_a_row(self, names: tuple[str, ...]) -> list[Box]:
        """Stand things side by side along one wall, as in a kitchen; fewer of them where the wall is short."""
        while names:
            parts = [PIECES[name] for name in names]
            whole = parts[0]._replace(
                long_m=sum(part.long_m for part in parts), deep_m=max(part.deep_m for part in parts)
            )
            for box in self._along(whole, WALLS, in_corner=True):
                return self._lay_row(names, box)
            names = names[:-1]
        return []

    def in_the_middle(self, name: str, called: str = "") -> Box | None:
        """Stand a thing in the middle of the room, along its longer side, or as near the middle as there is room."""
        piece, (west, south, east, north) = PIECES[name], self.box
        long_, deep = (
            (piece.long_m, piece.deep_m) if east - west >= north - south else (piece.deep_m, piece.long_m)
        )
        x, y = quarters((west + east - long_) / 2), quarters((south + north - deep) / 2)
        for aside in (0.0, 0.5, -0.5, 1.0, -1.0):
            for box in (
                (x + aside, y, x + aside + long_, y + deep),
                (x, y + aside, x + long_, y + aside + deep),
            ):
                if self._off_walls(box) and self.fits(box):
                    return self._stand(called or name, piece, box)
        return None

    def in_rows(self, name: str, called: str = "", *, most: int = 6) -> list[Box]:
        """Stand several of a thing in rows with aisles between, as in a store; those that were placed."""
        piece, (west, south, east, north) = PIECES[name], self.box
        upright = east - west >= north - south
        wide, high = (piece.deep_m, piece.long_m) if upright else (piece.long_m, piece.deep_m)
        laid: list[Box] = []
        x = west + 1
        while x + wide <= east - 1 and len(laid) < most:
            y = south + 1
            while y + high <= north - 1 and len(laid) < most:
                box = (x, y, x + wide, y + high)
                if self.fits(box):
                    laid.append(self._stand(called or name, piece, box))
                y += high + 1
            x += wide + 1
        return laid

    def anywhere(self, name: str, called: str = "") -> Box | None:
        """Stand a thing somewhere in the room, along it or across, where there is a way round it."""
        piece, (west, south, east, north) = PIECES[name], self.box
        for _ in range(_TRIES):
            turned = self.sketch.one_in(2)
            long_, deep = (piece.deep_m, piece.long_m) if turned else (piece.long_m, piece.deep_m)
            if east - west < long_ + 2 * WAY_M or north - south < deep + 2 * WAY_M:
                continue
            x = self.sketch.between(west + WAY_M, east - WAY_M - long_)
            y = self.sketch.between(south + WAY_M, north - WAY_M - deep)
            box = (x, y, x + long_, y + deep)
            if self.fits(box):
                return self._stand(called or name, piece, box)
        return None

    def chairs_round(self, box: Box, kind: str = "chair") -> None:
        """Draw a chair at each side of a table where there is room; scenery, which stops nobody."""
        west, south, east, north = box
        x, y = quarters((west + east) / 2 - 0.25), quarters((south + north) / 2 - 0.25)
        for place in ((x, south - 0.5), (x, north), (west - 0.5, y), (east, y)):
            seat = (*place, place[0] + 0.5, place[1] + 0.5)
            if self._inside(seat) and not any(_meet(seat, other, 0.0) for other in self.stood):
                self.sketch.decorate(kind, rectangle(seat), level=self.level)

    def rug(self, share: float = 0.5) -> None:
        """Lay a rug in the middle of the floor."""
        west, south, east, north = self.box
        wide, high = quarters((east - west) * share), quarters((north - south) * share)
        if min(wide, high) >= 1:
            x, y = quarters((west + east - wide) / 2), quarters((south + north - high) / 2)
            self.sketch.decorate("rug", rectangle((x, y, x + wide, y + high)), level=self.level)

    def small_thing(self, kind: str, side_m: float = 0.5) -> None:
        """Draw a small thing (a plant, a lamp, boxes) in a corner that is free."""
        west, south, east, north = self.box
        corners = [
            (west, south), (east - side_m, south), (west, north - side_m), (east - side_m, north - side_m),
        ]  # fmt: skip
        for x, y in self.sketch.chance.shuffled(corners):
            box = (x, y, x + side_m, y + side_m)
            if self.fits(box, 0.0):
                self.sketch.decorate(kind, rectangle(box), level=self.level)
                return

    def fits(self, box: Box, way_m: float = WAY_M) -> bool:
        """Whether a thing may stand there: in the room, before no door, and a way from all that stands."""
        return (
            self._inside(box)
            and not any(_meet(box, kept, 0.0) for kept in self._kept)
            and not any(_meet(box, other, way_m) for other in self.stood)
        )

    def _inside(self, box: Box) -> bool:
        west, south, east, north = self.box
        return west <= box[0] and south <= box[1] and box[2] <= east and box[3] <= north

    def _off_walls(self, box: Box) -> bool:
        west, south, east, north = self.box
        return min(box[0] - west, east - box[2]) >= WAY_M and min(box[1] - south, north - box[3]) >= WAY_M

    def _stand(self, name: str, piece: RoomPiece, box: Box) -> Box:
        self.stood.append(box)
        self.sketch.stand(name, piece, rectangle(box), self.level)
        return box

    def _lay_row(self, names: tuple[str, ...], box: Box) -> list[Box]:
        west, south, east, north = box
        along = self._wall_of(box) in ("south", "north")
        laid: list[Box] = []
        at = west if along else south
        for name in names:
            piece = PIECES[name]
            part = (at, south, at + piece.long_m, north) if along else (west, at, east, at + piece.long_m)
            laid.append(self._stand(name, piece, part))
            at += piece.long_m
        return laid

    def _wall_of(self, box: Box) -> Wall:
        """The wall that a box stands against with its longer side."""
        west, south, east, north = self.box
        if box[2] - box[0] >= box[3] - box[1]:
            return "south" if box[1] - south <= north - box[3] else "north"
        return "west" if box[0] - west <= east - box[2] else "east"

    def _along(self, piece: RoomPiece, walls: tuple[Wall, ...], *, in_corner: bool) -> Iterator[Box]:
        """The places along the walls where a thing fits, those before windows last and never for a high one."""
        places: list[Box] = []
        for wall in self.sketch.chance.shuffled(walls):
            found = list(self._places(piece, wall))
            ends = self.sketch.chance.shuffled([found[0], found[-1]] if found else [])
            between = self.sketch.chance.shuffled(found)
            places += [*ends, *between] if in_corner else between
        windowed = []
        for box in places:
            if not self.fits(box):
                continue
            if self._before_a_window(box):
                windowed.append(box)
            else:
                yield box
        if not piece.high:
            yield from windowed

    def _places(self, piece: RoomPiece, wall: Wall) -> Iterator[Box]:
        west, south, east, north = self.box
        upright = wall in ("west", "east")
        low, far = (south, north) if upright else (west, east)
        off = {"west": west, "east": east - piece.deep_m, "south": south, "north": north - piece.deep_m}[wall]
        for step in range(int((far - low - piece.long_m) / _STEP_M) + 1):
            at = low + step * _STEP_M
            yield (
                (off, at, off + piece.deep_m, at + piece.long_m)
                if upright
                else (at, off, at + piece.long_m, off + piece.deep_m)
            )

    def _before_a_window(self, box: Box) -> bool:
        return any(_meet(box, window, 0.1) for window in self._windows)


def _holds(box: Box, room: Box) -> bool:
    """Whether a box, as that of a whole house, has all of a room in it."""
    return box[0] <= room[0] and box[1] <= room[1] and box[2] >= room[2] and box[3] >= room[3]


def _meet(one: Box, other: Box, gap_m: float) -> bool:
    return (
        one[0] - gap_m < other[2]
        and other[0] < one[2] + gap_m
        and one[1] - gap_m < other[3]
        and other[1] < one[3] + gap_m
    )
