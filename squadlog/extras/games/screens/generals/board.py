"""The table of Generals and Majors: ranks of commanders and armies, what they command, and a hand to lay from."""

from collections.abc import Iterable
from typing import cast

from textual.content import Content

from squadlog.base.lazy_imports import lazy_imports
from squadlog.extras.games.generals.moves import Deploy, Drop, GeneralsMove, GeneralsWord, Promote
from squadlog.extras.games.generals.options import HAND
from squadlog.extras.games.generals.state import GeneralsSeen
from squadlog.extras.games.generals.table import NOBODY, SEATS, GeneralsTable
from squadlog.extras.games.generals.words import account as side_account
from squadlog.extras.games.generals.words import cannot, deed
from squadlog.extras.games.screens.frame.words import linked, offered
from squadlog.extras.games.screens.generals.scene import GeneralsScene
from squadlog.extras.games.screens.generals.scene import drawn as generals_drawn
from squadlog.extras.games.screens.generals.words import told as drawn_with_cards
from squadlog.extras.games.screens.hand.boxes import Pick
from squadlog.extras.games.screens.hand.table import Card, CardTable, HandAnswer
from squadlog.extras.games.telling import Offer, Told
from squadlog.extras.games.words import count_of
from squadlog.tui.chrome.bars import share_bar
from squadlog.tui.chrome.words import cut, lines

with lazy_imports():
    from squadlog.extras.games.screens.frame import dialogs

BAR = 12
"""Cells of the bar of a strength, beside the greater of the two."""
_ANSWERS = {GeneralsWord.KEEP: "keep this hand", GeneralsWord.REDRAW: "throw it back for seven new cards"}


class GeneralsBoard(CardTable):
    """A game of Generals and Majors."""

    HINTS = (
        ("⏎", "lay the card", "focused.choose"),
        ("a", "explain the score", "screen.account"),
        ("d", "end turn", "screen.end_turn"),
    )

    @property
    def seen(self) -> GeneralsSeen:
        """What the one who looks may see."""
        return cast("GeneralsSeen", self.play.view)

    def _table(self) -> GeneralsTable:
        """What lies open to all."""
        return cast("GeneralsSeen", self.play.open_view).table

    # What the frame asks for

    def example(self) -> str:
        """A move as it is written."""
        view = self.seen
        moves = view.moves()
        return f"{view.notation(moves[0])}, or end" if moves else "6R"

    def next_step(self) -> str:
        """What the person to move can do next."""
        table, hand = self.seen.table, self.seen.sight.hand
        if table.asked != NOBODY:
            return "no J, Q, K or A in your first hand: you may throw it back [GM-14]."
        over = len(hand) - HAND
        if table.dropping:
            return f"discard down to seven: {count_of(over, 'more card')} to go."
        if not hand:
            return "no card left: d ends your turn."
        if not any(self._ways(card) for card in hand):
            return f"you can lay no card now: d ends your turn. {cannot(self.seen, hand[self.at])}"
        return self._would(hand[self.at])

    def _would(self, card: int) -> str:
        """What laying a card would do, or why it cannot be laid now."""
        found, table = self._ways(card), self.seen.table
        name = table.pack.names[card]
        if not found:
            return f"{cannot(self.seen, card)} d ends your turn."
        if len(found) == 1:
            return f"{name}: {deed(table, found[0])}. Enter lays it, d ends the turn."
        roles = {type(move) for move in found}
        what = "commander or army" if len(roles) > 1 else "commander" if Promote in roles else "army"
        return f"{name}: {what}, in {len(found)} ways: Enter shows them, d ends the turn."

    def forget(self) -> None:
        """The highlight to a card that can be laid: a commander first, as long as one may be (GM-21)."""
        super().forget()
        if self.play.mine and not self._spoken() and not self.seen.table.dropping:
            ways = [self._ways(card) for card in self.seen.sight.hand]
            great = (at for at, found in enumerate(ways) if any(isinstance(move, Promote) for move in found))
            any_card = (at for at, found in enumerate(ways) if found)
            self.at = next(great, next(any_card, 0))

    def status(self) -> str:
        """Turn, stack and discards."""
        table = self._table()
        wins = f", won {table.wins[0]}:{table.wins[1]}" if table.rules.match > 1 else ""
        return f" · turn {table.turns + 1}{wins}"

    def standing(self) -> list[Content | str]:
        """Strength, hand and commanders of either side; the stack."""
        sight = self.seen.sight
        table = sight.table
        parts: list[Content | str] = []
        for seat in (1 - self.seen.seat, self.seen.seat):
            cards = sight.hand_sizes[seat]
            mark = "▶" if self.play.match.progress.to_move == seat else " "
            name = self.play.match.seating.names[seat]
            told = SEATS[seat] if name == SEATS[seat] else f"{SEATS[seat]} {name}"
            parts.append(Content.styled(f"{mark}{cut(told, 26)}", "bold"))
            has = f"  strength {table.strength(seat)}, {cards} in hand"
            share = table.strength(seat) / max(1, *(table.strength(one) for one in (0, 1)))
            parts.append(Content.assemble(f"{has:<28}", share_bar(share, BAR)) if self.edges else has)
        need = table.rules.lead
        return [
            *parts,
            f" Stack {sight.draw}, discards {len(table.discards)}",
            linked(f"To win: lead by {need}, and still after the other's next turn [GM-15]"),
            "",
        ]

    def drawn(self) -> tuple[Content, Content]:
        """Both sides and the hand."""
        others = cast("tuple[GeneralsSeen, ...]", self.play.others())
        scene = GeneralsScene(
            view=self.seen,
            names=self.play.match.seating.names,
            at=self.at if self.play.mine else -1,
            spoken=tuple(_ANSWERS[word] for word in self._spoken()),
            last=self.play.made_last(),
            foe_hand=others[0].sight.hand if others else None,
        )
        table, hand = generals_drawn(scene, self.room)
        return lines(table), lines(hand)

    def laid(self, told: Iterable[Told]) -> list[Content]:
        """What is told, with cards as they are drawn here."""
        return drawn_with_cards(told, self._table().pack)

    def account(self) -> Content:
        """Both sides, card by card."""
        view = self.seen
        parts: list[Content | str] = []
        for seat in (view.seat, 1 - view.seat):
            side = side_account(view.account(seat), self.play.who(seat), left=seat == view.table.mover)
            parts += [*self.laid(side), ""]
        if view.table.discards:
            names = " ".join(view.table.pack.names[card] for card in view.table.discards)
            parts.append(f"Discards, open to both: {names}")
        return lines(parts)

    # Choosing

    def _spoken(self) -> list[GeneralsWord]:
        if not self.play.mine or self.seen.table.asked == NOBODY:
            return []
        return [move for move in self.seen.moves() if isinstance(move, GeneralsWord)]

    def _ways(self, card: int) -> list[GeneralsMove]:
        return [
            move
            for move in self.seen.moves()
            if isinstance(move, Drop | Promote | Deploy) and move.card == card
        ]

    def row(self) -> list[HandAnswer] | list[Card]:
        """Answers about the first hand, or the hand."""
        spoken = [HandAnswer(word.value, _ANSWERS[word]) for word in self._spoken()]
        return spoken or [Card(card) for card in self.seen.sight.hand]

    def choose(self) -> None:
        """Lay the highlighted card, or give the answer."""
        chosen = self.row()[self.at]
        if isinstance(chosen, HandAnswer):
            self.make(chosen.move)
        else:
            self._lay(chosen.card)

    def _lay(self, card: int) -> None:
        view, found = self.seen, self._ways(card)
        if len(found) > 1:
            self._ask_how(card, found)
        elif found:
            self.make(view.notation(found[0]))
        else:
            self.says(f"✗ {cannot(view, card)}")

    def _ask_how(self, card: int, found: list[GeneralsMove]) -> None:
        view = self.seen
        rows = offered([Offer(move=view.notation(move), does=deed(view.table, move)) for move in found])
        self.asks(dialogs.MovesDialog(f"How do you lay {view.table.pack.names[card]}?", rows), self.make)

    def pointed(self, what: Pick, which: int) -> None:
        """A card, an answer, a side, or a number."""
        if what == "side":
            self.explain()
        elif what == "row" or not self._spoken():
            self.take_or_light(which)

    # Keys

    def can(self, action: str) -> bool | None:
        """Keys that do nothing now are not shown."""
        if action == "end_turn":
            return self.play.mine and GeneralsWord.END in self.seen.moves()
        return super().can(action)

    def end_turn(self) -> None:
        """End the turn; with more than seven cards one discards first."""
        self.make(GeneralsWord.END.value)
