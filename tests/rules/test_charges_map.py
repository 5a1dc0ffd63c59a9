"""Charges on a map: where they lie, whom they reach, what they open (EXP-04, EXP-17..23, SHP-03..09)."""

from fractions import Fraction

import pytest
from support.charges import detonate, disarm, install, lies, planted, wait
from support.playing_on_maps import field_of, play
from support.side_things import thing, with_things

from squadlog.base.records import replace
from squadlog.battle.commands import Declare, Done, Fire
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.evolve import evolve
from squadlog.battle.known import known
from squadlog.battle.state import ShotPlan
from squadlog.facts.ground_facts import Lying, StatedMove, StatedSighting, Waypoint, Whereabouts
from squadlog.facts.scenario.objective import Objective
from squadlog.facts.scenario.page import ScenarioPage
from squadlog.reports.foreseen import say_reached, whole
from squadlog.rules.common.kept.explosions import exploding, fuse_lit_event
from squadlog.rules.desk import foreseeing
from squadlog.rules.desk.foreseeing import burning, over
from squadlog.rules.explosives import going_off
from squadlog.rules.explosives.record import PLASTIC, SHAPED
from squadlog.rules.scenario.progress import progress_of
from squadlog.survey.laid_over import shapes_over_map

HOUSE = field_of(
    """
[[wall]]
id = "W"
kind = "internal_wall"
line = [[10, 0], [10, 20]]
[[wall]]
id = "H"
kind = "external_bulkhead"
line = [[30, 0], [30, 20]]
[[door]]
id = "D1"
kind = "internal_door"
ends = [[10, 4.5], [10, 5.5]]
[[obstacle]]
id = "desk"
kind = "furniture"
cover = "half_soft"
points = [[4, 15], [5, 15], [5, 16], [4, 16]]
"""
)
"""A wall at x = 10 with a door at y = 5, a ship's hull at x = 30."""


def field(places, equipment=(PLASTIC, SHAPED), *, rulings=None, **more):
    """Units at these places; the red carry charges."""
    each = {number: {"equipment": equipment} for number in places if number < 10}
    chapters = {"chapters": ("explosives",)} | more.pop("setup_changes", {})
    return play(HOUSE, places, rulings=rulings, setup_changes=chapters, soldiers=each, **more)


def at(x, y):
    return Waypoint(x=x, y=y)


def test_a_charge_on_a_door_lies_before_its_face_and_walls_stop_its_effect_exp_21():
    """EXP-04, EXP-21, EXP-22: who is behind the door is safe, though the door gives way."""
    game = field({1: (9.4, 5, 90), 2: (2, 5, 90), 11: (11, 5, 270), 12: (9, 9, 270)})
    planted(game, install(target="D1"), install(2))
    one = lies(game, 1)
    assert one.position.x == pytest.approx(9.99, abs=0.01)
    assert one.axis_deg == 90
    game.do(detonate(item="1"))
    wait(game, 5)
    (told,) = game.of_kind("exploded")
    assert {hit.unit: hit.levels is not None for hit in told.struck} == {
        1: True,
        2: True,
        11: False,
        12: True,
    }
    assert game.battle.features["D1"].damage == 6
    assert lies(game, 1).condition == "spent"


@pytest.mark.parametrize(
    ("order", "code"),
    [
        (install(target=at(7, 5)), "out-of-reach"),
        (install(target="H"), "out-of-reach"),
        (install(item=SHAPED, target=at(9, 5)), "no-obstacle"),
        (install(target="nowhere"), "unknown-feature"),
        (install(target="W", stated=StatedSighting(at=(5, 5))), "not-on-it"),
        (install(item="SR", target="D1"), "no-charge"),
        (install(target=2), "on-a-unit"),
        (install(12), "not-carried"),
        (detonate(item="9"), "no-such-charge"),
        (detonate(item="x"), "no-charge"),
        (disarm(item="9"), "no-such-charge"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(order, code):
    """EXP-02, EXP-04, SHP-03."""
    game = field({1: (9.4, 5, 90), 2: (2, 5, 90), 12: (9, 9, 270)})
    if order.unit == 12:
        game.do(Done())
    assert game.refused(order).code == code


def test_charges_within_a_metre_of_the_first_are_one_blast_exp_23():
    """EXP-23, EXP-24, A-149: each option has its reach."""
    for option, blasts in (("0", [1, 1, 1]), ("1", [2, 1]), ("2", [3])):
        game = field(
            {1: (5, 10), 2: (6, 10), 3: (7, 10), 11: (8, 12)}, rulings={"charge.same_spot_m": option}
        )
        planted(game, install(1), install(2), install(3))
        game.do(detonate(item="1,3,5"))
        wait(game)
        assert [event.fused.count for event in game.of_kind("exploded")] == blasts
        assert {lies(game, number).condition for number in (1, 3, 5)} == {"spent"}


@pytest.mark.parametrize(("face", "came", "blasts"), [(9, "destroyed", 1), (10, "spent", 2)])
def test_an_explosion_destroys_other_charges_or_sets_them_off_exp_17(face, came, blasts):
    """EXP-17, EXP-28: one die each; on a 10 it goes off right after."""
    game = planted(field({1: (5, 10), 2: (8, 10), 11: (20, 18)}), install(1), install(2))
    game.do(detonate(item="1"))
    wait(game, face)
    assert lies(game, 3).condition == came
    assert len(game.of_kind("exploded")) == blasts


RELAY = tuple(Objective(id=side, side=side, kind="charges") for side in ("red", "blue"))
SCENE = {"chapters": ("explosives", "scenario"), "page": ScenarioPage(objectives=RELAY)}


@pytest.mark.parametrize(("face", "counted"), [(9, 1), (10, 2)])
def test_a_charge_that_another_explosion_sets_off_counts_for_who_set_that_off_a_127(face, counted):
    """A-127, SCN-10, EXP-17: and one that is destroyed by it has not gone off."""
    game = planted(field({1: (5, 10), 2: (8, 10), 11: (20, 18)}, setup_changes=SCENE), install(1), install(2))
    game.do(detonate(item="1"))
    wait(game, face)
    progress = progress_of(game.battle)
    assert (progress.count("red"), progress.count("blue")) == (counted, 0)


@pytest.mark.parametrize(("face", "counted"), [(9, 0), (10, 1)])
def test_a_charge_that_a_shot_sets_off_counts_for_who_fired_a_127(face, counted):
    """A-127, SCN-10, EXP-16: and nothing for whose charge it was."""
    game = planted(field({1: (5, 10), 11: (5, 15, 180)}, setup_changes=SCENE), install(1))
    game.do(Done())
    game.do(
        Declare(
            unit=11,
            action="fire_throw",
            weapon="SR",
            shot=ShotPlan(weapon="SR", target=Lying("red-charge-1")),
        )
    )
    game.do(Done())
    game.do(Fire(unit=11), face)
    wait(game)
    progress = progress_of(game.battle)
    assert (progress.count("red"), progress.count("blue")) == (0, counted)


def test_a_charge_is_reached_whatever_number_the_other_thing_has_that_goes_off_exp_17():
    """EXP-17: mine 1 is not charge 1."""
    chapters = {"chapters": ("ammunition", "explosives", "mines")}
    game = planted(field({1: (5, 10), 11: (20, 18)}, setup_changes=chapters), install(1))
    now = game.battle.now
    mine = {"what": "mine", "at": now, "since": now, "side": "blue", "things": (1,)}
    game.battle = evolve(game.battle, fuse_lit_event(game.battle, spot=at(7, 10), **mine))
    wait(game, 9)
    assert lies(game, 1).condition == "destroyed"


def test_behind_a_wall_no_charge_is_reached_exp_21():
    """EXP-21."""
    game = planted(field({1: (9, 12), 2: (11, 12), 11: (20, 18)}), install(1), install(2))
    game.do(detonate(item="1"))
    wait(game)
    assert lies(game, 3).condition == "whole"


BEYOND = {11: (11.2, 12.9), 12: (13, 13.5), 13: (11, 13.5), 14: (15, 12), 15: (9, 13)}
"""In zone A, in zone B, beside A, beyond B, on the near side."""


def light(game, charge):
    """It is about to go off."""
    recorder = EventRecorder(game.battle)
    going_off.light(recorder, (charge,), side=charge.side, by=1)
    game.battle = recorder.battle


def pierced(rulings=None, on="W", x=9.4, others=BEYOND):
    """A shaped charge goes off that unit 1 has installed; who is struck, with the PF."""
    game = planted(field({1: (x, 12, 90)} | others, rulings=rulings), install(item=SHAPED, target=on))
    game.do(detonate(item="2"))
    wait(game)
    (told,) = game.of_kind("exploded")
    return game, {one.unit: one.pf for one in told.struck}


def test_a_shaped_charge_pierces_and_strikes_the_zones_beyond_shp_05_09():
    """SHP-02, SHP-03, SHP-05, SHP-06, SHP-08, SHP-09."""
    game, struck = pierced()
    assert struck == {11: 6, 12: 4}
    hole = next(one for one in game.battle.features.values() if one.part_of == "W")
    assert (hole.state, hole.at, hole.width_m) == ("destroyed", (10.0, 12.0), 1.0)
    game.do(Declare(unit=1, action="move", mode="walk", move=StatedMove(path=(at(10.4, 12),))))
    wait(game)
    assert game.where(1)[0] == pytest.approx(10.4)


def test_nothing_on_another_floor_lies_beyond_the_hole_shp_09():
    """SHP-09: zones lie on the floor of the hole."""
    game = planted(field({1: (9.4, 12, 90)} | BEYOND), install(item=SHAPED, target="W"))
    light(game, lies(game, 2))
    (fused,) = exploding(game.battle).fused
    places = [Whereabouts(11.2, 12.2, floor) for floor in (1, 2)]
    found = going_off.BLASTS[SHAPED].reaches(game.battle, fused, places, game.table())
    assert [one is not None for one in found] == [True, False]


def shown(game):
    """What the map shows of what went off: the word of each zone, and the points from the west to the east of it."""
    gone = (what for _, what in over(game.battle, game.table()))
    found = [one for one in shapes_over_map(game.battle, (), gone) if one.look == "past"]
    return {one.word: (min(x for x, _ in one.outline), max(x for x, _ in one.outline)) for one in found}


def test_the_map_shows_the_zones_beyond_the_hole_and_no_rings_about_the_charge_shp_09():
    """SHP-07, SHP-09: as it is about to go off, as it went off, and none where the hull has held."""
    game = planted(field({1: (9.4, 12, 90)}), install(item=SHAPED, target="W"))
    light(game, lies(game, 2))
    ((_, what),) = burning(game.battle, game.table())
    (near, far) = shapes_over_map(game.battle, (what,))
    assert (near.kind, near.word, far.word) == ("PF beyond a hole", "6", "4")
    assert min(x for x, _ in (*near.outline, *far.outline)) == pytest.approx(10.0)
    assert shown(pierced()[0]) == {"6": pytest.approx((10, 12)), "4": pytest.approx((12, 14))}
    assert shown(pierced(on="H", x=29.4, others={11: (31, 12)})[0]) == {}


def test_the_hull_keeps_the_levels_and_gives_way_to_a_second_charge_shp_07():
    """SHP-07, SHP-08: zones A and B are ignored while it holds."""
    others = {11: (31, 12), 2: (29.4, 12.2, 90)}
    game, struck = pierced(on="H", x=29.4, others=others)
    assert struck == {}
    assert [one.damage for one in game.battle.features.values() if one.part_of == "H"] == [8]
    planted(game, install(2, item=SHAPED, target="H"))
    game.do(detonate(2, "4"))
    wait(game)
    assert [one.state for one in game.battle.features.values() if one.part_of == "H"] == ["destroyed"]
    assert {one.unit for one in game.of_kind("exploded")[-1].struck} == {11}


@pytest.mark.parametrize(
    ("name", "option", "struck"),
    [
        ("shaped.zone_a", "none", {12: 4}),
        ("shaped.zone_b", "none", {11: 6}),
        ("shaped.near_pf", "2", {1: 2, 15: 2, 11: 6, 12: 4}),
    ],
)
def test_the_lost_figure_can_be_read_otherwise_a_84(name, option, struck):
    """A-84, A-86: each option."""
    assert pierced({name: option})[1] == struck


def test_shots_at_a_charge_hit_by_themselves_exp_12():
    """EXP-12, EXP-16: one d10, and what explodes does so in the explosions of the subphase."""
    for face, came, levels in ((9, "destroyed", 0), (10, "spent", 1)):
        game = planted(field({1: (5, 10), 11: (5, 15, 180)}), install(1))
        game.do(Done())
        aim = ShotPlan(weapon="SR", target=Lying("red-charge-1"))
        game.do(Declare(unit=11, action="fire_throw", weapon="SR", shot=aim))
        game.do(Done())
        game.do(Fire(unit=11), face)
        assert lies(game, 1).condition == came
        assert len(game.of_kind("exploded")) == levels


def test_nobody_shoots_at_a_charge_that_has_gone_off_exp_12():
    """EXP-12: there is nothing left to hit."""
    game = planted(field({1: (5, 10), 11: (20, 18, 240)}), install(1))
    game.do(detonate(1, "1"))
    wait(game)
    game.do(Done())
    aim = ShotPlan(weapon="SR", target=Lying("red-charge-1"))
    game.do(Declare(unit=11, action="fire_throw", weapon="SR", shot=aim))
    game.do(Done())
    assert game.refused(Fire(unit=11)).code == "spent"


def test_a_charge_let_fall_lies_loose_and_is_reached_too_a_151():
    """EXP-12, EXP-17, A-151: whoever picks it up carries it again."""
    game = field({1: (5, 10), 2: (7, 10), 11: (20, 18)})
    game.do(Declare(unit=1, action="drop_object", item=PLASTIC))
    wait(game)
    assert (lies(game, 1).object_id, lies(game, 1).position.x) == (1, 5)
    planted(game, install(2))
    game.do(detonate(2, "3"))
    wait(game, 4)
    assert lies(game, 1).condition == "destroyed"
    assert game.battle.things == ()
    game = field({1: (5, 10), 11: (20, 18)})
    game.do(Declare(unit=1, action="drop_object", item=PLASTIC))
    wait(game)
    game.do(Declare(unit=1, action="pick_up_object", item=PLASTIC))
    wait(game)
    assert lies(game, 1) is None
    assert game.unit(1).items == (SHAPED, PLASTIC)


@pytest.mark.parametrize(
    ("option", "faces", "items"), [("false", (), 2), ("true", (9, 9), 0), ("true", (1, 9), 0)]
)
def test_what_is_carried_is_safe_unless_the_table_plays_otherwise_a_151(option, faces, items):
    """A-151: each option."""
    game = field({1: (5, 10), 2: (7, 10), 11: (20, 18)}, rulings={"charge.carried_vulnerable": option})
    planted(game, install(1))
    game.do(detonate(item="1"))
    wait(game, *((9, *faces) if faces else ()))
    assert len(game.unit(2).items) == items


def chained():
    """Charges 1 and 2 are set off; 3 lies near 2, 4 near 3, a mine of blue near 4, and blue's 13 beside the mine."""
    game = field(
        {1: (2, 2, 90), 2: (2, 18, 90), 11: (39, 19, 270), 13: (39, 10, 270)},
        (PLASTIC,) * 4,
        setup_changes={"chapters": ("explosives", "mines")},
    )
    battle = game.battle
    for number, x in enumerate((11.0, 15.0, 20.0, 27.0), 1):
        lying = thing("charge", "red", number, (x, 10), by=1, item=PLASTIC)
        battle = with_things(battle, lying)
    game.battle = with_things(battle, thing("mine", "blue", 1, (29.5, 10)))
    return game


def test_what_a_detonation_would_come_to_is_told_to_the_end_of_the_chain():
    """EXP-17, EXP-23, MIN-08: what goes off with it, then what each blast may set off, with its chance and by what."""
    game = chained()
    what = foreseeing.foreseen(game.battle, detonate(item="1,2"), game.table())
    links = [(one.told, one.chance, one.by) for one in what.then]
    assert links == [
        ("charge 2", 1, ()),
        ("charge 3", Fraction(1, 10), ("charge 1", "charge 2")),
        ("charge 4", Fraction(1, 10), ("charge 3",)),
        ("mine 1", Fraction(1, 2), ("charge 3", "charge 4")),
    ]
    told = "\n".join(whole(game.battle, what, "red"))
    assert "Then charge 3, 10% by charge 1, 10% by charge 2 [EXP-17]:" in told
    assert "Then mine 1, 50% by charge 3, 50% by charge 4 [MIN-08]: " in say_reached(game.battle, what, "red")


def test_nobody_foresees_what_lies_in_secret():
    """EXP-18, MIN-09: a side is told of what it knows."""
    game = chained()
    secret = replace(thing("mine", "blue", 1, (29.5, 10)), covered=True)
    battle = known(with_things(game.battle, secret), "red")
    what = foreseeing.foreseen(battle, detonate(item="1,2"), game.table())
    assert "mine 1" not in [one.told for one in what.then]
