"""Events by which the table has the last word: corrections, rulings, the assist dial, dice, notes."""

from squadlog.base.records import HasKind, record
from squadlog.battle.moment import Moment
from squadlog.battle.pictures.note_picture import NotePicture
from squadlog.battle.state import Assist, Standing, Subsystem
from squadlog.battle.terms import ExtraAction, Grouping, Soldier
from squadlog.facts.ground_facts import Position


@record
class Overruled(HasKind):
    """A rule refused what follows and the table let it stand; `reason` is why, or how the assist dial was set.

    `side` has said it in secret: nobody else hears of it. Empty: it was said to all.
    """

    code: str
    rule: str
    sentence: str
    reason: str
    side: str = ""


@record
class UnitCorrected(HasKind):
    """The referee set fields of a unit: pairs of field and value as text."""

    unit: int
    changes: tuple[tuple[str, str], ...]
    reason: str


@record
class TurnCorrected(HasKind):
    """The referee set the turn right: what is not None is so from here on. `slot` is the grouping that acts now.

    `held` is what chapters keep of the battle as a whole: pairs of chapter and value as text.
    """

    reason: str
    moment: Moment | None = None
    standings: tuple[Standing, ...] | None = None
    order: tuple[str, ...] | None = None
    slot: str | None = None
    held: tuple[tuple[str, str], ...] = ()


@record
class Regrouped(HasKind):
    """All groupings as they are from here on (INI-02, INI-12, INI-14)."""

    groupings: tuple[Grouping, ...]
    reason: str = ""


@record
class ActionAdded(HasKind):
    """The action table has one more row, in place of one of the same name (ACT-19)."""

    action: ExtraAction
    reason: str = ""


@record
class UnitAdded(HasKind):
    """A soldier joined the battle."""

    soldier: Soldier
    grouping: str
    reason: str
    position: Position | None = None
    floor: int = 1


@record
class UnitRemoved(HasKind):
    """A soldier is no longer part of the battle, and of nothing that is under way in it."""

    unit: int
    reason: str


@record
class RulingSet(HasKind):
    """Another reading holds from here on."""

    name: str
    option: str
    reason: str = ""


@record
class AssistSet(HasKind):
    """The program insists more, or less, in one subsystem."""

    subsystem: Subsystem
    level: Assist


@record
class DiceSet(HasKind):
    """The sides that type their own dice from here on."""

    typed: tuple[str, ...]


@record
class ChapterSwitched(HasKind):
    """An advanced chapter is in force, or no longer, from the next turn on (ADV-01)."""

    chapter: str
    on: bool
    reason: str = ""


@record
class NoteWritten(HasKind):
    """Somebody's words in the log, about a soldier, a turn, or a line of it, whose words are `quoted`.

    `seat` alone reads it, and the referee; empty: everybody does. `entry` is a line as those count who may read it.
    `picture` is what a photograph beside it is; the command of its step has the bytes.
    """

    text: str
    unit: int | None = None
    turn: int | None = None
    entry: int | None = None
    quoted: str = ""
    seat: str = ""
    picture: NotePicture | None = None


RefereeEvent = (
    Overruled | UnitCorrected | TurnCorrected | Regrouped | ActionAdded | UnitAdded | UnitRemoved
    | RulingSet | AssistSet
    | DiceSet | ChapterSwitched | NoteWritten
)  # fmt: skip
