"""The board game at its board: choose a piece, choose where it goes, declare what it takes."""

from typing import cast

from textual.content import Content

from squadlog.extras.games.board.endings import SEATS
from squadlog.extras.games.board.geometry import SIZE
from squadlog.extras.games.board.page import left, offered
from squadlog.extras.games.board.position import called, name_of, reach
from squadlog.extras.games.board.state import BoardSeen, BoardState
from squadlog.extras.games.board.tables import BoardPlace
from squadlog.extras.games.board.turn import STAY, BoardTurn, BoardWord
from squadlog.extras.games.screens.board.captures import CapturesDialog
from squadlog.extras.games.screens.board.drawing import BoardScene, Marks
from squadlog.extras.games.screens.board.view import BoardView
from squadlog.extras.games.screens.board.words import last_marks, standing_words
from squadlog.extras.games.screens.frame.board import GameBoard
from squadlog.extras.games.screens.frame.playing import Playing
from squadlog.extras.games.telling import Offer
from squadlog.extras.games.words import count_of
from squadlog.tui.chrome.cells import shown_cells

PANEL, LEAST_PANEL = 28, 18
"""What the list of moves needs, and what it makes do with where the board would not fit beside it."""
AROUND = 4
"""Lines that are never the board's: what game it is, what is next, an answer, keys."""
TELL_AGAIN = "Pieces never turn, so a piece can go only where its own outline is printed [A.5]."


class TriangleBoard(BoardView, GameBoard):
    """The board at which a game is played."""

    HINTS = (
        ("⏎", "a piece, then its place", "focused.pick"),
        ("n", "next", "screen.next(1)"),
        ("x", "overlooked", "screen.overlooked"),
        ("f", "turn", "screen.turn"),
    )

    def __init__(self, play: Playing) -> None:
        super().__init__()
        self.play = play
        self._chosen: int | None = None
        self._turned = play.people == (1,)
        begun = cast(BoardSeen, play.match.view.at(0)).state
        self._first = tuple(left(begun, seat) for seat in (0, 1))
        self._begun = False
        self._pointed_at = -1
        """The place in the record at which the cursor was moved last."""

    def on_mount(self) -> None:
        """Cells as fine as the terminal shows them."""
        self.cells = shown_cells(self.app)

    # What the frame asks

    def example(self) -> str:
        """A move as it is written."""
        return "e1-e3, a1.NW-c3, e3-e5 x d5, or x d5 for an overlooked capture"

    def status(self) -> str:
        """The triangle under the cursor, and what stands on it; the time per move."""
        position, cell = self.position, self.cursor
        piece = self._piece_on(position, 0, cell) or self._piece_on(position, 1, cell)
        there = f", {piece.kind.name}" if piece is not None else ""
        return f" · at {position.rules.tables.cell_names[cell]}{there}"

    def next_step(self) -> str:
        """What the person to move can do next."""
        position = self.position
        if position.offer == "open":
            return f"{offered(position, SEATS.__getitem__)}: d answers."
        cell = self.cursor
        if self._chosen is not None:
            goal = self._goal(position, cell)
            if goal is not None:
                return f"Enter moves it to {goal.square}; n goes to the next +, Escape drops it."
            return f"{called(position.rules.tables.places[self._chosen])}: n or arrows to a +, then Enter; or click."
        if position.prey(STAY, STAY):
            return "choose a piece, or x makes an overlooked capture (!)."
        own = self._piece_on(position, position.mover, cell)
        if own is None:
            return "n or the arrows go to your pieces, Enter or a click chooses."
        if not reach(position, own.id):
            return f"{called(own)} cannot move now; n goes to one that can."
        return f"Enter chooses {called(own)}, n goes to the next one."

    def standing(self) -> list[Content | str]:
        """What either side has left and has taken, and what the letters are."""
        return standing_words(self.position, self._first, self.play.match.seating.names, wide=self.edges > 0)

    def lay_out(self) -> None:
        """The board as it stands."""
        position = self.position
        if self._chosen is not None and (
            not self.play.mine or self._chosen not in position.armies[position.mover]
        ):
            self._chosen = None
        if not self._begun:
            self._begun = True
            self._begin_on(position, position.mover if self.play.seat is None else self.play.seat)
        self._show(position)

    def _begin_on(self, position: BoardState, seat: int) -> None:
        """The cursor to the piece of a seat that can move and stands next to the middle of the board."""
        middle = (SIZE - 1) / 2
        pieces = self._movable(position, seat)
        if pieces:
            nearest = min(pieces, key=lambda one: (one.file - middle) ** 2 + (one.rank - middle) ** 2)
            self.cursor = nearest.cells[0]
            self.post_message(self.Points())

    def _movable(self, position: BoardState, seat: int) -> list[BoardPlace]:
        """The pieces of a seat that can move, in the order in which they are led through."""
        places = position.rules.tables.places
        found = (places[place] for place in position.armies[seat] if reach(position, place))
        return sorted(found, key=_in_order)

    def pointing(self) -> object:
        """The triangle under the cursor, and the chosen piece."""
        return self.cursor, self._chosen

    def busy(self) -> bool:
        """Whether a piece is chosen, or the cursor was moved."""
        return self._chosen is not None or self._pointed_at == self.play.match.head

    @property
    def position(self) -> BoardState:
        """What everybody sees."""
        return cast(BoardSeen, self.play.open_view).state

    def resized(self, width: int, height: int) -> None:
        """As large as the height allows; the moves have the rest of the width."""
        wanted = self.fit(width - PANEL - self.edges, height - AROUND - self.edges) + self.edges
        self.styles.width = min(wanted, max(width - LEAST_PANEL, LEAST_PANEL))

    def redraw(self) -> None:
        """The board and the lines around it, after something else is pointed at."""
        self._show(self.position)
        self.post_message(self.Points())

    def _show(self, position: BoardState) -> None:
        self.show(BoardScene.of(position, self._marks(position), turned=self._turned))

    # What is pointed out

    def _marks(self, position: BoardState) -> Marks:
        places = position.rules.tables.places
        before = cast("BoardSeen | None", self.play.match.view.before)
        gone, came, fell = last_marks(None if before is None else before.state, position)
        goals = [] if self._chosen is None else reach(position, self._chosen)
        return Marks(
            cursor=self._under_cursor(position),
            chosen=frozenset(() if self._chosen is None else places[self._chosen].cells),
            goals=frozenset(cell for place in goals for cell in place.cells),
            left=gone,
            came=came,
            fell=fell,
            prey=frozenset(cell for place in self._in_danger(position) for cell in places[place].cells),
        )

    def _in_danger(self, position: BoardState) -> tuple[int, ...]:
        """What the move under the cursor would take; without one, what was overlooked."""
        goal = self._goal(position, self.cursor)
        if goal is not None and self._chosen is not None:
            return position.prey(self._chosen, goal.id)
        return self._overlooked(position)

    def _overlooked(self, position: BoardState) -> tuple[int, ...]:
        return position.prey(STAY, STAY) if self.play.mine and position.offer != "open" else ()

    def _under_cursor(self, position: BoardState) -> frozenset[int]:
        """The triangle under the cursor; with a piece chosen, the whole place to which it would go."""
        cell = self.cursor
        goal = self._goal(position, cell)
        return frozenset((cell,) if goal is None else goal.cells)

    def _goal(self, position: BoardState, cell: int) -> BoardPlace | None:
        if self._chosen is None:
            return None
        return next((place for place in reach(position, self._chosen) if cell in place.cells), None)

    def _piece_on(self, position: BoardState, seat: int, cell: int) -> BoardPlace | None:
        places = position.rules.tables.places
        return next((places[place] for place in position.armies[seat] if cell in places[place].cells), None)

    # Choosing

    def on_board_view_moved(self, event: BoardView.Moved) -> None:
        """The cursor is drawn with what it points at."""
        event.stop()
        self._pointed_at = self.play.match.head
        self.redraw()

    def on_board_view_picked(self, event: BoardView.Picked) -> None:
        """Choose a piece, or where it goes, or what was overlooked."""
        event.stop()
        if not self.play.mine or self.walks or self.offer_made():
            self.post_message(self.NotNow())
        else:
            self._pick(self.position, event.cell)

    def _pick(self, position: BoardState, cell: int) -> None:
        goal, own = self._goal(position, cell), self._piece_on(position, position.mover, cell)
        foe = self._piece_on(position, 1 - position.mover, cell)
        if goal is not None and self._chosen is not None:
            self._to(position, self._chosen, goal)
        elif own is not None:
            self._choose(position, None if own.id == self._chosen else own)
        elif foe is not None and foe.id in self._overlooked(position):
            self.overlooked()
        elif self._chosen is not None:
            piece = position.rules.tables.places[self._chosen]
            self.make(f"{piece.name}-{position.rules.tables.cell_names[cell]}")
        else:
            self.says(f"Choose one of your pieces first: {SEATS[position.mover]} is to move. n goes to them.")

    def _choose(self, position: BoardState, piece: BoardPlace | None) -> None:
        self._chosen = None if piece is None else piece.id
        if piece is None:
            self.says("")
        elif goals := reach(position, piece.id):
            names = " ".join(sorted({place.square for place in goals}))
            self.says(f"{name_of(piece)} can go to {names}.")
        else:
            self._chosen = None
            self.says(f"{name_of(piece)} cannot move now. {TELL_AGAIN}")
        self.redraw()

    def _to(self, position: BoardState, start: int, goal: BoardPlace) -> None:
        prey = position.prey(start, goal.id)
        if not prey or not position.rules.manual:
            self._made(position, BoardTurn(start, goal.id, prey))
            return
        piece = position.rules.tables.places[start]
        heading = f"{piece.kind.name} {piece.name}-{goal.square} covers two sides of these [A.6]:"
        sheet = CapturesDialog(heading, self._prey_words(position, prey), silent=True)
        self.asks(sheet, lambda taken: self._made(position, BoardTurn(start, goal.id, taken)))

    def write(self, text: str) -> None:
        """Make a move that was written; if it can take something and says nothing of it, ask."""
        position = self.position
        turn = position.read(text)
        silent = isinstance(turn, BoardTurn) and turn.start != STAY and not turn.taken
        if silent and isinstance(turn, BoardTurn) and position.prey(turn.start, turn.end):
            self._to(position, turn.start, position.rules.tables.places[turn.end])
        else:
            super().write(text)

    def _prey_words(self, position: BoardState, prey: tuple[int, ...]) -> list[tuple[int, str]]:
        places, points = position.rules.tables.places, position.rules.points
        return [(place, f"{name_of(places[place])}, {count_of(points[place], 'point')}") for place in prey]

    def _made(self, position: BoardState, turn: BoardTurn) -> None:
        self._chosen = None
        self.make(position.notation(turn))

    # Keys

    def can(self, action: str) -> bool | None:
        """Keys that do nothing now are not shown."""
        if action == "overlooked":
            return bool(self._overlooked(self.position))
        return super().can(action)

    def offer_made(self) -> str:
        """What the one who is offered to stop is asked."""
        position = self.position
        made = f"{offered(position, SEATS.__getitem__)}. {self._count()} Agree?"
        return made if position.offer == "open" else ""

    def offer_to_make(self) -> Offer | None:
        """The offer to stop, as long as it may be made."""
        offer = Offer(move=BoardWord.OFFER.value, does=f"Offer to stop and count points? {self._count()}")
        return offer if BoardWord.OFFER in self.position.words() else None

    def _count(self) -> str:
        red, black = self.position.points(0), self.position.points(1)
        return f"Red has {count_of(red, 'point')} on the board, Black {black}."

    def let_go(self) -> bool:
        """Let go of the chosen piece."""
        if self._chosen is None:
            return False
        self._choose(self.position, None)
        return True

    def next(self, steps: int) -> None:
        """The cursor to the next piece that can move, or to the next place for the chosen one."""
        position = self.position
        if not self.play.mine or position.offer == "open":
            return
        if self._chosen is not None:
            stops = sorted(reach(position, self._chosen), key=_in_order)
        else:
            stops = self._movable(position, position.mover)
        if stops:
            here = next((i for i, place in enumerate(stops) if self.cursor in place.cells), None)
            there = stops[0 if here is None and steps > 0 else ((here or 0) + steps) % len(stops)]
            self.put_cursor(there.cells[0])

    def overlooked(self) -> None:
        """Spend the turn on captures that were overlooked."""
        position = self.position
        prey = self._overlooked(position)
        if prey and not position.rules.manual:
            self._made(position, BoardTurn(STAY, STAY, prey))
        elif prey:
            sheet = CapturesDialog(
                "Instead of a move, make an overlooked capture [A.6]:",
                self._prey_words(position, prey),
                silent=False,
            )
            self.asks(sheet, lambda taken: self._made(position, BoardTurn(STAY, STAY, taken)))

    def turn(self) -> None:
        """Look at the board from the other side."""
        self._turned = not self._turned
        self.redraw()


def _in_order(place: BoardPlace) -> tuple[int, int, str]:
    return place.rank, place.file, place.name
