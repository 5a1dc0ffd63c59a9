"""Corners of hiding, detection and flight that no ordinary battle shows."""

from dataclasses import replace

import pytest
from support.ambushes import ambushed
from support.battles import skirmish, table
from support.on_maps import on_map
from support.piles import FIELD, IN_FORCE, PLACES, acting, at, before, searching
from support.playing_on_maps import OnMap, field_of

from squadlog.battle.commands import Correct, Declare, Engage, Fire
from squadlog.battle.known import known
from squadlog.book.load import load_rulebook
from squadlog.facts.ground_facts import Position, StatedMove
from squadlog.facts.seats import TABLE
from squadlog.language.parse import parse
from squadlog.rules.common.advanced import reminders_of
from squadlog.rules.desk.chapters import add_chapters
from squadlog.rules.desk.engine import refusal
from squadlog.rules.hiding.detection import Between, blocking_rule
from squadlog.rules.hiding.laying import _lies, _soldier
from squadlog.rules.hiding.piles import Hide, Hiding, LayDecoy, Pile, SearchNoMore, SearchPiles, hiding_of
from squadlog.rules.hiding.searching import ahead
from squadlog.rules.leadership.chain import refusal_led
from squadlog.rules.rout.testing import _span


@pytest.mark.parametrize(("rolls", "over"), [("each_pile", False), ("one_pile", True)])
def test_the_search_of_a_unit_that_tries_one_pile_is_over_with_it_where_the_table_plays_so(rolls, over):
    """DET-02, A-20: else it goes on with the others."""
    played = searching((20, 4), rulings={"detection.rolls": rolls})
    played.do(SearchPiles(unit=1, piles=(2,)), 9)
    if over:
        assert played.refused(SearchPiles(unit=1, piles=(1,))).rule == "DET-01"
    else:
        played.do(SearchPiles(unit=1, piles=(1,)), 9)


def test_by_which_rule_nobody_does_anything_to_the_hidden():
    """HID-18, HID-19, HID-20."""
    played = acting()
    assert played.refused(Declare(unit=1, action="fire_throw", target=11)).rule == "HID-18"
    assert played.refused(Fire(unit=1, target=11)).rule == "HID-18"
    assert played.refused(Engage(unit=1, target=11)).rule == "HID-19"


@pytest.mark.parametrize(
    ("floor", "facing", "told"),
    [
        (1, 90.0, " at 2.5,3, facing 90°"),
        (2, 90.0, " at 2.5,3, floor 2, facing 90°"),
        (2, None, " at 2.5,3, floor 2"),
    ],
)
def test_where_a_pile_lies_is_told_with_its_floor_and_how_it_faces(floor, facing, told):
    """HID-09, HID-12."""
    there = Position(x=2.5, y=3.0, facing_deg=facing or 0.0)
    pile = Pile(number=3, side="blue", position=there, floor=floor, looks_round=facing is None)
    assert _lies(pile) == told
    assert _lies(Pile(number=3, side="blue")) == ""


SCREEN = '[[wall]]\nid = "w"\nkind = "internal_wall"\nline = [[18, 14], [20.8, 14]]\n'


@pytest.mark.parametrize(("second", "rule"), [({}, None), ({12: (20.0, 18.0, 180.0)}, "ROU-22")])
def test_a_routed_unit_does_not_flee_from_one_enemy_into_the_sight_of_another(second, rule):
    """ROU-21, ROU-22: away from unit 11, past the end of the wall that hides it from unit 12."""
    places = {1: (2.0, 2.0, 0.0), 2: (20.0, 10.0, 90.0), 11: (10.0, 10.0, 90.0), **second}
    battle = on_map(field_of(SCREEN), places, setup_changes={"chapters": ("leadership", "quality", "rout")})
    played = OnMap(battle)
    played.do(Correct(unit=2, changes=(("rout", "yes"),), reason="so"))
    flight = StatedMove(path=(at(23, 10, None),))
    command = Declare(unit=2, action="move", mode="run", move=flight)
    refused = refusal(played.battle, command, played.table())
    assert (refused and refused.rule) == rule


def test_who_is_hidden_by_hand_lies_under_the_next_pile():
    """HID-10, LOG-01."""
    played = acting((20, 4))
    played.do(Correct(unit=12, changes=(("hiding", "yes"),), reason="he was under a counter"))
    assert hiding_of(played.battle).over(12).number == 3
    bare = OnMap(on_map(FIELD, PLACES, setup_changes=IN_FORCE))
    bare.do(Correct(unit=12, changes=(("hiding", "yes"),), reason="he was under a counter"))
    assert hiding_of(bare.battle).over(12).number == 1


def test_the_ambushed_are_reminded_how_long_and_not_by_whom():
    """AMS-03, HID-08."""
    (told,) = reminders_of(ambushed().unit(1), *table().reading)
    assert told == "ambushed in T1.s1; they do nothing up to and with T1.s4 [AMS-03]."


@pytest.mark.parametrize(
    ("faces", "told"),
    [
        ((1,), "1"),
        ((1, 7), "1 and 7"),
        ((1, 7, 8, 9), "1 and 7 to 9"),
        ((1, 2, 3), "1 to 3"),
        ((1, 2), "1 to 2"),
    ],
)
def test_faces_that_rout_are_told_as_a_span(faces, told):
    """ROU-08, A-47."""
    assert _span(faces) == told


def test_squads_that_nobody_leads_have_no_leader_to_be_named():
    """LDR-14, A-150."""
    soldiers = {1: {"leader": 0, "squad": "A"}, 2: {"squad": "A"}, 3: {"squad": "B"}, 4: {"squad": "B"}}
    battle = skirmish((1, 2, 3, 4), soldiers=soldiers, setup_changes={"chapters": ("leadership",)})
    refused = refusal_led(battle, battle.units[2], add_chapters(table(), battle), "FMS-06")
    assert refused.instead == "Leaders: 1 Trooper 1."


@pytest.mark.parametrize("said", ["detect 1 pile 2 3", "detect 1 pile 2 and 3", "detect 1 pile 2, 3"])
def test_piles_are_named_in_a_row_or_with_words_between(said):
    """DET-02."""
    battle = known(searching((20, 4), (20, 16)).battle, TABLE)
    assert parse(said, battle, load_rulebook()) == SearchPiles(unit=1, piles=(2, 3))


def test_a_decoy_is_laid_elsewhere_and_nothing_else_is_by_that_word():
    """HID-11, HID-12: not even where there are as many as may be."""
    played = before()
    played.do(Hide(unit=11, at=at(20, 10)))
    for y in (2, 4):
        played.do(LayDecoy(side="blue", at=at(20, y)))
    played.do(LayDecoy(side="blue", pile=2, at=at(12, 2)))
    decoys = [pile for pile in hiding_of(played.battle).piles if pile.unit is None]
    assert {(one.number, one.position.x, one.position.y) for one in decoys} == {
        (2, 12.0, 2.0),
        (3, 20.0, 4.0),
    }
    for number in (1, 9):
        assert played.refused(LayDecoy(side="blue", pile=number, at=at(12, 8))).code == "unknown-pile"


def test_a_pile_lies_on_the_ground_floor_unless_another_is_named():
    """HID-09."""
    played = before()
    played.do(Hide(unit=11, at=at(20, 10, None), facing_deg=450.0))
    pile = hiding_of(played.battle).over(11)
    assert (pile.floor, pile.position.facing_deg) == (1, 90.0)


def test_what_a_searcher_is_about_to_roll_for_is_told_from_left_to_right():
    """DET-06, DET-08, DET-12, DET-19."""
    played = searching((20, 16), (5.5, 9.4))
    told = [
        (one.words, one.ledger and one.ledger.total)
        for one in ahead(played.battle, SearchPiles(unit=1), played.table())
    ]
    assert told == [
        ("pile 3, 16.2 m", -2),
        ("pile 2, 15.0 m", -2),
        ("pile 1, 0.8 m: found without a die [DET-19]", None),
    ]
    away = replace(played.unit(2), position=replace(played.unit(2).position, facing_deg=270.0))
    played.battle = replace(played.battle, units={**played.battle.units, 2: away})
    (nothing,) = ahead(played.battle, SearchPiles(unit=2), played.table())
    assert (nothing.words, nothing.ledger) == ("no pile in view [DET-06]", None)
    assert list(ahead(played.battle, SearchNoMore(side="red"), played.table())) == []


def test_a_soldier_who_can_be_laid_is_where_its_pile_is_and_on_its_floor():
    """HID-09."""
    unit = before().unit(11)
    there = Position(x=2.5, y=3.0, facing_deg=90.0)
    under = _soldier(unit, Hiding(piles=(Pile(number=1, side="blue", unit=11, position=there, floor=2),)))
    assert (under.at, under.floor, under.laid) == (there, 2, True)
    bare = _soldier(unit, Hiding())
    assert (bare.at, bare.floor, bare.laid, bare.lifts) == (unit.position, 1, False, None)


def test_where_smoke_blocks_a_line_without_smoke_is_free():
    """DET-24, A-71."""
    board = table(rulings={"smoke.mode": "block"})
    assert [blocking_rule(Between(smoke=smoke), board) for smoke in (False, True)] == ["", "SMK-02"]
