"""What a table does with a session: prompts, undo, branches, two sessions at once, secrets, exports."""

import csv
import io
import json
import sqlite3
from dataclasses import replace

import pytest
from support.files import by_hand

from squadlog.base.errors import SquadlogError, StoreError
from squadlog.battle.commands import Begin, EndBattle, Note, RollInitiative, SetDice
from squadlog.battle.outcome import Accepted, DieAsked, Moved
from squadlog.battle.refusal import Refusal
from squadlog.battle.terms import Side
from squadlog.session.battle_session import Session, open_store


def code(outcome):
    assert isinstance(outcome, Refusal), outcome
    return outcome.code


def test_while_a_die_is_awaited_other_commands_wait_with_a_sentence(store, setup_of):
    session = Session.create(store, setup_of(typed=("red", "blue")))
    session.submit(Begin())
    assert isinstance(session.submit(RollInitiative()), DieAsked)
    assert code(session.submit(EndBattle(reason="tired"))) == "die-awaited"
    assert code(session.redo()) == "die-awaited"
    assert session.rules["referee"].refusal(EndBattle(reason="tired")).code == "die-awaited"
    assert session.rules["referee"].refusal(Note(text="hello")) is None


@pytest.mark.parametrize("typed", ["11", "", "x", "-1", "1.5", "²", "1000"])
def test_what_is_no_face_is_refused_and_the_die_stays_awaited(store, setup_of, typed):
    """DIE-07."""
    session = Session.create(store, setup_of(typed=("red", "blue")))
    session.submit(Begin())
    session.submit(RollInitiative())
    assert code(session.answer(typed)) == "no-such-face"
    assert session.awaited.roll is not None


def test_a_withdrawn_command_leaves_the_battle_as_it_was(store, setup_of, path):
    session = Session.create(store, setup_of(typed=("red", "blue")))
    session.submit(Begin())
    before = session.views.seen("referee")
    session.submit(RollInitiative())
    assert isinstance(session.awaited.withdraw(), Moved)
    assert (session.views.seen("referee"), session.awaited.roll) == (before, None)
    assert Session.open(open_store(path), session.id).awaited.roll is None
    assert code(session.awaited.withdraw()) == "no-die-awaited"
    assert code(session.answer("3")) == "no-die-awaited"


def test_undo_in_a_prompt_withdraws_the_prompt_and_nothing_else(store, setup_of):
    session = Session.create(store, setup_of(typed=("red", "blue")))
    session.submit(Begin())
    session.submit(RollInitiative())
    session.undo()
    assert (session.awaited.roll, len(session.log["referee"].entries())) == (None, 2)


def test_zero_is_the_highest_face(store, setup_of):
    """DIE-07."""
    session = Session.create(store, setup_of(typed=("red",)))
    session.submit(Begin())
    session.submit(RollInitiative())
    outcome = session.answer("0")
    faces = [face.value for roll in outcome.events[0].rolls for face in roll.faces if face.side == "red"]
    assert faces[0] == 10


def test_undone_lines_stay_readable_with_who_when_and_why(session):
    session.submit(Begin(), by="Ann")
    session.submit(Note(text="a mistake"), by="Bob")
    session.undo(by="Cleo", why="wrong unit")
    assert [entry.kind for entry in session.log["referee"].entries()] == ["created", "begin"]
    gone = session.log["referee"].entries(undone=True)[-1]
    assert gone.undone
    assert gone.lines == ("T1.s1 Note: a mistake",)
    assert (gone.by, gone.undone_by, gone.undone_why) == ("Bob", "Cleo", "wrong unit")
    assert gone.undone_at


def test_redo_follows_the_line_that_was_left_last(session):
    session.submit(Begin())
    session.submit(Note(text="first"))
    session.undo()
    session.submit(Note(text="second"))
    first = session.log["referee"].entries(undone=True)[2].id
    session.undo()
    session.redo()
    assert session.log["referee"].entries()[-1].lines == ("T1.s1 Note: second",)
    session.jump(first)
    session.undo()
    session.redo()
    assert session.log["referee"].entries()[-1].lines == ("T1.s1 Note: first",)


def test_several_commands_are_undone_and_redone_in_one_go(session):
    session.submit(Begin())
    for text in "abc":
        session.submit(Note(text=text))
    end = session.views.seen("referee")
    assert session.undo(3).sentence == "Undone: T1.s1 Note: c; T1.s1 Note: b; T1.s1 Note: a."
    assert len(session.log["referee"].entries()) == 2
    assert isinstance(session.redo(3), Moved)
    assert session.views.seen("referee") == end


@pytest.mark.parametrize(
    ("said", "told"),
    [
        (("hide 1",), "Undone: what was done in secret."),
        (("hide 1", "placed red"), "Undone: Red has placed its hidden units [HID-13]."),
        (("begin overrule because so",), "Undone: Turn 1 begins."),
    ],
)
def test_what_is_taken_back_is_said_in_words_and_not_by_a_commitment(store, setup_of, said, told):
    """HID-13, SET-05: nor by what was let stand for it."""
    made = replace(setup_of(), chapters=("hiding", "explosives", "mines", "leadership"))
    session = Session.create(store, made)
    for sentence in said:
        assert isinstance(session.say(sentence), Accepted), sentence
    assert session.undo().sentence == told
    assert session.redo().sentence == told.replace("Undone", "Redone")


def test_one_may_jump_to_any_entry_undone_or_not(session):
    session.submit(Begin())
    session.submit(Note(text="left behind"))
    left = session.record.head
    session.undo(2)
    assert isinstance(session.jump(left), Moved)
    assert (session.record.head, session.views.seen("referee").stage) == (left, "initiative")
    assert code(session.jump(left)) == "already-there"
    assert code(session.jump(999)) == "no-such-entry"


def test_a_named_place_is_found_again(session, path):
    session.submit(Begin())
    session.record.name_branch("before the door")
    session.submit(Note(text="we went in"))
    again = Session.open(open_store(path), session.id)
    again.jump(again.record.branches()["before the door"])
    assert again.log["referee"].entries()[-1].branch == "before the door"
    assert code(again.record.name_branch("before the door")) == "not-saved"


def test_the_program_rolls_the_same_face_after_undo(session):
    session.submit(Begin())
    first = session.submit(RollInitiative())
    session.undo()
    assert session.submit(RollInitiative()).events == first.events


def test_two_sessions_on_one_battle_never_overwrite_each_other(session, path):
    other = Session.open(open_store(path), session.id)
    session.submit(Begin())
    assert code(other.submit(Note(text="late"))) == "gone-on"
    assert other.views.seen("referee") == session.views.seen("referee")
    assert isinstance(other.submit(Note(text="now")), Accepted)


def test_a_ruling_set_in_the_middle_is_what_the_rules_read(session):
    session.say("rule aimedFire.modifier 3")
    assert session.rules["referee"].rulings.choice("aimedFire.modifier") == "3"
    session.undo()
    assert session.rules["referee"].rulings.choice("aimedFire.modifier") != "3"


def test_an_unknown_battle_is_told_by_number(store):
    with pytest.raises(StoreError, match="no battle 77"):
        Session.open(store, 77)


@pytest.mark.parametrize(
    "fault",
    [
        {"title": ""},
        {"title": "a\x07b"},
        {"groupings": ()},
        {"sides": (Side(id="red", name="Red"),)},
        {"rulings": (("no.suchRuling", "yes"),)},
        {"rulings": (("aimedFire.modifier", "maybe"),)},
    ],
    ids=str,
)
def test_a_set_up_nobody_could_play_is_refused_and_nothing_is_stored(store, setup_of, fault):
    with pytest.raises(SquadlogError):
        Session.create(store, replace(setup_of(), **fault))
    assert store.battles() == ()


def test_the_list_of_battles_shows_where_each_one_stands(store, setup_of):
    session = Session.create(store, setup_of(typed=("red", "blue")))
    assert store.battles()[0].moment == "set-up"
    session.submit(Begin())
    session.submit(RollInitiative())
    (summary,) = store.battles()
    assert (summary.title, summary.moment, summary.awaiting) == ("Corner shop", "T1.s1", True)


def test_a_long_battle_is_deleted_whole(store, session):
    session.submit(Begin())
    for number in range(1100):
        session.submit(Note(text=str(number)))
    session.undo()
    session.record.name_branch("here")
    store.delete_record(session.id, for_good=True)
    assert store.battles() == ()
    with store._file.reading() as connection:
        for name in ("battle", "step", "event", "headmove", "branch"):
            assert connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0] == 0  # noqa: S608 - our own names


def test_a_tampered_event_is_named_by_the_audit(session, path):
    session.submit(Begin())
    session.submit(Note(text="true words"))
    tampered = session.record.head
    session.submit(RollInitiative())
    with sqlite3.connect(path) as file:
        file.execute("UPDATE event SET body = replace(body, 'true words', 'false words')")
    file.close()
    found = Session.open(open_store(path), session.id).exports["referee"].audit()
    assert [divergence.step for divergence in found] == [tampered] * 2
    assert ["hash" in found[0].what, "text" in found[1].what] == [True, True]


@pytest.mark.parametrize("column", ["by", "at"])
def test_the_audit_names_the_first_step_in_which_who_or_when_was_changed(session, path, column):
    """No rule could tell: the hash does. Undone lines are looked at as well."""
    session.submit(Begin())
    session.submit(Note(text="one"), by="Ann")
    changed = session.record.head
    session.submit(Note(text="two"), by="Bob")
    session.undo(2)
    assert session.exports["referee"].audit() == ()
    by_hand(path, f'UPDATE step SET "{column}" = ? WHERE label = ?', "Mallory", "note")  # noqa: S608 - a test
    (found,) = Session.open(open_store(path), session.id).exports["referee"].audit()
    assert (found.step, "its hash does not fit" in found.what) == (changed, True)


def test_a_face_that_the_seed_does_not_roll_is_named_by_the_audit(session, path):
    session.submit(Begin())
    rolled = session.submit(RollInitiative())
    face = rolled.events[0].rolls[0].faces[0].value
    with sqlite3.connect(path) as file:
        file.execute(
            "UPDATE event SET body = replace(body, ?, ?) WHERE kind = 'initiative_rolled'",
            (
                f'"value":{face},"who":"{rolled.events[0].rolls[0].grouping}"',
                f'"value":{face % 10 + 1},"who":"{rolled.events[0].rolls[0].grouping}"',
            ),
        )
    file.close()
    found = Session.open(open_store(path), session.id).exports["referee"].audit()
    assert {divergence.step for divergence in found} == {session.record.head}
    assert any("seed" in divergence.what for divergence in found)


def test_json_holds_the_whole_record_undone_lines_too(session):
    session.submit(Begin(), by="Ann")
    session.submit(Note(text="gone"))
    session.undo(why="no")
    whole = json.loads(session.exports["referee"].export("json"))
    assert [entry["kind"] for entry in whole["entries"]] == ["created", "begin", "note"]
    assert whole["entries"][2]["undone"]["why"] == "no"
    assert whole["head"] == session.record.head


def test_csv_has_a_row_for_each_event_and_no_cell_a_spreadsheet_would_compute(session):
    session.submit(Begin(), by="=1+1")
    rows = list(csv.DictReader(io.StringIO(session.exports["referee"].export("csv"))))
    assert [row["event"] for row in rows] == ["battle_created", "turn_begun"]
    assert rows[1]["by"] == "'=1+1"


def test_sql_recreates_the_rows_in_an_empty_file(session):
    session.submit(Begin())
    session.submit(Note(text="it's ours"))
    fresh = sqlite3.connect(":memory:")
    fresh.executescript(session.exports["referee"].export("sql"))
    bodies = [body for (body,) in fresh.execute("SELECT body FROM event ORDER BY id")]
    assert [json.loads(body)["kind"] for body in bodies] == ["battle_created", "turn_begun", "note_written"]
    fresh.close()


def test_the_story_tells_the_line_that_stands(session):
    session.submit(Begin())
    session.submit(Note(text="kept"))
    session.submit(Note(text="dropped"))
    session.undo()
    story = session.exports["referee"].export("story")
    assert "Note: kept" in story
    assert "dropped" not in story


@pytest.mark.parametrize(("form", "seat"), [("pdf", "referee"), ("sql", "red")])
def test_an_unknown_form_of_export_is_told(session, form, seat):
    with pytest.raises(SquadlogError, match="no form of export"):
        session.exports[seat].export(form)


def test_a_seat_learns_the_seed_of_the_dice_nowhere(store, setup_of):
    session = Session.create(store, setup_of(seed=987654321))
    assert "987654321" not in session.exports["red"].export("json") + session.exports["red"].export("csv")
    assert "987654321" not in repr(session.views.seen("red"))


@pytest.mark.parametrize(
    ("sentence", "kind"), [("begin", Accepted), ("undo", Refusal), ("flibber", Refusal), ("7", Refusal)]
)
def test_a_sentence_is_understood_or_refused(session, sentence, kind):
    assert isinstance(session.say(sentence), kind)


def test_dice_may_change_hands_in_the_middle(session):
    session.submit(Begin())
    session.submit(SetDice(side="red", typed=True))
    assert isinstance(session.submit(RollInitiative()), DieAsked)
