"""Events of the action step: declaring, moving, and what actions do when they end."""

from typing import Literal

from squadlog.base.dice import Face
from squadlog.base.records import HasKind, record
from squadlog.battle.feature import Feature
from squadlog.battle.ledger import Check
from squadlog.battle.moment import Moment
from squadlog.battle.state import Declaration, Ongoing, Posture, QueuedShot, ThingKind, Trace
from squadlog.facts.ground_facts import MoveFacts, Position


@record
class ActionDeclared(HasKind):
    """A unit started an action. `action` is None for a declared pause or a turn toward an attacker."""

    unit: int
    declaration: Declaration
    action: Ongoing | None = None


@record
class OrderLeftOut(HasKind):
    """One of several units given an order together could not take it: why, and the rule."""

    unit: int
    code: str
    sentence: str
    rule: str = ""


@record
class PackSwitched(HasKind):
    """A unit switched its bounce pack (BNC-11)."""

    unit: int
    on: bool


@record
class ResolutionOrdered(HasKind):
    """The acting grouping is declared and performs in this order."""

    order: tuple[int, ...]


@record
class UnitMoved(HasKind):
    """A unit moved (or turned) in this subphase: ground covered, allowance charged, what it met.

    `to` is where that brought it on the map, None without one; a change of floor follows as an event of its own.
    """

    unit: int
    trace: Trace
    charged: float
    allowance: float
    since_turn_m: float
    barred: tuple[str, ...] = ()
    facts: MoveFacts | None = None
    posture: Posture | None = None
    to: Position | None = None


@record
class UnitPerformed(HasKind):
    """A unit has done its part of this subphase."""

    unit: int


@record
class ActionEnded(HasKind):
    """An action reached its last subphase and took effect; the effects follow as events of their own."""

    unit: int
    action: str


@record
class ActionLost(HasKind):
    """An action in progress, or held opportunity fire, was lost with all its AP (ACT-11..15)."""

    unit: int
    action: str
    cause: str
    rule: str


@record
class PostureChanged(HasKind):
    """A unit stands, kneels or lies now."""

    unit: int
    posture: Posture


@record
class OpportunityReadied(HasKind):
    """A unit holds opportunity fire with a weapon (ACT-54)."""

    unit: int
    weapon: str
    let_stand: tuple[str, ...] = ()


@record
class ShotQueued(HasKind):
    """A shot waits for the fire step (ACT-04)."""

    shot: QueuedShot


@record
class WeaponTaken(HasKind):
    """A unit has another weapon in hand."""

    unit: int
    weapon: str


@record
class JamCleared(HasKind):
    """A weapon fires again."""

    unit: int
    weapon: str


@record
class OmniSwitched(HasKind):
    """A weapon changed its mode: an OMNI rifle between spike and slug."""

    unit: int
    weapon: str
    mode: Literal["spike", "slug"]


@record
class ItemDropped(HasKind):
    """An object (weapon, item or key) lies on the ground near a unit; `item_id` names it from now on."""

    unit: int
    item: str
    item_id: int
    sort: ThingKind = "item"


@record
class ItemPicked(HasKind):
    """A unit took an object from the ground (`item_id`) or from a body (`from_unit`)."""

    unit: int
    item: str
    item_id: int | None = None
    from_unit: int | None = None
    sort: ThingKind = "item"


@record
class ItemHanded(HasKind):
    """An object passed from one unit to another (ACT-63)."""

    giver: int
    taker: int
    item: str
    sort: ThingKind = "item"


@record
class ItemCarried(HasKind):
    """An object that lies in an elevator's car has come to another floor with it (STO-07)."""

    item_id: int
    floor: int


@record
class FeatureSet(HasKind):
    """A door, elevator or other feature changed: the feature as it is now, and who did it."""

    feature: Feature
    unit: int | None = None
    what: str = ""
    face: Face | None = None


@record
class PlaceTaken(HasKind):
    """A unit is on another floor, or in or out of a stairway, elevator or airlock (`place` empty: none of them)."""

    unit: int
    floor: int
    place: str = ""


@record
class UnitPlaced(HasKind):
    """A unit was set on the map before play, or turned on the spot outside a move; `position` None: taken off it.

    `let_stand`: there it may not be set up, and the table lets it stand (GEN-06).
    """

    unit: int
    position: Position | None
    floor: int = 1
    let_stand: bool = False


@record
class BalanceChecked(HasKind):
    """A zero-gravity check (ZRG-02); a failure costs the subphase."""

    unit: int
    check: Check
    face: Face
    action: str


@record
class Collided(HasKind):
    """A zero-gravity dive ended against cover or a unit (ZRG-11, ZRG-12)."""

    unit: int
    into: int | None = None
    moment: Moment


DeedEvent = (
    ActionDeclared | OrderLeftOut | PackSwitched | ResolutionOrdered | UnitMoved | UnitPerformed
    | ActionEnded | ActionLost | PostureChanged | OpportunityReadied | ShotQueued
)  # fmt: skip
HandlingEvent = (
    WeaponTaken | JamCleared | OmniSwitched | ItemDropped | ItemPicked | ItemHanded | ItemCarried
    | FeatureSet
    | PlaceTaken | UnitPlaced
    | BalanceChecked | Collided
)  # fmt: skip
ActionEvent = DeedEvent | HandlingEvent
