"""The report of a lab on paper: what was asked and held equal, limits, what battles were like, and where."""

from collections.abc import Iterator
from itertools import zip_longest

from squadlog.extras.lab.papers.charts import draw_limits, draw_spread
from squadlog.extras.lab.papers.heat_figure import draw_heat
from squadlog.extras.lab.told.heat import heat_of, say_whose, say_why_no_map
from squadlog.extras.lab.told.report import CellReport, LabReport, report_of, say_by_whom, say_luck
from squadlog.extras.lab.trials.running import RunningLab
from squadlog.extras.paper.asked import PaperError, PrintOrder
from squadlog.extras.paper.flow import Block, DrawnFigure, FlowingText, Heading, Passage
from squadlog.extras.paper.marks import moved

_GAP = 6.0


def document(asked: PrintOrder) -> FlowingText:
    """The report of a lab. Raises PaperError where there is none, SquadlogError for what cannot be played."""
    lab: RunningLab | None = asked.thing
    if lab is None:
        raise PaperError("There is no lab yet; squadlog lab fair long_ford makes one.")
    report, room = report_of(lab), asked.size.width - 2 * asked.size.margin
    blocks = (*_head(report, room), *_found(report), *_cells(lab, report, room), *_again(report))
    return FlowingText(title=report.title, blocks=blocks)


def _head(report: LabReport, room: float) -> Iterator[Block]:
    yield Heading(text=report.title, level=1)
    yield Passage(text=report.asked, bold=True)
    if report.found:
        yield draw_limits(report.found, report.within, room)
    yield Heading(text="What was held equal")
    yield from (Passage(text=line, mark="•") for line in report.held)


def _found(report: LabReport) -> Iterator[Block]:
    yield Heading(text="What was found")
    for line, after in zip_longest(report.lines, report.lines[1:], fillvalue=""):
        if line.startswith("   "):
            yield Passage(text=line.strip(), mark="•")
        elif line:
            is_head = after.startswith("   ")
            yield Passage(text=line, bold=is_head, keeps=is_head)


def _cells(lab: RunningLab, report: LabReport, room: float) -> Iterator[Block]:
    for cell in report.cells:
        if cell.battles:
            yield Heading(text=f"{cell.number}  {cell.key}")
            yield from _draw_spreads(cell, room)
            yield Passage(text=say_luck(cell))
            yield Passage(text=say_by_whom(cell))
            found = heat_of(lab, lab.cells[cell.key])
            if why := say_why_no_map(found):
                yield Passage(text=why)
            else:
                yield from draw_heat(found.heat, room)
                if whose := say_whose(found):
                    yield Passage(text=whose)


def _draw_spreads(cell: CellReport, room: float) -> Iterator[Block]:
    """Lengths and first attacks below one another at the left, margins at the right."""
    wide = (room - _GAP) / 2
    *others, last = (draw_spread(one, wide) for one in cell.spreads)
    y, marks = 0.0, [moved(mark, wide + _GAP, 0.0) for mark in last.marks]
    for one in others:
        marks += (moved(mark, 0.0, y) for mark in one.marks)
        y += one.height + 2.0
    yield DrawnFigure(width=room, height=max(y, last.height), marks=tuple(marks))


def _again(report: LabReport) -> Iterator[Block]:
    yield Heading(text="To have it again")
    yield from (Passage(text=line, mark="•") for line in report.again)
    yield from (Passage(text=line, small=True) for line in report.file.splitlines())
