"""What becomes of a signed record as the file is handled: exported, deleted, brought back, killed in a write."""

import sqlite3
from contextlib import closing

import pytest
from support.sealing import Terminal, to_seal

from squadlog.base.errors import StoreError
from squadlog.store.checking import check
from squadlog.store.records import end_key


@pytest.fixture
def evening(tmp_path):
    made = Terminal(tmp_path / "squadlog.db").create(to_seal())
    made.say("blue", "hide 11 at 20,10 facing west", "placed blue")
    return made


def test_an_export_as_sql_makes_a_file_that_opens_with_the_same_words_and_signs(evening, tmp_path):
    with evening.at():
        dump = evening.session.exports["referee"].export("sql")
    copy = tmp_path / "copy.db"
    evening.store.backup().rename(copy)
    with closing(sqlite3.connect(copy)) as file:
        for kind, name in file.execute(
            "SELECT type, name FROM sqlite_master WHERE type = 'table'"
        ).fetchall():
            file.execute(f"DROP {kind} {name}")
        file.executescript(dump)
    red = Terminal(copy).open(1, "red")
    assert red.session.seal.stands == evening.session.seal.stands
    assert red.known("red") == evening.known("red")


def test_a_sealed_battle_that_was_deleted_comes_back_as_it_stood(evening):
    stood = evening.session.seal.stands
    evening.store.delete_record(1)
    (gone,) = evening.store.deleted.all("battle")
    evening.store.deleted.restore(gone)
    assert check(evening.store.path).battles == 1
    assert Terminal(evening.store.path).open(1, "red").session.seal.stands == stood
    evening.store.delete_record(1, for_good=True)
    assert end_key(1) not in evening.store.settings.all()


def test_of_two_who_go_on_from_the_same_the_second_signs_nothing(evening):
    """Also of a note beside the line, which asks for no place in it."""
    first, second = (Terminal(evening.store.path).open(1, "referee") for _ in range(2))
    first.say("red", "note private: one")
    with (
        second.at(),
        pytest.raises(StoreError, match="continued in another window"),
        second.session.record.signs(None) as end,
    ):
        second.store.keep_half(1, second.session.record.tree.head.last, None, end=end)
    second.looks()
    second.say("red", "note two")
    assert check(evening.store.path).battles == 1
    assert Terminal(evening.store.path).open(1, "blue").session.exports["referee"].broken() is None


def test_what_fails_half_way_signs_nothing(evening, monkeypatch):
    with monkeypatch.context() as fails:
        fails.setattr(
            "squadlog.store.writing.say_end",
            lambda *_: (_ for _ in ()).throw(sqlite3.OperationalError("full")),
        )
        assert evening.say("red", "note lost").code == "not-saved"
    stood = evening.session.seal.stands
    evening.say("red", "note kept")
    assert evening.session.seal.stands != stood
    assert Terminal(evening.store.path).open(1, "red").session.seal.stands == evening.session.seal.stands
