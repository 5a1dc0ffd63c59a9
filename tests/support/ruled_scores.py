"""A scene for each ruling of pages and scores that no scenario file reads, as `ruled_scenes` has them."""

from fractions import Fraction

from support.battles import table
from support.ruled_scenes import rulings_with
from support.scored import fought, page

from squadlog.base.records import replace
from squadlog.battle.chapter_state import replace_battle_state
from squadlog.battle.moment import Moment
from squadlog.battle.terms import Grouping
from squadlog.book.load import load_rulebook
from squadlog.facts.scenario.condition import Condition
from squadlog.rules.common.scoring.levels import level_of
from squadlog.rules.scenario.conditions import is_lifted
from squadlog.rules.scenario.progress import PageProgress, UnitAttacked
from squadlog.squads.cost import unit_value
from squadlog.squads.plan import SoldierPlan, SquadPlan

SILENCE = Condition(id="silence", kind="hold_fire", side="blue")
STRUCK = UnitAttacked(unit=11, side="blue", grouping="blue", by="red", at=Moment(24, 1))


def leader_worth(read):
    led = SquadPlan(name="S", soldiers=(SoldierPlan(name="A", leader=-1, weapons=("LR",)),))
    return unit_value(led, 0, load_rulebook(), rulings_with(read))


def against_nothing(read):
    return level_of(Fraction(1), Fraction(0), table(rulings=read)).row.rule


def freed(read):
    """Of a side that holds its fire 11 was attacked: may 12 fire, who is in another grouping?"""
    battle = fought(page(conditions=(SILENCE,)))
    second = Grouping(id="second", name="second", side="blue", units=(12,))
    units = {**battle.units, 12: replace(battle.units[12], grouping="second")}
    battle = replace(battle, units=units, groupings={**battle.groupings, "second": second})
    battle = replace_battle_state(battle, "scenario", PageProgress(attacks=(STRUCK,)))
    return [is_lifted(battle, battle.units[number], SILENCE, rulings_with(read)) for number in (11, 12, 13)]


SCENES = {"value.include_leader": leader_worth, "victory.zero": against_nothing, "holdfire.lift": freed}
