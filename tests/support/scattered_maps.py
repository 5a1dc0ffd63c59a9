"""Maps with walls, openings, furniture, woods and a hill at any angle, the same for the same seed, turned at will."""

from math import cos, pi, sin
from random import Random

from squadlog.ground.compiled.conditions import Conditions, Figure, Spot
from squadlog.ground.compiled.ground import Ground
from squadlog.ground.map.model import Map

SIDE, MIDDLE, ROUND = 40.0, 20.0, 10.0
POSTURES = ("standing", "standing", "kneeling", "prone")
THINGS = (("furniture", "half_soft", False), ("counter", "half_hard", False), ("column", "full_hard", True))


class Scattered:
    """What one seed draws, turned by so many degrees about the middle of the map: a ground and three figures."""

    def __init__(self, seed, turned_deg=0.0):
        self.chance, self.turn = Random(seed), turned_deg * pi / 180
        walls, openings = self._walls()
        drawn = Map.model_validate(
            {
                "title": "scattered",
                "width_m": SIDE,
                "height_m": SIDE,
                "walls": walls,
                **openings,
                "obstacles": [self._thing(number) for number in range(self.chance.randint(0, 4))],
                "terrain": [self._wood(number) for number in range(self.chance.randint(0, 3))],
                "contours": self._hill() if self.chance.random() < 0.4 else [],
            }
        )
        self.figures = tuple(self._figure(number) for number in (1, 2, 3))
        self.ground = Ground(drawn, Conditions(figures=self.figures))

    def _at(self, x, y):
        return (
            MIDDLE + x * cos(self.turn) - y * sin(self.turn),
            MIDDLE + x * sin(self.turn) + y * cos(self.turn),
        )

    def _place(self):
        return self.chance.uniform(-ROUND, ROUND), self.chance.uniform(-ROUND, ROUND)

    def _figure(self, number):
        return Figure(number, Spot(*self._at(*self._place())), posture=self.chance.choice(POSTURES))

    def _walls(self):
        walls, openings = [], {"doors": [], "windows": []}
        for number in range(self.chance.randint(1, 5)):
            (x, y), angle = self._place(), self.chance.choice([0, pi / 2, self.chance.uniform(0, pi)])
            length, begin = self.chance.uniform(2, 7), self.chance.uniform(0.2, 0.9)
            stations = [
                self._at(x + m * cos(angle), y + m * sin(angle)) for m in (0, length, begin, begin + 1)
            ]
            walls.append({"id": f"w{number}", "kind": "internal_wall", "line": stations[:2]})
            match self.chance.choice(["open", "closed", "window", ""]):
                case "window":
                    openings["windows"].append({"id": f"g{number}", "ends": stations[2:]})
                case "open" | "closed" as state:
                    door = {"id": f"d{number}", "kind": "internal_door", "ends": stations[2:], "state": state}
                    openings["doors"].append(door)
        return walls, openings

    def _thing(self, number):
        kind, cover, high = self.chance.choice(THINGS)
        return {
            "id": f"o{number}",
            "kind": kind,
            "cover": cover,
            "high": high,
            "points": self._blob(0.3, 1.2),
        }

    def _wood(self, number):
        kind = self.chance.choice(["light", "heavy", "heavy", "marsh"])
        return {"id": f"t{number}", "kind": kind, "points": self._blob(1.0, 4.5)}

    def _hill(self):
        (x, y), rings = self._place(), []
        for number in range(self.chance.randint(1, 4)):
            radius = 4 - number * self.chance.uniform(0.3, 1.0)
            points = [self._at(x + radius * cos(i * pi / 4), y + radius * sin(i * pi / 4)) for i in range(8)]
            rings.append({"id": f"c{number}", "points": points, "up": "inside"})
        return rings

    def _blob(self, least, most):
        (x, y), corners = self._place(), self.chance.randint(5, 8)
        turns = [(corner + self.chance.uniform(0, 0.8)) * 2 * pi / corners for corner in range(corners)]
        radii = [self.chance.uniform(least, most) for _ in turns]
        return [self._at(x + r * cos(t), y + r * sin(t)) for t, r in zip(turns, radii, strict=True)]
