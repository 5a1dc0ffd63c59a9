"""An ambush by sentences, from the seats: what is told to whom, taken back, read again and played again. AMS, HID."""

import pytest
from support.ambushes import BLUE, PLACES
from support.on_maps import on_map
from support.piles import FIELD

from squadlog.base.records import replace
from squadlog.battle.chapter_state import why_out_of_order
from squadlog.battle.refusal import Refusal
from squadlog.battle.terms import Start
from squadlog.facts.seats import NOBODY, REFEREE, Speaker
from squadlog.session.battle_session import Session
from squadlog.session.view.orders.order import HOLD
from squadlog.session.view.orders.order_form import order_form
from squadlog.session.view.questions.question import question
from squadlog.session.view.words.doing import doing
from squadlog.tui.dialogs.facts import fact_rows

SEATS = ("red", "blue", "table", REFEREE, NOBODY)


@pytest.fixture
def seats(store):
    """The doors of all seats to a battle in which blue lies hidden and red has acted in T1.s1; all dice are typed."""
    battle = on_map(FIELD, PLACES, setup_changes={"chapters": ("hiding", "ambush")})
    starts = tuple(
        Start(unit=number, position=unit.position) for number, unit in battle.units.items() if unit.position
    )
    session = Session.create(store, replace(battle.setup, starts=starts, typed_dice=("red", "blue"), seed=7))
    doors = {seat: session.seat(Speaker(seat=seat)) for seat in SEATS}
    for number in BLUE:
        x, y, facing = PLACES[number]
        _says(doors["blue"], f"hide {number} at {x},{y} facing {facing}")
    _says(doors["blue"], "placed blue")
    for said in ("begin", "initiative", "die 3", "die 7", "move red", "searched red", "done"):
        _says(doors["table"], said)
    return doors


def _says(door, said):
    outcome = door.say(said)
    assert not isinstance(outcome, Refusal), f"{said}: {outcome}"
    return outcome


def springs(doors):
    blue = doors["blue"]
    for unit, target in zip(BLUE, (1, 2, 2), strict=True):
        _says(blue, f"reveal {unit}")
        _says(blue, f"fire {unit} at {target}")
    _says(blue, "done")
    for unit in BLUE:
        _says(blue, f"shoot {unit}")
        told = _says(blue, "die 10")
    return told


def asked(door):
    return " ".join(question(door).lines)


def panel(door, unit):
    rows = fact_rows(order_form(door, (unit,), HOLD), 60, unfolded=True)
    return " ".join(" ".join(row.words.plain.split()) for row in rows)


def test_the_side_that_hides_reads_what_an_ambush_takes_where_it_gives_its_orders(seats):
    """AMS-01: at the prompt, on the action panel and among the reminders, and nobody else does."""
    takes = "An ambush takes all 3 of Blue squad attacking out of hiding in one subphase [AMS-01]"
    assert takes in asked(seats["blue"])
    assert takes in panel(seats["blue"], 11)
    assert any(takes in told for told in seats["blue"].due.reminders())
    for seat in ("red", "table", NOBODY):
        assert seats[seat].rules.hints() == ()
        assert not any("mbush" in told for told in seats[seat].due.reminders())
    assert takes in " ".join(seats[REFEREE].rules.hints())
    _says(seats["blue"], "reveal 11")
    _says(seats["blue"], "fire 11 at 1")
    assert "not yet in T1.s1: 12 Trooper 12, 13 Trooper 13." in asked(seats["blue"])
    assert seats["red"].rules.hints() == ()


def test_it_is_told_to_all_alike_and_stands_on_the_card(seats):
    """AMS-03."""
    lines = springs(seats).lines
    sprung = next(line for line in lines if "ambush" in line)
    assert sprung == (
        "T1.s1 Blue squad has sprung an ambush on 1, 2 in T1.s1 [AMS-01]: "
        "1-3 are struck from the order and do nothing from T1.s2 through T1.s4 [AMS-03]."
    )
    for seat in SEATS:
        assert any("ambushed in T1.s1" in told for told in seats[seat].due.reminders())
        assert "has sprung an ambush" in seats[seat].exports.export("story")
    assert seats["red"].due.ask().side == "blue"
    assert seats["red"].say("walk 1 1m").rule == "AMS-03"


def test_it_is_taken_back_and_sprung_again_and_played_again_to_the_same_end(seats, store):
    """GEN-06, AMS-03."""
    springs(seats)
    whole = seats[REFEREE]
    sprung = whole.known
    assert whole.exports.audit() == ()
    _says(whole, "undo 4")
    assert all(unit.holds("ambush") is None for unit in whole.known.units.values())
    _says(whole, "redo 4")
    assert whole.known.units == sprung.units
    (entry,) = store.battles()
    again = Session.open(store, entry.id)
    assert again.seat(Speaker(seat=REFEREE)).known == sprung


def test_the_table_says_it_in_words_where_the_program_leaves_it_to_it(seats):
    """GEN-06, AMS-01."""
    _says(seats["table"], "assist initiative suggest")
    lines = springs(seats).lines
    assert any("was an ambush by the rules [AMS-01]; ambush blue has it count." in line for line in lines)
    told = _says(seats["blue"], "ambush blue on 1")
    assert "1 is struck from the order and does nothing from T1.s2 through T1.s4" in " ".join(told.lines)
    _says(seats["table"], 'correct 1 ambush=none because "not so"')
    assert "ambush GROUPING [on UNITS]" in str(seats["blue"].sentences.misread("ambush"))
    assert "ambush blue" in seats["blue"].sentences.completions("ambush ")


def test_who_is_struck_from_the_order_is_shown_so_in_it(seats):
    """AMS-03, AMS-05: in the roster beside what it does, and in the order of the turn for as long as it lasts."""
    springs(seats)
    known = seats["red"].known
    assert [why_out_of_order(known, grouping) for grouping in ("red", "blue")] == ["ambushed", ""]
    assert [doing(known.units[unit], known.now) for unit in (1, 11)] == ["ambushed", "free"]
    while str(seats["table"].known.now) != "T1.s5":
        _says(seats["table"], "done")
    assert why_out_of_order(seats["red"].known, "red") == ""
