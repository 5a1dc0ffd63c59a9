"""Events of the action step: declaring, moving, and what actions do when they end."""

from typing import Literal

from squadlog.battle.feature import Feature
from squadlog.battle.ledger import Check
from squadlog.battle.moment import Moment
from squadlog.battle.state import Declaration, Ongoing, Posture, QueuedShot, ThingKind, Trace
from squadlog.dice import Face
from squadlog.facts import MoveFacts, Position
from squadlog.records import record


@record
class ActionDeclared:
    """A unit started an action. `action` is None for a declared pause or a turn toward an attacker."""

    unit: int
    declaration: Declaration
    action: Ongoing | None = None
    kind: Literal["action_declared"] = "action_declared"


@record
class OrderLeftOut:
    """Of several who were told something together, this unit could not take its order: why, and by which rule."""

    unit: int
    code: str
    sentence: str
    rule: str = ""
    kind: Literal["order_left_out"] = "order_left_out"


@record
class PackSwitched:
    """A unit switched its bounce pack (BNC-11)."""

    unit: int
    on: bool
    kind: Literal["pack_switched"] = "pack_switched"


@record
class ResolutionOrdered:
    """The acting grouping is declared and performs in this order."""

    order: tuple[int, ...]
    kind: Literal["resolution_ordered"] = "resolution_ordered"


@record
class UnitMoved:
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
    kind: Literal["unit_moved"] = "unit_moved"


@record
class UnitPerformed:
    """A unit has done its part of this subphase."""

    unit: int
    kind: Literal["unit_performed"] = "unit_performed"


@record
class ActionEnded:
    """An action reached its last subphase and took effect; the effects follow as events of their own."""

    unit: int
    action: str
    kind: Literal["action_ended"] = "action_ended"


@record
class ActionLost:
    """An action in progress, or held opportunity fire, was lost with all its AP (ACT-11..15)."""

    unit: int
    action: str
    cause: str
    rule: str
    kind: Literal["action_lost"] = "action_lost"


@record
class PostureChanged:
    """A unit stands, kneels or lies now."""

    unit: int
    posture: Posture
    kind: Literal["posture_changed"] = "posture_changed"


@record
class OpportunityReadied:
    """A unit holds opportunity fire with a weapon (ACT-54)."""

    unit: int
    weapon: str
    let_stand: tuple[str, ...] = ()
    kind: Literal["opportunity_readied"] = "opportunity_readied"


@record
class ShotQueued:
    """A shot waits for the fire step (ACT-04)."""

    shot: QueuedShot
    kind: Literal["shot_queued"] = "shot_queued"


@record
class WeaponTaken:
    """A unit has another weapon in hand."""

    unit: int
    weapon: str
    kind: Literal["weapon_taken"] = "weapon_taken"


@record
class JamCleared:
    """A weapon fires again."""

    unit: int
    weapon: str
    kind: Literal["jam_cleared"] = "jam_cleared"


@record
class OmniSwitched:
    """A weapon changed its mode: an OMNI rifle between spike and slug."""

    unit: int
    weapon: str
    mode: Literal["spike", "slug"]
    kind: Literal["omni_switched"] = "omni_switched"


@record
class ItemDropped:
    """An object (weapon, item or key) lies on the ground near a unit; `item_id` names it from now on."""

    unit: int
    item: str
    item_id: int
    sort: ThingKind = "item"
    kind: Literal["item_dropped"] = "item_dropped"


@record
class ItemPicked:
    """A unit took an object from the ground (`item_id`) or from a body (`from_unit`)."""

    unit: int
    item: str
    item_id: int | None = None
    from_unit: int | None = None
    sort: ThingKind = "item"
    kind: Literal["item_picked"] = "item_picked"


@record
class ItemHanded:
    """An object passed from one unit to another (ACT-63)."""

    giver: int
    taker: int
    item: str
    sort: ThingKind = "item"
    kind: Literal["item_handed"] = "item_handed"


@record
class ItemCarried:
    """An object that lies in an elevator's car has come to another floor with it (STO-07)."""

    item_id: int
    floor: int
    kind: Literal["item_carried"] = "item_carried"


@record
class FeatureSet:
    """A door, elevator or other feature changed: the feature as it is now, and who did it."""

    feature: Feature
    unit: int | None = None
    what: str = ""
    face: Face | None = None
    kind: Literal["feature_set"] = "feature_set"


@record
class PlaceTaken:
    """A unit is on another floor, or in or out of a stairway, elevator or airlock (`place` empty: none of them)."""

    unit: int
    floor: int
    place: str = ""
    kind: Literal["place_taken"] = "place_taken"


@record
class UnitPlaced:
    """A unit was set on the map before play, or turned on the spot outside a move; `position` None: taken off it.

    `let_stand`: there it may not be set up, and the table lets it stand (GEN-06).
    """

    unit: int
    position: Position | None
    floor: int = 1
    let_stand: bool = False
    kind: Literal["unit_placed"] = "unit_placed"


@record
class BalanceChecked:
    """A zero-gravity check (ZRG-02); a failure costs the subphase."""

    unit: int
    check: Check
    face: Face
    action: str
    kind: Literal["balance_checked"] = "balance_checked"


@record
class Collided:
    """A zero-gravity dive ended against something or somebody (ZRG-11, ZRG-12)."""

    unit: int
    into: int | None = None
    moment: Moment
    kind: Literal["collided"] = "collided"


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
