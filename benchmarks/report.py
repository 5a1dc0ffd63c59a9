"""The report of a battle of 5,000 events, as PDF and as HTML, against a bare start of Python.

Run: python benchmarks/report.py

What `squadlog print report` takes beyond `squadlog --help`, in processor time: at most 2 s where `python -c pass` takes
10 ms.
"""

import os
import sys
import tempfile
from functools import partial
from pathlib import Path

from measuring import Figures, medians, spent_by
from playing import played

from squadlog.session.battle_session import open_store

EVENTS = 5000
ROUNDS = 3
MOST = 200
"""2 s where a bare start takes 10 ms."""


def printed(folder, form, home):
    target = Path(folder) / f"report.{form}"
    target.unlink(missing_ok=True)
    command = [sys.executable, "-m", "squadlog", "print", "report", "--seat", "referee", "--to", str(target)]
    return spent_by(command, env=home, stderr=-3)


def main():
    fast = Path("/dev/shm")  # noqa: S108 - the record is written here only to be read, so it need not be durable
    figures = Figures()
    with tempfile.TemporaryDirectory(dir=fast if fast.is_dir() else None) as folder:
        home = {**os.environ, "XDG_DATA_HOME": folder, "XDG_CACHE_HOME": folder, "HOME": folder}
        os.environ.update(home)
        played(open_store(), EVENTS)
        bare, start, pdf, html = medians(
            [
                partial(spent_by, [sys.executable, "-c", "pass"]),
                partial(spent_by, [sys.executable, "-m", "squadlog", "--help"], env=home),
                partial(printed, folder, "pdf", home),
                partial(printed, folder, "html", home),
            ],
            ROUNDS,
        )
    print(f"bare start {bare * 1000:.0f} ms, squadlog --help {start * 1000:.0f} ms")
    for form, took in (("PDF", pdf), ("HTML", html)):
        print(f"report as {form}: {took * 1000:.0f} ms")
        figures.at_most(f"a report as {form} beyond the start, in bare starts", (took - start) / bare, MOST)
    figures.end()


if __name__ == "__main__":
    main()
