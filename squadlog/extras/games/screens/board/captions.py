"""The lines around the board of triangles: what is next, what either side has, offers to stop."""

from typing import cast

from textual.content import Content

from squadlog.extras.games.board.endings import SEATS
from squadlog.extras.games.board.page import format_offer, pieces_left
from squadlog.extras.games.board.position import name_place, reach
from squadlog.extras.games.board.state import BoardSeen
from squadlog.extras.games.board.turn import STAY, BoardWord
from squadlog.extras.games.screens.board.selection import PieceSelection
from squadlog.extras.games.screens.board.words import standing_words
from squadlog.extras.games.screens.frame.board import Captions
from squadlog.extras.games.telling import Offer
from squadlog.extras.games.words import count_of


class BoardCaptions(Captions[PieceSelection]):
    """What is read around a game on the board of triangles."""

    def __init__(self, selection: PieceSelection) -> None:
        super().__init__(selection)
        begun = cast(BoardSeen, self.play.match.view.at(0)).state
        self._first = tuple(pieces_left(begun, seat) for seat in (0, 1))

    def example(self) -> str:
        """A move as it is written."""
        return "e1-e3, a1.NW-c3, e3-e5 x d5, or x d5 for an overlooked capture"

    def status(self) -> str:
        """The triangle under the cursor, and what stands on it; the time per move."""
        cell = self.selection.view.cursor
        piece = self.selection.piece_on(0, cell) or self.selection.piece_on(1, cell)
        there = f", {piece.kind.name}" if piece is not None else ""
        return f" · at {self.selection.position.rules.tables.cell_names[cell]}{there}"

    def next_step(self) -> str:
        """What the person to move can do next."""
        selection, position = self.selection, self.selection.position
        if position.offer == "open":
            return f"{format_offer(position, SEATS.__getitem__)}: d answers."
        cell = selection.view.cursor
        if selection.chosen is not None:
            goal = selection.goal(cell)
            if goal is not None:
                return f"Enter moves it to {goal.square}; n goes to the next +, Escape drops it."
            piece = position.rules.tables.places[selection.chosen]
            return f"{name_place(piece)}: n or arrows to a +, then Enter; or click."
        if position.prey(STAY, STAY):
            return "choose a piece, or x makes an overlooked capture (!)."
        own = selection.piece_on(position.mover, cell)
        if own is None:
            return "n or the arrows go to your pieces, Enter or a click chooses."
        if not reach(position, own.id):
            return f"{name_place(own)} cannot move now; n goes to one that can."
        return f"Enter chooses {name_place(own)}, n goes to the next one."

    def standing(self, *, wide: bool) -> list[Content | str]:
        """What either side has left and has taken, and what the letters are."""
        return standing_words(self.selection.position, self._first, self.play.match.seating.names, wide=wide)

    def offer_made(self) -> str:
        """What the one who is offered to stop is asked."""
        position = self.selection.position
        made = f"{format_offer(position, SEATS.__getitem__)}. {self._count()} Agree?"
        return made if position.offer == "open" else ""

    def offer_to_make(self) -> Offer | None:
        """The offer to stop, as long as it may be made."""
        offer = Offer(move=BoardWord.OFFER.value, does=f"Offer to stop and count points? {self._count()}")
        return offer if BoardWord.OFFER in self.selection.position.words() else None

    def _count(self) -> str:
        red, black = self.selection.position.points(0), self.selection.position.points(1)
        return f"Red has {count_of(red, 'point')} on the board, Black {black}."
