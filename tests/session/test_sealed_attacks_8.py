"""A sealed record under attack, eighth part: choices as a melee opens, what is no command, and a third side."""

import re
import sqlite3
from contextlib import closing
from functools import partial
from unittest.mock import patch

import pytest
from support.attacks import leave
from support.battles import setup, soldier
from support.sealing import WORDS, Terminal, to_seal

from squadlog.base.records import replace
from squadlog.battle.commands import GiveIntent
from squadlog.battle.refusal import Refusal
from squadlog.battle.terms import Grouping, Side, Start
from squadlog.facts.seats import NOBODY, Speaker
from squadlog.store.records import Half

SEATS = ((), ("red",), ("blue",), ("referee",))
GREEN = "moss and mud"
TAKEN_AWAY = "took away what it had chosen in secret once a die was asked for it"


def left(path, side, text):
    """A changed program leaves something half said, whatever it is, with the word of a side."""
    terminal = Terminal(path).open(1, side)
    with terminal.at():
        half = terminal.session.record.seal.half(
            terminal.session.record.tree.head, Half(command=text, by="", faces=(), roll=""), side
        )
    leave(terminal, half, awaited=terminal.session.record.half)


# Choices as a melee opens


def opens_a_melee(made):
    """Two fight hand to hand, and one must choose what it does."""
    say = partial(made.say, "table")
    say("begin", "initiative")
    while (waits := made.session.due["referee"].ask()).kind == "choose_order":
        say(f"move {waits.grouping}")
    one, other = (1, 11) if made.session.views.seen("referee").active.id == "red" else (11, 1)
    say(f"engage {one} with {other} in reach")
    while made.session.views.seen("referee").pending is None:
        say("done")


@pytest.fixture
def opening(path):
    """The defender, who has fought on, may try to get away, and both sides type their dice."""
    made = Terminal(path).create(setup((1,), (11,), seed=5))
    opens_a_melee(made)
    while (pending := made.session.views.seen("referee").pending) is None or "avoid" not in pending.options:
        made.say("table", "done" if pending is None else f"attack {pending.unit}")
    made.say("table", "dice red typed", "dice blue typed")
    return made


def asked(terminal):
    """Who is asked to choose, and of which side that is."""
    battle = terminal.session.views.seen("referee")
    return battle.pending.unit, battle.units[battle.pending.unit].side


def hears_of_it(opening, path):
    """The defender avoids, and the attacker chooses to attack: now its side is asked for a die that tells of it."""
    for chosen in ("avoid", "attack"):
        unit, side = asked(opening)
        Terminal(path).open(1, side).say(side, f"{chosen} {unit}")
        opening.looks()
    assert Terminal(path).open(1, side).session.awaited.roll.name == "avoid melee"
    return unit, side


def takes_away(path, side):
    """What its own program refuses, a changed one does."""
    terminal = Terminal(path).open(1, side)
    assert isinstance(terminal.say(side, "withdraw"), Refusal)
    leave(terminal, None, awaited=terminal.session.record.half)


def test_a_side_that_heard_what_the_other_chose_does_not_choose_anew(opening, path):
    """MEL-28: the first choice counts where a judge saw it, and he is told."""
    unit, side = hears_of_it(opening, path)
    head = opening.session.record.head
    takes_away(path, side)
    Terminal(path).open(1, side).say(side, f"out {unit}")
    opening.looks()
    assert (opening.session.record.head, opening.session.record.waits) == (head, False)
    for seat in SEATS:
        (told,) = Terminal(path).open(1, *seat).session.seal.remarks
        assert TAKEN_AWAY in told
    again = Terminal(path).open(1, "referee")
    Terminal(path).open(1, side).say(side, f"parry {unit}")
    again.looks()
    assert again.session.record.head == head, "nor at a terminal of the judge that was opened since"
    again.session.seal.accept()
    assert again.session.seal.remarks == ()
    Terminal(path).open(1, side).say(side, f"attack {unit}")
    again.looks()
    assert again.session.awaited.roll.name == "avoid melee", "what it chose first it may say again"


def test_nor_with_something_said_in_secret_between(opening, path):
    """So that the battle stands elsewhere: what a side writes alone answers nothing."""
    unit, side = hears_of_it(opening, path)
    takes_away(path, side)
    with_own_step = Terminal(path).open(1, side)
    before = with_own_step.session.record.tree.head.id
    with patch("squadlog.session.telling.noting.stands_aside", return_value=False):
        with_own_step.say(side, "note private: hm")
    assert with_own_step.session.record.tree.head.id != before
    Terminal(path).open(1, side).say(side, f"out {unit}")
    judge = Terminal(path).open(1, "referee")
    stands = judge.session.views.seen("referee").pending
    judge.looks()
    assert judge.session.views.seen("referee").pending == stands


def test_nor_once_a_judge_has_decided_something_else_that_it_said(opening, path):
    """How its dice are thrown: after that the battle stands elsewhere, and the same is asked."""
    unit, side = hears_of_it(opening, path)
    takes_away(path, side)
    asked_then, head = asked(opening), opening.session.record.head
    Terminal(path).open(1, side).say(side, f"dice {side} rolled")
    opening.looks()
    assert opening.session.record.head == head + 1
    Terminal(path).open(1, side).say(side, f"out {unit}")
    opening.looks()
    assert (opening.session.record.head, asked(opening)) == (head + 1, asked_then)
    assert TAKEN_AWAY in opening.session.seal.remarks[0]


def test_what_the_other_chose_anew_is_answered_anew(opening, path):
    """The same is asked then, and it is another question."""
    unit, side = hears_of_it(opening, path)
    takes_away(path, side)
    opening.looks()
    opening.say("referee", "undo because it was a slip")
    other, whose = asked(opening)
    Terminal(path).open(1, whose).say(whose, f"avoid {other}")
    opening.looks()
    chooses(path, side, f"parry {unit}", opening)


def chooses(path, side, chosen, judge):
    """A choice at a side's own terminal, for which a die is asked."""
    Terminal(path).open(1, side).say(side, chosen)
    judge.looks()
    assert judge.session.awaited.roll.name == "avoid melee"
    assert judge.session.seal.remarks == ()


def test_what_the_table_takes_back_is_chosen_anew(opening, path):
    unit, side = hears_of_it(opening, path)
    opening.say("table", "withdraw")
    chooses(path, side, f"parry {unit}", opening)


def test_what_was_decided_and_taken_back_is_chosen_anew(opening, path):
    unit, side = hears_of_it(opening, path)
    head = opening.session.record.head
    while opening.session.awaited.roll is not None:
        opening.say("table", "die 9")
    assert opening.session.record.head > head
    opening.say("referee", "undo because we agreed")
    assert asked(opening) == (unit, side)
    chooses(path, side, f"parry {unit}", opening)


def read(path, seat):
    """All that a seat reads of the battle, and how long each row of the file is."""
    terminal = Terminal(path).open(1, *filter(None, [seat]))
    with terminal.at():
        door = terminal.session.seat(Speaker(seat=seat))
        told = [
            door.known,
            door.due.ask(),
            door.die.roll,
            door.sentences.completions(""),
            door.due.foretold(),
            door.due.reminders(),
        ]
        told += [
            (one.id, one.kind, one.lines, one.events, one.undone) for one in door.log.entries(undone=True)
        ]
        told += [
            re.sub(r"20\d\d-[-\dT:+]+", "", door.exports.export(form)) for form in ("json", "csv", "story")
        ]
        told += [door.rules.refusal(GiveIntent(unit=unit, intent="out")) for unit in (1, 11)]
    with closing(sqlite3.connect(path)) as file:
        rows = file.execute("SELECT kind, length(body) FROM event ORDER BY id").fetchall()
        waits = file.execute("SELECT length(awaiting) FROM battle").fetchall()
    return repr(told), rows, waits


def test_what_a_side_chooses_as_a_melee_opens_shows_at_no_other_seat(tmp_path, monkeypatch):
    """MEL-28: nor does the file, half said or decided."""
    found = []
    for chosen in ("attack", "parry", "out"):
        monkeypatch.setenv("SQUADLOG_SEEN", str(tmp_path / f"seen {chosen}"))
        path = tmp_path / f"{chosen}.db"
        judge = Terminal(path).create(setup((1,), (11,), seed=5))
        opens_a_melee(judge)
        unit, side = asked(judge)
        other = "blue" if side == "red" else "red"
        Terminal(path).open(1, side).say(side, f"{chosen} {unit}")
        waiting = [read(path, seat) for seat in (other, NOBODY)]
        judge.looks()
        found.append((waiting, [read(path, seat) for seat in (other, NOBODY)]))
        assert chosen in judge.log("referee")[-1].lines[0]
    assert found[0] == found[1] == found[2]


# What is no command

NO_COMMANDS = {
    "nothing": "",
    "a number": "5",
    "no json": "{",
    "no object": "[]",
    "no kind": "{}",
    "no such kind": '{"kind":"fly","said_from":"red"}',
    "deep": "[" * 5000,
    "untold": '{"kind":"give_intent","unit":1,"intent":"untold","said_from":"red"}',
    "orders of a choice": '{"kind":"orders","orders":[{"kind":"give_intent","unit":1,"intent":"out"}]}',
}


@pytest.mark.parametrize("what", NO_COMMANDS)
def test_what_waits_and_is_no_command_is_withdrawn_by_the_judge(path, what):
    """Else nobody with the key would open the battle again."""
    evening = Terminal(path).create(to_seal())
    left(path, "red", NO_COMMANDS[what])
    for seat in SEATS:
        Terminal(path).open(1, *seat)
    head = evening.session.record.head
    evening.looks()
    assert (evening.session.record.head, evening.session.record.waits) == (head, False)
    evening.say("red", "note It is noon.")
    assert Terminal(path).open(1, "blue").log("blue")[-1].lines == ("Note: It is noon.",)


def test_what_is_left_in_the_name_of_another_side_does_not_lock_that_out(path):
    """A judge refuses it, see `test_nobody_says_anything_in_the_name_of_another`."""
    Terminal(path).create(to_seal())
    red = Terminal(path).open(1, "red")
    text = '{"kind":"note","text":"hm","said_from":"blue"}'
    with red.at():
        half = red.session.record.seal.half(
            red.session.record.tree.head, Half(command=text, by="", faces=(), roll=""), "blue"
        )
    leave(red, half)
    for seat in SEATS[:3]:
        assert Terminal(path).open(1, *seat).session.record.waits


# A third side


@pytest.fixture
def three(path, monkeypatch):
    """Red, blue and green; blue and green hide a man each."""
    monkeypatch.setitem(WORDS, "green", GREEN)
    two = to_seal()
    begins = two.starts[0].position
    evening = Terminal(path).create(
        replace(
            two,
            sides=(*two.sides, Side(id="green", name="Green")),
            groupings=(
                *two.groupings,
                Grouping(id="green", name="Green squad", side="green", units=(21, 22)),
            ),
            soldiers=(*two.soldiers, *(soldier(number, "green") for number in (21, 22))),
            starts=(
                *two.starts,
                *(Start(unit=unit, position=replace(begins, x=30.0, y=unit - 15.0)) for unit in (21, 22)),
            ),
        ),
        WORDS,
    )
    evening.say("blue", "hide 11 at 20,10 facing west", "placed blue")
    evening.say("green", "hide 21 at 30,10 facing west", "placed green")
    return evening


@pytest.mark.usefixtures("three")
def test_two_sides_that_put_their_words_together_learn_nothing_of_the_third_and_decide_nothing(path):
    both = Terminal(path).open(1, "red", "green")
    assert not both.session.record.seal.judges
    assert 11 not in both.known("green").units
    assert not both.session.passwords.may_sit("blue")
    both.say("green", "note It is noon.")
    assert both.session.record.waits


@pytest.mark.usefixtures("three")
def test_a_terminal_with_the_words_of_two_sides_of_three_is_at_the_seat_of_the_last(path):
    """HID-08: it shows what that knows, and what that says in secret is its own for a judge."""
    two = Terminal(path).open(1, "red", "blue")
    assert (two.session.passwords.may_sit("red"), two.session.passwords.may_sit("blue")) == (False, True)
    assert 11 in two.known("blue").units
    two.say("blue", "note private: mine")
    with two.at():
        two.session.passwords.unlock("red", WORDS["red"])
    assert 11 not in two.known("red").units
    two.say("red", "note private: and mine")
    judge = Terminal(path).open(1, "referee")
    written = [entry.lines for entry in judge.log("referee")[-2:]]
    assert written == [("Private note: mine",), ("Private note: and mine",)]
    assert Terminal(path).open(1, "blue").log("blue")[-1].lines == ("Private note: mine",)


@pytest.mark.usefixtures("three")
def test_two_of_three_terminals_that_lend_decide_nothing_before_the_third_is_open(path):
    red, green = Terminal(path).open(1, "red"), Terminal(path).open(1, "green")
    red.say("red", "note It is noon.")
    for _ in range(3):
        green.looks()
        red.looks()
        assert not green.session.record.seal.judges
        assert not red.session.record.seal.judges
    assert red.session.record.waits
    blue = Terminal(path).open(1, "blue")
    for terminal in (blue, green, red, blue):
        terminal.looks()
    assert Terminal(path).open(1).log(NOBODY)[-1].lines == ("Note: It is noon.",)
    assert [one.session.passwords.may_sit("referee") for one in (red, green, blue)] == [False] * 3
