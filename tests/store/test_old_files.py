"""Files written by earlier versions open in this one. `golden/version1.sql` is such a file and is never edited."""

import json
import sqlite3
from pathlib import Path

import pytest
from support.files import by_hand

from squadlog.base.errors import StoreError
from squadlog.battle.events.referee import NoteWritten
from squadlog.session.battle_session import Session
from squadlog.store import bodies, upcasting
from squadlog.store.checking import check
from squadlog.store.record_file import Store
from squadlog.store.records import StoredEvent

GOLDEN = Path(__file__).parent / "golden" / "version1.sql"


@pytest.fixture
def old(path):
    path.parent.mkdir(parents=True)
    connection = sqlite3.connect(path)
    connection.executescript(GOLDEN.read_text(encoding="utf-8"))
    connection.close()
    opened = Store(path)
    yield opened
    opened.close()


def test_a_file_of_version_1_opens_at_its_prompt_with_its_undone_lines(old):
    (summary,) = old.battles()
    session = Session.open(old, summary.id)
    assert [entry.lines[-1] for entry in session.log["referee"].entries(undone=True)] == [
        "Corner shop: Red against Blue, 2 units.",
        "Turn 1 begins.",
        "T1.s1 Note: left behind",
        "T1.s1 Note: kept",
    ]
    assert [(entry.undone, entry.undone_why) for entry in session.log["referee"].entries(undone=True)][2] == (
        True,
        "wrong words",
    )
    assert (session.record.branches(), session.awaited.roll.side) == ({"fork": 4}, "red")
    rolls = session.answer("4").events[0].rolls
    assert [face.value for roll in rolls for face in roll.faces if face.side == "red"] == [4]


def test_a_battle_of_version_1_is_on_no_map_and_goes_on_as_ever(old):
    """GEN-06: nothing is measured, and nothing has to be."""
    (summary,) = old.battles()
    session = Session.open(old, summary.id)
    assert session.rules["referee"].survey() is None
    assert {unit.position for unit in session.views.seen("referee").units.values()} == {None}
    for face in ("4", "7"):
        session.answer(face)
    assert session.views.seen("referee").standings
    assert session.exports["referee"].audit() == ()


def test_steps_of_version_1_were_decided_by_the_first_version_and_are_hashed_as_the_file_is_migrated(old):
    (summary,) = old.battles()
    steps = old.load(summary.id).steps.values()
    assert {step.decided_by for step in steps} == {"0.1.0"}
    assert {len(step.hash) for step in steps} == {64}
    assert old.first_broken(summary.id) is None


@pytest.mark.parametrize(
    ("change", "what"),
    [
        (
            "DELETE FROM event WHERE kind = 'note_written' AND body LIKE '%left behind%'",
            "its events are not all there",
        ),
        (
            "UPDATE event SET parent_id = 1 WHERE kind = 'note_written' AND body LIKE '%left behind%'",
            "does not follow",
        ),
    ],
)
def test_hashing_old_steps_does_not_hide_what_gainsays_itself_in_them(path, change, what):
    """The hashes of a migrated file are those of what stood in it; a torn record is still named."""
    path.parent.mkdir(parents=True)
    connection = sqlite3.connect(path)
    connection.executescript(GOLDEN.read_text(encoding="utf-8"))
    assert connection.execute(change).rowcount == 1
    connection.commit()
    connection.close()
    opened = Store(path)
    assert opened.battles()
    opened.close()
    with pytest.raises(StoreError, match=f"^Battle 1, entry 3, is damaged: .*{what}"):
        check(path)


def test_squads_and_settings_of_version_1_are_kept(old):
    assert (old.squads.load("Alpha"), old.settings.get("theme")) == ('{"soldiers": []}', "dark")


@pytest.fixture
def note_version_2(monkeypatch):
    """As if notes had once said `words` where they now say `text`."""

    def from_1(body):
        return {"kind": body["kind"], "text": body["words"]}

    monkeypatch.setattr("squadlog.battle.record.upcasting.EVENTS", {("note_written", 1): from_1})
    upcasting.current_versions.cache_clear()
    yield
    monkeypatch.undo()
    upcasting.current_versions.cache_clear()


@pytest.mark.usefixtures("note_version_2")
def test_an_event_of_an_older_version_is_brought_up_and_a_present_one_left_alone():
    old = StoredEvent("note_written", 1, json.dumps({"kind": "note_written", "words": "hello"}))
    (new,) = bodies.events_to_rows([NoteWritten(text="hello")])
    assert new.version == 2
    assert (
        bodies.read([upcasting.upcast_body(old), upcasting.upcast_body(new)])
        == [NoteWritten(text="hello")] * 2
    )


def test_an_event_of_a_newer_version_is_refused_in_one_sentence(old):
    by_hand(old.path, "UPDATE event SET version = 2 WHERE kind = 'turn_begun'")
    with pytest.raises(StoreError, match="newer squadlog"):
        Session.open(old, old.battles()[0].id)


def test_an_event_that_cannot_be_read_is_told_in_one_sentence(old):
    by_hand(old.path, "UPDATE event SET body = '{\"kind\": \"no_such_event\"}' WHERE kind = 'turn_begun'")
    with pytest.raises(StoreError, match=r"^Battle 1, entry 2, is damaged: an event cannot be read"):
        Session.open(old, old.battles()[0].id)
