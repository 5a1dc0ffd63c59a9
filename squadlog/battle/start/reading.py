"""A battle as a start says: the state before play, with all that is said of it otherwise."""

import json
from collections.abc import Iterator, Mapping
from typing import Any

from squadlog.base.names import clean_text
from squadlog.base.records import replace
from squadlog.battle import by_hand
from squadlog.battle.chapter_state import keep_battle_state, keep_state, replace_battle_state, replace_state
from squadlog.battle.corrections import correct_unit, unit_fields
from squadlog.battle.moment import SUBPHASES, Moment
from squadlog.battle.start.form import BATTLE_TYPES, UNIT_TYPES, kept_type, read_plain
from squadlog.battle.state import Battle, Standing, Unit

_OWN = ("unit", "name", "exact", "nothing", "kept", "without")
"""What in the entry of a unit is no word of a correction."""
_HEAD = ("turn", "subphase", "stage", "order", "units", "battle", "kept", "without", "nothing")
_MOST_TURNS = 500


def resume(fresh: Battle, text: str) -> Battle:
    """The battle as the start in that text says; what of it makes no sense is passed over, see `start_faults`."""
    return _Reader(fresh, text).battle


def start_faults(fresh: Battle, text: str) -> tuple[str, ...]:
    """What is wrong with a start, each as half a sentence that says where; none: the battle can begin so."""
    return tuple(dict.fromkeys(_Reader(fresh, text).faults))


class _Reader:
    """Goes through a start once: the battle it makes, and its faults."""

    def __init__(self, fresh: Battle, text: str) -> None:
        self.battle, self.faults = fresh, list[str]()
        self._told_of = set[int]()
        try:
            raw = json.loads(text)
        except (ValueError, RecursionError):
            raw = None
        if not isinstance(raw, dict):
            self.faults.append("start: this is no table")
            return
        self.faults += (
            f"start {_said(key)}: there is no such word; there are {', '.join(_HEAD)}"
            for key in raw
            if key not in _HEAD
        )
        self._when(raw)
        units = raw.get("units", [])
        if not isinstance(units, list) or not all(isinstance(one, dict) for one in units):
            self.faults.append("start units: write [[start.units]] for each soldier")
        for place, entry in enumerate(_tables(raw, "units"), 1):
            self._unit(entry, f"start.units {place}")
        self._rest(raw)
        self._strangers()

    def _when(self, raw: Mapping[str, Any]) -> None:
        """The moment and the step: with an order of groupings in the action step, else at the roll for initiative."""
        turn, subphase, order = raw.get("turn", 1), raw.get("subphase", 1), raw.get("order", [])
        if not _whole(turn, _MOST_TURNS):
            self.faults.append(f"start turn: write a whole number from 1 to {_MOST_TURNS}")
            turn = 1
        elif (last := self.battle.setup.turns) is not None and turn > last:
            self.faults.append(f"start turn: turn {turn} is after the last, which is turn {last}")
        if not _whole(subphase, SUBPHASES):
            self.faults.append(f"start subphase: write a whole number from 1 to {SUBPHASES}")
            subphase = 1
        if not isinstance(order, list) or not all(isinstance(one, str) for one in order):
            self.faults.append("start order: write the ids of groupings, in their order")
            order = []
        for one in order:
            if one not in self.battle.groupings:
                known = ", ".join(self.battle.groupings)
                self.faults.append(f"start order: there is no grouping {_said(one)}; there are {known}")
        order = tuple(dict.fromkeys(one for one in order if one in self.battle.groupings))
        if order and "stage" not in raw and len(order) < len(self.battle.groupings):
            self.faults.append("start order: name every grouping once")
        stage = raw.get("stage", "actions" if order else "initiative")
        if not isinstance(stage, str) or not stage:
            self.faults.append("start stage: write a word, such as initiative or actions")
            stage = "initiative"
        if subphase > 1 and not order and "stage" not in raw:
            self.faults.append("start subphase: a later subphase needs the order of the groupings")
        standings = tuple(Standing(grouping=one, roll=None, choice="MOVE") for one in order)
        self.battle = replace(
            self.battle, now=Moment(turn, subphase), stage=stage, order=order, standings=standings
        )

    def _unit(self, entry: Mapping[str, Any], where: str) -> None:
        unit = self._meant(entry, where)
        if unit is None:
            return
        if unit.id in self._told_of:
            self.faults.append(
                f"{where}: {unit.soldier.name} stands above already; write all of a soldier in one place"
            )
        self._told_of.add(unit.id)
        words = []
        for name, said in entry.items():
            if name in _OWN:
                continue
            if name not in unit_fields(unit):
                known = ", ".join(unit_fields(unit))
                self.faults.append(
                    f"{where} {_said(name)}: there is no such word; there are {known}, and those of chapters in force"
                )
                continue
            words.append((name, _typed(said)))
        for word in words:
            try:
                unit = correct_unit(unit, (word,), self.battle.now)
            except (ValueError, TypeError, KeyError, AttributeError) as error:
                self.faults.append(f"{where} {word[0]}: {clean_text(str(error), limit=160)}")
        armed = [arm.code for arm in unit.arms]
        for code in _words(entry, "jammed"):
            if code not in armed and code not in by_hand.NONE:
                carries = ", ".join(armed) or "nothing"
                self.faults.append(f"{where} jammed: {_said(code)} is not carried; carried: {carries}")
        unit = self._exact(unit, UNIT_TYPES, entry, where)
        for key in _words(entry, "without"):
            unit = keep_state(unit, key, None)
        for key, said in _table(entry, "kept").items():
            of = kept_type(key, unit.holds(key))
            if (state := self._read(of, said, f"{where}.kept {_said(key)}")) is not None:
                keeps = replace_state if unit.holds(key) is not None else keep_state
                unit = keeps(unit, key, state)
        self.battle = replace(self.battle, units={**self.battle.units, unit.id: unit})

    def _meant(self, entry: Mapping[str, Any], where: str) -> Unit | None:
        """The unit by number, or by a name that one alone has."""
        number, name = entry.get("unit"), entry.get("name")
        if number is None and not name:
            self.faults.append(f"{where}: say who it is: name, or unit with the number")
            return None
        units = self.battle.units
        if number is not None:
            if isinstance(number, int) and number in units:
                return units[number]
            self.faults.append(f"{where} unit: there is no soldier {_said(number)}")
            return None
        found = [one for one in units.values() if one.soldier.name == name]
        if len(found) == 1:
            return found[0]
        if found:
            numbers = " or ".join(str(one.id) for one in found)
            self.faults.append(f"{where} name: {_said(name)} is the name of several; write unit = {numbers}")
        else:
            self.faults.append(f"{where} name: there is no soldier {_said(name)}")
        return None

    def _exact(self, one: Any, types: Mapping[str, Any], entry: Mapping[str, Any], where: str) -> Any:  # noqa: ANN401
        """The unit or the battle with fields as they are."""
        name = "battle" if one is self.battle else "exact"
        for field, said in _table(entry, name).items():
            if field not in types:
                self.faults.append(f"{where}.{name} {_said(field)}: there is no such field")
            elif (found := self._read(types[field], said, f"{where}.{name} {field}")) is not None:
                one = replace(one, **{field: found})
        for field in _words(entry, "nothing"):
            if field not in types:
                self.faults.append(f"{where} nothing: there is no field {_said(field)}")
                continue
            one = replace(one, **{field: None})
        return one

    def _read(self, of: Any, said: Any, where: str) -> Any:  # noqa: ANN401 - a type, and what is of it
        if of is None:
            self.faults.append(f"{where}: no chapter of this battle keeps that")
            return None
        try:
            return read_plain(of, said)
        except ValueError as error:
            self.faults.append(f"{where}: {error}")
            return None

    def _rest(self, raw: Mapping[str, Any]) -> None:
        battle = self._exact(self.battle, BATTLE_TYPES, raw, "start")
        for key in _words(raw, "without"):
            battle = keep_battle_state(battle, key, None)
        for key, said in _table(raw, "kept").items():
            of = kept_type(key, battle.holds(key), of_battle=True)
            if (state := self._read(of, said, f"start.kept {_said(key)}")) is not None:
                keeps = replace_battle_state if battle.holds(key) is not None else keep_battle_state
                battle = keeps(battle, key, state)
        self.battle = battle

    def _strangers(self) -> None:
        """Whoever is named in what is under way takes part."""
        battle = self.battle
        named: dict[str, list[int]] = {
            "fire_queue": [one.unit for one in battle.fire_queue],
            "resolving": [*battle.resolving],
            "mover": [] if battle.mover is None else [battle.mover],
            "engagements": [number for one in battle.engagements for number in one.key],
            "effects": [one.by for one in battle.effects],
            "pending": list(_awaited(battle.pending)),
        }
        if battle.pending is not None and not named["pending"]:
            self.faults.append("start.battle pending: nobody is asked")
        for what, numbers in named.items():
            for number in numbers:
                if number not in battle.units:
                    self.faults.append(f"start.battle {what}: there is no soldier {number}")
        for unit in battle.units.values():
            if unit.grouping not in battle.groupings:
                self.faults.append(f"start: there is no grouping {_said(unit.grouping)}")


def _awaited(pending: object) -> Iterator[int]:
    """Everybody who is named in a choice that is waited for; nobody where those who are asked are missing."""
    asked = getattr(pending, "watchers", getattr(pending, "attackers", None))
    if pending is None or asked == ():
        return
    yield from asked or ()
    for name in ("unit", "mover", "attacker", "defender"):
        if isinstance(number := getattr(pending, name, None), int):
            yield number


def _whole(said: object, most: int) -> bool:
    return isinstance(said, int) and not isinstance(said, bool) and 1 <= said <= most


def _said(value: object) -> str:
    return clean_text(str(value), limit=40)


def _typed(said: object) -> str:
    """A value of a file as the referee would type it."""
    if isinstance(said, bool):
        return "yes" if said else "no"
    if isinstance(said, list):
        return ",".join(map(_typed, said)) or by_hand.NONE[1]
    return str(said)


def _table(held: Mapping[str, Any], name: str) -> Mapping[str, Any]:
    found = held.get(name, {})
    return found if isinstance(found, dict) else {}


def _tables(held: Mapping[str, Any], name: str) -> Iterator[Mapping[str, Any]]:
    found = held.get(name, [])
    yield from (one for one in found if isinstance(one, dict)) if isinstance(found, list) else ()


def _words(held: Mapping[str, Any], name: str) -> Iterator[str]:
    found = held.get(name, [])
    yield from (one for one in found if isinstance(one, str)) if isinstance(found, list) else ()
