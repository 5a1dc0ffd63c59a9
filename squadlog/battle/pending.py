"""Choices that the battle waits for, who must speak and about what; and the fights of which most of them are."""

from typing import Literal

from squadlog.base.records import record
from squadlog.battle.moment import Moment

Intent = Literal["attack", "parry", "avoid", "out"]
UNTOLD: Literal["untold"] = "untold"
Chosen = Intent | Literal["untold"]
"""What a party has chosen; `UNTOLD` stands for it before those who may not know.

In a whole battle nothing is secret.
"""


@record
class OpportunityOffer:
    """A mover may have come into view of watchers, who are asked in order (ACT-55, AMB-18)."""

    mover: int
    watchers: tuple[int, ...]
    kind: Literal["opportunity"] = "opportunity"


@record
class IntentAsked:
    """A fighter must say, in secret, what it does as a melee opens."""

    unit: int
    attacker: int
    defender: int
    options: tuple[Intent, ...]
    kind: Literal["intent"] = "intent"


@record
class EscapeAsked:
    """A fighter that avoided its attacker must now move beyond 1 m of it (MEL-12)."""

    unit: int
    attacker: int
    kind: Literal["escape"] = "escape"


@record
class SharesAsked:
    """A parrying fighter must split `left`, what remains of its +3, among the attackers that roll now (MEL-30)."""

    unit: int
    attackers: tuple[int, ...]
    left: int = 3
    kind: Literal["shares"] = "shares"


Pending = OpportunityOffer | IntentAsked | EscapeAsked | SharesAsked


@record
class Engagement:
    """One attacker on one defender. `late`: the defender had already acted when it was declared (MEL-06).

    `continued`: at least one melee action has been fought, so that either may try to get away (AMB-111). `let_stand`:
    the table let them fight although they do not reach each other.
    """

    attacker: int
    defender: int
    declared: Moment
    late: bool
    status: Literal["declared", "opening", "fighting"] = "declared"
    attacker_intent: Chosen | None = None
    defender_intent: Chosen | None = None
    may_avoid: bool = True
    helpless: bool = False
    continued: bool = False
    let_stand: bool = False

    @property
    def key(self) -> tuple[int, int]:
        """Attacker and defender."""
        return (self.attacker, self.defender)
