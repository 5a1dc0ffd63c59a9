"""A battle of 5,000 events on a map watched again: read, as data, and a step on the screen, in processor time.

Run: python benchmarks/replay.py

Where `python -c pass` takes 10 ms it is read in at most 300 ms, its data have at most 150 KB, and a step takes at most
50 ms on a screen of 160 by 48, drawn to the last cell: the median of the steps, and the slowest in twenty.
"""

import asyncio
import json
import statistics
import sys
import tempfile
import time
from pathlib import Path

from measuring import Figures, spent, spent_by
from replay_page import played

from squadlog.facts.seats import REFEREE, Speaker
from squadlog.session.battle_session import open_store
from squadlog.session.replaying.changes import replay_data
from squadlog.tui.app import SquadlogApp
from squadlog.tui.replay.screen import ReplayScreen

MOST_READ, MOST_STEP, MOST_KB = 30, 5, 150
STEPS = 300
SIZE = (160, 48)


async def _steps(path, number):
    """What each of so many steps over the whole battle takes, until nothing is left to draw."""
    app = SquadlogApp(path, first=lambda desk: ReplayScreen(desk.resume(number)))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        screen, took = app.screen, []
        last = len(screen.replay.frames) - 1
        for place in range(STEPS):
            screen.player.at = last * place // STEPS
            screen.draw()
            await pilot.pause()
            start = time.process_time()
            await pilot.press("right")
            took.append(time.process_time() - start)
    return took


def main():
    figures = Figures()
    bare = min(spent_by([sys.executable, "-c", "pass"]) for _ in range(5))
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "squadlog.db"
        store = open_store(path)
        session, told = played(store)
        seat, read = session.seat(Speaker(seat=REFEREE)), []
        took = spent(lambda: read.append(seat.log.replay()))
        data = json.dumps(replay_data(read[0]), separators=(",", ":"))
        number = session.id
        store.close()
        steps = sorted(asyncio.run(_steps(path, number)))
    median, slow = statistics.median(steps), steps[len(steps) * 19 // 20]
    print(
        f"{told} events, {len(read[0].frames)} frames read in {took * 1000:.0f} ms; "
        f"a step {median * 1000:.1f} ms, the slowest in twenty {slow * 1000:.1f} ms"
    )
    figures.at_most("read, in bare starts", took / bare, MOST_READ)
    figures.at_most("KB as data", len(data) / 1000, MOST_KB)
    figures.at_most("a step, in bare starts", median / bare, MOST_STEP)
    figures.at_most("the slowest step in twenty, in bare starts", slow / bare, MOST_STEP)
    figures.end()


if __name__ == "__main__":
    main()
