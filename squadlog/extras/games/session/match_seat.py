"""The door to a side game, bound to a seat: what screens and commands know, ask and say goes through it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.battle.refusal import Refusal
from squadlog.extras.games.game import ONLOOKER, GameError
from squadlog.facts.seats import REFEREE, TABLE, Speaker
from squadlog.session.record import for_the_table
from squadlog.session.seat_access import SeatAccess

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from squadlog.battle.outcome import Moved
    from squadlog.extras.games.game import Game, Move, Outcome, Seen
    from squadlog.extras.games.players.player import Budget, Thought
    from squadlog.extras.games.players.review import Verdict
    from squadlog.extras.games.session.match import Agreed, Made, Match
    from squadlog.extras.games.session.match_log import Last, MoveEntry
    from squadlog.session.seat_access import Eyes


class MatchSeat(SeatAccess["Match"]):
    """A seat at a side game, called as the game calls it, the referee's or the table. ValueError for another.

    Once the game is over, for who has gone back in it too, nothing is a secret any more.
    """

    def __init__(self, match: Match, who: Speaker, eyes: Eyes | None = None) -> None:
        super().__init__(match, who, eyes)
        own = match.own_names
        if who.seat not in (REFEREE, TABLE, *own):
            raise ValueError(f"there is no seat {who.seat!r}")
        self.own_names = own
        """What the game calls its seats, in turn order: a place is where one stands here."""
        self.place = own.index(who.seat) if who.seat in own else ONLOOKER

    def of(self, who: Speaker) -> MatchSeat:
        """Another seat at the same game and the same screen, for whoever has the keyboard now."""
        return MatchSeat(self._played, who, self._eyes)

    def at(self, place: int) -> MatchSeat:
        """The seat of that place, for whoever sits there; ONLOOKER is the table."""
        return self.of(
            Speaker() if place == ONLOOKER else Speaker(seat=self.own_names[place], name=self.seats[place])
        )

    # What it knows

    @property
    def game(self) -> Game:
        """Which game it is."""
        return self._played.game

    @property
    def seats(self) -> tuple[str, ...]:
        """What each seat is called: the person's name, or the seat's own."""
        return self._played.seats

    def called(self, place: int) -> str:
        """What a seat is called for people: `Ann (Red)`, or `Red` if nobody is named."""
        own, person = self.own_names[place], self.seats[place]
        return own if own == person else f"{person} ({own})"

    @property
    def people(self) -> tuple[int, ...]:
        """The places at which no computer sits. One called after a player that there is not is left to people."""
        return tuple(place for place in range(len(self.seats)) if not self._is_computer(place))

    def _is_computer(self, place: int) -> bool:
        try:
            return self.computer(place) is not None
        except GameError:
            return False

    def computer(self, place: int) -> str | None:
        """The name of the computer player on a seat, None for a person. GameError for an unknown player."""
        return self._played.computer(place)

    @property
    def agreed(self) -> Agreed:
        """What was agreed; and the deal, as far as it is no secret."""
        return self._played.agreed(self._reader)

    @property
    def seen(self) -> Seen:
        """The position as this seat sees it; the table sees what lies open to all, and so does the referee."""
        return self._played.seen(self.place)

    @property
    def seen_before(self) -> Seen | None:
        """The position before the last move that stands, as this seat sees it; None at the start."""
        return self._played.seen_before(self.place)

    @property
    def seen_first(self) -> Seen:
        """The position before the first move, as this seat sees it."""
        return self._played.seen_first(self.place)

    def seen_at(self, move: int) -> Seen:
        """The position after that many moves of the line that stands and of what redo leads to, as seen here."""
        return self._played.seen_at(move, self.place)

    def others(self) -> tuple[Seen, ...]:
        """What all other seats see, in turn order; for all but the referee empty until the game is over."""
        if self._reader is not None:
            return ()
        return tuple(self._played.seen(place) for place in range(len(self.seats)) if place != self.place)

    @property
    def to_move(self) -> int | None:
        """The place of the seat whose word counts now, None when the game is over."""
        return self._played.to_move

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended at the position that stands, None where it went on from there."""
        return self._played.outcome

    @property
    def ending(self) -> Outcome | None:
        """How the game ended, also for who has gone back in it since; None while it goes on, or goes on otherwise."""
        return self._played.ending

    @property
    def length(self) -> int:
        """How many moves stand."""
        return self._played.length

    @property
    def length_ahead(self) -> int:
        """How many moves there are with those that can be brought forward again."""
        return self._played.length_ahead

    @property
    def length_reviewed(self) -> int:
        """How many moves a review looks at."""
        return self.length if self.ending is None else self.length_ahead

    # What it asks

    def offers(self) -> tuple[str, ...]:
        """All that this seat may say now, as it is written: moves, then words; nothing unless it is to move."""
        seen = self.seen
        return tuple(seen.notation(move) for move in (*seen.moves(), *seen.words()))

    def notation(self, move: Move) -> str:
        """A move that this seat may make, as it is written."""
        return self.seen.notation(move)

    def refusal(self, move: str) -> Refusal | None:
        """Why what somebody wrote cannot be said from here now, None if it can."""
        return self._played.refusal(move, self._speaks)

    def is_word(self, move: str) -> bool:
        """Whether what somebody wrote is a word of the seat to move, such as that it resigns, and no move."""
        return self._played.is_word(move)

    def thought(self, budget: Budget, *, level: str | None = None, lines: int = 3) -> Thought:
        """A hint, from what this seat sees; see `Match.thought`. GameError unless it is to move."""
        self._must_be_to_move()
        return self._played.thought(budget, level=level, lines=lines)

    def decided(self, budget: Budget, *, resigns_below: float = 0.0) -> Thought:
        """What the computer that is to move here does; see `Match.decided`. GameError unless it is to move."""
        self._must_be_to_move()
        return self._played.decided(budget, resigns_below=resigns_below)

    def review(self, budget: Budget, *, level: str | None = None) -> Iterator[Verdict]:
        """What each move was worth; see `Match.review`. GameError while that would tell hands."""
        if self.game.kind.hidden and self._reader is not None:
            raise GameError("a review tells every hand; it is for games that are over")
        return self._played.review(budget, level=level)

    # What it says

    def again(self, move: int) -> MatchSeat:
        """This seat at a new record that begins before that move of this game, against the same players.

        GameError while that would tell hands, for with the moves come the cards; and where there is no such move.
        """
        if not 1 <= move <= self.length_reviewed + 1:
            raise GameError(f"there is no move {move}: they go from 1 to {self.length_reviewed}")
        if self.game.kind.hidden and self._reader is not None:
            raise GameError("to try again is for games that are over: whoever does knows every hand")
        return self._played.again(move - 1, by=self.who.name).seat(self.who)

    def say(
        self, move: str, *, hope: float | None = None, at: int | None = None, key: str = ""
    ) -> Made | Refusal:
        """Make the move that somebody wrote; see `Match.say`."""
        said = self._played.say(move, by=self.who.name, hope=hope, seat=self._speaks, at=at, key=key)
        return self._spoken(said)

    def done(self, key: str) -> Made | Refusal | None:
        """What came of the move that was said with this key of this seat; see `Match.done`."""
        return self._played.done(key, self._speaks)

    def undo_own(self, own: Collection[int]) -> Moved | Refusal | None:
        """Take back the last move of one of these seats, with what came after it. None if none of them has moved."""
        seats = [entry.seat for entry in self.log()][1:]
        steps = next((count for count, seat in enumerate(reversed(seats), start=1) if seat in own), 0)
        return self.undo(steps) if steps else None

    def redo_to(self, seats: Collection[int]) -> Moved | Refusal:
        """Bring what was taken back forward again, until one of these seats is to move; tells the last move of it."""
        outcome = self.redo()
        while not isinstance(outcome, Refusal) and self.to_move not in (None, *seats):
            further = self.redo()
            if isinstance(further, Refusal):
                break
            outcome = further
        return outcome

    # What it is told

    def log(self, *, undone: bool = False) -> tuple[MoveEntry, ...]:
        """The moves as this seat may read them, oldest first; with `undone`, those taken back too."""
        return self._played.log(self._reader, undone=undone)

    def last(self) -> Last | None:
        """The last move that stands; None at the start, and where this seat may not know it."""
        return self._played.last(self._reader)

    def entry_at(self, move: int) -> int | None:
        """The log entry of the move of that number, 0 the start; None: there is no such move."""
        return self._played.entry_at(move)

    def text(self) -> str:
        """The record as text that can be brought in again. ValueError while it would tell this seat a secret."""
        if self._reader is not None:
            raise ValueError("the text tells every secret")
        return self._played.text()

    # Inside

    def _not_my_word(self, word: str) -> Refusal | None:
        return for_the_table(self.who.seat, word)

    def _must_be_to_move(self) -> None:
        if self.to_move not in (None, self.place):
            who = "the table" if self.place == ONLOOKER else self.called(self.place)
            raise GameError(f"{who} is not to move")

    @property
    def _reader(self) -> int | None:
        """The place of whoever reads, None for somebody who may know everything."""
        return None if self.who.seat == REFEREE or self.ending is not None else self.place

    @property
    def _speaks(self) -> int | None:
        """The place for which this seat speaks, None for any."""
        return None if self.place == ONLOOKER else self.place
