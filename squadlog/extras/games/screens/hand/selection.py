"""A row of cards, zones or answers; one of them is highlighted and can be chosen."""

from collections.abc import Sequence
from typing import NamedTuple

from textual.content import Content

from squadlog.extras.games.screens.frame.board import GameBoard, Selection
from squadlog.extras.games.screens.hand.boxes import Pick


class HandAnswer(NamedTuple):
    """Something to say: the move, and its words."""

    move: str
    words: str


class Card(NamedTuple):
    """A card of the hand, by its number in the deck."""

    card: int


class HandZone(NamedTuple):
    """A zone that the chosen card may be laid in."""

    zone: int


Choice = HandAnswer | Card | HandZone


class RowSelection(Selection):
    """What is highlighted in the row, and whether somebody put the highlight there."""

    at = 0
    """The place in the row that is highlighted."""
    _meant = False
    """Somebody put the highlight there, so that pointing at it once more chooses it."""

    # For a game to give

    def row(self) -> Sequence[Choice]:
        """What can be chosen from now, all of one kind."""
        raise NotImplementedError

    def choose(self) -> None:
        """Choose what is highlighted."""
        raise NotImplementedError

    def pointed(self, what: Pick, which: int) -> None:
        """Take what somebody pointed at; `row` is whatever the row holds."""
        raise NotImplementedError

    def account(self) -> Content:
        """Everything that counts, with reasons."""
        raise NotImplementedError

    # What the frame asks

    def forget(self) -> None:
        """Choose nothing any more: it is another position or another person."""
        self.at, self._meant = 0, False

    def pointing(self) -> object:
        """The place in the row that is highlighted."""
        return self.at, self._meant

    def busy(self) -> bool:
        """Whether somebody put the highlight where it is."""
        return self._meant

    # Pointing

    def action_account(self) -> None:
        """Explain everything that counts on the table, card by card, with its rules."""
        if self.play.view is not None:
            self.post(GameBoard.Explains("The score now, card by card", self.account()))

    def take_or_light(self, which: int) -> None:
        """Choose what was pointed at before, or highlight what is pointed at now."""
        if which == self.at and self._meant:
            self.choose()
        else:
            self.at, self._meant = which, True
            self.redraw()

    def action_walk(self, steps: int) -> None:
        """The highlight so many places on in the row, round its end."""
        if self.play.mine and (row := self.row()):
            self.at, self._meant = (self.at + steps) % len(row), True
            self.redraw()

    def action_place(self, place: int) -> None:
        """Point at what has this number in the row."""
        self.point("row", place - 1)

    def point(self, what: Pick, which: int) -> None:
        """Point at something, by its number or with the mouse."""
        if self.play.mine and what == "row" and which >= len(self.row()):
            self.says(f"There is no number {which + 1}: they go from 1 to {len(self.row())}.")
        elif self.play.mine or what == "zone":
            self.pointed(what, which)
        else:
            self.post(GameBoard.NotNow())
