"""A squad as people write it into a message, and read again: a line for each soldier, in the words of the tables.

    Third Watch
    Side: TOG
    Points: 400

    Mara Quill: combat arms, Human, BI, SR, LP, leader +1
    2x Rifleman: battle infantry, SR
    Bought: ECM jammer (Mara Quill)
    Agreed: BLD-12 "Mara Quill": she is small

The name of a soldier ends at the first colon; what stands behind it is looked up, in any order, among troops, races,
armours, weapons and equipment, by key, code or name. Every line that is not understood is told with its number.
"""

import difflib
import json
import re
from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any, NamedTuple

from squadlog.base.compiled_pydantic import ValidationError
from squadlog.base.names import clean_text
from squadlog.base.remember_last import remember_last
from squadlog.base.validation_errors import first_fault, say_expected, where
from squadlog.book.book import Rulebook
from squadlog.squads.exchange import ExchangeError, check_races
from squadlog.squads.goods import equipment_for_sale, weapons_for_sale
from squadlog.squads.plan import SOLDIERS, SoldierPlan, SquadPlan
from squadlog.squads.sharing import facts

_MOST_LINES = 4000
_MOST_FAULTS = 12
"""How many faults are told at most."""
_OF_SOLDIERS = ("weapons", "troop", "armour", "race", "equipment")
_HEADS = {
    "squad": "name", "name": "name", "side": "side", "points": "budget", "budget": "budget", "quality": "quality",
    "naval": "naval", "note": "note", "bought": "bought", "squad items": "bought", "agreed": "agreed",
}  # fmt: skip
_OF_ONE = {
    "soldier's note": "note", "career": "career", "wound": "wound", "lasting": "lasting", "character": "character",
}  # fmt: skip
"""What is said of the soldier whose line came before."""
_AGREED = re.compile(r'(?P<rule>[^\s:]+)(?:\s+(?P<who>"(?:[^"\\]|\\.)*"))?:\s*(?P<reason>.*)')
_QUOTED = re.compile(r'"((?:[^"\\]|\\["\\])*)":')
_ESCAPED = re.compile(r'\\(["\\])')
_LEADER = re.compile(r"leader\s*([+-]?\d)?", re.IGNORECASE)
_TIMES = re.compile(r"(\d{1,2})\s*[x×]\s+(.+)")  # noqa: RUF001 - people write it so
_NUMBERED = re.compile(r"^\s*(?:[-*•]|\d{1,2}[.)])\s+")
_BEARER = re.compile(r"(.+?)\s*\((.+)\)$")
_BEGINS = re.compile(r"begins in ([\w ]+)", re.IGNORECASE)


class _Meant(NamedTuple):
    """A word of the tables: the field that it belongs to and its key."""

    field: str
    key: str


_Words = Mapping[str, tuple[_Meant, ...]]
"""From what people write to all that it can mean: `civilian` is a troop and a quality."""


def as_text(plan: SquadPlan) -> str:
    """The squad as text that `from_text` reads."""
    lines = [
        f"Squad: {plan.name}",
        f"Side: {plan.side}",
        f"Points: {plan.budget}",
        f"Quality: {plan.quality}",
    ]
    lines += ["Naval: yes"] * plan.naval
    lines += [f"Note: {plan.note}"] if plan.note else []
    lines.append("")
    for soldier in plan.soldiers:
        name = json.dumps(soldier.name, ensure_ascii=False) if _needs_quotes(soldier.name) else soldier.name
        parts = [soldier.troop, soldier.race, soldier.armour, *soldier.weapons, *soldier.equipment]
        parts += [] if soldier.leader is None else [f"leader {soldier.leader:+d}"]
        parts += [f"begins in {state}" for state in soldier.begins]
        lines.append(f"{name}: {', '.join(parts)}")
        lines += _more_of(soldier)
    lines += [
        f"Bought: {thing.item}" + (f" ({thing.bearer})" if thing.bearer else "") for thing in plan.equipment
    ]
    for agreed in plan.agreements:
        who = "" if agreed.soldier is None else f" {json.dumps(agreed.soldier, ensure_ascii=False)}"
        lines.append(f"Agreed: {agreed.rule}{who}: {agreed.reason}")
    return "\n".join(lines) + "\n"


def _more_of(soldier: SoldierPlan) -> Iterator[str]:
    """What is seldom said of a soldier, a line each after his own."""
    if soldier.note:
        yield f"Soldier's note: {soldier.note}"
    if soldier.career:
        yield f"Career: {soldier.career}"
    if soldier.wound != "none":
        yield f"Wound: {soldier.wound}"
    if soldier.lasting:
        yield f"Lasting: {soldier.lasting}"
    if soldier.character is not None:
        for name, value in facts.facts_of(soldier.character):
            yield f"Character: {name} = {value}"


def _needs_quotes(name: str) -> bool:
    plain = not (_TIMES.match(name) or _NUMBERED.match(name) or name.startswith('"'))
    return ":" in name or not plain or _fold(name) in (*_HEADS, *_OF_ONE)


def from_text(text: str, book: Rulebook, source: str) -> SquadPlan:
    """The squad in a pasted text. Raises ExchangeError: each fault a sentence with its line."""
    shown = clean_text(source, limit=80)
    words = _words(book)
    squad: dict[str, Any] = {"soldiers": [], "equipment": []}
    faults: list[str] = []
    lines = text.lstrip("\ufeff").splitlines()
    if len(lines) > _MOST_LINES:
        raise ExchangeError(f"{shown} has {len(lines)} lines; a squad has at most {_MOST_LINES}.")
    for number, line in enumerate(lines, start=1):
        if len(faults) > _MOST_FAULTS or len(squad["soldiers"]) > SOLDIERS:
            break
        if line.strip():
            found = _line(line.strip(), squad, words)
            faults += (f"line {number}: {fault}" for fault in islice(found, _MOST_FAULTS + 1))
    if not squad["soldiers"] and not faults:
        faults.append("there is no soldier; a line for each says a name, a colon and what he has")
    if "name" not in squad and not faults:
        faults.append("the squad has no name; write it on the first line")
    if len(squad["soldiers"]) > SOLDIERS and not faults:
        faults.append(f"there are more than the {SOLDIERS} soldiers that a squad has at most")
    if faults:
        more = " And there is more." if len(faults) > _MOST_FAULTS else ""
        told = " ".join(f"{fault[:1].upper()}{fault[1:]}." for fault in faults[:_MOST_FAULTS])
        raise ExchangeError(f"{shown} is not understood. {told}{more}")
    try:
        return check_races(SquadPlan.model_validate(squad), book, shown)
    except ValidationError as error:
        fault = first_fault(error)
        said = clean_text(f"{where(fault['loc'], 'squad')} {say_expected(fault)}", limit=250)
        raise ExchangeError(f"{shown}: {said.rstrip('.')}.") from None


@remember_last
def _words(book: Rulebook) -> _Words:
    """Every word of the tables as people may write it."""
    found: dict[str, tuple[_Meant, ...]] = {}

    def learn(field: str, key: str, *said: str) -> None:
        for one in dict.fromkeys(map(_fold, (key, *said))):
            found[one] = (*found.get(one, ()), _Meant(field, key))

    for weapon in weapons_for_sale(book):
        learn("weapons", weapon.key, weapon.name, weapon.plain_name)
    for armour in book.armours.values():
        learn("armour", armour.key, armour.name, armour.plain_name)
    for race in book.races.values():
        learn("race", race.key, race.name, *race.aliases)
    for troop in book.troops.values():
        learn("troop", troop.key, troop.name, troop.plain_name)
    for cost in equipment_for_sale(book, squad=False):
        learn("equipment", cost.key, cost.name, cost.plain_name)
    for cost in equipment_for_sale(book, squad=True):
        learn("bought", cost.key, cost.name, cost.plain_name)
    for quality in book.qualities:
        learn("quality", quality)
    return found


def _fold(text: str) -> str:
    return " ".join(text.replace("_", " ").casefold().split())


def _find_meaning(text: str, words: _Words, fields: tuple[str, ...]) -> _Meant | None:
    """What a word means among these fields, the first of them first; None for nothing."""
    found = {one.field: one for one in reversed(words.get(_fold(text), ()))}
    return next((found[field] for field in fields if field in found), None)


def _line(line: str, squad: dict[str, Any], words: _Words) -> Iterator[str]:
    """Take in a line, and say what of it is not understood."""
    head, colon, rest = line.partition(":")
    field = _HEADS.get(_fold(head)) if colon else None
    of_one = _OF_ONE.get(_fold(head)) if colon else None
    if of_one is not None:
        yield from _of_one(of_one, rest.strip(), squad)
    elif field is not None:
        yield from _of_squad(field, rest.strip(), squad, words)
    elif not colon and "name" not in squad and not squad["soldiers"]:
        squad["name"] = line
    else:
        yield from _soldier(line, squad, words)


def _of_one(field: str, said: str, squad: dict[str, Any]) -> Iterator[str]:
    """What a line says of the soldier before it."""
    if not squad["soldiers"]:
        yield f"{field} is said of nobody; the line of a soldier comes first"
        return
    soldier = squad["soldiers"][-1]
    if field != "character":
        soldier[field] = said
        return
    try:
        facts.put_fact(soldier.setdefault("character", {}), *facts.of_line(said))
    except facts.FactError as error:
        yield str(error)


def _read_agreed(said: str, squad: dict[str, Any]) -> Iterator[str]:
    matched = _AGREED.fullmatch(said)
    try:
        who = None if matched is None or matched["who"] is None else json.loads(matched["who"])
    except ValueError:
        matched = None
    if matched is None:
        yield 'an agreement is a rule, for one soldier his name, and why: BLD-12 "Mara Quill": she is small'
        return
    found = squad.setdefault("agreements", [])
    found.append({"rule": matched["rule"], "reason": matched["reason"], "soldier": who})


def _of_squad(field: str, said: str, squad: dict[str, Any], words: _Words) -> Iterator[str]:
    if field == "bought":
        for part in _split_bought(said, squad):
            bearer = _BEARER.fullmatch(part)
            what, who = (bearer[1], bearer[2]) if bearer else (part, None)
            meant = _find_meaning(what, words, ("bought", "equipment"))
            if meant is None:
                yield _unknown(what, words)
            else:
                squad["equipment"].append({"item": meant.key, "bearer": who})
    elif field == "agreed":
        yield from _read_agreed(said, squad)
    elif field == "budget":
        digits = said.split(maxsplit=1)[0] if said else ""
        if digits.isascii() and digits.isdecimal() and len(digits) < 7:
            squad["budget"] = int(digits)
        else:
            yield "points should be a whole number"
    elif field == "naval":
        try:
            squad["naval"] = facts.truth(said, "naval")
        except facts.FactError as error:
            yield str(error)
    elif field == "quality":
        meant = _find_meaning(said, words, ("quality",))
        if meant is None:
            yield _unknown(said, words)
        else:
            squad["quality"] = meant.key
    else:
        squad[field] = said


def _split_bought(said: str, squad: Mapping[str, Any]) -> list[str]:
    """The things of a line, some with who bears them: a name may hold brackets and commas too."""
    if "(" not in said:
        return _parts(said)
    names = {one["name"] for one in squad["soldiers"]}
    each = [part for part in re.split(r"(?<=\))\s*[,;]\s*", said) if part]
    apart = all(_borne_by(part) in names or not {"(", ")"} & {*part} for part in each)
    return each if apart and _borne_by(said) not in names else [said]


def _borne_by(part: str) -> str | None:
    found = _BEARER.fullmatch(part)
    return None if found is None else found[2]


def _parts(said: str) -> list[str]:
    return [part for part in (one.strip() for one in re.split(r"[,;|\t]", said)) if part]


def _soldier(line: str, squad: dict[str, Any], words: _Words) -> Iterator[str]:
    line = line if line.startswith('"') else _NUMBERED.sub("", line, count=1)
    if quoted := _QUOTED.match(line):
        name, rest, times = _ESCAPED.sub(r"\1", quoted[1]), line[quoted.end() :], 1
    elif line.startswith('"') and '":' in line:
        name, _, rest = line[1:].partition('":')
        times = 1
    else:
        name, colon, rest = line.partition(":")
        if not colon:
            name, _, rest = line.partition(",")
        many = _TIMES.fullmatch(name.strip())
        times, name = (int(many[1]), many[2]) if many else (1, name)
    soldier: dict[str, Any] = {"name": name.strip(), "weapons": [], "equipment": []}
    if not _parts(rest):
        shown = clean_text(line, limit=60)
        yield f"{shown!r} says nothing of what a soldier has; write NAME: combat arms, BI, SR, such as stands in the tables"
        return
    for part in _parts(rest):
        yield from _has(part, soldier, words)
    if not 1 <= times <= SOLDIERS:
        yield f"there can be 1 to {SOLDIERS} of them, not {times}"
        return
    taken = {one["name"] for one in squad["soldiers"]}
    for number in range(1, times + 1):
        named = soldier["name"] if times == 1 else f"{soldier['name']} {number}"
        if named in taken:
            yield f"there are two soldiers called {clean_text(named, limit=40)}; give each a name of his own"
            return
        squad["soldiers"].append({**soldier, "name": named})


def _has(part: str, soldier: dict[str, Any], words: _Words) -> Iterator[str]:
    """One thing that is said of a soldier."""
    if leads := _LEADER.fullmatch(part):
        soldier["leader"] = int(leads[1] or 0)
        return
    if begins := _BEGINS.fullmatch(part):
        soldier.setdefault("begins", []).append(_fold(begins[1]).replace(" ", "_"))
        return
    meant = _find_meaning(part, words, _OF_SOLDIERS)
    several = [one for one in re.split(r"[\s+/&]+", part) if one.casefold() != "and"]
    if meant is None and len(several) > 1 and all(_find_meaning(one, words, _OF_SOLDIERS) for one in several):
        for one in several:
            yield from _has(one, soldier, words)
    elif meant is None:
        yield _unknown(part, words)
    elif meant.field in ("weapons", "equipment"):
        soldier[meant.field].append(meant.key)
    elif soldier.get(meant.field, meant.key) != meant.key:
        yield f"{clean_text(part, limit=40)} is one {meant.field} too many: a soldier has one"
    else:
        soldier[meant.field] = meant.key


def _unknown(part: str, words: _Words) -> str:
    near = difflib.get_close_matches(_fold(part[:60]), words, n=1, cutoff=0.7)
    hint = f"; did you mean {near[0]}" if near else ""
    return f"{clean_text(part, limit=40)} stands in no table{hint}"
