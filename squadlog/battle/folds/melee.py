"""Fighting hand to hand."""

from dataclasses import replace
from typing import assert_never

from squadlog.battle.changed import changed
from squadlog.battle.events import melee
from squadlog.battle.folds.part import unit_changed
from squadlog.battle.pending import Engagement, EscapeAsked, IntentAsked, Pending
from squadlog.battle.state import Battle


def _engagement(battle: Battle, attacker: int, defender: int, **changes: object) -> Battle:
    engagements = tuple(
        replace(e, **changes) if e.key == (attacker, defender) else e  # type: ignore[arg-type] # its fields
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


def _apply_avoidance(battle: Battle, event: melee.AvoidanceRolled) -> Battle:
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


def fold_melee(battle: Battle, event: melee.MeleeEvent) -> Battle:
    """The battle after an event of melee."""
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
            return _apply_avoidance(changed(battle, rolls=battle.rolls + 1), event)
        case melee.MeleeStruck():
            if event.bonus is not None:
                battle = unit_changed(battle, event.bonus, hit_bonus=True)
            return changed(battle, rolls=battle.rolls + 1)
        case melee.MeleeBegun():
            battle = unit_changed(_shares_back(battle, event.unit), event.unit, action=event.action)
            return _engagement(
                battle, event.attacker, event.defender,
                status="fighting", attacker_intent=None, defender_intent=None,
            )  # fmt: skip
        case melee.SharesGiven():
            shares = tuple((event.unit, attacker, share) for attacker, share in event.shares)
            return changed(battle, shares=battle.shares + shares, pending=None)
        case melee.MeleeActionEnded():
            return unit_changed(_shares_back(battle, event.unit), event.unit, action=None)
        case melee.MeleeDissolved():
            pair = {event.attacker, event.defender}
            left = tuple(e for e in battle.engagements if e.key != (event.attacker, event.defender))
            pending = None if _is_between(battle.pending, pair) else battle.pending
            return changed(battle, engagements=left, pending=pending)
        case melee.BonusSpent():
            return unit_changed(battle, event.unit, hit_bonus=False)
        case _:
            assert_never(event)
