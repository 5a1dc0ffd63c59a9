"""Events by which the table has the last word: corrections, rulings, the assist dial, dice, notes."""

from typing import Literal

from squadlog.battle.moment import Moment
from squadlog.battle.setup import ExtraAction, Grouping, Soldier
from squadlog.battle.state import Assist, Standing, Subsystem
from squadlog.facts import Position
from squadlog.records import record


@record
class Overruled:
    """A rule refused what follows and the table let it stand; `reason` is why, or how the assist dial was set.

    `side` has said it in secret: nobody else hears of it. Empty: it was said to all.
    """

    code: str
    rule: str
    sentence: str
    reason: str
    side: str = ""
    kind: Literal["overruled"] = "overruled"


@record
class UnitCorrected:
    """The referee set fields of a unit: pairs of field and value as text."""

    unit: int
    changes: tuple[tuple[str, str], ...]
    reason: str
    kind: Literal["unit_corrected"] = "unit_corrected"


@record
class TurnCorrected:
    """The referee set the turn right: what is not None is so from here on. `slot` is the grouping that acts now.

    `held` is what chapters keep of the battle as a whole: pairs of chapter and value as text.
    """

    reason: str
    moment: Moment | None = None
    standings: tuple[Standing, ...] | None = None
    order: tuple[str, ...] | None = None
    slot: str | None = None
    held: tuple[tuple[str, str], ...] = ()
    kind: Literal["turn_corrected"] = "turn_corrected"


@record
class Regrouped:
    """All groupings as they are from here on (INI-02, INI-12, INI-14)."""

    groupings: tuple[Grouping, ...]
    reason: str = ""
    kind: Literal["regrouped"] = "regrouped"


@record
class ActionAdded:
    """The action table has one more row, in place of one of the same name (ACT-19)."""

    action: ExtraAction
    reason: str = ""
    kind: Literal["action_added"] = "action_added"


@record
class UnitAdded:
    """A soldier joined the battle."""

    soldier: Soldier
    grouping: str
    reason: str
    position: Position | None = None
    floor: int = 1
    kind: Literal["unit_added"] = "unit_added"


@record
class UnitRemoved:
    """A soldier is no longer part of the battle, and of nothing that is under way in it."""

    unit: int
    reason: str
    kind: Literal["unit_removed"] = "unit_removed"


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
class ChapterSwitched:
    """An advanced chapter is in force, or no longer, from the next turn on (ADV-01)."""

    chapter: str
    on: bool
    reason: str = ""
    kind: Literal["chapter_switched"] = "chapter_switched"


@record
class NoteWritten:
    """Somebody's words in the log, about a soldier, a turn, or a line of it, whose words are `quoted`.

    `seat` alone reads it, and the referee; empty: everybody does. `entry` is a line as those count who may read it.
    """

    text: str
    unit: int | None = None
    turn: int | None = None
    entry: int | None = None
    quoted: str = ""
    seat: str = ""
    kind: Literal["note_written"] = "note_written"


RefereeEvent = (
    Overruled | UnitCorrected | TurnCorrected | Regrouped | ActionAdded | UnitAdded | UnitRemoved
    | RulingSet | AssistSet
    | DiceSet | ChapterSwitched | NoteWritten
)  # fmt: skip
