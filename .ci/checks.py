"""The checks of the project, one after another; exit code 0 when all of them pass.

Run it with the Python of an environment that holds the test extra: `python .ci/checks.py`, or with `oldest` in one that holds the oldest libraries
that are allowed (`.ci/oldest.txt`): then only the tests that touch every library. Every check runs even when
one before it failed, so that one run shows everything that is wrong.
"""

import os
import subprocess
import sys
from pathlib import Path
from time import monotonic

ROOT = Path(__file__).resolve().parent.parent
PYTHON = sys.executable
CHECKS = (
    ("lint", [PYTHON, "-m", "ruff", "check"]),
    ("format", [PYTHON, "-m", "ruff", "format", "--check"]),
    ("types", [PYTHON, "-m", "mypy"]),
    ("imports", [PYTHON, "-c", "from importlinter.cli import lint_imports_command; lint_imports_command()"]),
    ("tests", [PYTHON, "-m", "pytest", "-n", "2"]),
)
TOUCHING = (
    "tests/battle/test_codec.py", "tests/calc/test_calculations.py", "tests/cli/test_lookup.py", "tests/core",
    "tests/field/test_map_format.py", "tests/field/test_map_svg.py", "tests/field/test_sight_walls.py",
    "tests/rulebook/test_table_files.py", "tests/store/test_schema.py", "tests/survey/test_measured_sightings.py",
    "tests/tui/test_key_bar.py", "tests/tui/test_map_view_frame.py",
)  # fmt: skip
"""Tests that touch every library, in a minute."""
OLDEST = (("tests with the oldest libraries", [PYTHON, "-m", "pytest", "-n", "2", *TOUCHING]),)


def main() -> int:
    """Run every check, the tests last; say which failed. A run in which all pass ends with what pytest says."""
    failed = []
    for name, command in OLDEST if sys.argv[1:] == ["oldest"] else CHECKS:
        print(f"== {name}: {' '.join(command[1:])}", flush=True)
        began = monotonic()
        environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}
        done = subprocess.run(command, cwd=ROOT, env=environment, stdin=subprocess.DEVNULL, check=False)
        if done.returncode != 0:
            failed.append(name)
        elif not name.startswith("tests"):
            print(f"== {name}: passed in {monotonic() - began:.0f} s", flush=True)
    if failed:
        print(f"== failed: {', '.join(failed)}", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
