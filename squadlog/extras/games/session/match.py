"""A side game being played: its record in the file, and the game that says what comes next.

Screens and commands come in by `seat`. The record holds what was agreed and each move in the game's notation;
replay, undo and hints are the same fold.
What the move that ends a game adds, its result, is for counting only. Games and players are loaded when a match is
opened.
"""

from __future__ import annotations

import json
from functools import cached_property
from typing import TYPE_CHECKING

from squadlog.base.errors import StoreError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import safe_name, unfit
from squadlog.base.records import record, replace
from squadlog.battle.record.upcasting import keyed
from squadlog.battle.refusal import Refusal
from squadlog.extras.games.game import ONLOOKER, GameError
from squadlog.extras.games.score import read, write
from squadlog.extras.games.session import thinker
from squadlog.extras.games.session.match_log import Last, MoveEntry
from squadlog.extras.games.session.match_record import RecordOfMatch
from squadlog.extras.games.session.standing import (
    COMPUTER,
    Event,
    MoveMade,
    Started,
    after,
    again_title,
    agreed,
    ended,
    players,
    said,
    stored,
    when,
)
from squadlog.facts.seats import REFEREE
from squadlog.session.record import is_gone_on
from squadlog.session.undo_redo import UndoRedo

with lazy_imports():
    from squadlog.extras.games import levels
    from squadlog.extras.games.session import match_seat

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from squadlog.battle.outcome import Moved
    from squadlog.battle.record.steps import Step
    from squadlog.extras.games.game import Game, Seen
    from squadlog.extras.games.game import Outcome as Ending
    from squadlog.extras.games.players.player import Budget, Thought
    from squadlog.extras.games.players.review import Verdict
    from squadlog.extras.games.score import Score
    from squadlog.extras.games.session.match_seat import MatchSeat
    from squadlog.extras.games.tally import Result
    from squadlog.facts.seats import Speaker
    from squadlog.session.undo_redo import Destination
    from squadlog.store.record_file import Store


@record
class Made:
    """A move stands, as that log entry: in notation for who made it, in a sentence as all may know it."""

    entry: int
    move: str
    sentence: str


@record
class Agreed:
    """What was agreed and how it was dealt, by words of `deal` or by `seed`; None or empty while secret."""

    options: Mapping[str, str]
    seed: int | None
    deal: str


class Match:
    """One side game: its record, and the rules that decide what comes next."""

    def __init__(self, store: Store, number: int) -> None:
        self.id, self.record = number, RecordOfMatch(store, number)
        self._undo_redo = UndoRedo(self.record)

    @classmethod
    def create(cls, store: Store, score: Score, *, title: str = "", by: str = "") -> Match:
        """Open the record of a game, with the moves of `score` made already. Raises SquadlogError if it cannot be."""
        standing = agreed(score)
        fault = unfit([by])
        if fault:
            raise GameError(f"This cannot be kept: {fault}")
        try:
            named = safe_name(title or standing.game.name)
        except ValueError as error:
            raise GameError(f"This is no title: {error}") from None
        header, moves = write(standing.score), []
        for move in score.moves:
            event = said(standing, move)
            standing = after(standing, event)
            moves.append((event.move, stored(event, standing)))
        begun, key = stored(Started(header=header)), standing.game.key
        number = store.create_record(named, begun, moment=when(standing), by=by, game=key, then=moves)
        return cls(store, number)

    @classmethod
    def brought_in(cls, store: Store, text: str, *, title: str = "", by: str = "") -> Match:
        """A record from its text. Raises GameError with the line and what would be right."""
        return cls.create(store, read(text), title=title, by=by)

    def again(self, moves: int, *, by: str = "") -> Match:
        """A record of its own with the first so many moves of this one, those taken back too, which stays as it is."""
        score = replace(self.record.left.score, moves=self.record.left.score.moves[:moves])
        return self.create(self.record.store, score, title=again_title(self.record.title, moves + 1), by=by)

    def seat(self, who: Speaker) -> MatchSeat:
        """The door for whoever speaks from a seat: all that a screen or a command needs. ValueError for no seat."""
        return match_seat.MatchSeat(self, who)

    def changed(self) -> bool:
        """Whether somebody else has gone on with it, see `Record.changed`."""
        return self.record.changed()

    # What everybody knows

    @property
    def game(self) -> Game:
        """Which game it is."""
        return self.record.standing.game

    @cached_property
    def own_names(self) -> tuple[str, ...]:
        """What the game calls its seats, in turn order."""
        return self.game.seats(self.record.standing.score.options)

    @cached_property
    def seats(self) -> tuple[str, ...]:
        """What each seat is called: the person's name, or the seat's own."""
        return players(self.game, self.record.standing.score)

    @property
    def to_move(self) -> int | None:
        """The place of the seat whose word counts now, None when the game is over."""
        return self.record.standing.state.to_move

    @property
    def outcome(self) -> Ending | None:
        """How the game ended at the position that stands, None where it went on from there."""
        return self.record.standing.state.outcome()

    @property
    def ending(self) -> Ending | None:
        """How the game ended, also for who has gone back in it since; None while it goes on, or goes on otherwise."""
        return self.record.left.state.outcome()

    @property
    def length(self) -> int:
        """How many moves stand."""
        return len(self.record.standing.score.moves)

    @property
    def length_ahead(self) -> int:
        """How many moves there are with those that were taken back and can be brought forward again."""
        return len(self.record.left.score.moves)

    def computer(self, seat: int) -> str | None:
        """The name of the computer player on a seat, None for a person. GameError for an unknown player."""
        name = self.seats[seat]
        return levels.level_of(name.removeprefix(COMPUTER)) if name.startswith(COMPUTER) else None

    def entry_at(self, move: int) -> int | None:
        """The log entry of the move of that number, 0 the start, as far as redo would lead; None: there is none."""
        line = self._whole_line()
        return self.record.tree.number(line[move]) if 0 <= move < len(line) else None

    def _whole_line(self) -> tuple[int, ...]:
        return (*self.record.tree.line(), *(step.id for step in self.record.tree.ahead()))

    # What a seat may know. `seat` is its place; ONLOOKER knows what lies open; None is somebody who may know everything

    def seen(self, seat: int) -> Seen:
        """The position as it stands."""
        return self.record.standing.state.seen_by(seat)

    def seen_before(self, seat: int) -> Seen | None:
        """The position before the last move that stands, None at the start."""
        standing = self.record.tree.before(self.record.tree.head.id)
        return None if standing is None else standing.state.seen_by(seat)

    def seen_at(self, move: int, seat: int) -> Seen:
        """The position after that many moves, also of those that can be brought forward again."""
        return self.record.tree.state(self._whole_line()[move]).state.seen_by(seat)

    def seen_first(self, seat: int) -> Seen:
        """The position before the first move."""
        return self.record.tree.state(self.record.tree.line()[0]).state.seen_by(seat)

    def log(self, seat: int | None = None, *, undone: bool = False) -> tuple[MoveEntry, ...]:
        """The moves, oldest first; with `undone`, those taken back too."""
        return self.record.log.entries(self.record.branches(), seat, undone=undone)

    def last(self, seat: int | None = None) -> Last | None:
        """The last move that stands; None at the start, and where that seat may not know it."""
        return self.record.log.last(seat)

    def agreed(self, seat: int | None = None) -> Agreed:
        """What was agreed, and from what hands, coins and computers came."""
        score, told = self.record.standing.score, seat is None or self.ending is not None
        return Agreed(
            options=score.options,
            seed=score.seed if told else None,
            deal=score.deal if told or not self.game.kind.hidden else "",
        )

    def text(self) -> str:
        """The record as text that `brought_in` reads again; it tells every hand."""
        return write(self.record.standing.score)

    def result(self) -> Result | None:
        """What came of the game, None while it goes on; it is the same for who has gone back in it."""
        return ended(self.record.left)

    def refusal(self, move: str, seat: int | None = None) -> Refusal | None:
        """Why what somebody wrote cannot be said now, None if it can."""
        if refused := self._not_now(seat):
            return refused
        try:
            self.record.standing.state.read(move)
        except GameError as error:
            return Refusal(code="no-such-move", sentence=error.sentence, rule=error.rule)
        return None

    def is_word(self, move: str) -> bool:
        """Whether what somebody wrote is a word of the seat to move, see `thinker.is_word`."""
        return thinker.is_word(self.record.standing.state, move)

    def _not_now(self, seat: int | None) -> Refusal | None:
        to_move = self.to_move
        if to_move is None:
            return Refusal(
                code="over",
                sentence="The game is over.",
                rule="",
                instead="Take a move back to go on from there.",
            )
        if seat not in (None, ONLOOKER, to_move):
            told = f"Only {self.seats[to_move]} can say this."
            return Refusal(code="not-yours", sentence=told, rule="")
        return None

    # What is said

    def say(
        self,
        move: str,
        *,
        by: str = "",
        hope: float | None = None,
        seat: int | None = None,
        at: int | None = None,
        key: str = "",
    ) -> Made | Refusal:
        """Make the move that somebody wrote. A refusal changes nothing, in memory or in the file.

        `hope` is kept with the move of a computer, see `thinker.decided`. `at` is the log entry at which the
        speaker saw the game stand: on another nothing is decided. What is said again with the `key` of a move
        that was kept from the same seat is not done again, and answered with what came of it then.
        """
        if fault := unfit([by, move, key]):
            return Refusal(code="unfit-text", sentence=f"This cannot be kept: {fault}.", rule="")
        if done := self.done(key, seat):
            return done
        if refused := self.record.not_there(at) or self._not_now(seat):
            return refused
        outcome = self._made(move, by, hope, key, self._key_of(seat))
        # Whoever was quicker may have been the same speaker.
        return (self.done(key, seat) if is_gone_on(outcome) else None) or outcome

    def _made(self, move: str, by: str, hope: float | None, key: str, whose: str) -> Made | Refusal:
        try:
            event = said(self.record.standing, move, hope)
            reached = after(self.record.standing, event)
        except GameError as error:
            return Refusal(code="no-such-move", sentence=error.sentence, rule=error.rule)
        text = keyed(json.dumps({"move": event.move}), key, whose) if key else event.move
        told, head = stored(event, reached), self.record.tree.head
        try:
            step = self.record.store.append(
                self.id, head, text, told, by=by, label="move", moment=when(reached)
            )
        except StoreError as error:
            return self.record.not_saved(error)
        self.record.tree.add(step, (event,), reached)
        self.record.further = None
        return self._stands(step, event)

    def done(self, key: str, seat: int | None = None) -> Made | Refusal | None:
        """What came of the move said with this key of that seat, or that it was taken back since; None if none was."""
        step = self.record.kept_with(key, self._key_of(seat))
        if step is None or isinstance(step, Refusal):
            return step
        return self._stands(step, *self.record.tree.events(step.id))

    def _key_of(self, seat: int | None) -> str:
        return "" if seat in (None, ONLOOKER) else self.own_names[seat]

    def _stands(self, step: Step, event: Event) -> Made:
        who = f"{self.seats[event.seat]}: " if isinstance(event, MoveMade) else ""
        sentence = self.record.remarked(f"{who}{self.record.words(step)}.")
        return Made(
            entry=self.record.tree.number(step.id), move=self.record.log.told(step, None), sentence=sentence
        )

    # Back and forth

    def undo(self, steps: int = 1, *, by: str = "", why: str = "", seat: str = REFEREE) -> Moved | Refusal:
        """Go back by moves."""
        return self._go(self._undo_redo.back(steps, seat), by, why)

    def redo(self, steps: int = 1, *, by: str = "", why: str = "", seat: str = REFEREE) -> Moved | Refusal:
        """Go forward along the line that was left last."""
        return self._go(self._undo_redo.forth(steps, seat), by, why)

    def jump(self, entry: int, *, by: str = "", why: str = "", seat: str = REFEREE) -> Moved | Refusal:
        """Stand at any entry of the log, taken back or not."""
        return self._go(self._undo_redo.to(entry, seat), by, why)

    def _go(self, way: Destination | Refusal, by: str, why: str) -> Moved | Refusal:
        return way if isinstance(way, Refusal) else self._undo_redo.go(way, by=by, why=why)

    # Players that are no people

    def thought(self, budget: Budget, *, level: str | None = None, lines: int = 3) -> Thought:
        """What a computer player would do for the seat to move, with its reasons: a hint for who sits there.

        `level` None is the computer on the seat, or the strongest. It changes nothing, so that it may run in
        another thread. Raises GameError when the game is over.
        """
        standing = self.record.standing
        seat = standing.state.to_move
        level = level or (None if seat is None else self.computer(seat))
        # Of the seed a seat knows nothing, so nothing that it is told may hang on it.
        return thinker.thought(standing, budget, level=level, seed=f"hint/{self.length}/{seat}", lines=lines)

    def decided(self, budget: Budget, *, resigns_below: float = 0.0) -> Thought:
        """What the computer to move does; see `thinker.decided`."""
        seat = self.to_move
        hopes = [] if seat is None else self._hopes(seat)
        level = None if seat is None else self.computer(seat)
        return thinker.decided(self.record.standing, hopes, budget, level=level, resigns_below=resigns_below)

    def _hopes(self, seat: int) -> list[float]:
        """What the computer on a seat hoped for at its moves so far, oldest first."""
        events = (self.record.tree.events(step)[0] for step in self.record.tree.line())
        return [
            event.hope
            for event in events
            if isinstance(event, MoveMade) and event.seat == seat and event.hope is not None
        ]

    def review(self, budget: Budget, *, level: str | None = None) -> Iterator[Verdict]:
        """What each move was worth and what would have been better; `budget` is for each position.

        It looks at the whole of a game that is over, wherever one stands in it; else at what stands.
        """
        return thinker.reviewed(self.game, self._reviewed, len(self.seats), budget, level=level)

    # Inside

    @property
    def _reviewed(self) -> Score:
        return self.record.standing.score if self.ending is None else self.record.left.score
