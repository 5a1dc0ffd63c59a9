"""A fourth side game is a row and its folder: the command line plays, explains and keeps it alike."""

import json

import pytest
from support.nim import plug

from squadlog.cli.commands import REFUSED


@pytest.fixture
def nim(call, monkeypatch):
    plug(monkeypatch)
    assert call("games", "new", "nim", "--seat", "One=Ann", "--seat", "Two=Bob")[0] == 0
    return call


def test_it_is_begun_shown_and_its_page_is_laid_out(nim):
    shown = nim("games", "show")[1]
    assert "10 matches; Ann (One) takes." in shown
    assert "who\nAnn (One)\nBob (Two)\n" in shown
    assert "To move: Ann (One)." in shown


def test_it_is_played_to_its_end_and_what_cannot_be_is_refused(nim):
    assert nim("games", "moves")[1].split() == ["1", "2", "3", "resign"]
    code, _, err = nim("games", "move", "3", "3", "4")
    assert (code, "Take 1 to 3" in err) == (REFUSED, True)
    assert "The game is over: the last match is taken." in nim("games", "move", "3", "1")[1]


def test_it_is_explained_to_people_and_to_programs(nim):
    assert nim("games", "explain", "bob")[1] == "Bob (Two) faces 10\n"
    assert json.loads(nim("games", "explain", "--json")[1])[0] == {"seat": 0, "lines": ["Ann (One) faces 10"]}


def test_it_is_counted_with_what_it_scores(nim):
    nim("games", "move", "3", "3", "3", "1")
    counted = nim("games", "stats")[1]
    assert "Nim   Bob" in counted
    assert "Nim: matches the other left." in counted


def test_its_record_is_written_out_and_brought_in_again(nim, tmp_path):
    nim("games", "move", "2", "1")
    file = tmp_path / "nim.txt"
    file.write_text(nim("games", "text")[1], encoding="utf-8")
    assert nim("games", "import", str(file))[1].endswith("Nim, 2 moves.\n")
