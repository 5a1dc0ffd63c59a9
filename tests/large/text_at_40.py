"""Every ready battle played by text alone on a terminal of 40 columns, from new to the report: no line is longer.

    python tests/large/text_at_40.py --most 1500 --seed 1

Whoever plays does what the prompt offers; after `--most` lines the battle is ended by word. The suite plays one in
`tests/cli/test_battle_prompt.py`.
"""

import argparse
import io
import os
import sys
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest.mock import patch

sys.path.insert(0, str(Path(__file__).parents[1]))

from support.typists import Typist, by_what_the_prompt_tells

from squadlog.__main__ import main
from squadlog.squads.scene_files import ready_battles

COLUMNS = 40
BESIDES = ("counting_house --with hiding", "newcomer --typed all")


class Terminal(io.StringIO):
    """What is printed, as at a terminal."""

    def isatty(self) -> bool:
        """Say that somebody reads it."""
        return True

    def since(self) -> str:
        """Give what was printed since it was asked last."""
        told = self.getvalue()
        self.seek(0)
        self.truncate()
        return told


def play(new: str, most: int, seed: int) -> tuple[str, int]:
    """Play one battle; all that was heard, and the exit code."""
    screen = Terminal()
    typist = Typist(screen.since, by_what_the_prompt_tells(walks=True, most=most), most=2 * most)
    with (
        TemporaryDirectory() as home,
        patch.dict(os.environ, SQUADLOG_HOME=home, COLUMNS=str(COLUMNS)),
        patch.object(sys, "stdin", typist),
        redirect_stdout(screen),
        redirect_stderr(screen),
    ):
        main(["new", *new.split(), "--seed", str(seed)])
        code = main(["play", "1", "--as", "text"])
    return typist.heard + screen.getvalue(), code


def find_faults(heard: str) -> list[str]:
    """What should not be there: lines that are too long, a battle without an end or a report."""
    long = [f"{len(line)} columns: {line}" for line in heard.splitlines() if len(line) > COLUMNS]
    flat = " ".join(heard.split())
    missing = [told for told in ("The battle is over", "The soldiers:", "is kept") if told not in flat]
    return [*long[:5], *(f"never told: {told}" for told in missing)]


def run(most: int, seed: int) -> int:
    """Play all; the number of battles with a fault."""
    wrong = 0
    for new in (*ready_battles(), *BESIDES):
        heard, code = play(new, most, seed)
        found = find_faults(heard)
        wrong += bool(found)
        print(f"{new}: {heard.count('> ')} prompts, code {code}", *found, sep="\n  ", flush=True)
    print(f"{wrong} battles with a fault; seed {seed}")
    return wrong


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--most", type=int, default=1500)
    asked.add_argument("--seed", type=int, default=1)
    options = asked.parse_args()
    sys.exit(bool(run(options.most, options.seed)))
