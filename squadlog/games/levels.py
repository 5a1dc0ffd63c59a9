"""The four levels of the computer players, for every game: what people call them, and who plays at them.

A game gets the player that what it offers allows: one that looks ahead in a tree, or one that tries things out with
the hidden cards dealt at random.
"""

from difflib import get_close_matches

from squadlog.games.game import Game, GameError
from squadlog.games.players.at_random import AtRandom
from squadlog.games.players.greedy import Greedy
from squadlog.games.players.player import Player, Weighed
from squadlog.games.players.sampling import Sampled
from squadlog.games.players.tree import Searchable
from squadlog.names import cleaned

NAMES = {"random": 1, "greedy": 2, "search": 3, "strong": 4}
"""Name to level. A level may be called by its number as well."""
_SHALLOW = 2
"""So many plies deep does level 3 look."""


def level_of(name: str) -> int:
    """The level that somebody typed, as a name or a number from 1 to 4. GameError with what would be right."""
    typed = name.strip().casefold().removeprefix("level").strip()
    if typed in NAMES:
        return NAMES[typed]
    if len(typed) == 1 and typed in "1234":
        return int(typed)
    near = get_close_matches(typed[:40], NAMES, n=1)
    right = f"did you mean {near[0]}?" if near else f"there are {', '.join(NAMES)}, or a level from 1 to 4"
    raise GameError(f"there is no player {cleaned(name, limit=40)!r}; {right}")


def name_of(level: int) -> str:
    """What a level is called."""
    return next(name for name, number in NAMES.items() if number == level)


def player_of(game: Game, level: int, seed: int | str, *, lines: int = 1) -> Player:
    """A player of that level. `lines`: for how many moves levels 3 and 4 give reasons.

    Raises GameError for another level, and for a game that offers nothing such a player could go by.
    """
    if level not in NAMES.values():
        raise GameError(f"there is no level {level}; levels go from 1 to 4")
    if level == 1:
        return AtRandom(seed)
    if level == 2 and isinstance(game, Weighed):
        return Greedy(game.weigh, seed)
    if level > 2 and isinstance(game, Searchable):
        from squadlog.games.players.alpha_beta import AlphaBeta  # noqa: PLC0415 - start-up cost

        return AlphaBeta(game, depth=_SHALLOW if level == 3 else None, lines=lines, seed=seed)
    if level > 2 and isinstance(game, Sampled):
        from squadlog.games.players.ismcts import Ismcts  # noqa: PLC0415 - start-up cost

        return Ismcts(game, seed, rounds=game.rounds if level == 3 else None, lines=lines)
    raise GameError(f"nobody plays {game.name} at level {level}: it cannot be looked ahead in or tried out")
