"""Who shares an initiative roll, and what counts in it (INI-02, INI-12, INI-14)."""

from dataclasses import replace

import pytest
from support.battles import table
from support.playing import before_play
from support.referee import WHY

from squadlog.battle.commands import (
    Begin,
    Regroup,
    RollInitiative,
)
from squadlog.rules.desk.chapters import add_chapters
from squadlog.rules.turn.initiative import modifiers


def test_any_units_of_a_side_may_share_a_roll_ini_02():
    """INI-02: agreed before play, neither squad nor fire team."""
    played = before_play()
    played.do(Regroup(grouping="Wing", units=(4, 2)))
    assert played.battle.groupings["Wing"].units == (4, 2)
    assert played.battle.groupings["red"].units == (1, 3)
    assert played.unit(2).grouping == "Wing"
    played.do(Begin())
    played.do(RollInitiative(), 3, 8, 5)
    assert [standing.grouping for standing in played.battle.standings] == ["red", "Wing", "blue"]


def test_a_grouping_that_nobody_belongs_to_is_gone_ini_02():
    """INI-02."""
    played = before_play()
    played.do(Regroup(grouping="Wing", units=(1, 2, 3, 4)))
    assert set(played.battle.groupings) == {"Wing", "blue"}


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (Regroup(grouping="Wing", units=(1, 11)), "two-sides"),
        (Regroup(grouping="Wing", units=(1, 1)), "two-sides"),
        (Regroup(grouping="Wing", units=(7,)), "unknown-unit"),
        (Regroup(grouping="Wing", race="Human"), "unknown-grouping"),
        (Regroup(grouping="red"), "nothing-to-group"),
        (Regroup(grouping="red", modifier=99), "bad-modifier"),
        (Regroup(grouping="red", race="Elf"), "unknown-race"),
        (Regroup(grouping="red", race="Zog"), "no-choice"),
    ],
)
def test_what_makes_no_grouping_is_refused_ini_02(command, code):
    """INI-02, INI-12, INI-14."""
    assert before_play().refused(command).code == code


def test_groupings_are_fixed_once_play_has_begun_unless_the_table_says_why_ini_03():
    """INI-03: and then only before the roll of a turn."""
    played = before_play()
    played.do(Begin())
    assert played.refused(Regroup(grouping="Wing", units=(1,))).rule == "INI-03"
    played.do(Regroup(grouping="Wing", units=(1,), reason="the lieutenant fell"))
    played.do(RollInitiative(), 3, 8, 5)
    assert played.refused(Regroup(grouping="red", units=(1,), reason=WHY)).code == "rolled"


def test_the_owner_picks_the_race_of_an_even_split_ini_12():
    """INI-12: two races, two units each."""
    played = before_play(soldiers={1: {"race": "Ssora"}, 2: {"race": "Ssora"}})
    first = modifiers(played.battle, played.battle.groupings["red"], table())[0]
    assert (first.label, first.note) == ("Ssora", "an even split: the owner picks")
    played.do(Regroup(grouping="red", race="Human"))
    picked = modifiers(played.battle, played.battle.groupings["red"], table())[0]
    assert (picked.label, picked.value) == ("Human", 0)
    played.do(Regroup(grouping="red", race="none"))
    assert modifiers(played.battle, played.battle.groupings["red"], table())[0] == first


def test_a_scenario_adds_to_a_roll_ini_14():
    """INI-14."""
    played = before_play()
    played.do(Regroup(grouping="red", modifier=-2))
    played.do(Begin())
    played.do(RollInitiative(), 5, 4)
    assert {standing.grouping: standing.roll for standing in played.battle.standings} == {"red": 3, "blue": 4}


def test_what_stands_for_quality_falls_away_where_quality_counts_ini_14():
    """INI-14, AMB-12: the two are never added up."""
    elite = {number: {"quality": "elite"} for number in (1, 2, 3, 4)}
    found = []
    for chapters in ((), ("quality",)):
        played = before_play(soldiers=elite, chapters=chapters)
        grouping = replace(played.battle.groupings["red"], modifier=-2, instead_of="quality")
        told = modifiers(played.battle, grouping, add_chapters(table(), played.battle))
        found.append({entry.key: (entry.value, entry.applied) for entry in told if entry.key != "race"})
    assert found == [{"scenario": (-2, True)}, {"scenario": (-2, False), "quality": (-2, True)}]
