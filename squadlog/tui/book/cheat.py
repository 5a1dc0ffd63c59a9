"""The cheat sheet: every key of a screen and of the panels that open on it, in columns, as they are set now."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from pkgutil import resolve_name
from typing import Any

from textual.binding import Binding
from textual.keys import format_key

from squadlog.base.plugs import extras
from squadlog.base.records import value
from squadlog.tui.chrome.words import cut

COLUMN = 26
"""Cells of a column at least, the gap after it included."""
KEY = 6
"""Cells of the column of keys."""
LISTS = "squadlog.tui.chrome.strip_list"
MAP = "Map"
LETTER = "act."
"""How the letters of the actions begin: each stands among the actions, whatever else means the same elsewhere."""


@value
class KeyedRoom:
    """What has keys: its title, and the classes that bind them."""

    title: str
    keyed: tuple[str, ...]


_ROOMS: Mapping[str, tuple[KeyedRoom, ...]] = {
    "battle": (
        KeyedRoom("Battle", ("squadlog.tui.battle.screen:BattleScreen",)),
        KeyedRoom("Soldiers", ("squadlog.tui.chrome.marked_list:MarkedList",)),
        KeyedRoom("Actions: a, then", ("squadlog.tui.dialogs.actions:ActionPanel",)),
        KeyedRoom("Shot", ("squadlog.tui.dialogs.shot:ShotPanel",)),
        KeyedRoom(
            "Questions",
            (
                "squadlog.tui.dialogs.prompts:OrderPanel",
                "squadlog.tui.dialogs.melee_prompts:IntentPanel",
                "squadlog.tui.dialogs.melee_prompts:EscapePanel",
                "squadlog.tui.dialogs.melee_prompts:SharesPanel",
                "squadlog.tui.dialogs.die:DiePanel",
            ),
        ),
        KeyedRoom(MAP, ("squadlog.tui.map.panel:MapPanel",)),
    ),
    "home": (KeyedRoom("Home", ("squadlog.tui.home:HomeScreen",)),),
    "squads": (
        KeyedRoom("Squads", ("squadlog.tui.builder.screen:BuilderScreen",)),
        KeyedRoom("Its soldiers", ("squadlog.tui.builder.soldiers:SoldierList",)),
        KeyedRoom("An outfit", ("squadlog.tui.builder.card:OutfitList",)),
        KeyedRoom("Squads kept", ("squadlog.tui.builder.dialogs:SquadsDialog",)),
    ),
    "log": (KeyedRoom("Log", ("squadlog.tui.battle.log:LogScreen",)),),
    "replay": (KeyedRoom("Watch again", ("squadlog.tui.replay.screen:ReplayScreen",)),),
    "rules": (KeyedRoom("Rules", ("squadlog.tui.book.rules:RulesScreen",)),),
    "rulings": (KeyedRoom("Rulings", ("squadlog.tui.book.rulings:RulingsScreen",)),),
}
"""What is printed of the core, by the name of the screen."""


@cache
def sheets() -> Mapping[str, tuple[KeyedRoom, ...]]:
    """What is printed, by the name of the screen: of the core, and of what extras bring."""
    return {**_ROOMS, **{extra.sheet: extra.answer("sheet")() for extra in extras() if extra.sheet}}


def beyond() -> tuple[KeyedRoom, ...]:
    """What a screen without a sheet of its own shows besides what works there: all but the battle's, which are many."""
    return tuple(room for name, rooms in sheets().items() if name != "battle" for room in rooms)


def room_of(kind: type) -> str:
    """The name under which the keys of a screen are printed; empty for one that has none of its own."""
    names = {f"{one.__module__}:{one.__name__}" for one in kind.__mro__}
    return next(
        (name for name, rooms in sheets().items() if names & {key for one in rooms for key in one.keyed}), ""
    )


def bindings_of(kind: type) -> Iterator[Binding]:
    """The keys that a class of this program and its bases bind, each action once; up and down need no sheet."""
    seen = set()
    for one in kind.__mro__:
        ours = one.__module__.startswith("squadlog.") and one.__module__ != LISTS
        for binding in vars(one).get("PRINTED", vars(one).get("BINDINGS", ())) if ours else ():
            if isinstance(binding, Binding) and binding.description and binding.action not in seen:
                seen.add(binding.action)
                yield binding


def key_words(binding: Binding, keys: Mapping[str, str]) -> str:
    """The key of a binding as it is set: `⏎`, `⇧↑`, the first of several."""
    pressed = keys.get(binding.id or "", binding.key).split(",")[0]
    return format_key(pressed).replace("shift+", "⇧").replace("ctrl+", "^")


def entries(
    rooms: Sequence[KeyedRoom], keys: Mapping[str, str], told: Iterable[tuple[str, str]] = ()
) -> Iterator[tuple[str, str]]:
    """Key and words, one after the other; a title has no key. What is `told` already is left out."""
    seen = set(told)
    for place, room in enumerate(rooms):
        if place:
            yield "", ""
        yield "", room.title
        for name in room.keyed:
            for binding in bindings_of(resolve_name(name)):
                entry = (key_words(binding, keys), binding.description)
                if entry not in seen or (binding.id or "").startswith(LETTER):
                    seen.add(entry)
                    yield entry


def columns(told: Sequence[tuple[str, str]], width: int) -> list[list[tuple[str, str]]]:
    """The entries in as many columns as fit: a row holds one of each, empty where the last column ends."""
    across = _across(width)
    deep = -(-len(told) // across)
    filled = [*told, *[("", "")] * (across * deep - len(told))]
    return [filled[row::deep] for row in range(deep)]


def _across(width: int) -> int:
    return max(1, (width + 1) // COLUMN)


def cell(key: str, words: str, width: int) -> tuple[str, str]:
    """An entry in a column of a page of that width, which all columns share: the key, and what it does, or a title."""
    column = max(COLUMN, (width + 1) // _across(width))
    shown = f"{key} ".ljust(KEY) if key else ""
    return shown, cut(words, column - len(shown) - 1).ljust(column - len(shown))


def sheet_text(name: str, keys: Mapping[str, str], width: int) -> str:
    """The cheat sheet of a screen as plain text. KeyError for a screen that has none."""
    rows = columns(tuple(entries(sheets()[name], keys)), width)
    told = [
        "".join("".join(cell(key, words if key else words.upper(), width)) for key, words in row)
        for row in rows
    ]
    return "\n".join(line.rstrip() for line in told) + "\n"


def live(active: Mapping[str, Any], keys: Mapping[str, str]) -> list[tuple[str, str]]:
    """What works now on a screen that is in no list, without what every list and every field has."""
    found = dict.fromkeys(
        (key_words(one.binding, keys), one.binding.description)
        for one in active.values()
        if one.binding.action in {binding.action for binding in bindings_of(type(one.node))}
    )
    return list(found)
