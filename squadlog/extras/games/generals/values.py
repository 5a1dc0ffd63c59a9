"""What moves of Generals and Majors look worth at once: what they do to the lead in this turn."""

from collections.abc import Sequence
from functools import lru_cache
from math import exp

from squadlog.extras.games.game import GameError, Move, Seen
from squadlog.extras.games.generals.moves import Deploy, Drop, GeneralsWord, Promote
from squadlog.extras.games.generals.sides import army_value
from squadlog.extras.games.generals.state import GeneralsSeen
from squadlog.extras.games.generals.table import GeneralsTable

_EVEN = 9.0
"""How slowly a lead makes a win likely: with this lead it is 73 of 100."""
_A_COMMANDER = 20.0
"""Taken off for a thrown commander, who goes last: no army is worth as much of a lead."""
_DEAREST = 10.0
"""Taken off the army of a thrown card: the dearest army, hardest to pay for, is missed least."""


def odds(ahead: float) -> float:
    """The chance to win, from 0, lost, to 1, won, with a lead of `ahead`."""
    return 1 / (1 + exp(-max(-50.0, min(50.0, ahead / _EVEN))))


def hope(seen: Seen, value: float) -> float:
    """What the whole match is worth to a seat whose present game is worth `value`: later games are anybody's."""
    if not isinstance(seen, GeneralsSeen):
        raise GameError("only positions of Generals and Majors can be judged here")
    table = seen.sight.table
    own, foe = (table.rules.match - table.wins[seat] for seat in (seen.seat, 1 - seen.seat))
    return value * _first(own - 1, foe) + (1 - value) * _first(own, foe - 1)


@lru_cache(maxsize=1024)
def _first(own: int, foe: int) -> float:
    """The chance to win `own` games before the other side has won `foe`, if every game is even."""
    if own <= 0 or foe <= 0:
        return float(own <= 0)
    return (_first(own - 1, foe) + _first(own, foe - 1)) / 2


def weigh(seen: Seen, moves: Sequence[Move]) -> Sequence[float]:
    """What moves look worth to the seat, from 0 to 1; nothing is looked ahead, and nothing hidden is guessed.

    Only the lead counts: command to come does not, so a commander is laid when no army can be. Of what is too much
    in hand, the army that is hardest to pay for is missed least.
    """
    if not isinstance(seen, GeneralsSeen):
        raise GameError("only positions of Generals and Majors can be weighed here")
    table, seat = seen.sight.table, seen.seat
    ahead = table.lead(seat)
    return [odds(ahead + _gain(table, seat, move)) for move in moves]


def _gain(table: GeneralsTable, seat: int, move: Move) -> float:
    deck = table.pack
    if isinstance(move, Deploy):
        own = army_value(table.rules, table.sides[seat], move.card) or 0
        return own - 0.01 * len(move.foe) + 0.001
    if isinstance(move, Promote):
        return 0.0001 * (deck.command[move.card] or 0)
    if isinstance(move, Drop):
        return -_A_COMMANDER if deck.command[move.card] else (deck.army[move.card] or 0) - _DEAREST
    return 1.0 if move is GeneralsWord.REDRAW else 0.0
