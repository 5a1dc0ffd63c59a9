"""The program without an extra: whose folder is deleted, of that it says nothing, and all else goes on."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from squadlog.base.plugs import extra, folders

ROOT = Path(__file__).parents[2]
NAMES = {
    "calc": ("calc",),
    "careers": ("company", "campaign", "ladder", "companies"),
    "commander": ("commander", "recruit", "advise", "automa"),
    "lab": ("squadlog lab", "  lab ", "Labs"),
    "games": ("games", "arena", "side game"),
    "mail": ("by mail",),
    "paper": ("squadlog print", "Papers"),
    "quick": ("quick",),
    "tutorial": ("guided", "lesson"),
    "web": ("serve", "phones"),
    "workshop": ("workshop", "edit", "Universal VTT", "Foundry"),
}
"""Words by which an extra is named, and nothing else of the program."""
SCRIPT = """
import asyncio, io, json, sys
from contextlib import redirect_stderr, redirect_stdout
from squadlog.cli.main import run

def call(*words):
    out, err = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        code = run(list(words))
    return code, out.getvalue() + err.getvalue()

told = {"help": call("--help")}
for name in ("play", "scenario", "map", "squads", "rules", "completion"):
    told[f"help of {name}"] = call(name, "--help")
told["new"] = call("new", "newcomer", "--seed", "7")
for words in (("do", "begin"), ("show",), ("log",), ("undo",), ("score",), ("battles",), ("backup", "check"),
              ("completion", "bash"), ("keys", "home"), ("scenario", "list"), ("squads", "list"), ("rules", "FIR-02")):
    told[" ".join(words)] = call(*words)

from squadlog.tui.app import SquadlogApp

async def screens():
    app = SquadlogApp()
    async with app.run_test(size=(120, 50)) as pilot:
        await pilot.pause(1)
        home = "\\n".join(strip.text for strip in app.screen._compositor.render_strips())
        await pilot.press("question_mark")
        await pilot.pause(0.3)
        help_ = "\\n".join(strip.text for strip in app.screen._compositor.render_strips())
        await pilot.press("escape", "c")
        await pilot.pause(1)
        return home, help_, type(app.screen).__name__

told["home"], told["help on home"], told["screen"] = asyncio.run(screens())
print(json.dumps(told))
"""


@pytest.fixture(scope="module")
def filled(tmp_path_factory):
    """The file of somebody who had every extra: a side game and a company are in it."""
    home = tmp_path_factory.mktemp("home")
    script = "from squadlog.cli.main import run; "
    script += "[run(words.split()) for words in ('games new generals --seed 3', 'company new Able')]"
    _run(script, ROOT, home)
    return home


def _run(script, root, home):
    environment = {**os.environ, "SQUADLOG_HOME": str(home), "PYTHONPATH": str(root), "SQUADLOG_BATTLE": ""}
    done = subprocess.run(  # noqa: S603 - our own words
        [sys.executable, "-c", script], cwd=root, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("key", folders())
def test_without_one_extra_the_program_plays_and_says_nothing_of_it(key, filled, tmp_path):
    for part in ("squadlog", "tables", "scenarios"):
        shutil.copytree(ROOT / part, tmp_path / part, ignore=shutil.ignore_patterns("__pycache__", key))
    home = shutil.copytree(filled, tmp_path / "home")
    told = json.loads(_run(SCRIPT, tmp_path, home).splitlines()[-1])
    answers = {words: answer for words, answer in told.items() if isinstance(answer, list)}
    codes = {words: code for words, (code, _) in answers.items()}
    assert not {words for words, code in codes.items() if code not in (0, 3)}, answers
    assert told["screen"] == "BattleScreen"
    helps = [
        answer for words, (_, answer) in answers.items() if words.startswith(("help", "completion", "keys"))
    ]
    shown = "\n".join((*helps, told["home"], told["help on home"]))
    left = sum(line.count("left alone") for line in told["home"].splitlines())
    assert left == (1 if extra(key).records or extra(key).books else 0), told["home"]
    named = [
        line for line in shown.splitlines() if any(word.casefold() in line.casefold() for word in NAMES[key])
    ]
    assert not named
