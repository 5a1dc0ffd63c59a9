"""Maps drawn at random: a few in every run, a thousand by `tests/large/random_maps.py`."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support.drawn_digests import SIZES, first_tries, kept, whole_map
from support.held_maps import held, likeness, picture

from squadlog.base.dice import Chance
from squadlog.base.errors import MapError
from squadlog.ground.checking.check import check
from squadlog.ground.map.dump import dump_map
from squadlog.ground.random_maps.at_random import LAY
from squadlog.ground.random_maps.kinds import KINDS
from squadlog.ground.random_maps.nature import at
from squadlog.ground.random_maps.sketch import Sketch
from squadlog.survey.random_map import draw_random_map

SMALL = {"width_m": 20, "height_m": 20}


OLD, NEW = KINDS[:2], KINDS[2:]


@pytest.mark.parametrize(
    ("kind", "seed"),
    [
        *((kind, seed) for kind in OLD for seed in range(10)),
        *((kind, seed) for kind in NEW for seed in range(1, 2)),
    ],
)
def test_a_map_drawn_at_random_is_sound_playable_and_fair_as_its_file_is_read(kind, seed):
    assert (
        held(draw_random_map(kind, seed, **SMALL), measured=seed < 2 and kind in (*OLD, "deck")).faults == []
    )


def test_the_same_seed_draws_the_same_map_for_the_sides_it_is_asked_for():
    one = draw_random_map("building", 3, **SMALL, sides=("North", "South"))
    other = draw_random_map("building", 3, **SMALL)
    assert [zone.side for zone in one.map.zones] == ["North", "South"]
    assert dump_map(one.map).replace("North", "Red").replace("South", "Blue") == dump_map(other.map)
    assert other.map.title == "Building 3"


def test_the_same_seed_tells_the_same_title_and_reason():
    one, other = (draw_random_map("street", 1, **SMALL) for _ in range(2))
    assert (one.map.title, one.reason, dump_map(one.map)) == (
        other.map.title,
        other.reason,
        dump_map(other.map),
    )
    assert one.reason


def _drafted(kind, seed, wide=48, high=36):
    sketch = Sketch(wide, high, Chance(seed))
    LAY[kind](sketch)
    return sketch.map("Draft")


@pytest.mark.parametrize("kind", KINDS)
def test_no_two_seeds_draw_ground_alike(kind):
    pictures = [picture(_drafted(kind, seed)) for seed in range(6)]
    assert max(likeness(one, other) for at, one in enumerate(pictures) for other in pictures[:at]) < 0.7


@pytest.mark.parametrize("kind", NEW)
def test_the_reason_to_fight_names_something_that_lies_on_the_map(kind):
    told = []
    for seed in range(4):
        sketch = Sketch(36, 36, Chance(seed))
        LAY[kind](sketch)
        drawn = sketch.map(sketch.title)
        names = [piece.name for piece in drawn.obstacles] + [room.name for room in drawn.rooms]
        if sketch.reason:  # without one the map is drawn anew
            told.append(sketch.reason)
            assert any(name and name in sketch.reason for name in names), sketch.reason
            assert len(sketch.reason) < 200
    assert len(told) > 1


def test_a_place_of_a_winding_stream_is_told_by_its_longer_side():
    winding = [(0, 0), (1, 6), (10, 7)]
    assert at(winding, 0.5) == (5, pytest.approx(6 + 4 / 9))
    assert at([(y, x) for x, y in winding], 0.5) == (pytest.approx(6 + 4 / 9), 5)


def test_over_a_stream_leads_a_bridge_and_over_a_river_a_bridge_between_two_fords():
    crossed = {}
    for seed in range(12):
        kinds = {patch.id: patch.kind for patch in _drafted("open", seed).terrain}
        water = next((kind for name, kind in kinds.items() if name in ("river1", "stream1")), None)
        laid = sorted((name, kind) for name, kind in kinds.items() if name.startswith(("bridge", "ford")))
        crossed.setdefault(water, []).append(laid)
    assert crossed.keys() >= {"river", "stream"}
    assert all(laid == [("bridge1", "clear")] for laid in crossed["stream"])
    fords = [("ford1", "stream"), ("ford2", "stream")]
    assert all(laid == [("bridge1", "clear"), *fords] for laid in crossed["river"])


@settings(max_examples=10)
@given(st.sampled_from(KINDS), st.integers(0, 10**6), st.integers(20, 40), st.integers(20, 40))
def test_all_that_is_drawn_lies_on_quarters_of_a_metre_and_is_never_faulty(kind, seed, wide, high):
    drawn = _drafted(kind, seed, wide, high)
    ground = [patch.points for patch in drawn.terrain] + [piece.points for piece in drawn.obstacles]
    built = [wall.line for wall in drawn.walls] + [door.ends for door in drawn.doors]
    assert all(
        (4 * metres).is_integer()
        for points in ground + built
        for point in points
        for metres in map(float, point)
    )
    assert [remark for remark in check(drawn) if remark.severity == "fault"] == []


def test_a_size_that_is_too_small_or_too_large_is_refused_in_one_sentence():
    with pytest.raises(MapError, match="20 to 80 m long and wide, not 19 by 36 m"):
        draw_random_map("open", 1, width_m=19)


@pytest.mark.parametrize(
    ("kind", "sizes"), [("open", SIZES[:4]), ("building", SIZES[:2])], ids=["open", "building"]
)
def test_the_kinds_of_0_8_0_draw_for_every_seed_what_they_drew(kind, sizes):
    """The first tries of twenty seeds; `tests/large/random_maps.py --kept` draws all of the maps to their end."""
    kept_digests = kept()
    for wide, high in sizes:
        assert first_tries(kind, wide, high) == kept_digests[f"tries {kind} {wide}x{high}"]
    assert whole_map(kind, 20, 20, 3) == kept_digests[f"{kind} 20x20 3"]
