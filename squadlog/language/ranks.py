"""Who fights, and in which groupings: `group`, `add`."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import as_sentence
from squadlog.battle import commands as said
from squadlog.battle.by_hand import NONE, read_degrees, read_point, read_whole, read_words, read_yes_no
from squadlog.battle.commands import AddUnit, Command, Regroup
from squadlog.battle.state import Known
from squadlog.battle.terms import Soldier
from squadlog.book.book import Rulebook
from squadlog.book.load import load_rulings
from squadlog.facts.ground_facts import Position
from squadlog.language.naming import take_grouping, take_unit
from squadlog.language.reading import Reading
from squadlog.language.referee import pair, place, take_name
from squadlog.language.verb import Verb
from squadlog.language.words import Reader, quote
from squadlog.rules.common.advanced import ADVANCED, together
from squadlog.rules.common.posts import post

with lazy_imports():
    from squadlog.squads import cost
    from squadlog.squads import plan as plans

_PROFILE: Mapping[str, Callable[[str], object]] = {
    "name": str,
    "race": str,
    "troop": str,
    "armour": str,
    "weapons": read_words,
    "equipment": read_words,
    "keys": read_words,
    "value": read_whole,
    "quality": str,
    "leader": lambda text: None if text.lower() in NONE else read_whole(text),
    "naval": read_yes_no,
    "squad": str,
    "begins": read_words,
}
_PLACE = ("at", "floor", "facing")
_LISTS = ("weapons", "equipment", "keys")


def group(now: Reading, verb: Verb) -> Command:
    """`group Wing 1 3 5 race=Human modifier=-2 because ...`: who shares a roll, and what goes with it."""
    reader = now.reader
    if not reader.more():
        reader.fail("Which grouping?", f"Write {verb.form}.")
    grouping = _grouping(reader, now.battle)
    units: list[int] = []
    values: dict[str, str] = {}
    while reader.more() and reader.peek().key != "because":
        if "=" in reader.peek().text and not reader.peek().quoted:
            name, value = pair(reader, verb)
            if name not in ("name", "race", "modifier"):
                reader.fail(f"A grouping has no {name!r}.", f"Write {verb.form}.", back=1)
            values[name] = value
        else:
            units.append(take_unit(reader, now.battle))
    return Regroup(
        grouping=grouping,
        units=tuple(units),
        name=values.get("name", ""),
        race=_race(values.get("race", ""), now.book),
        modifier=_modifier(reader, values["modifier"]) if "modifier" in values else None,
        reason=reader.because(),
    )


def _grouping(reader: Reader, battle: Known) -> str:
    """A grouping of the battle by id or name, or the id of a new one."""
    known = battle.grouping_called(reader.peek().text)
    if known is None:
        return take_name(reader)
    reader.take()
    return known


def _race(text: str, book: Rulebook) -> str:
    names = {key.casefold(): key for key in book.races}
    names.update({row.name.casefold(): key for key, row in book.races.items()})
    return names.get(text.casefold(), text)


def _modifier(reader: Reader, text: str) -> int:
    try:
        return read_whole(text)
    except ValueError as error:
        return reader.fail(as_sentence(error), "Write one such as -2.", back=1)


def add(now: Reading, verb: Verb) -> Command:
    """`add 17 to red like 3 name=Anna at=12,8 because ...`: a soldier more, with the profile of another or its own.

    What is no counter number is a feature, as after `place`.
    """
    reader = now.reader
    if not reader.more():
        reader.fail("Which soldier is added?", f"Write {verb.form}.")
    if not reader.number_next() and reader.peek(1).key != "to" and "=" not in reader.peek().text:
        return place(now, verb)
    number = reader.take_number("the number of a free counter")
    if not (reader.more() and reader.take_words("to")):
        reader.fail(f"Which grouping does {number} join?", f"Write {verb.form}.")
    grouping = take_grouping(reader, now.battle)
    model = None
    if reader.more() and reader.take_words("like"):
        model = now.battle.units.get(take_unit(reader, now.battle))
        if model is None:
            reader.fail("There is no such unit to copy.", f"Write {verb.form}.", back=1)
    values: dict[str, str] = {}
    while reader.more() and reader.peek().key != "because":
        name, value = pair(reader, verb)
        if name not in (*_PROFILE, *_PLACE):
            reader.fail(
                f"A soldier has no {name!r}.", f"Fields are {', '.join((*_PROFILE, *_PLACE))}.", back=1
            )
        values[name] = value
    try:
        side = now.battle.groupings[grouping].side
        like = None if model is None else replace(model.soldier, squad=post(model).squad)
        soldier = _soldier(number, side, like, values, now.book)
        _require_known(soldier, now.battle)
        position = _position(values)
        floor = read_whole(values.get("floor", "1"))
    except ValueError as error:
        reader.fail(as_sentence(error), f"Write {verb.form}.")
    reason = reader.because()
    return AddUnit(soldier=soldier, grouping=grouping, position=position, floor=floor, reason=reason)


def _soldier(number: int, side: str, like: Soldier | None, values: dict[str, str], book: Rulebook) -> Soldier:
    """The profile that is said, over that of the model. ValueError, in a few words, for what no soldier has."""
    said_of: dict[str, Any] = {
        name: _PROFILE[name](value) for name, value in values.items() if name in _PROFILE
    }
    if "race" in said_of:
        said_of["race"] = _race(said_of["race"], book)
    base = like or Soldier(
        id=number, name=f"Soldier {number}", side=side, squad=side, race="Human", troop="combat_arms", armour="No",
        weapons=(), value=0,
    )  # fmt: skip
    squad = base.squad if base.side == side else side
    made: Soldier = replace(base, **({"squad": squad} | said_of), id=number, side=side)
    if like is not None and "name" not in values:
        made = replace(made, name=f"{like.name} {number}"[:40])
    if made.begins and "begins" not in values:
        # A suit of its own may not have what the model begins in.
        beginnings = together(ADVANCED).beginnings
        fit = (word for word in made.begins if not beginnings[word].why_not(made, book))
        made = replace(made, begins=tuple(fit))
    return made if "value" in values else replace(made, value=_worth(made, book))


def _require_known(soldier: Soldier, battle: Known) -> None:
    """ValueError for a squad that its side has not, or a state that no chapter knows (STL-04)."""
    squads = {post(one).squad for one in battle.units.values() if one.side == soldier.side} | {soldier.side}
    if soldier.squad not in squads:
        raise ValueError(f"there is no squad {soldier.squad!r}; there are {', '.join(sorted(squads))}")
    beginnings = together(ADVANCED).beginnings
    if strange := [word for word in soldier.begins if word not in beginnings]:
        raise ValueError(f"no soldier can begin as {strange[0]!r}; there are {', '.join(beginnings)}")


def _worth(soldier: Soldier, book: Rulebook) -> int:
    """Its points as a squad would pay for it (BLD-11); things that are not in the tables cost nothing."""
    plan = plans.SoldierPlan.model_construct(
        name=soldier.name, troop=soldier.troop, race=soldier.race, armour=soldier.armour, weapons=soldier.weapons,
        equipment=soldier.equipment, leader=soldier.leader, note="",
    )  # fmt: skip
    return sum(item.points for item in cost.soldier_items(plan, book, load_rulings()) if item.in_value)


def _position(values: dict[str, str]) -> Position | None:
    at = read_point(values.get("at", ""))
    if at is None:
        return None
    return Position(x=at[0], y=at[1], facing_deg=read_degrees(values.get("facing", "0")))


def say_grouping_command(command: said.Regroup | said.AddUnit) -> str:
    """The sentence for one of these commands."""
    because = f" because {quote(command.reason)}" if command.reason else ""
    match command:
        case said.Regroup():
            pairs = [f"name={quote(command.name)}"] if command.name else []
            pairs += [f"race={quote(command.race)}"] if command.race else []
            pairs += [f"modifier={command.modifier}"] if command.modifier is not None else []
            return " ".join(["group", quote(command.grouping), *map(str, command.units), *pairs]) + because
        case said.AddUnit():
            return _say_add(command) + because


def _say_add(command: said.AddUnit) -> str:
    soldier = command.soldier
    pairs = [
        f"{name}={quote(getattr(soldier, name))}" for name in ("name", "race", "troop", "armour", "quality")
    ]
    pairs += [f"{name}={quote(','.join(getattr(soldier, name)) or 'none')}" for name in _LISTS]
    pairs += [f"value={soldier.value}", f"leader={'none' if soldier.leader is None else soldier.leader}"]
    pairs += [f"naval={'yes' if soldier.naval else 'no'}"]
    pairs += [f"squad={quote(soldier.squad)}"] if soldier.squad != soldier.side else []
    pairs += [f"begins={quote(','.join(soldier.begins))}"] if soldier.begins else []
    if command.position is not None:
        at = command.position
        pairs += [f"at={at.x!r},{at.y!r}", f"facing={at.facing_deg!r}"]
    if command.floor != 1:
        pairs += [f"floor={command.floor}"]
    return " ".join([f"add {soldier.id} to {quote(command.grouping)}", *pairs])
