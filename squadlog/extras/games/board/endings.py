"""When the game is over, and who has won (A.7). Game, search and playouts ask here and nowhere else."""

from collections.abc import Callable, Sequence
from enum import Enum
from functools import lru_cache

from squadlog.extras.games.board.options import BoardRules
from squadlog.extras.games.board.position import BoardPosition
from squadlog.extras.games.game import Outcome
from squadlog.extras.games.words import count_of

SEATS = ("Red", "Black")
_NEVER = 1 << 30
"""The limit of what was not agreed."""


class BoardEnding(Enum):
    """What ends a game by itself. After a capture whoever made it wins; else the points on the board decide."""

    ALL_BUT_ONE = "all but one taken"
    TARGET = "target reached"
    PLIES = "moves in all"
    QUIET = "moves without a capture"
    RETURNS = "returns of the position"
    BLOCKED = "blocked"


def after_capture(rules: BoardRules, taken: Sequence[int], left: int, lost: int) -> BoardEnding | None:
    """The win that a turn's captures bring, by the pieces `left` to the other side or the points `lost` in all.

    None for no win. `taken` are the places of what was taken.
    """
    if not taken:
        return None
    if left <= 1:
        return BoardEnding.ALL_BUT_ONE
    return BoardEnding.TARGET if 0 < rules.target_points <= lost else None


@lru_cache(maxsize=16)
def counting(rules: BoardRules) -> Callable[[int, int, int], BoardEnding | None]:
    """What tells whether points are counted now, asked at every ply; it gives None while they are not.

    It takes the plies played, the plies since the last capture, and how often the position has stood since that
    capture, this time included.
    """
    limits = (rules.ply_limit, rules.no_capture_limit, rules.repetition_limit)
    plies, quiets, returns = (limit or _NEVER for limit in limits)

    def by_count(ply: int, quiet: int, times: int) -> BoardEnding | None:
        if ply >= plies:
            return BoardEnding.PLIES
        if quiet >= quiets:
            return BoardEnding.QUIET
        return BoardEnding.RETURNS if times >= returns else None

    return by_count


def ending_of(position: BoardPosition) -> BoardEnding | None:
    """What ends the game at a position, None if nothing does."""
    rules, mover = position.rules, position.mover
    left, lost = len(position.armies[mover]), position.lost[mover]
    won = after_capture(rules, position.taken, left, lost)
    times = position.past.count(position.key) if rules.repetition_limit else 0
    counted = won or counting(rules)(position.ply, position.quiet, times)
    return counted or (BoardEnding.BLOCKED if position.is_blocked() else None)


def outcome_of(position: BoardPosition, ending: BoardEnding) -> Outcome:
    """How the game ends at a position, in words: the one to move has lost something, or points are counted."""
    rules, mover = position.rules, position.mover
    match ending:
        case BoardEnding.ALL_BUT_ONE:
            return _win(
                1 - mover, f"{SEATS[mover]} has {'one piece' if position.armies[mover] else 'no piece'} left"
            )
        case BoardEnding.TARGET:
            taken = count_of(position.lost[mover], "point")
            return _win(1 - mover, f"{SEATS[1 - mover]} has taken {taken}; {rules.target_points} win")
        case BoardEnding.PLIES:
            why = f"{count_of(position.ply, 'move is', 'moves are')} played"
        case BoardEnding.QUIET:
            why = f"nothing was taken for {count_of(position.quiet, 'move')}"
        case BoardEnding.RETURNS:
            why = f"the position stands for the {_ordinal(rules.repetition_limit)} time"
        case BoardEnding.BLOCKED:
            why = f"{SEATS[mover]} can neither move nor take anything"
    return by_points(position, why)


def by_points(position: BoardPosition, why: str) -> Outcome:
    """The points still on the board decide; `why` says what stopped the game."""
    red, black = position.points(0), position.points(1)
    if red == black:
        reason = f"{why}; both have {count_of(red, 'point')} on the board"
        return Outcome(shares=(0.5, 0.5), reason=reason, rule="A.7")
    winner = 0 if red > black else 1
    more, fewer = max(red, black), min(red, black)
    return _win(
        winner,
        f"{why}; {SEATS[winner]} has {count_of(more, 'point')} on the board, {SEATS[1 - winner]} {fewer}",
    )


def _win(winner: int, reason: str) -> Outcome:
    return Outcome(shares=(1.0, 0.0) if winner == 0 else (0.0, 1.0), reason=reason, rule="A.7")


def _ordinal(number: int) -> str:
    ending = {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th") if number % 100 // 10 != 1 else "th"
    return f"{number}{ending}"
