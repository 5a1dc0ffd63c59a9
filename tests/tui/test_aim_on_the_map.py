"""The hand that aims at a place: rings, whom it would reach, where it may lie, without a screen. GRN-08, GRN-35..39."""

from dataclasses import replace
from fractions import Fraction
from types import SimpleNamespace

import pytest
from support.made_up import made_up
from support.on_maps import on_map
from support.playing_on_maps import field_of

from squadlog.battle.commands import Declare
from squadlog.battle.state import ShotPlan
from squadlog.battle.terms import Start
from squadlog.facts.ground_facts import Waypoint, Whereabouts
from squadlog.facts.seats import Speaker
from squadlog.ground.compiled.conditions import Spot
from squadlog.ground.compiled.shapes import disc, rings
from squadlog.ground.drawing.figures.overlays import Pointed, Shaded, Sight
from squadlog.reports.foreseen import say_reached
from squadlog.reports.wording import unit_words
from squadlog.rules.blasts import foreseeing
from squadlog.rules.blasts.rings import fragmentation
from squadlog.rules.common.chapter import Chapter
from squadlog.rules.common.foreseen import Fall
from squadlog.rules.common.hooks.actions import ActionHandler, ActionHooks
from squadlog.rules.common.hooks.blasts import BlastHooks, BlastKind
from squadlog.session.battle_session import Session, open_store
from squadlog.session.view.map.aiming import order_words
from squadlog.session.view.map.in_hand_tools import Hand, spot_of
from squadlog.session.view.map.map_texts import spot_words
from squadlog.setup.ground import features_on
from squadlog.survey.drawn import map_of_text
from squadlog.tui.map.frame import MapFrame
from squadlog.tui.map.glyphs import AIM, LANDING
from squadlog.tui.map.over.shades import cells_of_shape
from squadlog.tui.map.tools_shown import MapTable
from squadlog.tui.map.unit_labels import labels

PLACES = {1: (20.0, 10.0, 0.0), 2: (21.0, 17.0), 11: (20.0, 18.0), 12: (23.0, 13.2)}
DOOR = """
[[wall]]
id = "W1"
kind = "internal_wall"
line = [[10, 15], [16, 15]]
[[door]]
id = "D1"
kind = "internal_door"
ends = [[12, 15], [13, 15]]
"""


def _aims(_battle, unit, _table):
    yield from (
        Declare(unit=unit.id, action="throw", shot=ShotPlan(weapon=kind)) for kind in ("bang", "puff")
    )


def _foresees(battle, said, table):
    what = foreseeing.of_declaration(battle, said, table)
    if what is None:
        return None
    beside = Whereabouts(what.aim.x + 2, what.aim.y, 1)
    miss = Fall(chance=Fraction(2, 5), told="2 m right", at=beside, struck=())
    return replace(what, falls=(replace(what.falls[0], chance=Fraction(3, 5)), miss))


def _made():
    def kind(label):
        return BlastKind(label=label, rule="GRN-38", rings=lambda _fused, at: fragmentation(at.book))

    acts = {"throw": ActionHandler(aims=_aims, foresees=_foresees)}
    return Chapter(
        key="made_up",
        actions=ActionHooks(handlers=acts),
        blasts=BlastHooks(kinds={"bang": kind("bang"), "puff": kind("puff")}),
    )


@pytest.fixture
def aiming(tmp_path):
    """A battle on a map with a door, in a chapter with two things to throw, and the seat of the table."""
    with made_up(chapter=_made()):
        battle = on_map(field_of(DOOR), PLACES, setup_changes={"chapters": ("made_up",)})
        starts = tuple(Start(unit=one.id, position=one.position) for one in battle.units.values())
        store = open_store(tmp_path / "squadlog.db")
        features = tuple(features_on(map_of_text(battle.setup.map)))
        session = Session.create(store, replace(battle.setup, starts=starts, features=features, seed=7))
        seat = session.seat(Speaker(seat="table"))
        for said in ("begin", "initiative", "move red"):
            seat.say(said)
        yield SimpleNamespace(seat=seat, table=MapTable(seat=seat))
        store.close()


def hand_at(x, y, **more):
    return Hand(cursor=Spot(x, y, 1), tool="aim", chosen=1, **more)


def test_whom_the_cursor_is_on_is_said_to_be_there_not_to_do_what_the_room_is_called(aiming):
    where = aiming.table.battle.units[1].position
    told = aiming.table.here(Hand(cursor=Spot(where.x, where.y, 1)))
    assert told.startswith(f"{unit_words(aiming.table.battle, 1)} is here: ")


def test_a_ruler_without_a_length_is_called_one_or_it_would_read_as_an_order(aiming):
    ruled = aiming.table.shown(replace(hand_at(1, 1), tool="ruler"))
    assert ruled.words.plain.startswith(f"Ruler: {unit_words(aiming.table.battle, 1)}, walk. ")


def test_rings_the_way_to_the_aim_and_every_landing_place_with_its_chance_are_drawn_grn_08(aiming):
    """GRN-08, GRN-21."""
    shown = aiming.table.shown(hand_at(20, 17))
    shade, way, marks = shown.overlays
    assert isinstance(shade, Shaded)
    assert isinstance(way, Sight)
    assert isinstance(marks, Pointed)
    assert [one.word for one in shade.shapes] == ["2", "3", "4", "6"]
    assert [(sign, words) for _, sign, words in marks.spots] == [(AIM, "60%"), (LANDING, "40%")]


def test_whoever_would_be_reached_is_told_with_metres_and_levels_friends_marked_grn_35(aiming):
    """GRN-35, GRN-38, GRN-39."""
    shown = aiming.table.shown(hand_at(20.0, 15.0))
    told = shown.words.plain
    assert "FRIENDS 2 Trooper 2, 1 Trooper 1: dazed; 11 Trooper 11, 12 Trooper 12: dazed" in told
    assert shown.struck[2].startswith("‼")
    assert shown.struck[11].startswith("¤")
    marked = labels(aiming.seat.known, 1, struck=shown.struck)
    assert marked[2].marks.startswith("‼")
    assert marked[2].endangered
    assert not marked[11].endangered


def test_a_friend_whom_only_the_point_spares_is_told_among_whom_a_miss_may_reach_grn_37(aiming):
    """GRN-21, GRN-37."""
    battle = aiming.seat.known
    what = aiming.seat.blasts.foreseen(aiming.table.aimed(hand_at(20.0, 15.0)))
    (here, there) = what.falls
    spared = tuple(replace(one, levels=None, cover="full") for one in here.struck)
    told = say_reached(
        battle, replace(what, falls=(replace(here, struck=spared), replace(there, struck=here.struck))), "red"
    )
    assert told == "Reaches 4 units unharmed. A miss may reach FRIENDS 2 Trooper 2, 1 Trooper 1."


def test_the_cursor_means_a_unit_a_door_or_the_point_and_space_takes_the_next_grn_08(aiming):
    """GRN-08, GRN-42."""
    table = aiming.table
    assert table.aimed(hand_at(20.2, 18.1)).shot.target == 11
    assert table.aimed(hand_at(20.2, 18.1, meaning=1)).shot.target == Waypoint(x=20.2, y=18.1, floor=1)
    assert table.aimed(hand_at(12.5, 15.1)).shot.target == "D1"
    assert table.aimed(hand_at(15, 15.1)).shot.target == Waypoint(x=15, y=15.1, floor=1)
    wall = table.aimed(hand_at(15, 15.1, meaning=1)).shot
    assert (wall.target, wall.stated.at) == ("W1", (15, 15.1))


def test_another_kind_is_aimed_by_its_place_and_an_order_begun_elsewhere_is_kept(aiming):
    table = aiming.table
    assert [table.aimed(hand_at(20, 17, kind=kind)).shot.weapon for kind in (0, 1, 2)] == [
        "bang",
        "puff",
        "bang",
    ]
    begun = Declare(unit=1, action="throw", mode="walk", shot=ShotPlan(weapon="puff"))
    kept = table.aimed(hand_at(20, 17, aiming=begun))
    assert (kept.mode, kept.shot.weapon) == ("walk", "puff")
    other = table.aimed(hand_at(20, 17, aiming=begun, kind=1))
    assert (other.mode, other.shot.weapon) == ("walk", "bang")
    meant = table.aimed(hand_at(20, 17, aiming=Declare(unit=1, action="throw")))
    assert meant.shot.weapon == "bang"
    assert order_words(replace(meant, action="launch", shot=ShotPlan(weapon="2"))) == "launch 2 grenades"


def test_all_reasons_are_to_be_read_with_rules(aiming):
    title, words = aiming.table.reasons(hand_at(20, 17))
    assert title == "throw bang at 20.0, 17.0"
    assert "PF 6 to 1 m, PF 4 to 2 m" in words.plain
    assert "40% 2 m right (22.0, 17.0)" in words.plain


def test_nothing_is_aimed_by_nobody(aiming):
    shown = aiming.table.shown(replace(hand_at(20, 17), chosen=None))
    assert shown.overlays == ()
    assert aiming.table.aimed(replace(hand_at(20, 17), chosen=None)) is None


# Cells


FRAME = MapFrame(20.0, 10.0, 40, 10, 0.5)


def test_each_ring_is_strewn_with_its_penetration_without_any_colour():
    cells = {}
    for shape in rings(Spot(10, 5), ((1, 6), (2, 4), (3, 3))):
        cells.update({(row, col): (char, ink) for row, col, char, ink in cells_of_shape(shape, FRAME)})
    assert {char for char, ink in cells.values() if ink == "blast-1"} == {"6", ""}
    assert {char for char, ink in cells.values() if ink == "blast-3"} == {"3", ""}
    across = [cells[5, col][1] for col in range(40) if (5, col) in cells]
    assert across == [f"blast-{rank}" for rank in (3, 3, 2, 2, 1, 1, 1, 1, 2, 2, 3, 3)]


def test_an_area_smaller_than_a_cell_is_the_cell_in_which_it_lies():
    ((row, col, sign, ink),) = cells_of_shape(disc("circle", Spot(10.1, 5.1), 0.1, "mine"), FRAME)
    assert (row, col, sign, ink) == (4, 20, "∘", "laid")


def test_nothing_is_drawn_beyond_the_map():
    wide = MapFrame(20.0, 10.0, 60, 20, 0.5, left=-10, top=-5)
    cells = list(cells_of_shape(disc("cloud", Spot(0, 5), 3, "smoke"), wide))
    assert cells
    assert min(col for _, col, _, _ in cells) >= 10


def test_an_order_for_which_only_the_place_is_not_said_yet_is_offered_and_asks_for_it(
    play, brought, tmp_path
):
    """GRN-08, AMO-11: what is refused for anything else keeps its cross; readying has its name on the panel."""
    held = ("hold 3", "hold 4", "done")
    said = ("begin", "initiative", "move", "ready 1 fragmentation", "hold 2", "done", *held)
    file = tmp_path / "squadlog.db"
    number = brought(file, "tutorial_map", *said, chapters=("ammunition", "grenades"), typed_dice=())

    async def steps(table):
        await table.press("2", "a", "T")
        assert "Ready grenade, pick up" in table.text()
        assert "✗ Throw a grenade: has no" in table.text()
        await table.press("escape", "1", "a", "T")
        assert "✗ Throw" not in table.text()
        assert "Enter asks for the place." in table.text()
        await table.press("enter")  # the map was never shown: the aim begins where the thrower stands
        spot = spot_of(table.seat.known, 1)
        assert f"at {spot_words(spot)}." in table.text()
        assert "‼" in table.text()  # himself

    play(steps, battle=number)
