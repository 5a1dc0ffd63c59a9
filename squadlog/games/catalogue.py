"""The side games there are. A game is loaded when it is asked for: nobody waits for the others."""

from collections.abc import Callable

from squadlog.games.game import Game, GameError
from squadlog.names import cleaned


def _board() -> Game:
    from squadlog.games.board.game import PHALANX_BOARD  # noqa: PLC0415 - start-up cost

    return PHALANX_BOARD


def _cards() -> Game:
    from squadlog.games.cards.game import PHALANX_CARDS  # noqa: PLC0415 - start-up cost

    return PHALANX_CARDS


def _generals() -> Game:
    from squadlog.games.generals.game import GENERALS  # noqa: PLC0415 - start-up cost

    return GENERALS


GAMES: dict[str, Callable[[], Game]] = {
    "phalanx-board": _board,
    "phalanx-cards": _cards,
    "generals": _generals,
}
"""Every game by its key; called, it is loaded."""


def game_of(key: str) -> Game:
    """The game of that key, in any case. GameError for another, with the nearest."""
    typed = key.strip().casefold()
    if typed in GAMES:
        return GAMES[typed]()
    from difflib import get_close_matches  # noqa: PLC0415 - start-up cost: most names are right

    near = get_close_matches(typed[:40], GAMES, n=1)
    right = f"did you mean {near[0]}?" if near else f"there are {', '.join(GAMES)}"
    raise GameError(f"there is no game {cleaned(key, limit=40)!r}; {right}")
