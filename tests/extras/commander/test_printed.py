"""The three printed scenarios against a commander, from either side, alone and by two: none stuck, nothing refused."""

import pytest
from support.evenings_alone import play_evening

from squadlog.extras.commander.mind.levels import commander_of
from squadlog.extras.commander.seated import posed_at

PRINTED = ("definitely_not_camping", "blow_the_damn_thing_up", "pest_control")
WORDS = 12


@pytest.fixture
def refused(monkeypatch):
    """What commanders say that is refused."""
    found = []

    class Heard:
        def __init__(self, level):
            self._mind = commander_of(level)
            self.name = self._mind.name

        def think(self, posed):
            found.extend(posed.refused)
            return self._mind.think(posed)

    monkeypatch.setattr(posed_at, "commander_of", Heard)
    return found


@pytest.mark.parametrize("side", ["red", "blue"])
@pytest.mark.parametrize("key", PRINTED)
def test_a_printed_scenario_is_played_against_a_commander_on_either_side(key, side, refused):
    evening = play_evening(key, side, "hands", most=WORDS, turns=1, seed=3)
    assert (evening.faults, refused) == ([], [])
    assert {one.side for one in evening.spoken} == {side}


def test_two_people_on_one_side_play_against_a_commander(refused):
    evening = play_evening("pest_control", "red", "hands", most=2 * WORDS, turns=1, seed=3, together=True)
    assert (evening.faults, refused) == ([], [])
    assert {seat for seat, _ in evening.said} == {"blue"}
    assert len(evening.known.setup.page.objectives) == 2
