"""What lies open in Generals and Majors, whose turn it is, and what may be done with a hand."""

from collections.abc import Sequence
from dataclasses import replace

from squadlog.base.records import record
from squadlog.extras.games.game import Outcome
from squadlog.extras.games.generals.cancelling import NOTHING, ways
from squadlog.extras.games.generals.cards import Pack, pack
from squadlog.extras.games.generals.hints import Hint
from squadlog.extras.games.generals.moves import Deploy, Drop, GeneralsMove, GeneralsWord, Promote
from squadlog.extras.games.generals.options import HAND, GeneralsRules
from squadlog.extras.games.generals.sides import Army, GeneralsSide, Points, payments, splits, strength

NOBODY = -1
"""The seat of nobody."""
SEATS = ("A", "B")


@record
class GeneralsTable:
    """What both see.

    `mover`: the seat that has the turn.
    `asked`: the seat that is asked whether it throws its first hand back; nobody has the turn yet.
    `spent`: what was laid in this turn, by colour.
    `warned`: the seat whose lead threatens to win (GM-15).
    `idle`: turns in a row with nothing drawn and nothing laid.
    `still`: turns in a row with nothing laid (GM-18).
    `hints`: what can be told about hands.
    """

    rules: GeneralsRules
    dealer: int
    mover: int
    sides: tuple[GeneralsSide, GeneralsSide] = (GeneralsSide(), GeneralsSide())
    discards: tuple[int, ...] = ()
    asked: int = NOBODY
    redraws: tuple[int, int] = (0, 0)
    spent: Points = ()
    promoted: bool = False
    deployed: bool = False
    drew: bool = False
    dropping: bool = False
    warned: int = NOBODY
    idle: int = 0
    still: int = 0
    turns: int = 0
    wins: tuple[int, int] = (0, 0)
    hints: tuple[Hint, ...] = ()
    over: Outcome | None = None

    @property
    def pack(self) -> Pack:
        """The deck."""
        return pack(self.rules.deck)

    @property
    def speaker(self) -> int | None:
        """The seat whose word counts now, None when the game is over."""
        if self.over is not None:
            return None
        return self.asked if self.asked != NOBODY else self.mover

    def strength(self, seat: int) -> int:
        """The value of a seat's open armies."""
        return strength(self.rules, self.sides[seat])

    def lead(self, seat: int) -> int:
        """How much stronger a seat is than the other, negative if it is weaker."""
        return self.strength(seat) - self.strength(1 - seat)

    def choices(self, hand: Sequence[int]) -> list[GeneralsMove]:
        """What the one who speaks may do with a hand, in a fixed order; alike armies count as one."""
        if self.asked != NOBODY:
            return [GeneralsWord.REDRAW, GeneralsWord.KEEP]
        if self.dropping:
            return [Drop(card) for card in hand]
        found: list[GeneralsMove] = []
        if self.may_promote():
            found += self.promotions(hand)
        for card in hand:
            found += self.deployments(card)
        return [*found, GeneralsWord.END]

    def may_promote(self) -> bool:
        """One commander a turn, before any army (GM-21)."""
        return not self.promoted and (self.rules.free_order or not self.deployed)

    def promotions(self, hand: Sequence[int]) -> list[GeneralsMove]:
        """Every commander of the hand, with each split of its points where that is settled now."""
        deck, found = self.pack, list[GeneralsMove]()
        for card in hand:
            points, colours = deck.command[card], deck.colours[card]
            if points is None:
                continue
            if len(colours) > 1 and not self.rules.split_fixed:
                found.append(Promote(card))
            elif len(colours) > 1:
                found += [Promote(card, split) for split in splits(points, colours, len(deck.letters))]
            else:
                found.append(Promote(card))
        return found

    def deployments(self, card: int) -> list[GeneralsMove]:
        """Every way to lay a card as army, with what it cancels."""
        found: list[GeneralsMove] = []
        own, foe = self.sides[self.mover], self.sides[1 - self.mover]
        known: dict[int, list[tuple[tuple[int, ...], tuple[int, ...]]]] = {}
        for value, paid in payments(self.rules, own, self.spent, card):
            if value not in known:
                laid = Army(card, value, paid)
                known[value] = ways(self.rules, replace(own, armies=(*own.armies, laid)), foe, laid)
                if self.rules.cancel_optional or not known[value]:
                    known[value].append(NOTHING)
            found += [Deploy(card, paid, *cancelled) for cancelled in known[value]]
        return found

    def full(self, hand: Sequence[int]) -> bool:
        """Whether cards must be discarded at the end of the turn."""
        return len(hand) > HAND
