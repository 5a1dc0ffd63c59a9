"""Battles tried out: the rest of one battle with the hidden cards dealt at random, judged by the cards it wins.

A step is a number: the card, 64 times the zone, 1024 times what a King strikes (64 times the foe plus the card plus 1).
"""

from collections.abc import Sequence

from squadlog.base.dice import Chance
from squadlog.extras.games.cards.deck import DOWN, KING, QUEEN, RANK, SUIT, VALUE
from squadlog.extras.games.cards.disposal import spread
from squadlog.extras.games.cards.hidden import CardsSight, heaps_of
from squadlog.extras.games.cards.layout import Layout
from squadlog.extras.games.cards.moves import CardLaid, CardMove, Play
from squadlog.extras.games.cards.options import CardsRules
from squadlog.extras.games.cards.table import NOBODY
from squadlog.extras.games.cards.totals import ZoneCards

_ZONE, _STRUCK = 6, 10
"""The bits of a step where its zone begins, and where the card it strikes does."""


class BattleTrial:
    """One battle for cards, in progress; initial faces that trigger, chips, and bets are beyond it."""

    __slots__ = ("cells", "hands", "initial", "layout", "rules", "spoils", "turn")

    def __init__(
        self,
        rules: CardsRules,
        layout: Layout,
        *,
        cells: list[list[int]],
        hands: list[list[int]],
        initial: list[int],
        turn: int,
        spoils: int,
    ) -> None:
        self.rules, self.layout, self.cells, self.hands = rules, layout, cells, hands
        self.initial, self.turn, self.spoils = initial, turn, spoils

    def speaker(self) -> int:
        """The seat that lays or plays next, -1 when all hands are empty."""
        turn = self.turn
        if turn == NOBODY:
            initial = self.initial
            for seat in self.layout.alive:
                if initial[seat] < 0:
                    return seat
        return turn if self.hands[turn] else -1

    def steps(self) -> list[int]:
        """What the one who speaks may do."""
        turn = self.turn
        if turn == NOBODY:
            return list(self.hands[self.speaker()])
        layout, cells, seats = self.layout, self.cells, self.layout.seats
        zones = layout.zones[turn]
        found, hollow = [], []
        for card in self.hands[turn]:
            if RANK[card] != KING:
                found.extend([card | zone << _ZONE for zone in zones])
                continue
            for zone in zones:
                base = card | zone << _ZONE
                prey = [
                    base | (foe << 6) + target + 1 << _STRUCK
                    for foe in layout.players[zone]
                    if foe != turn
                    for target in cells[zone * seats + foe]
                    if target < DOWN
                ]
                if prey:
                    found += prey
                elif self.rules.king_needs_target:
                    hollow.append(base)
                else:
                    found.append(base)
        return found or hollow

    def make(self, step: int) -> None:
        """Take a step."""
        if self.turn == NOBODY:
            seat = self.speaker()
            self.hands[seat].remove(step)
            self.initial[seat] = step
            if all(self.initial[other] >= 0 for other in self.layout.alive):
                self._reveal()
            return
        turn, card, zone = self.turn, step & 63, step >> _ZONE & 15
        layout, cells = self.layout, self.cells
        seats = layout.seats
        self.hands[turn].remove(card)
        rank = RANK[card]
        if rank < QUEEN:
            cells[zone * seats + turn].append(card)
        elif rank == QUEEN:
            cells[zone * seats + turn].append(card | DOWN)
            for other in layout.players[zone]:
                if other != turn or not self.rules.queen_spares_own:
                    place = zone * seats + other
                    cells[place] = [held | DOWN for held in cells[place]]
        else:
            cells[zone * seats + turn].append(card | DOWN)
            struck = step >> _STRUCK
            if struck:
                cell = cells[zone * seats + (struck - 1 >> 6)]
                target = struck - 1 & 63
                cell[cell.index(target)] = target | DOWN
        self.turn = layout.after(turn)

    def finish(self, chance: Chance) -> Sequence[float]:
        """The rest of the battle at random; what it is worth is each seat's part of the cards."""
        bits = chance.bits
        while self.speaker() >= 0:
            steps = self.steps()
            self.make(steps[bits(24) % len(steps)])
        return self.shares()

    def shares(self) -> list[float]:
        """Each seat's part of all the cards on the table, as the zones stand."""
        result = spread(ZoneCards(self.cells, self.layout, self.rules))
        counts = [len(cards) for cards in result.taken]
        if result.collects is not None:
            counts[result.collects] += self.spoils
        whole = sum(counts) + len(result.spoils) or 1
        return [count / whole for count in counts]

    def _reveal(self) -> None:
        layout, initial = self.layout, self.initial
        for seat in layout.alive:
            card = initial[seat]
            down = self.rules.initial_faces == "facedown" and RANK[card] >= QUEEN
            self.cells[layout.centre * layout.seats + seat].append(card | DOWN if down else card)
        self.turn = max(layout.alive, key=lambda seat: (VALUE[initial[seat]], -SUIT[initial[seat]]))


class BattleSampler:
    """Deals battles that agree with what a seat sees."""

    def __init__(self, sight: CardsSight) -> None:
        self.sight = sight

    def deal(self, chance: Chance) -> BattleTrial:
        """The battle seen, with hidden hands and initial cards dealt at random."""
        seen = self.sight
        table = seen.table
        heaps, _ = heaps_of(seen, chance)
        hands: list[list[int]] = []
        initial = [-1] * table.rules.players
        for seat, size in enumerate(seen.hand_sizes):
            if seat == seen.seat:
                hands.append(list(seen.hand))
                initial[seat] = seen.own_initial
            else:
                if seen.laid[seat]:
                    initial[seat] = heaps[seat].pop()
                hands.append(heaps[seat][:size])
        cells = [list(cell) for cell in table.cells]
        return BattleTrial(
            table.rules,
            table.layout,
            cells=cells,
            hands=hands,
            initial=initial,
            turn=table.turn,
            spoils=seen.spoils,
        )

    def move(self, step: int) -> CardMove:
        """The move that a first step is."""
        return CardLaid(step) if self.sight.table.first == NOBODY else _decode_play(step)

    def later(self, step: int) -> CardMove | None:
        """The card that will be played; None for a King that strikes before all initial cards lie open."""
        return None if self.sight.table.first == NOBODY and step >> _STRUCK else _decode_play(step)


def _decode_play(step: int) -> Play:
    struck = step >> _STRUCK
    card, zone = step & 63, step >> _ZONE & 15
    return Play(card, zone, struck - 1 >> 6, struck - 1 & 63) if struck else Play(card, zone)
