"""The opening of a melee: the order of fights, questions, avoidance and beginnings (MEL-06, MEL-10, MEL-16, AMB-111).

Fights open outside initiative order, the defenders one after the other (part of the subphase before the slots). Each
question is a value in `battle.pending`; `open_melees` is called again after each answer.
"""

from collections.abc import Iterator

from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.events.melee import ChoiceAsked, MeleeOpened
from squadlog.battle.pending import Engagement, IntentAsked
from squadlog.battle.state import Battle
from squadlog.rules.common.arriving import turn_toward
from squadlog.rules.common.context import RulesContext
from squadlog.rules.melee.avoidance import avoid
from squadlog.rules.melee.beginnings import begin
from squadlog.rules.melee.footing import dissolve
from squadlog.rules.melee.intents import can_act, intent_of, is_out_of_it, options
from squadlog.rules.melee.rolls import fights, is_able


def open_melees(recorder: EventRecorder, ctx: RulesContext) -> None:
    """Open every fight that is due, as far as that goes without a fighter's choice.

    Afterwards, either `battle.pending` asks a fighter something, or nothing is left to open. Call it in the openings
    step and, for tables that open fights at the defender's place in the order (AMB-141), as each slot of the action
    step opens. May raise `DieNeeded`.
    """
    if recorder.battle.pending is not None or not recorder.battle.engagements:
        return
    _reopen(recorder, ctx)
    while recorder.battle.pending is None:
        group = _next_group(recorder.battle, ctx)
        if not group:
            return
        _step(recorder, group, ctx)


def _is_time(battle: Battle, defender: int, ctx: RulesContext) -> bool:
    if ctx.rulings.is_("melee.openingStep", "start"):
        return battle.stage == "openings"
    active = battle.active
    return active is not None and battle.units[defender].grouping == active.id


def _reopen(recorder: EventRecorder, ctx: RulesContext) -> None:
    """Mark as opening what was declared in an earlier subphase, and what has been fought out (AMB-111)."""
    battle = recorder.battle
    for engagement in _by_defender(battle):
        if not _is_time(battle, engagement.defender, ctx):
            continue
        one, other = engagement.key
        if engagement.status == "declared" and engagement.declared < battle.now:
            turned = engagement.late or engagement.helpless
            recorder.emit(MeleeOpened(attacker=one, defender=other, turned=turned))
            if turned:
                turn_toward(recorder, other, one)
        elif engagement.status == "fighting" and not (
            fights(battle, one, other) or fights(battle, other, one)
        ):
            if _goes_on(battle, engagement, ctx):
                recorder.emit(MeleeOpened(attacker=one, defender=other, turned=False))
            else:
                dissolve(recorder, engagement, "fought out", "AMB-111")


def _goes_on(battle: Battle, engagement: Engagement, ctx: RulesContext) -> bool:
    if ctx.rulings.is_("melee.continuation", "declare_again"):
        return False
    return all(is_able(battle, number, ctx) for number in engagement.key)


def _by_defender(battle: Battle) -> Iterator[Engagement]:
    for unit in battle.in_order():
        yield from (e for e in battle.engagements if e.defender == unit.id)


def _next_group(battle: Battle, ctx: RulesContext) -> tuple[Engagement, ...]:
    """The opening engagements of the first defender in initiative order, and those that hang together with them.

    Somebody who attacks one enemy and is attacked by another chooses its one opponent among both (AMB-107).
    """
    opening = [e for e in _by_defender(battle) if e.status == "opening" and _is_time(battle, e.defender, ctx)]
    parties = {number for e in opening if e.defender == opening[0].defender for number in e.key}
    known = 0
    while known < len(parties):
        known = len(parties)
        parties |= {number for e in opening if parties & set(e.key) for number in e.key}
    return tuple(e for e in opening if parties & set(e.key))


def question(battle: Battle, ctx: RulesContext) -> IntentAsked | None:
    """What must be asked before the first of the opening fights goes on; None if nothing."""
    return _question(battle, _next_group(battle, ctx), ctx)


def _question(battle: Battle, group: tuple[Engagement, ...], ctx: RulesContext) -> IntentAsked | None:
    leaving = {e.defender for e in group if e.defender_intent == "avoid"}
    for engagement in group:
        if engagement.attacker in leaving and engagement.attacker_intent is None:
            # Who tries to get away attacks nobody, and may be gone before the other need answer (MEL-12).
            continue
        for unit in (engagement.defender, engagement.attacker):
            choices = options(battle, engagement, unit, ctx)
            if len(choices) > 1 and intent_of(engagement, unit) is None:
                one, other = engagement.key
                return IntentAsked(unit=unit, attacker=one, defender=other, options=choices)
    return None


def _step(recorder: EventRecorder, group: tuple[Engagement, ...], ctx: RulesContext) -> None:
    """Do the next thing: a question, a fight nobody wants, an avoidance, and at last the melee actions."""
    battle = recorder.battle
    if asked := _question(battle, group, ctx):
        recorder.emit(ChoiceAsked(asked=asked))
        return
    for engagement in group:
        if all(is_out_of_it(battle, engagement, unit, ctx) for unit in engagement.key):
            dissolve(recorder, engagement, "neither side fights", "MEL-16")
            return
    for engagement in group:
        for unit in (engagement.defender, engagement.attacker):
            if intent_of(engagement, unit) == "avoid" and can_act(battle, engagement, unit, ctx):
                avoid(recorder, engagement, unit, ctx)
                return
    begin(recorder, group, ctx)
