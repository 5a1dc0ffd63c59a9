"""Area bursts at named units on a map: the sector that holds them, all in it, nearest first (AUT-08..AUT-10, A-154)."""

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st
from support.automatic import AREA
from support.laws import law
from support.on_maps import measured_table, on_map
from support.playing_on_maps import OnMap, field_of

from squadlog.battle.commands import Declare, Done, Fire
from squadlog.battle.state import ShotPlan
from squadlog.facts.ground_facts import Sector, StatedMove
from squadlog.reports.narrate import narrate
from squadlog.rules.automatic_fire.sweeping import measure_sector
from squadlog.rules.common.hooks.fire import ShotTaken
from squadlog.rules.desk.engine import decide
from squadlog.rules.desk.preview import preview

MISS = 9
WIDE = field_of("", size="width_m = 60\nheight_m = 60")
AROUND = {1: (20, 20, 0), 2: (30, 21), 11: (22, 25), 12: (10, 20.2), 13: (20, 45), 14: (16, 25)}


def named(*units, places=AROUND, rulings=None, **more):
    battle = on_map(WIDE, places, setup_changes={"chapters": ("ammunition", "automatic_fire")})
    said = Fire(unit=1, manner=AREA, sector=Sector(units=units), **more)
    return preview(battle, said, measured_table(battle, rulings))


def test_those_named_lie_in_one_sector_and_all_in_it_are_rolled_for_nearest_first():
    """AUT-08, AUT-09, AUT-10, A-154: friends too; whoever is named behind the back of the rest is refused."""
    shown = named(13, 12)
    assert (shown.blocked, [one.unit for one in shown.engaged]) == (None, [14, 12, 13])
    assert [one.unit for one in named(13, 2).engaged] == [11, 2, 13]
    assert [one.unit for one in named(13).engaged] in ([11, 13], [14, 13])
    assert [one.unit for one in named(11).engaged] == [11, 13]
    refused = named(13, 12, 2).blocked
    assert (refused.code, refused.rule, refused.subsystem) == ("not-one-sector", "AUT-08", "fire")
    assert "holds 13, 12, 2" in refused.sentence


def test_the_table_may_let_those_be_rolled_for_whom_it_names_in_its_order_gen_06():
    """GEN-06, A-154: by overruling, which the log keeps; or always, by the ruling."""
    assert [one.unit for one in named(13, 2, 12, overrule="we measured").engaged] == [13, 2, 12]
    fewer = named(13, 2, overrule="we measured")
    assert [one.unit for one in fewer.engaged] == [13, 2]
    free = named(13, 2, 12, rulings={"auto.named_sector": "named"})
    assert (free.blocked, [one.unit for one in free.engaged]) == (None, [13, 2, 12])


def test_the_log_tells_who_is_in_the_sector_though_nobody_named_him_aut_09():
    """AUT-09, A-154; what is overruled stands in the log with what was measured."""
    battle = on_map(WIDE, AROUND, setup_changes={"chapters": ("ammunition", "automatic_fire")})
    played = OnMap(battle)
    plan = ShotPlan(weapon="SR", manner=AREA, sector=Sector(units=(13, 12)))
    wide = replace(plan, sector=Sector(units=(13, 12, 2)))
    assert played.refused(Declare(unit=1, action="fire_throw", shot=wide)).code == "not-one-sector"
    played.do(Declare(unit=1, action="fire_throw", shot=plan))
    while played.battle.stage == "actions":
        played.do(Done())
    said = Fire(unit=1, overrule="we see it so")
    overruled = decide(played.battle, said, played._table((MISS, MISS))[0])
    told = next(one for one in overruled if one.kind == "overruled")
    assert (told.code, told.sentence) == (
        "others-in-sector",
        "The sector holds, nearest first, 14, 12, 13.",
    )
    assert [one.target for one in overruled if one.kind == "shot_fired"] == [13, 12]
    played.do(Fire(unit=1), MISS, MISS, MISS)
    (burst,) = played.of_kind("burst_fired")
    assert (burst.engaged, burst.besides) == ((14, 12, 13), (14,))
    assert "; 14 Trooper 14 is in it too [AUT-09]." in narrate(burst, played.battle)


def test_a_burst_at_opportunity_goes_straight_ahead_whoever_is_named_a_148():
    """A-148, AUT-08: to the side of the watcher no sector lies."""
    battle = on_map(WIDE, AROUND, setup_changes={"chapters": ("ammunition", "automatic_fire")})
    shot = ShotTaken(
        unit=1, weapon="SR", sort="opportunity", manner=AREA, target=11, sector=Sector(units=(11, 12))
    )
    at = measured_table(battle)
    assert measure_sector(shot, at) == ()
    assert [one.unit for one in measure_sector(replace(shot, sector=Sector(units=(11,))), at)] == [11, 14, 13]


def test_a_burst_said_with_a_turn_is_judged_as_the_firer_faces_then_aut_08():
    """AUT-08: the sector lies within the field of view after the turn that goes with it."""
    battle = on_map(WIDE, AROUND, setup_changes={"chapters": ("ammunition", "automatic_fire")})
    played = OnMap(battle)
    behind = ShotPlan(weapon="SR", manner=AREA, sector=Sector(units=(12,)))
    turned = StatedMove(facing_deg=90.0)
    assert (
        played.refused(Declare(unit=1, action="fire_throw", mode="turn", move=turned, shot=behind)).code
        == "not-one-sector"
    )
    played.do(
        Declare(unit=1, action="fire_throw", mode="turn", move=StatedMove(facing_deg=315.0), shot=behind)
    )


spots = st.tuples(st.integers(0, 60), st.integers(0, 60))


@law(60)
@given(st.lists(spots, min_size=3, max_size=7, unique=True), st.integers(0, 35), st.integers(1, 2))
def test_no_other_sector_that_holds_those_named_holds_fewer_others(where, facing, many):
    """AUT-08, AUT-10, A-154, A-40: against every half degree, one by one."""
    places = {1: (*where[0], facing * 10.0)} | {
        number: (x, y) for number, (x, y) in enumerate(where[1:], start=11)
    }
    battle = on_map(WIDE, places)
    surveyor, said = measured_table(battle).surveyor, set(list(places)[1 : 1 + many])
    found = surveyor.sector_with(1, said, 90.0, 45.0)
    tried = [surveyor.within(1, facing * 10.0 + half / 2, 90.0) for half in range(-90, 91)]
    held = [{number for number, _ in one} for one in tried]
    fits = [len(one - said) for one in held if one >= said]
    if not found:
        assert not fits
        return
    assert {number for number, _ in found} >= said
    assert [metres for _, metres in found] == sorted(metres for _, metres in found)
    assert not fits or len(found) - len(said) <= min(fits)
