"""Dead zones below steep ground: LOS-19, LOS-21, LOS-24, AMB-80."""

import pytest
from support.battles import table

from squadlog.rules.fire.slopes import dead_zone_m


@pytest.mark.parametrize(("lines", "reach_m"), [(2, 6), (3, 9), (5, 15)])
def test_a_dead_zone_reaches_3_m_for_each_contour_line_los_21(lines, reach_m):
    assert dead_zone_m(lines, table().reading) == reach_m


@pytest.mark.parametrize("lines", [0, 1])
def test_a_change_of_one_level_makes_no_dead_zone_los_24(lines):
    assert dead_zone_m(lines, table().reading) == 0


def test_two_lines_make_one_or_not_as_the_table_rules_los_19():
    stricter = table(rulings={"los.deadZoneMinLines": "3"})
    assert dead_zone_m(2, table().reading) == 6
    assert dead_zone_m(2, stricter.reading) == 0
    assert dead_zone_m(3, stricter.reading) == 9
