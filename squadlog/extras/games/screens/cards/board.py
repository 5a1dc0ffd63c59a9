"""The card table of Phalanx (Farias): choose a card, then its zone; answer, bet, strike."""

from collections.abc import Iterable
from dataclasses import replace
from typing import cast

from textual.content import Content

from squadlog.base.lazy_imports import lazy_imports
from squadlog.extras.games.cards.deck import CARDS, KING, NAMES, RANK
from squadlog.extras.games.cards.gambling import missing
from squadlog.extras.games.cards.hidden import CardsSight
from squadlog.extras.games.cards.layout import SEATS
from squadlog.extras.games.cards.moves import Bet, CardLaid, CardMove, CardsWord, Play, Strike
from squadlog.extras.games.cards.page import LAY_DOWN
from squadlog.extras.games.cards.state import CardsSeen
from squadlog.extras.games.cards.table import NOBODY, CardsTable
from squadlog.extras.games.cards.words import account, deed, title
from squadlog.extras.games.screens.cards.scene import CardsScene, column, zones_of
from squadlog.extras.games.screens.cards.scene import drawn as cards_drawn
from squadlog.extras.games.screens.cards.words import told as drawn_with_cards
from squadlog.extras.games.screens.frame.playing import Playing
from squadlog.extras.games.screens.hand.boxes import Pick
from squadlog.extras.games.screens.hand.table import Card, CardTable, HandAnswer, HandZone
from squadlog.extras.games.session.standing import COMPUTER
from squadlog.extras.games.telling import Offer, Told
from squadlog.tui.chrome.bars import share_bar
from squadlog.tui.chrome.words import cut, lines

with lazy_imports():
    from squadlog.extras.games.screens.frame import dialogs


BAR = 10
"""Cells of the bar of the cards that a seat owns, of all there are."""


class CardsBoard(CardTable):
    """A game of Phalanx with cards, for two to seven."""

    HINTS = (("⏎", "a card, then its zone", "focused.choose"), ("a", "explain the score", "screen.account"))

    def __init__(self, play: Playing) -> None:
        super().__init__(play)
        self._chosen: int | None = None

    @property
    def seen(self) -> CardsSeen:
        """What the one who looks may see."""
        return cast("CardsSeen", self.play.view)

    def _table(self) -> CardsTable:
        """What lies open to all."""
        return cast("CardsSeen", self.play.open_view).table

    # What the frame asks for

    def example(self) -> str:
        """A move as it is written."""
        view = self.seen
        moves = view.moves()
        return view.notation(moves[-1]) if moves else "4S>C"

    def next_step(self) -> str:
        """What the person to move can do next."""
        table, row = self.seen.table, self.row()
        if table.offer:
            return "another player offers to stop and share the chips: d, or choose an answer."
        if table.first == NOBODY and self._chosen is not None and row[self.at] == Card(self._chosen):
            return f"Enter lays {NAMES[self._chosen]} face down in the centre; Escape drops it."
        if self._chosen is not None and table.first != NOBODY:
            return f"choose a zone, 1 to {len(row)}. {NAMES[self._chosen]} {deed(self._chosen)}."
        if table.strikers:
            return "your initial King strikes: choose a card [PC-04]."
        if table.first == NOBODY:
            return f"{LAY_DOWN} [PC-18]."
        if self._spoken():
            return self._bet_step()
        card = self.seen.sight.hand[self.at]
        return f"choose a card. {NAMES[card]} {deed(card)}."

    def _bet_step(self) -> str:
        table = self.seen.table
        money = table.money
        if money is None or not money.queue:
            return "you are level in no zone: call in one to play there [C.2]."
        zone = money.zone
        name, lacks = table.layout.names[zone], missing(table.layout, money, zone, self.seen.seat)
        level = f"you lack {lacks}; below, you cannot play there" if lacks else "you are level"
        return f"your answer for zone {name}: {level} [C.2]."

    def status(self) -> str:
        """Which battle it is."""
        table = self._table()
        begun = "" if table.first == NOBODY else f", {SEATS[table.first]} began"
        return f" · battle {table.battle}{begun}"

    def standing(self) -> list[Content | str]:
        """What every seat has: reserve, hand, chips."""
        sight = self.seen.sight
        table = sight.table
        money = table.money
        wide = 14 if self.edges else 8
        heap = " res." if money else " reserve"
        parts: list[Content | str] = [
            Content.styled(f"  {column('', wide)}{heap} hand{' chips' if money else ''}", "bold")
        ]
        for seat in range(table.rules.players):
            mark = "▶" if self.play.match.progress.to_move == seat else " "
            name = self.play.match.seating.names[seat]
            told = SEATS[seat] if name == SEATS[seat] else f"{SEATS[seat]} {name.removeprefix(COMPUTER)}"
            if seat not in table.alive:
                parts.append(f"{mark} {column(told, wide)} out")
                continue
            chips = f"{money.chips[seat]:>6}" if money else ""
            held = f"{sight.reserve_sizes[seat]:>{len(heap) - 1}}{sight.hand_sizes[seat]:>5}{chips}"
            row = Content.styled(f"{mark} {column(told, wide)} {held}", "bold" if mark == "▶" else "")
            owned = sight.reserve_sizes[seat] + sight.hand_sizes[seat]
            bar = share_bar(owned / CARDS, BAR) if self.edges and money is None else Content("")
            parts.append(Content.assemble(row, "  " if bar else "", bar))
        if not table.rules.gambling:
            parts.append(f"  Spoils in the centre: {sight.spoils}")
        return [*parts, ""]

    def drawn(self) -> tuple[Content, Content]:
        """Zones and hand."""
        table, hand = cards_drawn(self._scene(), self.room)
        return lines(table), lines(hand)

    def _scene(self) -> CardsScene:
        names = tuple(cut(name.removeprefix(COMPUTER), 12) for name in self.play.match.seating.names)
        scene = CardsScene(view=self.seen, names=names, last=self.play.made_last(), others=self._open_hands())
        if not self.play.mine:
            return scene
        spoken = tuple(answer.words for answer in self._spoken())
        goals = tuple(goal.zone for goal in self.row() if isinstance(goal, HandZone))
        chosen = None if self.seen.table.first == NOBODY else self._chosen
        return replace(scene, at=self.at, chosen=chosen, goals=goals, spoken=spoken)

    def _open_hands(self) -> tuple[CardsSight, ...]:
        """What the others hold, once nothing is a secret any more."""
        alive = self.seen.table.alive
        others = cast("tuple[CardsSeen, ...]", self.play.others())
        return tuple(other.sight for other in others if other.seat in alive)

    def laid(self, told: Iterable[Told]) -> list[Content]:
        """What is told, with cards as they are drawn here."""
        return drawn_with_cards(told)

    def account(self) -> Content:
        """Every zone, card by card."""
        return lines(
            part
            for zone in zones_of(self.seen)
            for part in (*self.laid(account(self.seen.account(zone), self.play.who)), Content(""))
        )

    # Choosing

    def pointing(self) -> object:
        """The highlight, and the chosen card."""
        return super().pointing(), self._chosen

    def busy(self) -> bool:
        """Whether a card is chosen, or the highlight was moved."""
        return self._chosen is not None or super().busy()

    def forget(self) -> None:
        """Nothing is chosen any more."""
        super().forget()
        self._chosen = None
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

    def _spoken(self) -> list[HandAnswer]:
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
        spoken = self._spoken()
        if spoken:
            return spoken
        table = self.seen.table
        if self._chosen is not None and table.first != NOBODY:
            players = table.layout.players
            return [HandZone(zone) for zone in zones_of(self.seen) if self.seen.seat in players[zone]]
        return [Card(card) for card in self.seen.sight.hand]

    def choose(self) -> None:
        """The highlighted answer, card or zone."""
        match self.row()[self.at]:
            case HandAnswer(move=move):
                self.make(move)
            case HandZone(zone=zone):
                self._into(zone)
            case Card(card=card):
                self._take(card)

    def pointed(self, what: Pick, which: int) -> None:
        """A card, a zone, or a number."""
        if what == "zone":
            self._point_at_zone(which)
        elif what == "card" and not self._spoken():
            self._take(self.seen.sight.hand[which])
        elif self._spoken():
            if what == "row":
                self.take_or_light(which)
        else:
            self.at = which
            self.choose()

    def _point_at_zone(self, zone: int) -> None:
        if self.play.mine and self._chosen is not None:
            self._into(zone)
        elif self.play.view is not None:
            stands = self.seen.account(zone)
            self.explains(title(stands), lines(self.laid(account(stands, self.play.who))))

    def _take(self, card: int) -> None:
        """Choose a card.

        The one chosen already is let go; as initial card, for which there is one place, it is laid.
        """
        table = self.seen.table
        if self._chosen == card and table.first == NOBODY:
            self._into(table.layout.centre)
            return
        if self._chosen == card:
            self._let_go()
            return
        self._chosen = card
        wanted = Card(card) if table.first == NOBODY else HandZone(table.layout.centre)
        self.at = next((at for at, goal in enumerate(self.row()) if goal == wanted), 0)
        self.to_top()
        self.redraw()

    def _let_go(self) -> None:
        card, self._chosen = self._chosen, None
        hand = self.seen.sight.hand
        self.at = hand.index(card) if card in hand else 0
        self.redraw()

    def _into(self, zone: int) -> None:
        """Lay the chosen card; a King asks what he strikes if there is a choice."""
        view, card = self.seen, cast("int", self._chosen)
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
            self.asks(
                dialogs.MovesDialog(f"{NAMES[card]} into {name}: which card does he strike? [PC-03]", rows),
                self.make,
            )
        elif struck:
            self.make(view.notation(struck[0]))
        else:
            self.make(f"{NAMES[card]}>{view.table.layout.names[zone]}")

    # Keys

    def offer_made(self) -> str:
        """What the one who is offered to stop is asked."""
        return f"Another player offers to stop here.{self._chips()}. Agree?" if self.seen.table.offer else ""

    def offer_to_make(self) -> Offer | None:
        """The offer to stop, as long as it may be made."""
        offer = Offer(move=CardsWord.OFFER.value, does=f"Offer to stop here?{self._chips()}")
        return offer if CardsWord.OFFER in self.seen.words() else None

    def _chips(self) -> str:
        money = self.seen.table.money
        chips = enumerate(money.chips if money is not None else ())
        told = ", ".join(f"{SEATS[seat]} {count}" for seat, count in chips)
        return told and f" Chips: {told}"

    def let_go(self) -> bool:
        """Let go of the chosen card."""
        if self._chosen is None:
            return False
        self._let_go()
        return True
