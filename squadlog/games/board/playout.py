"""Random games, as fast as they can be had: a piece, heading and length are drawn, and drawn again if they do not fit.

Every slide of every piece has the same number of tickets, so each legal slide is as likely as any other.
"""

from collections.abc import Sequence

from squadlog.dice import Chance
from squadlog.games.board.captures import eligible, held, subsets
from squadlog.games.board.keys import PLACE_KEYS, SIDE_TO_MOVE
from squadlog.games.board.options import Rules
from squadlog.games.board.state import BoardState
from squadlog.games.board.tables import DRAWS
from squadlog.games.board.turn import STAY, Turn

_TRIES = 300
_ENDLESS = 10_000
_TICKET_BITS = DRAWS.bit_length() - 1


def playout(  # noqa: PLR0915 - calls would cost more than they tidy
    state: BoardState, chance: Chance, plies: int = 0, turns: list[Turn] | None = None
) -> tuple[float, ...]:
    """Play on at random to the end, and say what the end is worth to each seat.

    Slides are drawn evenly. Each capture that may be declared is declared or not, evenly; all are with `declare
    auto`. Nobody offers to stop; an offer that waits is refused. With `plies` above 0 points are counted after so
    many of them. `turns`, if there is one, is told every turn.
    """
    if state.over is not None:
        return state.over.shares
    rules, bits, mover, key, quiet = state.rules, chance.bits, state.mover, state.key, state.quiet
    board = rules.tables
    masks, border, sides, draws = board.masks, board.border, board.sides, board.draws
    manual, overlooked, points = rules.manual, rules.overlooked, rules.points
    plain = not (rules.any_capture or rules.single_cover)
    no_capture, repeated, target = rules.no_capture_limit, rules.repetition_limit, rules.target_points
    armies, cells, lost = [list(state.armies[0]), list(state.armies[1])], list(state.cells), list(state.lost)
    occupied = cells[0] | cells[1]
    last = _last_ply(state, plies)
    ply = state.ply
    # Who may be held by each seat: all that are, and perhaps some who no longer are.
    loose = [set(held(rules, armies[1 - seat], cells[seat], armies[seat])) for seat in (0, 1)]
    seen: dict[int, int] = {}
    for before in state.past:
        seen[before] = seen.get(before, 0) + 1
    while True:
        foe = 1 - mover
        own, foes, foe_cells = armies[mover], armies[foe], cells[foe]
        count = len(own)
        width = count.bit_length() + _TICKET_BITS
        taken: Sequence[int] = ()
        open_prey = loose[mover] if overlooked else ()
        for _ in range(_TRIES):
            ticket = bits(width)
            index = ticket >> _TICKET_BITS
            if index < count:
                path, end = draws[own[index]][ticket & (DRAWS - 1)]
                if not path & occupied:
                    start = own[index]
                    break
            elif open_prey and index == count:
                taken = _overlooked(rules, sorted(open_prey), cells[mover], own, ticket & (DRAWS - 1))
                if taken:
                    start = STAY
                    break
        else:
            slides = [
                (own[i], end) for i in range(count) for path, end in draws[own[i]] if not path & occupied
            ]
            taken = held(rules, sorted(open_prey), cells[mover], own)
            if not slides and not taken:
                return _counted(points, armies)
            start, end = chance.pick(slides) if slides else (STAY, STAY)
            index, taken = own.index(start) if slides else 0, () if slides else taken
        if start != STAY:
            own[index] = end
            cells[mover] ^= masks[start] | masks[end]
            key ^= PLACE_KEYS[mover][start] ^ PLACE_KEYS[mover][end]
            touched, mine, mask = border[end], cells[mover], masks[end]
            if not plain:
                taken = eligible(rules, foes, mine, own, end)
            elif touched & foe_cells:
                for victim in foes:
                    if masks[victim] & touched:
                        covered = hits = 0
                        for side in sides[victim]:
                            if side & mine == side:
                                hits += 1
                                covered |= side
                        if hits >= 2 and covered & mask:
                            taken = (*taken, victim)
            if touched & foe_cells and len([side for side in sides[end] if side & foe_cells == side]) >= 2:
                loose[foe].add(end)
            if start in loose[foe]:
                loose[foe].discard(start)
            if taken and manual:
                loose[mover].update(taken)
                drawn = bits(len(taken))
                taken = [victim for place, victim in enumerate(taken) if drawn >> place & 1]
        if turns is not None:
            turns.append(Turn(start, end if start != STAY else STAY, tuple(sorted(taken))))
        key ^= SIDE_TO_MOVE
        ply += 1
        if taken:
            for victim in taken:
                foes.remove(victim)
                loose[mover].discard(victim)
                cells[foe] ^= masks[victim]
                key ^= PLACE_KEYS[foe][victim]
                lost[foe] += points[victim]
            if len(foes) <= 1 or (target and lost[foe] >= target):
                return (0.0, 1.0) if mover else (1.0, 0.0)
            seen, quiet = {key: 1}, 0
        else:
            quiet += 1
            times = seen[key] = seen.get(key, 0) + 1
            if times == repeated or quiet == no_capture:
                return _counted(points, armies)
        if ply == last:
            return _counted(points, armies)
        occupied = cells[0] | cells[1]
        mover = foe


def _last_ply(state: BoardState, plies: int) -> int:
    """The ply at which points are counted in any case, so that a game without limits ends too."""
    limit = state.rules.ply_limit or state.ply + _ENDLESS
    return min(limit, state.ply + (plies or _ENDLESS))


def _overlooked(
    rules: Rules, foes: Sequence[int], cells: int, own: Sequence[int], ticket: int
) -> Sequence[int]:
    """The overlooked captures that a ticket stands for, if any."""
    prey = held(rules, foes, cells, own)
    choices = subsets(prey)[1:] if rules.manual else [prey]
    return choices[ticket] if ticket < len(choices) else ()


def _counted(points: Sequence[int], armies: Sequence[Sequence[int]]) -> tuple[float, ...]:
    red, black = (sum(points[place] for place in army) for army in armies)
    return (0.5, 0.5) if red == black else (1.0, 0.0) if red > black else (0.0, 1.0)
