"""Grenade launchers (GLA): what they replace, how many fly, how far, how they scatter."""

import pytest
from support.battles import table
from support.grenades import on_the_point, throw
from support.launchers import launch, on_ground, stated

from squadlog.base.records import replace
from squadlog.battle.commands import Correct, Done
from squadlog.battle.events.turn import BattleCreated
from squadlog.battle.known import known, redact_event
from squadlog.battle.refusal import Refusal
from squadlog.book.load import load_rulings
from squadlog.facts.ground_facts import Metres, Sighting, Waypoint, YesNo
from squadlog.rules.common.advanced import marks
from squadlog.rules.common.kept.explosions import exploding
from squadlog.rules.common.needs import as_read
from squadlog.rules.desk.foreseeing import foreseen
from squadlog.rules.grenades.aim import AimView
from squadlog.rules.grenades.stock import issued_grenades
from squadlog.rules.launchers.launching import hosts, limits, loads_left
from squadlog.rules.launchers.record import loaded

FAR = {1: (4, 10, 90), 11: (36, 10, 270)}


def launched(game, command, *faces):
    game.do(command)
    game.do(Done())
    game.do(Done(), *faces)
    return game.of_kind("grenade_landed")


def test_it_costs_two_points_and_replaces_all_hand_grenades_gla_02():
    """GLA-02: nobody else loses his."""
    book = table().book
    assert book.costs["grenade_launcher"].cost == 2
    game = stated()
    assert [issued_grenades(game.unit(1), kind, book) for kind in ("fragmentation", "smoke")] == [0, 0]
    assert issued_grenades(game.unit(2), "smoke", book) == 2
    assert game.refused(throw(item="smoke")).rule == "GLA-02"
    assert game.refused(launch(unit=2)).code == "no-launcher"


def test_it_needs_grenades_unless_the_table_sells_it_without_a_75():
    """A-75, GLA-02: each option."""
    rulings = load_rulings()
    assert "grenades" in as_read(("launchers",), rulings)
    assert "grenades" not in as_read(("launchers",), rulings.with_choice("launcher.needs_grenades", "false"))
    alone = stated(chapters=("ammunition", "launchers"))
    assert launched(alone, launch(), 1)
    assert exploding(alone.battle).fused[0].what == "fragmentation"


def test_it_is_fixed_to_a_rifle_gla_01():
    """GLA-01, A-73: each option."""
    assert hosts(table()) == ("LR", "SR", "SAR", "OR")
    carbine = {1: {"equipment": ("grenade_launcher",), "weapons": ("SC",)}}
    assert stated(soldiers=carbine).refused(launch()).rule == "GLA-01"
    stated(soldiers=carbine, rulings={"launcher.hosts": "rifles_and_carbines"}).do(launch())


def test_it_holds_four_of_one_kind_gla_03():
    """GLA-03, GLA-04, GLA-05: the kind that was chosen, and no reload."""
    smoke = {1: {"equipment": ("grenade_launcher",), "begins": ("smoke_launcher",)}}
    game = stated(soldiers=smoke)
    assert loads_left(game.unit(1), table()) == 4
    assert "launcher: 4 smoke" in marks(game.unit(1), table().book, table().rulings)
    landed = launched(game, launch("4"), 1, 1, 1, 1)
    assert {one.grenade for one in landed} == {"smoke"}
    assert loads_left(game.unit(1), table()) == 0
    assert "launcher: empty" in marks(game.unit(1), table().book, table().rulings)
    assert game.refused(launch()).rule == "GLA-03"


def test_a_salvo_is_foreseen_for_each_of_its_grenades_gla_07():
    """GLA-07, A-74."""
    game = stated()
    one, three = (foreseen(game.battle, launch(count), table()) for count in ("1", "3"))
    assert one.remarks == ()
    assert three.remarks == ("So for each of the 3 grenades by itself [GLA-07].",)


def test_a_salvo_is_any_number_by_default_a_143():
    """GLA-07, A-143: each option."""
    game = stated()
    assert [one.direction for one in launched(game, launch("3"), 1, 4, 5, 5)] == [None, None, "left"]
    only = stated(rulings={"launcher.salvo_size": "one_or_all"})
    assert only.refused(launch("3")).rule == "GLA-07"
    only.do(launch("4"))
    assert stated().refused(launch("5")).code == "none-left"
    assert loads_left(game.unit(1), table()) == 1


def test_each_grenade_is_rolled_for_or_one_roll_counts_for_all_a_74():
    """GLA-07, A-74: each option."""
    assert len(launched(stated(), launch("2"), 5, 1, 1)) == 2
    once = stated(rulings={"launcher.salvo": "single_roll"})
    first, second = launched(once, launch("2"), 5, 1)
    assert first.direction == second.direction == "long"
    assert len(exploding(once.battle).fused) == 2


def test_it_counts_for_the_rate_of_fire_once_and_never_jams_gla_06():
    """GLA-06, A-61."""
    game = stated()
    launched(game, launch("2"), 1, 1)
    assert len(game.unit(1).shots) == 1
    assert game.unit(1).jammed == ()
    assert game.refused(launch()).rule == "FIR-39"


def test_four_or_less_lands_on_the_point_whatever_the_range_gla_10():
    """GLA-09, GLA-10, GLA-14."""
    (hit,) = launched(stated(), launch(distance_m=300.0), 4)
    assert hit.direction is None
    assert {one.key for one in hit.check.ledger.lines if one.applied and one.value} == set()
    (miss,) = launched(stated(), launch(), 5, 1)
    assert miss.metres == 4
    (window,) = launched(stated(), launch(covers=("window",)), 4, 1)
    assert window.direction == "long"


def test_it_scatters_four_metres_twice_or_thrice_as_far_gla_11():
    """GLA-11, A-144: each option."""
    assert launched(stated(), launch(), 9, 9, 1)[0].metres == 8
    assert launched(stated(), launch(), 9, 10, 1)[0].metres == 12
    fixed = stated(rulings={"scatter.fixed_multiplied": "false"})
    assert launched(fixed, launch(), 9, 10, 1)[0].metres == 4


def test_it_is_fired_from_ten_metres_on_and_indirectly_from_fifteen_gla_08():
    """GLA-08, GLA-12, GRN-14."""
    assert stated().refused(launch(distance_m=9.9)).rule == "GLA-08"
    stated().do(launch(distance_m=10))
    assert stated().refused(launch(distance_m=14, spotted=True)).rule == "GLA-12"
    (landed,) = launched(stated(), launch(distance_m=15, spotted=True), 4, 1)
    assert landed.direction == "long", "4 + 1"
    assert stated().refused(launch(distance_m=30, in_sight=False)).rule == "GRN-05"


def test_nothing_is_launched_into_a_dead_zone_gla_13():
    """GLA-13: measured, whoever sees it."""

    hidden = Refusal(code="out-of-sight", sentence="no", rule="LOS-21")
    yes = YesNo(value=True, origin="measured")
    sighting = Sighting(distance=Metres(value=30.0, origin="measured"), in_arc=yes, in_sight=yes)
    refused = limits(AimView(sighting=sighting, metres=30.0, hidden=hidden, spotted=True), table())
    assert refused is not None
    assert refused.rule == "GLA-13"


def test_on_a_map_it_goes_where_it_is_aimed_and_stops_at_the_fuse():
    """GLA-14: marker, delay, off the map."""
    game = on_ground(FAR)
    (landed,) = launched(game, launch("1", on_the_point(30, 10)), 9, 7)
    assert landed.spot == Waypoint(x=30, y=6, floor=1)
    (fused,) = exploding(game.battle).fused
    assert fused.at == fused.since.later(2)


def test_what_is_in_it_is_set_right_by_the_referee():
    """GLA-04, GEN-06."""
    game = stated()
    game.do(Correct(unit=1, changes=(("launchers", "smoke:2"),), reason="chosen so"))
    assert (loaded(game.unit(1)).grenade, loaded(game.unit(1)).fired) == ("smoke", 2)
    assert game.refused(Correct(unit=1, changes=(("launchers", "bricks"),), reason="x")).code


@pytest.mark.parametrize("count", ["0", "x"])
def test_a_count_that_is_none_is_told_so(count):
    """GLA-07."""
    assert stated().refused(launch(count)).code == "no-count"


def test_what_a_launcher_is_loaded_with_is_known_to_its_own_side_gla_04():
    """GLA-03, GLA-04: as those that were fired are, so the set-up does not tell it either."""
    smoke = {1: {"equipment": ("grenade_launcher",), "begins": ("smoke_launcher",)}}
    game = stated(soldiers=smoke)
    created = BattleCreated(setup=game.battle.setup)
    told = {"red": ("smoke_launcher",), "referee": ("smoke_launcher",), "table": ("smoke_launcher",)}
    for seat in ("red", "blue", "referee", "table", ""):
        seen, event = known(game.battle, seat), redact_event(created, game.battle, seat)
        for one in (seen.units[1].soldier, seen.setup.soldiers[0], event.setup.soldiers[0]):
            assert one.begins == told.get(seat, ())
        card = " ".join(marks(seen.units[1], table().book, table().rulings))
        assert ("launcher: 4 smoke" in card) == (seat in told)
        assert ("launcher" in card) == (seat in told)
    assert loaded(game.unit(1)).grenade == "smoke"


def test_however_short_it_falls_it_lands_before_who_launches_it_grn_23():
    """GRN-23, GLA-11: 12 m short of an aim 10 m away is two metres out, not behind."""
    game = on_ground(FAR)
    here = game.unit(1).position
    (landed,) = launched(game, launch("1", on_the_point(here.x + 10, here.y)), 9, 10, 3)
    assert (landed.direction, landed.metres) == ("short", 12)
    assert landed.spot == Waypoint(x=here.x + 2, y=here.y, floor=1)


def test_who_is_knocked_out_before_his_salvo_lands_has_launched_nothing_adv_14():
    """ADV-14, GRN-41: it is rolled with the shots, and he is out of action by then."""
    for wound, lands in (("none", True), ("U", False), ("D", False)):
        game = stated()
        game.do(launch())
        game.do(Done())
        units = game.battle.units
        game.battle = replace(game.battle, units={**units, 1: replace(units[1], wound=wound)})
        game.do(Done(), *((1,) if lands else ()))
        assert (len(game.of_kind("grenade_landed")), len(game.of_kind("grenade_kept"))) == (lands, not lands)
