"""The program as a whole: help, wrong calls, pipes, exit codes, and what happens when it goes wrong."""

import json
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from squadlog import __version__
from squadlog.cli.commands import COMMANDS
from squadlog.cli.main import run

HERE = Path(__file__).parents[2]


def test_version_and_help_are_data_on_stdout(call):
    assert call("--version") == (0, f"squadlog {__version__}\n", "")
    code, out, err = call("--help")
    assert (code, err) == (0, "")
    assert all(f"  {name}" in out for name in COMMANDS)
    assert all(f"  {number}  " in out for number in range(6))


def test_help_of_the_program_imports_neither_argparse_nor_anything_heavy():
    script = (
        "import sys; from squadlog.__main__ import main; main(['--help']); main(['--version']);"
        "print([m for m in ('argparse','pydantic','textual','sqlalchemy','squadlog.session.battle_session') if m in "
        "sys.modules])"
    )
    out = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-c", script], cwd=HERE, capture_output=True, text=True, check=True
    ).stdout
    assert out.splitlines()[-1] == "[]"


def test_a_command_that_ends_is_not_searched_for_garbage_once_more():
    """All that it made goes with the process; whatever else is done at the end is done after that is said."""
    script = (
        "import atexit, gc; atexit.register(lambda: print(gc.get_freeze_count() > 1000));"
        "from squadlog.__main__ import main; main(['--version']); main(['--version'])"
    )
    out = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-c", script], cwd=HERE, capture_output=True, text=True, check=True
    ).stdout
    assert out.split()[-1] == "True"


@pytest.mark.parametrize("name", sorted(COMMANDS))
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
        (("show", "--battle", "x"), "'x' is no number of a battle;"),
        (("games", "show", "--game", "x"), "'x' is no number of a side game;"),
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


def test_a_reader_that_leaves_early_is_no_trouble(shell):
    answer = shell("squadlog rules | head -n 1; echo ${PIPESTATUS[0]}")
    assert answer.stdout.splitlines()[-1] == "0"
    assert answer.stderr == ""


def test_exit_codes_reach_the_shell_and_the_ways_part(shell):
    answer = shell(
        'squadlog new newcomer --typed all 2>/dev/null; squadlog do begin initiative >/dev/null; echo "$?";'
        "squadlog show | cat | wc -l"
    )
    number, awaited, lines = answer.stdout.split()
    assert (number, awaited) == ("1", "3")
    assert int(lines) > 10
    assert "Roll a d10" in answer.stderr


def test_a_terminal_that_knows_ascii_only_is_served_all_the_same(shell):
    answer = shell(
        "export PYTHONIOENCODING=ascii; squadlog glossary; echo $?; squadlog do $'note \\xff'; echo $?"
    )
    assert answer.stdout.split()[-2:] == ["0", "5"]
    assert "Traceback" not in answer.stderr


def test_ctrl_c_ends_it_without_a_traceback():
    # A shell lets what it runs in the background ignore the interrupt key, and so would the program.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    process = subprocess.Popen(
        [sys.executable, "-m", "squadlog", "calc"],
        cwd=HERE,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    signal.signal(signal.SIGINT, before)
    process.stdin.write(" " * 1_000_000)  # more than a pipe holds: once it is written, the program is reading
    process.stdin.flush()
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=20)
    assert process.returncode == 130
    assert "Traceback" not in err


def test_a_program_killed_in_the_middle_of_a_prompt_goes_on_there(call):
    call("new", "newcomer", "--typed", "all")
    process = subprocess.Popen(
        [sys.executable, "-m", "squadlog", "do", "--json", "-"],
        cwd=HERE,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    process.stdin.write("begin\ninitiative\n7\n")
    process.stdin.flush()
    outcomes = [json.loads(process.stdout.readline())["outcome"] for _ in range(3)]
    process.kill()
    process.communicate(timeout=20)
    assert outcomes == ["accepted", "die-asked", "die-asked"]
    code, out, _ = call("next")
    assert code == 3
    assert "initiative red" in out
    assert "Initiative, lowest first" in call("do", "4")[1]


@pytest.mark.parametrize("name", ["bash", "zsh", "fish"])
def test_completion_scripts_name_every_command(call, name):
    code, out, _ = call("completion", name)
    assert code == 0
    assert all(command in out for command in COMMANDS)


def test_the_bash_script_completes_commands_and_their_words(shell):
    line = (
        'eval "$(squadlog completion bash)"; COMP_WORDS=(squadlog squ); COMP_CWORD=1; _squadlog; echo '
        '"${COMPREPLY[@]}";'
        'COMP_WORDS=(squadlog squads co); COMP_CWORD=2; _squadlog; echo "${COMPREPLY[@]}";'
        'COMP_WORDS=(squadlog export te); COMP_CWORD=2; _squadlog; echo "${COMPREPLY[@]}"'
    )
    assert shell(line).stdout.split("\n")[:3] == ["squads", "cost copy compare", "test"]


def test_sentences_are_completed_for_the_current_battle(call):
    call("new", "newcomer")
    assert "begin" in call("completion", "--sentence", "be")[1].split("\n")


@pytest.mark.parametrize("lost", ["| true", ">&-", ">/dev/full", "2>&-", "2>/dev/full", "<&- >&- 2>&-"])
def test_every_sentence_given_is_said_whatever_becomes_of_the_words(shell, lost):
    shell("squadlog new newcomer")
    done = shell(f"squadlog do 'note a1' 'note a2' 'note a3' {lost}; exit ${{PIPESTATUS[0]}}")
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
    assert [line.split()[-1] for line in shell("squadlog log").stdout.splitlines()[1:]] == ["a1", "a2", "a3"]


@pytest.mark.parametrize("lost", ["2>&-", "2>/dev/full"])
def test_what_is_not_understood_is_code_2_even_when_nobody_can_be_told(shell, lost):
    shell("squadlog new newcomer")
    assert shell(f"squadlog do nonsense {lost}").returncode == 2


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("language >&-", "Not everything could be printed on stdout: it is closed.\n"),
        ("language >/dev/full", "Not everything could be printed on stdout: No space left on device.\n"),
        ("calc <&-", "Nothing can be read from stdin: it is closed.\n"),
        ("do - <&-", "Nothing can be read from stdin: it is closed.\n"),
        ("squads import - 0>/dev/null", "Stdin cannot be read: Bad file descriptor.\n"),
    ],
)
def test_a_command_whose_only_fruit_is_lost_is_trouble_and_one_sentence(shell, home, line, said):
    shell("squadlog new newcomer")
    done = shell(f"squadlog {line}")
    assert (done.returncode, done.stdout, done.stderr) == (4, "", said)
    assert not (home / "errors.log").exists()


def test_a_reader_that_leaves_early_changes_no_exit_code(shell):
    assert shell("squadlog language | true; exit ${PIPESTATUS[0]}").returncode == 0
    assert shell("squadlog frobnicate | true; exit ${PIPESTATUS[0]}").returncode == 2
