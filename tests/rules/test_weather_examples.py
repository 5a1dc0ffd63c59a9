"""The worked examples of weather, air and side equipment, fought: the same answers as `calc` gives (ENV, ECM, CAM)."""

import json
from pathlib import Path

import pytest
from support.airless import airless, at, hit, leaks, passes
from support.battles import skirmish, table
from support.playing_on_maps import field_of, play
from support.side_things import thing, with_things

from squadlog.battle.commands import Declare, Done
from squadlog.battle.terms import Environment, Goods
from squadlog.facts.ground_facts import Metres, Sighting, StatedMove, Waypoint, YesNo
from squadlog.rules.desk.chapters import add_chapters
from squadlog.rules.fire import to_hit

EXAMPLES = json.loads(
    (Path(__file__).parents[1] / "extras" / "calc" / "examples_weather.json").read_text(encoding="utf-8")
)
YES = YesNo(value=True, origin="stated")
COUNTED = ("CAM", "ECM", "ENV", "FIR-22", "STL")
CHAPTERS = ("camo_tinter", "jammer", "stealth")


def of(name):
    return [pytest.param(one["in"], one["out"], id=one["id"]) for one in EXAMPLES if one["fn"] == name]


def environment(conditions):
    return Environment(**dict.fromkeys(conditions, True))


@pytest.mark.parametrize(("given", "out"), of("vacuum"))
def test_a_hit_where_there_is_no_air(given, out):
    """ENV-18, ENV-19, ENV-20, ENV-21: what falls into the first second of a turn is fought a second later."""
    played, late = airless(), given["at"][1] == 1
    at(played, given["at"][0], given["at"][1] + late)
    hit(played, 11, max(0, given["pf"] - given["af"]))
    passes(played)
    assert played.unit(11).wound == out["first"]
    for (turn, subphase), wound in out["events"]:
        at(played, turn, subphase + late)
        passes(played)
        assert played.unit(11).wound == wound
    assert bool(leaks(played, 11)) is out["open"]


@pytest.mark.parametrize(("given", "out"), of("metres"))
def test_metres_of_a_subphase_in_weather(given, out):
    """ENV-13, A-97."""
    kind = given["terrain"]
    everywhere = "points = [[0, 0], [40, 0], [40, 20], [0, 20]]"
    ground = "" if kind == "clear" else f'[[terrain]]\nid = "t"\nkind = "{kind}"\n{everywhere}\n'
    weather = {"environment": environment(given["conditions"])}
    played = play(field_of(ground), {1: (5, 10, 90)}, soldiers={1: {"armour": "No"}}, setup_changes=weather)
    on = StatedMove(path=(Waypoint(x=30, y=10),), as_far=True)
    played.do(Declare(unit=1, action="move", mode=given["mode"], move=on))
    played.do(Done())
    (moved,) = played.of_kind("unit_moved")
    assert moved.trace.metres == pytest.approx(out)


@pytest.mark.parametrize(("given", "out"), of("sight_mods"))
def test_what_counts_in_a_shot_besides_the_rest(given, out):
    """ENV-01, ENV-03, ENV-10, ENV-11, ENV-12, ECM-02, CAM-04, STL-03."""
    firer, target = given["firer"], given.get("target", {})
    soldiers = {1: {"armour": firer["suit"]}, 11: {"armour": target.get("suit", "BI")}}
    goods = (Goods(side="blue", item="camo_tinter"),) if target.get("camo") else ()
    changes = {"environment": environment(given.get("conditions", ())), "chapters": CHAPTERS, "goods": goods}
    units = {1: {"held": (("stealth", firer.get("stealth", False)),)}}
    battle = skirmish(soldiers=soldiers, units=units, setup_changes=changes)
    if target.get("jammer"):
        battle = with_things(battle, thing("jammer", "blue", bearer=11))
    seen = Sighting(distance=Metres(value=given["metres"], origin="stated"), in_arc=YES, in_sight=YES)
    found = to_hit.ledger(battle, 1, "SR", 11, seen, "plain", add_chapters(table(), battle))
    counted = [one for one in found.lines if one.applied and one.rule.startswith(COUNTED)]
    assert sum(one.value for one in counted) == out["total"]
