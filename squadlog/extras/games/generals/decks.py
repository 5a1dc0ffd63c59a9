"""The decks that the game can be played with (B.2), as data that is checked when it is loaded."""

from collections import Counter
from collections.abc import Mapping

from squadlog.base.records import record


@record
class Deck:
    """A deck. Every suit has every rank once; a suit belongs to one colour or, when it is wild, to all of them.

    `armies` and `commanders` give what a rank is worth; `jokers` the two colours of each joker, which is worth
    `joker_command` as a commander. A `group_size` of 0 knows no group bonus. One that is not whole raises ValueError.
    """

    id: str
    colours: tuple[str, ...]
    suits: Mapping[str, tuple[str, ...]]
    """Each suit's letter and its colours."""
    ranks: tuple[str, ...]
    armies: Mapping[str, int]
    commanders: Mapping[str, int]
    group_size: int
    group_bonus: int
    jokers: tuple[tuple[str, str], ...] = ()
    joker_command: int = 0
    cards: int

    def __post_init__(self) -> None:
        """Raises ValueError for a deck that is not whole."""
        if not 2 <= len(self.colours) <= 8:
            raise ValueError(f"a deck has two to eight colours, not {len(self.colours)}")
        if set(self.armies) | set(self.commanders) != set(self.ranks) or set(self.armies) & set(
            self.commanders
        ):
            raise ValueError("every rank is either an army or a commander")
        if not all(set(colours) <= set(self.colours) and colours for colours in self.suits.values()):
            raise ValueError("a suit has a colour that the deck does not have")
        held = Counter(colour for joker in self.jokers for colour in joker)
        if any(one == other for one, other in self.jokers):
            raise ValueError("a joker has two different colours")
        if self.jokers and any(held[colour] != 2 for colour in self.colours):
            raise ValueError("every colour is on exactly two jokers")
        count = len(self.suits) * len(self.ranks) + len(self.jokers)
        if count != self.cards:
            raise ValueError(f"the deck has {count} cards, not {self.cards}")


DECKS: Mapping[str, Deck] = {
    deck.id: deck
    for deck in (
        Deck(
            id="kalosi",
            colours=("red", "yellow", "green", "blue"),
            suits={"R": ("red",), "Y": ("yellow",), "G": ("green",), "B": ("blue",)},
            ranks=("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"),
            armies={str(value): value for value in range(1, 11)},
            commanders={"J": 2, "Q": 2, "K": 2, "A": 3},
            group_size=3,
            group_bonus=1,
            jokers=(("red", "yellow"), ("yellow", "green"), ("green", "blue"), ("blue", "red")),
            joker_command=2,
            cards=60,
        ),
        Deck(
            id="stardeck",
            colours=("red", "black"),
            suits={"H": ("red",), "D": ("red",), "C": ("black",), "S": ("black",), "*": ("red", "black")},
            ranks=("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"),
            armies={str(value): value for value in range(2, 11)},
            commanders={"J": 1, "Q": 1, "K": 1, "A": 2},
            group_size=0,
            group_bonus=0,
            cards=65,
        ),
    )
}
"""Every deck by its id."""
