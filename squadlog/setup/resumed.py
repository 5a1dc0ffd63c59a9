"""A battle that begins in the middle: what the `[start]` of a scenario file makes of its set-up."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from squadlog.base.names import clean_text
from squadlog.battle.folds.turn import first_state
from squadlog.battle.start.form import TERM_TYPES, read_plain
from squadlog.battle.start.reading import start_faults
from squadlog.battle.state import Battle
from squadlog.battle.terms import Setup
from squadlog.book.book import Rulebook
from squadlog.book.rulings import Rulings
from squadlog.ground.checking.load import map_agreed_on
from squadlog.rules.common import (
    chapter_states,  # noqa: F401 - chapters keep theirs in a battle that is under way
)
from squadlog.rules.common.advanced import ADVANCED
from squadlog.rules.common.context import RulesContext
from squadlog.rules.desk.chapters import unfit
from squadlog.rules.turn.limits import refusal_unit
from squadlog.setup.plan import MusterError

TERMS = "terms"


class StartError(MusterError):
    """All that is wrong with a start, half a sentence each; in words it is the first of it."""

    def __str__(self) -> str:
        """The first fault, and how many more there are."""
        more = f" ({len(self.args) - 1} more)" if len(self.args) > 1 else ""
        return f"{self.args[0]}{more}."


def with_start(setup: Setup, said: Mapping[str, Any]) -> Setup:
    """The set-up with a start, as a file says it; as it is where it says none. Raises StartError."""
    if not said:
        return setup
    terms: dict[str, Any] = {}
    wrong: list[str] = []
    given = said.get(TERMS, {})
    for name, data in given.items() if isinstance(given, dict) else ():
        where = f"start.{TERMS} {clean_text(name, limit=40)}"
        if name not in TERM_TYPES:
            wrong.append(f"{where}: there is no such term")
            continue
        try:
            terms[name] = read_plain(TERM_TYPES[name], data)
        except ValueError as error:
            wrong.append(f"{where}: {error}")
    rest = {name: held for name, held in said.items() if name != TERMS}
    strange = [clean_text(key, limit=40) for key in terms.get("chapters", ()) if key not in ADVANCED]
    wrong += [f"start.{TERMS} chapters: there is no chapter {key}" for key in strange]
    if not wrong:
        try:
            setup = replace(setup, **terms)
            wrong += start_faults(first_state(setup), json.dumps(rest))
        except (KeyError, ValueError, TypeError) as error:
            wrong.append(f"start.{TERMS}: {clean_text(str(error), limit=80)} does not fit the rest")
    if wrong:
        raise StartError(*wrong)
    return replace(setup, start=json.dumps(rest, ensure_ascii=False, separators=(",", ":")))


def require_possible(setup: Setup, book: Rulebook, rulings: Rulings) -> None:
    """Hold the words of a start to what the referee's `correct` may make of a soldier. Raises StartError."""
    if wrong := tuple(_find_impossible(first_state(setup), setup, RulesContext.of_book(book, rulings))):
        raise StartError(*wrong)


def _find_impossible(battle: Battle, setup: Setup, ctx: RulesContext) -> Iterator[str]:
    """What no soldier of this battle can have or be, by the book and on its map."""
    drawn = map_agreed_on(setup.map) if setup.map else None
    for place, entry in enumerate(json.loads(setup.start).get("units", []), 1):
        number, name = entry.get("unit"), entry.get("name")
        unit = next(
            one
            for one in battle.units.values()
            if (one.id == number if number is not None else one.soldier.name == name)
        )
        refused = refusal_unit(battle, unit, {*entry}, ctx) or unfit(battle, unit, {*entry}, ctx)
        if refused is not None:
            instead = f" {refused.instead}" if refused.instead else ""
            yield f"start.units {place}: {refused.sentence}{instead}".rstrip(".")
        elif drawn is not None and unit.position is not None and {*entry} & {"at", "floor"}:
            at = unit.position
            if not (0 <= at.x <= drawn.width_m and 0 <= at.y <= drawn.height_m):
                ends = f"{drawn.width_m:g},{drawn.height_m:g}"
                yield f"start.units {place} at: {at.x:g},{at.y:g} is off the map, which goes from 0,0 to {ends}"
            elif not 1 <= unit.floor <= drawn.floors:
                yield f"start.units {place} floor: there is no floor {unit.floor}; the map has {drawn.floors}"
