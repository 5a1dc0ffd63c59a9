"""When the game is over, and who has won (A.7)."""

from squadlog.games.game import Outcome
from squadlog.games.words import count_of

SEATS = ("Red", "Black")


def all_but_one(winner: int, left: int) -> Outcome:
    """The winner has taken every enemy piece but one, or even that."""
    reason = f"{SEATS[1 - winner]} has {'one piece' if left else 'no piece'} left"
    return Outcome(shares=_won(winner), reason=reason, rule="A.7")


def target_reached(winner: int, points: int, target: int) -> Outcome:
    """The winner has taken as many points as were agreed to win."""
    reason = f"{SEATS[winner]} has taken {count_of(points, 'point')}; {target} win"
    return Outcome(shares=_won(winner), reason=reason, rule="A.7")


def by_points(red: int, black: int, why: str) -> Outcome:
    """The points still on the board decide; `why` says what stopped the game."""
    if red == black:
        return Outcome(
            shares=(0.5, 0.5), reason=f"{why}; both have {count_of(red, 'point')} on the board", rule="A.7"
        )
    winner = 0 if red > black else 1
    more, fewer = max(red, black), min(red, black)
    reason = f"{why}; {SEATS[winner]} has {count_of(more, 'point')} on the board, {SEATS[1 - winner]} {fewer}"
    return Outcome(shares=_won(winner), reason=reason, rule="A.7")


def _won(winner: int) -> tuple[float, float]:
    return (1.0, 0.0) if winner == 0 else (0.0, 1.0)
