"""How near two processes come to twice the battles of one: `python benchmarks/lab_cores.py`.

A lab that is played by two processes is held against two labs with one process each, played at the same time: so both
have the same neighbours on the machine, caches and memory among them. What is compared is time of processor a battle,
of the process that hands out with those that play, and how long those that play wait for their next battle, by the
median of that: a busy machine changes the clock more. 0.9 of linear is wanted; exits with 1 where it is less.
"""

import argparse
import os
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from statistics import mean, median
from tempfile import TemporaryDirectory

from squadlog.base.processes import each_of
from squadlog.extras.lab.asked.lab import Lab
from squadlog.extras.lab.trials.playing import TrialRow, Work, play_trial
from squadlog.extras.lab.trials.running import RunningLab

WANTED = 0.9
WARM = 4
"""Battles that each process plays before it is measured: what it loads and keeps."""
Timed = tuple[TrialRow, int, float, float, float]


def timed(work: Work, piece: int, made: object) -> Timed:
    """A battle with the process that played it, the processor it took, and when it began and ended by the clock."""
    began, cpu = time.monotonic(), time.process_time()
    row = play_trial(work, piece, made)  # type: ignore[arg-type]
    return row, os.getpid(), time.process_time() - cpu, began, time.monotonic()


def measure(scenario: str, level: str, battles: int, processes: int) -> tuple[float, float, float]:
    """Seconds of processor a battle in the processes, beside them, and the share of time that they wait."""
    with TemporaryDirectory() as folder:
        asked = Lab(question="fair", scenarios=(scenario,), levels=(level,), within=1)
        lab = RunningLab(asked, Path(folder) / "lab.toml")
        lab.begin(None)
        played: dict[int, list[Timed]] = {}
        beside = time.process_time()
        every = each_of(
            partial(timed, lab.work), battles, processes, made=lambda _: None, stopped=lambda: False
        )
        for done in every:
            lab.take(done[0])
            played.setdefault(done[1], []).append(done)
        beside = time.process_time() - beside
    warm = [one for of in played.values() for one in of[WARM:]]
    waited = median(
        later[3] - earlier[4]
        for of in played.values()
        for earlier, later in zip(of[WARM:], of[WARM + 1 :], strict=False)
    )
    each = sum(one[2] for one in warm) / len(warm)
    return each, beside / battles, waited / (waited + each)


def main() -> int:
    """1 where less than wanted was measured."""
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--scenario", default="newcomer")
    options.add_argument("--level", default="recruit")
    options.add_argument("--battles", type=int, default=60)
    options.add_argument("--rounds", type=int, default=3)
    asked = options.parse_args()
    found: list[float] = []
    for number in range(asked.rounds):
        with ThreadPoolExecutor(2) as apart:
            one = partial(measure, asked.scenario, asked.level, asked.battles)
            alone = mean(told[0] for told in apart.map(one, (1, 1)))
        each, beside, waits = measure(asked.scenario, asked.level, 2 * asked.battles, 2)
        found.append(alone * (1 - waits) / (each + beside))
        print(
            f"round {number + 1}: {1000 * alone:.0f} ms of processor a battle apart; together {1000 * each:.0f} ms, "
            f"{1000 * beside:.1f} ms to hand out and keep, {100 * waits:.1f} % waiting: {found[-1]:.2f} of linear",
            flush=True,
        )
    linear = median(found)
    print(f"{linear:.2f} of linear, wanted {WANTED}")
    return 0 if linear >= WANTED else 1


if __name__ == "__main__":
    sys.exit(main())
