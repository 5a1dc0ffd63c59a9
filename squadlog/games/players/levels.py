"""The four levels at which the program plays the board game."""

from squadlog.games.board.game import PhalanxBoard
from squadlog.games.game import GameError
from squadlog.games.players.alpha_beta import AlphaBeta
from squadlog.games.players.at_random import AtRandom
from squadlog.games.players.greedy import Greedy
from squadlog.games.players.player import Player

LEVELS = {1: "at random", 2: "greedy", 3: "looks a little ahead", 4: "looks as far ahead as time allows"}
_SHALLOW = 2


def board_player(game: PhalanxBoard, level: int, seed: int | str, *, lines: int = 1) -> Player:
    """A player of the board game, from level 1 to 4. `lines`: how many moves levels 3 and 4 give reasons for."""
    if level == 1:
        return AtRandom(seed)
    if level == 2:
        return Greedy(game.weigh, seed)
    if level == 3:
        return AlphaBeta(game, depth=_SHALLOW, lines=lines, seed=seed)
    if level == 4:
        return AlphaBeta(game, lines=lines, seed=seed)
    raise GameError(f"there is no level {level}; levels go from 1 to 4")
