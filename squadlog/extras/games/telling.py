"""What a game tells, as values: lines with their weight and their rule, and what can be asked of any game in words.

Screens and the command line lay them out; each sentence stands in the folder of its game.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import field
from typing import Any

from squadlog.base.records import record
from squadlog.extras.games.account import CardLine

Who = Callable[[int], str]
"""What a seat is called."""
Rows = tuple[tuple[object, ...], ...]
"""Rows of a table, the first its head."""


@record
class Told:
    """A line: its words and the rule behind them, `depth` steps further in than a title.

    `strong` marks a title or a sum, `leads` the one who is ahead. `value` is what the line counts, as it is written;
    `card` the card that counts it, for whoever draws cards.
    """

    words: str
    rule: str = ""
    depth: int = 0
    strong: bool = False
    leads: bool = False
    value: str = ""
    card: CardLine | None = None

    @property
    def cited(self) -> str:
        """The words with the rule behind them."""
        return f"{self.words} [{self.rule}]" if self.rule else self.words


def format_counts(cards: Iterable[CardLine], depth: int) -> Iterator[Told]:
    """A line for each card: what it counts, and why."""
    for line in cards:
        yield Told(words=line.why, rule=line.rule, depth=depth, value=f"{line.value}", card=line)


@record
class Offer:
    """A move that can be made, in notation, and what it does."""

    move: str
    does: str = ""


@record
class News:
    """The part of a game that ended last, such as a battle: its number, and how it ended in a few lines.

    `details` go on from there, `short` says it in a clause, `event` is the same for programs; each empty or None
    where there is no more to say. Where nothing is `told`, the end of the game says it all. It is `fresh` until
    people play on.
    """

    number: int
    title: str
    told: tuple[Told, ...]
    details: tuple[Told, ...] = ()
    short: str = ""
    event: object = None
    fresh: bool = False


@record
class Measure:
    """What values from 0 to 1 stand for: words for the most, an even game and the least, and what even is worth."""

    ends: tuple[str, str, str] = ("won", "even", "lost")
    even: float = 0.5


def _to_win(_options: Mapping[str, str], _seats: int) -> Measure:
    """Values are chances to win."""
    return Measure()


def _chance(_seen: object, value: float) -> str:
    """A chance to win, in words."""
    return f"{round(value * 100)} % to win"


def _nothing(*_: object) -> None:
    """Tell nothing, for a game that has nothing to say of it."""


@record
class GameWords:
    """What a game says of itself. A view is always one of the game's own.

    `scored_in`: what it counts next to who won.
    `score`: that count, read from a position for a seat.
    `hope`: what the percentages of hints estimate, under these options, without a full stop.
    `deal`: how a deal is written.
    `page`: what lies open, in plain lines and tables.
    `account`: one part card by card or piece by piece.
    `offers`: the legal moves of the seat.
    `hand`: what the seat alone sees.
    `parts`: what an account can be asked of, each by its two names; None: the seats.
    `event`: an account for programs; None: as it is told.
    `news`: the part that ended last.
    `deals`: the deals that come with the game, by name.
    `worth`: a value of a view in a few words that cannot be misread.
    `measure`: what such a value runs between, by options and seats.
    """

    scored_in: str
    score: Callable[[Any, int], int]
    hope: Callable[[Mapping[str, str]], str]
    deal: str
    page: Callable[[Any, Who], Iterable[str | Rows]]
    account: Callable[[Any, int, Who], Iterable[Told]]
    offers: Callable[[Any], Sequence[Offer]]
    hand: Callable[[Any], Iterable[str]] = lambda _seen: ()
    parts: Callable[[Any], Sequence[tuple[str, str]]] | None = None
    event: Callable[[Any, int], object] | None = None
    news: Callable[[Any, Who], News | None] = _nothing
    deals: Mapping[str, str] = field(default_factory=dict)
    worth: Callable[[Any, float], str] = _chance
    measure: Callable[[Mapping[str, str], int], Measure] = _to_win
