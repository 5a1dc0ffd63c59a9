"""Where the pieces of the board game stand, whose turn it is, and what can be done from there."""

from collections.abc import Sequence
from typing import Literal

from squadlog.base.records import record
from squadlog.extras.games.board.captures import eligible, held_pieces, subsets
from squadlog.extras.games.board.options import BoardRules
from squadlog.extras.games.board.tables import BoardPlace
from squadlog.extras.games.board.turn import STAY, BoardMove, BoardTurn, BoardWord
from squadlog.extras.games.game import Outcome

Armies = tuple[tuple[int, ...], tuple[int, ...]]
"""The places of Red's pieces and of Black's."""


@record
class BoardPosition:
    """The pieces on the board, as places in rising order. Seat 0 is Red, seat 1 Black.

    `quiet`: plies since the last capture.
    `lost`: what each seat has lost, in points.
    `past`: the keys of the positions since the last capture, this one last.
    """

    rules: BoardRules
    armies: Armies
    cells: tuple[int, int]
    """The cells each seat covers."""
    mover: int
    """Whose turn it is; while an offer waits for its answer, still the one who made it."""
    ply: int = 0
    quiet: int = 0
    lost: tuple[int, int] = (0, 0)
    key: int
    past: tuple[int, ...] = ()
    taken: tuple[int, ...] = ()
    """What the last turn took, by place."""
    offer: Literal["", "open", "declined"] = ""
    over: Outcome | None = None

    @property
    def to_move(self) -> int | None:
        """The seat whose word counts now, None when the game is over."""
        if self.over is not None:
            return None
        return 1 - self.mover if self.offer == "open" else self.mover

    def pieces(self) -> tuple[tuple[int, BoardPlace], ...]:
        """Everything on the board: seat and place, Red's first."""
        places = self.rules.tables.places
        return tuple((seat, places[place]) for seat, army in enumerate(self.armies) for place in army)

    def points(self, seat: int) -> int:
        """What a seat still has on the board."""
        return sum(self.rules.points[place] for place in self.armies[seat])

    def moves(self) -> Sequence[BoardMove]:
        """Every turn that can be taken (A.5, A.6): moves with each choice of captures, then overlooked captures.

        While an offer is open, the two answers instead. An offer itself is no turn and not among them; see `words`.
        """
        if self.over is not None:
            return ()
        if self.offer == "open":
            return (BoardWord.ACCEPT, BoardWord.DECLINE)
        rules, own, foes = self.rules, self.armies[self.mover], self.armies[1 - self.mover]
        own_cells, foe_cells = self.cells[self.mover], self.cells[1 - self.mover]
        paths, border, occupied = rules.tables.paths, rules.tables.border, own_cells | foe_cells
        touching = -1 if rules.any_capture else foe_cells
        found: list[BoardMove] = []
        for start in own:
            for end, path in paths[start].items():
                if path & occupied:
                    continue
                if border[end] & touching:
                    found += [BoardTurn(start, end, taken) for taken in self._declared(self.prey(start, end))]
                else:
                    found.append(BoardTurn(start, end))
        if rules.overlooked:
            prey = held_pieces(rules, foes, own_cells, own)
            found += [BoardTurn(STAY, STAY, taken) for taken in self._declared(prey) if taken]
        return found

    def words(self) -> tuple[BoardWord, ...]:
        """What may be said besides a turn: an offer to stop, once a turn, if that was agreed; `resign`."""
        if self.over is not None:
            return ()
        return (
            (BoardWord.RESIGN,)
            if self.offer or not self.rules.agreement
            else (BoardWord.OFFER, BoardWord.RESIGN)
        )

    def prey(self, start: int, end: int) -> tuple[int, ...]:
        """The enemy pieces that may be taken after a legal move; with `STAY` twice, those overlooked."""
        own, foes = self.armies[self.mover], self.armies[1 - self.mover]
        cells = self.cells[self.mover]
        if start == STAY:
            return held_pieces(self.rules, foes, cells, own) if self.rules.overlooked else ()
        masks = self.rules.tables.masks
        after = [end if place == start else place for place in own]
        return eligible(self.rules, foes, cells ^ masks[start] | masks[end], after, end)

    def is_blocked(self) -> bool:
        """Whether the one to move can neither move nor take anything."""
        tables, occupied = self.rules.tables, self.cells[0] | self.cells[1]
        for place in self.armies[self.mover]:
            for ray in tables.rays_from(place):
                if not ray[0][0] & occupied:
                    return False
        return not self.prey(STAY, STAY)

    def _declared(self, prey: tuple[int, ...]) -> list[tuple[int, ...]]:
        return subsets(prey) if self.rules.manual else [prey]


def name_place(place: BoardPlace) -> str:
    """A piece in words, such as `the Archer on e1`."""
    return f"the {name_of(place)}"


def name_of(place: BoardPlace) -> str:
    """A piece where a line begins with it, such as `Archer on e1`."""
    return f"{place.kind.name} on {place.name}"


def list_places(places: Sequence[BoardPlace]) -> str:
    """Places by name, in the order of files and ranks; `nothing` if there are none."""
    return (
        " ".join(place.name for place in sorted(places, key=lambda p: (p.file, p.rank, p.name))) or "nothing"
    )


def reach(position: BoardPosition, start: int) -> tuple[BoardPlace, ...]:
    """The places that the piece on that place can go to, whoever's turn it is."""
    tables, occupied = position.rules.tables, position.cells[0] | position.cells[1]
    return tuple(tables.places[end] for end, path in tables.paths_from(start).items() if not path & occupied)
