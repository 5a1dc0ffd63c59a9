"""The Rout/Rally Phase in play, and what a routed unit may do: ROU-01, ROU-08..ROU-11, ROU-21..ROU-25, A-47, A-53."""

from dataclasses import replace

import pytest
from support.battles import table
from support.playing import Played
from support.shaken import in_rout, squad

from squadlog.battle.commands import Declare, Done, Engage, GiveIntent, RollInitiative
from squadlog.battle.moment import Moment
from squadlog.battle.pending import IntentAsked
from squadlog.facts.ground_facts import StatedMove
from squadlog.reports.narrate import narrate
from squadlog.rules.common.advanced import hints, legend, signs, states
from squadlog.rules.common.needs import with_needs
from squadlog.rules.desk.asking import ask
from squadlog.rules.desk.chapters import on_track
from squadlog.rules.desk.choices import choices
from squadlog.rules.desk.steps import foretold
from squadlog.rules.rout.allowed import forbids, may_go_on
from squadlog.rules.rout.record import RollRout, is_routed


def at_the_end_of(turn, *faces, **changes):
    """The last subphase of a turn, played, and what is rolled after it."""
    played = Played(squad(now=Moment(turn, 10), **changes))
    while played.battle.stage == "actions":
        played.do(Done())
    if faces:
        played.do(RollRout(), *faces)
    return played


def test_the_phase_comes_after_the_last_subphase_and_before_the_end_phase():
    """ROU-01, ADV-05."""
    played = at_the_end_of(12, 3, 99)
    kinds = [kind for kind in played.kinds() if kind in ("subphase_closed", "rout_tested", "turn_ended")]
    assert kinds == ["subphase_closed", "rout_tested", "rout_tested", "turn_ended"]
    assert [is_routed(played.unit(number)) for number in (1, 2, 3, 4, 11, 12)] == [
        False,
        True,
        True,
        True,
    ] + [False] * 2
    assert at_the_end_of(11).of_kind("rout_tested") == []


def test_rout_is_tested_in_the_last_turn_too():
    """ROU-01, A-50."""
    battle = squad()
    played = Played(replace(battle, setup=replace(battle.setup, turns=12)))
    played.do(Done())
    played.do(Done())
    played.do(RollRout(), 3, 99)
    assert (played.battle.stage, len(played.of_kind("rout_tested"))) == ("over", 2)


def test_a_routed_unit_stays_so_from_turn_to_turn():
    """ROU-25."""
    played = at_the_end_of(12, 3, 99)
    played.do(RollInitiative(), 2, 5)
    assert is_routed(played.unit(2))


def test_the_log_tells_the_test_with_its_reasons():
    """ROU-04, ROU-05, ROU-08."""
    played = at_the_end_of(12, 3, 99, units={2: {"wound": "L"}})
    told = narrate(played.of_kind("rout_tested")[0], played.battle)
    assert (
        "Red squad is tested for rout: 3 -5 = -2 (-5 wounded friend (1)), needs more than 5 to hold: "
        "it routs: 2 Trooper 2" in told
    )
    assert states(played.unit(2).held) == ("⚑ routed",)


@pytest.mark.parametrize(("face", "rule"), [(1, "ROU-08"), (5, "ROU-05"), (100, "ROU-09"), (99, "ROU-05")])
def test_the_log_names_the_extremes_that_decide(face, rule):
    """ROU-08, ROU-09: a natural 100 holds although it would rout."""
    lost = {number: {"wound": "D"} for number in (2, 3)} if face == 100 else {}
    worst = {n: {"quality": "civilian", "leader": 2 if n == 1 else None} for n in (1, 2, 3, 4)}
    played = at_the_end_of(12, face, 99, units=lost, soldiers=worst if face == 100 else {})
    told = narrate(played.of_kind("rout_tested")[0], played.battle)
    assert told.endswith(f"[{rule}].")
    assert ("it holds" in told) is (face > 5)


def test_the_phase_asks_for_the_roll_and_tells_each_squads_modifiers_before_it():
    """ROU-01, ROU-04, ADV-05: nobody is asked where nobody is tested."""
    played = at_the_end_of(12, units={2: {"wound": "L"}})
    (option,) = ask(played.battle).options
    assert (ask(played.battle).kind, option.says) == ("step", RollRout())
    red, blue = foretold(played.battle, table())
    assert red == "Red squad routs on 1 to 10: -5 wounded friend (1) [ROU-13]."
    assert blue == "Blue squad routs on 1: +5 dead or wounded enemy (1) [ROU-20]."
    assert played.refused(Done()).code
    played.do(RollRout(), 11, 2)
    assert not any(is_routed(unit) for unit in played.battle.units.values())
    assert played.refused(RollRout()).rule == "ROU-01"
    assert at_the_end_of(11).battle.stage == "initiative"


def test_what_is_below_one_is_foretold_as_the_table_reads_it():
    """ROU-08, A-47."""
    played = at_the_end_of(12, soldiers={n: {"quality": "civilian"} for n in (1, 2, 3, 4)})
    assert foretold(played.battle, table())[0].startswith("Red squad routs on 1 to 25: ")
    other = foretold(played.battle, table(rulings={"rout.below_one": "none"}))[0]
    assert other.startswith("Red squad routs on 1 and 21 to 25: ")


@pytest.mark.parametrize(("turn", "told"), [(10, 0), (11, 1), (12, 1), (13, 0), (23, 1)])
def test_the_table_is_reminded_of_the_test_in_its_turn_and_the_one_before(turn, told):
    """ROU-01, A-50: when it comes, and why."""
    battle = squad(now=Moment(turn, 3))
    due = -(-turn // 12) * 12
    sentence = f"After T{due}.s10 all squads are tested for rout, as every 12 turns [ROU-01]."
    assert hints(battle, "red", table().rulings) == (sentence,) * told
    assert hints(battle, "red", table(rulings={"rout.interval": "1"}).rulings)


def test_the_action_panel_lists_what_a_routed_soldier_may_do_and_folds_the_rest_away():
    """ROU-21, ROU-24, A-53."""
    battle = in_rout(squad(now=Moment(1, 1)), 2)
    folded = {
        one.key for one in choices(battle, 2, table()) if one.refusal is not None and one.refusal.lasting
    }
    kept = {one.key for one in choices(battle, 2, table())} - folded
    assert {"fire_throw", "aimed_fire", "opportunity_fire", "reload"} <= folded
    assert {"move:run", "move:crawl", "dive", "jump", "change_facing", "position:prone"} <= kept
    assert not [one for one in choices(battle, 1, table()) if one.refusal is not None and one.refusal.lasting]


def test_the_marker_stands_on_the_track_and_on_the_map():
    """ROU-11."""
    battle = in_rout(squad(), 2)
    (bar,) = [one for one in on_track(battle) if one.bar.word == "routed"]
    assert (bar.of, bar.until, bar.bar.says) == (2, None, "is routed")
    assert [signs(battle.units[number].held) for number in (1, 2)] == ["★", "⚑"]
    assert legend(battle.chapters) == (("★", "leader"), ("⚑", "routed unit"))
    assert legend(()) == ()


RUN = Declare(unit=2, action="move", mode="run", move=StatedMove(distance_m=2))


@pytest.mark.parametrize(
    ("order", "rule"),
    [
        (Declare(unit=2, action="fire_throw", target=11), "ROU-21"),
        (Declare(unit=2, action="opportunity_fire"), "ROU-21"),
        (Declare(unit=2, action="position_change", posture="standing"), "ROU-21"),
        (Declare(unit=2, action="move", mode="walk", engage=11), "ROU-24"),
        (Engage(unit=2, target=11), "ROU-24"),
    ],
)
def test_a_routed_unit_does_nothing_but_flee_and_take_cover(order, rule):
    """ROU-21, ROU-24, A-53."""
    played = Played(in_rout(squad(now=Moment(1, 1), units={2: {"posture": "kneeling"}}), 2))
    assert played.refused(order).rule == rule


def test_it_may_move_go_down_and_open_doors_on_its_way():
    """ROU-21, ROU-22, A-53."""
    played = Played(in_rout(squad(now=Moment(1, 1)), 2, 3, 4))
    played.do(RUN)
    played.do(Declare(unit=3, action="position_change", posture="prone"))
    strict = Played(in_rout(squad(now=Moment(1, 1)), 2, 3), {"rout.extra_actions": "false"})
    strict.do(RUN)
    assert strict.refused(Declare(unit=3, action="position_change", posture="prone")).rule == "ROU-21"


def test_the_leader_of_a_routed_squad_acts_as_he_likes():
    """ROU-10."""
    played = Played(in_rout(squad(now=Moment(1, 1)), 2, 3, 4))
    played.do(Declare(unit=1, action="position_change", posture="kneeling"))


def test_the_chapter_brings_leadership_and_quality():
    """ADV-03, QUA-01."""
    assert with_needs(("rout",)) == ("leadership", "quality", "rout")


@pytest.mark.parametrize(("options", "rule"), [(("attack", "parry", "out"), "ROU-24"), (("attack",), None)])
def test_in_a_melee_that_opens_a_routed_unit_does_not_strike_as_long_as_it_can_do_otherwise(options, rule):
    """ROU-24, A-53."""
    asked = IntentAsked(unit=2, attacker=11, defender=2, options=options)
    battle = replace(in_rout(squad(now=Moment(1, 1)), 2), pending=asked)
    against = forbids(battle, GiveIntent(unit=2, intent="attack"), table())
    assert (against and against.rule) == rule
    assert forbids(battle, GiveIntent(unit=2, intent="parry"), table()) is None
    calm = replace(squad(now=Moment(1, 1)), pending=asked)
    assert forbids(calm, GiveIntent(unit=2, intent="attack"), table()) is None
    if rule:
        assert Played(battle).refused(GiveIntent(unit=2, intent="attack")).rule == rule


def test_an_attack_by_a_unit_that_is_not_routed_stands():
    """ROU-24."""
    played = Played(in_rout(squad(now=Moment(1, 1)), 3))
    refused = Played(played.battle)
    events = refused.do(Engage(unit=2, target=11, in_reach=True))
    assert events


def test_a_routed_unit_attacks_nobody_however_near_he_stands_rou_24():
    """ROU-24, ROU-21: not after a move, not where it stands, and what it had begun is lost."""
    orders = (
        Engage(unit=2, target=11, in_reach=True),
        Declare(unit=2, action="change_facing", move=StatedMove(facing_deg=90), engage=11),
        Declare(unit=2, action="move", mode="crawl", move=StatedMove(distance_m=0.5), engage=11),
    )
    for order in orders:
        assert Played(in_rout(squad(now=Moment(1, 1)), 2)).refused(order).rule == "ROU-24"
    assert Played(squad(now=Moment(1, 1))).do(orders[0])
    assert not may_go_on(replace(squad().units[2], opportunity="SR"), table())
