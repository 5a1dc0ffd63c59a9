"""What a command of the shell costs, in processor time, against `python -c pass`: at most as often as said below.

The wheel is built, put into a virtual environment of its own and compiled there, as an installation does; the libraries
are those of the environment that runs this. Each command meets a battle that has begun, in a file of its own, so that
every round says the same. Medians of processor time, the commands in turn within one run.

    python benchmarks/start.py [ROUNDS]
"""

import compileall
import json
import os
import shutil
import subprocess
import sys
import tempfile
import venv
import zipfile
from pathlib import Path

from measuring import Figures, medians, spent_by

ROOT = Path(__file__).parents[1]
BUILD = "import hatchling.build as b, sys; print(b.build_wheel(sys.argv[1]))"
REQUEST = '[{"id": 1, "fn": "sum", "in": {"steps": [1, 5]}}]'
READ, BARE, MAP = 14, 20, 45
"""At most so many times `python -c pass`: what only reads a battle, what says something in one, and what measures.

Numpy and shapely alone are 13.
"""
BEGUN = ("do", "begin", "roll")
TYPED = ("do", "dice blue typed", "dice red typed", "begin", "roll")
COMMANDS = (
    # what is measured, its words, the file it meets, at most
    ("--help", ["--help"], "newcomer", 3),
    ("do --help", ["do", "--help"], "newcomer", 3),
    ("do", ["do", "note here we are"], "newcomer", BARE),
    ("show", ["show"], "newcomer", READ),
    ("log", ["log"], "newcomer", READ),
    ("undo", ["undo"], "newcomer", BARE),
    ("die", ["die", "5"], "typed", BARE),
    ("do, map", ["do", "note here we are"], "long_ford", BARE),
    ("show, map", ["show"], "long_ford", READ),
    ("log, map", ["log"], "long_ford", READ),
    ("undo, map", ["undo"], "long_ford", BARE),
    ("measure 9 2m, map", ["measure", "9", "2m"], "long_ford", MAP),
    ("look 1, map", ["look", "1"], "long_ford", MAP),
    ("battles", ["battles"], "newcomer", 15),
    ("backup", ["backup"], "newcomer", 15),
    ("squads list", ["squads", "list"], "newcomer", BARE),
    ("rules FIR-02", ["rules", "FIR-02"], "newcomer", 15),
    ("rulings", ["rulings"], "newcomer", BARE),
    ("calc", ["calc"], "newcomer", 15),
)
GAME, SIDE_GAME = "phalanx-board", 1.3


def installed(folder):
    """A Python whose own library is the wheel, just built, and beside it what this Python has."""
    made = subprocess.run(
        [sys.executable, "-c", BUILD, folder], cwd=ROOT, capture_output=True, text=True, check=True
    )
    venv.create(folder / "venv", with_pip=False)
    python = folder / "venv" / "bin" / "python"
    where = "import sysconfig; print(sysconfig.get_path('purelib'))"
    library = Path(
        subprocess.run([python, "-c", where], capture_output=True, text=True, check=True).stdout.strip()
    )
    with zipfile.ZipFile(folder / made.stdout.split()[-1]) as wheel:
        wheel.extractall(library)
    ours = (path for path in sys.path if path.endswith("site-packages"))
    (library / "libraries.pth").write_text("\n".join(ours) + "\n")
    compileall.compile_dir(library, quiet=1)
    return python


class Machine:
    """The installed program, and files in which battles have begun."""

    def __init__(self, folder):
        self.folder, self.python = folder, installed(folder)
        self.clean = {
            key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "SQUADLOG"))
        }
        for name, scene, said in (
            ("newcomer", "newcomer", BEGUN),
            ("typed", "newcomer", TYPED),
            ("long_ford", "long_ford", BEGUN),
        ):
            self.say(name, "new", scene)
            self.say(name, *said)
        self.say("newcomer", "rules", "FIR-02")
        self.say("game", "games", "new", GAME, "--seat", "Red=Ann", "--seat", "Black=Ben")
        self.say("game", "games", "rules", GAME)
        moves = json.loads(self.say("game", "games", "moves", "--json"))
        self.move = (moves["moves"] if isinstance(moves, dict) else moves)[0]

    def say(self, name, *words):
        done = subprocess.run(
            [self.python, "-m", "squadlog", *words],
            cwd=self.folder,  # Python reads the program there before it looks into its library
            env=self.home(name),
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode in (0, 3), (words, done.stderr)
        return done.stdout

    def home(self, name):
        return {**self.clean, "SQUADLOG_HOME": str(self.folder / name)}

    def nothing(self):
        return spent_by([self.python, "-c", "pass"], env=self.clean)

    def command(self, words, name):
        """Seconds of one command, which meets the file as it was at first."""
        fresh = self.folder / "fresh"
        shutil.rmtree(fresh, ignore_errors=True)
        shutil.copytree(self.folder / name, fresh)
        (self.folder / "request").write_text(REQUEST)
        with (self.folder / "request").open() as request:
            return spent_by(
                [self.python, "-m", "squadlog", *words], cwd=self.folder, env=self.home("fresh"), stdin=request,
                stderr=subprocess.DEVNULL, codes=(0, 1, 3),
            )  # fmt: skip


def main():
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 9
    with tempfile.TemporaryDirectory() as folder:
        machine = Machine(Path(folder))
        asked = [machine.nothing]
        asked += [
            lambda words=words, name=name: machine.command(words, name) for _, words, name, _ in COMMANDS
        ]
        asked += [
            lambda: machine.command(["games", "rules", GAME], "game"),
            lambda: machine.command(["games", "move", machine.move], "game"),
        ]
        base, *taken, rules, moved = medians(asked, rounds)
    print(f"python -c pass: {base * 1000:.1f} ms of processor time")
    figures = Figures()
    for (name, _, _, most), seconds in zip(COMMANDS, taken, strict=True):
        figures.at_most(name, seconds / base, most)
    print(f"games rules: {rules / base:.1f}, games move: {moved / base:.1f}")
    figures.at_most("games move against games rules", moved / rules, SIDE_GAME)
    figures.end()


if __name__ == "__main__":
    main()
