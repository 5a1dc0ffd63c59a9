"""What the printed book leaves to its advanced rules has no place in a basic battle, and is refused by name."""

import pytest
from support.battles import skirmish
from support.playing import Played

from squadlog.battle.commands import Declare, Done

ADVANCED = {
    "install_charge": "ACT-78",
    "leave_stealth": "ACT-79",
    "call_fire_mission": "ACT-80",
    "rally": "ACT-81",
}


@pytest.mark.parametrize(("action", "rule"), list(ADVANCED.items()))
def test_an_advanced_action_is_in_the_table_but_not_in_force(action, rule):
    """ACT-78, ACT-79, ACT-80, ACT-81, GEN-07."""
    played = Played(skirmish())
    refused = played.refused(Declare(unit=1, action=action))
    assert (refused.code, "advanced rule" in refused.sentence) == ("unknown-action", True)
    assert action not in refused.instead
    assert played._table(())[0].book.actions[action].rule == rule


def test_a_basic_turn_has_no_phase_for_detection_fire_missions_or_morale():
    """SEQ-03, SEQ-05, SEQ-06: initiative, ten subphases of openings, actions, fire and melee, and the next turn."""
    played = Played(skirmish())
    while not played.of_kind("turn_begun"):
        played.do(Done())
    stages = {event.stage for event in played.of_kind("stage_entered")}
    assert stages <= {"initiative", "openings", "actions", "fire", "melee"}
    assert played.battle.stage == "initiative"
