"""What is deleted can be brought back for thirty days, whatever it is."""

import json
import sqlite3

import pytest

from squadlog.store.record_file import Store

MAP = "title = 'Yard'\nwidth_m = 10\nheight_m = 8\n"


def _listed(call, command):
    code, out, _ = call(command, "list", "--deleted", "--json")
    assert code == 0
    return [one["name"] for one in json.loads(out)]


def test_a_battle_comes_back_under_its_number_as_it_stood(call):
    call("new", "newcomer")
    call("do", "begin")
    before = call("log", "--battle", "1")[1]
    _, _, said = call("battles", "delete", "1", "--yes")
    assert "squadlog battles restore 1 brings it back, for 30 days." in said
    assert call("battles")[0] == 5
    code, _, said = call("show", "--battle", "1")
    assert (code, "Battle 1 was deleted. squadlog battles restore 1" in said) == (5, True)
    assert _listed(call, "battles") == ["The Back Door"]
    assert call("new", "newcomer")[1] == "2\n", "its number is not given away"
    assert call("battles", "restore", "1")[0] == 0
    assert call("log", "--battle", "1")[1] == before
    assert call("backup", "check")[0] == 0


def test_a_battle_that_was_deleted_is_written_by_nobody_who_had_it_open(call, home):
    from squadlog.session.battle_session import Session  # noqa: PLC0415 - as another terminal has it open

    call("new", "newcomer")
    store = Store(home / "squadlog.db")
    elsewhere = Session.open(store, 1)
    call("battles", "delete", "1", "--yes")
    refused = elsewhere.say("note too late")
    assert "Battle 1 was deleted; squadlog battles restore 1 brings it back" in refused.sentence
    store.close()


def test_a_side_game_comes_back(call):
    call("games", "new", "phalanx-board")
    assert call("games", "delete", "1", "--yes")[0] == 0
    assert call("games", "show")[0] == 5
    assert call("games", "restore", "1")[0] == 0
    assert call("games", "show")[0] == 0


def test_a_squad_is_deleted_by_a_second_word_and_comes_back_unless_its_name_is_taken(call):
    call("squads", "copy", "ready:asmalis_marines", "Alpha")
    whole = call("squads", "export", "Alpha")[1]
    assert call("squads", "delete", "Alpha")[0] == 2
    assert call("squads", "delete", "alpha", "--yes")[0] == 0
    assert _listed(call, "squads") == ["Alpha"]
    call("squads", "copy", "ready:john_doe", "Alpha")
    code, _, said = call("squads", "restore", "Alpha")
    assert code == 4
    assert "another squad called Alpha" in said
    call("squads", "rename", "Alpha", "Beta")
    assert call("squads", "restore", "Alpha")[0] == 0
    assert call("squads", "export", "Alpha")[1] == whole


def test_a_company_comes_back_with_its_chronicle(call):
    call("company", "new", "Third", "--squad", "ready:asmalis_marines")
    before = call("company", "show", "Third")[1]
    assert call("company", "delete", "third", "--yes")[0] == 0
    assert call("company", "show", "Third")[0] == 1
    assert "no company yet" in call("company")[2]
    assert call("company", "restore", "Third")[0] == 0
    assert call("company", "show", "Third")[1] == before
    assert call("backup", "check")[0] == 0


@pytest.mark.parametrize(("command", "folder"), [("map", "maps"), ("scenario", "scenarios")])
def test_a_file_of_this_user_comes_back_as_it_was(call, home, command, folder):
    path = home / folder / "yard.toml"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(MAP.encode() + b"# caf\xe9\n")
    assert call(command, "delete", "nowhere", "--yes")[0] == 5
    assert call(command, "delete", "yard", "--yes")[0] == 0
    assert not path.exists()
    assert _listed(call, command) == ["yard"]
    assert call(command, "restore", "yard")[0] == 0
    assert path.read_bytes() == MAP.encode() + b"# caf\xe9\n"
    assert call(command, "restore", "yard")[0] == 5


def test_what_was_deleted_for_good_or_thirty_days_ago_is_gone(call, home):
    for name in ("Alpha", "Beta"):
        call("squads", "copy", "ready:asmalis_marines", name)
    call("squads", "delete", "Alpha", "--yes")
    assert call("squads", "delete", "Alpha", "--yes", "--for-good")[0] == 0
    assert call("squads", "restore", "Alpha")[0] == 5
    call("new", "newcomer")
    call("battles", "delete", "1", "--yes")
    with sqlite3.connect(home / "squadlog.db") as file:
        file.execute("UPDATE chronicle SET at = '2001-01-01T00:00:00+00:00'")
    file.close()
    assert call("battles", "list", "--deleted")[0] == 5
    call("squads", "delete", "Beta", "--yes")
    with sqlite3.connect(home / "squadlog.db") as file:
        assert file.execute("SELECT count(*) FROM battle").fetchone() == (0,)
    file.close()


def test_an_undo_after_something_else_says_what_it_takes_back(call):
    call("new", "newcomer")
    call("squads", "copy", "ready:asmalis_marines", "Beta")
    assert call("undo")[2] == "This is where the battle begins.\n"
    call("do", "note there")
    call("squads", "copy", "ready:asmalis_marines", "Alpha")
    call("squads", "delete", "Alpha", "--yes")
    said = call("undo")[2]
    assert said.startswith("Undo in battle 1, The Back Door: ")
    assert "there" in said
