"""Hand grenades: the throw, what speaks against it, where it lands and when it goes off (GRN, AMO-11, AMO-12)."""

import pytest
from support.battles import skirmish, table
from support.grenades import CHAPTERS, on_ground, on_the_point, ready, stated, throw, thrown
from support.playing import Played
from support.playing_on_maps import field_of

from squadlog.base.records import replace
from squadlog.battle.commands import Declare, Done
from squadlog.battle.events.action import ActionEnded, ActionLost
from squadlog.battle.known import known
from squadlog.battle.moment import Moment
from squadlog.book.load import load_rulebook
from squadlog.facts.ground_facts import StatedMove, Waypoint
from squadlog.facts.seats import TABLE
from squadlog.language.parse import parse
from squadlog.language.say import say
from squadlog.reports.narrate import narrate
from squadlog.rules.common.advanced import marks
from squadlog.rules.common.kept.explosions import SayCaught, exploding
from squadlog.rules.desk.chapters import add_chapters
from squadlog.rules.grenades.chapter import of_pick_up
from squadlog.rules.grenades.landing import effect_at
from squadlog.rules.grenades.record import belt
from squadlog.rules.grenades.stock import grenades_left

TWO = {1: (10, 10, 90), 11: (22, 10, 270)}


def lines(event):
    return {one.key: one.value for one in event.check.ledger.lines if one.applied}


def test_everybody_has_two_of_each_at_no_cost_and_one_is_crossed_off_as_it_is_thrown_grn_03():
    """GRN-01, GRN-02, GRN-03, GRN-07, AMO-12."""
    book = table().book
    game = stated()
    assert {grenades_left(game.unit(1), kind, book) for kind in ("fragmentation", "smoke")} == {2}
    assert book.costs["grenades"].cost == 0
    thrown(game, throw(), 3)
    assert grenades_left(game.unit(1), "fragmentation", book) == 1
    assert grenades_left(game.unit(1), "smoke", book) == 2
    assert "grenades: 1 fragmentation, 2 smoke" in marks(game.unit(1), book, table().rulings)
    assert belt(game.unit(1)).ready == ""
    without = Played(skirmish())
    assert without.refused(throw()).code == "unknown-action"


def test_each_throw_needs_a_grenade_taken_in_hand_amo_11():
    """AMO-11, A-30: once for each throw, standing still; or not at all."""
    battle = skirmish(setup_changes={"chapters": CHAPTERS})
    game = Played(battle)
    assert game.refused(throw(item="fragmentation")).rule == "AMO-11"
    walking = Declare(
        unit=1, action="pick_up_object", item="frag", mode="walk", move=StatedMove(distance_m=2.0)
    )
    assert game.refused(walking).rule == "CMB-10"
    unnamed = game.refused(Declare(unit=1, action="pick_up_object"))
    assert (unnamed.rule, unnamed.instead) == ("AMO-11", "ready 1 fragmentation, or smoke.")
    game.do(Declare(unit=1, action="pick_up_object", item="frag"))
    lost = ActionLost(unit=1, action="pick_up_object", cause="another-order", rule="ACT-15")
    assert "loses the action (take frag): " in narrate(lost, game.battle)
    assert narrate(ActionEnded(unit=1, action="pick_up_object"), game.battle) == ""  # what it has is told
    game.do(Done())
    game.do(Done())
    assert belt(game.unit(1)).ready == "fragmentation"
    assert game.refused(throw(item="smoke")).code == "not-ready"
    assert thrown(game, throw(), 1).grenade == "fragmentation"
    Played(battle, {"grenade.ready": "none"}).do(throw(item="smoke"))


def test_none_is_thrown_that_is_not_there():
    """GRN-01, AMO-12, AMO-13."""
    game = stated(units={11: {"wound": "U"}})
    for _ in range(2):
        game.battle = ready(game.battle)
        thrown(game, throw(), 5, 1)
    assert game.refused(throw(item="fragmentation")).rule == "AMO-12"
    assert game.refused(throw(item="brick")).code == "no-grenade"
    assert game.refused(throw()).code == "not-ready"
    take = Declare(unit=1, action="pick_up_object", item="fragmentation", target=11)
    game.do(take)
    game.do(Done())
    assert grenades_left(game.unit(1), "fragmentation", table().book) == 1
    assert grenades_left(game.unit(11), "fragmentation", table().book) == 1
    assert game.of_kind("grenade_readied")[-1].body == 11


@pytest.mark.parametrize(
    ("metres", "modifier", "scatter_m"),
    [(2, 0, 1), (8, 0, 1), (8.01, 0, 1), (8.02, 1, 2), (16, 1, 2), (17, 3, 3), (24, 3, 3)],
)
def test_range_adds_to_the_roll_and_to_the_scatter_grn_11(metres, modifier, scatter_m):
    """GRN-11, GRN-12, GRN-13, GRN-21, A-63."""
    event = thrown(stated(), throw(distance_m=metres), 9, 1)
    assert lines(event)["range"] == modifier
    assert event.metres == scatter_m


def test_the_nearest_metre_counts_by_ruling_a_63():
    """A-63."""
    assert (
        lines(thrown(stated(rulings={"distance.rounding": "nearest"}), throw(distance_m=8.4), 1))["range"]
        == 0
    )
    assert lines(thrown(stated(), throw(distance_m=8.4), 1))["range"] == 1


def test_five_or_less_lands_on_the_point_and_naturals_decide_grn_10():
    """GRN-10, GRN-16."""
    assert thrown(stated(), throw(), 4).direction is None
    assert thrown(stated(), throw(), 5, 1).direction == "long"
    game = stated()
    lucky = thrown(game, throw(adjust=9), 1)
    assert lucky.direction is None
    assert ", but a natural 1 decides, 5 or less" in narrate(lucky, game.battle)
    assert "natural" not in narrate(thrown(stated(), throw(), 4), game.battle)
    assert thrown(stated(), throw(adjust=-9), 10, 3).direction == "short"


def test_spotter_window_race_troop_and_wound_count_and_the_tactical_table_does_not_grn_17():
    """GRN-14, GRN-15, GRN-17, A-60: each option."""
    soldiers = {1: {"race": "Zog", "troop": "marines"}}
    units = {1: {"wound": "M", "posture": "prone"}}
    found = {}
    for option in ("race_troop_wound", "race", "none"):
        game = stated(rulings={"grenade.personal_mods": option}, soldiers=soldiers, units=units)
        event = thrown(game, throw(distance_m=5, spotted=True, covers=("window",)), 10, 1)
        found[option] = lines(event)
    assert found["race_troop_wound"] == {
        "range": 0, "spotted": 1, "window": 1, "race": -1, "troop": table().book.troops["marines"].to_hit, "wound_M": 1,
    }  # fmt: skip
    assert found["race"] == {"range": 0, "spotted": 1, "window": 1, "race": -1}
    assert found["none"] == {"range": 0, "spotted": 1, "window": 1}


def test_the_thrower_or_a_friend_must_see_it_grn_05():
    """GRN-05, GRN-06, GRN-14: stated."""
    assert stated().refused(throw(in_sight=False)).rule == "GRN-05"
    event = thrown(stated(), throw(in_sight=False, spotted=True), 10, 1)
    assert lines(event)["spotted"] == 1
    assert "spotted" not in lines(thrown(stated(), throw(), 10, 1))


def test_a_friend_on_the_map_spots_over_a_wall_grn_06():
    """GRN-05, GRN-06: measured, any friend."""
    wall = '[[wall]]\nid = "W"\nkind = "external_wall"\nline = [[16, 6], [16, 14]]\n'
    drawn = field_of(wall)
    alone = on_ground(TWO, drawn=drawn)
    refused = alone.refused(throw(at=on_the_point(20, 10)))
    assert refused.rule == "GRN-05"
    spotted = on_ground({**TWO, 2: (20, 3, 0)}, drawn=drawn)
    assert lines(thrown(spotted, throw(at=on_the_point(20, 10)), 2))["spotted"] == 1
    looks_away = on_ground({**TWO, 2: (20, 3, 180)}, drawn=drawn)
    assert looks_away.refused(throw(at=on_the_point(20, 10))).rule == "GRN-05"
    down = on_ground({**TWO, 2: (20, 3, 0)}, drawn=drawn, units={2: {"wound": "U"}})
    assert down.refused(throw(at=on_the_point(20, 10))).rule == "GRN-05"


def test_it_is_thrown_in_the_field_of_fire_and_no_farther_than_24_m_grn_09():
    """GRN-09, GRN-23, A-62."""
    game = on_ground(TWO)
    assert game.refused(throw(at=on_the_point(34.02, 10))).rule == "GRN-09"
    assert game.refused(throw(at=on_the_point(5, 10))).rule == "GRN-09"
    assert game.refused(throw(at=on_the_point(11.5, 10))).rule == "GRN-23"
    assert game.refused(throw(at=on_the_point(99, 10))).code == "off-map"
    near = on_ground(TWO, rulings={"grenade.min_m": "0"})
    near.do(throw(at=on_the_point(11.5, 10)))
    game.do(throw(at=on_the_point(34.0, 10)))


def test_a_point_will_do_unless_the_table_wants_a_unit_a_70():
    """A-70, GRN-08: the aim is the place where the unit stands as it is declared."""
    only = {"grenade.point_target": "false"}
    assert on_ground(TWO, rulings=only).refused(throw(at=on_the_point(20, 10))).rule == "GRN-05"
    game = on_ground(TWO, rulings=only)
    event = thrown(game, throw(measured=True), 1)
    assert event.spot == Waypoint(x=22, y=10, floor=1)
    assert narrate(event, game.battle).endswith("on the point, 22,10.")
    above = replace(event, spot=Waypoint(x=22, y=10, floor=2))
    assert narrate(above, game.battle).endswith("on the point, 22,10 on floor 2.")


def test_it_is_judged_and_thrown_from_where_the_move_beside_it_leads_grn_08():
    """CMB-01, GRN-09: 25 m away, and 24 after a walk."""
    game = on_ground(TWO)
    aim = on_the_point(35, 10)
    assert game.refused(throw(at=aim)).code == "too-far"
    walk = StatedMove(path=(Waypoint(x=11, y=10),))
    event = thrown(game, throw(at=aim, mode="walk", move=walk), 1)
    assert event.volley.start == Waypoint(x=11, y=10, floor=1)
    assert event.volley.metres == pytest.approx(24)


def test_a_sprint_may_be_combined_with_a_throw_adv_12():
    """ADV-12, ADV-09, CMB-03."""
    stated().do(throw(mode="sprint", move=StatedMove(distance_m=4.0, seen_by=())))


@pytest.mark.parametrize(
    ("faces", "spot"),
    [
        ((9, 1), (24, 10)), ((9, 2), (24, 10)), ((9, 3), (20, 10)), ((9, 4), (20, 10)),
        ((9, 5), (22, 12)), ((9, 6), (22, 12)), ((9, 7), (22, 8)), ((9, 8), (22, 8)),
        ((9, 9, 1), (26, 10)), ((9, 10, 1), (28, 10)), ((9, 9, 10, 9, 3), (18, 10)),
    ],
)  # fmt: skip
def test_a_miss_scatters_as_its_thrower_sees_it_grn_18(faces, spot):
    """GRN-18, GRN-19, GRN-20, GRN-21: thrown eastward, left is north."""
    event = thrown(on_ground(TWO), throw(at=on_the_point(22, 10)), *faces)
    assert (event.spot.x, event.spot.y) == pytest.approx(spot)


def test_scatter_may_go_by_the_edges_of_the_map_a_64():
    """A-64: long is north."""
    game = on_ground(TWO, rulings={"scatter.axis": "map"})
    event = thrown(game, throw(at=on_the_point(22, 10)), 9, 1)
    assert (event.spot.x, event.spot.y) == pytest.approx((22, 12))


def test_it_lands_two_metres_away_at_least_and_never_behind_grn_23():
    """GRN-23, A-62: each option; GRN-22: beyond 24 m it may."""
    near = throw(at=on_the_point(12.5, 10))
    assert thrown(on_ground(TWO), near, 9, 4).spot.x == pytest.approx(12.0)
    free = on_ground(TWO, rulings={"grenade.min_m": "0"})
    assert thrown(free, near, 9, 4).spot.x == pytest.approx(11.5)
    far = throw(at=on_the_point(34, 10))
    assert thrown(on_ground(TWO), far, 9, 1).spot.x == pytest.approx(37)


def test_off_the_map_it_is_gone_or_stops_at_the_edge_a_65():
    """A-65: each option."""
    aim = throw(at=on_the_point(10, 19), distance_m=9.0)
    gone = on_ground({1: (10, 10, 0), 11: (30, 10)})
    event = thrown(gone, aim, 9, 1)
    assert event.off
    assert exploding(gone.battle).fused == ()
    edge = on_ground({1: (10, 10, 0), 11: (30, 10)}, rulings={"scatter.offmap": "edge"})
    assert thrown(edge, aim, 9, 1).spot.y == pytest.approx(20)


def test_what_it_meets_on_its_way_stops_it_grn_25():
    """GRN-25."""
    wall = '[[wall]]\nid = "W"\nkind = "external_wall"\nline = [[23, 6], [23, 14]]\n'
    event = thrown(on_ground(TWO, drawn=field_of(wall)), throw(at=on_the_point(22, 10)), 9, 1)
    assert event.contact == "W"
    assert event.spot.x == pytest.approx(22.89, abs=0.11)


def test_it_takes_effect_two_subphases_later_grn_26():
    """GRN-26, GRN-27, GRN-28, GRN-34, A-66: each option."""
    game = stated()
    thrown(game, throw(), 1)
    (fused,) = exploding(game.battle).fused
    assert (fused.since, fused.at) == (Moment(1, 1), Moment(1, 3))
    assert effect_at(Moment(1, 9), table()) == Moment(2, 1)
    assert effect_at(Moment(1, 9), table(rulings={"grenade.detonation": "turn_end"})) == Moment(2, 10)
    for _ in range(4):
        game.do(Done())
    assert game.battle.stage == "explosions"
    assert game.battle.now == Moment(1, 3)
    game.do(SayCaught(who="11 1"))
    assert game.unit(11).wound == "S"


def test_it_is_rolled_with_the_shots_and_takes_no_rate_of_fire_grn_40():
    """GRN-40, GRN-41, A-61: each option."""
    for option, shots in (("false", 0), ("true", 1)):
        game = stated(rulings={"grenade.counts_rof": option})
        thrown(game, throw(), 1)
        assert len(game.unit(1).shots) == shots
    twice = stated(rulings={"grenade.counts_rof": "true"})
    thrown(twice, throw(), 1)
    twice.battle = ready(twice.battle)
    assert twice.refused(throw()).rule == "FIR-39"


def test_whoever_is_dazed_before_it_is_rolled_keeps_it_act_14():
    """ADV-14, GRN-41."""
    game = stated()
    game.do(throw())
    game.do(Done())
    hurt = replace(game.unit(1), dazed_at=Moment(1, 1), dazed_until=Moment(1, 4))
    game.battle = replace(game.battle, units={**game.battle.units, 1: hurt})
    game.do(Done())
    assert game.of_kind("grenade_kept")
    assert belt(game.unit(1)).ready == "fragmentation"
    assert not game.of_kind("grenade_landed")


def test_it_hits_friend_and_foe_alike_and_cover_counts_from_where_it_lies_grn_35():
    """GRN-35, GRN-36, GRN-37, GRN-38, GRN-39: measured."""
    places = {1: (4, 10, 90), 2: (21.2, 10, 90), 11: (23, 10, 270), 12: (22, 17, 270)}
    game = on_ground(places)
    thrown(game, throw(at=on_the_point(22, 10)), 10, 9, 3)
    assert exploding(game.battle).fused[0].spot == Waypoint(x=16, y=10, floor=1)
    again = on_ground(places)
    thrown(again, throw(at=on_the_point(22, 10)), 1)
    for _ in range(4):
        again.do(Done())
    (told,) = again.of_kind("exploded")
    assert [(one.unit, one.pf) for one in told.struck] == [(2, 6), (11, 6)]
    assert again.unit(2).dazed_until == Moment(1, 6)


@pytest.mark.parametrize(
    ("said", "code"),
    [
        (throw(at=None, distance_m=None), "no-aim"),
        (throw(at=11, distance_m=None), "no-range"),
        (throw(at=99), "unknown-unit"),
        (throw(at="D9"), "unknown-feature"),
        (throw(at=Waypoint(x=3.0, y=3.0)), "no-map"),
    ],
)
def test_an_aim_that_makes_no_sense_is_told_so(said, code):
    """GRN-08, GRN-09."""
    assert stated().refused(said).code == code


def test_what_is_refused_can_be_let_stand():
    """GEN-06, GRN-09."""
    event = thrown(stated(), throw(distance_m=30, overrule="a strong arm"), 10, 1)
    assert lines(event)["range"] == 3


STOW = Declare(unit=1, action="pick_up_object", extras=("stow",))


def test_a_grenade_in_hand_is_put_away_as_it_was_taken():
    """AMO-11, A-30b: 1 AP standing still, and it is on the belt again."""
    game = stated()
    before = grenades_left(game.unit(1), "fragmentation", table().book)
    assert game.refused(replace(STOW, mode="walk")).rule in ("CMB-10", "CMB-14")
    game.do(STOW)
    assert game.unit(1).action.end == game.battle.now
    game.do(Done())
    assert (belt(game.unit(1)).ready, grenades_left(game.unit(1), "fragmentation", table().book)) == (
        "",
        before,
    )
    (told,) = game.of_kind("grenade_stowed")
    assert narrate(told, game.battle) == "1 Trooper 1 puts the fragmentation grenade away [A-30b]."


def test_who_has_no_grenade_in_hand_puts_none_away():
    """AMO-11."""
    game = stated()
    game.battle = ready(game.battle, "")
    assert game.refused(STOW).sentence == "1 Trooper 1 has no grenade in hand."
    kept = Played(stated().battle, {"grenade.stow": "none"})
    assert kept.refused(STOW).rule == "A-30b"


def test_putting_away_is_said_in_a_word_and_offered():
    """A-30b: `stow 1` there and back; the action panel has it for who has one in hand."""
    game = stated()
    battle = known(game.battle, TABLE)
    assert parse("stow 1", battle, load_rulebook()) == STOW
    assert say(STOW) == "stow 1"
    at = add_chapters(table(), game.battle)
    found = [one.options for one in of_pick_up(game.battle, STOW, at) if one.slot == "extras"]
    assert "stow" in found[0]
    game.battle = ready(game.battle, "")
    found = [one.options for one in of_pick_up(game.battle, STOW, at) if one.slot == "extras"]
    assert "stow" not in found[0]


def test_a_throw_is_rolled_in_the_fire_step_of_its_subphase_and_not_before_grn_41():
    """GRN-41: as ranged fire is: not as it is declared, nor in its thrower's slot, but when all have acted."""
    game = stated()
    game.do(throw())
    game.do(Done())
    assert game.battle.stage == "actions"
    assert not game.of_kind("grenade_landed")
    game.do(Done(), 1)
    kinds_told = game.kinds()
    assert kinds_told.index("grenade_landed") > kinds_told.index("grenade_released")
    entered = [place for place, one in enumerate(game.told) if getattr(one, "stage", "") == "fire"]
    assert entered
    assert entered[-1] < next(place for place, one in enumerate(game.told) if one.kind == "grenade_landed")
