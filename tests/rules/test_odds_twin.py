"""Every kind of cell of the odds against its slow twin: orders that are really given, faces that are really rolled."""

from collections import Counter
from fractions import Fraction
from itertools import product
from random import Random

import pytest
from support.battles import skirmish, table
from support.grenades import CHAPTERS, on_ground, on_the_point, ready, throw
from support.laws import times
from support.playing import Played
from support.slow_odds import by_orders, place_by_place

from squadlog.base.records import replace
from squadlog.battle.chapter_state import replace_state
from squadlog.battle.commands import Declare, Done
from squadlog.battle.known import known
from squadlog.battle.refusal import Refusal
from squadlog.battle.state import ShotPlan
from squadlog.facts.ground_facts import StatedSighting
from squadlog.rules.desk.considered.table import odds_table
from squadlog.rules.desk.considered.values import OddsAsked, can
from squadlog.rules.desk.engine import decide
from squadlog.rules.desk.foreseeing import foreseen
from squadlog.rules.grenades.record import KEY, belt

SHOOTING = ("ammunition", "automatic_fire")
POSTURES = ("standing", "kneeling", "prone")
COVERS = ((), ("half_hard",), ("half_soft",), ("full_soft",))


def _drawn(chance):
    """A fight of two against two without a map, and what is stated of the lines to the two."""
    units = {
        number: {
            "posture": chance.choice(POSTURES), "in_hand": chance.choice(("SR", "SP")),
            "wound": chance.choice(("none", "none", "L", "S")),
        }
        for number in (1, 2, 11, 12)
    }  # fmt: skip
    soldiers = {
        number: {
            "race": chance.choice(("Human", "Kessrith")),
            "armour": chance.choice(("BI", "LI")),
            "troop": chance.choice(("combat_arms", "tech")),
        }
        for number in (1, 2, 11, 12)
    }
    battle = skirmish((1, 2), (11, 12), units=units, soldiers=soldiers, setup_changes={"chapters": SHOOTING})
    lines = {
        target: StatedSighting(distance_m=float(chance.randint(2, 60)), covers=chance.choice(COVERS))
        for target in (11, 12)
    }
    rulings = {
        "auto.opportunity": chance.choice(("true", "false")),
        "auto.aimed": chance.choice(("concentrated", "none")),
    }
    return battle, lines, rulings


def _same(cell, found, told):
    if isinstance(found, Refusal):
        assert cell.blocked is not None, told
        return
    barred, odds = found
    assert (cell.blocked is not None) == barred, told
    assert barred or cell.odds == odds, told


def test_cells_equal_what_orders_that_are_given_come_to():
    """FIR-04, ACT-50, ACT-57, AUT-07..30: single shots, aimed ones, watching, bursts, sweeps; there and back."""
    chance, compared = Random("odds"), Counter()
    for _ in range(times(60)):
        battle, lines, rulings = _drawn(chance)
        asked = OddsAsked(unit=1, targets=(11, 12), stated=tuple(lines.items()))
        found = odds_table(battle, asked, table(rulings=rulings))
        cells = [
            (row, cell) for row in found.rows for cell in row.cells if row.posture == battle.units[1].posture
        ]
        for row, cell in chance.sample(cells, 4):
            there = Played(battle, rulings)
            _same(cell, by_orders(there, 1, cell.target, row, lines), (row, cell))
            compared[row.way, row.manner] += 1
        for one in chance.sample(found.back, 3):
            cell = dict(one.cells)[battle.units[1].posture]
            stated = {1: StatedSighting(distance_m=lines[one.unit].distance_m)}
            _same(cell, by_orders(Played(battle, rulings), one.unit, 1, one, stated), (one, cell))
            compared["back", one.way, one.manner] += 1
    assert len(compared) >= 10, compared


# What goes off


def _cells(found):
    return {
        (row.weapon, row.manner, row.posture, cell.target): cell for row in found.rows for cell in row.cells
    }


def test_a_throw_on_the_map_is_distributed_as_all_its_faces_have_it_grn_10_to_39():
    """GRN-10, GRN-18..20, GRN-34..39: every way of the scatter dice, thrown, waited for and gone off by the engine."""
    places = {1: (5.0, 10.0, 90.0), 11: (15.0, 10.0, 270.0), 12: (17.0, 11.0, 270.0)}
    played = on_ground(places)
    start, asked = played.battle, OddsAsked(unit=1, targets=(11, 12))
    cells = _cells(odds_table(start, asked, played.table()))
    spot = on_the_point(15.0, 10.0)
    success = foreseen(start, throw(at=spot), played.table()).ledger.successes
    ways = {(): Fraction(success, 10)}
    for face in range(1, 9):
        ways[face,] = Fraction(10 - success, 10) * Fraction(1, 10)
        ways |= {(more, face): Fraction(10 - success, 10) * Fraction(1, 80) for more in (9, 10)}
    assert sum(ways.values()) == 1
    found = {11: Counter(), 12: Counter()}
    for faces, chance in ways.items():
        played.battle = start
        played.do(throw(at=spot))
        played.do(Done())
        played.do(Done(), *((10, *faces) if faces else (2,)))
        while not played.battle.now.subphase > 3:
            played.do(Done())
        for number, outcomes in found.items():
            unit = played.unit(number)
            hit = unit.wound if unit.wound != "none" else "no_wound" if unit.dazed_at else "miss"
            outcomes[hit] += chance
    assert found[11] == cells["fragmentation", "throw", "standing", 11].odds.outcomes()
    assert found[11]["miss"] < 1
    assert found[12]["miss"] < 1


def _on_ground(chance, chapters, soldiers):
    def spot(low):
        return (low + chance.random() * 14, 3 + chance.random() * 14, chance.choice((0.0, 90.0, 270.0)))

    places = {1: spot(2), 2: spot(2), 11: spot(16), 12: spot(16)}
    return on_ground(places, chapters=chapters, soldiers=soldiers)


def test_blasts_on_a_map_are_what_the_engine_foresees_place_by_place():
    """GRN-25..39, GLA-07, FMS-14..19: thrown and launched, barred where the rules bar it; what comes back."""
    chance, compared = Random("blasts"), Counter()
    chapters = (*CHAPTERS, "launchers")
    soldiers = {number: {"equipment": ("grenade_launcher",)} for number in (2, 12)}
    for draw in range(times(24)):
        played = _on_ground(chance, chapters, soldiers)
        battle, unit = played.battle, 1 + draw % 2
        found = odds_table(
            battle, OddsAsked(unit=unit, targets=(11, 12), stances=("standing",)), played.table()
        )
        rows = [(row, cell) for row in found.rows if row.way == "blast" for cell in row.cells]
        assert rows
        for row, cell in rows:
            there = battle.units[cell.target]
            spot = on_the_point(there.position.x, there.position.y, there.floor)
            plan = ShotPlan(weapon=row.weapon, target=spot)
            said = Declare(unit=unit, action=row.manner, shot=plan)
            what = foreseen(battle, said, played.table())
            assert place_by_place(what, there) == cell.odds.outcomes(), (row, cell)
            refused = decide(battle, said, played.table())
            assert (cell.blocked is not None) == isinstance(refused, Refusal), (cell, refused)
            compared["barred" if cell.blocked is not None else "may"] += 1
        compared["back"] += sum(one.way == "blast" and can(dict(one.cells)["standing"]) for one in found.back)
    assert all(compared[what] for what in ("may", "barred", "back")), compared


def test_without_a_map_a_blast_is_told_by_how_far_it_lies_off_grn_21():
    """GRN-21, GLA-07, FMS-14: in the open; two grenades of a salvo do what both of them do."""
    battle = ready(
        skirmish(
            (1, 2), (11,), soldiers={2: {"equipment": ("grenade_launcher",)}},
            setup_changes={"chapters": (*CHAPTERS, "launchers")},
        )
    )  # fmt: skip
    for unit, metres in product((1, 2), (11.0, 14.0, 23.0)):
        asked = OddsAsked(unit=unit, targets=(11,), stated=((11, StatedSighting(distance_m=metres)),))
        found = odds_table(battle, asked, table())
        rows = [row for row in found.rows if row.way == "blast"]
        assert len(rows) == unit, "a throw; one of a launcher, and all that are in it"
        for row in rows:
            plan = ShotPlan(weapon=row.weapon, target=11, stated=StatedSighting(distance_m=metres))
            what = foreseen(battle, Declare(unit=unit, action=row.manner, shot=plan), table())
            told = place_by_place(what, battle.units[11], metres=lambda fall: fall.off_m)
            assert told == row.cells[0].odds.outcomes()
            assert row.remarks
    too_far = OddsAsked(unit=1, targets=(11,), stated=((11, StatedSighting(distance_m=40.0)),))
    (thrown,) = [row for row in odds_table(battle, too_far, table()).rows if row.way == "blast"]
    assert thrown.cells[0].blocked.rule == "GRN-09"
    assert not can(thrown.cells[0])


def test_a_grenade_that_is_not_in_hand_costs_what_taking_it_costs_amo_11():
    battle = skirmish(setup_changes={"chapters": CHAPTERS})
    asked = OddsAsked(unit=1, targets=(11,), stated=((11, StatedSighting(distance_m=12.0)),))
    (bare,) = [row for row in odds_table(battle, asked, table()).rows if row.way == "blast"]
    (held,) = [row for row in odds_table(ready(battle), asked, table()).rows if row.way == "blast"]
    assert can(bare.cells[0])
    assert bare.cost_ap - held.cost_ap == table().book.actions["pick_up_object"].ap


@pytest.mark.parametrize("secret", [{"fragmentation": 3}, {"ready": "fragmentation"}])
def test_what_the_enemy_has_used_up_in_secret_does_not_enter_amo_12(secret):
    """Two worlds alike to the seat have the same odds; its own side's differ."""
    battle = skirmish(setup_changes={"chapters": CHAPTERS})
    unit = battle.units[11]
    other = replace_state(unit, KEY, replace(belt(unit), **secret))
    stated = ((11, StatedSighting(distance_m=12.0)),)

    def odds(world, seat, of):
        told = stated if of == 1 else ((1, StatedSighting(distance_m=12.0)),)
        return odds_table(known(world, seat), OddsAsked(unit=of, targets=(12 - of,), stated=told), table())

    worlds = battle, replace(battle, units={**battle.units, 11: other})
    first, second = (odds(world, "red", 1) for world in worlds)
    assert first == second
    assert any(one.way == "blast" for one in first.back)
    own = [odds(world, "blue", 11) for world in worlds]
    assert own[0] != own[1]
