"""A refusal calls a soldier by number and name, whoever refused: rules, ground, or a chapter."""

import pytest
from support.battles import skirmish

from squadlog.battle.refusal import nonsense
from squadlog.rules.common.refusing import in_names


@pytest.mark.parametrize(
    ("sentence", "told"),
    [
        ("Unit 11 is dead.", "11 Trooper 11 is dead."),
        ("Unit 1 does not see unit 11.", "1 Trooper 1 does not see 11 Trooper 11."),
        ("Trooper 1 is prone and cannot jump.", "1 Trooper 1 is prone and cannot jump."),
        ("1 Trooper 1 is dazed.", "1 Trooper 1 is dazed."),
        ("There is no unit 77.", "There is no unit 77."),
    ],
)
def test_a_soldier_is_called_one_way_and_who_is_not_known_by_its_number(sentence, told):
    units = skirmish(red=(1,), blue=(11,)).units
    refused = in_names(nonsense("x", sentence, "GEN-11", "Unit 1 decides now."), units)
    assert refused.sentence == told
    assert refused.instead == "1 Trooper 1 decides now."
