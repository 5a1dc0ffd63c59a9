"""A battle by mail as each release leaves it: `python tests/golden/mailed.py`, run once for each, with `make.py`.

Three packets between two homes, and each home as it stood before it took its packet: what lay in a mailbox on the day
of a release opens in every later one.
"""

import argparse
import os
import shlex
import subprocess
import sys
import tempfile
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))

from golden.dumps import dump_of

from squadlog import __version__

HERE = Path(__file__).parent
BEGINS = (
    ("one", "new newcomer --seed 5"),
    ("one", "mail send --seat red --to first.mail"),
    ("two", "mail take first.mail"),
    ("two", "do begin"),
    ("two", "mail send --to second.mail"),
)
_GOES_ON = (("one", "mail take second.mail"), ("one", "mail send --yes --to third.mail"))
PACKETS = ("first", "second", "third")


def _told(folder, lines):
    """Give these command lines at their homes in a folder; ends the program at the first that fails."""
    for home, line in lines:
        place = {"SQUADLOG_HOME": str(folder / home), "SQUADLOG_SEEN": str(folder / home / "seen")}
        words = [sys.executable, "-m", "squadlog", *shlex.split(line)]
        done = subprocess.run(  # noqa: S603 - our own words
            words, check=False, cwd=folder, env={**os.environ, **place}, capture_output=True, text=True
        )
        if done.returncode:
            sys.exit(f"{home}: {line}: {done.stderr}")


def made(folder):
    """Play it in a folder; the texts to keep, by file name."""
    for home in ("one", "two"):
        (folder / home).mkdir()
    _told(folder, BEGINS)
    kept = {f"mail_{home}.sql": dump_of(folder / home / "squadlog.db") for home in ("one", "two")}
    _told(folder, _GOES_ON)
    return kept | {
        f"mail_{name}.mail": (folder / f"{name}.mail").read_text(encoding="utf-8") for name in PACKETS
    }


if __name__ == "__main__":
    argparse.ArgumentParser(description=__doc__).parse_args()
    folder = HERE / __version__
    folder.mkdir(exist_ok=True)
    if (folder / "mail_one.sql").exists():
        sys.exit(
            f"The packets of {__version__} are there already; they are made once, by the released program."
        )
    with tempfile.TemporaryDirectory() as place:
        for name, text in made(Path(place)).items():
            (folder / name).write_text(text, encoding="utf-8")
