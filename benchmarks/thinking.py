"""What a key costs the battle screen while a commander thinks beside it, and while nobody does.

Run: python benchmarks/thinking.py [rounds]

Two screens of the same battle on the Counting House, through pseudo-terminals: a side is asked for orders, which at the
one a person has, at the other the best commander. His process is the program's own, but that he thinks over his first
order again and again, so that every key falls into it. Keys are pressed turn about; each counts the processor time of
the screen, all its threads, from the key until it is quiet, and the time by the clock is told beside it. Figures are
medians; a ratio above a tenth more ends the script with 1.
"""

import os
import select
import statistics
import subprocess
import sys
import tempfile
from dataclasses import replace
from pathlib import Path
from time import monotonic
from types import SimpleNamespace
from unittest.mock import patch

from measuring import Figures
from terminals import Terminal, program

from squadlog.__main__ import main as squadlog
from squadlog.extras.commander.mind import levels
from squadlog.extras.commander.seated import thinking
from squadlog.extras.commander.seated.commanders import Commanders
from squadlog.tui.chrome.desk import Desk

SIZE, ROUNDS, WARM, BOUND, PATIENCE_S = (160, 48), 40, 5, 1.1, 300
HERE = str(Path(__file__).resolve())
KEYS = (("an arrow in the roster", ("down", "up"), ()), ("the cursor on the map", ("right", "left"), ("m",)))
"""What is pressed there and back, and what is pressed before."""
MARK = b"thinks"
"""What the screen shows while he thinks."""


def pondering(words):
    """The program's own process beside a screen, whose commander has no answer as long as the screen is there."""
    mind, screen_of = levels.commander_of(levels.best_level()), os.getppid()

    def think(posed):
        while os.getppid() == screen_of:
            mind.think(posed)
        os._exit(0)

    ponders = SimpleNamespace(name=mind.name, think=think)
    with (
        patch.object(thinking, "MOST_S", 3600),
        patch.object(levels, "LEVELS", {levels.best_level(): lambda: ponders}),
    ):
        squadlog(words)


def screen(number):
    """The battle screen, which begins that process in place of the usual one."""
    begun = subprocess.Popen

    def begin(command, **how):
        if list(command[1:5]) == ["-m", "squadlog", "commander", "watch"]:
            command = [sys.executable, HERE, "ponders", *command[3:]]
        return begun(command, **how)

    with patch.object(subprocess, "Popen", begin):
        squadlog(["play", number])


def brought(desk, level=""):
    """A battle brought to its first orders; with a level, a commander has the side that is asked."""
    session = desk.begin(replace(desk.ready_setup("counting_house"), seed=4, typed_dice=()))
    for sentence in ("begin", "initiative"):
        session.say(sentence)
    while session.due.ask().kind == "choose_order":
        session.say("move")
    if level:
        Commanders(desk.store, session.id).sit(session.due.ask().side, level)
    return session.id


class Screen(Terminal):
    """A terminal that keeps what was painted, and how long that took by the clock."""

    def __init__(self, command, **environment):
        self.painted, self.last = bytearray(), 0.0
        super().__init__(command, SIZE, **environment)

    def read(self, quiet_s=0.06):
        """Everything until nothing comes for a while."""
        count = 0
        while select.select([self.end], [], [], quiet_s)[0]:
            found = os.read(self.end, 1 << 16)
            self.painted += found
            self.last = monotonic()
            count += len(found)
        return count

    def pressed(self, key):
        """Milliseconds of processor time of a key, and by the clock until its last byte."""
        began = monotonic()
        spent = self.press(key)
        return spent, (self.last - began) * 1000


def measured(row, screens, rounds, figures):
    """One sort of key at both screens, turn about."""
    words, keys, ready = row
    for one in screens:
        for key in ready:
            one.press(key)
    taken = [[], []]
    for turn in range(rounds + WARM):
        for place, one in enumerate(screens):
            for key in keys:
                done = one.pressed(key)
                if turn >= WARM:
                    taken[place].append(done)
    (beside, clock), (alone, clock_alone) = (
        [statistics.median(one) for one in zip(*some, strict=True)] for some in taken
    )
    print(
        f"{words}: {beside:.2f} ms beside one who thinks, {alone:.2f} ms without; by the clock {clock:.1f} and "
        f"{clock_alone:.1f} ms",
        flush=True,
    )
    figures.at_most(f"{words}, beside one who thinks, against without", beside / alone, BOUND)


def main(rounds):
    figures = Figures()
    with tempfile.TemporaryDirectory() as home:
        desk = Desk.open(Path(home) / "squadlog.db")
        beside, alone = brought(desk, levels.best_level()), brought(desk)
        desk.store.close()
        thinks = Screen([sys.executable, HERE, "screen", str(beside)], SQUADLOG_HOME=home)
        nobody = Screen(program("play", alone), SQUADLOG_HOME=home)
        ends = monotonic() + PATIENCE_S
        while MARK not in thinks.painted and monotonic() < ends:
            thinks.read(0.5)
        if MARK not in thinks.painted:
            raise SystemExit("the screen does not show that anybody thinks")
        for row in KEYS:
            measured(row, (thinks, nobody), rounds, figures)
        thinks.close()
        nobody.close()
    figures.end()


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["screen", number]:
            screen(number)
        case ["ponders", *words]:
            pondering(words)
        case words:
            main(int(words[0]) if words else ROUNDS)
