"""Who begins a melee action, and against whom, once the intents are known (MEL-14, MEL-19, MEL-31)."""

from collections.abc import Mapping

from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.events.action import UnitPerformed
from squadlog.battle.events.melee import MeleeBegun
from squadlog.battle.moment import end_of
from squadlog.battle.pending import Engagement
from squadlog.battle.state import Battle, Ongoing, Stance
from squadlog.rules.common.context import RulesContext
from squadlog.rules.melee.footing import breaks_off, dissolve, keeps_footing, put_off
from squadlog.rules.melee.intents import can_act, intent_of
from squadlog.rules.melee.rolls import opponent


def begin(recorder: EventRecorder, group: tuple[Engagement, ...], ctx: RulesContext) -> None:
    """Begin a 5-AP melee action for both sides of each fight, where they are free (MEL-14, MEL-19, MEL-31, AMB-107).

    A unit with several opponents strikes the first it answered `attack` to; its parry guards against all. A party that
    alone wanted out fights as one that attacks. In zero gravity a party that loses its footing begins nothing.
    """
    parties = dict.fromkeys(number for engagement in group for number in engagement.key)
    chosen = {number: _choose_fight(recorder.battle, group, number, ctx) for number in parties}
    for defender in dict.fromkeys(engagement.defender for engagement in group):
        _begin_with(recorder, tuple(e for e in group if e.defender == defender), chosen, ctx)


def _choose_fight(
    battle: Battle, group: tuple[Engagement, ...], unit: int, ctx: RulesContext
) -> tuple[int, int] | None:
    """The fight that a party takes up; None if it has a part in none."""
    own = [e for e in group if unit in e.key and can_act(battle, e, unit, ctx)]
    stands = {"attack": 0, "parry": 1}
    return min(own, key=lambda e: stands.get(intent_of(e, unit) or "", 2)).key if own else None


def _begin_with(
    recorder: EventRecorder,
    group: tuple[Engagement, ...],
    choices: Mapping[int, tuple[int, int] | None],
    ctx: RulesContext,
) -> None:
    """Begin the melee actions of one defender and its attackers."""
    defender = group[0].defender
    chosen = next((e for e in group if e.key == choices[defender]), None)
    begun = False
    if chosen is not None:
        if keeps_footing(recorder, defender, "melee", ctx):
            _take_up(recorder, chosen, defender, ctx)
            begun = True
        else:
            _loses_footing(recorder, defender)
    for engagement in group:
        others_turn = begun and engagement is chosen
        if choices[engagement.attacker] == engagement.key:
            if keeps_footing(recorder, engagement.attacker, "melee", ctx):
                _take_up(recorder, engagement, engagement.attacker, ctx)
                continue
            _loses_footing(recorder, engagement.attacker)
            if not others_turn:
                put_off(recorder, engagement)
        elif not others_turn:
            dissolve(recorder, engagement, "nobody is free to fight", "MEL-31")


def _loses_footing(recorder: EventRecorder, unit: int) -> None:
    """End what the unit was doing; nothing of its melee begins (ZRG-03, ACT-13)."""
    breaks_off(recorder, unit, "engaged", "ACT-13")
    recorder.emit(UnitPerformed(unit=unit))


def _take_up(recorder: EventRecorder, engagement: Engagement, unit: int, ctx: RulesContext) -> None:
    breaks_off(recorder, unit, "fights hand to hand", "MEL-04")
    intent = intent_of(engagement, unit)
    # Where stances are chosen as the blows fall, a parry is answered here only if the table let it stand.
    later = ctx.rulings.is_("melee.parryDeclaration", "resolution")
    stance: Stance | None = "parry" if intent == "parry" else None if later else "attack"
    now = recorder.battle.now
    action = Ongoing(
        kind="melee",
        start=now,
        end=end_of(now, ctx.book.actions["melee"].ap),
        target=opponent(engagement, unit),
        stance=stance,
    )
    recorder.emit(
        MeleeBegun(unit=unit, action=action, attacker=engagement.attacker, defender=engagement.defender)
    )
