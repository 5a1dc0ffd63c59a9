"""Two windows on one record: nobody's words are lost, no face falls twice, and what has gone on is seen."""

import os
import sys
import time
from itertools import count

import pytest
from support.files import by_hand
from support.matches import BOARD, whole

from squadlog.base.errors import StoreError
from squadlog.battle.commands import Begin, Note, RollInitiative
from squadlog.battle.outcome import Accepted, DieAsked, Moved
from squadlog.battle.refusal import Refusal
from squadlog.extras.games.session.match import Match
from squadlog.facts.seats import REFEREE, Speaker
from squadlog.session.battle_session import Session, open_store


@pytest.fixture
def typed(store, setup_of):
    session = Session.create(store, setup_of(typed=("red", "blue")))
    session.submit(Begin())
    return session


def other(session, path):
    return Session.open(open_store(path), session.id)


def gone_on(outcome):
    assert isinstance(outcome, Refusal), outcome
    assert outcome.code == "gone-on"
    return outcome.sentence


def test_a_face_typed_for_one_die_in_two_windows_falls_once(typed, path):
    """DIE-07: the second is told so, and its face is not thrown into the prompt that has come since."""
    typed.submit(RollInitiative())
    late = other(typed, path)
    assert isinstance(typed.answer("4"), DieAsked)
    assert "no longer waits for" in gone_on(late.answer("9"))
    assert late.awaited.roll == typed.awaited.roll
    done = late.answer("2")
    assert sorted(face.value for roll in done.events[0].rolls for face in roll.faces) == [2, 4]


def test_a_command_in_another_window_does_not_drop_the_prompt_that_has_come_since(typed, path):
    late = other(typed, path)
    typed.submit(RollInitiative())
    gone_on(late.submit(Note(text="meanwhile")))
    assert late.awaited.roll == typed.awaited.roll
    late = other(typed, path)
    typed.awaited.withdraw()
    gone_on(late.undo())


def test_an_undo_takes_back_what_was_seen_and_nothing_else(session, path):
    session.submit(Begin())
    late = other(session, path)
    session.submit(Note(text="mine"))
    gone_on(late.say("undo", patience_s=5))
    assert (
        session.log["referee"].entries()[-1].lines
        == late.log["referee"].entries()[-1].lines
        == ("T1.s1 Note: mine",)
    )


def test_a_sentence_is_decided_anew_on_what_stands_for_whoever_is_patient(session, path):
    session.submit(Begin())
    late = other(session, path)
    session.submit(Note(text="first"))
    gone_on(late.say("note second"))
    session.submit(Note(text="third"))
    assert isinstance(late.say("note fourth", patience_s=5), Accepted)
    session.record.refresh()
    assert [entry.lines[0][-5:] for entry in session.log["referee"].entries()[2:]] == [
        "first",
        "third",
        "ourth",
    ]


def test_a_sentence_that_no_longer_holds_is_refused_by_the_rules_and_not_for_having_been_late(session, path):
    late = other(session, path)
    session.submit(Begin())
    outcome = late.say("begin", patience_s=5)
    assert isinstance(outcome, Refusal)
    assert outcome.code != "gone-on"


@pytest.mark.parametrize("end", ["goes away", "is patient no longer"])
def test_patience_ends(session, path, monkeypatch, end):
    """Somebody else is quicker every time."""
    late, rounds = other(session, path), []
    session.submit(Begin())
    plain = late.submit

    def overtaken(command, **who):
        rounds.append(command)
        session.submit(Note(text=str(len(rounds))))
        if end == "goes away":
            session.record.store.delete_record(session.id)
        return plain(command, **who)

    monkeypatch.setattr(late, "submit", overtaken)
    clock = count(step=0.1)
    monkeypatch.setattr("squadlog.session.battle_session.monotonic", lambda: next(clock))
    outcome = late.say("note late", patience_s=0.25)
    if end == "goes away":
        assert outcome.sentence.startswith(f"Battle {session.id} was deleted;")
    else:
        gone_on(outcome)
        assert len(rounds) == 3


# Has it gone on?


def test_a_window_learns_that_the_record_has_gone_on_and_catches_up_once(session, path):
    late = other(session, path)
    assert not late.changed()
    for change in (
        lambda: session.submit(Begin()),
        lambda: session.submit(Note(text="a")),
        session.undo,
        session.redo,
        lambda: session.record.name_branch("here"),
        lambda: session.record.store.rename_record(session.id, "Sunday"),
    ):
        change()
        assert late.changed()
        assert not late.changed()
    assert (late.views.seen("referee"), late.record.title, late.record.branches()) == (
        session.views.seen("referee"),
        "Sunday",
        {"here": 3},
    )


def test_a_prompt_that_comes_and_goes_elsewhere_is_seen(typed, path):
    late = other(typed, path)
    typed.submit(RollInitiative())
    assert late.changed()
    assert late.awaited.roll is not None
    typed.answer("4")
    assert late.changed()
    typed.awaited.withdraw()
    assert late.changed()
    assert late.awaited.roll is None


def test_what_one_says_oneself_and_what_other_records_do_is_no_going_on(session, store, setup_of):
    session.submit(Begin())
    session.undo()
    session.record.name_branch("x")
    battle = session.views.seen("referee")
    Session.create(store, setup_of()).submit(Begin())
    store.settings.set("theme", "dark")
    assert not session.changed()
    assert session.views.seen("referee") is battle


def test_two_windows_of_one_program_see_each_other(session):
    second = Session.open(session.record.store, session.id)
    session.submit(Begin())
    assert second.changed()
    assert second.views.seen("referee") == session.views.seen("referee")


def test_a_side_game_that_has_gone_on_is_read_again_as_well(store, path):
    match = Match.create(store, BOARD)
    late = Match(open_store(path), match.id)
    match.moves.say(whole(match).state.notation(whole(match).state.moves()[0]))
    assert late.changed()
    assert whole(late).state == whole(match).state
    assert isinstance(match.undo(), Moved)
    assert late.changed()


def test_a_refusal_for_having_been_late_has_caught_up_already(session, path):
    late = other(session, path)
    session.submit(Begin())
    gone_on(late.submit(Note(text="late")))
    assert not late.changed()


def test_a_record_that_is_no_longer_there_is_told(session, path):
    late = other(session, path)
    session.record.store.delete_record(session.id)
    with pytest.raises(StoreError, match=f"Battle {session.id} was deleted; squadlog battles restore"):
        late.changed()
    session.record.store.delete_record(session.id, for_good=True)
    with pytest.raises(StoreError, match="There is no battle"):
        late.changed()


@pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be moved there")
def test_a_file_that_is_no_longer_where_it_was_is_called_that_with_what_to_do(session, path, tmp_path):
    path.rename(tmp_path / "elsewhere.db")
    with pytest.raises(StoreError, match=r"was moved or deleted while it was open.*start squadlog again"):
        session.changed()
    outcome = session.submit(Begin())
    assert "was moved or deleted while it was open; nothing was changed" in outcome.sentence
    open_store(path).close()
    with pytest.raises(StoreError, match="was replaced by another file while it was open"):
        session.changed()
    assert "was replaced by another file" in session.submit(Begin()).sentence
    os.replace(tmp_path / "elsewhere.db", path)  # noqa: PTH105 - as somebody would put it back
    assert isinstance(session.submit(Begin()), Accepted)


def test_asking_whether_it_has_gone_on_costs_next_to_nothing(session):
    began = time.process_time()
    for _ in range(1000):
        session.changed()
    assert time.process_time() - began < 0.2


def test_what_another_program_writes_by_hand_is_seen(session, path):
    by_hand(path, "UPDATE battle SET title = 'by hand'")
    assert session.changed()
    assert session.record.title == "by hand"


def test_what_another_program_answered_with_the_key_is_told_of_the_record_as_it_stands_now(typed, path):
    """Of a word and of a face: the answer comes from the file, and so does what is asked next."""
    typed.submit(RollInitiative())
    second = other(typed, path).seat(Speaker(seat=REFEREE))
    first = typed.seat(Speaker(seat=REFEREE))
    asked = first.answer("3", key="face")
    assert isinstance(asked, DieAsked)
    assert second.answer("3", key="face") == asked
    assert (second.die.name, second.head) == (first.die.name, first.head)
    for word in ("withdraw", "undo", "redo"):
        told = first.say(word, key=word)
        assert second.say(word, key=word) == told
        assert (second.die.name, second.head) == (first.die.name, first.head)
