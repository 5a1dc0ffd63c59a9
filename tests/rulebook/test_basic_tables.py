"""The basic tables against values typed from the printed book, not from the files."""

from fractions import Fraction

import pytest
from pydantic import ValidationError


def drawn(text: str) -> list[list[str]]:
    return [line.split() for line in text.strip().splitlines()]


def figure(cell: str) -> float | None:
    return None if cell == "-" else float(cell)


WEAPONS_T04 = """
LP       1   0  3   -  laser
LR       3   0  4   -  laser
SAR     10  +2  7   6  slug
SP       1   0  3  25  spike
SC       3   0  4  15  spike
SR       5   0  5  10  spike
OR       6   0  4  12  spike
OR_slug  6  +1  6  12  slug
SMG      1  +1  3  30  caseless
P        0  +1  2  12  caseless
"""


@pytest.mark.parametrize("row", drawn(WEAPONS_T04), ids=lambda row: row[0])
def test_t04_weapon_cost_to_hit_penetration_magazine_family(book, row):
    key, cost, to_hit, pf, magazine, family = row
    weapon = book.weapons[key]
    assert (weapon.cost, weapon.to_hit, weapon.pf) == (int(cost), int(to_hit), int(pf))
    assert weapon.magazine == figure(magazine)
    assert weapon.family == family


def test_t04_lists_ten_lines_and_nothing_else(book):
    assert list(book.weapons) == [row[0] for row in drawn(WEAPONS_T04)]


def test_aut_01_four_weapons_fire_bursts(book):
    assert {key for key, weapon in book.weapons.items() if weapon.automatic} == {"SC", "SR", "OR", "SMG"}


def test_wpn_02_both_omni_modes_are_one_weapon(book):
    assert [key for key, weapon in book.weapons.items() if weapon.code == "OR"] == ["OR", "OR_slug"]


def test_amo_17_three_weapons_draw_on_the_pistol_boxes(book):
    assert {key for key, weapon in book.weapons.items() if weapon.hands == "pistol"} == {"LP", "SP", "P"}


ARMOUR_T05 = """
LI   10 2 +1 1    -1
BI   20 3 +2 1.25 -2
M    20 3 +2 1.25 -2
TS   10 2 +1 1     0
RS   40 2 +1 1    -2
SNF   5 0  0 1     0
SSS  10 1  0 1     0
MZG  25 4 +2 1.25 -2
No    0 0  0 1     0
"""


@pytest.mark.parametrize("row", drawn(ARMOUR_T05), ids=lambda row: row[0])
def test_t05_armour_cost_factor_melee_move_detection(book, row):
    key, cost, af, melee, move, detection = row
    suit = book.armours[key]
    assert (suit.cost, suit.af, suit.melee) == (int(cost), int(af), int(melee))
    assert suit.move_factor == float(move)
    assert suit.detection == int(detection)


@pytest.mark.parametrize(
    ("feature", "suits"),
    [
        ("power", "LI BI M MZG RS"),
        ("sensor_helmet", "LI BI M MZG RS"),
        ("fire_control", "BI M MZG RS"),
        ("space", "BI M SSS MZG SNF"),
        ("pack", "BI M RS"),
        ("thrusters", "MZG"),
    ],
)
def test_arm_05_to_07_and_env_16_name_the_suits_with_each_feature(book, feature, suits):
    assert {key for key, suit in book.armours.items() if getattr(suit, feature)} == set(suits.split())


def test_bld_12_ranger_suits_are_commonwealth_and_two_to_a_squad(book):
    assert (book.armours["RS"].side, book.armours["RS"].max_per_squad) == ("Commonwealth", 2)


RACES_T02 = """
Human         0    0  0  0  0  0  0  0
Naram         0    0  0  0  0  0 +1  0
Baufrin      -0.5 -1 -2  0 +1  0 +1 +1
Vauvusar      0    0  0 -1 +1  0 +1 +1
Ssora         0    0  0 -1  0  0 +1 +1
Kessrith     +0.5 +1 +2  0 -1  0 +1 -1
Zog           0    0  0  0  0 -1 +1 -1
Menevagorean  0    0  0  0 +1  0 +1 -1
"""


@pytest.mark.parametrize("row", drawn(RACES_T02), ids=lambda row: row[0])
def test_t02_race_strides_and_modifiers(book, row):
    race = book.races[row[0]]
    figures = [race.walk_m, race.run_m, race.sprint_m, race.initiative, race.armour]
    assert [*figures, race.to_hit, race.leader, race.melee] == [float(cell) for cell in row[1:]]


def test_rac_07_only_a_naram_must_lead_the_squad_itself(book):
    assert [key for key, race in book.races.items() if race.leader_of_squad_only] == ["Naram"]


TROOPS_T03 = """
combat_arms        20  0 -1 +1 BI
marines            20  0  0 -1 M
counter_insurgency 15  0 -2 +1 LI
tech                5 +1 +1 +1 SNF,LI
civilian            1 +2 +2 +2 No
penal               4  0  0  - LI
"""


@pytest.mark.parametrize("row", drawn(TROOPS_T03), ids=lambda row: row[0])
def test_t03_troop_cost_modifiers_and_suits(book, row):
    key, cost, to_hit, melee, zero_g, suits = row
    troop = book.troops[key]
    assert (troop.cost, troop.to_hit, troop.melee) == (int(cost), int(to_hit), int(melee))
    assert troop.zero_g == figure(zero_g)
    assert troop.suits == tuple(suits.split(","))


def test_trp_02_naval_techs_are_at_home_in_zero_g(book):
    assert book.troops["tech"].zero_g_naval == 0


def test_bld_13_penal_troops_are_tog_with_the_smg(book):
    assert (book.troops["penal"].side, book.troops["penal"].weapon) == ("TOG", "SMG")


def test_bld_11_the_soldier_of_the_worked_squad_is_worth_46_points(book):
    parts = (book.troops["combat_arms"], book.armours["BI"], book.weapons["SR"], book.weapons["SP"])
    assert sum(part.cost for part in parts) == 46


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


def test_t01_has_29_lines(book):
    assert set(book.actions) == {row[0] for row in drawn(ACTIONS_T01) + drawn(MOVES_T01)}


def test_cmb_03_a_sprint_combines_with_fire_or_throw_alone(book):
    assert [key for key, action in book.actions.items() if action.sprint] == ["fire_throw"]


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


TO_HIT_T07 = """
firer_walk   +1 FIR-05 | firer_run     +3 FIR-06 | firer_sprint       +5 FIR-07
firer_crawl  +2 FIR-08 | firer_jump    +3 FIR-09 | firer_turn_45      +1 FIR-11
target_walk  +1 FIR-13 | target_run    +3 FIR-14 | target_sprint      +4 FIR-15
target_jump  +2 FIR-16 | target_dive   +4 FIR-17 | target_crawl        0 FIR-18
firer_prone  -1 FIR-19 | target_prone  +1 FIR-20 | fire_control       -2 FIR-22
half_soft    +1 FIR-23 | half_hard     +2 FIR-24 | full_soft          +3 FIR-25
full_hard    +5 FIR-26 | aimed         -3 FIR-29 | opportunity        +1 FIR-29
wound_M      +1 FIR-30 | wound_S       +3 FIR-30 | firer_turn_over_45 +3 FIR-12
breach       +3 OBS-14 | target_ranger +3 AMB-65 | stealth_mode       +2 FIR-33
night_power  +1 FIR-31 | vehicle       -2 FIR-32 | night_no_power     +2 FIR-31
ecm          +2 FIR-34 | smoke         +5 FIR-35 | camo               +1 FIR-36
auto_area    +3 AUT-12 | rain          +1 ENV-08 | auto_concentrated  +1 AUT-20
snow_5       +1 ENV-11 | snow_15       +2 ENV-12 | auto_extra_burst   +1 FIR-37
"""
TO_HIT_CELLS = [cell.split() for line in TO_HIT_T07.strip().splitlines() for cell in line.split("|")]


@pytest.mark.parametrize("cell", TO_HIT_CELLS, ids=lambda cell: cell[0])
def test_t07_and_ta02_to_hit_line_with_its_rule(book, cell):
    line = book.to_hit[cell[0]]
    assert (line.value, line.rule) == (int(cell[1]), cell[2])


def test_ams_06_counter_insurgency_in_ambush_is_the_one_further_to_hit_line(book):
    assert set(book.to_hit) - {cell[0] for cell in TO_HIT_CELLS} == {"counter_insurgency_ambush"}
    assert book.to_hit["counter_insurgency_ambush"].value == -1


def test_fir_22_the_lost_value_of_fire_control_is_marked_as_inferred(book):
    assert [key for key, line in book.to_hit.items() if line.status != "printed"] == ["fire_control"]


def test_fir_31_to_37_are_the_advanced_lines_of_the_basic_table(book):
    rules = {line.rule for line in book.to_hit.values() if line.advanced and line.rule.startswith("FIR")}
    assert rules == {f"FIR-{number}" for number in range(31, 38)}


COVER_T08 = """
furniture     1 1 3 blocked
marsh         1 1 3 3
unit          1 1 1 1
window        2 2 5 blocked
counter       2 2 5 blocked
light_woods   3 3 3 3
heavy_woods   5 5 5 5
internal_wall 3 blocked 3 blocked
external_wall 5 blocked 5 blocked
high          5 blocked 5 blocked
"""


@pytest.mark.parametrize("row", drawn(COVER_T08), ids=lambda row: row[0])
def test_t08_cover_by_posture_and_activity(book, row):
    cover = book.cover[row[0]]
    cells = [cover.standing_active, cover.standing_idle, cover.low_active, cover.low_idle]
    assert [str(cell) for cell in cells] == row[1:]


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
    charged = {row.key for row in book.actions.values() if row.wounded == reading}
    assert charged == WOUND_CHARGES[reading]


def test_zrg_05_the_weapons_that_kick(book):
    assert [row.key for row in book.weapons.values() if row.kicks] == ["SR", "SMG", "P"]


OBSTACLES_T09 = {
    "internal_wall": 3, "external_wall": 4, "internal_bulkhead": 5, "external_bulkhead": 7, "internal_door": 1,
    "external_door": 3, "airlock_door": 6, "machinery": 3, "bulkhead_door": 4, "furniture": 1, "obstacle": 2,
    "window": 0,
}  # fmt: skip


def test_t09_obstacle_armour_factors(book):
    assert {key: row.af for key, row in book.obstacles.items()} == OBSTACLES_T09


def test_obs_01_walls_are_breached_and_doors_stay_open(book):
    ends = {(row.kind, row.destroyed) for row in book.obstacles.values() if row.kind in ("wall", "door")}
    assert ends == {("wall", "breach"), ("door", "open")}


WOUNDS_T10_T11 = """
none  0 2   4 6 0 0
L     0 2   4 6 0 1/10
M    +1 1.5 3 5 1 1/4
S    +3 1   2 3 2 1/2
U     0 0   0 0 0 3/4
D     0 0   0 0 0 1
"""


@pytest.mark.parametrize("row", drawn(WOUNDS_T10_T11), ids=lambda row: row[0])
def test_t10_and_t11_wound_effects_and_what_they_score(book, row):
    level = book.wounds[row[0]]
    figures = [level.roll, level.walk_m, level.run_m, level.sprint_m, level.extra_ap]
    assert figures == [float(cell) for cell in row[1:6]]
    assert level.value == Fraction(row[6])


def test_cas_04_the_share_of_a_serious_wound_is_exact(book):
    assert book.wounds["L"].value * 47 == Fraction(47, 10)


def test_gen_10_the_counters_add_up_to_211(book):
    assert sum(row.count for row in book.components.values()) == 211


def test_die_10_target_numbers(book):
    basic = {key: row.value for key, row in book.targets.items() if not row.advanced}
    assert basic == {"ranged": 7, "melee": 5, "avoid": 5, "zero_g": 8}


def test_rou_05_rout_is_tested_on_a_hundred(book):
    rout = book.targets["rout"]
    assert (rout.die, rout.value, rout.natural_success, rout.natural_failure) == (100, 5, 1, 100)


@pytest.mark.parametrize(
    "number", [*(f"T-{n:02}" for n in range(1, 15)), *(f"TA-{n:02}" for n in range(1, 17))]
)
def test_every_printed_table_is_shipped(book, number):
    shipped = {name for header in book.headers.values() for name in (header.table, *header.also)}
    assert number in shipped


def test_a_row_knows_its_own_key(book):
    assert all(row.key == key for key, row in book.weapons.items())


def test_the_book_cannot_be_changed_by_accident(book):
    with pytest.raises(ValidationError, match="frozen"):
        book.weapons["SR"].pf = 9
    with pytest.raises(TypeError):
        book.weapons["new"] = book.weapons["SR"]


def test_space_suits_are_the_sealed_ones_and_the_flight_suit(book):
    """ARM-10, AMB-66, AMB-67: suits and weapons by the codes of their tables; SSS, MZG and SNF hold out in space."""
    sealed = {key for key, suit in book.armours.items() if suit.space}
    assert {"SSS", "MZG", "SNF"} <= sealed
    assert "TS" not in sealed
    assert set(book.armours) == {"LI", "BI", "M", "TS", "RS", "SNF", "SSS", "MZG", "No"}
    assert {row.code for row in book.weapons.values()} == {
        "LP",
        "LR",
        "SAR",
        "SP",
        "SC",
        "SR",
        "OR",
        "SMG",
        "P",
    }


def test_breach_and_open_door_markers_are_as_many_as_printed(book):
    """GEN-14, GEN-10."""
    assert (book.components["breach"].count, book.components["open_door"].count) == (10, 20)
