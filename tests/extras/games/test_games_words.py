"""What the shell prints about side games: rules found anywhere, lines that fit the terminal, notes on odd set-ups."""

import json
import sys

import pytest

ODD = ("--option", "setup=custom", "--deal", "Red: AUX a1.NE; Black: turned")
NOTED = "Note: Red has 1 Auxiliary, where 8 are usual."


@pytest.fixture
def narrow(call, monkeypatch):
    """Call it where standard output is a terminal of sixty columns."""
    monkeypatch.setenv("COLUMNS", "60")

    def run(*words, **rest):
        with monkeypatch.context() as terminal:
            terminal.setattr(sys.stdout, "isatty", lambda: True)
            return call(*words, **rest)[1].splitlines()

    return run


def test_a_rule_of_any_side_game_is_opened_by_its_id(call):
    code, out, _ = call("games", "rules", "gm-22")
    assert (code, out.startswith("GM-22  Longer games")) == (0, True)


def test_words_are_looked_for_in_the_rules_of_all_side_games(call):
    found = json.loads(call("games", "rules", "commander", "--json")[1])
    queens = json.loads(call("games", "rules", "queen", "--json")[1])
    assert {rule["game"] for rule in found} == {"generals"}
    assert {"phalanx-board", "phalanx-cards"} <= {rule["game"] for rule in queens}


def test_without_a_word_the_contents_of_all_rules_are_listed(call):
    out = call("games", "rules")[1]
    assert all(f"\n{rule}  " in out for rule in ("A.1", "PC-37", "GM-26"))


def test_words_that_no_rule_has_are_code_5_and_say_where_was_looked(call):
    assert call("games", "rules", "xyzzy")[::2] == (
        5, "No rule of the side games has all of these words: xyzzy.\n",
    )  # fmt: skip


@pytest.mark.parametrize(
    "words", [("rules", "GM-22"), ("show", "--seat", "Ann"), ("options", "generals")], ids=str
)
def test_lines_are_wrapped_between_words_where_the_terminal_ends(call, narrow, words):
    call("games", "new", "generals", "--seat", "A=Ann", "--seed", "3", "--seat", "B=Bob")
    wrapped, whole = narrow("games", *words), call("games", *words)[1]
    assert max(map(len, whole.splitlines())) > 60
    assert max(map(len, wrapped)) <= 60
    assert " ".join(wrapped).split() == whole.split()


def test_the_prompt_wraps_too_and_lists_moves_in_as_many_columns_as_fit(call, narrow):
    call("games", "new", "phalanx-board", "--option", "first_player=red")
    lines = narrow("play", "--game", "1", "--as", "text", stdin="?\nrules A.5\nquit\n")
    assert max(len(line.removeprefix("Red> ")) for line in lines) <= 60


def test_an_unusual_set_up_is_noted_when_it_begins_and_when_it_is_brought_in_a_3(call, tmp_path):
    assert NOTED in call("games", "new", "phalanx-board", *ODD)[2].splitlines()
    assert NOTED in call("play", "phalanx-board", "--as", "text", *ODD)[2].splitlines()
    file = tmp_path / "odd.txt"
    file.write_text(call("games", "text")[1], encoding="utf-8")
    assert NOTED in call("games", "import", str(file))[2].splitlines()


def test_a_usual_set_up_is_not_noted(call):
    assert "Note" not in call("games", "new", "phalanx-board")[2]


@pytest.mark.parametrize("words", [("GM-99",), ("generals", "gm-99")], ids=str)
def test_an_id_that_no_rule_has_is_code_5_and_names_those_there_are(call, words):
    assert call("games", "rules", *words)[::2] == (
        5, "There is no rule GM-99; they go from GM-01 to GM-26.\n",
    )  # fmt: skip


def test_before_the_first_move_no_range_of_moves_is_named_from_which_to_try_again(call):
    call("games", "new", "phalanx-board", "--seat", "Red=Ann", "--seat", "Black=Bob")
    assert call("games", "again", "9")[2] == "There is no move 9: none has been made yet.\n"
