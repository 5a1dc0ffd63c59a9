"""A battle at the prompt: processor time of each sentence, from the line typed to the next question, against `pass`.

The newcomer's fight to its end without a map, then some turns of the Counting House with one. Where `python -c pass`
takes 10 ms, the bounds are 5 ms for a median sentence, and 10 and 40 for the slowest in twenty.
"""

import contextlib
import io
import os
import re
import statistics
import sys
import tempfile
from time import process_time

from measuring import Figures, medians, spent_by

from squadlog.__main__ import main as squadlog

BATTLES = (("newcomer", 0.5, 1, 3000), ("counting_house", 0.5, 4, 400))
"""Ready battle, at most so many times `pass` for the median and for the slowest in twenty, lines at most."""


class Typist(io.StringIO):
    """Answers what the prompt says, and takes the time from one line to the next."""

    def __init__(self, heard, most):
        super().__init__()
        self.heard, self.most, self.began, self.took = heard, most, None, []

    def readline(self, _most=-1):
        now = process_time()
        if self.began is not None:
            self.took.append(now - self.began)
        told = self.heard.getvalue()
        self.heard.seek(0)
        self.heard.truncate()
        answer = "quit" if len(self.took) == self.most else self.answer(told)
        self.began = process_time()
        return f"{answer}\n"

    def answer(self, told):
        if "The battle is over" in told:
            return "quit"
        if "Enter alone" in told:
            return ""
        if re.search(r"^1: ", told, re.MULTILINE):
            return "1"
        free = re.search(r"^Free: (\d+)", told, re.MULTILINE)
        step = re.search(r"^Turn \d+, second (\d+): ", told, re.MULTILINE)
        if free is None or step is None:
            return "done"
        return {3: f"fire {free[1]}", 6: f"kneel {free[1]}", 7: f"walk {free[1]} 1m"}.get(
            int(step[1]), "done"
        )


def sentences(ready, most):
    """Seconds of each sentence of a battle played so."""
    heard = io.StringIO()
    typist = Typist(heard, most)
    before, sys.stdin = sys.stdin, typist
    try:
        with contextlib.redirect_stdout(heard), contextlib.redirect_stderr(io.StringIO()):
            squadlog(["play", ready, "--as", "text", "--seed", "2"])
    finally:
        sys.stdin = before
    # The first sentences load what they need: a prompt stays warm from then on.
    return typist.took[5:]


def main():
    figures = Figures()
    with tempfile.TemporaryDirectory() as folder:
        os.environ["SQUADLOG_HOME"] = folder
        for ready, usual, slowest, most in BATTLES:
            (bare,) = medians([lambda: spent_by([sys.executable, "-c", "pass"])], 9)
            took = sentences(ready, most)
            median, late = statistics.median(took), statistics.quantiles(took, n=20)[-1]
            print(
                f"{ready}: {len(took)} sentences, median {median * 1000:.1f} ms, one in twenty {late * 1000:.1f} ms, "
                f"pass {bare * 1000:.1f} ms"
            )
            figures.at_most(f"{ready}: a sentence at the prompt / python -c pass", median / bare, usual)
            figures.at_most(f"{ready}: the slowest in twenty / python -c pass", late / bare, slowest)
    figures.end()


if __name__ == "__main__":
    main()
