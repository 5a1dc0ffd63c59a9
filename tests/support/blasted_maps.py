"""Maps for bursts, the same for the same seed, on a grid of a quarter of a metre, so that much just touches."""

from math import cos, radians, sin
from random import Random

from support.on_maps import on_map, surveyor

from squadlog.battle.feature import Feature
from squadlog.facts.ground_facts import Whereabouts
from squadlog.ground.map.model import Map

SIDE, STOREY = 24.0, 3.0
POSTURES = ("standing", "standing", "kneeling", "prone")
THINGS = (
    ("furniture", "half_soft", False), ("counter", "half_hard", False), ("other", "full_soft", False),
    ("column", "full_hard", True), ("shelving", "full_hard", True),
)  # fmt: skip
REACHES = (2.0, 4.0, 6.0, 10.0)
EDGES = (0.0, 0.009, 0.01, 0.011, 0.02)
"""So much beyond a reach: a centimetre is within."""


class Blasted:
    """What one seed draws: a map, what has become of it, units, and questions about it."""

    def __init__(self, seed):
        self.chance = Random(seed)
        self.features = []
        walls, doors, windows = self._walls()
        self.drawn = Map.model_validate(
            {
                "title": "blasted",
                "width_m": SIDE,
                "height_m": SIDE,
                "floors": 2,
                "storey_m": STOREY,
                "walls": walls,
                "doors": doors,
                "windows": windows,
                "obstacles": [self._thing(number) for number in range(self.chance.randint(2, 9))],
                "stairs": [{"id": "s0", "points": self._box(2, 4), "floors": [1, 2]}][: self._few(0.3)],
                "rooms": [
                    {"name": f"r{number}", "points": self._box(3, 9), "floor": 2}
                    for number in range(self.chance.randint(0, 2))
                ],
                "terrain": [
                    {
                        "id": f"p{number}",
                        "kind": self.chance.choice(["marsh", "marsh", "light", "clear"]),
                        "points": self._box(1, 6),
                    }
                    for number in range(self.chance.randint(1, 4))
                ],
            }
        )
        self.burst, self.reach_m = self.place(), self.chance.choice(REACHES)
        places = dict(enumerate((self._near(self.burst) for _ in range(self.chance.randint(3, 8))), 1))
        self.units = {number: {"posture": self.chance.choice(POSTURES)} for number in places}
        self.places = places
        there = {number: (at.x, at.y, 0.0, at.floor) for number, at in places.items()}
        self.asked = surveyor(on_map(self.drawn, there, units=self.units, features=self.features))

    def place(self, floor=None):
        """Anywhere on the map, mostly in its middle and on the ground."""
        return Whereabouts(self._grid(7, 17), self._grid(7, 17), floor or self.chance.choice([1, 1, 1, 2]))

    def way(self):
        """From a place to another, a few metres off or over the edge of the map."""
        start = self.place()
        far = self.chance.choice([1, 2, 3, 6, 8, 16])
        dx, dy = self.chance.choice([(1, 0), (0, 1), (-1, 0), (0, -1), (0.75, 1), (-1, 0.5), (1, -1)])
        return start, Whereabouts(start.x + dx * far, start.y + dy * far, start.floor)

    def _near(self, at):
        """Where a unit stands: at a grid point within the reach or not, or on the very edge of it."""
        floor = self.chance.choice([at.floor] * 5 + [3 - at.floor])
        if self.chance.random() < 0.4:
            far, angle = (
                self.reach_m + self.chance.choice(EDGES),
                radians(self.chance.choice([0, 90, 180, 270, 37])),
            )
            return Whereabouts(round(at.x + far * sin(angle), 4), round(at.y + far * cos(angle), 4), floor)
        return Whereabouts(at.x + self._grid(-5, 5), at.y + self._grid(-5, 5), floor)

    def _few(self, share):
        return int(self.chance.random() < share)

    def _grid(self, low, high):
        return self.chance.randint(4 * low, 4 * high) / 4

    def _box(self, least, most):
        x, y = self._grid(7, 16), self._grid(7, 16)
        wide, high = self._grid(least, most) / 2, self._grid(least, most) / 2
        return [(x, y), (x + wide, y), (x + wide, y + high), (x, y + high)]

    def _thing(self, number):
        kind, cover, high = self.chance.choice(THINGS)
        points = self._box(1, 4)
        points = points[: self.chance.choice([3, 4, 4])]
        thing = {"id": f"o{number}", "kind": kind, "cover": cover, "high": high, "points": points}
        if self.chance.random() < 0.15:
            self.features.append(Feature(id=f"o{number}", kind=kind, name="thing", state="destroyed"))
        return {**thing, "floor": self.chance.choice([1, 1, 2])}

    def _walls(self):
        """Walls, most of them along the axes and those with a door, a window or a breach of a metre."""
        walls, doors, windows = [], [], []
        for number in range(self.chance.randint(1, 8)):
            x, y, length = self._grid(6, 16), self._grid(6, 16), self.chance.randint(2, 7)
            dx, dy = self.chance.choice([(1, 0), (0, 1), (1, 0), (0, 1), (1, 1), (1, -1)])
            floor = self.chance.choice([1, 1, 1, 2])
            line = [(x, y), (x + dx * length, y + dy * length)]
            walls.append({"id": f"w{number}", "kind": "internal_wall", "line": line, "floor": floor})
            if dx and dy:
                continue
            begin = self.chance.randint(0, 2 * length - 2) / 2
            ends = [(x + dx * m, y + dy * m) for m in (begin, begin + 1)]
            match self.chance.choice(["door", "window", "window", "breach", ""]):
                case "door":
                    state = self.chance.choice(["open", "closed", "locked", "destroyed"])
                    doors.append(
                        {
                            "id": f"d{number}",
                            "kind": "internal_door",
                            "ends": ends,
                            "floor": floor,
                            "state": state,
                        }
                    )
                case "window":
                    ship = self.chance.random() < 0.3
                    windows.append({"id": f"g{number}", "ends": ends, "floor": floor, "ship": ship})
                    if self.chance.random() < 0.2:
                        self.features.append(
                            Feature(id=f"g{number}", kind="window", name="window", state="destroyed")
                        )
                case "breach":
                    at = tuple((p + q) / 2 for p, q in zip(*ends, strict=True))
                    self.features.append(
                        Feature(id=f"w{number}", kind="internal_wall", name="wall", state="destroyed", at=at)
                    )
        return walls, doors, windows
