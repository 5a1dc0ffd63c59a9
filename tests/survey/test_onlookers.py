"""Who would see a soldier at many places, asked in one call: what the survey says of each line by itself."""

from random import Random

import pytest
from support.laws import times
from support.on_maps import on_map, survey
from support.playing_on_maps import field_of

from squadlog.facts.ground_facts import Position
from squadlog.ground.compiled.conditions import Spot
from squadlog.ground.sight.arcs import in_front
from squadlog.rules.desk.chapters import add_chapters
from squadlog.rules.desk.considered.shot_there import ShotsThere, StandThere
from squadlog.session.deciding import table_at
from squadlog.survey.danger.onlookers import look_at_places, places_in_a_second, places_in_reach

GROUNDS = {"the_counting_house": (24, 18), "the_long_ford": (40, 30), "pest_control": (14, 12)}


def crowd(name, chance):
    """Five soldiers of either side anywhere on a ready map, and places for the first of them."""
    wide, high = GROUNDS[name]
    numbers = [*range(1, 6), *range(11, 16)]
    places = {n: (chance.uniform(1, wide), chance.uniform(1, high), chance.uniform(0, 360)) for n in numbers}
    postures = {n: {"posture": chance.choice(["standing", "kneeling", "prone"])} for n in numbers}
    spots = [Spot(chance.uniform(1, wide), chance.uniform(1, high)) for _ in range(times(24))]
    return on_map(name, places, units=postures), spots


@pytest.mark.parametrize("name", GROUNDS)
def test_whoever_sees_a_place_is_who_would_see_by_a_single_line(name):
    chance = Random(name)
    battle, spots = crowd(name, chance)
    asked = survey(battle)
    soldier = asked.figures[1]
    found = look_at_places(asked.world, soldier, spots)
    for spot, place in zip(spots, found, strict=True):
        seen_by = {one.unit: one.sighting for one in place.seen_by}
        sees = {one.unit: one.sighting for one in place.sees}
        for foe in range(11, 16):
            line = asked.sight(foe, 1, target_at=spot)
            assert (foe in seen_by) == (line.open and in_front(asked.figures[foe], spot, asked.readings))
            if foe in seen_by:
                kinds = [one.key for one in line.crossings] + [f"{one.kind}_woods" for one in line.woods]
                assert sorted(one.kind for one in seen_by[foe].crossed) == sorted(kinds)
                assert seen_by[foe].distance.value == pytest.approx(line.range_m)
            assert (foe in sees) == asked.sight(1, foe, viewer_at=spot).open


@pytest.mark.parametrize("name", GROUNDS)
def test_the_chance_of_a_shot_at_a_place_is_the_engines_own_for_who_stands_there(name):
    chance = Random(name)
    battle, spots = crowd(name, chance)
    asked, ctx = survey(battle), add_chapters(table_at(battle), battle)
    shots = ShotsThere(battle, ctx)
    for place in look_at_places(asked.world, asked.figures[1], spots):
        at = Position(x=place.spot.x, y=place.spot.y)
        stands = StandThere(unit=1, at=at, posture=asked.figures[1].posture, mode="walk")
        for foe in place.seen_by[:2]:
            told, measured = shots.at(foe.unit, stands, foe.sighting), shots.at(foe.unit, stands)
            assert (told.odds, told.blocked) == (measured.odds, measured.blocked)


def test_in_a_second_an_enemy_may_see_what_it_does_not_see_now():
    wall = field_of('[[wall]]\nid = "W1"\nkind = "internal_wall"\nline = [[8, 5], [12, 5]]')
    asked = survey(on_map(wall, {1: (8.4, 3), 11: (8.2, 6.5, 270)}))
    behind = Spot(8.2, 4)
    soon = places_in_a_second(asked, [11])
    assert len(soon[11]) > 1
    now, later = (
        look_at_places(asked.world, asked.figures[1], [behind], soon=places)[0] for places in (None, soon)
    )
    assert now.seen_by == later.seen_by == ()
    assert (now.soon, later.soon) == ((), (11,))


def test_a_reach_is_looked_over_in_squares_that_lie_in_it():
    asked = survey(on_map("the_long_ford", {1: (20, 15), 11: (30, 25)}))
    reach = asked.reachable(1, "walk")
    pitch_m, spots = places_in_reach(reach)
    assert pitch_m == 0.5
    assert len(spots) >= 12
    assert all(reach.covers(spot.x, spot.y) for spot in spots)
