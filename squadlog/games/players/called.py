"""The players by the names that people call them, for every game."""

from difflib import get_close_matches

from squadlog.games.board.game import PhalanxBoard
from squadlog.games.game import Game, GameError
from squadlog.games.players.levels import board_player
from squadlog.games.players.player import Player
from squadlog.names import cleaned

NAMES = {"random": 1, "greedy": 2, "search": 3, "strong": 4}
"""Name to level. A level may be called by its number as well."""


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


def player_of(game: Game, level: int, seed: int | str, *, lines: int = 1) -> Player:
    """A player of that level. `lines`: for how many moves levels 3 and 4 give reasons, where they can."""
    if isinstance(game, PhalanxBoard):
        return board_player(game, level, seed, lines=lines)
    from squadlog.games.players.card_levels import card_player  # noqa: PLC0415 - the board game needs none of it

    return card_player(game, level, seed, lines=lines)
