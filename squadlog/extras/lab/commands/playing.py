"""A lab is played on the command line: its line of progress, and its plan."""

from __future__ import annotations

from functools import partial
from itertools import takewhile
from typing import TYPE_CHECKING

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import so_many
from squadlog.cli.piecework import take_each
from squadlog.cli.printing import tell
from squadlog.cli.progress import Progress, bar

with lazy_imports():
    from squadlog.base import processes
    from squadlog.extras.lab.cluster import on
    from squadlog.extras.lab.told import findings, plans
    from squadlog.extras.lab.trials import playing

if TYPE_CHECKING:
    from collections.abc import Iterator

    from squadlog.extras.lab.trials.playing import TrialRow
    from squadlog.extras.lab.trials.running import RunningLab

_TRIED = 2
"""Battles of each cell that a plan plays."""


def play(lab: RunningLab, minutes: float | None, count: int, cluster: str = "") -> int:
    """Play what is missing, in processes here or on the cluster of that address; the exit code."""
    lab.begin(None if minutes is None else 60 * minutes)
    count = max(1, min(count or processes.cores(), lab.missing))
    where = f"on the cluster at {cluster}" if cluster else f"{so_many(count, 'battle')} at once"
    tell(
        f"{so_many(len(lab.cells), 'cell')}, {where}, {lab.was} there already; Ctrl+C "
        f"stops, what has ended is kept, and squadlog lab resume {lab.path} goes on."
    )
    with Progress() as shown:

        def take(row: TrialRow) -> bool:
            lab.take(row)
            if shown.due:
                shown.show(_tell_progress(lab))
            return False

        code, failed = take_each(_rows(lab, count, cluster), take)
    if failed:
        tell(f"{failed}; the battles that had ended are kept.")
    return code


def _rows(lab: RunningLab, count: int, cluster: str) -> Iterator[TrialRow]:
    if cluster:
        return on.each_on(cluster, lab.work, lab.pieces(), ends=lab.ends, tell=tell)
    work = partial(playing.play_trial, lab.work)
    return processes.each_of(work, lab.pieces(), count, made=lambda _: None, called="a process of the lab")


def _tell_progress(lab: RunningLab) -> str:
    every = list(lab.cells.values())
    widest = max(every, key=lambda one: 0 if one.settled else one.limits.half_width)
    claim, settled = lab.claim(widest), sum(one.settled for one in every)
    low, high = (findings.say_measured(one, widest.cell.by, digits=0) for one in (claim.low, claim.high))
    return (
        f"{bar(settled, len(every))} {lab.was + lab.now} battles, {settled} of {len(every)} settled; "
        f"{widest.cell.key} {low} to {high} in 100"
    )


def plan(lab: RunningLab, minutes: float | None, count: int) -> Iterator[str]:
    """What so many minutes would settle, in lines, from two battles of each cell, which are kept. Plays them here."""
    lab.begin(None)
    most = _TRIED * len(lab.cells)
    for piece in takewhile(lambda one: one < most, lab.pieces()):
        lab.take(playing.play_trial(lab.work, piece, lambda _: None))
    at_once = count or processes.cores()
    if not lab.now:
        yield "The battles are there already; squadlog lab show tells what they have found."
        return
    told = (minutes,) if minutes and minutes not in plans.PLANNED_MIN else plans.PLANNED_MIN
    yield from plans.tell_plan(
        lab.seconds_each, len(lab.cells), lab.lab.battles, at_once=at_once, minutes=told, by=lab.work.cells[0].by,
    )  # fmt: skip
