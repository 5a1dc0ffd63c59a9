"""Events by which the table has the last word: corrections, rulings, the assist dial, dice, notes."""

from typing import Literal

from squadlog.battle.state import Assist, Subsystem
from squadlog.records import record


@record
class Overruled:
    """A rule refused what follows and the table let it stand; `reason` is why, or how the assist dial was set."""

    code: str
    rule: str
    sentence: str
    reason: str
    kind: Literal["overruled"] = "overruled"


@record
class UnitCorrected:
    """The referee set fields of a unit: pairs of field and value as text."""

    unit: int
    changes: tuple[tuple[str, str], ...]
    reason: str
    kind: Literal["unit_corrected"] = "unit_corrected"


@record
class RulingSet:
    """Another reading holds from here on."""

    name: str
    option: str
    reason: str = ""
    kind: Literal["ruling_set"] = "ruling_set"


@record
class AssistSet:
    """The program insists more, or less, in one subsystem."""

    subsystem: Subsystem
    level: Assist
    kind: Literal["assist_set"] = "assist_set"


@record
class DiceSet:
    """The sides that type their own dice from here on."""

    typed: tuple[str, ...]
    kind: Literal["dice_set"] = "dice_set"


@record
class NoteWritten:
    """Somebody's words in the log."""

    text: str
    kind: Literal["note_written"] = "note_written"


RefereeEvent = Overruled | UnitCorrected | RulingSet | AssistSet | DiceSet | NoteWritten
