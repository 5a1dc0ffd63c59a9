"""The cards of a deck as numbers: suit after suit in the order of ranks, jokers last."""

from collections.abc import Sequence
from functools import lru_cache

from squadlog.base.names import clean_text
from squadlog.base.records import record
from squadlog.extras.games.game import GameError
from squadlog.extras.games.generals.decks import DECKS


@record
class Pack:
    """A deck ready for use; every tuple is listed by card.

    `colours` are numbers of colours, two for jokers and wild suits; `army` and `command` are None where a card cannot
    serve as such, and a joker's army value is 0 here, since it depends on the table (GM-12).
    """

    id: str
    colour_names: tuple[str, ...]
    names: tuple[str, ...]
    colours: tuple[tuple[int, ...], ...]
    army: tuple[int | None, ...]
    command: tuple[int | None, ...]
    joker: tuple[bool, ...]
    group_size: int
    group_bonus: int
    letters: tuple[str, ...]
    """A letter for each colour."""

    @property
    def size(self) -> int:
        """How many cards there are."""
        return len(self.names)

    def written(self, points: Sequence[int]) -> str:
        """Points by colour as they stand in a move, such as `3R+2Y`."""
        shares = [f"{share}{letter}" for share, letter in zip(points, self.letters, strict=True) if share]
        return "+".join(shares) or "0"

    def card(self, text: str) -> int:
        """The card of a name in any case, `10R` or `?RY`. GameError for another."""
        typed = "".join(text.upper().split())
        if typed.startswith("JOKER"):
            typed = f"?{typed[5:]}"
        if typed in self.names:
            return self.names.index(typed)
        turned = f"?{typed[:0:-1]}"
        if typed.startswith("?") and turned in self.names:
            return self.names.index(turned)
        suits = " ".join(
            dict.fromkeys(name[-1] for name, joker in zip(self.names, self.joker, strict=True) if not joker)
        )
        raise GameError(
            f"{clean_text(text, limit=20)!r} is no card of this deck; a card is a rank and one of {suits}, such "
            f"as {self.names[5]}"
        )


@lru_cache(maxsize=4)
def pack(deck_id: str) -> Pack:
    """The pack of a deck."""
    deck = DECKS[deck_id]
    number = {colour: place for place, colour in enumerate(deck.colours)}
    letters = tuple(colour[0].upper() for colour in deck.colours)
    names, colours, army, command = [], [], [], []
    for letter, of_suit in deck.suits.items():
        for rank in deck.ranks:
            names.append(f"{rank}{letter}")
            colours.append(tuple(number[colour] for colour in of_suit))
            army.append(deck.armies.get(rank))
            command.append(deck.commanders.get(rank))
    plain = len(names)
    for one, other in deck.jokers:
        names.append(f"?{letters[number[one]]}{letters[number[other]]}")
        colours.append((number[one], number[other]))
        army.append(0)
        command.append(deck.joker_command)
    return Pack(
        id=deck.id,
        colour_names=deck.colours,
        names=tuple(names),
        colours=tuple(colours),
        army=tuple(army),
        command=tuple(command),
        joker=tuple(place >= plain for place in range(len(names))),
        group_size=deck.group_size,
        group_bonus=deck.group_bonus,
        letters=letters,
    )
