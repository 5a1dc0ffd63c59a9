"""Setting the battle itself straight: the turn, the groupings, who takes part, actions of one's own."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import Input, OptionList, Static

from squadlog.battle.commands import Command
from squadlog.battle.state import Battle
from squadlog.language.parse import parse
from squadlog.language.words import Meta, Misread, quote
from squadlog.rulebook.load import load_rulebook
from squadlog.tui.chrome import Sheet
from squadlog.tui.key_bar import KeyBar
from squadlog.tui.picker import Picker
from squadlog.tui.typed import PlainInput
from squadlog.tui.words import linked, refused

if TYPE_CHECKING:
    from squadlog.session import Session


class Right(NamedTuple):
    """One thing that can be set: its name, what it is now, what may be written, and how the sentence begins that sets it."""

    name: str
    now: str
    hint: str
    beginning: str


def rights(battle: Battle) -> Iterator[Right]:
    """Everything that can be set of the battle as it stands; what is written ends the sentence."""
    if battle.stage not in ("setup", "over"):
        order = ",".join(battle.order or battle.groupings)
        rolls = ",".join(f"{standing.grouping}:{standing.roll}" for standing in battle.standings)
        yield Right("moment", str(battle.now), "turn and subphase, as T2.s7", "correct moment=")
        yield Right(
            "order of this turn", order, "groupings with commas, the first acts first", "correct order="
        )
        yield Right("initiative", rolls, "grouping and roll, as red:5,blue:7", "correct initiative=")
        if battle.active is not None:
            yield Right(
                "whose slot it is", battle.active.id, "a grouping: its units may act", "correct slot="
            )
    for grouping in battle.groupings.values():
        called = quote(grouping.id)
        units = " ".join(map(str, grouping.units))
        yield Right(f"{grouping.name}: units", units, "numbers of units that join it", f"group {called} ")
        yield Right(
            f"{grouping.name}: race",
            grouping.race or "none",
            "the race the owner picks on an even split [INI-12], or none",
            f"group {called} race=",
        )
        yield Right(
            f"{grouping.name}: modifier",
            f"{grouping.modifier:+d}",
            "what the scenario adds to its initiative [INI-14]",
            f"group {called} modifier=",
        )
    first = next(iter(battle.groupings))
    free = next(number for number in range(1, 1000) if number not in battle.units)
    model = next(iter(battle.units))
    yield Right("a new grouping", "", 'name and units, as "Left wing" 1 3', "group ")
    yield Right(
        "add a soldier",
        f"{free} to {first} like {model}",
        "then name=Anna weapons=SR,SP at=12,8 ...",
        "add ",
    )
    yield Right("take a soldier off", "", "its number", "remove ")
    yield Right(
        "an action of your own", "", 'name and AP, as "Plant the flag" 4 combines [ACT-19]', "action "
    )


class SetRightSheet(Sheet[Command]):
    """The referee's hand on the battle itself. Each change goes into the log with its reason and can be undone."""

    OF_THE_MOMENT = False
    CSS_PATH = "set_right.tcss"
    AUTO_FOCUS = "#rights"
    HELP = (
        "Choose a line with the arrows, Enter goes to its new value, Enter again to the reason, and Enter there sets it; f2 sets it from anywhere. "
        "Before play most of it needs no reason.\n"
        "Each is a line of the log like any other: u on the battle takes it back. The same can be said in the : prompt, such as "
        "correct order=blue,red because ..., group, add, remove and action."
    )
    BINDINGS: ClassVar[list[BindingType]] = [Binding("f2", "set_it", "Set it", id="right.set")]

    def __init__(self, session: "Session") -> None:
        super().__init__()
        self._session = session
        self._rights = tuple(rights(session.battle))

    def compose(self) -> ComposeResult:
        """Lines, value, reason."""
        with Vertical(id="right-box", classes="box"):
            yield Static(Content.styled("Set the battle straight", "bold"), markup=False)
            yield Picker(id="rights")
            yield Static(Content("Enter on a line, then its new value:"), id="right-hint", markup=False)
            yield PlainInput(placeholder="new value", id="value", compact=True)
            yield PlainInput(placeholder="why", id="reason", compact=True)
            yield Static("", id="right-fault", classes="fault", markup=False)
        yield KeyBar()

    def on_mount(self) -> None:
        """Show every line with what it is now."""
        self.query_one(Picker).fill(
            [
                (f"r{place}", Content(f"{right.name[:34]:<35} {right.now}"))
                for place, right in enumerate(self._rights)
            ]
        )

    def _chosen(self) -> Right:
        return self._rights[int((self.query_one(Picker).chosen or "r0")[1:])]

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """On to the value."""
        event.stop()
        right, value = self._chosen(), self.query_one("#value", Input)
        self.query_one("#right-hint", Static).update(linked(f"Can be: {right.hint}."))
        value.value = right.now
        value.focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """On to the reason, then done."""
        event.stop()
        if event.input.id == "value":
            self.query_one("#reason").focus()
        else:
            self.action_set_it()

    def action_set_it(self) -> None:
        """Make the command, unless it cannot stand."""
        value, reason = (self.query_one(f"#{name}", Input).value.strip() for name in ("value", "reason"))
        sentence = self._chosen().beginning + value + (f" because {quote(reason)}" if reason else "")
        command = parse(sentence, self._session.battle, load_rulebook())
        fault = self.query_one("#right-fault", Static)
        if isinstance(command, Misread | Meta):
            fault.update(Content(str(command) if isinstance(command, Misread) else "That sets nothing."))
        elif objection := self._session.refusal(command):
            fault.update(refused(objection))
        else:
            self.dismiss(command)
