"""Fire that is ordered although nobody is in sight: it is declared before its target is chosen."""

from collections.abc import Iterable

from squadlog.base.names import numbers
from squadlog.battle.commands import Declare, Fire
from squadlog.facts.ground_facts import feature_of
from squadlog.reports.wording import name_of
from squadlog.session.view.asked_rules import OrderRules

AIMED = frozenset({"fire_throw", "aimed_fire"})
"""What is fired at a target that is chosen when the shot falls (FIR-44)."""
CALLED = 3
"""Soldiers who see nobody and are called by their names; where there are more, by their numbers."""
LOST = "You choose the target when the shots are fired; if there is none then, the action is lost [FIR-44]."


def sees_nobody(rules: OrderRules, unit: int) -> bool:
    """Whether a map has measured that nobody and nothing but ground is in sight and arc of a soldier.

    False where nothing is measured, and where a line is too close to call: then the table says what is seen.
    """
    if not rules.known.setup.map or rules.known.units[unit].position is None:
        return False
    aims = (one for one in rules.targets(unit) if feature_of(one) is None)
    return not any(_may_be_seen(rules, Fire(unit=unit, target=one)) for one in aims)


def _may_be_seen(rules: OrderRules, shot: Fire) -> bool:
    seen = rules.sighting(shot)
    if seen is None or seen.in_sight.origin == "default":
        return True
    return seen.too_close or bool(seen.in_sight.value and seen.in_arc.value)


def blind_fire_words(rules: OrderRules, units: Iterable[int]) -> str:
    """Who of those who are to fire sees nobody, and what comes of that; empty where all who may fire see somebody."""
    whom = [
        one
        for one in units
        if rules.refusal(Declare(unit=one, action="fire_throw")) is None and sees_nobody(rules, one)
    ]
    many = len(whom) > CALLED
    who = numbers(whom) if many else ", ".join(name_of(rules.known, one) for one in whom)
    return f"{who} {'see' if len(whom) > 1 else 'sees'} nobody now. {LOST}" if whom else ""
