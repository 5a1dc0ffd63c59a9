"""To hit, cover, obstacles and wounds, against values typed from the printed book: T-07..T-11, TA-02."""

from fractions import Fraction

import pytest
from support.printed import drawn

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
