"""What one side may see of a battle: a type of its own, in which the secrets of others have no field to stand in.

Secret are the seed of the dice, what others chose as a melee opens (MEL-28), the stance of their melee actions
until these are resolved (AMB-108), and the options among which they are asked to choose.
"""

from collections.abc import Mapping
from dataclasses import fields, replace
from typing import Any, Literal, assert_never

from squadlog.battle.events.melee import ChoiceAsked, IntentGiven, MeleeBegun
from squadlog.battle.events.turn import BattleCreated
from squadlog.battle.events.union import Event
from squadlog.battle.feature import Feature
from squadlog.battle.moment import Moment
from squadlog.battle.pending import EscapeAsked, Intent, IntentAsked, OpportunityOffer, SharesAsked
from squadlog.battle.setup import Grouping, Side, Soldier
from squadlog.battle.state import (
    Assist,
    Battle,
    Engagement,
    GroundItem,
    Mode,
    Ongoing,
    Posture,
    QueuedShot,
    Stage,
    Stance,
    Standing,
    Subsystem,
    Trace,
    Unit,
    Wound,
)
from squadlog.facts import Position
from squadlog.records import record


@record
class ActionView:
    """An action in progress. `own_stance` is the secret stance of a melee action, for its own side only."""

    kind: str
    start: Moment
    end: Moment
    mode: Mode | None = None
    weapon: str | None = None
    target: int | None = None
    feature: str | None = None
    item: str | None = None
    partner: int | None = None
    posture: Posture | None = None
    extras: tuple[str, ...] = ()
    floors: int = 0
    own_stance: Stance | None = None


@record
class UnitView:
    """One soldier as the table sees it. Fields are those of `Unit`; `declared` says whether it has its orders."""

    soldier: Soldier
    grouping: str
    wound: Wound
    posture: Posture
    action: ActionView | None
    declared: bool
    performed: bool
    dazed_at: Moment | None
    dazed_until: Moment | None
    opportunity: str | None
    weapons: tuple[str, ...]
    in_hand: str | None
    omni: Literal["spike", "slug"]
    jammed: tuple[str, ...]
    shots: tuple[Moment, ...]
    hit_bonus: bool
    items: tuple[str, ...]
    keys: tuple[str, ...]
    pack_on: bool
    moved: Trace
    before: Trace
    since_turn_m: float
    barred: tuple[str, ...]
    floor: int
    place: str
    position: Position | None
    held: tuple[tuple[str, Any], ...]


@record
class EngagementView:
    """One attacker on one defender: who has chosen, and what this seat itself has chosen."""

    attacker: int
    defender: int
    declared: Moment
    late: bool
    status: Literal["declared", "opening", "fighting"]
    attacker_chose: bool
    defender_chose: bool
    may_avoid: bool
    helpless: bool
    own_intents: Mapping[int, Intent]


@record
class PendingView:
    """A choice that is waited for: what sort, who must make it, about whom. `options` only for who must choose."""

    kind: Literal["opportunity", "intent", "escape", "shares"]
    units: tuple[int, ...]
    about: tuple[int, ...]
    options: tuple[Intent, ...] = ()


@record
class BattleView:
    """A battle as `seat` sees it; None is the referee. Whatever is not secret has the name it has in `Battle`."""

    seat: str | None
    title: str
    sides: tuple[Side, ...]
    turns: int | None
    zero_g: bool
    scenario: str
    briefing: str
    units: Mapping[int, UnitView]
    groupings: Mapping[str, Grouping]
    features: Mapping[str, Feature]
    rulings: Mapping[str, str]
    assist: Mapping[Subsystem, Assist]
    typed_dice: tuple[str, ...]
    stage: Stage
    now: Moment
    standings: tuple[Standing, ...]
    order: tuple[str, ...]
    acting: int
    resolving: tuple[int, ...]
    mover: int | None
    fire_queue: tuple[QueuedShot, ...]
    engagements: tuple[EngagementView, ...]
    pending: PendingView | None
    ground: tuple[GroundItem, ...]
    result: str


_SAME = tuple(
    field.name
    for field in fields(BattleView)
    if field.name in {ours.name for ours in fields(Battle)} - {"units", "engagements", "pending"}
)
_SAME_ACTION = tuple(field.name for field in fields(ActionView) if field.name != "own_stance")
_SAME_UNIT = tuple(field.name for field in fields(UnitView) if field.name not in ("action", "declared"))


def _same(source: object, names: tuple[str, ...]) -> dict[str, Any]:
    return {name: getattr(source, name) for name in names}


def view(battle: Battle, seat: str | None) -> BattleView:
    """What `seat` (a side, or None for the referee) may see. ValueError for a side that the battle has not."""
    if seat is not None and seat not in battle.side_ids():
        raise ValueError(f"there is no side {seat!r}")
    setup = battle.setup
    return BattleView(
        seat=seat,
        title=setup.title,
        sides=setup.sides,
        turns=setup.turns,
        zero_g=setup.environment.zero_g,
        scenario=setup.scenario,
        briefing=setup.briefing,
        units={number: _unit(unit, seat) for number, unit in battle.units.items()},
        engagements=tuple(_engagement(battle, engagement, seat) for engagement in battle.engagements),
        pending=_pending(battle, seat),
        **_same(battle, _SAME),
    )


def _sees(side: str, seat: str | None) -> bool:
    return seat is None or side == seat


def _unit(unit: Unit, seat: str | None) -> UnitView:
    action = None if unit.action is None else _action(unit.action, own=_sees(unit.side, seat))
    return UnitView(action=action, declared=unit.declaration is not None, **_same(unit, _SAME_UNIT))


def _action(action: Ongoing, *, own: bool) -> ActionView:
    return ActionView(own_stance=action.stance if own else None, **_same(action, _SAME_ACTION))


def _engagement(battle: Battle, engagement: Engagement, seat: str | None) -> EngagementView:
    given = (
        (engagement.attacker, engagement.attacker_intent),
        (engagement.defender, engagement.defender_intent),
    )
    return EngagementView(
        attacker=engagement.attacker,
        defender=engagement.defender,
        declared=engagement.declared,
        late=engagement.late,
        status=engagement.status,
        attacker_chose=engagement.attacker_intent is not None,
        defender_chose=engagement.defender_intent is not None,
        may_avoid=engagement.may_avoid,
        helpless=engagement.helpless,
        own_intents={
            number: intent
            for number, intent in given
            if intent is not None and _sees(battle.units[number].side, seat)
        },
    )


def _pending(battle: Battle, seat: str | None) -> PendingView | None:
    match battle.pending:
        case None:
            return None
        case IntentAsked(unit=unit, attacker=attacker, defender=defender, options=options):
            own = _sees(battle.units[unit].side, seat)
            return PendingView(
                kind="intent", units=(unit,), about=(attacker, defender), options=options if own else ()
            )
        case OpportunityOffer(watchers=watchers, mover=mover):
            return PendingView(kind="opportunity", units=watchers, about=(mover,))
        case EscapeAsked(unit=unit, attacker=attacker):
            return PendingView(kind="escape", units=(unit,), about=(attacker,))
        case SharesAsked(unit=unit, attackers=attackers):
            return PendingView(kind="shares", units=(unit,), about=attackers)
        case _:
            assert_never(battle.pending)


def seen_event(event: Event, battle: Battle, seat: str | None) -> Event | None:
    """An event as `seat` may read it: without the secret, or None when it is nothing but the secret."""
    if seat is None:
        return event
    match event:
        case BattleCreated():
            return replace(event, setup=replace(event.setup, seed=0))
        case IntentGiven() if battle.units[event.unit].side != seat:
            return None
        case MeleeBegun() if battle.units[event.unit].side != seat:
            return replace(event, action=replace(event.action, stance=None))
        case ChoiceAsked(asked=IntentAsked() as asked) if battle.units[asked.unit].side != seat:
            return replace(event, asked=replace(asked, options=()))
        case _:
            return event
