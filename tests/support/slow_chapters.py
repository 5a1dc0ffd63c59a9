"""The calculations of the advanced chapters once more, slowly and from the printed tables alone.

Nothing of the program is asked. A dictionary goes in and comes out as `squadlog calc` has it.
"""

from collections.abc import Callable, Mapping
from decimal import ROUND_HALF_EVEN, Decimal
from math import ceil
from typing import Any

POWER = ("LI", "BI", "M", "MZG", "RS")
SENSORS = {"LI": -1, "BI": -2, "M": -2, "TS": 0, "RS": -2, "SNF": 0, "SSS": 0, "MZG": -2, "No": 0}
AUTOMATIC = {"SR": (5, 10), "SC": (4, 15), "SMG": (3, 30), "OR": (4, 12)}
"""Penetration and rounds of a magazine of what fires bursts."""
MAGAZINES = {"SAR": 6, "SR": 10, "OR": 12, "P": 12, "SC": 15, "SP": 25, "SMG": 30}
HARDER = {
    "firer_walk": 1, "firer_run": 3, "firer_sprint": 5, "firer_crawl": 2, "firer_jump": 3, "firer_turn_45": 1,
    "target_walk": 1, "target_run": 3, "target_sprint": 4, "target_jump": 2, "target_dive": 4,
    "firer_prone": -1, "target_prone": 1, "fire_control": -2, "half_soft": 1, "half_hard": 2, "full_soft": 3,
    "full_hard": 5, "opportunity": 1, "wound_M": 1, "wound_S": 3,
    "weapon:SR": 0, "weapon:SC": 0, "weapon:OR": 0, "weapon:SMG": 1,
}  # fmt: skip
QUALITIES = ("Civilian", "Green", "Regular", "Veteran", "Elite")
"""Worst first; a step is one point of initiative and rally, and ten of rout."""
RACES = {
    "Human": 0, "Naram": 1, "Baufrin": 1, "Vauvusar": 1, "Ssora": 1, "Kessrith": 1, "Zog": 1, "Menevagorean": 1,
}  # fmt: skip
QUICK = ("Vauvusar", "Ssora")
"""The races with -1 for initiative."""
WOUNDS = ("none", "L", "M", "S", "U", "D")
Case = Mapping[str, Any]


def _worth(quality: str) -> int:
    """2 for civilians to -2 for the elite."""
    return 2 - QUALITIES.index(quality)


def _later(at: tuple[int, int], steps: int) -> list[int]:
    turn, subphase = at
    for _ in range(steps):
        turn, subphase = (turn, subphase + 1) if subphase < 10 else (turn + 1, 1)
    return [turn, subphase]


def decoys(given: Case) -> int:
    return sum(2 for _ in range(given["hidden"]))


def hide_cost(given: Case) -> int:
    if not given["values"]:
        return 0
    return 150 if given["policy"] == "flat" else ceil(sum(given["values"]) / 4)


def leader_cost(given: Case) -> int:
    return {2: -20, 1: -10, 0: 0, -1: 10, -2: 20}[given["rating"]]


def detect(given: Case) -> Any:
    pile, searcher = given["pile"], given["searcher"]
    if pile.get("light_woods_m", 0) > 10:
        return {"blocked": "DET-27"}
    if pile.get("heavy_woods_m", 0) > 3:
        return {"blocked": "DET-28"}
    metres = given.get("metres")
    if metres is not None and metres <= 1:
        return {"detected": True, "automatic": "DET-19"}
    helped = searcher["suit"] in POWER
    total = SENSORS[searcher["suit"]]
    if searcher.get("sensor") and helped:
        total -= 3
    weather, whole = given.get("conditions", ()), ceil(metres or 0)
    if "rain" in weather and whole > 10:
        total += 1
    if "snow" in weather and whole > 5:
        total += 2 if whole > 15 else 1
    if "night" in weather:
        total += 1 if helped else 2
    if given.get("smoke"):
        total += 5
    if pile.get("light_woods_m"):
        total += 1
    if pile.get("heavy_woods_m"):
        total += 3
    if pile.get("marsh"):
        total += 1
    total += {"none": 0, "half": 2, "full": 3}[pile.get("cover", "none")]
    suit = None if pile.get("decoy") else pile.get("suit")
    if suit is not None:
        if pile.get("jammer") and helped:
            total += 3
        if pile.get("camo") and suit in POWER:
            total += 1
        if suit == "RS":
            total += 3
        if suit in POWER and not pile.get("stealth"):
            total -= 2
    net = given["roll"] + total
    return {"modifier": total, "net": net, "detected": _succeeds(given["roll"], net, 5)}


def _succeeds(face: int, net: int, target: int) -> bool:
    return face == 1 or (face != 10 and net <= target)


def equipment_cost(given: Case) -> int:
    prices = {
        "launcher": 2, "mine": 3, "plastic": 5, "shaped": 10, "mortar": 10, "missile": 15, "holotarp": 15, "jammer": 20,
        "sensor": 20, "camo": 10,
    }  # fmt: skip
    return sum(prices[name] for name, count in given.items() for _ in range(count))


def holotarp(given: Case) -> list[bool]:
    (x, y), half = given["centre"], 2.01
    return [x - half <= east <= x + half and y - half <= north <= y + half for east, north in given["points"]]


def ambush(given: Case) -> Any:
    at = tuple(given["at"])
    return {"idle": [_later(at, step) for step in (1, 2, 3)], "free": _later(at, 4)}


def ammunition(given: Case) -> Any:
    if given["weapon"] not in MAGAZINES:
        return {"left": None, "magazines_left": None, "usable": True, "reload": False}
    boxes, left = given["magazines"], MAGAZINES[given["weapon"]]
    for _ in range(given["fired"]):
        if left == 0:
            left = MAGAZINES[given["weapon"]]
        left -= 1
        if left == 0:
            boxes -= 1
    return {
        "left": left,
        "magazines_left": boxes,
        "usable": boxes > 0,
        "reload": left == 0 and boxes > 0,
    }


def burst_hits(given: Case) -> int:
    less = {5: 1, 4: 2, 3: 3, 2: 4}
    return 1 if given["rounds"] == 1 else max(1, ceil(given["face"] / 2 - less[given["rounds"]]))


def burst_rate(given: Case) -> bool:
    return len(given["fired"]) < (3 if given["next"] == "area" else 2)


def _levels(weapon: str, af: int, face: int) -> int:
    return max(AUTOMATIC[weapon][0] - af, 1 if face == 1 else 0)


def burst_area(given: Case) -> Any:
    run, rounds = given.get("burst_in_run", 1), min(5, given["rounds_left"])
    places = sorted(range(len(given["targets"])), key=lambda place: given["targets"][place]["m"])
    results, levels, hit = ["not engaged"] * len(places), [None] * len(places), 0
    for place in places:
        one = given["targets"][place]
        named = (*given.get("mods", ()), *one["mods"])
        still = [mod for mod in named if not mod.startswith(("firer_", "target_")) or "prone" in mod]
        net = one["face"] + sum(HARDER[mod] for mod in still) + 3 + (run - 1)
        if hit == rounds:
            continue
        results[place] = "hit" if _succeeds(one["face"], net, 7) else "miss"
        if results[place] == "hit":
            hit += 1
            levels[place] = _levels(given["weapon"], one["af"], one["face"])
    left = given["rounds_left"] - rounds
    return {"results": results, "levels": levels, "rounds_left": left, "reload": left == 0}


def burst_concentrated(given: Case) -> Any:
    rounds, run = min(5, given["rounds_left"]), given.get("burst_in_run", 1)
    net = given["face"] + sum(HARDER[mod] for mod in given.get("mods", ()))
    if rounds > 1:
        net += 1 + (run - 1)
    hit = _succeeds(given["face"], net, 7)
    count = burst_hits({"rounds": rounds, "face": given["hits_face"]}) if hit else 0
    each = max(0, AUTOMATIC[given["weapon"]][0] - given["af"])
    levels = count * each if each or given["face"] != 1 else 1
    return {
        "net": net,
        "hit": hit,
        "rounds_hit": count,
        "levels": levels if hit else None,
        "wound": WOUNDS[min(5, levels)] if hit else "none",
        "rounds_left": given["rounds_left"] - rounds,
    }


def initiative_mods(given: Case) -> int:
    total = -1 if given["race"] in QUICK else 0
    if given["rating"] is not None:
        total += given["rating"] + RACES[given["leader_race"]]
    return total + _worth(given["quality"])


def rout(given: Case) -> Any:
    total = -10 * _worth(given["quality"]) - 5 * given.get("wounded", 0) - 10 * given.get("dead", 0)
    if given["rating"] is not None:
        total -= 10 * (given["rating"] + RACES[given["race"]])
    elif given.get("leader_dead"):
        total -= 20
    if given.get("enemy_leader_dead"):
        total += 20
    total += {"visible": 10, "hidden": -10, None: 0}[given.get("penal_leader")]
    total += 5 * given.get("enemy_casualties", 0)
    return {
        "modifier": total,
        "rout": [face == 1 or (face != 100 and face + total <= 5) for face in given["faces"]],
    }


def rally(given: Case) -> Any:
    total = given["rating"] + RACES[given["race"]] + _worth(given["quality"])
    rallied = [_succeeds(face, face + total, 2) for face in given["faces"]]
    done = _later(tuple(given["start"]), 9)
    return {
        "modifier": total,
        "rallied": rallied,
        "resolved": done,
        "act_from": _later((done[0], done[1]), 1) if any(rallied) else None,
    }


def regroup(given: Case) -> list[bool]:
    return [not one["leader"] or one["start"] - one["alive"] >= one["start"] / 2 for one in given["squads"]]


def regrouped_quality(given: Case) -> str:
    most = max(given["units"].values())
    common = [quality for quality in QUALITIES if given["units"].get(quality) == most]
    return given["leader"] if given.get("leader") in common else common[0]


def metres(given: Case) -> Any:
    """Snow and wound by the lower base, woods by their price, full metres but for the first (A-96, A-97)."""
    mode, ground = given["mode"], given["terrain"]
    if mode in {"clear": (), "light": ("sprint",), "heavy": ("run", "sprint")}[ground]:
        return f"in: nobody can {mode} in {ground} woods [MOV-11]."
    fair = {"walk": 2.0, "run": 4.0, "sprint": 6.0}
    hurt = {"M": {"walk": 1.5, "run": 3.0, "sprint": 5.0}, "S": {"walk": 1.0, "run": 2.0, "sprint": 3.0}}
    base = hurt.get(given["wound"], fair)[mode]
    if "snow" in given["conditions"]:
        base = min(base, {"walk": 1.5, "run": 3.0, "sprint": 4.0}[mode])
    cost = {"clear": 1.0, "light": 1.5, "heavy": 2.0}[ground]
    return round(base / cost, 3) if base < cost else float(base // cost)


def sight_mods(given: Case) -> Any:
    firer, target, far = given["firer"], given["target"], ceil(given["metres"] - 0.01)
    power = firer["suit"] in POWER
    total = -2 if firer["suit"] in FIRE_CONTROL else 0
    total += 2 if firer["stealth"] and power else 0
    total += (1 if power else 2) if "night" in given["conditions"] else 0
    total += 1 if "rain" in given["conditions"] and far > 10 else 0
    total += (far > 5) + (far > 15) if "snow" in given["conditions"] else 0
    total += 5 if given["smoke"] else 0
    total += 1 if target["camo"] and target["suit"] in POWER else 0
    total += 3 if target["suit"] == "RS" else 0
    return {"total": total + (2 if target["jammer"] and power else 0)}


FIRE_CONTROL = ("BI", "M", "RS", "MZG")
"""The suits that help their wearer to hit."""


def vacuum(given: Case) -> Any:
    levels, (turn, subphase) = max(0, given["pf"] - given["af"]), given["at"]
    boxes = ("none", "L", "M", "S", "U", "D")
    first = min(levels, 5)
    last = {0: first, 1: min(first + 1, 5)}.get(levels, 5)
    events = [[[turn + 2 * (n - first), subphase], boxes[n]] for n in range(first + 1, last + 1)]
    return {"first": boxes[first], "events": events, "open": levels > 1}


FOR_WEAPONS = (
    "laser_pistol", "laser_rifle", "slug_assault_rifle", "spike_pistol", "spike_carbine", "spike_rifle", "omni_rifle",
    "caseless_smg", "caseless_pistol", "handgun", "melee",
)  # fmt: skip
"""Names of skills that count in a fight."""


def legionnaire(given: Case) -> Any:
    found = {}
    for name, level in given["skills"].items():
        if name in FOR_WEAPONS:
            threes = [full for full in range(3, level + 1) if full % 3 == 0]
            found[name] = -len(threes) if level else 1 if given["combat"] else 2
    if "melee" in found and not given.get("melee_weapon", True):
        found["melee"] += 1
    return found


def legionnaire_back(given: Case) -> Any:
    return {name: sum(3 for _ in range(-change)) if change else 1 for name, change in given["mods"].items()}


def centurion(given: Case) -> Any:
    fallen = [wound for wound in given["wounds"] if wound in WOUNDS[4:]]
    line = given["troop"] not in ("tech", "civilian")
    return {"ifw": given["units"] - len(fallen), "counts_as": "infantry" if line else "tank crew"}


def _plain(points: Decimal) -> int | float:
    return int(points) if points == int(points) else float(points)


def victory_level(given: Case) -> Any:
    """Higher divided by lower; the gaps belong to the level below, a low score of nothing loses to any (A-113)."""
    low, high = sorted(Decimal(str(score)) for score in given["scores"])
    if low <= 0:
        level = "Decisive" if high > 0 else ""
        ratio = None
    else:
        level = next((name for name, times in LEVELS if high >= low * times), "")
        ratio = _plain((high / low).quantize(Decimal("0.001"), ROUND_HALF_EVEN))
    won, lost = (f"{level} Victory", f"{level} Defeat") if level else ("Draw", "Draw")
    return {"ratio": ratio, "higher": won, "lower": lost}


LEVELS = (("Decisive", Decimal(3)), ("Substantial", Decimal(2)), ("Marginal", Decimal("1.5")))


def casualty_score(given: Case) -> Any:
    twentieths = {"none": 0, "L": 2, "M": 5, "S": 10, "U": 15, "D": 20}
    return _plain(Decimal(sum(value * twentieths[wound] for value, wound in given["lost"])) / 20)


def charge_score(given: Case) -> int:
    points = 0
    for number in range(1, given["charges"] + 1):
        points += {1: 25, 2: 45, 3: 30}.get(number, 25)
    return points


def hold(given: Case) -> Any:
    side, turns = given["side"], list(given["turns"])
    others = [turn[1 - side] for turn in turns]
    more = ["y" if turn[side] > other else "n" for turn, other in zip(turns, others, strict=True)]
    return {
        "held": "".join(more).endswith("y" * given["last"]),
        "enemies_left": others[-1] if others else 0,
    }


TWINS: dict[str, Callable[[Case], Any]] = {
    one.__name__: one
    for one in (
        decoys, hide_cost, leader_cost, detect, equipment_cost, holotarp, ambush, ammunition, burst_hits, burst_rate,
        burst_area,
        burst_concentrated, initiative_mods, rout, rally, regroup, regrouped_quality,
        metres, sight_mods, vacuum, legionnaire, legionnaire_back, centurion,
        victory_level, casualty_score, charge_score, hold,
    )
}  # fmt: skip
