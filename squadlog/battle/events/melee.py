"""Events of fighting hand to hand."""

from typing import ClassVar, Literal

from squadlog.battle.ledger import Check
from squadlog.battle.pending import Chosen, Engagement, EscapeAsked, IntentAsked, SharesAsked
from squadlog.battle.state import Ongoing
from squadlog.dice import Face
from squadlog.records import record


@record
class Engaged:
    """A unit attacked another hand to hand; the fight opens in the next subphase (MEL-03, MEL-06)."""

    engagement: Engagement
    kind: Literal["engaged"] = "engaged"


@record
class MeleeOpened:
    """An engagement reached its opening: a late defender has been swung round (MEL-06)."""

    attacker: int
    defender: int
    turned: bool
    kind: Literal["melee_opened"] = "melee_opened"


@record
class ChoiceAsked:
    """Somebody in a melee must choose before the battle goes on."""

    asked: IntentAsked | EscapeAsked | SharesAsked
    kind: Literal["choice_asked"] = "choice_asked"


@record
class IntentGiven:
    """A fighter chose, in secret: what, others are not told."""

    unit: int
    attacker: int
    defender: int
    intent: Chosen
    kind: Literal["intent_given"] = "intent_given"


@record
class AvoidanceRolled:
    """A defender tried to get away by the roll (MEL-10)."""

    reveals: ClassVar[bool] = True
    unit: int
    attacker: int
    check: Check
    face: Face
    kind: Literal["avoidance_rolled"] = "avoidance_rolled"


@record
class MeleeStruck:
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
    kind: Literal["melee_struck"] = "melee_struck"


@record
class MeleeBegun:
    """A 5-AP melee action began for one fighter; its stance is secret until it is resolved (MEL-19, AMB-108)."""

    unit: int
    action: Ongoing
    attacker: int
    defender: int
    kind: Literal["melee_begun"] = "melee_begun"


@record
class SharesGiven:
    """A parrying fighter split its +3 (MEL-30): attacker and share."""

    unit: int
    shares: tuple[tuple[int, int], ...]
    kind: Literal["shares_given"] = "shares_given"


@record
class MeleeActionEnded:
    """A fighter's melee action ended, resolved or not."""

    reveals: ClassVar[bool] = True
    unit: int
    cause: str
    kind: Literal["melee_action_ended"] = "melee_action_ended"


@record
class MeleeDissolved:
    """Attacker and defender are no longer engaged."""

    attacker: int
    defender: int
    cause: str
    rule: str
    kind: Literal["melee_dissolved"] = "melee_dissolved"


@record
class BonusSpent:
    """The -1 of the last melee hit was used or lost (MEL-27)."""

    unit: int
    kind: Literal["bonus_spent"] = "bonus_spent"


MeleeEvent = (
    Engaged | MeleeOpened | ChoiceAsked | IntentGiven | AvoidanceRolled | MeleeStruck | MeleeBegun | SharesGiven
    | MeleeActionEnded | MeleeDissolved | BonusSpent
)  # fmt: skip
