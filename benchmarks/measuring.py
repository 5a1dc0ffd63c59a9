"""How often a second of this processor's time sees something done."""

import sys
from time import process_time

from squadlog.games.players.player import Budget

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


def told(words, fast, slow, least):
    """One line with both rates and their ratio; whether it is at least what it should be."""
    ratio = fast / slow
    missed = "" if ratio >= least else " MISSED"
    print(
        f"{words}: {fast:,.1f} against {slow:,.1f} a second, ratio {ratio:,.1f} (at least {least:g}){missed}"
    )
    return ratio >= least
