"""A state of the board game: a position that can be played, written down and looked at, and may be over."""

from collections.abc import Sequence
from dataclasses import replace

from squadlog.base.dice import Chance
from squadlog.base.records import record
from squadlog.extras.games.board import notation
from squadlog.extras.games.board.endings import SEATS, by_points, ending_of, outcome_of
from squadlog.extras.games.board.keys import PLACE_KEYS, SIDE_TO_MOVE, key_of
from squadlog.extras.games.board.options import BoardRules
from squadlog.extras.games.board.position import Armies, BoardPosition
from squadlog.extras.games.board.refusing import why_not
from squadlog.extras.games.board.turn import STAY, BoardMove, BoardTurn, BoardWord
from squadlog.extras.games.game import GameError, Move, Outcome, State, resign_for_two


@record
class BoardState(BoardPosition):
    """A state of the game, see `BoardPosition`."""

    @classmethod
    def placed(cls, rules: BoardRules, armies: Armies, mover: int) -> "BoardState":
        """The pieces as they are put on the board, nothing moved or taken before; it may be over at once (A.7)."""
        red, black = (sum(rules.tables.masks[place] for place in army) for army in armies)
        key = key_of(armies, mover)
        start = cls(rules=rules, armies=armies, cells=(red, black), mover=mover, key=key, past=(key,))
        return start.judged()

    def __hash__(self) -> int:
        """Equal positions have equal keys; the rest of them is left to `==`."""
        return hash((self.key, self.ply, self.offer))

    def outcome(self) -> Outcome | None:
        """How it ended (A.7), None while it goes on."""
        return self.over

    def play(self, move: Move, /) -> "BoardState":
        """The position after a turn or word. Raises GameError, saying what would be legal."""
        fault = why_not(self, move)
        if fault:
            raise fault
        return self.after(move)

    def after(self, move: Move) -> "BoardState":
        """The position after a move known to be legal: nothing is checked. GameError for what is no move at all."""
        if isinstance(move, BoardTurn):
            return self._turned(move)
        if isinstance(move, BoardWord):
            return self._said(move)
        raise GameError(f"{move!r} is no move of this game")

    def _turned(self, turn: BoardTurn) -> "BoardState":
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
        return BoardState(
            rules=rules,
            armies=(own, foes) if red_first else (foes, own),
            cells=(own_cells, foe_cells) if red_first else (foe_cells, own_cells),
            mover=foe,
            ply=self.ply + 1,
            quiet=quiet,
            lost=lost,
            key=key,
            past=(*past, key),
            taken=turn.taken,
        ).judged()

    def judged(self) -> "BoardState":
        """This position, with its outcome where it is over (A.7)."""
        ending = ending_of(self)
        return replace(self, over=outcome_of(self, ending)) if ending else self

    def seen_by(self, seat: int, /) -> "BoardSeen":
        """Everything, for every seat: nothing is hidden."""
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

    def _said(self, word: BoardWord) -> "BoardState":
        if word is BoardWord.OFFER:
            return replace(self, offer="open")
        if word is BoardWord.DECLINE:
            return replace(self, offer="declined")
        if word is BoardWord.RESIGN and self.to_move is not None:
            return replace(self, offer="", over=resign_for_two(SEATS, self.to_move))
        return replace(self, offer="", over=by_points(self, "both agree to stop"))


@record
class BoardSeen:
    """What a seat sees: the whole board."""

    seat: int
    state: BoardState

    @property
    def to_move(self) -> int | None:
        """The seat whose word counts now, None when the game is over."""
        return self.state.to_move

    def moves(self) -> Sequence[BoardMove]:
        """The moves that this seat may make now; none if it is not its turn."""
        return self.state.moves() if self.state.to_move == self.seat else ()

    def words(self) -> tuple[BoardWord, ...]:
        """What this seat may say besides a turn."""
        return self.state.words() if self.state.to_move == self.seat else ()

    def notation(self, move: Move, /) -> str:
        """A move as it stands in the record."""
        return self.state.notation(move)

    def guess(self, chance: Chance, /) -> BoardState:  # noqa: ARG002 - nothing is left to chance
        """The state itself."""
        return self.state
