"""What actions cost and what they combine with: ACT-01, the action table, CMB-01..CMB-14, WND-12, WND-16."""

import pytest
from support.battles import skirmish, table

from squadlog.battle.commands import Declare
from squadlog.battle.feature import Feature
from squadlog.battle.moment import Moment
from squadlog.rules.desk.actions import combining_objection, quote

DOOR = Feature(id="D1", kind="internal_door", name="Door", state="closed")


def _quote(action, *, wound="none", posture="standing", rulings=None, **fields):
    battle = skirmish(units={1: {"wound": wound, "posture": posture}}, features=[DOOR])
    return quote(battle, Declare(unit=1, action=action, **fields), table(rulings=rulings))


@pytest.mark.parametrize(
    ("action", "cost"),
    [
        ("fire_throw", 1),  # ACT-49
        ("aimed_fire", 3),  # ACT-50
        ("opportunity_fire", 2),  # ACT-52
        ("position_change", 2),  # ACT-22
        ("change_facing", 1),  # ACT-27
        ("clear_weapon", 5),  # ACT-59
        ("reload", 5),  # ACT-60
        ("change_omni_mode", 10),  # ACT-61
        ("exchange", 3),  # ACT-62
        ("drop_object", 1),  # ACT-64
        ("pick_up_object", 1),  # ACT-65
        ("dive", 2),  # ACT-44
        ("jump", 1),  # ACT-41
        ("use_device", 5),  # ACT-77
        ("stairs_floor", 5),  # STO-04
    ],
)
def test_an_action_alone_costs_what_the_table_says_act_01(action, cost):
    """ACT-01."""
    assert _quote(action, posture="standing").cost_ap == cost


@pytest.mark.parametrize(
    ("action", "walking", "running"),
    [
        ("reload", 7, 9),  # CMB-06, CMB-12
        ("use_device", 7, 9),  # CMB-07
        ("exchange", 4, 5),  # CMB-08
        ("clear_weapon", 8, 11),  # CMB-09
        ("fire_throw", 1, 1),  # CMB-05, CMB-13
        ("drop_object", 1, 1),  # CMB-05, CMB-13
        ("change_omni_mode", 10, 10),  # CMB-05, CMB-13
    ],
)
def test_combining_costs_extra_and_a_run_doubles_it_cmb_06_to_13(action, walking, running):
    """CMB-06..13."""
    assert _quote(action, mode="walk").cost_ap == walking
    assert _quote(action, mode="run").cost_ap == running


@pytest.mark.parametrize(
    ("action", "wound", "mode", "cost"),
    [
        ("clear_weapon", "M", "run", 12),
        ("aimed_fire", "M", None, 4),
        ("opportunity_fire", "M", None, 3),
        ("position_change", "S", None, 4),
        ("reload", "S", "walk", 9),
        ("fire_throw", "S", None, 1),
        ("reload", "L", None, 5),
        ("stairs_floor", "S", None, 5),
    ],
)
def test_wounds_slow_what_is_neither_movement_nor_fire_wnd_12_wnd_16(action, wound, mode, cost):
    """WND-12, WND-16."""
    assert _quote(action, wound=wound, mode=mode).cost_ap == cost


def test_an_action_ends_in_start_plus_cost_less_one_act_06():
    """ACT-06."""
    assert _quote("clear_weapon", mode="walk").end == Moment(1, 8)


def test_each_part_of_the_cost_names_its_rule():
    lines = _quote("clear_weapon", wound="M", mode="run").lines
    assert [(line.value, line.rule) for line in lines] == [(5, "ACT-59"), (6, "CMB-12"), (1, "WND-12")]


def test_kneeling_down_beside_an_action_costs_the_larger_of_both_amb_23():
    """AMB-23."""
    assert _quote("fire_throw", mode="kneel").cost_ap == 2
    assert _quote("exchange", mode="kneel").cost_ap == 4
    assert _quote("fire_throw", mode="kneel", wound="S").cost_ap == 4


def test_a_stationary_turn_and_fire_costs_one_ap_amb_26():
    """AMB-26."""
    assert _quote("fire_throw", mode="turn").cost_ap == 1


def test_ready_after_the_wait_takes_one_subphase_more_amb_16():
    """AMB-16."""
    late = {"opportunityFire.readyAt": "next_subphase"}
    assert _quote("opportunity_fire", rulings=late).end == Moment(1, 3)


def _objection(action, mode, *, posture="standing", rulings=None):
    battle = skirmish(units={1: {"posture": posture}})
    command = Declare(unit=1, action=action, mode=mode)
    return combining_objection(battle, battle.units[1], command, table(rulings=rulings))


@pytest.mark.parametrize("mode", ["walk", "run", "crawl", "backward", "sideways", "kneel", "turn"])
def test_these_moves_accept_an_action_cmb_02(mode):
    """CMB-02."""
    assert _objection("reload", mode) is None


@pytest.mark.parametrize("action", ["reload", "exchange", "clear_weapon", "drop_object"])
def test_a_sprint_accepts_fire_only_cmb_03(action):
    """CMB-03."""
    assert _objection(action, "sprint").rule == "CMB-03"
    assert _objection("fire_throw", "sprint") is None
    assert _objection("fire_throw", "sprint", rulings={"combine.sprintFire": "forbid"}) is not None  # AMB-24


def test_a_jump_accepts_fire_only_cmb_04():
    """CMB-04."""
    assert _objection("reload", "jump").rule == "CMB-04"
    assert _objection("fire_throw", "jump") is None
    assert _objection("fire_throw", "jump", rulings={"combine.jumpFire": "forbid"}) is not None  # AMB-86


def test_picking_up_is_named_as_not_combinable_cmb_10():
    """CMB-10."""
    assert _objection("pick_up_object", "walk").rule == "CMB-10"
    assert _objection("pick_up_object", "walk", rulings={"combine.authority": "asterisk"}) is None  # AMB-22


@pytest.mark.parametrize(
    "action",
    ["open_close_door", "opportunity_fire", "aimed_fire", "position_change", "call_elevator", "open_airlock"],
)
def test_these_actions_stand_alone_cmb_14_act_51(action):
    """CMB-14, ACT-51."""
    assert _objection(action, "walk").rule == "CMB-14"


def test_kneeling_down_combines_only_as_the_group_reads_it_amb_23():
    """AMB-23."""
    assert _objection("reload", "kneel", rulings={"combine.kneeling": "ignore"}) is not None
    assert _objection("reload", "kneel", posture="kneeling") is not None


def test_a_kneeling_unit_pays_the_surcharge_when_the_group_reads_it_so_amb_23():
    """AMB-23."""
    reading = {"combine.kneeling": "kneeling_posture"}
    assert _quote("reload", posture="kneeling", rulings=reading).cost_ap == 7
    assert _quote("reload", posture="kneeling").cost_ap == 5


def test_a_turn_takes_the_action_slot_when_the_group_reads_it_so_amb_26():
    """AMB-26."""
    assert _objection("fire_throw", "turn", rulings={"combine.facingSlot": "action"}) is not None
