"""Squads as CSV for a spreadsheet, out and in again.

One row for each thing, of the kind that its first column says: `squad` begins a squad (name, side, budget, quality,
naval, note), `soldier` is one of it, `item` something bought for it (its key in `name`, who bears it in `for`),
`agreement` a rule that the players let it break (rule, reason in `note`, for whom in `for`). What a soldier brings from
Legionnaire follows him as rows of the kind `character`, a fact each: `skill handgun` in `name`, `3` in `note`. Several
keys in a cell stand with blanks between them.
"""

import csv
import io
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from squadlog.base.compiled_pydantic import ValidationError
from squadlog.base.names import clean_text, is_formula
from squadlog.base.validation_errors import first_fault, say_expected, where
from squadlog.book.book import Rulebook
from squadlog.squads.exchange import ExchangeError, check_races
from squadlog.squads.plan import SquadPlan
from squadlog.squads.sharing import facts

COLUMNS = (
    "row", "name", "for", "troop", "race", "armour", "weapons", "equipment", "leader", "begins",
    "side", "budget", "quality", "naval", "rule", "note", "career", "wound", "lasting",
)  # fmt: skip
MOST_SQUADS = 64
_MOST_ROWS = 5_000
_LISTS = ("weapons", "equipment", "begins")
_NUMBERS = ("leader", "budget")
_OF: dict[str, tuple[str, ...]] = {
    "squad": ("name", "side", "budget", "quality", "naval", "note"),
    "soldier": (
        "name",
        "troop",
        "race",
        "armour",
        "weapons",
        "equipment",
        "leader",
        "begins",
        "note",
        "career",
        "wound",
        "lasting",
    ),
    "character": ("name", "note"),
    "item": ("name", "for"),
    "agreement": ("rule", "note", "for"),
}


def as_csv(plans: Iterable[SquadPlan]) -> str:
    """The squads as CSV by RFC 4180."""
    out = io.StringIO()
    pen = csv.DictWriter(out, COLUMNS, restval="", lineterminator="\r\n")
    pen.writeheader()
    for plan in plans:
        pen.writerows({key: _cell(value) for key, value in row.items()} for row in _rows(plan))
    return out.getvalue()


def _rows(plan: SquadPlan) -> Iterator[dict[str, object]]:
    yield {
        "row": "squad", "name": plan.name, "side": plan.side, "budget": plan.budget, "quality": plan.quality,
        "naval": "yes" if plan.naval else "no", "note": plan.note,
    }  # fmt: skip
    for soldier in plan.soldiers:
        yield {
            "row": "soldier", "name": soldier.name, "troop": soldier.troop, "race": soldier.race,
            "armour": soldier.armour, "weapons": " ".join(soldier.weapons),
            "equipment": " ".join(soldier.equipment), "leader": soldier.leader,
            "begins": " ".join(soldier.begins), "note": soldier.note, "career": soldier.career,
            "wound": "" if soldier.wound == "none" else soldier.wound, "lasting": soldier.lasting,
        }  # fmt: skip
        if soldier.character is not None:
            for name, value in facts.facts_of(soldier.character):
                yield {"row": "character", "name": name, "note": value}
    for thing in plan.equipment:
        yield {"row": "item", "name": thing.item, "for": thing.bearer}
    for agreed in plan.agreements:
        yield {"row": "agreement", "rule": agreed.rule, "note": agreed.reason, "for": agreed.soldier}


def _cell(value: object) -> object:
    """Text that a spreadsheet would run gets a `'`, which is taken off again on reading."""
    if value is None or isinstance(value, int):
        return "" if value is None else value
    text = str(value)
    return f"'{text}" if is_formula(text) else text


def looks_like(text: str) -> bool:
    """Whether it begins with our header, whatever stands between its columns."""
    return _delimiter(text.lstrip("\ufeff").lstrip()) is not None


def _delimiter(text: str) -> str | None:
    """What stands between the columns of our header; None where the first line is none."""
    head = re.split(r"[\r\n]", text, maxsplit=1)[0]
    for sign in (",", ";", "\t"):
        if {"row", "name"} <= {cell.strip().strip('"').casefold() for cell in head.split(sign)}:
            return sign
    return None


def from_csv(text: str, book: Rulebook, source: str) -> tuple[SquadPlan, ...]:
    """The squads of a CSV with our header, its columns in any order. Raises ExchangeError naming the line."""
    shown = clean_text(source, limit=80)
    text = text.lstrip("\ufeff").lstrip()
    sign = _delimiter(text)
    if sign is None:
        raise ExchangeError(f"{shown}: the first line should name the columns: {','.join(COLUMNS)}.")
    try:
        lines = list(_lines(csv.reader(io.StringIO(text, newline=""), delimiter=sign, strict=True), shown))
    except csv.Error as error:
        raise ExchangeError(f"{shown}: it is no sound CSV: {clean_text(str(error), limit=120)}.") from None
    documents: list[tuple[int, dict[str, Any]]] = []
    for number, kind, said in lines:
        if kind == "squad":
            documents.append((number, {**said, "soldiers": [], "equipment": [], "agreements": []}))
        elif not documents:
            raise ExchangeError(f"{shown}, line {number}: a row that says squad should come first.")
        else:
            try:
                _put(documents[-1][1], kind, said)
            except facts.FactError as error:
                raise ExchangeError(f"{shown}, line {number}: {error}.") from None
    if not documents or len(documents) > MOST_SQUADS:
        raise ExchangeError(f"{shown} holds {len(documents)} squads; there should be 1 to {MOST_SQUADS}.")
    return tuple(_plan(document, book, f"{shown}, squad of line {number}") for number, document in documents)


def _lines(rows: Any, shown: str) -> Iterator[tuple[int, str, dict[str, Any]]]:  # noqa: ANN401 - csv has no name for it
    names = [name.strip().casefold() for name in next(rows)]
    if strange := next((name for name in names if name and name not in COLUMNS), ""):
        named = clean_text(strange, limit=40)
        raise ExchangeError(f"{shown}, line 1: {named} is no column; there are {', '.join(COLUMNS)}.")
    if twice := next((name for name in names if name and names.count(name) > 1), ""):
        raise ExchangeError(f"{shown}, line 1: the column {twice} stands there twice.")
    for count, row in enumerate(rows):
        at = f"{shown}, line {rows.line_num}"
        if count >= _MOST_ROWS:
            raise ExchangeError(f"{shown} has more than {_MOST_ROWS} rows.")
        if len(row) > len(names) and any(cell.strip() for cell in row[len(names) :]):
            raise ExchangeError(f"{at}: it has more cells than there are columns.")
        said = {name: _plain(cell) for name, cell in zip(names, row, strict=False) if name}
        if not any(said.values()):
            continue
        kind = said.pop("row", "").strip().casefold()
        if kind not in _OF:
            named = clean_text(kind, limit=40) or "nothing"
            raise ExchangeError(f"{at}: row should be {', '.join(_OF)}, and says {named}.")
        yield rows.line_num, kind, _read_row(kind, said, at)


def _plain(cell: str) -> str:
    return cell[1:] if cell[:1] == "'" and is_formula(cell[1:]) else cell


def _read_row(kind: str, said: Mapping[str, str], at: str) -> dict[str, Any]:
    """The cells of a row by their fields; empty ones say nothing."""
    typed: dict[str, Any] = {}
    for name, cell in said.items():
        text = cell.strip()
        if not text:
            continue
        if name not in _OF[kind]:
            raise ExchangeError(f"{at}: {name} says nothing of a row of kind {kind}; leave it empty.")
        if name in _LISTS:
            typed[name] = text.split()
        elif name in _NUMBERS:
            typed[name] = _number(text, f"{at}: {name}")
        elif name == "naval":
            try:
                typed[name] = facts.truth(text, name)
            except facts.FactError as error:
                raise ExchangeError(f"{at}: {error}.") from None
        else:
            typed[name] = cell
    return typed


def _number(text: str, at: str) -> int:
    if len(text) > 8 or not text.lstrip("+-").isdecimal():
        raise ExchangeError(f"{at} should be a whole number.")
    try:
        return int(text)
    except ValueError:
        raise ExchangeError(f"{at} should be a whole number.") from None


def _put(squad: dict[str, Any], kind: str, said: Mapping[str, Any]) -> None:
    if kind == "soldier":
        squad["soldiers"].append(dict(said))
    elif kind == "character":
        if not squad["soldiers"]:
            raise facts.FactError("a row that says soldier should come before its character")
        character = squad["soldiers"][-1].setdefault("character", {})
        facts.put_fact(character, said.get("name", ""), said.get("note", ""))
    elif kind == "item":
        squad["equipment"].append({"item": said.get("name", ""), "bearer": said.get("for")})
    else:
        squad["agreements"].append(
            {"rule": said.get("rule", ""), "reason": said.get("note", ""), "soldier": said.get("for")}
        )


def _plan(document: Mapping[str, Any], book: Rulebook, shown: str) -> SquadPlan:
    try:
        return check_races(SquadPlan.model_validate(document), book, shown)
    except ValidationError as error:
        fault = first_fault(error)
        place: Sequence[int | str] = fault["loc"]
        said = clean_text(f"{where(tuple(place), 'squad')} {say_expected(fault)}", limit=250)
        raise ExchangeError(f"{shown}: {said.rstrip('.')}.") from None
