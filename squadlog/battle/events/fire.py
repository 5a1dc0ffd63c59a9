"""Events of shooting and of what shots do."""

from typing import Literal

from squadlog.base.dice import Face
from squadlog.base.records import HasKind, record
from squadlog.battle.feature import FeatureState
from squadlog.battle.ledger import Check
from squadlog.battle.moment import Moment
from squadlog.battle.pending import OpportunityOffer
from squadlog.battle.state import Effect, Wound
from squadlog.facts.ground_facts import Sighting, Target


@record
class OpportunityOffered(HasKind):
    """Watchers are asked, in order, whether they fire at a mover (ACT-55)."""

    offer: OpportunityOffer


@record
class OpportunityDeclined(HasKind):
    """A watcher let the mover pass and stays ready."""

    unit: int


@record
class ShotFired(HasKind):
    """A shot: who, at what, with what, the facts, the test and its faces. Obstacles are hit without a test.

    `sort` beyond is the attack that goes on through a fresh breach (OBS-11). `levels` are the wound levels or,
    against a feature, half levels. `manner` is the word of a chapter for how it was fired, empty for an ordinary shot,
    `hits` how many of its rounds hit, if that was more than one. `counts`: it counts for the
    rate of fire (FIR-38, AMB-19, AMB-88).
    """

    unit: int
    weapon: str
    sort: Literal["plain", "aimed", "opportunity", "beyond"]
    target: Target
    sighting: Sighting | None = None
    check: Check | None = None
    faces: tuple[Face, ...] = ()
    levels: int = 0
    half_levels: int = 0
    moment: Moment
    at_m: float | None = None
    effects: tuple[Effect, ...] = ()
    counts: bool = True
    manner: str = ""
    hits: int = 1


@record
class ShotWithheld(HasKind):
    """A queued shot was not taken or could not be; it does not count for the rate of fire."""

    unit: int
    reason: str


@record
class WeaponJammed(HasKind):
    """A weapon cannot fire until it is cleared (FIR-42)."""

    unit: int
    weapon: str


@record
class UnitWounded(HasKind):
    """Wound boxes were ticked: `levels` of them, leading from one wound level to another."""

    unit: int
    levels: int
    before: Wound
    after: Wound
    by: int | None = None
    cause: str = "fire"


@record
class UnitDazed(HasKind):
    """A unit is dazed: hit in `at`, dazed through `until` (WND-02)."""

    unit: int
    at: Moment
    until: Moment
    cause: str = "fire"


@record
class FeatureDamaged(HasKind):
    """A feature lost half levels, or fell (OBS-04). `damage` and `state` are what it has now."""

    feature: str
    damage: int
    state: FeatureState
    by: int | None = None


@record
class EffectsApplied(HasKind):
    """The shots of this step have taken effect, all together (AMB-84)."""

    count: int


FireEvent = (
    OpportunityOffered | OpportunityDeclined | ShotFired | ShotWithheld | WeaponJammed | UnitWounded | UnitDazed
    | FeatureDamaged | EffectsApplied
)  # fmt: skip
