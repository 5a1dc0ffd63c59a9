"""What is told when a battle of the card game is over."""

import pytest

from squadlog.extras.games.cards.account import SeatAccount, ZoneAccount
from squadlog.extras.games.cards.table import Report
from squadlog.extras.games.cards.words import report_lines

NAMES = ("Anna", "Fritz", "Cid")


def zone(*seats):
    side = {"lines": (), "own": 3, "flanks": (), "total": 3, "unopposed": False}
    accounts = tuple(SeatAccount(seat=seat, **side) for seat in seats)
    return ZoneAccount(zone=0, name="C", seats=accounts, leaders=seats[:1], words="B leads", rule="C.1")


def told(*seats, **said):
    usual = {"taken": (0, 9, 5), "collected": (0, 0, 0), "spoils": 0}
    report = Report(battle=4, zones=(zone(*seats),), **{**usual, **said})
    return "".join(f"{line.cited}\n" for line in report_lines(report, NAMES.__getitem__))


def test_pc_24_spoils_are_told_beside_the_cards_of_who_takes_them():
    """PC-24."""
    words = told(1, 2, collected=(0, 3, 0))
    assert "Fritz takes 9 cards and 3 spoils [PC-24]" in words
    assert "Cid takes 5 cards\n" in words


def test_pc_19_who_was_out_before_the_battle_is_not_told_again():
    """PC-19."""
    assert "Anna" not in told(1, 2)
    assert "is out" not in told(1, 2)


@pytest.mark.parametrize(("removed", "become"), [(False, "become spoils"), (True, "leave the game")])
def test_pc_20_who_goes_out_is_told_with_what_becomes_of_the_cards_left(removed, become):
    """PC-19, PC-20."""
    words = told(0, 1, 2, out=(0,), left_over=5, removed=removed)
    assert "Anna takes nothing\n" in words
    assert "Anna is out of the game [PC-19]" in words
    assert f"5 cards that remained there {become} [PC-20]" in words


def test_c_2_chips_are_told_as_won_or_lost_and_so_are_those_that_lie_on():
    """C.2."""
    words = told(0, 1, 2, won_chips=(4, -6, 0), pots=2, out=(1,))
    for line in (
        "Anna wins 4 chips",
        "Fritz loses 6 chips",
        "Cid neither wins nor loses chips",
        "Fritz is out of the game [C.2]",
        "Chips that lie for the next winners: 2 [C.2]",
    ):
        assert line in words
