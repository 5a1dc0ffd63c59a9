"""The door bound to a seat, and two terminals at one battle."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from squadlog.battle.commands import Begin, ChooseOrder, Done, EndBattle, Engage, Hold, Note, RollInitiative
from squadlog.battle.outcome import Accepted, DieAsked, Moved
from squadlog.battle.refusal import Refusal
from squadlog.facts.seats import REFEREE, TABLE, Speaker
from squadlog.session.battle_session import Session, open_store

ROOT = Path(__file__).parents[2]


@pytest.fixture
def typed(store, setup_of):
    session = Session.create(store, setup_of(typed=("red", "blue")))
    session.submit(Begin())
    return session


def terminal(session, path, seat=TABLE, name=""):
    """Another program at the same battle."""
    return Session.open(open_store(path), session.id).seat(Speaker(seat=seat, name=name))


def refused(outcome, code):
    assert isinstance(outcome, Refusal), outcome
    assert outcome.code == code
    return str(outcome)


# Seats


def test_there_is_no_door_for_a_seat_that_the_battle_has_not(session):
    with pytest.raises(ValueError, match="no side 'green'"):
        session.seat(Speaker(seat="green"))


def test_no_seat_of_a_session_shows_a_whole_battle(session):
    assert not hasattr(session, "battle")
    assert {session.seat(Speaker(seat=seat)).known.setup.seed for seat in ("red", TABLE, REFEREE)} == {0}


def test_what_a_seat_knows_is_one_and_the_same_while_nothing_happens(session):
    seat = session.seat(Speaker(seat="red"))
    before = seat.known
    assert seat.known is before
    session.submit(Begin())
    assert seat.known is not before


def test_the_name_of_who_speaks_stands_in_the_record(session):
    session.seat(Speaker(seat="red", name="Ann")).submit(Note(text="one"))
    session.seat(Speaker(seat=TABLE, name="Ann")).submit(Note(text="two"), name="Bob")
    assert [entry.by for entry in session.log["referee"].entries()][1:] == ["Ann", "Bob"]


def test_a_side_is_refused_what_is_not_its_to_say_by_button_command_and_sentence(session):
    red = session.seat(Speaker(seat="red"))
    assert refused(red.submit(EndBattle()), "not-yours")
    assert refused(red.rules.refusal(Hold(unit=11)), "not-yours") == "Only Blue can say this."
    assert refused(red.say("hold 11"), "not-yours") == "Only Blue can say this."
    assert not red.may(EndBattle)
    assert session.record.head == 1


def test_nothing_is_kept_of_a_name_or_key_that_cannot_be_shown(session):
    assert refused(session.submit(Begin(), key="a\x1bb"), "unfit-text")
    assert refused(session.submit(Begin(), by="a\x1bb"), "unfit-text")


def test_refusals_of_an_unknown_unit_name_those_that_the_seat_knows(session):
    """Each place that names units takes what the seat knows: here a unit is taken out of it, as a chapter would."""
    seat = session.seat(Speaker(seat="red"))
    whole = seat.known
    assert str(seat.rules.refusal(Hold(unit=99))) == "Only all players together can say this."
    table = session.seat(Speaker())
    assert "Units: 1, 2, 11, 12." in str(table.rules.refusal(Hold(unit=99)))
    object.__setattr__(table.known, "units", {n: one for n, one in whole.units.items() if n != 12})
    assert "Units: 1, 2, 11." in str(table.rules.refusal(Hold(unit=99)))
    assert "Units: 1, 2, 11." in str(table.submit(Hold(unit=99)))
    assert not [offer for offer in table.sentences.completions("hold 1") if "12" in offer]
    assert "12" not in str(table.say("look 12 at nobody"))


# Said twice, said late


def test_a_command_said_twice_with_one_key_is_done_once(session):
    seat = session.seat(Speaker(name="Ann"))
    first = seat.submit(Begin(), key="ann-1")
    head = seat.head
    again = seat.submit(Begin(), key="ann-1")
    assert isinstance(first, Accepted)
    assert (again, seat.head) == (first, head)
    assert isinstance(seat.submit(Note(text="other"), key="ann-2"), Accepted)
    assert seat.submit(Begin(), key="ann-1") == first


def test_two_commands_of_one_key_need_not_be_alike_the_first_one_counts(session):
    seat = session.seat(Speaker())
    first = seat.submit(Note(text="one"), key="k")
    assert seat.submit(Note(text="two"), key="k") == first
    assert len(session.log["referee"].entries()) == 2


def test_a_key_of_one_side_is_none_of_another(session):
    blue = session.seat(Speaker(seat="blue")).submit(Note(text="blue's"), key="1")
    for seat, text in (("red", "red's"), (TABLE, "ours")):
        said = session.seat(Speaker(seat=seat)).submit(Note(text=text), key="1")
        assert isinstance(said, Accepted)
        assert said.lines == (f"Note: {text}",)
        assert session.seat(Speaker(seat=seat)).submit(Note(text=text), key="1") == said
    assert session.seat(Speaker(seat="blue")).submit(Note(text="again"), key="1") == blue
    assert [entry.lines for entry in session.log["referee"].entries()][1:] == [
        ("Note: blue's",), ("Note: red's",), ("Note: ours",),
    ]  # fmt: skip


def test_a_key_of_one_person_is_none_of_another_of_the_side(session):
    ann, ben = (session.seat(Speaker(seat="red", name=name)) for name in ("Ann", "Ben"))
    first = ann.submit(Note(text="Ann's"), key="1")
    assert ben.submit(Note(text="Ben's"), key="1").lines == ("Note: Ben's",)
    assert ann.submit(Note(text="again"), key="1") == first
    assert isinstance(ann.undo(key="2"), Moved)
    assert isinstance(ben.undo(key="2"), Moved)
    assert ann.head == 1


def test_what_waits_for_a_die_is_told_to_nobody_else_with_the_same_key(typed):
    assert isinstance(typed.seat(Speaker(seat="blue")).submit(RollInitiative(), key="1"), DieAsked)
    refused(typed.seat(Speaker(seat="red")).submit(RollInitiative(), key="1"), "die-awaited")


def test_a_note_cannot_pretend_to_be_a_key(session):
    session.submit(Note(text='x","key_said":"k"}'))
    assert isinstance(session.submit(Note(text="said"), key="k"), Accepted)
    assert [entry.lines for entry in session.log["referee"].entries()][-1] == ("Note: said",)


def test_a_key_outlives_the_program_a_prompt_and_an_audit(typed, path):
    seat = typed.seat(Speaker())
    assert isinstance(seat.submit(RollInitiative(), key="roll"), DieAsked)
    late = terminal(typed, path)
    assert isinstance(late.submit(RollInitiative(), key="roll"), DieAsked)
    late.answer("4")
    done = late.answer("2")
    assert late.submit(RollInitiative(), key="roll") == done
    assert terminal(typed, path, REFEREE).exports.audit() == ()


def test_what_was_said_with_a_key_and_taken_back_is_told_so_and_not_done_again(session):
    seat = session.seat(Speaker())
    seat.submit(Begin(), key="k")
    seat.undo()
    assert "entry 2" in refused(seat.submit(Begin(), key="k"), "taken-back")
    assert isinstance(seat.submit(Begin(), key="k2"), Accepted)


def test_a_command_is_decided_on_what_its_speaker_saw_or_not_at_all(session, path):
    seen = session.record.head
    other = terminal(session, path)
    other.submit(Note(text="meanwhile"))
    seat = session.seat(Speaker())
    assert refused(seat.submit(Begin(), at=seen), "gone-on")
    assert seat.head == other.head
    assert refused(seat.submit(Begin(), at=seen), "gone-on")
    assert isinstance(seat.submit(Begin(), at=seat.head), Accepted)


def test_one_command_sent_from_two_programs_is_done_once(session, path):
    seat, other = session.seat(Speaker()), terminal(session, path)
    first = seat.submit(Begin(), key="begin", at=1)
    assert other.submit(Begin(), key="begin", at=1) == first
    assert (other.head, len(other.log.entries())) == (2, 2)


def test_nobody_chooses_anew_once_a_die_has_told_what_the_other_chose_in_secret(typed):
    """MEL-28: the avoidance for which a die is asked is the other's choice."""
    for said in (
        "initiative",
        "3",
        "8",
        "move",
        "done",
        "hold 11",
        "engage 12 with 1 overrule because so",
        "done",
    ):
        assert not isinstance(typed.say(said), Refusal), said
    red, blue = (typed.seat(Speaker(seat=seat)) for seat in ("red", "blue"))
    first, second = (red, blue) if typed.due["referee"].ask().side == "red" else (blue, red)
    chosen = "avoid" if first is red else "attack"
    assert isinstance(first.say(f"{chosen} {typed.due['referee'].ask().units[0]}"), Accepted)
    other = "attack" if first is red else "avoid"
    asked = second.say(f"{other} {typed.due['referee'].ask().units[0]}")
    assert isinstance(asked, DieAsked), asked
    for seat in (red, blue):
        assert "all players together" in refused(seat.withdraw(), "not-yours")
    assert isinstance(typed.seat(Speaker()).withdraw(), Moved)


def test_faces_of_a_roll_for_all_are_dropped_by_the_table_alone(typed):
    """SEQ-02, DIE-07."""
    red = typed.seat(Speaker(seat="red"))
    red.submit(RollInitiative())
    assert isinstance(red.withdraw(), Moved)
    red.submit(RollInitiative())
    typed.seat(Speaker(seat=typed.awaited.roll.side)).answer("4")
    for seat in ("red", "blue"):
        assert "all players together" in refused(typed.seat(Speaker(seat=seat)).withdraw(), "not-yours")
    assert isinstance(typed.seat(Speaker()).withdraw(), Moved)


def test_a_late_face_never_falls_to_the_next_die_die_07(typed, path):
    seat = typed.seat(Speaker())
    seat.submit(RollInitiative())
    rolled_for = seat.die.name
    other = terminal(typed, path)
    assert other.die.name == rolled_for
    other.answer("4", die=rolled_for)
    assert "no longer waits for" in refused(seat.answer("9", die=rolled_for), "gone-on")
    assert seat.die.name == other.die.name != rolled_for
    assert "no longer waits for" in refused(seat.answer("9", die=rolled_for), "gone-on")
    done = seat.answer("2", die=seat.die.name)
    assert sorted(face.value for roll in done.events[0].rolls for face in roll.faces) == [2, 4]
    assert "no longer waits for" in refused(seat.answer("9", die=rolled_for), "gone-on")


# Two terminals


def test_each_terminal_sees_the_steps_of_the_other_at_once(session, path):
    ann, bob = session.seat(Speaker(name="Ann")), terminal(session, path, name="Bob")
    assert not ann.changed()
    bob.submit(Begin())
    assert not bob.changed()
    assert ann.changed()
    assert not ann.changed()
    assert ann.known == bob.known
    ann.undo()
    assert bob.changed()
    assert bob.head == ann.head == 1


def test_two_seats_of_one_program_learn_of_each_other_too(session):
    ann, bob = session.seat(Speaker(name="Ann")), session.seat(Speaker(name="Bob"))
    ann.submit(Begin())
    assert bob.changed()
    assert not bob.changed()
    assert not ann.changed()


def test_while_nothing_happens_no_look_reads_the_record(session, monkeypatch):
    seat = session.seat(Speaker())
    monkeypatch.setattr(session.record.store, "extent", lambda _: pytest.fail("the file was asked"))
    assert not any(seat.changed() for _ in range(100))


PROGRAM = """
import sys
from pathlib import Path
from squadlog.facts.seats import Speaker
from squadlog.session.battle_session import Session, open_store
seat = Session.open(open_store(Path(sys.argv[1])), int(sys.argv[2])).seat(Speaker(seat=sys.argv[3]))
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "die":
        said = seat.answer(rest.split()[0], die=rest.split()[1])
    elif word == "changed":
        said = (seat.changed(), seat.head)
    else:
        said = seat.say(line.strip())
    more = said if isinstance(said, tuple) else ""
    print(type(said).__name__, seat.head, getattr(said, "code", ""), more, flush=True)
"""


@pytest.fixture
def program(typed, path):
    """A second program at the battle, at the blue seat, that is spoken to line by line."""
    done = subprocess.Popen(  # noqa: S603 - our own words
        [sys.executable, "-c", PROGRAM, str(path), str(typed.id), "blue"],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT, env=dict(os.environ),
    )  # fmt: skip

    def told(line):
        done.stdin.write(line + "\n")
        done.stdin.flush()
        return done.stdout.readline().split(maxsplit=2)

    yield told
    done.communicate(timeout=30)


def test_two_programs_at_two_seats_play_one_battle(typed, program):
    red = typed.seat(Speaker(seat="red"))
    assert program("note blue is here")[0] == "Accepted"
    assert red.changed()
    assert isinstance(red.submit(RollInitiative()), DieAsked)
    mine = red.die.name if red.die.roll.side == "red" else None
    assert program(f"die 5 {red.die.name}")[0] == ("Refusal" if mine else "DieAsked")
    if mine:
        assert isinstance(red.answer("4", die=mine), DieAsked)
        assert program(f"die 9 {mine}")[0] == "Refusal"
        assert program("changed")[0] == "tuple"
        assert red.answer("9", die=mine).code == "gone-on"
        assert program(f"die 5 {red.die.name}")[0] == "Accepted"
    assert red.changed()
    assert {roll.roll for roll in red.known.standings} == {4, 5}
    assert refused(red.submit(ChooseOrder(grouping="blue", choice="MOVE")), "not-yours")


def test_what_waits_for_a_die_is_shown_to_all_but_what_is_secret(typed):
    typed.submit(RollInitiative())
    assert typed.seat(Speaker()).die.half_said() == RollInitiative()


def test_a_question_tells_its_options_to_whom_it_is_put_alone_mel_28(session):
    """What there is to choose from tells what else was chosen (MEL-31)."""
    session.submit(Begin())
    session.submit(RollInitiative())
    while session.due["referee"].ask().kind == "choose_order":
        session.say("move")
    unit = session.due["referee"].ask().units[0]
    foe, whose = (11, "blue") if unit < 10 else (1, "red")
    session.submit(Engage(unit=unit, target=foe, in_reach=True))
    while session.due["referee"].ask().kind == "declare":
        session.submit(Done())
    other = {"red": "blue", "blue": "red"}[whose]
    told = {seat: session.seat(Speaker(seat=seat)).due.ask().sentence for seat in (whose, other, TABLE)}
    asked = f"What does {foe} Trooper {foe} do against {unit} Trooper {unit}?"
    assert told[whose] == f"{asked} In secret: attack {foe}, parry {foe} or out {foe}."
    assert told[other] == told[TABLE]
    every = f"attack {foe}, parry {foe}, avoid {foe} or out {foe}"
    assert told[other] == f"{asked} Its side chooses in secret {every}, as far as the rules allow."
    assert refused(session.seat(Speaker(seat=other)).say(f"parry {foe}"), "not-yours")
    done = session.seat(Speaker()).say(f"parry {foe}")
    assert done.lines == (f"T1.s2 {foe} Trooper {foe} has chosen.",)
    assert "parry" not in repr(done.events)
    assert "in secret: parry" not in str(session.seat(Speaker()).say("log").lines)
