"""Inputs drawn for the calculations of the advanced chapters, by the name of the calculation."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from support.slow_chapters import AUTOMATIC, FOR_WEAPONS, HARDER, MAGAZINES, POWER, QUALITIES, RACES, SENSORS

Case = Mapping[str, Any]


def drawn(name: str, rng: Random) -> Case:
    """An input for that calculation which a battle could have."""
    return _DRAWN[name](rng)


def fit(name: str, case: Case, rng: Random) -> Case:
    """The same input without what no small battle has: modifiers that nobody there can have."""
    case = dict(case)
    if name in ("burst_area", "burst_concentrated"):
        case["af"] = min(4, case.get("af", 0))
        mine = [mod for mod in case["mods"] if mod in ("fire_control", "firer_prone")]
        at_one = case["mods"] if name == "burst_concentrated" else ()
        case["mods"] = [f"weapon:{case['weapon']}", *mine, *_of_a_target(at_one)]
    if name == "burst_area":
        del case["af"]
        case["targets"] = [
            {**one, "af": min(4, one["af"]), "mods": _of_a_target(one["mods"])} for one in case["targets"]
        ]
    if name == "hide_cost":
        case["values"] = [rng.choice([1, 6, 11, 20, 25, 30, 43, 46]) for _ in range(rng.randint(1, 9))]
    if name == "rally":
        case["faces"], case["start"] = case["faces"][2:], [rng.randint(1, 3), rng.randint(1, 10)]
    return case


def _of_a_target(mods: Sequence[str]) -> list[str]:
    """What a target in a battle brings along; nobody prone is seen behind half cover."""
    brought = [
        mod for mod in mods if mod in ("target_walk", "target_run", "target_prone", "half_soft", "half_hard")
    ]
    return [mod for mod in brought if not (mod.startswith("half") and "target_prone" in brought)]


def _face(rng: Random) -> int:
    return rng.randint(1, 10)


def _moment(rng: Random) -> list[int]:
    return [rng.randint(1, 30), rng.randint(1, 10)]


def _detect(rng: Random) -> Case:
    woods = rng.choice(["light_woods_m", "heavy_woods_m", None, None])
    depth = rng.choice([0.4, 2.0, 3.0, 3.4, 9.9, 10.0, 10.6])
    weather = [one for one in ("night", "rain", "snow") if rng.random() < 0.35]
    decoy = rng.random() < 0.3
    pile: dict[str, Any] = {
        "cover": rng.choice(["none", "half", "full"]),
        "marsh": rng.random() < 0.2,
        **({woods: depth} if woods else {}),
    }
    if decoy:
        pile["decoy"] = True
    else:
        suit = rng.choice(sorted(SENSORS))
        stealth = suit in POWER and rng.random() < 0.5
        pile |= {"suit": suit, "stealth": stealth, "camo": rng.random() < 0.4, "jammer": rng.random() < 0.4}
    metres = rng.choice([0.6, 1.0, 1.2, 4.9, 5.0, 5.1, 10.0, 10.1, 14.2, 15.0, 15.4, 30.0])
    return {
        "roll": _face(rng),
        "searcher": {"suit": rng.choice(sorted(SENSORS)), "sensor": rng.random() < 0.3},
        "pile": pile,
        "conditions": weather,
        "metres": max(metres, depth if woods else 0.0),
        "smoke": rng.random() < 0.2,
    }


def _ammunition(rng: Random) -> Case:
    weapon = rng.choice([*MAGAZINES, "LP", "LR"])
    magazines = rng.randint(1, 6)
    most = magazines * MAGAZINES.get(weapon, 10)
    full = [MAGAZINES.get(weapon, 10) * so_many for so_many in range(magazines + 1)]
    fired = rng.choice([*full, rng.randint(0, most), rng.randint(0, most)])
    return {"weapon": weapon, "magazines": magazines, "fired": fired}


def _mods(rng: Random, among: tuple[str, ...]) -> list[str]:
    groups: dict[str, list[str]] = {}
    for mod in among:
        half_or_full = mod.split("_")[0] if mod.split("_")[0] in ("half", "full") else mod
        kind = (
            "_".join(mod.split("_")[:1]) if mod.startswith(("firer_", "target_", "wound_")) else half_or_full
        )
        groups.setdefault("cover" if kind in ("half", "full") else kind, []).append(mod)
    return [rng.choice(group) for group in groups.values() if rng.random() < 0.4]


def _weapon(rng: Random) -> tuple[str, int]:
    code = rng.choice(sorted(AUTOMATIC))
    return code, rng.choice([1, 2, 3, 4, 5, 6, AUTOMATIC[code][1]])


def _area(rng: Random) -> Case:
    weapon, left = _weapon(rng)
    far = rng.sample(range(2, 60), rng.randint(1, 7))
    targets = [
        {"m": m / 2, "mods": _mods(rng, ("target_walk", "target_run", "target_prone", "half_soft", "full_hard")),
         "af": rng.randint(0, 5), "face": _face(rng)}
        for m in far
    ]  # fmt: skip
    mine = _mods(rng, ("firer_walk", "firer_run", "firer_jump", "firer_prone", "fire_control", "wound_M"))
    run = rng.randint(1, 3)
    return {"weapon": weapon, "rounds_left": left, "mods": mine, "burst_in_run": run, "targets": targets}


def _concentrated(rng: Random) -> Case:
    weapon, left = _weapon(rng)
    return {
        "weapon": weapon,
        "rounds_left": left,
        "mods": _mods(rng, tuple(mod for mod in HARDER if ":" not in mod or mod == f"weapon:{weapon}")),
        "burst_in_run": rng.randint(1, 3),
        "face": rng.choice([1, _face(rng), _face(rng), _face(rng)]),
        "hits_face": _face(rng),
        "af": rng.randint(0, 6),
    }


def _rating(rng: Random) -> int:
    return rng.randint(-2, 2)


def _rout(rng: Random) -> Case:
    rating = rng.choice([None, *range(-2, 3)])
    fallen = rating is None and rng.random() < 0.5
    enemies = rng.randint(0, 4)
    penal = rng.choice([None, "visible", "hidden"]) if rating is not None else None
    return {
        "quality": rng.choice(QUALITIES),
        "rating": rating,
        "race": rng.choice(sorted(RACES)),
        "wounded": rng.randint(0, 3),
        "dead": rng.randint(int(fallen), 3),
        "leader_dead": fallen,
        "enemy_casualties": enemies,
        "enemy_leader_dead": enemies > 0 and rng.random() < 0.5,
        "penal_leader": penal,
        "faces": [rng.randint(1, 100), rng.choice([1, 5, 6, 100]), rng.randint(1, 60)],
    }


def _squads(rng: Random) -> Case:
    led = [(rng.randint(1, 9), rng.random() < 0.6) for _ in range(rng.randint(1, 4))]
    return {
        "squads": [
            {"start": start, "alive": rng.randint(int(leader), start), "leader": leader}
            for start, leader in led
        ]
    }


def _units(rng: Random) -> Case:
    named = rng.sample(QUALITIES, rng.randint(1, 4))
    leader = {"leader": rng.choice(named)} if rng.random() < 0.6 else {}
    return {"units": {quality: rng.randint(1, 3) for quality in named}, **leader}


_GOODS = (
    "launcher", "mine", "plastic", "shaped", "mortar", "missile", "holotarp", "jammer", "sensor", "camo",
)  # fmt: skip


def _quarter(rng: Random) -> float:
    return rng.randint(-80, 80) / 4


_DRAWN: dict[str, Callable[[Random], Case]] = {
    "decoys": lambda rng: {"hidden": rng.randint(0, 12)},
    "hide_cost": lambda rng: {
        "values": [rng.randint(0, 90) for _ in range(rng.randint(0, 9))],
        "policy": rng.choice(["percent", "flat"]),
    },
    "leader_cost": lambda rng: {"rating": _rating(rng)},
    "detect": _detect,
    "equipment_cost": lambda rng: {
        name: rng.randint(0, 4) for name in rng.sample(_GOODS, rng.randint(0, 10))
    },
    "holotarp": lambda rng: {
        "centre": (middle := [_quarter(rng), _quarter(rng)]),
        "points": [
            [at + rng.choice([0, 2, -2, 2.25, -2.25, 1.5, -1.75, 3.0]) for at in middle] for _ in range(5)
        ],
    },
    "ambush": lambda rng: {"at": _moment(rng)},
    "ammunition": _ammunition,
    "burst_hits": lambda rng: {"rounds": rng.randint(1, 5), "face": _face(rng)},
    "burst_rate": lambda rng: {
        "fired": [rng.choice(["shot", "area", "concentrated"]) for _ in range(rng.randint(0, 3))],
        "next": rng.choice(["shot", "area", "concentrated"]),
    },
    "burst_area": _area,
    "burst_concentrated": _concentrated,
    "initiative_mods": lambda rng: {
        "race": rng.choice(sorted(RACES)),
        "rating": rng.choice([None, *range(-2, 3)]),
        "leader_race": rng.choice(sorted(RACES)),
        "quality": rng.choice(QUALITIES),
    },
    "rout": _rout,
    "rally": lambda rng: {
        "faces": [1, 10, _face(rng), rng.randint(2, 6)],
        "rating": _rating(rng),
        "race": rng.choice(sorted(RACES)),
        "quality": rng.choice(QUALITIES),
        "start": _moment(rng),
    },
    "metres": lambda rng: {
        "mode": rng.choice(["walk", "run", "sprint"]),
        "terrain": rng.choice(["clear", "light", "heavy"]),
        "wound": rng.choice(["none", "L", "M", "S"]),
        "conditions": rng.sample(["night", "rain", "snow"], rng.randint(0, 3)),
    },
    "sight_mods": lambda rng: {
        "firer": {"suit": rng.choice(sorted(SENSORS)), "stealth": rng.random() < 0.5},
        "target": {
            "suit": rng.choice(sorted(SENSORS)),
            "camo": rng.random() < 0.5,
            "jammer": rng.random() < 0.5,
        },
        "metres": rng.choice([5.0, 5.01, 5.02, 10.01, 10.02, 15.01, 15.02, round(rng.uniform(0, 40), 2)]),
        "conditions": rng.sample(["night", "rain", "snow"], rng.randint(0, 3)),
        "smoke": rng.random() < 0.3,
    },
    "vacuum": lambda rng: {"pf": rng.randint(0, 9), "af": rng.randint(0, 6), "at": _moment(rng)},
    "regroup": _squads,
    "regrouped_quality": _units,
    "legionnaire": lambda rng: {
        "skills": {
            name: rng.randint(0, 12)
            for name in rng.sample([*FOR_WEAPONS, "medic", "piloting"], rng.randint(0, 9))
        },
        "combat": rng.random() < 0.6,
        "melee_weapon": rng.random() < 0.6,
    },
    "legionnaire_back": lambda rng: {
        "mods": {name: rng.randint(-5, 3) for name in rng.sample(FOR_WEAPONS, rng.randint(0, 6))}
    },
    "victory_level": lambda rng: {
        "scores": rng.choice(
            [
                [rng.randint(-300, 6000) / 10 for _ in range(2)],
                [low := rng.randint(-2, 120), low * rng.choice([1.49, 1.5, 1.999, 2, 2.99, 3])],
            ]
        )
    },
    "casualty_score": lambda rng: {
        "lost": [
            [rng.randint(0, 80), rng.choice(["none", "L", "M", "S", "U", "D"])]
            for _ in range(rng.randint(0, 12))
        ]
    },
    "charge_score": lambda rng: {"charges": rng.randint(0, 30)},
    "hold": lambda rng: {
        "turns": [[rng.randint(0, 4), rng.randint(0, 2)] for _ in range(rng.randint(0, 6))],
        "last": rng.randint(1, 4),
        "side": rng.randint(0, 1),
    },
    "centurion": lambda rng: {
        "units": rng.randint(8, 16),
        "troop": rng.choice(["combat_arms", "marines", "counter_insurgency", "penal", "tech", "civilian"]),
        "wounds": [rng.choice(["L", "M", "S", "U", "D"]) for _ in range(rng.randint(0, 8))],
    },
}
