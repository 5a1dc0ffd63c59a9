"""Help: what the screen below is for, what to do next, and every key that works there."""

from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static

from squadlog.base.lengths import format_kept
from squadlog.tui.book import cheat
from squadlog.tui.chrome.key_bar import KeyBar
from squadlog.tui.chrome.places import places
from squadlog.tui.chrome.screens import RoomScreen
from squadlog.tui.chrome.words import lines, link_rules


def explanation(screen: Screen[Any]) -> str:
    """What explains a screen: the words of the part that has the keys now, such as the map, else its own.

    Lengths that one types there are said in the unit of the table.
    """
    parts = screen.focused.ancestors_with_self if screen.focused is not None else ()
    told = next((part.HELP for part in parts if part.HELP), None)
    return format_kept(told or getattr(screen, "HELP", "") or "This screen needs no help.")


class HelpScreen(RoomScreen):
    """Explains one other screen."""

    CSS_PATH = "help.tcss"
    AUTO_FOCUS = "VerticalScroll"
    HELP = "? shows all keys on one sheet. Escape goes back."
    BINDINGS: ClassVar[list[BindingType]] = [Binding("question_mark", "cheat", "All keys", id="help.keys")]

    def __init__(self, of: Screen[Any]) -> None:
        super().__init__()
        self._of = of

    def compose(self) -> ComposeResult:
        """Words first, then keys."""
        with VerticalScroll():
            yield Static(self._words(), id="words", markup=False)
        yield KeyBar()

    def action_cheat(self) -> None:
        """Every key of that screen and of the panels that open on it, on one sheet."""
        places(self.app).show("keys", self._of)

    def _words(self) -> Content:
        told = explanation(self._of)
        title = Content.styled("What this screen is for", "bold underline")
        hint = Content.styled("   ? shows all keys, arrows and PageDown scroll, Escape goes back", "$quiet")
        parts: list[Content | str] = [title + hint, ""]
        for paragraph in told.split("\n"):
            parts.extend((link_rules(paragraph), ""))
        parts.extend((Content.styled("Keys that work there now", "bold underline"), ""))
        seen = set()
        for active in self._of.active_bindings.values():
            binding = active.binding
            if (
                not (binding.show or binding.id)
                or not binding.description
                or not active.enabled
                or binding.system
                or binding.action in seen
            ):
                continue
            seen.add(binding.action)
            parts.append(
                Content.assemble(
                    (f" {self.app.get_key_display(binding):^9} ", "reverse"), f" {binding.description}"
                )
            )
        parts.extend(
            (
                "",
                "? shows all keys on one sheet; ctrl+p finds commands by name; you can click everything here.",
            )
        )
        return lines(parts)


class KeysScreen(RoomScreen):
    """Every key of a screen and of its panels, in columns, as they are set now."""

    CSS_PATH = "help.tcss"
    AUTO_FOCUS = "VerticalScroll"
    HELP = "All keys of the program; a battle has its own sheet. Escape goes back. squadlog keys prints it."

    def __init__(self, of: Screen[Any]) -> None:
        super().__init__()
        self._of = of

    def compose(self) -> ComposeResult:
        """One text; it scrolls where it is longer than the screen."""
        with VerticalScroll():
            yield Static("", id="all-keys", markup=False)
        yield KeyBar()

    def on_resize(self) -> None:
        """Write the keys again in as many columns as there is room for."""
        told = self.query_one("#all-keys", Static)
        told.update(self._sheet(self.size.width - 2))

    def _sheet(self, width: int) -> Content:
        keys, room = places(self.app).keys, cheat.room_of(type(self._of))
        if room:
            mapped = bool(self._of.query("MapPanel"))
            shown = [one for one in cheat.sheets()[room] if mapped or one.title != cheat.MAP]
            found = list(cheat.entries(shown, keys))
        else:
            here = cheat.live(self._of.active_bindings, keys)
            found = [("", "Here"), *here, ("", ""), *cheat.entries(cheat.beyond(), keys, here)]
        return lines(
            Content("").join(_entry(*entry, width) for entry in row) for row in cheat.columns(found, width)
        )


def _entry(key: str, words: str, width: int) -> Content:
    shown, told = cheat.cell(key, words, width)
    return Content.assemble((shown, "bold"), (told, "" if key or not words else "bold $asked"))
