"""Many looks in one call against one look after another: the same verdicts, covers and woods."""

from collections.abc import Iterator, Sequence
from random import Random

from squadlog.ground.compiled.conditions import Conditions, Figure, Spot
from squadlog.ground.compiled.ground import Ground
from squadlog.ground.compiled.readings import Readings
from squadlog.ground.map.model import Map
from squadlog.ground.sight.batch import look_at_many
from squadlog.ground.sight.line_of_sight import list_crossings, list_woods
from squadlog.ground.sight.los_verdict import pair
from squadlog.ground.sight.ray_trace import trace

POSTURES = ("standing", "kneeling", "prone")


def differences(
    ground: Ground,
    looks: Sequence[tuple[Figure, Figure]],
    readings: Readings,
    out: frozenset[int] = frozenset(),
) -> Iterator[str]:
    """What the batch says otherwise than `pair(...).judged(trace(...))`, a sentence each."""
    found = look_at_many(ground, looks, readings, looking_out=out)
    for row, (viewer, target) in enumerate(looks):
        line = trace(ground, viewer.spot, target.spot, readings)
        judged = pair(ground, viewer, target, readings, looks_out=row in out).judged(line)
        if judged.verdict != found.verdict(row):
            yield f"{viewer} at {target}: {judged.verdict}, in the batch {found.verdict(row)}"
        elif judged.verdict != "blocked":
            one, way = (
                (list_crossings(line, judged.covers), tuple(list_woods(line, viewer.spot))),
                found.on_the_way(row),
            )
            if one != (way.crossings, way.woods):
                yield f"{viewer} at {target}: {one}, in the batch {way}"


def scattered(
    chance: Random, drawn: Map, count: int, *, standing: int = 6
) -> tuple[Conditions, list[tuple[Figure, Figure]]]:
    """Units somewhere on a map, and so many looks of theirs and of others, often from beside a corner or a door."""
    corners = [point for wall in drawn.walls for point in wall.line] + [
        p for d in drawn.doors for p in d.ends
    ]
    corners += [point for thing in drawn.obstacles for point in thing.points]

    def spot() -> Spot:
        x, y = chance.uniform(0, drawn.width_m), chance.uniform(0, drawn.height_m)
        if corners and chance.random() < 0.4:
            x, y = chance.choice(corners)
            x, y = x + chance.choice((-0.5, 0, 0.25, 0.5, 1)), y + chance.choice((-1, -0.5, 0, 0.3, 0.5))
        x, y = min(max(x, 0), drawn.width_m), min(max(y, 0), drawn.height_m)
        if chance.random() < 0.3:
            x, y = round(x * 2) / 2, round(y * 2) / 2
        return Spot(x, y, chance.randint(1, drawn.floors))

    def figure(number: int) -> Figure:
        return Figure(number, spot(), chance.uniform(0, 360), chance.choice(POSTURES))

    units = tuple(figure(number) for number in range(1, standing + 1))
    looks = []
    for _ in range(count):
        viewer = chance.choice(units) if chance.random() < 0.5 else figure(100)
        target = (
            figure(101)
            if chance.random() < 0.7
            else chance.choice([one for one in units if one is not viewer])
        )
        looks.append((viewer, target))
    return Conditions(figures=units), looks
