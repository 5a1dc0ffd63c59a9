"""The deal: shuffled from the seed, or as a table really dealt it (GM-25, GM-23)."""

from squadlog.base.dice import Chance
from squadlog.base.names import clean_text
from squadlog.extras.games.game import GameError
from squadlog.extras.games.generals.cards import Pack
from squadlog.extras.games.generals.options import HAND
from squadlog.extras.games.generals.table import SEATS
from squadlog.extras.games.words import dealt_twice

_DRAW, _DEALER = "DRAW", "DEALER"


def dealt(
    deck: Pack, chance: Chance, text: str
) -> tuple[tuple[tuple[int, ...], tuple[int, ...]], tuple[int, ...], int]:
    """Both hands, the draw stack from the top, and who deals.

    `text` names cards, such as `dealer: B; A: KR 3R 10B; draw: 2Y`; the others are dealt at random. GameError for a
    card that is dealt twice, a heap that there is not, or too many cards.
    """
    said, dealer = _read(deck, text)
    coin = chance.below(len(SEATS))
    named = {card for cards in said.values() for card in cards}
    rest = chance.shuffled(card for card in range(deck.size) if card not in named)
    hands = []
    for seat in SEATS:
        own = said.get(seat, ())
        hands.append(tuple(sorted((*own, *rest[: HAND - len(own)]))))
        del rest[: HAND - len(own)]
    return (hands[0], hands[1]), (*said.get(_DRAW, ()), *rest), coin if dealer is None else dealer


def _read(deck: Pack, text: str) -> tuple[dict[str, tuple[int, ...]], int | None]:
    found: dict[str, tuple[int, ...]] = {}
    where: dict[int, str] = {}
    dealer: int | None = None
    for part in filter(None, (part.strip() for part in text.split(";"))):
        heap, colon, cards = (word.strip().upper() for word in part.partition(":"))
        if not colon or heap not in (*SEATS, _DRAW, _DEALER):
            raise GameError(
                f"{clean_text(part, limit=30)!r} is no part of a deal; it is written "
                "such as dealer: B; A: KR 3R; draw: 2Y"
            )
        if heap in found or (heap == _DEALER and dealer is not None):
            raise GameError(f"{heap} is dealt twice; once is enough")
        if heap == _DEALER:
            if cards not in SEATS:
                raise GameError(
                    f"{clean_text(cards, limit=20)!r} cannot deal; the seats are {' and '.join(SEATS)}"
                )
            dealer = SEATS.index(cards)
            continue
        named = tuple(deck.card(card) for card in cards.replace(",", " ").split())
        for card in named:
            if card in where:
                raise GameError(dealt_twice(deck.names[card], where[card], heap))
            where[card] = heap
        if heap != _DRAW and len(named) > HAND:
            raise GameError(f"{heap} is dealt {len(named)} cards; a hand has {HAND}")
        if heap == _DRAW and len(named) > deck.size - 2 * HAND:
            raise GameError(f"the stack is dealt {len(named)} cards; it has {deck.size - 2 * HAND}")
        found[heap] = named
    return found, dealer
