"""Where a soldier would be shot at, and the best places in reach: values and their words."""

from fractions import Fraction
from functools import cache

from support.on_maps import on_map
from support.playing_on_maps import field_of
from support.seat_on_map import SeatOnMap

from squadlog.book.load import book_of
from squadlog.ground.compiled.conditions import Spot
from squadlog.language.parse import parse
from squadlog.session.view.map.best_places import find_best
from squadlog.session.view.map.danger import find_danger, way_danger
from squadlog.session.view.map.danger_texts import danger_words, place_words, summary_words, way_danger_words

WALL = field_of(
    '[[wall]]\nid = "W1"\nkind = "internal_wall"\nline = [[8, 5], [12, 5]]\n'
    '[[obstacle]]\nid = "C1"\nkind = "counter"\ncover = "half_hard"\npoints = [[13, 5], [15, 5], [15, 5.5], [13, 5.5]]'
)


def seat(*, foe=(14, 12, 180), units=None, more=None, **changes):
    """A soldier south of a wall and a counter, an enemy in the north who looks this way."""
    places = {1: (12.5, 2.8, 0), 11: foe, **(more or {})}
    return SeatOnMap(on_map(WALL, places, units=units, **changes))


@cache
def usual():
    """The danger over a run of the soldier, with the enemy looking this way."""
    return find_danger(seat(), 1, "run")


@cache
def usual_best():
    """The best places in that."""
    return find_best(seat(), 1, "run", 5, usual())


def test_behind_the_wall_nobody_sees_and_beside_it_the_engine_says_how_hard_the_shot_is():
    found = usual()
    behind, beside = found.at(10.3, 3.8), found.at(12.2, 3.8)
    assert not behind.shots
    assert behind.hurt == 0
    assert [one.foe for one in beside.shots] == [11]
    assert 0 < beside.shots[0].hurt <= beside.shots[0].hit < 1
    assert beside.hardest is beside.shots[0]
    assert place_words(beside).startswith("seen by 11 ")
    assert "hit " in place_words(beside)


def test_cover_makes_a_shot_less_likely_and_is_named_fir_24():
    """FIR-24."""
    found = usual()
    covered = [one for place in found.places for one in place.shots if "counter" in one.covers]
    bare = [one for place in found.places for one in place.shots if not one.covers]
    assert covered
    assert bare
    assert max(one.hit for one in covered) < min(one.hit for one in bare)
    assert all("behind counter" in one.text for one in covered)


def test_who_crawls_is_seen_as_one_who_lies():
    """LOS-09: behind the counter whoever lies is hidden from an enemy."""
    upright = usual()
    lying = find_danger(seat(units={1: {"posture": "prone"}}), 1, "crawl")
    assert any("counter" in one.covers for place in upright.places for one in place.shots)
    assert lying.places
    assert not any("counter" in one.covers for place in lying.places for one in place.shots)


def test_an_enemy_that_looks_away_sees_nobody_but_could_in_a_second():
    found = find_danger(seat(foe=(14, 12, 0)), 1, "run")
    assert not any(place.shots for place in found.places)
    assert any(place.soon == (11,) for place in found.places)
    assert "in a second perhaps by 11" in place_words(next(place for place in found.places if place.soon))
    assert any(line.endswith("perhaps: 11") for line in summary_words(found))


def test_a_shot_that_cannot_be_fired_is_told_and_counts_for_nothing():
    found = find_danger(seat(units={11: {"jammed": ("SR",)}}), 1, "run")
    told = next(place for place in found.places if place.shots)
    assert told.hurt == 0
    assert told.hardest is None
    assert "no shot" in place_words(told)


def test_the_squares_in_danger_are_drawn_with_their_chance_in_tenths():
    found = usual()
    (shaded,) = found.overlays
    worst = max(place.hurt for place in found.places)
    assert max(shape.word for shape in shaded.shapes) == str(int(worst * 10 + Fraction(1, 2)))
    assert all(shape.look == "danger" and 1 <= shape.rank <= 4 for shape in shaded.shapes)
    for place in found.places:
        drawn = any(shape.holds(place.spot.x, place.spot.y) for shape in shaded.shapes)
        assert drawn == bool(place.shots or place.soon)


def test_where_no_such_move_is_allowed_nothing_is_in_reach():
    found = find_danger(seat(units={1: {"posture": "prone"}}), 1, "run")
    assert found.refusal is not None
    assert not found.places
    assert not found.overlays
    assert danger_words(found, Spot(11, 4)).endswith("nowhere. ")


def test_the_place_under_the_cursor_is_told_or_that_it_is_out_of_reach():
    found = usual()
    assert "here: seen by no enemy" in danger_words(found, Spot(10.3, 3.8))
    assert "out of reach" in danger_words(found, Spot(30, 15))


def test_an_enemy_that_is_out_of_the_fight_endangers_nobody():
    found = find_danger(seat(units={11: {"wound": "D"}}), 1, "run")
    assert not any(place.shots or place.soon or place.sees for place in found.places)


# Along a way


def test_a_way_tells_at_which_metre_who_would_see_and_shoot():
    places = {1: (10.5, 3.0, 90), 11: (14, 12, 180)}
    along = way_danger(SeatOnMap(on_map(WALL, places)), 1, "run", [Spot(13.5, 3.0)])
    assert [place.at_m for place in along] == [0.0, 1.0, 2.0, 3.0]
    assert [bool(place.shots) for place in along] == [False, True, True, True]
    assert way_danger_words(along) == "11 Trooper 11 from 1.0 m on, hit 60%"
    assert way_danger_words(along[:2]) == "11 Trooper 11 from 1.0 m on, hit 60%"
    assert way_danger_words(along[1:]) == "11 Trooper 11 all along, hit 60%"


def test_a_way_that_nobody_sees_has_nothing_to_tell():
    assert not way_danger_words(way_danger(seat(foe=(10, 12, 0)), 1, "run", [Spot(11, 4)]))


# The best places


def test_first_come_places_with_an_enemy_in_sight_and_the_weakest_shots_back():
    found = usual_best()
    assert [one.rank for one in found.places] == [1, 2, 3, 4, 5]
    first = found.places[0]
    assert first.danger.sees == (11,)
    assert first.shots[0].foe == 11
    assert first.reason.startswith("sees 11 ")
    hurt = [one.danger.hurt for one in found.places if one.danger.sees]
    assert hurt == sorted(hurt)


def test_what_is_said_to_go_there_is_read_as_that_very_order():
    known = seat()
    for place in usual_best().places:
        assert parse(place.say, known.known, book_of(known.known.setup)) == place.says
        assert known.refusal(place.says) is None


def test_places_are_no_neighbours():
    found = usual_best()
    spots = [one.spot for one in found.places]
    for number, one in enumerate(spots):
        for other in spots[:number]:
            assert (one.x - other.x) ** 2 + (one.y - other.y) ** 2 >= 1
