"""Odd combinations of posture, wound, ground, pack and action, worked out by hand and played (ACT, CMB, MOV, BNC)."""

from dataclasses import replace

import pytest
from support.battles import skirmish, table
from support.playing import Played

from squadlog.battle.commands import Continue, Declare, Done, Fire, Hold, OpportunityShot
from squadlog.battle.event_recorder import EventRecorder
from squadlog.battle.moment import Moment
from squadlog.battle.state import Ongoing, Trace
from squadlog.facts.ground_facts import Metres, StatedMove, Turn
from squadlog.facts.stated_facts import StatedSurveyor
from squadlog.rules.moving.leaps import jump
from squadlog.rules.moving.turning import turn_allowed

PLAIN = {"armour": "No", "troop": "marines"}
RIGHT_ANGLE = (Turn(degrees=90),)
STILL_FACTS = StatedSurveyor().move(1, "walk", StatedMove())


def alone(*, soldier=None, now=None, rulings=None, setup=None, **state):
    """Red 1 is to be given orders; blue 11 stands idle."""
    battle = skirmish(
        soldiers={1: PLAIN | (soldier or {}), 11: PLAIN},
        units={1: state},
        setup_changes=setup,
        now=now or Moment(1, 1),
    )
    return Played(battle, rulings)


def walk_on(played, command):
    """Red does that, blue nothing, and the next subphase opens."""
    played.do(command)
    played.do(Done())
    now = played.battle.now
    if played.battle.active is not None and played.battle.active.id == "blue":
        played.do(Done())
    assert played.battle.now == now.later(1)
    return played.unit(1).before


def going(mode, *, distance=None, ground=(), turns=(), **more):
    move = StatedMove(distance_m=distance, ground=ground, turns=turns)
    return Declare(unit=1, action="move", mode=mode, move=move, **more)


@pytest.mark.parametrize(
    ("action", "mode", "wound", "end"),
    [
        ("reload", "run", "none", Moment(1, 9)),  # CMB-12: 5 + 4
        ("reload", "run", "M", Moment(1, 10)),  # WND-12: 5 + 4 + 1
        ("clear_weapon", "run", "S", Moment(2, 3)),  # 5 + 6 + 2
        ("use_device", "walk", "S", Moment(1, 9)),  # 5 + 2 + 2
        ("reload", "kneel", "M", Moment(1, 8)),  # CMB-02: 5 + 2 + 1, longer than kneeling down
        ("fire_throw", "kneel", "none", Moment(1, 2)),  # kneeling down takes longer than the shot
        ("fire_throw", "kneel", "S", Moment(1, 4)),  # 2 + 2; the shot alone pays nothing
        ("fire_throw", "run", "S", Moment(1, 1)),
        ("change_omni_mode", "run", "M", Moment(2, 1)),  # CMB-13: no surcharge to double
        ("aimed_fire", None, "S", Moment(1, 5)),  # AMB-94
        ("opportunity_fire", None, "M", Moment(1, 3)),
    ],
)
def test_what_wound_and_move_together_do_to_an_action(action, mode, wound, end):
    """CMB-02, CMB-06..13, WND-12, WND-16, ACT-06."""
    weapon = {"weapons": ("OR",)} if action == "change_omni_mode" else {"weapons": ("SR",)}
    jammed = ("SR",) if action == "clear_weapon" else ()
    played = alone(soldier=weapon, wound=wound, jammed=jammed)
    played.do(Declare(unit=1, action=action, mode=mode))
    assert played.unit(1).action.end == end


def test_a_wounded_kneeler_cannot_run_beside_its_work():
    """ACT-25, CMB-02."""
    assert (
        alone(wound="M", posture="kneeling").refused(Declare(unit=1, action="reload", mode="run")).rule
        == "ACT-25"
    )


@pytest.mark.parametrize(
    ("race", "wound", "mode", "metres"),
    [
        ("Kessrith", "M", "run", 4),  # 3 + 1
        ("Kessrith", "S", "sprint", 5),  # 3 + 2
        ("Baufrin", "S", "walk", 0.5),  # 1 - 0.5
        ("Baufrin", "S", "sprint", 1),  # 3 - 2
        ("Baufrin", "M", "backward", 1),  # 1.5 - 0.5
        ("Kessrith", "S", "sideways", 1),  # AMB-52: flat
    ],
)
def test_how_far_race_and_wound_leave_a_unit(race, wound, mode, metres):
    """RAC-01, WND-11, WND-15, AMB-52, AMB-95."""
    action = {"backward": "move_backward", "sideways": "move_sideways"}.get(mode, "move")
    played = alone(soldier={"race": race}, wound=wound)
    made = walk_on(played, Declare(unit=1, action=action, mode=mode if action == "move" else None))
    assert made == Trace(mode=mode, metres=metres)


def test_a_prone_unit_crawls_backward_whatever_its_race():
    """ACT-38, ACT-39, RAC-02."""
    played = alone(soldier={"race": "Kessrith"}, posture="prone")
    made = walk_on(played, Declare(unit=1, action="crawl", mode="backward"))
    assert made == Trace(mode="crawl_back", metres=0.5)


def test_a_crawler_turns_45_degrees_in_a_subphase_all_told():
    """ACT-33, AMB-54."""
    sharp = StatedMove(turns=(Turn(degrees=30), Turn(degrees=16, after_m=0.25)))
    assert alone(posture="prone").refused(Declare(unit=1, action="crawl", move=sharp)).rule == "ACT-33"


def test_marsh_without_the_pack_binds_the_next_move_even_with_it():
    """TER-06, MOV-11, BNC-02, BNC-11: a metre on foot, then four over the same water."""
    marsh = (("marsh",),) * 4
    played = alone(soldier={"armour": "BI", "troop": "combat_arms"}, setup={"packs_on": True})
    assert walk_on(played, going("walk", ground=marsh, pack=False)).metres == 1
    assert played.refused(going("run", ground=marsh, pack=True)).rule == "MOV-11"
    assert walk_on(played, going("walk", ground=marsh, pack=True)).metres == 4
    assert walk_on(played, going("run", ground=marsh * 2)).metres == 8


def test_a_bouncer_sheds_its_speed_step_by_step_unless_it_switches_off():
    """BNC-08, BNC-09, BNC-11, AMB-58, AMB-144: in mid-flight that is a reading."""
    fast = {"before": Trace(mode="sprint", metres=12.0)}
    bouncing = {"soldier": {"armour": "BI", "troop": "combat_arms"}, "setup": {"packs_on": True}}
    played = alone(**bouncing, **fast)
    for command in (Hold(unit=1), going("walk"), Declare(unit=1, action="fire_throw"), Done()):
        assert played.refused(command).rule == "BNC-09"
    assert walk_on(played, going("run")).metres == 8
    assert played.refused(going("walk", pack=False)).code == "pack-in-flight"
    switching = {"bounce.switchInFlight": "yes"}
    assert walk_on(alone(**bouncing, **fast, rulings=switching), going("walk", pack=False)).metres == 1


def test_a_turn_at_the_end_of_a_run_is_owed_a_metre_in_the_next():
    """ACT-30, ACT-32, AMB-53."""
    played = alone()
    walk_on(played, going("run", turns=(Turn(degrees=90, after_m=4.0),)))
    assert played.refused(going("run", turns=(Turn(degrees=45),))).rule == "ACT-32"
    walk_on(played, going("run", turns=(Turn(degrees=90, after_m=1.0),)))


def test_a_sprint_that_meets_woods_stops_short_of_them_and_they_bind_nobody():
    """TER-02, AMB-48."""
    played = alone()
    assert walk_on(played, going("sprint", ground=(("clear",), ("clear",), ("light",)))).metres == 2
    assert walk_on(played, going("sprint")).metres == 6


def test_heavy_woods_forbid_the_next_run_and_dive_but_not_the_one_after_a_pause():
    """TER-03, MOV-11."""
    played = alone()
    walk_on(played, going("walk", ground=(("heavy",),)))
    assert played.refused(going("run")).rule == "MOV-11"
    assert played.refused(Declare(unit=1, action="dive")).rule == "MOV-11"
    walk_on(played, Hold(unit=1))
    walk_on(played, going("run"))


WORKING = Ongoing(kind="reload", start=Moment(1, 1), end=Moment(1, 7), mode="walk")


def test_a_unit_that_works_on_the_move_may_turn_without_a_step():
    """CMB-15, ACT-29, FIR-12: and whoever turns has turned."""
    played = alone(action=WORKING, now=Moment(1, 2))
    made = walk_on(played, Continue(unit=1, move=StatedMove(turns=RIGHT_ANGLE)))
    assert made == Trace(mode="walk", metres=0.0, turned_deg=90.0)


def test_a_unit_that_goes_on_without_a_word_stays_where_it_is():
    """CMB-15."""
    played = alone(action=WORKING, now=Moment(1, 2))
    assert walk_on(played, Continue(unit=1)) == Trace()


@pytest.mark.parametrize(
    ("kind", "mode", "move"),
    [
        ("aimed_fire", None, StatedMove(turns=RIGHT_ANGLE)),
        ("aimed_fire", None, StatedMove(distance_m=1.0)),
        ("reload", "kneel", StatedMove(turns=RIGHT_ANGLE)),
        ("clear_weapon", "turn", StatedMove(distance_m=1.0)),
    ],
)
def test_nobody_moves_or_turns_beside_an_action_that_was_declared_without(kind, mode, move):
    """CMB-15, ACT-51, AMB-128: it would be another action."""
    action = Ongoing(kind=kind, start=Moment(1, 1), end=Moment(1, 8), mode=mode, weapon="SR")
    played = alone(action=action, now=Moment(1, 3), jammed=("SR",))
    assert played.refused(Continue(unit=1, move=move)).rule == "CMB-15"


def test_a_unit_that_clears_its_weapon_as_it_turns_may_turn_again():
    """CMB-05, CMB-15, AMB-26."""
    action = Ongoing(kind="clear_weapon", start=Moment(1, 1), end=Moment(1, 8), mode="turn", weapon="SR")
    played = alone(action=action, now=Moment(1, 3), jammed=("SR",))
    assert walk_on(played, Continue(unit=1, move=StatedMove(turns=RIGHT_ANGLE))).turned_deg == 90


@pytest.mark.parametrize("move", [StatedMove(distance_m=2.0), StatedMove(turns=RIGHT_ANGLE)])
def test_a_move_beside_an_action_needs_its_way_of_moving(move):
    """CMB-01: what is stated of a move is never passed over in silence."""
    played = alone()
    for action in ("fire_throw", "aimed_fire", "reload"):
        assert played.refused(Declare(unit=1, action=action, move=move)).rule == "CMB-01"
    assert played.refused(Declare(unit=1, action="reload", mode="kneel", move=move)).rule == "CMB-01"


@pytest.mark.parametrize(
    ("before", "stated", "lands"),
    [
        (None, None, 2),
        (None, 2.5, 2.5),
        (None, 1.0, 1),
        ("run", None, 3),
        ("sprint", 4.0, 4),
        ("sprint", 3.5, 3.5),
    ],
)
def test_a_diver_lands_where_it_said_when_it_took_off(before, stated, lands):
    """ACT-45..48, AMB-29."""
    played = alone(before=Trace(mode=before, metres=4.0))
    over = (("low_obstacle",),) if stated == 2.5 else ()
    played.do(Declare(unit=1, action="dive", move=StatedMove(distance_m=stated, ground=over)))
    played.do(Done())
    assert played.unit(1).moved == Trace(mode="dive")
    played.do(Done())
    assert (played.unit(1).posture, played.unit(1).moved.metres) == ("prone", lands)


def test_a_diver_may_still_choose_its_spot_as_it_lands():
    """ACT-45: no farther than it carries, straight ahead."""
    battle = skirmish(red=(1, 2), soldiers={1: PLAIN, 2: PLAIN})
    played = Played(battle)
    played.do(Declare(unit=1, action="dive", move=StatedMove(distance_m=2.0)))
    played.do(Done())
    played.do(Done())
    assert played.refused(Continue(unit=1, move=StatedMove(distance_m=3.0))).rule == "ACT-45"
    assert played.refused(Continue(unit=1, move=StatedMove(turns=RIGHT_ANGLE))).rule == "MOV-01"
    played.do(Continue(unit=1, move=StatedMove(distance_m=1.5)))
    played.do(Done())
    assert played.unit(1).moved.metres == 1.5


def test_a_drifting_diver_goes_on_at_its_full_rate_after_the_leg_it_stated():
    """ZRG-10, AMB-99."""
    played = alone(setup={"zero_g": True}, soldier={"weapons": ("LR",)})
    played.do(Declare(unit=1, action="dive", move=StatedMove(distance_m=1.0)), 1)
    metres = []
    while len(metres) < 2:
        if played.battle.active.id == "red" and played.unit(1).declaration is None and played.unit(1).action:
            ends = played.unit(1).action.end == played.battle.now
            played.do(Done())
            if ends:
                metres.append(played.unit(1).moved.metres)
        else:
            played.do(Done())
    assert metres == [1, 2]


def test_a_turn_on_the_spot_goes_beside_a_shot_and_costs_it_three():
    """CMB-05, FIR-12, AMB-26."""
    played = alone()
    turn = StatedMove(turns=(Turn(degrees=120),))
    played.do(Declare(unit=1, action="fire_throw", mode="turn", target=11, move=turn))
    played.do(Done())
    played.do(Done())
    fired = played.do(Fire(unit=1), 4)[0]
    assert (fired.check.ledger.total, fired.check.success) == (3, True)


@pytest.mark.parametrize(("stated", "hit_at", "metres"), [(1.5, 0.5, 0.5), (0.5, 1.0, 0.5)])
def test_a_jumper_that_is_hit_comes_down_there_or_where_it_meant_to_if_that_is_nearer(stated, hit_at, metres):
    """ACT-41, ACT-58."""
    recorder = EventRecorder(skirmish(soldiers={1: PLAIN}))
    distance = Metres(value=stated, origin="stated")
    jump(recorder, 1, replace(STILL_FACTS, distance=distance), table(), stop_at_m=hit_at)
    assert recorder.battle.units[1].moved.metres == metres


def test_a_dive_added_to_a_run_is_bound_by_that_run():
    """ACT-47, AMB-29: the first second is a run like any other."""
    added = {"dive.distance": "added"}
    ran = Trace(mode="run", metres=4.0)
    far = Declare(unit=1, action="dive", move=StatedMove(distance_m=4.5))
    assert alone(before=ran, rulings=added).refused(far).rule == "MOV-06"
    assert alone(before=ran).refused(far).rule == "ACT-45"


def test_a_turn_on_the_spot_costs_no_metres():
    """ACT-27."""
    played = alone()
    played.do(Declare(unit=1, action="change_facing", move=StatedMove(turns=RIGHT_ANGLE)))
    told = next(event for event in played.do(Done()) if event.kind == "unit_moved")
    assert (told.charged, told.allowance, told.trace.turned_deg) == (0, 0, 90)


RUNNING = Ongoing(kind="reload", start=Moment(1, 1), end=Moment(1, 9), mode="run")


def test_who_works_at_a_run_may_slow_to_a_walk_at_the_same_price():
    """CMB-15, FIR-13, AMB-25: and is then a walking target."""
    played = alone(action=RUNNING, now=Moment(1, 2))
    heavy = (("heavy",),)
    assert played.refused(Continue(unit=1, move=StatedMove(distance_m=1.0, ground=heavy))).rule == "MOV-11"
    slower = Continue(unit=1, mode="walk", move=StatedMove(distance_m=1.0, ground=heavy))
    assert walk_on(played, slower) == Trace(mode="walk", metres=1.0)
    assert played.unit(1).action.end == Moment(1, 9)
    assert played.refused(Continue(unit=1, move=StatedMove(distance_m=3.0))).rule == "MOV-11"


@pytest.mark.parametrize(("action", "mode"), [(RUNNING, "sprint"), (WORKING, "run"), (RUNNING, "crawl")])
def test_a_faster_way_of_moving_means_starting_again(action, mode):
    """CMB-15, AMB-25."""
    played = alone(action=action, now=Moment(1, 2))
    assert played.refused(Continue(unit=1, mode=mode, move=StatedMove(distance_m=1.0))).rule == "CMB-15"


def test_a_bouncer_that_works_at_a_run_must_slow_before_it_stands():
    """BNC-09, CMB-15, AMB-25."""
    bouncing = {"soldier": {"armour": "BI", "troop": "combat_arms"}, "setup": {"packs_on": True}}
    played = alone(**bouncing, action=RUNNING, before=Trace(mode="run", metres=8.0), now=Moment(1, 2))
    assert played.refused(Continue(unit=1)).rule == "BNC-09"
    slower = Continue(unit=1, mode="walk", move=StatedMove(distance_m=4.0))
    assert walk_on(played, slower) == Trace(mode="walk", metres=4.0)
    assert walk_on(played, Continue(unit=1)) == Trace()


def test_a_watcher_fires_at_the_pace_that_was_chosen():
    """ACT-58, FIR-13, AMB-25."""
    battle = skirmish(
        soldiers={1: PLAIN, 11: PLAIN},
        units={1: {"action": RUNNING}, 11: {"opportunity": "SR"}},
        now=Moment(1, 2),
    )
    played = Played(battle)
    played.do(Continue(unit=1, mode="walk", move=StatedMove(distance_m=2.0)))
    played.do(Done())
    fired = played.do(OpportunityShot(unit=11, at_m=1.0), 10)[0]
    assert fired.check.ledger.total == 1 + 1


def test_kneeling_down_keeps_the_facing():
    """CMB-02, CMB-05: a turn on the spot would be a second move."""
    assert not turn_allowed("kneel", None, 0.0, 45.0, table())
    assert turn_allowed("turn", None, 0.0, 180.0, table())


def test_the_distance_of_a_dive_added_to_a_run_is_that_of_the_run():
    """ACT-47, AMB-29: two metres at a run, then three more through the air."""
    played = alone(before=Trace(mode="run", metres=4.0), rulings={"dive.distance": "added"})
    played.do(Declare(unit=1, action="dive", move=StatedMove(distance_m=2.0)))
    played.do(Done())
    assert played.unit(1).moved == Trace(mode="run", metres=2.0)
    played.do(Done())
    assert played.unit(1).moved == Trace(mode="dive", metres=3.0)
