"""Moving: ACT-21..48, MOV-04..13, RAC-01, RAC-02, RAC-09, WND-11, WND-15, ARM-03 and the readings behind them."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.battles import skirmish, table

from squadlog.battle.events.action import UnitMoved
from squadlog.battle.moment import Moment
from squadlog.battle.state import Declaration, Ongoing, Trace
from squadlog.battle.story import Story
from squadlog.facts import StatedMove, StatedSurveyor, Turn
from squadlog.rules import movement

BOOK = table()


def facts(distance_m=None, *ground, turns=()):
    stated = StatedMove(
        distance_m=distance_m,
        ground=tuple(tuple(metre.split("+")) for metre in ground),
        turns=tuple(Turn(degrees=degrees, after_m=after) for degrees, after in turns),
    )
    return StatedSurveyor().move(1, "walk", stated)


def runner(**unit):
    """Unit 1, a human in light armour unless the test says otherwise."""
    return skirmish(soldiers={1: {"armour": "LI"}}, units={1: unit})


def metres(mode, *, rulings=None, setup_changes=None, soldier=None, **unit):
    battle = skirmish(
        soldiers={1: {"armour": "LI", **(soldier or {})}}, units={1: unit}, setup_changes=setup_changes
    )
    return float(movement.allowance(battle, 1, mode, table(rulings=rulings)).metres)


def refused(battle, mode, stated=None, rulings=None):
    return movement.refusal_move(
        battle, 1, mode, stated or facts(), table(rulings=rulings) if rulings else BOOK
    )


def moved(battle, mode, stated=None, *, rulings=None, **more):
    story = Story(battle)
    movement.move(story, 1, mode, stated or facts(), table(rulings=rulings), **more)
    return story


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


@pytest.mark.parametrize(
    ("mode", "prev", "since", "degrees", "expected"),
    [
        ("run", "run", 0, 45, False),  # TX-10
        ("run", "run", 1, 90, True),  # TX-11
        ("run", "none", 0, 90, True),  # TX-31
        ("sprint", "sprint", 1, 30, False),  # NEW-61
        ("sprint", "sprint", 2, 45, True),  # ACT-31
        ("sprint", None, 0, 46, False),  # ACT-31
        ("run", None, 0, 91, False),  # ACT-30
        ("run", "walk", 0, 90, True),  # ACT-32, AMB-53
        ("run", "sprint", 0, 10, False),  # AMB-53: another fast mode owes too
        ("walk", "walk", 0, 180, True),  # ACT-29
        ("backward", "walk", 0, 180, True),
        ("turn", None, 0, 180, True),  # ACT-27
        ("crawl", None, 0, 45, True),  # ACT-33
        ("crawl", None, 0, 46, False),
        ("sideways", None, 0, 1, False),  # ACT-40
        ("sideways", None, 0, 0, True),
    ],
)
def test_changes_of_facing_are_held_to_the_mode(mode, prev, since, degrees, expected):
    """ACT-27..ACT-33, TX-10, TX-11, TX-31, NEW-61."""
    assert movement.turn_allowed(mode, prev, since, degrees, BOOK) is expected


def test_the_distance_owed_may_be_read_to_outlast_a_change_of_mode():
    """AMB-53."""
    always = table(rulings={"facing.carryOver": "always"})
    assert movement.turn_allowed("run", "walk", 0, 90, BOOK)
    assert not movement.turn_allowed("run", "walk", 0, 90, always)


def test_a_run_owes_a_metre_between_two_turns_of_one_move():
    """ACT-30, MOV-15."""
    assert refused(runner(), "run", facts(4, turns=[(90, 0), (90, 1)])) is None
    found = refused(runner(), "run", facts(4, turns=[(90, 0), (90, 0.5)]))
    assert (found.code, found.rule) == ("turn", "ACT-32")
    assert refused(runner(), "walk", facts(2, turns=[(180, 0), (180, 0)])) is None


def test_the_distance_owed_carries_into_the_next_subphase():
    """ACT-32."""
    running = runner(before=Trace(mode="run", metres=4, turned_deg=45), since_turn_m=0.5)
    assert refused(running, "run", facts(4, turns=[(45, 0)])).rule == "ACT-32"
    assert refused(running, "run", facts(4, turns=[(45, 0.5)])) is None


def test_a_turn_beyond_the_end_of_the_move_is_refused():
    """MOV-15."""
    assert refused(runner(), "walk", facts(1, turns=[(45, 1.5)])).code == "turn"


def test_a_crawler_turns_at_most_45_degrees_in_all():
    """ACT-33, AMB-54."""
    prone = runner(posture="prone")
    assert refused(prone, "crawl", facts(0.5, turns=[(30, 0), (15, 0.5)])) is None
    assert refused(prone, "crawl", facts(0.5, turns=[(30, 0), (30, 0.5)])).rule == "ACT-33"


def test_a_crawler_may_be_read_to_turn_instead_of_moving():
    """AMB-54."""
    instead = {"crawl.facing": "instead"}
    prone = runner(posture="prone")
    assert refused(prone, "crawl", facts(0.5, turns=[(30, 0)]), instead).code == "crawl-or-turn"
    assert (
        moved(prone, "crawl", facts(None, turns=[(30, 0)]), rulings=instead).battle.units[1].moved.metres == 0
    )
    assert moved(prone, "crawl", facts(None, turns=[(30, 0)])).battle.units[1].moved.metres == 0.5


@pytest.mark.parametrize(
    ("posture", "mode", "rule"),
    [
        ("prone", "walk", "ACT-23"),
        ("prone", "sideways", "ACT-23"),
        ("prone", "turn", "ACT-23"),
        ("prone", "crawl", None),
        ("prone", "crawl_back", None),
        ("kneeling", "walk", "ACT-25"),
        ("kneeling", "turn", None),  # ACT-25: turning stays allowed
        ("kneeling", "crawl", "ACT-38"),
        ("standing", "crawl", "ACT-38"),
        ("standing", "walk", None),
    ],
)
def test_posture_decides_how_a_unit_may_move(posture, mode, rule):
    """ACT-21, ACT-23, ACT-25, ACT-38."""
    found = refused(runner(posture=posture), mode)
    assert (found.rule if found else None) == rule


def test_a_prone_unit_may_be_read_to_turn_freely():
    """AMB-131."""
    prone = runner(posture="prone")
    assert refused(prone, "turn", facts(turns=[(180, 0)]), {"prone.facing": "free"}) is None
    assert refused(prone, "crawl", facts(0, turns=[(45, 0)])) is None


def test_a_turn_on_the_spot_goes_to_any_side_and_covers_no_ground():
    """ACT-27."""
    assert refused(runner(), "turn", facts(turns=[(180, 0)])) is None
    assert refused(runner(), "turn", facts(1, turns=[(180, 0)])).code == "no-distance"
    trace = moved(runner(since_turn_m=3.0), "turn", facts(turns=[(120, 0)])).battle.units[1]
    assert trace.moved == Trace(mode="turn", metres=0, turned_deg=120)
    assert trace.since_turn_m == 0


def test_a_mode_barred_by_the_last_move_is_refused():
    """MOV-11."""
    found = refused(runner(barred=("run", "sprint", "dive")), "run")
    assert (found.code, found.rule) == ("barred-mode", "MOV-11")
    assert refused(runner(barred=("run", "sprint", "dive")), "walk") is None


def test_a_stated_distance_beyond_the_allowance_is_refused_with_what_is_possible():
    """MOV-04, MOV-06."""
    found = refused(runner(), "run", facts(5))
    assert (found.code, found.rule) == ("too-far", "MOV-06")
    assert "4 m" in found.instead


def test_refusals_tell_what_the_ground_forbids():
    """TER-03, TER-05, TER-06."""
    assert refused(runner(), "run", facts(2, "clear", "heavy")).code == "mode-forbidden"
    assert refused(runner(), "run", facts(2, "clear", "river")).code == "impassable"
    assert refused(runner(), "walk", facts(2, "marsh", "clear")).code == "marsh"
    assert refused(runner(), "run", facts(None, "heavy")).code == "mode-forbidden"
    assert refused(runner(), "run", facts(None, "clear", "heavy")) is None


def test_heavy_armour_shortens_the_reach_only_while_the_pack_is_off():
    """ARM-03, MOV-12, BNC-06, BNC-11."""
    off = skirmish(units={1: {"pack_on": False}})
    assert refused(off, "run", facts(4)).code == "too-far"
    assert refused(off, "run", facts(3)) is None
    on = skirmish(units={1: {"pack_on": True, "before": Trace(mode="walk", metres=4)}})
    assert refused(on, "run", facts(8)) is None


def test_marines_on_foot_pay_for_their_suit():
    """AMB-55, ARM-03."""
    marine = skirmish(soldiers={1: {"troop": "marines", "armour": "M"}}, units={1: {"pack_on": True}})
    assert moved(marine, "walk").battle.units[1].moved.metres == 1
    suit = {"bounce.marines": "suit"}
    assert moved(marine, "walk", rulings=suit).battle.units[1].moved.metres == 4


def test_armour_without_a_figure_may_be_read_as_free_movement():
    """AMB-46."""
    stated = facts(4, "heavy", "heavy", "heavy", "heavy")
    assert refused(runner(), "walk", stated).code == "too-far"
    assert moved(runner(), "walk", facts(2, "heavy", "heavy"), rulings={"armor.moveZeroMeaning": "free"}).battle.units[1].moved.metres == 2  # fmt: skip


def test_bounce_inertia_refuses_both_ways():
    """BNC-08, BNC-09."""
    start = skirmish(units={1: {"pack_on": True}})
    assert refused(start, "run").rule == "BNC-08"
    fast = skirmish(units={1: {"pack_on": True, "before": Trace(mode="sprint", metres=12)}})
    assert refused(fast, "walk").rule == "BNC-09"
    assert movement.refusal_stand_still(fast, 1, BOOK).rule == "BNC-09"
    assert movement.refusal_stand_still(start, 1, BOOK) is None
    assert movement.refusal_stand_still(start, 99, BOOK) is None


def test_a_bounce_may_end_over_water_unless_the_table_reads_otherwise():
    """BNC-02, AMB-60."""
    bouncing = skirmish(units={1: {"pack_on": True}})
    over = facts(2, "clear", "river")
    assert refused(bouncing, "walk", over) is None
    assert refused(bouncing, "walk", over, {"bounce.endOnWater": "no"}).code == "over-water"
    assert refused(bouncing, "walk", facts(3, "clear", "river", "clear"), {"bounce.endOnWater": "no"}) is None


@pytest.mark.parametrize(
    "stated",
    [
        facts(-1), facts(math.nan), facts(math.inf), facts(1e9), facts(1, "lava"),
        facts(1, turns=[(-5, 0)]), facts(1, turns=[(math.nan, 0)]), facts(1, turns=[(181, 0)]),
        facts(1, turns=[(45, -1)]), facts(1, turns=[(45, math.inf)]), facts(1, *["clear"] * 500),
    ],
)  # fmt: skip
def test_absurd_numbers_are_refused_and_nobody_can_overrule_that(stated):
    for found in (refused(runner(), "walk", stated), movement.refusal_jump(runner(), 1, stated, BOOK)):
        assert found.code == "bad-number"
        assert found.subsystem is None


def test_unknown_units_and_modes_are_refused():
    assert movement.refusal_move(runner(), 99, "walk", facts(), BOOK).code == "unknown-unit"
    assert refused(runner(), "hover").code == "unknown-mode"


def test_a_move_without_a_distance_uses_the_whole_allowance():
    """MOV-06, MOV-13."""
    story = moved(runner(), "run", facts(None, "light", "clear", "clear+up1", "clear"))
    told = story.events[0]
    assert isinstance(told, UnitMoved)
    assert (told.trace.metres, told.charged, told.allowance) == (2, 2.5, 4)
    assert told.barred == ("sprint",)
    assert story.battle.units[1].moved.mode == "run"


def test_what_is_left_of_an_allowance_is_lost():
    """MOV-09."""
    story = moved(runner(), "sprint", facts(5))
    after = story.battle.units[1]
    assert after.moved.metres == 5
    assert float(movement.allowance(story.battle, 1, "sprint", BOOK).metres) == 6


def test_a_hit_stops_the_mover_where_it_was_hit():
    """ACT-58."""
    story = moved(runner(), "run", facts(4, turns=[(45, 1), (45, 3)]), stop_at_m=2.0)
    assert story.battle.units[1].moved == Trace(mode="run", metres=2, turned_deg=45)


def test_metres_since_the_last_turn_are_counted_forward_only():
    """ACT-32, AMB-53."""
    assert moved(runner(since_turn_m=1.0), "run", facts(3)).battle.units[1].since_turn_m == 4
    assert moved(runner(since_turn_m=1.0), "run", facts(4, turns=[(45, 1)])).battle.units[1].since_turn_m == 3
    assert moved(runner(since_turn_m=1.0), "sideways").battle.units[1].since_turn_m == 1


def test_the_trace_keeps_the_sum_of_all_turns():
    """AMB-85."""
    assert moved(runner(), "walk", facts(2, turns=[(90, 0), (90, 1)])).battle.units[1].moved.turned_deg == 180


def test_the_badly_hurt_still_move_a_part_of_the_first_metre():
    """MOV-06, AMB-44."""
    hurt = runner(wound="S")
    assert moved(hurt, "walk", facts(None, "heavy")).battle.units[1].moved.metres == 0.5
    strict = {"move.fractionRule": "strict"}
    assert moved(hurt, "walk", facts(None, "heavy"), rulings=strict).battle.units[1].moved.metres == 0


def test_walking_off_a_stairway_leaves_it():
    """STO-06."""
    story = moved(runner(place="stairs:S1"), "walk")
    assert story.battle.units[1].place == ""


# Jumps and dives.


def leap(action, battle, stated=None, *, rulings=None, **more):
    story = Story(battle)
    getattr(movement, action)(story, 1, stated or facts(), table(rulings=rulings), **more)
    return story.battle.units[1]


def test_a_jump_ends_kneeling():
    """ACT-41, ACT-43."""
    after = leap("jump", runner())
    assert (after.posture, after.moved) == ("kneeling", Trace(mode="jump", metres=1))


@pytest.mark.parametrize(
    ("option", "zero_g", "usual"),
    [
        ("clear_obstacle", False, 1),
        ("1", False, 1),
        ("2", False, 2),
        ("clear_obstacle", True, 2),
        ("2", True, 4),
    ],
)
def test_how_far_a_jump_carries_is_a_reading_and_doubles_in_zero_gravity(option, zero_g, usual):
    """ACT-42, ZRG-08, AMB-28."""
    battle = skirmish(soldiers={1: {"armour": "LI"}}, setup_changes={"zero_g": zero_g})
    assert leap("jump", battle, rulings={"jump.distance": option}).moved.metres == usual


def test_a_jump_clears_a_metre_and_lands_on_the_first_free_spot():
    """ACT-42, AMB-28."""
    assert movement.refusal_jump(runner(), 1, facts(1.5), BOOK) is None
    assert movement.refusal_jump(runner(), 1, facts(1.75), BOOK).rule == "ACT-42"
    one = table(rulings={"jump.distance": "1"})
    assert movement.refusal_jump(runner(), 1, facts(1.5), one).rule == "ACT-42"


def test_only_a_standing_unit_jumps_but_one_on_an_obstacle_may_jump_off():
    """ACT-23, ACT-25, AMB-139."""
    assert movement.refusal_jump(runner(posture="kneeling"), 1, facts(), BOOK).rule == "ACT-25"
    assert movement.refusal_jump(runner(posture="prone"), 1, facts(), BOOK).rule == "ACT-23"
    action = Ongoing(kind="jump", start=Moment(1, 1), end=Moment(1, 1), feature="table", extras=("onto",))
    on_top = leap("jump", runner(action=action))
    assert on_top.place == "on:table"
    battle = runner(posture="kneeling", place="on:table")
    assert movement.refusal_jump(battle, 1, facts(), BOOK) is None
    assert leap("jump", battle).place == ""


def test_jumps_and_dives_go_straight_ahead():
    """MOV-01."""
    assert movement.refusal_jump(runner(), 1, facts(turns=[(10, 0)]), BOOK).code == "straight-ahead"
    assert movement.refusal_dive(runner(), 1, facts(turns=[(10, 0)]), BOOK).code == "straight-ahead"


def diver(before=None, **unit):
    """A unit in the second subphase of a dive that it began after moving so."""
    action = Ongoing(kind="dive", start=Moment(1, 1), end=Moment(1, 2))
    state = {
        "action": action,
        "declaration": Declaration(choice="start"),
        "before": Trace(mode=before, metres=2.0),
        **unit,
    }
    return skirmish(soldiers={1: {"armour": "LI"}}, units={1: state})


@pytest.mark.parametrize(
    ("before", "expected"), [(None, 2), ("walk", 2), ("run", 3), ("sprint", 4), ("crawl", 2)]
)
def test_a_dive_carries_as_far_as_the_move_before_it_allows(before, expected):
    """ACT-44, ACT-46, ACT-47, ACT-48, AMB-29: the mode before the dive's first subphase counts."""
    story = Story(diver(before))
    movement.dive(story, 1, facts(), BOOK)
    assert story.battle.units[1].moved == Trace(mode="dive")
    assert story.battle.units[1].posture == "standing"
    battle = story.battle
    landing = skirmish(
        units={1: {"action": battle.units[1].action, "before": battle.units[1].moved}}, now=Moment(1, 2)
    )
    after = leap("dive", landing)
    assert (after.posture, after.moved) == ("prone", Trace(mode="dive", metres=expected))


def test_a_dive_may_be_read_as_added_to_a_move():
    """AMB-29."""
    story = Story(diver("run"))
    movement.dive(story, 1, facts(), table(rulings={"dive.distance": "added"}))
    assert story.battle.units[1].moved == Trace(mode="run", metres=4)


def test_a_dive_crosses_two_metres_but_not_more_than_its_reach():
    """ACT-45."""
    assert movement.refusal_dive(runner(), 1, facts(2.5), BOOK) is None
    assert movement.refusal_dive(runner(), 1, facts(3), BOOK).rule == "ACT-45"
    after_sprint = runner(before=Trace(mode="sprint", metres=6))
    assert movement.refusal_dive(after_sprint, 1, facts(4), BOOK) is None


def test_no_dive_in_heavy_woods_nor_right_after_them():
    """TER-03, MOV-11."""
    assert movement.refusal_dive(runner(), 1, facts(2, "heavy"), BOOK).code == "mode-forbidden"
    assert (
        movement.refusal_dive(runner(barred=("run", "sprint", "dive")), 1, facts(), BOOK).code
        == "barred-mode"
    )
    assert movement.refusal_dive(runner(posture="kneeling"), 1, facts(), BOOK).rule == "ACT-25"


def test_a_diver_hit_in_the_first_second_stays_where_it_is():
    """ACT-58."""
    after = leap("dive", runner())
    assert (after.posture, after.moved.metres) == ("standing", 0)


def test_a_diver_hit_in_flight_lands_where_it_was_hit():
    """ACT-58."""
    after = leap("dive", runner(before=Trace(mode="dive")), stop_at_m=1.0)
    assert (after.posture, after.moved.metres) == ("prone", 1)


def test_a_pack_may_be_read_to_double_jumps_and_dives():
    """AMB-61."""
    bouncing = skirmish(units={1: {"pack_on": True}})
    assert leap("jump", bouncing).moved.metres == 1
    assert leap("jump", bouncing, rulings={"bounce.doublingScope": "all"}).moved.metres == 2


MODE = st.sampled_from(["walk", "run", "sprint", "backward", "sideways"])
RACE = st.sampled_from(["Human", "Baufrin", "Kessrith", "Zog"])
SUIT = st.sampled_from(["LI", "BI", "M", "No"])
TERRAIN = st.lists(
    st.sampled_from(["clear", "light", "heavy", "stream", "marsh", "river", "clear+up1"]), max_size=13
)


@given(
    mode=MODE,
    race=RACE,
    suit=SUIT,
    wound=st.sampled_from(["none", "L", "M", "S"]),
    pack_on=st.booleans(),
    ground=TERRAIN,
)
def test_law_a_move_never_charges_more_than_its_allowance_and_is_never_refused_for_its_own_length(
    *, mode, race, suit, wound, pack_on, ground
):
    """MOV-05, MOV-06."""
    battle = skirmish(
        soldiers={1: {"race": race, "armour": suit}}, units={1: {"wound": wound, "pack_on": pack_on}}
    )
    story = moved(battle, mode, facts(None, *ground))
    told = story.events[0]
    assert 0 <= told.charged <= told.allowance
    again = refused(battle, mode, facts(told.trace.metres, *ground))
    assert again is None or again.code != "too-far"


@given(RACE, st.sampled_from(["walk", "run", "sprint"]), st.sampled_from(["none", "M", "S"]))
def test_law_a_pack_is_never_slower_on_clear_ground(race, mode, wound):
    """BNC-01, BNC-06."""
    pace = []
    for pack_on in (False, True):
        battle = skirmish(soldiers={1: {"race": race}}, units={1: {"wound": wound, "pack_on": pack_on}})
        pace.append(moved(battle, mode).battle.units[1].moved.metres)
    assert pace[1] >= pace[0]
