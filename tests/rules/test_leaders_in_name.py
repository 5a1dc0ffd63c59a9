"""What the leader of a squad alone does, with leadership in force and without: LDR-14, FMS-06, ECM-06, A-124, A-150.

A made-up chapter sells the call of a fire mission, as chapters to come will.
"""

from dataclasses import replace

import pytest
from support.battles import skirmish, table
from support.made_up import made_up
from support.playing import Played

from squadlog.battle.commands import Declare
from squadlog.rules.common.chapter import Chapter
from squadlog.rules.common.hooks.actions import ActionHandler, ActionHooks
from squadlog.rules.desk.choices import choices
from squadlog.rules.leadership.chain import refusal_led

CALL = "call_fire_mission"


def refusal(battle, command, at):
    return refusal_led(battle, battle.units[command.unit], at, "FMS-06")


@pytest.fixture(autouse=True)
def _calling():
    with made_up(
        chapter=Chapter(key="made_up", actions=ActionHooks(handlers={CALL: ActionHandler(refusal=refusal)}))
    ):
        yield


def squads(*, chapters=("made_up",), soldiers=None, units=None, rulings=None):
    battle = skirmish((1, 2, 3), (11, 12), soldiers=soldiers, units=units)
    return Played(replace(battle, chapters=chapters, rulings=dict(rulings or {})), rulings)


def call(number):
    return Declare(unit=number, action=CALL)


def test_without_leadership_each_squad_has_a_leader_in_name():
    """LDR-14, FMS-06, A-124, A-150: its first, or whom its log marks."""
    assert squads().do(call(1))
    refused = squads().refused(call(2))
    assert (refused.code, refused.rule) == ("no-leader", "FMS-06")
    assert refused.instead == "Leaders: 1 Trooper 1."
    assert squads(soldiers={3: {"leader": -2}}).do(call(3))
    assert squads(soldiers={3: {"leader": -2}}).refused(call(1)).instead == "Leaders: 3 Trooper 3."


@pytest.mark.parametrize("wound", ["U", "D"])
def test_nobody_stands_in_his_place_once_he_has_fallen(wound):
    """LDR-11, A-42, A-150."""
    assert squads(units={1: {"wound": wound}}).refused(call(2)).instead == ""


def test_he_has_no_rating_and_nothing_of_leadership_is_shown():
    """A-150, LDR-04: his mark in the log adds nothing to a roll."""
    played = squads(soldiers={1: {"leader": -2}})
    assert not any(line.key == "leader" for line in table().added("initiative", played.battle, 1))
    assert "rally" not in {one.key for one in choices(played.battle, 1, table())}


def test_where_the_table_reads_it_so_nobody_leads_without_leadership():
    """A-150, FMS-06."""
    refused = squads(rulings={"leaders.nominal": "false"}).refused(call(1))
    assert (refused.code, refused.rule) == ("no-leaders", "FMS-06")


def test_with_leadership_in_force_its_leaders_do_it_whatever_is_read_without():
    """LDR-14, A-41, A-150."""
    for option in ("true", "false"):
        played = squads(
            chapters=("leadership", "made_up"),
            soldiers={2: {"leader": 0}},
            rulings={"leaders.nominal": option},
        )
        assert played.refused(call(1)).instead == "Leaders: 2 Trooper 2."
        assert played.do(call(2))
