"""Events of the frame: set-up, turns, subphases, initiative and the end."""

from squadlog.base.dice import Face
from squadlog.base.records import HasKind, record
from squadlog.battle.ledger import Line
from squadlog.battle.moment import Moment
from squadlog.battle.pending import OpportunityOffer
from squadlog.battle.state import Choice, Stage
from squadlog.battle.terms import Setup


@record
class BattleCreated(HasKind):
    """The record opens with everything agreed before play."""

    setup: Setup


@record
class TurnBegun(HasKind):
    """A turn opens with its initiative step."""

    turn: int


@record
class GroupingRoll:
    """One grouping's initiative: its faces, the reasons, and the sum of the first face and the reasons.

    Later faces settle a tie; they rank the tied groupings among themselves and nobody else (AMB-10). `total` None: what
    counts on its side is not told to whoever reads it, and so no sum.
    """

    grouping: str
    faces: tuple[Face, ...]
    lines: tuple[Line, ...]
    total: int | None


@record
class InitiativeRolled(HasKind):
    """Every grouping rolled; `rolls` stand from the lowest total up (INI-05)."""

    rolls: tuple[GroupingRoll, ...]


@record
class OrderChosen(HasKind):
    """A grouping declared MOVE or COUNTERMOVE; `forced` for the highest roll (INI-07)."""

    grouping: str
    choice: Choice
    forced: bool = False


@record
class OrderSet(HasKind):
    """The order of all groupings for this turn."""

    order: tuple[str, ...]


@record
class SubphaseOpened(HasKind):
    """The track advanced one box."""

    moment: Moment


@record
class StageEntered(HasKind):
    """The subphase went on to its next step."""

    stage: Stage


@record
class SlotOpened(HasKind):
    """The `place`-th grouping of the order begins its turn to act (0 is the first)."""

    place: int


@record
class AskedAnew(HasKind):
    """The battle changed under a question: it is put to those it still concerns, or withdrawn (None)."""

    asked: OpportunityOffer | None = None


@record
class SubphaseClosed(HasKind):
    """Everything of this subphase is done."""

    moment: Moment


@record
class TurnEnded(HasKind):
    """The end phase of a turn: per-turn shot counts reset, nothing else is cleared (END-01..04)."""

    turn: int


@record
class FinalScore:
    """Victory value a side has earned: an exact fraction of points as `numerator/denominator` text.

    `unknown` are the losses of its enemies that it leaves out, since nobody has said what they are worth.
    """

    side: str
    points: str
    unknown: int = 0


@record
class BattleEnded(HasKind):
    """The battle is over. `again`: it was played on, and the count stays as it was told."""

    reason: str
    scores: tuple[FinalScore, ...]
    again: bool = False


TurnEvent = (
    BattleCreated | TurnBegun | InitiativeRolled | OrderChosen | OrderSet | SubphaseOpened | StageEntered
    | SlotOpened | AskedAnew | SubphaseClosed | TurnEnded | BattleEnded
)  # fmt: skip
