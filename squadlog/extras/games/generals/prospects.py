"""What command and a hand promise: how the turns to come are judged when nobody plays them out."""

from collections.abc import Sequence
from functools import lru_cache

from squadlog.extras.games.generals.cards import Pack
from squadlog.extras.games.generals.sides import Points

_DRAWS = 10
"""How many cards are thought to be drawn yet, when command is judged by what it lets one lay."""
_USABLE = 0.8
"""What part of its value an army in hand is worth when it can be paid for."""
_LATER = 0.5
"""What part of that it is worth when it can be once the commanders in hand are laid."""
_A_COMMANDER = 20.0
"""A commander is of more use than any army."""
_BEYOND = 4.0
"""An army one point beyond all command is of about as much use as one of this value that can be paid."""


def prospects(deck: Pack, ways: Sequence[Points], hand: Sequence[int]) -> float:
    """What command, and a hand that can use it, are worth in lead. `ways` are the commands that open splits allow."""
    now = list(ways[0]) if len(ways) == 1 else [max(points) for points in zip(*ways, strict=True)]
    soon = now.copy()
    for card in hand:
        for colour in deck.colours[card]:
            soon[colour] += deck.command[card] or 0
    total = 0.0
    for colour, gains in enumerate(_gains(deck)):
        top = len(gains) - 1
        sure, likely = gains[min(now[colour], top)], gains[min(soon[colour], top)]
        total += _DRAWS * (sure + _LATER * (likely - sure))
    return total + sum(_in_hand(deck, card, now, soon) for card in hand)


def _in_hand(deck: Pack, card: int, now: Sequence[int], soon: Sequence[int]) -> float:
    value = deck.army[card]
    if not value:
        return 0.0
    if any(value <= now[colour] for colour in deck.colours[card]):
        return _USABLE * value
    if any(value <= soon[colour] for colour in deck.colours[card]):
        return _LATER * _USABLE * value
    return 0.0


@lru_cache(maxsize=4)
def _gains(deck: Pack) -> tuple[tuple[float, ...], ...]:
    """What the next card drawn lets one lay, by colour and command there, on average."""
    worths = [
        [value for card, value in enumerate(deck.army) if value and deck.colours[card][0] == colour]
        for colour in range(len(deck.letters))
    ]
    return tuple(
        tuple(
            sum(value for value in of_colour if value <= most) / deck.size
            for most in range(max(of_colour) + 1)
        )
        for of_colour in worths
    )


def use_of(deck: Pack, hand: Sequence[int], commander: int) -> float:
    """How much a commander of the hand would help its armies."""
    colours = set(deck.colours[commander])
    waiting = sum(
        deck.army[other] or 0 for other in hand if other != commander and colours & set(deck.colours[other])
    )
    return (deck.command[commander] or 0) * 3 + min(waiting, 12) * 0.5


def least_useful(deck: Pack, ways: Sequence[Points], hand: Sequence[int]) -> int:
    """The card of the hand that is missed least: an army beyond all command, else a small one; commanders last."""

    def use(card: int) -> float:
        if deck.command[card] is not None:
            return _A_COMMANDER + (deck.command[card] or 0)
        value = deck.army[card] or 0
        most = max(way[colour] for way in ways for colour in deck.colours[card])
        return value if value <= most else _BEYOND - 0.5 * (value - most)

    return min(hand, key=use)
