"""Whole battles of sixteen soldiers, kept sentence by sentence and played to their end (tests/support/soldierly.py)."""

import pytest
from support.scripted import script, understood


@pytest.mark.parametrize("name", ["full_squads", "counting_house"])
def test_a_scripted_battle_of_sixteen_comes_to_its_end(name):
    """SEQ-07: every sentence of the script stands, the last turn is the last, and soldiers have fallen on the way."""
    setup, said = script(name)
    _, battle = understood(setup, said)
    assert (battle.stage, battle.now.turn) == ("over", setup.turns)
    assert len(battle.units) == 16
    assert any(unit.out for unit in battle.units.values())
