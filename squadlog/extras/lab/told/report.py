"""The report of a lab: what was asked, what was held equal, what was found, and how to have it all again."""

from __future__ import annotations

import shlex
from dataclasses import asdict
from itertools import chain
from typing import TYPE_CHECKING

from squadlog import __version__
from squadlog.base.names import list_names, so_many
from squadlog.base.records import record, replace
from squadlog.extras.lab.asked.lab import CONTESTS, Lab, format_lab, usual_levels, usual_within
from squadlog.extras.lab.asked.places import list_labs
from squadlog.extras.lab.told.compared import describe_compared, say_rods
from squadlog.extras.lab.told.findings import list_findings, tell_findings
from squadlog.extras.lab.told.intervals import draw_intervals
from squadlog.extras.lab.told.lengths import (
    BattleSpread,
    explain_by_luck,
    list_spreads,
    tell_spread,
)
from squadlog.session.trials.weighed import TURNS

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from squadlog.extras.lab.deciding.so_far import CellSoFar
    from squadlog.extras.lab.trials.running import RunningLab


_LEAST_LUCK = 0.005
"""What luck explains at least to be told as a number."""


@record
class CellReport:
    """What the battles of a cell were like, beside what is claimed by them; `spreads` are empty without battles.

    `minds` are the commanders with their versions, as they played; `luck` is what part of how the results differ goes
    with luck, from 0 to 1; `print` is the fingerprint of what played them.
    """

    number: int
    key: str
    battles: int
    minds: tuple[str, ...]
    print: str
    luck: float
    spreads: tuple[BattleSpread, ...]


@record
class LabReport:
    """All that a report tells.

    `asked` and `held` are sentences: the question, and what was the same for both contenders. `found` is the data of
    `findings.list_findings`, `lines` its words; `again` tells how to have battles or all of it again, `file` is the
    lab's file. `within` is what counts as even beside a half, from 0 to 1. `others` are battles that another version of
    the program has played, which do not count.
    """

    title: str
    asked: str
    held: tuple[str, ...]
    within: float
    found: tuple[Mapping[str, object], ...]
    lines: tuple[str, ...]
    cells: tuple[CellReport, ...]
    again: tuple[str, ...]
    file: str
    compared: Mapping[str, object]
    others: int = 0
    version: str = __version__


def report_of(lab: RunningLab) -> LabReport:
    """The report of a lab as it stands."""
    title, *lines = tell_findings(lab)
    others = lab.rows.others()
    return LabReport(
        title=title,
        asked=say_question(lab.lab),
        held=tuple(say_held_equal(lab)),
        within=lab.lab.within / 100,
        found=tuple(list_findings(lab)),
        lines=(*(lines[1:] if lines and not lines[0] else lines), *say_others(others)),
        cells=tuple(_report_cell(lab, number, one) for number, one in enumerate(lab.cells.values(), 1)),
        again=tuple(say_again(lab)),
        file=format_lab(lab.lab),
        compared=describe_compared(lab),
        others=others,
    )


def _report_cell(lab: RunningLab, number: int, so_far: CellSoFar) -> CellReport:
    cell, rows = so_far.cell, so_far.rows
    spreads = list_spreads(rows, cell.called)
    return CellReport(
        number=number, key=cell.key, battles=len(rows), print=lab.rows.prints[cell.key], luck=explain_by_luck(rows),
        minds=tuple(dict.fromkeys(mind for row in rows for mind in row.minds)), spreads=spreads,
    )  # fmt: skip


def say_question(lab: Lab) -> str:
    """What a lab asks, and what would count as settled, in a sentence."""
    within = f"give or take {lab.within} in 100"
    return {
        "fair": f"Does each side get half of the battles, {within}?",
        "levels": f"Which commander gets more of the battles with sides exchanged, or are both as good, {within}?",
        "rank": f"Which squad gets more of the battles with sides exchanged, or are both as good, {within}?",
        "worth": (
            "How many points is each thing worth to a soldier, by what some soldiers more or fewer change in battle? "
            f"Each is measured within {2 * lab.within} in 100 of a squad's strength."
        ),
    }[lab.question]


def say_held_equal(lab: RunningLab) -> Iterator[str]:
    """What is the same for both contenders in each battle, and what chance decides: a sentence each."""
    cells = [one.cell for one in lab.cells.values()]
    if all(one.levels[0] == one.levels[1] for one in cells):
        yield "Both sides of a battle are led by commanders of the same level and version."
    if all(one.exchanged for one in cells):
        yield "Each pair of battles has the same squads, map and dice, and sides are exchanged in the second."
    if any(one.squads for one in cells):
        yield (
            "Squads are those named, whatever they cost. Cells on one ground at one level have the same maps and dice."
        )
        yield from filter(None, (say_rods(lab),))
    elif any(one.points for one in cells):
        yield (
            f"Both sides have squads of {lab.lab.points} points, drawn at random; so is the map where a kind of ground "
            "is named."
        )
    else:
        yield "Squads, map and rulings are those of the scenario, the same in each battle."
    yield (
        f"Battles have dice of their own, chosen by the lab's seed {lab.lab.seed}; each counts, in the order of its "
        "number, until its cell is settled."
    )
    yield (
        "Battles are fought to their end."
        if lab.lab.whole
        else f"A battle ends after {so_many(TURNS, 'turn')}, or as a turn ends with half of a side out."
    )
    if lab.lab.chapters:
        yield f"The chapters {list_names(lab.lab.chapters)} are in force."
    yield "Not measured: people, commanders of other levels, other squads, maps or rulings."


def say_others(others: int) -> Iterator[str]:
    """What is told of battles that another version of the program has played; nothing of none."""
    if others:
        yield f"Not counted: {so_many(others, 'battle')} of another version of the program."


def command_of(lab: Lab) -> str:
    """The command that asks the same; empty for a lab that no command asks, since it has chapters."""
    if lab.chapters:
        return ""
    plain = replace(
        Lab(question=lab.question), levels=usual_levels(lab.question), within=usual_within(lab.question)
    )
    said = [
        word
        for name, option in (("points", "quick"), ("battles", ""), ("within", ""), ("seed", ""))
        if (value := asdict(lab)[name]) != getattr(plain, name)
        for word in (f"--{option or name}", str(value))
    ]
    named: dict[str, tuple[str, ...]] = {"rank": lab.squads, "worth": lab.things}
    every = [
        *(("--ground", one) for one in lab.scenarios if lab.question in CONTESTS),
        *(("--squad", one) for one in lab.squads if lab.question == "worth"),
        *(("--level", one) for one in lab.levels if lab.levels != plain.levels),
    ]
    words = (*named.get(lab.question, lab.scenarios), *chain.from_iterable(every), *said)
    return shlex.join(("squadlog", "lab", lab.question, *words, *(["--whole"] if lab.whole else [])))


def say_again(lab: RunningLab) -> Iterator[str]:
    """How to walk through a battle of it, and how to have all of it again: a sentence each."""
    path = shlex.quote(lab.path.stem if lab.path in list_labs() else str(lab.path))
    played = next((one for one in lab.cells.values() if one.rows), None)
    if played is not None:
        place = list(lab.cells).index(played.cell.key) + 1
        yield (
            f"squadlog lab play {path} {place} 0 makes a record of battle 0 of cell {place}, as it was played; "
            f"the battles of a cell are numbered from 0 on."
        )
    if command := command_of(lab.lab):
        yield f"{command} asks the same."
    yield (
        "The file below, run by this version of the program with the same fingerprint, plays the same battles "
        "to the byte: squadlog lab run FILE."
    )


def tell_report(report: LabReport) -> Iterator[str]:
    """The whole report in lines."""
    yield from (report.title, "", f"Asked: {report.asked}", "", "Held equal:")
    yield from (f"   {line}" for line in report.held)
    yield from ("", "Limits (░ counts as even):")
    yield from (f"   {line}" for line in draw_intervals(report.found, report.within))
    yield from ("", *report.lines)
    for cell in report.cells:
        yield from ("", *tell_cell(cell))
    yield from ("", "To have it again:")
    yield from (f"   {line}" for line in report.again)
    yield from ("", *(f"   {line}" for line in report.file.splitlines()))


def tell_cell(cell: CellReport) -> Iterator[str]:
    """What the battles of a cell were like, in lines."""
    yield f"{cell.number}  {cell.key}: what its battles were like"
    if not cell.battles:
        yield "   No battle has been played yet."
        return
    for spread in cell.spreads:
        yield from (f"   {line}" for line in tell_spread(spread))
    yield f"   {say_luck(cell)}"
    yield f"   {say_by_whom(cell)}"


def say_luck(cell: CellReport) -> str:
    """What luck explains, in a sentence."""
    part = f"{100 * cell.luck:.0f} %" if cell.luck >= _LEAST_LUCK else "next to nothing"
    return (
        f"Luck: {part} of how the results differ goes with how many hits one had beyond the chances; the estimate and "
        "its limits are told without it."
    )


def say_by_whom(cell: CellReport) -> str:
    """Who played, by which program, in a sentence."""
    return f"Played by {' and '.join(cell.minds)}, fingerprint {cell.print}, squadlog {__version__}."


def describe_report(report: LabReport) -> Mapping[str, object]:
    """The report as data: `questions` are those of `lab show`."""
    return {
        "title": report.title,
        "asked": report.asked,
        "held_equal": list(report.held),
        "within": report.within,
        "questions": list(report.found),
        **report.compared,
        "cells": [_describe_cell(one) for one in report.cells],
        "again": list(report.again),
        "lab": report.file,
        "others": report.others,
        "version": report.version,
    }


def _describe_cell(cell: CellReport) -> Mapping[str, object]:
    return {
        "cell": cell.key,
        "battles": cell.battles,
        "minds": list(cell.minds),
        "print": cell.print,
        "luck_explains": round(cell.luck, 4),
        "spreads": [
            {
                "what": one.what,
                "middle": one.middle,
                "steps": [{"step": name, "battles": times} for name, times in one.steps],
            }
            for one in cell.spreads
        ],
    }
