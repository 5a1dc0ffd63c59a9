"""The page of a campaign: its story, standings, ladder and results, and the roster of every company in it."""

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise

from squadlog.base.names import so_many
from squadlog.extras.careers import words
from squadlog.extras.careers.ladder import EXTRA, Rung
from squadlog.extras.careers.linked.picture import draw_plot
from squadlog.extras.careers.linked.plot import read_plot
from squadlog.extras.careers.pages import CampaignSheet, standings
from squadlog.extras.careers.papers.company import roster
from squadlog.extras.paper.asked import PaperError, PrintOrder
from squadlog.extras.paper.faces import printable, wrapped
from squadlog.extras.paper.flow import Block, DrawnFigure, FlowingText, Heading, Passage, Tabled
from squadlog.extras.paper.laying import PageLayout
from squadlog.extras.paper.marks import BLACK, GREY, PALE, PaperSize

_RESULTS = ("no", "battle", "side", "points", "", "counts")
_SHARES = (0.8, 4.0, 0.9, 0.8, 0.8, 0.8, 0.9, 0.9)
"""How wide the columns of the ladder are, each against the others."""
_RESULT_SHARES = (0.5, 2.6, 3.2, 0.8, 0.7, 2.6)
"""How wide the columns of the results are, each against the others."""
_ROW, _FIGURE_HEAD = 5.5, 5.0
"""Millimetres of a row of the drawn ladder, and of its head."""
_NAMES = 0.3
"""The part of the width that the names have in the drawn ladder."""
_SURE = 3.0
"""How many times its uncertainty a rating is drawn to either side: to the floor, and as far above."""
_MOST_RUNGS = 24
"""Rungs of the ladder that are drawn."""
_SMALL_PT = 6.0
_PLOT_CELLS, _MOST_CELL = 78, 2.2
"""Cells of the picture of a plot, and the most millimetres that one is wide."""


def document(asked: PrintOrder) -> FlowingText:
    """The page of a campaign. Raises PaperError where there is none."""
    sheet: CampaignSheet | None = asked.thing
    if sheet is None:
        raise PaperError("There is no campaign yet; squadlog campaign new NAME begins one.")
    room = asked.size.width - 2 * asked.size.margin
    blocks = (
        *_head(sheet),
        *_plot(sheet, room),
        *_standings(sheet),
        *_ladder(sheet, room),
        *_results(sheet),
        *_companies(sheet),
    )
    return FlowingText(title=sheet.page.name, blocks=blocks)


def _head(sheet: CampaignSheet) -> Iterator[Block]:
    yield Heading(text=sheet.page.name, level=1)
    counted = sum(one.state == "confirmed" for one in sheet.results)
    many = so_many(len(sheet.results), "result", none="no")
    yield Passage(
        text=f"{many.capitalize()}, {counted} of them confirmed." if counted else f"{many.capitalize()}."
    )
    yield from (Passage(text=line) for line in sheet.page.told)


def _plot(sheet: CampaignSheet, room: float) -> Iterator[Block]:
    """The picture of the plot that it follows; what it has gone is thick, and a star stands where it is."""
    if not sheet.page.plot:
        return
    plot = read_plot(sheet.page.plot)
    at = sheet.page.stands or plot.begins
    drawn = draw_plot(plot, _PLOT_CELLS, at=at, path=[(one.node, one.to) for one in sheet.page.path])
    wide = min(room / drawn.width, _MOST_CELL)
    high = wide * 2
    paper = PageLayout(PaperSize(key="", width=room, height=drawn.height * high + 1.0, margin=0.0))
    for way in drawn.lines:
        for (x1, y1), (x2, y2) in pairwise(way.points):
            paper.line(x1 * wide, y1 * high, x2 * wide, y2 * high, 0.7 if way.taken else 0.2)
    for box in drawn.boxes:
        left, top = box.x * wide, box.y * high
        across, down = box.width * wide, box.height * high
        fill = PALE if box.state == "passed" else None
        paper.box(left, top, across, down, line_width=0.9 if box.state == "here" else 0.3, fill=fill)
        if box.end:
            paper.box(left + 0.8, top + 0.8, across - 1.6, down - 1.6, line_width=0.2)
        first = top + (down - (len(box.title) - 1) * high) / 2 + 1.0
        for nth, told in enumerate(box.title):
            sign = "* " if box.state == "here" and not nth else ""
            paper.text(
                left + across / 2, first + nth * high, f"{sign}{told}", 8.0, align="middle", room=across - 3.0
            )
    yield Heading(text="The plot")
    yield DrawnFigure(
        width=room, height=drawn.height * high + 1.0, marks=tuple(paper.marks),
        caption=f"The campaign stands at {plot.title(at)}; thick lines are the way it went.",
    )  # fmt: skip


def _standings(sheet: CampaignSheet) -> Iterator[Block]:
    rows = words.standing_rows(standings(sheet.results))
    if rows:
        yield Heading(text="Standings")
        yield Tabled(
            head=words.STANDINGS,
            rows=tuple(rows),
            right=tuple(range(2, len(words.STANDINGS))),
            shares=_SHARES,
        )


def _ladder(sheet: CampaignSheet, room: float) -> Iterator[Block]:
    if not sheet.rungs:
        if sheet.rungs is None:
            yield Heading(text="The ladder")
            yield Passage(text=f"{EXTRA}.")
        return
    yield Heading(text="The ladder")
    yield _draw_ladder(sheet.rungs[:_MOST_RUNGS], room)
    rows = words.ladder_rows(sheet.rungs)
    yield Tabled(
        head=words.LADDER, rows=tuple(rows), right=tuple(range(2, len(words.LADDER))), shares=_SHARES
    )
    yield Passage(text=words.LADDER_TOLD, small=True)


def _draw_ladder(rungs: Sequence[Rung], room: float) -> DrawnFigure:
    """Each rating as a dot on a line as long as it is unsure: from its floor to as far above."""
    low = min(one.rating - _SURE * one.unsure for one in rungs)
    high = max(one.rating + _SURE * one.unsure for one in rungs)
    height = _FIGURE_HEAD + _ROW * len(rungs) + 1.0
    sheet = PageLayout(PaperSize(key="", width=room, height=height, margin=0.0))
    left, wide = room * _NAMES, room * (1 - _NAMES) - 4.0

    def at(value: float) -> float:
        return left + (value - low) / (high - low) * wide

    step = next(step for step in (1, 2, 5, 10, 20, 50, 100, 1000, 10_000) if (high - low) / step <= 10)
    mark = math.ceil(low / step) * step
    while mark <= high:
        sheet.line(at(mark), _FIGURE_HEAD - 0.8, at(mark), height, 0.12, PALE)
        sheet.text(at(mark), _FIGURE_HEAD - 1.5, f"{mark:.0f}", 7, align="middle", ink=GREY)
        mark += step
    for place, one in enumerate(rungs):
        y = _FIGURE_HEAD + _ROW * (place + 0.5)
        _name_line(sheet, one.name, y, left - 3.0)
        sheet.line(at(one.rating - _SURE * one.unsure), y, at(one.rating + _SURE * one.unsure), y, 0.5)
        for end in (-_SURE, _SURE):
            x = at(one.rating + end * one.unsure)
            sheet.line(x, y - 1.0, x, y + 1.0, 0.5)
        sheet.ring(at(one.rating), y, 1.1, width=0.4, fill=BLACK)
    told = "The rating of each as a dot; its line reaches down to the floor, and as far up."
    return DrawnFigure(width=room, height=height, marks=tuple(sheet.marks), caption=told)


def _name_line(sheet: PageLayout, name: str, y: float, room: float) -> None:
    """Write a name beside its line, whole: one that is too long for it in small letters, on two."""
    lines = wrapped(printable(name), room, _SMALL_PT)
    if len(lines) == 1:
        sheet.text(0.0, y + 1.1, name, 8.5, room=room, least_pt=_SMALL_PT)
    else:
        sheet.paragraph(0.0, y - 0.3, name, room, _SMALL_PT, most=2)


def _results(sheet: CampaignSheet) -> Iterator[Block]:
    if sheet.results:
        yield Heading(text="Results")
        rows = [row for one in sheet.results for row in words.result_rows(one)]
        yield Tabled(head=_RESULTS, rows=tuple(rows), right=(3,), shares=_RESULT_SHARES)


def _companies(sheet: CampaignSheet) -> Iterator[Block]:
    for one in sheet.companies:
        yield Heading(text=words.company_headed(one.company, results=False))
        yield from roster(one)
        yield from (Passage(text=line, mark="·") for line in words.house_lines(one.company))
