"""Grenades that go off: sacrifice, objects, cover by ruling, what is foreseen (GRN-29..42)."""

from fractions import Fraction

import pytest
from support.battles import table
from support.grenades import on_ground, on_the_point, stated, throw, thrown
from support.playing_on_maps import field_of

from squadlog.base.records import replace
from squadlog.battle.commands import Declare, Done, RemoveUnit
from squadlog.battle.moment import Moment
from squadlog.facts.ground_facts import StatedMove, Waypoint
from squadlog.reports.narrate import narrate
from squadlog.rules.common.kept.explosions import SayCaught, exploding
from squadlog.rules.desk.foreseeing import aimings, foreseen
from squadlog.rules.grenades.sacrifice import lies_on
from squadlog.rules.grenades.scattering import landings

TWO = {1: (10, 10, 90), 11: (22, 10, 270)}


def onto(unit, fuse=1, path=()):
    return Declare(unit=unit, action="dive", extras=(f"onto:{fuse}",), move=StatedMove(path=path, seen_by=()))


def to_the_bang(game):
    while game.battle.stage != "explosions" and game.battle.now < Moment(1, 4):
        game.do(Done())


def test_somebody_may_throw_himself_on_it_and_spare_the_others_grn_30():
    """GRN-29, GRN-30, GRN-31, GRN-32: PF 6 + 2 for him, nothing for the other."""
    game = stated()
    thrown(game, throw(), 1)
    game.do(Done())
    game.do(onto(12))
    game.do(Done())
    game.do(Done())
    game.do(Done())
    (told,) = game.of_kind("exploded")
    assert [(one.unit, one.pf, one.rule) for one in told.struck] == [(12, 8, "GRN-31")]
    assert game.unit(12).wound == "D"
    assert game.unit(11).wound == "none"
    assert game.unit(12).posture == "prone"


def test_on_a_map_he_must_come_to_lie_on_it_grn_30():
    """GRN-30: a dive carries two metres; from farther off it comes short."""
    places = {1: (4, 10, 90), 11: (20.6, 10, 90), 12: (21, 12, 270)}
    game = on_ground(places)
    thrown(game, throw(at=on_the_point(22, 10)), 1)
    game.do(Done())
    game.do(onto(11, path=(Waypoint(x=22, y=10),)))
    game.do(Done())
    game.do(Done())
    game.do(Done())
    (told,) = game.of_kind("exploded")
    assert {one.unit: one.levels is not None for one in told.struck} == {11: True, 12: False}
    assert {one.unit: one.rule for one in told.struck} == {11: "GRN-31", 12: "GRN-32"}


@pytest.mark.parametrize(("floor", "lies"), [(1, True), (2, False)])
def test_who_lies_a_floor_above_a_grenade_lies_not_on_it_grn_30(floor, lies):
    """GRN-30."""
    game = on_ground({1: (4, 10, 90), 11: (22, 10, 90), 12: (21, 12, 270)})
    thrown(game, throw(at=on_the_point(22, 10)), 1)
    fused = replace(exploding(game.battle).fused[0], spot=Waypoint(x=22.0, y=10.0))
    prone = replace(game.unit(11), posture="prone", floor=floor)
    there = replace(game.battle, units={**game.battle.units, 11: prone})
    assert lies_on(there, 11, fused, table()) is lies


def test_whoever_lies_on_it_no_more_smothers_nothing_grn_30():
    """GRN-30: as it goes off."""
    game = stated()
    thrown(game, throw(), 1)
    game.do(Done())
    game.do(onto(12))
    game.do(Done())
    game.do(SayCaught(who="11 1", fused=1))
    game.do(Done())
    risen = replace(game.unit(12), posture="standing")
    assert risen.posture == "standing"

    fused = replace(exploding(game.battle).fused[0], smothered=12)
    there = replace(game.battle, units={**game.battle.units, 12: risen})
    assert not lies_on(there, 12, fused, table())
    assert not lies_on(replace(game.battle, units={11: game.unit(11)}), 12, fused, table())


def test_smoke_is_not_smothered_and_a_late_dive_is_refused_grn_33():
    """GRN-33, GRN-30."""
    game = stated("smoke")
    thrown(game, throw(), 1)
    game.do(Done())
    assert game.refused(onto(12)).rule == "GRN-33"
    assert game.refused(onto(12, 7)).code == "nothing-lit"
    late = stated()
    thrown(late, throw(), 1)
    for _ in range(3):
        late.do(Done())
    assert late.battle.now == Moment(1, 3)
    assert late.refused(onto(12)).rule == "GRN-30"


DOOR = '[[wall]]\nid = "W"\nkind = "internal_wall"\nline = [[20, 6], [20, 14]]\n'


def test_an_object_takes_levels_where_it_is_the_target_and_nowhere_else_grn_42():
    """GRN-04, GRN-42, A-153: each option; PF 6 less AF at the wall, less beside it."""
    for option, hurt in (("levels", True), ("none", False)):
        game = on_ground(TWO, drawn=field_of(DOOR), rulings={"grenade.vs_object": option})
        thrown(game, throw(at="W", measured=True), 1)
        to_the_bang(game)
        assert bool(game.of_kind("feature_damaged")) == hurt
    af = table().book.obstacles["internal_wall"].af
    game = on_ground(TWO, drawn=field_of(DOOR))
    thrown(game, throw(at="W", measured=True), 1)
    to_the_bang(game)
    assert game.of_kind("feature_damaged")[0].damage == 2 * (6 - af)
    beside = on_ground(TWO, drawn=field_of(DOOR))
    thrown(beside, throw(at=on_the_point(19.9, 10)), 1)
    to_the_bang(beside)
    assert not beside.of_kind("feature_damaged")


def test_beyond_an_obstacle_is_rolled_again_grn_24():
    """GRN-24: 1 and 2 are ignored."""
    game = on_ground(TWO, drawn=field_of(DOOR))
    event = thrown(game, throw(at="W", measured=True), 10, 1, 2, 7)
    assert event.direction == "right"
    game = stated()
    assert thrown(game, throw(), 10, 1).direction == "long"


def test_cover_may_be_judged_from_the_thrower_a_68():
    """A-68, GRN-36: a wall behind which the thrower stands covers from him, not from where it lies."""
    wall = '[[wall]]\nid = "W"\nkind = "external_wall"\nline = [[16, 9], [16, 11]]\n'
    places = {1: (10, 10, 90), 2: (18, 3, 0), 11: (18, 10, 270)}
    found = {}
    for option in ("burst", "thrower"):
        game = on_ground(places, drawn=field_of(wall), rulings={"frag.cover_from": option})
        thrown(game, throw(at=on_the_point(18, 11.5)), 1)
        to_the_bang(game)
        (told,) = game.of_kind("exploded")
        found[option] = {one.unit: one.cover for one in told.struck}[11]
    assert found == {"burst": "none", "thrower": "full"}


def test_cover_is_judged_from_the_burst_where_the_thrower_is_gone_a_68():
    """A-68: taken off the table before it goes off."""
    game = on_ground(
        {1: (4, 10, 90), 2: (4, 12, 90), 11: (16, 10, 270)}, rulings={"frag.cover_from": "thrower"}
    )
    thrown(game, throw(at=on_the_point(16, 11)), 1)
    game.do(RemoveUnit(unit=1, reason="set up by mistake"))
    to_the_bang(game)
    (told,) = game.of_kind("exploded")
    assert ([one.unit for one in told.struck], told.measured) == ([11], True)


def test_what_a_throw_would_come_to_is_told_before_it_is_said():
    """GRN-10, GRN-18, GRN-38: exact chances, every landing point, whom it would reach there."""
    game = on_ground({**TWO, 12: (23.5, 10, 270)})
    found = foreseen(game.battle, throw(at=on_the_point(22, 10), item="fragmentation"), game.table())
    assert found is not None
    assert sum(one.chance for one in found.falls) == 1
    assert found.falls[0].chance == Fraction(4, 10)
    assert [(one.unit, one.pf) for one in found.falls[0].struck] == [(11, 6), (12, 4)]
    by_told = {one.told: one.chance for one in found.falls}
    assert by_told["2 m right of the aim"] == Fraction(6, 10) * Fraction(8, 10) * Fraction(1, 4)
    assert by_told["6 m beyond the aim"] == Fraction(6, 10) * Fraction(1, 10) * Fraction(1, 4)
    assert found.at == Moment(1, 3)
    kinds = [one.shot.weapon for one in aimings(game.battle, 1, game.table())]
    assert kinds == ["fragmentation", "smoke"]


def test_without_a_map_the_chances_are_known_and_the_places_are_not():
    found = foreseen(stated().battle, throw(item="smoke"), table())
    assert found is not None
    assert all(one.at is None for one in found.falls)
    assert found.cloud_m == 3


def test_what_comes_down_at_one_place_is_one_fall_grn_23():
    """GRN-23: all that is too near lies two metres out."""
    near = landings(Fraction(1, 2), 1, table(), line=((0, 0), (0, 2.0)))
    assert sum(one.chance for one in near) == 1
    at = [one.at for one in near[1:]]
    assert len(at) == len(set(at))


@pytest.mark.parametrize(
    ("face", "words"), [((5, 7), "2 m right of the aim, 22,8"), ((1,), "on the point, 22,10")]
)
def test_the_log_tells_where_it_lies_and_why(face, words):
    """GRN-10, GRN-18."""
    game = on_ground(TWO)
    told = narrate(thrown(game, throw(at=on_the_point(22, 10)), *face), game.battle)
    assert words in told
    assert "medium range (12 m)" in told
