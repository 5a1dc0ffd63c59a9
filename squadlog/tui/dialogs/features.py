"""Doors, walls, elevators and other features of a battle: place one more, or correct one by hand."""

from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar, cast, get_args

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.content import Content
from textual.widgets import Input, Select, Static

from squadlog.base.names import clean_text
from squadlog.battle.commands import Command, CorrectFeature, PlaceFeature
from squadlog.battle.feature import Feature, FeatureState
from squadlog.battle.state import Known
from squadlog.book.load import book_of
from squadlog.tui.chrome.chooser import Chooser
from squadlog.tui.chrome.key_bar import KeyBar
from squadlog.tui.chrome.screens import LEAVES, Box, Dialog
from squadlog.tui.chrome.strip_list import StripList
from squadlog.tui.chrome.typed import PlainInput
from squadlog.tui.chrome.words import format_refusal
from squadlog.tui.chrome.wrapped_list import WrappedList

if TYPE_CHECKING:
    from squadlog.session.seat import Seat

NEW = "new"
STATES: tuple[FeatureState, ...] = get_args(FeatureState)
LINES = (
    ("id", "short name, as D2"),
    ("name", "name, as Back door"),
    ("key", "key that locks it (may be empty)"),
    ("floors", "floors, of stairs and elevators"),
    ("reason", "why (needed to correct one)"),
)


def kinds(battle: "Known") -> tuple[str, ...]:
    """What a feature can be."""
    return (*book_of(battle.setup).obstacles, "elevator", "stairs")


class FeaturesDialog(Dialog[Command]):
    """The features, and a form for the one chosen or for a new one. The answer is the command."""

    OF_THE_MOMENT = False
    CSS_PATH = "features.tcss"
    AUTO_FOCUS = "#features"
    HELP = (
        "Choose a feature with the arrows, or the first row to place a new one; Tab goes through its fields, and F2 "
        "sets them. A new one needs a kind, a short name such as D2, a name and a state. To correct one, change its "
        "state or its key and give a reason.\n"
        'Both are lines of the log: u undoes them. The : prompt can do more: place D2 internal_door "Side door" '
        "airlock=A, or correct W1 state=destroyed at 10,5 width 2 because ... for a breach at one point of a wall."
    )
    BINDINGS: ClassVar[list[BindingType]] = [Binding("f2", "set_it", "Set", id="features.set")]

    def __init__(self, seat: "Seat") -> None:
        super().__init__()
        self._seat = seat

    @property
    def _battle(self) -> Known:
        return self._seat.known

    def compose(self) -> ComposeResult:
        """List and form."""
        named = [(Content(kind.replace("_", " ")), kind) for kind in kinds(self._seat.known)]
        hints = (("⇥", "options", ""), ("f2", "set", "screen.set_it"), LEAVES)
        with Box("Doors and other features", *hints, id="features-box"):
            yield WrappedList(id="features")
            with Horizontal(classes="field"):
                yield Static("kind", classes="label", markup=False)
                yield Chooser(named, allow_blank=False, value="internal_door", id="kind", compact=True)
            with Horizontal(classes="field"):
                yield Static("state", classes="label", markup=False)
                yield Chooser(
                    [(Content(state), state) for state in STATES], allow_blank=False, id="state", compact=True
                )
            for name, hint in LINES:
                with Horizontal(classes="field"):
                    yield Static(name, classes="label", markup=False)
                    yield PlainInput(placeholder=hint, id=name, compact=True)
            yield Static("", id="features-fault", classes="fault", markup=False)
        yield KeyBar()

    def on_mount(self) -> None:
        """List every feature with how it stands, after the line for a new one."""
        rows = [(NEW, Content("a new one"))]
        rows.extend(
            (f"x{key}", Content(_format_feature(feature))) for key, feature in self._battle.features.items()
        )
        self.query_one(WrappedList).set_entries(rows)

    def _chosen(self) -> Feature | None:
        return self._battle.features.get((self.query_one(WrappedList).chosen or NEW)[1:])

    def on_strip_list_highlighted(self, event: StripList.Highlighted) -> None:
        """Fill the form with the facts of the feature under the cursor."""
        event.stop()
        feature = self._chosen()
        for name in ("kind", "id", "name", "floors"):
            self.query_one(f"#{name}").disabled = feature is not None
        self.query_one("#kind", Select).value = feature.kind if feature else "internal_door"
        self.query_one("#state", Select).value = feature.state if feature else "closed"
        self._line("id").value = feature.id if feature else ""
        self._line("name").value = feature.name if feature else ""
        self._line("key").value = (feature.key or "") if feature else ""
        self._line("floors").value = str(feature.floors) if feature and feature.floors else ""
        self._fault(Content(""))

    def on_strip_list_selected(self, event: StripList.Selected) -> None:
        """Go on to the form."""
        event.stop()
        self.query_one("#state" if self._chosen() else "#kind").focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Enter in the form sets it."""
        event.stop()
        self.action_set_it()

    def _line(self, name: str) -> Input:
        return self.query_one(f"#{name}", Input)

    def _fault(self, told: Content) -> None:
        self.query_one("#features-fault", Static).update(told)

    def _command(self) -> Command:
        """Raises ValueError, in one sentence, when a figure is none."""
        feature, state = self._chosen(), cast(FeatureState, self.query_one("#state", Select).value)
        key, reason = self._line("key").value.strip(), self._line("reason").value.strip()
        if feature is not None:
            told = (("state", state), ("key", key or "none"))
            had = {"state": feature.state, "key": feature.key or "none"}
            changes = tuple((name, value) for name, value in told if value != had[name])
            if not changes:
                raise ValueError("Nothing has changed yet: choose another state or key.")
            return CorrectFeature(feature=feature.id, changes=changes, reason=reason)
        floors = self._line("floors").value.strip() or "0"
        if not (floors.isascii() and floors.isdigit() and len(floors) < 3):
            raise ValueError("Floors must be a whole number.")
        number, name = self._line("id").value.strip(), self._line("name").value.strip()
        if number in self._battle.features:
            raise ValueError(
                f"There is already a {number}: choose it in the list, or type another short name."
            )
        kind = str(self.query_one("#kind", Select).value)
        placed = Feature(id=number, kind=kind, name=name or number, state=state, key=key or None)
        return PlaceFeature(
            feature=replace(placed, floors=int(floors), car=1 if kind == "elevator" else None)
        )

    def action_set_it(self) -> None:
        """Make the command; what the rules refuse stays here with the reason."""
        try:
            said = self._command()
        except ValueError as error:
            self._fault(Content(str(error)))
            return
        refusal = self._seat.rules.refusal(said)
        if refusal is None:
            self.dismiss(said)
        else:
            self._fault(format_refusal(refusal))


def _format_feature(feature: Feature) -> str:
    key = f", key {feature.key}" if feature.key else ""
    return clean_text(f"{feature.id} {feature.name}: {feature.kind.replace('_', ' ')}, {feature.state}{key}")
