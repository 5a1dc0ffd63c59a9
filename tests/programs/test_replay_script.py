"""The script of a battle watched again, where Node is there to run it: it reads, and folds as Python does."""

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest
from support.golden_battles import golden_session

from squadlog.extras.paper import replay_page
from squadlog.extras.paper.replay_page.page_data import fold, page_data
from squadlog.facts.seats import REFEREE, Speaker
from squadlog.survey.drawn import map_of_text

NODE = shutil.which("node")
SCRIPT = Path(replay_page.__file__).parent / "player.js"
FOLDS = """
const frames = JSON.parse(require("fs").readFileSync(0, "utf8")), stood = [];
frames.reduce((old, change) => (stood.push(lay(old, change)), stood[stood.length - 1]), {});
process.stdout.write(JSON.stringify(stood));
"""


def run(*words, stdin=""):
    made = subprocess.run(  # noqa: S603 - our own script
        [NODE, *words], input=stdin, capture_output=True, encoding="utf-8", check=False, timeout=60
    )
    assert made.returncode == 0, made.stderr
    return made.stdout


@pytest.mark.skipif(NODE is None, reason="there is no Node")
def test_the_script_lays_changes_over_one_another_as_python_does(tmp_path):
    with golden_session("raid", tmp_path, "0.11.0") as session:
        replay = session.seat(Speaker(seat=REFEREE)).log.replay()
        frames = page_data(replay, map_of_text(replay.frames[0].battle.setup.map)).data["frames"]
    (lay,) = re.findall(
        r"^  function lay\(.*?^  }\n", SCRIPT.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE
    )
    stood = json.loads(run("-e", lay + FOLDS, stdin=json.dumps(frames)))
    assert stood == json.loads(json.dumps(list(fold(frames))))


@pytest.mark.skipif(NODE is None, reason="there is no Node")
def test_the_script_is_one_that_a_browser_can_read():
    run("--check", str(SCRIPT))
