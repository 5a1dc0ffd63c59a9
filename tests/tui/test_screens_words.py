"""What the screens say: pure functions from a battle to plain text."""

from fractions import Fraction
from types import SimpleNamespace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.battles import skirmish
from textual.content import Content

from squadlog.base.dice import ScriptedDice
from squadlog.base.lengths import LengthScale, shown_in
from squadlog.battle.commands import Fire
from squadlog.battle.ledger import Ledger, Line
from squadlog.battle.moment import Moment
from squadlog.battle.refusal import Refusal
from squadlog.book.load import load_rulebook, load_rulings
from squadlog.facts.ground_facts import StatedSighting
from squadlog.facts.stated_facts import StatedSurveyor
from squadlog.reports.soldier import stand_in
from squadlog.rules.common.context import RulesContext
from squadlog.rules.desk.preview import preview
from squadlog.session.view.orders.move_words import read_adjustment
from squadlog.session.view.shots.figures import percent
from squadlog.session.view.words.doing import when
from squadlog.tui.battle.log import row_words
from squadlog.tui.chrome.key_bar import read_keymap
from squadlog.tui.chrome.words import (
    cut,
    format_refusal,
    ledger_words,
    link_rules,
    rule_ids,
    shorten,
    silent_words,
)
from squadlog.tui.dialogs.previews import preview_words


@given(st.text(alphabet=st.characters(exclude_categories=["C", "Z"]), max_size=60))
def test_linking_rule_ids_never_changes_the_text(text):
    assert link_rules(text).plain == text


def test_a_rule_id_in_a_text_opens_its_paragraph_when_clicked():
    clicks = [
        span.style.meta.get("@click")
        for span in link_rules("see [FIR-07].").spans
        if hasattr(span.style, "meta")
    ]
    assert "app.open_rule('FIR-07')" in clicks


@given(st.text(max_size=40), st.integers(min_value=1, max_value=20))
def test_cut_text_is_never_wider_than_asked(text, width):
    assert Content(cut(text, width)).cell_length <= width


@given(st.text(max_size=40), st.integers(min_value=1, max_value=20))
def test_a_shortened_name_is_never_wider_than_asked(text, width):
    assert Content(shorten(text, width)).cell_length <= width


def test_names_that_differ_only_at_their_end_still_differ_when_shortened():
    names = [shorten(f"Iron Tide Boarding Party {number}", 20) for number in (1, 2)]
    assert names[0].endswith("Party 1")
    assert names[0] != names[1]


@given(st.fractions(min_value=0, max_value=1, max_denominator=1000))
def test_a_chance_reads_as_certain_only_when_it_is(chance):
    assert (percent(chance) == "0%") == (chance == 0)
    assert (percent(chance) == "100%") == (chance == 1)


def test_a_ledger_lists_what_counts_and_elsewhere_what_does_not():
    """DIE-08: only applied lines are summed."""
    counted = Line(key="a", label="walked", value=2, rule="FIR-05")
    struck = Line(key="b", label="cover", value=3, rule="FIR-24", applied=False, note="behind nothing")
    ledger = Ledger(test="to hit", target=7, lines=(counted, struck))
    assert "+2 walked [FIR-05]" in ledger_words(ledger).plain
    assert "faces 1 to 5" in ledger_words(ledger).plain
    assert "cover" not in ledger_words(ledger).plain
    assert "behind nothing" in silent_words(ledger).plain


def test_a_range_that_was_stated_is_shown_as_a_fact_that_changes_nothing():
    """FIR-02: the to-hit table has no line for it."""
    stated = StatedSighting(distance_m=15)
    table = RulesContext(
        book=load_rulebook(), rulings=load_rulings(), surveyor=StatedSurveyor(), dice=ScriptedDice(())
    )
    shot = preview(stand_in.duel({"weapons": ("SR",)}), Fire(unit=1, target=2, stated=stated), table)
    told = preview_words(shot).plain.splitlines()
    quiet = told[told.index("No modifier") + 1 :]
    assert quiet[0].startswith("  0 range (15 m, stated")
    assert all(line.startswith("  0 ") and line.endswith("]") for line in quiet)


def test_a_refusal_shows_sentence_rule_and_way_out():
    refusal = Refusal(code="x", sentence="No.", rule="ACT-20", instead="Hold.")
    assert format_refusal(refusal).plain == "✗ No. [ACT-20] Hold."


def test_a_refusal_tells_its_lengths_in_the_unit_of_the_table():
    refused = Refusal(
        code="x", sentence="A grenade goes 14 m at most.", rule="GRE-04", instead="Throw it 14 m."
    )
    with shown_in(LengthScale("in", 2.0)):
        assert format_refusal(refused).plain == "✗ A grenade goes 7 in at most. [GRE-04] Throw it 7 in."


def test_a_moment_of_this_turn_is_short_and_of_another_is_whole():
    assert when(Moment(2, 7), Moment(2, 1)) == "s7"
    assert when(Moment(3, 1), Moment(2, 1)) == "T3.s1"


def test_rule_ids_are_found_once_each_in_order():
    assert rule_ids("MEL-19, FIR-07 and MEL-19 at T1.s3") == ("MEL-19", "FIR-07")


@pytest.mark.parametrize("text", ["+2", "strike full_soft", "because sun", "", "+2\x1b[31m because sun"])
def test_a_change_by_hand_without_a_reason_or_fit_to_be_shown_is_refused(text):
    with pytest.raises(ValueError, match=r"\w"):
        read_adjustment(text)


def test_changes_by_hand_are_read():
    added, struck = read_adjustment("+2 because sun"), read_adjustment("strike half_soft because gone")
    assert (added.kind, added.value, added.reason) == ("add", 2, "sun")
    assert (struck.kind, struck.strike, struck.reason) == ("strike", "half_soft", "gone")


@pytest.mark.parametrize("text", ["", "not json", "[1]", "3", '{"a": null}'])
def test_an_unreadable_set_of_keys_counts_as_none_chosen(text):
    assert read_keymap(text) == {}


def test_percent_of_a_tenth():
    assert percent(Fraction(1, 10)) == "10%"


@pytest.mark.parametrize(
    ("told", "shown"),
    [
        (
            ("— T1.s9 —", "T1.s9 1 A is prone now.", "T1.s9 2 B kneels."),
            ("T1.s9", "1 A is prone now. … 1 more"),
        ),
        (("T1.s8 1 A fires.",), ("T1.s8", "1 A fires.")),
        (("Turn 1 ends.",), ("T1.s8", "Turn 1 ends.")),
        ((), ("T1.s8", "Red: done")),
    ],
)
def test_a_row_of_the_log_says_when_that_happened_of_which_it_tells(told, shown):
    entry = SimpleNamespace(lines=told, tells=(), moment=Moment(1, 8), kind="done", whose="Red")
    moment, words = row_words(entry, skirmish())
    assert (moment, words.plain) == shown
