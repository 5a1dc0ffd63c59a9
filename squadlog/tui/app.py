"""The app: a table of screens, looks, keys and the command palette. Every screen lives in a file of its own."""

import time
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache, partial
from pathlib import Path
from pkgutil import resolve_name
from typing import Any, ClassVar, cast

from textual import work
from textual.app import App
from textual.binding import Binding, BindingType
from textual.driver import Driver
from textual.screen import Screen
from textual.worker import get_current_worker

from squadlog.base.dice import SEEDS
from squadlog.base.errors import SquadlogError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.plugs import extras, other_records
from squadlog.facts.seats import Speaker
from squadlog.tui.chrome.desk import Desk
from squadlog.tui.chrome.key_bar import read_keymap
from squadlog.tui.chrome.loading import PatiencePanel
from squadlog.tui.chrome.palette import SquadlogCommands
from squadlog.tui.chrome.screens import fit
from squadlog.tui.chrome.themes import DARK, FULL, REDUCED, THEMES, USUAL_PAIR, meanings
from squadlog.tui.home import HomeScreen
from squadlog.tui.leaving import LeavingApp

with lazy_imports():
    from squadlog.session import guiding
    from squadlog.tui.chrome import terminal

_SCREENS: dict[str, str] = {
    "new_battle": "squadlog.tui.new_battle:NewBattleScreen",
    "battle": "squadlog.tui.battle.screen:BattleScreen",
    "squads": "squadlog.tui.builder.screen:BuilderScreen",
    "log": "squadlog.tui.battle.log:LogScreen",
    "replay": "squadlog.tui.replay.screen:ReplayScreen",
    "find": "squadlog.tui.book.find:FindScreen",
    "records": "squadlog.tui.book.records:RecordsScreen",
    "rules": "squadlog.tui.book.rules:RulesScreen",
    "chapters": "squadlog.tui.new_chapters:ChaptersDialog",
    "rulings": "squadlog.tui.book.rulings:RulingsScreen",
    "correct": "squadlog.tui.dialogs.correct:CorrectDialog",
    "table": "squadlog.tui.battle.table:TableDialog",
    "features": "squadlog.tui.dialogs.features:FeaturesDialog",
    "set_right": "squadlog.tui.dialogs.set_right:SetRightDialog",
    "reading": "squadlog.tui.book.reading:ReadingDialog",
    "score": "squadlog.tui.battle.score:ScoreScreen",
    "settings": "squadlog.tui.book.settings:SettingsScreen",
    "help": "squadlog.tui.book.help:HelpScreen",
    "keys": "squadlog.tui.book.help:KeysScreen",
    "seal": "squadlog.tui.sealed:SealDialog",
    "unseal": "squadlog.tui.sealed:UnsealDialog",
    "confirm": "squadlog.tui.chrome.confirm:ConfirmDialog",
}
"""Screens of the core by name; a screen is imported when it is first shown, which keeps the first frame fast."""


@cache
def screens() -> Mapping[str, str]:
    """Screens by name: those of the core, and those that extras enter."""
    entered = ((name, one.path(of)) for one in extras() for name, of in one.screens.items())
    return _SCREENS | dict(entered)


LOAD_AFTER_S = 0.3
Waiting = Callable[[Desk], None]
Made = Callable[[Desk], Screen[None]]


class SquadlogApp(LeavingApp):
    """The digital squad log. `path` is the file to use (`None`: this user's); `battle` is opened at once, or `record`.

    `who` sits at the battle that is opened so; None: the whole table, at one keyboard.
    `first` makes another first screen.
    """

    TITLE = "squadlog"
    MODES: ClassVar[dict[str, Any]] = {"home": HomeScreen}
    DEFAULT_MODE = "first"
    CSS_PATH = "app.tcss"
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (120, "-wide")]  # noqa: RUF012 - textual declares it
    COMMANDS: ClassVar[set[Any]] = {SquadlogCommands}
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark", "help", "Help", id="help", show=False),
        Binding("ctrl+q", "quit", "Quit", id="quit", show=False, priority=True),
    ]

    pair = USUAL_PAIR
    """The hues of the sides, by their name among the pairs."""
    names_files: ClassVar[bool] = True
    """Whether whoever sits here may name files of this computer."""
    terminal_colors: str | None = None
    """What the terminal can show, as rich calls it; None where there is none."""

    def __init__(
        self,
        path: Path | None = None,
        battle: int | None = None,
        ready: str | None = None,
        record: int | None = None,
        who: Speaker | None = None,
        *,
        first: "Made | None" = None,
    ) -> None:
        super().__init__()
        for theme in THEMES:
            self.register_theme(theme)
        self.set_reactive(App.theme, DARK.name)
        # Set so early, a look draws nothing by itself: the style sheet was made with the colours of another one.
        self.stylesheet.set_variables(self.get_css_variables())
        self.add_mode("first", self._at_first)
        self._usual_animation = self.animation_level
        self._path = path
        self._first = first
        if battle is not None:
            self._first = partial(_battle, battle, who=who)
        elif ready is not None:
            self._first = partial(_ready, ready, who=who)
        elif record is not None:
            self._first = partial(_record, record)
        self.desk: Desk | None = None
        self.keys: Mapping[str, str] = {}
        self.fault = self._amiss = ""
        self._loading = False
        self._waiting: list[Waiting] = []
        self._kept: dict[tuple[Screen[Any], str], Screen[Any]] = {}
        self._patience: PatiencePanel | None = None

    def get_theme_variable_defaults(self) -> dict[str, str]:
        """What stands for sides and states in the style sheets, beside what Textual names."""
        return meanings(self.current_theme, self.pair, self.terminal_colors)

    def use_terminal(self, colors: str | None) -> None:
        """Take, before the app runs, what colours the terminal can show, as rich calls them."""
        self.terminal_colors = colors
        self.stylesheet.set_variables(self.get_css_variables())

    def use_setting(self, name: str, answer: str) -> None:
        """Let a setting hold from now on: the look, the hues of the sides, motion. Others are read where they count."""
        match name:
            case "theme" if answer in self.available_themes:
                self.theme = answer
            case "sides" if answer != self.pair:
                self.pair = answer
                self.call_next(self.refresh_css, animate=False)
            case "motion":
                self.animation_level = "none" if answer == REDUCED else self._usual_animation

    def get_driver_class(self) -> type[Driver]:
        """The usual terminal, but one that ends the program when it goes away."""
        usual = super().get_driver_class()
        if usual.__module__ != "textual.drivers.linux_driver":
            return usual
        return terminal.Terminal  # there is none such on Windows

    def _at_first(self) -> Screen[None]:
        """What was asked for by name, before anything is shown, so that keys pressed meanwhile wait; else home."""
        if self._first is None:
            return cast(Screen[None], self.MODES["home"]())
        self._loading = True
        try:
            desk = self.desk = Desk.open(self._path)
            self._use_settings(desk)
        except SquadlogError as error:
            self.fault = str(error)
            return cast(Screen[None], self.MODES["home"]())
        try:
            return self._style(self._first(desk))
        except SquadlogError as error:
            self._amiss = str(error)
            return cast(Screen[None], self.MODES["home"]())

    def clear_selection(self) -> None:
        """Unmark the text shown.

        From Python 3.12 on tasks begin at once, so a line to type in asks for this as it is mounted, which for the
        first screen is before that stands on the stack.
        """
        if self.screen_stack:
            super().clear_selection()

    @property
    def _background_screens(self) -> list[Screen[Any]]:
        """Screens seen through the one before them: what lies under a full screen is neither laid out nor drawn."""
        return super()._background_screens if self.screen.styles.background.a < 1 else []

    def push_screen(self, screen: Any, *arguments: Any, **options: Any) -> Any:  # noqa: ANN401 - handed on
        """Lay a screen over the others."""
        self._style(screen)
        fit(screen, self)
        return super().push_screen(screen, *arguments, **options)

    def _style(self, screen: Screen[Any]) -> Screen[Any]:
        """Read the style sheet of a screen.

        Left to Textual, all the others would be parsed and applied again with it.
        """
        for path in screen.css_path:
            read_from = (str(path), "")
            if not self.stylesheet.has_source(*read_from):
                self.stylesheet.add_source(Path(path).read_text(encoding="utf-8"), read_from)
        return screen

    def on_mount(self) -> None:
        """Load what is slow, after the first frame."""
        if amiss := self.fault or self._amiss:
            self.say(amiss, error=True)
        # The pause leaves the first moments to the screen; whoever presses a key first is not kept waiting for it.
        self.set_timer(LOAD_AFTER_S, self.load)

    def load(self) -> None:
        """Begin to load what is slow, unless that has begun."""
        if not self._loading:
            self._loading = True
            self._load()

    @work(thread=True, exclusive=True, group="desk")
    def _load(self) -> None:
        worker = get_current_worker()
        try:
            desk = Desk.open(self._path).laid_out()
        except SquadlogError as error:
            if not worker.is_cancelled:
                self.call_from_thread(self._failed, str(error))
            return
        if not worker.is_cancelled:
            self.call_from_thread(self._loaded, desk)

    def _failed(self, sentence: str) -> None:
        self.fault = sentence
        if self._patience is not None and self._patience.is_current:
            self._patience.dismiss()
        self.say(sentence, error=True)
        self._show_home()

    def _loaded(self, desk: Desk) -> None:
        self.desk = desk
        self._use_settings(desk)
        self._show_home()
        self._go_on(desk)

    def set_keymap(self, keymap: Mapping[str, str]) -> None:
        """Use these keys in place of those as shipped, by the names of their bindings."""
        super().set_keymap(keymap)
        self.keys = dict(keymap)

    def _show_home(self) -> None:
        for screen in self.screen_stack:
            if isinstance(screen, HomeScreen):
                screen.fill()

    def _use_settings(self, desk: Desk) -> None:
        try:
            kept = desk.store.settings
            usual = {"theme": DARK.name, "sides": USUAL_PAIR, "motion": FULL}
            chosen, keys = {name: kept.get(name, answer) for name, answer in usual.items()}, kept.get("keys")
        except SquadlogError as error:
            self.say(str(error), error=True)
            return
        for name, answer in chosen.items():
            self.use_setting(name, answer)
        self.set_keymap(read_keymap(keys))

    def with_desk(self, then: Waiting) -> None:
        """Do something once everything is loaded; at once if it is."""
        if self.desk is not None:
            then(self.desk)
        elif self.fault:
            self.say(self.fault, error=True)
        else:
            self._waiting.append(then)
            self.load()
            if self._patience is None:
                self._patience = PatiencePanel()
                self.push_screen(self._patience)

    def _go_on(self, desk: Desk) -> None:
        """Do what was asked for while loading, then press the keys that were pressed meanwhile."""
        panel, self._patience = self._patience, None
        if panel is not None and panel.is_current:
            panel.dismiss()
        waiting, self._waiting = self._waiting, []
        for then in waiting:
            then(desk)
        if panel is not None:
            for key in panel.keys:
                self.call_later(self.simulate_key, key)

    def say(self, sentence: str, *, error: bool = False) -> None:
        """Show a short message, never read as markup."""
        self.notify(
            sentence, severity="error" if error else "information", markup=False, timeout=8 if error else 4
        )

    def show(self, name: str, *arguments: object, then: Callable[[Any], None] | None = None) -> None:
        """Open a screen by its name in the table of screens; `then` takes its answer."""
        self.push_screen(_screen(name, *arguments), then)

    def show_again(self, name: str, *arguments: object, of: Screen[Any]) -> None:
        """Open a screen that is kept as long as another is there: the next time it is only brought in line."""
        kept = self._kept.get((of, name))
        if kept is None:
            kept = self._kept[of, name] = _screen(name, *arguments)
            self.install_screen(kept, f"{name} {id(kept)}")
        else:
            cast(Any, kept).again(*arguments)
        self.push_screen(kept)

    def read_ahead(self, name: str) -> None:
        """Load a screen that will be wanted, so that the key that opens it need not."""
        resolve_name(screens()[name])

    def forget(self, of: Screen[Any]) -> None:
        """Let go of what was kept for a screen that has gone."""
        for owner, name in [key for key in self._kept if key[0] is of]:
            kept = self._kept.pop((owner, name))
            if kept not in self.screen_stack:
                self.uninstall_screen(kept)
                kept.remove()

    def open_battle(self, number: int) -> None:
        """Go on with a stored battle."""
        self._open(partial(_battle, number))

    def open_record(self, number: int) -> None:
        """Go on with a stored record of an extra."""
        self._open(partial(_record, number))

    def open_ready(self, key: str) -> None:
        """Begin a ready battle, with new dice of the program."""
        self._open(partial(_ready, key))

    def _open(self, made: Made) -> None:
        def opened(desk: Desk) -> None:
            try:
                self.push_screen(made(desk))
            except SquadlogError as error:
                self.say(str(error), error=True)

        self.with_desk(opened)

    def go_home(self) -> None:
        """Put the home screen in the place of one that was opened instead of it."""
        self.switch_mode("home")
        self.remove_mode("first")

    def action_open(self, name: str) -> None:
        """Open this screen."""
        self.with_desk(lambda desk: self.show(name, *([desk.store.squads] if name == "squads" else [])))

    def action_open_rule(self, citation: str) -> None:
        """Open the paragraphs of one or more rule ids, with commas between."""
        self.with_desk(lambda _desk: self.show("rules", citation))

    def action_show(self, name: str, *arguments: str) -> None:
        """Open a screen of that name with these words."""
        self.with_desk(lambda _desk: self.show(name, *arguments))

    def action_help(self) -> None:
        """Explain the screen that is shown."""
        shown = f"{type(self.screen).__module__}:{type(self.screen).__name__}"
        if shown not in (screens()["help"], screens()["keys"]):
            self.show("help", self.screen)


def _screen(name: str, *arguments: object) -> Screen[Any]:
    return cast(Screen[Any], resolve_name(screens()[name])(*arguments))


def _battle(number: int, desk: Desk, *, who: Speaker | None = None) -> Screen[None]:
    seats = desk.seats_sealed(number) if who is None else ()
    return _screen("unseal", number, seats) if seats else _screen("battle", desk.resume(number, who))


def _ready(key: str, desk: Desk, *, who: Speaker | None = None) -> Screen[None]:
    setup = desk.ready_setup(key)
    if guiding.guide_of(setup) is None:
        # Dice of its own each time, but for what lessons lead up to: only a seed that somebody chose repeats a battle.
        setup = replace(setup, seed=time.time_ns() % SEEDS, length_unit=desk.length_unit)
    return _screen("battle", desk.begin(setup, who))


def _record(number: int, desk: Desk) -> Screen[None]:
    extra = other_records()
    if extra is None:
        raise SquadlogError(f"No part of this program opens record {number}.")
    return _screen(extra.records, desk.record(number))


def run(app: SquadlogApp | None = None) -> str:
    """Run the screens until the user leaves; gives why they left by themselves, in a sentence, where they did."""
    app = app or SquadlogApp()
    app.use_terminal(app.console.color_system)
    app.run()
    return app.left_for
