"""How far a move carries and why: ACT-34..40, MOV-04, RAC-01, RAC-02, RAC-09, WND-08..15, BNC-01, BNC-10."""

import pytest
from support.battles import skirmish, table
from support.moving import BOOK

from squadlog.rules.moving import movement


def metres(mode, *, rulings=None, setup_changes=None, soldier=None, **unit):
    battle = skirmish(
        soldiers={1: {"armour": "LI", **(soldier or {})}}, units={1: unit}, setup_changes=setup_changes
    )
    return float(movement.allowance(battle, 1, mode, table(rulings=rulings)).metres)


@pytest.mark.parametrize(
    ("mode", "expected"),
    [
        ("walk", 2),  # ACT-35
        ("run", 4),  # ACT-36
        ("sprint", 6),  # ACT-37
        ("crawl", 0.5),  # ACT-38
        ("crawl_back", 0.5),  # ACT-39
        ("backward", 2),  # ACT-39
        ("sideways", 1),  # ACT-40
        ("turn", 0),  # ACT-27
    ],
)
def test_each_mode_has_its_metres(mode, expected):
    """ACT-34..ACT-40, MOV-04."""
    assert metres(mode) == expected


@pytest.mark.parametrize(
    ("race", "mode", "expected"),
    [
        ("Kessrith", "walk", 2.5), ("Kessrith", "run", 5), ("Kessrith", "sprint", 8),
        ("Baufrin", "walk", 1.5), ("Baufrin", "run", 3), ("Baufrin", "sprint", 4),
        ("Kessrith", "crawl", 0.5), ("Kessrith", "sideways", 1), ("Kessrith", "backward", 2.5),
    ],
)  # fmt: skip
def test_race_changes_walk_run_and_sprint_and_walking_backward_but_no_crawl(race, mode, expected):
    """RAC-01, RAC-02, MOV-04, AMB-52."""
    assert metres(mode, soldier={"race": race}) == expected


@pytest.mark.parametrize(("wound", "expected"), [("L", (2, 4, 6)), ("M", (1.5, 3, 5)), ("S", (1, 2, 3))])
def test_wounds_slow_walk_run_and_sprint(wound, expected):
    """WND-08, WND-11, WND-15."""
    assert tuple(metres(mode, wound=wound) for mode in ("walk", "run", "sprint")) == expected


def test_wounds_leave_crawling_and_sideways_alone_but_slow_walking_backward():
    """AMB-52, AMB-95."""
    assert metres("crawl", wound="S") == 0.5
    assert metres("sideways", wound="S") == 1
    assert metres("backward", wound="S") == 1


def test_race_is_added_to_wounded_rates_and_never_leads_below_nothing():
    """AMB-95."""
    assert metres("run", wound="M", soldier={"race": "Baufrin"}) == 2
    assert (
        metres("run", wound="M", soldier={"race": "Baufrin"}, rulings={"wounds.rateScope": "race_ignored"})
        == 3
    )
    assert (
        metres("run", wound="L", soldier={"race": "Baufrin"}, rulings={"wounds.rateScope": "race_ignored"})
        == 3
    )
    assert metres("walk", wound="S", soldier={"race": "Baufrin"}) == 0.5


def test_backward_may_be_read_as_a_flat_rate():
    """AMB-52."""
    flat = {"move.sideBackDetails": "flat"}
    assert metres("backward", soldier={"race": "Kessrith"}, wound="M", rulings=flat) == 2


@pytest.mark.parametrize(
    ("mode", "expected"), [("walk", 4), ("run", 8), ("sprint", 12), ("backward", 2), ("crawl", 0.5)]
)
def test_a_pack_doubles_walk_run_and_sprint_only(mode, expected):
    """BNC-01, AMB-61."""
    assert metres(mode, soldier={"armour": "BI"}, pack_on=True) == expected


def test_a_pack_doubles_wounded_rates_and_may_be_read_to_double_everything():
    """AMB-61, AMB-95."""
    assert metres("run", soldier={"armour": "BI"}, pack_on=True, wound="M") == 6
    assert (
        metres("backward", soldier={"armour": "BI"}, pack_on=True, rulings={"bounce.doublingScope": "all"})
        == 4
    )


@pytest.mark.parametrize("race", ["Kessrith", "Baufrin"])
def test_race_is_ignored_while_bouncing_and_the_line_says_so(race):
    """RAC-09, BNC-10."""
    battle = skirmish(soldiers={1: {"race": race}}, units={1: {"pack_on": True}})
    found = movement.allowance(battle, 1, "run", BOOK)
    assert found.metres == 8
    assert [line.applied for line in found.lines if line.key == "race"] == [False]


def test_every_allowance_names_its_reasons():
    battle = skirmish(soldiers={1: {"race": "Kessrith", "armour": "LI"}}, units={1: {"wound": "M"}})
    found = movement.allowance(battle, 1, "run", BOOK)
    assert [(line.key, float(line.metres), line.rule) for line in found.lines] == [
        ("base", 4.0, "ACT-36"),
        ("wound", -1.0, "WND-11"),
        ("race", 1.0, "RAC-01"),
    ]
