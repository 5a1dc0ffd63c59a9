"""What everybody who watched closely knows about cards that lie face down: in which heap a card must be.

Heaps are numbered: a seat's hand and reserve together by the seat, then the spoils, then what left the game.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from squadlog.dice import Chance
from squadlog.games.cards.deck import cards_of


@dataclass(frozen=True, slots=True, kw_only=True)
class Known:
    """`sure` holds a mask of cards for every heap; `loose` sets of heaps, as masks, and cards known to be in one of them."""

    sure: tuple[int, ...]
    loose: tuple[tuple[int, int], ...] = ()

    def without(self, card: int) -> "Known":
        """A card has come to light."""
        bit = ~(1 << card)
        return Known(
            sure=tuple(mask & bit for mask in self.sure),
            loose=tuple((heaps, mask & bit) for heaps, mask in self.loose if mask & bit),
        )

    def with_cards(self, heap: int, cards: int) -> "Known":
        """Cards that everybody saw went into a heap."""
        return replace(
            self, sure=tuple(mask | cards if place == heap else mask for place, mask in enumerate(self.sure))
        )

    def poured(self, source: int, heap: int) -> "Known":
        """All of one heap goes into another."""
        after = replace(
            self, sure=tuple(0 if place == source else mask for place, mask in enumerate(self.sure))
        )
        after = after.with_cards(heap, self.sure[source])
        loose: dict[int, int] = {}
        for before, cards in self.loose:
            heaps = before & ~(1 << source) | 1 << heap if before >> source & 1 else before
            if heaps & (heaps - 1):
                loose[heaps] = loose.get(heaps, 0) | cards
            else:
                after = after.with_cards(heap, cards)
        return replace(after, loose=tuple(loose.items()))

    def leaked(self, source: int, heap: int) -> "Known":
        """Some cards of one heap, nobody knows which, go into another."""
        loose: dict[int, int] = {}
        if self.sure[source]:
            loose[1 << source | 1 << heap] = self.sure[source]
        for before, cards in self.loose:
            heaps = before | 1 << heap if before >> source & 1 else before
            loose[heaps] = loose.get(heaps, 0) | cards
        sure = tuple(0 if place == source else mask for place, mask in enumerate(self.sure))
        return Known(sure=sure, loose=tuple(loose.items()))

    def seen_apart(self, cards: int) -> "Known":
        """The same without cards that the viewer sees elsewhere, such as in his own hand."""
        return Known(
            sure=tuple(mask & ~cards for mask in self.sure),
            loose=tuple((heaps, mask & ~cards) for heaps, mask in self.loose if mask & ~cards),
        )


def scattered(known: Known, unknown: Sequence[int], sizes: Sequence[int], chance: Chance) -> list[list[int]]:
    """Heaps of the sizes asked for, at random, that agree with what is known.

    `unknown` are the cards that may be anywhere; there must be exactly as many cards as places.
    """
    heaps = [cards_of(mask) for mask in known.sure]
    room = [size - len(heap) for size, heap in zip(sizes, heaps, strict=True)]
    placed: dict[int, int] = {}
    allowed = {card: where for where, cards in known.loose for card in cards_of(cards)}
    for card in chance.shuffled(sorted(allowed)):
        _place(card, allowed=allowed, placed=placed, room=room, chance=chance, tried=set())
    for card, place in placed.items():
        heaps[place].append(card)
    rest = chance.shuffled(unknown)
    full = []
    for heap, free in zip(heaps, room, strict=True):
        full.append(chance.shuffled([*heap, *rest[:free]]))
        del rest[:free]
    return full


def _place(
    card: int,
    *,
    allowed: dict[int, int],
    placed: dict[int, int],
    room: list[int],
    chance: Chance,
    tried: set[int],
) -> bool:
    """Find a heap for a card; if those it may be in are full, another card there moves on."""
    heaps = [heap for heap in range(len(room)) if allowed[card] >> heap & 1 and heap not in tried]
    free = [heap for heap in heaps for _ in range(room[heap])]
    if free:
        placed[card] = chance.pick(free)
        room[placed[card]] -= 1
        return True
    for heap in heaps:
        tried.add(heap)
        for other in [held for held, where in placed.items() if where == heap]:
            if _place(other, allowed=allowed, placed=placed, room=room, chance=chance, tried=tried):
                placed[card] = heap
                return True
    return False
