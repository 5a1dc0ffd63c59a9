"""Positions of the board game for tests: from words, from random play, and as the slow twin knows them."""

from support.slow_board import SlowBoard

from squadlog.base.dice import Chance
from squadlog.extras.games.board.game import PHALANX_BOARD


def opening(seed=1, **options):
    """Set-up A unless said otherwise, Red to move."""
    return PHALANX_BOARD.start({"first_player": "red", **options}, seed)


def position(red="", black="", **options):
    """Only the pieces listed, Red to move unless said otherwise."""
    deal = f"Position Red: {red} Black: {black}"
    return PHALANX_BOARD.start({"setup": "custom", "first_player": "red", **options}, 1, deal)


def played(state, *moves):
    """The position after moves in their notation."""
    for move in moves:
        state = state.play(state.read(move))
    return state


def on_board(state, seat):
    """The names of a seat's pieces."""
    return {place.name for whose, place in state.pieces() if whose == seat}


def random_game(seed, start=None, most=10_000):
    """Every position of a random game."""
    chance = Chance(seed)
    states = [start or opening(seed)]
    while states[-1].to_move is not None and len(states) <= most:
        states.append(states[-1].play(chance.pick(states[-1].moves())))
    return states


def plain(place):
    """A place as the slow twin names it."""
    return place.shape.key.removesuffix("_SLASH").removesuffix("_BACKSLASH"), place.file, place.rank


def slow(state):
    """The slow twin of a position."""
    rules = state.rules
    mine, theirs = (
        [plain(place) for whose, place in state.pieces() if whose == seat]
        for seat in (state.mover, 1 - state.mover)
    )
    return SlowBoard(
        mine,
        theirs,
        parity=rules.parity,
        path_rule=rules.path_rule,
        capture_scope="any" if rules.any_capture else "moved_piece",
        side_cover="single_piece" if rules.single_cover else "any",
    )
