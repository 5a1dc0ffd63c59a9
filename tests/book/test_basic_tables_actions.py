"""Actions, ways of moving and terrain, against values typed from the printed book: T-01, T-06, T-12."""

import pytest
from support.printed import drawn, figure

TERRAIN_T06 = """
clear      1   -  0  -  -
light      1.5 - +1 10  sprint
heavy      2   - +3  3  run,sprint,dive
stream     2   -  0  -  sprint
river      -   -  0  -  all
marsh      -   1 +1  -  run,sprint
up1        2   -  0  -  -
down1      1   -  0  -  -
slope2plus -   -  0  -  all
"""


@pytest.mark.parametrize("row", drawn(TERRAIN_T06), ids=lambda row: row[0])
def test_t06_terrain_cost_cap_modifier_sight_and_bans(book, row):
    key, cost, most, modifier, sight, bans = row
    ground = book.terrain[key]
    assert (ground.cost, ground.max_m, ground.los_max_m) == (figure(cost), figure(most), figure(sight))
    assert ground.detection == int(modifier)
    assert ground.forbid == (() if bans == "-" else tuple(bans.split(",")))


ACTIONS_T01 = """
aimed_fire         3 no  0 -    -
avoid_melee        0 no  0 star -
change_facing      1 yes 0 star list
change_omni_mode  10 yes 0 star list
clear_weapon       5 yes 3 star list
drop_object        1 yes 0 star list
pick_up_object     1 no  0 star -
fire_throw         1 yes 0 star list
install_charge     5 no  0 -    -
leave_stealth      1 yes 0 -    list
melee              5 no  0 -    -
open_close_door    1 no  0 -    -
open_airlock      10 no  0 -    -
opportunity_fire   2 no  0 -    -
position_change    2 no  0 -    -
rally             10 yes 0 star list
reload             5 yes 2 star list
use_device         5 yes 2 star list
exchange           3 yes 1 star list
call_fire_mission 10 yes 0 -    list
call_elevator      1 no  0 -    -
"""

MOVES_T01 = """
crawl          1 yes
dive           2 no
jump           1 fire_only
move           1 yes
move_sideways  1 yes
move_backward  1 yes
stairs_floor   5 yes
elevator_floor 2 yes
"""


@pytest.mark.parametrize("row", drawn(ACTIONS_T01), ids=lambda row: row[0])
def test_t01_action_points_combination_surcharge_asterisk_and_list(book, row):
    key, ap, combine, surcharge, star, listed = row
    action = book.actions[key]
    assert (action.ap, action.combine, action.surcharge) == (int(ap), combine, int(surcharge))
    assert (action.starred, action.in_list) == (star == "star", listed == "list")
    assert not action.is_move


@pytest.mark.parametrize("row", drawn(MOVES_T01), ids=lambda row: row[0])
def test_t01_moves_and_what_they_may_be_combined_with(book, row):
    key, ap, combine = row
    action = book.actions[key]
    assert (action.ap, action.combine, action.is_move) == (int(ap), combine, True)


AS_FIRE = {"detonate", "throw", "launch"}
"""What is done as Fire/Throw, at its price, and has a row of its own (EXP-06, EXP-08)."""


@pytest.mark.parametrize("key", sorted(AS_FIRE))
def test_exp_06_it_costs_what_fire_costs_and_is_combined_as_that_is(book, key):
    fire, like_it = book.actions["fire_throw"], book.actions[key]
    for what in ("ap", "combine", "surcharge", "sprint", "starred", "in_list", "wounded"):
        assert getattr(fire, what) == getattr(like_it, what)


def test_t01_has_29_lines(book):
    printed = {row[0] for row in drawn(ACTIONS_T01) + drawn(MOVES_T01)}
    assert set(book.actions) - AS_FIRE == printed


def test_cmb_03_a_sprint_combines_with_fire_or_throw_alone(book):
    assert [key for key, action in book.actions.items() if action.sprint and key not in AS_FIRE] == [
        "fire_throw"
    ]


def test_act_70_and_73_doors_cost_more_with_a_lock_or_an_airlock(book):
    assert dict(book.actions["open_close_door"].extras) == {"lock_extra": 4, "airlock_extra": 1}


MODES_T12 = """
walk           1 2    4   -   0 yes
run            1 4    8   90  1 yes
sprint         1 6    12  45  2 fire_only
crawl          1 0.5  0.5 45  0 yes
backward       1 2    -   -   0 yes
backward_crawl 1 0.5  0.5 45  0 yes
sideways       1 1    -   0   0 yes
"""


@pytest.mark.parametrize("row", drawn(MODES_T12), ids=lambda row: row[0])
def test_t12_move_modes_in_metres_and_degrees(book, row):
    mode = book.move_modes[row[0]]
    figures = [mode.ap, mode.base_m, mode.pack_m, mode.turn_deg, mode.turn_gap_m]
    assert figures == [figure(cell) for cell in row[1:6]]
    assert mode.combine == row[6]


def test_act_46_to_48_a_dive_is_as_long_as_the_move_before_allows(book):
    assert dict(book.move_modes["dive"].after_m) == {"none": 2, "walk": 2, "run": 3, "sprint": 4}


WOUND_CHARGES = {
    "never": {
        "move", "crawl", "jump", "dive", "move_backward", "move_sideways", "change_facing", "avoid_melee", "fire_throw",
    },
    "literal": {"melee", "stairs_floor", "elevator_floor"},
    "usual": {
        "aimed_fire", "opportunity_fire", "position_change", "call_fire_mission", "leave_stealth", "rally",
    },
    "listed": {
        "reload", "clear_weapon", "change_omni_mode", "use_device", "exchange", "drop_object", "pick_up_object",
        "open_close_door", "open_airlock", "call_elevator", "install_charge",
    },
}  # fmt: skip


@pytest.mark.parametrize("reading", WOUND_CHARGES)
def test_amb_94_what_a_wound_charges_for_an_action(book, reading):
    """WND-12, MOV-14: movement and fire never, handling under every reading, rides and melee under the literal one."""
    charged = {row.key for row in book.actions.values() if row.wounded == reading and row.key not in AS_FIRE}
    assert charged == WOUND_CHARGES[reading]
