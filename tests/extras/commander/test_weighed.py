"""A battle weighed afterwards: each order beside what a commander would have said there, with what its side knew."""

import json
import re
import subprocess
import sys

import pytest
from support.matches import hasty_store

from squadlog.base.records import replace
from squadlog.book.in_force import rulings_with
from squadlog.book.load import load_rulebook
from squadlog.extras.commander.seated.commanders import Commanders
from squadlog.extras.commander.seated.speaking import speak
from squadlog.extras.commander.told import judging, weighed
from squadlog.extras.commander.told.kept import ChoiceKept
from squadlog.extras.commander.told.report_parts import told_besides, weighed_lines
from squadlog.extras.paper.marks import A4
from squadlog.extras.paper.ordering import order_of
from squadlog.extras.paper.sheets.report import document
from squadlog.facts.seats import NOBODY, Speaker
from squadlog.session.battle_session import Session
from squadlog.session.view.words.battle_report import report_lines
from squadlog.setup.scenes import load_battle

NUMBER = re.compile(r"(?<![\w.])\d+(?:\.\d+)?(?![\w])")
FIRST = ("begin", "initiative", "move")


@pytest.fixture
def begun(tmp_path):
    """The Back Door, after the words that are said, with recruits at the sides that are named."""

    def begin(*said, recruits=("red",)):
        store = hasty_store(tmp_path / "squadlog.db")
        setup = replace(load_battle("newcomer", load_rulebook(), rulings_with(())), seed=7, typed_dice=())
        seat = Session.create(store, setup).seat(Speaker())
        for side in recruits:
            Commanders(store, seat.id).sit(side, "recruit")
        list(speak(seat))
        for one in said:
            seat.say(one)
            list(speak(seat))
        return seat

    return begin


def judged(seat):
    """The orders of a battle that counted, as a recruit weighs them in this process."""
    said = tuple(judging.decisions(seat))
    pieces = range(-(-len(said) // judging.PIECE))
    found = [judging.judge_piece("recruit", said, number, lambda _: None) for number in pieces]
    return judging.last_words(one for piece in found for one in piece.orders)


def weighed_by_recruit(seat):
    """A battle weighed by a recruit, and kept beside its record."""
    orders, luck = judged(seat), weighed.luck_of(seat)
    sides = [
        weighed.weigh_side(side, [one for one in orders if one.side == side], luck[side])
        for side in seat.known.side_ids()
    ]
    told = weighed.BattleWeighed(by="recruit/1", sides=tuple(sides))
    weighed.KeptWeighing(seat.store, seat.id).keep(told)
    return told


def test_what_a_commander_said_himself_gives_nothing_away(begun):
    seat = begun(*FIRST, "done", "done")
    orders = [one for one in judged(seat) if one.side == "red"]
    assert len(orders) > 3
    assert {one.by for one in orders} == {"recruit"}
    assert {one.gave_away for one in orders} == {0.0}


def test_who_is_left_without_an_order_holds_and_what_that_gave_away_is_told(begun):
    seat = begun(*FIRST, "done")
    held = [one for one in judged(seat) if one.side == "blue"]
    assert [one.unit for one in held] == [1, 2, 3]
    for one in held:
        assert one.said.holds
        assert one.best.order.startswith(f"declare {one.unit} fire_throw")
        assert one.gave_away == one.best.worth > 5


def test_an_order_that_was_changed_before_the_slot_ended_was_none(begun):
    seat = begun(*FIRST, "hold 1", 'declare 1 fire_throw with "SR" at 4', "hold 2", "done", recruits=())
    (first, *others) = [one for one in judged(seat) if one.side == "blue"]
    assert (first.unit, first.gave_away) == (1, 0.0)
    assert [one.unit for one in others] == [2, 3]


def test_five_moments_a_side_at_most_and_one_of_a_soldier_in_a_turn():
    made = [
        weighed.OrderJudged(
            side="blue", entry=entry, when="", by="", unit=entry % 7, moment=weighed.Moment(1 + entry // 14, 1),
            said=ChoiceKept("hold", 0.0), best=ChoiceKept("fire", float(entry)),
        )
        for entry in range(28)
    ]  # fmt: skip
    found = weighed.where_it_turned(made)
    assert [one.entry for one in found] == [27, 26, 25, 24, 23]
    assert weighed.where_it_turned(made[:1]) == ()


def test_the_report_tells_where_it_turned_once_the_battle_is_over_and_not_before(begun):
    seat = begun(*FIRST, "done")
    told = weighed_by_recruit(seat)
    assert weighed.KeptWeighing(seat.store, seat.id).read() == told
    assert [list(told_besides(seat.of(Speaker(seat=who)))) for who in ("red", "blue", NOBODY)] == [[], [], []]
    seat.say("end because it is late")
    lines = list(report_lines(seat))
    begins = lines.index("Where it turned, weighed afterwards by recruit/1:")
    assert "1 John Doe: gave away 12.4 points." in "".join(lines[begins:])
    assert "Luck of TOG beside it: hits by fire 3 of 2.7 expected" in "".join(lines[begins:])
    blocks = document(order_of(seat, load_rulebook(), A4, {}, on_map=False)).blocks
    headings = [getattr(one, "text", "") for one in blocks]
    assert "Where it turned, weighed afterwards by recruit/1" in headings
    assert "Why the commanders did that" in headings
    why = lines[lines.index("Why the commanders did that:") :]
    assert [line.strip() for line in why if ", line " in line] == [
        "T1.s1, line 7, 4 Varro: fire or throw with the SR at 1 John Doe.",
        "T1.s1, line 8, 5 Cassia: fire or throw with the SR at 1 John Doe.",
        "T1.s1, line 9, 6 Drusus: fire or throw with the SR at 1 John Doe.",
    ], "an order and its shot are told once"


def test_each_number_of_a_moment_is_one_that_was_weighed(begun):
    seat = begun(*FIRST, "done")
    told = weighed_by_recruit(seat)
    seat.say("end because it is late")
    (blue,) = [one for one in told.sides if one.side == "blue"]
    kinds = [of for one in blue.moments for of in (one.said, one.best)]
    lines = [line for line in weighed_lines(seat, told) if line.startswith("    ")]
    assert len(lines) == len(kinds) == 6
    for line, of in zip(lines, kinds, strict=True):
        known = {f"{term.amount:g}" for term in of.terms} | {f"{of.worth:g}"}
        assert set(NUMBER.findall(line.replace(of.words, ""))) <= known


def test_a_moment_that_was_taken_back_is_told_no_more(begun):
    seat = begun(*FIRST, "done")
    told = weighed_by_recruit(seat)
    seat.jump(told.sides[0].moments[0].entry - 1)
    assert not [line for line in weighed_lines(seat, told) if "gave away" in line]


@pytest.mark.parametrize("text", ["[]", "{", '{"by": "x", "unknown": 0, "sides": [{"side": 3}]}', "[" * 9999])
def test_a_setting_that_is_no_weighing_counts_as_none(tmp_path, text):
    store = hasty_store(tmp_path / "squadlog.db")
    store.settings.set("weighed.1", text)
    assert weighed.KeptWeighing(store, 1).read() is None


def test_a_battle_is_weighed_by_a_command_once_it_is_over(call, tmp_path):
    call("new", "newcomer", "--seed", "7")
    call("do", "begin", "initiative", "move", "done", "done")
    code, out, err = call("weigh", "--level", "recruit", "--processes", "1")
    assert (code, out) == (2, "")
    assert "not over" in err
    call("do", "end because it is late")
    told = json.loads(call("weigh", "--level", "recruit", "--processes", "1", "--json")[1])
    blue, red = told["sides"]
    assert (blue["orders"], blue["best"], len(blue["moments"])) == (3, 0, 3)
    assert blue["moments"][0]["best"]["terms"]
    assert red["side"] == "red"
    page = tmp_path / "report.html"
    assert call("print", "report", "--to", str(page))[0] == 0
    assert "Where it turned, weighed afterwards by recruit/1" in page.read_text("utf-8")
    assert "There is no commander" in call("weigh", "--level", "general")[2]


def test_a_process_of_its_own_reads_what_a_battle_keeps_of_its_chapters():
    asked = (
        "from squadlog.extras.commander.told.judging import judge_piece\n"
        "from squadlog.battle.chapter_state import CHAPTER_STATES\n"
        "print('ammunition' in CHAPTER_STATES)"
    )
    told = subprocess.run(  # noqa: S603 - this very program
        [sys.executable, "-c", asked], capture_output=True, text=True, check=True
    )
    assert told.stdout == "True\n"
