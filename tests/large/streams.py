"""Every command with streams that are closed, full, or have nobody at the other end: the exit code tells what it did.

Each command is said once with sound streams, then with broken ones, in a process of its own that is forked off this
one and on a file of its own. What it keeps must be the same, and so must its exit code, but for a command that keeps
nothing and whose words are lost: that is trouble (4), unless the reader left by itself.

    python tests/large/streams.py          half of the commands, each broken in one way, drawn by a seed that is printed
    python tests/large/streams.py --all    every way (about 3,000 runs; half an hour on a busy machine)
"""

import argparse
import importlib
import os
import pkgutil
import shutil
import signal
import sqlite3
import sys
import tempfile
import time
from itertools import product
from pathlib import Path
from random import Random

import squadlog
from squadlog.__main__ import main
from squadlog.cli.commands import commands

WORDS = ("sound", "closed", "full", "gone")
HEARD = ("sound", "closed", "unreadable")
PATIENCE_S = 60
PLAIN = (
    "new newcomer", "new newcomer --commander red=recruit", "battles", "battles list --seats",
    "battles rename 1 Other", "battles delete 1 --yes", "battles ready", "use 2", "show",
    "show --json", "next", "place",
    "do note|one note|two note|three", "do nonsense", "do note|one nonsense", "do fire|1|at|2",
    "do note|x --json", "die 4", "die 4 --battle 2", "undo", "redo", "jump 1", "log", "log --json", "replay --text",
    "replay 1", "branches",
    "audit", "check", "reveal", "score", "reminders", "export json", "export story --battle 2", "squads list",
    "squads show ready:john_doe", "squads copy ready:john_doe Mine", "squads cost ready:nobody",
    "scenario list", "scenario show pest_control", "convert --centurion 1",
    "rules FIR-02", "rules smoke", "rulings", "glossary", "tables", "language", "map list", "map check the_long_ford",
    "look 1 --battle 2", "look 12,9 --battle 2", "los 1 2 --battle 2", "measure 9 2m --battle 2", "reach 9 --battle 2",
    "reach 9 --danger --battle 2", "reach 9 --best 2 --battle 2", "calc --list",
    "quick --map none --seed 1", "print", "health", "odds 9 --battle 2", "targets 9 --battle 2",
    "menu 1 --battle 1", "menu 9 --json --battle 2", "form 9 w metres=2 --battle 2",
    "note one", "import nothing.battle",
    "games list", "games moves", "games show", "games undo", "games new generals --seat A=Ann --seat B=Ben --seed 1",
    "games rules", "arena phalanx-cards random random --games 2", "backup", "backup list", "completion bash",
    "company", "company new Able --squad ready:john_doe", "company show Able", "campaign new River", "campaign",
    "ladder", "result enter --title Ford --side A=1 --side B=2", "result",
    "frobnicate", "show --nonsense", "do --help", "--help", "--version", "play", "play 2", "blast 12,9", "keys",
    "show --track", "dice", "heat --battle 2", "find ford", "mail", "pack list", "pack show kettle_street",
    "settings", "settings units in", "lesson list", "lesson begin grenades", "serve 9", "serve --port 0 --minutes 0",
    "commander --battle 2", "commander told 1 9 12m --battle 1", "commander red off --battle 2",
    "commander red recruit --temper drawn --battle 2", "why --battle 2", "advise 9 --battle 2",
    "weigh --battle 2", "exercise", "exercise none",
    "automa draw Watch --battle 2", "automa cards", "commander pause --battle 2",
    "arena battle cautious cautious --scenario newcomer --pairs 1 --processes 1", "lab", "lab list",
    "lab fair newcomer --level recruit --battles 1 --processes 1", "lab worth SAR --battles 2 --processes 1",
    "lab rank john_doe tog_line --ground none --battles 2 --processes 1",
    "lab report fair-newcomer", "lab heat fair-newcomer",
)  # fmt: skip
"""A `|` stands for a blank inside a word."""
READING = (
    ("do -", "note one\nnote two\n# remark\nnote three\n"),
    ("calc", '[{"id": 1, "fn": "sum", "in": {"steps": [1, 5]}}]'),
    ("squads import - --as Other", '{"no": "squad"}'),
    ("games import -", "no game"),
    ("play phalanx-cards --as text --seat A=Ann --seat B=Ben", "quit\n"),
)
WITHOUT = {"setting": " WHERE \"key\" <> 'served'"}
"""What of a table is no fruit of a command: the name by which a server is known to its guests."""
CASES = tuple((line, "") for line in PLAIN) + READING


def prepared(folder):
    """A file with two battles, one of them on a map and one die awaited, and a side game."""
    home = folder / "base"
    for line in (
        "new newcomer", "do dice|blue|typed", "new long_ford", "do begin roll", "use 1",
        "games new phalanx-cards --seat A=Ann --seat B=Ben", "rules FIR-02",
    ):  # fmt: skip
        code, _ = said(line, "", ("sound",) * 3, home, folder)
        assert code in (0, 3), (line, code)
    return home


def said(line, text, how, home, folder):
    """The exit code of one command with its streams in these states, and what it printed."""
    heard, out, err = how
    (folder / "heard").write_text(text)
    (folder / "out").write_text("")
    child = os.fork()
    if child == 0:
        os._exit(_alone(line, heard, (out, err), home, folder))
    ends = time.monotonic() + PATIENCE_S
    while (ended := os.waitpid(child, os.WNOHANG))[0] == 0:
        if time.monotonic() > ends:
            os.kill(child, signal.SIGKILL)
        time.sleep(0.002)
    return os.waitstatus_to_exitcode(ended[1]), (folder / "out").read_text(errors="replace")


def _alone(line, heard, words, home, folder):
    """In the child: the streams as the shell would leave them, the command, and the flush at the end of a process."""
    os.environ |= {"SQUADLOG_HOME": str(home), "SQUADLOG_TERMINAL": ""}
    for name in ("SQUADLOG_BATTLE", "SQUADLOG_GAME"):
        os.environ.pop(name, None)
    os.dup2(_heard(heard, folder), 0)
    for number, state in enumerate(words, 1):
        os.dup2(_opened(state, folder / ("out" if number == 1 else "err")), number)
    states = (heard, *words)
    for number, state in enumerate(states):
        if state == "closed":
            os.close(number)
    sys.stdin = sys.__stdin__ = None if heard == "closed" else os.fdopen(0, "r", closefd=False)
    sys.stdout = sys.__stdout__ = None if words[0] == "closed" else os.fdopen(1, "w", closefd=False)
    sys.stderr = sys.__stderr__ = (
        None if words[1] == "closed" else os.fdopen(2, "w", buffering=1, closefd=False)
    )
    code = main([word.replace("|", " ") for word in line.split()])
    try:
        for stream in (sys.__stdout__, sys.__stderr__):
            if stream is not None:
                stream.flush()
    except OSError:
        return 120
    return code


def _heard(state, folder):
    return os.open(folder / "heard", os.O_RDONLY) if state == "sound" else os.open(os.devnull, os.O_WRONLY)


def _opened(state, path):
    if state == "full":
        return os.open("/dev/full", os.O_WRONLY)
    if state == "gone":
        reads, writes = os.pipe()
        os.close(reads)
        return writes
    return os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)


def kept(home):
    """What the file holds, as numbers of rows, and how many backups there are."""
    with sqlite3.connect(f"file:{home / 'squadlog.db'}?mode=ro", uri=True) as file:
        tables = [
            name
            for (name,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
        ]
        rows = {
            name: file.execute(f"SELECT count(*), total(rowid) FROM {name}{WITHOUT.get(name, '')}").fetchone()
            for name in tables
        }
        heads = file.execute("SELECT head_id, title FROM battle ORDER BY id").fetchall()
    file.close()
    return rows, heads, len(list((home / "backups").glob("*.db")))


def tried(folder, cases, ways):
    """Say each command, soundly and then in these ways of the states drawn; what is wrong, one line each."""
    base = prepared(folder)
    before, wrong, runs = kept(base), [], 0

    def on_a_copy(line, text, how):
        home = folder / "home"
        shutil.rmtree(home, ignore_errors=True)
        shutil.copytree(base, home)
        code, words = said(line, text, how, home, folder)
        after = kept(home)
        return code, words, after, (home / "errors.log").exists()

    for line, text in cases:
        good, words, after, failed = on_a_copy(line, text, ("sound",) * 3)
        if failed:
            wrong.append(f"{line}: something unexpected")
        for how in ways():
            heard, out, _ = how
            code, _, stands, failed = on_a_copy(line, text, how)
            expected, runs = good, runs + 1
            if text and heard != "sound":
                expected, stands = 4, after  # nothing can be read, so nothing is said
            elif good == 0 and after == before and words and out in ("closed", "full"):
                expected = 4
            if (code, stands, failed) != (expected, after, False):
                more = ", unexpected" if failed else ""
                wrong.append(f"{line} with {' '.join(how)}: code {code}, not {expected}{more}"
                             + ("" if stands == after else ", keeps something else"))  # fmt: skip
    return wrong, runs


def commands_without_a_case():
    """Every command is tried."""
    return commands().keys() - {line.split()[0] for line, _ in CASES}


def run():
    """Try it; 1 when anything was wrong."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--seed", type=int, default=int(time.time()))
    options = parser.parse_args()
    rng = Random(options.seed)
    every = [how for how in product(HEARD, WORDS, WORDS) if set(how) != {"sound"}]
    for module in pkgutil.walk_packages(squadlog.__path__, "squadlog."):  # once, before forking
        if not module.name.startswith(("squadlog.tui", "squadlog.__main__")):
            importlib.import_module(module.name)
    with tempfile.TemporaryDirectory() as folder:
        if options.all:
            wrong, runs = tried(Path(folder), CASES, lambda: every)
        else:
            some = rng.sample(CASES, len(CASES) // 2)
            wrong, runs = tried(Path(folder), some, lambda: rng.sample(every, 1))
    wrong += [f"{name} is not tried" for name in sorted(commands_without_a_case())]
    for fault in wrong:
        print(fault)
    print(f"{runs} commands with broken streams, seed {options.seed}: {len(wrong)} wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(run())
