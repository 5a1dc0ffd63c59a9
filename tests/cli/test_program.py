"""The program as a whole: help, wrong calls, pipes, exit codes, and what happens when it goes wrong."""

import json

import pytest

from squadlog import __version__
from squadlog.cli.commands import commands
from squadlog.cli.main import run


def test_version_and_help_are_data_on_stdout(call):
    assert call("--version") == (0, f"squadlog {__version__}\n", "")
    code, out, err = call("--help")
    assert (code, err) == (0, "")
    assert all(f"  {name}" in out for name in commands())
    assert all(f"  {number}  " in out for number in range(6))


@pytest.mark.parametrize("name", sorted(commands()))
def test_every_command_has_help_of_its_own(call, name):
    code, out, _ = call(name, "--help")
    assert code == 0
    assert "squadlog" in out


@pytest.mark.parametrize(
    "words",
    [
        ("flie",),
        ("show", "--nonsense"),
        ("new",),
        ("new", "newcomer", "--side", "a=b"),
        ("completion",),
        ("export", "pdf"),
        ("die",),
    ],
)
def test_a_wrong_call_is_code_2_and_one_sentence(call, words):
    code, out, err = call(*words)
    assert (code, out) == (2, "")
    assert "Traceback" not in err
    assert err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("export", "xml"), "Form cannot be 'xml'; choose one of "),
        (("new", "newcomer", "--turns", "many"), "--turns should be a whole number, not 'many'."),
        (("new", "--title"), "--title needs a value."),
        (("use",), "Missing: id."),
        (
            ("new", "newcomer", "--rule", "die.zeroFaceIsTen=maybe"),
            "The ruling die.zeroFaceIsTen has no option maybe;",
        ),
        (("new", "newcomer", "--rule", "no.such=yes"), "The rulebook has no ruling called no.such."),
        (("new", "newcomer", "--turns", "501"), "A battle lasts 1 to 500 turns."),
        (("new", "newcomer", "--typed", "Nobody"), "There is no side 'Nobody'; there are"),
        (("show", "--battle", "x"), "'x' is not the number of a battle;"),
        (("games", "show", "--game", "x"), "'x' is not the number of a side game;"),
        (("show", "--nope"), "This has no place here: --nope."),
    ],
)
def test_a_wrong_call_is_answered_in_plain_words(call, words, said):
    code, out, err = call(*words)
    assert (code, out) == (2, "")
    assert err.splitlines()[-1].startswith(said)


def test_a_mistyped_command_is_met_with_the_likely_ones(call):
    assert "rulings" in call("rulngs")[2]


def test_without_a_terminal_the_screens_stay_shut(call):
    code, _, err = call()
    assert code == 4
    assert "terminal" in err
    assert call("play", "newcomer")[0] == 4


@pytest.mark.parametrize(
    "words", [("show",), ("log",), ("use", "7"), ("show", "--battle", "7"), ("battles",)]
)
def test_with_no_battle_there_is_nothing_to_be_found(call, words):
    code, out, err = call(*words)
    assert (code, out) == (5, "")
    assert "battle" in err


def test_options_for_all_commands_may_stand_before_the_command(call):
    assert json.loads(call("--json", "battles", "ready")[1])[0]["key"] == "newcomer"


def test_a_file_that_is_not_ours_is_trouble_and_is_left_alone(call, home):
    home.mkdir(parents=True)
    (home / "squadlog.db").write_text("poetry" * 40)
    code, _, err = call("battles")
    assert code == 4
    assert "not a squadlog file" in err
    assert (home / "squadlog.db").read_text() == "poetry" * 40


def test_the_unexpected_is_one_sentence_and_its_details_are_kept_in_a_file(call, home, monkeypatch):
    def breaks(_name, _words):
        raise ZeroDivisionError("a bug")

    monkeypatch.setattr("squadlog.cli.battle.show.run", breaks)
    code, out, err = call("show")
    assert (code, out) == (4, "")
    assert err.count("\n") == 1
    assert "Traceback" not in err
    assert "a bug" in (home / "errors.log").read_text()
    with pytest.raises(ZeroDivisionError):
        run(["show", "--debug"])


def test_debug_leaves_sentences_and_codes_of_what_is_expected_as_they_are(call):
    """Only an error that nobody raised on purpose shows its traceback."""
    assert call("show", "--battle", "77", "--debug") == call("show", "--battle", "77")
    assert call("show", "--battle", "77", "--debug")[0] == 5


@pytest.mark.parametrize("name", ["bash", "zsh", "fish"])
def test_completion_scripts_name_every_command(call, name):
    code, out, _ = call("completion", name)
    assert code == 0
    assert all(command in out for command in commands())


def test_sentences_are_completed_for_the_current_battle(call):
    call("new", "newcomer")
    assert "begin" in call("completion", "--sentence", "be")[1].split("\n")
