"""Text for a table of cards: pieces wrapped into lines, boxes beside each other, and what can be pointed at."""

from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple

from textual.content import Content
from textual.style import Style

Pick = Literal["row", "card", "zone", "side"]
"""What can be pointed at: a place in the row, a card of the hand, a zone, a side of the table."""
GAP = "│"
INNER = 5
"""The least room for a card within its outline."""


class Looks(NamedTuple):
    """How a table is drawn: whether cards have an outline, and how many empty lines lie between things."""

    large: bool
    air: int


SPACIOUS = 30
"""From so many lines on, cards are drawn large where they fit: below, a table would change its looks as it fills."""
LARGE, AIRY, DENSE = Looks(large=True, air=1), Looks(large=False, air=1), Looks(large=False, air=0)


def looks_for(high: int) -> tuple[Looks, ...]:
    """The looks to try for so many lines, the one with the most room first."""
    return (LARGE, AIRY, DENSE) if high >= SPACIOUS else (AIRY, DENSE)


def pickable(content: Content, what: Pick, which: int) -> Content:
    """The same, and a click on it points at it."""
    return content.stylize(Style.from_meta({"pick": f"{what}:{which}"}))


def padded(content: Content, width: int) -> Content:
    """Exactly so many cells: cut, or filled up."""
    if content.cell_length > width:
        return content.truncate(width, ellipsis=True)
    return Content.assemble(content, " " * (width - content.cell_length))


def wrapped(
    pieces: Iterable[Content], width: int, *, indent: int = 0, first: Content | None = None
) -> list[Content]:
    """Pieces with a space between, in lines of at most `width`; a piece is never broken.

    `first` begins the first line.
    """
    found: list[Content] = []
    line = first if first is not None else Content(" " * indent)
    empty = True
    for piece in pieces:
        gap = 0 if empty else 1
        if not empty and line.cell_length + gap + piece.cell_length > width:
            found.append(line)
            line, gap = Content(" " * indent), 0
        line = Content.assemble(line, " " * gap, piece)
        empty = False
    return [*found, line]


def ranked(
    cards: Sequence[Content], width: int, *, indent: int = 0, first: Content | None = None, large: bool
) -> list[Content]:
    """Cards in a rank, wrapped; `large` draws each with an outline, three lines high."""
    if not large or not cards:
        return wrapped(cards, width, indent=indent, first=first)
    found: list[Content] = []
    start, free = 0, width - indent
    while start < len(cards):
        stop, used = start, 0
        while stop < len(cards) and (stop == start or used + _outer(cards[stop]) <= free):
            used += _outer(cards[stop])
            stop += 1
        outlines = [_outlined(card) for card in cards[start:stop]]
        for line in range(3):
            label = first if first is not None and line == 1 and not start else Content("")
            found.append(Content.assemble(padded(label, indent), *[outline[line] for outline in outlines]))
        start = stop
    return found


def answers(words: Sequence[str], at: int, width: int) -> list[Content]:
    """What can be said instead of laying a card, numbered from 1, in lines of at most `width`; none where nothing can.

    `at` is the place of the highlighted one, from 0.
    """
    said = [
        pickable(
            Content.styled(f" {place + 1}: {told} ", "reverse bold" if place == at else "bold"), "row", place
        )
        for place, told in enumerate(words)
    ]
    return wrapped(said, width, first=Content("Say: "), indent=5) if said else []


def _outer(card: Content) -> int:
    return max(card.cell_length, INNER) + 2


def _outlined(card: Content) -> tuple[Content, Content, Content]:
    inner = max(card.cell_length, INNER)
    # The outline belongs to the card: a click on it means the card.
    pick = next(
        (span.style for span in card.spans if isinstance(span.style, Style) and span.style.meta), None
    )
    told = (
        Content("╭" + "─" * inner + "╮"),
        Content.assemble("│", padded(card, inner), "│"),
        Content("╰" + "─" * inner + "╯"),
    )
    return told if pick is None else tuple(line.stylize(pick) for line in told)  # type: ignore[return-value]  # three


def side_by_side(boxes: int, room: int, least: int) -> tuple[int, int]:
    """How many boxes go beside each other, none narrower than `least`, and how wide each is; rows as even as can be."""
    fitting = max(1, min(boxes, (room + len(GAP)) // (least + len(GAP))))
    rows = -(-boxes // fitting)
    columns = -(-boxes // rows)
    return columns, (room - len(GAP) * (columns - 1)) // columns


def arranged(boxes: Sequence[Sequence[Content]], columns: int, width: int) -> list[Content]:
    """Boxes in rows of `columns`, each `width` wide, with a line between the rows."""
    found: list[Content] = []
    for start in range(0, len(boxes), columns):
        row = boxes[start : start + columns]
        if start:
            found.append(rule("┼", columns, width))
        for at in range(max(len(box) for box in row)):
            cells = [padded(box[at] if at < len(box) else Content(""), width) for box in row]
            found.append(Content(GAP).join(cells))
    return found


def rule(cross: str, columns: int, width: int) -> Content:
    """A line across the table."""
    return Content(cross.join("─" * width for _ in range(columns)))
