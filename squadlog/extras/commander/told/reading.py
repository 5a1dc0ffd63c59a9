"""Who may read the reasons of a word, and how they read: in a line, in lines under it, as a table.

The seat that they were given for reads them at once, and so does the referee, who reads every secret; everybody else
when the battle is over, or at once where that was agreed. Who may not read a word itself reads no reasons of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.battle.record.upcasting import key_of_text
from squadlog.extras.commander.mind.reasons import terms_words
from squadlog.extras.commander.told.kept import KeptReasons
from squadlog.facts.seats import REFEREE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from squadlog.extras.commander.told.kept import ChoiceKept, ReasonKept
    from squadlog.reports.entries import LogEntry
    from squadlog.session.seat import Seat

_WORTH = "is worth"


def may_read(seat: Seat, reason: ReasonKept) -> bool:
    """Whether a seat may read these reasons now."""
    return reason.is_open or seat.known.stage == "over" or seat.who.seat in (reason.side, REFEREE)


def reason_at(seat: Seat, entry: LogEntry) -> ReasonKept | None:
    """The reasons kept for a line of the log of a seat, whether it may read them now or not; None for none.

    Raises StoreError.
    """
    key = key_of_text(entry.command) if entry.by and entry.command else ""
    return KeptReasons(seat.store, seat.id, seat.seal.beside).of(key) if key else None


def why_said(seat: Seat, entry: LogEntry) -> tuple[str, ...]:
    """The reasons of a line of the log that this seat may read now, a line each; none where there are none.

    Raises StoreError.
    """
    reason = reason_at(seat, entry)
    return tuple(why_lines(reason)) if reason is not None and may_read(seat, reason) else ()


def why_lines(reason: ReasonKept) -> Iterator[str]:
    """Why it was said, and what else was weighed: the best of the rest, and holding."""
    yield f"{reason.mind}: {reason.why}"
    for words, one in (("rather than", reason.runner_up), ("holding", reason.holding)):
        if one is not None:
            yield f"{words}: {choice_words(one)}"


def choice_words(one: ChoiceKept) -> str:
    """An order with what it is worth and its terms, among which that is not said again."""
    terms = terms_words(term for term in one.terms if term.name != _WORTH)
    return f"{one.words}, worth {one.worth:g} points{f': {terms}' if terms else ''}"
