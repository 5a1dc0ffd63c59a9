"""What is said is decided and written: each part of that by itself."""

from support.battles import setup
from support.session_parts import parts, statement

from squadlog.base.records import replace
from squadlog.battle.commands import Begin, Note, RollInitiative
from squadlog.battle.outcome import Accepted, DieAsked, Moved
from squadlog.battle.record.codec import normalize_command
from squadlog.rules.common.kept.undo_wish import AskBack
from squadlog.session.judge import SealJudge
from squadlog.session.said.answers import Voice
from squadlog.session.telling import noting
from squadlog.session.undo_agreement import UndoAgreement
from squadlog.session.undo_redo import UndoRedo


def _said(command, seat="referee"):
    text, command = normalize_command(command, "", "", None)
    return statement(command, seat, text)


def test_what_is_decided_is_written_at_the_head_and_told(store):
    made = parts(store, setup())
    outcome = made.decider.decide(_said(Begin()))
    assert isinstance(outcome, Accepted)
    assert (made.record.head, outcome.lines[0]) == (
        2,
        made.record.logbook.told(made.record.tree.head.id, "red")[0],
    )


def test_a_refusal_writes_nothing(store):
    made = parts(store, setup())
    assert made.decider.decide(_said(RollInitiative())).rule
    assert made.record.head == 1


def test_a_die_that_is_needed_is_asked_for_and_waits_in_the_file(store):
    made = parts(store, setup(typed_dice=("red",)), Begin())
    assert isinstance(made.decider.decide(_said(RollInitiative())), DieAsked)
    assert made.record.half is not None
    assert made.decider.done(Voice(seat="red", key="no such key")) is None


def test_a_note_on_a_line_is_written_beside_the_record(store):
    made = parts(store, setup(), Begin())
    note = Note(text="look here", entry=2, quoted="begin")
    assert noting.stands_aside(made.record, note)
    assert not noting.stands_aside(made.record, Begin())
    made.writer.write(replace(_said(note), beside=True), ())
    assert made.record.head == 2


def test_where_all_must_agree_a_seat_asks_and_the_referee_goes(store):
    made = parts(store, replace(setup(), taking_back="consent"), Note(text="one"))
    undo_redo = UndoRedo(made.record)
    agreement, back = UndoAgreement(made.record, undo_redo), undo_redo.back(1, "red")
    assert agreement.go(back, Voice("Ann", "red"), "").wish.waits == ("blue",)
    assert isinstance(agreement.go(back, Voice("Ann", "red"), ""), AskBack)
    assert isinstance(agreement.go(back, Voice("Ann"), ""), Moved)
    assert agreement.granted() is None


def test_nobody_judges_what_is_not_sealed(store):
    made = parts(store, setup(typed_dice=("red",)), Begin(), RollInitiative())
    agreement = UndoAgreement(made.record, UndoRedo(made.record))
    assert not SealJudge(made.record, made.awaited, made.rules, made.decider, agreement).judge()
