"""Smoke: where it rises, how long it stands, and what it does to shots, throws, watchers, searchers (SMK)."""

from support.battles import table
from support.grenades import on_ground, on_the_point, ready, stated, throw, thrown

from squadlog.battle.commands import Declare, Done, Fire
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.evolve import evolve
from squadlog.battle.moment import Moment
from squadlog.battle.state import ShotPlan
from squadlog.facts.ground_facts import Crossed, StatedSighting, Waypoint, Whereabouts
from squadlog.reports.narrate import narrate
from squadlog.rules.desk.chapters import add_chapters, scheduled_effects
from squadlog.rules.desk.preview import preview
from squadlog.rules.hiding import detection
from squadlog.rules.hiding.detection import Between, Searcher
from squadlog.rules.smoke.record import CloudLifted, CloudRisen, SmokeCloud, clouds, smoke

LINE = {1: (10, 10, 90), 2: (10, 12, 90), 11: (30, 10, 270)}


def cloud(number, x, y):
    return CloudRisen(
        cloud=SmokeCloud(
            id=number, spot=Waypoint(x=x, y=y, floor=1), radius_m=3, since=Moment(1, 1), until=Moment(13, 1)
        )
    )


def smoky(*places, rulings=None, who=LINE):
    game = on_ground(who, rulings=rulings)
    for number, (x, y) in enumerate(places, 1):
        game.battle = evolve(game.battle, cloud(number, x, y))
    return game


def shot_lines(game):
    at = add_chapters(game.table(), game.battle)
    seen = preview(game.battle, Fire(unit=1, target=11), at)
    lines = {} if seen.ledger is None else {one.key: one.value for one in seen.ledger.lines if one.applied}
    return lines.get("smoke"), None if seen.blocked is None else seen.blocked.rule


def test_it_rises_where_the_grenade_lies_for_twelve_turns_smk_01():
    """SMK-01, SMK-04, SMK-05, GRN-26."""
    game = on_ground(LINE, "smoke")
    thrown(game, throw(at=on_the_point(20, 10)), 1)
    for _ in range(4):
        game.do(Done())
    (one,) = smoke(game.battle).clouds
    assert (one.spot, one.radius_m) == (Waypoint(x=20, y=10, floor=1), 3)
    assert (one.since, one.until) == (Moment(1, 3), Moment(13, 3))
    assert game.of_kind("exploded")[0].struck == ()
    due = next(one for one in scheduled_effects(game.battle) if one.what == "smoke lifts")
    assert due.at == Moment(13, 3)
    assert clouds(game.battle)[0].radius_m == 3


def test_it_lifts_by_itself_smk_04():
    """SMK-04: from that subphase on it is gone."""
    game = smoky((20, 10))
    recorder = EventRecorder(game.battle)
    due = next(one for one in scheduled_effects(game.battle) if one.what == "smoke lifts")
    assert due.happens is not None
    due.happens(recorder, game.table())
    assert smoke(recorder.battle).clouds == ()


def test_a_shot_through_it_is_at_five_once_or_each_or_not_at_all_smk_03():
    """SMK-02, SMK-03, SMK-07, FIR-35, A-71, A-72: each option."""
    assert shot_lines(smoky()) == (None, None)
    assert shot_lines(smoky((20, 10))) == (5, None)
    assert shot_lines(smoky((20, 10), (26, 10))) == (5, None)
    assert shot_lines(smoky((20, 10), (26, 10), rulings={"smoke.stack": "true"})) == (10, None)
    assert shot_lines(smoky((20, 10), rulings={"smoke.mode": "penalty"})) == (5, None)
    assert shot_lines(smoky((20, 10), rulings={"smoke.mode": "block"}))[1] == "SMK-02"
    assert shot_lines(smoky((20, 16))) == (None, None), "three metres beside it"


def test_nothing_is_thrown_through_it_but_by_a_friend_s_eyes_smk_02():
    """SMK-02, A-71: it blocks what has no figure for it, unless it never does."""
    at = throw(at=on_the_point(24, 10))
    blocked = smoky((18, 10))
    blocked.battle = ready(blocked.battle)
    assert blocked.refused(at).rule == "GRN-05"
    free = smoky((18, 10), rulings={"smoke.mode": "penalty"})
    free.battle = ready(free.battle)
    free.do(at)
    helped = smoky((18, 10), who={**LINE, 2: (24, 4, 0)})
    helped.battle = ready(helped.battle)
    assert thrown(helped, at, 1).volley.spotted


def test_a_searcher_finds_through_it_at_five_det_24():
    """DET-24, SMK-03, A-71."""
    total = detection.build_test(Searcher(suit="No"), Between(smoke=True), detection.Beneath(), table()).total
    clear = detection.build_test(Searcher(suit="No"), Between(), detection.Beneath(), table()).total
    assert total - clear == 5
    assert detection.blocking_rule(Between(smoke=True), table(rulings={"smoke.mode": "block"})) == "SMK-02"


def test_on_no_map_it_is_stated_smk_03():
    """SMK-03, FIR-35."""
    game = stated()
    plan = ShotPlan(weapon="SR", target=11, stated=StatedSighting(depths=(("smoke", 1.0),)))
    game.do(Declare(unit=1, action="fire_throw", weapon="SR", shot=plan))
    game.do(Done())
    game.do(Done())
    game.do(Fire(unit=1), 9)
    (fired,) = game.of_kind("shot_fired")
    assert {one.key: one.value for one in fired.check.ledger.lines if one.applied}["smoke"] == 5
    assert Crossed(kind="smoke", metres=1.0) in fired.sighting.crossed


def test_a_ground_sensor_looks_through_it_smk_06():
    """SMK-06, SEN-09: its line ignores smoke."""
    game = smoky((20, 10))
    line = game.table().surveyor.in_the_clear(Whereabouts(10, 10), Whereabouts(30, 10))
    assert line is not None
    assert line.value


def test_that_it_has_lifted_is_told_with_its_rule_or_why_smk_04():
    """SMK-04."""
    battle = stated().battle
    assert narrate(CloudLifted(cloud=9), battle) == "Smoke 9 has lifted [SMK-04]."
    assert narrate(CloudLifted(cloud=9, why="the wind"), battle) == "Smoke 9 has lifted: the wind."
