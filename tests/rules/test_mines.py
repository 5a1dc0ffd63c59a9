"""Mines: laid in secret, set off on the way and by explosions, and by nothing else (MIN, A-87, A-88)."""

from math import cos, radians, sin

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.battles import table
from support.laws import law
from support.minefields import IN_FORCE, PLACES, go, minefield, written
from support.on_maps import on_map
from support.playing_on_maps import OnMap, field_of

from squadlog.base.records import replace
from squadlog.battle.commands import Begin, Declare, Done, Fire
from squadlog.battle.evolve import evolve
from squadlog.battle.known import known, may_read, redact_event
from squadlog.battle.moment import Moment
from squadlog.facts.ground_facts import Lying, StatedMove, Waypoint
from squadlog.ground.compiled.conditions import Spot
from squadlog.reports.narrate import narrate
from squadlog.rules.common.advanced import lying
from squadlog.rules.common.kept.explosions import SayCaught, exploding, fuse_lit_event
from squadlog.rules.common.kept.laid_things import LayThing, ThingShown, thing_called
from squadlog.rules.laid_out.laying import placeables
from squadlog.rules.mines.laid import MineIsDud, SpringMine, untold
from squadlog.session.view.map.in_hand_tools import SettingUp
from squadlog.survey.laid_over import around

HOUSE = field_of(
    '[[wall]]\nid = "w"\nkind = "external_wall"\n'
    "line = [[26, 6], [34, 6], [34, 14], [26, 14], [26, 6]]\n"
    '[[room]]\nname = "Hall"\npoints = [[26, 6], [34, 6], [34, 14], [26, 14]]\n'
)


def walks(played, *faces, **said):
    """Red's unit 1 moves, and its slot ends."""
    played.do(go(**said))
    played.do(Done(), *faces)
    return played


def test_who_comes_within_a_metre_sets_it_off_at_that_point_min_05_12():
    """MIN-03, MIN-05, MIN-12, GRN-39: it goes off inside the move, and the mover stays where that was."""
    played = walks(minefield((12, 10)))
    sprung, exploded = played.of_kind("mine_sprung")[0], played.of_kind("exploded")[0]
    assert (sprung.by, sprung.thing.id) == (1, "blue-mine-1")
    assert [(one.unit, one.pf, one.metres) for one in exploded.struck] == [(1, 6, 1.0)]
    assert played.where(1)[:2] == (10.99, 10.0)
    assert played.unit(1).moved.metres == pytest.approx(0.99)
    assert played.unit(1).dazed_until == Moment(1, 4)
    assert played.unit(1).wound == "S"
    assert thing_called(played.battle, "blue-mine-1").condition == "destroyed"


@law(40)
@given(st.integers(0, 3599), st.integers(-98, 98), st.sampled_from(("path", "end_of_move")))
def test_who_sets_it_off_is_a_metre_away_whatever_way_he_comes_min_03_05(tenths, aside, option):
    """MIN-03, MIN-05, A-63: what comes within a metre is in the band of a metre, PF 6, not a hair beyond it."""
    ahead = radians(tenths / 10)
    off, left = 2.5 if option == "path" else 2.99, aside / 100
    mine = (
        round(30 + off * sin(ahead) - left * cos(ahead), 2),
        round(15 + off * cos(ahead) + left * sin(ahead), 2),
    )
    places = PLACES | {1: (30, 15, tenths / 10)}
    played = minefield(mine, places=places, rulings={"mine.trigger": option})
    walks(played, metres=3.0 if option == "path" else 2.0)
    for exploded in played.of_kind("exploded"):
        (struck,) = exploded.struck
        assert (struck.unit, struck.pf) == (1, 6)
        assert struck.metres <= 1.0
    assert played.of_kind("exploded") or option == "end_of_move"


CLOSE = '[[wall]]\nid = "w"\nkind = "external_wall"\nline = [[26, 6], [26, 14]]\n'


def test_a_mine_lies_close_to_a_wall_for_it_is_written_down_and_no_counter_min_09():
    """MIN-09, ACT-18: in the wall itself none lies."""
    played = minefield(ground=field_of(CLOSE, size="width_m = 60\nheight_m = 30"), stage="setup")
    near = LayThing(side="blue", what="mine", covered=True, at=Waypoint(x=25.9, y=10))
    assert played.refused(replace(near, at=Waypoint(x=26, y=10))).rule == "ACT-18"
    played.do(near)
    assert thing_called(played.battle, "blue-mine-1").position.x == 25.9


@pytest.mark.parametrize("trigger", ["path", "end_of_move"])
@pytest.mark.parametrize(("walls", "off"), [("stop", False), ("through", True)])
def test_a_wall_between_keeps_a_mine_quiet_or_by_ruling_does_not_min_05_a_156(trigger, walls, off):
    """MIN-05, A-156."""
    wall = '[[wall]]\nid = "w"\nkind = "external_wall"\nline = [[5, 10.5], [20, 10.5]]\n'
    ground = field_of(wall, size="width_m = 60\nheight_m = 30")
    played = minefield((12, 10.8), ground=ground, rulings={"mine.walls": walls, "mine.trigger": trigger})
    assert bool(walks(played).of_kind("mine_sprung")) is off


def test_its_owner_sees_how_near_an_enemy_sets_it_off_before_it_lies_and_after_min_05():
    """MIN-05, MIN-09: it has no front; after one mine the hand takes the next."""
    played = minefield((12, 10), stage="setup")
    found = {one.key: one for one in placeables(known(played.battle, "blue"), "blue", played.table())}
    mine = found["mine:True"]
    assert (mine.radius_m, mine.turns) == (1.0, False)
    (circle,) = around(mine, Spot(5.0, 5.0, 1))
    assert circle.holds(5.9, 5)
    assert not circle.holds(6.1, 5)
    assert [one.radius_m for one in lying(known(played.battle, "blue"))] == [1.0]
    assert [one.radius_m for one in lying(known(played.battle, "red"))] == []
    setting = SettingUp(battle=played.battle, placeables=lambda: tuple(found.values()))
    assert setting.after("mine:True", unlaid=True) == "mine:True"


@pytest.mark.parametrize(("metres", "off"), [(0.98, False), (1.0, True)])
def test_a_metre_is_a_metre_min_05(metres, off):
    """MIN-05."""
    played = walks(minefield((12, 10)), metres=metres)
    assert bool(played.of_kind("exploded")) is off


def test_who_passes_by_sets_it_off_or_only_who_ends_near_a_87():
    """A-87: on the way, or where the move ends."""
    for option, passing, ending in (("path", True, True), ("end_of_move", False, True)):
        by = walks(minefield((11, 10.95), rulings={"mine.trigger": option}), metres=3.0)
        assert bool(by.of_kind("exploded")) is passing
        if not passing:
            assert by.where(1)[:2] == (13.0, 10.0)
        near = walks(minefield((12, 10.9), rulings={"mine.trigger": option}))
        assert bool(near.of_kind("exploded")) is ending


def test_only_the_first_on_its_way_is_met_by_who_is_stopped_there_min_12():
    """MIN-12: to the second he no longer comes; it is rolled for."""
    played = walks(minefield((12, 10), (15, 10)), 6, metres=3.0)
    assert [event.thing.number for event in played.of_kind("mine_sprung")] == [1]
    assert played.where(1)[:2] == (10.99, 10.0)
    (tested,) = played.of_kind("mine_tested")
    assert (tested.thing.number, tested.check.success) == (2, False)


def test_a_chain_goes_off_with_it_in_order_min_08():
    """MIN-08: on 5 or less, each mine by each explosion that reaches it; all at once, inside the move."""
    played = walks(minefield((12, 10), (17, 10), (22, 10), (40, 10)), 5, 1, metres=2.0)
    assert [event.fused.spot.x for event in played.of_kind("exploded")] == [12, 17, 22]
    assert played.battle.stage == "actions"
    assert exploding(played.battle).fused == ()
    stays = walks(minefield((12, 10), (17, 10), (22, 10)), 5, 6)
    assert [event.fused.spot.x for event in stays.of_kind("exploded")] == [12, 17]


def test_those_within_reach_are_hit_where_they_are_and_the_mover_where_he_has_come_to_min_03():
    """MIN-03, GRN-38: PF 6 at a metre, 2 at six."""
    places = PLACES | {2: (14, 13, 90), 1: (10, 10, 90)}
    played = walks(minefield((12, 10), places=places))
    assert [(one.unit, one.pf) for one in played.of_kind("exploded")[0].struck] == [(1, 6), (2, 3)]


def test_its_own_side_neither_sets_it_off_nor_is_hurt_min_06_a_88():
    """MIN-06, A-88: or is hurt, but does not set it off."""
    assert not walks(minefield((12, 10), side="red")).of_kind("exploded")
    for option, levels in (("true", None), ("false", 3)):
        places = PLACES | {11: (13, 10, 270)}
        played = walks(minefield((12, 10), places=places, rulings={"mine.friendly_immune": option}))
        struck = {one.unit: one.levels for one in played.of_kind("exploded")[0].struck}
        assert struck[11] == levels


@pytest.mark.parametrize(
    "command",
    [
        Declare(unit=1, action="dive", move=StatedMove(distance_m=1.5)),
        Declare(unit=1, action="jump", move=StatedMove(distance_m=1.5)),
        go(mode="walk", metres=1.0),
        go(mode="sprint", metres=4.0),
    ],
)
def test_however_it_comes_a_87(command):
    """A-87: jump, dive, whatever the way of moving."""
    played = minefield((11.5, 10))
    played.do(command)
    played.do(Done())
    assert played.of_kind("exploded")


def test_weapon_fire_does_nothing_to_it_min_07():
    """MIN-07."""
    played = minefield((12, 10))
    played.do(Declare(unit=1, action="fire_throw", weapon="SR", target=11))
    played.do(Done())
    played.do(Done())
    assert played.refused(Fire(unit=1, target=Lying(id="blue-mine-1"))).code == "unknown-thing", (
        "to red there is none"
    )
    shown = evolve(played.battle, ThingShown(thing=thing_called(played.battle, "blue-mine-1"), rule="MIN-09"))
    seen = OnMap(shown)
    assert seen.refused(Fire(unit=1, target=Lying(id="blue-mine-1"))).code == "not-shot-at"


def test_any_explosion_that_reaches_it_may_set_it_off_in_its_step_min_08():
    """MIN-08, A-67: a round of a mission; what it sets off goes off after it, in the same step."""
    chapters = {"chapters": ("ammunition", "fire_missions", "mines")}
    played = minefield((20, 10), (25, 10), setup=chapters)
    now = played.battle.now
    fuse = fuse_lit_event(
        played.battle, what="mortar", at=now, since=now, side="red", spot=Waypoint(x=20, y=22)
    )
    played.battle = evolve(played.battle, fuse)
    played.do(Done())
    played.do(Done(), 4, 9, 5)
    assert [event.fused.what for event in played.of_kind("exploded")] == ["mortar", "mine", "mine"]


def test_mines_are_laid_in_secret_and_not_indoors_min_01_02_09():
    """MIN-01, MIN-02, MIN-09."""
    changes = {"stage": "setup", "order": (), "setup_changes": IN_FORCE}
    played = OnMap(on_map(HOUSE, {1: (5, 5), 11: (35, 18)}, **changes))
    lay = LayThing(side="blue", what="mine", at=Waypoint(x=20, y=10))
    told = played.do(lay)
    assert not may_read(lay, played.battle, "red")
    assert redact_event(told[0], played.battle, "red") is None
    assert thing_called(played.battle, "blue-mine-1").covered
    indoors = LayThing(side="blue", what="mine", at=Waypoint(x=30, y=10))
    assert played.refused(indoors).rule == "MIN-02"
    assert played.refused(LayThing(side="red", what="mine", at=Waypoint(x=20, y=10))).code == "not-bought"
    for x in (21, 22, 23):
        played.do(LayThing(side="blue", what="mine", at=Waypoint(x=x, y=16)))
    assert played.refused(LayThing(side="blue", what="mine", at=Waypoint(x=24, y=16))).code == "not-bought"
    bound = [event for event in played.do(Begin()) if event.kind == "side_bound"]
    assert all(len(event.commitment) == 64 for event in bound)


def test_what_the_table_lets_stand_of_a_mine_is_told_to_its_side_alone_min_09():
    """MIN-02, MIN-09: the reason would tell where it lies."""
    changes = {"stage": "setup", "order": (), "setup_changes": IN_FORCE}
    played = OnMap(on_map(HOUSE, {1: (5, 5), 11: (35, 18)}, **changes))
    told, _ = played.do(LayThing(side="blue", what="mine", at=Waypoint(x=30, y=10), overrule="so"))
    assert told.kind == "overruled"
    assert redact_event(told, played.battle, "blue") is told
    assert [redact_event(told, played.battle, seat) for seat in ("red", "table", "")] == [None, None, None]


def test_nobody_else_knows_of_it_and_a_stranger_is_told_nothing_beforehand():
    """MIN-09: neither what lies there, nor by what a move costs or is refused."""
    mined, clear = minefield((12, 10), (30, 10)), minefield()
    assert known(mined.battle, "red") == known(clear.battle, "red")
    assert not list(lying(known(mined.battle, "red")))
    assert [one.text for one in lying(known(mined.battle, "blue"))] == ["M1", "M2"]
    first, other = mined.do(go()), clear.do(go())
    assert [redact_event(one, mined.battle, "red") for one in first] == other


def test_a_mine_that_stays_stays_secret_min_08():
    """MIN-08: that it was rolled for is told its side alone, and counts in what others know as if it were not."""
    played = walks(minefield((12, 10), (16, 10)), 6)
    (tested,) = played.of_kind("mine_tested")
    assert redact_event(tested, played.battle, "red") is None
    assert redact_event(tested, played.battle, "blue") == tested
    assert untold(played.battle).of("blue") == 1
    alone = walks(minefield((12, 10)))
    assert known(played.battle, "red") == known(alone.battle, "red")


def test_all_are_told_of_one_that_goes_off_min_10():
    """MIN-10."""
    played = walks(minefield((12, 10)))
    sprung = played.of_kind("mine_sprung")[0]
    assert redact_event(sprung, played.battle, "red") == sprung


def test_an_irregular_one_is_a_dud_for_good_min_11():
    """MIN-11: it neither goes off under anybody nor by an explosion."""
    played = minefield((12, 10), (16, 10))
    told = played.do(MineIsDud(side="blue", number=1, reason="unclear"))
    assert redact_event(told[0], played.battle, "red") is None
    assert (
        narrate(told[0], played.battle, "blue")
        == "Mine 1 of Blue at 12,10 is a dud for good: unclear [MIN-11]."
    )
    walks(played)
    assert not played.of_kind("exploded")
    assert played.refused(MineIsDud(side="blue", number=1)).rule == "MIN-11"
    assert played.refused(SpringMine(side="blue", number=1, unit=1)).rule == "MIN-10"
    assert played.refused(MineIsDud(side="blue", number=7)).rule == "MIN-11"


def test_without_a_map_its_owner_announces_it_min_09_10():
    """MIN-09, MIN-10, MIN-12."""
    played = written()
    played.do(go())
    played.do(SpringMine(side="blue", number=1, unit=1, caught="2 3.2 half"))
    struck = played.of_kind("exploded")[0].struck
    assert [(one.unit, one.pf, one.levels) for one in struck] == [(1, 6, 3), (2, 2, 0)]
    assert played.unit(1).action is None
    assert played.refused(SpringMine(side="blue", number=2)).code == "no-cause"
    assert played.refused(SpringMine(side="blue", number=2, unit=11)).rule == "MIN-06"
    assert played.refused(SpringMine(side="blue", number=2, unit=99)).code == "unknown-unit"
    assert played.refused(SpringMine(side="blue", number=2, unit=1, caught="7")).code == "unreadable"
    played.do(SpringMine(side="blue", number=2, blast=True), 5)
    played.do(Done())
    played.do(Done())
    assert played.battle.stage == "explosions"
    played.do(SayCaught(who="1 2"))
    assert len(played.of_kind("exploded")) == 2


def test_on_a_map_the_owner_may_announce_what_was_not_seen_min_10():
    """MIN-10: whom it catches is measured."""
    played = minefield((12, 10))
    played.do(SpringMine(side="blue", number=1, unit=1))
    assert [(one.unit, one.pf) for one in played.of_kind("exploded")[0].struck] == [(1, 4)]


def test_it_is_bought_for_three_points_min_01():
    """MIN-01, MIN-04."""
    assert table().book.costs["mine"].cost == 3
    assert table().book.costs["mine"].secret


def test_one_that_the_other_at_its_side_has_set_off_does_not_go_off_once_more_min_08():
    """MIN-05, MIN-08: both would be met at the same point of the way; the first sets off the second."""
    game = minefield((12, 10.5), (12, 9.5))
    game.do(go(metres=3.0))
    game.do(Done(), 3)
    assert [event.thing.number for event in game.of_kind("mine_sprung")] == [1, 2]
    assert len(game.of_kind("exploded")) == 2


@pytest.mark.parametrize("option", ["path", "end_of_move"])
def test_a_mine_beyond_what_the_mover_covers_of_its_way_is_not_met_yet_min_05(option):
    """MIN-05, MOV-06: told to go as far as it goes toward a place behind the mine, it covers 3 m a subphase."""
    game = minefield((16, 10), rulings={"mine.trigger": option})
    onward = Declare(
        unit=1, action="move", mode="run", move=StatedMove(path=(Waypoint(x=20, y=10),), as_far=True)
    )
    game.do(onward)
    game.do(Done())
    assert game.where(1)[:2] == (13, 10)
    assert not game.of_kind("mine_sprung")
    game.do(Done())
    game.do(onward)
    game.do(Done())
    assert game.of_kind("mine_sprung")
