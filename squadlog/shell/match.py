"""A side game being played: its record in the file, and the game that says what comes next.

The door for screens and commands.

The record holds what was agreed and each move in the game's own notation; replay, undo and hints are the same fold.
What the move that ends a game adds, its result, is for counting only. Games and players are loaded when a match is
opened.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from squadlog.battle.refusal import Refusal
from squadlog.errors import StoreError
from squadlog.games.game import GameError
from squadlog.games.score import read, replay, write
from squadlog.lazily import lazily
from squadlog.names import safe_name, unfit
from squadlog.records import record
from squadlog.shell.kept import Kept
from squadlog.shell.standing import (
    COMPUTER,
    Event,
    GameStanding,
    MoveMade,
    Replay,
    Started,
    after,
    agreed,
    brought_back,
    players,
    said,
    stored,
    when,
)
from squadlog.store.records import StoredEvent

with lazily():
    from squadlog.battle.record import tree
    from squadlog.games import levels
    from squadlog.games.players import giving_up, judged
    from squadlog.games.players import player as thinking
    from squadlog.games.players import review as reviewing

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from squadlog.battle.record.steps import Step
    from squadlog.battle.record.tree import Reader
    from squadlog.games.game import Game, Move, Seen, State
    from squadlog.games.game import Outcome as Ending
    from squadlog.games.players.player import Budget, Thought
    from squadlog.games.players.review import Verdict
    from squadlog.games.score import Score
    from squadlog.store.records import BattleRecord, StoredEvent
    from squadlog.store.store import Store

ONLOOKER = -1
"""The seat of somebody who sees what lies open, and no hand."""


@record
class Made:
    """A move stands: it in notation, for the seat that made it; and in a sentence what everybody may know of it."""

    move: str
    sentence: str


@record
class MoveEntry:
    """One line of the log of a match. `number` counts moves from 1; 0 is the start. `seat` None: nobody's move.

    `branch` holds the names of the place, with commas between.
    """

    id: int
    number: int
    seat: int | None
    words: str
    by: str
    when: str
    undone: bool
    current: bool
    branch: str


class Last(NamedTuple):
    """The move made last, and the seat that made it."""

    seat: int
    move: Move


class Match(Kept[Event, GameStanding]):
    """One side game: its record, and the rules that decide what comes next."""

    _what, _step = "game", "move"
    _left: GameStanding | None

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
            moves.append((event.move, _stored(event, standing)))
        number = store.create_record(
            named,
            _stored(Started(header=header)),
            moment=when(standing),
            by=by,
            game=standing.game.key,
            then=moves,
        )
        return cls(store, number)

    @classmethod
    def brought_in(cls, store: Store, text: str, *, title: str = "", by: str = "") -> Match:
        """A record from its text. Raises GameError with the line and what would be right."""
        return cls.create(store, read(text), title=title, by=by)

    def refresh(self) -> None:
        """Read the record again, in case somebody else has gone on with it. Raises StoreError."""
        record = self._store.load(self.id, game=True)
        with self.sound():
            self._tree = tree.Tree(record.steps, record.head, record.moves, _reader(record), Replay())
        self.title = record.title
        self._branches = dict(record.branches)
        self._left = None

    # What stands

    @property
    def standing(self) -> GameStanding:
        """The game, its score so far and the position."""
        return self._tree.state()

    @property
    def game(self) -> Game:
        """Which game it is."""
        return self.standing.game

    @property
    def state(self) -> State:
        """The position, with everything that is hidden in it: for replay and for tables without secrets."""
        return self.standing.state

    @property
    def before(self) -> State | None:
        """The position before the last move that stands, None at the start."""
        standing = self._tree.before(self._tree.head.id)
        return None if standing is None else standing.state

    @property
    def score(self) -> Score:
        """What was agreed, and every move that stands."""
        return self.standing.score

    @property
    def seats(self) -> tuple[str, ...]:
        """What each seat is called: the person's name, or the seat's own."""
        return players(self.game, self.score)

    @property
    def outcome(self) -> Ending | None:
        """How the game ended at the position that stands, None where it went on from there."""
        return self.state.outcome()

    @property
    def left(self) -> GameStanding:
        """Where the line that stands was left last: as far as bringing moves forward again would lead."""
        if self._left is None:
            self._left = self._left_from(self._tree.head)
        return self._left

    @property
    def ending(self) -> Ending | None:
        """How the game ended, also for who has gone back in it since; None while it goes on, or goes on otherwise."""
        return self.left.state.outcome()

    def view(self, seat: int) -> Seen:
        """What a seat may see."""
        return self.state.seen_by(seat)

    def computer(self, seat: int) -> str | None:
        """The computer player on a seat by its name, None if a person sits there."""
        name = self.seats[seat]
        return levels.level_of(name.removeprefix(COMPUTER)) if name.startswith(COMPUTER) else None

    @property
    def reviewed(self) -> Score:
        """What a review looks at: the whole of a game that is over, wherever one stands in it; else what stands."""
        return self.score if self.ending is None else self.left.score

    def entry_at(self, move: int) -> int | None:
        """The log entry of the move of that number, in the line that stands and as far as redo would lead.

        0 is the start; None: there is no such move.
        """
        line = self._whole_line()
        return self._tree.number(line[move]) if 0 <= move < len(line) else None

    def entry_before(self, move: int) -> int:
        """The log entry to stand at before the move of that number, of those `reviewed`."""
        return self._tree.number(self._whole_line()[move - 1])

    def _whole_line(self) -> tuple[int, ...]:
        return (*self._tree.line(), *(step.id for step in self._tree.ahead()))

    def text(self) -> str:
        """The record as text that `brought_in` reads again."""
        return write(self.score)

    # What is said

    def say(self, move: str, *, by: str = "", hope: float | None = None) -> Made | Refusal:
        """Make the move that somebody wrote. A refusal changes nothing, in memory or in the file.

        `hope` is kept with the move of a computer, see `decided`.
        """
        standing, head = self.standing, self._tree.head
        seat = standing.state.to_move
        if fault := unfit([by, move]):
            return Refusal(code="unfit-text", sentence=f"This cannot be kept: {fault}.", rule="")
        if seat is None:
            return Refusal(
                code="over",
                sentence="The game is over.",
                rule="",
                instead="Take a move back to go on from there.",
            )
        try:
            event = said(standing, move, hope)
            reached = after(standing, event)
        except GameError as error:
            return Refusal(code="no-such-move", sentence=error.sentence, rule=error.rule)
        moment = when(reached)
        try:
            step = self._store.append(
                self.id, head, event.move, _stored(event, reached), by=by, label="move", moment=moment
            )
        except StoreError as error:
            return self._not_saved(error)
        self._tree.add(step, (event,), reached)
        self._left = None
        return Made(move=event.move, sentence=self._remarked(f"{self.seats[seat]}: {self._said(step)}."))

    # Players that are no people

    def thought(self, budget: Budget, *, level: str | None = None, lines: int = 3) -> Thought:
        """What a computer player would do now, with its reasons, seeing only what the seat to move may see.

        `level` None is the computer on the seat, or the strongest. It changes nothing, so that it may run in
        another thread. Raises GameError when the game is over.
        """
        standing = self.standing
        seat = standing.state.to_move
        if seat is None:
            raise GameError("the game is over: there is nothing to think about")
        level = level or self.computer(seat) or levels.STRONGEST
        seed = f"{standing.score.seed}/{len(standing.score.moves)}/{seat}"
        return levels.player_of(standing.game, level, seed, lines=lines).think(
            standing.state.seen_by(seat), budget
        )

    def decided(self, budget: Budget, *, resigns_below: float = 0.0) -> thinking.Thought:
        """What the computer to move does, as `thought`; its `hope` belongs to the move that is then said.

        It resigns, or agrees to stop, once it has hoped for less than `resigns_below` at five of its moves in a row;
        any other offer to stop it declines. 0: it never gives up.
        """
        state = self.state
        if state.to_move is None:
            raise GameError("the game is over: there is nothing to decide")
        seen, hopes = state.seen_by(state.to_move), self._hopes(state.to_move)
        if giving_up.is_asked_to_stop(seen):
            return thinking.Thought(
                move=state.read("accept" if giving_up.is_hopeless(hopes, resigns_below) else "decline")
            )
        thought = self.thought(budget)
        hope = giving_up.hope_of(self.game, seen, thought)
        if hope is not None and giving_up.is_hopeless([*hopes, hope], resigns_below):
            return thinking.Thought(move=state.read("resign"), hope=hope)
        return replace(thought, hope=hope)

    def _hopes(self, seat: int) -> list[float]:
        """What the computer on a seat hoped for at its moves so far, oldest first."""
        events = (self._tree.events(step)[0] for step in self._tree.line())
        return [
            event.hope
            for event in events
            if isinstance(event, MoveMade) and event.seat == seat and event.hope is not None
        ]

    def review(self, budget: Budget, *, level: str | None = None) -> Iterator[Verdict]:
        """What each move of `reviewed` was worth and what would have been better; `budget` is for each position."""
        score = self.reviewed
        player = levels.player_of(self.game, level or levels.STRONGEST, f"{score.seed}/review", lines=1)
        settled = self.game.settled if isinstance(self.game, judged.Judged) else None
        return reviewing.review(replay(score), score.moves, len(self.seats), player, budget, settled=settled)

    def log(self, seat: int | None, *, undone: bool = False) -> tuple[MoveEntry, ...]:
        """The moves as a seat may read them, oldest first; with `undone`, those taken back too.

        ONLOOKER reads what everybody may know; None reads everything, as whoever looks back at a game that is over.
        """
        stands = set(self._tree.line())
        named: dict[int, list[str]] = {}
        for name, number in sorted(self.branches().items()):
            named.setdefault(number, []).append(name)
        return tuple(
            self._entry(
                step, number, seat, undone=step.id not in stands, branch=", ".join(named.get(number, ()))
            )
            for number, step in enumerate(self._tree.steps, 1)
            if undone or step.id in stands
        )

    def last(self, seat: int | None) -> Last | None:
        """The last move that stands; None at the start, and where a seat may not know it (None: everything is known)."""
        step = self._tree.head
        event, before = self._tree.events(step.id)[0], self._tree.before(step.id)
        if isinstance(event, Started) or before is None or self._told(step, seat) != event.move:
            return None
        return Last(event.seat, before.state.read(event.move))

    def _entry(self, step: Step, number: int, seat: int | None, *, undone: bool, branch: str) -> MoveEntry:
        event = self._tree.events(step.id)[0]
        return MoveEntry(
            id=number,
            number=len(self._tree.state(step.id).score.moves),
            seat=event.seat if isinstance(event, MoveMade) else None,
            words=self._told(step, seat),
            by=step.by,
            when=step.at,
            undone=undone,
            current=step.id == self._tree.head.id,
            branch=branch,
        )

    def _told(self, step: Step, seat: int | None) -> str:
        """A step as a seat may read it: a secret move is told when the position that stands makes it known.

        A move that was taken back is read as right after it was made: what came of it has not happened.
        """
        event, before = self._tree.events(step.id)[0], self._tree.before(step.id)
        if isinstance(event, Started) or before is None:
            return f"{self.game.name} begins"
        if seat is None or seat == event.seat:
            return event.move
        now = self.state if step.id in self._tree.line() else self._tree.state(step.id).state
        return before.state.told(before.state.read(event.move), seat, now)

    def _said(self, step: Step) -> str:
        return self._told(step, ONLOOKER)

    def _place(self, step: Step) -> str:
        number = len(self._tree.line(step.id)) - 1
        return f"move {number}" if number else "the start"

    def _moment(self, step: Step) -> str:
        return when(self._tree.state(step.id), self._left_from(step))

    def _left_from(self, step: Step) -> GameStanding:
        """Where redo would lead from a step; no further than that if what was taken back cannot be read any more."""
        try:
            return self._tree.state((step, *self._tree.ahead(step.id))[-1].id)
        except StoreError:
            return self._tree.state(step.id)

    def _dropped(self) -> None:
        self._left = None


def _stored(event: Event, reached: GameStanding | None = None) -> list[StoredEvent]:
    kind, body = stored(event, reached)
    return [StoredEvent(kind=kind, version=1, body=body)]


def _reader(record: BattleRecord) -> Reader[Event]:
    def read_steps(steps: Sequence[int]) -> list[tuple[Event, ...]]:
        return [tuple(brought_back(body) for body in record.events[step]) for step in steps]

    return read_steps
