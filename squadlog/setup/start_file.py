"""The file of a scenario that begins as a battle stands."""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from squadlog.base.errors import SquadlogError
from squadlog.base.names import clean_text
from squadlog.base.records import record
from squadlog.battle.folds.turn import first_state
from squadlog.battle.start.form import TERM_TYPES, same_again
from squadlog.battle.start.writing import write_start
from squadlog.battle.state import Known
from squadlog.battle.terms import Setup, Soldier
from squadlog.book.load import load_rulebook
from squadlog.book.rulings import Rulings
from squadlog.rules.common.advanced import CHOSEN
from squadlog.setup.own.writing import in_toml, write_toml
from squadlog.setup.resumed import TERMS, with_start
from squadlog.setup.scenes import muster_scene
from squadlog.squads.packed import carry_packs
from squadlog.squads.plan import SOLDIERS, SquadPlan
from squadlog.squads.scene_files import scene_of

_WORDS = ("turn", "subphase", "stage", "order", "nothing", "without")
_PLAIN = ("Human", "combat_arms", "BI", ("SR",))
"""A soldier whom every book knows; the soldiers themselves stand in the terms of the start then."""


@record
class StartFile:
    """The file of a scenario that begins as a battle stands, and what of the battle it does not carry."""

    text: str
    left: tuple[str, ...]


def write_start_file(battle: Known, rulings: Rulings, *, told: str, left: Sequence[str] = ()) -> StartFile:
    """The scenario that begins as a battle stands, as far as whoever writes it knows the battle.

    `told` says where it comes from. Raises SquadlogError where a side has no soldier there.
    """
    for side in battle.setup.sides:
        if all(unit.side != side.id for unit in battle.units.values()):
            raise SquadlogError(
                f"This seat knows of no soldier of {side.name}: the referee can write the start of this battle."
            )
    setup = _setup_now(battle)
    head, base = _muster_base(setup, rulings)
    terms: dict[str, Any] = {}
    missed = list(left)
    for name, of in TERM_TYPES.items():
        if (now := getattr(setup, name)) == getattr(base, name):
            continue
        if (data := same_again(of, now)) is None:
            missed.append(f"{name.replace('_', ' ')} of the set-up.")
        else:
            terms[name] = data
    written = write_start(battle, first_state(setup))
    missed += written.left
    with_start(base, {**written.data, TERMS: terms})
    notes = [f"{told}.", *(f"Not carried: {one}" for one in missed)]
    lines = [f"# {one}" for one in notes]
    return StartFile(
        text="\n".join([*lines, write_toml(head).rstrip(), *_lines(written.data, terms), ""]),
        left=tuple(missed),
    )


def _setup_now(battle: Known) -> Setup:
    """The set-up of the battle with what has changed of it in play."""
    return replace(
        battle.setup,
        soldiers=tuple(unit.soldier for unit in battle.units.values()),
        groupings=tuple(battle.groupings.values()),
        features=tuple(battle.features.values()),
        rulings=tuple(battle.rulings.items()),
        chapters=battle.chapters,
        typed_dice=battle.typed_dice,
        starts=(),
        start="",
        scenario="",
    )


def _muster_base(setup: Setup, rulings: Rulings) -> tuple[dict[str, Any], Setup]:
    """The scenario around the start in the words of a file, and the set-up that it makes without the start."""
    fault: Exception | None = None
    for whole in (True, False):
        head = _head(setup, whole=whole)
        try:
            return head, muster_scene(scene_of(json.loads(json.dumps(head))), load_rulebook(), rulings)
        except (SquadlogError, ValueError) as error:
            fault = error
    raise SquadlogError(f"This battle cannot be written as a scenario: {clean_text(str(fault), limit=160)}")


def _head(setup: Setup, *, whole: bool) -> dict[str, Any]:
    """What a scenario says before its start. Not `whole`: the least, for what the words of a file cannot say."""
    head: dict[str, Any] = {"title": setup.title, "briefing": setup.briefing[:2000]}
    if setup.turns is not None and setup.turns <= 500:
        head["turns"] = setup.turns
    if whole:
        around = setup.environment
        head |= {
            name: True for name in ("zero_g", "night", "blackout", "rain", "snow") if getattr(around, name)
        }
        if chapters := [key for key in setup.chapters if key in CHOSEN]:
            head["chapters"] = chapters
        head |= {"packs_on": setup.packs_on} if not setup.packs_on else {}
        head |= {"taking_back": setup.taking_back} if setup.taking_back != "anybody" else {}
        head |= {"typed_dice": [*setup.typed_dice]} if setup.typed_dice else {}
    head["sides"] = [
        {"id": side.id, "name": side.name, "squads": list(_squads(setup, side.id, whole=whole))}
        for side in setup.sides
    ]
    return head


def _squads(setup: Setup, side: str, *, whole: bool) -> Iterator[dict[str, Any]]:
    found: dict[str, list[Soldier]] = {}
    for soldier in setup.soldiers:
        if soldier.side == side:
            found.setdefault(soldier.squad, []).append(soldier)
    parts = [
        men[first : first + SOLDIERS] for men in found.values() for first in range(0, len(men), SOLDIERS)
    ]
    names = {name: one.name for one in setup.groupings for name in map(str, one.units)}
    for men in parts[:8]:
        taken: set[str] = set()
        soldiers = []
        for one in men:
            name = one.name if one.name not in taken else f"{one.name[:30]} {one.id}"
            taken.add(name)
            race, troop, armour, weapons = (one.race, one.troop, one.armour, one.weapons) if whole else _PLAIN
            soldiers.append(
                {"name": name, "race": race, "troop": troop, "armour": armour, "weapons": [*weapons]}
            )
        name = names.get(str(men[0].id), "") or men[0].squad or "Squad"
        force: dict[str, Any] = {"name": name, "budget": 9999, "soldiers": soldiers}
        if whole and setup.packs:
            plan = SquadPlan.model_validate(force).model_copy(update={"packs": setup.packs})
            force |= {"packs": [*used]} if (used := carry_packs(plan).packs) else {}
        yield {"force": force}


def _lines(data: Mapping[str, Any], terms: Mapping[str, Any]) -> list[str]:
    """The start as text: a line a word, a table a unit."""
    lines = ["", "[start]"]
    lines += [f"{name} = {in_toml(data[name])}" for name in _WORDS if name in data]
    tables = (("battle", data.get("battle", {})), ("kept", data.get("kept", {})), (TERMS, terms))
    for entry in data["units"]:
        lines += ["", "[[start.units]]", *(f"{_name(key)} = {in_toml(held)}" for key, held in entry.items())]
    for name, held in tables:
        if held:
            lines += [
                "",
                f"[start.{name}]",
                *(f"{_name(key)} = {_long(value)}" for key, value in held.items()),
            ]
    return lines


def _name(key: str) -> str:
    return key if key.replace("_", "").replace("-", "").isalnum() and key.isascii() else json.dumps(key)


_FOLDED = 200


def _long(value: Any) -> str:  # noqa: ANN401 - whatever a file holds
    """A value on its line; a long text in lines, as it is, and a long list with a line for each entry."""
    if isinstance(value, str) and _in_lines(value):
        return f"'''\n{value}'''"
    told = in_toml(value)
    if isinstance(value, list) and len(told) > _FOLDED:
        return "[\n" + "".join(f"  {in_toml(one)},\n" for one in value) + "]"
    return told


def _in_lines(text: str) -> bool:
    """Whether a text of several lines can stand in a file as it is."""
    plain = all(one == "\n" or one.isprintable() for one in text)
    return plain and "\n" in text and "'''" not in text and not text.endswith("'")
