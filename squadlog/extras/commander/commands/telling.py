"""`squadlog commander told 3 9 12m half-hard`: how far it is on a table without a map, a note that all read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.battle.outcome import Accepted
from squadlog.battle.saying import Note
from squadlog.cli.faults import NotUnderstoodError
from squadlog.extras.commander.mind.table.told import FORM, NotToldError, read_telling
from squadlog.extras.commander.seated.commanders import Commanders

if TYPE_CHECKING:
    from squadlog.session.seat import Seat


def tell_commander(seat: Seat, words: str) -> tuple[str, ...]:
    """Write it down, checked, and what the table hears of that. NotUnderstoodError for what is not understood."""
    known = seat.known
    if known.setup.map:
        raise NotUnderstoodError("The map measures here: nobody need tell a commander how far it is.")
    try:
        read_telling(words, known)
    except NotToldError as error:
        raise NotUnderstoodError(str(error)) from error
    outcome = seat.submit(Note(text=words, aside=True))
    if not isinstance(outcome, Accepted):
        raise NotUnderstoodError(str(outcome))
    return tuple(outcome.lines)


def hint(seat: Seat) -> str:
    """What is said to who seats a commander at a table without a map, who tells it ranges.

    Empty where a map measures, where no person plays, and once the battle is over.
    """
    if (
        seat.known.setup.map
        or seat.due.ask().kind == "over"
        or set(Commanders(seat.store, seat.id).levels) == set(seat.known.side_ids())
    ):
        return ""
    such = f"squadlog commander {FORM}"
    return f"With figures on a table, tell it ranges, such as: {such}. It then asks for those it needs."
