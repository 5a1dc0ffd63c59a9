"""A sheet of things that can be set: choose one, write its new value, say why."""

from abc import abstractmethod
from collections.abc import Iterable
from pathlib import Path
from typing import ClassVar, NamedTuple

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import Input, Static

from squadlog.battle.commands import Command
from squadlog.tui.chrome.key_bar import KeyBar
from squadlog.tui.chrome.screens import LEAVES, Box, Dialog
from squadlog.tui.chrome.strip_list import ListRow, StripList
from squadlog.tui.chrome.typed import PlainInput
from squadlog.tui.chrome.words import link_rules


class Field(NamedTuple):
    """One thing that can be set: what it is called, what it is now, and what may be written.

    `goes_on`: what is typed comes behind what stands there, in place of replacing it.
    """

    name: str
    now: str
    hint: str
    goes_on: bool = False


class FieldsDialog(Dialog[Command]):
    """The referee's hand: lines, a new value, a reason.

    The answer is the command; it goes into the log and can be undone.
    """

    OF_THE_MOMENT = False
    CSS_PATH = str(Path(__file__).with_name("fields.tcss"))
    AUTO_FOCUS = "#fields"
    TYPING = (
        "Choose a line with the arrows; Enter goes to its new value, Enter again to the reason, and Enter there sets "
        "it; F2 sets it from anywhere. "
    )
    BINDINGS: ClassVar[list[BindingType]] = [Binding("f2", "set_it", "Set it", id="correct.set")]

    def __init__(self, heading: str, fields: Iterable[Field], *, why: str = "why") -> None:
        super().__init__()
        self._heading, self._fields, self._why = heading, tuple(fields), why

    @abstractmethod
    def command(self, place: int, value: str, reason: str) -> Command | Content:
        """The command that gives the field at that place a value, or what speaks against it."""

    def compose(self) -> ComposeResult:
        """Lines, value, reason."""
        with Box(self._heading, ("f2", "set", "screen.set_it"), LEAVES, id="fields-box"):
            yield StripList(id="fields", decides=True)
            yield Static(Content("Enter on a line, then its new value:"), id="fields-hint", markup=False)
            yield PlainInput(placeholder="new value", id="value", compact=True)
            yield PlainInput(placeholder=self._why, id="reason", compact=True)
            yield Static("", id="fields-fault", classes="fault", markup=False)
        yield KeyBar()

    def on_mount(self) -> None:
        """Show every line with what it is now."""
        wide = min(34, max(len(field.name) for field in self._fields))
        listed = self.query_one(StripList)
        listed.styles.height = len(self._fields)
        listed.fill(
            tuple(
                ListRow(f"r{place}", Content(f"{field.name[:wide]:<{wide}} {field.now}"))
                for place, field in enumerate(self._fields)
            )
        )

    @property
    def _chosen(self) -> int:
        return int((self.query_one(StripList).chosen or "r0")[1:])

    def on_strip_list_selected(self, event: StripList.Selected) -> None:
        """Go on to the value of the chosen field."""
        event.stop()
        field, value = self._fields[self._chosen], self.query_one("#value", Input)
        self.query_one("#fields-hint", Static).update(link_rules(f"Allowed: {field.hint}."))
        value.value = field.now
        value.select_on_focus = not field.goes_on
        value.focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Go on from the value to the reason, and from the reason set it."""
        event.stop()
        if event.input.id == "value":
            self.query_one("#reason").focus()
        else:
            self.action_set_it()

    def action_set_it(self) -> None:
        """Make the command, unless it cannot stand."""
        value, reason = (self.query_one(f"#{name}", Input).value.strip() for name in ("value", "reason"))
        made = self.command(self._chosen, value, reason)
        if isinstance(made, Content):
            self.query_one("#fields-fault", Static).update(made)
        else:
            self.dismiss(made)
