"""Settings of this user: the look, and the keys. Dice and assistance belong to a battle (T there)."""

import json
from collections.abc import Iterator
from pkgutil import resolve_name
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.keys import format_key
from textual.widgets import OptionList, Static

from squadlog.errors import SquadlogError
from squadlog.tui.chrome.cells import AUTO_CELLS, CELL_KINDS, CELLS, PARTS, cell_kind, part_char
from squadlog.tui.chrome.chrome import RoomScreen, Sheet
from squadlog.tui.chrome.key_bar import KeyBar
from squadlog.tui.chrome.picker import Picker
from squadlog.tui.chrome.places import places
from squadlog.tui.chrome.themes import THEMES

KEYED = (
    "squadlog.tui.home:HomeScreen",
    "squadlog.tui.battle.battle:BattleScreen",
    "squadlog.tui.battle.map_screen:BattleWithMap",
    "squadlog.tui.map.tools_board:MapBoard",
    "squadlog.tui.map.panel:MapPanel",
    "squadlog.tui.sheets.panel:DeskPanel",
    "squadlog.tui.sheets.sheet:ActionSheet",
    "squadlog.tui.sheets.shot:ShotSheet",
    "squadlog.tui.sheets.die:DieSheet",
    "squadlog.tui.sheets.prompts:OrderSheet",
    "squadlog.tui.sheets.melee_prompts:IntentSheet",
    "squadlog.tui.sheets.melee_prompts:EscapeSheet",
    "squadlog.tui.sheets.melee_prompts:SharesSheet",
    "squadlog.tui.battle.log:LogScreen",
    "squadlog.tui.book.rules:RulesScreen",
    "squadlog.tui.book.rulings:RulingsScreen",
    "squadlog.tui.builder.builder:BuilderScreen",
    "squadlog.tui.builder.soldiers:SoldierList",
    "squadlog.tui.games.frame.side:SideGamesScreen",
    "squadlog.tui.games.frame.new_game:NewGameScreen",
    "squadlog.tui.games.frame.frame:GameScreen",
    "squadlog.tui.games.frame.curtain:CurtainSheet",
    "squadlog.tui.games.frame.review:ReviewScreen",
)

GAMES_KEYED, GAMES_AT_ONCE = (f"squadlog.tui.games.frame.tables:{name}" for name in ("keyed", "at_once"))
"""What says more of the keys of the side games: what else has them, and which rooms lie within each other."""


PANELS = (frozenset({"act", "sheet", "panel"}), frozenset({"shot", "panel"}))
"""Rooms of keys that are in force at once: the letters of the actions with the keys of the panel they stand on."""


def share_keys(one: str, other: str) -> bool:
    """Whether two bindings, by their names, are in force at once."""
    here, there = one.partition(".")[0], other.partition(".")[0]
    return here == there or any({here, there} <= rooms for rooms in (*PANELS, *resolve_name(GAMES_AT_ONCE)()))


def remappable() -> Iterator[tuple[str, Binding]]:
    """Every key that can be changed: the name of its binding, and the binding as shipped."""
    found: dict[str, Binding] = {}
    for keyed in (*map(resolve_name, KEYED), *resolve_name(GAMES_KEYED)()):
        for binding in keyed.BINDINGS:
            if isinstance(binding, Binding) and binding.id and "." in binding.id:
                found.setdefault(binding.id, binding)
    yield from found.items()


class KeySheet(Sheet[str]):
    """Asks for one key press."""

    CSS_PATH = "settings.tcss"
    HELP = "Press the new key. Escape keeps the old one."

    def __init__(self, label: str) -> None:
        super().__init__()
        self._label = label

    def compose(self) -> ComposeResult:
        """The question."""
        with Vertical(id="key-box", classes="box"):
            yield Static(Content(f"Press the key for: {self._label}"), markup=False)
            yield Static(Content("Escape keeps it as it is."), classes="hint", markup=False)

    def on_key(self, event: events.Key) -> None:
        """The new key."""
        if event.key != "escape":
            event.stop()
            event.prevent_default()
            self.dismiss(event.key)


class SettingsScreen(RoomScreen):
    """Enter chooses a look or changes a key."""

    CSS_PATH = "settings.tcss"
    AUTO_FOCUS = "#settings"
    HELP = (
        "Enter on a look uses it. Cells are the parts of a character that maps and boards are drawn with: choose the "
        "finest whose sample stands as a small block between its bars. Enter on a key asks for another one; backspace gives it back the key it came with. "
        "Who types dice and how much the program insists is set in each battle, with T."
    )
    BINDINGS: ClassVar[list[BindingType]] = [Binding("backspace", "reset", "As shipped", id="settings.reset")]

    def compose(self) -> ComposeResult:
        """One list."""
        yield Static(Content("Settings"), classes="heading", markup=False)
        yield Picker(id="settings")
        yield Static("", id="settings-answer", classes="hint", markup=False)
        yield KeyBar()

    def on_mount(self) -> None:
        """Show what holds."""
        self._fill()

    def _keymap(self) -> dict[str, str]:
        desk = places(self.app).desk
        try:
            text = desk.store.settings.get("keys", "{}") if desk is not None else "{}"
        except SquadlogError as error:
            places(self.app).say(str(error), error=True)
            return {}
        chosen = json.loads(text or "{}")
        return chosen if isinstance(chosen, dict) else {}

    def _store(self, name: str, value: str) -> None:
        """Keep a setting; where the file cannot take it, it holds for this sitting, and that is said."""
        desk = places(self.app).desk
        try:
            if desk is not None:
                desk.store.settings.set(name, value)
        except SquadlogError as error:
            places(self.app).say(f"{error} It holds until the program is left.", error=True)

    def _keep(self, keymap: dict[str, str]) -> None:
        self._store("keys", json.dumps(keymap))
        self.app.set_keymap(keymap)
        self._fill()

    def _fill(self) -> None:
        keymap = self._keymap()
        rows = [
            (
                f"theme:{theme.name}",
                Content(
                    f"{'●' if self.app.theme == theme.name else '○'} look: {theme.name.removeprefix('squadlog-')}"
                ),
            )
            for theme in THEMES
        ]
        rows += list(self._cell_rows())
        for name, binding in remappable():
            key = keymap.get(name, binding.key)
            shown = " ".join(format_key(part) for part in key.split(","))
            changed = " (changed)" if name in keymap else ""
            rows.append(
                (
                    f"key:{name}",
                    Content(f"  {name.partition('.')[0]:<8} {binding.description:<18} {shown}{changed}"),
                )
            )
        self.query_one(Picker).fill(rows)

    def _cell_rows(self) -> Iterator[tuple[str, Content]]:
        """How finely maps and boards are drawn, with a shape to see whether the terminal's font has it."""
        desk = places(self.app).desk
        try:
            chosen = desk.store.settings.get(CELLS, AUTO_CELLS) if desk is not None else AUTO_CELLS
        except SquadlogError:
            chosen = AUTO_CELLS
        for kind in (AUTO_CELLS, *CELL_KINDS):
            shape = cell_kind(kind)
            across, down = PARTS[shape]
            sample = part_char(shape, [True] + [False] * (across * down - 1))
            dot = "●" if kind == chosen else "○"
            yield f"cells:{kind}", Content(f"{dot} cells: {kind:<9} ▕{sample}▏")

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Use a look, or ask for a key."""
        event.stop()
        sort, _, name = (event.option.id or "").partition(":")
        if sort == "theme":
            self.app.theme = name
            self._store("theme", name)
            self._fill()
            return
        if sort == "cells":
            self._store(CELLS, name)
            self._fill()
            return
        label = next(binding.description for known, binding in remappable() if known == name)
        self.app.push_screen(KeySheet(label), lambda key: self._rekey(name, key))

    def _rekey(self, name: str, key: str | None) -> None:
        if key is None:
            return
        keymap = self._keymap()
        taken = next(
            (
                binding.description
                for known, binding in remappable()
                if share_keys(known, name)
                and known != name
                and key in keymap.get(known, binding.key).split(",")
            ),
            None,
        )
        answer = self.query_one("#settings-answer", Static)
        if taken is not None:
            answer.update(Content(f"{format_key(key)} is already the key for {taken} there; choose another."))
            return
        answer.update(Content(""))
        self._keep({**keymap, name: key})

    def action_reset(self) -> None:
        """The key as shipped."""
        sort, _, name = (self.query_one(Picker).chosen or "").partition(":")
        if sort == "key":
            self._keep({known: key for known, key in self._keymap().items() if known != name})
