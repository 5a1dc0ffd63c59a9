"""Drawing from the deck of a group: by a chance of its own, which is none of the table's dice."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from squadlog.base.records import record, replace
from squadlog.extras.commander.automa.decks import CARDS_OF_A_DECK, decks

if TYPE_CHECKING:
    from squadlog.extras.commander.automa.decks import AutomaCard


@record
class AutomaGroup:
    """A group without a mind: its name, temper and deck.

    `seed` is the chance of its deck; with `shuffles`, how often it was shuffled, it tells the order of the cards, and
    `drawn` are those that lie open. `face` is the number of the last card, 1 to 10; 0 before the first. `before` is
    that of the last one before it which says by itself what to do.
    """

    name: str
    temper: str
    seed: int
    shuffles: int = 0
    drawn: int = 0
    face: int = 0
    before: int = 0

    @property
    def card(self) -> AutomaCard | None:
        """The card that holds for it; None before the first."""
        return self._numbered(self.face)

    @property
    def meant(self) -> AutomaCard | None:
        """The card whose lines hold for it: the one before where the last card says so."""
        card = self.card
        return (self._numbered(self.before) or card) if card is not None and card.shuffles else card

    def _numbered(self, face: int) -> AutomaCard | None:
        return decks()[self.temper][face - 1] if face else None

    @property
    def left(self) -> int:
        """How many cards lie face down."""
        return CARDS_OF_A_DECK - self.drawn


def draw_card(group: AutomaGroup) -> tuple[AutomaGroup, bool]:
    """The group with its next card, and whether its deck was shuffled first: after the last card, or as one says."""
    card = group.card
    shuffled = group.drawn > 0 and (not group.left or (card is not None and card.shuffles))
    if shuffled:
        group = shuffle_deck(group)
    return replace(_with_face(group, _order(group)[group.drawn]), drawn=group.drawn + 1), shuffled


def read_die(group: AutomaGroup, face: int) -> AutomaGroup:
    """The group with the card of a face that somebody rolled, 1 to 10, as 0 is; its deck lies as it did.

    Raises ValueError for other faces.
    """
    if not 0 <= face <= CARDS_OF_A_DECK:
        raise ValueError(f"A d10 shows 1 to {CARDS_OF_A_DECK}, or 0 for {CARDS_OF_A_DECK}, not {face}.")
    return _with_face(group, face or CARDS_OF_A_DECK)


def shuffle_deck(group: AutomaGroup) -> AutomaGroup:
    """The group with all cards face down in a new order; the card that it follows stands."""
    return replace(group, shuffles=group.shuffles + 1, drawn=0)


def _with_face(group: AutomaGroup, face: int) -> AutomaGroup:
    card = group.card
    return replace(group, face=face, before=group.before if card is None or card.shuffles else group.face)


def _order(group: AutomaGroup) -> list[int]:
    chance = Random(f"automa/{group.seed}/{group.shuffles}")  # noqa: S311 - the order of a game's cards
    return chance.sample(range(1, CARDS_OF_A_DECK + 1), CARDS_OF_A_DECK)
