"""The current battle belongs to a terminal: what is chosen at another one does not change where a sentence goes."""

import json

import pytest

from squadlog.cli import current
from squadlog.store.record_file import Store


@pytest.fixture
def at(call, monkeypatch):
    """Run the program at a terminal of that name; the empty one is none."""

    def run(terminal, *words):
        monkeypatch.setenv("SQUADLOG_TERMINAL", terminal)
        code, out, err = call(*words)
        assert code in (0, 5), err
        return out, err

    return run


def _marked(at, terminal, listed):
    """The one that the list marks as current."""
    (marked,) = (one["id"] for one in json.loads(at(terminal, listed, "--json")[0]) if one["current"])
    return marked


def _entries(at, battle):
    return len(at("", "log", "--battle", battle)[0].splitlines())


def test_a_sentence_goes_into_the_battle_of_this_terminal_and_names_it_where_another_was_chosen_elsewhere(at):
    for _ in range(2):
        at("left", "new", "newcomer")
    at("left", "use", "1")
    at("right", "use", "2")
    before = _entries(at, "2")
    _, said = at("left", "do", "note hello")
    assert "battle 1, " in said
    assert _entries(at, "2") == before
    assert "goes into" not in at("right", "do", "note hello")[1]


def test_who_has_said_something_stays_there_though_they_never_chose(at):
    at("left", "new", "newcomer")
    at("right", "do", "note hello")
    at("left", "new", "newcomer")
    assert "Using battle 1" in at("right", "do", "note again")[1]
    assert _marked(at, "right", "battles") == 1


def test_without_a_terminal_it_is_the_one_chosen_last_anywhere(at):
    for _ in range(2):
        at("left", "new", "newcomer")
    at("", "use", "1")
    assert current.terminal() == ""
    assert _marked(at, "", "battles") == 1
    at("right", "use", "2")
    assert _marked(at, "", "battles") == 2


def test_side_games_are_of_a_terminal_too(at):
    for _ in range(2):
        at("left", "games", "new", "phalanx-board")
    at("left", "games", "use", "1")
    at("right", "games", "use", "2")
    assert _marked(at, "left", "games") == 1


def test_terminals_that_were_closed_long_ago_are_forgotten(tmp_path, monkeypatch):
    store = Store(tmp_path / "squadlog.db")
    for number in range(1, 61):
        monkeypatch.setenv("SQUADLOG_TERMINAL", f"pane {number:02}")
        current.keep(store, current.BATTLE, number)
    assert sum("@" in key for key in store.settings.all()) == 50
    assert current.current(store, current.BATTLE) == 60
    store.close()


def test_a_session_of_the_system_is_a_terminal(monkeypatch):
    monkeypatch.delenv("SQUADLOG_TERMINAL")
    assert current.terminal() == "" or current.terminal().isdigit()
