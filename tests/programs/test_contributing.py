"""What CONTRIBUTING.md tells a newcomer to type can be typed as it stands, no environment made active."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SCRIPTS = sorted(
    set(re.findall(r"`python (tests/\S+\.py)", (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")))
)
HOOKS = re.findall(r"entry: (.+)", (ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8"))


STARTING = """
import os, runpy, sys
import hypothesis, pytest, textual.widgets
import squadlog.rules.desk.engine, squadlog.session.battle_session, squadlog.tui.app

def alone(script):
    sys.argv, sys.path[0] = [script, "--help"], os.path.dirname(os.path.abspath(script))
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    try:
        runpy.run_path(script, run_name="__main__")
    except SystemExit as ended:
        return ended.code or 0
    return 0

for script in sys.argv[1:]:
    child = os.fork()
    if child == 0:
        code = 1
        try:
            code = alone(script)
        finally:
            os._exit(code)
    print(script, os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)
"""
"""Starts each script as Python itself would, but what all of them load is loaded once."""


@pytest.mark.skipif(os.name == "nt", reason="a process is forked for each")
def test_every_script_that_is_named_starts_as_it_is_written():
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    assert "tests/golden/make.py" in SCRIPTS
    command = [sys.executable, "-c", STARTING, *SCRIPTS]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)  # noqa: S603 - our own words
    assert done.stdout.splitlines() == [f"{script} 0" for script in SCRIPTS], done.stderr


@pytest.mark.skipif(os.name == "nt", reason="hooks are run by the shell that comes with git")
def test_hooks_find_their_tools_where_no_environment_is_active(tmp_path):
    (tmp_path / ".venv" / "bin").mkdir(parents=True)
    (tmp_path / ".ci").mkdir()
    shutil.copy(ROOT / ".ci" / "tool", tmp_path / ".ci" / "tool")
    for hook in HOOKS:
        name = hook.split()[1]
        tool = tmp_path / ".venv" / "bin" / name
        tool.write_text(f"#!/bin/sh\necho the {name} of the checkout\n")
        tool.chmod(0o755)
        run = subprocess.run(  # noqa: S603 - our own words
            hook.split(),
            cwd=tmp_path,
            env={"PATH": "/usr/bin:/bin"},
            capture_output=True,
            text=True,
            check=True,
        )
        assert run.stdout == f"the {name} of the checkout\n"
