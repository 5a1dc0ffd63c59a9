"""Computer players at a match: what one would do, what it does, and what the moves of a game were worth.

Players are loaded when one is asked.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from squadlog.base.lazy_imports import lazy_imports
from squadlog.extras.games.game import GameError
from squadlog.extras.games.score import replay

with lazy_imports():
    from squadlog.extras.games import levels
    from squadlog.extras.games.players import giving_up, judged
    from squadlog.extras.games.players import player as thinking
    from squadlog.extras.games.players import review as reviewing

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from squadlog.extras.games.game import Game, State
    from squadlog.extras.games.players.player import Budget, Thought
    from squadlog.extras.games.players.review import Verdict
    from squadlog.extras.games.score import Score
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


def decided(
    standing: GameStanding, hopes: Sequence[float], budget: Budget, *, level: str | None, resigns_below: float
) -> Thought:
    """What the computer to move does, as `thought`; its `hope` belongs to the move that is then said.

    It resigns, or agrees to stop, once it has hoped for less than `resigns_below` at five of its moves in a row;
    any other offer to stop it declines. 0: it never gives up. `hopes` are those of its moves so far, oldest first.
    """
    state = standing.state
    if state.to_move is None:
        raise GameError("the game is over: there is nothing to decide")
    seen = state.seen_by(state.to_move)
    if giving_up.is_asked_to_stop(seen):
        return thinking.Thought(
            move=state.read("accept" if giving_up.is_hopeless(hopes, resigns_below) else "decline")
        )
    score = standing.score
    found = thought(standing, budget, level=level, seed=f"{score.seed}/{len(score.moves)}/{state.to_move}")
    hope = giving_up.hope_of(standing.game, seen, found)
    if hope is not None and giving_up.is_hopeless([*hopes, hope], resigns_below):
        return thinking.Thought(move=state.read("resign"), hope=hope)
    return replace(found, hope=hope)


def is_word(state: State, text: str) -> bool:
    """Whether what was written is a word of the seat to move and no move: it resigns or answers an offer."""
    try:
        said = state.read(text)
    except GameError:
        return False
    seat = state.to_move
    return said in state.words() or (seat is not None and giving_up.is_asked_to_stop(state.seen_by(seat)))


def reviewed(game: Game, score: Score, seats: int, budget: Budget, *, level: str | None) -> Iterator[Verdict]:
    """What each move was worth and what would have been better; `budget` is for each position."""
    player = levels.player_of(game, level or levels.STRONGEST, "review", lines=1)
    settled = game.settled if isinstance(game, judged.Judged) else None
    return reviewing.review(replay(score), score.moves, seats, player, budget, settled=settled)
