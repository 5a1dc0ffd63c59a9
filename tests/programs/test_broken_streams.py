"""Commands with broken streams; all of them and all ways of breaking them: `python tests/large/streams.py --all`."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_exit_codes_tell_what_a_command_did_whatever_becomes_of_its_words():
    script = [sys.executable, "tests/large/streams.py"]
    done = subprocess.run(script, cwd=ROOT, capture_output=True, text=True, timeout=300, check=False)  # noqa: S603
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_command_that_has_no_words_for_a_closed_stdout_has_lost_none(shell, call):
    call("new", "newcomer")
    done = shell("squadlog reminders >&-")
    assert (done.returncode, done.stderr) == (0, "No reminders now.\n")
    assert shell("squadlog show >&-").returncode == 4
