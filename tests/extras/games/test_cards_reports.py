"""The report on a battle adds up: what everybody had before, what he took, and what he has afterwards."""

import pytest

from squadlog.base.dice import Chance
from squadlog.extras.games.agreed import agree_options
from squadlog.extras.games.cards.game import PHALANX_CARDS

FOR_CARDS = (
    {},
    {"players": "4"},
    {"players": "4", "tie": "spoils", "spoils_ante": "2"},
    {"players": "3", "tie": "swap", "zero_zone": "spoils", "eliminated_cards": "out"},
    {"players": "5", "initial_faces": "trigger"},
)
FOR_CHIPS = (
    {},
    {"players": "4", "chips": "20"},
    {"players": "3", "tie_pot": "carry", "chips": "30"},
    {"players": "4", "tie_pot": "carry", "pay_per_card": "3", "chips": "40"},
)


def battles(options, seeds=4):
    """Random games: the states before and after the last card of every battle that another one follows."""
    for seed in range(seeds):
        chance = Chance(seed)
        state = PHALANX_CARDS.start(agree_options(PHALANX_CARDS, options), seed)
        for _move in range(400):
            if state.to_move is None:
                break
            before, state = state, state.play(chance.pick(state.moves()))
            if state.table.battle > before.table.battle and state.to_move is not None:
                yield before, state


def held(state, seat):
    return len(state.hands[seat]) + len(state.reserves[seat])


def ids(options):
    return " ".join(f"{name}={value}" for name, value in options.items()) or "usual"


@pytest.mark.parametrize("options", FOR_CARDS, ids=ids)
def test_pc_24_what_was_held_and_what_a_battle_brought_is_what_is_held_then(options):
    """PC-20, PC-24, PC-32."""
    found = list(battles(options))
    assert any(sum(after.table.last.collected) for _, after in found) == bool(options)
    for before, after in found:
        report, ante = after.table.last, after.table.rules.spoils_ante
        gains = [sum(each) for each in zip(report.taken, report.collected, strict=True)]
        for seat in after.table.alive:
            assert len(before.reserves[seat]) + gains[seat] - ante == held(after, seat)
        rest = sum(len(before.reserves[seat]) + gains[seat] for seat in report.out)
        assert report.left_over == rest
        assert report.spoils + ante * len(after.table.alive) == len(after.spoils)
        assert sum(gains) + report.spoils == 7 * len(before.table.alive) + len(before.spoils) + (
            0 if report.removed else rest
        )


@pytest.mark.parametrize("options", FOR_CHIPS, ids=ids)
def test_c_2_the_chips_that_are_won_are_those_that_are_lost_or_lay_there(options):
    """C.2."""
    for before, after in battles({"gambling": "true", **options}):
        report = after.table.last
        assert sum(report.won_chips) == sum(before.table.money.pots) - report.pots
        assert report.collected == (0,) * before.table.rules.players
        assert not report.left_over


def test_pc_19_only_those_who_go_out_after_a_battle_are_out_in_its_report():
    """PC-19."""
    found = list(battles({"players": "4"}))
    assert any(after.table.last.out for _, after in found)
    for before, after in found:
        report = after.table.last
        assert report.fought == before.table.alive
        assert report.out == tuple(seat for seat in before.table.alive if seat not in after.table.alive)
