"""Choosing at the card table of Phalanx: a card, then its zone; answers, bets, strikes."""

from collections.abc import Callable
from typing import cast

from textual.content import Content
from textual.message import Message

from squadlog.base.lazy_imports import lazy_imports
from squadlog.extras.games.cards.deck import KING, NAMES, RANK
from squadlog.extras.games.cards.gambling import missing
from squadlog.extras.games.cards.layout import SEATS
from squadlog.extras.games.cards.moves import Bet, CardLaid, CardMove, CardsWord, Play, Strike
from squadlog.extras.games.cards.state import CardsSeen
from squadlog.extras.games.cards.table import NOBODY
from squadlog.extras.games.cards.words import account, title
from squadlog.extras.games.screens.cards.scene import zones_of
from squadlog.extras.games.screens.cards.words import draw_account as drawn_with_cards
from squadlog.extras.games.screens.frame.board import GameBoard
from squadlog.extras.games.screens.frame.playing import Playing
from squadlog.extras.games.screens.hand.boxes import Pick
from squadlog.extras.games.screens.hand.selection import Card, HandAnswer, HandZone, RowSelection
from squadlog.tui.chrome.words import lines

with lazy_imports():
    from squadlog.extras.games.screens.frame import dialogs


class CardsSelection(RowSelection):
    """The highlight, and the card that waits for its zone. `to_top` shows where one's own things lie."""

    def __init__(
        self,
        play: Playing,
        post: Callable[[Message], object],
        redraw: Callable[[], object],
        to_top: Callable[[], object],
    ) -> None:
        super().__init__(play, post, redraw)
        self.chosen: int | None = None
        self._to_top = to_top

    @property
    def seen(self) -> CardsSeen:
        """What the one who looks may see; behind the curtain, what lies open to all."""
        return cast("CardsSeen", self.play.open_view)

    def account(self) -> Content:
        """Every zone, card by card."""
        view = self.seen
        return lines(
            part
            for zone in zones_of(view)
            for part in (*drawn_with_cards(account(view.account(zone), self.play.who)), Content(""))
        )

    def pointing(self) -> object:
        """The highlight, and the chosen card."""
        return super().pointing(), self.chosen

    def busy(self) -> bool:
        """Whether a card is chosen, or the highlight was moved."""
        return self.chosen is not None or super().busy()

    def forget(self) -> None:
        """Choose nothing any more, and point at what does no harm."""
        super().forget()
        self.chosen = None
        if self.play.mine:
            self.at = self._harmless()

    def _harmless(self) -> int:
        """The answer that is highlighted first: a check or a call, no to an offer; else the first thing in the row."""
        moves = self.seen.moves()
        safe = (
            at
            for at, move in enumerate(moves)
            if (isinstance(move, Bet) and move.calls) or move is CardsWord.DECLINE
        )
        return next(safe, 0)

    def answers(self) -> list[HandAnswer]:
        """What can be answered instead of playing a card."""
        if not self.play.mine:
            return []
        view = self.seen
        moves = view.moves()
        if moves and not isinstance(moves[0], CardLaid | Play):
            return [HandAnswer(view.notation(move), self._said(move)) for move in moves]
        return []

    def _said(self, move: CardMove) -> str:
        told, table = self.seen.notation(move), self.seen.table
        if isinstance(move, Strike):
            return f"x{NAMES[move.target]} of {SEATS[move.foe]}"
        if isinstance(move, Bet) and move.chips and table.money is not None:
            raised = move.chips > missing(table.layout, table.money, move.zone, self.seen.seat)
            return f"{told} (pays {move.chips})" if raised else f"{told} {move.chips}"
        return told

    def row(self) -> list[HandAnswer] | list[HandZone] | list[Card]:
        """Answers, or zones for the chosen card, or the hand."""
        spoken = self.answers()
        if spoken:
            return spoken
        table = self.seen.table
        if self.chosen is not None and table.first != NOBODY:
            players = table.layout.players
            return [HandZone(zone) for zone in zones_of(self.seen) if self.seen.seat in players[zone]]
        return [Card(card) for card in self.seen.sight.hand]

    def choose(self) -> None:
        """Choose the highlighted answer, card or zone."""
        match self.row()[self.at]:
            case HandAnswer(move=move):
                self.make(move)
            case HandZone(zone=zone):
                self._into(zone)
            case Card(card=card):
                self._take(card)

    def pointed(self, what: Pick, which: int) -> None:
        """Take the card, zone or number that was pointed at."""
        if what == "zone":
            self._point_at_zone(which)
        elif what == "card" and not self.answers():
            self._take(self.seen.sight.hand[which])
        elif self.answers():
            if what == "row":
                self.take_or_light(which)
        else:
            self.at = which
            self.choose()

    def _point_at_zone(self, zone: int) -> None:
        if self.play.mine and self.chosen is not None:
            self._into(zone)
        elif self.play.view is not None:
            stands = self.seen.account(zone)
            told = drawn_with_cards(account(stands, self.play.who))
            self.post(GameBoard.Explains(title(stands), lines(told)))

    def _take(self, card: int) -> None:
        """Choose a card.

        The one chosen already is let go; as initial card, for which there is one place, it is laid.
        """
        table = self.seen.table
        if self.chosen == card and table.first == NOBODY:
            self._into(table.layout.centre)
            return
        if self.chosen == card:
            self._let_go()
            return
        self.chosen = card
        wanted = Card(card) if table.first == NOBODY else HandZone(table.layout.centre)
        self.at = next((at for at, goal in enumerate(self.row()) if goal == wanted), 0)
        self._to_top()
        self.redraw()

    def _let_go(self) -> None:
        card, self.chosen = self.chosen, None
        hand = self.seen.sight.hand
        self.at = hand.index(card) if card in hand else 0
        self.redraw()

    def _into(self, zone: int) -> None:
        """Lay the chosen card; a King asks what he strikes if there is a choice."""
        view, card = self.seen, cast("int", self.chosen)
        if view.table.first == NOBODY:
            if zone == view.table.layout.centre:
                self.make(NAMES[card])
            else:
                self.says("The initial card is laid in the centre [PC-18].")
            return
        struck = [
            move for move in view.moves() if isinstance(move, Play) and (move.card, move.zone) == (card, zone)
        ]
        if RANK[card] == KING and len(struck) > 1:
            rows = [
                (view.notation(move), f"{NAMES[move.target]} of {self.play.who(move.foe)}") for move in struck
            ]
            name = view.table.layout.names[zone]
            heading = f"{NAMES[card]} into {name}: which card does he strike? [PC-03]"
            self.asks(dialogs.MovesDialog(heading, rows), self.make)
        elif struck:
            self.make(view.notation(struck[0]))
        else:
            self.make(f"{NAMES[card]}>{view.table.layout.names[zone]}")

    def let_go(self) -> bool:
        """Let go of the chosen card."""
        if self.chosen is None:
            return False
        self._let_go()
        return True
