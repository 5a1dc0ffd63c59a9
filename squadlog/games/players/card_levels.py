"""The four levels at which the program plays the games with hidden hands."""

from typing import cast

from squadlog.games.game import Game, GameError
from squadlog.games.players.at_random import AtRandom
from squadlog.games.players.greedy import Greedy
from squadlog.games.players.ismcts import Ismcts
from squadlog.games.players.player import Player
from squadlog.games.players.sampling import Sampled

LEVELS = {1: "at random", 2: "greedy", 3: "tries a few rounds out", 4: "tries out as many as time allows"}
_FEW_ROUNDS = {"generals": 3}
"""The rounds of level 3, chosen by measurement so that it stands about half way between the levels beside it."""
_USUAL_ROUNDS = 50


def card_player(game: Game, level: int, seed: int | str, *, lines: int = 3) -> Player:
    """A player of a game with hidden hands, from level 1 to 4. `lines`: how many moves give reasons.

    Raises GameError for another level, and for a game that cannot be sampled.
    """
    if level == 1:
        return AtRandom(seed)
    if not (hasattr(game, "sampler") and hasattr(game, "weigh")):
        raise GameError(
            f"this player cannot play {game.name}: its hidden cards cannot be dealt and tried out"
        )
    sampled = cast("Sampled", game)
    if level == 2:
        return Greedy(sampled.weigh, seed)
    if level == 3:
        return Ismcts(sampled, seed, rounds=_FEW_ROUNDS.get(game.key, _USUAL_ROUNDS), lines=lines)
    if level == 4:
        return Ismcts(sampled, seed, lines=lines)
    raise GameError(f"there is no level {level}; levels go from 1 to 4")
