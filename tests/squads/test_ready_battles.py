"""What ships, and how squads become a battle: BLD-01, BLD-11, SET-01..09, LOG-02, GEN-02, GEN-10, GEN-12."""

from dataclasses import replace

import pytest
from support.battles import table

from squadlog.battle.evolve import first_state
from squadlog.battle.ledger import total
from squadlog.battle.moment import Moment
from squadlog.rules.desk.chapters import add_chapters
from squadlog.rules.turn.initiative import modifiers
from squadlog.setup.battle import muster
from squadlog.setup.doubts import doubts
from squadlog.setup.plan import BattlePlan, Force, MusterError, Rank
from squadlog.setup.scenes import load_battle
from squadlog.squads.cost import bill
from squadlog.squads.counters import colour
from squadlog.squads.edit import add_equipment, agree, set_soldiers, set_squad
from squadlog.squads.exchange import ExchangeError, export_squad
from squadlog.squads.legality import illegal
from squadlog.squads.ready import load_squad, ready_squads
from squadlog.squads.scene_files import SceneError, load_scene, ready_battles


@pytest.fixture(scope="module")
def forces(book):
    return (
        Force("blue", "Commonwealth", load_squad("john_doe", book)),
        Force("red", "TOG", load_squad("tog_line", book)),
    )


def met(forces, book, rulings, title="Test", **terms):
    """The battle of these squads."""
    return muster(BattlePlan(title=title, forces=tuple(forces), **terms), book, rulings)


@pytest.mark.parametrize("key", ready_squads())
def test_every_ready_squad_is_legal_without_any_agreement(key, book, rulings):
    plan = load_squad(key, book)
    assert plan.agreements == ()
    assert [violation.sentence for violation in illegal(plan, book, rulings)] == []


def test_there_are_john_doe_and_at_least_four_more():
    assert "john_doe" in ready_squads()
    assert len(ready_squads()) >= 5


def test_tx_01_john_does_squad_is_shipped_as_printed(book, rulings):
    plan = load_squad("john_doe", book)
    assert (bill(plan, book, rulings).total, plan.budget, len(plan.soldiers)) == (368, 400, 8)


@pytest.mark.parametrize("key", ready_battles())
def test_every_ready_battle_opens(key, book, rulings):
    setup = load_battle(key, book, rulings)
    battle = first_state(setup)
    assert battle.stage == "setup"
    assert {unit.side for unit in battle.units.values()} == {side.id for side in setup.sides}
    assert setup.briefing


@pytest.mark.parametrize("key", ready_battles())
def test_no_ready_battle_fields_anybody_who_may_not_be_there(key, book, rulings):
    """TRP-03: nobody without a zero-G value in a battle without gravity."""
    scene = load_scene(key)
    called = [call.squad for side in scene.sides for call in side.squads if call.squad]
    plans = [load_squad(squad, book) for squad in called]
    assert [v.sentence for plan in plans for v in illegal(plan, book, rulings, zero_g=scene.zero_g)] == []


def test_the_newcomers_battle_comes_first_and_is_three_against_three(book, rulings):
    assert ready_battles()[0] == "newcomer"
    setup = load_battle("newcomer", book, rulings)
    assert [len(grouping.units) for grouping in setup.groupings] == [3, 3]


def test_log_02_counters_are_numbered_from_1_without_a_gap(forces, book, rulings):
    """SET-04."""
    setup = met(forces, book, rulings)
    assert [soldier.id for soldier in setup.soldiers] == list(range(1, 17))
    assert setup.groupings[1].units == tuple(range(9, 17))


def test_bld_01_fire_teams_are_fours(forces, book, rulings):
    teams = met([force._replace(grouping="teams") for force in forces], book, rulings)
    assert [len(grouping.units) for grouping in teams.groupings] == [4, 4, 4, 4]
    assert [grouping.id for grouping in teams.groupings] == ["blue-1", "blue-2", "red-1", "red-2"]


def test_amb_03_or_eights(forces, book, rulings):
    teams = [force._replace(grouping="teams") for force in forces]
    setup = met(teams, book, rulings.with_choice("squad.fireTeamSize", "8"))
    assert [len(grouping.units) for grouping in setup.groupings] == [8, 8]


def test_bld_11_the_value_on_the_log_counts_what_is_entrusted(forces, book, rulings):
    plan = add_equipment(set_squad(forces[0].plan, budget=999), "ecm_jammer", "Mara Quill")
    setup = met([forces[0]._replace(plan=plan), forces[1]], book, rulings)
    assert [soldier.value for soldier in setup.soldiers[:3]] == [46, 66, 46]
    assert setup.soldiers[1].equipment == ("ecm_jammer",)


def test_amb_06_the_ruling_reaches_the_value_in_the_battle(forces, book, rulings):
    printed = rulings.with_choice("log.pointValueFormula", "sum_plus_1")
    setup = met(forces, book, printed)
    assert setup.soldiers[0].value == 47
    assert setup.rulings == (("log.pointValueFormula", "sum_plus_1"),)


def test_set_05_and_set_06_a_battle_begins_in_set_up_before_the_first_subphase(forces, book, rulings):
    battle = first_state(met(forces, book, rulings))
    assert (battle.stage, battle.now) == ("setup", Moment(1, 1))


def test_set_07_equipment_and_keys_are_with_their_owners(book, rulings):
    """LOG-12, SET-09."""
    battle = first_state(load_battle("boarding", book, rulings))
    holders = [unit.soldier.name for unit in battle.units.values() if unit.keys == ("engine room key",)]
    assert holders == ["Chief Adeyemi"]
    assert battle.features["B2"].key == "engine room key"


def test_set_08_doors_are_closed_and_not_locked_unless_the_scenario_says_so(book, rulings):
    """SET-09: only the door that the file locks is locked."""
    features = load_battle("boarding", book, rulings).features
    assert {feature.id: feature.state for feature in features if "door" in feature.kind} == {
        "A1": "closed",
        "A2": "closed",
        "B1": "closed",
        "B2": "locked",
        "S1": "closed",
    }


def test_bnc_14_nobody_begins_with_a_pack_on_in_zero_g(book, rulings):
    assert not load_battle("boarding", book, rulings).packs_on


def test_sto_09_an_elevator_has_no_known_floor_before_its_first_use(book, rulings):
    battle = first_state(load_battle("counting_house", book, rulings))
    assert (battle.features["lift"].car, battle.features["lift"].floors) == (None, 2)


def test_scenario_things_are_carried_by_those_named(forces, book, rulings):
    bearer = forces[0]._replace(things={"John Doe": ("data core",)})
    setup = met((bearer, forces[1]), book, rulings)
    assert first_state(setup).units[1].items == ("data core",)


def test_naval_quality_and_leadership_reach_the_battle(forces, book, rulings):
    plan = set_squad(set_soldiers(forces[0].plan, [0], leader=-1), naval=True, quality="elite")
    soldier = met([forces[0]._replace(plan=plan), forces[1]], book, rulings).soldiers[0]
    assert (soldier.naval, soldier.quality, soldier.leader) == (True, "elite", -1)


def test_two_squads_may_share_a_side(forces, book, rulings):
    setup = met([*forces, forces[0]], book, rulings)
    assert [side.id for side in setup.sides] == ["blue", "red"]
    assert [grouping.id for grouping in setup.groupings] == ["blue-1", "blue-2", "red"]


@pytest.mark.parametrize("title", ["", "\x1b[31m", "x" * 41])
def test_a_title_that_cannot_be_shown_is_refused(title, forces, book, rulings):
    with pytest.raises(MusterError, match="title"):
        met(forces, book, rulings, title=title)


def test_one_side_alone_is_no_battle(forces, book, rulings):
    with pytest.raises(MusterError, match="two sides"):
        met(forces[:1], book, rulings)


def test_a_side_that_is_not_there_cannot_roll(forces, book, rulings):
    with pytest.raises(MusterError, match="green"):
        met(forces, book, rulings, typed_dice=("green",))


def test_a_squad_with_unknown_choices_cannot_be_fielded(forces, book, rulings):
    odd = set_soldiers(forces[0].plan, [0], troop="wizard")
    with pytest.raises(MusterError, match="wizard"):
        met([forces[0]._replace(plan=odd), forces[1]], book, rulings)


def test_an_illegal_squad_may_fight_and_is_named_among_the_doubts(forces, book, rulings):
    poor = set_squad(forces[0].plan, budget=100)
    fielded = [forces[0]._replace(plan=poor), forces[1]]
    assert met(fielded, book, rulings).soldiers
    assert [(name, v.code) for name, v in doubts(fielded, book, rulings)] == [(poor.name, "over-budget")]
    agreed = [forces[0]._replace(plan=agree(poor, "BLD-10", "a handicap")), forces[1]]
    assert [v.waived for _, v in doubts(agreed, book, rulings)] == ["a handicap"]


def test_gen_02_five_squads_are_more_than_the_game_is_made_for(forces, book, rulings):
    assert [v.rule for _, v in doubts([*forces, *forces, forces[0]], book, rulings)] == ["GEN-02"]
    assert doubts([*forces, *forces], book, rulings) == ()


def test_amb_04_counters_never_run_out_unless_the_ruling_counts_them(forces, book, rulings):
    """AMB-04: GEN-10, GEN-12: 32 unit counters, two squads of blue ones."""
    counted = rulings.with_choice("counters.enforceLimits", "enforce")
    many = [*forces, *forces, forces[0]]
    assert {v.rule for _, v in doubts(many, book, counted)} == {"GEN-02", "GEN-10", "GEN-12"}
    assert doubts(forces, book, counted) == ()


@pytest.mark.parametrize(
    ("side", "race", "shade"),
    [
        ("Commonwealth", "Human", "blue"),
        ("Renegade", "Human", "blue"),
        ("TOG", "Human", "red"),
        ("TOG", "Kessrith", "green"),
        ("Renegade", "Ssora", "yellow"),
        ("Renegade", "Vauvusar", "light blue"),
        ("Renegade", "Baufrin", "brown"),
        ("Renegade", "Naram", None),
        ("Renegade", "Zog", None),
        ("Renegade", "Menevagorean", None),
    ],
)
def test_gen_12_counters_have_the_colour_of_side_or_race(*, side, race, shade, eight):
    assert colour(set_squad(set_soldiers(eight, race=race), side=side)) == shade


def folder_with(tmp_path, book, battle):
    (tmp_path / "squads").mkdir()
    (tmp_path / "battles").mkdir()
    for key in ("john_doe", "tog_line"):
        (tmp_path / "squads" / f"{key}.json").write_text(
            export_squad(load_squad(key, book)), encoding="utf-8"
        )
    (tmp_path / "battles" / "mine.toml").write_text(battle, encoding="utf-8")
    return tmp_path


SIDES = """
[[sides]]
id = "blue"
name = "Blue"
squads = [{squad = "john_doe"%s}]
[[sides]]
id = "red"
name = "Red"
squads = [{squad = "tog_line"}]
"""


@pytest.mark.parametrize(
    ("head", "call", "tail", "error", "words"),
    [
        ('title = "T"', "", "", SceneError, "briefing"),
        ('title = "T"\nbriefing = "B"\nturns = 0', "", "", SceneError, "turns"),
        ('title = "T"\nbriefing = "B"\nmap = 1', "", "", SceneError, "map"),
        ("title = ", "", "", SceneError, "TOML"),
        ('title = "T"\nbriefing = "B"', ', only = ["Nobody"]', "", MusterError, "no member called Nobody"),
        ('title = "T"\nbriefing = "B"', ', keys = {Nobody = ["k"]}', "", MusterError, "Nobody"),
        (
            'title = "T"\nbriefing = "B"',
            "",
            '[[features]]\nid = "D"\nkind = "moat"\nname = "M"',
            MusterError,
            "moat",
        ),
        (
            'title = "T"\nbriefing = "B"',
            "",
            '[[features]]\nid = "D"\nkind = "window"\nname = "M"\n' * 2,
            MusterError,
            "called D",
        ),
    ],
)
def test_a_battle_file_that_is_wrong_is_refused_in_a_sentence(
    *, head, call, tail, error, words, tmp_path, book, rulings
):
    folder = folder_with(tmp_path, book, head + (SIDES % call) + tail)
    with pytest.raises(error, match=words):
        load_battle("mine", book, rulings, folder)


def test_what_does_not_ship_is_refused_with_what_does(book, rulings):
    with pytest.raises(SceneError, match="newcomer"):
        load_battle("../secret", book, rulings)
    with pytest.raises(ExchangeError, match="john_doe"):
        load_squad("../secret", book)


def test_ini_02_members_of_several_squads_may_share_a_roll(forces, book, rulings):
    blue = forces[0].plan
    names = (blue.soldiers[6].name, blue.soldiers[1].name)
    rank = Rank("blue", "Scouts", names, "Human", -1)
    setup = met(forces, book, rulings, ranks=(rank,))
    scouts = setup.groupings[1]
    assert (scouts.id, scouts.name, scouts.units) == ("blue-2", "Scouts", (7, 2))
    assert (scouts.race, scouts.modifier) == ("Human", -1)
    assert setup.groupings[0].units == (1, 3, 4, 5, 6, 8)


@pytest.mark.parametrize(
    "rank",
    [Rank("green", "Scouts", ("x",)), Rank("blue", "Scouts", ("Nobody",)), Rank("blue", "Scouts", (), "Elf")],
)
def test_ini_02_a_grouping_of_strangers_is_refused(rank, forces, book, rulings):
    with pytest.raises(MusterError):
        met(forces, book, rulings, ranks=(rank,))


@pytest.mark.parametrize("before", [False, True])
def test_the_raiders_of_blow_have_2_for_elite_quality_and_not_4(before, book, rulings):
    """QUA-07, INI-14, ADV-02: also where the record says what stood for quality before it could be played."""
    setup = load_battle("blow_the_damn_thing_up", book, rulings)
    assert "quality" in setup.chapters
    assert {soldier.quality for soldier in setup.soldiers if soldier.side == "red"} == {"elite"}
    if before:
        groupings = tuple(
            replace(one, modifier=-2, instead_of="quality") if one.side == "red" else one
            for one in setup.groupings
        )
        setup = replace(setup, groupings=groupings)
    battle = first_state(setup)
    totals = {
        grouping.side: total(modifiers(battle, grouping, add_chapters(table(), battle)))
        for grouping in battle.groupings.values()
    }
    assert totals == {"red": -2, "blue": 0}


def test_a_scene_brings_groupings_and_actions_of_its_own(tmp_path, book, rulings):
    """INI-02, INI-12, INI-14, ACT-19, LOG-16."""
    squad = load_squad("john_doe", book)
    battle = f"""
title = "Own"
briefing = "Own groupings."
[[sides]]
id = "red"
name = "Red"
[[sides.squads]]
squad = "john_doe"
modifier = 1
[[sides]]
id = "blue"
name = "Blue"
[[sides.squads]]
squad = "tog_line"
[[groupings]]
side = "red"
name = "Pair"
members = ["{squad.soldiers[0].name}", "{squad.soldiers[3].name}"]
modifier = -2
[[actions]]
name = "Salute"
ap = 2
combines = true
"""
    setup = load_battle("mine", book, rulings, folder_with(tmp_path, book, battle))
    assert [(one.name, one.units, one.modifier) for one in setup.groupings if one.side == "red"] == [
        (squad.name, (2, 3, 5, 6, 7, 8), 1),
        ("Pair", (1, 4), -2),
    ]
    assert [(one.name, one.ap, one.combines) for one in setup.extra_actions] == [("Salute", 2, True)]


@pytest.mark.parametrize(
    ("key", "chapters", "night"),
    [
        ("definitely_not_camping", ("ammunition", "leadership", "quality", "rout"), True),
        ("blow_the_damn_thing_up", ("ammunition", "explosives", "grenades", "quality"), False),
        ("pest_control", ("ammunition", "explosives", "vacuum"), False),
    ],
)
def test_a_printed_scenario_is_played_by_the_chapters_that_it_lists(key, chapters, night, book, rulings):
    """ADV-02, ENV-02, A-147: the ship needs ammunition for its charges."""
    setup = load_battle(key, book, rulings)
    assert (setup.chapters, setup.environment.night) == ((*chapters, "scenario"), night)
    assert not [remark for remark in setup.remarks if "scenario lists it without" in remark.sentence]
