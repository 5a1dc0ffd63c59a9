"""The people of one side, each with soldiers of his own to command; and whose word every kind of command is."""

import pytest
from support.battles import setup, skirmish
from support.piles import FIELD

from squadlog.base.records import HasKind, record
from squadlog.battle import rights
from squadlog.battle.commands import Begin, ChooseOrder, Done, EndBattle, Hold, Orders, SetDice
from squadlog.battle.outcome import Accepted, DieAsked
from squadlog.battle.refusal import Refusal
from squadlog.battle.whose.people import People, PersonInCommand, commanders_of_most, done_in_slot, people_of
from squadlog.battle.whose.words import whose_word
from squadlog.facts.seats import NOBODY, REFEREE, Speaker
from squadlog.ground.map.dump import dump_map
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
from squadlog.session.view.questions.question import question

SEATS = {"ann": ("red", "Ann"), "ben": ("red", "Ben"), "red": ("red", ""), "cleo": ("blue", "Cleo")}


def side_of_two(store, *, begins=(), **more):
    """Ann commands 1 and 2 of Red, Ben 3; the battle has begun, and Red moves first."""
    session = Session.create(store, setup((1, 2, 3), (11, 12), **more))
    seats = {key: session.seat(Speaker(seat=seat, name=name)) for key, (seat, name) in SEATS.items()}
    stands(seats["ann"].say("command Ann 1-2"))
    stands(seats["ben"].say("command Ben 3"))
    for sentence in (*begins, "begin"):
        stands(session.say(sentence))
    return session, seats


def to_orders(session):
    """Up to the orders of Red."""
    said = stands(session.say("initiative"))
    for _ in range(6):
        ask = session.due[REFEREE].ask()
        if (ask.kind, ask.side) == ("declare", "red"):
            return
        said = stands(session.say(f"move {ask.grouping}" if ask.kind == "choose_order" else "done"))
    raise AssertionError(said)


def stands(outcome):
    assert not isinstance(outcome, Refusal), outcome
    return outcome


def refused(outcome, sentence):
    assert isinstance(outcome, Refusal), outcome
    assert (outcome.code, outcome.sentence) == ("not-yours", sentence)


def test_every_kind_of_command_has_a_row_of_whose_word_it_is():
    rows = {kind: whose_word(kind) for kind in rights.OWNERS}
    for kind, whose in {
        Begin: "each side", Hold: "commander", ChooseOrder: "most", Done: "all who command there", EndBattle: "table",
        CommandThem: "holder", GiveSeat: "side", HandOver: "person", LeaveSeat: "person", ComeBack: "person",
        ActFor: "actor", StopActing: "actor",
    }.items():  # fmt: skip
        assert rows[kind] == whose
    assert all(rows[kind] == "table" for kind, owner in rights.OWNERS.items() if owner is rights.of_all)


def test_a_kind_of_command_without_a_row_is_found():
    @record
    class Whistle(HasKind):
        pass

    with pytest.raises(KeyError):
        whose_word(Whistle)


def test_each_orders_his_own_and_who_gives_no_name_all_of_the_side(store):
    session, seats = side_of_two(store)
    to_orders(session)
    refused(seats["ben"].say("hold 1"), "Only Ann can say this.")
    refused(
        seats["ann"].submit(Orders(orders=(Hold(unit=1), Hold(unit=3)))), "Only Ann and Ben can say this."
    )
    refused(seats["ben"].say("standing 2 hold until T1.s5"), "Only Ann can say this.")
    assert seats["ben"].rules.refusal(Hold(unit=1)).code == "not-yours"
    stands(seats["ann"].say("hold 1"))
    stands(seats["ben"].say("hold 3"))
    stands(seats["red"].say("hold 2"))


def test_a_slot_is_done_when_all_are_who_have_somebody_left_to_order_act_16(store):
    session, seats = side_of_two(store)
    to_orders(session)
    now = session.views.seen(REFEREE).active
    before = seats["cleo"].head, seats["cleo"].known
    assert stands(seats["ann"].say("done")).lines[0].endswith("Ann is done.")
    assert done_in_slot(seats["ben"].known) == ("Ann",)
    assert (seats["cleo"].head, seats["cleo"].known.active) == (before[0], now)
    assert not seats["ann"].asked()
    assert question(seats["ann"]).sentence.startswith("Waits for Ben.")
    assert question(seats["cleo"]).sentence.startswith("Waits for Red.")
    assert seats["ben"].asked()
    assert seats["ann"].say("done").code == "done"
    stands(seats["ben"].say("hold 3"))
    stands(seats["ben"].say("done"))
    assert session.views.seen(REFEREE).active != now


def test_who_has_nobody_left_to_order_is_not_waited_for(store):
    session, seats = side_of_two(store)
    to_orders(session)
    now = session.views.seen(REFEREE).active
    stands(seats["ben"].say("hold 3"))
    stands(seats["ann"].say("done"))
    assert session.views.seen(REFEREE).active != now


def test_of_a_grouping_it_is_the_word_of_who_commands_most_of_it_ini_06(store):
    session, seats = side_of_two(store, typed_dice=("red", "blue"))
    session.say("initiative")
    refused(seats["ben"].answer("4"), "Only Ann can say this.")
    for seat, face in (("ann", "3"), ("cleo", "8")):
        assert isinstance(seats[seat].answer(face), Accepted | DieAsked)
    ask = session.due[REFEREE].ask()
    assert (ask.kind, ask.side) == ("choose_order", "red")
    assert (seats["ann"].asked(), seats["ben"].asked()) == (True, False)
    refused(seats["ben"].say("move"), "Only Ann can say this.")
    stands(seats["ann"].say("move"))


def test_no_other_side_hears_who_commands_whom_or_who_is_done(store):
    """Whoever commands whom, the other side reads that they sit there, and no more."""
    told = []
    for first in (True, False):
        session = Session.create(store, setup((1, 2, 3), (11, 12)))
        for name, units in (("Ann", "1-2"), ("Ben", "3")) if first else (("Ann", "3"), ("Ben", "2")):
            stands(session.seat(Speaker(seat="red", name=name)).say(f"command {name} {units}"))
        session.say("begin")
        to_orders(session)
        if first:
            stands(session.seat(Speaker(seat="red", name="Ann")).say("done"))
        for other in ("blue", NOBODY):
            seat = session.seat(Speaker(seat=other))
            lines = [
                (one.number if hasattr(one, "number") else one.id, one.lines) for one in seat.log.entries()
            ]
            assert "Ann sits with Red." in str(lines)
            told.append((other, seat.head, lines, seat.known, question(seat)))
            assert not people_of(seat.known).commanders
    assert told[:2] == told[2:]


def test_who_commands_is_changed_and_given_back_and_undone(store):
    _, seats = side_of_two(store)
    red = seats["red"]
    stands(red.say("command Cleo 1,3"))
    assert {one.name: one.units for one in people_of(red.known).commanders} == {"Ann": (2,), "Cleo": (1, 3)}
    stands(red.say("command anybody 1-3"))
    assert not people_of(red.known).commanders
    stands(red.undo())
    assert len(people_of(red.known).commanders) == 2
    assert seats["cleo"].say("command Cleo 1").code in {"not-yours", "unknown-unit"}


@pytest.mark.parametrize("name", ["Ann", "Ann Marie", ""])
def test_the_sentence_reads_back_as_the_command(store, name):
    _, seats = side_of_two(store)
    command = CommandThem(name=name, units=(1, 3))
    assert parse(say(command), seats["red"].known, seats["red"].rules.reading.book) == command


def test_who_is_done_is_not_asked_again_for_soldiers_whom_nobody_commands_act_16(store):
    session, seats = side_of_two(store)
    stands(seats["red"].say("command anybody 3"))
    to_orders(session)
    now = session.views.seen(REFEREE).active
    stands(seats["ben"].say("done"))  # who may order the third, and likes to leave it
    assert (seats["ben"].asked(), seats["ann"].asked()) == (False, True)
    assert question(seats["ben"]).sentence.startswith("Waits for Ann.")
    stands(seats["ann"].say("done"))
    assert session.views.seen(REFEREE).active != now


def test_who_commands_nobody_in_a_slot_is_not_done_in_it_act_16(store):
    session, _ = side_of_two(store)
    to_orders(session)
    dora = session.seat(Speaker(seat="red", name="Dora"))
    refused(dora.say("done"), "Only Ann and Ben can say this.")
    assert dora.rules.refusal(Done()).code == "not-yours"
    assert done_in_slot(dora.known) == ()


def test_nobody_is_offered_what_another_of_the_side_must_say_hid_09(store):
    """Of a step that names soldiers, each is offered his own."""
    hidden = {11: {"begins": ("hidden",)}, 12: {"begins": ("hidden",)}}
    session = Session.create(
        store, setup((1, 2, 3), (11, 12), chapters=("hiding",), soldiers=hidden, map=dump_map(FIELD))
    )
    cleo, dora = (session.seat(Speaker(seat="blue", name=name)) for name in ("Cleo", "Dora"))
    stands(cleo.say("command Cleo 11"))
    stands(cleo.say("command Dora 12"))
    assert {one.unit for one in cleo.due.placeables()} == {11, None}
    assert {one.unit for one in dora.due.placeables()} == {12, None}
    for one in (cleo, dora):
        asked = question(one)
        assert asked.answers
        assert all(answer.says is None or one.rules.not_mine(answer.says) is None for answer in asked.answers)


def test_of_the_shots_of_a_side_the_first_is_asked_of_who_commands_it(store):
    session, seats = side_of_two(store)
    to_orders(session)
    for unit in (1, 3):
        stands(seats["red"].say(f"fire {unit} at 11"))
    stands(seats["red"].say("done"))
    for _ in range(3):
        if session.due[REFEREE].ask().kind == "fire":
            break
        session.say("done")
    assert session.due[REFEREE].ask().units[:2] == (1, 3)
    assert (seats["ann"].asked(), seats["ben"].asked()) == (True, False)
    stands(seats["ann"].say("hold-fire 1"))
    assert (seats["ann"].asked(), seats["ben"].asked()) == (False, True)


def test_the_order_in_which_a_slot_acts_is_said_with_the_last_done_act_16(store):
    session, seats = side_of_two(store)
    to_orders(session)
    assert seats["ann"].say("done 2 1").code == "not-last"
    assert done_in_slot(seats["ann"].known) == ()
    stands(seats["ann"].say("done"))
    stands(seats["ben"].say("done 3 1"))


@pytest.mark.parametrize("name", ["  ", " Ann", "x" * 41])
def test_a_name_that_nobody_could_read_or_say_commands_nobody(store, name):
    _, seats = side_of_two(store)
    assert seats["red"].say(f'command "{name}" 1').code == "name"


def test_a_side_that_is_ready_still_says_who_commands_whom_set_05(store):
    red = Session.create(store, setup((1, 2), (11, 12))).seat(Speaker(seat="red"))
    stands(red.say("ready"))
    stands(red.say("command Ann 1"))


@pytest.mark.parametrize(
    ("ann", "ben", "out", "whose"),
    [
        ((2, 3), (1,), (), ("Ann",)),  # most, though the first is another's
        ((2,), (1,), (), ("Ben",)),  # as many: the first
        ((2, 3), (1,), (2, 3), ("Ben",)),  # who is out counts for nobody
        ((2, 3), (1,), (1, 2, 3), ("Ann",)),  # but where all are out
        ((3,), (), (), ()),  # most are nobody's
    ],
)
def test_most_of_a_grouping_are_those_who_are_left_of_it_ini_06(ann, ben, out, whose):
    given = {"Ann": ann, "Ben": ben}
    commanders = tuple(PersonInCommand(side="red", name=name, units=units) for name, units in given.items())
    battle = skirmish((1, 2, 3), units={number: {"wound": "D"} for number in out})
    assert commanders_of_most(people_of.put(battle, People(commanders=commanders)), (1, 2, 3)) == whose


def test_a_leader_and_a_wound_are_of_who_commands_the_soldier_and_dice_of_the_side_ldr_01(store):
    _, seats = side_of_two(store, chapters=("leadership",), begins=("leader 1", "leader 11"))
    refused(seats["ben"].say("leader 2"), "Only Ann can say this.")
    refused(seats["ben"].say("correct 1 wound=L because marked late"), "Only Ann can say this.")
    stands(seats["ann"].say("correct 1 wound=L because marked late"))
    stands(seats["ben"].submit(SetDice(side="red", typed=True)))


def test_as_before_and_again_are_said_of_ones_own_where_nobody_is_named(store):
    session, seats = side_of_two(store)
    to_orders(session)
    stands(seats["red"].say("hold 1-3"))
    stands(seats["red"].say("done"))
    while session.due[REFEREE].ask().side != "red":
        stands(session.say("done"))
    assert [line.split()[1] for line in stands(seats["ann"].say("again")).lines] == ["1", "2"]
    assert [line.split()[1] for line in stands(seats["ben"].as_before()).lines] == ["3"]
