"""Players that are no people: their moves, hints and reviews, within the time per move."""

import time
from collections.abc import Iterator
from typing import TYPE_CHECKING

from squadlog.battle.refusal import Refusal
from squadlog.cli.printing import tell
from squadlog.errors import SquadlogError
from squadlog.match import ONLOOKER
from squadlog.seated import called

if TYPE_CHECKING:
    from squadlog.games.players.player import Budget, Thought
    from squadlog.games.players.review import Verdict
    from squadlog.match import Match


def budget(seconds: float) -> "Budget":
    """So many seconds of the clock for one move."""
    from squadlog.games.players.player import Budget  # noqa: PLC0415 - start-up cost

    return Budget(seconds=seconds, clock=time.monotonic)


def computers_move(match: "Match", seconds: float) -> Iterator[str]:
    """Let the computers move until a person is to move or the game is over; each move as it may be read by all."""
    while (seat := match.state.to_move) is not None and match.computer(seat) is not None:
        thought = match.thought(budget(seconds))
        outcome = match.say(match.state.notation(thought.move), by=match.seats[seat])
        if isinstance(outcome, Refusal):
            raise SquadlogError(str(outcome))
        yield f"{called(match, seat)}: {match.log(ONLOOKER)[-1].words}"


def hint_lines(match: "Match", thought: "Thought") -> Iterator[str]:
    """The best lines with what they are worth to the one who is to move."""
    if not thought.lines:
        yield f"Best: {match.state.notation(thought.move)}"
    for line in thought.lines:
        yield f"{line.value:>4.0%}  {line.words}"


def verdict_line(match: "Match", verdict: "Verdict") -> str:
    """A move of a review: what it was worth and what would have been better."""
    better = f"; better: {verdict.best.words}" if verdict.loss > 0 else ""
    told = f"{verdict.number}. {called(match, verdict.seat)} {verdict.move}"
    return f"{told}: {verdict.before:.0%} before, {verdict.after:.0%} after{better}"


def searched(thought: "Thought") -> None:
    """Tell how much was looked at."""
    if thought.searched:
        tell(f"{thought.searched:,} looked at, {thought.depth} moves ahead.")
