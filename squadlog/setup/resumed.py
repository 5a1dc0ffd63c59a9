"""A battle that begins in the middle: what the `[start]` of a scenario file makes of its set-up."""

import json
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from squadlog.base.names import clean_text
from squadlog.battle.folds.turn import first_state
from squadlog.battle.start.form import TERM_TYPES, read_plain
from squadlog.battle.start.reading import start_faults
from squadlog.battle.terms import Setup
from squadlog.rules.common import (
    chapter_states,  # noqa: F401 - chapters keep theirs in a battle that is under way
)
from squadlog.rules.common.advanced import ADVANCED
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
