"""A position of the board game: who stands where, whose turn it is, and what the endings must remember."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

from squadlog.dice import Chance
from squadlog.games.board import notation
from squadlog.games.board.captures import eligible, held, subsets
from squadlog.games.board.endings import SEATS, all_but_one, by_points, target_reached
from squadlog.games.board.keys import PLACE_KEYS, SIDE_TO_MOVE
from squadlog.games.board.options import Rules
from squadlog.games.board.refusing import why_not
from squadlog.games.board.tables import Place
from squadlog.games.board.turn import STAY, BoardMove, Turn, Word
from squadlog.games.game import GameError, Move, Outcome, State
from squadlog.games.words import count_of


@dataclass(frozen=True, slots=True, kw_only=True)
class Position:
    """A state of the game. Seat 0 is Red, seat 1 Black; pieces are places, in rising order.

    `quiet` counts the plies since the last capture, `past` holds the keys of the positions since then, this one
    last. `lost` is what each seat has lost, in points.
    """

    rules: Rules
    armies: tuple[tuple[int, ...], tuple[int, ...]]
    cells: tuple[int, int]
    """The cells each seat covers."""
    mover: int
    """Whose turn it is; while an offer waits for its answer, still the one who made it."""
    ply: int = 0
    quiet: int = 0
    lost: tuple[int, int] = (0, 0)
    key: int
    past: tuple[int, ...] = ()
    offer: Literal["", "open", "declined"] = ""
    over: Outcome | None = None

    def __hash__(self) -> int:
        """Equal positions have equal keys; the rest of them is left to `==`."""
        return hash((self.key, self.ply, self.offer))

    @property
    def to_move(self) -> int | None:
        """The seat whose word counts now, None when the game is over."""
        if self.over is not None:
            return None
        return 1 - self.mover if self.offer == "open" else self.mover

    def outcome(self) -> Outcome | None:
        """How it ended (A.7), None while it goes on."""
        return self.over

    def pieces(self) -> tuple[tuple[int, Place], ...]:
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
            return (Word.ACCEPT, Word.DECLINE)
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
                    found += [Turn(start, end, taken) for taken in self._declared(self.prey(start, end))]
                else:
                    found.append(Turn(start, end))
        if rules.overlooked:
            prey = held(rules, foes, own_cells, own)
            found += [Turn(STAY, STAY, taken) for taken in self._declared(prey) if taken]
        return found

    def words(self) -> tuple[Word, ...]:
        """What may be said besides a turn: an offer to stop and count points, once a turn, if that was agreed."""
        if self.over is not None or not self.rules.agreement or self.offer:
            return ()
        return (Word.OFFER,)

    def prey(self, start: int, end: int) -> tuple[int, ...]:
        """The enemy pieces that may be taken after a legal move; with `STAY` twice, those overlooked."""
        own, foes = self.armies[self.mover], self.armies[1 - self.mover]
        cells = self.cells[self.mover]
        if start == STAY:
            return held(self.rules, foes, cells, own) if self.rules.overlooked else ()
        masks = self.rules.tables.masks
        after = [end if place == start else place for place in own]
        return eligible(self.rules, foes, cells ^ masks[start] | masks[end], after, end)

    def play(self, move: Move, /) -> "Position":
        """The position after a turn or word. Raises GameError, saying what would be legal."""
        fault = why_not(self, move)
        if fault:
            raise fault
        return self.after(move)

    def after(self, move: Move) -> "Position":
        """The position after a move known to be legal: nothing is checked. GameError for what is no move at all."""
        if isinstance(move, Turn):
            return self._turned(move)
        if isinstance(move, Word):
            return self._said(move)
        raise GameError(f"{move!r} is no move of this game")

    def _turned(self, turn: Turn) -> "Position":
        rules, mover, foe = self.rules, self.mover, 1 - self.mover
        own, foes, keys, masks = self.armies[mover], self.armies[foe], PLACE_KEYS, rules.tables.masks
        own_cells, foe_cells, key = self.cells[mover], self.cells[foe], self.key ^ SIDE_TO_MOVE
        if turn.start != STAY:
            own = tuple(sorted([turn.end if place == turn.start else place for place in own]))
            own_cells ^= masks[turn.start] | masks[turn.end]
            key ^= keys[mover][turn.start] ^ keys[mover][turn.end]
        lost, past, quiet = self.lost, self.past, self.quiet + 1
        if turn.taken:
            foes = tuple(place for place in foes if place not in turn.taken)
            for place in turn.taken:
                foe_cells ^= masks[place]
                key ^= keys[foe][place]
            fallen = lost[foe] + sum(rules.points[place] for place in turn.taken)
            lost = (fallen, lost[1]) if foe == 0 else (lost[0], fallen)
            past, quiet = (), 0
        red_first = mover == 0
        return Position(
            rules=rules,
            armies=(own, foes) if red_first else (foes, own),
            cells=(own_cells, foe_cells) if red_first else (foe_cells, own_cells),
            mover=foe,
            ply=self.ply + 1,
            quiet=quiet,
            lost=lost,
            key=key,
            past=(*past, key),
        ).judged(took=bool(turn.taken))

    def judged(self, *, took: bool) -> "Position":
        """The same position, over if it is (A.7). `took`: the last turn took something."""
        ending = self._ending(took=took)
        return replace(self, over=ending) if ending else self

    def seen_by(self, seat: int, /) -> "BoardSeen":
        """Everything: nothing is hidden."""
        return BoardSeen(seat=seat, state=self)

    def notation(self, move: Move, /) -> str:
        """A legal move as it stands in the record, such as `e3-e5 x d5`."""
        return notation.write(self, move)

    def told(self, move: Move, seat: int, now: State, /) -> str:  # noqa: ARG002 - nothing is hidden
        """The move as it stands in the record: everybody sees the board."""
        return self.notation(move)

    def read(self, text: str, /) -> BoardMove:
        """The legal move that somebody wrote, in any case and spacing. Raises GameError with what would be right."""
        return notation.read(self, text)

    def _declared(self, prey: tuple[int, ...]) -> list[tuple[int, ...]]:
        return subsets(prey) if self.rules.manual else [prey]

    def _said(self, word: Word) -> "Position":
        if word is Word.OFFER:
            return replace(self, offer="open")
        if word is Word.DECLINE:
            return replace(self, offer="declined")
        return replace(self, offer="", over=self._counted("both agree to stop"))

    def _counted(self, why: str) -> Outcome:
        return by_points(self.points(0), self.points(1), why)

    def _ending(self, *, took: bool) -> Outcome | None:
        rules, winner = self.rules, 1 - self.mover
        if took and len(self.armies[self.mover]) <= 1:
            return all_but_one(winner, len(self.armies[self.mover]))
        if took and rules.target_points and self.lost[self.mover] >= rules.target_points:
            return target_reached(winner, self.lost[self.mover], rules.target_points)
        if rules.ply_limit and self.ply >= rules.ply_limit:
            return self._counted(f"{count_of(self.ply, 'move is', 'moves are')} played")
        if rules.no_capture_limit and self.quiet >= rules.no_capture_limit:
            return self._counted(f"nothing was taken for {count_of(self.quiet, 'move')}")
        if rules.repetition_limit and self.past.count(self.key) >= rules.repetition_limit:
            return self._counted(f"the position stands for the {_ordinal(rules.repetition_limit)} time")
        if self._is_blocked():
            return self._counted(f"{SEATS[self.mover]} can neither move nor take anything")
        return None

    def _is_blocked(self) -> bool:
        rays, occupied = self.rules.tables.rays, self.cells[0] | self.cells[1]
        for place in self.armies[self.mover]:
            for ray in rays[place]:
                if not ray[0][0] & occupied:
                    return False
        return not self.prey(STAY, STAY)


def _ordinal(number: int) -> str:
    ending = {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th") if number % 100 // 10 != 1 else "th"
    return f"{number}{ending}"


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardSeen:
    """What a seat sees: the whole board."""

    seat: int
    state: Position

    @property
    def to_move(self) -> int | None:
        """The seat whose word counts now, None when the game is over."""
        return self.state.to_move

    def moves(self) -> Sequence[BoardMove]:
        """The moves that this seat may make now; none if it is not its turn."""
        return self.state.moves() if self.state.to_move == self.seat else ()

    def words(self) -> tuple[Word, ...]:
        """What this seat may say besides a turn."""
        return self.state.words() if self.state.to_move == self.seat else ()

    def notation(self, move: Move, /) -> str:
        """A move as it stands in the record."""
        return self.state.notation(move)

    def guess(self, chance: Chance, /) -> Position:  # noqa: ARG002 - nothing is left to chance
        """The state itself."""
        return self.state
