"""Target number, die, naturals and direction of a test come from its row (T-14, DIE-02..04, DIE-10)."""

import re
import shutil
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.battles import skirmish, table

from squadlog.base.dice import DieNeeded
from squadlog.battle.ledger import Ledger, Line, Scale
from squadlog.book.load import load_rulebook
from squadlog.book.places import data_dir
from squadlog.facts.ground_facts import StatedSighting
from squadlog.reports.wording import format_test
from squadlog.rules.common.checks import judge_face, roll_check, say_needed
from squadlog.rules.fire import to_hit
from squadlog.rules.fire.obstacles import breach_ledger
from squadlog.rules.melee import rolls
from squadlog.rules.moving import zero_gravity
from squadlog.tui.chrome.words import ledger_words

ROUT_LIKE = 'value = 5, die = 100, natural_success = 100, natural_failure = 1, good = "high",'


def _shot(battle, asked):
    sighting = asked.surveyor.sighting(1, 11, StatedSighting())
    return to_hit.ledger(battle, 1, "SR", 11, sighting, "plain", asked)


LEDGERS = {
    "ranged": _shot,
    "melee": lambda battle, asked: rolls.ledger(battle, 1, 11, asked),
    "avoid": lambda battle, asked: rolls.avoid_ledger(battle, 1, 11, asked),
    "zero_g": lambda battle, asked: zero_gravity.ledger(battle, 1, "SR", asked),
}


@pytest.mark.parametrize("test", LEDGERS)
def test_each_test_of_the_basic_game_is_rolled_as_its_row_says_die_10(test, tmp_path):
    """DIE-10."""
    tables = shutil.copytree(data_dir("tables"), tmp_path / "tables")
    file = tables / "targets.toml"
    changed, times = re.subn(rf"(?m)^({test} = .*)value = \d+,", rf"\1{ROUT_LIKE}", file.read_text("utf-8"))
    assert times == 1
    file.write_text(changed, "utf-8")
    asked = replace(table(), book=load_rulebook(tables))
    ledger = LEDGERS[test](skirmish(), asked)
    assert (ledger.test, ledger.target) == (test, 5)
    assert ledger.scale == Scale(die=100, natural_success=100, natural_failure=1, high=True)
    with pytest.raises(DieNeeded) as wanted:
        roll_check(asked, ledger, name=test, who="1", side="red")
    assert wanted.value.roll.die == 100


def test_a_shot_through_a_breach_is_rolled_as_ranged_fire_obs_14():
    """OBS-14, FIR-02."""
    assert breach_ledger(table()).scale == _shot(skirmish(), table()).scale


def _ledger(total: int, **changes) -> Ledger:
    line = Line(key="all", label="all", value=total, rule="DIE-08")
    return Ledger(test="any", target=5, lines=(line,), **changes)


HIGH = Scale(die=100, natural_success=100, natural_failure=1, high=True)


@given(st.integers(-150, 150), st.integers(1, 100))
def test_where_high_is_good_what_is_added_helps_rou_05_rou_06(total, face):
    """ROU-05, ROU-06."""
    check = judge_face(_ledger(total, scale=HIGH), face)
    assert check.net == face + total
    assert check.success == (face == 100 or (face != 1 and face + total > 5))
    assert not check.success or judge_face(_ledger(total + 1, scale=HIGH), face).success


@given(st.integers(-150, 150), st.sampled_from([Scale(), HIGH, Scale(natural_failure=None)]))
def test_the_faces_that_succeed_are_counted_and_end_where_it_is_said_die_03_die_04(total, scale):
    """DIE-03, DIE-04."""
    ledger = _ledger(total, scale=scale)
    good = [face for face in range(1, scale.die + 1) if judge_face(ledger, face).success]
    assert ledger.successes == len(good) > 0
    assert ledger.last_success == (min(good) if scale.high else max(good))


def test_a_test_for_which_high_is_good_is_told_so_rou_06():
    """ROU-06."""
    ledger = _ledger(-10, scale=HIGH)
    assert say_needed(ledger) == "16 or more (5 with -10)"
    assert "more than 5: faces 16 to 100" in ledger_words(ledger).plain
    assert format_test(judge_face(ledger, 15)) == "15 -10 = 5, needs more than 5 (-10 all)"
    assert format_test(judge_face(ledger, 100)) == "100 -10 = 90, needs more than 5 (-10 all)"
    assert format_test(judge_face(_ledger(10, scale=HIGH), 1)) == (
        "1 +10 = 11, needs more than 5 (+10 all), but a natural 1 always fails"
    )
