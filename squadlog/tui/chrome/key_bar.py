"""The keys of a screen in its last line. One widget that draws one line, where Textual's footer is one for each key."""

from typing import ClassVar, NamedTuple

from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.binding import ActiveBinding
from textual.screen import Screen
from textual.strip import Strip
from textual.widget import Widget

STEP = 8
"""Cells that the wheel moves the line by, where it does not fit."""


class KeyEntry(NamedTuple):
    """A key that is shown: what is pressed when it is clicked, its words, and from which cell to which they stand."""

    key: str
    shown: str
    words: str
    enabled: bool
    tooltip: str
    first: int
    end: int


class KeyBar(Widget, can_focus=False):
    """Every key that does something now, the palette's at the right; a click presses the key, the wheel goes on."""

    ALLOW_SELECT = False
    COMPONENT_CLASSES: ClassVar[set[str]] = {
        "key-bar--key", "key-bar--words", "key-bar--hover", "key-bar--edge",
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
        self._scrolled = 0
        self._asked = False

    def on_mount(self) -> None:
        """Hear of every change of the keys."""
        self.screen.bindings_updated_signal.subscribe(self, self._changed)

    def _changed(self, screen: Screen[object]) -> None:
        if screen is self.screen and screen.app.app_focus and not self._asked:
            self._asked = True
            self.call_after_refresh(self._read)

    def _read(self) -> None:
        """What can be pressed now; drawn again only when that is something else."""
        self._asked = False
        if not self.is_attached:
            return
        active = self.screen.active_bindings
        shown: dict[str, ActiveBinding] = {}
        for found in active.values():
            if found.binding.show:
                shown.setdefault(found.binding.action, found)
        entries, at = [], 0
        for found in shown.values():
            entries.append(self._entry(found, at))
            at = entries[-1].end + 1
        palette = active.get(self.app.COMMAND_PALETTE_BINDING)
        read = tuple(entries), None if palette is None else self._entry(palette, 0)
        if read != (self._entries, self._palette):
            self._entries, self._palette = read
            self._pointed = None
            self.refresh()

    def _entry(self, found: ActiveBinding, at: int) -> KeyEntry:
        _, binding, enabled, tooltip = found
        key = self.app.get_key_display(binding)
        words = f" {binding.description}" if binding.description else ""
        end = at + len(key) + len(words)
        return KeyEntry(binding.key, key, words, enabled, tooltip or binding.tooltip, at, end)

    def render_line(self, y: int) -> Strip:
        """The keys from the left, as far as they go, and the palette's over them at the right."""
        del y
        width = self.size.width
        paper = Style(bgcolor=self.rich_style.bgcolor)
        gap = Segment(" ", paper)
        palette = self._drawn(self._palette) if self._palette is not None else []
        if palette:
            palette = [Segment("▏", self.get_component_rich_style("key-bar--edge")), *palette, gap]
        room = max(0, width - sum(segment.cell_length for segment in palette))
        left = [segment for entry in self._entries for segment in (*self._drawn(entry), gap)]
        line = Strip(left).crop(self._scrolled).adjust_cell_length(room, paper)
        return Strip([*line, *palette]).crop(0, width)

    def _drawn(self, entry: KeyEntry) -> list[Segment]:
        looks = [self.get_component_rich_style(f"key-bar--{part}") for part in ("key", "words")]
        if entry is self._pointed and entry.enabled:
            over = self.get_component_rich_style("key-bar--hover")
            looks = [look + Style(bgcolor=over.bgcolor) for look in looks]
        if not entry.enabled:
            looks = [look + Style(dim=True) for look in looks]
        return [
            Segment(part, look) for part, look in zip((entry.shown, entry.words), looks, strict=True) if part
        ]

    # The mouse

    def _at(self, x: int) -> KeyEntry | None:
        """The key under the mouse."""
        palette = self._palette
        if palette is not None and x >= self.size.width - palette.end - 2:
            return palette
        return next((entry for entry in self._entries if entry.first <= x + self._scrolled < entry.end), None)

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """What the pointer is on stands out and says more of itself."""
        self._point(self._at(event.x))

    def on_leave(self) -> None:
        """Nothing is pointed at."""
        self._point(None)

    def _point(self, entry: KeyEntry | None) -> None:
        if entry is not self._pointed:
            self._pointed = entry
            self.tooltip = (entry.tooltip or None) if entry is not None else None
            self.refresh()

    def on_mouse_down(self, event: events.MouseDown) -> None:
        """A click is the key."""
        entry = self._at(event.x)
        if entry is not None and entry.enabled:
            self.app.simulate_key(entry.key)
        elif entry is not None:
            self.app.bell()

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        """On to the keys that do not fit."""
        self._scroll(event, STEP)

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        """Back again."""
        self._scroll(event, -STEP)

    def _scroll(self, event: events.MouseEvent, step: int) -> None:
        palette = 0 if self._palette is None else self._palette.end + 2
        beyond = (self._entries[-1].end + palette - self.size.width) if self._entries else 0
        scrolled = max(0, min(self._scrolled + step, beyond))
        if scrolled != self._scrolled:
            event.stop()
            self._scrolled = scrolled
            self.refresh()
