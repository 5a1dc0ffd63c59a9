"""Events of the frame: set-up, turns, subphases, initiative and the end."""

from typing import Literal

from squadlog.battle.ledger import Line
from squadlog.battle.moment import Moment
from squadlog.battle.pending import OpportunityOffer
from squadlog.battle.setup import Setup
from squadlog.battle.state import Choice, Stage
from squadlog.dice import Face
from squadlog.records import record


@record
class BattleCreated:
    """The record opens with everything agreed before play."""

    setup: Setup
    kind: Literal["battle_created"] = "battle_created"


@record
class TurnBegun:
    """A turn opens with its initiative step."""

    turn: int
    kind: Literal["turn_begun"] = "turn_begun"


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
class InitiativeRolled:
    """Every grouping rolled; `rolls` stand from the lowest total up (INI-05)."""

    rolls: tuple[GroupingRoll, ...]
    kind: Literal["initiative_rolled"] = "initiative_rolled"


@record
class OrderChosen:
    """A grouping declared MOVE or COUNTERMOVE; `forced` for the highest roll (INI-07)."""

    grouping: str
    choice: Choice
    forced: bool = False
    kind: Literal["order_chosen"] = "order_chosen"


@record
class OrderSet:
    """The order of all groupings for this turn."""

    order: tuple[str, ...]
    kind: Literal["order_set"] = "order_set"


@record
class SubphaseOpened:
    """The track advanced one box."""

    moment: Moment
    kind: Literal["subphase_opened"] = "subphase_opened"


@record
class StageEntered:
    """The subphase went on to its next step."""

    stage: Stage
    kind: Literal["stage_entered"] = "stage_entered"


@record
class SlotOpened:
    """It is the turn of the `place`-th grouping of the order (0 is the first)."""

    place: int
    kind: Literal["slot_opened"] = "slot_opened"


@record
class AskedAnew:
    """The battle changed under a question: it is put to those it still concerns, or withdrawn (None)."""

    asked: OpportunityOffer | None = None
    kind: Literal["asked_anew"] = "asked_anew"


@record
class SubphaseClosed:
    """Everything of this subphase is done."""

    moment: Moment
    kind: Literal["subphase_closed"] = "subphase_closed"


@record
class TurnEnded:
    """The end phase of a turn: per-turn shot counts reset, nothing else is cleared (END-01..04)."""

    turn: int
    kind: Literal["turn_ended"] = "turn_ended"


@record
class FinalScore:
    """Victory value a side has earned: an exact fraction of points as `numerator/denominator` text."""

    side: str
    points: str


@record
class BattleEnded:
    """The battle is over. `again`: it was played on, and the count stays as it was told."""

    reason: str
    scores: tuple[FinalScore, ...]
    again: bool = False
    kind: Literal["battle_ended"] = "battle_ended"


TurnEvent = (
    BattleCreated | TurnBegun | InitiativeRolled | OrderChosen | OrderSet | SubphaseOpened | StageEntered
    | SlotOpened | AskedAnew | SubphaseClosed | TurnEnded | BattleEnded
)  # fmt: skip
