"""Settings of this user: the look, and the keys. Dice and assistance belong to a battle (T there)."""

import json
from collections.abc import Iterator
from pkgutil import resolve_name
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.keys import format_key
from textual.widgets import Static

from squadlog.base.errors import SquadlogError
from squadlog.base.lengths import UNITS
from squadlog.base.plugs import answers, extras
from squadlog.base.records import value
from squadlog.session.clock import BELL, BELLS, HIDDEN, PLAYED, PLAYED_SHOWN, SILENT
from squadlog.session.usual import UNITS_SETTING
from squadlog.session.view.sides import SIGNS
from squadlog.tui.book.north import AS_LARGER, NORTH, UP
from squadlog.tui.chrome.cells import AUTO_CELLS, CELL_KINDS, CELLS, PARTS, cell_kind, part_char
from squadlog.tui.chrome.key_bar import KeyBar
from squadlog.tui.chrome.pictures.asking import IN_USE, PICTURE, are_wanted, pictures
from squadlog.tui.chrome.places import places
from squadlog.tui.chrome.screens import Box, Dialog, RoomScreen, hint_line
from squadlog.tui.chrome.stored import heading_row
from squadlog.tui.chrome.strip_list import ListRow, StripList
from squadlog.tui.chrome.themes import DARK, FULL, PAIRS, REDUCED, THEMES, USUAL_PAIR
from squadlog.tui.chrome.words import lines

KEYED = (
    "squadlog.tui.home:HomeScreen",
    "squadlog.tui.battle.screen:BattleScreen",
    "squadlog.tui.map.panel:MapPanel",
    "squadlog.tui.dialogs.panel:DeskPanel",
    "squadlog.tui.dialogs.actions:ActionPanel",
    "squadlog.tui.dialogs.shot:ShotPanel",
    "squadlog.tui.dialogs.die:DiePanel",
    "squadlog.tui.dialogs.prompts:OrderPanel",
    "squadlog.tui.dialogs.melee_prompts:IntentPanel",
    "squadlog.tui.dialogs.melee_prompts:EscapePanel",
    "squadlog.tui.dialogs.melee_prompts:SharesPanel",
    "squadlog.tui.battle.log:LogScreen",
    "squadlog.tui.book.rules:RulesScreen",
    "squadlog.tui.book.rulings:RulingsScreen",
    "squadlog.tui.builder.screen:BuilderScreen",
    "squadlog.tui.builder.soldiers:SoldierList",
    "squadlog.tui.chrome.curtain:CurtainDialog",
)

PANELS = (
    frozenset({"act", "sheet", "panel"}),
    *(frozenset({room, "panel"}) for room in ("shot", "order", "intent", "escape", "shares", "die")),
)
"""Rooms of keys that are in force at once: the letters of the actions with the keys of the panel they stand on."""


def _at_once() -> Iterator[frozenset[str]]:
    yield from PANELS
    for found in answers("keys_at_once"):
        yield from found()


def _classes_with_keys() -> Iterator[type]:
    """What has keys that can be changed: of the core, and of the extras."""
    yield from map(resolve_name, KEYED)
    for extra in extras():
        yield from (resolve_name(extra.path(name)) for name in extra.keyed)
        yield from extra.answer("keyed")() if "keyed" in extra.answers else ()


def share_keys(one: str, other: str) -> bool:
    """Whether two bindings, by their names, are in force at once."""
    here, there = one.partition(".")[0], other.partition(".")[0]
    return here == there or any({here, there} <= rooms for rooms in _at_once())


def remappable() -> Iterator[tuple[str, Binding]]:
    """Every key that can be changed: the name of its binding, and the binding as shipped."""
    found: dict[str, Binding] = {}
    for keyed in _classes_with_keys():
        for binding in (one for room in keyed.__mro__ for one in vars(room).get("BINDINGS", ())):
            if isinstance(binding, Binding) and binding.id and "." in binding.id:
                found.setdefault(binding.id, binding)
    yield from found.items()


class KeyDialog(Dialog[str]):
    """Asks for one key press."""

    CSS_PATH = "settings.tcss"
    HELP = "Press the new key. Escape keeps the old one."

    def __init__(self, label: str) -> None:
        super().__init__()
        self._label = label

    def compose(self) -> ComposeResult:
        """The question."""
        with Box("Another key", ("esc", "cancel", "screen.put_aside"), id="key-box"):
            yield Static(Content(f"Press the key for: {self._label}"), markup=False)

    def on_key(self, event: events.Key) -> None:
        """Answer with the key that was pressed; Escape cancels."""
        if event.key != "escape":
            event.stop()
            event.prevent_default()
            self.dismiss(event.key)


@value
class Choosable:
    """A setting with a few answers: what it is kept as, its heading, the answers, the usual one, and what it does."""

    name: str
    title: str
    answers: tuple[str, ...]
    usual: str
    words: str


SETTINGS = (
    Choosable(
        "theme",
        "Look",
        tuple(theme.name for theme in THEMES),
        DARK.name,
        "The colours of every screen; paper is ink on cream. A sign or a word always goes with a colour.",
    ),
    Choosable(
        "sides",
        "Sides",
        tuple(PAIRS),
        USUAL_PAIR,
        "Colour-blind players can tell the sides' colours apart; each side has a sign, too.",
    ),
    Choosable("motion", "Motion", (FULL, REDUCED), FULL, "With reduced motion, nothing glides or flashes."),
    Choosable(
        UNITS_SETTING,
        "Lengths",
        tuple(UNITS),
        "m",
        "What lengths are typed and shown in, in your new battles: metres, or inches or centimetres on the table. The "
        "ruling scale.metersPerInch says how many metres an inch stands for. A battle keeps what it was begun with.",
    ),
    Choosable(
        BELL,
        "Clock of timed play",
        BELLS,
        SILENT,
        "The clock at the top of a battle shows the time left to decide; a bell can ring when it is up.",
    ),
    Choosable(
        PLAYED,
        "Time played",
        PLAYED_SHOWN,
        HIDDEN,
        "The top line of a battle can show how long you have played. Pauses are taken out: pause, or ten minutes "
        "without a command. squadlog show --time has it by turn, side and player.",
    ),
    Choosable(
        CELLS,
        "Cells of maps and boards",
        (AUTO_CELLS, *CELL_KINDS, PICTURE),
        AUTO_CELLS,
        "Maps and boards are drawn with parts of characters, the cells: choose the finest whose sample shows as a "
        "small block between its bars. Picture draws the ground of a map as a real picture, if the terminal can show "
        "pictures and squadlog[pictures] is installed; units, doors, words and tools are drawn over it.",
    ),
    Choosable(
        NORTH,
        "North on maps",
        (AS_LARGER, *UP),
        AS_LARGER,
        "Where north lies on the map of a battle. Auto turns a map by a quarter if it is much larger in its panel so; "
        "an arrow with N always says where north is. O on the map turns it until you leave the battle.",
    ),
)
KEY_WORDS = "Enter on a key changes it; backspace restores the original key."


class SettingsScreen(RoomScreen):
    """Enter chooses a look or changes a key."""

    CSS_PATH = "settings.tcss"
    AUTO_FOCUS = "#settings"
    HELP = "\n".join(
        (
            "Enter, or a click, uses what is highlighted; the right side previews it.",
            *(f"{setting.title}: {setting.words}" for setting in SETTINGS),
            f"Keys: {KEY_WORDS}",
            "In each battle, T sets who types dice and how strictly the app enforces the rules.",
        )
    )
    BINDINGS: ClassVar[list[BindingType]] = [Binding("backspace", "reset", "As shipped", id="settings.reset")]

    def compose(self) -> ComposeResult:
        """The settings, and how they look."""
        with Horizontal(id="halves"):
            listed = StripList(id="settings", classes="panel", decides=True)
            listed.border_title = "settings"
            yield listed
            with Vertical(id="beside"):
                yield Static(sample_words(), id="sample", markup=False)
                yield Static("", id="what", markup=False)
        yield Static("", id="settings-answer", classes="hint", markup=False)
        yield KeyBar()

    def on_mount(self) -> None:
        """Show the settings that hold."""
        self._fill()
        self._tell_of_pictures()

    def _tell_of_pictures(self) -> None:
        """Tell, where pictures are set, whether they are shown, and why not."""
        if are_wanted(self.app):
            self.query_one("#settings-answer", Static).update(Content(pictures(self.app).why or IN_USE))

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
            places(self.app).say(f"{error} It holds until you quit.", error=True)

    def _keep(self, keymap: dict[str, str]) -> None:
        self._store("keys", json.dumps(keymap))
        self.app.set_keymap(keymap)
        self._fill()

    def _fill(self) -> None:
        self.query_one(StripList).fill(tuple(self._rows()))

    def _rows(self) -> Iterator[ListRow]:
        for setting in SETTINGS:
            yield heading_row(setting.title)
            now = self._now(setting)
            for answer in setting.answers:
                dot = "●" if answer == now else "○"
                shown = answer.removeprefix("squadlog-")
                yield ListRow(
                    f"{setting.name}:{answer}",
                    Content(f"  {dot} {shown:<18}{_sample_cells(setting, answer)}"),
                )
        keymap, rooms = self._keymap(), ""
        for name, binding in sorted(remappable(), key=lambda entry: entry[0].partition(".")[0]):
            room = name.partition(".")[0]
            if room != rooms:
                rooms = room
                yield heading_row(f"Keys: {room}")
            key = keymap.get(name, binding.key)
            shown = " ".join(format_key(part) for part in key.split(","))
            changed = " (changed)" if name in keymap else ""
            yield ListRow(f"key:{name}", Content(f"    {binding.description:<24} {shown}{changed}"))

    def _now(self, setting: Choosable) -> str:
        if setting.name == "theme":
            return self.app.theme
        desk = places(self.app).desk
        try:
            return desk.store.settings.get(setting.name, setting.usual) if desk is not None else setting.usual
        except SquadlogError:
            return setting.usual

    def on_strip_list_highlighted(self, event: StripList.Highlighted) -> None:
        """Say in the border what Enter does here."""
        event.stop()
        sort, _, name = event.key.partition(":")
        keyed = sort == "key"
        self.query_one("#what", Static).update(lines(key_of(name) if keyed else what_it_does(sort)))
        self.query_one(StripList).border_subtitle = (
            hint_line([("⏎", "another key", "screen.choose"), ("⌫", "as shipped", "screen.reset")])
            if keyed
            else hint_line([("⏎", "use it", "screen.choose")])
        )

    def action_choose(self) -> None:
        """Use what is highlighted, or ask for another key."""
        self.query_one(StripList).action_select()

    def on_strip_list_selected(self, event: StripList.Selected) -> None:
        """Use it, or ask for a key."""
        event.stop()
        sort, _, name = event.key.partition(":")
        if sort != "key":
            self._store(sort, name)
            places(self.app).use_setting(sort, name)
            self._fill()
            if sort == CELLS:
                self.query_one("#settings-answer", Static).update(Content(""))
                self._tell_of_pictures()
            return
        label = dict(remappable())[name].description
        self.app.push_screen(KeyDialog(label), lambda key: self._rekey(name, key))

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
        sort, _, name = (self.query_one(StripList).chosen or "").partition(":")
        if sort == "key":
            self._keep({known: key for known, key in self._keymap().items() if known != name})


def what_it_does(name: str) -> Iterator[Content]:
    """A setting: its heading, and what it changes."""
    setting = next(one for one in SETTINGS if one.name == name)
    yield Content.styled(setting.title, "bold")
    yield Content(setting.words)


def key_of(name: str) -> Iterator[Content]:
    """A key that can be changed: what it does, which it came as, and how it becomes another."""
    binding = dict(remappable())[name]
    came = " ".join(format_key(part) for part in binding.key.split(","))
    yield Content.styled(binding.description, "bold")
    yield Content.assemble("Original key: ", (came, "bold"), f". {KEY_WORDS}")


def _sample_cells(setting: Choosable, answer: str) -> str:
    """A shape of these cells, to see whether the font of the terminal has it."""
    if setting.name != CELLS or answer == PICTURE:
        return ""
    shape = cell_kind(answer)
    across, down = PARTS[shape]
    return f"▕{part_char(shape, [True] + [False] * (across * down - 1))}▏"


def sample_words() -> Content:
    """The sides and the states as every screen shows them: a hue, and a sign or a word that says the same."""
    sides = [
        Content.styled(f"  {sign} side {place}", f"$side-{place}")
        for place, sign in enumerate(SIGNS, start=1)
    ]
    states = {
        "asked": "▶ must act now",
        "wounded": "●●○○○ M  wounded",
        "out": "●●●●● D  out of the fight",
        "dazed": "░░░ dazed",
        "hit": "✚ hit",
        "miss": "· miss",
        "quiet": "less important",
    }
    told = [Content.styled(f"  {words}", f"${name}") for name, words in states.items()]
    return lines([Content.styled("How it looks", "bold"), "", *sides, "", *told])
