"""The course of a game: first hands, turns, the stack that runs out, and how it ends (GM-14 to GM-18, GM-23)."""

from dataclasses import replace

from squadlog.base.dice import Chance
from squadlog.extras.games.game import Outcome
from squadlog.extras.games.generals.hints import Hint, forget_hand, hints_after_card, mask_of
from squadlog.extras.games.generals.options import HAND
from squadlog.extras.games.generals.position import PositionT, with_hand, without
from squadlog.extras.games.generals.sides import GeneralsSide
from squadlog.extras.games.generals.table import NOBODY, SEATS, GeneralsTable
from squadlog.extras.games.words import count_of


def commanders_of(table: GeneralsTable) -> int:
    """A mask of the J, Q, K and A of the deck; jokers do not count for GM-14."""
    deck = table.pack
    return mask_of(card for card in range(deck.size) if deck.army[card] is None)


def draw_card(position: PositionT, seat: int) -> PositionT:
    """A seat draws a card, of the discards if the stack is used up (GM-17); nothing happens without either."""
    table, draw = position.table, position.draw
    if not draw and table.discards:
        chance = Chance(f"{position.seed}/stack/{position.shuffles}")
        draw = tuple(chance.shuffled(table.discards))
        # What lies nowhere else is in the other's hand: each can now tell which cards the other holds.
        hints = tuple(
            Hint(other, mask_of(hand), len(hand)) for other, hand in enumerate(position.hands) if hand
        )
        table = replace(table, discards=(), hints=hints)
        position = replace(position, table=table, shuffles=position.shuffles + 1)
    if not draw:
        return position
    hand = tuple(sorted((*position.hands[seat], draw[0])))
    return replace(position, hands=with_hand(position.hands, seat, hand), draw=draw[1:])


def ask_first_hand(position: PositionT, seat: int) -> PositionT:
    """Ask a seat whether it throws its first hand back (GM-14), the non-dealer first; then the first turn begins."""
    table = position.table
    great = commanders_of(table)
    allowed = table.rules.redraws < 0 or table.redraws[seat] < table.rules.redraws
    if allowed:
        if not mask_of(position.hands[seat]) & great:
            everything = (1 << table.pack.size) - 1
            plain = Hint(seat, everything & ~great, len(position.hands[seat]))
            hints = (*table.hints, plain)
            return position.on(replace(table, asked=seat, hints=hints))
        position = position.on(replace(table, hints=(*table.hints, Hint(seat, great, 1))))
    return keep_first_hand(position, seat)


def keep_first_hand(position: PositionT, seat: int) -> PositionT:
    """A seat keeps its first hand: the dealer is asked next, then the non-dealer has the first turn."""
    if seat != position.table.dealer:
        return ask_first_hand(position, position.table.dealer)
    return begin_turn(position.on(replace(position.table, asked=NOBODY)), 1 - position.table.dealer)


def redrawn(position: PositionT, seat: int) -> PositionT:
    """The position after a seat throws its first hand back and draws seven new cards."""
    table, hand = position.table, position.hands[seat]
    position = replace(position, hands=with_hand(position.hands, seat, ()))
    hints = forget_hand(table.hints, seat)
    redraws = (table.redraws[0] + (seat == 0), table.redraws[1] + (seat == 1))
    if table.rules.redraw_to_deck:
        chance = Chance(f"{position.seed}/redraw/{position.shuffles}")
        other = 1 - seat
        elsewhere = ((1 << table.pack.size) - 1) & ~mask_of(hand)
        hints = (*hints, Hint(other, elsewhere, len(position.hands[other])))
        position = replace(
            position, draw=tuple(chance.shuffled([*position.draw, *hand])), shuffles=position.shuffles + 1
        )
        discards = table.discards
    else:
        discards = (*table.discards, *hand)
    position = position.on(replace(table, hints=hints, redraws=redraws, discards=discards))
    for _ in range(HAND):
        position = draw_card(position, seat)
    return ask_first_hand(position, seat)


def begin_turn(position: PositionT, seat: int) -> PositionT:
    """A turn begins with a card from the stack, unless the game is over (GM-18)."""
    table = position.table
    if table.rules.turn_limit and table.turns >= table.rules.turn_limit:
        return count_winner(position, f"{count_of(table.turns, 'turn is', 'turns are')} played", "GM-22")
    if table.rules.stall_limit and table.still >= table.rules.stall_limit:
        return count_winner(position, f"nothing was laid for {count_of(table.still, 'turn')}", "GM-18")
    drew = bool(position.draw or table.discards)
    position = draw_card(position, seat)
    table = replace(
        position.table,
        mover=seat,
        spent=(0,) * len(table.pack.letters),
        promoted=False,
        deployed=False,
        drew=drew,
        dropping=False,
    )
    position = position.on(table)
    if not drew and (table.idle >= len(SEATS) or not _can_go_on(position)):
        return count_winner(position, "no card is left to draw, and nobody goes on", "GM-18")
    return position


def _can_go_on(position: PositionT) -> bool:
    """Whether anybody could lay anything if it were his turn."""
    for seat, hand in enumerate(position.hands):
        fresh = replace(position.table, mover=seat, spent=(0,) * len(position.table.pack.letters))
        fresh = replace(fresh, promoted=False, deployed=False)
        if len(fresh.choices(hand)) > 1:
            return True
    return False


def drop_card(position: PositionT, card: int) -> PositionT:
    """A card is discarded; the turn ends with exactly seven in hand."""
    table, seat = position.table, position.table.mover
    position = replace(
        position,
        hands=without(position.hands, seat, card),
        table=replace(
            table, discards=(*table.discards, card), hints=hints_after_card(table.hints, seat, card)
        ),
    )
    return position if table.full(position.hands[seat]) else end_turn(position)


def end_turn(position: PositionT) -> PositionT:
    """A turn is over: a lead that is large enough threatens to win, or wins a turn later (GM-15, GM-16)."""
    table, seat = position.table, position.table.mover
    if table.full(position.hands[seat]):
        return position.on(replace(table, dropping=True))
    laid = table.promoted or table.deployed
    table = replace(
        table,
        turns=table.turns + 1,
        idle=0 if laid or table.drew else table.idle + 1,
        still=0 if laid else table.still + 1,
    )
    position = position.on(table)
    foe, need = 1 - seat, table.rules.lead
    if table.warned == foe and table.lead(foe) >= need:
        return _win(
            position,
            foe,
            f"{SEATS[foe]} still leads by {table.lead(foe)} after the last chance of {SEATS[seat]}",
            "GM-15",
        )
    warned = seat if table.lead(seat) >= need else NOBODY
    return begin_turn(position.on(replace(table, warned=warned)), foe)


def count_winner(position: PositionT, why: str, rule: str) -> PositionT:
    """The position at the end: the stronger side wins, by value or by the number of open armies (GM-18).

    A draw where they are equal.
    """
    table = position.table
    if table.rules.count_cards:
        counts = [sum(army.is_open for army in side.armies) for side in table.sides]
        things = "open armies"
    else:
        counts, things = [table.strength(0), table.strength(1)], "strength"
    if counts[0] == counts[1]:
        return _end_drawn(position, f"{why}; both have {counts[0]} in {things}", rule)
    best = int(counts[1] > counts[0])
    words = f"{why}; {SEATS[best]} has {counts[best]} against {counts[1 - best]} in {things}"
    return _win(position, best, words, rule)


def _win(position: PositionT, seat: int, why: str, rule: str) -> PositionT:
    table = position.table
    wins = (table.wins[0] + (seat == 0), table.wins[1] + (seat == 1))
    if wins[seat] < table.rules.match:
        return dealt_again(position.on(replace(table, wins=wins)))
    shares = (float(seat == 0), float(seat == 1))
    return position.on(replace(table, wins=wins, over=Outcome(shares=shares, reason=why, rule=rule)))


def _end_drawn(position: PositionT, why: str, rule: str) -> PositionT:
    if position.table.rules.match > 1:
        return dealt_again(position)
    return position.on(replace(position.table, over=Outcome(shares=(0.5, 0.5), reason=why, rule=rule)))


def dealt_again(position: PositionT) -> PositionT:
    """The next game of a match: everything is shuffled, the other one deals (GM-23)."""
    table = position.table
    chance = Chance(f"{position.seed}/match/{position.shuffles}")
    cards = chance.shuffled(range(table.pack.size))
    fresh = GeneralsTable(
        rules=table.rules,
        dealer=1 - table.dealer,
        mover=NOBODY,
        sides=(GeneralsSide(), GeneralsSide()),
        wins=table.wins,
    )
    return open_game(
        replace(
            position,
            table=fresh,
            hands=(tuple(sorted(cards[:HAND])), tuple(sorted(cards[HAND : 2 * HAND]))),
            draw=tuple(cards[2 * HAND :]),
            shuffles=position.shuffles + 1,
        )
    )


def open_game(position: PositionT) -> PositionT:
    """Hands are dealt: first hands may be thrown back, then the non-dealer begins."""
    return ask_first_hand(position, 1 - position.table.dealer)
