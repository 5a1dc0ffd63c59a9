"""Copies of the file at the command line: made, listed, checked and brought back."""

import json

from support.files import by_hand


def test_a_file_is_checked_and_what_it_holds_is_told(call, home):
    call("new", "newcomer")
    call("do", "note one")
    code, out, _ = call("backup", "check")
    assert code == 0
    assert (
        out
        == f"{home / 'squadlog.db'} is sound: 1 battle, 0 side games, 0 squads; 2 steps, every hash fits.\n"
    )
    found = json.loads(call("backup", "check", "--json")[1])
    assert (found["sound"], found["battles"], found["steps"]) == (True, 1, 2)


def test_a_file_that_is_not_sound_is_trouble_with_battle_entry_and_what(call, home):
    call("new", "newcomer")
    call("do", "note one")
    by_hand(home / "squadlog.db", "UPDATE step SET at = 'long ago' WHERE id = 2")
    code, out, err = call("backup", "check")
    assert (code, out) == (4, "")
    assert err.startswith("Battle 1, entry 2, is damaged: its hash does not fit")
    code, out, _ = call("audit")
    assert code == 1
    assert "entry 2, " in out
    assert "its hash does not fit" in out


def test_copies_are_listed_newest_first_and_that_there_is_none_is_nothing_found(call):
    assert call("backup", "list")[0] == 5
    call("new", "newcomer")
    first, second = (call("backup")[1].strip() for _ in range(2))
    code, out, _ = call("backup", "list", "--json")
    assert code == 0
    assert [copy["file"] for copy in json.loads(out)][:2] == [second, first]


def test_a_copy_is_brought_back_and_the_file_that_was_there_stays_beside_it(call):
    call("new", "newcomer")
    copy = call("backup")[1].strip()
    call("do", "note after the copy")
    code, out, err = call("backup", "restore")
    assert code == 0
    assert out.startswith(f"Restored from {copy}: 1 battle")
    assert "after the copy" not in call("log")[1]
    aside = err.strip().removeprefix("The old file is kept as ").removesuffix(".")
    assert call("backup", "check", aside)[1].endswith("; 2 steps, every hash fits.\n")
    assert call("backup", "restore", aside)[0] == 0
    assert "after the copy" in call("log")[1]


def test_a_copy_that_there_is_not_is_trouble_and_the_copies_that_there_are_are_named(call):
    call("new", "newcomer")
    code, out, err = call("backup", "restore", "squadlog-19")
    assert (code, out) == (4, "")
    call("backup")
    code, _, err = call("backup", "restore", "1999")
    assert code == 4
    assert err.startswith("1999 is no backup: squadlog-")
