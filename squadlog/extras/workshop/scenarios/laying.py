"""A new part as it is laid down: with what every part of its kind needs, so that little is left to be said."""

from typing import Any

from squadlog.setup.own.paper import Paper, Way, free_id

NEEDS_KIND = {
    "objectives": "objective_kinds",
    "conditions": "condition_kinds",
    "triggers": "trigger_kinds",
    "instructions": "instruction_kinds",
}
"""Lists whose parts have a kind, which is asked first."""
_OF_A_SIDE = frozenset({"attacked", "fired", "sees", "in_area", "out", "routed", "went_off"})
_SUFFERED = frozenset({"casualties", "rout"})


def new_part(paper: Paper, way: Way, chosen: str = "") -> Any:  # noqa: ANN401 - as it stands in the file
    """What is laid down at the end of a way; `chosen` is its kind, key or name, where one was asked for."""
    table = str(way[-1])
    sides = [str(one.get("id", "")) for one in paper.listed("sides")]
    first, second = (*sides, "", "")[:2]
    match table:
        case "sides":
            name = free_id(paper, "third")
            return {"id": name, "name": name.replace("_", " ").capitalize()}
        case "areas":
            return {"id": free_id(paper, "area")}
        case "objectives":
            part: dict[str, Any] = {"id": free_id(paper, chosen), "side": first, "kind": chosen}
            part |= {"whose": second} if chosen in _SUFFERED else {}
            return part | ({"worth": "points", "each": 5} if chosen in ("charges", "carried") else {})
        case "conditions":
            return {"id": free_id(paper, chosen), "kind": chosen, "side": second}
        case "triggers":
            part = {"id": free_id(paper, chosen), "kind": chosen}
            part |= {"side": first} if chosen in _OF_A_SIDE else {}
            part |= {"turn": 1} if chosen in ("turn", "die") else {}
            return part | ({"face": 5} if chosen == "die" else {})
        case "instructions":
            return {"id": free_id(paper, chosen), "kind": chosen, "side": second}
        case "squads":
            return {"squad": chosen}
        case "soldiers":
            taken = {str(one.get("name")) for one in paper.at(way)} if paper.has(way) else set()
            return {"name": next(f"Soldier {n}" for n in range(1, 99) if f"Soldier {n}" not in taken)}
        case "features":
            return {"id": chosen}
        case "actions":
            return {"name": "A new action", "ap": 10}
        case "groupings":
            return {"side": first, "name": "A new grouping", "members": []}
        case "variants":
            return {"ruling": chosen, "option": "", "sets": {}}
        case "plots":
            return {"mission": chosen, "turn": 1}
        case "equipment":
            return {"item": chosen}
        case "agreements":
            return {"rule": "BLD-02", "reason": "agreed"}
        case "arrives":
            return {"id": free_id(paper, "relief"), "turn": 2}
        case _:
            return {}
