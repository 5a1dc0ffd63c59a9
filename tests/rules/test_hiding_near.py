"""Within a metre along a way, by either side, against a slow twin; the search pile by pile: DET-01, DET-19."""

from math import hypot

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.laws import law
from support.on_maps import measured_table
from support.piles import acting, at, before, piles, searching

from squadlog.battle.commands import Begin, ChooseOrder, Correct, Declare, Done, RemoveUnit, RollInitiative
from squadlog.battle.known import redact_event
from squadlog.facts.ground_facts import StatedMove, Whereabouts
from squadlog.rules.hiding.piles import (
    Hide,
    LayDecoy,
    LiftPile,
    PlacementOver,
    SearchNoMore,
    SearchPiles,
    is_hidden,
)

STEP_M = 0.002


@pytest.fixture(scope="module")
def surveyed():
    """The surveyor of a field with nobody but two of red, and those facts of a move there."""
    battle = before().battle
    return measured_table(battle).surveyor


def walked(surveyor, path):
    return surveyor.move(1, "sprint", StatedMove(path=tuple(at(x, y, None) for x, y in path)))


def slowly(facts, place, near_m):
    """The first metre of the way at which it is so near, found step by step; None: it never is."""
    steps = int((facts.distance.value or 0.0) / STEP_M)
    for step in range(steps + 1):
        station = facts.station(step * STEP_M)
        if hypot(station.x - place.x, station.y - place.y) <= near_m + 1e-9:
            return step * STEP_M
    return None


PLACE = st.tuples(st.floats(3.0, 14.0), st.floats(6.0, 14.0))


@law(100)
@given(path=st.lists(PLACE, min_size=1, max_size=3), place=PLACE)
def test_where_a_move_first_comes_near_is_what_a_slow_walk_along_it_finds(surveyed, path, place):
    """DET-19, MOV-06: to the step of the slow walk, the centimetre of grace included."""
    facts = walked(surveyed, path)
    found = surveyed.comes_near(1, facts, Whereabouts(*place), 1.0)
    slow = slowly(facts, Whereabouts(*place), 1.01)
    if slow is None:
        grazes = slowly(facts, Whereabouts(*place), 1.01 + STEP_M)
        assert found is None or grazes is not None
    else:
        assert found is not None
        assert slow - 2 * STEP_M <= found <= slow + 1e-6


def goes(played, unit, *path):
    played.do(
        Declare(
            unit=unit, action="move", mode="run", move=StatedMove(path=tuple(at(x, y, None) for x, y in path))
        )
    )
    return played.do(Done())


@pytest.mark.parametrize(("aside", "found"), [(1.01, True), (1.0149, False), (1.02, False), (0.99, True)])
def test_a_centimetre_beyond_the_metre_finds_and_two_do_not(aside, found):
    """DET-19, MOV-06."""
    played = acting(where=(7, 10 + aside))
    goes(played, 1, (7.9, 10))
    assert bool(played.of_kind("pile_found")) is found


@pytest.mark.parametrize(("metres", "found"), [(1.01, True), (1.02, False)])
def test_the_search_itself_has_the_same_grace(metres, found):
    """DET-19: whoever stands that near rolls no die."""
    played = searching(where=(5 + metres, 10))
    played.do(SearchPiles(unit=1), *([] if found else [10]))
    assert bool(played.of_kind("pile_found")) is found


def test_several_piles_are_found_in_their_order_along_the_way():
    """DET-19, DET-17."""
    played = acting((7.9, 10.6), (6.0, 10.9), where=(7.0, 9.2))
    goes(played, 1, (7.9, 10))
    assert [one.position.x if one.position else one.unit for one in played.of_kind("pile_found")] == [
        None,
        7.0,
        None,
    ]
    assert piles(played) == {}


def test_the_other_side_finds_as_it_moves_just_so():
    """DET-19, A-21: by either side's movement."""
    played = before()
    played.do(Hide(unit=1, at=at(31.5, 10)))
    played.do(LayDecoy(side="red", at=at(31, 14)))
    played.do(PlacementOver(side="red"))
    played.do(Begin())
    played.do(RollInitiative(), 3, 7)
    played.do(ChooseOrder(grouping="red", choice="COUNTERMOVE"))
    played.do(SearchNoMore(side="blue"))
    while played.battle.active.side != "blue":
        played.do(Done())
    goes(played, 11, (32.2, 10))
    assert [(one.unit, one.by) for one in played.of_kind("pile_found")] == [(1, 11)]


def test_the_table_says_of_each_pile_what_lies_between():
    """DET-01, DET-07, DET-24: smoke before one of two; each is rolled for once."""
    played = searching((20, 4))
    played.do(SearchPiles(unit=1, piles=(2,), smoke=True), 10)
    assert played.refused(SearchPiles(unit=1, piles=(2,))).rule == "DET-01"
    assert played.of_kind("search_made") == []
    played.do(SearchPiles(unit=1), 10)
    assert [one.pile for one in played.of_kind("pile_searched")] == [2, 1]
    (made,) = played.of_kind("search_made")
    assert made.unit == 1
    assert played.refused(SearchPiles(unit=1)).rule == "DET-01"


def test_whom_the_referee_brings_out_stands_where_its_pile_was():
    """LOG-01, HID-23: and whom he hides lies under a pile where it stood."""
    played = acting((20, 4))
    played.do(Correct(unit=11, changes=(("hiding", "no"),), reason="seen"))
    assert (played.unit(11).position.x, [pile.unit for pile in piles(played).values()]) == (20.0, [None])
    played.do(Correct(unit=12, changes=(("hiding", "yes"),), reason="forgotten"))
    assert (is_hidden(played.unit(12)), played.unit(12).position) == (True, None)
    assert [pile.position.x for pile in piles(played).values() if pile.unit == 12] == [35.0]


def test_under_the_pile_of_somebody_taken_out_nobody_lies():
    """HID-10."""
    played = acting()
    played.do(RemoveUnit(unit=11, reason="never came"))
    assert piles(played) == {}


def test_who_is_taken_up_again_stands_where_it_began_or_where_its_pile_lay():
    """HID-09."""
    played = before()
    played.do(Hide(unit=11, at=at(20, 10)))
    played.do(LiftPile(side="blue", pile=1))
    assert (is_hidden(played.unit(11)), played.unit(11).position.x) == (False, 20.0)


@pytest.mark.parametrize(
    ("stated", "public", "secret"),
    [
        ({"tinter": True}, {}, {"camo": 1}),
        ({"jammer": True}, {}, {"ecm": 3}),
        ({"smoke": True}, {"smoke": 5}, {}),
        ({"marsh": True}, {"marsh": 1}, {}),
        ({"rain": True}, {"rain": 1}, {}),
        ({"snow": True}, {"snow_5": 1}, {}),
        ({"sensor": True}, {"ground_sensor": -3}, {}),
        ({"cover": "half"}, {"half_cover": 2}, {}),
        ({"light_m": 4.0}, {"light_woods": 1}, {}),
        ({"heavy_m": 2.0}, {"heavy_woods": 3}, {}),
        ({"tarp": True}, {"holotarp": 2}, {}),
    ],
    ids=str,
)
def test_what_the_table_states_is_a_line_for_the_eyes_of_its_owner_alone_or_of_all(stated, public, secret):
    """DET-12, DET-13, DET-14, DET-20..DET-36, TA-01."""
    played = searching(rulings={"holotarp.mode": "plus2"})
    played.do(SearchPiles(unit=1, **stated), 10)
    (rolled,) = played.of_kind("pile_searched")
    assert {line.key: line.value for line in rolled.check.ledger.lines if line.applied} == {
        "suit_sensor": -2
    } | public
    assert {line.key: line.value for line in rolled.secret if line.applied} == {
        "power_not_stealth": -2
    } | secret


def test_a_pile_under_a_tarp_is_found_by_entry_alone():
    """DET-31, HOL-05, A-107."""
    played = searching()
    played.do(SearchPiles(unit=1, tarp=True))
    assert played.of_kind("search_made")[0].in_view == 0


@pytest.mark.parametrize(
    ("man", "chapters", "secret"),
    [
        ({"armour": "RS"}, (), {"ranger_suit": 3, "power_not_stealth": -2}),
        ({"armour": "TS"}, (), {}),
        ({"armour": "LI"}, (), {"power_not_stealth": -2}),
        ({"armour": "LI", "begins": ("stealth",)}, ("stealth",), {}),
        ({"armour": "LI", "begins": ("stealth",)}, (), {"power_not_stealth": -2}),
        ({"armour": "TS", "equipment": ("camo_tinter",)}, (), {}),
        (
            {"armour": "RS", "equipment": ("camo_tinter", "ecm_jammer")},
            (),
            {"camo": 1, "ecm": 3, "ranger_suit": 3, "power_not_stealth": -2},
        ),
    ],
    ids=str,
)
def test_what_the_hidden_wear_and_have_is_added_in_secret(man, chapters, secret):
    """DET-13, DET-14, DET-22, DET-25, DET-26, DET-32, STL-02, STL-04, A-15, A-25, A-26."""
    played = searching(soldiers={11: man}, setup={"chapters": ("hiding", *chapters)})
    played.do(SearchPiles(unit=1), 10)
    (rolled,) = played.of_kind("pile_searched")
    assert {line.key: line.value for line in rolled.secret if line.applied} == secret
    assert {line.key for line in rolled.check.ledger.lines} == {"suit_sensor"}
    told = redact_event(rolled, played.battle, "red")
    assert (told.secret, told.check) == ((), rolled.check)


@pytest.mark.parametrize(("suit", "jammed"), [("BI", True), ("TS", False), ("No", False)])
def test_a_jammer_hinders_searchers_in_power_suits_alone(suit, jammed):
    """DET-22, ADV-15, A-26."""
    played = searching(soldiers={1: {"armour": suit}, 11: {"equipment": ("ecm_jammer",)}})
    played.do(SearchPiles(unit=1), 10)
    (rolled,) = played.of_kind("pile_searched")
    assert any(line.key == "ecm" and line.applied for line in rolled.secret) is jammed


@pytest.mark.parametrize(
    ("suit", "worth"),
    [
        ("LI", -1),
        ("BI", -2),
        ("M", -2),
        ("RS", -2),
        ("TS", 0),
        ("SNF", 0),
        ("SSS", 0),
        ("No", 0),
        ("MZG", -2),
    ],
)
def test_the_sensors_of_the_searchers_own_suit_are_a_line_for_all(suit, worth):
    """DET-34, DET-12, A-23: and the line is told where it adds nothing."""
    played = searching(soldiers={1: {"armour": suit}})
    played.do(SearchPiles(unit=1), 10)
    (rolled,) = played.of_kind("pile_searched")
    assert [(line.key, line.value) for line in rolled.check.ledger.lines] == [("suit_sensor", worth)]
