"""Slow, obvious twins of the calculations of explosions, with the printed figures written out, and inputs for them."""

from math import ceil, hypot
from random import Random

RINGS = {
    "fragmentation": {1: 6, 2: 4, 3: 3, 4: 3, 5: 2, 6: 2},
    1: {1: 4, 2: 4, 3: 3, 4: 3, 5: 2, 6: 2, 7: 1, 8: 1, 9: 1, 10: 1},
    2: {1: 5, 2: 5, 3: 4, 4: 4, 5: 3, 6: 3, 7: 2, 8: 2, 9: 2, 10: 1, 11: 1, 12: 1},
    3: dict(enumerate([5, 5, 5, 5, 4, 4, 3, 3, 3, 2, 2, 2, 1, 1, 1], 1)),
    4: dict(enumerate([5, 5, 5, 5, 4, 4, 4, 4, 4, 3, 3, 3, 2, 2, 2, 1, 1, 1], 1)),
}
ARMOUR = {
    "internal_wall": 3, "external_wall": 4, "internal_bulkhead": 5, "external_bulkhead": 7, "internal_door": 1,
    "external_door": 3, "airlock_door": 6, "bulkhead_door": 4, "machinery": 3, "furniture": 1, "obstacle": 2,
    "window": 0,
}  # fmt: skip
PROOF = ("internal_bulkhead", "external_bulkhead", "airlock_door", "bulkhead_door")
LASTS = {"small": (4, 7), "laser": (3, 5), "slug": (1, 8), "spike": (0, 9), "explosion": (0, 9)}
"""The last face that does nothing, and the last that destroys."""
ROWS = {
    "SMG": "small", "P": "small", "SP": "small", "LP": "small", "LR": "laser", "SAR": "slug", "SR": "spike",
    "SC": "spike", "OR": "spike", "OR_slug": "slug", "explosion": "explosion",
}  # fmt: skip


def blast(case):
    source = case["source"]
    counts = {"plastic": min(4, case.get("charges", 1)), "mortar": 3, "missile": 4}
    rings = RINGS[counts.get(source, "fragmentation")]
    found = []
    for one in case["units"]:
        pf = rings.get(max(1, ceil(round(one["m"] - 0.01, 6))), 0)
        cover = one.get("cover", "none")
        if cover == "full" or not pf:
            found.append(None)
        else:
            found.append(max(0, pf - (cover == "half") - one["af"]))
    return found


def fire_at_charge(case):
    nothing, destroyed = LASTS[ROWS[case["with"]]]
    face = case["face"] or 10
    return "nothing" if face <= nothing else "destroyed" if face <= destroyed else "explodes"


def plastic_on(case):
    kind, levels = case["obstacle"], 0
    for count in case["together"]:
        over = (4 if count == 1 else 5) - ARMOUR[kind]
        levels += 0 if kind in PROOF or over < 0 else over or 0.5
    return {"levels": levels, "opened": levels >= 5}


def shaped_on(case):
    levels = case["charges"] * (11 - ARMOUR[case["obstacle"]])
    return {"levels": levels, "pierced": levels >= 5 or case["obstacle"].endswith("door")}


def shaped_zones(case):
    (hole_x, hole_y), (east, north) = case["hole"], case["through"]
    length, found = hypot(east, north), []
    for x, y in case["points"]:
        deep = ((x - hole_x) * east + (y - hole_y) * north) / length
        aside = abs((x - hole_x) * north - (y - hole_y) * east) / length
        zone = None
        if -1e-9 <= deep <= 2.01 + 1e-9:
            zone = 6 if aside <= 1.01 + 1e-9 else None
        elif 2.01 < deep <= 4.01 + 1e-9:
            zone = 4 if aside <= 2.01 + 1e-9 else None
        found.append(zone)
    return found


TWINS = {one.__name__: one for one in (blast, fire_at_charge, plastic_on, shaped_on, shaped_zones)}


def drawn(name: str, rng: Random):
    """An input for that calculation."""
    match name:
        case "blast":
            units = [
                {"m": rng.choice([round(rng.uniform(0, 19), 2), rng.randint(1, 18) + rng.choice([0.0, 0.01, 0.02])]),
                 "af": rng.randint(0, 5), "cover": rng.choice(["none", "half", "full"])}
                for _ in range(rng.randint(0, 6))
            ]  # fmt: skip
            source = rng.choice(["fragmentation", "plastic", "mortar", "missile", "mine"])
            return {"source": source, "charges": rng.randint(1, 6), "units": units}
        case "fire_at_charge":
            return {"with": rng.choice(list(ROWS)), "face": rng.randint(0, 10)}
        case "plastic_on":
            counts = [rng.randint(1, 6) for _ in range(rng.randint(1, 4))]
            return {"obstacle": rng.choice(list(ARMOUR)), "together": counts}
        case "shaped_on":
            return {"obstacle": rng.choice(list(ARMOUR)), "charges": rng.randint(1, 4)}
        case _:
            hole = [rng.randint(0, 9), rng.randint(0, 9)]
            through = rng.choice([[0, 1], [1, 0], [0, -1], [-1, 0], [3, 4], [-0.5, 1]])
            points = [[hole[0] + rng.uniform(-5, 5), hole[1] + rng.uniform(-5, 5)] for _ in range(6)]
            edges = [[hole[0] + x, hole[1] + y] for x in (-2, -1, 0, 1, 2) for y in (0, 2, 4)]
            return {"hole": hole, "through": through, "points": points + rng.sample(edges, 4)}
