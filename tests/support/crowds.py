"""Crowds of chips for tests: so many figures anywhere, in one place, in rows, at the edges, on one spot."""

from squadlog.ground.compiled.conditions import Spot
from squadlog.ground.drawing.figures.chip import Chip

WAYS = ("anywhere", "in a crowd", "in a row", "at the edge", "on one spot", "in a room")


def crowd(rng, drawn, floor=1, count=None, way=None):
    """Chips of up to four sides on a floor of a map, by the dice of `rng`."""
    way, count = way or rng.choice(WAYS), count or rng.randint(16, 40)
    wide, high = drawn.width_m, drawn.height_m
    middle = rng.uniform(0, wide), rng.uniform(0, high)
    room = rng.choice(drawn.rooms).points if drawn.rooms else ((0, 0), (wide, high))
    sides = rng.randint(1, 4)

    def place(number):
        match way:
            case "in a crowd":
                return rng.gauss(middle[0], 1.5), rng.gauss(middle[1], 1.5)
            case "in a row":
                return middle[0] + number * 0.5 - count / 4, middle[1]
            case "at the edge":
                return rng.choice((0.0, wide)), rng.uniform(0, high)
            case "on one spot":
                return middle
            case "in a room":
                (west, east), (south, north) = ((min(one), max(one)) for one in zip(*room, strict=True))
                return rng.uniform(west, east), rng.uniform(south, north)
            case _:
                return rng.uniform(0, wide), rng.uniform(0, high)

    found = []
    for number in range(1, count + 1):
        x, y = place(number)
        found.append(
            Chip(
                text=str(number),
                spot=Spot(min(max(x, 0.0), wide), min(max(y, 0.0), high), floor),
                kind=rng.choice(("unit", "unit", "unit", "unit", "body", "marker")),
                number=number,
                side=number % sides,
                hue=str(number % sides + 1),
                facing_deg=rng.uniform(0, 360),
                posture=rng.choice(("standing", "kneeling", "prone")),
                wound=rng.choice(("", "L", "M", "S")),
                signs=tuple(rng.sample("z◎⚔⚑f?★", rng.choice((0, 0, 1, 2, 3)))),
                name=rng.choice(("Mara Quill", "Tobias Renn", "Varro", "Cassia Longwater")),
                words=f"{number} somebody",
            )
        )
    return tuple(found)
