"""How far a side game is, as everybody may know it: whose turn it is, how many moves there are, how it ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from squadlog.extras.games.game import Outcome
    from squadlog.extras.games.session.match_record import RecordOfMatch


class GameProgress:
    """Where one game stands now, and where its line leads."""

    def __init__(self, record: RecordOfMatch) -> None:
        self._record = record

    @property
    def to_move(self) -> int | None:
        """The place of the seat whose word counts now, None when the game is over."""
        return self._record.standing.state.to_move

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended at the position that stands, None where it went on from there."""
        return self._record.standing.state.outcome()

    @property
    def ending(self) -> Outcome | None:
        """How the game ended, also for who has gone back in it since; None while it goes on, or goes on otherwise."""
        return self._record.left.state.outcome()

    @property
    def length(self) -> int:
        """How many moves stand."""
        return len(self._record.standing.score.moves)

    @property
    def length_ahead(self) -> int:
        """How many moves there are with those that were taken back and can be brought forward again."""
        return len(self._record.left.score.moves)

    @property
    def length_reviewed(self) -> int:
        """How many moves a review looks at."""
        return len(self._record.reviewed.moves)

    def entry_at(self, move: int) -> int | None:
        """The log entry of the move of that number, 0 the start, as far as redo would lead; None: there is none."""
        line = self._record.whole_line()
        return self._record.tree.number(line[move]) if 0 <= move < len(line) else None
