"""Why a commander said something: kept beside the record, read by its own side until the battle is over."""

import json
import re
from itertools import islice

import pytest
from support.matches import hasty_store

from squadlog.base.records import replace
from squadlog.battle.commands import Begin, Done, Hold
from squadlog.book.in_force import rulings_with
from squadlog.book.load import load_rulebook
from squadlog.extras.commander.mind.posed import ChoiceWeighed, Considered
from squadlog.extras.commander.seated.commanders import Commanders
from squadlog.extras.commander.seated.speaking import speak
from squadlog.extras.commander.told.kept import KeptReasons, reason_for
from squadlog.extras.commander.told.reading import reason_at, why_said
from squadlog.extras.web.pages.pieces.told import entry_piece
from squadlog.facts.seats import NOBODY, REFEREE, TABLE, Speaker
from squadlog.session.battle_session import Session
from squadlog.session.view.words.entry import entry_lines, open_entry
from squadlog.setup.scenes import load_battle

NUMBER = re.compile(r"(?<![\w.])-?\d+(?:\.\d+)?(?:e-\d+)?(?![\w])")


@pytest.fixture
def begun(tmp_path):
    """A ready battle with a commander at red after his first orders, as its one keyboard sees it."""

    def begin(key="newcomer", level="recruit", *, is_open=False):
        store = hasty_store(tmp_path / "squadlog.db")
        setup = replace(load_battle(key, load_rulebook(), rulings_with(())), seed=7, typed_dice=())
        seat = Session.create(store, setup).seat(Speaker())
        Commanders(store, seat.id).sit("red", level, is_open=is_open)
        for one in ("", "begin", "initiative", "move", "done"):
            if one:
                seat.say(one)
            list(speak(seat))
        return seat

    return begin


def order_line(seat):
    """The first order of the recruit, as a seat reads it."""
    return next(one for one in seat.log.entries() if one.by == "recruit" and one.kind == "declare")


def told_at(seat):
    """All that a seat is told of the reasons of the first order, by the plain ways that lead there."""
    entry = order_line(seat)
    opened = open_entry(seat, entry.id)
    return (
        *why_said(seat, entry),
        *opened.reasons,
        *(line for line in entry_lines(opened) if "hits at" in line),
    )


def test_no_other_seat_reads_the_reasons_while_the_battle_goes_on(begun):
    seat = begun()
    own, others = ("red", REFEREE), ("blue", TABLE, NOBODY)
    assert [told_at(seat.of(Speaker(seat=who))) for who in others] == [(), (), ()]
    assert all("hits at 90 %" in told_at(seat.of(Speaker(seat=who)))[0] for who in own)
    seat.say("end because it is late")
    assert seat.known.stage == "over"
    told = {told_at(seat.of(Speaker(seat=who))) for who in (*own, *others)}
    assert len(told) == 1
    assert told != {()}
    seat.undo()
    assert [told_at(seat.of(Speaker(seat=who))) for who in others] == [(), (), ()]


def test_a_teacher_gives_his_reasons_at_once(begun):
    seat = begun(is_open=True)
    assert "hits at 90 %" in told_at(seat.of(Speaker(seat="blue")))[0]


def test_what_was_said_before_he_became_a_teacher_stays_private(begun):
    seat = begun()
    Commanders(seat.store, seat.id).sit("red", "recruit", is_open=True)
    assert told_at(seat.of(Speaker(seat="blue"))) == ()


def numbers_of(reason):
    """Every number that was weighed of a word: the terms, whom they are about, and what each choice is worth."""
    terms = [term for choice in reason.choices for term in choice.terms]
    about = {number for term in terms for number in NUMBER.findall(term.name)}
    return {f"{term.amount:g}" for term in terms} | about | {f"{choice.worth:g}" for choice in reason.choices}


@pytest.mark.parametrize(
    ("key", "level", "words"), [("newcomer", "recruit", 24), ("tutorial_map", "sergeant", 12)]
)
def test_each_number_that_is_kept_and_shown_is_one_that_was_weighed(begun, key, level, words):
    seat = begun(key, level)
    Commanders(seat.store, seat.id).sit("blue", level)
    assert len(list(islice(speak(seat), words))) == words
    kept = list(KeptReasons(seat.store, seat.id).all())
    weighed = [one for one in kept if one.choices]
    assert len(weighed) > words / 2
    for one in weighed:
        assert set(NUMBER.findall(one.why)) <= numbers_of(one)
        assert one.choices[0].order == one.said
        assert one.looked_at >= len(one.choices)
    for entry in seat.log.entries():
        reason = reason_at(seat, entry)
        assert (reason is not None) == (entry.by == level)
        if reason is not None:
            shown = " ".join(why_said(seat.of(Speaker(seat=reason.side)), entry)).replace(reason.mind, "")
            assert reason.why in shown
            for order in sorted((one.words for one in reason.choices), key=len, reverse=True):
                shown = shown.replace(order, "")
            assert set(NUMBER.findall(shown)) <= numbers_of(reason)


def test_what_is_taken_back_keeps_its_reasons_at_its_own_line(begun):
    seat = begun().of(Speaker(seat="red"))
    line, head = order_line(seat), seat.head
    seat.jump(line.id - 1)
    Commanders(seat.store, seat.id).go_on()
    list(speak(seat))
    assert seat.head > head
    undone = seat.log.entries(undone=True)[line.id - 1]
    assert undone.undone
    assert why_said(seat, undone) != ()
    assert why_said(seat, seat.log.entries()[-1]) != ()


def test_reasons_go_when_the_battle_is_deleted_for_good(begun):
    seat = begun()
    store, number = seat.store, seat.id
    store.delete_record(number)
    assert list(KeptReasons(store, number).all()) != []
    store.delete_record(number, for_good=True)
    assert list(KeptReasons(store, number).all()) == []


def test_the_reasons_of_a_line_are_a_command_for_its_own_side(call):
    call("new", "newcomer", "--seed", "7")
    call("commander", "red", "recruit")
    call("do", "begin", "initiative", "move", "done")
    told = json.loads(call("why", "7", "--seat", "red", "--json")[1])
    assert told["weighed"]["order"] == told["said"]
    assert told["instead"]["order"]
    assert told["holding"]["worth"] == 0
    code, out, _ = call("why", "--seat", "red")
    assert (code, out.splitlines()[-1]) == (0, "4 choices were looked at.")
    for words, sentence in (
        (
            ("7", "--seat", "blue"),
            "Until the battle is over, TOG alone reads its reasons: squadlog why --seat red.",
        ),
        (("7",), "TOG alone reads"),
        (("3", "--seat", "red"), "No reasons are kept of line 3"),
        (("99",), "There is no line 99"),
        ((), "TOG alone reads its reasons"),
    ):
        code, out, err = call("why", *words)
        assert (code, out) == (5, "")
        assert sentence in err


def test_neither_data_nor_pages_give_the_reasons_to_the_other_side(begun, call):
    seat = begun()
    line = order_line(seat).id
    for who, reads in (("red", True), ("blue", False)):
        page = entry_piece(seat.of(Speaker(seat=who)), None, {"entry": str(line)})
        assert ("hits at 90 %" in page) is reads
    call("new", "newcomer", "--seed", "7")
    call("commander", "red", "recruit")
    call("do", "begin", "initiative", "move", "done")
    for who, reads in (("red", 3), ("blue", 0), ("table", 0)):
        told = json.loads(call("log", "--entry", "7", "--seat", who, "--json")[1])
        assert len(told["reasons"]) == reads


def test_what_a_commander_says_is_heard_without_its_reasons_at_another_seat(call):
    call("new", "newcomer", "--seed", "7")
    call("commander", "red", "recruit")
    call("do", "begin", "initiative", "move", "done", "--no-wait")
    told = json.loads(call("commander", "--json", "go", "on")[1])
    assert told["said"]
    assert {one["why"] for one in told["said"]} == {""}
    call("undo", "3")
    open_told = json.loads(call("commander", "--json", "red", "recruit", "--open")[1])
    assert all(one["why"] for one in open_told["said"])
    assert "TOG: recruit; everybody may read the reasons." in call("commander")[1]


def test_of_two_ways_to_hold_the_better_is_told_as_holding(begun):
    seat = begun()
    ways = [(Done(), 3.0), (Hold(unit=1), 1.0), (Hold(unit=2), -2.0), (Begin(), -3.0)]
    weighed = tuple(ChoiceWeighed(says=says, worth=worth) for says, worth in ways)
    considered = Considered(says=Done(), why="why", weighed=weighed)
    whose = {"key": "k", "side": "red", "by": "sergeant", "mind": "sergeant/1", "is_open": False}
    reason = reason_for(considered, Done(), seat.known, **whose)
    assert (reason.runner_up.worth, reason.holding.worth) == (-3.0, 1.0)
