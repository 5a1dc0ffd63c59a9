"""A place that somebody points at: what is there, who sees it, and what may be done there. MOV-01, GRN-08, FIR-01."""

from dataclasses import replace
from types import SimpleNamespace

import pytest
from support.made_up import made_up
from support.on_maps import on_map
from support.playing_on_maps import field_of

from squadlog.battle.commands import Declare
from squadlog.battle.state import ShotPlan
from squadlog.battle.terms import Start
from squadlog.facts.seats import Speaker
from squadlog.ground.compiled.conditions import Spot
from squadlog.language.parse import parse
from squadlog.rules.blasts import foreseeing
from squadlog.rules.blasts.rings import fragmentation
from squadlog.rules.common.chapter import Chapter
from squadlog.rules.common.hooks.actions import ActionHandler, ActionHooks
from squadlog.rules.common.hooks.blasts import BlastHooks, BlastKind
from squadlog.session.battle_session import Session, open_store
from squadlog.session.view.map import sighting, ways
from squadlog.session.view.map.here import what_is_here
from squadlog.session.view.map.ruler import Ruler
from squadlog.setup.ground import features_on
from squadlog.survey.drawn import map_of_text

PLACES = {1: (20.0, 10.0, 0.0), 2: (21.0, 17.0), 11: (20.0, 18.0, 180.0), 12: (23.0, 13.2, 180.0)}
WALLED = """
[[wall]]
id = "W1"
kind = "internal_wall"
line = [[10, 15], [16, 15]]
[[door]]
id = "D1"
kind = "internal_door"
ends = [[12, 15], [13, 15]]
[[obstacle]]
id = "O1"
kind = "counter"
cover = "half_hard"
points = [[24, 10], [26, 10], [26, 11], [24, 11]]
"""
POINTS = [
    Spot(x, y) for x, y in ((12.5, 15.1), (15.0, 12.0), (20.0, 18.0), (21.0, 10.4), (25.0, 10.0), (38.0, 5.0))
]


def _throws(_battle, unit, _table):
    yield Declare(unit=unit.id, action="throw", shot=ShotPlan(weapon="bang"))


def _made():
    bang = BlastKind(label="bang", rule="GRN-38", rings=lambda _fused, at: fragmentation(at.book))
    acts = {"throw": ActionHandler(aims=_throws, foresees=foreseeing.of_declaration)}
    return Chapter(key="made_up", actions=ActionHooks(handlers=acts), blasts=BlastHooks(kinds={"bang": bang}))


@pytest.fixture(scope="module")
def table(tmp_path_factory):
    """A battle on a field with a wall, a door and a counter, as red gives orders: its session, and a seat by name."""
    with made_up(chapter=_made()):
        battle = on_map(field_of(WALLED), PLACES, setup_changes={"chapters": ("made_up",)})
        starts = tuple(Start(unit=one.id, position=one.position) for one in battle.units.values())
        store = open_store(tmp_path_factory.mktemp("here") / "squadlog.db")
        features = tuple(features_on(map_of_text(battle.setup.map)))
        session = Session.create(store, replace(battle.setup, starts=starts, features=features, seed=7))
        for said in ("begin", "initiative", "move red"):
            session.say(said)
        yield SimpleNamespace(seat=lambda name="table": session.seat(Speaker(seat=name)))
        store.close()


def test_every_order_that_is_offered_at_a_place_stands_and_is_read_back_as_the_very_same(table):
    """MOV-01, MOV-06, FIR-01, GRN-08, ACT-40: at any place, for each who is asked, whoever sits there."""
    kinds = set()
    for name in ("table", "red"):
        seat = table.seat(name)
        for at in POINTS:
            for unit in (1, 2):
                for offer in what_is_here(seat, at, unit=unit).offers:
                    assert (offer.say == "") == (offer.refusal is not None)
                    if offer.say:
                        kinds.add(offer.key)
                        assert seat.rules.refusal(offer.says) is None
                        if offer.key != "aim":  # the made-up chapter has no words for its throw
                            assert parse(offer.say, seat.known, seat.rules.reading.book) == offer.says
    assert kinds == {"walk", "run", "face", "fire", "aim"}


def test_a_door_at_hand_is_offered_to_be_opened_and_one_farther_away_says_why_not_act_68(table):
    seat = table.seat()
    door = next(one for one in what_is_here(seat, Spot(12.5, 15.0), unit=1).offers if one.key == "door")
    assert (door.words, door.refusal.rule, door.say) == ("Open Internal door D1.", "ACT-68", "")


def test_a_place_is_told_in_lines_with_who_stands_there_what_is_beside_it_and_who_sees_it(table):
    seat = table.seat()
    found = what_is_here(seat, Spot(23.0, 13.2), unit=1)
    assert found.unit == 12
    assert found.lines[0] == "12 Trooper 12 is here: open ground (23.0, 13.2). Standing."
    assert found.lines[-1].startswith("From 1 Trooper 1: in sight, ")
    door = what_is_here(seat, Spot(12.5, 15.0), unit=1)
    assert (door.thing, [one.id for one in door.beside]) == ("D1", ["W1"])
    assert "Beside it: internal wall W1 here (full hard cover)." in door.lines
    seen = what_is_here(seat, Spot(20.0, 14.0), unit=1)
    assert "Enemies who see it: 11 Trooper 11 at 4.0 m" in " ".join(seen.lines)
    assert {one.watcher for one in seen.seen_by} == {11}


def test_without_a_name_it_is_asked_for_the_first_who_is_to_be_given_orders(table):
    assert what_is_here(table.seat("red"), Spot(20.0, 12.0)).asked == 1
    other = what_is_here(table.seat("blue"), Spot(20.0, 12.0))
    assert (other.asked, other.offers) == (None, ())
    assert what_is_here(table.seat("blue"), Spot(20.0, 12.0), unit=1).offers == ()


def test_a_way_that_is_too_long_is_offered_as_far_as_it_goes_mov_06(table):
    walk = next(
        one for one in what_is_here(table.seat(), Spot(20.0, 6.0), unit=1).offers if one.key == "walk"
    )
    assert walk.words.startswith("Walk toward it: 1.0 m, uses 1.25 of 2 m; 1 AP, ends ")
    assert walk.cost_ap == 1


def test_a_line_works_out_its_margin_only_where_that_is_asked(table):
    """LOS-01."""
    seat = table.seat()
    quick = sighting.sight_line(seat, 1, 11)
    slow = sighting.sight_line(seat, 1, 11, margin=True)
    assert (quick.line.margin_m is None, slow.line.margin_m is None) == (True, False)
    assert quick.names == ("1 Trooper 1", "11 Trooper 11")
    assert (
        sighting.sight_line(seat, 1, Spot(20, 14), viewer_at=Spot(20, 11))
        .names[0]
        .endswith("from 20.0, 11.0")
    )
    assert sighting.sight_line(seat, Spot(1, 1), "D1") is None


def test_a_ruler_and_a_stated_way_measure_alike_and_give_one_order(table):
    seat = table.seat()
    ruler = Ruler(start=Spot(20.0, 10.0), end=Spot(20.0, 11.5))
    read, measured = ways.read_ruler(seat, 1, "walk", ruler), ways.measure_way(seat, 1, "walk", ruler.move())
    assert read.says == measured.says
    assert measured.ruled.metres == 1.5
    assert measured.say == "walk 1 via 20,11.5"


def test_a_way_trimmed_before_somebody_who_stands_in_it_stands_as_it_is_said_act_18(table):
    seat = table.seat()
    for x in range(30):
        ruler = Ruler(start=Spot(21.0, 17.0), end=Spot(18.0 + x / 30, 19.37))
        trimmed = ways.trim_ruler(seat, 2, "walk", ruler)
        assert seat.rules.refusal(ways.ruler_order(seat, 2, "walk", trimmed)) is None
