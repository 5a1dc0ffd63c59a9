"""The premade scenarios, and what readings of their rulings make of them: A-114..A-133, SCN-03..SCN-13."""

import tomllib
from functools import cache

import pytest
from support.battles import table
from support.on_maps import surveyor

from squadlog.battle.chapter_state import replace_battle_state
from squadlog.battle.evolve import first_state
from squadlog.book.load import load_rulebook, load_rulings
from squadlog.book.places import data_dir
from squadlog.facts.ground_facts import Whereabouts
from squadlog.rules.desk.chapters import add_chapters
from squadlog.rules.leadership.chain import squads
from squadlog.rules.scenario.deploying import unready
from squadlog.rules.scenario.objectives import standings
from squadlog.rules.scenario.progress import GroundHeld, PageProgress
from squadlog.rules.turn.initiative import modifiers
from squadlog.session.battle_session import Session
from squadlog.setup.scenes import load_battle
from squadlog.squads.scene_files import load_scene, ready_battles

WOODS, STATION, SHIP = "definitely_not_camping", "blow_the_damn_thing_up", "pest_control"
BOOK, RULINGS = load_rulebook(), load_rulings()


def chosen(*readings):
    """The rulings with these pairs of name and option chosen."""
    ruled = RULINGS
    for name, option in readings:
        ruled = ruled.with_choice(name, option)
    return ruled


@cache
def mustered(key, *readings):
    """The battle of a scenario under these readings."""
    return load_battle(key, BOOK, chosen(*readings))


@cache
def scene(key, *readings):
    """Its file under these readings."""
    ruled = chosen(*readings)
    return load_scene(key, chosen=lambda name: ruled.choice(name) if name in ruled else None)


def read_by_files():
    """The rulings that variants of the ready battles read, each with the battle."""
    found = set()
    for key in ready_battles():
        raw = tomllib.loads((data_dir("scenarios") / "battles" / f"{key}.toml").read_text(encoding="utf-8"))
        found |= {(one["ruling"], key) for one in raw.get("variants", ())}
    return found


def test_every_ruling_about_a_scenario_is_read_by_its_file():
    """A-114, A-115, A-116, A-120, A-122..A-133: those with one reading alone need no variant."""
    about = {
        ruling.name
        for ruling in RULINGS
        if ruling.chapter.startswith("scenario-") and not ruling.same_as and len(ruling.options) > 1
    }
    assert {name for name, _ in read_by_files()} == (about - {"s3.ammunition"}) | {"holdfire.lift"}


@pytest.mark.parametrize(("name", "key"), sorted(read_by_files()))
def test_each_reading_makes_another_scenario_of_the_file(name, key):
    """SCN-11."""
    told = [scene(key, (name, option.key)) for option in RULINGS.ruling(name).options]
    assert all(one not in told[:number] for number, one in enumerate(told))


def costs(setup):
    """The worth of each side's units."""
    return {side.id: sum(one.value for one in setup.soldiers if one.side == side.id) for side in setup.sides}


def test_a_114_the_hunters_captain_is_rated_minus_or_plus_one():
    """LDR-08: what he costs, what he adds to the roll of his team."""
    for option, total in (("-1", -2), ("1", 0)):
        battle = first_state(mustered(WOODS, ("s1.leader", option)))
        lines = modifiers(battle, battle.groupings["blue-3"], add_chapters(table(), battle))
        assert sum(one.value for one in lines if one.applied) == total


def test_ldr_02_each_team_of_the_hunters_has_a_leader_and_nobody_minds():
    setup = mustered(WOODS)
    assert [one.leader for one in setup.soldiers if one.side == "blue" and one.leader is not None] == [
        0,
        0,
        -1,
    ]
    assert setup.remarks == ()


def test_a_122_the_hunters_are_tested_for_rout_together_or_team_by_team():
    """ROU-02, LDR-03."""
    for option, sizes in (("group", [8, 12]), ("team", [8, 4, 4, 4])):
        battle = first_state(mustered(WOODS, ("s1.rout_unit", option)))
        assert [len(one.units) for one in squads(battle)] == sizes


def test_a_115_and_a_116_heavy_armour_and_slug_rifles_are_as_the_table_reads_them():
    """SCN-04."""
    for key in (WOODS, STATION):
        setup = mustered(key, ("scenario.heavyArmour", "M"), ("scenario.slugRifle", "OR"))
        red = [one for one in setup.soldiers if one.side == "red"]
        assert {one.armour for one in red} == {"M"}
        assert sorted(one.weapons for one in red) == [("OR",), *[("SR",)] * 7]


def test_a_123_the_guards_of_the_station_are_other_troops():
    assert [
        costs(mustered(STATION, ("s2.troop", option)))["blue"]
        for option in ("combat_arms", "counter_insurgency", "tech")
    ] == [528, 448, 288]


def test_a_124_the_sergeants_of_the_station_are_rated():
    setup = mustered(STATION, ("s2.leaders", "-1"))
    assert [one.leader for one in setup.soldiers if one.side == "blue" and one.leader is not None] == [-1, -1]


def test_a_125_the_station_has_a_second_storey():
    """MAP-08, SCN-09."""
    ids = {one.id for one in mustered(STATION, ("s2.storeys", "2")).features}
    assert ids - {one.id for one in mustered(STATION).features} == {
        "S1", "W11", "W12", "W13", "W14", "W15", "D11", "D12", "D13", "D14", "G11", "G12", "G13",
    }  # fmt: skip


def test_a_126_keys_are_with_the_sergeants_with_everybody_or_with_nobody():
    """SET-09."""
    holders = [
        [one.name for one in mustered(STATION, ("s2.keys", option)).soldiers if one.keys]
        for option in ("leaders", "all", "none")
    ]
    assert [len(names) for names in holders] == [2, 16, 0]
    assert holders[0] == ["Sergeant Bly", "Sergeant Orme"]


def test_a_120_the_patrol_has_to_be_routed_at_the_end_or_at_any_time():
    """VIC-02: who has rallied by then."""
    for option, met in (("end", False), ("ever", True)):
        battle = first_state(mustered(WOODS, ("s1.rout_objective", option)))
        battle = replace_battle_state(battle, "scenario", PageProgress(met=(("rout", 3),)))
        assert standings(battle, add_chapters(table(), battle))[0].met is met


def test_a_127_a_charge_counts_within_one_metre_of_the_equipment_or_within_two():
    """SCN-10, EXP-04."""
    measured = surveyor(first_state(mustered(STATION)))
    for option, counts in (("1", False), ("2", True)):
        area = next(one for one in scene(STATION, ("s2.near_m", option)).areas if one.id == "relay")
        assert [measured.inside(Whereabouts(x, 20), area).value for x in (25, 24)] == [True, counts]


def test_a_128_the_guards_want_the_relay_saved():
    battle = first_state(mustered(STATION, ("s2.cw_primary", "prevent")))
    saved = standings(battle, add_chapters(table(), battle))[1]
    assert (saved.objective.side, saved.met, saved.points) == ("blue", True, 100)


def test_a_129_boarders_carry_a_charge_each_or_two():
    """EXP-03."""
    assert [costs(mustered(SHIP, ("s3.charges_each", option)))["red"] for option in ("1", "2")] == [414, 444]


def test_a_131_the_marines_of_the_ship_have_what_pierces():
    """DMG-02."""
    setup = mustered(SHIP, ("s3.cw_marine_weapon", "SR"))
    assert sorted({one.weapons[0] for one in setup.soldiers if one.side == "blue"}) == ["LR", "SR"]


def test_a_133_there_is_gravity_aboard_or_none():
    """ZRG-01."""
    assert [mustered(SHIP, ("s3.zero_g", option)).environment.zero_g for option in ("false", "true")] == [
        False, True,
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("option", "held", "met"),
    [
        ("last_three", (28, 29, 30), True),
        ("last_three", (20, 21, 22, 30), False),
        ("any_three_plus_end", (20, 21, 22, 30), True),
        ("any_three_plus_end", (28, 29, 30), True),
        ("any_three_plus_end", (27, 28, 29), False),
        ("any_three_plus_end", (1, 3, 5, 30), False),
    ],
)
def test_a_130_the_bridge_is_held_in_three_turns(*, option, held, met):
    """SCN-10, SCN-13."""
    kept = tuple(
        GroundHeld(objective="bridge_red", turn=turn, counts=(("red", 2 if turn in held else 1), ("blue", 1)))
        for turn in range(1, 31)
    )
    battle = first_state(mustered(SHIP, ("s3.hold", option)))
    battle = replace_battle_state(battle, "scenario", PageProgress(held=kept, ended=30))
    assert standings(battle, add_chapters(table(), battle))[0].met is met


def test_a_130_the_boarders_alone_lose_points_for_enemies_on_the_bridge():
    for option, cost in (("mirrored", [-10, -10]), ("tog_only", [-10, 0])):
        assert [one.per_enemy for one in scene(SHIP, ("s3.penalty", option)).objectives] == cost


@pytest.mark.parametrize("key", [WOODS, STATION, SHIP])
def test_set_05_everybody_is_set_up_as_the_page_has_it_from_the_start(key):
    """SCN-09."""
    setup = mustered(key)
    battle = first_state(setup)
    assert len(setup.starts) == len(setup.soldiers)
    measured = add_chapters(table(surveyor=surveyor(battle)), battle)
    assert tuple(unready(battle, measured, "")) == ()


def test_a_132_the_limit_is_measured_from_the_airlock_that_the_boarders_chose(store):
    """SCN-12, SET-05: they set up first; who stands at the other airlock does not count."""
    session = Session.create(store, mustered(SHIP, ("s3.airlock_limit", "chosen")))
    said = ("put 9 7.5,12 facing south", "put 17 17.2,17 facing south", "deployed blue")
    assert "TOG sets up before Commonwealth" in str(session.say(said[0]))
    outcomes = [session.say(sentence) for sentence in ("deployed red", *said)]
    assert any("Boarders at the port airlock" in line for line in outcomes[0].lines)
    assert [hasattr(one, "lines") for one in outcomes] == [True] * 4
    session.undo(1)
    session.say("put 17 9,13 facing south")
    assert "2 teams are in the 10 m around the port inner door" in str(session.say("deployed blue"))


def test_the_briefing_of_the_boarding_names_whoever_carries_a_key_or_a_charge():
    """EXP-02, ACT-70: what the side that blasts and the side that unlocks plan by."""
    setup = mustered(SHIP)
    carriers = {
        one.name.split()[-1] for one in setup.soldiers if one.keys or "shaped_charge" in one.equipment
    }
    others = {one.name.split()[-1] for one in setup.soldiers} - carriers
    assert len(carriers) == 6
    assert all(name in setup.briefing for name in carriers)
    assert not any(name in setup.briefing for name in others)
