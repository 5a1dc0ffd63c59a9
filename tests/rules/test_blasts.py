"""Explosions: when they go off, whom they catch, and what they do (GRN-34..39, ACT-14, A-63, A-67..69)."""

import pytest
from support.battles import skirmish, table
from support.drawn_maps import box, ground
from support.made_up import made_up
from support.on_maps import measured_table, on_map
from support.playing import Played

from squadlog.battle.commands import Declare, Done
from squadlog.battle.evolve import evolve
from squadlog.battle.known import known
from squadlog.battle.moment import Moment
from squadlog.facts.ground_facts import Waypoint
from squadlog.ground.map.structures import Obstacle
from squadlog.reports.narrate import narrate
from squadlog.rules.blasts.harm import find_caught, reach_m
from squadlog.rules.blasts.rings import comes_to, fragmentation, pf_at, plastic, smothers
from squadlog.rules.common.chapter import Chapter
from squadlog.rules.common.hooks.blasts import BlastHooks, BlastKind
from squadlog.rules.common.kept.explosions import (
    FuseChanged,
    SayCaught,
    SetFuse,
    exploding,
    fuse_lit_event,
    read_caught,
)
from squadlog.rules.desk.chapters import add_chapters
from squadlog.rules.desk.engine import ask

NOW = Moment(1, 4)
BANG = Chapter(
    key="made_up",
    blasts=BlastHooks(
        kinds={
            "fragmentation": BlastKind(
                label="bang", rule="GRN-38", rings=lambda _fused, at: fragmentation(at.book), thrown=True
            )
        }
    ),
)


def burning(at=NOW, *, units=None, rulings=None, **fused):
    """A battle in which something goes off at a moment; nobody knows where."""
    battle = skirmish((1, 2), (11, 12), units=units or {}, now=NOW, chapters=("made_up",))
    event = fuse_lit_event(
        battle,
        **({"what": "fragmentation", "at": at, "since": Moment(1, 2), "side": "red", "by": 1} | fused),
    )
    return Played(evolve(battle, event), rulings)


@pytest.fixture(autouse=True)
def _known():
    with made_up(chapter=BANG):
        yield


def test_it_goes_off_just_before_melee_and_asks_whom_it_catches_grn_34():
    """GRN-34, A-67."""
    game = burning()
    game.do(Done())
    assert game.battle.stage == "actions"
    game.do(Done())
    assert game.battle.stage == "explosions"
    assert game.battle.now == NOW
    assert ask(game.battle).sentence.startswith("Fragmentation goes off: which units does it catch?")
    game.do(SayCaught(who="11 1, 12 2 half, 1 7"))
    (told,) = game.of_kind("exploded")
    assert [(one.unit, one.pf, one.levels) for one in told.struck] == [(11, 6, 3), (12, 3, 0)]
    assert game.unit(11).wound == "S"
    assert game.unit(12).wound == "none"
    assert game.unit(12).dazed_until == NOW.later(3)
    assert game.unit(1).dazed_at is None
    kinds = game.kinds()
    assert kinds.index("exploded") < len(kinds)
    assert exploding(game.battle).fused == ()
    assert game.battle.now == NOW.later(1)


def test_it_may_go_off_after_melee_by_ruling_a_67():
    """A-67: each option has its place of the step."""
    for option, before in (("melee_after_explosions", True), ("melee_before_explosions", False)):
        game = burning(rulings={"subphase.order": option})
        game.do(Done())
        game.do(Done())
        stages = [event.stage for event in game.of_kind("stage_entered")]
        assert (stages[-2:] == ["fire", "explosions"]) == before
        assert (stages[-2:] == ["melee", "explosions"]) != before
        game.do(SayCaught(who="nobody"))
        assert game.battle.now == NOW.later(1)


def test_what_is_not_due_waits_grn_26():
    """GRN-26, GRN-27."""
    game = burning(NOW.later(1))
    game.do(Done())
    game.do(Done())
    assert game.battle.now == NOW.later(1)
    assert [one.id for one in exploding(game.battle).fused] == [1]


def test_whom_it_catches_can_be_said_beforehand():
    game = burning()
    game.do(SayCaught(who="11 1"))
    game.do(Done())
    game.do(Done())
    assert game.unit(11).wound == "S"


def test_full_cover_keeps_from_harm_and_half_cover_lowers_by_one_grn_36_37():
    """GRN-35, GRN-36, GRN-37, GRN-39."""
    rings = fragmentation(table().book)
    at = table()
    assert comes_to(rings, 1.6, "half", 2, at).levels == 1
    assert comes_to(rings, 1.6, "none", 2, at).levels == 2
    assert comes_to(rings, 1.6, "full", 0, at).levels is None
    assert comes_to(plastic(1, at), 9, "half", 0, at).levels == 0, "it is still hit, and dazed"


@pytest.mark.parametrize(
    ("metres", "pf"), [(0, 6), (1.01, 6), (1.02, 4), (2.5, 3), (4.011, 2), (6.01, 2), (6.02, 0)]
)
def test_metres_begun_count_whole_but_for_a_centimetre_grn_38(metres, pf):
    """GRN-38, A-63."""
    assert pf_at(fragmentation(table().book), metres, table()) == pf


def test_what_has_no_rings_reaches_nobody_and_the_rest_as_far_as_the_last_ring():
    """GRN-38, A-63, SMK-01."""
    assert reach_m((), table()) == 0
    assert reach_m(fragmentation(table().book), table()) == pytest.approx(6, abs=0.02)


def test_the_nearest_metre_counts_by_ruling_a_63():
    """A-63: 2.4 m is 2 m, and 3 m as printed."""
    rings = fragmentation(table().book)
    assert pf_at(rings, 2.4, table()) == 3
    assert pf_at(rings, 2.4, table(rulings={"distance.rounding": "nearest"})) == 4


def test_charges_together_reach_farther_exp_23_to_27():
    """EXP-22..EXP-27, A-80, A-81."""
    at = table()
    by_metre = {n: [pf_at(plastic(n, at), m, at) for m in (1, 3, 5, 8, 10, 13, 16, 19)] for n in range(1, 6)}
    assert by_metre == {
        1: [4, 3, 2, 1, 1, 0, 0, 0],
        2: [5, 4, 3, 2, 1, 0, 0, 0],
        3: [5, 5, 4, 3, 2, 1, 0, 0],
        4: [5, 5, 4, 4, 3, 2, 1, 0],
        5: [5, 5, 4, 4, 3, 2, 1, 0],
    }
    more = table(rulings={"charge.cap": "none"})
    assert pf_at(plastic(5, more), 16, more) == 2
    equal = table(rulings={"charge.outer_band": "equal"})
    assert [pf_at(plastic(1, equal), m, equal) for m in (9, 10)] == [1, 0]


def test_whoever_lies_on_it_is_struck_harder_and_nobody_else_is_grn_31_32():
    """GRN-31, GRN-32."""
    assert smothers(fragmentation(table().book), 4, table()).pf == 8
    game = burning()
    fused = exploding(game.battle).fused[0]
    game.battle = evolve(
        game.battle,
        FuseChanged(
            fused=type(fused)(
                **{name: getattr(fused, name) for name in fused.__dataclass_fields__} | {"smothered": 11}
            )
        ),
    )
    game.do(SayCaught(who="11 0, 12 1"))
    game.do(Done())
    game.do(Done())
    assert game.unit(11).wound == "D"
    assert game.unit(12).wound == "none"


def test_an_action_is_lost_but_not_in_full_cover_act_14():
    """ACT-14, A-69: each option."""
    for option, lost in (("false", False), ("true", True)):
        game = burning(rulings={"blast.interrupts_full_cover": option})
        game.do(SayCaught(who="11 1 full"))
        game.do(Done())
        game.do(Declare(unit=11, action="position_change", posture="prone"))
        game.do(Done())
        assert (game.unit(11).action is None) == lost


def test_the_place_of_what_is_secret_is_its_sides_alone():
    game = burning(NOW.later(3), spot=Waypoint(x=3.0, y=4.0), secret=True)
    assert exploding(known(game.battle, "red")).fused[0].spot is not None
    assert exploding(known(game.battle, "blue")).fused[0].spot is None


@pytest.mark.parametrize(
    "text", ["x", "7", "11", "11 z", "11 1 deep", "11 1, 11 2", "99 1", "\u00b2 1", "9" * 5000 + " 1"]
)
def test_who_is_caught_is_read_or_told_how(text):
    game = burning()
    refused = game.refused(SayCaught(who=text))
    assert refused.code == "unreadable"
    assert refused.sentence.endswith(".")
    assert "int" not in refused.sentence


def test_nothing_burns_nothing_catches():
    assert Played(skirmish(chapters=("made_up",))).refused(SayCaught(who="1 1")).code == "nothing-lit"
    assert read_caught("nobody", ()) == ()


def test_the_log_tells_what_came_of_whom_and_why():
    game = burning()
    game.do(SayCaught(who="11 1, 12 2 half"))
    game.do(Done())
    game.do(Done())
    (told,) = game.of_kind("exploded")
    assert "PF 6 - AF 3: 3 levels" in narrate(told, game.battle)


def test_the_referee_sets_right_what_is_about_to_go_off_grn_27():
    """GRN-27."""
    game = burning(NOW.later(1))
    game.do(SetFuse(fused=1, at=Waypoint(x=1.0, y=2.0), later=2, reason="measured anew"))
    (one,) = exploding(game.battle).fused
    assert (one.at, one.spot) == (NOW.later(3), Waypoint(x=1.0, y=2.0))
    game.do(SetFuse(fused=1, later=-9))
    assert exploding(game.battle).fused[0].at == NOW
    assert game.refused(SetFuse(fused=1)).code == "no-change"
    assert game.refused(SetFuse(fused=2, out=True)).code == "nothing-lit"
    game.do(SetFuse(fused=1, out=True, reason="a dud"))
    assert exploding(game.battle).fused == ()
    game.do(Done())
    game.do(Done())
    assert game.battle.now == NOW.later(1)


def test_what_nobody_plays_by_any_longer_does_not_go_off_adv_01():
    """ADV-01."""
    game = burning(what="unheard_of")
    game.do(Done())
    game.do(Done())
    assert game.battle.now == NOW.later(1)
    assert "fuse_out" in game.kinds()


@pytest.mark.parametrize(
    ("option", "covers"), [("burst", {11: "none", 12: "half"}), ("thrower", {11: "half", 12: "none"})]
)
def test_cover_is_judged_from_where_it_lies_or_from_who_threw_it_a_68(option, covers):
    """A-68, GRN-36: each option, of a man on either side of a counter by the grenade."""
    counter = Obstacle(id="C", kind="counter", cover="half_hard", points=box(11, 2, 12, 8))
    places = {1: (5, 5), 11: (14, 5), 12: (10, 5)}
    battle = on_map(ground(obstacles=(counter,)), places, chapters=("made_up",), now=NOW)
    fused = fuse_lit_event(
        battle, what="fragmentation", at=NOW, since=NOW, side="red", by=1, spot=Waypoint(x=13, y=5)
    ).fused
    found = find_caught(
        battle, fused, add_chapters(measured_table(battle, {"frag.cover_from": option}), battle)
    )
    assert {one.unit: one.cover for one in found} == covers
