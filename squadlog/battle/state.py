"""The battle as it stands: frozen values that `evolve` folds events into. Knows no rules.

Mappings are never changed in place: a change makes a new mapping. Units are named by their counter number,
groupings, sides and features by short ids.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, fields
from typing import Any, Literal, NewType, get_args

from squadlog.base.records import record
from squadlog.battle.arms import OMNI, SLUG, Arm, Arms
from squadlog.battle.feature import Feature
from squadlog.battle.ledger import Adjustment
from squadlog.battle.moment import Moment
from squadlog.battle.pending import Engagement, Pending
from squadlog.battle.terms import Grouping, Setup, Soldier
from squadlog.facts.ground_facts import Position, Sector, StatedMove, StatedSighting, Target

Posture = Literal["standing", "kneeling", "prone"]
Wound = Literal["none", "L", "M", "S", "U", "D"]
Choice = Literal["MOVE", "COUNTERMOVE"]
Stance = Literal["attack", "parry"]
Assist = Literal["track", "suggest", "enforce"]
Subsystem = Literal["initiative", "timing", "movement", "fire", "melee", "obstacles", "zero_g"]
Mode = Literal[
    "walk", "run", "sprint", "crawl", "backward", "crawl_back", "sideways", "turn", "kneel", "stairs", "jump"
]
MOVING: tuple[Mode, ...] = ("walk", "run", "sprint", "crawl", "backward", "crawl_back", "sideways", "jump")
"""The modes that cover ground; a dive is an action of its own."""
SHOTS: tuple[str, ...] = ("fire_throw", "aimed_fire")
"""The actions that end in a shot."""
SHOOTING = (*SHOTS, "opportunity_fire")
"""The actions that end in a shot, and making ready for one at whoever comes into view."""
THROWS: tuple[str, ...] = ("throw", "launch")
"""The actions that end in a grenade."""
ATTACKS = (*SHOTS, *THROWS)
"""The actions that end in an attack from afar, which rules that count attacks count."""
ThingKind = Literal["item", "weapon", "key"]
Stage = str
"""Where in the turn the battle is.

`setup`, `initiative`, `openings`, `actions`, `fire`, `melee`, `over`, or a chapter's own.
"""

WOUNDS: tuple[Wound, ...] = ("none", "L", "M", "S", "U", "D")
OUT: tuple[Wound, ...] = ("U", "D")
"""Unconscious or dead: out of the fight (WND-17, WND-18)."""
SUBSYSTEMS: tuple[Subsystem, ...] = get_args(Subsystem)


@record
class ShotPlan:
    """A planned shot: the target may still change when it is resolved (AMB-83).

    `let_stand` are the codes of objections to its declaration that the table let stand: they are not asked again.
    `manner` is a chapter's word for a special way of firing, `sector` what it sweeps. What is thrown, launched or
    called down stands in the place of the `weapon`; where no map tells, its point is `told`. `adjust` are changes by
    hand to a roll made without another command.
    """

    weapon: str
    target: Target | None = None
    stated: StatedSighting = field(default_factory=StatedSighting)
    let_stand: tuple[str, ...] = ()
    manner: str = ""
    sector: Sector | None = None
    told: str = ""
    adjust: tuple[Adjustment, ...] = ()


@record
class Deed:
    """What an action is done with: the same for what is ordered and for what is under way.

    `mode` is the way of moving: the move itself for `move`, the move half of a combination for anything else.
    `target` is the unit that it is about, `feature` the door, elevator or obstacle, `item` the object, `partner` who
    exchanges with it; `extras` are words that only its kind of action knows, `floors` how many up, or down with
    minus.
    """

    mode: Mode | None = None
    weapon: str | None = None
    target: int | None = None
    feature: str | None = None
    item: str | None = None
    partner: int | None = None
    posture: Posture | None = None
    extras: tuple[str, ...] = ()
    floors: int = 0
    shot: ShotPlan | None = None


_OF_A_DEED = tuple(one.name for one in fields(Deed))


def fields_of_deed(deed: Deed, **otherwise: object) -> dict[str, Any]:
    """What it is done with by name, for whatever else does the same; `otherwise` is what is different there."""
    return {name: getattr(deed, name) for name in _OF_A_DEED} | otherwise


@record
class Ongoing(Deed):
    """An action in progress: begun in `start`, takes effect in `end`, both included (ACT-06, ACT-08).

    `kind` is a key of the action table (or `extra:<name>` for one the group added, ACT-19). `let_stand` names the parts
    of the rules that forbid it and that the table overruled: it takes effect all the same (GEN-06).
    """

    kind: str
    start: Moment
    end: Moment
    stance: Stance | None = None
    let_stand: tuple[Subsystem, ...] = ()


@record
class Declaration:
    """What a unit does in the present subphase, as declared and not yet performed.

    `mode` is how it moves if slower than its action says. `engage` is the enemy it attacks hand to hand after its
    move. `asked` are the watchers who have had their say about an opportunity shot at this move; `overruled` if the
    table let it stand although the ground or the allowance speaks against it.
    """

    choice: Literal["start", "continue", "nothing", "face", "escape"]
    mode: Mode | None = None
    move: StatedMove = field(default_factory=StatedMove)
    engage: int | None = None
    asked: tuple[int, ...] = ()
    overruled: bool = False


@record
class Trace:
    """How a unit moved in one subphase. `mode` None: it did not move; `metres` are ground covered."""

    mode: str | None = None
    metres: float = 0.0
    turned_deg: float = 0.0


STILL = Trace()
T1_S1 = Moment(1, 1)


@dataclass(frozen=True, kw_only=True)
class Unit:
    """One soldier in play. Without slots, for `changed`.

    `let_pass` are the enemies its readied fire has spared, `opportunity_let_stand` the codes of what spoke against
    readying it and was let stand. `hurt_by` pairs the side that inflicted a wound (empty: nobody knows) with the
    level that led to, lowest first; it is kept only where there are more than two sides, since of two each scores
    what the other loses (AMB-97, AMB-142). `held` is what the advanced chapters in force keep of it, by chapter (see
    `chapter_state`). `position` None: it stands on no map. `floor` and `place` (a stairway, car, chamber) hold with or
    without one.
    """

    soldier: Soldier
    grouping: str
    wound: Wound = "none"
    hurt_by: tuple[tuple[str, Wound], ...] = ()
    posture: Posture = "standing"
    action: Ongoing | None = None
    declaration: Declaration | None = None
    performed: bool = False
    dazed_at: Moment | None = None
    dazed_until: Moment | None = None
    opportunity: str | None = None
    opportunity_let_stand: tuple[str, ...] = ()
    let_pass: tuple[int, ...] = ()
    arms: Arms = ()
    in_hand: str | None = None
    shots: tuple[Moment, ...] = ()
    hit_bonus: bool = False
    items: tuple[str, ...] = ()
    keys: tuple[str, ...] = ()
    pack_on: bool = False
    moved: Trace = STILL
    before: Trace = STILL
    since_turn_m: float = 0.0
    barred: tuple[str, ...] = ()
    floor: int = 1
    place: str = ""
    position: Position | None = None
    held: tuple[tuple[str, Any], ...] = ()

    @property
    def id(self) -> int:
        """The counter number."""
        return self.soldier.id

    @property
    def called(self) -> str:
        """The unit as people name it: counter number and name."""
        return f"{self.id} {self.soldier.name}"

    @property
    def side(self) -> str:
        """The side it fights for."""
        return self.soldier.side

    @property
    def weapons(self) -> tuple[str, ...]:
        """The codes of its weapons."""
        return tuple(arm.code for arm in self.arms)

    @property
    def jammed(self) -> tuple[str, ...]:
        """The codes of its weapons that are jammed (FIR-42)."""
        return tuple(arm.code for arm in self.arms if arm.jammed)

    @property
    def omni(self) -> Literal["spike", "slug"]:
        """What its OMNI rifle fires; an unsaid one fires spikes (ACT-61)."""
        return "slug" if self.mode_of(OMNI) == SLUG else "spike"

    def mode_of(self, weapon: str) -> str:
        """The mode of its first weapon of that code, empty where none was set."""
        return next((arm.mode for arm in self.arms if arm.code == weapon), "")

    def holds(self, chapter: str) -> Any:  # noqa: ANN401 - each chapter has a state of its own
        """What an advanced chapter keeps of the unit; None where it keeps nothing."""
        for key, state in self.held:  # asked too often for a generator
            if key == chapter:
                return state
        return None

    @property
    def out(self) -> bool:
        """Unconscious or dead: out of the fight (WND-17, WND-18)."""
        return self.wound in OUT

    def dazed(self, moment: Moment) -> bool:
        """Whether it is dazed in `moment`: the three subphases after the latest daze (WND-02).

        In the subphase of the daze itself it has lost what it had not yet performed (AMB-92).
        """
        return (
            self.dazed_until is not None
            and self.dazed_at is not None
            and self.dazed_at <= moment <= self.dazed_until
        )

    @property
    def fighting(self) -> bool:
        """Whether a melee action is in progress."""
        return self.action is not None and self.action.kind == "melee"


@record
class Standing:
    """A grouping's initiative this turn: the modified roll, None where it is not told, and what was declared."""

    grouping: str
    roll: int | None
    choice: Choice | None = None


@record
class Thing:
    """An object that lies somewhere. `owner` is the unit that dropped it, `arm` how a weapon is.

    `position` None: it lies on no map.
    """

    id: int
    kind: ThingKind = "item"
    name: str
    owner: int | None = None
    position: Position | None = None
    floor: int = 1
    arm: Arm | None = None


@record
class QueuedShot:
    """A shot waiting for the fire step (ACT-04)."""

    unit: int
    weapon: str
    aimed: bool = False
    plan: ShotPlan | None = None


@record
class Effect:
    """What a shot of this step will do once all shots have been rolled (AMB-84).

    `by` 0: nobody knows who has fired. `by_af` are the levels for each armour factor from 0 on, where nobody has said
    yet which one the target has.
    """

    target: Target
    by: int
    levels: int = 0
    half_levels: int = 0
    daze: bool = False
    cause: str = "fire"
    weapon: str = ""
    by_af: tuple[int, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Battle:
    """The whole battle at one point of the record. Without slots, for `changed`.

    `chapters` are the advanced ones in force, `switched` those that come or go as the next turn begins. `held` is what
    they keep of the battle as a whole, by chapter (see `chapter_state`).
    """

    setup: Setup
    units: Mapping[int, Unit]
    groupings: Mapping[str, Grouping]
    features: Mapping[str, Feature]
    rulings: Mapping[str, str]
    assist: Mapping[Subsystem, Assist]
    typed_dice: tuple[str, ...]
    stage: Stage = "setup"
    now: Moment = T1_S1
    standings: tuple[Standing, ...] = ()
    order: tuple[str, ...] = ()
    acting: int = 0
    resolving: tuple[int, ...] = ()
    mover: int | None = None
    fire_queue: tuple[QueuedShot, ...] = ()
    effects: tuple[Effect, ...] = ()
    engagements: tuple[Engagement, ...] = ()
    shares: tuple[tuple[int, int, int], ...] = ()
    pending: Pending | None = None
    things: tuple[Thing, ...] = ()
    rolls: int = 0
    result: str = ""
    chapters: tuple[str, ...] = ()
    switched: tuple[tuple[str, bool], ...] = ()
    held: tuple[tuple[str, Any], ...] = ()

    def holds(self, chapter: str) -> Any:  # noqa: ANN401 - each chapter has a state of its own
        """What an advanced chapter keeps of the battle as a whole; None where it keeps nothing."""
        return next((state for key, state in self.held if key == chapter), None)

    def side_ids(self) -> tuple[str, ...]:
        """The sides, in set-up order."""
        return tuple(side.id for side in self.setup.sides)

    @property
    def active(self) -> Grouping | None:
        """The grouping whose slot it is, in the action step."""
        if self.stage != "actions" or not 0 <= self.acting < len(self.order):
            return None
        return self.groupings[self.order[self.acting]]

    def members(self, grouping: str) -> tuple[Unit, ...]:
        """The units of a grouping, by set-up order."""
        units = self.units
        return tuple([units[number] for number in self.groupings[grouping].units])

    def grouping_called(self, text: str) -> str | None:
        """The id of the grouping of that id or name, however it is capitalised; None if there is none."""
        meant = text.strip().casefold()
        called = (
            one.id for one in self.groupings.values() if meant in (one.id.casefold(), one.name.casefold())
        )
        return next(called, None)

    def in_order(self) -> Iterator[Unit]:
        """Every unit in initiative order, then by its place in the grouping; groupings that did not roll come last."""
        units, groupings, order = self.units, self.groupings, self.order
        if len(order) < len(groupings):
            order = (*order, *(grouping for grouping in groupings if grouping not in order))
        for grouping in order:
            for number in groupings[grouping].units:
                yield units[number]

    def queued(self, unit: int) -> QueuedShot | None:
        """The shot a unit has waiting for the fire step; None: it has none (ACT-04)."""
        for shot in self.fire_queue:
            if shot.unit == unit:
                return shot
        return None

    def engaging(self, unit: int) -> tuple[Engagement, ...]:
        """The engagements a unit has part in."""
        return tuple(e for e in self.engagements if unit in e.key) if self.engagements else ()

    def opening_with(self, unit: int) -> tuple[int, ...]:
        """The unit's opponents in fights that are opening: it strikes one of them (MEL-31)."""
        return tuple(
            e.defender if unit == e.attacker else e.attacker
            for e in self.engaging(unit)
            if e.status == "opening"
        )


Known = NewType("Known", Battle)
"""A battle as one seat knows it, made by `known.known` alone.

Rules take a `Battle`; who shows, names or offers takes this.
"""
