"""A side game, entered from a seat: what screens and commands know, ask and say goes through it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.records import replace
from squadlog.battle.refusal import Refusal
from squadlog.extras.games.game import ONLOOKER, GameError
from squadlog.extras.games.session.hints_asked import hint_words
from squadlog.extras.games.session.match import Match
from squadlog.extras.games.session.seat_view import SeatView
from squadlog.extras.games.session.standing import again_title
from squadlog.extras.games.session.thinker import Advice, is_word
from squadlog.facts.seats import REFEREE, TABLE, Speaker
from squadlog.session.record import for_the_table
from squadlog.session.seat_access import SeatAccess

if TYPE_CHECKING:
    from collections.abc import Collection

    from squadlog.battle.outcome import Moved
    from squadlog.extras.games.session.move_maker import Made
    from squadlog.session.seat_access import Eyes
    from squadlog.store.record_file import Store


class MatchSeat(SeatAccess[Match]):
    """A seat at a side game, called as the game calls it, the referee's or the table. ValueError for another.

    Its parts tell who sits at the game and how far it is, what this seat may know, and what computers advise it.
    """

    def __init__(self, match: Match, who: Speaker, eyes: Eyes | None = None) -> None:
        super().__init__(match, who, eyes)
        self.game, self.seating, self.progress = match.game, match.seating, match.progress
        self.hints = match.hints
        own = self.seating.own
        if who.seat not in (REFEREE, TABLE, *own):
            raise ValueError(f"there is no seat {who.seat!r}")
        self.place = own.index(who.seat) if who.seat in own else ONLOOKER
        """Its number in turn order; ONLOOKER for the table and the referee."""
        self.view = SeatView(match.record, self.place, all_told=who.seat == REFEREE)
        self.advice = Advice(match.record, self.seating, self.view, self.place)

    def of(self, who: Speaker) -> MatchSeat:
        """Another seat at the same game and the same screen, for whoever has the keyboard now."""
        return MatchSeat(self._played, who, self._eyes)

    def at(self, place: int) -> MatchSeat:
        """The seat at that place, for whoever sits there; ONLOOKER is the table."""
        seating = self.seating
        return self.of(
            Speaker() if place == ONLOOKER else Speaker(seat=seating.own[place], name=seating.names[place])
        )

    def hint_words(self) -> str:
        """How many hints each seat asked for, `Hints asked: Ann (Red) 2.`; empty where nobody asked for one."""
        told = hint_words(self.hints.counts(len(self.seating.names)), self.seating.called)
        return f"Hints asked: {told}." if told else ""

    def refusal(self, move: str) -> Refusal | None:
        """Why what somebody wrote cannot be said from here now, None if it can."""
        return self._played.moves.refusal(move, self.place)

    def is_word(self, move: str) -> bool:
        """Whether what somebody wrote is a word of the seat to move, such as that it resigns, and no move."""
        return is_word(self._played.record.standing.state, move)

    # What it says

    def again(self, move: int) -> MatchSeat:
        """This seat at a new record that begins before that move of this game, against the same players.

        This game stays as it is; moves that were taken back count too. GameError while that would tell hands, for with
        the moves come the cards; and where there is no such move.
        """
        last = self.progress.length_reviewed
        if not 1 <= move <= last + 1:
            there = f"they go from 1 to {last}" if last else "none has been made yet"
            raise GameError(f"there is no move {move}: {there}")
        if self.game.kind.hidden and self.view.reader is not None:
            raise GameError("to try again is for games that are over: whoever does knows every hand")
        left = self._played.record.left.score
        score, title = replace(left, moves=left.moves[: move - 1]), again_title(self.title, move)
        return MatchSeat(Match.create(self.store, score, title=title, by=self.who.name), self.who)

    def say(
        self, move: str, *, hope: float | None = None, at: int | None = None, key: str = ""
    ) -> Made | Refusal:
        """Make the move that somebody wrote; see `MoveMaker.say`."""
        moves = self._played.moves
        return self._spoken(moves.say(move, by=self.who.name, hope=hope, seat=self.place, at=at, key=key))

    def done(self, key: str) -> Made | Refusal | None:
        """What came of the move that was said with this key of this seat; see `MoveMaker.done`."""
        return self._played.moves.done(key, self.place)

    def undo_own(self, own: Collection[int]) -> Moved | Refusal | None:
        """Take back the last move of one of these seats, with what came after it. None if none of them has moved."""
        seats = [entry.seat for entry in self.view.log()][1:]
        steps = next((count for count, seat in enumerate(reversed(seats), start=1) if seat in own), 0)
        return self.undo(steps) if steps else None

    def redo_to(self, seats: Collection[int]) -> Moved | Refusal:
        """Bring what was taken back forward again, until one of these seats is to move; tells the last move of it."""
        outcome = self.redo()
        while not isinstance(outcome, Refusal) and self.progress.to_move not in (None, *seats):
            further = self.redo()
            if isinstance(further, Refusal):
                break
            outcome = further
        return outcome

    # Inside

    def _not_my_word(self, word: str) -> Refusal | None:
        return for_the_table(self.who.seat, word)


def at_the_table(store: Store, number: int) -> MatchSeat:
    """Go on with a stored side game, at the table. Raises StoreError."""
    return MatchSeat(Match(store, number), Speaker())
