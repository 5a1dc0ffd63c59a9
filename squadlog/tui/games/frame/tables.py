"""Which screen shows which game."""

from pkgutil import resolve_name
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from squadlog.shell.match_seat import MatchSeat
    from squadlog.tui.games.frame.frame import GameScreen

TABLES = {
    "phalanx-board": "squadlog.tui.games.board.board:BoardScreen",
    "phalanx-cards": "squadlog.tui.games.cards.cards:CardsScreen",
    "generals": "squadlog.tui.games.generals.generals:GeneralsScreen",
}
"""The class of the screen of each game, by the game's key."""


def game_screen(match: "MatchSeat") -> "GameScreen":
    """The screen for a match, ready to be shown."""
    return cast("GameScreen", resolve_name(TABLES[match.game.key])(match))
