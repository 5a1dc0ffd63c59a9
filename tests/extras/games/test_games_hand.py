"""What both card games share on the screen: whose hand is looked at, and when."""

import pytest
from support.at_the_cards import playing

from squadlog.base.dice import Chance
from squadlog.extras.games.cards.game import PHALANX_CARDS
from squadlog.extras.games.game import ONLOOKER
from squadlog.extras.games.generals.game import GENERALS
from squadlog.extras.games.session.seat_view import SeatView

SHORT = {"phalanx-cards": {"max_battles": "1"}, "generals": {"turn_limit": "6"}}


def whole(game):
    """A short game at random: its moves, all of them."""
    chance = Chance(4)
    state = game.start({one.name: SHORT[game.key].get(one.name, one.default) for one in game.options}, 5)
    made = []
    while state.to_move is not None:
        move = chance.pick(state.moves())
        made.append(state.notation(move))
        state = state.play(move)
    return tuple(made)


@pytest.fixture(params=[PHALANX_CARDS, GENERALS], ids=lambda game: game.key)
def play(tmp_path, request):
    """Plays steps at a game whose last `left` moves are still to be made; they are handed to the steps."""
    moves = whole(request.param)

    key, path = request.param.key, tmp_path / "squadlog.db"

    def played(steps, left):
        made, still = moves[: len(moves) - left], moves[len(moves) - left :]
        playing(path, key, "")(lambda table: steps(table, still), moves=made, **SHORT[key])

    return played


@pytest.mark.parametrize("left", [1, 2, 3, 4])
def test_no_hand_but_the_own_is_looked_at_while_the_game_goes_on(play, monkeypatch, left):
    async def steps(table, _moves):
        await table.press("enter")
        game, asked, look = table.game, set(), SeatView.now.fget
        watched = property(lambda view: (asked.add(view._place), look(view))[1])
        monkeypatch.setattr(SeatView, "now", watched)
        game.page.draw()
        await table.press("a", "escape", "m", "escape")
        assert asked
        assert asked <= {game.play.seat, ONLOOKER}
        assert game.play.access.view.others() == ()

    play(steps, left)


def test_every_hand_is_looked_at_once_the_game_is_over(play):
    async def steps(table, moves):
        await table.press("enter")
        game = table.game
        game.moves.make(moves[0])
        await table.pilot.pause()
        assert [other.seat for other in game.play.access.view.others()] == [1 - game.play.seat]

    play(steps, 1)
