"""What cards say in few cells: prices in AP, odds in whole rows, nobody to fire at, and who is not free at all."""

from dataclasses import replace
from fractions import Fraction
from types import SimpleNamespace

import pytest
from support.battles import skirmish
from support.shot_cards import card_of

from squadlog.battle.ledger import Line
from squadlog.battle.refusal import Refusal
from squadlog.rules.common.previews import ShotPreview
from squadlog.session.view.orders.stands import stands_words
from squadlog.session.view.words.roster import aside_words
from squadlog.tui.dialogs.facts import price_line
from squadlog.tui.dialogs.previews import odds_words
from squadlog.tui.dialogs.shot_rows import outcome_words

ODDS = SimpleNamespace(miss=Fraction(9, 10), L=Fraction(1, 10), jam=Fraction(1, 10))


@pytest.mark.parametrize("width", [32, 38, 39, 52])
def test_a_row_of_odds_stands_whole_and_lets_its_fraction_go_first(width):
    """At 80 columns `1/10` stood alone in the next line."""
    told = odds_words(ODDS, width).plain.splitlines()
    assert len(told) == 3
    assert all(len(row) <= width for row in told)
    assert ("9/10" in told[0]) is (width >= 37)
    assert "90%" in told[0]


def test_the_price_of_an_order_is_in_action_points_and_no_modifier():
    """ACT-34: `+1 Move` read as a penalty to a roll."""
    assert (
        price_line(Line(key="move", label="Move", value=1, rule="ACT-34")).plain.strip()
        == "1 AP Move [ACT-34]"
    )
    less = Line(key="less", label="Quick hands", value=-1, rule="ACT-34")
    assert price_line(less).plain.strip() == "-1 AP Quick hands [ACT-34]"
    assert "Wound" in price_line(replace(less, label="Wound", applied=False)).plain


def test_where_there_is_nobody_to_fire_at_the_card_says_which_key_holds_fire():
    """FIR-01: an empty list asked whom unit 1 fires at."""
    refused = Refusal(code="no-target", sentence="Name the target of unit 1.", rule="FIR-01")
    battle = skirmish(red=(1,), blue=(11,))

    def told(*targets):
        card = card_of(battle, *targets, shown=ShotPreview(blocked=refused))
        return next(iter(outcome_words(card, battle))).plain

    assert told() == "There is no target: w holds fire."
    assert "Name the target of unit 1" in told(11)


def test_the_title_of_orders_calls_nobody_free_who_is_attacked_or_routed(play, prepared):
    """MEL-07: the attacked one was `free` there."""

    async def steps(table):
        await table.press("4", "a")
        title = str(table.panel.border_title)
        assert "attacked by 1" in title
        assert "free" not in title

    play(steps, battle=prepared("begin", "initiative", "3", "8", "move", "engage 1 with 4", "done"))


def test_who_is_neither_attacked_nor_routed_is_free():
    battle = skirmish(red=(1,), blue=(11,))
    assert stands_words(battle, battle.units[1]) == "free"


def test_whoever_has_shot_in_this_second_has_fired_and_is_not_done():
    """FIR-38: after opportunity fire the track said `done`."""
    battle = skirmish(red=(1,), blue=(11,))
    done = replace(battle.units[1], performed=True)
    assert aside_words(battle, done) == "done"
    assert aside_words(battle, replace(done, shots=(battle.now,))) == "⊕ fired"
