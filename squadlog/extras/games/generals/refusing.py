"""Why a move of Generals and Majors cannot be made, in one sentence that says what would be legal.

No sentence names a card of the hand that was not asked for: anybody may be reading. What anybody can see is wrong with
a move is said first, whether or not its card is held; who does not hold it is told last.
"""

from dataclasses import replace

from squadlog.base.names import clean_text
from squadlog.extras.games.game import GameError, Move
from squadlog.extras.games.generals.account import account
from squadlog.extras.games.generals.cancelling import NOTHING, is_cancelling, ways
from squadlog.extras.games.generals.moves import Deploy, Drop, GeneralsWord, Promote
from squadlog.extras.games.generals.options import HAND
from squadlog.extras.games.generals.position import GeneralsPosition
from squadlog.extras.games.generals.sides import Army, Points, army_value, payments
from squadlog.extras.games.generals.table import NOBODY, SEATS, GeneralsTable


def why_not(position: GeneralsPosition, move: Move) -> GameError | None:
    """What is wrong with a move, None if it is legal."""
    table, seat = position.table, position.to_move
    if seat is None:
        over = table.over
        return GameError(f"the game is over: {over.reason if over else ''}", rule=over.rule if over else "")
    if move is GeneralsWord.RESIGN:
        return None
    who, hand = SEATS[seat], position.hands[seat]
    if table.asked != NOBODY:
        if move in (GeneralsWord.REDRAW, GeneralsWord.KEEP):
            return None
        return GameError(f"{who} says first whether to throw the hand back: redraw or keep", rule="GM-14")
    if table.dropping:
        if isinstance(move, Drop) and move.card in hand:
            return None
        more, such = len(hand) - HAND, table.pack.names[5]
        return GameError(
            f"{who} discards down to {HAND} cards; {more} to go, such as drop {such}", rule="B.3"
        )
    if move is GeneralsWord.END:
        return None
    if isinstance(move, GeneralsWord):
        return GameError("first hands can be thrown back only before the first turn", rule="GM-14")
    if isinstance(move, Drop):
        said = f"cards are discarded at the end of a turn, and only beyond {HAND}; end the turn first"
        return GameError(said, rule="B.3")
    if not isinstance(move, Promote | Deploy):
        return GameError(f"{clean_text(repr(move), limit=60)} is no move of this game")
    if not 0 <= move.card < table.pack.size:
        return GameError(f"there is no card {move.card}; cards are numbered from 0 to {table.pack.size - 1}")
    fault = _promote(table, move) if isinstance(move, Promote) else _deploy(table, move)
    if fault or move.card in hand:
        return fault
    said = f"{who} does not hold {_name(table, move.card)}; only a card of the hand can be laid"
    return GameError(said, rule="B.3")


def why_not_card(table: GeneralsTable, card: int) -> GameError | None:
    """Why the seat to move can lay a card it holds neither as commander nor as army; None if it can."""
    commander, army = _no_commander(table, card), _no_army(table, card, _payments(table, card))
    if commander is None or army is None:
        return None
    if table.pack.joker[card]:
        return GameError(f"{commander.said}; as army, {army.said}", rule=army.rule)
    return army if table.pack.command[card] is None else commander


def _name(table: GeneralsTable, card: int) -> str:
    return table.pack.names[card] if 0 <= card < table.pack.size else "that card"


def _promote(table: GeneralsTable, move: Promote) -> GameError | None:
    name, fault = _name(table, move.card), _no_commander(table, move.card)
    if fault or move in table.promotions([move.card]):
        return fault
    if table.rules.split_fixed:
        said = f"the points of {name} are settled as it is laid: say how they fall, such as 1 and 1"
    else:
        said = f"the points of {name} are split anew in each turn; lay it without a split"
    return GameError(said, rule="GM-09")


def _no_commander(table: GeneralsTable, card: int) -> GameError | None:
    """Why a card can be no commander now, None if it can."""
    name = _name(table, card)
    if table.pack.command[card] is None:
        return GameError(f"{name} is an army, no commander", rule="B.3")
    if table.promoted:
        said = f"{name} can be no commander now: one was laid in this turn already, and one is all"
        return GameError(said, rule="B.3")
    if not table.may_promote():
        said = f"{name} can be no commander now: the one of a turn is laid before its armies"
        return GameError(said, rule="GM-21")
    return None


def _payments(table: GeneralsTable, card: int) -> list[tuple[int, Points]]:
    """What a card would be worth as army, and each way to pay for it."""
    return list(payments(table.rules, table.sides[table.mover], table.spent, card))


def _no_army(table: GeneralsTable, card: int, found: list[tuple[int, Points]]) -> GameError | None:
    """Why a card that can be paid for in these ways can be no army now, None if it can."""
    name = _name(table, card)
    if table.pack.army[card] is None:
        return GameError(f"{name} is a commander, no army", rule="B.3")
    value = army_value(table.rules, table.sides[table.mover], card)
    if value is None:
        said = f"{name} copies the highest open army of its owner, and there is none"
        return GameError(said, rule="GM-12")
    if found:
        return None
    side, who = account(table, table.mover), SEATS[table.mover]
    names = [table.pack.colour_names[colour] for colour in table.pack.colours[card]]
    cost = f"{name} costs {value} of {' or '.join(names)}"
    if not any(most for colour, _, most in side.command if colour in names):
        said = f"{cost}, more than its command allows: {who} has no commander of {' or '.join(names)} yet"
        return GameError(said, rule="GM-01")
    left = " and ".join(f"{most} of {colour}" for colour, most in side.left if colour in names)
    when = "beside what lies open" if table.rules.standing else "in this turn"
    said = f"{cost}, more than its command allows: {who} has {left} left {when}"
    return GameError(said, rule="GM-01")


def _deploy(table: GeneralsTable, move: Deploy) -> GameError | None:
    name, found = _name(table, move.card), _payments(table, move.card)
    fault = _no_army(table, move.card, found)
    if fault:
        return fault
    value = found[0][0]
    paid = [paid for _, paid in found]
    if move.paid not in paid:
        listed = " or ".join(table.pack.written(one) for one in paid[:6])
        rule = "GM-13" if table.pack.joker[move.card] else "GM-01"
        return GameError(f"{name} costs {value}; it may be paid as {listed}", rule=rule)
    return _cancelling(table, move, value)


def _cancelling(table: GeneralsTable, move: Deploy, value: int) -> GameError | None:
    rules, name = table.rules, _name(table, move.card)
    own, foe = table.sides[table.mover], table.sides[1 - table.mover]
    laid = Army(move.card, value, move.paid)
    with_it = replace(own, armies=(*own.armies, laid))
    cancelled = (tuple(move.own), tuple(move.foe))
    found = ways(rules, with_it, foe, laid)
    listed = " or ".join(_cancels(table, *one) for one in found[:6])
    if cancelled == NOTHING:
        if not found or rules.cancel_optional:
            return None
        return GameError(f"{name} must cancel: {listed}", rule="GM-05")
    if not is_cancelling(rules, with_it, foe, laid, cancelled):
        if not found:
            said = f"{name} cancels nothing: no open armies have the same total"
        else:
            said = f"that does not make the same total; {name} cancels {listed}"
        return GameError(said, rule="GM-03")
    if rules.cancel_choice != "choose" and cancelled not in found:
        said = f"{name} cancels {_cancels(table, *found[0])}, by what was agreed"
        return GameError(said, rule="GM-04")
    return None


def _cancels(table: GeneralsTable, own: tuple[int, ...], foe: tuple[int, ...]) -> str:
    joined = f"with {','.join(_name(table, card) for card in own)} " if own else ""
    return f"{joined}x{','.join(_name(table, card) for card in foe)}"
