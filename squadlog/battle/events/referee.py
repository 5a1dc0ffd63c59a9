"""Events by which the table has the last word: corrections, rulings, the assist dial, dice, notes."""

from dataclasses import dataclass
from typing import Literal

from squadlog.battle.state import Assist, Subsystem


@dataclass(frozen=True, slots=True, kw_only=True)
class Overruled:
    """A rule refused what follows and the table let it stand; `reason` is why, or how the assist dial was set."""

    code: str
    rule: str
    sentence: str
    reason: str
    kind: Literal["overruled"] = "overruled"


@dataclass(frozen=True, slots=True, kw_only=True)
class UnitCorrected:
    """The referee set fields of a unit: pairs of field and value as text."""

    unit: int
    changes: tuple[tuple[str, str], ...]
    reason: str
    kind: Literal["unit_corrected"] = "unit_corrected"


@dataclass(frozen=True, slots=True, kw_only=True)
class RulingSet:
    """Another reading holds from here on."""

    name: str
    option: str
    reason: str = ""
    kind: Literal["ruling_set"] = "ruling_set"


@dataclass(frozen=True, slots=True, kw_only=True)
class AssistSet:
    """The program insists more, or less, in one subsystem."""

    subsystem: Subsystem
    level: Assist
    kind: Literal["assist_set"] = "assist_set"


@dataclass(frozen=True, slots=True, kw_only=True)
class DiceSet:
    """The sides that type their own dice from here on."""

    typed: tuple[str, ...]
    kind: Literal["dice_set"] = "dice_set"


@dataclass(frozen=True, slots=True, kw_only=True)
class NoteWritten:
    """Somebody's words in the log."""

    text: str
    kind: Literal["note_written"] = "note_written"


RefereeEvent = Overruled | UnitCorrected | RulingSet | AssistSet | DiceSet | NoteWritten
