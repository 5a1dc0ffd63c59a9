"""What the other player can tell about a hand, and a hand dealt at random that agrees with it."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from squadlog.base.dice import Chance


class Hint(NamedTuple):
    """At least `least` cards of a seat's hand are among those of a mask, as the other seat can tell."""

    seat: int
    mask: int
    least: int


def mask_of(cards: Iterable[int]) -> int:
    """A bit for every card."""
    return sum(1 << card for card in cards)


def hints_after_card(hints: Sequence[Hint], seat: int, card: int) -> tuple[Hint, ...]:
    """What can still be told once a card has left a hand: it may have been one of those meant."""
    found = []
    for hint in hints:
        meant = hint.seat == seat and hint.mask >> card & 1
        after = Hint(seat, hint.mask & ~(1 << card), hint.least - 1) if meant else hint
        if after.least > 0:
            found.append(after)
    return tuple(found)


def forget_hand(hints: Sequence[Hint], seat: int) -> tuple[Hint, ...]:
    """A hand was replaced: nothing can be told about it any more."""
    return tuple(hint for hint in hints if hint.seat != seat)


def hand_dealt(
    pool: Sequence[int], size: int, hints: Sequence[Hint], chance: Chance
) -> tuple[list[int], list[int]]:
    """A hand from the pool that agrees with the hints, and what is left of the pool; both in random order.

    Cards are exchanged between hand and pool until all hints are met, which they can be.
    """
    cards = chance.shuffled(pool)
    while True:
        short = next((hint for hint in hints if _count_met(cards[:size], hint) < hint.least), None)
        if short is None:
            return cards[:size], cards[size:]
        wanted = [place for place in range(size, len(cards)) if short.mask >> cards[place] & 1]
        given = [place for place in range(size) if not short.mask >> cards[place] & 1]
        spare = [place for place in given if not _is_needed(cards, size, place, hints)] or given
        if not wanted or not spare:
            cards = chance.shuffled(cards)
            continue
        one, other = chance.pick(wanted), chance.pick(spare)
        cards[one], cards[other] = cards[other], cards[one]


def _count_met(hand: Sequence[int], hint: Hint) -> int:
    return sum(hint.mask >> card & 1 for card in hand)


def _is_needed(cards: Sequence[int], size: int, place: int, hints: Sequence[Hint]) -> bool:
    return any(
        hint.mask >> cards[place] & 1 and _count_met(cards[:size], hint) <= hint.least for hint in hints
    )
