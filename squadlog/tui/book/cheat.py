"""The cheat sheet: every key of a screen and of the panels that open on it, in columns, as they are set now."""

from collections.abc import Iterator, Mapping, Sequence
from pkgutil import resolve_name
from typing import Any

from textual.binding import Binding
from textual.keys import format_key

from squadlog.records import value

COLUMN = 26
"""Cells of a column, the gap after it included."""
KEY = 6
LISTS = "squadlog.tui.chrome.strip_list"
MAP = "Map"
LETTER = "act."
"""How the letters of the actions begin: each stands among the actions, whatever else means the same elsewhere."""


@value
class KeyedRoom:
    """What has keys: its title, and the classes that bind them."""

    title: str
    keyed: tuple[str, ...]


ROOMS: Mapping[str, tuple[KeyedRoom, ...]] = {
    "battle": (
        KeyedRoom("Battle", ("squadlog.tui.battle.battle:BattleScreen",)),
        KeyedRoom("Soldiers", ("squadlog.tui.chrome.marked_list:MarkedList",)),
        KeyedRoom("Actions: a, then", ("squadlog.tui.sheets.sheet:ActionSheet",)),
        KeyedRoom("Shot", ("squadlog.tui.sheets.shot:ShotSheet",)),
        KeyedRoom(
            "Questions",
            (
                "squadlog.tui.sheets.prompts:OrderSheet",
                "squadlog.tui.sheets.melee_prompts:IntentSheet",
                "squadlog.tui.sheets.melee_prompts:EscapeSheet",
                "squadlog.tui.sheets.melee_prompts:SharesSheet",
                "squadlog.tui.sheets.die:DieSheet",
            ),
        ),
        KeyedRoom(MAP, ("squadlog.tui.map.panel:MapPanel",)),
    ),
    "home": (KeyedRoom("Home", ("squadlog.tui.home:HomeScreen",)),),
    "squads": (KeyedRoom("Squads", ("squadlog.tui.builder.builder:BuilderScreen",)),),
    "log": (KeyedRoom("Log", ("squadlog.tui.battle.log:LogScreen",)),),
    "rules": (KeyedRoom("Rules", ("squadlog.tui.book.rules:RulesScreen",)),),
    "rulings": (KeyedRoom("Rulings", ("squadlog.tui.book.rulings:RulingsScreen",)),),
    "games": (
        KeyedRoom("Side games", ("squadlog.tui.games.frame.side:SideGamesScreen",)),
        KeyedRoom("New game", ("squadlog.tui.games.frame.new_game:NewGameScreen",)),
        KeyedRoom("A game", ("squadlog.tui.games.frame.frame:GameScreen",)),
        KeyedRoom("Review", ("squadlog.tui.games.frame.review:ReviewScreen",)),
    ),
}
"""What is printed, by the name of the screen."""


def room_of(kind: type) -> str:
    """The name under which the keys of a screen are printed; empty for one that has none of its own."""
    names = {f"{one.__module__}:{one.__name__}" for one in kind.__mro__}
    return next(
        (name for name, rooms in ROOMS.items() if names & {key for one in rooms for key in one.keyed}), ""
    )


def bound(kind: type) -> Iterator[Binding]:
    """What a class of this program and those it grew from bind, each action once; up and down need no sheet."""
    seen = set()
    for one in kind.__mro__:
        ours = one.__module__.startswith("squadlog.") and one.__module__ != LISTS
        for binding in vars(one).get("BINDINGS", ()) if ours else ():
            if isinstance(binding, Binding) and binding.description and binding.action not in seen:
                seen.add(binding.action)
                yield binding


def key_words(binding: Binding, keys: Mapping[str, str]) -> str:
    """The key of a binding as it is set: `⏎`, `⇧↑`, the first of several."""
    pressed = keys.get(binding.id or "", binding.key).split(",")[0]
    return format_key(pressed).replace("shift+", "⇧").replace("ctrl+", "^")


def entries(rooms: Sequence[KeyedRoom], keys: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """Key and words, one after the other; a title has no key."""
    seen: set[tuple[str, str]] = set()
    for place, room in enumerate(rooms):
        if place:
            yield "", ""
        yield "", room.title
        for name in room.keyed:
            for binding in bound(resolve_name(name)):
                entry = (key_words(binding, keys), binding.description)
                if entry not in seen or (binding.id or "").startswith(LETTER):
                    seen.add(entry)
                    yield entry


def columns(told: Sequence[tuple[str, str]], width: int) -> list[list[tuple[str, str]]]:
    """The entries in as many columns as fit: a row holds one of each, empty where the last column ends."""
    across = max(1, (width + 1) // COLUMN)
    deep = -(-len(told) // across)
    filled = [*told, *[("", "")] * (across * deep - len(told))]
    return [filled[row::deep] for row in range(deep)]


def sheet_text(name: str, keys: Mapping[str, str], width: int) -> str:
    """The cheat sheet of a screen as plain text. KeyError for a screen that has none."""
    rows = columns(tuple(entries(ROOMS[name], keys)), width)
    return "\n".join("".join(_cell(*entry) for entry in row).rstrip() for row in rows) + "\n"


def _cell(key: str, words: str) -> str:
    shown = f"{key:<{KEY}}{words}" if key else words.upper()
    return f"{shown[: COLUMN - 1]:<{COLUMN}}"


def live(active: Mapping[str, Any], keys: Mapping[str, str]) -> list[tuple[str, str]]:
    """The entries of a screen that is in no list: what works there now."""
    found = dict.fromkeys(
        (key_words(one.binding, keys), one.binding.description)
        for one in active.values()
        if one.binding.description and not one.binding.system
    )
    return list(found)
