"""Setting a unit straight by hand: a field, its new value, and why."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import Input, OptionList, Static

from squadlog.battle.commands import Command, Correct
from squadlog.battle.corrections import UNIT_FIELDS, corrected
from squadlog.battle.state import WOUNDS, Battle
from squadlog.names import safe_text
from squadlog.tui.chrome import Sheet
from squadlog.tui.key_bar import KeyBar
from squadlog.tui.picker import Picker
from squadlog.tui.typed import PlainInput
from squadlog.tui.words import unit_words

LABELS = {
    "omni": "OMNI rifle set to",
    "performed": "has acted",
    "pack_on": "bounce pack on",
    "hit_bonus": "melee bonus (MEL-27)",
    "in_hand": "in hand",
    "opportunity": "watches with",
    "place": "is in",
    "dazed": "dazed to",
    "by": "wounded by",
}
HINTS = {
    "wound": ", ".join(WOUNDS),
    "posture": "standing, kneeling, prone",
    "omni": "spike, slug",
    **dict.fromkeys(("performed", "pack_on", "hit_bonus"), "yes, no"),
    "floor": "a whole number",
    "at": "metres east and north on the map, as 12.5,8, or none: it is on no map",
    "facing": "degrees clockwise from north",
    "dazed": "the last dazed subphase, as T2.s7, or none",
    "action": "none: it is given up",
    **dict.fromkeys(("in_hand", "opportunity"), "one of its weapons, or none"),
    "place": "a feature such as D1, or none",
    "by": "the side whose work the wound is, or none",
}


class CorrectSheet(Sheet[Command]):
    """The referee's hand on one unit. The change goes into the log with its reason and can be undone."""

    OF_THE_MOMENT = False
    CSS_PATH = "correct.tcss"
    AUTO_FOCUS = "#fields"
    HELP = (
        "Choose a field with the arrows, Enter goes to its new value, Enter again to the reason, and Enter there sets it; f2 sets it from anywhere. "
        "Lists are written with commas; none takes something away; dazed takes the last dazed subphase, such as T2.s7.\n"
        "The correction is a line of the log like any other: u on the battle takes it back."
    )
    BINDINGS: ClassVar[list[BindingType]] = [Binding("f2", "set_it", "Set it", id="correct.set")]

    def __init__(self, battle: Battle, unit: int) -> None:
        super().__init__()
        self._battle, self._unit = battle, battle.units[unit]

    def compose(self) -> ComposeResult:
        """Fields, value, reason."""
        with Vertical(id="correct-box", classes="box"):
            title = f"Set {unit_words(self._battle, self._unit.id)} straight"
            yield Static(Content.styled(title, "bold"), markup=False)
            yield Picker(id="fields")
            yield Static(Content("Enter on a line, then its new value:"), id="correct-hint", markup=False)
            yield PlainInput(placeholder="new value", id="value", compact=True)
            yield PlainInput(placeholder="why (needed)", id="reason", compact=True)
            yield Static("", id="correct-fault", classes="fault", markup=False)
        yield KeyBar()

    def on_mount(self) -> None:
        """Show every field with what it holds."""
        self.query_one(Picker).fill(
            [(name, Content(f"{LABELS.get(name, name):<20} {self._now(name)}")) for name in UNIT_FIELDS]
        )

    def _now(self, name: str) -> str:
        value = self._held(name)
        if value is None or value in ((), ""):
            return "none"
        if isinstance(value, bool):
            return "yes" if value else "no"
        if name == "action":
            return self._unit.action.kind if self._unit.action else "none"
        return ", ".join(value) if isinstance(value, tuple) else str(value)

    def _held(self, name: str) -> object:
        """What the unit has in that field."""
        at = self._unit.position
        match name:
            case "dazed":
                return self._unit.dazed_until
            case "at":
                return None if at is None else f"{at.x:g},{at.y:g}"
            case "facing":
                return None if at is None else f"{at.facing_deg:g}"
            case "by":
                return tuple(dict.fromkeys(side for side, _ in self._unit.hurt_by if side))
            case _:
                return getattr(self._unit, name)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """On to the value."""
        event.stop()
        value = self.query_one("#value", Input)
        hint = HINTS.get(event.option.id or "", "names with commas between, or none")
        self.query_one("#correct-hint", Static).update(Content(f"Can be: {hint}."))
        value.value = self._now(event.option.id or "")
        value.focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """On to the reason, then done."""
        event.stop()
        if event.input.id == "value":
            self.query_one("#reason").focus()
        else:
            self.action_set_it()

    def action_set_it(self) -> None:
        """Make the command, unless the field cannot hold that value."""
        name = self.query_one(Picker).chosen or ""
        fault = self.query_one("#correct-fault", Static)
        try:
            changes = ((name, safe_text(self.query_one("#value", Input).value)),)
            reason = safe_text(self.query_one("#reason", Input).value)
            corrected(self._unit, changes, self._battle.now)
        except ValueError as error:
            fault.update(Content(str(error)))
            return
        if not reason:
            fault.update(Content("Say why: it stays in the log with your correction."))
            return
        self.dismiss(Correct(unit=self._unit.id, changes=changes, reason=reason))
