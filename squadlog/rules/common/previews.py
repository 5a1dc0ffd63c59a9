"""What an action or a shot would come to, as values: what it costs, what speaks against it, what is likely."""

from fractions import Fraction

from squadlog.base.records import record
from squadlog.battle.commands import Declare
from squadlog.battle.ledger import Ledger, Line, total
from squadlog.battle.moment import Moment
from squadlog.battle.refusal import Refusal
from squadlog.battle.state import Mode
from squadlog.facts.ground_facts import Sighting
from squadlog.rules.common.chances import Odds


@record
class Quote:
    """The cost of a declaration, itemised in AP, and the subphase in which it would end."""

    lines: tuple[Line, ...]
    end: Moment

    @property
    def cost_ap(self) -> int:
        """The whole cost in AP, which is subphases (ACT-01)."""
        return total(self.lines)


@record
class ActionChoice:
    """One line of a unit's action menu.

    `modes` are the moves it may be combined with. `useless`: at this table the unit can never do it, whatever happens.
    """

    key: str
    label: str
    command: Declare
    cost_ap: int
    end: Moment
    modes: tuple[Mode, ...] = ()
    refusal: Refusal | None = None
    useless: bool = False


@record
class Battering:
    """What one shot does to a feature, without a die (OBS-03).

    Half levels, whether it falls, whether it goes through.
    """

    half_levels: int
    falls: bool
    through: bool
    pf_beyond: int


@record
class RolledFor:
    """One of those whom a shot in a manner of its own would be rolled for: how it is seen, its test, its chances.

    `engaged` is how likely it comes to that at all; `odds` are in all, what does not come to a roll being a miss.
    """

    unit: int
    sighting: Sighting | None
    ledger: Ledger
    odds: Odds
    engaged: Fraction = Fraction(1)


@record
class ShotPreview:
    """What a shot would be. A shot at a feature is not rolled: it has a `battering`, no ledger and no odds.

    All are None when the command makes no sense; `blocked` then says why. A shot that is merely refused still
    shows its ledger and its odds. `remarks` is what the chapters in force have to say of the weapon.
    `engaged` are those whom a shot in a manner of its own is rolled for, in their order.
    """

    blocked: Refusal | None
    ledger: Ledger | None = None
    sighting: Sighting | None = None
    odds: Odds | None = None
    battering: Battering | None = None
    remarks: tuple[str, ...] = ()
    engaged: tuple[RolledFor, ...] = ()
