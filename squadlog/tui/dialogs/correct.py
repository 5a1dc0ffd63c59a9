"""Setting a unit straight by hand: a field, its new value, and why."""

from collections.abc import Sequence

from textual.content import Content

from squadlog.base.names import safe_text
from squadlog.battle.chapter_state import CHAPTER_STATES, as_written
from squadlog.battle.commands import Command, Correct
from squadlog.battle.corrections import ANY, UNIT_FIELDS, correct_unit, unit_fields
from squadlog.battle.state import Known, Unit
from squadlog.reports.wording import unit_words
from squadlog.tui.chrome.fields import Field, FieldsDialog


class CorrectDialog(FieldsDialog):
    """A hand on one unit, on these fields or all. The change goes into the log with its reason; undo takes it back."""

    HELP = (
        f"{FieldsDialog.TYPING}"
        "Separate the items of a list with commas; none removes an entry; for dazed, give the last dazed subphase, "
        "such as T2.s7.\n"
        "The correction is an ordinary line of the log: u undoes it."
    )

    def __init__(self, battle: Known, unit: int, names: Sequence[str] = ()) -> None:
        self._battle, self._unit = battle, battle.units[unit]
        self._names = names or unit_fields(self._unit)
        fields = (_field(self._unit, name) for name in self._names)
        super().__init__(f"Correct {unit_words(battle, unit)}", fields, why="why (needed)")

    def command(self, place: int, value: str, reason: str) -> Command | Content:
        """The correction, unless the field cannot hold that value or nobody says why."""
        try:
            changes = ((self._names[place], safe_text(value)),)
            reason = safe_text(reason)
            correct_unit(self._unit, changes, self._battle.now)
        except ValueError as error:
            return Content(str(error))
        if not reason:
            return Content("Give a reason: the log keeps it with your correction.")
        return Correct(unit=self._unit.id, changes=changes, reason=reason)


def _field(unit: Unit, name: str) -> Field:
    """What a fact of the unit is called, what it is now, and what may be written: of a chapter's as that has it."""
    own = UNIT_FIELDS.get(name)
    if own is None:
        label, hint, now = name, CHAPTER_STATES[name].unit.hint or ANY, as_written(unit, name)
    else:
        label, hint = own.label or name, own.hint
        now = getattr(unit, name) if own.now is None else own.now(unit)
    if isinstance(now, bool):
        return Field(label, "yes" if now else "no", "yes, no")
    if now is None or now in ((), ""):
        return Field(label, "none", hint)
    return Field(label, ", ".join(now) if isinstance(now, tuple) else str(now), hint)
