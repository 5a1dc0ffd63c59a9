"""The side games there are, one row each: a folder beside this file, loaded part by part as it is asked for.

A folder has the modules `game` with its `GAME` and `words` with its `WORDS`, and `options.toml`, what can be agreed;
its screen lies in `screens/`, in a folder of the same name, with `keyed`, what has keys of its own; what is tapped of
it at a served table in `served/`, in a module of that name; its rules in `tables/games/`, in a file with its key.
"""

from collections.abc import Mapping
from importlib import import_module
from typing import NamedTuple

from squadlog.base.names import clean_text, meant_instead
from squadlog.extras.games.game import Game, GameError, State
from squadlog.extras.games.telling import GameWords


class SideGame(NamedTuple):
    """A game by its key, as commands and records call it, and the name of its folders."""

    key: str
    folder: str

    @property
    def game(self) -> Game:
        """The rules of the game."""
        game: Game = import_module(f"squadlog.extras.games.{self.folder}.game").GAME
        return game

    @property
    def words(self) -> GameWords:
        """The words that the game says of itself."""
        words: GameWords = import_module(f"squadlog.extras.games.{self.folder}.words").WORDS
        return words


GAMES: Mapping[str, SideGame] = {
    row.key: row
    for row in (
        SideGame("phalanx-board", "board"),
        SideGame("phalanx-cards", "cards"),
        SideGame("generals", "generals"),
    )
}
"""Every game by its key."""
KEYS = f"{', '.join(list(GAMES)[:-1])} or {list(GAMES)[-1]}"
"""All of them in words."""


def game_of(key: str) -> Game:
    """The game of that key, in any case. GameError for another, with the nearest."""
    typed = key.strip().casefold()
    if typed in GAMES:
        return GAMES[typed].game
    raise GameError(f"there is no game {clean_text(key, limit=40)!r}; {meant_instead(typed, GAMES)}")


def words_of(game: Game) -> GameWords:
    """What a game of the catalogue says of itself."""
    return GAMES[game.key].words


def scores_of(key: str, state: State, seats: int) -> tuple[int, ...]:
    """What every seat scores in a position of the game of that key, in what the game itself counts."""
    words = GAMES[key].words
    return tuple(words.score(state, seat) for seat in range(seats))
