"""The decks with which the game can be played (B.2), as data that is checked when it is loaded."""

from collections import Counter
from functools import lru_cache

from pydantic import BaseModel, ConfigDict, Field, model_validator

from squadlog.games.game import GameError


class Deck(BaseModel):
    """A deck. Every suit has every rank once; a suit belongs to one colour or, when it is wild, to all of them.

    `armies` and `commanders` give what a rank is worth; `jokers` the two colours of each joker, which is worth
    `joker_command` as a commander. A `group_size` of 0 knows no group bonus.
    """

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    id: str
    colours: tuple[str, ...] = Field(min_length=2, max_length=8)
    suits: dict[str, tuple[str, ...]]
    """Each suit's letter and its colours."""
    ranks: tuple[str, ...]
    armies: dict[str, int]
    commanders: dict[str, int]
    group_size: int = Field(ge=0, le=20)
    group_bonus: int = Field(ge=0, le=20)
    jokers: tuple[tuple[str, str], ...] = ()
    joker_command: int = Field(default=0, ge=0, le=20)
    cards: int

    @model_validator(mode="after")
    def _is_whole(self) -> "Deck":
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
        return self


_DECKS = (
    {
        "id": "kalosi",
        "colours": ("red", "yellow", "green", "blue"),
        "suits": {"R": ("red",), "Y": ("yellow",), "G": ("green",), "B": ("blue",)},
        "ranks": ("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"),
        "armies": {str(value): value for value in range(1, 11)},
        "commanders": {"J": 2, "Q": 2, "K": 2, "A": 3},
        "group_size": 3,
        "group_bonus": 1,
        "jokers": (("red", "yellow"), ("yellow", "green"), ("green", "blue"), ("blue", "red")),
        "joker_command": 2,
        "cards": 60,
    },
    {
        "id": "stardeck",
        "colours": ("red", "black"),
        "suits": {"H": ("red",), "D": ("red",), "C": ("black",), "S": ("black",), "*": ("red", "black")},
        "ranks": ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"),
        "armies": {str(value): value for value in range(2, 11)},
        "commanders": {"J": 1, "Q": 1, "K": 1, "A": 2},
        "group_size": 0,
        "group_bonus": 0,
        "cards": 65,
    },
)


@lru_cache(maxsize=1)
def decks() -> dict[str, Deck]:
    """Every deck by its id. GameError if one is not whole."""
    try:
        return {str(data["id"]): Deck.model_validate(data) for data in _DECKS}
    except ValueError as error:
        raise GameError(f"a deck of Generals and Majors is not whole: {error}") from error
