"""Every course of lessons played by its keys at 80x24 and 160x48, and left at random. `python tests/large/lessons.py`.

`--seed N` repeats the strays, `--strays N` says how many for each course.
"""

import argparse
import asyncio
import random
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from extras.tutorial.test_lessons import stray
from support.at_screens import SIZES, _opened
from support.lessons_played import played_by_keys
from support.settling import quicken

from squadlog.extras.tutorial.course import courses, load_course
from squadlog.extras.tutorial.progress import take_up
from squadlog.session.battle_session import open_store


def play_by_keys(key: str, size: tuple[int, int]) -> None:
    """One course from its first key to its last."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "squadlog.db"
        store = open_store(file)
        number = take_up(store, key).id
        store.close()

        async def whole() -> None:
            async with _opened(file, size, number) as table:
                told = await played_by_keys(table, key)
                assert len(told) >= len(load_course(key).lessons) - 3, told

        asyncio.run(whole())


def main() -> None:
    """Play them all; the first that fails raises."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--seed", type=int, default=random.randrange(10**6))
    options.add_argument("--strays", type=int, default=30)
    asked = options.parse_args()
    print(f"seed {asked.seed}")
    with pytest.MonkeyPatch.context() as patch:
        quicken(patch)
        patch.setenv("TERM", "xterm-256color")
        for key in courses():
            for size in SIZES:
                play_by_keys(key, size)
                print(f"{key}: played by its keys at {size[0]}x{size[1]}")
    for key in courses():
        with TemporaryDirectory() as folder:
            for number in range(asked.strays):
                stray(key, Path(folder), asked.seed + number)
        print(f"{key}: left {asked.strays} times, always told something true")


if __name__ == "__main__":
    main()
