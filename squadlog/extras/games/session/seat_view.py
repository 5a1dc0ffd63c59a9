"""What one seat may know of a side game: the position, the moves, what was agreed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from squadlog.base.records import record
from squadlog.extras.games.score import write
from squadlog.extras.games.session.hints_asked import hint_words, hints_of
from squadlog.extras.games.session.standing import players

if TYPE_CHECKING:
    from collections.abc import Mapping

    from squadlog.extras.games.game import Seen
    from squadlog.extras.games.session.match_log import Last, MoveEntry
    from squadlog.extras.games.session.match_record import RecordOfMatch


@record
class Agreed:
    """What was agreed and how it was dealt, by words of `deal` or by `seed`; None or empty while secret."""

    options: Mapping[str, str]
    seed: int | None
    deal: str


class SeatView:
    """A game as the seat at a place sees it; ONLOOKER sees what lies open.

    `all_told` is whether it may read everything. Once the game is over, for who has gone back in it too, everybody may.
    """

    def __init__(self, game: RecordOfMatch, place: int, *, all_told: bool) -> None:
        self._game, self._place, self._all_told = game, place, all_told

    @property
    def reader(self) -> int | None:
        """The place of whoever reads, None for somebody who may know everything."""
        over = self._all_told or self._game.left.state.outcome() is not None
        return None if over else self._place

    @property
    def now(self) -> Seen:
        """The position as it stands."""
        return self._game.standing.state.seen_by(self._place)

    @property
    def before(self) -> Seen | None:
        """The position before the last move that stands, None at the start."""
        standing = self._game.tree.before(self._game.tree.head.id)
        return None if standing is None else standing.state.seen_by(self._place)

    def at(self, move: int) -> Seen:
        """The position after `move` moves of the line that stands and of what redo leads to."""
        return self._game.tree.state(self._game.whole_line()[move]).state.seen_by(self._place)

    def others(self) -> tuple[Seen, ...]:
        """What all other seats see, in turn order; empty while that is a secret."""
        standing = self._game.standing
        if self.reader is not None:
            return ()
        seats = range(len(standing.game.seats(standing.score.options)))
        return tuple(standing.state.seen_by(place) for place in seats if place != self._place)

    def offers(self) -> tuple[str, ...]:
        """All that this seat may say now, as it is written: moves, then words; nothing unless it is to move."""
        seen = self.now
        return tuple(seen.notation(move) for move in (*seen.moves(), *seen.words()))

    def log(self, *, undone: bool = False) -> tuple[MoveEntry, ...]:
        """The moves as this seat may read them, oldest first; with `undone`, those taken back too."""
        return self._game.log.entries(self._game.branches(), self.reader, undone=undone)

    def last(self) -> Last | None:
        """The last move that stands; None at the start, and where this seat may not know it."""
        return self._game.log.last(self.reader)

    @property
    def agreed(self) -> Agreed:
        """What was agreed; and the deal, as far as it is no secret."""
        standing, told = self._game.standing, self.reader is None
        return Agreed(
            options=standing.score.options,
            seed=standing.score.seed if told else None,
            deal=standing.score.deal if told or not standing.game.kind.hidden else "",
        )

    def text(self) -> str:
        """The record as text that can be brought in again. ValueError while it would tell this seat a secret."""
        if self.reader is not None:
            raise ValueError("the text tells every secret")
        game = self._game
        text, names = write(game.standing.score), players(game.standing.game, game.standing.score)
        asked = hint_words(hints_of(game.store, game.id, len(names)), lambda place: names[place])
        return f"{text}# hints asked: {asked}\n" if asked else text
