"""The screen of each game: `SCREEN` of the module `screen` in the game's folder; and the keys of all of them."""

from functools import cache
from importlib import import_module
from pkgutil import resolve_name
from typing import TYPE_CHECKING, Any

from textual.binding import Binding

from squadlog.extras.games.catalogue import GAMES
from squadlog.tui.book.cheat import KeyedRoom

if TYPE_CHECKING:
    from squadlog.extras.games.screens.frame.game_screen import GameScreen
    from squadlog.extras.games.session.match_seat import MatchSeat


def screen_of(key: str) -> "type[GameScreen]":
    """The screen of the game of that key."""
    screen: type[GameScreen] = resolve_name(
        f"squadlog.extras.games.screens.{GAMES[key].folder}.screen:SCREEN"
    )
    return screen


def game_screen(match: "MatchSeat") -> "GameScreen":
    """The screen for a match, ready to be shown."""
    return screen_of(match.game.key)(match)


def classes_with_keys() -> tuple[type[Any], ...]:
    """What has keys of its own at any of the games: screens, boards, sheets."""
    screens = [screen_of(key) for key in GAMES]
    return tuple(dict.fromkeys(part for screen in screens for part in (screen, *screen.KEYED)))


@cache
def at_once() -> tuple[frozenset[str], ...]:
    """For each game the rooms whose keys are in force at once, by the first word of their bindings."""
    found = []
    for key in GAMES:
        screen = screen_of(key)
        kinds = (*screen.__mro__, *screen.KEYED[:1])
        rows = [one for kind in kinds for one in vars(kind).get("BINDINGS", ()) if isinstance(one, Binding)]
        found.append(frozenset(one.id.partition(".")[0] for one in rows if one.id and "." in one.id))
    return tuple(found)


def sheet() -> tuple[KeyedRoom, ...]:
    """The keys of the side games, as the cheat sheet has them."""
    frame = "squadlog.extras.games.screens.frame"
    return (
        KeyedRoom("Side games", (f"{frame}.side:SideGamesScreen",)),
        KeyedRoom("New game", (f"{frame}.new_game:NewGameScreen",)),
        KeyedRoom("A game", (f"{frame}.game_screen:GameScreen", "squadlog.tui.chrome.curtain:CurtainDialog")),
        *(
            KeyedRoom(row.key, import_module(f"squadlog.extras.games.screens.{row.folder}.keyed").KEYED)
            for row in GAMES.values()
        ),
        KeyedRoom("Review", (f"{frame}.review:ReviewScreen",)),
    )
