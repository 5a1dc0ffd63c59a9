"""The outline of a piece as what it is drawn in: four sides with a front and a back, or an area about its middle."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import cos, hypot, sin, tau

from squadlog.base.records import value
from squadlog.ground.compiled.stretches import to_edge
from squadlog.ground.drawing.boxes import is_inside
from squadlog.ground.drawing.furnishing.shapes import FurnishingShape, Spot, Spots, Tone, area, disc, line

_SQUARE = 1.15
"""What is longer than deep by less than this share has no long side."""
Box = tuple[float, float, float, float]
"""From, front, to, back: metres along a frame and into it."""


@value
class PieceFrame:
    """Four corners, round from the left one in front; metres along the front and into the depth reach all within.

    The back is the side along a wall, and the left end the head, where a bed has its pillow.
    """

    corners: tuple[Spot, Spot, Spot, Spot]
    long_m: float
    deep_m: float

    def at(self, along: float, into: float) -> Spot:
        """The place so many metres along the front and into the depth; what is beyond an edge is on it."""
        p, q = along / self.long_m, into / self.deep_m
        p = 0.0 if p < 0.0 else min(p, 1.0)
        q = 0.0 if q < 0.0 else min(q, 1.0)
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = self.corners
        a, b, c, d = (1 - p) * (1 - q), p * (1 - q), p * q, (1 - p) * q
        return ax * a + bx * b + cx * c + dx * d, ay * a + by * b + cy * c + dy * d

    def box(self, box: Box) -> Spots:
        """The corners of a box in the frame."""
        left, front, right, back = box
        return self.at(left, front), self.at(right, front), self.at(right, back), self.at(left, back)

    def boxes(self, tone: Tone, *boxes: Box) -> FurnishingShape:
        """Boxes of a tone."""
        return area(tone, *map(self.box, boxes))

    def rims(self, tone: Tone, *boxes: Box) -> FurnishingShape:
        """The edges of boxes, as lines."""
        return line(tone, *((*self.box(box), self.at(box[0], box[1])) for box in boxes))

    def soft(self, box: Box, cut_m: float = 0.1) -> Spots:
        """A box with its corners cut off, as of a pillow."""
        left, front, right, back = box
        cut = min(cut_m, (right - left) / 3, (back - front) / 3)
        return tuple(
            self.at(*place)
            for place in (
                (left + cut, front), (right - cut, front), (right, front + cut), (right, back - cut),
                (right - cut, back), (left + cut, back), (left, back - cut), (left, front + cut),
            )
        )  # fmt: skip

    def cushions(self, tone: Tone, *boxes: Box, cut_m: float = 0.1) -> FurnishingShape:
        """Boxes with soft corners."""
        return area(tone, *(self.soft(box, cut_m) for box in boxes))

    def strokes(self, tone: Tone, *strokes: Box, size_m: float = 0.0) -> FurnishingShape:
        """Straight lines, each from a place to another."""
        return line(tone, *((self.at(a, b), self.at(c, d)) for a, b, c, d in strokes), size_m=size_m)

    def dots(self, tone: Tone, radius_m: float, *places: Spot) -> FurnishingShape:
        """Discs at places of the frame."""
        return disc(tone, radius_m, *(self.at(*place) for place in places))

    def oval(self, along: float, into: float, wide_m: float, deep_m: float, corners: int = 10) -> Spots:
        """An oval about a place, as wide and deep as that from its middle."""
        turns = [tau * (corner + 0.5) / corners for corner in range(corners)]
        return tuple(self.at(along + wide_m * cos(turn), into + deep_m * sin(turn)) for turn in turns)

    def parts(self, each_m: float, most: int = 8) -> list[float]:
        """The places along the front that cut it into parts of about that length; both ends are left out."""
        many = max(1, min(most, round(self.long_m / each_m)))
        return [self.long_m * part / many for part in range(1, many)]

    def middles(self, each_m: float, most: int = 8) -> list[float]:
        """The middles of such parts."""
        return [(a + b) / 2 for a, b in pairwise([0.0, *self.parts(each_m, most), self.long_m])]


@value
class PieceOutline:
    """Any outline: its corners, its middle, and how far it reaches from there in every direction."""

    ring: Spots
    middle: Spot
    reach_m: float

    def holds(self, place: Spot, rim_m: float = 0.0) -> bool:
        """Whether a place lies within, and no nearer to the edge than that."""
        return is_inside(self.ring, *place) and (rim_m <= 0 or _to_edge_m(self.ring, place) >= rim_m)

    @property
    def size_m2(self) -> float:
        """How large it is."""
        return area_m2(self.ring)

    def scatter(self, each_m2: float, most: int, rim_m: float = 0.0) -> tuple[Spot, ...]:
        """Places all over it, as if by chance and yet the same every time: one on so many square metres."""
        xs, ys = zip(*self.ring, strict=True)
        west, south, wide, high = min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)
        wanted = max(1, min(most, round(self.size_m2 / each_m2)))
        begun = (self.middle[0] * 0.37 + self.middle[1] * 0.73) % 1
        found: list[Spot] = []
        for number in range(1, 6 * wanted + 6):
            along, up = (begun + number * 0.7548776662) % 1, (begun + number * 0.5698402910) % 1
            place = west + along * wide, south + up * high
            if self.holds(place, rim_m):
                found.append(place)
                if len(found) == wanted:
                    break
        return tuple(found) or (self.middle,)

    def inward(self, share: float) -> Spots:
        """Its outline drawn in toward the middle."""
        (mx, my) = self.middle
        return tuple((mx + (x - mx) * share, my + (y - my) * share) for x, y in self.ring)


def patch_of(ring: Sequence[Spot]) -> PieceOutline:
    """An outline about its middle."""
    points = tuple(ring)
    doubled = _doubled_area(points)
    if abs(doubled) < 1e-9:
        middle = sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)
    else:
        cross = [((px + qx), (py + qy), px * qy - qx * py) for (px, py), (qx, qy) in _sides(points)]
        middle = (
            sum(x * c for x, _, c in cross) / 3 / doubled,
            sum(y * c for _, y, c in cross) / 3 / doubled,
        )
    return PieceOutline(points, middle, _to_edge_m(points, middle))


def area_m2(ring: Spots) -> float:
    """How large an outline is."""
    return abs(_doubled_area(ring)) / 2


def frame_of(ring: Sequence[Spot], turn: int = 0) -> PieceFrame | None:
    """The frame of an outline with four sides, none for any other.

    `turn` says which side is in front and which end is the head, as `turn_to_walls` tells it.
    """
    if len(ring) != 4:
        return None
    a, b, c, d = ring
    bends = [
        (q[0] - p[0]) * (r[1] - q[1]) - (q[1] - p[1]) * (r[0] - q[0])
        for p, q, r in ((a, b, c), (b, c, d), (c, d, a), (d, a, b))
    ]
    if not (all(bend > 1e-9 for bend in bends) or all(bend < -1e-9 for bend in bends)):
        return None
    corners = _turned(ring, turn)
    one, two, three, four = corners
    return PieceFrame(
        corners,
        (_far(one, two) + _far(three, four)) / 2,
        (_far(two, three) + _far(four, one)) / 2,
    )


def turn_to_walls(ring: Sequence[Spot], near_m: Sequence[float]) -> int:
    """How an outline of four sides is turned: the side nearest to a wall is its back.

    `near_m` says for each of its sides, from that behind its first corner, how far the nearest wall is from its middle.
    Of what is longer than deep only the long sides are front or back.
    """
    long = _far(ring[0], ring[1]) + _far(ring[2], ring[3])
    deep = _far(ring[1], ring[2]) + _far(ring[3], ring[0])
    if max(long, deep) < min(long, deep) * _SQUARE:
        back = min(range(4), key=lambda side: round(near_m[side], 2))
    else:
        back = min((0, 2) if long >= deep else (1, 3), key=lambda side: round(near_m[side], 2))
    front = (back + 2) % 4
    right, left = (front + 1) % 4, (front + 3) % 4
    return front * 2 + (near_m[right] < near_m[left] - 0.01)


def _turned(ring: Sequence[Spot], turn: int) -> tuple[Spot, Spot, Spot, Spot]:
    front, flipped = divmod(turn, 2)
    one, two, three, four = (ring[(front + corner) % 4] for corner in range(4))
    return (two, one, four, three) if flipped else (one, two, three, four)


def plain_turn(ring: Sequence[Spot]) -> int:
    """How an outline is turned where no wall is known: a long side is in front."""
    return turn_to_walls(ring, (1.0, 1.0, 0.0, 0.0)) if len(ring) == 4 else 0


def _far(one: Spot, other: Spot) -> float:
    return hypot(one[0] - other[0], one[1] - other[1])


def _sides(ring: Spots) -> Iterator[tuple[Spot, Spot]]:
    return pairwise((*ring, ring[0]))


def _doubled_area(ring: Spots) -> float:
    return sum(px * qy - qx * py for (px, py), (qx, qy) in _sides(ring))


def _to_edge_m(ring: Spots, place: Spot) -> float:
    return min(to_edge(place, one, other) for one, other in _sides(ring))
