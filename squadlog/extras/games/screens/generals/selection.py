"""Choosing at the table of Generals and Majors: a card, and how it is laid; answers about the first hand."""

from typing import cast

from textual.content import Content

from squadlog.base.lazy_imports import lazy_imports
from squadlog.extras.games.generals.moves import Deploy, Drop, GeneralsMove, GeneralsWord, Promote
from squadlog.extras.games.generals.state import GeneralsSeen
from squadlog.extras.games.generals.table import NOBODY
from squadlog.extras.games.generals.words import account as side_account
from squadlog.extras.games.generals.words import cannot, format_deed
from squadlog.extras.games.screens.frame.words import format_offers
from squadlog.extras.games.screens.generals.words import draw_account as drawn_with_cards
from squadlog.extras.games.screens.hand.boxes import Pick
from squadlog.extras.games.screens.hand.selection import Card, HandAnswer, RowSelection
from squadlog.extras.games.telling import Offer
from squadlog.tui.chrome.words import lines

with lazy_imports():
    from squadlog.extras.games.screens.frame import dialogs


_ANSWERS = {GeneralsWord.KEEP: "keep this hand", GeneralsWord.REDRAW: "throw it back for seven new cards"}


class GeneralsSelection(RowSelection):
    """The highlighted card or answer, and the ways to lay it."""

    @property
    def seen(self) -> GeneralsSeen:
        """What the one who looks may see; behind the curtain, what lies open to all."""
        return cast("GeneralsSeen", self.play.open_view)

    def forget(self) -> None:
        """Highlight a card that can be laid: a commander first, as long as one may be (GM-21)."""
        super().forget()
        if self.play.mine and not self.answers() and not self.seen.table.dropping:
            ways = [self.ways(card) for card in self.seen.sight.hand]
            great = (at for at, found in enumerate(ways) if any(isinstance(move, Promote) for move in found))
            any_card = (at for at, found in enumerate(ways) if found)
            self.at = next(great, next(any_card, 0))

    def account(self) -> Content:
        """Both sides, card by card."""
        view = self.seen
        parts: list[Content | str] = []
        for seat in (view.seat, 1 - view.seat):
            side = side_account(view.account(seat), self.play.who(seat), left=seat == view.table.mover)
            parts += [*drawn_with_cards(side, view.table.pack), ""]
        if view.table.discards:
            names = " ".join(view.table.pack.names[card] for card in view.table.discards)
            parts.append(f"Discards, open to both: {names}")
        return lines(parts)

    def answers(self) -> list[HandAnswer]:
        """What can be said of the first hand before anything is laid (GM-14)."""
        if not self.play.mine or self.seen.table.asked == NOBODY:
            return []
        spoken = (move for move in self.seen.moves() if isinstance(move, GeneralsWord))
        return [HandAnswer(word.value, _ANSWERS[word]) for word in spoken]

    def ways(self, card: int) -> list[GeneralsMove]:
        """The moves that lay or drop a card now."""
        return [
            move
            for move in self.seen.moves()
            if isinstance(move, Drop | Promote | Deploy) and move.card == card
        ]

    def row(self) -> list[HandAnswer] | list[Card]:
        """Answers about the first hand, or the hand."""
        return self.answers() or [Card(card) for card in self.seen.sight.hand]

    def choose(self) -> None:
        """Lay the highlighted card, or give the answer."""
        chosen = self.row()[self.at]
        if isinstance(chosen, HandAnswer):
            self.make(chosen.move)
        else:
            self._lay(chosen.card)

    def _lay(self, card: int) -> None:
        view, found = self.seen, self.ways(card)
        if len(found) > 1:
            self._ask_how(card, found)
        elif found:
            self.make(view.notation(found[0]))
        else:
            self.says(f"✗ {cannot(view, card)}")

    def _ask_how(self, card: int, found: list[GeneralsMove]) -> None:
        view = self.seen
        rows = format_offers(
            [Offer(move=view.notation(move), does=format_deed(view.table, move)) for move in found]
        )
        self.asks(dialogs.MovesDialog(f"How do you lay {view.table.pack.names[card]}?", rows), self.make)

    def pointed(self, what: Pick, which: int) -> None:
        """Take the card, answer, side or number that was pointed at."""
        if what == "side":
            self.action_account()
        elif what == "row" or not self.answers():
            self.take_or_light(which)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Whether a key can be pressed: keys that do nothing now are not shown."""
        if action == "end_turn":
            return self.play.mine and GeneralsWord.END in self.seen.moves()
        return super().check_action(action, parameters)

    def action_end_turn(self) -> None:
        """End the turn; with more than seven cards one discards first."""
        self.make(GeneralsWord.END.value)
