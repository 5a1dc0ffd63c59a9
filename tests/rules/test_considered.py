"""Odds laid side by side: each cell is the preview of the command it stands for, and of nothing else."""

from collections import Counter
from dataclasses import replace
from fractions import Fraction
from itertools import product

import pytest
from support.automatic import firing
from support.battles import skirmish, table
from support.drawn_maps import ground, wall
from support.on_maps import measured_table, on_map
from support.playing import Played

from squadlog.base.dice import ScriptedDice
from squadlog.battle.commands import Declare, Done, Fire, OpportunityShot
from squadlog.battle.evolve import evolve
from squadlog.battle.state import ShotPlan
from squadlog.facts.ground_facts import Position, StatedMove, StatedSighting
from squadlog.reports.soldier import odds as words
from squadlog.rules.common.chances import Odds
from squadlog.rules.common.explosive import PowerRing, Struck
from squadlog.rules.common.foreseen import Fall, Foreseen
from squadlog.rules.desk.considered.cells import odds_of_places
from squadlog.rules.desk.considered.table import odds_table
from squadlog.rules.desk.considered.values import OddsAsked, can
from squadlog.rules.desk.engine import decide
from squadlog.rules.desk.preview import preview

SEEN = StatedSighting(distance_m=12, covers=("half_hard",))
STANCES = ("standing", "kneeling", "prone")


def _cells(found):
    return {
        (row.weapon, row.posture, row.way, row.manner, cell.target): cell
        for row in found.rows
        for cell in row.cells
    }


def _asked(*targets, unit=1, **more):
    return OddsAsked(unit=unit, targets=targets, stated=tuple((one, SEEN) for one in targets), **more)


@pytest.mark.parametrize(("posture", "weapon"), [*product(STANCES, ("SR", "SP"))])
def test_each_cell_equals_the_preview_once_the_shot_is_really_declared(posture, weapon):
    """FIR-04, ACT-50: whatever stance and weapon the soldier has as one asks."""
    found = odds_table(skirmish((1,), (11, 12)), _asked(11, 12), table())
    for way, action in (("plain", "fire_throw"), ("aimed", "aimed_fire")):
        played = Played(skirmish((1,), (11, 12), units={1: {"posture": posture, "in_hand": weapon}}))
        played.do(Declare(unit=1, action=action, weapon=weapon))
        while played.battle.stage != "fire":
            played.do(Done())
        for target in (11, 12):
            shown = preview(played.battle, Fire(unit=1, target=target, stated=SEEN), table())
            cell = _cells(found)[weapon, posture, way, "", target]
            assert (cell.odds, cell.blocked) == (shown.odds, shown.blocked), (way, target)
        waiting = odds_table(played.battle, _asked(11), table())
        assert any(can(cell) for one in waiting.back for _, cell in one.cells), (
            "whose roll it is bars nobody (FIR-44)"
        )


def test_a_watcher_has_the_odds_of_its_shot_at_whoever_walks_into_view_act_57():
    battle = skirmish((1,), (11,), units={1: {"posture": "prone"}}, order=("blue", "red"))
    watching = replace(battle.units[1], opportunity="SR")
    played = Played(replace(battle, units={**battle.units, 1: watching}))
    played.do(Declare(unit=11, action="move", mode="walk", move=StatedMove(distance_m=1.0)))
    played.do(Done())
    shot = OpportunityShot(unit=1, at_m=0.0, stated=SEEN)
    shown = preview(played.battle, shot, table())
    assert shown.odds is not None
    found = odds_table(skirmish(), _asked(11), table())
    assert _cells(found)["SR", "prone", "opportunity", "", 11].odds == shown.odds


def test_a_burst_is_distributed_as_all_its_faces_have_it_aut_21():
    """Every face to hit with every face for the rounds, decided by the engine one by one."""
    battle = firing().battle
    cell = _cells(odds_table(battle, _asked(11), table()))["SR", "standing", "plain", "concentrated", 11]
    played = Played(battle)
    plan = ShotPlan(weapon="SR", target=11, manner="concentrated")
    played.do(Declare(unit=1, action="fire_throw", weapon="SR", shot=plan))
    while played.battle.stage != "fire":
        played.do(Done())
    counted = Counter()
    for to_hit, rounds in product(range(1, 11), repeat=2):
        jam = (10,) if to_hit == 1 else ()  # FIR-41: rolled between the two
        dice = ScriptedDice((to_hit, *jam, rounds, *[10] * 40))
        at = played.battle
        for event in decide(at, Fire(unit=1, target=11, stated=SEEN), table(dice=dice)):
            at = evolve(at, event)
        victim = at.units[11]
        counted[victim.wound if victim.wound != "none" else "no_wound" if victim.dazed_at else "miss"] += 1
    assert {name: Fraction(ways, 100) for name, ways in counted.items()} == cell.odds.outcomes()


def _yard():
    places = {1: (5, 5, 0), 11: (5, 15, 180), 12: (12, 5, 270)}
    return on_map(ground(walls=(wall((2, 10), (8, 10)),)), places)


def test_what_the_enemy_can_do_back_is_his_own_preview_at_the_soldier_where_he_would_stand():
    battle = _yard()
    at = Position(x=11.0, y=14.0, facing_deg=180.0)
    found = odds_table(battle, OddsAsked(unit=1, targets=(11, 12), at=at), measured_table(battle))
    assert {one.unit for one in found.back} == {11, 12}
    plain = [one for one in found.back if one.way == "plain"]
    for one in plain:
        for posture, cell in one.cells:
            moved = replace(battle.units[1], position=at, posture=posture)
            there = replace(battle, units={**battle.units, 1: moved}, order=("blue", "red"))
            shown = preview(there, Fire(unit=one.unit, target=1), measured_table(there))
            assert (cell.odds, cell.blocked) == (shown.odds, shown.blocked)
    assert all(cell.blocked is None for one in plain if one.unit == 11 for _, cell in one.cells)
    watching = {cell.blocked.rule for one in found.back if one.way == "opportunity" for _, cell in one.cells}
    assert watching == {"ACT-53"}, "beyond the arc of 90 degrees"
    behind_the_wall = odds_table(battle, OddsAsked(unit=1, targets=(11,)), measured_table(battle))
    assert not any(can(cell) for one in behind_the_wall.back for _, cell in one.cells)


def test_whoever_can_be_shot_at_is_asked_about_first():
    places = {1: (5, 5, 0), **{10 + n: (4 + n / 2, 15, 180) for n in range(1, 6)}, 17: (12, 6, 270)}
    battle = on_map(ground(walls=(wall((1, 10), (9.5, 10)),)), places)
    found = odds_table(battle, OddsAsked(unit=1, targets=()), measured_table(battle))
    assert (found.targets[0], len(found.targets)) == (17, 5)


def test_the_best_is_marked_by_points_and_the_reasons_stand_once_below():
    """CAS-01..06: what a choice is worth is the share of the points that it takes on average."""
    battle = skirmish((1,), (11, 12), units={12: {"wound": "D"}})
    found = odds_table(battle, _asked(11, 12), table())
    levels = {"L": Fraction(1, 4), "M": Fraction(1, 2), "S": Fraction(3, 4)}
    for cell in _cells(found).values():
        if cell.target == 11:
            shares = {name: table().book.wounds[name].value for name in (*levels, "U", "D")}
            assert cell.worth == sum(
                (getattr(cell.odds, name) * share for name, share in shares.items()), Fraction(0)
            )
    notes = words.Footnotes()
    lines = list(words.own_lines(found, battle, notes))
    best = max(cell.worth for cell in _cells(found).values() if cell.blocked is None)
    starred = [line for line in lines if any(text.endswith("*") for text in line.cells)]
    assert best > 0
    assert starred
    (reason,) = notes.lines()
    assert reason.startswith("a  ")
    assert all(line.cells[1] == "- a" for line in lines)
    assert list(words.best_words(found, battle))[1].endswith("no weapon reaches them from here.")


def test_what_may_fall_at_several_places_is_told_over_all_of_them_grn_25():
    victim = skirmish().units[11]
    hit = Struck(unit=11, metres=1.0, cover="none", pf=3, af=2, levels=1)
    dazed = Struck(unit=11, metres=3.0, cover="none", pf=2, af=2, levels=0)
    falls = (
        Fall(chance=Fraction(3, 5), told="on the point", struck=(hit,)),
        Fall(chance=Fraction(1, 5), told="2 m right", struck=(dazed,)),
        Fall(chance=Fraction(1, 5), told="2 m left", struck=()),
    )
    what = Foreseen(what="bang", label="bang", rule="GRN-38", rings=(PowerRing(to_m=4, pf=3),), falls=falls)
    told = odds_of_places(what, victim, table())
    assert told == Odds(L=Fraction(3, 5), no_wound=Fraction(1, 5), miss=Fraction(1, 5))
    assert odds_of_places(replace(what, falls=(Fall(chance=Fraction(1), told="?"),)), victim, table()) is None
