"""Seats of a battle are people: who sits there, whom each commands, who acts for whom, who has gone."""

import pytest
from support.battles import setup

from squadlog.battle.known import known
from squadlog.battle.outcome import DieAsked
from squadlog.battle.refusal import Refusal
from squadlog.battle.whose.people import People, PersonInCommand, people_of
from squadlog.battle.whose.seats import TableSeat, person_named, seat_named, seats_of
from squadlog.facts.seats import NOBODY, REFEREE, TABLE, Speaker
from squadlog.language.parse import parse
from squadlog.language.say import say
from squadlog.rules.common.kept.people import (
    ActFor,
    ComeBack,
    CommandThem,
    GiveSeat,
    HandOver,
    LeaveSeat,
    StopActing,
)
from squadlog.session.battle_session import Session
from squadlog.session.view.words.seats import seat_lines
from squadlog.session.view.words.status import seat_words


def stands(outcome):
    assert not isinstance(outcome, Refusal), outcome
    return outcome


def refused(outcome, sentence):
    assert isinstance(outcome, Refusal), outcome
    assert outcome.sentence == sentence


def table(store, *sentences, **more):
    """A battle of Red's 1 to 3 against Blue's 11 and 12, after these sentences at the one keyboard."""
    session = Session.create(store, setup((1, 2, 3), (11, 12), **more))
    for sentence in sentences:
        stands(session.say(sentence))
    return session


def at(session, seat, name=""):
    return session.seat(Speaker(seat=seat, name=name))


def seats(session, seat=REFEREE):
    return {one.name: one for one in seats_of(session.views.seen(seat))}


def test_a_battle_has_one_seat_a_side_the_referee_and_a_display_until_anybody_is_named(store):
    assert seats_of(table(store).views.seen(NOBODY)) == (
        TableSeat(name="red", kind="player", side="red", commands="all"),
        TableSeat(name="blue", kind="player", side="blue", commands="all"),
        TableSeat(name="referee", kind="referee"),
        TableSeat(name="table", kind="display"),
    )
    assert "referee" not in seats(table(store, referee=False))


def test_a_person_has_a_whole_side_some_soldiers_or_nobody_to_command(store):
    session = table(store, "seat Ann red 1,3", "seat Ben red", "seat Cleo red nothing", "seat Dora blue")
    told = {one.name: (one.side, one.commands) for one in seats(session).values() if one.kind == "player"}
    assert told == {
        "Ann": ("red", (1, 3)),
        "Ben": ("red", "all"),
        "Cleo": ("red", ()),
        "Dora": ("blue", "all"),
    }


def test_another_side_reads_who_sits_there_and_not_whom_they_command(store):
    session = table(store, "seat Ann red 1", "seat Ben red nothing", "seat Cleo blue 11")
    for reader in ("blue", NOBODY):
        there = seats(session, reader)
        assert (there["Ann"].commands, there["Ben"].commands) == ("untold", "untold")
        assert there["Cleo"].commands == ((11,) if reader == "blue" else "untold")
    lines = [line for one in at(session, "blue").log.entries() for line in one.lines]
    assert [line for line in lines if "Ann" in line or "Ben" in line] == [
        "Ann sits with Red.", "Ben sits with Red.",
    ]  # fmt: skip
    assert "Ann commands 1." in str(at(session, "red").log.entries())


def test_to_name_soldiers_gives_a_seat_where_there_is_none(store):
    session = table(store)
    stands(at(session, "red", "Ann").say("command Ann 1-2"))
    assert seats(session)["Ann"] == TableSeat(name="Ann", kind="player", side="red", commands=(1, 2))
    head = at(session, "blue").head
    stands(at(session, "red", "Ann").say("command Ann 3"))
    assert seats(session)["Ann"].commands == (1, 2, 3)
    assert at(session, "blue").head == head  # of whom she commands blue hears nothing


@pytest.mark.parametrize(
    ("named", "sits"),
    [
        ("Ann", Speaker(seat="red", name="Ann")),
        ("ann", Speaker(seat="red", name="Ann")),
        ("Ref", Speaker(seat=REFEREE, name="Ref")),
        ("Wall", Speaker(seat=NOBODY)),
        ("blue", Speaker(seat="blue")),
        (TABLE, Speaker(seat=TABLE)),
    ],
)
def test_who_names_a_persons_seat_sits_down_at_it(store, named, sits):
    session = table(store, "seat Ann red 1", "seat Ref referee", "seat Wall display")
    assert session.seat(Speaker(seat=named)).who == sits
    assert session.seat(Speaker()).of(Speaker(seat=named)).who == sits


def test_there_is_no_seat_of_a_name_that_nobody_has(store):
    with pytest.raises(ValueError, match="no side"):
        table(store).seat(Speaker(seat="Ann"))


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("red", "red is no name for a person here: it means another seat."),
        ("BLUE", "BLUE is no name for a person here: it means another seat."),
        ("Referee", "Referee is no name for a person here: it means another seat."),
        ("table", "table is no name for a person here: it means another seat."),
        ("Onlookers", "Onlookers is no name for a person here: it means another seat."),
        ("ann", "Ann has a seat already, and ann reads as that."),
        (
            "x" * 41,
            "The name of a seat has 1 to 40 characters that can be shown, without blanks at its ends.",
        ),
        (" Ben", "The name of a seat has 1 to 40 characters that can be shown, without blanks at its ends."),
        ("B\u202een", "This cannot be kept: the character U+202E cannot be shown; leave it out."),
    ],
)
def test_a_name_that_means_another_seat_or_cannot_be_shown_is_refused(store, name, told):
    session = table(store, "seat Ann red")
    for command in (GiveSeat(name=name, side="red", units=(1,)), CommandThem(name=name, units=(1,))):
        refused(session.submit(command), told)


def test_nobody_has_a_name_of_the_other_side(store):
    session = table(store, "seat Ann red")
    refused(session.say("seat Ann blue"), "Ann has a seat already: with Red.")
    refused(session.say("command Ann 11"), "Ann has a seat already: with Red.")
    stands(session.say("leave seat Ann"))
    refused(at(session, "blue").say("seat Ann blue"), "Only all players together can say this.")
    stands(session.say("seat Ann blue"))
    assert (seats(session)["Ann"].side, seats(session)["red"].commands) == ("blue", "all")


def test_the_seat_of_a_person_is_found_in_capitals_or_not(store):
    battle = table(store, "seat Ann red").views.seen(REFEREE)
    assert seat_named(battle, "aNN").name == "Ann"
    assert seat_named(battle, "Ben") is None


RED = ("seat Ann red 1-2", "seat Ben red 3", "seat Cleo red nothing", "begin")


def to_orders(session):
    """Up to the orders of Red."""
    stands(session.say("initiative"))
    for _ in range(6):
        ask = session.due[REFEREE].ask()
        if (ask.kind, ask.side) == ("declare", "red"):
            return
        stands(session.say(f"move {ask.grouping}" if ask.kind == "choose_order" else "done"))
    raise AssertionError


def ordering(store, *more):
    session = table(store, *RED, *more)
    to_orders(session)
    return session


def test_who_commands_nobody_orders_nobody_and_rolls_for_nobody(store):
    session = ordering(store)
    cleo = session.seat(Speaker(seat="Cleo"))
    for sentence in ("hold 1", "done", "standing 3 hold until T1.s5"):
        refused(cleo.say(sentence), "Cleo commands nobody here.")
    stands(session.say("command anybody 3"))
    refused(cleo.say("hold 3"), "Cleo commands nobody here.")
    stands(session.seat(Speaker(seat="Ben")).say("hold 3"))  # nobody has it: whoever may order likes
    assert not cleo.asked()
    stands(cleo.say("note tea?"))
    refused(cleo.say("command Cleo 1"), "Only Ann can say this.")
    stands(cleo.say("command Cleo 3"))  # whom nobody has
    stands(cleo.say("hold 3"))


def test_of_several_who_command_the_whole_side_any_orders_and_says_done_act_16(store):
    session = table(store, "seat Ann red", "seat Ben red", "seat Cleo red 3", "begin")
    to_orders(session)
    ann, ben, cleo = (session.seat(Speaker(seat=name)) for name in ("Ann", "Ben", "Cleo"))
    refused(cleo.say("hold 1"), "Only Ann or Ben can say this.")
    refused(ann.say("hold 3"), "Only Cleo can say this.")
    stands(ann.say("hold 1"))
    stands(ben.say("hold 2"))
    now = session.views.seen(REFEREE).active
    stands(ben.say("done"))
    assert session.views.seen(REFEREE).active == now
    assert (ann.asked(), ben.asked(), cleo.asked()) == (False, False, True)
    stands(cleo.say("done"))
    assert session.views.seen(REFEREE).active != now


def test_who_acts_for_another_says_what_he_may_until_he_stops_or_the_other_is_back(store):
    session = ordering(store)
    ann, ben = (session.seat(Speaker(seat=name)) for name in ("Ann", "Ben"))
    refused(ann.say("hold 3"), "Only Ben can say this.")
    stands(ann.say("act for Ben because his phone died"))
    told = [line for one in at(session, "blue").log.entries() for line in one.lines]
    assert any(line.endswith("Ann acts for Ben: his phone died.") for line in told)
    assert seats(session)["Ann"].acting_for == ("Ben",)
    stands(ann.say("hold 3"))
    stands(ann.say("stop acting for Ben"))
    refused(ann.say("hold 3"), "Only Ben can say this.")
    stands(session.say("act for Ben by Ann"))
    stands(ann.say("hold 3"))
    stands(ben.say("come back Ben"))
    refused(ann.say("hold 3"), "Only Ben can say this.")
    stands(ben.say("hold 3"))


def test_who_acts_for_another_says_done_for_both_act_16(store):
    session = ordering(store)
    ann, now = session.seat(Speaker(seat="Ann")), session.views.seen(REFEREE).active
    stands(ann.say("act for Ben"))
    assert [line.split(" ", 1)[1] for line in stands(ann.say("done")).lines[:2]] != []
    assert session.views.seen(REFEREE).active != now


@pytest.mark.parametrize(
    ("who", "sentence", "told"),
    [
        ("Ann", "act for Dora", "Nobody called Dora has a seat here."),
        ("Ann", "act for Eve", "Only Blue can say this."),
        ("Cleo", "act for Ben by Ann", "Only Ann or Ben can say this."),
        ("Ann", "act for Ann", "Nobody acts for himself."),
        ("Ann", "stop acting for Ben", "Ann does not act for Ben."),
        ("Ann", "leave seat Ben", "Only Ben can say this."),
        ("Ann", "hand over Ben to Ann", "Only Ben can say this."),
        ("Ann", "come back Ben", "Only Ben can say this."),
        ("Ann", "hand over Ann to Eve", "Eve is not of the side of Ann."),
        ("Eve", "act for Ann", "Only Red can say this."),
        ("Ann", "seat Dora blue", "Only Blue can say this."),
        ("Ann", "seat Dora referee", "Only all players together can say this."),
        ("Ann", "seat Dora display", "Only all players together can say this."),
        ("Eve", "leave seat Ann", "Only Ann can say this."),
        ("Wall", "note hello", "This is a read-only display: it shows what everybody may see."),
    ],
)
def test_what_is_not_for_that_seat_is_refused(store, who, sentence, told):
    session = table(store, *RED[:3], "seat Eve blue", "seat Wall display")
    refused(session.seat(Speaker(seat=who)).say(sentence), told)


def test_a_referee_by_name_says_all_that_the_referee_may(store):
    session = table(store, *RED, "seat Ref referee")
    ref = session.seat(Speaker(seat="Ref"))
    for sentence in (
        "correct 1 wound=L because seen",
        "leave seat Ben",
        "act for Ann by Cleo",
        "end because late",
    ):
        stands(ref.say(sentence))
    assert ref.log.entries()[-1].by == "Ref"


def test_a_referee_is_a_wish_of_all_where_none_sits_and_then_judges_for_all(store):
    session = table(store, "seat Ann red", "seat Eve blue", referee=False)
    stands(session.seat(Speaker(seat="Ann")).say("seat Ref referee"))
    assert "Ref" not in seats(session)
    stands(session.seat(Speaker(seat="Eve")).say("consent yes"))
    assert seats(session)["Ref"].kind == "referee"
    refused(
        session.seat(Speaker(seat="Ann")).say("end because late"), "Only all players together can say this."
    )
    stands(session.seat(Speaker(seat="Ref")).say("leave seat Ref"))
    stands(session.seat(Speaker(seat="Ann")).say("end because late"))  # again a wish
    assert session.views.seen(REFEREE).stage != "over"


def test_what_one_commanded_who_hands_over_is_the_others(store):
    session = ordering(store)
    stands(session.seat(Speaker(seat="Ann")).say("hand over Ann to Ben because of a train"))
    assert (seats(session)["Ann"].commands, seats(session)["Ben"].commands) == ((), (1, 2, 3))
    stands(session.seat(Speaker(seat="Ben")).say("hold 1"))
    refused(session.seat(Speaker(seat="Ann")).say("hold 2"), "Ann commands nobody here.")
    stands(session.say("hand over Ben to Dora"))
    assert seats(session)["Dora"].commands == (1, 2, 3)


def test_what_one_commanded_who_has_left_is_anybodys_until_he_is_back(store):
    session = ordering(store)
    ann, ben = (session.seat(Speaker(seat=name)) for name in ("Ann", "Ben"))
    stands(ann.say("leave seat Ann because it is late"))
    assert any(
        line.endswith("Ann has left: it is late.") for line in at(session, NOBODY).log.entries()[-1].lines
    )
    refused(ann.say("hold 1"), "Ann has left.")
    stands(ben.say("hold 1"))
    stands(ann.say("come back Ann"))
    refused(ben.say("hold 1"), "Only Ann can say this.")
    stands(ann.say("hold 1"))


def test_every_step_of_seats_is_undone_exactly(store):
    said = (
        *RED[:3], "seat Ref referee", "seat Wall display", "command Ann 3", "act for Ben by Ann", "stop acting for Ben",
        "hand over Ann to Cleo", "leave seat Cleo", "come back Cleo", "command anybody 1-3",
    )  # fmt: skip
    session, stood = table(store), []
    for sentence in said:
        stood.append(session.views.seen(REFEREE))
        stands(session.say(sentence))
    for before in reversed(stood):
        stands(session.say("undo"))
        assert session.views.seen(REFEREE) == before


@pytest.mark.parametrize(
    "command",
    [
        GiveSeat(name="Ann", side="red"),
        GiveSeat(name="Ann Marie", side="red", units=(1, 3)),
        GiveSeat(name="to", side="blue", units=()),
        GiveSeat(name='say "when"', side="referee"),
        GiveSeat(name="because", side="display"),
        HandOver(name="Ann", to="Ann Marie", reason="a train"),
        LeaveSeat(name="by"),
        LeaveSeat(name="Ann", reason="late"),
        ComeBack(name="Ann"),
        ActFor(name="Ben", by="Ann", reason="his phone died"),
        ActFor(name="for"),
        StopActing(name="Ben", by="Ann"),
    ],
)
def test_a_sentence_about_seats_reads_back_as_its_command(store, command):
    seat = at(table(store), REFEREE)
    assert parse(say(command), seat.known, seat.rules.reading.book) == command


def test_who_acts_for_somebody_whose_phone_dies_in_the_middle_of_a_die_rolls_it_dice_07(store):
    session = table(
        store, "seat Ann red 1-2", "seat Ben red 3", "seat Eve blue", "begin", typed_dice=("red", "blue")
    )
    assert isinstance(session.say("initiative"), DieAsked)
    stands(session.say("hand over Ann to Ben"))
    ann, ben = (session.seat(Speaker(seat=name)) for name in ("Ann", "Ben"))
    refused(ann.answer("3"), "Only Ben can say this.")
    die = ann.die.roll
    stands(ann.say("act for Ben because his phone died"))
    assert ann.die.roll == die
    assert session.open(store, session.id).die[REFEREE].roll == die  # also for who opens the file now
    assert isinstance(ann.answer("3"), DieAsked)
    stands(ben.say("come back Ben"))
    assert (ben.die.roll.side, session.seat(Speaker(seat="Eve")).asked()) == ("blue", True)
    stands(session.seat(Speaker(seat="Eve")).answer("8"))
    assert {one.roll for one in session.views.seen(REFEREE).standings} == {3, 8}


def test_a_step_of_seats_never_stands_without_the_die_that_is_awaited_dice_07(store, monkeypatch):
    session = table(store, "seat Ann red", "seat Ben red 3", "begin", typed_dice=("red", "blue"))
    assert isinstance(session.say("initiative"), DieAsked)
    die = session.die[REFEREE].roll
    monkeypatch.setattr(type(store), "keep_half", None)  # as if the computer failed behind the step
    stands(session.seat(Speaker(seat="Ann")).say("act for Ben because his phone died"))
    again = session.open(store, session.id)
    assert seats(again)["Ann"].acting_for == ("Ben",)
    assert again.die[REFEREE].roll == session.die[REFEREE].roll == die
    monkeypatch.undo()
    assert isinstance(again.answer("3"), DieAsked)
    stands(again.answer("8"))


def test_the_status_line_names_who_sits_there(store):
    session = table(store, "seat Ann red 1")
    for seat, words in (("Ann", "seat of Ann, Red"), ("red", "seat of Red")):
        sat = session.seat(Speaker(seat=seat))
        assert seat_words(sat.known, sat.who) == words


def test_who_commands_in_an_older_record_has_a_seat_that_his_side_alone_knows_of(store):
    """A record of 0.13 has no step that gives Ann a seat."""
    session = table(store)
    held = People(commanders=(PersonInCommand(side="red", name="Ann", units=(1,)),))
    battle = people_of.put(session.record.battle, held)
    assert seat_named(known(battle, "red"), "Ann").commands == (1,)
    assert [one.name for one in seats_of(known(battle, "blue"))] == ["red", "blue", "referee", "table"]
    assert person_named(battle, "Ann") is None
    assert seat_lines(known(battle, "red")) == ("Seats: Ann (Red: 1), Blue, the referee, a display",)
