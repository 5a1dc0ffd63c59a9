"""The keys of a screen in its last line. One widget that draws one line, where Textual's footer is one for each key."""

import json
from typing import Any, ClassVar, NamedTuple

from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.binding import ActiveBinding
from textual.screen import Screen
from textual.strip import Strip
from textual.widget import Widget

ONWARD, BACK = "»", "«"
"""What stands at the end of a line that does not fit: a click on it shows the keys that follow, or the first ones."""


class KeyEntry(NamedTuple):
    """A key that is shown: what is pressed when it is clicked, and its words."""

    key: str
    shown: str
    words: str
    enabled: bool
    tooltip: str

    @property
    def cells(self) -> int:
        """Cells that it takes."""
        return len(self.shown) + len(self.words)


class KeyBar(Widget, can_focus=False):
    """Every key that does something now, the palette's at the right; a click presses the key, the wheel goes on."""

    ALLOW_SELECT = False
    COMPONENT_CLASSES: ClassVar[set[str]] = {
        "key-bar--key", "key-bar--words", "key-bar--off", "key-bar--hover", "key-bar--edge",
    }  # fmt: skip
    DEFAULT_CSS = """
    KeyBar {
        dock: bottom;
        height: 1;
        color: $footer-foreground;
        background: $footer-background;

        .key-bar--key {
            color: $footer-key-foreground;
            background: $footer-key-background;
            text-style: bold;
        }

        .key-bar--words {
            color: $footer-description-foreground;
            background: $footer-description-background;
        }

        .key-bar--off {
            color: $footer-description-foreground;
            background: $footer-description-background;
            text-style: italic;
        }

        .key-bar--hover {
            color: $footer-key-foreground;
            background: $block-hover-background;
        }

        .key-bar--edge {
            color: $foreground 20%;
        }
    }
    """

    def __init__(self) -> None:
        super().__init__()
        self._entries: tuple[KeyEntry, ...] = ()
        self._palette: KeyEntry | None = None
        self._pointed: KeyEntry | None = None
        self._from = 0
        self._asked = False

    def on_mount(self) -> None:
        """Hear of every change of the keys."""
        self.screen.bindings_updated_signal.subscribe(self, self._changed)

    def _changed(self, screen: Screen[object]) -> None:
        if screen is self.screen and screen.app.app_focus and not self._asked:
            self._asked = True
            if self._entries:
                self.call_later(self._read)
            else:
                self.refresh()

    def _read(self) -> None:
        """Read what can be pressed now, and draw it again if it is otherwise.

        It is read first as it is drawn, later before that.
        """
        self._asked = False
        if not self.is_attached or self._is_covered:
            return
        active = self.screen.active_bindings
        shown: dict[str, ActiveBinding] = {}
        for found in active.values():
            if found.binding.show:
                shown.setdefault(found.binding.action, found)
        palette = active.get(self.app.COMMAND_PALETTE_BINDING)
        read = tuple(map(self._entry, shown.values())), None if palette is None else self._entry(palette)
        if read != (self._entries, self._palette):
            self._entries, self._palette = read
            self._pointed, self._from = None, 0
            self.refresh()

    @property
    def _is_covered(self) -> bool:
        """Whether a full screen lies over this one: when it goes, the keys are told anew."""
        stack = self.app.screen_stack
        over = stack[stack.index(self.screen) + 1 :] if self.screen in stack else []
        return any(not one.is_modal for one in over)

    def _entry(self, found: ActiveBinding) -> KeyEntry:
        _, binding, enabled, tooltip = found
        key = self.app.get_key_display(binding)
        words = f" {binding.description}" if binding.description else ""
        return KeyEntry(binding.key, key, words, enabled, tooltip or binding.tooltip)

    @property
    def _room(self) -> int:
        """Cells left of the palette's key and the edge before it."""
        return max(0, self.size.width - (self._palette.cells + 2 if self._palette is not None else 0))

    def _placed(self) -> tuple[list[tuple[int, KeyEntry]], str]:
        """The keys in sight, whole, each with its first cell, and the sign behind them where there are others."""
        placed: list[tuple[int, KeyEntry]] = []
        at = 0
        fits = sum(entry.cells + 1 for entry in self._entries) - 1 <= self._room
        for entry in self._entries[self._from :]:
            if placed and not fits and at + entry.cells > self._room - 3:
                return placed, ONWARD
            placed.append((at, entry))
            at += entry.cells + 1
        return placed, BACK if self._from else ""

    def render_line(self, _y: int) -> Strip:
        """The keys from the left, as many as have room, and the palette's at the right."""
        if self._asked and not self._entries:
            self._read()
        paper = Style(bgcolor=self.rich_style.bgcolor)
        gap = Segment(" ", paper)
        palette = self._drawn(self._palette) if self._palette is not None else []
        if palette:
            palette = [Segment("▏", self.get_component_rich_style("key-bar--edge")), *palette, gap]
        placed, sign = self._placed()
        left = Strip([segment for _, entry in placed for segment in (*self._drawn(entry), gap)])
        room = self._room
        if sign:
            left = left.adjust_cell_length(max(0, room - 2), paper)
            left = Strip([*left, Segment(sign, self.get_component_rich_style("key-bar--key")), gap])
        return Strip([*left.adjust_cell_length(room, paper), *palette]).crop(0, self.size.width)

    def _drawn(self, entry: KeyEntry) -> list[Segment]:
        parts = ("key", "words") if entry.enabled else ("off", "off")
        looks = [self.get_component_rich_style(f"key-bar--{part}") for part in parts]
        if entry is self._pointed and entry.enabled:
            over = self.get_component_rich_style("key-bar--hover")
            looks = [look + Style(bgcolor=over.bgcolor) for look in looks]
        return [
            Segment(part, look) for part, look in zip((entry.shown, entry.words), looks, strict=True) if part
        ]

    # The mouse

    def _at(self, x: int) -> KeyEntry | None:
        """The key under the mouse."""
        if x >= self._room:
            return self._palette
        return next((entry for first, entry in self._placed()[0] if first <= x < first + entry.cells), None)

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """Let the key under the pointer stand out and say more of itself."""
        self._point(self._at(event.x))

    def on_leave(self) -> None:
        """Let no key stand out any more."""
        self._point(None)

    def _point(self, entry: KeyEntry | None) -> None:
        if entry is not self._pointed:
            self._pointed = entry
            self.tooltip = (entry.tooltip or None) if entry is not None else None
            self.refresh()

    def on_mouse_down(self, event: events.MouseDown) -> None:
        """Press the key that was clicked; on the sign at the end show the others."""
        placed, sign = self._placed()
        entry = self._at(event.x)
        if sign and self._room - 2 <= event.x < self._room:
            self._begin_with(self._from + len(placed) if sign == ONWARD else 0)
        elif entry is not None and entry.enabled:
            self.app.simulate_key(entry.key)
        elif entry is not None:
            self.app.bell()

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        """Go on to the keys that do not fit."""
        if self._placed()[1] == ONWARD:
            event.stop()
            self._begin_with(self._from + 1)

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        """Go back to the keys before."""
        if self._from:
            event.stop()
            self._begin_with(self._from - 1)

    def _begin_with(self, place: int) -> None:
        self._from, self._pointed = place, None
        self.refresh()


def key_shown(screen: Screen[Any], setting: str, usual: str) -> str:
    """The key that a setting has on a screen now, as the key bar writes it; the `usual` one where it has none there."""
    bound = (one.binding for one in screen.active_bindings.values())
    return next((screen.app.get_key_display(one) for one in bound if one.id == setting), usual)


def read_keymap(text: str) -> dict[str, str]:
    """The keys a user has chosen, from their stored form; anything unreadable counts as none chosen."""
    try:
        chosen = json.loads(text or "{}")
    except ValueError:
        return {}
    if not isinstance(chosen, dict):
        return {}
    return {str(name): str(key) for name, key in chosen.items() if key}
