"""Shots, what they do, and watchers who are asked."""

from typing import assert_never

from squadlog.base.records import replace
from squadlog.battle.arms import alter_arm
from squadlog.battle.changed import changed
from squadlog.battle.events import fire
from squadlog.battle.folds.part import unit_changed
from squadlog.battle.pending import OpportunityOffer
from squadlog.battle.scored import record_hurt
from squadlog.battle.state import Battle

_SHOTS_KEPT = 4
"""How many shots of a unit are remembered: more than its rate of fire ever needs."""
_ENEMIES_ALONE = 2
"""Up to this many sides every other side is the enemy."""


def _note_spared(battle: Battle, watcher: int) -> Battle:
    """Note whom a watcher has seen and let pass."""
    offer = battle.pending
    if not isinstance(offer, OpportunityOffer):
        return battle
    spared = (*battle.units[watcher].let_pass, offer.mover)
    return unit_changed(battle, watcher, let_pass=tuple(dict.fromkeys(spared)))


def drop_watcher(battle: Battle, watcher: int) -> Battle:
    """Take a watcher off the offer; when nobody is left the mover goes on."""
    offer = battle.pending
    if not isinstance(offer, OpportunityOffer):
        return battle
    battle = _drop_asked(battle, offer.mover, (watcher,))
    left = tuple(number for number in offer.watchers if number != watcher)
    return changed(battle, pending=replace(offer, watchers=left)) if left else nobody_left_to_ask(battle)


def _drop_asked(battle: Battle, mover: int, watchers: tuple[int, ...]) -> Battle:
    """These are asked no more about this move."""
    declared = battle.units[mover].declaration
    if declared is None:
        return battle
    asked = tuple(dict.fromkeys((*declared.asked, *watchers)))
    return unit_changed(battle, mover, declaration=replace(declared, asked=asked))


def nobody_left_to_ask(battle: Battle) -> Battle:
    """The battle with nothing awaited any more; a mover whose watchers were asked goes on."""
    offer = battle.pending
    if not isinstance(offer, OpportunityOffer):
        return changed(battle, pending=None)
    return changed(_drop_asked(battle, offer.mover, offer.watchers), pending=None, mover=None)


def fold_fire(battle: Battle, event: fire.FireEvent) -> Battle:
    """The battle after an event of shooting."""
    match event:
        case fire.OpportunityOffered():
            return changed(battle, pending=event.offer, mover=event.offer.mover)
        case fire.OpportunityDeclined():
            return drop_watcher(_note_spared(battle, event.unit), event.unit)
        case fire.ShotFired():
            return _apply_shot(battle, event)
        case fire.ShotWithheld():
            return changed(
                battle, fire_queue=tuple(shot for shot in battle.fire_queue if shot.unit != event.unit)
            )
        case fire.WeaponJammed():
            arms = alter_arm(battle.units[event.unit].arms, event.weapon, jammed=True)
            return unit_changed(battle, event.unit, arms=arms)
        case fire.UnitWounded():
            if len(battle.setup.sides) <= _ENEMIES_ALONE:
                return unit_changed(battle, event.unit, wound=event.after)
            by = "" if event.by is None else battle.units[event.by].side
            hurt_by = record_hurt(battle.units[event.unit], event.after, by)
            return unit_changed(battle, event.unit, wound=event.after, hurt_by=hurt_by)
        case fire.UnitDazed():
            return unit_changed(battle, event.unit, dazed_at=event.at, dazed_until=event.until)
        case fire.FeatureDamaged():
            feature = replace(battle.features[event.feature], damage=event.damage, state=event.state)
            return changed(battle, features={**battle.features, event.feature: feature})
        case fire.EffectsApplied():
            return changed(battle, effects=())
        case _:
            assert_never(event)


def _apply_shot(battle: Battle, event: fire.ShotFired) -> Battle:
    battle = changed(battle, rolls=battle.rolls + len(event.faces), effects=battle.effects + event.effects)
    if event.sort == "beyond":
        return battle
    shots = battle.units[event.unit].shots
    if event.counts:
        shots = (*shots, event.moment)[-_SHOTS_KEPT:]
    if event.sort == "opportunity":
        return drop_watcher(unit_changed(battle, event.unit, shots=shots, opportunity=None), event.unit)
    queue = tuple(shot for shot in battle.fire_queue if shot.unit != event.unit)
    return changed(unit_changed(battle, event.unit, shots=shots), fire_queue=queue)
