"""Rout: ROU-01..28, TA-07, QUA-03..07, LDR-06, A-46..A-53, A-145."""

from dataclasses import replace

import pytest
from support.battles import skirmish, table
from support.playing import Played

from squadlog.battle.commands import Correct, Declare, Done, Engage, GiveIntent, RollInitiative
from squadlog.battle.moment import Moment
from squadlog.battle.pending import IntentAsked
from squadlog.battle.state import Ongoing
from squadlog.battle.story import Story
from squadlog.dice import DieNeeded
from squadlog.facts import StatedMove
from squadlog.reports.narrate import narrate
from squadlog.rules import wounds
from squadlog.rules.advanced import counselled, legend, signs, states
from squadlog.rules.desk.chapters import on_track
from squadlog.rules.desk.choices import choices
from squadlog.rules.desk.steps import ask, foretold
from squadlog.rules.leadership.chain import squads
from squadlog.rules.needs import with_needs
from squadlog.rules.rout.allowed import forbids
from squadlog.rules.rout.plight import plight_of
from squadlog.rules.rout.record import RollRout, routed
from squadlog.rules.rout.testing import is_tested, phase
from squadlog.rules.rout.weighing import rout_ledger

MORALE = {"chapters": ("leadership", "quality", "rout")}


def squad(*, soldiers=None, units=None, blue=(11, 12), **battle):
    """Units 1 to 4, a squad under unit 1, rating 0; 11 leads 12."""
    given = {1: {"leader": 0}, 11: {"leader": 0}}
    for number, changes in (soldiers or {}).items():
        given[number] = {**given.get(number, {}), **changes}
    battle = {"now": Moment(12, 10), **battle}
    return skirmish((1, 2, 3, 4), blue, soldiers=given, units=units, setup_changes=MORALE, **battle)


def in_rout(battle, *numbers):
    """The battle with these routed."""
    played = Played(battle)
    for number in numbers:
        played.do(Correct(unit=number, changes=(("rout", "yes"),), reason="so"))
    return played.battle


def ledger(battle, rulings=None, side="red"):
    at = table(rulings=rulings)
    return rout_ledger(plight_of(battle, next(one for one in squads(battle) if one.side == side), at), at)


def modifier(battle, rulings=None):
    return ledger(battle, rulings).total


def phased(battle, *faces, rulings=None):
    """Who of red is routed after the phase; blue always rolls 99."""
    at = table((*faces, 99), rulings=rulings)
    story = Story(battle)
    phase(story, at)
    return [number for number, unit in story.battle.units.items() if routed(unit)], story


@pytest.mark.parametrize(("turn", "due"), [(1, False), (11, False), (12, True), (13, False), (24, True)])
def test_rout_is_tested_in_every_twelfth_turn(turn, due):
    """ROU-01, A-50."""
    assert is_tested(turn, table()) is due
    assert is_tested(turn, table(rulings={"rout.interval": "1"}))


def test_in_other_turns_nobody_rolls():
    """ROU-01."""
    told = Story(skirmish((1, 2), soldiers={1: {"leader": 0}}, setup_changes=MORALE, now=Moment(11, 10)))
    phase(told, table())
    assert told.events == []


@pytest.mark.parametrize(("face", "routs"), [(1, True), (5, True), (6, False), (99, False), (100, False)])
def test_one_d100_a_squad_and_five_or_less_routs_all_but_the_leader(face, routs):
    """ROU-03, ROU-05, ROU-07, ROU-10, ROU-11, A-46."""
    who, story = phased(squad(), face)
    assert who == ([2, 3, 4] if routs else [])
    assert [event.squad for event in story.events] == ["red", "blue"]


@pytest.mark.parametrize(
    ("changes", "value"),
    [
        ({}, 0),
        ({"soldiers": {1: {"leader": 2}}}, -20),
        ({"soldiers": {1: {"leader": -1}}}, 10),
        ({"soldiers": {1: {"leader": -1, "race": "Zog"}}}, 0),
        ({"units": {2: {"wound": "L"}, 3: {"wound": "S"}}}, -10),
        ({"units": {2: {"wound": "U"}, 3: {"wound": "D"}}}, -20),
        ({"units": {1: {"wound": "D"}}}, -30),
        ({"units": {11: {"wound": "D"}}}, 25),
        ({"units": {12: {"wound": "D"}}}, 5),
        ({"units": {11: {"wound": "L"}, 12: {"wound": "U"}}}, 10),
        ({"soldiers": {n: {"quality": "elite"} for n in (1, 2, 3, 4)}}, 20),
        ({"soldiers": {n: {"quality": "green"} for n in (1, 2, 3, 4)}}, -10),
    ],
)
def test_each_modifier_counts_as_the_table_has_it(changes, value):
    """ROU-04, ROU-12..ROU-17, ROU-20, QUA-04, QUA-07, LDR-06, LDR-13, A-42, A-51, A-52."""
    assert modifier(squad(**changes)) == value


def test_an_enemy_leader_counts_once_however_many_are_dead():
    """ROU-16, A-49."""
    battle = squad(soldiers={12: {"leader": 1}}, units={11: {"wound": "D"}, 12: {"wound": "D"}})
    assert modifier(battle) == 20 + 2 * 5
    assert modifier(battle, {"rout.enemy_leader": "-20"}) == -20 + 2 * 5


@pytest.mark.parametrize(("by", "value"), [(2, 5), (12, 0), (None, 0)])
def test_losses_count_that_the_squad_itself_has_inflicted_where_the_table_reads_it_so(by, value):
    """ROU-20, A-52."""
    story = Story(squad())
    wounds.wound(story, 11, 1, table(), by=by, cause="fire")
    assert modifier(story.battle) == 5
    assert modifier(story.battle, {"rout.enemy_losses": "caused_by_squad"}) == value
    plain = Story(skirmish())
    wounds.wound(plain, 11, 1, table(), by=1, cause="fire")
    assert plain.battle.units[11].held == ()


def test_what_is_looked_at_and_does_not_count_stands_in_the_ledger_with_its_rule():
    """ROU-04."""
    lines = {line.key: line for line in ledger(squad()).lines}
    assert {key: line.rule for key, line in lines.items() if not line.applied} == {
        "wounded_friend": "ROU-13", "lost_friend": "ROU-15", "enemy_leader_dead": "ROU-16",
        "own_leader_dead": "ROU-17", "enemy_loss": "ROU-20",
    }  # fmt: skip
    assert (lines["leader"].rule, lines["quality"].rule) == ("ROU-12", "QUA-05")


def test_the_bare_rating_counts_where_the_table_reads_it_so():
    """LDR-06, A-48."""
    assert modifier(squad(soldiers={1: {"leader": 2}}), {"rout.leader_rating": "bare"}) == 2


def test_natural_1_always_routs_and_natural_100_never():
    """ROU-06, ROU-08, ROU-09."""
    elite = squad(
        soldiers={n: {"quality": "elite"} for n in (2, 3, 4)} | {1: {"leader": -2, "quality": "elite"}}
    )
    assert modifier(elite) == 40
    assert phased(elite, 1)[0] == [2, 3, 4]
    assert phased(elite, 2)[0] == []
    doomed = squad(units={2: {"wound": "D"}}, soldiers={1: {"leader": 2, "race": "Zog"}})
    assert phased(doomed, 100)[0] == []
    assert phased(doomed, 45)[0] == [3, 4]
    assert phased(doomed, 46)[0] == []


def test_below_one_is_a_rout_unless_the_table_reads_it_otherwise():
    """ROU-05, A-47."""
    bad = squad(soldiers={1: {"leader": 2}})
    none = {"rout.below_one": "none"}
    assert [phased(bad, face)[0] for face in (20, 21)] == [[2, 3, 4], [2, 3, 4]]
    assert [phased(bad, face, rulings=none)[0] for face in (20, 21, 1)] == [[], [2, 3, 4], [2, 3, 4]]


def test_each_unit_rolls_for_itself_where_the_table_reads_it_so():
    """ROU-03, A-46."""
    assert phased(squad(), 5, 6, 5, rulings={"rout.roll": "unit"})[0] == [2, 4]
    assert phased(squad(), 6, 5, rulings={"rout.roll": "any_unit_routs_squad"})[0] == [2, 3, 4]


def test_a_routed_squad_is_not_tested_again():
    """ROU-25, ROU-27."""
    at = Story(in_rout(squad(), 2, 3, 4))
    phase(at, table((99,)))
    assert [event.squad for event in at.events] == ["blue"]


def test_the_die_is_asked_for_with_what_it_needs():
    """ROU-03."""
    with pytest.raises(DieNeeded) as asked:
        phase(Story(squad()), table())
    assert (asked.value.roll.die, asked.value.roll.name, asked.value.roll.side) == (100, "rout", "red")
    assert "6 or more" in asked.value.roll.needed


def test_the_face_0_is_100_whatever_the_d10_is_read_as():
    """ROU-03, ROU-09, AMB-02."""
    assert phased(squad(), 100, rulings={"die.zeroFaceIsTen": "no"})[0] == []


@pytest.mark.parametrize(("hidden", "value"), [(False, 10), (True, -10)])
def test_penal_troops_look_to_their_leader(hidden, value):
    """ROU-18, ROU-19."""
    battle = squad(soldiers={2: {"troop": "penal"}})
    at = table()
    seen = at.surveyor

    class Blind:
        def sighting(self, viewer, target, stated):
            found = seen.sighting(viewer, target, stated)
            return replace(found, in_sight=replace(found.in_sight, value=not hidden))

    found = plight_of(battle, squads(battle)[0], table(surveyor=Blind()))
    assert rout_ledger(found, at).total == value


def test_penal_troops_without_a_leader_look_to_nobody():
    """ROU-17, ROU-18."""
    battle = squad(soldiers={2: {"troop": "penal"}}, units={1: {"wound": "D"}})
    assert modifier(battle) == -30


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
    assert [routed(played.unit(number)) for number in (1, 2, 3, 4, 11, 12)] == [False, True, True, True] + [
        False
    ] * 2
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
    assert routed(played.unit(2))


def test_the_log_tells_the_test_with_its_reasons():
    """ROU-04, ROU-05, ROU-08."""
    played = at_the_end_of(12, 3, 99, units={2: {"wound": "L"}})
    told = narrate(played.of_kind("rout_tested")[0], played.battle)
    assert (
        "Red squad is tested for rout: 3 -5 = -2 (-5 wounded friend (1)), more than 5 holds: it routs: 2 Trooper 2"
        in told
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
    assert not any(routed(unit) for unit in played.battle.units.values())
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
    assert counselled(battle, "red", table().rulings) == (sentence,) * told
    assert counselled(battle, "red", table(rulings={"rout.interval": "1"}).rulings)


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
    assert [signs(battle.units[number].held) for number in (1, 2)] == ["★", "r"]
    assert legend(battle.chapters) == (("★", "leader"), ("r", "routed unit"))
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


@pytest.mark.parametrize(
    ("kind", "lost"), [("move", False), ("reload", True), ("clear_weapon", True), ("aimed_fire", True)]
)
def test_as_rout_sets_in_what_a_routed_unit_may_not_do_is_lost(kind, lost):
    """ROU-28, A-145."""
    busy = Ongoing(kind=kind, start=Moment(12, 9), end=Moment(13, 2), mode="walk")
    battle = squad(units={2: {"action": busy}})
    _, story = phased(battle, 3)
    assert (story.battle.units[2].action is None) is lost
    _, story = phased(battle, 3, rulings={"rout.ongoing": "finish"})
    assert story.battle.units[2].action == busy


def test_opportunity_fire_that_is_held_is_lost_too():
    """ROU-28, A-145."""
    _, story = phased(squad(units={2: {"opportunity": "SR"}}), 3)
    assert story.battle.units[2].opportunity is None


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
