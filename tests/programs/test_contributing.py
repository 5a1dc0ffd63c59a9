"""What CONTRIBUTING.md tells a newcomer to type can be typed as it stands, no environment made active."""

import os
import re
import shutil
import subprocess
import sys
from dataclasses import fields
from pathlib import Path

import pytest

from squadlog.rules.common.chapter import Chapter

ROOT = Path(__file__).parents[1]
SCRIPTS = sorted(
    set(re.findall(r"`python (tests/\S+\.py)", (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")))
)
HOOKS = re.findall(r"entry: (.+)", (ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8"))


def test_every_script_that_is_named_starts_as_it_is_written():
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    assert "tests/golden/make.py" in SCRIPTS
    started = [
        subprocess.Popen(  # noqa: S603 - our own words
            [sys.executable, script, "--help"], cwd=ROOT, env=environment, stdout=subprocess.DEVNULL
        )
        for script in SCRIPTS
    ]
    assert [one.wait() for one in started] == [0] * len(SCRIPTS)


def test_every_field_of_a_chapter_stands_in_the_architecture():
    told = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    assert [one.name for one in fields(Chapter) if not re.search(rf"`{one.name}[`\[]", told)] == []


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
