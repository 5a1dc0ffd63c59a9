"""A small lab on the tutorial map, played once: two battles, whose rows stand for as many as a test needs."""

from functools import cache
from pathlib import Path

from squadlog.base.records import replace
from squadlog.extras.lab.asked.lab import Lab, format_lab
from squadlog.extras.lab.trials.playing import play_trial
from squadlog.extras.lab.trials.running import RunningLab

ASKED = Lab(
    question="fair",
    title="Is it <b>fair</b> & even?",
    scenarios=("tutorial_map",),
    levels=("recruit",),
    within=1,
)


def lab_of(folder, battles=12, asked=ASKED):
    """That lab in a folder, with so many rows: its two battles in turn, one lost, one won."""
    path = folder / "a.toml"
    path.write_text(format_lab(asked), encoding="utf-8")
    lab = RunningLab(asked, path)
    one, other = played()
    for number in range(battles):
        lab.take(replace((one, other)[number % 2], number=number, share=float(number % 2)))
    return lab


@cache
def played():
    """Its two battles."""
    lab = RunningLab(ASKED, Path("nowhere.toml"))
    return tuple(play_trial(lab.work, number, lambda _: None) for number in range(2))
