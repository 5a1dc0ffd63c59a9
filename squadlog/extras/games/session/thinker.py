"""Computer players at a match: what one would do, what it does, and what the moves of a game were worth.

Players are loaded when one is asked.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from squadlog.base.lazy_imports import lazy_imports
from squadlog.extras.games.game import ONLOOKER, GameError
from squadlog.extras.games.score import replay
from squadlog.extras.games.session.standing import MoveMade

with lazy_imports():
    from squadlog.extras.games import levels
    from squadlog.extras.games.players import giving_up, judged
    from squadlog.extras.games.players import player as thinking
    from squadlog.extras.games.players import review as reviewing

if TYPE_CHECKING:
    from collections.abc import Iterator

    from squadlog.extras.games.game import State
    from squadlog.extras.games.players.player import Budget, Thought
    from squadlog.extras.games.players.review import Verdict
    from squadlog.extras.games.session.match_record import RecordOfMatch
    from squadlog.extras.games.session.seat_view import SeatView
    from squadlog.extras.games.session.seating import Seating
    from squadlog.extras.games.session.standing import GameStanding


def thought(
    standing: GameStanding, budget: Budget, *, level: str | None, seed: str, lines: int = 3
) -> Thought:
    """What a player of that level (None: the strongest) would do for the seat to move, seeing only what that may see.

    Raises GameError when the game is over.
    """
    seat = standing.state.to_move
    if seat is None:
        raise GameError("the game is over: there is nothing to think about")
    player = levels.player_of(standing.game, level or levels.STRONGEST, seed, lines=lines)
    return player.think(standing.state.seen_by(seat), budget)


def is_word(state: State, text: str) -> bool:
    """Whether what was written is a word of the seat to move and no move: it resigns or answers an offer."""
    try:
        said = state.read(text)
    except GameError:
        return False
    seat = state.to_move
    return said in state.words() or (seat is not None and giving_up.is_asked_to_stop(state.seen_by(seat)))


class Advice:
    """What computer players tell the seat at a place. Nothing is changed by it: it may run in another thread."""

    def __init__(self, game: RecordOfMatch, seating: Seating, view: SeatView, place: int) -> None:
        self._game, self._seating, self._view, self._place = game, seating, view, place

    def hint(self, budget: Budget, *, level: str | None = None, lines: int = 3) -> Thought:
        """What a computer player would do for this seat, with its reasons, from what the seat sees.

        `level` None is the computer on the seat, or the strongest. GameError unless it is to move.
        """
        standing, seat = self._to_move()
        level = level or (None if seat is None else self._seating.computer(seat))
        # Of the seed a seat knows nothing, so nothing that it is told may hang on it.
        seed = f"hint/{len(standing.score.moves)}/{seat}"
        return thought(standing, budget, level=level, seed=seed, lines=lines)

    def decide(self, budget: Budget, *, resigns_below: float = 0.0) -> Thought:
        """What the computer to move here does; its `hope` belongs to the move that is then said.

        It resigns, or agrees to stop, once it has hoped for less than `resigns_below` at five of its moves in a row;
        any other offer to stop it declines. 0: it never gives up. GameError unless it is to move.
        """
        standing, seat = self._to_move()
        if seat is None:
            raise GameError("the game is over: there is nothing to decide")
        state, score, hopes = standing.state, standing.score, self._hopes(seat)
        seen = state.seen_by(seat)
        if giving_up.is_asked_to_stop(seen):
            return thinking.Thought(
                move=state.read("accept" if giving_up.is_hopeless(hopes, resigns_below) else "decline")
            )
        level, seed = self._seating.computer(seat), f"{score.seed}/{len(score.moves)}/{seat}"
        found = thought(standing, budget, level=level, seed=seed)
        hope = giving_up.hope_of(standing.game, seen, found)
        if hope is not None and giving_up.is_hopeless([*hopes, hope], resigns_below):
            return thinking.Thought(move=state.read("resign"), hope=hope)
        return replace(found, hope=hope)

    def _to_move(self) -> tuple[GameStanding, int | None]:
        standing = self._game.standing
        seat = standing.state.to_move
        if seat not in (None, self._place):
            who = "the table" if self._place == ONLOOKER else self._seating.called(self._place)
            raise GameError(f"{who} is not to move")
        return standing, seat

    def _hopes(self, seat: int) -> list[float]:
        """What the computer on a seat hoped for at its moves so far, oldest first."""
        events = (self._game.tree.events(step)[0] for step in self._game.tree.line())
        return [
            event.hope
            for event in events
            if isinstance(event, MoveMade) and event.seat == seat and event.hope is not None
        ]

    def review(self, budget: Budget, *, level: str | None = None) -> Iterator[Verdict]:
        """What each move was worth and what would have been better; `budget` is for each position.

        It looks at the whole of a game that is over, wherever one stands in it; else at what stands. GameError while
        that would tell hands.
        """
        game, score = self._game.standing.game, self._game.reviewed
        if game.kind.hidden and self._view.reader is not None:
            raise GameError("a review tells every hand; it is for games that are over")
        player = levels.player_of(game, level or levels.STRONGEST, "review", lines=1)
        settled = game.settled if isinstance(game, judged.Judged) else None
        seats = len(self._seating.own)
        return reviewing.review(replay(score), score.moves, seats, player, budget, settled=settled)
