"""Counting finished games: who played, won, drew and lost how many, and what they scored. Pure."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from squadlog.base.records import record


@record
class Result:
    """A finished game by its key: who sat where, what it was worth to each, and what each scored in its own measure.

    `hints` says how many each asked for; empty where nobody knows.
    """

    game: str
    players: tuple[str, ...]
    shares: tuple[float, ...]
    scored: tuple[int, ...]
    hints: tuple[int, ...] = ()


@dataclass(slots=True)
class TallyRow:
    """One player of one game, which goes by its key. `score` adds up what the games were worth."""

    game: str
    player: str
    games: int = 0
    won: int = 0
    drawn: int = 0
    lost: int = 0
    score: float = 0.0
    scored: int = 0
    hints: int = 0

    @property
    def mean_scored(self) -> float:
        """What the player scored in a game, on average; see `squadlog.extras.games.scored`."""
        return self.scored / self.games

    def add(self, result: Result, seat: int) -> None:
        """Count one more game, played on that seat."""
        share = result.shares[seat]
        self.games += 1
        self.score += share
        self.scored += result.scored[seat]
        self.hints += result.hints[seat] if result.hints else 0
        alone = sum(other == max(result.shares) for other in result.shares) == 1
        if share == max(result.shares) and alone:
            self.won += 1
        elif share == max(result.shares):
            self.drawn += 1
        else:
            self.lost += 1


def tally(results: Iterable[Result]) -> Sequence[TallyRow]:
    """A row for each player of each game, the one with most won games first."""
    rows: dict[tuple[str, str], TallyRow] = {}
    for result in results:
        for seat, player in enumerate(result.players):
            rows.setdefault((result.game, player), TallyRow(result.game, player)).add(result, seat)
    return sorted(rows.values(), key=lambda row: (row.game, -row.won, -row.score, row.player))
