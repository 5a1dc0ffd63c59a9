"""Why a side is as strong as it is, and why it commands what it commands: card by card, with the rule that says so."""

from squadlog.base.records import record
from squadlog.extras.games.account import CardLine
from squadlog.extras.games.generals.sides import (
    Commander,
    best_command_points,
    command_points,
    in_use,
    splits,
    worth,
)
from squadlog.extras.games.generals.table import GeneralsTable


@record
class SideAccount:
    """One side.

    `command` names for every colour the least and the most that there can be; jokers split between (GM-09).

    `left` is what may still be laid in this turn, by colour, at most; `lead` is negative for the weaker side.
    """

    seat: int
    commanders: tuple[CardLine, ...]
    armies: tuple[CardLine, ...]
    groups: tuple[str, ...]
    command: tuple[tuple[str, int, int], ...]
    left: tuple[tuple[str, int], ...]
    strength: int
    lead: int


def account(table: GeneralsTable, seat: int) -> SideAccount:
    """What a side has, and what every card does for it."""
    deck, side, rules = table.pack, table.sides[seat], table.rules
    ways = best_command_points(rules, side.commanders)
    laid = table.spent if seat == table.mover and table.spent else (0,) * len(deck.letters)
    use = in_use(rules, side, len(deck.letters)) if rules.standing else laid
    span = tuple(
        (name, min(way[colour] for way in ways), max(way[colour] for way in ways))
        for colour, name in enumerate(deck.colour_names)
    )
    # A split may not go back on what it paid for in this turn; colours that paid nothing are free (GM-09).
    fitting = [
        way for way in ways if all(way[colour] >= use[colour] for colour, share in enumerate(laid) if share)
    ]
    left = tuple(
        (name, max((0, *(way[colour] - use[colour] for way in fitting))))
        for colour, name in enumerate(deck.colour_names)
    )
    plain = tuple(one for one in side.commanders if one.split or len(deck.colours[one.card]) == 1)
    settled = command_points(rules, tuple(one if one.split else _alone(table, one.card) for one in plain))
    groups = tuple(
        f"{name}: {deck.group_size} commanders or more, {deck.group_bonus} point more (GM-11)"
        for colour, name in enumerate(deck.colour_names)
        if deck.group_size and settled[colour] > _points(table, plain, colour)
    )
    return SideAccount(
        seat=seat,
        commanders=tuple(_commander(table, one.card, one.split) for one in side.commanders),
        armies=tuple(_army(table, seat, place) for place in range(len(side.armies))),
        groups=groups,
        command=span,
        left=left,
        strength=table.strength(seat),
        lead=table.lead(seat),
    )


def _alone(table: GeneralsTable, card: int) -> Commander:
    deck = table.pack
    return Commander(card, splits(deck.command[card] or 0, deck.colours[card], len(deck.letters))[0])


def _points(table: GeneralsTable, commanders: tuple[Commander, ...], colour: int) -> int:
    return sum((one.split or _alone(table, one.card).split)[colour] for one in commanders)


def _commander(table: GeneralsTable, card: int, split: tuple[int, ...]) -> CardLine:
    deck = table.pack
    points, colours = deck.command[card] or 0, [deck.colour_names[colour] for colour in deck.colours[card]]
    why, rule = f"commands {points} of {colours[0]}", "B.3"
    if len(colours) > 1 and split:
        why = "commands " + " and ".join(
            f"{share} of {name}" for share, name in zip(split, deck.colour_names, strict=True) if share
        )
        rule = "GM-09"
    elif len(colours) > 1:
        why, rule = f"commands {points}, of {' or '.join(colours)} in any split, anew in each turn", "GM-09"
    return CardLine(card=card, name=deck.names[card], value=points, why=why, rule=rule)


def _army(table: GeneralsTable, seat: int, place: int) -> CardLine:
    deck, side = table.pack, table.sides[seat]
    army = side.armies[place]
    value = worth(table.rules, side, army)
    why, rule = "as printed", "B.3"
    if not army.is_open:
        why, rule = "cancelled, face down", "GM-07"
    elif deck.joker[army.card]:
        why = "as its owner's highest army in play" + ("" if table.rules.dynamic else " when it was laid")
        rule = "GM-12"
    return CardLine(
        card=army.card, name=deck.names[army.card], value=value, why=why, rule=rule, is_open=army.is_open
    )
