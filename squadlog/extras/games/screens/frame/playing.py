"""A game at the table: its record, who sits there, and the seat that looks. It knows no screen."""

from typing import TYPE_CHECKING

from squadlog.extras.games.catalogue import words_of
from squadlog.extras.games.game import ONLOOKER
from squadlog.facts.seats import Speaker

if TYPE_CHECKING:
    from squadlog.battle.outcome import Moved
    from squadlog.battle.refusal import Refusal
    from squadlog.extras.games.game import Seen
    from squadlog.extras.games.session.match_log import MoveEntry
    from squadlog.extras.games.session.match_seat import MatchSeat
    from squadlog.extras.games.session.move_maker import Made


class Playing:
    """What can be asked of a match by whoever looks at it, and said there."""

    def __init__(self, match: "MatchSeat") -> None:
        self.match = match
        """The game as the whole table sees it."""
        self.seat: int | None = None
        """The seat that looks; None behind the curtain."""
        self._access = match.at(ONLOOKER)
        self.people = match.seating.people
        """The seats on which people sit."""
        self.was_over = self.over
        """Whether it was over when it was looked at last."""
        self.replaying = self.over
        """Somebody walks through a game that was over before: nothing is asked or told on the way."""
        self.resting = self.over
        """The computer waits, because somebody stepped through the moves; `g` lets it go on."""
        self.stuck = False
        """The computer to move could not: it can be asked again, or a person moves for it."""
        self._entries: tuple[object, tuple[MoveEntry, ...]] = (None, ())

    # Who looks, and at what

    @property
    def access(self) -> "MatchSeat":
        """The seat that looks; behind the curtain, the table."""
        place = ONLOOKER if self.seat is None else self.seat
        if self._access.place != place:
            self._access = self.match.at(place)
        return self._access

    @property
    def together(self) -> "MatchSeat":
        """The whole table, in the words of the one who looks: it goes back and forth."""
        return self.match.of(Speaker(name="" if self.seat is None else self.match.seating.names[self.seat]))

    @property
    def view(self) -> "Seen | None":
        """What the seat that looks may see; None behind the curtain."""
        return None if self.seat is None else self.access.view.now

    @property
    def open_view(self) -> "Seen":
        """What the seat that looks may see; behind the curtain what lies open to all."""
        return self.access.view.now

    @property
    def hidden(self) -> bool:
        """Whether the game has hands that others may not see."""
        return self.match.game.kind.hidden

    @property
    def over(self) -> bool:
        """Whether the game has ended, also for who has gone back in it: no hand is a secret any more."""
        return self.match.progress.ending is not None

    @property
    def gone_back(self) -> bool:
        """Whether somebody stands in the middle of a game that has ended."""
        return self.over and self.match.progress.to_move is not None

    @property
    def mine(self) -> bool:
        """Whether the one who looks is a person and to move."""
        return self.seat is not None and self.seat in self.people and self.match.progress.to_move == self.seat

    @property
    def computer_due(self) -> int | None:
        """The seat of a computer that ought to move now; None while it waits, or while the curtain falls."""
        to_move = self.match.progress.to_move
        curtain = self.hidden and self.seat is None and len(self.people) > 1
        return None if to_move in self.people or self.resting or curtain else to_move

    def who(self, seat: int) -> str:
        """Who sits there, with the seat: `Ann (Red)`."""
        return self.match.seating.called(seat)

    def hand_over(self) -> int | None:
        """Let the right seat look; gives the seat that is to lift the curtain, if it falls.

        It falls between two people with hidden hands.
        """
        due = self._due()
        if not self.hidden or len(self.people) < 2 or self.over:
            self.seat = due
        elif due != self.seat or due is None:
            self.seat = None
            return due
        return None

    def _due(self) -> int | None:
        """The seat that ought to look now."""
        people, to_move = self.people, self.match.progress.to_move
        if not people:
            return to_move if to_move is not None else (self.seat or 0)
        if len(people) == 1:
            return people[0]
        if to_move in people:
            return to_move
        if self.hidden and not self.over:
            return self.seat
        return people[0] if self.seat is None else self.seat

    def went_on(self) -> None:
        """Take in that something has changed."""
        self.stuck = False
        self.replaying = self.over and self.was_over
        self.was_over = self.over

    def take_over(self) -> int | None:
        """Let people move for the computer that could not, until the game is left; its seat, None for none."""
        seat = self.match.progress.to_move
        if not self.stuck or seat is None:
            return None
        self.people = tuple(sorted((*self.people, seat)))
        self.resting = False
        return seat

    def worth(self, value: float) -> str:
        """What a value from 0 to 1 is worth to the one who looks, in the words of the game."""
        return words_of(self.match.game).worth(self.open_view, value)

    # What was done

    def entries(self, *, undone: bool = False) -> "tuple[MoveEntry, ...]":
        """The moves as the seat that looks may read them."""
        if self._entries[0] != self.known:
            self._entries = (self.known, self.access.view.log(undone=True))
        return tuple(entry for entry in self._entries[1] if undone or not entry.undone)

    @property
    def known(self) -> object:
        """What the words of the moves depend on: while it is the same, so are they."""
        return self.match.head, self.seat, len(self.match.branches()), self.over

    def told_last(self) -> str:
        """The last move with who made it, as the seat that looks may know it; empty at the start."""
        entry = self.entries()[-1]
        return "" if entry.seat is None else f"{entry.number}. {self.who(entry.seat)}: {entry.words}"

    def last_person(self) -> str:
        """Who of the people moved last; empty if none has."""
        seats = (entry.seat for entry in reversed(self.entries()))
        return next((self.who(seat) for seat in seats if seat is not None and seat in self.people), "")

    # What is said

    def say(self, move: str) -> "Made | Refusal":
        """Make a move for the one who looks."""
        return self.access.say(move)

    def undo(self) -> "Moved | Refusal":
        """Take back the last move of the one who looks with everything after it; without a person, the last move.

        Behind the curtain it is that of whoever moved last.
        """
        own = (self.seat,) if self.hidden and self.seat is not None else self.people
        return self.together.undo_own(own) or self.together.undo()

    def redo(self) -> "Moved | Refusal":
        """Bring the moves that were taken back forward again, until a person is to move."""
        return self.together.redo_to(self.people)

    def step(self, steps: int) -> "Moved | Refusal":
        """One move backwards or forwards, whoever made it."""
        return self.together.undo() if steps < 0 else self.together.redo()
