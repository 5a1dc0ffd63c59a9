"""What would go off at a place, before it is said: rings, whom it would reach, what that comes to (GRN-34..39)."""

from fractions import Fraction

import pytest
from support.battles import skirmish, table
from support.drawn_maps import ground, wall
from support.made_up import made_up
from support.on_maps import measured_table, on_map

from squadlog.battle.commands import Declare
from squadlog.battle.state import ShotPlan
from squadlog.facts.ground_facts import Waypoint
from squadlog.reports.foreseen import whole
from squadlog.rules.blasts.rings import fragmentation
from squadlog.rules.common.chapter import Chapter
from squadlog.rules.common.foreseen import Foreseen
from squadlog.rules.common.hooks.actions import ActionHandler, ActionHooks
from squadlog.rules.common.hooks.blasts import BlastHooks, BlastKind
from squadlog.rules.desk.foreseeing import aimings, blast, foreseen, kinds

MADE = ("made_up",)


def _aims(_battle, unit, _table):
    yield Declare(unit=unit.id, action="fling", shot=ShotPlan(weapon="bang"))


BANG = Chapter(
    key="made_up",
    actions=ActionHooks(handlers={"fling": ActionHandler(aims=_aims)}),
    blasts=BlastHooks(
        kinds={
            "bang": BlastKind(label="bang", rule="GRN-38", rings=lambda _fused, at: fragmentation(at.book)),
        }
    ),
)


@pytest.fixture(autouse=True)
def _known():
    with made_up(chapter=BANG):
        yield


def _thrown(target):
    return Declare(unit=1, action="fling", shot=ShotPlan(weapon="bang", target=target))


def _field(**more):
    places = {1: (5, 5), 11: (13, 5), 12: (15, 5)}
    return on_map(ground(**more), places, chapters=MADE, units={12: {"posture": "prone"}})


def test_whom_it_would_reach_is_told_with_metres_cover_and_levels_grn_35_to_39():
    """GRN-35, GRN-37, GRN-38: a wall before the one, nothing before the other."""
    battle = _field(walls=(wall((14, 3), (14, 7)),))
    found = foreseen(battle, _thrown(Waypoint(x=12, y=5)), measured_table(battle))
    assert [(ring.to_m, ring.pf) for ring in found.rings] == [(1, 6), (2, 4), (4, 3), (6, 2)]
    (point,) = found.falls
    assert point.chance == Fraction(1) == found.on_point
    near, behind = point.struck
    assert (near.unit, near.cover, near.pf, near.levels) == (11, "none", 6, 6 - near.af)
    assert (behind.unit, behind.cover, behind.levels, behind.rule) == (12, "full", None, "GRN-37")


def test_a_unit_is_aimed_at_where_it_stands_grn_08():
    """GRN-08."""
    battle = _field()
    found = foreseen(battle, _thrown(11), measured_table(battle))
    assert (found.aim.x, found.aim.y, found.falls[0].struck[0].metres) == (13, 5, 0)


def test_nothing_is_foreseen_while_nobody_says_where_or_of_what_is_no_explosion():
    battle = _field()
    at = measured_table(battle)
    assert foreseen(battle, _thrown(None), at) is None
    assert foreseen(battle, Declare(unit=1, action="reload"), at) is None
    assert (
        foreseen(battle, Declare(unit=99, action="fling", shot=ShotPlan(weapon="bang", target=11)), at)
        is None
    )


def test_without_a_map_nobody_can_tell_whom_it_would_reach_grn_38():
    """GRN-38: the rings are as ever; who is there the table says."""
    battle = skirmish((1,), (11,), chapters=MADE)
    found = blast(battle, "bang", Waypoint(x=1, y=1), table())
    assert found.falls[0].struck is None
    assert found.rings
    *_, heading, once, place = whole(battle, found, "red")
    assert (heading, once) == (
        "Where it may land",
        "The players say which units it reaches, once it goes off.",
    )
    assert place.startswith(" 100% ")
    assert kinds(battle, table()) == ("bang",)


def test_a_chapter_says_what_a_unit_can_aim_and_what_that_comes_to():
    battle = _field()
    at = measured_table(battle)
    assert [one.shot.weapon for one in aimings(battle, 1, at)] == ["bang"]
    assert tuple(aimings(battle, 99, at)) == ()
    own = ActionHandler(
        foresees=lambda _battle, said, _table: Foreseen(what="x", label=said.action, rule="GRN-01")
    )
    with made_up(chapter=Chapter(key="made_up", actions=ActionHooks(handlers={"fling": own}))):
        assert foreseen(battle, _thrown(11), at).label == "fling"
