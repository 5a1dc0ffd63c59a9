"""Random games, as fast as they can be had: a piece, heading and length are drawn, and drawn again if they do not fit.

Every slide of every piece has the same number of tickets, so each legal slide is as likely as any other.
"""

from collections import Counter
from collections.abc import Sequence

from squadlog.base.dice import Chance
from squadlog.extras.games.board.captures import eligible, held_by_mover, held_pieces, is_held, subsets
from squadlog.extras.games.board.endings import after_capture, counting
from squadlog.extras.games.board.keys import PLACE_KEYS, SIDE_TO_MOVE
from squadlog.extras.games.board.state import BoardState
from squadlog.extras.games.board.tables import DRAWS
from squadlog.extras.games.board.turn import STAY, BoardTurn

_TRIES = 300
"""Tickets that are drawn before every slide is looked at."""
_ENDLESS = 10_000
"""Plies that a game without limits lasts at most."""
_TICKET_BITS = DRAWS.bit_length() - 1
_Shares = tuple[float, ...]
_Drawn = tuple[int, int, Sequence[int]]
"""Start and end of a slide, nothing taken yet; or `STAY` twice and overlooked captures."""


def playout(
    state: BoardState, chance: Chance, plies: int = 0, turns: list[BoardTurn] | None = None
) -> _Shares:
    """Play on at random to the end, and say what the end is worth to each seat.

    Slides are drawn evenly. Each capture that may be declared is declared or not, evenly; all are with `declare
    auto`. Nobody offers to stop; an offer that waits is refused. With `plies` above 0 points are counted after so
    many of them. `turns`, if there is one, is told every turn.
    """
    if state.over is not None:
        return state.over.shares
    game, mover = _RandomGame(state, chance), state.mover
    for ply in range(state.ply + 1, state.ply + 1 + (plies or _ENDLESS)):
        drawn = game.draw(mover)
        if drawn is None:
            break
        start, end, taken = drawn
        if start != STAY:
            taken = game.slide(mover, start, end)
        if turns is not None:
            turns.append(BoardTurn(start, end, tuple(sorted(taken))))
        shares = game.take(mover, taken, ply)
        if shares is not None:
            return shares
        mover = 1 - mover
    return game.counted()


class _RandomGame:
    """The pieces of a game that goes on at random, and what ends it. Seats are 0 for Red and 1 for Black."""

    def __init__(self, state: BoardState, chance: Chance) -> None:
        rules = state.rules
        self._rules, self._tables, self._chance, self._bits = rules, rules.tables, chance, chance.bits
        self._armies, self._cells = (list(state.armies[0]), list(state.armies[1])), list(state.cells)
        self._lost, self._quiet, self._key = list(state.lost), state.quiet, state.key
        self._by_count = counting(rules)
        self._seen: dict[int, int] = dict(Counter(state.past))
        self._is_plain = not (rules.any_capture or rules.single_cover)
        # Whom each seat may find overlooked: all that it holds, and perhaps some that it holds no longer.
        self._overlooked = [
            set(held_pieces(rules, state.armies[1 - seat], self._cells[seat], state.armies[seat]))
            if rules.overlooked
            else set()
            for seat in (0, 1)
        ]

    def draw(self, mover: int) -> _Drawn | None:
        """One of the turns there are, each slide as likely as any other; None if there is none."""
        own, occupied = self._armies[mover], self._cells[0] | self._cells[1]
        draws, bits, overlooked = self._tables.draws, self._bits, self._overlooked[mover]
        count = len(own)
        width = count.bit_length() + _TICKET_BITS
        for _ in range(_TRIES):
            ticket = bits(width)
            index = ticket >> _TICKET_BITS
            if index < count:
                path, end = draws[own[index]][ticket & (DRAWS - 1)]
                if not path & occupied:
                    return own[index], end, ()
            elif overlooked and index == count:
                choices = self._catches(mover)
                if (number := ticket & (DRAWS - 1)) < len(choices):
                    return STAY, STAY, choices[number]
        return self._looked_up(mover)

    def _looked_up(self, mover: int) -> _Drawn | None:
        """A turn when hardly any fits: one of all slides, everything overlooked if there is none."""
        occupied, draws = self._cells[0] | self._cells[1], self._tables.draws
        slides = [
            (start, end) for start in self._armies[mover] for path, end in draws[start] if not path & occupied
        ]
        if slides:
            return (*self._chance.pick(slides), ())
        catches = self._catches(mover)
        return (STAY, STAY, catches[-1]) if catches else None

    def _catches(self, mover: int) -> list[tuple[int, ...]]:
        """The overlooked captures that a turn may be spent on, everything that is held last."""
        prey = held_pieces(
            self._rules, sorted(self._overlooked[mover]), self._cells[mover], self._armies[mover]
        )
        if not prey:
            return []
        return subsets(prey)[1:] if self._rules.manual else [prey]

    def slide(self, mover: int, start: int, end: int) -> Sequence[int]:
        """Move a piece; what it then takes."""
        rules, tables, own, foe = self._rules, self._tables, self._armies[mover], 1 - mover
        masks, keys, foe_cells = tables.masks, PLACE_KEYS[mover], self._cells[foe]
        own[own.index(start)] = end
        self._cells[mover] ^= masks[start] | masks[end]
        self._key ^= keys[start] ^ keys[end]
        touching, mine, foes = tables.border[end] & foe_cells, self._cells[mover], self._armies[foe]
        if rules.overlooked:
            self._overlooked[foe].discard(start)
            if touching and is_held(tables.sides[end], foe_cells):
                self._overlooked[foe].add(end)
        if not self._is_plain:
            return self._declared(mover, eligible(rules, foes, mine, own, end))
        if not touching:
            return ()
        return self._declared(mover, held_by_mover(tables, foes, mine, end))

    def _declared(self, mover: int, prey: Sequence[int]) -> Sequence[int]:
        """What is taken of all that may be; the rest is overlooked."""
        if not prey or not self._rules.manual:
            return prey
        if self._rules.overlooked:
            self._overlooked[mover].update(prey)
        drawn = self._bits(len(prey))
        return [victim for place, victim in enumerate(prey) if drawn >> place & 1]

    def take(self, mover: int, taken: Sequence[int], ply: int) -> _Shares | None:
        """Take pieces, or none, and end the turn of that ply; what the game is worth if that ends it (A.7)."""
        rules, foe = self._rules, 1 - mover
        self._key ^= SIDE_TO_MOVE
        if not taken:
            self._quiet += 1
            times = self._seen[self._key] = self._seen.get(self._key, 0) + 1
            return self.counted() if self._by_count(ply, self._quiet, times) else None
        foes, masks, keys = self._armies[foe], self._tables.masks, PLACE_KEYS[foe]
        for victim in taken:
            foes.remove(victim)
            self._overlooked[mover].discard(victim)
            self._cells[foe] ^= masks[victim]
            self._key ^= keys[victim]
            self._lost[foe] += rules.points[victim]
        self._seen, self._quiet = {self._key: 1}, 0
        if after_capture(rules, taken, len(foes), self._lost[foe]):
            return (0.0, 1.0) if mover else (1.0, 0.0)
        return self.counted() if self._by_count(ply, 0, 1) else None

    def counted(self) -> _Shares:
        """The value of the game if the points on the board decide."""
        points = self._rules.points
        red, black = (sum([points[place] for place in army]) for army in self._armies)
        return (0.5, 0.5) if red == black else (1.0, 0.0) if red > black else (0.0, 1.0)
