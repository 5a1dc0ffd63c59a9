"""The exact odds of a burst, its worked examples in a battle, and its record: AUT-13, AUT-16..AUT-27."""

import json
from fractions import Fraction
from pathlib import Path

import pytest
from support.automatic import (
    BURST,
    burst,
    fires,
    firing,
)
from support.battles import table
from support.playing import Played

from squadlog.battle.commands import Correct, Done, Fire
from squadlog.battle.evolve import evolve
from squadlog.facts.ground_facts import StatedSighting
from squadlog.rules.desk.preview import preview

CASES = json.loads(
    (Path(__file__).parents[1] / "extras" / "calc" / "examples_automatic_fire.json").read_text(
        encoding="utf-8"
    )
)
MISS = 9


# The exact odds


def every_burst(played, rounds_die):
    """How each face to hit with each face for the rounds comes out, by playing them all."""
    found = {}
    while played.battle.stage == "actions":
        played.do(Done())
    start = played.battle
    for face in range(1, 11):
        for second in range(1, 11) if rounds_die else (1,):
            again = Played(start, played.rulings)
            command = Fire(unit=1, target=11, stated=StatedSighting(distance_m=9))
            missed = not preview(start, command, table()).ledger.succeeds(face)
            faces = (
                (face,) if missed else ((1, 10) if face == 1 else (face,)) + ((second,) if rounds_die else ())
            )
            again.do(command, *faces)
            wound = again.unit(11).wound
            dazed = again.unit(11).dazed_at is not None
            name = wound if wound != "none" else "no_wound" if dazed else "miss"
            found[name] = found.get(name, 0) + Fraction(1, 100 if rounds_die else 10)
    return found


@pytest.mark.parametrize(("fired", "rounds_die"), [(0, True), (6, True), (8, False)])
def test_the_odds_of_a_whole_burst_are_those_of_playing_every_face(fired, rounds_die):
    """AUT-16..AUT-27: exact, as fractions."""
    played = firing(fired=fired, soldier={"weapons": ("SC",)}, soldiers={11: {"armour": "BI"}})
    if fired:
        played.do(Correct(unit=1, changes=(("ammunition", f"SC:{fired + 5}"),), reason="x"))
    played.do(fires(BURST, weapon="SC"))
    command = Fire(unit=1, target=11, stated=StatedSighting(distance_m=9), manner=BURST)
    odds = preview(played.battle, command, table()).odds
    assert odds.outcomes() == every_burst(played, rounds_die)
    assert sum(odds.outcomes().values()) == 1
    assert odds.jam == Fraction(2, 100)


@pytest.mark.parametrize(
    "case", [one for one in CASES if one["fn"] == "burst_hits"], ids=lambda case: case["id"]
)
def test_the_worked_examples_of_rounds_that_hit_in_a_battle(case):
    """AUT-21, AUT-22, AUT-23."""
    played = firing(fired=10 - case["in"]["rounds"], soldiers={11: {"armour": "No"}})
    burst(played, 3, case["in"]["face"])
    assert played.of_kind("shot_fired")[0].hits == case["out"]


def test_the_record_tells_a_burst_again():
    """AUT-13."""
    played = firing()
    before = played.battle
    played.do(fires(BURST))
    while played.battle.stage == "actions":
        played.do(Done())
    played.do(Fire(unit=1, target=11, stated=StatedSighting(distance_m=9)), 4, 9)
    again = before
    for event in played.told:
        again = evolve(again, event)
    assert again.units[1] == played.unit(1)
