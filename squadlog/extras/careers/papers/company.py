"""A company on paper: its roster with wounds, tally and medals, what it has, and the career of each soldier."""

from collections.abc import Iterator, Sequence

from squadlog.base.names import cells
from squadlog.extras.careers import words
from squadlog.extras.careers.company import Enrolled
from squadlog.extras.careers.pages import CompanyPage
from squadlog.extras.paper.asked import PaperError, PrintOrder
from squadlog.extras.paper.faces import MM_PER_PT
from squadlog.extras.paper.flow import Block, DrawnFigure, FlowingText, Heading, Passage, Tabled
from squadlog.extras.paper.laying import PageLayout, leading
from squadlog.extras.paper.marks import PaperSize

_SHARES = (0.5, 3.4, 1.9, 0.9, 0.7, 0.6, 0.9, 0.8, 3.0)
"""How wide the columns of the roster are, each against the others."""
_COUNTS, _ALWAYS, _MEDALS = 3, 6, 8
"""Columns from the third on are counted; from the sixth on they stand there only if they say something."""
_PICTURE_PT = 8.0
_CELL = 0.62
"""How wide a character of a picture is, in sizes of its letters."""


def document(asked: PrintOrder) -> FlowingText:
    """A company with every career. Raises PaperError where there is none."""
    page = asked.thing
    if page is None:
        raise PaperError("There is no company yet; squadlog company new NAME creates one.")
    blocks: list[Block] = [
        Heading(text=words.company_headed(page.company, results=True), level=1),
        *roster(page),
    ]
    blocks += [Passage(text=line, mark="·") for line in words.company_lines(page.company)]
    for member in page.company.members.values():
        if told := [*_career(page, member)]:
            name = page.names[member.number]
            blocks += [Heading(text=f"{member.number} {name}: {words.state_of(member)}", level=3), *told]
    return FlowingText(title=page.company.name, blocks=tuple(blocks))


def roster(page: CompanyPage) -> Iterator[Block]:
    """The soldiers of a company in a table, those who are there first."""
    one = page.company
    if one.members:
        rows = [
            (*row[:-1], words.medals(one.member(int(row[0])).medals))
            for row in words.roster_rows(one, page.names)
        ]
        told = [at for at in range(len(words.ROSTER)) if at < _ALWAYS or any(row[at] for row in rows)]
        yield Tabled(
            head=tuple(words.ROSTER[at] for at in told),
            rows=tuple(tuple(row[at] for at in told) for row in rows),
            right=tuple(place for place, at in enumerate(told) if _COUNTS <= at < _MEDALS),
            shares=tuple(_SHARES[at] for at in told),
        )


def _career(page: CompanyPage, member: Enrolled) -> Iterator[Block]:
    """What there is to tell of a soldier besides his row; nothing where nothing has happened to him."""
    if member.picture:
        yield _draw_picture(member.picture)
    if not (member.served or member.medals or member.notes or member.healings or member.lasting):
        return
    _, *lines = words.member_lines(page.company, member.number, page.names[member.number])
    tally, *others = lines[len(member.picture) :]
    yield Passage(text=tally)
    for line in others:
        yield Passage(text=line.strip(), mark="·")


def _draw_picture(picture: Sequence[str]) -> DrawnFigure:
    """A picture in characters: every one in a cell of its own, whatever the width of its letter."""
    wide, high = _PICTURE_PT * MM_PER_PT * _CELL, leading(_PICTURE_PT)
    width = wide * max(1, *(cells(line) for line in picture))
    height = high * len(picture) + 1.0
    sheet = PageLayout(PaperSize(key="", width=width, height=height, margin=0.0))
    for row, line in enumerate(picture, 1):
        x = 0.0
        for char in line:
            taken = wide * cells(char)
            if char.strip():
                sheet.text(x + taken / 2, row * high - 0.3 * high, char, _PICTURE_PT, align="middle")
            x += taken
    return DrawnFigure(width=width, height=height, marks=tuple(sheet.marks))
