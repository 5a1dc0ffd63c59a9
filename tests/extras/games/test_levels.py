"""The ladder of computer players: names, old and new, and what each does in every game."""

import pytest

from squadlog.base.dice import Chance
from squadlog.extras.games.catalogue import GAMES, game_of
from squadlog.extras.games.game import GameError
from squadlog.extras.games.levels import BESIDE, LADDER, describe_players, level_of, player_of
from squadlog.extras.games.players.careless import Careless
from squadlog.extras.games.players.player import Budget, Thought

LONG = Budget(seconds=1e9, clock=lambda: 0.0)


def test_there_are_six_to_eight_levels_and_the_names_of_the_first_version_are_still_understood():
    assert 6 <= len(LADDER) <= 8
    assert not set(LADDER) & set(BESIDE)
    for number, name in enumerate(("random", "greedy", "search", "strong"), start=1):
        assert level_of(name) == level_of(str(number)) == name
    assert list(describe_players()) == [*LADDER, *BESIDE]


@pytest.mark.parametrize("wrong", ["", "0", "8", "nobody", "novices and more"])
def test_a_level_that_is_none_is_refused_with_those_there_are(wrong):
    with pytest.raises(GameError, match="there is no player"):
        level_of(wrong)


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("level", [name for name in describe_players() if name != "strong"])
def test_every_level_but_the_strongest_answers_whatever_the_clock_says_and_plays_the_same_again(key, level):
    game = game_of(key)
    state = game.start({}, 4)
    for _ in range(5):
        state = state.play(Chance(3).pick(state.moves()))
    seen = state.seen_by(state.to_move)
    moves = {player_of(game, level, "s").think(seen, LONG).move for _ in range(2)}
    assert len(moves) == 1
    assert moves <= set(state.moves())


class _Always:
    def __init__(self, move):
        self.move = move

    def think(self, _seen, _budget):
        return Thought(move=self.move)


def test_a_careless_player_slips_as_often_as_it_is_told():
    player = Careless(_Always("good"), _Always("poor"), 30, 1)
    made = [player.think(None, LONG).move for _ in range(2000)]
    assert 0.26 < made.count("poor") / len(made) < 0.34
