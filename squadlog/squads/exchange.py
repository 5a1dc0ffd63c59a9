"""Squads as JSON files to be sent to others. A stranger's file is data: bounded, checked whole, or refused.

The form is `{"format": "squadlog-squad", "version": 1, "squad": {...}}`, the squad as in `plan`.
"""

import json
from typing import Any, NoReturn

from squadlog.base.compiled_pydantic import ValidationError
from squadlog.base.errors import SquadlogError
from squadlog.base.names import clean_text
from squadlog.base.validation_errors import first_fault, say_expected, where
from squadlog.book.book import Rulebook
from squadlog.book.load import book_with
from squadlog.book.packs.pack import PackError
from squadlog.squads.goods import equipment_for_sale, race_key, weapons_for_sale
from squadlog.squads.plan import SquadPlan

FORMAT = "squadlog-squad"
VERSION = 1
MAX_BYTES = 256 * 1024
MAX_DEPTH = 8
_FIELDS = {"format", "version", "squad"}


class ExchangeError(SquadlogError):
    """A file is no squad: one sentence with the file, the place in it, and what would be right."""


def export_squad(plan: SquadPlan) -> str:
    """The squad as a JSON document, readable, ending in a newline."""
    squad = plan.model_dump(mode="json", exclude_defaults=True)
    document = {"format": FORMAT, "version": VERSION, "squad": squad}
    return json.dumps(document, indent=1, ensure_ascii=False) + "\n"


def import_squad(data: bytes, book: Rulebook, *, source: str = "the file") -> SquadPlan:
    """The squad in `data`. Races may be spelled in any printed way (AMB-41).

    Raises ExchangeError, and nothing else, for anything that is not a whole squad of this format.
    """
    shown = clean_text(source, limit=80)
    document = _document(data, shown)
    if not isinstance(document, dict):
        _refuse(shown, "the top", f'should be an object with "format": "{FORMAT}"')
    if document.get("format") != FORMAT:
        _refuse(shown, "format", f'should be "{FORMAT}"')
    version = document.get("version")
    if type(version) is not int or version != VERSION:
        _refuse(shown, "version", f"should be {VERSION}, the one version this program knows")
    for key in document:
        if key not in _FIELDS:
            _refuse(shown, key, f"is not a known field; there are {', '.join(sorted(_FIELDS))}")
    if "squad" not in document:
        _refuse(shown, "squad", "is missing")
    try:
        plan = SquadPlan.model_validate(document["squad"])
    except ValidationError as error:
        fault = first_fault(error)
        _refuse(shown, where(fault["loc"], "squad"), say_expected(fault, _WORDS))
    return check_races(plan, _book_of(plan, book, shown), shown)


def _book_of(plan: SquadPlan, book: Rulebook, shown: str) -> Rulebook:
    """The book with the packs that the squad carries."""
    try:
        return book_with(plan.packs, book)
    except PackError as error:
        _refuse(shown, "squad.packs", f"cannot be used: {error.sentences[0]}")


def check_races(plan: SquadPlan, book: Rulebook, shown: str) -> SquadPlan:
    """The plan with races as the tables spell them, if they have all its keys. Raises ExchangeError."""
    plan = _spell_races(plan, book)
    _require_known(plan, book, shown)
    return plan


_WORDS = {
    "extra_forbidden": "is not a known field; take it out",
    "model_type": "is wrong: it should be an object",
    "string_pattern_mismatch": "is not a key of the tables",
}


def _refuse(shown: str, place: str, expected: str) -> NoReturn:
    sentence = f"{shown}: {place} {expected}"
    raise ExchangeError(clean_text(sentence, limit=390).removesuffix(".") + ".")


def _document(data: bytes, shown: str) -> Any:  # noqa: ANN401 - whatever JSON holds, to be checked next
    if len(data) > MAX_BYTES:
        _refuse(shown, "the file", f"has {len(data)} bytes; a squad has at most {MAX_BYTES}")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        _refuse(shown, f"byte {error.start}", "is not UTF-8 text; save the file as UTF-8")
    _require_shallow(text, shown)

    def pairs(found: list[tuple[str, Any]]) -> dict[str, Any]:
        fields = dict(found)
        if len(fields) < len(found):
            twice = next(key for place, (key, _) in enumerate(found) if key in dict(found[:place]))
            _refuse(shown, twice, "stands twice in one object; keep one of them")
        return fields

    def constant(name: str) -> NoReturn:
        _refuse(shown, name, "is not a number of JSON; write a whole number")

    try:
        return json.loads(text, object_pairs_hook=pairs, parse_constant=constant)
    except json.JSONDecodeError as error:
        _refuse(shown, f"line {error.lineno} column {error.colno}", f"is not JSON: {error.msg}")
    except ValueError:
        _refuse(shown, "a number", "is too long; write a whole number of a few digits")


def _require_shallow(text: str, shown: str) -> None:
    """Refuse what nests deeper than a squad can, before a parser has to climb into it."""
    depth, quoted, escaped = 0, False, False
    for char in text:
        if quoted:
            quoted = escaped or char != '"'
            escaped = char == "\\" and not escaped
        elif char == '"':
            quoted = True
        elif char in "[{":
            depth += 1
            if depth > MAX_DEPTH:
                _refuse(shown, "the file", f"nests deeper than {MAX_DEPTH} levels, which no squad does")
        elif char in "]}":
            depth -= 1


def _spell_races(plan: SquadPlan, book: Rulebook) -> SquadPlan:
    soldiers = tuple(
        soldier.model_copy(update={"race": race_key(soldier.race, book)}) for soldier in plan.soldiers
    )
    return plan.model_copy(update={"soldiers": soldiers})


def _require_known(plan: SquadPlan, book: Rulebook, shown: str) -> None:
    """Refuse keys that the tables do not have: nothing can be priced or played with them."""
    sold = {weapon.key for weapon in weapons_for_sale(book)}
    own = {row.key for row in equipment_for_sale(book, squad=False)}
    every = own | {row.key for row in equipment_for_sale(book, squad=True)}
    _require(plan.quality, set(book.qualities), shown, "squad.quality")
    for number, soldier in enumerate(plan.soldiers, 1):
        at = f"squad.soldiers {number}"
        _require(soldier.troop, set(book.troops), shown, f"{at}.troop")
        _require(soldier.race, set(book.races), shown, f"{at}.race")
        _require(soldier.armour, set(book.armours), shown, f"{at}.armour")
        for weapon in soldier.weapons:
            _require(weapon, sold, shown, f"{at}.weapons")
        for item in soldier.equipment:
            _require(item, own, shown, f"{at}.equipment")
        for skill in soldier.character.skills if soldier.character is not None else ():
            _require(skill, set(book.conversion.rows), shown, f"{at}.character.skills")
    for number, thing in enumerate(plan.equipment, 1):
        _require(thing.item, every, shown, f"squad.equipment {number}.item")


def _require(key: str, known: set[str], shown: str, place: str) -> None:
    if key not in known:
        _refuse(
            shown, place, f"is {key}, which the tables do not have; use one of {', '.join(sorted(known))}"
        )
