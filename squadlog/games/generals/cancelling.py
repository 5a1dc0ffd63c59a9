"""Which armies cancel each other when one is laid (GM-03 to GM-05)."""

from collections.abc import Sequence
from itertools import combinations

from squadlog.games.generals.cards import pack
from squadlog.games.generals.options import Rules
from squadlog.games.generals.sides import Army, Side, worth

Cancelled = tuple[tuple[int, ...], tuple[int, ...]]
"""Cards turned face down besides the one laid: own ones, and the enemy's. Nothing of the enemy's: nothing is cancelled."""
NOTHING: Cancelled = ((), ())
_MOST_OWN = 2


def _partners(rules: Rules, card: int, armies: Sequence[Army]) -> list[Army]:
    """The open armies that can cancel along with a card or be cancelled by it."""
    deck = pack(rules.deck)
    lying = [army for army in armies if army.is_open and army.card != card]
    if rules.cancel_same:
        lying = [army for army in lying if set(deck.colours[army.card]) & set(deck.colours[card])]
    return lying


def is_cancelling(rules: Rules, own: Side, foe: Side, laid: Army, cancelled: Cancelled) -> bool:
    """Whether these cards cancel the army laid, which already lies among the own: equal totals of open armies."""
    mine, theirs = cancelled
    if (
        not theirs
        or (mine and not rules.cancel_subset)
        or len({*mine}) != len(mine)
        or len({*theirs}) != len(theirs)
    ):
        return False
    here = {army.card: worth(rules, own, army) for army in _partners(rules, laid.card, own.armies)}
    there = {army.card: worth(rules, foe, army) for army in _partners(rules, laid.card, foe.armies)}
    if not (set(mine) <= set(here) and set(theirs) <= set(there)):
        return False
    total = worth(rules, own, laid) + sum(here[card] for card in mine)
    return total == sum(there[card] for card in theirs)


def ways(rules: Rules, own: Side, foe: Side, laid: Army) -> list[Cancelled]:
    """What may be cancelled by an army that already lies among the own: fewest cards first, then the oldest.

    Of enemy armies that are alike only the oldest are named; of own ones at most two join. Empty if nothing can be.
    """
    theirs = _partners(rules, laid.card, foe.armies)
    values = [worth(rules, foe, army) for army in theirs]
    alike = [(value, army.paid if rules.standing else ()) for value, army in zip(values, theirs, strict=True)]
    mine = _partners(rules, laid.card, own.armies) if rules.cancel_subset else []
    found: list[Cancelled] = []
    for count in range(min(_MOST_OWN, len(mine)) + 1):
        for joined in combinations(mine, count):
            total = worth(rules, own, laid) + sum(worth(rules, own, army) for army in joined)
            found += [
                (tuple(army.card for army in joined), tuple(theirs[place].card for place in places))
                for places in _sums(values, alike, total, 0)
                if places
            ]
    found.sort(key=lambda cancelled: len(cancelled[0]) + len(cancelled[1]))
    if rules.cancel_choice == "fewest":
        return found[:1]
    if rules.cancel_choice == "largest":
        most = max((len(mine) + len(theirs) for mine, theirs in found), default=0)
        return [one for one in found if len(one[0]) + len(one[1]) == most][:1]
    return found


def _sums(
    values: list[int], alike: list[tuple[int, tuple[int, ...]]], total: int, first: int
) -> list[tuple[int, ...]]:
    """Places, in rising order, whose values make the total; of places that are alike the earliest."""
    found: list[tuple[int, ...]] = [()] if total == 0 else []
    tried = set()
    for place in range(first, len(values)):
        if values[place] > total or alike[place] in tried:
            continue
        tried.add(alike[place])
        found += [(place, *rest) for rest in _sums(values, alike, total - values[place], place + 1)]
    return found
