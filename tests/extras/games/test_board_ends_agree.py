"""The game, the search and the playouts of the board game end together (A.7), whatever was agreed (A.9).

Every option is drawn, a new one too as soon as it is listed: whoever teaches an end to one of the three alone
hears of it.
"""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.board_games import opening
from support.laws import law

from squadlog.base.dice import Chance
from squadlog.extras.games.board import playout as playouts
from squadlog.extras.games.board import state as states
from squadlog.extras.games.board import tree as trees
from squadlog.extras.games.board.endings import BoardEnding, after_capture, counting, ending_of
from squadlog.extras.games.board.options import OPTIONS
from squadlog.extras.games.board.playout import playout
from squadlog.extras.games.board.tree import BoardTree

CUSTOM = "custom"
"""A set-up that needs a deal."""
MOST_PLIES = 600
"""Where nothing was agreed that ends it, a game is followed so far."""


def values_of(option):
    """What an option may be: each choice, or a small number as often as the usual one."""
    if option.choices:
        return st.sampled_from([choice.key for choice in option.choices if choice.key != CUSTOM])
    small = st.integers(max(option.least, 2), min(option.most, 40))  # a limit of one return is refused
    return st.one_of(st.just(option.default), st.just(str(option.least)), small.map(str))


def fits(options):
    """Whether the set-up stands on the board as it is cut (A.4)."""
    return options["diagonal_parity"] in {
        "fitting",
        {"A": "dark_slash", "B": "light_slash"}[options["setup"]],
    }


AGREEMENTS = st.fixed_dictionaries({option.name: values_of(option) for option in OPTIONS}).filter(fits)


def sign(number):
    return (number > 0) - (number < 0)


def check_search_ends_with_the_game(options, seed):
    """A random game: at every position a tree that walked there, and a new one, know the end as the game does."""
    state, chance = opening(seed, **options), Chance(seed)
    tree = BoardTree(state)
    for _ in range(MOST_PLIES):
        outcome, steps = state.outcome(), [step for _, step in tree.gains()] + list(tree.quiet())
        for known in (tree.ending() if steps else tree.stuck(), BoardTree(state).ending()):
            assert (known is None) == (outcome is None)
            assert outcome is None or sign(known) == sign(outcome.shares[state.mover] - 0.5)
        if outcome is not None:
            return
        step = chance.pick(steps[:2] + steps[-10:])
        state = state.after(tree.move(step))
        tree.make(step)


def check_playout_ends_with_the_game(options, seed):
    """A playout ends at the turn at which the game does, and gives each seat the same share."""
    state, turns = opening(seed, **options), []
    shares = playout(state, Chance(seed), turns=turns)
    for turn in turns:
        assert state.outcome() is None
        state = state.after(turn)
    if len(turns) < 10_000:  # where nothing was agreed that ends it, a playout stops there
        assert state.outcome().shares == shares


@law(200)
@given(AGREEMENTS, st.integers(0, 10**6))
def test_a_7_a_search_ends_with_the_game_whatever_was_agreed(options, seed):
    check_search_ends_with_the_game(options, seed)


@law(200)
@given(AGREEMENTS, st.integers(0, 10**6))
def test_a_7_a_playout_ends_with_the_game_whatever_was_agreed(options, seed):
    check_playout_ends_with_the_game(options, seed)


def twenty_games(check):
    for seed in range(20):
        check({"first_player": "red"}, seed)


def early_end(position):
    """Ends as agreed, and as soon as somebody has lost a tenth point."""
    early = position.taken and position.lost[position.mover] >= 10
    return BoardEnding.TARGET if early else ending_of(position)


def early_capture(rules, taken, left, lost):
    return BoardEnding.TARGET if lost >= 10 else after_capture(rules, taken, left, lost)


def early_count(rules):
    by_count = counting(rules)
    return lambda ply, quiet, times: BoardEnding.PLIES if ply >= 30 else by_count(ply, quiet, times)


@pytest.mark.parametrize(
    ("module", "name", "end", "checks"),
    [
        (states, "ending_of", early_end, (check_search_ends_with_the_game, check_playout_ends_with_the_game)),
        (trees, "after_capture", early_capture, (check_search_ends_with_the_game,)),
        (trees, "counting", early_count, (check_search_ends_with_the_game,)),
        (playouts, "after_capture", early_capture, (check_playout_ends_with_the_game,)),
        (playouts, "counting", early_count, (check_playout_ends_with_the_game,)),
    ],
    ids=["game alone", "search, captures", "search, counts", "playout, captures", "playout, counts"],
)
def test_an_end_that_one_of_them_alone_knows_is_noticed(monkeypatch, module, name, end, checks):
    monkeypatch.setattr(module, name, end)
    for check in checks:
        with pytest.raises((AssertionError, AttributeError)):
            twenty_games(check)
