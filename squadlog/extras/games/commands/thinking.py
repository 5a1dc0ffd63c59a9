"""Players that are no people: their moves, hints and reviews, within the time per move."""

import time
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from squadlog.base.errors import SquadlogError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import as_sentence
from squadlog.battle.refusal import Refusal
from squadlog.cli.printing import tell
from squadlog.cli.progress import Progress, bar
from squadlog.extras.games.catalogue import words_of
from squadlog.extras.games.session.match_seat import MatchSeat
from squadlog.extras.games.session.pace import Pace
from squadlog.extras.games.words import count_of

with lazy_imports():
    from squadlog.extras.games.players import player as players

if TYPE_CHECKING:
    from squadlog.extras.games.players.player import BestLine, Budget, Thought
    from squadlog.extras.games.players.review import Verdict

    Words = Callable[[float, Thought | None], str]


class ShownThinking:
    """Time to think, once or again and again, told on a line of the terminal while it runs.

    `words` says what the line holds, from the seconds that have passed and the best thought so far.
    """

    def __init__(self, line: Progress, seconds: float, words: "Words") -> None:
        self._line, self._seconds, self._words = line, seconds, words
        self._began = time.monotonic()
        self.best: Thought | None = None

    def budget(self) -> "Budget":
        """The seconds of the clock that a player may think for, watched as it does."""
        return players.Budget(
            seconds=self._seconds, clock=time.monotonic, stopped=self._goes_on, progress=self._better
        )

    def begins(self) -> None:
        """Start the clock, with nothing known yet."""
        self._began, self.best = time.monotonic(), None

    def _goes_on(self) -> bool:
        if self._line.due:
            self._line.show(self._words(time.monotonic() - self._began, self.best))
        return False

    def _better(self, thought: "Thought") -> None:
        self.best = thought
        self._goes_on()


def _format_time(spent: float, seconds: float) -> str:
    return f"{bar(spent, seconds)} {min(spent, seconds):.1f} of {seconds:g} s"


def computers_move(match: MatchSeat, pace: Pace, *, silent: bool = False) -> Iterator[str]:
    """Let the computers move until a person is to move or the game is over; each move as it may be read by all.

    While one thinks, a terminal shows it, unless `silent`. What it has in mind is as secret as what a person has.
    """
    seconds = pace.seconds
    while (seat := match.progress.to_move) is not None and match.seating.computer(seat) is not None:
        who = match.seating.called(seat)

        def words(spent: float, best: "Thought | None", who: str = who) -> str:
            looked = f", {_format_depth(best)}" if best is not None and best.searched else ""
            return f"{who} thinks {_format_time(spent, seconds)}{looked}"

        with Progress(shown=not silent) as line:
            thinking = ShownThinking(line, seconds, words)
            player = match.at(seat)
            thought = player.advice.decide(thinking.budget(), resigns_below=pace.resigns_below)
        outcome = player.say(player.view.now.notation(thought.move), hope=thought.hope)
        if isinstance(outcome, Refusal):
            raise SquadlogError(f"{who} cannot move. {outcome}")
        yield f"{who}: {match.view.log()[-1].words}"


def hint_for(
    match: MatchSeat, seconds: float, *, level: str | None = None, silent: bool = False
) -> "Thought":
    """What the strongest player, or one of that level, would do for the seat to move.

    A terminal shows the best so far meanwhile, unless `silent`; an interrupt ends the thinking with that. The hint
    counts.
    """

    def words(spent: float, best: "Thought | None") -> str:
        found = f"; best so far: {_line(best.lines[0]).lstrip()}" if best is not None and best.lines else ""
        return f"{_format_time(spent, seconds)}{found}"

    with Progress(shown=not silent) as line:
        thinking = ShownThinking(line, seconds, words)
        try:
            found = match.advice.hint(thinking.budget(), level=level)
        except KeyboardInterrupt:
            if thinking.best is None:
                raise
            found = thinking.best
    if (seat := match.progress.to_move) is not None:
        match.hints.note(seat)
    return found


def hint_lines(match: MatchSeat, thought: "Thought") -> Iterator[str]:
    """The lines with what they are worth to the one who is to move; the move that the player would make comes first."""
    if not thought.lines:
        yield f"Best: {match.view.now.notation(thought.move)}"
    yield from map(_line, thought.lines)


def _line(line: "BestLine") -> str:
    return f"{line.value:>4.0%}  {line.words}"


def verdict_line(match: MatchSeat, verdict: "Verdict") -> str:
    """A move of a review: what it was worth and what would have been better."""
    better = f"; better: {verdict.best.words}" if verdict.loss > 0 else ""
    excuse = verdict.excuse(match.game.kind)
    told = f"{verdict.number}. {match.seating.called(verdict.seat)} {verdict.move}"
    return (
        f"{told}: {verdict.before:.0%} before, {verdict.after:.0%} after{better}{excuse and f' ({excuse})'}"
    )


def print_search(match: MatchSeat, thought: "Thought") -> None:
    """Tell what the percentages are, whose the first moves, and how much was looked at."""
    if thought.lines:
        plans = any(line.is_plan for line in thought.lines)
        follow = "and so is what comes after then" if plans else "the others follow in turn"
        alone = all(len(line.moves) == 1 for line in thought.lines)
        first = "Each is a move of yours" if alone else f"The first move of a line is yours, {follow}"
        tell(f"{first}; % is {words_of(match.game).hope(match.view.agreed.options)}.")
    if thought.searched:
        tell(as_sentence(_format_depth(thought)))


def _format_depth(thought: "Thought") -> str:
    return f"{thought.searched:,} looked at, {count_of(thought.depth, 'move')} ahead"
