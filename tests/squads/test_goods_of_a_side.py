"""What a side may have counts over all its squads; who bears its jammer; what a battle can use (TA-14, ECM-06)."""

import pytest

from squadlog.battle.events.turn import BattleCreated
from squadlog.battle.evolve import first_state
from squadlog.battle.known import known, redact_event
from squadlog.book.load import load_rulebook, load_rulings
from squadlog.reports.narrate import narrate
from squadlog.reports.wording import rules_broken_by_side
from squadlog.setup.battle import muster
from squadlog.setup.doubts import doubts
from squadlog.setup.plan import BattlePlan, Force
from squadlog.squads.in_play import idle
from squadlog.squads.legality import violations
from squadlog.squads.plan import SoldierPlan, SquadItem, SquadPlan

BOOK, RULINGS = load_rulebook(), load_rulings()
CHAPTERS = ("fire_missions", "camo_tinter", "jammer", "ground_sensor", "leadership")


def squad(name, *items, leader=0, bearer=None):
    """A squad of two, of whom the first leads, with these things."""
    men = (SoldierPlan(name=f"{name} A", leader=leader), SoldierPlan(name=f"{name} B"))
    things = tuple(SquadItem(item=item, bearer=bearer) for item in items)
    return SquadPlan(name=name, soldiers=men, equipment=things, budget=1000)


def forces(*items):
    """Two squads of red with these things each, one of blue with none."""
    return (
        Force("red", "Red", squad("Alpha", *items), "squad"),
        Force("red", "Red", squad("Bravo", *items), "squad"),
        Force("blue", "Blue", squad("Echo"), "squad"),
    )


def told(*items):
    """The remarks on sides of a battle of these."""
    plan = BattlePlan(title="Two squads", forces=forces(*items), chapters=CHAPTERS)
    return muster(plan, BOOK, RULINGS)


@pytest.mark.parametrize(
    ("items", "rule"),
    [
        (("mortar_mission",) * 3, "FMS-03"),
        (("mortar_mission", "missile_mission", "missile_mission"), "FMS-03"),
        (("camo_tinter",), "CAM-01"),
        (("ground_sensor",), "SEN-01"),
    ],
)
def test_what_two_squads_have_together_is_counted_for_their_side(items, rule):
    """TA-14, FMS-03: none of them has too many by itself."""
    found = [one for name, one in doubts(forces(*items), BOOK, RULINGS, chapters=CHAPTERS) if not name]
    assert [one.rule for one in found if "squads of Red" in one.sentence] == [rule]
    setup = told(*items)
    (line,) = rules_broken_by_side(setup)
    assert line.startswith("Red: The side has ")
    assert line.endswith(f"[{rule}]")
    assert line in narrate(BattleCreated(setup=setup), first_state(setup))


def test_two_missions_a_squad_are_four_a_side():
    """FMS-03."""
    assert not [*rules_broken_by_side(told("mortar_mission", "missile_mission"))]


def test_of_what_a_side_has_in_secret_nobody_else_is_told():
    """SEN-01, HID-02."""
    setup = told("ground_sensor")
    for seat, lines in (("red", 1), ("blue", 0)):
        assert len([*rules_broken_by_side(known(first_state(setup), seat).setup)]) == lines
        seen = redact_event(BattleCreated(setup=setup), first_state(setup), seat)
        assert len([*rules_broken_by_side(seen.setup)]) == lines


def test_the_leader_whom_a_squad_names_bears_its_jammer():
    """ECM-06."""
    wrong = violations(squad("Alpha", "ecm_jammer", bearer="Alpha B"), BOOK, RULINGS)
    assert [(one.rule, one.soldier) for one in wrong if one.forbids] == [("ECM-06", "Alpha B")]
    for plan in (
        squad("Alpha", "ecm_jammer", bearer="Alpha A"),
        squad("Alpha", "ecm_jammer", bearer="Alpha B", leader=None),
    ):
        assert "ECM-06" not in [one.rule for one in violations(plan, BOOK, RULINGS)]


def test_a_whole_force_that_hides_is_of_use_in_battles():
    """HID-05."""
    assert not idle(squad("Alpha", "defender_forces_undetected"), BOOK)
