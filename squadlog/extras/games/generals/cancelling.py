"""The armies that cancel each other when one is laid (GM-03 to GM-05)."""

from collections.abc import Sequence
from itertools import combinations

from squadlog.extras.games.generals.cards import pack
from squadlog.extras.games.generals.options import GeneralsRules
from squadlog.extras.games.generals.sides import Army, GeneralsSide, worth

Cancelled = tuple[tuple[int, ...], tuple[int, ...]]
"""Cards turned face down besides the one laid: own ones, and the enemy's.

Nothing of the enemy's: nothing is cancelled.
"""
NOTHING: Cancelled = ((), ())
_Places = tuple[int, ...]
_MOST_OWN = 2
"""Own armies that join where there is a choice; more only if fewer do not cancel."""


def _partners(rules: GeneralsRules, card: int, armies: Sequence[Army]) -> list[Army]:
    """The open armies that can cancel along with a card or be cancelled by it."""
    deck = pack(rules.deck)
    lying = [army for army in armies if army.is_open and army.card != card]
    if rules.cancel_same:
        lying = [army for army in lying if set(deck.colours[army.card]) & set(deck.colours[card])]
    return lying


def is_cancelling(
    rules: GeneralsRules, own: GeneralsSide, foe: GeneralsSide, laid: Army, cancelled: Cancelled
) -> bool:
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


def ways(rules: GeneralsRules, own: GeneralsSide, foe: GeneralsSide, laid: Army) -> list[Cancelled]:
    """What may be cancelled by an army that already lies among the own: fewest cards first, then the oldest.

    Of enemy armies that are alike only the oldest are named; of own ones at most two join, unless it takes more to
    cancel at all. Empty if nothing can be. What was agreed upon (GM-04) leaves one way.
    """
    theirs = _partners(rules, laid.card, foe.armies)
    values = [worth(rules, foe, army) for army in theirs]
    mine = _partners(rules, laid.card, own.armies) if rules.cancel_subset else []
    worths = [worth(rules, own, army) for army in mine]
    value = worth(rules, own, laid)
    if mine or rules.cancel_choice != "choose":
        agreed = _find_agreement(worths, values, value, most=rules.cancel_choice == "largest")
        if agreed is None:
            return []
        if rules.cancel_choice != "choose":
            return [_cards(mine, theirs, *agreed)]
    alike = [(one, army.paid if rules.standing else ()) for one, army in zip(values, theirs, strict=True)]
    found: list[Cancelled] = []
    for count in range(len(mine) + 1):
        if count > _MOST_OWN and found:
            break
        for joined in combinations(range(len(mine)), count):
            total = value + sum(worths[place] for place in joined)
            found += [_cards(mine, theirs, joined, down) for down in _sums(values, alike, total, 0) if down]
    found.sort(key=lambda cancelled: len(cancelled[0]) + len(cancelled[1]))
    return found


def _cards(mine: list[Army], theirs: list[Army], joined: _Places, down: _Places) -> Cancelled:
    return tuple(mine[place].card for place in joined), tuple(theirs[place].card for place in down)


def _find_agreement(
    mine: list[int], theirs: list[int], value: int, *, most: bool
) -> tuple[_Places, _Places] | None:
    """The way that takes the fewest cards of both sides, or the most; own ones first spared, then the oldest."""
    own, foe = _by_total(mine, most=most), _by_total(theirs, most=most)
    own[0] = own.get(0, ()) if most else ()
    found = [(joined, foe[value + total]) for total, joined in own.items() if value + total in foe]
    sign = -1 if most else 1
    return min(
        found,
        key=lambda way: (sign * (len(way[0]) + len(way[1])), len(way[0]), *way),
        default=None,
    )


def _by_total(values: list[int], *, most: bool) -> dict[int, _Places]:
    """For every total that one place or more can make the fewest or the most that do; the first of equals."""
    found: dict[int, _Places] = {}
    for place in range(len(values) - 1, -1, -1):
        with_it: dict[int, _Places] = {values[place]: (place,)}
        for total, places in found.items():
            known = with_it.get(total + values[place])
            if known is None or (len(places) >= len(known)) == most:
                with_it[total + values[place]] = (place, *places)
        for total, places in with_it.items():
            known = found.get(total)
            if known is None or (len(places) >= len(known) if most else len(places) <= len(known)):
                found[total] = places
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
