"""The lines around the card table of Phalanx: what is next, what every seat has, the score, offers to stop."""

from collections.abc import Iterable

from textual.content import Content

from squadlog.extras.games.cards.deck import CARDS, NAMES
from squadlog.extras.games.cards.gambling import missing
from squadlog.extras.games.cards.layout import SEATS
from squadlog.extras.games.cards.moves import CardsWord
from squadlog.extras.games.cards.page import LAY_DOWN
from squadlog.extras.games.cards.table import NOBODY
from squadlog.extras.games.cards.words import format_deed
from squadlog.extras.games.screens.cards.scene import column
from squadlog.extras.games.screens.cards.selection import CardsSelection
from squadlog.extras.games.screens.cards.words import draw_account as drawn_with_cards
from squadlog.extras.games.screens.frame.board import Captions
from squadlog.extras.games.screens.hand.selection import Card
from squadlog.extras.games.session.standing import COMPUTER
from squadlog.extras.games.telling import Offer, Told
from squadlog.tui.chrome.bars import share_bar

BAR = 10
"""Cells of the bar of the cards that a seat owns, of all there are."""


class CardsCaptions(Captions[CardsSelection]):
    """What is read around a game of Phalanx with cards."""

    def example(self) -> str:
        """A move as it is written."""
        view = self.selection.seen
        moves = view.moves()
        return view.notation(moves[-1]) if moves else "4S>C"

    def next_step(self) -> str:
        """What the person to move can do next."""
        selection = self.selection
        table, row, chosen = selection.seen.table, selection.row(), selection.chosen
        if table.offer:
            return "another player offers to stop and share the chips: d, or choose an answer."
        if table.first == NOBODY and chosen is not None and row[selection.at] == Card(chosen):
            return f"Enter lays {NAMES[chosen]} face down in the centre; Escape drops it."
        if chosen is not None and table.first != NOBODY:
            return f"choose a zone, 1 to {len(row)}. {NAMES[chosen]} {format_deed(chosen)}."
        if table.strikers:
            return "your initial King strikes: choose a card [PC-04]."
        if table.first == NOBODY:
            return f"{LAY_DOWN} [PC-18]."
        if selection.answers():
            return self._bet_step()
        card = selection.seen.sight.hand[selection.at]
        return f"choose a card. {NAMES[card]} {format_deed(card)}."

    def _bet_step(self) -> str:
        table = self.selection.seen.table
        money = table.money
        if money is None or not money.queue:
            return "you are level in no zone: call in one to play there [C.2]."
        zone = money.zone
        name, lacks = table.layout.names[zone], missing(table.layout, money, zone, self.selection.seen.seat)
        level = f"you lack {lacks}; below, you cannot play there" if lacks else "you are level"
        return f"your answer for zone {name}: {level} [C.2]."

    def status(self) -> str:
        """The words that say which battle it is."""
        table = self.selection.seen.table
        begun = "" if table.first == NOBODY else f", {SEATS[table.first]} began"
        return f" · battle {table.battle}{begun}"

    def standing(self, *, wide: bool) -> list[Content | str]:
        """What every seat has: reserve, hand, chips."""
        sight = self.selection.seen.sight
        table = sight.table
        money = table.money
        name_cells = 14 if wide else 8
        heap = " res." if money else " reserve"
        parts: list[Content | str] = [
            Content.styled(f"  {column('', name_cells)}{heap} hand{' chips' if money else ''}", "bold")
        ]
        for seat in range(table.rules.players):
            mark = "▶" if self.play.match.progress.to_move == seat else " "
            name = self.play.match.seating.names[seat]
            told = SEATS[seat] if name == SEATS[seat] else f"{SEATS[seat]} {name.removeprefix(COMPUTER)}"
            if seat not in table.alive:
                parts.append(f"{mark} {column(told, name_cells)} out")
                continue
            chips = f"{money.chips[seat]:>6}" if money else ""
            held = f"{sight.reserve_sizes[seat]:>{len(heap) - 1}}{sight.hand_sizes[seat]:>5}{chips}"
            row = Content.styled(f"{mark} {column(told, name_cells)} {held}", "bold" if mark == "▶" else "")
            owned = sight.reserve_sizes[seat] + sight.hand_sizes[seat]
            bar = share_bar(owned / CARDS, BAR) if wide and money is None else Content("")
            parts.append(Content.assemble(row, "  " if bar else "", bar))
        if not table.rules.gambling:
            parts.append(f"  Spoils in the centre: {sight.spoils}")
        return [*parts, ""]

    def laid(self, told: Iterable[Told]) -> list[Content]:
        """What is told, with cards as they are drawn here."""
        return drawn_with_cards(told)

    def offer_made(self) -> str:
        """What the one who is offered to stop is asked."""
        return (
            f"Another player offers to stop here.{self._chips()}. Agree?"
            if self.selection.seen.table.offer
            else ""
        )

    def offer_to_make(self) -> Offer | None:
        """The offer to stop, as long as it may be made."""
        offer = Offer(move=CardsWord.OFFER.value, does=f"Offer to stop here?{self._chips()}")
        return offer if CardsWord.OFFER in self.selection.seen.words() else None

    def _chips(self) -> str:
        money = self.selection.seen.table.money
        chips = enumerate(money.chips if money is not None else ())
        told = ", ".join(f"{SEATS[seat]} {count}" for seat, count in chips)
        return told and f" Chips: {told}"
