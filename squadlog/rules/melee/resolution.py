"""The melee step: parries are shared out, everybody rolls, and all blows land together (MEL-19..31, AMB-108..111)."""

from collections.abc import Iterator

from squadlog.battle.commands import ShareParry
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.events import melee
from squadlog.battle.pending import Engagement, IntentAsked, SharesAsked
from squadlog.battle.refusal import Refusal, nonsense, refuses
from squadlog.battle.state import Battle, Stance, Unit
from squadlog.rules.common.context import RulesContext
from squadlog.rules.melee.engaging import cleanup
from squadlog.rules.melee.rolls import bonus_of, fights, hurt, is_able, may_split, parry, roll_blow

_no = refuses("melee")


def _due(battle: Battle) -> Iterator[Unit]:
    """Fighters whose melee action ends now, in initiative order."""
    for unit in battle.in_order():
        if unit.fighting and unit.action is not None and unit.action.end <= battle.now:
            yield unit


def stance(battle: Battle, unit: Unit) -> Stance | None:
    """Attack or parry, chosen when the action began or, if the table reads it so, asked as it is resolved (AMB-108).

    None: not fighting, or not chosen yet.
    """
    if unit.action is None or unit.action.kind != "melee":
        return None
    if unit.action.stance is not None:
        return unit.action.stance
    engagement = _engagement(battle, unit)
    if engagement is None:
        return None
    intent = engagement.attacker_intent if unit.id == engagement.attacker else engagement.defender_intent
    return intent if intent in ("attack", "parry") else None


def _engagement(battle: Battle, unit: Unit) -> Engagement | None:
    target = unit.action.target if unit.action is not None else None
    return next((e for e in battle.engagements if {unit.id, target} == set(e.key)), None)


def _rollers(battle: Battle, ctx: RulesContext) -> tuple[tuple[int, int], ...]:
    """Who rolls now at whom: able fighters that attack somebody still in the fight (MEL-22, MEL-28, AMB-110)."""
    return tuple(
        (unit.id, unit.action.target)
        for unit in _due(battle)
        if unit.action is not None
        and unit.action.target is not None
        and is_able(battle, unit.id, ctx)
        and stance(battle, unit) == "attack"
        and not battle.units[unit.action.target].out
    )


def spare(battle: Battle, unit: int, ctx: RulesContext) -> int:
    """What is left of the +3 of a unit's parry: it belongs to one whole melee action (MEL-29, MEL-30)."""
    return max(0, parry(ctx) - sum(share for parrier, _, share in battle.shares if parrier == unit))


def _attackers(battle: Battle, parrier: Unit, ctx: RulesContext) -> tuple[int, ...]:
    """Those who roll at a parrier now and have not been given a share."""
    shared = {(unit, attacker) for unit, attacker, _ in battle.shares}
    return tuple(
        unit
        for unit, target in _rollers(battle, ctx)
        if target == parrier.id and (parrier.id, unit) not in shared
    )


def _more_to_come(battle: Battle, parrier: Unit) -> bool:
    """Whether another attacker strikes later within the same melee action of the parrier."""
    until = parrier.action.end if parrier.action is not None else battle.now
    return any(
        fights(battle, e.attacker, parrier.id) and (action := battle.units[e.attacker].action) is not None
        and battle.now < action.end <= until
        for e in battle.engaging(parrier.id)
    )  # fmt: skip


def ask_shares(recorder: EventRecorder, ctx: RulesContext) -> None:
    """Ask what must be said before the rolls: stances if they are chosen now (AMB-108), then shares of a parry.

    Call it until `battle.pending` stays None. A parrier with one attacker gives it all it has, unasked.
    """
    if recorder.battle.pending is not None or not recorder.battle.engagements:
        return
    if asked := stance_to_ask(recorder.battle, ctx):
        recorder.emit(melee.ChoiceAsked(asked=asked))
        return
    for unit in recorder.battle.in_order():
        if shares := shares_to_ask(recorder.battle, unit.id, ctx):
            recorder.emit(melee.ChoiceAsked(asked=shares))
            return
        if attackers := _attackers_to_parry(recorder.battle, unit, ctx):
            first, *others = attackers
            left = spare(recorder.battle, unit.id, ctx)
            recorder.emit(
                melee.SharesGiven(unit=unit.id, shares=((first, left), *((other, 0) for other in others)))
            )


def _attackers_to_parry(battle: Battle, unit: Unit, ctx: RulesContext) -> tuple[int, ...]:
    """The attackers whose rolls an able parrier still has to answer."""
    parries = stance(battle, unit) == "parry" and is_able(battle, unit.id, ctx)
    return _attackers(battle, unit, ctx) if parries else ()


def shares_to_ask(battle: Battle, number: int, ctx: RulesContext) -> SharesAsked | None:
    """What a parrier must say before the rolls; None if there is nothing to split (MEL-30)."""
    unit = battle.units[number]
    attackers, left = _attackers_to_parry(battle, unit, ctx), spare(battle, number, ctx)
    if not attackers or not left or (len(attackers) == 1 and not _more_to_come(battle, unit)):
        return None
    return SharesAsked(unit=number, attackers=attackers, left=left)


def stance_to_ask(battle: Battle, ctx: RulesContext) -> IntentAsked | None:
    """Whose stance must be known before the rolls, if stances are chosen now (AMB-108)."""
    for unit in _due(battle):
        engagement = _engagement(battle, unit)
        if engagement is not None and stance(battle, unit) is None and is_able(battle, unit.id, ctx):
            return IntentAsked(
                unit=unit.id,
                attacker=engagement.attacker,
                defender=engagement.defender,
                options=("attack", "parry"),
            )
    return None


def refusal_share(battle: Battle, command: ShareParry, ctx: RulesContext) -> Refusal | None:
    """Why a parry cannot be split like that: whole shares, none negative, three in all (MEL-30)."""
    asked = battle.pending
    if not isinstance(asked, SharesAsked) or asked.unit != command.unit:
        return nonsense("not-asked", f"Unit {command.unit} has no parry to share now.", "MEL-30")
    named = [attacker for attacker, _ in command.shares]
    known = ", ".join(map(str, asked.attackers))
    if len(set(named)) != len(named) or not set(named) <= set(asked.attackers):
        sentence = "Name each attacker that rolls now at most once."
        return nonsense("wrong-attackers", sentence, "MEL-30", f"They are {known}.")
    shares = [share for _, share in command.shares]
    left = spare(battle, command.unit, ctx)
    if not may_split(shares, left):
        sentence = f"Shares are whole numbers from 0 up, {left} in all."
        return _no("wrong-shares", sentence, "MEL-30", f"Split {left} among {known}.")
    return None


def resolve_share(recorder: EventRecorder, command: ShareParry, _ctx: RulesContext) -> None:
    """Note the split; an attacker that is not named gets nothing (MEL-30)."""
    asked = recorder.battle.pending
    if not isinstance(asked, SharesAsked):
        raise TypeError("shares answer a question")
    given = dict(command.shares)
    shares = tuple((attacker, given.get(attacker, 0)) for attacker in asked.attackers)
    recorder.emit(melee.SharesGiven(unit=command.unit, shares=shares))


def resolve_melees(recorder: EventRecorder, ctx: RulesContext) -> None:
    """Resolve every melee action that ends now: all rolls first, then all wounds together (MEL-20..27, AMB-110).

    Outside initiative order in effect; the rolls are made in it. May raise `DieNeeded`.
    """
    before = recorder.battle
    due = tuple(_due(before))
    blows = []
    for unit, target in _rollers(before, ctx):
        share = _share(before, target, unit)
        blows.append((unit, target, *roll_blow(before, unit, target, ctx, share=share)))
    for fighter in due:
        if fighter.hit_bonus:
            recorder.emit(melee.BonusSpent(unit=fighter.id))
    for unit, target, check, face in blows:
        bonus = bonus_of(unit, target, check, ctx)
        recorder.emit(melee.MeleeStruck(unit=unit, target=target, check=check, face=face, bonus=bonus))
    for fighter in due:
        recorder.emit(melee.MeleeActionEnded(unit=fighter.id, cause="resolved"))
    for unit, target, check, _ in blows:
        if check.success:
            hurt(recorder, target, unit, ctx)
    cleanup(recorder, ctx)
    if due and ctx.rulings.is_("melee.continuation", "declare_again"):
        _part_the_idle(recorder)


def _share(battle: Battle, parrier: int, attacker: int) -> int:
    """What a parry adds to one attacker's roll; who is dazed has no stance and gives no share (AMB-110)."""
    if stance(battle, battle.units[parrier]) != "parry":
        return 0
    return sum(share for unit, other, share in battle.shares if (unit, other) == (parrier, attacker))


def _part_the_idle(recorder: EventRecorder) -> None:
    """End the fights that were fought out: to go on, melee must be declared anew (AMB-111)."""
    for e in recorder.battle.engagements:
        fought = fights(recorder.battle, *e.key) or fights(recorder.battle, e.defender, e.attacker)
        if e.status == "fighting" and not fought:
            recorder.emit(
                melee.MeleeDissolved(
                    attacker=e.attacker, defender=e.defender, cause="fought out", rule="AMB-111"
                )
            )
