"""Text for a table of cards: pieces wrapped into lines, boxes beside each other, and what can be pointed at."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Literal, NamedTuple

from textual.content import Content
from textual.style import Style

from squadlog.base.records import value
from squadlog.tui.chrome.wrapped_list import lines_of_row

Pick = Literal["row", "card", "zone", "side"]
"""What can be pointed at: a place in the row, a card of the hand, a zone, a side of the table."""
HANG = 6
"""Cells by which the further lines of something told stand further in than its first."""
READ = 34
"""The narrowest column of words that is read with ease."""
GAP = "│"
BACKS = "░"
"""What the back of a card shows."""
FLAT, LOW, TALL = 1, 3, 5
"""Lines that a card may have."""


@value
class CardFace:
    """A card as it lies on a table: its rank and suit, how it stands out, what is written at it.

    `style`: the colour of its suit.
    `is_open`: false for a card that shows its back, with its name for whoever may know it.
    `lit`: it is under the highlight.
    `barred`: it cannot be laid now: it is quieter, its outline broken.
    `mark`: a style of the card laid or struck last.
    `place`: its number in a row.
    `note`: what it counts here.
    """

    rank: str
    sign: str = ""
    style: str = ""
    is_open: bool = True
    lit: bool = False
    barred: bool = False
    mark: str = ""
    place: str = ""
    note: str = ""
    pick: str = ""

    @property
    def short(self) -> str:
        """Rank and suit, once each."""
        return f"{self.rank}{self.sign}"

    @property
    def flat(self) -> Content:
        """The card in a line of text: `6♦`, in brackets when it lies face down."""
        name = self.short if self.is_open else f"({self.short})"
        style = "bold" if self.is_open and self.lit else self._style if self.is_open else "$quiet"
        shown = Content.styled(name, f"{style} {self.mark} {'reverse' if self.lit else ''}".strip())
        number = Content.styled(f"{self.place}{'·' if self.barred else ':'}" if self.place else "", "bold")
        return self._picked(Content.assemble(number, shown, self.note))

    @property
    def _style(self) -> str:
        return "$quiet" if self.barred else f"bold {self.style}".strip()

    def lines(self, high: int) -> tuple[Content, ...]:
        """The card with its outline, 3 or 5 lines high; a heavy one is highlighted."""
        if high == FLAT:
            return (self.flat,)
        inner = self._inner(high)
        edge = "┏━┓┃┗┛" if self.lit else "╭╌╮┆╰╯" if self.barred else "╭─╮│╰╯"
        line = "bold $asked" if self.lit else "$quiet" if self.barred else ""
        top = f"{self.place}".center(inner, edge[1]) if self.place else edge[1] * inner
        foot = self.note.center(inner, edge[1]) if self.note else edge[1] * inner
        made = [
            Content.styled(edge[0] + top + edge[2], line),
            *(
                Content.assemble((edge[3], line), row, (edge[3], line))
                for row in self._within(inner, high - 2)
            ),
            Content.styled(edge[4] + foot + edge[5], line),
        ]
        return tuple(self._picked(one) for one in made)

    def width(self, high: int) -> int:
        """The cells that the card takes across."""
        return self.flat.cell_length + 1 if high == FLAT else self._inner(high) + 2

    def _inner(self, high: int) -> int:
        least = 5 if high == TALL else 4
        name = len(self.short) + 2 * (not self.is_open)
        return max(least, name, len(self.note) + 2 * bool(self.note))

    def _within(self, inner: int, high: int) -> list[Content]:
        style = f"{self._style} {self.mark}".strip()
        if not self.is_open:
            back = Content.styled(BACKS * inner, "$quiet")
            name = "" if self.rank == "?" else self.short
            told = Content.styled(f"({name})".center(inner, BACKS) if name else BACKS * inner, "$quiet")
            return [told if row == high // 2 else back for row in range(high)]
        if high == 1:
            return [Content.styled(self.short.center(inner), style)]
        return [
            Content.styled(self.short.ljust(inner), style),
            Content.styled((self.sign or self.rank).center(inner), style),
            Content.styled(self.short.rjust(inner), style),
        ]

    def _picked(self, shown: Content) -> Content:
        return shown.stylize(Style.from_meta({"pick": self.pick})) if self.pick else shown


class Looks(NamedTuple):
    """How a table is drawn: how many lines a card has, how many empty lines lie between things, how high a hand is."""

    high: int
    air: int
    hand: int

    @property
    def large(self) -> bool:
        """Whether cards have an outline."""
        return self.high > FLAT


SPACIOUS = 28
"""Lines from which cards are drawn large where they fit: below, a table would change its looks as it fills."""
GRAND = 32
"""Lines from which cards are drawn as large as there is."""
HIGH, LARGE = Looks(TALL, 1, TALL), Looks(LOW, 1, LOW)
HELD, AIRY, DENSE = Looks(FLAT, 1, LOW), Looks(FLAT, 1, FLAT), Looks(FLAT, 0, FLAT)
PASSING = (HIGH, LARGE, AIRY, DENSE)
"""The looks to try for a table that is only looked at in passing, the one with the most room first."""


def looks_for(high: int) -> tuple[Looks, ...]:
    """The looks to try when there are `high` lines, the one with the most room first."""
    return ((HIGH,) if high >= GRAND else ()) + ((LARGE,) if high >= SPACIOUS else ()) + (HELD, AIRY, DENSE)


def backs(count: int, most: int = 7) -> list[CardFace]:
    """The backs of `count` cards, no more than `most` of them."""
    return [CardFace("?", is_open=False)] * min(count, most)


def pickable(content: Content, what: Pick, which: int) -> Content:
    """A content that points at that card or choice when clicked."""
    return content.stylize(Style.from_meta({"pick": f"{what}:{which}"}))


def pad(content: Content, width: int) -> Content:
    """The content in exactly `width` cells: cut, or filled up."""
    if content.cell_length > width:
        return content.truncate(width, ellipsis=True)
    return Content.assemble(content, " " * (width - content.cell_length))


def wrap_pieces(
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


def rank_cards(
    cards: Sequence[CardFace], width: int, *, indent: int = 0, first: Content | None = None, high: int
) -> list[Content]:
    """Cards in a rank, wrapped, each `high` lines high; `first` stands before the first of them."""
    if high == FLAT or not cards:
        return wrap_pieces([card.flat for card in cards], width, indent=indent, first=first)
    found: list[Content] = []
    start, free = 0, width - indent
    while start < len(cards):
        stop, used = start, 0
        while stop < len(cards) and (stop == start or used + cards[stop].width(high) <= free):
            used += cards[stop].width(high)
            stop += 1
        drawn = [card.lines(high) for card in cards[start:stop]]
        for line in range(high):
            label = first if first is not None and line == high // 2 and not start else Content("")
            found.append(Content.assemble(pad(label, indent), *[card[line] for card in drawn]))
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
    return wrap_pieces(said, width, first=Content("Say: "), indent=5) if said else []


def side_by_side(boxes: int, room: int, least: int) -> tuple[int, int]:
    """How many boxes go beside each other, none narrower than `least`, and how wide each is; rows as even as can be."""
    fitting = max(1, min(boxes, (room + len(GAP)) // (least + len(GAP))))
    rows = -(-boxes // fitting)
    columns = -(-boxes // rows)
    return columns, (room - len(GAP) * (columns - 1)) // columns


def arrange_boxes(boxes: Sequence[Sequence[Content]], columns: int, width: int) -> list[Content]:
    """Boxes in rows of `columns`, each `width` wide, with a line between the rows."""
    found: list[Content] = []
    for start in range(0, len(boxes), columns):
        row = boxes[start : start + columns]
        if start:
            found.append(rule("┼", columns, width))
        for at in range(max(len(box) for box in row)):
            cells = [pad(box[at] if at < len(box) else Content(""), width) for box in row]
            found.append(Content(GAP).join(cells))
    return found


def beside(parts: Sequence[Sequence[Content]], room: int) -> list[Content]:
    """Parts beside each other, their lines folded so that none is cut."""
    width = (room - len(GAP) * (len(parts) - 1)) // len(parts)
    return arrange_boxes([fold_lines(lines, width - 1) for lines in parts], len(parts), width)


def fold_lines(lines: Iterable[Content], width: int, hang: int = HANG) -> list[Content]:
    """Lines folded at a width, what is carried over `hang` cells further in."""
    return [row.words for line in lines for row in lines_of_row("", line, width, hang=hang)]


def shorter(lines: Sequence[Content], width: int) -> Iterator[list[Content]]:
    """A title with sentences below it, folded: all of them, then always one less from the end, down to one."""
    for count in range(len(lines), 1, -1):
        yield fold_lines(lines[:count], width, hang=2)


def split(lines: Sequence[Content], columns: int) -> list[Sequence[Content]]:
    """Lines in `columns` columns, as even as can be, to be read one column after the other."""
    high = -(-len(lines) // columns)
    return [lines[start : start + high] for start in range(0, high * columns, high)]


def rule(cross: str, columns: int, width: int) -> Content:
    """A line across the table."""
    return Content(cross.join("─" * width for _ in range(columns)))
