"""`squadlog why`: why a commander said a line of the log, by the terms that it weighed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import so_many
from squadlog.cli.choosing import open_battle
from squadlog.cli.commands import OK
from squadlog.cli.faults import NotFoundError
from squadlog.cli.options import parser, read
from squadlog.cli.printing import print_json, print_lines, print_wrapped, table
from squadlog.extras.commander.commands.choices import choice_data

with lazy_imports():
    from squadlog.extras.commander.told import reading

if TYPE_CHECKING:
    from collections.abc import Iterator

    from squadlog.extras.commander.told.kept import ChoiceKept, ReasonKept
    from squadlog.reports.entries import LogEntry
    from squadlog.session.seat import Seat


def run(name: str, words: list[str]) -> int:
    """`why [ENTRY]`: the reasons of a line of the log, by its number; without one, of the last that has any."""
    made = parser(name, battle=True)
    made.add_argument(
        "entry", nargs="?", type=int, metavar="ENTRY", help="a line of the log; none: the last with reasons"
    )
    options = read(made, words)
    with open_battle(options) as seat:
        entry, reason = _found(seat, options.entry)
        if options.json:
            print_json("why", {"battle": seat.id, "entry": entry.id, **_data(reason)})
        else:
            print_lines([f"Line {entry.id}, {entry.moment}: {reason.said}"])
            print_wrapped([f"{reason.mind} for {seat.known.setup.side_name(reason.side)}: {reason.why}"])
            print_lines(_table(reason))
    return OK


def _found(seat: Seat, number: int | None) -> tuple[LogEntry, ReasonKept]:
    """A line of the log with its reasons. Raises NotFoundError for none that may be read."""
    entries = seat.log.entries(undone=number is not None)
    if number is None:
        kept = [(entry, reading.reason_at(seat, entry)) for entry in reversed(entries)]
        known = [(entry, reason) for entry, reason in kept if reason is not None]
        if (found := next((one for one in known if reading.may_read(seat, one[1])), None)) is not None:
            return found
        raise NotFoundError(
            _secret(seat, known[0][1]) if known else "No commander has given reasons here yet."
        )
    if not 0 < number <= len(entries):
        raise NotFoundError(f"There is no line {number} in this log; squadlog log lists them.")
    entry = entries[number - 1]
    reason = reading.reason_at(seat, entry)
    if reason is None:
        raise NotFoundError(f"No reasons are kept of line {number}: no commander said it.")
    if not reading.may_read(seat, reason):
        raise NotFoundError(_secret(seat, reason))
    return entry, reason


def _secret(seat: Seat, reason: ReasonKept) -> str:
    """That reasons are those of a side until the end, and how whoever plays that side too reads them."""
    whose = seat.known.setup.side_name(reason.side)
    return f"Until the battle is over, {whose} alone reads its reasons: squadlog why --seat {reason.side}."


def _data(reason: ReasonKept) -> dict[str, object]:
    said = reason.choices[0] if reason.choices else None
    return {
        "side": reason.side,
        "by": reason.mind,
        "said": reason.said,
        "why": reason.why,
        "looked_at": reason.looked_at,
        "weighed": choice_data(said),
        "instead": choice_data(reason.runner_up),
        "holding": choice_data(reason.holding),
    }


def _table(reason: ReasonKept) -> Iterator[str]:
    """What was weighed: what was said, the best of the rest, holding."""
    if not reason.choices:
        yield "Nothing was weighed: it goes by a rule."
        return
    rows = (("said", reason.choices[0]), ("rather than", reason.runner_up), ("holding", reason.holding))
    for name, one in rows:
        if one is not None:
            yield f"{name}: {one.words}"
            yield from table([("  worth", f"{one.worth:g} points"), *_terms(one)])
    yield f"{so_many(reason.looked_at, 'choice')} {'was' if reason.looked_at == 1 else 'were'} looked at."


def _terms(one: ChoiceKept) -> Iterator[tuple[str, str]]:
    for term in one.terms:
        unit = "%" if term.unit == "chance" else term.unit
        yield f"  {term.name}", f"{term.amount:g} {unit}"
