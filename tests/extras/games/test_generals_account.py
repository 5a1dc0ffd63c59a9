"""What the account says may still be laid is what the moves allow."""

import pytest

from squadlog.base.dice import Chance
from squadlog.extras.games.generals.game import GENERALS
from squadlog.extras.games.generals.moves import Deploy


@pytest.mark.parametrize("mode", ["standing", "per_turn"])
@pytest.mark.parametrize("seed", range(3))
def test_an_army_can_be_laid_if_its_colour_has_so_much_command_left(mode, seed):
    """GM-01, GM-09: by the turn and standing, whatever way jokers are split."""
    chance = Chance(seed)
    agreed = {one.name: one.default for one in GENERALS.options} | {"command_mode": mode}
    state = GENERALS.start(agreed, seed)
    for _move in range(250):
        seat, table = state.to_move, state.table
        if seat is None:
            break
        if table.asked < 0 and not table.dropping:
            left, deck = dict(state.account(seat).left), table.pack
            laid = {move.card for move in state.moves() if isinstance(move, Deploy)}
            for card in state.hands[seat]:
                value = deck.army[card]
                if value is not None and not deck.joker[card]:
                    assert (value <= left[deck.colour_names[deck.colours[card][0]]]) == (card in laid)
        state = state.play(chance.pick(state.moves()))
