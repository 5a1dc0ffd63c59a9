"""A sealed record under attack, sixth part: another battle is put in the place of the sealed one."""

import shutil
import sqlite3
from contextlib import closing

import pytest
from support.sealing import Terminal, to_seal

from squadlog.battle.refusal import Refusal
from squadlog.cli.main import run
from squadlog.facts.seats import REFEREE, TABLE
from squadlog.session.battle_session import Session
from squadlog.store.record_file import Store

SEEN = "This computer has seen a sealed battle as battle 1 of this file, and this is"


@pytest.fixture
def evening(path):
    made = Terminal(path).create(to_seal())
    made.say("blue", "placed blue")
    return made


def put_there(path, other, *, sealed=False):
    """What lies in another file, in the place of what lies in this one."""
    store = Store(other)
    if sealed:
        Terminal(other).create(to_seal())
    else:
        Session.create(store, to_seal())
    store.close()
    with closing(sqlite3.connect(path)) as file:
        file.execute("ATTACH ? AS other", (str(other),))
        file.execute("PRAGMA foreign_keys=OFF")
        for table in ("event", "step", "headmove", "branch", "battle", "setting"):
            file.execute(f"DELETE FROM {table}")  # noqa: S608 - our own names
            file.execute(f"INSERT INTO {table} SELECT * FROM other.{table}")  # noqa: S608 - our own names
        file.commit()


@pytest.mark.usefixtures("evening")
@pytest.mark.parametrize("sealed", [True, False])
def test_another_battle_in_the_place_of_a_sealed_one_is_told_and_nothing_is_decided_in_it(
    path, tmp_path, sealed
):
    """Else a side would hide its own in the clear, and believe it sealed."""
    put_there(path, tmp_path / "other.db", sealed=sealed)
    there = Terminal(path).open(1, *(["referee"] if sealed else []))
    (told,) = there.session.seal.remarks
    assert told.startswith(f"{SEEN} {'another' if sealed else 'one that is not sealed'}")
    for seat, said in (
        ("blue", "hide 11 at 20,10 facing west"),
        ("red", "note private: mine"),
        (REFEREE, "undo"),
    ):
        refused = there.say(seat, said)
        assert (isinstance(refused, Refusal), refused.sentence) == (True, told)
        assert "squadlog check 1 " in refused.instead
    assert there.session.record.head == 1
    Terminal(path).open(1).session.seal.accept()
    there.looks()
    assert there.session.seal.remarks == ()
    assert not isinstance(there.say("blue", "hide 11 at 20,10 facing west"), Refusal)


def test_an_open_terminal_under_which_the_battle_is_exchanged_says_so_too(evening, path, tmp_path):
    put_there(path, tmp_path / "other.db")
    with evening.at():
        evening.session.record.refresh()
    assert evening.say("blue", "hide 11 at 20,10 facing west").sentence.startswith(SEEN)
    assert not evening.session.seal.closed


@pytest.mark.usefixtures("evening")
def test_no_face_of_a_die_is_taken_there(path, tmp_path):
    put_there(path, tmp_path / "other.db")
    there = Terminal(path).open(1)
    assert there.session.awaited.not_your_word(TABLE, "die").sentence.startswith(SEEN)


@pytest.mark.parametrize("command", ["show", "do"])
def test_commands_say_that_another_battle_stands_there_until_check_has(
    tmp_path, monkeypatch, capsys, command
):
    home = tmp_path / "home"
    home.mkdir()
    monkeypatch.setenv("SQUADLOG_HOME", str(home))
    path = home / "squadlog.db"
    Terminal(path).create(to_seal()).store.close()
    put_there(path, tmp_path / "other.db")
    words = {"show": ["show"], "do": ["do", "note so"]}[command]
    codes = [run(words)]
    assert SEEN in capsys.readouterr().err
    assert run(["check", "1"]) == 0
    assert SEEN in capsys.readouterr().err
    codes.append(run(words))
    assert SEEN not in capsys.readouterr().err
    assert codes == ([0, 0] if command == "show" else [1, 0])


def test_a_battle_that_is_begun_here_is_no_other_than_the_one_begun(path):
    evening = Terminal(path).create(to_seal())
    evening.store.delete_record(1, for_good=True)
    plain = Session.create(evening.store, to_seal())
    assert (plain.id, plain.seal.remarks) == (1, ())
    plain.record.store.delete_record(1, for_good=True)
    again = Terminal(path).create(to_seal())
    assert (again.session.id, again.session.seal.remarks) == (1, ())


def test_the_same_battle_in_a_copy_of_the_file_and_at_every_seat_is_what_it_was(evening, path, tmp_path):
    evening.store.close()
    shutil.copy(path, tmp_path / "copy.db")
    for at in (path, tmp_path / "copy.db"):
        for seat in ("red", "blue", REFEREE):
            assert Terminal(at).open(1, seat).session.seal.remarks == ()
    assert Terminal(path).open(1).session.seal.remarks == ()
