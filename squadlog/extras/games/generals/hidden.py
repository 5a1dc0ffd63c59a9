"""What a seat sees of a position, and how the rest is dealt at random so that it agrees."""

from dataclasses import replace

from squadlog.base.dice import Chance
from squadlog.base.records import record
from squadlog.extras.games.game import ONLOOKER
from squadlog.extras.games.generals.hints import hand_dealt
from squadlog.extras.games.generals.position import GeneralsPosition, PositionT
from squadlog.extras.games.generals.table import GeneralsTable


@record
class GeneralsSight:
    """What one seat sees; the table's hints are those that it can know about the other's hand."""

    seat: int
    table: GeneralsTable
    hand: tuple[int, ...]
    hand_sizes: tuple[int, int]
    draw: int
    """How many cards lie in the stack."""


def sight(position: GeneralsPosition, seat: int) -> GeneralsSight:
    """What a seat sees; an onlooker, who is no seat of the game, sees no hand."""
    hints = tuple(hint for hint in position.table.hints if hint.seat != seat)
    return GeneralsSight(
        seat=seat,
        table=replace(position.table, hints=hints),
        hand=() if seat == ONLOOKER else position.hands[seat],
        hand_sizes=(len(position.hands[0]), len(position.hands[1])),
        draw=len(position.draw),
    )


def unseen(seen: GeneralsSight) -> list[int]:
    """The cards that are in the other's hand or in the stack."""
    table = seen.table
    shown = {*seen.hand, *table.discards}
    for side in table.sides:
        shown.update(commander.card for commander in side.commanders)
        shown.update(army.card for army in side.armies)
    return [card for card in range(table.pack.size) if card not in shown]


def dealt(make: type[PositionT], seen: GeneralsSight, chance: Chance) -> PositionT:
    """A whole position of that type that agrees with everything seen."""
    hand, draw = hand_dealt(unseen(seen), seen.hand_sizes[1 - seen.seat], seen.table.hints, chance)
    other = tuple(sorted(hand))
    return make(
        table=seen.table,
        hands=(seen.hand, other) if seen.seat == 0 else (other, seen.hand),
        draw=tuple(draw),
        seed=chance.bits(62),
    )
