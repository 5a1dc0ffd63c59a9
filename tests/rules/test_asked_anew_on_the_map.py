"""What is asked after somebody is set down elsewhere on the map (ACT-55, MEL-02)."""

import pytest
from support.melees import engaged, swinging
from support.playing_on_maps import field_of, play
from support.referee import correct

from squadlog.battle.commands import (
    Declare,
    Done,
)
from squadlog.battle.moment import Moment
from squadlog.battle.pending import OpportunityOffer
from squadlog.facts.ground_facts import StatedMove

PLAIN = {"armour": "No", "troop": "marines"}


WALL = field_of(
    """
[[wall]]
id = "W1"
kind = "internal_wall"
line = [[20, 0], [20, 10]]
"""
)


def round_the_corner():
    """1 runs north and comes into view of 11 behind the end of a wall, after two and a half metres."""
    places = {1: (15, 10, 0), 11: (30, 5, 270), 12: (5, 14, 90)}
    soldiers = dict.fromkeys((1, 11, 12), PLAIN)
    played = play(
        WALL, places, soldiers=soldiers, units={11: {"opportunity": "SR"}, 12: {"opportunity": "SR"}}
    )
    played.do(Declare(unit=1, action="move", mode="run", move=StatedMove(distance_m=4.0)))
    played.do(Done())
    assert isinstance(played.battle.pending, OpportunityOffer)
    return played


@pytest.mark.parametrize("at", ["30,1", "none"])
def test_a_watcher_set_down_elsewhere_is_asked_only_if_it_sees_the_mover_act_55(at):
    """ACT-55: from there it does not, and off the map nobody does."""
    played = round_the_corner()
    before = played.battle.pending.watchers
    played.do(correct(11, ("at", at)))
    pending = played.battle.pending
    assert 11 in before
    assert 11 not in (pending.watchers if pending is not None else ())


@pytest.mark.parametrize("at", ["15,1", "none"])
def test_a_mover_set_down_elsewhere_is_asked_about_only_where_it_is_seen_act_55(at):
    """ACT-55."""
    played = round_the_corner()
    played.do(correct(12, ("opportunity", "none")))
    assert played.battle.pending == OpportunityOffer(mover=1, watchers=(11,))
    played.do(correct(1, ("at", at)))
    assert played.battle.pending is None


@pytest.mark.parametrize("at", ["30,10", "none"])
@pytest.mark.parametrize("moved", [1, 11])
def test_those_who_stand_apart_by_now_fight_no_longer_mel_02(moved, at):
    """MEL-02: measured where they stand, or off the map."""
    places = {1: (10, 10, 90), 11: (10.8, 10, 270), 12: (30, 15, 270)}
    units = {1: {"action": swinging(11, end=5, start=1)}, 11: {"action": swinging(1, end=5, start=1)}}
    played = play(WALL, places, units=units, engagements=(engaged(status="fighting"),), now=Moment(1, 2))
    played.do(correct(moved, ("facing", "0")))
    assert played.battle.engagements
    played.do(correct(moved, ("at", at)))
    assert played.battle.engagements == ()
    assert not played.unit(1).fighting
    assert not played.unit(11).fighting
