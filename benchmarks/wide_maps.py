"""Maps of as many features as one likes, for the benchmarks: the more there are, the wider the map.

A seventh each are doors, windows, low and high obstacles, the rest walls, woods and contour lines; nothing overlaps
that `squadlog map check` would complain of.
"""

from random import Random

from squadlog.ground.map.dump import dump_map
from squadlog.ground.map.model import Map

PLOT_M = 16.0
PER_PLOT = 14


def wide_map(features, seed=7):
    """A map of that many features: plots of 16 m with a house, its openings, furniture, a wood and a hill each."""
    chance = Random(seed)  # noqa: S311 - a map to draw, nothing to hide
    plots = max(1, round(features / PER_PLOT))
    across = max(1, round(plots**0.5))
    drawn = {"walls": [], "doors": [], "windows": [], "obstacles": [], "terrain": [], "contours": []}
    for number in range(plots):
        _plot(drawn, chance, number, PLOT_M * (number % across), PLOT_M * (number // across))
    rows = -(-plots // across)
    size = {"title": f"{features} features", "width_m": PLOT_M * across, "height_m": PLOT_M * rows}
    zones = [
        {"id": f"start-{side}", "side": side, "points": _box(x, 0.2, 15.6, PLOT_M * rows - 0.4)}
        for side, x in (("red", 0.2), ("blue", PLOT_M * across - 15.8))
    ]
    return Map.model_validate({**size, **drawn, "zones": zones if across > 1 else []})


def wide_text(features, seed=7):
    """The same as a map file."""
    return dump_map(wide_map(features, seed))


def _plot(drawn, chance, number, west, south):
    x, y = west + 2 + chance.uniform(0, 1), south + 2 + chance.uniform(0, 1)
    wide, high = 6 + chance.uniform(0, 1), 5 + chance.uniform(0, 1)
    corners = _box(x, y, wide, high)
    for side in range(4):
        line = [corners[side], corners[(side + 1) % 4]]
        drawn["walls"].append({"id": f"w{number}-{side}", "kind": "external_wall", "line": line})
    drawn["walls"].append(
        {"id": f"i{number}", "kind": "internal_wall", "line": [(x + wide / 2, y), (x + wide / 2, y + high)]}
    )
    for name, ends in (
        ("a", [(x + 1, y), (x + 2, y)]),
        ("b", [(x + wide / 2, y + 2), (x + wide / 2, y + 3)]),
    ):
        state = chance.choice(["open", "closed"])
        drawn["doors"].append(
            {"id": f"d{number}{name}", "kind": "internal_door", "ends": ends, "state": state}
        )
    for name, ends in (
        ("a", [(x, y + 1), (x, y + 2)]),
        ("b", [(x + wide, y + 2), (x + wide, y + 3)]),
    ):
        drawn["windows"].append({"id": f"g{number}{name}", "ends": ends})
    for name, high_up in (("t", False), ("c", True)):
        here = (x + (0.6 if high_up else wide - 2), y + high - 1.5)
        drawn["obstacles"].append(
            {
                "id": f"{name}{number}",
                "kind": "column" if high_up else "furniture",
                "cover": "full_hard" if high_up else "half_soft",
                "high": high_up,
                "points": _box(*here, 0.8, 0.8),
            }
        )
    kind = chance.choice(["light", "heavy", "marsh"])
    drawn["terrain"].append(
        {"id": f"p{number}", "kind": kind, "points": _box(west + 10, south + 1, chance.uniform(2, 5), 5)}
    )
    for ring in range(2):
        points = _box(west + 10 + ring, south + 9 + ring, 5 - 2 * ring, 5 - 2 * ring)
        drawn["contours"].append({"id": f"c{number}-{ring}", "points": points, "up": "inside"})


def _box(x, y, wide, high):
    return [(x, y), (x + wide, y), (x + wide, y + high), (x, y + high)]
