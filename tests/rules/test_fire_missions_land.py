"""Where fire missions come down, who knows of it before, and each reading of it (FMS, A-89..A-94, A-144)."""

from support.battles import table
from support.made_up import made_up
from support.on_maps import on_map
from support.piles import acting
from support.playing_on_maps import OnMap
from support.strikes import AIM, FIELD, GOODS, HOUSE, IN_FORCE, PLACES, at, call, called, field, without_map

from squadlog.base.records import replace
from squadlog.battle.commands import Begin, Done
from squadlog.battle.evolve import evolve, first_state
from squadlog.battle.known import known, may_read, redact_event
from squadlog.battle.moment import Moment
from squadlog.battle.state import ShotPlan
from squadlog.battle.terms import Goods
from squadlog.facts.ground_facts import Crossed, StatedSighting
from squadlog.rules.common.advanced import lying
from squadlog.rules.common.chapter import Chapter
from squadlog.rules.common.hooks.ground import GroundHooks
from squadlog.rules.common.kept.explosions import SayCaught, exploding
from squadlog.rules.desk.actions import quote
from squadlog.rules.desk.foreseeing import foreseen
from squadlog.rules.fire.seeing import sees
from squadlog.rules.fire_missions.eyes import proves
from squadlog.rules.fire_missions.missions import PlotMission, missions
from squadlog.rules.fire_missions.words import WORDS
from squadlog.setup.goods import doubtful_goods


def test_nobody_else_learns_of_the_point_fms_09():
    """FMS-09: others see that a mission is called, and of what kind; all are told the commitment."""
    played = field()
    before = played.battle
    command = call()
    told = played.do(command)
    blue, red = known(played.battle, "blue"), known(played.battle, "red")
    assert blue.units[1].action.shot == ShotPlan(weapon="mortar")
    assert red.units[1].action.shot.target == at(30, 44)
    assert not may_read(command, before, "blue")
    assert may_read(command, before, "red")
    battle, heard = before, []
    for event in told:
        battle = evolve(battle, event)
        heard.append(redact_event(event, battle, "blue"))
        if event.kind == "mission_called":
            assert len(event.commitment) == 64
            assert proves(event, battle).holds
            assert "mortar at 30,44" in proves(event, battle).placed
    assert "44" not in "".join(str(getattr(event, "action", "")) for event in heard if event is not None)
    assert {event.kind for event in heard if event is not None} >= {"action_declared", "mission_called"}


def test_until_it_lands_the_round_is_secret_and_then_it_is_not_fms_12():
    """FMS-12."""
    played = field()
    called(played, 4)
    lit = played.of_kind("fuse_lit")[0]
    assert redact_event(lit, played.battle, "blue").fused.spot is None
    landed = played.of_kind("mission_landed")[0]
    assert redact_event(landed, played.battle, "blue") == landed


def test_without_a_map_the_point_is_words_and_whom_it_catches_is_said():
    """FMS-09, FMS-12."""
    played = without_map()
    assert played.refused(call()).code == "mission-no-map"
    called(played, 5, 7, command=call(point=None, told="the crossroads"))
    assert played.battle.stage == "explosions"
    assert exploding(played.battle).fused[0].told == "6 m right of the point the crossroads"
    played.do(SayCaught(who="11 2, 12 13.5 half"))
    struck = played.of_kind("exploded")[0].struck
    assert [(one.unit, one.pf, one.levels) for one in struck] == [(11, 5, 2), (12, 0, 0)]


def test_each_reading_of_where_it_scatters_a_91_a_144():
    """A-91, A-144."""
    (landed,) = called(field(rulings={"mission.axis": "random_compass"}), 5, 5, 1).of_kind("mission_landed")
    assert (landed.axis_deg, landed.spot) == (180.0, at(30, 38))
    fixed = called(field(rulings={"scatter.fixed_multiplied": "false"}), 5, 9, 1)
    assert fixed.of_kind("mission_landed")[0].spot == at(30, 50)


def test_off_the_map_it_is_lost_or_stops_at_the_edge_a_65():
    """A-65."""
    aim = call(point=at(30, 57))
    lost = called(field(), 5, 1, command=aim)
    assert lost.of_kind("mission_landed")[0].lost
    assert not lost.of_kind("exploded")
    edge = called(field(rulings={"scatter.offmap": "edge"}), 5, 1, command=aim)
    assert edge.of_kind("exploded")[0].fused.spot == at(30, 60)
    south = called(
        field(rulings={"scatter.offmap": "edge"}), 5, 1, command=call(point=at(30, 3), overrule="so")
    )
    assert south.of_kind("exploded")[0].fused.spot == at(30, 0)


def test_on_a_roof_nothing_comes_of_it_inside_a_93():
    """FMS-05, A-93: who is inside is safe; or the round is lost altogether."""
    places = {1: (30, 5, 0), 2: (50, 5, 0), 11: (30, 32, 180), 12: (36, 40, 180), 13: (30, 36, 180)}
    point = call(point=at(30, 36 + 2), stated=StatedSighting(in_sight=True))
    played = called(field(HOUSE, places), 5, 3, command=point)
    (exploded,) = played.of_kind("exploded")
    assert {one.unit: one.levels for one in exploded.struck}[11] is None
    assert {one.unit: one.rule for one in exploded.struck}[11] == "FMS-05"
    assert {one.unit: one.rule for one in exploded.struck}[13] != "FMS-05", "he stands in the street"
    void = called(field(HOUSE, places, rulings={"mission.roof": "void"}), 5, 3, command=point)
    assert void.of_kind("mission_landed")[0].lost
    assert not void.of_kind("exploded")


def test_the_call_may_cost_nothing_a_94():
    """A-94: then it lands in the same subphase."""
    played = field(rulings={"fireMission.callCost": "0"})
    assert quote(played.battle, call(), played.table()).end == Moment(1, 1)


def test_in_the_phase_of_the_turn_a_89():
    """A-89, SEQ-05."""
    played = field(rulings={"fireMission.timing": "phase"})
    played.do(call(point=at(30, 44)))
    while "mission_sent" not in played.kinds():
        played.do(Done())
    assert exploding(played.battle).fused == ()
    plotted = missions(played.battle).plotted
    assert [one.turn for one in plotted] == [1]
    assert known(played.battle, "blue").holds("fire_missions").plotted == ()
    played.do(Done(), 4)
    stages = [event.stage for event in played.of_kind("stage_entered")]
    assert "fire_missions" in stages
    assert [event.kind for event in played.told if event.kind in ("plotted_fired", "exploded", "turn_ended")] == [
        "plotted_fired", "exploded", "turn_ended",
    ]  # fmt: skip
    assert missions(played.battle).has_spent("red", "mortar") == 1


def test_missions_are_plotted_before_play_seq_05():
    """SEQ-05, A-89, FMS-09: secret and bound to; they come down in the phase of their turn, with nobody to see from."""
    changes = {"stage": "setup", "order": (), "setup_changes": IN_FORCE}
    played = OnMap(on_map(FIELD, PLACES, **changes))
    plot = PlotMission(side="red", mission="mortar", at=at(30, 44), turn=1)
    told = played.do(plot)
    assert redact_event(told[0], played.battle, "blue") is None
    assert not may_read(plot, played.battle, "blue")
    assert played.refused(PlotMission(side="blue", mission="missile", at=at(3, 4))).rule == "FMS-02"
    assert played.refused(PlotMission(side="red", at=at(3, 4), turn=0)).code == "no-turn"
    assert played.refused(PlotMission(side="red", mission="north", at=at(3, 4))).code == "no-mission"
    played.do(PlotMission(side="red", off=True))
    assert played.refused(PlotMission(side="red", off=True)).code == "nothing-plotted"
    played.do(plot)
    events = played.do(Begin())
    bound = [proves(event, played.battle) for event in events if event.kind == "plots_bound"]
    assert [(one.side, one.placed, one.holds) for one in bound] == [
        ("red", "red plots\nturn 1: mortar at 30,44", True),
        ("blue", "blue plots", True),
    ], "that it has plotted anything would tell"
    assert played.refused(plot).code == "begun"


def test_what_a_call_would_come_to_is_told_beforehand():
    """FMS-14, FMS-15, GRN-19: the chances of all places where it may land sum to one."""
    played = field()
    told = foreseen(known(played.battle, "red"), call(), played.table())
    assert sum(fall.chance for fall in told.falls) == 1
    assert told.on_point == told.falls[0].chance
    assert float(told.on_point) == 0.4
    assert len(told.falls) == 13
    assert told.at == Moment(1, 10)
    assert [one.unit for one in told.falls[0].struck] == [11]


def test_nobody_calls_where_the_chapter_is_not_in_force():
    """FMS-04: it is played where all agree."""
    played = OnMap(on_map(FIELD, PLACES, setup_changes={"goods": GOODS}))
    assert played.refused(call()).code == "unknown-action"
    assert first_state(played.battle.setup).chapters == ()


def test_a_pile_is_no_target_fms_20_hid_20():
    """FMS-20, HID-20: of the piles that all see; a decoy is one as well."""
    setup = {"chapters": ("hiding", "ammunition", "fire_missions"), "goods": GOODS}
    played = acting((21, 12), setup=setup)
    refused = played.refused(call(point=at(20.5, 10)))
    assert (refused.rule, refused.subsystem) == ("FMS-20", "fire")
    assert played.refused(call(point=at(21, 12))).rule == "FMS-20"
    played.do(call(point=at(23, 12)))


def test_what_sees_for_a_side_may_spot_fms_21():
    """FMS-21: a thing of another chapter, for its own side."""
    seen = []

    def senses(_battle, side, point, _table):
        seen.append((side, point.x, point.y))
        return side == "red"

    with made_up(chapter=Chapter(key="made_up", ground=GroundHooks(senses=senses))):
        chapters = {"chapters": ("ammunition", "fire_missions", "made_up")}
        away = PLACES | {1: (30, 5, 180), 2: (50, 5, 180)}
        field(places=away, setup=chapters).do(call())
    assert seen == [("red", 30, 44)]
    assert field(places=away).refused(call()).rule == "FMS-10"


def test_smoke_is_in_the_way_of_a_spotter_a_71():
    """A-71: for a shot it is +5, for a spotter it blocks, by two of the readings."""
    played = field()
    looked = played.table().surveyor.sighting(1, AIM, StatedSighting())
    smoky = replace(looked, crossed=(Crossed(kind="smoke", metres=3.0),))
    for option, seen in (("penalty_and_blocks_spotting", False), ("block", False), ("penalty", True)):
        assert sees(smoky, table(rulings={"smoke.mode": option})) is seen
    assert sees(looked, table())


def test_the_impact_lies_on_the_map_for_a_turn_fms_22():
    """FMS-22."""
    played = called(field(), 4)
    (marker,) = [one for one in lying(known(played.battle, "blue")) if one.kind == "impact"]
    assert (marker.position.x, marker.position.y, marker.text) == (30, 44, "FM")


def test_both_kinds_count_towards_four_fms_03():
    """FMS-03: a side is remarked for the fifth, of whatever kind."""
    goods = (
        Goods(side="red", item="mortar_mission", count=3),
        Goods(side="red", item="missile_mission", count=2),
    )
    (remark,) = doubtful_goods(goods, table().book, table().rulings)
    assert (remark.rule, remark.sentence) == (
        "FMS-03", "The side has 5 of Missile strike and Mortar strike; it may have 4.",
    )  # fmt: skip
    assert not list(doubtful_goods(goods[:1], table().book, table().rulings))


def test_its_owner_reads_where_it_was_called_and_nobody_else_fms_09():
    """FMS-09, FMS-23."""
    played = field()
    played.do(call())
    for seat, many in (("red", 2), ("blue", 1)):
        told = list(WORDS.reminds(known(played.battle, seat).units[1], None, None))
        assert len(told) == many
        assert ("30,44" in " ".join(told)) is (seat == "red")


def test_what_the_table_lets_stand_of_a_point_is_told_to_its_side_alone_fms_09():
    """FMS-09, GEN-06."""
    played = field(HOUSE, PLACES | {1: (30, 5, 0), 2: (30, 29, 0)})
    before = played.battle
    told = next(one for one in played.do(call(point=at(30, 30), overrule="so")) if one.kind == "overruled")
    assert redact_event(told, before, "red").sentence == told.sentence
    assert redact_event(told, before, "blue").sentence == "Something about its point."
