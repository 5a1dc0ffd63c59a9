"""Notes on soldiers, turns and lines of the log: open or private, and never taken away by going back."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from support.battles import setup, skirmish
from support.laws import law
from support.matches import hasty_store
from support.sealing import Terminal, to_seal

from squadlog.battle.outcome import Accepted, DieAsked
from squadlog.battle.refusal import Refusal
from squadlog.battle.saying import Note, PrivateNote
from squadlog.book.load import load_rulebook
from squadlog.facts.seats import NOBODY, TABLE, Speaker
from squadlog.language.parse import parse
from squadlog.language.say import say
from squadlog.session.battle_archive import paper
from squadlog.session.battle_archive.import_check import try_battle
from squadlog.session.battle_session import Session
from squadlog.store.record_file import Store

CARRIED = "he carries the map"


@pytest.fixture
def session(tmp_path):
    return Session.create(hasty_store(tmp_path / "squadlog.db"), setup((1, 2), (11,)))


def _said(session, seat, *sentences):
    for sentence in sentences:
        outcome = session.seat(Speaker(seat=TABLE if sentence == "begin" else seat)).say(sentence)
        assert not isinstance(outcome, Refusal), f"{sentence}: {outcome}"
    return outcome


def _notes(session, seat):
    return [(one.text, one.unit, one.turn, one.line) for one in session.seat(Speaker(seat=seat)).log.notes()]


def test_a_note_is_on_a_soldier_a_turn_or_a_line_and_stays_when_that_is_undone(session):
    _said(
        session,
        "red",
        "begin",
        "note on 1: limps",
        "note on turn 3: rain",
        "note on line 2: too early",
        "note tea",
    )
    kept = [
        ("limps", 1, None, None),
        ("rain", None, 3, None),
        ("too early", None, None, 2),
        ("tea", None, None, None),
    ]
    assert _notes(session, "blue") == kept
    session.seat(Speaker(seat=TABLE)).undo(2)
    assert _notes(session, "blue") == kept
    assert Session.open(session.record.store, session.id).log["blue"].notes() == session.log["blue"].notes()
    assert [one.undone for one in session.log["blue"].notes()] == [True] * 4
    (on_line,) = [one for one in session.log["red"].notes() if one.line]
    assert on_line.quoted == "Turn 1 begins."


def test_notes_on_a_line_are_those_of_all_notes_that_are_on_it_for_every_seat(session):
    _said(
        session, "red", "begin", "note on line 2: early", "note private on line 2: mine", "note on 1: limps"
    )
    _said(session, "blue", "note on line 2: late", "note on line 1: first", "note tea")
    session.seat(Speaker(seat=TABLE)).undo()
    _said(session, "referee", "note on line 2: after the undo")
    for seat in ("red", "blue", TABLE, NOBODY, "referee"):
        door = session.seat(Speaker(seat=seat))
        for entry in door.log.entries(undone=True):
            assert door.log.notes_on(entry.id) == tuple(
                one for one in door.log.notes() if one.line == entry.id
            )
    assert len(session.seat(Speaker(seat="red")).log.notes_on(2)) == 4


def test_notes_on_a_line_are_found_without_reading_what_else_was_said(session):
    _said(session, "red", "begin", *(f"note {number}" for number in range(200)))
    again = Session.open(session.record.store, session.id)
    known = set(again.record.tree._states)
    assert again.log["red"].notes_on(5) == ()
    assert set(again.record.tree._states) == known


ASIDE = (
    "note on 1: limps",
    "note on turn 1: rain",
    "note aside: tea",
    "note private: mine",
    "note on line 2: so",
)


@pytest.mark.parametrize("sentence", ASIDE)
def test_who_goes_back_or_forth_does_not_count_a_note_that_stands_beside_the_line(session, sentence):
    """A note is no action: what was undone can be done again after it, and the record stands where it stood."""
    table = session.seat(Speaker(seat=TABLE))
    _said(session, "red", "begin", sentence)
    told = [entry.lines for entry in table.log.entries()]
    head, battle = table.head, session.views.seen(TABLE)
    assert table.undo().sentence.startswith("Undone: Turn 1 begins")
    _said(session, "red", "note aside: why")
    assert [one.undone for one in session.log["red"].notes()] == [True, False]
    assert table.redo().sentence.startswith("Redone: Turn 1 begins")
    assert (table.head, session.views.seen(TABLE)) == (head, battle)
    assert [entry.lines for entry in table.log.entries()][: len(told)] == told
    assert [one.undone for one in session.log["red"].notes()] == [False, False]
    again = Session.open(session.record.store, session.id)
    assert [entry.lines for entry in again.log["referee"].entries()] == [
        entry.lines for entry in session.log["referee"].entries()
    ]
    assert not again.exports["referee"].audit(whole=True)


def test_a_jump_to_a_note_goes_to_where_it_was_written(session):
    table = session.seat(Speaker(seat=TABLE))
    _said(session, "red", "begin", "note on 1: limps", "note a line of the log")
    assert table.jump(3).sentence == "The battle is at entry 2: Turn 1 begins."
    assert table.jump(3).code == "already-there"
    assert table.redo().sentence == "Redone: T1.s1 Note: a line of the log."


def test_a_note_is_written_while_a_die_is_awaited_and_the_face_falls_to_that_die(tmp_path):
    """DIE-07: it waits on, here and in another program, for what it was asked for."""
    session = Session.create(hasty_store(tmp_path / "squadlog.db"), setup(typed_dice=("red", "blue")))
    other = Session.open(Store(tmp_path / "squadlog.db"), session.id)
    seat = session.seat(Speaker(seat=TABLE))
    _said(session, TABLE, "begin")
    assert isinstance(seat.say("initiative"), DieAsked)
    waits = session.awaited.name
    _said(session, "red", "note private on 1: his hands shake")
    _said(session, TABLE, "note aside: a pause")
    _said(session, TABLE, "note whose door was that")
    assert session.awaited.name == waits
    assert other.changed()
    assert other.awaited.name == waits
    other.submit(Note(text="from the other", turn=1))
    assert session.changed()
    assert [one.text for one in session.log["referee"].notes()] == [
        "his hands shake",
        "a pause",
        "whose door was that",
        "from the other",
    ]
    assert not isinstance(session.answer("4", die=waits), Refusal)
    assert len(session.log["referee"].notes()) == 4
    assert not Session.open(session.record.store, session.id).exports["referee"].audit(whole=True)


def test_two_programs_write_notes_at_once_and_neither_is_lost(tmp_path):
    session = Session.create(hasty_store(tmp_path / "squadlog.db"), setup())
    other = Session.open(Store(tmp_path / "squadlog.db"), session.id)
    for number, who in enumerate((session, other, session, other)):
        assert isinstance(who.submit(Note(text=f"note {number}", unit=1)), Accepted)
    session.changed()
    assert [one.text for one in session.log["blue"].notes()] == [f"note {number}" for number in range(4)]


def test_a_file_of_others_with_anything_but_notes_beside_its_line_is_refused(session):
    _said(session, "red", "begin", "note on 1: limps")
    packet = paper.read(session.exports["referee"].export("battle").encode())
    assert not try_battle(packet).differences
    bare = packet.model_copy(update={"head": 1, "steps": packet.steps[:2]})
    with pytest.raises(paper.PacketError, match="stands in no line and is no note"):
        try_battle(bare)


def test_a_private_note_is_read_by_its_seat_and_the_referee_alone(session):
    _said(
        session, "red", "begin", f"note private on 1: {CARRIED}", "note after it", "note on line 4: that one"
    )
    for seat in ("red", "referee"):
        assert (CARRIED, 1, None, None) in _notes(session, seat)
    for seat in ("blue", TABLE, NOBODY):
        whole = session.seat(Speaker(seat=seat))
        told = "\n".join(
            (
                whole.exports.export("json"),
                whole.exports.export("csv"),
                whole.exports.export("story"),
                str(whole.log.notes()),
            )
        )
        assert CARRIED not in told
        assert "private_note" not in told
        assert "Private" not in told
        assert [line for entry in whole.log.entries(undone=True) for line in entry.lines][-1].endswith(
            "that one"
        )
        assert [entry.id for entry in whole.log.entries()] == [1, 2, 3, 4]
        assert [one.line for one in whole.log.notes()] == [None, 3]
    assert [one.line for one in session.log["red"].notes() if one.text == "that one"] == [4]
    assert CARRIED in session.seat(Speaker(seat="red")).exports.export("json")


@pytest.mark.parametrize(
    "sentence",
    [
        f"note private on 1 {CARRIED}", f"note private {CARRIED}", f"note private:{CARRIED}", f"say Private {CARRIED}",
        f"note private on 1: {CARRIED}", f"note aside to red: {CARRIED}", f"note aside to the referee: {CARRIED}",
        f"note private to Red: {CARRIED}", f"note on 1: private {CARRIED}", f"note on 1: Private: {CARRIED}",
        f"note on turn 1: private {CARRIED}", f"note on 1: aside to red: {CARRIED}", f"note on Bert: private {CARRIED}",
    ],
)  # fmt: skip
def test_what_is_private_by_its_first_word_is_read_by_nobody_else_colon_or_none_undone_or_not(
    session, sentence
):
    _said(session, "red", "begin", sentence)
    session.seat(Speaker(seat=TABLE)).undo()
    assert CARRIED in session.seat(Speaker(seat="red")).exports.export("json")
    for seat in ("blue", TABLE, NOBODY):
        door = session.seat(Speaker(seat=seat))
        told = [line for entry in door.log.entries(undone=True) for line in entry.lines]
        told += [door.exports.export(form) for form in ("json", "csv", "story")]
        assert CARRIED not in " ".join((*told, str(door.log.notes()))), seat


@pytest.mark.parametrize("sentence", ["note aside tea", "note aside: tea", "say Aside tea"])
def test_what_is_aside_by_its_first_word_is_left_by_undo_and_a_plain_note_goes_with_it(session, sentence):
    table = session.seat(Speaker(seat=TABLE))
    _said(session, TABLE, "begin", sentence, "note a line")
    assert [(one.text, one.undone) for one in session.log[TABLE].notes()] == [
        ("tea", False),
        ("a line", False),
    ]
    assert table.undo().sentence.startswith("Undone: T1.s1 Note: a line")
    assert table.undo().sentence.startswith("Undone: Turn 1 begins")


def test_the_referee_writes_to_one_side_alone_and_nobody_else_does(session):
    _said(session, "referee", f"note aside to blue: {CARRIED}")
    read = {seat: CARRIED in str(_notes(session, seat)) for seat in ("red", "blue", TABLE, NOBODY, "referee")}
    assert read == {"red": False, "blue": True, TABLE: False, NOBODY: False, "referee": True}
    for seat in ("red", TABLE):
        refused = session.seat(Speaker(seat=seat)).say(f"note private to Blue: {CARRIED}")
        assert refused.code == "not-yours"
        assert "note private TEXT" in refused.instead


@pytest.mark.parametrize(
    "said",
    [
        Note(text="private life"),
        Note(text="aside: x"),
        Note(text="tea"),
        Note(text="private first class", unit=3),
        Note(text=": so", turn=1, aside=True),
        Note(text="on Bert: private"),
        PrivateNote(text="on 3 he hides"),
        PrivateNote(text="private: mine", unit=3),
    ],
)
def test_a_note_that_was_said_is_read_again_as_the_same(session, said):
    assert parse(say(said), session.views.seen("referee"), load_rulebook()) == said


def test_what_others_may_not_know_is_noted_privately_alone(session):
    """A note for all on a line that not all know would tell of it."""
    _said(session, "red", f"note private: {CARRIED}")
    refused = session.seat(Speaker(seat="red")).say("note on line 2: my own")
    assert (refused.code, refused.instead) == ("note-tells", "Write a private note.")
    _said(session, "red", "note private on line 2: my own")
    assert [one.line for one in session.log["red"].notes()] == [None, 2]
    assert session.log["blue"].notes() == ()
    for sentence, code in (
        ("note on line 9: x", "no-such-entry"), ("note on 99: x", "unknown-unit"),
        ("note on turn 0: x", "no-such-turn"),
        ("note : ", "misread"), ("note on 1: a\u202eb", "misread"),
    ):  # fmt: skip
        assert session.seat(Speaker(seat="red")).say(sentence).code == code, sentence


def test_a_hidden_soldier_is_noted_by_his_own_side_in_private_hid_08(tmp_path):
    """The note for all is refused to his own side, and to others as of nobody there is."""
    session = Session.create(hasty_store(tmp_path / "squadlog.db"), to_seal())
    _said(session, "blue", "hide 11 at 20,10 facing west", "placed blue")
    own, other = (session.seat(Speaker(seat=seat)) for seat in ("blue", "red"))
    assert own.say("note on 11: the crate").code == "note-tells"
    assert isinstance(own.say("note private on 11: the crate"), Accepted)
    assert (
        other.say("note on 11: the crate").code == other.say("note on 77: the crate").code == "unknown-unit"
    )
    assert other.log.notes() == ()


def test_in_a_sealed_battle_a_private_note_lies_encrypted_for_all_others(tmp_path):
    path = tmp_path / "squadlog.db"
    evening = Terminal(path).create(to_seal())
    alone = Terminal(path).open(evening.session.id, "red")
    with alone.at():
        _said(alone.session, "red", f"note private on 1: {CARRIED}")
        assert [one.text for one in alone.session.log["red"].notes()] == [CARRIED]
    assert CARRIED.encode() not in path.read_bytes()
    assert b"private_note" not in path.read_bytes()
    other = Terminal(path).open(evening.session.id, "blue")
    with other.at():
        assert other.session.log["blue"].notes() == ()
        assert CARRIED not in other.session.seat(Speaker(seat="blue")).exports.export("json")
    with evening.at():
        evening.session.record.refresh()
        assert [one.text for one in evening.session.log["referee"].notes()] == [CARRIED]


TEXTS = st.text(max_size=30) | st.sampled_from(
    ["on 1: x", "private: x", ": x", "on turn 2: y", "[b]x[/b]", "on the way: x"]
)


@law(25)
@example(text="ON 0:0", private=True, about={})
@example(text="ON 0:", private=True, about={})
@example(text=": x", private=True, about={})
@example(text="to red: x", private=True, about={})
@given(text=TEXTS, private=st.booleans(), about=st.sampled_from([{}, {"unit": 1}, {"turn": 2}, {"entry": 3}]))
def test_a_note_in_words_comes_back_as_it_was_said(text, private, about):
    try:
        text = " ".join(text.split())
        said = (PrivateNote if private else Note)(text=text, **about)
        back = parse(say(said), skirmish(), load_rulebook())
    except ValueError:
        return
    if isinstance(back, Note | PrivateNote):
        assert back == said
    else:
        assert not text.isprintable() or not text or not text.isascii() or '"' in text or ";" in text, back
