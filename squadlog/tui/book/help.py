"""Help: what the screen below is for, what to do next, and every key that works there."""

from typing import Any

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static

from squadlog.tui.chrome.chrome import RoomScreen
from squadlog.tui.chrome.key_bar import KeyBar
from squadlog.tui.chrome.words import lines, linked


def explanation(screen: Screen[Any]) -> str:
    """What explains a screen: the words of the part that has the keys now, such as the map, else its own."""
    parts = screen.focused.ancestors_with_self if screen.focused is not None else ()
    told = next((part.HELP for part in parts if part.HELP), None)
    return told or getattr(screen, "HELP", "") or "This screen explains itself."


class HelpScreen(RoomScreen):
    """Explains one other screen."""

    CSS_PATH = "help.tcss"
    AUTO_FOCUS = "VerticalScroll"
    HELP = "Escape goes back."

    def __init__(self, of: Screen[Any]) -> None:
        super().__init__()
        self._of = of

    def compose(self) -> ComposeResult:
        """Words first, then keys."""
        with VerticalScroll():
            yield Static(self._words(), id="words", markup=False)
        yield KeyBar()

    def _words(self) -> Content:
        told = explanation(self._of)
        title = Content.styled("What this screen is for", "bold underline")
        hint = Content.styled("   arrows and PageDown read on, Escape goes back", "dim")
        parts: list[Content | str] = [title + hint, ""]
        for paragraph in told.split("\n"):
            parts.extend((linked(paragraph), ""))
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
        parts.extend(("", "ctrl+p finds every command by name; everything here can also be clicked."))
        return lines(parts)
