"""A deal or set-up in words: typed, taken from those that come with a game, or from those this user has kept."""

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import Input, Static

from squadlog.base.errors import SquadlogError
from squadlog.base.names import safe_name
from squadlog.extras.games.agreed import agree_options
from squadlog.extras.games.catalogue import words_of
from squadlog.extras.games.game import Game, GameError
from squadlog.extras.games.screens.frame.new_game_words import SETUP
from squadlog.extras.games.screens.frame.words import link_rules
from squadlog.tui.chrome.key_bar import KeyBar
from squadlog.tui.chrome.screens import Dialog
from squadlog.tui.chrome.strip_list import StripList
from squadlog.tui.chrome.typed import PlainInput, ask_line
from squadlog.tui.chrome.wrapped_list import WrappedList

if TYPE_CHECKING:
    from squadlog.store.record_file import Store

KEPT = "game_deals"
"""The setting that keeps deals by game and name."""


class DealDialog(Dialog[str]):
    """The answer is the deal, empty for one by the seed."""

    CSS_PATH = "deals.tcss"
    AUTO_FOCUS = "#deal"
    HELP = (
        "Type the deal and press Enter; the form names any error. Tab goes to the list: Enter there copies a ready "
        "or saved deal into the line, to change or use. F3 saves the line under a name, F4 deletes the highlighted "
        "saved deal. An empty line leaves the deal to the seed."
    )
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f3", "keep", "Save", id="deal.keep"),
        Binding("f4", "forget", "Delete", id="deal.forget"),
    ]

    def __init__(self, store: "Store", game: Game, options: Mapping[str, str], deal: str) -> None:
        super().__init__()
        self._store, self._game, self._options, self._deal = store, game, options, deal

    def compose(self) -> ComposeResult:
        """How it is written, the line, what is there to start from."""
        with Vertical(id="deal-box", classes="panel") as box:
            box.border_title = "deal or set-up"
            yield Static(link_rules(words_of(self._game).deal), markup=False)
            yield PlainInput(value=self._deal, placeholder="empty: by the seed", id="deal")
            yield Static("", id="deal-fault", markup=False)
            yield WrappedList(id="kept", decides=True)
        yield KeyBar()

    def on_mount(self) -> None:
        """Fill the list."""
        self._fill()

    def _all_kept(self) -> dict[str, dict[str, str]]:
        try:
            kept = json.loads(self._store.settings.get(KEPT, "{}"))
        except (SquadlogError, ValueError):
            return {}
        return kept if isinstance(kept, dict) else {}

    def _deals(self) -> dict[str, str]:
        own = self._all_kept().get(self._game.key, {})
        return {**words_of(self._game).deals, **{str(name): str(text) for name, text in own.items()}}

    def _fill(self) -> None:
        rows = [("", Content("by the seed"))]
        rows += [(name, Content(f"{name}: {text}")) for name, text in self._deals().items()]
        self.query_one(WrappedList).set_entries(rows)

    def on_strip_list_selected(self, event: StripList.Selected) -> None:
        """Put the chosen row into the line."""
        event.stop()
        line = self.query_one("#deal", Input)
        line.value = self._deals().get(event.key, "")
        line.focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Take it, or say what is wrong."""
        event.stop()
        text = " ".join(event.value.split())
        if self._sound(text):
            self.dismiss(text)

    def _sound(self, text: str) -> bool:
        options = dict(self._options)
        if any(option.name == SETUP for option in self._game.options):
            options.pop(SETUP, None)
            if text:
                options[SETUP] = "custom"
        try:
            self._game.start(agree_options(self._game, options), 0, text)
        except GameError as error:
            told = Content.assemble(("✗ ", "bold $error"), link_rules(error.cited))
            self.query_one("#deal-fault", Static).update(told)
            return False
        self.query_one("#deal-fault", Static).update(Content(""))
        return True

    def action_keep(self) -> None:
        """Keep the line under a name."""
        text = " ".join(self.query_one("#deal", Input).value.split())
        if not text or not self._sound(text):
            return

        def named(name: str) -> None:
            kept = self._all_kept()
            kept.setdefault(self._game.key, {})[safe_name(name[:40])] = text
            self._store_kept(kept)

        ask_line(self.app, "A name for this deal:", named)

    def action_forget(self) -> None:
        """Forget the highlighted deal, if it is one that was kept."""
        kept, chosen = self._all_kept(), self.query_one(WrappedList).chosen or ""
        if kept.get(self._game.key, {}).pop(chosen, None) is not None:
            self._store_kept(kept)

    def _store_kept(self, kept: dict[str, dict[str, str]]) -> None:
        try:
            self._store.settings.set(KEPT, json.dumps(kept))
        except SquadlogError as error:
            self.query_one("#deal-fault", Static).update(Content(f"✗ {error}"))
        self._fill()
