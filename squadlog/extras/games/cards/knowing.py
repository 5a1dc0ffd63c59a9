"""What everybody who watched closely knows about cards that lie face down: which heap a card must be in.

Heaps are numbered: a seat's hand and reserve together by the seat, then the spoils, then what left the game.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from squadlog.base.dice import Chance
from squadlog.base.records import record
from squadlog.extras.games.cards.deck import cards_of


class Loose(NamedTuple):
    """Cards that are in one of a set of heaps, as masks; at most `away` of them have left the heap `home`."""

    heaps: int
    cards: int
    home: int
    away: int


@record
class Known:
    """`sure` holds a mask of cards for every heap; `loose` cards that may have gone from one heap to another."""

    sure: tuple[int, ...]
    loose: tuple[Loose, ...] = ()

    def without(self, card: int, heap: int) -> "Known":
        """A card of a heap has come to light."""
        return self.seen_apart(1 << card, heap)

    def with_cards(self, heap: int, cards: int) -> "Known":
        """Cards that everybody saw went into a heap."""
        return replace(
            self, sure=tuple(mask | cards if place == heap else mask for place, mask in enumerate(self.sure))
        )

    def poured(self, source: int, heap: int) -> "Known":
        """What is known after all cards of one heap go into another."""
        after = replace(
            self, sure=tuple(0 if place == source else mask for place, mask in enumerate(self.sure))
        )
        after = after.with_cards(heap, self.sure[source])
        moved = tuple(
            one._replace(
                heaps=one.heaps & ~(1 << source) | 1 << heap,
                home=heap if one.home == source else one.home,
            )
            if one.heaps >> source & 1
            else one
            for one in self.loose
        )
        return _surer(replace(after, loose=moved))

    def leaked(self, source: int, heap: int, count: int) -> "Known":
        """What is known after `count` cards of the heap `source`, nobody knows which, go into another heap."""
        loose = [
            one._replace(heaps=one.heaps | 1 << heap, away=one.away + count * (one.home == source))
            if one.heaps >> source & 1
            else one
            for one in self.loose
        ]
        if self.sure[source]:
            loose.append(Loose(1 << source | 1 << heap, self.sure[source], source, count))
        sure = tuple(0 if place == source else mask for place, mask in enumerate(self.sure))
        return Known(sure=sure, loose=tuple(loose))

    def seen_apart(self, cards: int, heap: int) -> "Known":
        """What is known without cards of a heap that are seen elsewhere, such as in the viewer's own hand."""
        loose = tuple(
            one._replace(
                cards=one.cards & ~cards,
                away=one.away - (one.cards & cards).bit_count() * (one.home != heap),
            )
            for one in self.loose
        )
        return _surer(Known(sure=tuple(mask & ~cards for mask in self.sure), loose=loose))


def _surer(known: Known) -> Known:
    """What is known, with cards that can be in one heap only as sure to be there."""
    after, loose = known, list[Loose]()
    for one in known.loose:
        if one.heaps & (one.heaps - 1) and one.away > 0:
            loose += [one] if one.cards else []
        else:
            after = after.with_cards(one.home, one.cards)
    return replace(after, loose=tuple(loose))


def deal_unknown(
    known: Known, unknown: Sequence[int], sizes: Sequence[int], chance: Chance
) -> list[list[int]]:
    """Heaps of the sizes asked for, at random, that agree with what is known.

    `unknown` are the cards that may be anywhere; there must be exactly as many cards as places.
    """
    heaps = [cards_of(mask) for mask in known.sure]
    allowed: dict[int, int] = {}
    for one in known.loose:
        cards = chance.shuffled(cards_of(one.cards))
        heaps[one.home] += cards[one.away :]
        allowed |= dict.fromkeys(cards[: one.away], one.heaps)
    room = [size - len(heap) for size, heap in zip(sizes, heaps, strict=True)]
    placed: dict[int, int] = {}
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
