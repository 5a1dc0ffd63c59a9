"""How a battle stands as a start says it: in the referee's words where they say it whole, else field by field."""

from collections.abc import Iterator
from typing import Any

from squadlog.base.records import record
from squadlog.battle.chapter_state import as_written, set_by_hand
from squadlog.battle.corrections import correct_unit
from squadlog.battle.moment import Moment
from squadlog.battle.start.form import BATTLE_TYPES, UNIT_TYPES, kept_type, same_again
from squadlog.battle.state import Battle, Unit


@record
class StartWritten:
    """A start as plain data, and what of the battle it cannot carry, a sentence each."""

    data: dict[str, Any]
    left: tuple[str, ...]


def write_start(battle: Battle, fresh: Battle) -> StartWritten:
    """How `battle` stands, as a start of a battle that would begin as `fresh`; both have the same soldiers."""
    left: list[str] = []
    units = [
        _write_unit(unit, fresh.units[number], battle.now, left) for number, unit in battle.units.items()
    ]
    data: dict[str, Any] = {
        "turn": battle.now.turn,
        "subphase": battle.now.subphase,
        "stage": battle.stage,
        "order": [*battle.order],
        "units": units,
    }
    exact: dict[str, Any] = {}
    for name, of in BATTLE_TYPES.items():
        now = getattr(battle, name)
        if name == "order" or (now is None and getattr(fresh, name) is None):
            continue
        if name != "standings" and now == getattr(fresh, name):
            continue
        if now is None:
            data.setdefault("nothing", []).append(name)
        elif (said := same_again(of, now)) is None:
            left.append(f"{name.replace('_', ' ')} of the battle.")
        else:
            exact[name] = said
    kept: dict[str, Any] = {}
    for key, state in battle.held:
        if (key in dict(fresh.held) and fresh.holds(key) == state) or key in _OF_THE_TABLE:
            continue
        of = kept_type(key, fresh.holds(key), of_battle=True)
        said = None if of is None else same_again(of, state)
        if said is None:
            left.append(f"what {key.replace('_', ' ')} keeps of the battle.")
        else:
            kept[key] = said
    data |= {name: held for name, held in (("battle", exact), ("kept", kept)) if held}
    there = dict(battle.held)
    if gone := [key for key, _ in fresh.held if key not in there]:
        data["without"] = gone
    return StartWritten(data=data, left=tuple(dict.fromkeys(left)))


_OF_THE_TABLE = ("people", "readiness", "taking_back")
"""What was said of the record and not in the battle: who commands whom, who was ready, who would undo."""


def _list_words(unit: Unit, fresh: Unit) -> Iterator[tuple[str, str | int | bool]]:
    """What is otherwise than at first, in the referee's words."""
    if unit.wound != fresh.wound:
        yield "wound", unit.wound
    if unit.posture != fresh.posture:
        yield "posture", unit.posture
    if unit.dazed_until != fresh.dazed_until:
        yield "dazed", "none" if unit.dazed_until is None else str(unit.dazed_until)
    at, before = unit.position, fresh.position
    if at is None and before is not None:
        yield "at", "none"
    elif at is not None and at != before:
        yield "at", f"{at.x!r},{at.y!r}"
        yield "facing", repr(at.facing_deg)
    for name in ("floor", "pack_on", "hit_bonus", "performed"):
        if (now := getattr(unit, name)) != getattr(fresh, name):
            yield name, now
    for name in ("place", "in_hand", "opportunity"):
        if (now := getattr(unit, name)) != getattr(fresh, name):
            yield name, now or "none"
    for name in ("weapons", "items", "keys", "jammed"):
        if (now := getattr(unit, name)) != getattr(fresh, name):
            yield name, ",".join(now) or "none"


def _write_unit(unit: Unit, fresh: Unit, now: Moment, left: list[str]) -> dict[str, Any]:
    """A unit by number and name, with what is otherwise than at first."""
    entry: dict[str, Any] = {"unit": unit.id, "name": unit.soldier.name}
    made = fresh
    for name, said in _list_words(unit, fresh):
        typed = ("yes" if said else "no") if isinstance(said, bool) else str(said)
        try:
            made = correct_unit(made, ((name, typed),), now)
        except (ValueError, KeyError):
            continue
        entry[name] = said
    kept: dict[str, Any] = {}
    for key, state in unit.held:
        if key in dict(made.held) and made.holds(key) == state:
            continue
        if (told := _in_words(made, unit, key)) is not None:
            entry[key], made = told
            continue
        of = kept_type(key, fresh.holds(key))
        said_so = None if of is None else same_again(of, state)
        if said_so is None:
            left.append(f"what {key.replace('_', ' ')} keeps of soldiers.")
        else:
            kept[key] = said_so
    exact: dict[str, Any] = {}
    nothing = []
    for name, of in UNIT_TYPES.items():
        if (held := getattr(unit, name)) == getattr(made, name):
            continue
        if held is None:
            nothing.append(name)
        elif (plain := same_again(of, held)) is None:
            left.append(f"{name.replace('_', ' ')} of {unit.called}.")
        else:
            exact[name] = plain
    there = dict(unit.held)
    gone = [key for key, _ in made.held if key not in there]
    parts = (("exact", exact), ("nothing", nothing), ("kept", kept), ("without", gone))
    return entry | {name: part for name, part in parts if part}


def _in_words(made: Unit, unit: Unit, key: str) -> tuple[str, Unit] | None:
    """What a chapter keeps of a unit as the referee would write it, and the unit by it; None: words do not do."""
    if made.holds(key) is None:
        return None
    told = as_written(unit, key)
    if not isinstance(told, str):
        return None
    try:
        by_words = set_by_hand(made, key, told)
    except (ValueError, KeyError, TypeError, AttributeError):
        return None
    return (told, by_words) if by_words.holds(key) == unit.holds(key) else None
