"""The program called in this process, or through a shell in one of its own, by a user who has nothing yet."""

import io
import os
import subprocess
import sys
from pathlib import Path

import pytest
from support.at_home import at_home

from squadlog.__main__ import main


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    """A user of their own for every test."""
    at_home(monkeypatch, tmp_path / "home")
    return tmp_path / "home"


@pytest.fixture
def call(capsys, monkeypatch):
    """Run the program in this process: `call("show", "--json")` gives exit code, stdout and stderr."""

    def run(*words, stdin=""):
        monkeypatch.setattr(sys, "stdin", io.StringIO(stdin))
        code = main(list(words))
        told = capsys.readouterr()
        return code, told.out, told.err

    return run


@pytest.fixture
def shell(home):
    """Run the program in a process of its own, through a shell line in which `squadlog` is the program."""

    def run(line, **options):
        here = Path(__file__).parents[2]
        script = f'squadlog() {{ "{sys.executable}" -m squadlog "$@"; }}; {line}'
        env = {**os.environ, "SQUADLOG_HOME": str(home), "PYTHONPATH": str(here)}
        return subprocess.run(  # noqa: S603 - our own program
            ["/bin/bash", "-c", script],
            cwd=here,
            env=env,
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
            **options,
        )

    return run
