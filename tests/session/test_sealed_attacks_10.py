"""A sealed record under attack, tenth part: an opened seal, who went back, careers, a soldier of the other side."""

import shutil
from functools import partial

import pytest
from support.attacks import leave, page, with_its_word
from support.careers import Evening
from support.sealing import WORDS, Terminal, to_seal

from squadlog.base.errors import StoreError
from squadlog.base.records import replace
from squadlog.battle.commands import AddUnit
from squadlog.battle.events.referee import NoteWritten
from squadlog.battle.refusal import Refusal
from squadlog.battle.saying import PrivateNote
from squadlog.extras.careers.house import CareerError
from squadlog.extras.careers.session.companies import Companies
from squadlog.facts.seats import COURTESY, NOBODY, REFEREE, SEALED, Speaker
from squadlog.session.battle_session import Session
from squadlog.session.sealed import OPEN_TO_ALL, setting_of
from squadlog.setup.battle import muster
from squadlog.setup.plan import BattlePlan, Force
from squadlog.store.record_file import Store
from squadlog.store.records import Half
from squadlog.store.seal.changes import difference

SEATS = ((), ("red",), ("blue",), ("referee",))


@pytest.fixture
def evening(path):
    made = Terminal(path).create(to_seal())
    made.say("blue", "hide 11 at 20,10 facing west", "placed blue")
    return made


def remarks(path):
    return {seat: Terminal(path).open(1, *seat).session.seal.remarks for seat in SEATS}


# A seal that was opened


def test_an_opened_seal_is_told_at_every_seat_also_where_the_battle_goes_on(evening, path):
    """Nobody goes on in the belief that what he hides is hidden."""
    assert evening.session.seal.secrecy == SEALED
    evening.say("referee", "end because it is late")
    with evening.at():
        assert evening.session.seal.reveal() is None
    evening.say("referee", "undo because it was early")
    assert remarks(path) == dict.fromkeys(SEATS, (OPEN_TO_ALL,))
    assert Terminal(path).open(1, "blue").session.seal.secrecy == ""


def test_a_judge_who_opens_the_seal_before_the_end_is_shown_by_that(evening, path):
    """A changed program at one of two terminals that lend has the key of the whole."""
    ring, whole = evening.session.record.seal.ring, evening.session.record.seal.opened.whole
    evening.store.settings.set(setting_of(ring), whole.hex())
    assert remarks(path) == dict.fromkeys(SEATS, (OPEN_TO_ALL,))
    assert 11 in Terminal(path).open(1).known("blue").units


@pytest.mark.parametrize("key", ["", "zz", "00", "00" * 32])
def test_what_is_no_key_opens_no_seal(evening, path, key):
    evening.store.settings.set(setting_of(evening.session.record.seal.ring), key)
    assert remarks(path) == dict.fromkeys(SEATS, ())
    assert not Terminal(path).open(1).session.passwords.may_sit("blue")


def test_a_battle_that_is_not_sealed_is_worth_the_courtesy(path):
    assert Session.create(Store(path), to_seal()).seal.secrecy == COURTESY


# Who went back


def undone(path, side, by):
    """A changed program takes back what was said last, with the word of a side and under a name."""
    terminal = Terminal(path).open(1, side)
    head = terminal.session.record.tree.head
    before = terminal.session.record.tree.step(head.parent).last
    with terminal.at(), terminal.session.record.signs(None) as end:
        terminal.store.move_head(1, head.last, before, by=by, why="agreed", moment="set-up", end=end)


@pytest.mark.parametrize(
    ("by", "told"),
    [
        ("", "Red squad"),
        ("the referee", "the referee at the seat of Red squad"),
        ("Blue squad", "Blue squad at the seat of Red squad"),
    ],
)
def test_who_takes_back_what_the_referee_set_right_is_told_by_his_seat(evening, path, by, told):
    """A name is what somebody types; the seat is proved."""
    evening.say("referee", "correct 1 wound=L because he fell")
    red = evening.session.views.seen(NOBODY).setup.side_name("red")
    undone(path, "red", by.replace("Blue squad", "Blue"))
    said = told.replace("Red squad", red).replace("Blue squad", "Blue")
    for seat in SEATS:
        line = Terminal(path).open(1, *seat).log(seat[0] if seat else NOBODY)[-1]
        assert (line.undone, line.undone_by, line.undone_why) == (True, said, "agreed")


def test_a_judge_who_goes_back_is_told_by_the_name_that_he_gives(evening, path):
    evening.say("referee", "note hm")
    with evening.at():
        evening.session.seat(Speaker(seat=REFEREE, name="Ann")).undo(1)
    assert Terminal(path).open(1).log(NOBODY)[-1].undone_by == "Ann"


def said_under(path, by):
    """A changed program has a judge write a note to all, said from red's seat under a name."""
    red = Terminal(path).open(1, "red")
    text = '{"kind":"note","text":"We surrender.","said_from":"red"}'
    with red.at():
        half = red.session.record.seal.half(
            red.session.record.tree.head, Half(command=text, by=by, faces=(), roll=""), "red"
        )
    leave(red, half)


@pytest.mark.parametrize("by", ["Blue", "blue", " BLUE", "the referee", "Referee", "table"])
def test_what_is_said_under_the_name_of_another_seat_is_told_with_the_seat(evening, path, by):
    said_under(path, by)
    evening.looks()
    for seat in SEATS:
        line = Terminal(path).open(1, *seat).log(seat[0] if seat else NOBODY)[-1]
        assert (line.lines, line.by) == (("Note: We surrender.",), f"{by} at the seat of Red")


@pytest.mark.parametrize(
    ("by", "told"), [("the referee", "the referee at the seat of Red"), ("\x1b[2JAnn", "?[2JAnn")]
)
def test_a_note_that_a_side_writes_alone_is_told_so_among_the_notes(path, by, told):
    """NOT-01: nobody decides again under which name, and notes are shown by the log's."""
    evening = Terminal(path).create(to_seal())
    text, written = PrivateNote(text="hm", seat="red"), NoteWritten(text="hm", seat="red")
    with evening.at():
        changes = difference(evening.known("red"), evening.known("red"))
    own = replace(page(text, written), lines=("Private note: hm",), changes=changes)
    with_its_word(Terminal(path).open(1, "red"), "red", page(text, written), own=own, by=by)
    for seat in ("red", "referee"):
        judge = Terminal(path).open(1, seat)
        (note,) = judge.session.log[seat].notes()
        assert (note.text, note.by) == ("hm", told)


@pytest.mark.parametrize("by", ["Ann", "Red", ""])
def test_a_name_that_is_no_other_seats_stands_alone(evening, path, by):
    said_under(path, by)
    evening.looks()
    assert Terminal(path).open(1).log(NOBODY)[-1].by == by


# Careers


@pytest.fixture
def company_words(monkeypatch):
    for side, like in (("one", "red"), ("other", "blue")):
        monkeypatch.setitem(WORDS, side, WORDS[like])
    return {seat: WORDS[seat] for seat in ("one", "other", REFEREE)}


@pytest.fixture
def fought(path, company_words):
    """A sealed battle of a company, over; and an older copy in which it ended otherwise."""
    store = Store(path)
    out = Evening(store, Companies(store))
    forces = tuple(
        Force(side=side, side_name=side.title(), plan=out.mustered(out.found(name), (1,), name))
        for side, name in (("one", "Able"), ("other", "Baker"))
    )
    plan = muster(BattlePlan(title="The Ford", forces=forces, seed=3), out.book, out.rulings)
    made = Terminal(path).create(replace(plan, chapters=("hiding",)), company_words)
    made.say(REFEREE, "end because it is late")
    shutil.copy(path, path.with_suffix(".older"))
    made.say(REFEREE, "undo", "correct 1 wound=D because it was worse", "end because it is late")
    return made


def take_in(terminal):
    with terminal.at():
        seat = terminal.session.seat(Speaker(seat=REFEREE))
        return Companies(terminal.store).take_in(seat)


def test_a_battle_that_was_seen_otherwise_goes_into_no_career_before_check(fought, path):
    """Else the host has a company live on by a copy in which nobody fell."""
    fought.store.close()
    shutil.copy(path.with_suffix(".older"), path)
    judge = Terminal(path).open(1, REFEREE)
    with pytest.raises(CareerError, match=r"seen the battle go further.* no career before squadlog check 1"):
        take_in(judge)
    judge.session.seal.accept()
    assert len(take_in(judge)) == 2


def test_a_sealed_battle_goes_into_a_career_once_and_by_the_word_of_the_referee(fought, path):
    for seat in ((), ("one",)):
        with pytest.raises(StoreError, match="asks for the password of the referee"):
            take_in(Terminal(path).open(1, *seat))
    assert len(take_in(fought)) == 2
    fought.store.delete_record(1)
    fought.store.deleted.restore(*fought.store.deleted.all("battle"))
    with pytest.raises(CareerError, match="taken into Able already"):
        take_in(Terminal(path).open(1, REFEREE))


# A soldier of the other side


def test_a_soldier_who_goes_over_to_the_other_side_tells_it_nothing_of_before(evening, path):
    """No word lends a soldier: the referee takes him off, and puts him on the table for the other side."""
    say = partial(evening.say, "blue")
    say("standing 12 hold", "note private: beneath the ford")
    gone = replace(evening.session.views.seen(REFEREE).units[12].soldier, side="red", squad="red")
    evening.say(REFEREE, "remove 12 because he is taken")
    with evening.at():
        evening.session.submit(AddUnit(soldier=gone, grouping="red", reason="he goes over"), seat=REFEREE)
    red, blue = Terminal(path).open(1, "red"), Terminal(path).open(1, "blue")
    assert red.known("red").units[12].side == "red"
    read = repr(red.log("red")) + repr(red.known("red")) + repr(evening.log("red"))
    assert "beneath the ford" not in read
    assert "standing order" not in read
    assert isinstance(blue.say("blue", "standing 12 hold"), Refusal)
    assert not isinstance(red.say("red", "standing 12 hold"), Refusal)
    assert "standing order" not in repr(Terminal(path).open(1, "blue").log("blue")[-1].lines)
