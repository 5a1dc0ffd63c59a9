"""What lies open on the table of the card game, whose word counts, and what may be done with a hand."""

from collections.abc import Sequence
from dataclasses import field

from squadlog.base.records import record
from squadlog.extras.games.cards import gambling
from squadlog.extras.games.cards.account import ZoneAccount
from squadlog.extras.games.cards.faces import Cells, plays, targets
from squadlog.extras.games.cards.gambling import Money
from squadlog.extras.games.cards.knowing import Known
from squadlog.extras.games.cards.layout import Layout, layout_of
from squadlog.extras.games.cards.moves import CardLaid, CardMove, CardsWord, Strike
from squadlog.extras.games.cards.options import CardsRules
from squadlog.extras.games.cards.totals import ZoneCards
from squadlog.extras.games.game import Outcome

NOBODY = -1
"""The seat of nobody."""


@record
class Report:
    """The battle fought last: every zone card by card, how many cards each seat took, chips won or lost.

    `taken`: cards laid in the battle that each seat took.
    `spoils`: cards that lie in the centre once some are out, before the next ante.
    `collected`: spoils of earlier battles that each seat took (PC-24).
    `pots`: chips that lie in the zones for the next winners (C.2).
    `out`: the seats that cannot go on after it.
    `left_over`: how many cards these had left, which become spoils or are `removed` (PC-20).
    """

    battle: int
    zones: tuple[ZoneAccount, ...]
    taken: tuple[int, ...]
    spoils: int
    collected: tuple[int, ...]
    won_chips: tuple[int, ...] = ()
    pots: int = 0
    out: tuple[int, ...] = ()
    left_over: int = 0
    removed: bool = False

    @property
    def fought(self) -> tuple[int, ...]:
        """The seats that took part."""
        return tuple(sorted({seat.seat for zone in self.zones for seat in zone.seats}))


@record
class CardsTable:
    """What lies open to everybody, or is counted by everybody.

    `cells`: the cards of a zone and seat, at `zone * seats + seat`.
    `known`: what close watchers know of cards face down; nothing when gambling, where everybody's deck is his own.
    `first`: the seat that began the battle; `NOBODY` before the initial cards are turned up.
    `turn`: the seat that plays next.
    `strikers`: the seats whose initial King still strikes (PC-04).
    `offer`: the seats that still answer an offer to stop.
    `offered`: an offer was made since the last move.
    """

    rules: CardsRules
    alive: tuple[int, ...]
    cells: Cells
    known: Known
    battle: int = 1
    first: int = NOBODY
    turn: int = NOBODY
    strikers: tuple[int, ...] = ()
    money: Money | None = None
    offer: tuple[int, ...] = ()
    offered: bool = False
    over: Outcome | None = None
    last: Report | None = field(default=None, compare=False)

    @property
    def layout(self) -> Layout:
        """The zones there are now."""
        return layout_of(self.alive, self.rules.players)

    @property
    def laid(self) -> ZoneCards:
        """What lies in the zones, to be counted."""
        return ZoneCards(self.cells, self.layout, self.rules)

    def speaks(self, laid: Sequence[bool]) -> int | None:
        """The seat whose word counts now; `laid` says who has laid his initial card."""
        if self.over is not None:
            return None
        if self.offer:
            return self.offer[0]
        if self.first == NOBODY:
            return next(seat for seat in self.alive if not laid[seat])
        if self.strikers:
            return self.strikers[0]
        if self.money is not None and self.money.queue:
            return self.money.queue[0]
        return self.turn

    def choices(self, hand: Sequence[int]) -> list[CardMove]:
        """What the one who speaks may do with a hand, in a fixed order."""
        layout = self.layout
        if self.offer:
            return [CardsWord.ACCEPT, CardsWord.DECLINE]
        if self.first == NOBODY:
            return [CardLaid(card) for card in hand]
        if self.strikers:
            return [
                Strike(foe, card)
                for foe, card in targets(self.cells, layout, layout.centre, self.strikers[0])
            ]
        zones: tuple[int, ...] = layout.zones[self.turn]
        if self.money is not None:
            if self.money.queue:
                return list(gambling.bets(layout, self.rules, self.money))
            zones, calls = gambling.playable(layout, self.rules, self.money, self.turn)
            if calls:
                return list(calls)
        return list(plays(self.cells, layout, self.rules, self.turn, hand=hand, zones=zones))

    def words(self) -> tuple[CardsWord, ...]:
        """What may be said besides a move: an offer to stop, once before each move, when gambling; `resign`."""
        if self.over is not None:
            return ()
        may_offer = self.rules.gambling and not self.offer and not self.offered
        return (CardsWord.OFFER, CardsWord.RESIGN) if may_offer else (CardsWord.RESIGN,)
