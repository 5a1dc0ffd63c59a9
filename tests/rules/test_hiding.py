"""The search for piles on a map, and coming out of hiding: HID, DET, A-05..A-22."""

import pytest
from support.on_maps import on_map
from support.piles import FIELD, PLACES, acting, at, hidden, piles, searching
from support.playing_on_maps import OnMap, field_of

from squadlog.battle.commands import Correct, CorrectTurn, Declare, Done, Engage, Fire, PlaceUnit
from squadlog.battle.known import may_read
from squadlog.facts.ground_facts import StatedMove
from squadlog.language.say import say
from squadlog.rules.common.advanced import words_of
from squadlog.rules.desk.engine import ask
from squadlog.rules.hiding.piles import (
    CallDishonest,
    Hide,
    Reveal,
    SearchNoMore,
    SearchPiles,
    hiding_of,
    is_hidden,
)


def test_the_search_stands_between_initiative_and_actions_and_asks_who_searches():
    """DET-01, DET-02, DET-03, ADV-05, HID-21."""
    played = searching((20, 4))
    assert (played.battle.stage, played.refused(SearchPiles(unit=12)).code) == ("detection", "no-pile")
    assert played.refused(SearchPiles(unit=11)).rule == "HID-21"
    played.do(SearchPiles(unit=2), 10, 10)
    assert played.refused(SearchPiles(unit=2)).rule == "DET-01"
    played.do(SearchPiles(unit=1), 10, 10)
    assert played.battle.stage == "actions"
    assert played.refused(SearchPiles(unit=1)).code == "not-now"


def test_a_side_need_not_search():
    """DET-02."""
    played = searching((20, 4))
    asked = ask(played.battle)
    assert "detect UNIT, or searched red for no more" in asked.sentence  # what can be typed
    assert say(asked.options[-1].says) == 'searched "red"'
    played.do(SearchNoMore(side="red"))
    assert played.battle.stage == "actions"


def test_a_die_falls_for_each_pile_in_view_from_left_to_right():
    """DET-05, DET-07, DET-08, DET-17, DET-18."""
    played = searching((20, 16), (3, 10))
    played.do(SearchPiles(unit=1), 8, 1)
    rolled = [(one.pile, one.face.value, one.found) for one in played.of_kind("pile_searched")]
    assert rolled == [(3, 8, False), (2, 1, True)]
    assert sorted(piles(played)) == [1, 3]


def test_who_is_found_stands_there_for_all_and_never_hides_again():
    """DET-16, HID-02, HID-22, HID-23."""
    played = searching()
    played.do(SearchPiles(unit=1), 1)
    unit = played.unit(11)
    assert (is_hidden(unit), unit.position.x, unit.position.facing_deg) == (False, 20.0, 270.0)
    (found,) = played.of_kind("pile_found")
    assert (found.unit, found.by, found.rule) == (11, 1, "DET-16")
    assert played.battle.stage == "actions"
    assert played.refused(Hide(unit=11)).rule == "HID-01"


def test_a_decoy_that_is_found_goes():
    """DET-17."""
    played = searching((20, 16), where=(3, 10))
    played.do(SearchPiles(unit=1), 1)
    assert [pile.unit for pile in piles(played).values()] == [11]
    assert played.of_kind("pile_found")[0].rule == "DET-17"


def test_the_owner_adds_in_secret_what_the_searcher_does_not_see():
    """DET-12, DET-13, DET-32, DET-34: 7 with -2 for the sensors fails by no more than what the bare suit gives away."""
    played = searching()
    played.do(SearchPiles(unit=1), 9)
    (rolled,) = played.of_kind("pile_searched")
    assert [line.key for line in rolled.secret if line.applied] == ["power_not_stealth"]
    assert (rolled.check.net, rolled.check.success, rolled.found) == (7, False, True)


def test_camo_and_jammer_of_the_side_serve_all_its_hidden():
    """DET-22, DET-25, CAM-01, ECM-03."""
    played = searching(soldiers={12: {"equipment": ("camo_tinter", "ecm_jammer")}})
    played.do(SearchPiles(unit=1), 5)
    (rolled,) = played.of_kind("pile_searched")
    assert {line.key: line.value for line in rolled.secret} == {"ecm": 3, "camo": 1, "power_not_stealth": -2}
    assert rolled.found


def test_a_pile_within_a_metre_is_found_without_a_die():
    """DET-19, AC-11."""
    played = searching(where=(6, 10))
    assert not is_hidden(played.unit(11)) or played.do(SearchPiles(unit=1))
    assert played.of_kind("pile_found")[0].rule == "DET-19"


WOODS = '[[terrain]]\nid = "w"\nkind = "{kind}"\npoints = [[10, 0], [{to}, 0], [{to}, 20], [10, 20]]\n'


@pytest.mark.parametrize(("kind", "to", "worth"), [("light", 15, 1), ("heavy", 12, 3)])
def test_woods_on_the_line_are_measured_and_counted_once(kind, to, worth):
    """DET-27, DET-28, DET-36, AX-04."""
    played = searching(ground=field_of(WOODS.format(kind=kind, to=to)))
    played.do(SearchPiles(unit=1), 9)
    (rolled,) = played.of_kind("pile_searched")
    assert {line.key: line.value for line in rolled.check.ledger.lines if line.applied} == {
        "suit_sensor": -2,
        f"{kind}_woods": worth,
    }


@pytest.mark.parametrize(("kind", "to"), [("light", 21), ("heavy", 14)])
def test_nobody_searches_what_lies_behind_too_much_wood(kind, to):
    """DET-06, DET-27, DET-28: the step is passed by."""
    assert (
        searching(ground=field_of(WOODS.format(kind=kind, to=to)), where=(24, 10)).battle.stage == "actions"
    )


WALL = '[[wall]]\nid = "w"\nkind = "internal_wall"\nline = [[{x}, 0], [{x}, 20]]\n'
COUNTER = (
    '[[obstacle]]\nid = "c"\nkind = "furniture"\ncover = "full_hard"\n'
    "points = [[18.6, 8], [19, 8], [19, 12], [18.6, 12]]\n"
)


def test_a_wall_is_no_line_of_sight():
    """DET-06."""
    assert searching(ground=field_of(WALL.format(x=12))).battle.stage == "actions"


@pytest.mark.parametrize(
    ("observes", "facing", "searched"),
    [
        ("facing", 270.0, True),
        ("facing", 90.0, False),
        ("always", 90.0, True),
        ("never", 270.0, False),
    ],
)
def test_over_full_cover_one_sees_whom_looks_out_over_it(observes, facing, searched):
    """DET-30, A-22."""
    played = searching(
        ground=field_of(COUNTER), facing=facing, rulings={"detection.hidden_observes": observes}
    )
    assert (played.battle.stage == "detection") is searched
    if searched:
        played.do(SearchPiles(unit=1), 9)
        (rolled,) = played.of_kind("pile_searched")
        assert "full_cover" in [line.key for line in rolled.check.ledger.lines]


def test_the_table_states_weather_smoke_and_sensor():
    """DET-20, DET-23, DET-24, DET-35."""
    played = searching()
    played.do(SearchPiles(unit=1, rain=True, snow=True, smoke=True, sensor=True, marsh=True), 5)
    (rolled,) = played.of_kind("pile_searched")
    told = {line.key: line.value for line in rolled.check.ledger.lines if line.applied}
    assert told == {"suit_sensor": -2, "ground_sensor": -3, "rain": 1, "snow_5": 1, "smoke": 5, "marsh": 1}


def test_one_pile_for_each_where_the_table_plays_so():
    """DET-02, A-20."""
    played = searching((20, 4), rulings={"detection.rolls": "one_pile"})
    assert played.refused(SearchPiles(unit=1)).rule == "DET-02"
    played.do(SearchPiles(unit=1, piles=(2,)), 9)


def test_a_hidden_unit_does_nothing_while_it_is_hidden_but_may_come_out_in_its_slot():
    """HID-16, HID-17, A-12."""
    played = acting((20, 4))
    played.do(Done())
    refused = played.refused(Declare(unit=11, action="reload"))
    assert (refused.rule, "reveal 11" in refused.instead) == ("HID-17", True)
    played.do(Reveal(unit=11))
    assert (is_hidden(played.unit(11)), played.unit(11).position.x) == (False, 20.0)
    assert hiding_of(played.battle).rose == ((11, played.battle.now),)
    played.do(Declare(unit=11, action="move", mode="walk", move=StatedMove(distance_m=1)))
    assert played.refused(Reveal(unit=11)).rule == "HID-23"


def test_it_comes_out_in_its_own_slot_only():
    """HID-17, ACT-02."""
    assert acting().refused(Reveal(unit=11)).code == "not-its-slot"


def test_nobody_does_anything_to_the_hidden_as_if_they_were_not_there():
    """HID-18, HID-19, HID-02."""
    played = acting()
    shot = Declare(unit=1, action="fire_throw", weapon="SR", target=11)
    assert played.refused(shot).sentence == "There is no unit 11."
    assert played.refused(Engage(unit=1, target=11)).rule == "HID-19"
    assert played.refused(Fire(unit=1, target=11)).sentence == "There is no unit 11."


def test_a_hidden_unit_is_not_put_elsewhere_in_the_open():
    """HID-08."""
    played = hidden()
    assert played.refused(PlaceUnit(unit=11, position=played.unit(12).position)).rule == "HID-08"


@pytest.mark.parametrize(("ruling", "refused"), [("none", True), ("facing", False), ("opportunity", False)])
def test_whether_the_hidden_turn_is_a_ruling(ruling, refused):
    """HID-16, A-11."""
    played = acting(rulings={"hiding.passive_actions": ruling})
    if refused:
        assert played.refused(Hide(unit=11, facing_deg=0.0)).rule == "HID-16"
        return
    played.do(Hide(unit=11, facing_deg=0.0))
    (pile,) = piles(played).values()
    assert (pile.position.x, pile.position.facing_deg) == (20.0, 0.0)


def walks(played, x, y, mode="run"):
    played.do(Declare(unit=1, action="move", mode=mode, move=StatedMove(path=(at(x, y, None),))))
    return played.do(Done())


def test_who_comes_within_a_metre_on_his_way_finds_whoever_is_there():
    """DET-19, A-21: the mover passes at 0.9 m and ends farther on."""
    played = acting(where=(7, 10.9))
    walks(played, 7.9, 10)
    (found,) = played.of_kind("pile_found")
    assert (found.unit, found.by, found.rule) == (11, 1, "DET-19")
    assert played.unit(11).position.x == 7.0


@pytest.mark.parametrize(("aside", "found"), [(1.005, True), (1.02, False)])
def test_the_metre_has_the_grace_of_a_centimetre(aside, found):
    """DET-19, MOV-06, GEN-06."""
    played = acting(where=(7, 10 + aside))
    walks(played, 7.9, 10)
    assert bool(played.of_kind("pile_found")) is found


def test_not_through_a_wall_and_not_in_passing_where_the_table_plays_so():
    """DET-19, A-21."""
    walled = field_of('[[wall]]\nid = "w"\nkind = "internal_wall"\nline = [[0, 10.6], [40, 10.6]]\n')
    played = acting(ground=walled, where=(7, 10.95))
    walks(played, 7.9, 10)
    assert not played.of_kind("pile_found")
    phase = acting(where=(7, 10.9), rulings={"detection.auto_when": "phase"})
    walks(phase, 7.9, 10)
    assert not phase.of_kind("pile_found")


def test_a_decoy_in_the_way_is_found_as_a_man_is():
    """DET-17, DET-19."""
    played = acting((7, 10.5), where=(30, 4))
    walks(played, 7.9, 10)
    (found,) = played.of_kind("pile_found")
    assert (found.unit, found.rule) == (None, "DET-19")


def test_who_was_declared_hidden_although_found_leaves_and_counts_for_the_other_side():
    """HID-15, VIC-13."""
    played = acting()
    played.do(CallDishonest(unit=11, reason="it had been found"))
    assert (played.unit(11).wound, piles(played)) == ("D", {})
    assert played.refused(CallDishonest(unit=11)).rule == "HID-15"


def test_the_referee_has_all_search_once_more_and_brings_somebody_out():
    """DET-01, LOG-01."""
    played = searching((20, 4))
    played.do(SearchPiles(unit=1), 10, 10)
    played.do(CorrectTurn(changes=(("hiding", "anew"),), reason="the wrong dice"))
    played.do(SearchPiles(unit=1), 10, 10)
    played.do(Correct(unit=11, changes=(("hiding", "no"),), reason="never meant"))
    assert not is_hidden(played.unit(11))
    assert "anew" in played.refused(CorrectTurn(changes=(("hiding", "x"),), reason="x")).sentence


def test_a_battle_without_the_chapter_knows_nothing_of_it():
    """ADV-01."""
    played = OnMap(on_map(FIELD, PLACES, stage="setup", order=()))
    refused = played.refused(Hide(unit=11, at=at(20, 10)))
    assert (refused.code, played.unit(11).held, played.battle.held) == ("not-in-force", (), ())


def test_no_fire_mission_is_called_on_somebody_hidden():
    """HID-20."""
    refused = acting().refused(Declare(unit=1, action="call_fire_mission", target=11))
    assert (refused.rule, refused.sentence) == ("HID-20", "There is no unit 11.")


def test_a_search_is_announced_in_the_step_and_is_in_the_log_even_if_nothing_is_in_view():
    """DET-04: an attempt that finds nothing in view is told as one, and used up."""
    played = searching((20, 4), (3, 10))
    played.do(SearchPiles(unit=1, piles=(1,)))
    (made,) = played.of_kind("search_made")
    assert (made.unit, made.in_view, played.of_kind("pile_searched")) == (1, 0, [])
    assert (
        words_of("hiding").tells[type(made)](made, played.battle)
        == "1 Trooper 1 has no pile in view [DET-06]."
    )
    assert played.refused(SearchPiles(unit=1)).rule == "DET-01"


def test_nobody_searches_without_saying_so():
    """DET-04: the step waits for an announcement; no die falls by itself."""
    played = searching((20, 4))
    assert (played.battle.stage, played.of_kind("pile_searched")) == ("detection", [])


AT_LAST = {"hiding.reveal_at": "resolve"}


def test_where_the_table_plays_so_it_is_seen_only_as_its_action_takes_effect():
    """HID-17, A-12: five seconds of reloading go unseen; nobody else is told of them."""
    played = acting(rulings=AT_LAST)
    played.do(Done())
    told = Declare(unit=11, action="reload", weapon="SR")
    played.do(told)
    assert (is_hidden(played.unit(11)), may_read(told, played.battle, "red")) == (True, False)
    while played.battle.now.subphase < 5:
        played.do(Done())
    assert is_hidden(played.unit(11))
    played.do(Done())
    played.do(Done())
    assert (is_hidden(played.unit(11)), played.unit(11).position.x) == (False, 20.0)
    assert played.of_kind("pile_found")[0].rule == "HID-17"


def test_a_move_out_of_hiding_is_seen_at_its_first_step_and_judged_from_the_pile():
    """HID-17, A-12, MOV-01."""
    played = acting(rulings=AT_LAST)
    played.do(Done())
    far = Declare(unit=11, action="move", mode="walk", move=StatedMove(path=(at(20, 18, None),)))
    assert played.refused(far).code == "too-far"
    played.do(Declare(unit=11, action="move", mode="walk", move=StatedMove(path=(at(19, 10, None),))))
    assert is_hidden(played.unit(11))
    played.do(Done())
    assert (is_hidden(played.unit(11)), played.unit(11).position.x) == (False, 19.0)


def test_a_hidden_unit_holds_opportunity_fire_where_the_table_lets_it():
    """HID-16, A-11: it stays hidden, and is ready as soon as it comes out."""
    watch = Declare(unit=11, action="opportunity_fire", weapon="SR")
    for ruling in ("none", "facing"):
        played = acting(rulings={"hiding.passive_actions": ruling})
        played.do(Done())
        assert played.refused(watch).rule == "HID-17"
    played = acting(rulings={"hiding.passive_actions": "opportunity"})
    played.do(Done())
    played.do(watch)
    while played.unit(11).opportunity is None:
        played.do(Done())
    assert is_hidden(played.unit(11))
    while not (played.battle.stage == "actions" and played.battle.active.side == "blue"):
        played.do(Done())
    played.do(Reveal(unit=11))
    assert (is_hidden(played.unit(11)), played.unit(11).opportunity) == (False, "SR")
