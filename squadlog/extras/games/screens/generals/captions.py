"""The lines around the table of Generals and Majors: what is next, what either side has, the score."""

from collections.abc import Iterable

from textual.content import Content

from squadlog.extras.games.generals.moves import Promote
from squadlog.extras.games.generals.options import HAND
from squadlog.extras.games.generals.table import NOBODY, SEATS
from squadlog.extras.games.generals.words import cannot, format_deed
from squadlog.extras.games.screens.frame.board import Captions
from squadlog.extras.games.screens.frame.words import link_rules
from squadlog.extras.games.screens.generals.selection import GeneralsSelection
from squadlog.extras.games.screens.generals.words import draw_account as drawn_with_cards
from squadlog.extras.games.telling import Told
from squadlog.extras.games.words import count_of
from squadlog.tui.chrome.bars import share_bar
from squadlog.tui.chrome.words import cut

BAR = 12
"""Cells of the bar of a strength, beside the greater of the two."""


class GeneralsCaptions(Captions[GeneralsSelection]):
    """What is read around a game of Generals and Majors."""

    def example(self) -> str:
        """A move as it is written."""
        view = self.selection.seen
        moves = view.moves()
        return f"{view.notation(moves[0])}, or end" if moves else "6R"

    def next_step(self) -> str:
        """What the person to move can do next."""
        view = self.selection.seen
        table, hand = view.table, view.sight.hand
        if table.asked != NOBODY:
            return "no J, Q, K or A in your first hand: you may throw it back [GM-14]."
        over = len(hand) - HAND
        if table.dropping:
            return f"discard down to seven: {count_of(over, 'more card')} to go."
        if not hand:
            return "no card left: d ends your turn."
        card = hand[self.selection.at]
        if not any(self.selection.ways(one) for one in hand):
            return f"you can lay no card now: d ends your turn. {cannot(view, card)}"
        return self._would(card)

    def _would(self, card: int) -> str:
        """What laying a card would do, or why it cannot be laid now."""
        view, found = self.selection.seen, self.selection.ways(card)
        name = view.table.pack.names[card]
        if not found:
            return f"{cannot(view, card)} d ends your turn."
        if len(found) == 1:
            return f"{name}: {format_deed(view.table, found[0])}. Enter lays it, d ends the turn."
        roles = {type(move) for move in found}
        what = "commander or army" if len(roles) > 1 else "commander" if Promote in roles else "army"
        return f"{name}: {what}, in {len(found)} ways: Enter shows them, d ends the turn."

    def status(self) -> str:
        """Turn, stack and discards."""
        table = self.selection.seen.table
        wins = f", won {table.wins[0]}:{table.wins[1]}" if table.rules.match > 1 else ""
        return f" · turn {table.turns + 1}{wins}"

    def standing(self, *, wide: bool) -> list[Content | str]:
        """Strength, hand and commanders of either side; the stack."""
        view = self.selection.seen
        sight, table = view.sight, view.sight.table
        parts: list[Content | str] = []
        for seat in (1 - view.seat, view.seat):
            cards = sight.hand_sizes[seat]
            mark = "▶" if self.play.match.progress.to_move == seat else " "
            name = self.play.match.seating.names[seat]
            told = SEATS[seat] if name == SEATS[seat] else f"{SEATS[seat]} {name}"
            parts.append(Content.styled(f"{mark}{cut(told, 26)}", "bold"))
            has = f"  strength {table.strength(seat)}, {cards} in hand"
            share = table.strength(seat) / max(1, *(table.strength(one) for one in (0, 1)))
            parts.append(Content.assemble(f"{has:<28}", share_bar(share, BAR)) if wide else has)
        need = table.rules.lead
        return [
            *parts,
            f" Stack {sight.draw}, discards {len(table.discards)}",
            link_rules(f"To win: lead by {need}, and still after the other's next turn [GM-15]"),
            "",
        ]

    def laid(self, told: Iterable[Told]) -> list[Content]:
        """What is told, with cards as they are drawn here."""
        return drawn_with_cards(told, self.selection.seen.table.pack)
