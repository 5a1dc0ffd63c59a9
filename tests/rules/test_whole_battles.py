"""Whole battles of sixteen soldiers who know what they do, to their last turn (tests/support/soldierly.py)."""

import pytest
from support.soldierly import fought, sixteen


@pytest.mark.parametrize(("name", "turns"), [("full_squads", 10), ("counting_house", 2)])
def test_a_battle_of_sixteen_comes_to_its_end(name, turns):
    """SEQ-07: something can be said at every point of it, and the last turn is the last."""
    setup = sixteen(name, turns)
    said, battle = fought(setup)
    assert (battle.stage, battle.now.turn, len(battle.units)) == ("over", turns, 16)
    assert len(said) > 30 * turns
    assert any(event_kind == "fire" for event_kind in (command.kind for command in said))
