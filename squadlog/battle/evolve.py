"""The one fold: a battle and an event give the battle after it. Never refuses, never rolls, never asks a rule."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any, assert_never, get_args

from squadlog.battle.changed import changed
from squadlog.battle.corrections import corrected
from squadlog.battle.events import action as act
from squadlog.battle.events import fire, melee, referee, turn
from squadlog.battle.events.union import Event
from squadlog.battle.moment import Moment
from squadlog.battle.state import (
    STILL,
    SUBSYSTEMS,
    Battle,
    Engagement,
    EscapeAsked,
    GroundItem,
    IntentAsked,
    OpportunityOffer,
    Pending,
    Setup,
    Standing,
    Unit,
)

_SHOTS_KEPT = 4


def started(setup: Setup) -> Battle:
    """The battle before anything has happened."""
    grouping_of = {number: grouping.id for grouping in setup.groupings for number in grouping.units}
    return Battle(
        setup=setup,
        units={
            soldier.id: Unit(
                soldier=soldier,
                grouping=grouping_of[soldier.id],
                weapons=soldier.weapons,
                in_hand=soldier.weapons[0] if soldier.weapons else None,
                items=soldier.equipment,
                keys=soldier.keys,
                pack_on=setup.packs_on,
            )
            for soldier in setup.soldiers
        },
        groupings={grouping.id: grouping for grouping in setup.groupings},
        features={feature.id: feature for feature in setup.features},
        rulings=dict(setup.rulings),
        assist=dict.fromkeys(SUBSYSTEMS, "enforce"),
        typed_dice=setup.typed_dice,
    )


def replay(events: Iterable[Event]) -> Battle:
    """Fold a whole record, which opens with `BattleCreated`."""
    stream = iter(events)
    first = next(stream)
    if not isinstance(first, turn.BattleCreated):
        raise TypeError(f"a record opens with battle_created, not {first.kind}")
    battle = started(first.setup)
    for event in stream:
        battle = evolve(battle, event)
    return battle


def _unit(battle: Battle, number: int, **changes: object) -> Battle:
    unit = changed(battle.units[number], **changes)  # type: ignore[arg-type]
    return changed(battle, units={**battle.units, number: unit})


def evolve(battle: Battle, event: Event) -> Battle:
    """The battle after `event`."""
    return _FOLDS[type(event)](battle, event)


def _frame(battle: Battle, event: turn.TurnEvent) -> Battle:
    match event:
        case turn.BattleCreated():
            return started(event.setup)
        case turn.TurnBegun():
            return changed(
                battle, stage="initiative", now=Moment(event.turn, 1), standings=(), order=(), acting=0
            )
        case turn.InitiativeRolled():
            standings = tuple(Standing(grouping=roll.grouping, roll=roll.total) for roll in event.rolls)
            return changed(
                battle, standings=standings, rolls=battle.rolls + sum(len(roll.faces) for roll in event.rolls)
            )
        case turn.OrderChosen():
            standings = tuple(
                replace(standing, choice=event.choice) if standing.grouping == event.grouping else standing
                for standing in battle.standings
            )
            return changed(battle, standings=standings)
        case turn.OrderSet():
            return changed(battle, order=event.order)
        case turn.SubphaseOpened():
            return _opened(battle, event.moment)
        case turn.StageEntered():
            return changed(battle, stage=event.stage)
        case turn.SlotOpened():
            return changed(battle, acting=event.place, resolving=())
        case turn.SubphaseClosed() | turn.TurnEnded():
            return battle
        case turn.BattleEnded():
            return changed(battle, stage="over", result=event.reason, pending=None)
        case _:
            assert_never(event)


def _opened(battle: Battle, moment: Moment) -> Battle:
    units = {
        number: changed(
            unit,
            before=unit.moved,
            moved=STILL,
            performed=False,
            declaration=None,
            barred=unit.barred if unit.moved.mode else (),
        )
        for number, unit in battle.units.items()
    }
    return changed(
        battle,
        now=moment,
        stage="openings",
        units=units,
        acting=0,
        resolving=(),
        mover=None,
        effects=(),
        fire_queue=(),
    )


def _acted(
    battle: Battle,
    event: act.ActionDeclared | act.PackSwitched | act.ResolutionOrdered | act.UnitMoved | act.UnitPerformed
    | act.ActionEnded | act.ActionLost | act.PostureChanged | act.OpportunityReadied | act.ShotQueued,
) -> Battle:  # fmt: skip
    match event:
        case act.UnitPerformed():
            unit = changed(battle.units[event.unit], performed=True, declaration=None)
            rest = tuple(number for number in battle.resolving if number != event.unit)
            return changed(battle, units={**battle.units, event.unit: unit}, resolving=rest)
        case act.ActionDeclared():
            action = battle.units[event.unit].action if event.action is None else event.action
            return _unit(battle, event.unit, declaration=event.declaration, action=action)
        case act.ActionEnded():
            return _unit(battle, event.unit, action=None)
        case act.UnitMoved():
            unit = battle.units[event.unit]
            moved = _unit(
                battle,
                event.unit,
                moved=event.trace,
                since_turn_m=event.since_turn_m,
                barred=event.barred,
                posture=event.posture or unit.posture,
            )
            return changed(moved, mover=None)
        case act.PackSwitched():
            return _unit(battle, event.unit, pack_on=event.on)
        case act.ResolutionOrdered():
            return changed(battle, resolving=event.order)
        case act.ActionLost():
            if event.action == "opportunity_held":
                return _unit(battle, event.unit, opportunity=None)
            return _unit(battle, event.unit, action=None)
        case act.PostureChanged():
            return _unit(battle, event.unit, posture=event.posture)
        case act.OpportunityReadied():
            return _unit(battle, event.unit, opportunity=event.weapon)
        case act.ShotQueued():
            return changed(battle, fire_queue=(*battle.fire_queue, event.shot))
        case _:
            assert_never(event)


def _without(things: tuple[str, ...], thing: str) -> tuple[str, ...]:
    """`things` less one `thing`."""
    if thing not in things:
        return things
    at = things.index(thing)
    return things[:at] + things[at + 1 :]


def _parted(unit: Unit, item: str) -> Unit:
    """`unit` without one object it carried."""
    weapons = _without(unit.weapons, item)
    return changed(
        unit,
        weapons=weapons,
        in_hand=unit.in_hand if unit.in_hand in weapons else None,
        items=_without(unit.items, item) if weapons == unit.weapons else unit.items,
        keys=_without(unit.keys, item) if weapons == unit.weapons else unit.keys,
    )


def _given(unit: Unit, item: str, sort: str) -> Unit:
    if sort == "weapon":
        return changed(unit, weapons=(*unit.weapons, item), in_hand=unit.in_hand or item)
    if sort == "key":
        return changed(unit, keys=(*unit.keys, item))
    return changed(unit, items=(*unit.items, item))


def _handled(
    battle: Battle,
    event: act.WeaponTaken | act.JamCleared | act.OmniSwitched | act.ItemDropped | act.ItemPicked
    | act.ItemHanded | act.FeatureSet | act.PlaceTaken | act.BalanceChecked | act.Collided,
) -> Battle:  # fmt: skip
    units = dict(battle.units)
    match event:
        case act.WeaponTaken():
            return _unit(battle, event.unit, in_hand=event.weapon)
        case act.JamCleared():
            return _unit(battle, event.unit, jammed=_without(units[event.unit].jammed, event.weapon))
        case act.OmniSwitched():
            return _unit(battle, event.unit, omni=event.mode)
        case act.ItemDropped():
            units[event.unit] = _parted(units[event.unit], event.item)
            lying = GroundItem(id=event.item_id, name=event.item, near=str(event.unit), sort=event.sort)
            return changed(battle, units=units, ground=(*battle.ground, lying))
        case act.ItemPicked():
            if event.from_unit is not None:
                units[event.from_unit] = _parted(units[event.from_unit], event.item)
            units[event.unit] = _given(units[event.unit], event.item, event.sort)
            ground = tuple(item for item in battle.ground if item.id != event.item_id)
            return changed(battle, units=units, ground=ground)
        case act.ItemHanded():
            units[event.giver] = _parted(units[event.giver], event.item)
            units[event.taker] = _given(units[event.taker], event.item, event.sort)
            return changed(battle, units=units)
        case act.FeatureSet():
            return changed(
                battle,
                features={**battle.features, event.feature.id: event.feature},
                rolls=battle.rolls + (event.face is not None),
            )
        case act.PlaceTaken():
            return _unit(battle, event.unit, floor=event.floor, place=event.place)
        case act.BalanceChecked():
            return changed(battle, rolls=battle.rolls + 1)
        case act.Collided():
            return battle
        case _:
            assert_never(event)


def _watched(battle: Battle, watcher: int) -> Battle:
    """Take a watcher off the offer; when nobody is left the mover goes on."""
    offer = battle.pending
    if not isinstance(offer, OpportunityOffer):
        return battle
    left = tuple(number for number in offer.watchers if number != watcher)
    if left:
        return changed(battle, pending=replace(offer, watchers=left))
    mover = battle.units[offer.mover]
    units = dict(battle.units)
    if mover.declaration is not None:
        units[offer.mover] = changed(mover, declaration=replace(mover.declaration, watched=True))
    return changed(battle, pending=None, mover=None, units=units)


def _shot(battle: Battle, event: fire.FireEvent) -> Battle:
    match event:
        case fire.OpportunityOffered():
            return changed(battle, pending=event.offer, mover=event.offer.mover)
        case fire.OpportunityDeclined():
            return _watched(battle, event.unit)
        case fire.ShotFired():
            return _fired(battle, event)
        case fire.ShotWithheld():
            return changed(
                battle, fire_queue=tuple(shot for shot in battle.fire_queue if shot.unit != event.unit)
            )
        case fire.WeaponJammed():
            return _unit(battle, event.unit, jammed=(*battle.units[event.unit].jammed, event.weapon))
        case fire.UnitWounded():
            return _unit(battle, event.unit, wound=event.after)
        case fire.UnitDazed():
            return _unit(battle, event.unit, dazed_at=event.at, dazed_until=event.until)
        case fire.FeatureDamaged():
            feature = replace(battle.features[event.feature], damage=event.damage, state=event.state)
            return changed(battle, features={**battle.features, event.feature: feature})
        case fire.EffectsApplied():
            return changed(battle, effects=())
        case _:
            assert_never(event)


def _fired(battle: Battle, event: fire.ShotFired) -> Battle:
    battle = changed(battle, rolls=battle.rolls + len(event.faces), effects=battle.effects + event.effects)
    if event.sort == "beyond":
        return battle
    shots = battle.units[event.unit].shots
    if event.counts:
        shots = (*shots, event.moment)[-_SHOTS_KEPT:]
    if event.sort == "opportunity":
        return _watched(_unit(battle, event.unit, shots=shots, opportunity=None), event.unit)
    queue = tuple(shot for shot in battle.fire_queue if shot.unit != event.unit)
    return changed(_unit(battle, event.unit, shots=shots), fire_queue=queue)


def _engagement(battle: Battle, attacker: int, defender: int, **changes: object) -> Battle:
    engagements = tuple(
        replace(e, **changes) if e.key == (attacker, defender) else e  # type: ignore[arg-type]
        for e in battle.engagements
    )
    return changed(battle, engagements=engagements)


def _opening(battle: Battle, event: melee.MeleeOpened) -> Battle:
    """Open an engagement; one that has been fought already opens anew for both."""
    again = any(
        e.key == (event.attacker, event.defender) and e.status == "fighting" for e in battle.engagements
    )
    fresh: dict[str, object] = {"continued": True, "may_avoid": True, "helpless": False} if again else {}
    return _engagement(
        battle, event.attacker, event.defender,
        status="opening", attacker_intent=None, defender_intent=None, **fresh,
    )  # fmt: skip


def _avoided(battle: Battle, event: melee.AvoidanceRolled) -> Battle:
    """After a failure nobody in that engagement may try again, and who tried must choose anew (MEL-15)."""
    if event.check.success:
        return battle
    for e in battle.engagements:
        if {event.unit, event.attacker} == set(e.key):
            mine, theirs = e.attacker_intent, e.defender_intent
            return _engagement(
                battle, e.attacker, e.defender, may_avoid=False,
                attacker_intent=None if event.unit == e.attacker else mine,
                defender_intent=None if event.unit == e.defender else theirs,
            )  # fmt: skip
    return battle


def _shares_back(battle: Battle, unit: int) -> Battle:
    """The +3 of a parry belongs to one melee action: a new one starts with all of it."""
    return changed(battle, shares=tuple(share for share in battle.shares if share[0] != unit))


def _is_between(pending: Pending | None, pair: set[int]) -> bool:
    """Whether a choice that is waited for is about these two."""
    match pending:
        case IntentAsked():
            return {pending.attacker, pending.defender} == pair
        case EscapeAsked():
            return {pending.unit, pending.attacker} == pair
        case _:
            return False


def _fought(battle: Battle, event: melee.MeleeEvent) -> Battle:
    match event:
        case melee.Engaged():
            others: tuple[Engagement, ...] = tuple(
                e for e in battle.engagements if e.key != event.engagement.key
            )
            return changed(battle, engagements=(*others, event.engagement))
        case melee.MeleeOpened():
            return _opening(battle, event)
        case melee.ChoiceAsked():
            return changed(battle, pending=event.asked)
        case melee.IntentGiven():
            seat = "attacker_intent" if event.unit == event.attacker else "defender_intent"
            battle = changed(battle, pending=None)
            return _engagement(battle, event.attacker, event.defender, **{seat: event.intent})
        case melee.AvoidanceRolled():
            return _avoided(changed(battle, rolls=battle.rolls + 1), event)
        case melee.MeleeStruck():
            if event.bonus is not None:
                battle = _unit(battle, event.bonus, hit_bonus=True)
            return changed(battle, rolls=battle.rolls + 1)
        case melee.MeleeBegun():
            battle = _unit(_shares_back(battle, event.unit), event.unit, action=event.action)
            return _engagement(
                battle, event.attacker, event.defender,
                status="fighting", attacker_intent=None, defender_intent=None,
            )  # fmt: skip
        case melee.SharesGiven():
            shares = tuple((event.unit, attacker, share) for attacker, share in event.shares)
            return changed(battle, shares=battle.shares + shares, pending=None)
        case melee.MeleeActionEnded():
            return _unit(_shares_back(battle, event.unit), event.unit, action=None)
        case melee.MeleeDissolved():
            pair = {event.attacker, event.defender}
            left = tuple(e for e in battle.engagements if e.key != (event.attacker, event.defender))
            pending = None if _is_between(battle.pending, pair) else battle.pending
            return changed(battle, engagements=left, pending=pending)
        case melee.BonusSpent():
            return _unit(battle, event.unit, hit_bonus=False)
        case _:
            assert_never(event)


def _ruled(battle: Battle, event: referee.RefereeEvent) -> Battle:
    match event:
        case referee.Overruled() | referee.NoteWritten():
            return battle
        case referee.UnitCorrected():
            unit = corrected(battle.units[event.unit], event.changes, battle.now)
            return changed(battle, units={**battle.units, event.unit: unit})
        case referee.RulingSet():
            return changed(battle, rulings={**battle.rulings, event.name: event.option})
        case referee.AssistSet():
            return changed(battle, assist={**battle.assist, event.subsystem: event.level})
        case referee.DiceSet():
            return changed(battle, typed_dice=event.typed)
        case _:
            assert_never(event)


_ACTED = (
    act.ActionDeclared, act.PackSwitched, act.ResolutionOrdered, act.UnitMoved, act.UnitPerformed, act.ActionEnded,
    act.ActionLost, act.PostureChanged, act.OpportunityReadied, act.ShotQueued,
)  # fmt: skip
# A table instead of one long `match`: it is asked once for every event of a record. Each fold ends in `assert_never`.
_FOLDS: Mapping[type, Callable[[Battle, Any], Battle]] = {
    **dict.fromkeys(get_args(turn.TurnEvent), _frame),
    **dict.fromkeys(get_args(act.ActionEvent), _handled),
    **dict.fromkeys(_ACTED, _acted),
    **dict.fromkeys(get_args(fire.FireEvent), _shot),
    **dict.fromkeys(get_args(melee.MeleeEvent), _fought),
    **dict.fromkeys(get_args(referee.RefereeEvent), _ruled),
}
