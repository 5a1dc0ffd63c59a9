"""The holotarp: who is under it, who finds him there, what destroys it (HOL, A-106..A-109, A-152)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from shapely import Point, box
from support.made_up import made_up
from support.piles import at
from support.side_things import stated, thing
from support.tarps import CHAPTERS, GOODS, PLACES, TARP, before, hidden, play_on, rest, steps, tarp_at

from squadlog.base.records import replace
from squadlog.battle.commands import Begin, ChooseOrder, Declare, Done, Fire, RollInitiative
from squadlog.battle.events.referee import UnitCorrected
from squadlog.battle.evolve import evolve
from squadlog.battle.known import known, redact_event
from squadlog.battle.moment import Moment
from squadlog.battle.state import ShotPlan
from squadlog.battle.terms import MayHide
from squadlog.book.load import load_rulebook
from squadlog.facts.ground_facts import Position, StatedMove, Waypoint
from squadlog.reports.narrate import narrate
from squadlog.rules.blasts.rings import fragmentation
from squadlog.rules.common.chapter import Chapter
from squadlog.rules.common.hooks.blasts import BlastHooks, BlastKind
from squadlog.rules.common.kept.explosions import fuse_lit_event
from squadlog.rules.common.kept.laid_things import LayThing, laid_out, thing_called
from squadlog.rules.common.needs import with_needs
from squadlog.rules.hiding.piles import (
    Hide,
    LayDecoy,
    PlacementOver,
    Reveal,
    SearchPiles,
    hiding_of,
    is_hidden,
)
from squadlog.rules.holotarp.record import LieUnder, StepUnder
from squadlog.rules.laid_out.tarps import covers, refusal_called_on, tarp_over

# Where it is, and who is under it


@pytest.mark.parametrize(
    ("x", "y", "inside"),
    [(22, 12, True), (18, 8, True), (22.01, 10, True), (22.02, 10, False), (20, 7.9, False), (20, 12, True)],
)
def test_it_covers_four_by_four_metres_round_its_counter(x, y, inside):
    """HOL-03: a centimetre more is what no ruler tells."""
    assert covers(thing("tarp", at=(20, 10), width_m=4.0), x, y, 1) is inside
    assert not covers(thing("tarp", at=(20, 10), width_m=4.0), x, y, 2)


@given(st.floats(-6, 6), st.floats(-6, 6))
def test_the_square_is_what_shapely_says(dx, dy):
    """HOL-03."""
    spread = box(-2, -2, 2, 2).distance(Point(dx, dy))
    inside = max(abs(dx), abs(dy)) <= 2.01
    assert covers(thing("tarp", at=(0, 0), width_m=4.0), dx, dy, 1) is inside or abs(spread - 0.01) < 1e-6


def test_everybody_knows_where_it_lies_and_nobody_who_is_beneath():
    """HOL-02, HOL-04."""
    played = hidden()
    seen = known(played.battle, "red")
    assert laid_out(seen).things[0].position == Position(x=20.0, y=10.0)
    assert 11 not in seen.units
    assert hiding_of(seen).piles == ()
    assert is_hidden(played.unit(11))
    assert known(played.battle, "blue").units[11]


def test_how_wide_it_lies_stands_in_the_book_and_so_does_what_comes_along():
    """HOL-03, HOL-04."""
    assert load_rulebook().figure("tarp") == 4
    assert "hiding" in with_needs(("holotarp",))


def test_who_hides_under_it_needs_no_right_and_is_no_pile_on_the_map():
    """HOL-04, HOL-09, HID-03."""
    played = tarp_at(before(may_hide=(MayHide(side="red", source="agreement"),)))
    assert played.refused(Hide(unit=12, at=at(30, 10))).code == "no-right"
    played.do(Hide(unit=12, at=at(21, 11), facing_deg=270.0))
    played.do(PlacementOver(side="blue"))
    assert [pile.veiled for pile in hiding_of(played.battle).piles] == [True]
    assert hiding_of(known(played.battle, "red")).piles == ()


def test_what_lies_in_the_open_and_what_lies_beneath_are_numbered_apart():
    """HOL-04, HID-13: the numbers that all read tell nothing of how many are beneath."""
    played = tarp_at(before())
    played.do(Hide(unit=11, at=at(20, 10)))
    played.do(Hide(unit=12, at=at(30, 10)))
    played.do(LayDecoy(side="blue", at=at(21, 9)))
    (told,) = played.do(PlacementOver(side="blue"))
    assert [pile.number for pile in hiding_of(known(played.battle, "red")).piles] == [1]
    assert redact_event(told, played.battle, "red").veiled == ()
    assert {pile.number for pile in hiding_of(played.battle).piles if pile.veiled} == {1000, 1001}


def test_a_tarp_that_is_laid_elsewhere_bares_who_was_beneath_and_hides_who_is():
    """HOL-04."""
    played = tarp_at(before())
    played.do(Hide(unit=11, at=at(20, 10)))
    played.do(LayThing(side="blue", what="tarp", number=1, at=at(30, 10)))
    assert not hiding_of(played.battle).over(11).veiled
    played.do(LayThing(side="blue", what="tarp", at=at(21, 10)))
    assert hiding_of(played.battle).over(11).veiled


# Found, and out of sight again


def test_who_steps_into_the_square_finds_all_that_is_there_without_a_die():
    """HOL-05, HID-22."""
    played = hidden()
    steps(played)
    entered = played.of_kind("tarp_entered")
    assert [(one.by, one.thing.id) for one in entered] == [(1, TARP.id)]
    assert [(one.rule, one.unit) for one in played.of_kind("pile_found")] == [("HOL-05", 11)]
    assert known(played.battle, "red").units[11].position.x == 20.0
    lines = [narrate(one, played.battle, "red") for one in played.told]
    assert "1 Trooper 1 steps under tarp 1 of Blue [HOL-05]." in lines
    assert "1 Trooper 1 finds 11 Trooper 11 under the tarp [HOL-05]." in lines


@pytest.mark.parametrize("start", [(16.0, 10), (17.5, 12.6), (17.5, 13)])
def test_from_outside_the_square_nobody_finds_anybody_however_near(start):
    """HOL-05, HOL-12: within a metre of who is beneath, and of the square."""
    played = hidden(start=start)
    steps(played)
    assert not played.of_kind("pile_found")
    assert is_hidden(played.unit(11))


def test_they_stay_found_only_while_an_enemy_is_inside():
    """HOL-06."""
    played = hidden(start=(21.2, 10))
    assert is_hidden(played.unit(11)) is False or played.of_kind("tarp_entered")
    played = hidden(start=(17.5, 10))
    steps(played)
    rest(played)
    assert not is_hidden(played.unit(11))
    while played.battle.active.side == "red" and played.battle.now.subphase < 2:
        played.do(Done())
    played.do(Declare(unit=1, action="move", mode="backward", move=StatedMove(distance_m=1.0)))
    played.do(Done())
    assert [one.units for one in played.of_kind("tarp_closes")] == [(11,)]
    assert is_hidden(played.unit(11))
    assert 11 not in known(played.battle, "red").units


@pytest.mark.parametrize(("option", "hides"), [("true", False), ("false", True)])
def test_who_acts_there_is_seen_for_good_unless_the_table_reads_it_otherwise(option, hides):
    """A-108: each option; HID-17."""
    played = hidden(rulings={"holotarp.action_reveals": option})
    played.do(Done())
    played.do(Reveal(unit=11))
    assert not is_hidden(played.unit(11))
    played.do(Declare(unit=11, action="position_change", posture="kneeling"))
    for _ in range(4):
        played.do(Done())
    assert is_hidden(played.unit(11)) is hides


@pytest.mark.parametrize(("option", "hides"), [("false", False), ("true", True)])
def test_who_goes_under_it_later_stays_in_sight_unless_the_table_reads_it_otherwise(option, hides):
    """A-152: each option; HOL-12, HID-23."""
    played = hidden(rulings={"holotarp.hides_later": option}, start=(5, 10))
    played.battle = evolve(played.battle, _set_down(12, 21, 11))
    played.do(Done())
    rest(played)
    assert is_hidden(played.unit(12)) is hides


def test_who_rests_beside_it_stays_in_sight():
    """A-152, HOL-03: what hides is the square alone."""
    played = hidden(rulings={"holotarp.hides_later": "true"}, start=(5, 10))
    played.battle = evolve(played.battle, _set_down(12, 22.5, 11))
    played.do(Done())
    rest(played)
    assert not is_hidden(played.unit(12))


def _set_down(unit, x, y):
    return UnitCorrected(unit=unit, changes=(("at", f"{x},{y}"),), reason="walked there")


@pytest.mark.parametrize(("mode", "found"), [("entry", []), ("plus2", [2])])
def test_only_by_entry_or_two_worse_as_any_pile(mode, found):
    """A-107: each option; DET-31."""
    rulings = {"holotarp.mode": mode}
    played = tarp_at(before(rulings=rulings))
    played.do(Hide(unit=11, at=at(20, 10), facing_deg=270.0))
    for side in ("red", "blue"):
        played.do(PlacementOver(side=side))
    played.do(Begin())
    played.do(RollInitiative(), 3, 7)
    played.do(ChooseOrder(grouping="red", choice="MOVE"))
    assert (played.battle.stage == "detection") is bool(found)
    if found:
        told = played.do(SearchPiles(unit=1), 9)
        assert [line.value for line in told[0].check.ledger.lines if line.key == "holotarp"] == found


def test_a_sensor_under_it_is_found_by_entry_too_and_hidden_again():
    """HOL-11, HOL-06, SEN-05."""
    played = tarp_at(before(places=PLACES | {1: (17.5, 10, 90)}))
    played.do(LayThing(side="blue", what="sensor", at=at(21, 11), covered=True))
    assert laid_out(known(played.battle, "red")).things[0].kind == "tarp"
    assert hiding_of(known(played.battle, "red")).piles == ()
    play_on(played)
    steps(played)
    assert not thing_called(played.battle, "blue-sensor-1").covered
    rest(played)
    while played.battle.now.subphase < 2:
        played.do(Done())
    played.do(Declare(unit=1, action="move", mode="backward", move=StatedMove(distance_m=1.0)))
    played.do(Done())
    assert thing_called(played.battle, "blue-sensor-1").covered
    assert len(laid_out(known(played.battle, "red")).things) == 1


# Fired at, and destroyed


def shooting(played, target):
    played.do(Declare(unit=1, action="fire_throw", weapon="SR", shot=ShotPlan(weapon="SR", target=target)))
    while played.battle.stage == "actions":
        played.do(Done())
    return played


@pytest.mark.parametrize(
    ("option", "inside", "stands"),
    [
        ("inside_only", False, False),
        ("inside_only", True, True),
        ("allowed", False, True),
        ("never", True, False),
    ],
)
def test_it_is_fired_at_as_the_table_reads_it(option, inside, stands):
    """HOL-07, HOL-10, A-106: each option."""
    start = (18.5, 10) if inside else (10, 10)
    played = shooting(hidden(rulings={"holotarp.direct_fire": option}, start=start), TARP)
    if not stands:
        assert played.refused(Fire(unit=1)).rule == "HOL-07"
        return
    played.do(Fire(unit=1))
    assert thing_called(played.battle, TARP.id).condition == "destroyed"
    assert not is_hidden(played.unit(11))


def test_once_it_is_gone_they_are_found_for_good():
    """HOL-06, HOL-10."""
    played = shooting(hidden(rulings={"holotarp.direct_fire": "allowed"}, start=(10, 10)), TARP)
    played.do(Fire(unit=1))
    assert [(one.unit, one.rule) for one in played.of_kind("pile_found")] == [(11, "HOL-06")]
    assert tarp_over(played.battle, Position(x=20.0, y=10.0), 1) is None


def test_who_is_found_under_it_is_fired_at_from_inside_alone():
    """HOL-07."""
    played = hidden(places=PLACES | {2: (10, 10, 90)})
    played.battle = evolve(played.battle, _set_down(2, 10, 10))
    steps(played)
    rest(played)
    played.do(Declare(unit=2, action="fire_throw", weapon="SR", shot=ShotPlan(weapon="SR", target=11)))
    while played.battle.stage == "actions":
        played.do(Done())
    assert played.refused(Fire(unit=2)).rule == "HOL-07"


def test_who_stands_in_the_square_fires_at_whom_he_has_found_there():
    """HOL-07."""
    played = hidden()
    steps(played)
    rest(played)
    shooting(played, 11)
    played.do(Fire(unit=1), 9)
    assert played.of_kind("shot_fired")[-1].target == 11


BANG = Chapter(
    key="made_up",
    blasts=BlastHooks(
        kinds={
            "bang": BlastKind(label="bang", rule="GRN-38", rings=lambda _fused, at: fragmentation(at.book))
        }
    ),
)


@pytest.mark.parametrize(("x", "condition"), [(16, "destroyed"), (31, "whole")])
def test_an_explosion_that_covers_its_counter_destroys_it(x, condition):
    """HOL-10, A-106, SEN-04."""
    with made_up(chapter=BANG):
        played = tarp_at(before(chapters=(*CHAPTERS, "made_up"), places=PLACES | {11: (38, 18, 0)}))
        play_on(played)
        fused = fuse_lit_event(
            played.battle, what="bang", at=Moment(1, 1), since=Moment(1, 1), side="red", by=1,
            spot=Waypoint(x=x, y=10),
        )  # fmt: skip
        played.battle = evolve(played.battle, fused)
        while played.battle.now == Moment(1, 1):
            played.do(Done())
        assert thing_called(played.battle, TARP.id).condition == condition


# Without a map


def on_no_map(stage="setup"):
    return stated(
        ("hiding", "holotarp"), thing("tarp", "blue", where="by the gate", width_m=4.0), stage=stage,
        setup={"goods": GOODS},
    )  # fmt: skip


def test_on_no_map_it_is_said_who_is_under_it_and_who_steps_in():
    """HOL-04, HOL-05, HOL-06, HOL-09."""
    played = on_no_map()
    lies, *_ = played.do(LieUnder(unit=11))
    assert [redact_event(lies, played.battle, seat) for seat in ("red", "blue")] == [None, lies]
    assert 11 not in known(played.battle, "red").units
    assert laid_out(known(played.battle, "red")).things[0].under == ()
    played.do(PlacementOver(side="blue"))
    assert played.refused(LieUnder(unit=12)).code == "placed", "it is bound to whom it hides"
    played.battle = replace(played.battle, stage="actions")
    played.do(StepUnder(unit=1, side="blue"))
    assert not is_hidden(played.unit(11))
    assert played.refused(StepUnder(unit=1, side="blue")).code == "nothing-changes"
    played.do(StepUnder(unit=1, side="blue", out=True))
    assert is_hidden(played.unit(11))


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (LieUnder(unit=99), "unknown-unit"),
        (LieUnder(unit=1), "unknown-thing"),
        (LieUnder(unit=11, tarp=3), "unknown-thing"),
        (StepUnder(unit=1, side="blue"), "not-now"),
    ],
)
def test_what_cannot_be_said_of_it_is_refused(command, code):
    assert on_no_map().refused(command).code == code


def test_a_side_may_have_as_many_as_it_buys():
    """HOL-01, A-109."""
    played = tarp_at(tarp_at(before()), 25, 5)
    assert len(laid_out(played.battle).things) == 2
    assert played.refused(LayThing(side="blue", what="tarp", at=at(30, 5))).code == "not-bought"


def test_no_fire_mission_is_called_on_a_point_that_it_covers():
    """HOL-08."""
    battle = tarp_at(before()).battle
    assert refusal_called_on(battle, Position(x=21.0, y=11.0)).rule == "HOL-08"
    assert refusal_called_on(battle, Position(x=23.0, y=11.0)) is None


def test_nobody_fires_at_who_is_beneath():
    """HOL-07, HID-18."""
    played = hidden(start=(10, 10))
    refused = played.refused(
        Declare(unit=1, action="fire_throw", weapon="SR", shot=ShotPlan(weapon="SR", target=11))
    )
    assert refused.code == "unknown-unit"
