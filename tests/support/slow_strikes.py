"""Mines and fire missions as the calculator asks about them, drawn, and once more slowly from the printed tables."""

from math import atan2, ceil, cos, pi, sin

FRAGMENTATION = {1: 6, 2: 4, 3: 3, 4: 3, 5: 2, 6: 2}


def _ring(metres):
    """The whole metre that counts: one begun by a centimetre or less is not begun."""
    return max(1, ceil(metres - 0.01 - 1e-9))


def _apart(one, other):
    return ((one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2) ** 0.5


def mine_chain(given):
    gone, mines = [given["trigger"]], given["mines"]
    for by, on, face in given["checks"]:
        near = _ring(_apart(mines[by], mines[on])) in FRAGMENTATION
        if by in gone and on not in gone and near and face <= 5:
            gone.append(on)
    levels = []
    for unit in given["units"]:
        hits = [FRAGMENTATION.get(_ring(_apart(mines[name], unit["at"]))) for name in gone]
        hits = [max(0, pf - unit["af"]) for pf in hits if pf is not None]
        levels.append(sum(hits) if hits else None)
    return {"order": gone, "levels": levels}


def mission(given):
    target, metres = {"mortar": (4, 6), "missile": (6, 3)}[given["kind"]]
    turn, subphase = given["called"]
    last = subphase + 9
    impact = [turn, last] if last <= 10 else [turn + 1, last - 10]
    (x, y), (from_x, from_y) = given["aim"], given["leader"]
    if given["face"] <= target:
        return {"on_point": True, "landing": [float(x), float(y)], "impact": impact}
    faces = list(given["scatter"])
    if faces[0] > 8:
        metres *= faces[0] - 7
    way = next(face for face in faces if face <= 8)
    ahead = atan2(y - from_y, x - from_x)
    turned = {1: 0, 2: 0, 3: pi, 4: pi, 5: pi / 2, 6: pi / 2, 7: -pi / 2, 8: -pi / 2}[way]
    if (x, y) == (from_x, from_y):
        ahead = pi / 2
    at = (x + metres * cos(ahead + turned), y + metres * sin(ahead + turned))
    return {"on_point": False, "landing": [round(one, 3) + 0.0 for one in at], "impact": impact}


def mission_cost(given):
    many = given["mortar"] + given["missile"]
    return {"cost": 10 * given["mortar"] + 15 * given["missile"], "allowed": many <= 4}


TWINS = {"mine_chain": mine_chain, "mission": mission, "mission_cost": mission_cost}


def _place(rng, far=12):
    return [rng.randint(0, far * 4) / 4, rng.randint(0, far * 4) / 4]


def draw_mine_chain(rng):
    names = "ABCDEFGH"[: rng.randint(1, 8)]
    checks = [[rng.choice(names), rng.choice(names), rng.randint(1, 10)] for _ in range(rng.randint(0, 12))]
    return {
        "mines": {name: _place(rng) for name in names},
        "trigger": rng.choice(names),
        "checks": checks,
        "units": [{"at": _place(rng), "af": rng.randint(0, 7)} for _ in range(rng.randint(0, 6))],
    }


def draw_mission(rng):
    return {
        "kind": rng.choice(["mortar", "missile"]),
        "leader": _place(rng, 40),
        "aim": _place(rng, 40),
        "called": [rng.randint(1, 20), rng.randint(1, 10)],
        "face": rng.randint(1, 10),
        "scatter": [*(rng.randint(9, 10) for _ in range(rng.randint(0, 2))), rng.randint(1, 8)],
    }


def draw_mission_cost(rng):
    return {"mortar": rng.randint(0, 6), "missile": rng.randint(0, 6)}


DRAWN = {"mine_chain": draw_mine_chain, "mission": draw_mission, "mission_cost": draw_mission_cost}
