"""Setting a unit straight by hand: a field, its new value, and why."""

from collections.abc import Sequence

from textual.content import Content

from squadlog.base.names import safe_text
from squadlog.battle.chapter_state import CHAPTER_STATES, as_written
from squadlog.battle.commands import Command, Correct
from squadlog.battle.corrections import UNIT_FIELDS, correct_unit, unit_fields
from squadlog.battle.state import WOUNDS, Known, Unit
from squadlog.tui.chrome.fields import Field, FieldsDialog
from squadlog.tui.chrome.words import unit_words

LABELS = {
    "omni": "OMNI rifle set to",
    "performed": "has acted",
    "pack_on": "bounce pack on",
    "hit_bonus": "melee bonus (MEL-27)",
    "in_hand": "in hand",
    "opportunity": "opportunity fire with",
    "place": "is in",
    "dazed": "dazed to",
    "by": "wounded by",
}
HINTS = {
    "wound": ", ".join(WOUNDS),
    "posture": "standing, kneeling, prone",
    "omni": "spike, slug",
    "floor": "a whole number",
    "at": "metres east and north on the map, as 12.5,8, or none for off the map",
    "facing": "degrees clockwise from north",
    "dazed": "the last dazed subphase, as T2.s7, or none",
    "action": "none gives it up",
    **dict.fromkeys(("in_hand", "opportunity"), "one of their weapons, or none"),
    "place": "stairs:S1, elevator:E1, airlock:A1, on:table or none",
    "by": "the side that inflicted the wound, or none",
}


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
        fields = (Field(LABELS.get(name, name), *_now(self._unit, name)) for name in self._names)
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


def _now(unit: Unit, name: str) -> tuple[str, str]:
    """What the unit has in that field, and what it can have there."""
    value = _value(unit, name)
    hint = HINTS.get(name, "names, separated by commas, or none")
    if name in CHAPTER_STATES:
        hint = CHAPTER_STATES[name].unit.hint or hint
    if isinstance(value, bool):
        return "yes" if value else "no", "yes, no"
    if value is None or value in ((), ""):
        return "none", hint
    return ", ".join(value) if isinstance(value, tuple) else str(value), hint


def _value(unit: Unit, name: str) -> object:
    at = unit.position
    match name:
        case "action":
            return unit.action.kind if unit.action else None
        case "dazed":
            return unit.dazed_until
        case "at":
            return None if at is None else f"{at.x:g},{at.y:g}"
        case "facing":
            return None if at is None else f"{at.facing_deg:g}"
        case "by":
            return tuple(dict.fromkeys(side for side, _ in unit.hurt_by if side))
        case _ if name in UNIT_FIELDS:
            return getattr(unit, name)
        case _:
            return as_written(unit, name)
