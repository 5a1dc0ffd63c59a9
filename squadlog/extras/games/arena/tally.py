"""What a contest has shown so far: the score, how sure it is, and how long games and moves took."""

from collections.abc import Iterable
from dataclasses import replace
from math import sqrt

from squadlog.base.records import record
from squadlog.extras.games.arena.contest import Clocked, Played

_95_PERCENT = 1.959963984540054
_EVEN = 1e-9
"""How little two shares of a win may differ and still be even."""


@record
class Interval:
    """A share and the limits between which it lies in truth, with 95 % confidence; all from 0 to 1."""

    share: float
    low: float
    high: float


@record
class MatchPace:
    """How a contestant spent its time: mean and worst of a move, in seconds, and positions or games tried in one."""

    moves: int
    mean_s: float
    worst_s: float
    searched: float


@record
class Tally:
    """The state of a contest, from the first contestant's side.

    `decided` is the share of the games somebody won, None while there are none; in `points` a draw counts half.
    """

    games: int
    won: int
    lost: int
    drawn: int
    decided: Interval | None
    points: Interval | None
    length: float
    """Moves in a game, on average."""
    pace: tuple[MatchPace, MatchPace]
    faults: tuple[str, ...]


def wilson(successes: float, trials: int) -> Interval:
    """The score interval of Wilson, 95 %. `trials` at least 1; half successes are allowed and make it a little wide."""
    share, z2 = successes / trials, _95_PERCENT**2
    middle = (share + z2 / (2 * trials)) / (1 + z2 / trials)
    spread = _95_PERCENT * sqrt(share * (1 - share) / trials + z2 / (4 * trials**2)) / (1 + z2 / trials)
    return Interval(share=share, low=max(0.0, middle - spread), high=min(1.0, middle + spread))


def in_pairs(played: Iterable[Played]) -> list[Played]:
    """Each deal that was played from both seats as one result; a game without its partner counts not.

    Who got more of the two games has won; if they got the same, who was ahead by more in what the game itself counts.
    """
    games = {game.number: game for game in played}
    pairs = []
    for number in sorted(games):
        one, other = games[number], games.get(number + 1)
        if number % 2 or other is None:
            continue
        share, ahead = one.share + other.share - 1, one.ahead + other.ahead
        better = share if abs(share) > _EVEN else ahead
        pairs.append(
            replace(
                one,
                number=number // 2,
                share=0.5 + (better > 0) / 2 - (better < 0) / 2,
                ahead=ahead,
                moves=one.moves + other.moves,
                clocked=(
                    one.clocked[0].and_also(other.clocked[0]),
                    one.clocked[1].and_also(other.clocked[1]),
                ),
                fault=one.fault or other.fault,
            )
        )
    return pairs


def tally(played: Iterable[Played]) -> Tally:
    """Count games up, in whatever order they ended."""
    games = sorted(played, key=lambda game: game.number)
    won = sum(game.share > 0.5 + _EVEN for game in games)
    lost = sum(game.share < 0.5 - _EVEN for game in games)
    return Tally(
        games=len(games),
        won=won,
        lost=lost,
        drawn=len(games) - won - lost,
        decided=wilson(won, won + lost) if won + lost else None,
        points=wilson(sum(game.share for game in games), len(games)) if games else None,
        length=sum(game.moves for game in games) / len(games) if games else 0.0,
        pace=(_pace([game.clocked[0] for game in games]), _pace([game.clocked[1] for game in games])),
        faults=tuple(game.fault for game in games if game.fault),
    )


def _pace(clocks: list[Clocked]) -> MatchPace:
    moves = sum(clock.moves for clock in clocks)
    return MatchPace(
        moves=moves,
        mean_s=sum(clock.total_s for clock in clocks) / max(1, moves),
        worst_s=max((clock.worst_s for clock in clocks), default=0.0),
        searched=sum(clock.searched for clock in clocks) / max(1, moves),
    )
