"""Choices that the battle waits for: who must speak, and about what."""

from typing import Literal

from squadlog.records import record

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
