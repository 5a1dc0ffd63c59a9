"""The quick reference on two pages: tables and rules of the chapters in force, and how the table reads them."""

from collections.abc import Iterator, Sequence

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.records import replace
from squadlog.battle.terms import Environment
from squadlog.extras.paper.asked import PrintOrder
from squadlog.extras.paper.catalogue import papers
from squadlog.extras.paper.chapters_called import chapters_called
from squadlog.extras.paper.flow import Block, FlowingText, Heading, Passage, Tabled, laid
from squadlog.reports.handouts.quick_reference import ReferenceSection, quick_reference, read_rulings
from squadlog.rules.common.advanced import CHOSEN, words_of
from squadlog.rules.common.context import BookReading

with lazy_imports():
    from squadlog.book import load

_PAGES = 2
"""Pages that the sheet may take."""
_SIZES = (7.5, 7.0, 6.5, 6.0, 5.5)
"""Sizes of the text in points that are tried, the largest first."""
_TITLE = 90
"""Letters of a title that stand in one line."""
_READABLE = 7.0
"""Usual readings are told as long as the letters stay so large."""
_ALL_WEATHER = Environment(night=True, rain=True, snow=True, zero_g=True)


def document(asked: PrintOrder) -> FlowingText:
    """The reference in letters as large as two pages take; where they are crowded, without the course of a turn.

    Raises PaperError for a chapter that there is not.
    """
    told = asked.options.get("chapters", "")
    battle = asked.battle
    if told:
        chapters = chapters_called(told)
        environment = _ALL_WEATHER if chapters == CHOSEN else Environment()
    else:
        chapters = () if battle is None else battle.chapters
        environment = Environment() if battle is None else battle.setup.environment
    reading = BookReading(asked.book, asked.rulings)
    sections = quick_reference(reading, load.load_paragraphs(), chapters, environment)
    title = f"Quick reference: {_name_chapters(chapters)}"
    changed, weighty = read_rulings(asked.rulings, chapters)
    otherwise = tuple(_read("Changed rulings", changed))
    blocks, crowded = (*_lay_sections(sections), *otherwise), (*_lay_sections(sections[1:]), *otherwise)
    whole = _fit(title, (*blocks, *_read("Usual rulings", weighty)), asked, least_pt=_READABLE)
    return (
        whole
        or _fit(title, blocks, asked)
        or _fit(title, crowded, asked)
        or replace(_flow(title, crowded, _SIZES[-1]), crowded=True)
    )


def _name_chapters(chapters: tuple[str, ...]) -> str:
    """The chapters by name where these are few, else how many: a foot of the page has one line."""
    if not chapters:
        return "the basic game"
    names = ", ".join(words_of(key).name for key in chapters)
    return names if len(names) <= _TITLE else f"the basic game and {len(chapters)} advanced chapters"


def _lay_sections(sections: Sequence[ReferenceSection]) -> Iterator[Block]:
    for one in sections:
        yield Heading(text=one.title, level=3)
        if one.rows:
            yield Tabled(head=one.head, rows=one.rows, right=one.right, shares=one.shares)
        yield from (Passage(text=sentence, mark="·") for sentence in one.sentences)


def _read(title: str, sentences: tuple[str, ...]) -> Iterator[Block]:
    if sentences:
        yield Heading(text=title, level=3)
        yield from (Passage(text=one, mark="·") for one in sentences)


def _fit(
    title: str, blocks: tuple[Block, ...], asked: PrintOrder, *, least_pt: float = 0.0
) -> FlowingText | None:
    """The text in the largest letters that keep to two pages; None where none of at least that size do."""
    columns = papers()["reference"].columns
    flows = (_flow(title, blocks, size_pt) for size_pt in _SIZES if size_pt >= least_pt)
    return next((one for one in flows if len(laid(one, asked.size, columns).pages) <= _PAGES), None)


def _flow(title: str, blocks: tuple[Block, ...], size_pt: float) -> FlowingText:
    return FlowingText(title=title, blocks=blocks, size_pt=size_pt)
