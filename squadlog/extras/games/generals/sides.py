"""What a player has laid: commanders, armies, and what they are worth (GM-01 to GM-13)."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from squadlog.base.records import record
from squadlog.extras.games.generals.cards import Pack, pack
from squadlog.extras.games.generals.options import GeneralsRules

Points = tuple[int, ...]
"""Command points, by colour."""


class Commander(NamedTuple):
    """A card laid as commander; `split` is how its points fall to the colours, empty where that is open (GM-09)."""

    card: int
    split: Points = ()


class Army(NamedTuple):
    """A card laid as army: its value when it was laid, what each colour paid, and whether it lies open."""

    card: int
    value: int
    paid: Points
    is_open: bool = True


@record
class GeneralsSide:
    """What one player has on the table, in the order laid."""

    commanders: tuple[Commander, ...] = ()
    armies: tuple[Army, ...] = ()


def splits(points: int, colours: tuple[int, ...], count: int, *, single: bool = False) -> list[Points]:
    """Every way to divide points among colours, of `count` colours in all; `single`: all of them to one."""
    if len(colours) == 1:
        return [tuple(points if colour == colours[0] else 0 for colour in range(count))]
    one, other = colours
    shares = sorted({0, points}, reverse=True) if single else range(points, -1, -1)
    return [
        tuple(share if colour == one else points - share if colour == other else 0 for colour in range(count))
        for share in shares
    ]


def command_points(rules: GeneralsRules, commanders: tuple[Commander, ...]) -> Points:
    """The command in each colour when every commander's split is settled (B.3): points, and one for a group.

    A commander of two colours counts toward groups as GM-10 says.
    """
    deck = pack(rules.deck)
    points, members = [0] * len(deck.letters), [0] * len(deck.letters)
    for commander in commanders:
        colours = deck.colours[commander.card]
        for colour in colours:
            share = commander.split[colour]
            points[colour] += share
            if (
                len(colours) == 1
                or rules.joker_group == "both"
                or (rules.joker_group == "supplying" and share)
            ):
                members[colour] += 1
    if deck.group_size:
        for colour, count in enumerate(members):
            points[colour] += deck.group_bonus * (count >= deck.group_size)
    return tuple(points)


@lru_cache(maxsize=20_000)
def best_command_points(rules: GeneralsRules, commanders: tuple[Commander, ...]) -> tuple[Points, ...]:
    """Every command that open splits allow, but for those that another one equals or betters in each colour."""
    deck = pack(rules.deck)
    ways = [
        [commander]
        if commander.split
        else [
            Commander(commander.card, split)
            for split in splits(
                deck.command[commander.card] or 0, deck.colours[commander.card], len(deck.letters)
            )
        ]
        for commander in commanders
    ]
    found = {command_points(rules, tuple(way)) for way in product(*ways)}
    return tuple(
        sorted(
            one
            for one in found
            if not any(
                other != one and all(a >= b for a, b in zip(other, one, strict=True)) for other in found
            )
        )
    )


def worth(rules: GeneralsRules, side: GeneralsSide, army: Army) -> int:
    """What an army counts now; nothing face down. A joker may follow the highest number in play (GM-12)."""
    if not army.is_open:
        return 0
    deck = pack(rules.deck)
    if rules.dynamic and deck.joker[army.card]:
        return max((a.value for a in side.armies if a.is_open and not deck.joker[a.card]), default=0)
    return army.value


def strength(rules: GeneralsRules, side: GeneralsSide) -> int:
    """The value of all open armies."""
    return sum(worth(rules, side, army) for army in side.armies)


def army_value(rules: GeneralsRules, side: GeneralsSide, card: int) -> int | None:
    """What a card would count as army if it were laid now, None if it cannot be (GM-12)."""
    deck = pack(rules.deck)
    value = deck.army[card]
    if not deck.joker[card]:
        return value
    lying = [worth(rules, side, army) for army in side.armies if army.is_open]
    if not lying:
        return 0 if rules.allow_zero else None
    return max(lying)


def in_use(rules: GeneralsRules, side: GeneralsSide, colours: int) -> Points:
    """The command that armies on the table use: none by the turn, that of open ones if it stands (GM-01, GM-07)."""
    use = [0] * colours
    if rules.standing:
        for army in side.armies:
            if army.is_open or rules.facedown_uses:
                for colour, share in enumerate(army.paid):
                    use[colour] += share
    return tuple(use)


def payments(
    rules: GeneralsRules, side: GeneralsSide, spent: Points, card: int
) -> Iterator[tuple[int, Points]]:
    """Every way to pay for a card as army: its value and what each colour pays.

    `spent` is what was laid in this turn, by colour. No colour pays for another (GM-02).
    """
    value = army_value(rules, side, card)
    if value is None:
        return
    deck: Pack = pack(rules.deck)
    use = in_use(rules, side, len(deck.letters)) if rules.standing else spent
    able = best_command_points(rules, side.commanders)
    for paid in splits(value, deck.colours[card], len(deck.letters), single=rules.single_colour):
        asked = [(colour, use[colour] + share) for colour, share in enumerate(paid) if share or spent[colour]]
        if any(all(points[colour] >= need for colour, need in asked) for points in able):
            yield value, paid
