"""The board game as players walk through it: a position that steps change and change back, as fast as may be.

A quiet step is a number, the place it starts from times 512 plus the place it ends on; any other is a start, an end
and what is taken. Captures are all declared here: to leave a piece standing is hardly ever better.
"""

from collections.abc import Sequence
from functools import lru_cache

from squadlog.extras.games.board import values
from squadlog.extras.games.board.captures import eligible, held_by_mover, held_pieces
from squadlog.extras.games.board.endings import BoardEnding, after_capture, counting
from squadlog.extras.games.board.keys import PLACE_KEYS, SIDE_TO_MOVE
from squadlog.extras.games.board.options import BoardRules
from squadlog.extras.games.board.state import BoardState
from squadlog.extras.games.board.turn import STAY, BoardTurn
from squadlog.extras.games.players.tree import WON

_BITS = 9
"""Bits that a place takes in the number of a quiet step."""
_ENDS = (1 << _BITS) - 1
_EVERYWHERE = (1 << 128) - 1
"""All cells."""
_NEVER = 1 << 30
"""The ply of an end that was not agreed."""
_NOBODY = -1
"""The seat of nobody, who thinks for neither side."""
_RETURN = 4
"""Plies that a position takes to return: two of each player, there and back."""
_SOON = 12
"""Points are counted soon if no more plies than these are left."""
_CLOCK, _TIMER = 0x9E3779B97F4A7C15, 0xD1B54A32D192ED03
"""Any odd numbers of 64 bits: they spread the plies left without a capture, and in all, over the key."""
_Loud = tuple[int, int, tuple[int, ...]]
BoardStep = int | _Loud
_Stops = tuple[tuple[int, int], ...]
_Undo = tuple[int, int, tuple[int, ...], int, int, int, tuple[int, ...], list[int]]


@lru_cache(maxsize=16)
def _code_slides(rules: BoardRules) -> tuple[tuple[_Stops, ...], tuple[int, ...]]:
    """For each place: every slide on an empty board, as the cells that must be free and its number; and its reach."""
    stops, reaches = [], []
    for start, paths in enumerate(rules.tables.paths):
        stops.append(tuple((path, start << _BITS | end) for end, path in paths.items()))
        reach = 0
        for end in paths:
            reach |= rules.tables.masks[end]
        reaches.append(reach)
    return tuple(stops), tuple(reaches)


class BoardTree:
    """A position of the board game to be searched. `mover` is the seat to move; `state` may be over.

    To be behind when points are counted is a loss like any other to the `thinker`, who shall risk something; to be
    ahead then is less than a win by captures, so that it hunts.
    """

    def __init__(self, state: BoardState, thinker: int = _NOBODY) -> None:
        rules = state.rules
        self.mover = state.mover
        self._rules, self._key, self._over = rules, state.key, state.over
        self._armies = (list(state.armies[0]), list(state.armies[1]))
        self._cells, self._lost, self._taken = list(state.cells), list(state.lost), state.taken
        self._past, self._ply, self._quiet = list(state.past), state.ply, state.quiet
        self._stops, self._reaches = _code_slides(rules)
        self._worths = values.worths(rules)
        red, black = (sum(self._worths[seat][place] for place in self._armies[seat]) for seat in (0, 1))
        self._score = red - black
        self._quiet_end, self._ply_end = rules.no_capture_limit or _NEVER, rules.ply_limit or _NEVER
        self._by_count = counting(rules)
        self._returned = _RETURN * (rules.repetition_limit - 1) if rules.repetition_limit else _NEVER
        self._thinker, self._spots = thinker, values.spots(rules)
        self._fading = 2 * rules.no_capture_limit or _NEVER
        self._undo: list[_Undo] = []

    @property
    def key(self) -> int:
        """The key of the position; shortly before points are counted, time matters and is part of it."""
        quiet, plies = self._quiet_end - self._quiet, self._ply_end - self._ply
        if quiet > _SOON and plies > _SOON:
            return self._key
        return (
            self._key ^ (quiet if quiet <= _SOON else 0) * _CLOCK ^ (plies if plies <= _SOON else 0) * _TIMER
        )

    def value(self) -> int:
        """Pieces and where they stand, for the one to move; and who leads hunts.

        As quiet moves run out a thinker who leads has less of it, and one who is behind is the more so: both want
        something to be taken.
        """
        score = self._score
        lead, leader = (score, 0) if score > 0 else (-score, 1)
        run_out = lead * self._quiet // self._fading
        worth = lead + run_out if leader == 1 - self._thinker else lead - run_out
        if lead > values.LEAD:
            worth += self._hunt(lead - values.LEAD, leader)
        return worth if leader == self.mover else -worth

    def _hunt(self, lead: int, leader: int) -> int:
        """What a `lead` of this size promises: more if the leader is near and leaves few safe places."""
        own, foes = self._armies[leader], self._armies[1 - leader]
        promise = lead * (values.FAR_APART - values.apart(self._spots, own, foes)) // values.NEARNESS
        if len(foes) <= values.FEW:
            promise += lead * (values.ROOMY - self._safe(own, foes)) // values.ROOM
        return promise

    def _safe(self, hunters: Sequence[int], foes: Sequence[int]) -> int:
        """How many slides the foes have to where no hunter covers any side of theirs; to stand so counts as three."""
        masks, border, stops = self._rules.tables.masks, self._rules.tables.border, self._stops
        reached, occupied, count = 0, self._cells[0] | self._cells[1], 0
        for place in hunters:
            reached |= border[place]
        for place in foes:
            if not masks[place] & reached:
                count += 3
            for path, code in stops[place]:
                if not path & occupied and not masks[code & _ENDS] & reached:
                    count += 1
        return count

    def slack(self) -> int:
        """A quiet step of a hunt changes more than any other."""
        return max(0, (abs(self._score) + values.A_PIECE - values.LEAD) // 4)

    def may_skip(self) -> bool:
        """Whether a look at what doing nothing would bring can be trusted: not with few pieces.

        Whoever has few may have to move one of them into the trap.
        """
        return len(self._armies[self.mover]) > values.FEW_TO_MOVE

    def ending(self) -> int | None:
        """What the end is worth to the one to move if the game is over (A.7); being blocked is not noticed."""
        rules, mover = self._rules, self.mover
        if self._taken and after_capture(rules, self._taken, len(self._armies[mover]), self._lost[mover]):
            return -WON
        times = self._past.count(self._key) if self._quiet >= self._returned else 1
        counted = self._by_count(self._ply, self._quiet, times)
        if counted:
            return self._counted(4 if counted is BoardEnding.RETURNS else 1)
        return None if self._over is None else self.stuck()

    def stuck(self) -> int:
        """A win or loss by the points on the board, for the one to move."""
        ahead = self._ahead()
        return WON if ahead > 0 else -WON if ahead < 0 else 0

    def _ahead(self) -> int:
        """How many points more than the other one the one to move has on the board."""
        points, mover = self._rules.points, self.mover
        own, foes = (sum([points[place] for place in self._armies[seat]]) for seat in (mover, 1 - mover))
        return own - foes

    def _counted(self, part: int) -> int:
        """What it is worth that time has run out; to a thinker far ahead, who could go on, at most a `part`-th."""
        ahead = self._ahead()
        lead, leader = values.A_POINT * abs(ahead), self.mover if ahead > 0 else 1 - self.mover
        if lead > values.CERTAIN and leader != 1 - self._thinker:
            worth = (lead // 2 + values.COUNTED) // part
        else:
            worth = values.LOST if lead else 0
        return worth if ahead > 0 else -worth

    def quiet(self) -> Sequence[BoardStep]:
        """Every slide, with nothing declared; where captures need no declaring, those that take nothing."""
        stops, occupied = self._stops, self._cells[0] | self._cells[1]
        found = [
            code for start in self._armies[self.mover] for path, code in stops[start] if not path & occupied
        ]
        if not self._rules.manual:
            loud = {start << _BITS | end for _, (start, end, _) in self.gains() if start != STAY}
            return [code for code in found if code not in loud]
        return found

    def gains(self) -> Sequence[tuple[int, _Loud]]:
        """Every turn that takes something, all that it may take, the most valuable first."""
        hot, wanted, caught = self._hot()
        if not hot:
            return []
        rules, mover = self._rules, self.mover
        own, mine = self._armies[mover], self._cells[mover]
        found: list[tuple[int, _Loud]] = []
        if caught and rules.overlooked:
            found.append((self._gain(caught), (STAY, STAY, tuple(sorted(caught)))))
        masks, occupied = rules.tables.masks, self._cells[0] | self._cells[1]
        for start in own:
            if self._reaches[start] & wanted:
                still = mine ^ masks[start]
                for path, code in self._stops[start]:
                    if not path & occupied and masks[code & _ENDS] & wanted:
                        end = code & _ENDS
                        taken = self._prey(hot, still | masks[end], start, end)
                        if taken:
                            found.append((self._gain(taken), (start, end, tuple(sorted(taken)))))
        found.sort(reverse=True)
        return found

    def _gain(self, taken: Sequence[int]) -> int:
        """What the pieces taken are worth, and that time begins anew; no less than the game if that wins it (A.7)."""
        rules, foe = self._rules, 1 - self.mover
        points, left = rules.points, len(self._armies[foe]) - len(taken)
        lost = self._lost[foe] + sum([points[place] for place in taken]) if rules.target_points else 0
        if after_capture(rules, taken, left, lost):
            return WON
        worth = self._worths[foe]
        run_out, leader = abs(self._score) * self._quiet // self._fading, int(self._score <= 0)
        regained = run_out if (leader == self.mover) == (leader != 1 - self._thinker) else -run_out
        return sum([worth[place] for place in taken]) + regained

    def _hot(self) -> tuple[list[int], int, list[int]]:
        """Enemies with a covered side, the cells one may take them from, and the enemies held already."""
        sides, mine = self._rules.tables.sides, self._cells[self.mover]
        hot, wanted, caught = [], 0, []
        for foe in self._armies[1 - self.mover]:
            whole = rest = 0
            for side in sides[foe]:
                if side & mine == side:
                    whole += 1
                else:
                    rest |= side
            if whole:
                hot.append(foe)
                wanted |= rest
                if whole > 1:
                    caught.append(foe)
        if caught and self._rules.any_capture:
            wanted = _EVERYWHERE
        if caught and self._rules.single_cover:
            caught = list(held_pieces(self._rules, caught, mine, self._armies[self.mover]))
        return hot, wanted, caught

    def _prey(self, hot: Sequence[int], mine: int, start: int, end: int) -> Sequence[int]:
        """The hot pieces that may be taken after a slide.

        Any that may be had a covered side before it.
        """
        rules = self._rules
        if rules.any_capture or rules.single_cover:
            after = [end if place == start else place for place in self._armies[self.mover]]
            return eligible(rules, hot, mine, after, end)
        return held_by_mover(rules.tables, hot, mine, end)

    def make(self, step: BoardStep, /) -> None:
        """Take a step."""
        taken: tuple[int, ...] = ()
        if isinstance(step, int):
            start, end = step >> _BITS, step & _ENDS
        else:
            start, end, taken = step
        mover, foe, masks = self.mover, 1 - self.mover, self._rules.tables.masks
        self._undo.append((start, end, taken, self._key, self._score, self._quiet, self._taken, self._past))
        key, gain = self._key ^ SIDE_TO_MOVE, 0
        if start != STAY:
            own = self._armies[mover]
            own[own.index(start)] = end
            self._cells[mover] ^= masks[start] | masks[end]
            keys, worth = PLACE_KEYS[mover], self._worths[mover]
            key ^= keys[start] ^ keys[end]
            gain = worth[end] - worth[start]
        if taken:
            army, keys, worth = self._armies[foe], PLACE_KEYS[foe], self._worths[foe]
            for place in taken:
                army.remove(place)
                self._cells[foe] ^= masks[place]
                key ^= keys[place]
                gain += worth[place]
                self._lost[foe] += self._rules.points[place]
            self._quiet, self._past = 0, [key]
        else:
            self._quiet += 1
            self._past.append(key)
        self._taken = taken
        self._score += -gain if mover else gain
        self._key, self.mover = key, foe
        self._ply += 1

    def skip(self) -> None:
        """Leave the move to the other player."""
        self._undo.append((STAY, STAY, (), self._key, self._score, self._quiet, self._taken, self._past))
        self._key ^= SIDE_TO_MOVE
        self._taken = ()
        self._quiet += 1
        self._past.append(self._key)
        self.mover = 1 - self.mover
        self._ply += 1

    def unmake(self) -> None:
        """Take the last step, or skip, back."""
        start, end, taken, self._key, self._score, self._quiet, self._taken, past = self._undo.pop()
        if past is self._past:
            past.pop()
        self._past = past
        foe, masks = self.mover, self._rules.tables.masks
        mover = self.mover = 1 - foe
        self._ply -= 1
        if start != STAY:
            own = self._armies[mover]
            own[own.index(end)] = start
            self._cells[mover] ^= masks[start] | masks[end]
        if taken:
            self._armies[foe].extend(taken)
            for place in taken:
                self._cells[foe] ^= masks[place]
                self._lost[foe] -= self._rules.points[place]

    def move(self, step: BoardStep, /) -> BoardTurn:
        """The turn that a step is."""
        if isinstance(step, int):
            return BoardTurn(step >> _BITS, step & _ENDS)
        start, end, taken = step
        return BoardTurn(start, end, taken)
