"""What each side keeps of an evening on which somebody comes out, lies under a tarp, or springs an ambush."""

import pytest
from support.ambushes import ambushed, in_blues_slot, lying
from support.piles import acting
from support.playing import Played
from support.tarps import hidden, rest, steps

from squadlog.battle.commands import Declare, Done
from squadlog.battle.known import known
from squadlog.extras.commander.mind.memory.remembered import (
    LEARNED_BY,
    NOTHING_YET,
    PilesFound,
    remember,
    teaches,
)
from squadlog.facts.ground_facts import StatedMove
from squadlog.rules.hiding.piles import Reveal


@pytest.fixture
def kept(monkeypatch):
    """What red and blue remember so far of whatever is played; nothing changes by what teaches nothing."""
    so_far, do = {"red": NOTHING_YET, "blue": NOTHING_YET}, Played.do

    def heard(played, command, *faces):
        before = played.battle
        events = do(played, command, *faces)
        for side, keeps in so_far.items():
            now = remember(keeps, known(before, side), known(played.battle, side), side)
            assert now == keeps or teaches(events), (command, LEARNED_BY)
            so_far[side] = now
        return events

    monkeypatch.setattr(Played, "do", heard)
    return so_far


def test_who_comes_out_by_himself_was_one_of_the_piles_and_his_own_side_learns_nothing(kept):
    """HID-17."""
    played = in_blues_slot(lying())
    assert kept["red"] == NOTHING_YET
    played.do(Reveal(unit=12))
    assert kept["red"].found == (PilesFound(side="blue", men=1),)
    assert kept == {"red": kept["red"], "blue": NOTHING_YET}


def test_a_pile_with_nobody_beneath_was_a_decoy(kept):
    """DET-17: red walks to within a metre of it."""
    played = acting((6.9, 10))
    played.do(Declare(unit=1, action="move", mode="walk", move=StatedMove(distance_m=1.0)))
    played.do(Done())
    assert kept["red"].found == (PilesFound(side="blue", decoys=1),)


def test_who_was_found_under_a_tarp_and_is_out_of_sight_again_is_remembered_where_he_lies(kept):
    """HOL-05, HOL-06: until somebody steps in once more."""
    played = hidden(start=(17.5, 10))
    steps(played)
    assert kept["red"].gone == ()
    rest(played)
    while played.battle.active.side == "red" and played.battle.now.subphase < 2:
        played.do(Done())
    played.do(Declare(unit=1, action="move", mode="backward", move=StatedMove(distance_m=1.0)))
    played.do(Done())
    (seen,) = kept["red"].gone
    assert (seen.unit.id, seen.unit.position.x, seen.unit.position.y) == (11, 20.0, 10.0)
    assert seen.when == played.battle.now
    rest(played)
    steps(played)
    assert kept["red"].gone == ()
    assert kept["blue"] == NOTHING_YET


def test_after_an_ambush_nobody_of_it_is_reckoned_with_any_more(kept):
    """AMS-01: all three of the grouping come out and fire."""
    played = ambushed()
    assert "ambush_sprung" in played.kinds()
    assert kept["red"].found == (PilesFound(side="blue", men=3),)
    assert (kept["red"].gone, kept["blue"]) == ((), NOTHING_YET)
