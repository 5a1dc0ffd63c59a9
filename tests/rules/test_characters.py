"""Characters of Legionnaire in a battle: LEG-03..LEG-18, A-134, A-135, ROU-26."""

from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest
from support.battles import setup, skirmish, table
from support.playing import Played
from support.scripts import replayed

from squadlog.battle.commands import Correct, Declare
from squadlog.battle.evolve import first_state
from squadlog.facts.ground_facts import StatedSighting
from squadlog.rules.common.advanced import ADVANCED, together
from squadlog.rules.common.scoring.victory import score
from squadlog.rules.desk.chapters import add_chapters
from squadlog.rules.fire.to_hit import VEHICLE, ledger
from squadlog.rules.legionnaire import words
from squadlog.rules.legionnaire.record import character_of
from squadlog.rules.melee import rolls
from squadlog.rules.moving import zero_gravity
from squadlog.rules.moving.step_costs import allowance
from squadlog.rules.rout import testing
from squadlog.rules.rout.record import Nerve
from squadlog.rules.turn.initiative import modifiers
from squadlog.setup.going_back import sheets_of
from squadlog.squads.conversion.brought import Character

ADA = Character(skills=(("spike_rifle", 7), ("handgun", 2), ("melee", 3)), player=True, melee_weapon="knife")
PLAYED = {"chapters": ("legionnaire",)}
MORALE = {"chapters": ("leadership", "quality", "rout", "legionnaire")}
FAST = {"legionnaire.move_above": "12"}


def with_ada(who=ADA, *, soldier=None, setup_changes=None, **battle):
    """Unit 1 is a character, 2 and 11 are none."""
    return skirmish(
        red=(1, 2),
        soldiers={1: {"character": who, **(soldier or {})}},
        setup_changes=setup_changes or PLAYED,
        **battle,
    )


def to_hit(battle, weapon="SR", unit=1, rulings=None):
    board = add_chapters(table(rulings=rulings), battle)
    seen = board.surveyor.sighting(unit, 11, StatedSighting(distance_m=10))
    return {line.key: line for line in ledger(battle, unit, weapon, 11, seen, "plain", board).lines}


@pytest.mark.parametrize(
    ("weapon", "key", "value", "rule"),
    [
        ("SR", "skill:spike_rifle", -2, "LEG-03"),
        ("SP", "skill:handgun", 0, "LEG-04"),
        ("LR", "skill:laser_rifle", 1, "LEG-05"),
    ],
)
def test_each_weapon_is_fired_with_the_skill_for_it(weapon, key, value, rule):
    """LEG-03, LEG-04, LEG-05."""
    battle = with_ada(soldier={"weapons": ("SR", "SP", "LR"), "troop": "tech"})
    found = to_hit(battle, weapon)
    assert (found[key].value, found[key].rule, found[key].applied) == (value, rule, True)
    assert not found["troop"].applied


def test_a_medic_fires_worse_without_the_skill():
    """LEG-06."""
    medic = replace(ADA, combat=False, skills=())
    line = to_hit(with_ada(medic))["skill:spike_rifle"]
    assert (line.value, line.rule) == (2, "LEG-06")


@pytest.mark.parametrize(("option", "counts"), [("false", False), ("true", True)])
def test_whether_the_troop_type_counts_besides_is_for_the_table(option, counts):
    """A-135: each option."""
    battle, rulings = with_ada(soldier={"troop": "civilian"}), {"legionnaire.troop_mods": option}
    assert to_hit(battle, rulings=rulings)["troop"].applied is counts
    board = add_chapters(table(rulings=rulings), battle)
    own = {line.key: line for line in rolls.ledger(battle, 1, 11, board).lines}
    assert own["troop:civilian"].applied is counts
    weightless = zero_gravity.ledger(battle, 1, None, board)
    assert weightless.total == (2 if counts else 0)


def test_soldiers_beside_a_character_fight_as_ever():
    """LEG-01."""
    found = to_hit(with_ada(), unit=2)
    assert found["troop"].applied
    assert not [key for key in found if key.startswith("skill")]


def test_race_modifiers_apply_to_a_character_as_to_any_unit():
    """LEG-10."""
    battle = with_ada(soldier={"race": "Zog"})
    assert (to_hit(battle)["race"].value, to_hit(battle)["race"].applied) == (-1, True)


@pytest.mark.parametrize(
    ("weapon", "keys"), [("knife", ["skill:melee"]), ("", ["skill:melee", "bare_hands"])]
)
def test_melee_goes_by_its_skill_and_whether_it_has_any_weapon_for_it(weapon, keys):
    """LEG-03, LEG-08, LEG-09: which weapon it is does not matter."""
    battle = with_ada(replace(ADA, melee_weapon=weapon))
    lines = rolls.ledger(battle, 1, 11, add_chapters(table(), battle)).lines
    own = {line.key: line for line in lines if line.key in ("skill:melee", "bare_hands")}
    assert list(own) == keys
    assert [own[key].value for key in keys] == [-1, 1][: len(keys)]
    runs = {line.key for line in rolls.avoid_ledger(battle, 11, 1, add_chapters(table(), battle)).lines}
    assert {f"foe_{key}" for key in keys} <= runs


@pytest.mark.parametrize(
    ("mode", "metres"),
    [
        ("walk", 3),
        ("run", 5),
        ("sprint", 7),
        ("backward", 3),
        ("sideways", 2),
        ("crawl", 0.5),
        ("crawl_back", 0.5),
    ],
)
def test_who_is_quick_on_land_covers_a_metre_more_in_every_way_but_crawling(mode, metres):
    """LEG-13, A-134."""
    battle = with_ada(replace(ADA, movement=13))
    found = allowance(battle, 1, mode, add_chapters(table(rulings=FAST), battle))
    assert found.metres == Fraction(str(metres))
    slow = allowance(battle, 2, mode, add_chapters(table(rulings=FAST), battle))
    assert found.metres - slow.metres == (0 if "crawl" in mode else 1)


@pytest.mark.parametrize(("movement", "threshold"), [(13, "unset"), (12, "12"), (None, "0")])
def test_nobody_is_quicker_who_is_not_above_a_threshold_that_is_set(movement, threshold):
    """LEG-13, A-134: off until set."""
    battle = with_ada(replace(ADA, movement=movement))
    board = add_chapters(table(rulings={"legionnaire.move_above": threshold}), battle)
    assert allowance(battle, 1, "run", board).metres == 4


def test_on_a_bounce_pack_nobody_is_quicker():
    """LEG-14."""
    battle = with_ada(replace(ADA, movement=13), units={1: {"pack_on": True}})
    assert allowance(battle, 1, "run", add_chapters(table(rulings=FAST), battle)).metres == 8


@pytest.mark.parametrize(
    ("threshold", "wound", "total"),
    [("unset", "none", 0), ("10", "none", -1), ("11", "none", 0), ("10", "U", 0)],
)
def test_a_quick_reaction_helps_its_grouping_once(threshold, wound, total):
    """LEG-15, A-134b: while somebody of it can fight."""
    quick = replace(ADA, reaction=11)
    battle = skirmish(
        red=(1, 2), soldiers={1: {"character": quick}, 2: {"character": quick}}, setup_changes=PLAYED,
        units={number: {"wound": wound} for number in (1, 2)},
    )  # fmt: skip
    board = add_chapters(table(rulings={"legionnaire.reaction_above": threshold}), battle)
    lines = modifiers(battle, battle.groupings["red"], board)
    assert sum(line.value for line in lines if line.applied) == total


@pytest.mark.parametrize(("threshold", "rating"), [("unset", -1), ("10", -2), ("12", -1)])
def test_charisma_makes_a_better_leader_of_initiative_rout_and_rally(threshold, rating):
    """LEG-16, A-134c, LDR-04, LDR-05, LDR-06."""
    battle = with_ada(
        replace(ADA, charisma=12), soldier={"leader": -1, "race": "Human"}, setup_changes=MORALE,
        units={2: {}},
    )  # fmt: skip
    board = add_chapters(table(rulings={"legionnaire.charisma_above": threshold}), battle)
    lines = modifiers(battle, battle.groupings["red"], board)
    assert sum(line.value for line in lines if line.applied and line.key in ("leader", "charisma")) == rating
    squad = next(one for one in testing.squads(battle) if one.side == "red")
    plight = testing.plight_of(battle, squad, board)
    led = [
        line.value for line in testing.rout_ledger(plight, board).lines if line.key in ("leader", "charisma")
    ]
    assert sum(led) == -10 * rating
    calls = testing.rally_ledger(plight.leader, "regular", board)
    assert calls.total == rating


def routed(battle, *numbers):
    for number in numbers:
        unit = battle.units[number]
        held = tuple((key, Nerve(routed=True) if key == "rout" else kept) for key, kept in unit.held)
        battle = replace(battle, units={**battle.units, number: replace(unit, held=held)})
    return battle


@pytest.mark.parametrize(("player", "shaken"), [(True, [2]), (False, [1, 2])])
def test_no_rout_touches_the_character_of_a_player(player, shaken):
    """LEG-18, ROU-26."""
    battle = with_ada(replace(ADA, player=player), setup_changes=MORALE)
    board = add_chapters(table(), battle)
    squad = next(one for one in testing.squads(battle) if one.side == "red")
    assert [unit.id for unit in testing.in_danger(battle, squad, board)] == shaken


@pytest.mark.parametrize(("player", "refused"), [(True, None), (False, "LDR-14")])
def test_the_character_of_a_player_rallies_without_leading(player, refused):
    """LEG-17, RAL-01."""
    played = Played(routed(with_ada(replace(ADA, player=player), setup_changes=MORALE), 2))
    rally = Declare(unit=1, action="rally", target=2)
    if refused:
        assert played.refused(rally).rule == refused
        return
    played.do(rally)
    assert played.unit(1).action.kind == "rally"


@pytest.mark.parametrize(("wound", "named"), [("none", True), ("U", False)])
def test_the_character_of_a_player_who_is_out_of_action_is_named_to_nobody_as_one_who_rallies(wound, named):
    """LEG-17, LDR-14."""
    battle = with_ada(ADA, setup_changes=MORALE)
    battle = replace(battle, units=battle.units | {1: replace(battle.units[1], wound=wound)})
    refused = Played(battle).refused(Declare(unit=2, action="rally", target=1))
    assert (refused.rule, "Leaders: 1 " in refused.instead) == ("LDR-14", named)


@pytest.mark.parametrize(("player", "who"), [(True, [1]), (False, [])])
def test_where_rallies_come_in_their_phase_the_character_of_a_player_stands_in(player, who):
    """LEG-17, A-54."""
    battle = routed(with_ada(replace(ADA, player=player), setup_changes=MORALE), 2)
    board = add_chapters(table(rulings={"rally.mode": "phase"}), battle)
    assert [unit.id for unit, _ in testing.rallying_now(battle, board)] == who


def test_a_wound_brought_along_stands_at_first_and_brings_nobody_points():
    """LEG-19, CAS-03, CAS-04."""
    battle = first_state(setup(soldiers={1: {"character": replace(ADA, wound="M"), "value": 40}}, **PLAYED))
    assert battle.units[1].wound == "M"
    assert [side.points for side in score(battle, table())] == [0, 0]
    worse = replace(battle, units={**battle.units, 1: replace(battle.units[1], wound="S")})
    assert [side.points for side in score(worse, table())] == [0, 10]


def test_the_referee_sets_right_what_a_character_brings():
    """GEN-06, LEG-03."""
    played = Played(with_ada())
    played.do(
        Correct(unit=1, changes=(("legionnaire", "spike rifle 3, non-player, reaction 9"),), reason="misread")
    )
    who = character_of(played.unit(1))
    assert (dict(who.skills)["spike_rifle"], who.player, who.reaction, who.melee_weapon) == (
        3,
        False,
        9,
        "knife",
    )
    assert to_hit(played.battle)["skill:spike_rifle"].value == -1
    refused = played.refused(Correct(unit=1, changes=(("legionnaire", "piloting 3"),), reason="misread"))
    assert "LEG-07" in refused.sentence
    played.do(Correct(unit=1, changes=(("legionnaire", "none"),), reason="an ordinary soldier"))
    assert to_hit(played.battle)["troop"].applied


@pytest.mark.parametrize(("option", "value"), [("false", None), ("true", -2)])
def test_a_vehicle_is_easier_to_hit_where_the_table_plays_with_any(option, value):
    """FIR-32, CEN-03, A-137: each option."""
    battle = skirmish(soldiers={11: {"begins": (VEHICLE,)}})
    line = to_hit(battle, rulings={"vehicles": option})["vehicle"]
    assert (line.value if line.applied else None) == value
    assert VEHICLE == words.VEHICLE
    assert VEHICLE in together(ADVANCED).beginnings
    assert "vehicle" not in to_hit(skirmish())


def test_after_an_evening_she_goes_home_with_her_skills_and_her_wounds():
    """LEG-19, LEG-01: the evening of the script."""
    script = Path(__file__).parents[1] / "scripts" / "ada_at_the_gate.txt"
    battle = replayed(script.read_text(encoding="utf-8"))
    (sheet,) = sheets_of(battle, table().book, table().rulings)
    assert (sheet.name, sheet.wound, sheet.skills) == ("Ada Quill", "M", {"Spike rifle": 7, "Melee": 6})
