"""What those who read, write and refuse moves must know of a position."""

from collections.abc import Sequence
from typing import Literal, Protocol

from squadlog.games.board.options import Rules
from squadlog.games.board.tables import Place
from squadlog.games.board.turn import BoardMove, Word
from squadlog.games.game import Outcome


class Standing(Protocol):
    """A position, as far as moves are concerned; see `Position`."""

    @property
    def rules(self) -> Rules:
        """What was agreed."""
        ...

    @property
    def armies(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The places of Red's pieces and of Black's."""
        ...

    @property
    def cells(self) -> tuple[int, int]:
        """The cells each covers."""
        ...

    @property
    def mover(self) -> int:
        """Whose turn it is."""
        ...

    @property
    def offer(self) -> Literal["", "open", "declined"]:
        """Whether an offer to stop was made in this turn, and refused."""
        ...

    @property
    def over(self) -> Outcome | None:
        """How the game ended."""
        ...

    def moves(self) -> Sequence[BoardMove]:
        """Every legal turn."""
        ...

    def words(self) -> tuple[Word, ...]:
        """What may be said besides."""
        ...

    def prey(self, start: int, end: int) -> tuple[int, ...]:
        """What a move may take."""
        ...


def called(place: Place) -> str:
    """A piece in words, such as `the Archer on e1`."""
    return f"the {place.kind.name} on {place.name}"


def listed(places: Sequence[Place]) -> str:
    """Places by name, in the order of files and ranks; `nothing` if there are none."""
    return (
        " ".join(place.name for place in sorted(places, key=lambda p: (p.file, p.rank, p.name))) or "nothing"
    )


def reach(standing: Standing, start: int) -> tuple[Place, ...]:
    """Where the piece on that place can go, whoever's turn it is."""
    tables, occupied = standing.rules.tables, standing.cells[0] | standing.cells[1]
    return tuple(tables.places[end] for end, path in tables.paths[start].items() if not path & occupied)
