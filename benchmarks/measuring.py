"""What the benchmarks share: processor time, medians taken in turn, and bounds that end a script with 1 when missed.

    figures = Figures()
    ours, theirs = medians([lambda: spent(fast), lambda: spent(slow)], rounds=9)
    figures.at_most("a door opened, against a bare redraw", ours / theirs, 3)
    figures.end()

A figure counts processor time, because the machine may be busy with something else; a bound is a ratio of two figures
of one run, taken in turn, so that whatever slows the one slows the other.
"""

import gc
import os
import statistics
import subprocess
import sys
from time import process_time

from squadlog.extras.games.players.player import Budget

UNHURRIED = Budget(seconds=3600, clock=lambda: 0.0)
"""For players that are told how much to try, and need no clock."""


def seconds_asked():
    """For how long each thing is done: what was given with the command, 5 if nothing was."""
    return float(sys.argv[1]) if len(sys.argv) > 1 else 5.0


def per_second(work, seconds=2.0):
    """`work()` does the thing and says how often it did it (None: once)."""
    count, began = 0, process_time()
    while process_time() - began < seconds:
        done = work()
        count += 1 if done is None else done
    return count / (process_time() - began)


def spent(work):
    """Seconds of this process's time that `work()` takes, whatever else the machine does meanwhile."""
    gc.collect()
    began = process_time()
    work()
    return process_time() - began


def spent_by(command, *, codes=(0,), **more):
    """Seconds of processor time (its own and the system's) of a program run to its end with one of these codes.

    What it prints is thrown away; `more` goes to `subprocess.Popen`.
    """
    quiet = {"stdin": subprocess.DEVNULL, "stdout": subprocess.DEVNULL, **more}
    child = subprocess.Popen(command, **quiet)
    _, status, usage = os.wait4(child.pid, 0)
    child.returncode = os.waitstatus_to_exitcode(status)
    if child.returncode not in codes:
        raise SystemExit(f"{' '.join(map(str, command))} ended with {child.returncode}")
    return usage.ru_utime + usage.ru_stime


def medians(measured, rounds):
    """The median of what each of these questions answers, asked in turn, after one round that warms up."""
    answers = [[question() for question in measured] for _ in range(rounds + 1)][1:]
    return [statistics.median(column) for column in zip(*answers, strict=True)]


class Figures:
    """Figures told one a line, each with its bound; `end` leaves with 1 when one of them was missed."""

    def __init__(self):
        self.missed = []

    def at_most(self, words, figure, bound):
        """Tell a figure that must not be larger; whether it holds."""
        return self._told(words, figure, f"at most {bound:g}", held=figure <= bound)

    def at_least(self, words, figure, bound):
        """Tell a figure that must not be smaller; whether it holds."""
        return self._told(words, figure, f"at least {bound:g}", held=figure >= bound)

    def end(self):
        """End the script: 0 when every bound held, 1 with the missed ones named when not."""
        if self.missed:
            print(f"MISSED: {'; '.join(self.missed)}")
        raise SystemExit(1 if self.missed else 0)

    def _told(self, words, figure, bound, *, held):
        print(f"{words}: {figure:,.3g} ({bound}){'' if held else ' MISSED'}")
        if not held:
            self.missed.append(words)
        return held


def told(words, fast, slow, least):
    """One line with both rates and their ratio; whether it is at least what it should be."""
    ratio = fast / slow
    missed = "" if ratio >= least else " MISSED"
    print(
        f"{words}: {fast:,.1f} against {slow:,.1f} a second, ratio {ratio:,.1f} (at least {least:g}){missed}"
    )
    return ratio >= least
