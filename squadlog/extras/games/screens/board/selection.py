"""Choosing at the board of triangles: a piece, where it goes, what it takes."""

from collections.abc import Callable
from typing import Protocol, cast

from textual.message import Message

from squadlog.extras.games.board.endings import SEATS
from squadlog.extras.games.board.position import name_of, reach
from squadlog.extras.games.board.state import BoardSeen, BoardState
from squadlog.extras.games.board.tables import BoardPlace
from squadlog.extras.games.board.turn import STAY, BoardTurn
from squadlog.extras.games.screens.board.captures import CapturesDialog
from squadlog.extras.games.screens.frame.board import Selection
from squadlog.extras.games.screens.frame.playing import Playing
from squadlog.extras.games.words import count_of

TELL_AGAIN = "Pieces never turn, so a piece can go only where its own outline is printed [A.5]."


class WithCursor(Protocol):
    """Something with a cursor on one of its triangles."""

    cursor: int

    def put_cursor(self, cell: int) -> None:
        """Put the cursor on a triangle."""


class PieceSelection(Selection):
    """The piece that is chosen, by its place, and what lies under the cursor of `view`."""

    def __init__(
        self,
        play: Playing,
        post: Callable[[Message], object],
        redraw: Callable[[], object],
        view: WithCursor,
    ) -> None:
        super().__init__(play, post, redraw)
        self.view = view
        self.chosen: int | None = None
        self._pointed_at = -1
        """The place in the record at which the cursor was moved last."""

    @property
    def position(self) -> BoardState:
        """What everybody sees."""
        return cast(BoardSeen, self.play.open_view).state

    # What the frame asks

    def let_go(self) -> bool:
        """Let go of the chosen piece."""
        if self.chosen is None:
            return False
        self._choose(None)
        return True

    def busy(self) -> bool:
        """Whether a piece is chosen, or the cursor was moved."""
        return self.chosen is not None or self._pointed_at == self.play.match.head

    def pointing(self) -> object:
        """The triangle under the cursor, and the chosen piece."""
        return self.view.cursor, self.chosen

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Keys that do nothing now are not shown."""
        return bool(self.overlooked()) if action == "overlooked" else super().check_action(action, parameters)

    def write(self, text: str) -> None:
        """Make a move that was written; if it can take something and says nothing of it, ask."""
        position = self.position
        turn = position.read(text)
        silent = isinstance(turn, BoardTurn) and turn.start != STAY and not turn.taken
        if silent and isinstance(turn, BoardTurn) and position.prey(turn.start, turn.end):
            self._to(turn.start, position.rules.tables.places[turn.end])
        else:
            super().write(text)

    # What can be chosen

    def drop_what_is_gone(self) -> None:
        """Choose nothing any more if the chosen piece cannot be moved now."""
        position = self.position
        if not self.play.mine or self.chosen not in position.armies[position.mover]:
            self.chosen = None

    def movable(self, seat: int) -> list[BoardPlace]:
        """The pieces of a seat that can move, in the order they are led through."""
        position = self.position
        places = position.rules.tables.places
        found = (places[place] for place in position.armies[seat] if reach(position, place))
        return sorted(found, key=_in_order)

    def overlooked(self) -> tuple[int, ...]:
        """What can be taken in place of a move now (A.6)."""
        position = self.position
        return position.prey(STAY, STAY) if self.play.mine and position.offer != "open" else ()

    def in_danger(self) -> tuple[int, ...]:
        """What the move under the cursor would take; without one, what was overlooked."""
        goal = self.goal(self.view.cursor)
        if goal is not None and self.chosen is not None:
            return self.position.prey(self.chosen, goal.id)
        return self.overlooked()

    def goal(self, cell: int) -> BoardPlace | None:
        """The place that covers a triangle and that the chosen piece can go to; None where there is none."""
        if self.chosen is None:
            return None
        return next((place for place in reach(self.position, self.chosen) if cell in place.cells), None)

    def piece_on(self, seat: int, cell: int) -> BoardPlace | None:
        """The piece of a seat that covers a triangle."""
        position = self.position
        places = position.rules.tables.places
        return next((places[place] for place in position.armies[seat] if cell in places[place].cells), None)

    # Choosing

    def moved(self) -> None:
        """Draw the cursor, which somebody moved, with what it points at."""
        self._pointed_at = self.play.match.head
        self.redraw()

    def pick(self, cell: int) -> None:
        """Choose a piece, or where it goes, or what was overlooked."""
        position = self.position
        goal, own = self.goal(cell), self.piece_on(position.mover, cell)
        foe = self.piece_on(1 - position.mover, cell)
        if goal is not None and self.chosen is not None:
            self._to(self.chosen, goal)
        elif own is not None:
            self._choose(None if own.id == self.chosen else own)
        elif foe is not None and foe.id in self.overlooked():
            self.action_overlooked()
        elif self.chosen is not None:
            piece = position.rules.tables.places[self.chosen]
            self.make(f"{piece.name}-{position.rules.tables.cell_names[cell]}")
        else:
            self.says(f"Choose one of your pieces first: {SEATS[position.mover]} is to move. n goes to them.")

    def _choose(self, piece: BoardPlace | None) -> None:
        self.chosen = None if piece is None else piece.id
        if piece is None:
            self.says("")
        elif goals := reach(self.position, piece.id):
            names = " ".join(sorted({place.square for place in goals}))
            self.says(f"{name_of(piece)} can go to {names}.")
        else:
            self.chosen = None
            self.says(f"{name_of(piece)} cannot move now. {TELL_AGAIN}")
        self.redraw()

    def _to(self, start: int, goal: BoardPlace) -> None:
        piece = self.position.rules.tables.places[start]
        heading = f"{piece.kind.name} {piece.name}-{goal.square} covers two sides of these [A.6]:"
        self._take(start, goal.id, heading)

    def action_overlooked(self) -> None:
        """Spend the turn on captures that were overlooked."""
        if self.overlooked():
            self._take(STAY, STAY, "Instead of a move, make an overlooked capture [A.6]:")

    def _take(self, start: int, end: int, heading: str) -> None:
        """Make a move with all it takes; where that is declared by hand, ask what is."""
        position = self.position
        prey, places, points = position.prey(start, end), position.rules.tables.places, position.rules.points

        def made(taken: tuple[int, ...]) -> None:
            self.chosen = None
            self.make(position.notation(BoardTurn(start, end, taken)))

        if prey and position.rules.manual:
            rows = [
                (place, f"{name_of(places[place])}, {count_of(points[place], 'point')}") for place in prey
            ]
            self.asks(CapturesDialog(heading, rows, silent=start != STAY), made)
        else:
            made(prey)

    def action_next(self, steps: int) -> None:
        """The cursor to the next piece that can move, or to the next place for the chosen one."""
        position = self.position
        if not self.play.mine or position.offer == "open":
            return
        if self.chosen is not None:
            stops = sorted(reach(position, self.chosen), key=_in_order)
        else:
            stops = self.movable(position.mover)
        if stops:
            here = next((i for i, place in enumerate(stops) if self.view.cursor in place.cells), None)
            there = stops[0 if here is None and steps > 0 else ((here or 0) + steps) % len(stops)]
            self.view.put_cursor(there.cells[0])


def _in_order(place: BoardPlace) -> tuple[int, int, str]:
    return place.rank, place.file, place.name
