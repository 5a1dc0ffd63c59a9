"""Why a move of Generals and Majors cannot be made, in one sentence that says what would be legal.

No sentence names a card of the hand that was not asked for: anybody may be reading.
"""

from dataclasses import replace

from squadlog.games.game import Move
from squadlog.games.generals.account import account
from squadlog.games.generals.cancelling import NOTHING, is_cancelling, ways
from squadlog.games.generals.moves import Deploy, Drop, Promote, Word
from squadlog.games.generals.options import HAND
from squadlog.games.generals.position import Position
from squadlog.games.generals.sides import Army, army_value, payments
from squadlog.games.generals.table import NOBODY, SEATS, Table
from squadlog.names import cleaned


def why_not(position: Position, move: Move) -> str:
    """Nothing if the move is legal, else what is wrong with it."""
    table, seat = position.table, position.to_move
    if seat is None:
        return f"the game is over: {table.over.reason if table.over else ''}"
    who, hand = SEATS[seat], position.hands[seat]
    if table.asked != NOBODY:
        if move in (Word.REDRAW, Word.KEEP):
            return ""
        return f"{who} says first whether to throw the hand back: redraw or keep"
    if table.dropping:
        if isinstance(move, Drop) and move.card in hand:
            return ""
        return f"{who} discards down to {HAND} cards; {len(hand) - HAND} to go, such as drop {table.pack.names[5]}"
    if move is Word.END:
        return ""
    if isinstance(move, Word):
        return "first hands can be thrown back only before the first turn"
    if isinstance(move, Drop):
        return f"cards are discarded at the end of a turn, and only beyond {HAND}; end the turn first"
    if not isinstance(move, Promote | Deploy):
        return f"{cleaned(repr(move), limit=60)} is no move of this game"
    if move.card not in hand:
        return f"{who} does not hold {_name(table, move.card)}; only a card of the hand can be laid"
    return _promote(table, move) if isinstance(move, Promote) else _deploy(table, move)


def _name(table: Table, card: int) -> str:
    return table.pack.names[card] if 0 <= card < table.pack.size else "that card"


def _promote(table: Table, move: Promote) -> str:
    name = _name(table, move.card)
    if table.pack.command[move.card] is None:
        return f"{name} is an army, no commander"
    if table.promoted:
        return "a commander was laid in this turn already; one is all"
    if not table.may_promote():
        return "the commander of a turn is laid before its armies (GM-21)"
    found = table.promotions([move.card])
    if move in found:
        return ""
    if table.rules.split_fixed:
        return f"the points of {name} are settled as it is laid (GM-09): say how they fall, such as 1 and 1"
    return f"the points of {name} are split anew in each turn; lay it without a split"


def _deploy(table: Table, move: Deploy) -> str:
    deck, rules, name = table.pack, table.rules, _name(table, move.card)
    own, foe = table.sides[table.mover], table.sides[1 - table.mover]
    if deck.army[move.card] is None:
        return f"{name} is a commander, no army"
    value = army_value(rules, own, move.card)
    if value is None:
        return f"{name} copies the highest open army of its owner, and there is none (GM-12)"
    paid = [paid for _, paid in payments(rules, own, table.spent, move.card)]
    if not paid:
        left = account(table, table.mover).left
        colours = ", ".join(f"{most} of {colour}" for colour, most in left)
        what = (
            "what lies open uses command as well" if rules.standing else f"this turn allows still {colours}"
        )
        return f"{name} costs {value}, more than its command allows; {what}"
    if move.paid not in paid:
        return f"{name} costs {value}; it may be paid as {' or '.join(_paid(table, one) for one in paid[:6])}"
    laid = Army(move.card, value, move.paid)
    with_it = replace(own, armies=(*own.armies, laid))
    cancelled = (tuple(move.own), tuple(move.foe))
    found = ways(rules, with_it, foe, laid)
    if cancelled == NOTHING:
        if not found or rules.cancel_optional:
            return ""
        return f"{name} must cancel (GM-05): {' or '.join(_cancels(table, *one) for one in found[:6])}"
    if not is_cancelling(rules, with_it, foe, laid, cancelled):
        if not found:
            return f"{name} cancels nothing: no open armies have the same total"
        return f"that does not make the same total; {name} cancels {' or '.join(_cancels(table, *one) for one in found[:6])}"
    if rules.cancel_choice != "choose" and cancelled not in found:
        return f"{name} cancels {_cancels(table, *found[0])}, by what was agreed (GM-04)"
    return ""


def _paid(table: Table, paid: tuple[int, ...]) -> str:
    return (
        "+".join(f"{share}{letter}" for share, letter in zip(paid, table.pack.letters, strict=True) if share)
        or "0"
    )


def _cancels(table: Table, own: tuple[int, ...], foe: tuple[int, ...]) -> str:
    joined = f"with {','.join(_name(table, card) for card in own)} " if own else ""
    return f"{joined}x{','.join(_name(table, card) for card in foe)}"
