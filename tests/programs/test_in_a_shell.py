"""The program in processes of its own: pipes, exit codes, signals, and streams that are lost."""

import json
import signal
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parents[2]


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


def test_the_bash_script_completes_commands_and_their_words(shell):
    line = (
        'eval "$(squadlog completion bash)"; COMP_WORDS=(squadlog squ); COMP_CWORD=1; _squadlog; echo '
        '"${COMPREPLY[@]}";'
        'COMP_WORDS=(squadlog squads co); COMP_CWORD=2; _squadlog; echo "${COMPREPLY[@]}";'
        'COMP_WORDS=(squadlog export te); COMP_CWORD=2; _squadlog; echo "${COMPREPLY[@]}"'
    )
    assert shell(line).stdout.split("\n")[:3] == ["squads", "cost copy compare", "test"]


@pytest.mark.parametrize("lost", ["| true", ">&-", ">/dev/full", "2>&-", "2>/dev/full", "<&- >&- 2>&-"])
def test_every_sentence_given_is_said_whatever_becomes_of_the_words(shell, call, lost):
    call("new", "newcomer")
    done = shell(f"squadlog do 'note a1' 'note a2' 'note a3' {lost}; exit ${{PIPESTATUS[0]}}")
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
    assert [line.split()[-1] for line in call("log")[1].splitlines()[1:]] == ["a1", "a2", "a3"]


@pytest.mark.parametrize("lost", ["2>&-", "2>/dev/full"])
def test_what_is_not_understood_is_code_2_even_when_nobody_can_be_told(shell, call, lost):
    call("new", "newcomer")
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
def test_a_command_whose_only_fruit_is_lost_is_trouble_and_one_sentence(shell, call, home, line, said):
    call("new", "newcomer")
    done = shell(f"squadlog {line}")
    assert (done.returncode, done.stdout, done.stderr) == (4, "", said)
    assert not (home / "errors.log").exists()


def test_a_reader_that_leaves_early_changes_no_exit_code(shell):
    assert shell("squadlog language | true; exit ${PIPESTATUS[0]}").returncode == 0
    assert shell("squadlog frobnicate | true; exit ${PIPESTATUS[0]}").returncode == 2
