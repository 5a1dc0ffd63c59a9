"""After a game: what each move was worth, what would have been better, and where the game was lost."""

from collections.abc import Callable, Iterable, Iterator, Sequence

from squadlog.base.records import record
from squadlog.extras.games.game import GameError, Kind, State
from squadlog.extras.games.players.player import BestLine, Budget, Player

_SLIGHT = 0.05
"""Less of the share of a win than this is no loss to speak of."""
Settled = Callable[[State, State], Sequence[float] | None]


@record
class Verdict:
    """One move of a game, as somebody sees it who had time to think.

    `number` counts from 1. `before` is what the seat could hope for with the best move, `after` what it had once its
    own was made, both from 0, lost, to 1, won. `best` is the line that it should have played, `is_only` whether there
    was no other move.
    """

    number: int
    seat: int
    move: str
    before: float
    after: float
    best: BestLine
    is_only: bool = False

    @property
    def loss(self) -> float:
        """What the move gave away; 0 for one as good as the best."""
        return 0.0 if self.is_only or self.move == self.best.moves[0] else max(0.0, self.before - self.after)

    def excuse(self, kind: Kind) -> str:
        """Why less is left although nothing was given away, in a few words for a game of that kind; else nothing."""
        if self.loss or self.before - self.after < _SLIGHT:
            return ""
        if self.is_only:
            return "the only move"
        return "the best, the cards turned" if kind.hidden or kind.chance else "the best, seen later"


def review(
    states: Sequence[State],
    moves: Sequence[str],
    seats: int,
    player: Player,
    budget: Budget,
    *,
    settled: Settled | None = None,
) -> Iterator[Verdict]:
    """The verdicts on the moves of a game, one after another as they are found.

    `states` are all positions, the first before any move; `moves` the moves between them, as they are written. The
    budget is for each position. `settled`, for a game whose values reach to the end of a part of it only, tells what a
    part that ended between two positions brought every seat: no later value is compared with one from before.
    Somebody who stops it gets no more verdicts. Raises GameError if the player gives no reasons, or if there are not as
    many moves as steps between the positions.
    """
    if len(states) != len(moves) + 1:
        raise GameError(f"{len(moves)} moves lead to {len(moves) + 1} positions, not to {len(states)}")
    waiting: list[tuple[int, int, BestLine]] = []
    for number, state in enumerate(states):
        brought = settled(states[number - 1], state) if settled is not None and number else None
        best = None if state.to_move is None else _best(state, state.to_move, player, budget)
        if budget.stopped():
            return
        later: list[tuple[int, int, BestLine]] = []
        for made, seat, hoped in waiting:
            after = _worth(state, seat, best, seats) if brought is None else brought[seat]
            if after is None:
                later.append((made, seat, hoped))
            else:
                yield Verdict(
                    number=made + 1,
                    seat=seat,
                    move=moves[made],
                    before=hoped.value,
                    after=after,
                    best=hoped,
                    is_only=_is_only(states[made], moves[made]),
                )
        waiting = later
        if state.to_move is not None and best is not None and number < len(moves):
            waiting.append((number, state.to_move, best))


def turning_points(verdicts: Iterable[Verdict], most: int = 3) -> tuple[Verdict, ...]:
    """The moves that gave most away, the worst first; slight losses are nobody's downfall."""
    worst = sorted(verdicts, key=lambda verdict: -verdict.loss)[:most]
    return tuple(verdict for verdict in worst if verdict.loss > _SLIGHT)


def _is_only(state: State, move: str) -> bool:
    """Whether nothing else could have been played; who resigned could have."""
    played = state.moves()
    return len(played) == 1 and state.notation(played[0]) == move


def _best(state: State, seat: int, player: Player, budget: Budget) -> BestLine:
    lines = player.think(state.seen_by(seat), budget).lines
    if not lines:
        raise GameError(
            "this player gives no reasons, and a review is made of them; take one that weighs moves or looks ahead"
        )
    return lines[0]


def _worth(state: State, seat: int, best: BestLine | None, seats: int) -> float | None:
    """What a position is worth to a seat; None if that shows only when the seat is to move again."""
    ending = state.outcome()
    if ending is not None:
        return ending.shares[seat]
    if best is None:
        return None
    if state.to_move == seat:
        return best.value
    return 1 - best.value if seats == 2 else None
