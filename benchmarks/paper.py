"""How long `squadlog print log --squad john_doe` takes beyond the start of the program, in runs of `python -c pass`.

At most 30 of them, which is 300 ms where one takes 10. The start of the program is what `squadlog battles` costs, the
cheapest command that opens the file of its user, as every command about squads does; what the sheet costs beyond
`squadlog --help`, which opens nothing, is told as well. The wheel is installed and compiled as in `start.py`; medians
of processor time, the commands in turn.

    python benchmarks/paper.py [ROUNDS]
"""

import itertools
import os
import sys
import tempfile
from pathlib import Path

from measuring import Figures, medians, spent_by
from start import installed

MOST = 30
FORMS = ("html", "pdf")


class Printer:
    """The installed program, and a file of a user who has no battle yet."""

    def __init__(self, folder):
        self.folder, self.python, self._sheets = folder, installed(folder), itertools.count()
        clean = {
            key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "SQUADLOG"))
        }
        self.home = {**clean, "SQUADLOG_HOME": str(folder / "home")}

    def nothing(self):
        return spent_by([self.python, "-c", "pass"], env=self.home)

    def command(self, *words):
        """Seconds of one command; that there is no battle is no matter."""
        return spent_by([self.python, "-m", "squadlog", *words], env=self.home, stderr=-3, codes=(0, 5))

    def sheet(self, form):
        """Seconds of a squad's sheet in a new file."""
        target = self.folder / f"{next(self._sheets)}.{form}"
        took = self.command("print", "log", "--squad", "john_doe", "--to", str(target))
        assert target.stat().st_size > 10_000, target
        return took


def main():
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 9
    figures = Figures()
    with tempfile.TemporaryDirectory() as folder:
        one = Printer(Path(folder))
        asked = [one.nothing, lambda: one.command("--help"), lambda: one.command("battles")]
        asked += [lambda form=form: one.sheet(form) for form in FORMS]
        bare, bid, start, *taken = medians(asked, rounds)
    print(f"python -c pass: {bare * 1000:.1f} ms of processor time")
    print(f"start of the program: battles {start / bare:.1f}, --help {bid / bare:.1f}")
    for form, took in zip(FORMS, taken, strict=True):
        print(f"a squad's sheet as {form}: {took / bare:.1f}, beyond --help {(took - bid) / bare:.1f}")
        figures.at_most(f"a squad's sheet as {form}, beyond the start", (took - start) / bare, MOST)
    figures.end()


if __name__ == "__main__":
    main()
