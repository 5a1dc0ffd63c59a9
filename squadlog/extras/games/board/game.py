"""Phalanx, the board game of 1964: two armies of fifteen on 128 triangles (part A of the side games)."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from squadlog.base.dice import Chance
from squadlog.base.lazy_imports import lazy_imports
from squadlog.extras.games.agreed import agree_options
from squadlog.extras.games.board.endings import SEATS
from squadlog.extras.games.board.options import OPTIONS, rules_of
from squadlog.extras.games.board.setups import SETUPS, BoardSetup, check_nothing_held, read_setup
from squadlog.extras.games.board.state import BoardState
from squadlog.extras.games.game import GameError, Kind, Move, Seen, State
from squadlog.extras.games.players.dial import Dial

with lazy_imports():
    from squadlog.extras.games.board import playout as playouts
    from squadlog.extras.games.board import tree as trees
    from squadlog.extras.games.board import values as worths


class PhalanxBoard:
    """The rules of the board game: everything is open, and chance only says who begins."""

    key = "phalanx-board"
    name = "Phalanx, the board game"
    kind = Kind(chance=False, hidden=False)
    options = OPTIONS
    dials: ClassVar[Mapping[str, Dial]] = {
        "novice": Dial(150, slips=8, poorer="greedy"),
        "beginner": Dial(150, slips=3, poorer="greedy"),
        "casual": Dial(150),
        "fair": Dial(450),
        "skilled": Dial(1000),
        "expert": Dial(4000),
    }

    def seats(self, options: Mapping[str, str], /) -> tuple[str, ...]:  # noqa: ARG002 - always the same two
        """Red, who sits at rank 1, and Black; which of them begins is an option."""
        return SEATS

    def setup(self, options: Mapping[str, str], deal: str = "", /) -> BoardSetup:
        """The places that the pieces will stand in. GameError for what cannot be."""
        values = agree_options(self, options)
        wanted, text = values["setup"], deal.strip()
        if wanted == "custom" and not text:
            raise GameError(
                "setup custom needs a deal, written such as: Red: ARCHER c5 e3, AUX_NW b6; Black: turned"
            )
        if wanted != "custom" and text:
            raise GameError(
                f"a deal says where the pieces stand, and so does setup {wanted}; choose setup custom"
            )
        return read_setup(text or SETUPS[wanted], values["diagonal_parity"])

    def start(self, options: Mapping[str, str], seed: int, deal: str = "", /) -> BoardState:
        """The first position. With `setup custom` the deal is the set-up (see `setups`); the seed tosses the coin.

        Raises GameError for options that cannot be and for set-ups with faults.
        """
        values = agree_options(self, options)
        if values["repetition_limit"] == "1":
            raise GameError("repetition_limit 1 would end every game at once; 2 or more counts, 0 never does")
        setup = self.setup(options, deal)
        rules = rules_of(values, setup.parity)
        if not setup.mid_game:
            check_nothing_held(rules, setup.armies)
        first = values["first_player"]
        mover = Chance(seed).below(2) if first == "random" else int(first == "black")
        return BoardState.placed(rules, setup.armies, mover)

    def warnings(self, options: Mapping[str, str], deal: str = "", /) -> tuple[str, ...]:
        """What is unusual about the pieces of the set-up. GameError for what cannot be."""
        return self.setup(options, deal).warnings

    @property
    def margin(self) -> int:
        """More than a quiet step usually changes in the value of a position."""
        return worths.MARGIN

    def tree(self, state: State, thinker: int, /) -> "trees.BoardTree":
        """The tree of a search that begins at a state of this game, for the seat that thinks."""
        if not isinstance(state, BoardState):
            raise GameError("only positions of the board game can be searched here")
        return trees.BoardTree(state, thinker)

    def playout(self, state: State, chance: Chance, /) -> tuple[float, ...]:
        """A position of this game played on at random to its end: what that is worth to each seat."""
        if not isinstance(state, BoardState):
            raise GameError("only positions of the board game can be played on here")
        return playouts.playout(state, chance)

    def odds(self, value: int, /) -> float:
        """What a value means for the one to move, from 0, lost, to 1, won."""
        return worths.odds(value)

    def weigh(self, seen: Seen, moves: Sequence[Move]) -> Sequence[float]:
        """What moves look worth to the seat at once, from 0 to 1."""
        return worths.weigh(seen, moves)


GAME = PHALANX_BOARD = PhalanxBoard()
