"""A sheet to choose one thing of a list on, or several; typing makes the list shorter."""

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import Input, Static

from squadlog.tui.chrome.key_bar import KeyBar
from squadlog.tui.chrome.screens import LEAVES, Box, Dialog, Hint
from squadlog.tui.chrome.strip_list import ListRow, StripList
from squadlog.tui.chrome.typed import PlainInput

Choice = tuple[str, str]
Given = tuple[Any]
"""The answer of a sheet, in a tuple of one: None itself takes the value away."""
_KEY_CELLS = 24


class PickDialog(Dialog[Given]):
    """Asks for one of a list, or with `many` for any of it; typing makes the list shorter.

    With `free` what is typed can be taken as it is. With `clears` nothing can be chosen as well. `told` says what is to
    be known of those that are marked. The answer is the key, or the keys in the order they were chosen in.
    """

    OF_THE_MOMENT = False
    CSS_PATH = "picking.tcss"
    AUTO_FOCUS = "#filter"
    HELP = (
        "Arrows go through the list, letters filter it. Enter or a click chooses a line; where several are "
        "allowed, it marks or unmarks the line, and F2 uses the marked lines. Escape cancels."
    )
    BINDINGS: ClassVar[list[BindingType]] = [Binding("f2", "take", "Use these", id="pick.take")]

    def __init__(
        self,
        heading: str,
        means: str,
        choices: Sequence[Choice],
        chosen: Sequence[str] = (),
        *,
        many: bool = False,
        free: bool = False,
        clears: bool = True,
        told: Callable[[Sequence[str]], Content] | None = None,
    ) -> None:
        super().__init__()
        self._heading, self._means, self._choices = heading, means, tuple(choices)
        self._chosen, self._many, self._free, self._clears = list(chosen), many, free, clears
        self._told = told

    def compose(self) -> ComposeResult:
        """What it means, what is typed, the list."""
        hints: tuple[Hint, ...] = (("⏎", "choose", ""), LEAVES)
        if self._many:
            hints = (("⏎", "mark", ""), ("f2", "use these", "screen.take"), LEAVES)
        with Box(self._heading, *hints, id="pick-box"):
            yield Static(Content(self._means), classes="pick-means", markup=False)
            yield PlainInput(placeholder="letters filter the list", id="filter", compact=True)
            yield StripList(id="picks", decides=True)
            if self._told is not None:
                yield Static("", id="picks-told", markup=False)
        yield KeyBar()

    def on_mount(self) -> None:
        """Show the whole list, the cursor on what holds now."""
        self._fill(keep=f":{self._chosen[0]}" if self._chosen else None)

    def _fill(self, keep: str | None = None) -> None:
        picks, typed = self.query_one(StripList), self.query_one("#filter", Input).value.strip()
        picks.fill(list(self._rows(typed)), keep=keep)
        picks.styles.height = max(1, min(14, len(self._choices) + len(self._chosen) + 2))
        if self._told is not None:
            self.query_one("#picks-told", Static).update(self._told(self._chosen))

    def _rows(self, typed: str) -> Sequence[ListRow]:
        sought = typed.casefold()
        known = {key for key, _ in self._choices}
        wide = min(_KEY_CELLS, max((len(key) for key, _ in self._choices), default=0))
        own = [(key, "") for key in self._chosen if key not in known]
        rows = [
            ListRow(f":{key}", self._line(key, means, wide))
            for key, means in (*self._choices, *own)
            if sought in f"{key} {means}".casefold()
        ]
        if self._free and typed and typed not in known:
            rows.append(
                ListRow(f":{typed}", Content.assemble(("+ ", "$asked"), typed, ("  as written", "$quiet")))
            )
        if self._many:
            rows.append(ListRow("take", Content.assemble(("f2 ", "bold $asked"), "use these: ", self._taken)))
        elif self._clears and not typed:
            rows.append(ListRow("clear", Content.styled("none", "$quiet")))
        return rows

    @property
    def _taken(self) -> str:
        return ", ".join(self._chosen) or "none"

    def _line(self, key: str, means: str, wide: int) -> Content:
        mark = ("✓ " if key in self._chosen else "  ") if self._many else ""
        return Content.assemble(
            (mark, "bold $asked"), f"{key:<{wide}}", (f"  {means}" if means else "", "$quiet")
        )

    def on_input_changed(self, event: Input.Changed) -> None:
        """Show the list that fits what is typed."""
        event.stop()
        self._fill()

    def on_key(self, event: events.Key) -> None:
        """Give the arrows and page keys to the list, whatever has the keys."""
        moves = {"up": -1, "down": 1}
        picks = self.query_one(StripList)
        if self.focused is picks:
            return
        if event.key in moves:
            picks.action_move(moves[event.key])
        elif event.key in ("pageup", "pagedown"):
            picks.action_page(-1 if event.key == "pageup" else 1)
        else:
            return
        event.stop()
        event.prevent_default()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Choose in the list: Enter is for that."""
        event.stop()
        self.query_one(StripList).action_select()

    def on_strip_list_selected(self, event: StripList.Selected) -> None:
        """Take it, or mark it."""
        event.stop()
        key = event.key.removeprefix(":")
        if event.key == "take":
            self.action_take()
        elif event.key == "clear":
            self.dismiss((None,))
        elif not self._many:
            self.dismiss((key,))
        else:
            self._chosen = [one for one in self._chosen if one != key] + [key] * (key not in self._chosen)
            field = self.query_one("#filter", Input)
            with self.prevent(Input.Changed):
                field.value = ""
            self._fill(keep=event.key)

    def check_action(self, action: str, _parameters: tuple[object, ...]) -> bool | None:
        """Marks are taken where there are any."""
        return action != "take" or self._many

    def action_take(self) -> None:
        """Take what is marked."""
        if self._many:
            self.dismiss((list(self._chosen) or None,))
