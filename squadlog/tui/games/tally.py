"""Counting finished games: who played, won, drew and lost how many, and what they scored. Pure."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Result:
    """A finished game: who sat where, what it was worth to each, and what each scored in the game's own measure."""

    game: str
    players: tuple[str, ...]
    shares: tuple[float, ...]
    scored: tuple[int, ...] = ()
    moves: int = 0


@dataclass(slots=True)
class Row:
    """One player of one game."""

    game: str
    player: str
    games: int = 0
    won: int = 0
    drawn: int = 0
    lost: int = 0
    score: float = 0.0
    scored: int = 0

    def add(self, result: Result, seat: int) -> None:
        """One more game, played on that seat."""
        share = result.shares[seat]
        self.games += 1
        self.score += share
        alone = sum(other == max(result.shares) for other in result.shares) == 1
        if share == max(result.shares) and alone:
            self.won += 1
        elif share == max(result.shares):
            self.drawn += 1
        else:
            self.lost += 1
        self.scored += result.scored[seat] if result.scored else 0


def tally(results: Iterable[Result]) -> Sequence[Row]:
    """A row for each player of each game, the one with most won games first."""
    rows: dict[tuple[str, str], Row] = {}
    for result in results:
        for seat, player in enumerate(result.players):
            rows.setdefault((result.game, player), Row(result.game, player)).add(result, seat)
    return sorted(rows.values(), key=lambda row: (row.game, -row.won, -row.score, row.player))
