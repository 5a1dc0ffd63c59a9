"""A side game being played: its record in the file, and the game that says what comes next.

Screens and commands come in by a `MatchSeat`. The record holds what was agreed and each move in the game's notation;
replay, undo and hints are the same fold.
What the move that ends a game adds, its result, is for counting only. Games and players are loaded when a match is
opened.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.names import safe_name, unfit
from squadlog.battle.refusal import Refusal
from squadlog.extras.games.game import GameError
from squadlog.extras.games.score import read, write
from squadlog.extras.games.session.hints_asked import HintsAsked
from squadlog.extras.games.session.match_record import RecordOfMatch
from squadlog.extras.games.session.move_maker import MoveMaker
from squadlog.extras.games.session.progress import GameProgress
from squadlog.extras.games.session.seating import Seating
from squadlog.extras.games.session.standing import (
    Started,
    after,
    parse_move,
    start_as_agreed,
    store_event,
    when,
)
from squadlog.facts.seats import REFEREE
from squadlog.session.said.answers import Voice
from squadlog.session.undo_redo import UndoRedo

if TYPE_CHECKING:
    from collections.abc import Callable

    from squadlog.battle.outcome import Moved
    from squadlog.extras.games.score import Score
    from squadlog.session.undo_redo import Destination
    from squadlog.store.record_file import Store


class Match:
    """One side game: its record, who sits there, how far it is, and the moves that are made."""

    def __init__(self, store: Store, number: int) -> None:
        self.id, self.record = number, RecordOfMatch(store, number)
        self.game = self.record.standing.game
        self.seating, self.progress = Seating(self.record.standing), GameProgress(self.record)
        self.hints = HintsAsked(self.record)
        self.moves = MoveMaker(self.record, self.seating)
        self._undo_redo = UndoRedo(self.record)

    @classmethod
    def create(cls, store: Store, score: Score, *, title: str = "", by: str = "") -> Match:
        """Open the record of a game, with the moves of `score` made already. Raises SquadlogError if it cannot be."""
        standing = start_as_agreed(score)
        fault = unfit([by])
        if fault:
            raise GameError(f"This cannot be kept: {fault}")
        try:
            named = safe_name(title or standing.game.name)
        except ValueError as error:
            raise GameError(f"This is no title: {error}") from None
        header, moves = write(standing.score), []
        for move in score.moves:
            event = parse_move(standing, move)
            standing = after(standing, event)
            moves.append((event.move, store_event(event, standing)))
        begun, key = store_event(Started(header=header)), standing.game.key
        number = store.create_record(named, begun, moment=when(standing), by=by, game=key, then=moves)
        return cls(store, number)

    @classmethod
    def brought_in(cls, store: Store, text: str, *, title: str = "", by: str = "") -> Match:
        """A record from its text. Raises GameError with the line and what would be right."""
        return cls.create(store, read(text), title=title, by=by)

    def changed(self) -> bool:
        """Whether somebody else has gone on with it, see `Record.changed`."""
        return self.record.changed()

    # Back and forth

    def undo(
        self, steps: int = 1, *, by: str = "", why: str = "", seat: str = REFEREE, at: int | None = None, key: str = ""
    ) -> Moved | Refusal:  # fmt: skip
        """Go back by moves."""
        return self._go(lambda: self._undo_redo.back(steps, seat), Voice(by, seat, at, key), why)

    def redo(
        self, steps: int = 1, *, by: str = "", why: str = "", seat: str = REFEREE, at: int | None = None, key: str = ""
    ) -> Moved | Refusal:  # fmt: skip
        """Go forward along the line that was left last."""
        return self._go(lambda: self._undo_redo.forth(steps, seat), Voice(by, seat, at, key), why)

    def jump(
        self, entry: int, *, by: str = "", why: str = "", seat: str = REFEREE, at: int | None = None, key: str = ""
    ) -> Moved | Refusal:  # fmt: skip
        """Stand at any entry of the log, taken back or not."""
        return self._go(lambda: self._undo_redo.to(entry, seat), Voice(by, seat, at, key), why)

    def _go(self, find: Callable[[], Destination | Refusal], voice: Voice, why: str) -> Moved | Refusal:
        """Go there; said again with its key, it is answered again, and said late it is refused."""
        if said := self.record.answered(voice) or self.record.not_there(voice.at, voice.seat):
            return said
        way = find()
        return way if isinstance(way, Refusal) else self._undo_redo.go(way, voice, why)
