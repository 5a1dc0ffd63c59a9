"""Two squads by what they do to each other: exact sums, held against a slow count of every die (FIR-38, DET)."""

from fractions import Fraction
from functools import cache

import pytest
from support.battles import table
from support.fire_step import fight as fire_step
from support.fire_step import landed, resolved
from support.packs import kit

from squadlog.base.lengths import LengthScale, shown_in
from squadlog.battle.commands import Fire
from squadlog.battle.state import WOUNDS, QueuedShot
from squadlog.book.load import book_with, load_rulebook, load_rulings
from squadlog.cli.printing import table as printed
from squadlog.facts.ground_facts import StatedSighting
from squadlog.reports.matchup import words
from squadlog.reports.matchup.fight import COVER, METRES, OPEN, around_of, fight
from squadlog.reports.matchup.fire import levels_a_turn
from squadlog.reports.soldier.worth import Encounter, Fighter, dealt, fighter
from squadlog.rules.hiding import detection
from squadlog.squads.edit import set_soldiers
from squadlog.squads.plan import SoldierPlan, SquadPlan
from squadlog.squads.ready import load_squad

BOOK, RULINGS = load_rulebook(), load_rulings()
FACES = range(1, 11)


def squad(key):
    return load_squad(key, BOOK)


@cache
def slow_levels(weapon, suit, cover, shots=2, wound="none"):
    """Every face of every shot, rolled by the engine at a target that bears what the shots before have ticked."""
    found = Fraction(0)
    command = Fire(
        unit=1, target=11, stated=StatedSighting(distance_m=10.0, covers=(cover,) if cover else ())
    )
    marine = {"troop": "marines"}
    battle = fire_step(
        QueuedShot(unit=1, weapon=weapon),
        soldiers={1: marine | {"armour": "LI", "weapons": (weapon,)}, 11: marine | {"armour": suit}},
        units={11: {"wound": wound}},
    )
    for faces in [(1, again) for again in range(1, 11)] + [(face,) for face in range(2, 11)]:
        after = landed(resolved(battle, command, *faces))
        ticked = WOUNDS.index(after[11].wound) - WOUNDS.index(wound)
        fires_on = shots > 1 and after[11].wound not in ("U", "D") and weapon not in after[1].jammed
        more = slow_levels(weapon, suit, cover, shots - 1, after[11].wound) if fires_on else 0
        found += Fraction(1, 10 ** len(faces)) * (ticked + more)
    return found


@pytest.mark.parametrize(("suit", "cover"), [("BI", OPEN), ("BI", COVER), ("No", OPEN), ("MZG", COVER)])
@pytest.mark.parametrize("weapon", ["SR", "SC", "SP"])
def test_the_levels_of_a_turn_are_those_of_every_face_of_every_die(weapon, suit, cover):
    """FIR-38, FIR-41, DMG-02: two shots, each with its second die for a jam."""
    met = Encounter(foe=Fighter(armour=suit), cover=cover, range_m=10.0)
    (shot,) = dealt(Fighter(armour="LI"), (weapon,), met, BOOK, RULINGS)
    assert levels_a_turn(shot, table()) == slow_levels(weapon, suit, cover)


def test_each_fires_at_every_enemy_alike_with_the_best_of_his_weapons():
    """What a squad does is the sum over its soldiers of the mean over the others, each with his best weapon."""
    red, blue = squad("tog_line"), squad("street_wardens")
    found = fight(red, blue, BOOK, RULINGS)
    slow = Fraction(0)
    for one in red.soldiers:
        for foe in blue.soldiers:
            met = Encounter(foe=fighter(foe), cover=COVER)
            shots = dealt(fighter(one), one.weapons, met, BOOK, RULINGS)
            best = max(shots, key=lambda shot: (shot.boxes, shot.hit))
            slow += levels_a_turn(best, table()) / len(blue.soldiers)
    assert found.squads[0].levels(10, COVER) == slow


def test_fair_weather_makes_all_distances_alike_and_snow_does_not_fir_02():
    """FIR-02, ENV-11, ENV-12."""
    red, blue = squad("tog_line"), squad("john_doe")
    fair, snow = fight(red, blue, BOOK, RULINGS), fight(red, blue, BOOK, RULINGS, around_of(snow=True))
    assert fair.alike
    assert not snow.alike
    told = [snow.squads[0].levels(metres, OPEN) for metres in METRES]
    assert told == sorted(told, reverse=True)
    assert told[0] == fair.squads[0].levels(5, OPEN)
    assert told[-1] < told[0]


def test_who_hides_is_found_by_each_searchers_own_die_and_sooner_by_all_det_09():
    """DET-01, DET-09, DET-21, DET-29."""
    red, blue = squad("tog_line"), squad("john_doe")
    found = {
        (cell.metres, cell.cover, cell.night): cell.found
        for cell in fight(red, blue, BOOK, RULINGS).squads[0].hides
    }
    day, night = found[10, OPEN, False], found[10, COVER, True]
    between = detection.Between(metres=10.0, cover="half", conditions=("night",))
    tries = [
        detection.judge_face(detection.build_test(eye, between, one, table()), face, table()).success
        for face in FACES
        for eye in (detection.Searcher(suit=soldier.armour) for soldier in blue.soldiers)
        for one in (detection.Beneath(suit=soldier.armour) for soldier in red.soldiers)
    ]
    assert night.chance == Fraction(sum(tries), len(tries))
    assert night.chance < day.chance
    assert night.turns_of_all < night.turns
    assert night.chance_of_all > night.chance


def test_stealth_and_a_tinter_hide_better_det_25_det_32():
    """DET-25, DET-32, CAM-01: a power suit in stealth mode; the tinter that one carries serves all."""
    red, blue = squad("tog_line"), squad("john_doe")
    bare, still = red, set_soldiers(red, begins=("stealth",))
    tinted = set_soldiers(still, [0], equipment=("camo_tinter",))
    chances = [
        fight(one, blue, BOOK, RULINGS).squads[0].hides[0].found.chance for one in (bare, still, tinted)
    ]
    assert chances[0] > chances[1] > chances[2]


def test_a_hundred_points_and_the_turns_that_a_squad_lasts_follow_from_the_levels():
    red, blue = squad("tog_line"), squad("john_doe")
    found = fight(red, blue, BOOK, RULINGS)
    one, other = found.squads
    assert one.bought(10, OPEN) * one.points == one.levels(10, OPEN) * 100
    assert found.lasts(0, 10, OPEN) * other.levels(10, OPEN) == one.stands == 8 * 4


def test_a_squad_that_cannot_hurt_lets_the_other_last_for_ever():
    red, blue = squad("tog_line"), squad("john_doe")
    found = fight(red, set_soldiers(blue, weapons=()), BOOK, RULINGS)
    assert found.lasts(0, 10, OPEN) is None
    assert next(words.stand_rows(found))[-2:] == ("never", "never")
    assert words.as_data(found)["squads"][0]["fire"][0]["lasts"] is None


def test_every_line_of_the_page_keeps_to_eighty_cells():
    found = fight(squad("tog_line"), squad("john_doe"), BOOK, RULINGS, around_of(snow=True, night=True))
    pages = (
        (words.fire_head(), words.fire_rows(found)),
        (words.stand_head(), words.stand_rows(found)),
        (words.find_head(), words.find_rows(found)),
        ((), words.bar_rows(found)),
    )
    for head, rows in pages:
        assert max(map(len, printed(list(rows), head=head))) <= 80


def test_packs_of_either_squad_are_named_and_what_their_equipment_changes_counts():
    text = kit("to_hit -1, detection -1")
    plain, other = (
        SquadPlan(name=name, soldiers=(SoldierPlan(name="Mara", weapons=("SR",)),)) for name in "AB"
    )
    braced = SoldierPlan(name="Mara", weapons=("SR",), equipment=("brace",))
    given = plain.model_copy(update={"soldiers": (braced,), "packs": (text,)})
    found = fight(given, other, book_with((text,)), RULINGS)
    one, two = found.squads
    assert one.levels(10, OPEN) > two.levels(10, OPEN)
    assert two.hides[0].found.chance == one.hides[0].found.chance + Fraction(1, 10)
    assert words.pack_words(found) == ("Pack Small armoury by Tester, version 1: brace.",)
    assert words.as_data(found)["packs"][0]["by"] == "Tester"
    assert words.pack_words(fight(plain, other, BOOK, RULINGS)) == ()


def test_a_fight_is_told_in_the_unit_of_lengths_in_force():
    found = fight(squad("john_doe"), squad("tog_line"), BOOK, RULINGS)
    with shown_in(LengthScale("in", 2.0)):
        assert words.fire_head()[2:6] == ("2.5 in", "5 in", "10 in", "20 in")
        assert "from 2.5 in to 20 in" in words.alike_words(found)
        assert any("are told for 5 in." in one for one in words.assumptions(found))
    assert words.fire_head()[2:6] == ("5 m", "10 m", "20 m", "40 m")
