"""The checks of the project; exit code 0 when all of them pass.

Run it with the Python of an environment that holds the test extra:

    python .ci/checks.py                   lint, format, types, import contracts, and all tests
    python .ci/checks.py tests [PATH...]   all tests alone, or those of a room, a folder, a file
    python .ci/checks.py programs          of the tests those that start processes and a browser, and build packages
    python .ci/checks.py core              the tests of the core, in a copy without any of the extras
    python .ci/checks.py oldest            the tests that touch every library, for the oldest that are allowed
                                           (`.ci/oldest.txt`)

Every check runs even when another failed, so that one run shows everything that is wrong. The tests run beside the
others, those that start processes beside the rest, and are shown after them; those that failed once more, with what
they compared. The first run decides.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory, TemporaryFile
from time import monotonic
from typing import IO

ROOT = Path(__file__).resolve().parent.parent
PYTHON = sys.executable
Check = tuple[str, list[str]]
Running = tuple[subprocess.Popen[bytes], IO[bytes]]
CHECKS = (
    ("lint", [PYTHON, "-m", "ruff", "check"]),
    ("format", [PYTHON, "-m", "ruff", "format", "--check"]),
    ("types", [PYTHON, "-m", "mypy"]),
    ("imports", [PYTHON, "-c", "from importlinter.cli import lint_imports_command; lint_imports_command()"]),
)
OF_PROGRAMS = ("tests/programs", "tests/extras/web/browser")
"""Tests that wait for processes, or build packages: a job of their own beside the rest, with one browser for all."""
REST = tuple(f"--ignore={folder}" for folder in OF_PROGRAMS)
WORKERS = ("-n", "2", "--dist", "worksteal")
AGAIN = (PYTHON, "-m", "pytest", "--last-failed", "--last-failed-no-failures", "none", "--maxfail", "20")
TOUCHING = (
    "tests/battle/test_codec.py", "tests/extras/calc/test_calculations.py", "tests/cli/test_lookup.py", "tests/base",
    "tests/ground/test_map_format.py", "tests/ground/test_map_svg.py", "tests/ground/test_sight_walls.py",
    "tests/extras/paper", "tests/book/test_table_files.py",
    "tests/session/test_sealed.py", "tests/store/test_schema.py",
    "tests/survey/test_measured_sightings.py",
    "tests/tui/test_key_bar.py", "tests/tui/test_map_view_frame.py",
)  # fmt: skip
"""Tests that touch every library, in some seconds."""


def main() -> int:
    """Run every check; say which failed. A run in which all pass ends with what pytest says."""
    asked, paths = sys.argv[1] if len(sys.argv) > 1 else "all", sys.argv[2:]
    if asked == "core":
        return _core(paths)
    programs = _tests("tests of programs", *OF_PROGRAMS)
    rest = _tests("tests", *WORKERS, *(paths or REST))
    checks, tests = {
        "all": (CHECKS, [programs, rest]),
        "tests": ((), [rest] if paths else [programs, rest]),
        "programs": ((), [programs]),
        "oldest": ((), [_tests("tests with the oldest libraries", *TOUCHING)]),
    }[asked]
    environment = dict(os.environ)
    with TemporaryDirectory() as compiled:
        # Each file is compiled once for all processes, beside the checkout, which stays as it is.
        environment.setdefault("PYTHONPYCACHEPREFIX", compiled)
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        failed = _run(checks, tests, environment)
    if failed:
        print(f"== failed: {', '.join(failed)}", flush=True)
    return 1 if failed else 0


def _core(paths: Sequence[str]) -> int:
    """The tests in a copy of the checkout without the extras; those of an absent extra are absent with it."""
    with TemporaryDirectory() as folder:
        copy = Path(folder) / "squadlog"
        shutil.copytree(ROOT, copy, ignore=shutil.ignore_patterns(".git", ".venv", "__pycache__", ".*_cache"))
        for extra in (copy / "squadlog" / "extras").iterdir():
            if extra.is_dir():
                shutil.rmtree(extra)
        command = [
            PYTHON,
            "-m",
            "pytest",
            "--assert",
            "plain",
            *WORKERS,
            *(paths or REST),
        ]
        return subprocess.run(
            command,
            cwd=copy,
            env={**os.environ, "PYTHONPATH": str(copy)},
            stdin=subprocess.DEVNULL,
            check=False,
        ).returncode


def _tests(name: str, *of: str) -> Check:
    """Plain asserts are compiled in a tenth of the time. Each job notes for itself what failed in it."""
    return name, [PYTHON, "-m", "pytest", "--assert", "plain", *_noted(name), *of]


def _noted(name: str) -> list[str]:
    return ["-o", f"cache_dir=.pytest_cache/{name.replace(' ', '_')}"]


def _run(checks: Sequence[Check], tests: Sequence[Check], environment: dict[str, str]) -> list[str]:
    """The checks one after another, the tests beside them; the names of those that failed."""
    with ExitStack() as stack:
        running = [stack.enter_context(_beside(command, environment)) for _, command in tests]
        failed = [name for name, command in checks if not _passes(name, command, environment)]
        for (name, command), (process, told) in zip(tests, running, strict=True):
            print(f"== {name}: {' '.join(command[1:])}", flush=True)
            code = process.wait()
            told.seek(0)
            shutil.copyfileobj(told, sys.stdout.buffer)
            sys.stdout.flush()
            if code != 0:
                failed.append(name)
                # Once more with asserts that tell what they compared.
                _passes(f"{name} that failed, once more", [*AGAIN, *_noted(name)], environment)
    return failed


@contextmanager
def _beside(command: list[str], environment: dict[str, str]) -> Iterator[Running]:
    with TemporaryFile() as told:
        process = subprocess.Popen(
            command,
            cwd=ROOT,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=told,
            stderr=subprocess.STDOUT,
        )
        try:
            yield process, told
        finally:
            process.kill()


def _passes(name: str, command: list[str], environment: dict[str, str]) -> bool:
    print(f"== {name}: {' '.join(command[1:])}", flush=True)
    began = monotonic()
    done = subprocess.run(command, cwd=ROOT, env=environment, stdin=subprocess.DEVNULL, check=False)
    if done.returncode == 0:
        print(f"== {name}: passed in {monotonic() - began:.0f} s", flush=True)
    return done.returncode == 0


if __name__ == "__main__":
    sys.exit(main())
