"""Hints for who is to move, and what the moves of a game were worth once they were made."""

from argparse import Namespace
from collections.abc import Sequence
from typing import TYPE_CHECKING

from squadlog.base.lazy_imports import lazy_imports
from squadlog.battle.refusal import Refusal
from squadlog.cli.choosing import open_store
from squadlog.cli.commands import OK
from squadlog.cli.faults import NotUnderstoodError
from squadlog.cli.printing import print_json, print_listed, print_wrapped, tell
from squadlog.cli.progress import Progress, bar
from squadlog.extras.games.commands.choosing import seat_of, seconds
from squadlog.extras.games.commands.moves import print_refusal, refusal, to_move
from squadlog.extras.games.commands.thinking import (
    ShownThinking,
    hint_for,
    hint_lines,
    print_search,
    verdict_line,
)
from squadlog.extras.games.game import GameError
from squadlog.extras.games.levels import level_of
from squadlog.extras.games.session.match_seat import MatchSeat
from squadlog.extras.games.words import count_of
from squadlog.session.view.json_value import json_value

with lazy_imports():
    from squadlog.extras.games.players import review as reviewing

if TYPE_CHECKING:
    from squadlog.extras.games.players.player import Thought
    from squadlog.extras.games.players.review import Verdict

_INTERRUPTED = 130
"""The exit code after Ctrl+C."""


def hint(options: Namespace) -> int:
    """The best moves for the seat to move, with what they are worth, from what that seat sees."""
    with open_store() as store:
        pace, match = seconds(store, options.seconds), seat_of(store, options)
        seat = to_move(match, options.seat)
        if seat is None:
            return print_refusal(refusal("over", "The game is over."), "hint", as_json=options.json)
        match = match.at(seat)
        thought = hint_for(match, pace, level=_level(options.level), silent=options.json)
        if options.json:
            lines = [{"moves": line.moves, "value": line.value} for line in thought.lines]
            print_json(
                "game-hint",
                {
                    "move": match.view.now.notation(thought.move),
                    "lines": lines,
                    "searched": thought.searched,
                    "depth": thought.depth,
                },
            )
        else:
            print_wrapped(hint_lines(match, thought))
            print_search(match, thought)
    return OK


def _level(said: str | None) -> str | None:
    try:
        return None if said is None else level_of(said)
    except GameError as error:
        raise NotUnderstoodError(error.cited) from error


def review(options: Namespace) -> int:
    """Where the game was lost: the worst moves, or with `--all` every one, and what would have been better.

    An interrupt ends it with what was found so far, and code 130.
    """
    with open_store() as store:
        pace, match = seconds(store, options.seconds), seat_of(store, options)
        if early := too_early(match):
            return print_refusal(early, "review", as_json=options.json)
        whole, verdicts = weigh_moves(match, pace, _level(options.level), silent=options.json)
        if options.json:
            print_listed(
                "game-review",
                options.json,
                [{**json_value(verdict), "loss": verdict.loss} for verdict in verdicts],
            )
        else:
            print_verdicts(match, verdicts, every=options.all)
    return OK if whole else _INTERRUPTED


def too_early(match: MatchSeat) -> Refusal | None:
    """Why a game cannot be looked through yet."""
    if match.game.kind.hidden and match.progress.ending is None:
        return refusal("not-over", "A review tells every hand; it is for games that are over.")
    return None


def print_verdicts(match: MatchSeat, verdicts: "Sequence[Verdict]", *, every: bool) -> None:
    """Print the moves that gave most away, or with `every` all of them."""
    shown = verdicts if every else reviewing.turning_points(verdicts)
    print_wrapped(verdict_line(match, verdict) for verdict in shown)
    if not shown:
        tell("No move gave much away.")


def weigh_moves(
    match: MatchSeat, pace: float, level: str | None = None, *, silent: bool = False
) -> "tuple[bool, list[Verdict]]":
    """Weigh move after move; whether it came to the end, for an interrupt stops it, and what was found."""
    verdicts: list[Verdict] = []
    moves = match.progress.length_reviewed
    tell(f"Looking at {count_of(moves, 'move')}, {pace:g} s each.")

    def words(_: float, best: "Thought | None") -> str:
        here = f"; best so far: {best.lines[0].words}" if best is not None and best.lines else ""
        return f"{bar(len(verdicts), moves)} Move {len(verdicts) + 1} of {moves}{here}"

    with Progress(shown=not silent) as line:
        thinking = ShownThinking(line, pace, words)
        try:
            for verdict in match.advice.review(thinking.budget(), level=level):
                verdicts.append(verdict)
                thinking.begins()
        except KeyboardInterrupt:
            line.wipe()
            tell(f"Stopped after {len(verdicts)} of {count_of(moves, 'move')}.")
            return False, verdicts
    return True, verdicts
