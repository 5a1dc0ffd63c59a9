"""Squad sheets on paper: LOG-01..12, LOG-14..18, SET-06, BLD-11."""

from dataclasses import replace

import pytest
from support.battles import skirmish
from support.playing import Played

from squadlog.base.names import cells
from squadlog.battle.commands import Correct
from squadlog.battle.evolve import first_state
from squadlog.battle.moment import Moment
from squadlog.battle.state import Ongoing
from squadlog.book.load import load_rulebook, load_rulings
from squadlog.reports.sheet import battle_sheet, blank_sheet, squad_sheet
from squadlog.reports.squad_on_paper import planned
from squadlog.reports.squads_in_battle import before_play
from squadlog.setup.battle import muster
from squadlog.setup.plan import BattlePlan, Force
from squadlog.setup.scenes import load_battle
from squadlog.squads.edit import add_equipment, agree, set_soldiers, set_squad
from squadlog.squads.ready import load_squad, ready_squads

BOOK, RULINGS = load_rulebook(), load_rulings()


@pytest.fixture
def john():
    return load_squad("john_doe", BOOK)


@pytest.fixture
def battle():
    return first_state(load_battle("boarding", BOOK, RULINGS))


def changed(battle, number, **changes):
    units = dict(battle.units)
    units[number] = replace(units[number], **changes)
    return replace(battle, units=units, stage="actions", now=Moment(1, 4))


def record(sheet, name):
    """The lines of one unit."""
    return next(part for part in sheet.split("-" * 79) if name in part)


def test_log_02_to_log_07_a_units_record_holds_number_points_race_armour_weapons_and_modifiers(john):
    lines = record(squad_sheet(john, BOOK, RULINGS, first=9), "John Doe ")
    for words in ("  9 John Doe", "46 points", "Human", "Armour BI", "AF 3", "SR 0/-1 PF 5", "SP 0/-1 PF 3"):
        assert words in lines


def test_log_08_an_omni_rifle_stands_there_with_both_modes():
    lines = record(squad_sheet(load_squad("kessrith_raiders", BOOK), BOOK, RULINGS), "Krassk")
    assert "OR spike 0/-3 PF 4, OR slug +1/-3 PF 6" in lines


def test_log_09_magazine_and_grenade_boxes_are_those_of_the_weapons_carried(john):
    """AMO-03..06: four for the rifle, two for the pistol, two grenades of each kind."""
    assert "R [ ][ ][ ][ ] (SR 10), P [ ][ ] (SP 25), FG [ ][ ], SG [ ][ ]" in squad_sheet(
        john, BOOK, RULINGS
    )


def test_amo_16_a_laser_has_no_boxes(john):
    sheet = squad_sheet(set_soldiers(john, weapons=("LR",)), BOOK, RULINGS)
    assert "Ammo FG" in record(sheet, "John Doe ")


@pytest.mark.parametrize(
    ("ruling", "key", "boxes"),
    [("ammo.rifle_magazines", "2", "R [ ][ ] (SC 15)"), ("ammo.class_of", "pistol", "P [ ][ ] (SC 15)")],
)
def test_the_rulings_on_magazines_change_the_boxes(ruling, key, boxes, john):
    carbines = set_soldiers(john, weapons=("SC",))
    assert boxes in squad_sheet(carbines, BOOK, RULINGS.with_choice(ruling, key))


@pytest.mark.parametrize(
    ("wound", "boxes"),
    [
        ("none", "[ ]L [ ]M [ ]S [ ]U [ ]D"),
        ("L", "[X]L [ ]M [ ]S [ ]U [ ]D"),
        ("S", "[X]L [X]M [X]S [ ]U [ ]D"),
        ("D", "[X]L [X]M [X]S [X]U [X]D"),
    ],
)
def test_log_10_wound_boxes_are_ticked_from_the_left(wound, boxes, battle):
    assert boxes in record(battle_sheet(changed(battle, 9, wound=wound), BOOK, RULINGS), "Nadia Brook")


@pytest.mark.parametrize(("posture", "box"), [("standing", "[          ]"), ("prone", "[  prone   ]")])
def test_log_11_the_position_box_is_empty_for_whoever_stands(posture, box, battle):
    sheet = battle_sheet(changed(battle, 9, posture=posture), BOOK, RULINGS)
    assert f"Position {box}" in record(sheet, "Nadia Brook")


def test_log_12_the_equipment_box_holds_things_and_keys(battle):
    sheet = battle_sheet(changed(battle, 13, items=("data core",)), BOOK, RULINGS)
    assert "Equipment data core, key: engine room key" in record(sheet, "Chief Adeyemi")


def test_log_14_the_track_has_forty_boxes_and_start(john):
    """SET-06: before play the counter is on START."""
    sheet = squad_sheet(john, BOOK, RULINGS)
    assert all(f"[{box:>2}]" in sheet for box in range(1, 41))
    assert "[41]" not in sheet
    assert "START [X]" in sheet


def test_log_14_the_track_goes_round_after_four_turns(battle):
    fifth = replace(battle, stage="actions", now=Moment(5, 3))
    assert ">[ 3]" in battle_sheet(fifth, BOOK, RULINGS)


def test_log_14_and_log_18_ends_of_actions_and_of_dazes_are_on_the_track(battle):
    busy = changed(battle, 9, action=Ongoing(kind="clear_weapon", start=Moment(1, 4), end=Moment(1, 8)))
    busy = changed(busy, 10, dazed_at=Moment(1, 3), dazed_until=Moment(1, 6))
    sheet = battle_sheet(busy, BOOK, RULINGS)
    assert "T1.s8 box 8: 9" in sheet
    assert "T1.s6 box 6: D10" in sheet
    assert "Dazed until T1.s6" in record(sheet, "Owen Teal")


def test_log_15_and_log_16_the_action_log_has_durations_and_blank_boxes(john):
    sheet = squad_sheet(john, BOOK, RULINGS)
    assert "Clear weapon                  5" in sheet
    assert "Rally" not in sheet
    assert sheet.count("____ __") == 4


def test_a_secret_stance_is_not_printed(battle):
    action = Ongoing(kind="melee", start=Moment(1, 4), end=Moment(1, 8), stance="parry")
    assert "parry" not in battle_sheet(changed(battle, 9, action=action), BOOK, RULINGS).casefold()


def test_a_side_can_be_printed_alone(battle):
    sheet = battle_sheet(battle, BOOK, RULINGS, side="red")
    assert "Corvina" in sheet
    assert "Nadia" not in sheet


def test_what_the_players_agreed_stays_on_the_sheet(john):
    poor = agree(set_squad(john, budget=300), "BLD-10", "a handicap")
    assert "By agreement: BLD-10, a handicap" in squad_sheet(poor, BOOK, RULINGS)


def test_squad_equipment_stands_with_its_bearer_or_with_the_squad(john):
    """BLD-08."""
    plan = add_equipment(add_equipment(john, "ecm_jammer", "John Doe"), "mine")
    sheet = squad_sheet(plan, BOOK, RULINGS)
    assert "Equipment ECM jammer" in record(sheet, "John Doe ")
    assert "Squad: Mine" in sheet


def test_what_a_soldier_has_and_quality_and_leader_are_told(john):
    """ECM-01, LDR-08, QUA-08."""
    plan = set_soldiers(
        add_equipment(set_squad(john, quality="elite"), "ecm_jammer", "John Doe"), [0], leader=-1
    )
    sheet = squad_sheet(plan, BOOK, RULINGS)
    assert "Equipment ECM jammer\n" in record(sheet, "John Doe ")
    assert "★ LEADER -1" in sheet
    assert "Quality elite\n" in sheet
    assert "not in play" not in squad_sheet(john, BOOK, RULINGS)


def test_an_illegal_squad_shows_its_faults_on_its_sheet_and_on_the_battles(john):
    """BLD-10; what was let pass stays there too, whichever side of the battle it is."""
    poor = set_squad(john, budget=300)
    fault = "Against the rules: The squad costs 368 of 300 points: 68 too many. [BLD-10]"
    agreed = agree(poor, "BLD-10", "a handicap")
    assert fault in squad_sheet(poor, BOOK, RULINGS)
    assert fault not in squad_sheet(agreed, BOOK, RULINGS)
    forces = tuple(
        Force(side=side, side_name=side.title(), plan=plan)
        for side, plan in (("red", poor), ("blue", agreed))
    )
    fought = first_state(muster(BattlePlan(title="Uneven", forces=forces), BOOK, RULINGS))
    red, blue = (battle_sheet(fought, BOOK, RULINGS, side=side) for side in ("red", "blue"))
    assert fault in red
    assert "By agreement" not in red
    assert "By agreement: BLD-10, a handicap" in blue
    assert fault not in blue


def test_a_blank_sheet_has_room_for_eight_and_no_name():
    sheet = blank_sheet(BOOK)
    assert sheet.count("No. ____") == 8
    assert "John" not in sheet


@pytest.mark.parametrize("key", ready_squads())
def test_no_line_is_wider_than_a_page(key):
    assert max(map(cells, squad_sheet(load_squad(key, BOOK), BOOK, RULINGS).splitlines())) <= 79


def test_wide_and_bracketed_names_are_printed_as_they_are_and_do_not_widen_the_page(john):
    odd = set_soldiers(
        john, [0], name="[red]" + "漢" * 17, leader=-2, weapons=("OR", "SAR", "SMG", "LP", "P", "SP")
    )
    odd = set_squad(odd, name="漢" * 20, side="漢" * 20, note="漢" * 200)
    sheet = squad_sheet(odd, BOOK, RULINGS)
    assert "[red]漢" in sheet
    assert max(map(cells, sheet.splitlines())) <= 79


def test_the_blank_and_the_battle_sheet_fit_the_page_too(battle):
    for sheet in (blank_sheet(BOOK), battle_sheet(battle, BOOK, RULINGS)):
        assert max(map(cells, sheet.splitlines())) <= 79


def by_chapters(*chapters, **soldier):
    start = skirmish(soldiers={1: soldier} if soldier else None, setup_changes={"chapters": chapters})
    return battle_sheet(start, BOOK, RULINGS)


def test_rounds_and_magazines_stand_as_boxes_where_they_are_counted():
    """AMO-03, AMO-08, AMO-09: an x for what is fired."""
    start = skirmish(setup_changes={"chapters": ("ammunition",)})
    played = Played(start)
    played.do(Correct(unit=1, changes=(("ammunition", "SR:7"),), reason="so"))
    lines = record(battle_sheet(played.battle, BOOK, RULINGS), "Trooper 1")
    assert "Ammo R [ ][ ][ ][ ] (SR 3/10), P [ ][ ] (SP 25/25)" in lines
    assert "Rounds SR xxxxx xx..., SP ..... ..... ..... ..... ....." in lines
    assert "Rounds" not in battle_sheet(skirmish(), BOOK, RULINGS)


def test_what_a_chapter_sells_and_the_figures_it_rolls_by_are_on_the_sheet():
    """ROU-03, ROU-12..ROU-20, QUA-03, AUT-21, RAL-01, LOG-15: and nothing of chapters that are not in force."""
    morale = by_chapters("leadership", "quality", "rout", leader=-2)
    assert "ROUT d100 after turns 12, 24, 36: 5 or less routs, 01 always, 00 never" in morale
    for figure in (
        " -10 leader's rating, each point",
        " +20 enemy leader dead, once",
        " -20 Civilian troops (rally +2)",
    ):
        assert figure in morale
    assert "Rally                        10" in morale
    assert "★ leader -2" in morale
    bursts = by_chapters("ammunition", "automatic_fire")
    assert "5 rounds  1 1 1 1 2 2 3 3 4 4" in bursts
    plain = by_chapters()
    assert not [word for word in ("ROUT", "BURST", "Rally") if word in plain]
    assert max(map(cells, (morale + bursts).splitlines())) <= 79


@pytest.mark.parametrize("key", ready_squads())
def test_what_a_squad_can_do_before_play_is_told_as_the_engine_would(key):
    """LOG-15, ACT-61: the sheet does not wait for the engine, which has magazines and devices besides."""
    plan = load_squad(key, BOOK)
    engine = [box for box in before_play(plan, BOOK, RULINGS) if box.name not in {"Reload", "Use device"}]
    assert list(planned(plan, BOOK, RULINGS).actions) == engine
