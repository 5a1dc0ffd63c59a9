"""The checks of the project; exit code 0 when all of them pass.

Run it with the Python of an environment that holds the test extra: `python .ci/checks.py`, or with `oldest` in one
that holds the oldest libraries that are allowed (`.ci/oldest.txt`): then only the tests that touch every library.
With `tests` it runs the tests alone, for another Python.
Every check runs even when another failed, so that one run shows everything that is wrong. The tests run beside the
others, and are shown after them; those that failed once more, with what they compared. The first run decides.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryFile
from time import monotonic

ROOT = Path(__file__).resolve().parent.parent
PYTHON = sys.executable
CHECKS = (
    ("lint", [PYTHON, "-m", "ruff", "check"]),
    ("format", [PYTHON, "-m", "ruff", "format", "--check"]),
    ("types", [PYTHON, "-m", "mypy"]),
    ("imports", [PYTHON, "-c", "from importlinter.cli import lint_imports_command; lint_imports_command()"]),
)
# One more at once than CI has cores: some wait for a process, a clock or a disk. Plain asserts are compiled in a tenth of
# the time; what fails is run again with asserts that tell what they compared.
TESTS = ("tests", [PYTHON, "-m", "pytest", "-n", "3", "--dist", "worksteal", "--assert", "plain"])
AGAIN = (
    "what failed, once more",
    [PYTHON, "-m", "pytest", "--last-failed", "--last-failed-no-failures", "none", "--maxfail", "20"],
)
TOUCHING = (
    "tests/battle/test_codec.py", "tests/extras/calc/test_calculations.py", "tests/cli/test_lookup.py", "tests/base",
    "tests/ground/test_map_format.py", "tests/ground/test_map_svg.py", "tests/ground/test_sight_walls.py",
    "tests/extras/paper", "tests/book/test_table_files.py",
    "tests/session/test_sealed.py", "tests/store/test_schema.py",
    "tests/survey/test_measured_sightings.py",
    "tests/tui/test_key_bar.py", "tests/tui/test_map_view_frame.py",
)  # fmt: skip
"""Tests that touch every library, in some seconds."""
SLOW = "--ignore=tests/base/test_mutants.py"
"""Of these what asks the same of every library."""
OLDEST = (
    "tests with the oldest libraries",
    [PYTHON, "-m", "pytest", "-p", "no:cacheprovider", *TOUCHING, SLOW],
)


def main() -> int:
    """Run every check; say which failed. A run in which all pass ends with what pytest says."""
    asked = sys.argv[1] if len(sys.argv) > 1 else "all"
    checks, (name, tests) = {"all": (CHECKS, TESTS), "tests": ((), TESTS), "oldest": ((), OLDEST)}[asked]
    # Compiled files belong into a checkout only if somebody has said where else they go.
    environment = dict(os.environ)
    if "PYTHONPYCACHEPREFIX" not in environment:
        environment["PYTHONDONTWRITEBYTECODE"] = "1"
    failed = []
    with TemporaryFile() as told:
        running = subprocess.Popen(
            tests, cwd=ROOT, env=environment, stdin=subprocess.DEVNULL, stdout=told, stderr=subprocess.STDOUT
        )
        try:
            failed = [check for check, command in checks if not _passes(check, command, environment)]
            print(f"== {name}: {' '.join(tests[1:])}", flush=True)
            if running.wait() != 0:
                failed.append(name)
        finally:
            running.kill()
        told.seek(0)
        shutil.copyfileobj(told, sys.stdout.buffer)
        sys.stdout.flush()
    if TESTS[0] in failed:
        _passes(*AGAIN, environment)
    if failed:
        print(f"== failed: {', '.join(failed)}", flush=True)
    return 1 if failed else 0


def _passes(name: str, command: list[str], environment: dict[str, str]) -> bool:
    print(f"== {name}: {' '.join(command[1:])}", flush=True)
    began = monotonic()
    done = subprocess.run(command, cwd=ROOT, env=environment, stdin=subprocess.DEVNULL, check=False)
    if done.returncode == 0:
        print(f"== {name}: passed in {monotonic() - began:.0f} s", flush=True)
    return done.returncode == 0


if __name__ == "__main__":
    sys.exit(main())
