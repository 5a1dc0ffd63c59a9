"""Troop quality, alone: QUA-01..09, QUA-11, A-45, A-58, ADV-01..04, INI-14."""

import pytest
from support.battles import setup, table
from support.playing import Played, before_play

from squadlog.battle.commands import Begin, Correct, RollInitiative, SwitchChapter
from squadlog.battle.evolve import first_state
from squadlog.book.load import load_rulebook, load_rulings
from squadlog.reports.narrate import narrate
from squadlog.rules.common.advanced import states
from squadlog.rules.desk.chapters import add_chapters
from squadlog.rules.quality.record import QUALITIES, quality_of, quality_of_all
from squadlog.rules.turn.initiative import modifiers
from squadlog.setup.chapters import chapters_in_force

BOOK = load_rulebook()
RED = (1, 2, 3, 4)


def of(*qualities):
    """A battle before play in which red's four units have these qualities."""
    soldiers = {unit: {"quality": quality} for unit, quality in zip(RED, qualities, strict=True)}
    return before_play(soldiers=soldiers, chapters=("quality",))


def ledger(battle, rulings=None):
    """The lines of red's roll for initiative, by key."""
    told = modifiers(battle, battle.groupings["red"], add_chapters(table(rulings=rulings), battle))
    return {line.key: line for line in told}


def test_the_words_of_the_chapter_are_the_rows_of_the_table_from_the_worst_to_the_best():
    """QUA-03..07."""
    assert tuple(BOOK.qualities) == QUALITIES
    values = [row.initiative for row in BOOK.qualities.values()]
    assert values == sorted(values, reverse=True)


@pytest.mark.parametrize(
    ("quality", "value", "rule"),
    [
        ("civilian", 2, "QUA-03"),
        ("green", 1, "QUA-04"),
        ("regular", 0, "QUA-05"),
        ("veteran", -1, "QUA-06"),
        ("elite", -2, "QUA-07"),
    ],
)
def test_each_quality_has_its_line_in_the_roll_for_initiative(quality, value, rule):
    """QUA-03..07, QUA-11."""
    line = ledger(of(*[quality] * 4).battle)["quality"]
    assert (line.value, line.applied, line.rule) == (value, True, rule)


def test_it_counts_in_the_roll_and_is_told_in_the_log():
    """QUA-07, QUA-11."""
    played = of(*["elite"] * 4)
    played.do(Begin())
    (event, *_) = played.do(RollInitiative(), 5, 4)
    assert {roll.grouping: roll.total for roll in event.rolls} == {"red": 3, "blue": 4}
    assert "-2 Elite troops" in narrate(event, played.battle, "table")


def test_a_battle_of_basic_rules_knows_nothing_of_it():
    """ADV-01, ADV-04."""
    played = before_play(soldiers={number: {"quality": "elite"} for number in RED})
    assert states(played.unit(1).held) == ()
    assert "quality" not in ledger(played.battle)
    played.do(Begin())
    (event, *_) = played.do(RollInitiative(), 5, 4)
    assert "troops" not in narrate(event, played.battle, "table")
    assert played.refused(Correct(unit=1, changes=(("quality", "green"),), reason="x")) is not None


def test_who_is_of_no_stated_quality_is_regular_and_no_word_is_lost_about_it():
    """QUA-05, QUA-08."""
    played = before_play(chapters=("quality",))
    assert quality_of(played.unit(1)) == "regular"
    assert states(played.unit(1).held) == ()
    assert states(of(*["green"] * 4).unit(1).held) == ("green troops",)


@pytest.mark.parametrize(
    ("qualities", "together"),
    [
        (("veteran", "veteran", "veteran", "green"), "veteran"),
        (("veteran", "veteran", "green", "green"), "green"),
        (("elite", "civilian", "elite", "civilian"), "civilian"),
        (("elite", "elite", "green", "civilian"), "elite"),
    ],
)
def test_most_of_a_mixed_grouping_speak_for_it_and_on_an_even_split_the_lower_half(qualities, together):
    """QUA-02, QUA-09: squads of one side may differ, and a grouping be made of several."""
    battle = of(*qualities).battle
    assert quality_of_all(battle.members("red")) == together
    assert ledger(battle)["quality"].label == f"{together.capitalize()} troops"


@pytest.mark.parametrize(
    ("name", "option", "word"),
    [("initiative.quality", "false", "A-45"), ("initiative.modifierSources", "strict_two", "only race")],
)
def test_a_table_may_read_that_it_does_not_count_in_initiative(name, option, word):
    """A-45, AMB-12: it is shown then, with the reason."""
    battle = of(*["elite"] * 4).battle
    line = ledger(battle, {name: option})["quality"]
    assert (line.applied, word in line.note) == (False, True)
    assert ledger(battle)["quality"].applied


@pytest.mark.parametrize(
    ("option", "played"),
    [("initiative_only", ("quality",)), ("full_morale", ("leadership", "quality", "rout"))],
)
def test_alone_it_brings_no_other_chapter_along_unless_the_table_reads_it_as_all_of_morale(option, played):
    """QUA-01, A-58: named by the table, listed by a scenario, or taken into play."""
    rulings = load_rulings().with_choice("quality.standalone", option)
    assert chapters_in_force(("quality",), (), rulings) == played
    assert chapters_in_force((), ("quality",), rulings) == played
    assert chapters_in_force(("stealth",), (), rulings) == ("stealth",)
    switched = Played(first_state(setup((1,), (11,))), rulings={"quality.standalone": option})
    switched.do(SwitchChapter(chapter="quality", on=True, reason="we want to try it"))
    assert {key for key, on in switched.battle.switched if on} == set(played)


def test_the_referee_sets_it_right():
    """QUA-08, LOG-01."""
    played = of(*["elite"] * 4)
    played.do(Correct(unit=1, changes=(("quality", "Green"),), reason="misread"))
    assert quality_of(played.unit(1)) == "green"
    refused = played.refused(Correct(unit=1, changes=(("quality", "heroic"),), reason="x"))
    assert "civilian" in refused.sentence


def test_taken_into_play_it_holds_from_the_next_turn_on_by_what_the_squads_are():
    """ADV-01, QUA-08."""
    played = Played(first_state(setup((1,), (11,), soldiers={1: {"quality": "elite"}})))
    played.do(SwitchChapter(chapter="quality", on=True, reason="we want to try it"))
    assert "quality" not in ledger(played.battle)
    played.do(Begin())
    assert played.battle.chapters == ("quality",)
    assert ledger(played.battle)["quality"].value == -2
