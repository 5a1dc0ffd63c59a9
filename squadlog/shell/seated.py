"""Who sits at a side game: people and computers, what a seat is called, and going back and forth by one's own moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.battle.refusal import Refusal
from squadlog.games.game import GameError
from squadlog.shell.match import ONLOOKER
from squadlog.shell.standing import COMPUTER

if TYPE_CHECKING:
    from collections.abc import Collection

    from squadlog.battle.outcome import Moved
    from squadlog.shell.match import Match

OPPONENT = f"{COMPUTER}greedy"
"""Who sits where nobody is named and a computer is wanted."""


def people(match: Match) -> tuple[int, ...]:
    """The seats on which no computer sits. One called after a player that there is not is left to people."""
    return tuple(seat for seat in range(len(match.seats)) if not _is_computer(match, seat))


def _is_computer(match: Match, seat: int) -> bool:
    try:
        return match.computer(seat) is not None
    except GameError:
        return False


def called(match: Match, seat: int) -> str:
    """What a seat is called for people: `Ann (Red)`, or `Red` if nobody is named."""
    own, person = match.game.seats(match.score.options)[seat], match.seats[seat]
    return own if own == person else f"{person} ({own})"


def undo_own(match: Match, own: Collection[int], *, by: str = "") -> Moved | Refusal | None:
    """Take back the last move of one of these seats, with what came after it. None if none of them has moved."""
    seats = [entry.seat for entry in match.log(ONLOOKER)][1:]
    steps = next((count for count, seat in enumerate(reversed(seats), start=1) if seat in own), 0)
    return match.undo(steps, by=by) if steps else None


def redo_to(match: Match, seats: Collection[int], *, by: str = "") -> Moved | Refusal:
    """Bring what was taken back forward again, until one of these seats is to move; tells the last move of it."""
    outcome = match.redo(by=by)
    while not isinstance(outcome, Refusal) and match.state.to_move not in (None, *seats):
        further = match.redo(by=by)
        if isinstance(further, Refusal):
            break
        outcome = further
    return outcome
