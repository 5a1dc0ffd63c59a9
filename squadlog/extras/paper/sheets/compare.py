"""Two squads by what they do to each other, on a page: levels a turn, who lasts, who finds whom, what is assumed."""

from collections.abc import Iterator

from squadlog.base.lengths import format_length
from squadlog.book.load import book_with
from squadlog.extras.paper.asked import PaperError, PrintOrder
from squadlog.extras.paper.flow import Block, FlowingText, Heading, Passage, Tabled
from squadlog.extras.paper.plots import PlotLine, lines
from squadlog.reports.matchup import words
from squadlog.reports.matchup.fight import COVERS, METRES, Fight, around_of, fight

_AROUND = ("night", "rain", "snow")
_NAMED = 40
"""Letters of a squad's name in a table."""
_HIGH = 62.0
"""Millimetres of the plot."""


def document(asked: PrintOrder) -> FlowingText:
    """The page. Raises PaperError for other than two squads, and for weather that there is not."""
    if len(asked.squads) != 2:
        raise PaperError(
            "Name two squads: squadlog print compare --squad john_doe --squad tog_line --to compare.pdf."
        )
    told = asked.options.get("around", "")
    said = [word.strip().casefold() for word in told.split(",") if word.strip()]
    for word in said:
        if word not in _AROUND:
            raise PaperError(f"around {word[:20]!r} is not known; there are {', '.join(_AROUND)}.")
    first, second = asked.squads
    around = around_of(night="night" in said, rain="rain" in said, snow="snow" in said)
    found = fight(first, second, book_with((*first.packs, *second.packs)), asked.rulings, around)
    title = f"{first.name} against {second.name}"
    return FlowingText(
        title=title, blocks=tuple(_blocks(title, found, asked.size.width - 2 * asked.size.margin))
    )


def _blocks(title: str, found: Fight, room: float) -> Iterator[Block]:
    yield Heading(text=title, level=1)
    yield Passage(text=f"What they do to each other, {words.around_words(found)}.")
    yield from (Passage(text=told) for told in words.pack_words(found))
    yield Heading(text="Wound levels a turn")
    yield lines(
        list(_plotted(found)),
        [format_length(metres) for metres in METRES],
        width=room,
        height=_HIGH,
        from_zero=True,
    )
    yield Tabled(head=words.fire_head(), rows=tuple(words.fire_rows(found, _NAMED)), right=tuple(range(2, 7)))
    yield Heading(text="Staying power")
    yield Tabled(
        head=words.stand_head(), rows=tuple(words.stand_rows(found, _NAMED)), right=tuple(range(1, 6))
    )
    yield Heading(text="One who hides")
    yield Tabled(head=words.find_head(), rows=tuple(words.find_rows(found, _NAMED)), right=tuple(range(3, 8)))
    if told := words.alike_words(found):
        yield Passage(text=told)
    yield Heading(text="What is assumed")
    yield from (Passage(text=sentence, mark="·") for sentence in words.assumptions(found))


def _plotted(found: Fight) -> Iterator[PlotLine]:
    for one in found.squads:
        for cover in COVERS:
            levels = tuple(float(one.levels(metres, cover)) for metres in METRES)
            yield PlotLine(name=f"{one.name}, {words.COVER_WORDS[cover]}", values=levels)
