"""Events of fighting hand to hand."""

from typing import ClassVar

from squadlog.base.dice import Face
from squadlog.base.records import HasKind, record
from squadlog.battle.ledger import Check
from squadlog.battle.pending import Chosen, Engagement, EscapeAsked, IntentAsked, SharesAsked
from squadlog.battle.state import Ongoing


@record
class Engaged(HasKind):
    """A unit attacked another hand to hand; the fight opens in the next subphase (MEL-03, MEL-06)."""

    engagement: Engagement


@record
class MeleeOpened(HasKind):
    """An engagement reached its opening: a late defender has been swung round (MEL-06)."""

    attacker: int
    defender: int
    turned: bool


@record
class ChoiceAsked(HasKind):
    """A fighter in a melee must choose before the battle goes on."""

    asked: IntentAsked | EscapeAsked | SharesAsked


@record
class IntentGiven(HasKind):
    """A fighter chose, in secret: what, others are not told."""

    unit: int
    attacker: int
    defender: int
    intent: Chosen


@record
class AvoidanceRolled(HasKind):
    """A defender tried to get away by the roll (MEL-10)."""

    reveals: ClassVar[bool] = True
    unit: int
    attacker: int
    check: Check
    face: Face


@record
class MeleeStruck(HasKind):
    """A melee roll: in the fifth subphase, or the free attack at a fighter that got away (MEL-13).

    `bonus` is the unit that has -1 on its next melee action for it, or None (MEL-27, AMB-109).
    """

    reveals: ClassVar[bool] = True
    unit: int
    target: int
    check: Check
    face: Face
    free: bool = False
    bonus: int | None = None


@record
class MeleeBegun(HasKind):
    """A 5-AP melee action began for one fighter; its stance is secret until it is resolved (MEL-19, AMB-108)."""

    unit: int
    action: Ongoing
    attacker: int
    defender: int


@record
class SharesGiven(HasKind):
    """A parrying fighter split its +3 (MEL-30): attacker and share."""

    unit: int
    shares: tuple[tuple[int, int], ...]


@record
class MeleeActionEnded(HasKind):
    """A fighter's melee action ended, resolved or not."""

    reveals: ClassVar[bool] = True
    unit: int
    cause: str


@record
class MeleeDissolved(HasKind):
    """Attacker and defender are no longer engaged."""

    attacker: int
    defender: int
    cause: str
    rule: str


@record
class BonusSpent(HasKind):
    """The -1 of the last melee hit was used or lost (MEL-27)."""

    unit: int


MeleeEvent = (
    Engaged | MeleeOpened | ChoiceAsked | IntentGiven | AvoidanceRolled | MeleeStruck | MeleeBegun | SharesGiven
    | MeleeActionEnded | MeleeDissolved | BonusSpent
)  # fmt: skip
