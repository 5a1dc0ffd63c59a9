"""Bursts measured on maps: whom they reach and behind what, where a grenade comes to lie, what is beyond a hole."""

import pytest
from support.drawn import draw
from support.drawn_maps import box, ground, wall
from support.on_maps import on_map, surveyor

from squadlog.battle.feature import Feature
from squadlog.facts.ground_facts import Landing, StatedSighting, Waypoint, Whereabouts
from squadlog.facts.stated_facts import StatedSurveyor
from squadlog.ground.map.structures import Door, Obstacle, Room, Shaft, Window
from squadlog.ground.map.terrain import Contour, Patch

FIELD = ground()
HERE = Whereabouts(10.0, 5.0)
SIX_M = 6.0


def _one(
    drawn, at=HERE, place=(13, 5), *, posture="standing", metres=SIX_M, rulings=None, cover_from=None, **more
):
    """The one unit on a map as a burst reaches it."""
    battle = on_map(drawn, {1: place}, units={1: {"posture": posture, **more.pop("unit", {})}}, **more)
    found = surveyor(battle, rulings).around(at, metres, cover_from)
    return found[0] if found else None


def _between(**pieces):
    """A field with something at 11.5 m east, between a burst at 10 and a unit at 13."""
    return ground(floors=2, **pieces)


def test_those_within_are_told_nearest_first_friend_and_foe_the_dead_too_grn_35():
    """GRN-35, GRN-38, A-63: heads are measured to the point; a centimetre more is within."""
    places = {1: (10, 9), 2: (16.01, 5), 11: (10, 6), 12: (16.02, 5), 13: (10, 5)}
    battle = on_map(FIELD, places, units={11: {"wound": "D"}, 1: {"wound": "U"}})
    found = surveyor(battle).around(HERE, SIX_M)
    assert [(one.unit, round(one.metres, 2), one.cover) for one in found] == [
        (13, 0.0, "none"),
        (11, 1.0, "none"),
        (1, 4.0, "none"),
        (2, 6.01, "none"),
    ]


@pytest.mark.parametrize(
    ("pieces", "rule"),
    [
        ({"walls": (wall((11.5, 4), (11.5, 6)),)}, "LOS-03"),
        (
            {
                "walls": (wall((11.5, 2), (11.5, 8)),),
                "doors": (Door(id="D", kind="internal_door", ends=((11.5, 4.5), (11.5, 5.5))),),
            },
            "LOS-04",
        ),
        (
            {
                "obstacles": (
                    Obstacle(id="C", kind="column", cover="full_hard", high=True, points=box(11, 4, 12, 6)),
                )
            },
            "LOS-05",
        ),
        (
            {
                "walls": (wall((11.5, 2), (11.5, 8)),),
                "windows": (Window(id="G", ends=((11.5, 4.5), (11.5, 5.5)), ship=True),),
            },
            "MAP-13",
        ),
        ({"stairs": (Shaft(id="S", points=box(11, 4, 12, 6), floors=(1, 2)),)}, "MAP-16"),
        ({"elevators": (Shaft(id="E", points=box(11, 4, 12, 6), floors=(1, 2)),)}, "MAP-17"),
    ],
)
def test_what_reaches_from_floor_to_ceiling_is_full_cover_grn_37(pieces, rule):
    """GRN-37, EXP-21: no attack behind walls, closed doors, columns, sealed windows, stairs and elevators."""
    found = _one(_between(**pieces))
    assert (found.cover, found.rule, found.metres) == ("full", rule, 3.0)
    assert found.why.endswith(".")


def test_an_open_door_and_a_breach_cover_nobody_grn_37():
    walls = (wall((11.5, 2), (11.5, 8), name="W"),)
    door = Door(id="D", kind="internal_door", ends=((11.5, 4.5), (11.5, 5.5)), state="open")
    hole = Feature(id="W", kind="internal_wall", name="wall", state="destroyed", at=(11.5, 5.0))
    assert _one(_between(walls=walls, doors=(door,))).cover == "none"
    assert _one(_between(walls=walls), features=[hole]).cover == "none"


LOW = {
    "half_soft": Obstacle(id="T", kind="furniture", cover="half_soft", points=box(11, 4, 12, 6)),
    "half_hard": Obstacle(id="T", kind="counter", cover="half_hard", points=box(11, 4, 12, 6)),
}


@pytest.mark.parametrize("posture", ["standing", "kneeling", "prone"])
@pytest.mark.parametrize("kind", ["half_soft", "half_hard"])
def test_low_things_are_half_cover_and_full_for_who_kneels_or_lies_a_68(kind, posture):
    """GRN-36, A-68: soft and hard alike."""
    found = _one(_between(obstacles=(LOW[kind],)), posture=posture)
    standing = "FIR-23" if kind == "half_soft" else "FIR-24"
    assert (found.cover, found.rule) == (("half", standing) if posture == "standing" else ("full", "A-68"))


def test_a_window_is_half_cover_while_it_is_whole_a_68():
    pieces = {
        "walls": (wall((11.5, 2), (11.5, 8)),),
        "windows": (Window(id="G", ends=((11.5, 4.5), (11.5, 5.5))),),
    }
    assert _one(_between(**pieces)).cover == "half"
    assert _one(_between(**pieces), posture="prone").cover == "full"
    broken = [Feature(id="G", kind="window", name="window", state="destroyed")]
    assert _one(_between(**pieces), posture="prone", features=broken).cover == "none"


def test_who_has_fallen_lies_a_68():
    assert _one(_between(obstacles=(LOW["half_soft"],)), unit={"wound": "D"}).cover == "full"


def test_marsh_is_half_cover_woods_and_bodies_are_none_a_68():
    """A-68, A-24: woods are no cover besides what they are; nobody's body shields another."""
    for kind, cover in (("light", "none"), ("heavy", "none"), ("marsh", "half")):
        assert _one(_between(terrain=(Patch(id="P", kind=kind, points=box(11, 4, 12, 6)),))).cover == cover
    found = surveyor(on_map(FIELD, {1: (13, 5), 11: (11.5, 5)})).around(HERE, SIX_M)
    assert [one.cover for one in found] == ["none", "none"]


@pytest.mark.parametrize(
    ("growth", "covers"),
    [("marsh", ["none", "none", "half"]), ("woods", ["half"] * 3), ("none", ["none"] * 3)],
)
def test_what_grows_on_the_line_covers_as_the_table_reads_it_a_68b(growth, covers):
    """A-68b, GRN-36: woods are half cover by one reading, and marsh is none by another."""
    drawn = [
        _between(terrain=(Patch(id="P", kind=kind, points=box(11, 4, 12, 6)),))
        for kind in ("light", "heavy", "marsh")
    ]
    assert [_one(one, rulings={"blast.growth": growth}).cover for one in drawn] == covers


def test_what_stands_right_beside_the_burst_covers_as_well_a_68():
    """A-68, unlike a firer's own cover (AMB-129): the charge under a counter does not reach over it."""
    assert _one(_between(obstacles=(LOW["half_hard"],)), at=Whereabouts(10.99, 5.0)).cover == "half"


def test_who_or_what_is_on_top_of_furniture_is_not_covered_by_it_amb_139():
    drawn = _between(obstacles=(LOW["half_hard"],))
    assert _one(drawn, at=Whereabouts(11.5, 5.0)).cover == "none"
    assert _one(drawn, place=(11.8, 5)).cover == "none"


def test_rising_ground_between_is_full_cover_grn_37():
    ring = Contour(id="hill", points=box(11, 3, 12, 7), closed=True, up="inside")
    found = _one(_between(contours=(ring,)))
    assert (found.cover, found.rule) == ("full", "LOS-18")


HOUSE = ground(floors=2, rooms=(Room(name="attic", points=box(8, 2, 18, 8), floor=2),))


def test_a_floor_between_is_full_cover_and_its_height_counts_grn_37():
    """GRN-37, MAP-08: a head on the next floor is a storey away besides."""
    found = _one(HOUSE, place=(10, 5, 0, 2))
    assert (found.cover, found.rule, found.metres) == ("full", "MAP-08", HOUSE.storey_m)
    assert _one(HOUSE, place=(10, 5, 0, 2), metres=2.0) is None
    assert _one(ground(floors=2), place=(10, 5, 0, 2)).cover == "none"


def test_those_in_one_stairway_are_not_covered_by_its_floors_sto_05():
    drawn = ground(
        floors=2,
        stairs=(Shaft(id="S", points=box(9, 4, 14, 6), floors=(1, 2)),),
        rooms=(Room(name="attic", points=box(8, 2, 18, 8), floor=2),),
    )
    assert _one(drawn, place=(12, 5, 0, 2)).cover == "none"
    assert _one(drawn, place=(12, 5)).cover == "none"


def test_cover_may_be_judged_from_where_it_was_thrown_a_68():
    drawn = _between(obstacles=(LOW["half_hard"],))
    behind = Whereabouts(16.0, 5.0)
    assert _one(drawn).cover == "half"
    assert _one(drawn, cover_from=behind).cover == "none"
    assert _one(drawn, cover_from=behind).metres == 3.0


def test_things_that_lie_about_are_reached_in_the_order_asked_mln_08():
    battle = on_map(_between(walls=(wall((11.5, 4), (11.5, 6)),)), {1: (1, 1)})
    asked = [Whereabouts(13, 5), Whereabouts(18, 5), Whereabouts(8, 5), Whereabouts(10, 5, 2)]
    one, far, other, above = surveyor(battle).reached(HERE, asked, SIX_M)
    assert (one.unit, one.metres, one.cover, far) == (None, 3.0, "full", None)
    assert (other.metres, other.cover, above.metres) == (2.0, "none", 3.0)


# Where something comes to lie


def _lands(drawn, start, to, **more):
    return surveyor(on_map(drawn, {1: (1, 1)}, **more)).lands(Whereabouts(*start), Whereabouts(*to))


def test_a_scattered_grenade_arrives_where_nothing_is_in_its_way_grn_25():
    assert _lands(FIELD, (10, 5), (12, 5)) == Landing(Whereabouts(12, 5))
    assert _lands(FIELD, (10, 5), (10, 5)) == Landing(Whereabouts(10, 5))


ACROSS = (
    ("wall", {"walls": (wall((11.5, 2), (11.5, 8)),)}, "W"),
    (
        "closed door",
        {
            "walls": (wall((11.5, 2), (11.5, 8)),),
            "doors": (Door(id="D", kind="internal_door", ends=((11.5, 4.5), (11.5, 5.5))),),
        },
        "D",
    ),
    (
        "whole window",
        {
            "walls": (wall((11.5, 2), (11.5, 8)),),
            "windows": (Window(id="G", ends=((11.5, 4.5), (11.5, 5.5))),),
        },
        "G",
    ),
    (
        "column",
        {
            "obstacles": (
                Obstacle(id="C", kind="column", cover="full_hard", high=True, points=box(11.5, 4, 12, 6)),
            )
        },
        "C",
    ),
    ("staircase", {"stairs": (Shaft(id="S", points=box(11.5, 4, 12, 6), floors=(1, 2)),)}, "S"),
)


@pytest.mark.parametrize(
    ("pieces", "contact"), [(p, c) for _, p, c in ACROSS], ids=[name for name, *_ in ACROSS]
)
def test_the_first_thing_up_to_the_ceiling_stops_it_a_centimetre_before_its_face_a_65(pieces, contact):
    """GRN-25, A-65; a window is part of its wall to what was not thrown through it (GRN-15)."""
    found = _lands(_between(**pieces), (10, 5), (14, 5))
    assert found.contact == contact
    assert (found.at.x, found.at.y) == (pytest.approx(11.49), 5.0)


def test_it_goes_over_low_things_and_through_what_is_open_or_broken_a_65():
    walls, ends = (wall((11.5, 2), (11.5, 8)),), ((11.5, 4.5), (11.5, 5.5))
    opened = Door(id="D", kind="internal_door", ends=ends, state="open")
    broken = [Feature(id="G", kind="window", name="window", state="destroyed")]
    for drawn, more in (
        (_between(obstacles=(LOW["half_hard"],)), {}),
        (_between(walls=walls, doors=(opened,)), {}),
        (_between(walls=walls, windows=(Window(id="G", ends=ends),)), {"features": broken}),
    ):
        assert _lands(drawn, (10, 5), (14, 5), **more) == Landing(Whereabouts(14, 5))


def test_a_wall_it_starts_at_does_not_hold_it_grn_24():
    """GRN-24: off a wall that was its target it goes short, left or right."""
    drawn = _between(walls=(wall((11.5, 2), (11.5, 8)),))
    for goal in ((10, 5), (11.5, 6)):
        assert _lands(drawn, (11.5, 5), goal) == Landing(Whereabouts(*goal))


def test_off_the_map_it_is_nowhere_unless_something_stops_it_before_a_65():
    assert _lands(FIELD, (18, 5), (21, 5)) == Landing(None, "", Whereabouts(20, 5))
    found = _lands(ground(walls=(wall((19, 2), (19, 8)),)), (18, 5), (21, 5))
    assert (found.contact, found.edge) == ("W", None)


def test_over_the_edge_of_an_upper_floor_it_falls_to_what_is_beneath_a_65():
    assert _lands(HOUSE, (9, 5, 2), (7, 5, 2)) == Landing(Whereabouts(7, 5, 1))
    assert _lands(HOUSE, (9, 5, 2), (10, 5, 2)) == Landing(Whereabouts(10, 5, 2))


# Beyond a hole

SLANTED = ground(walls=(wall((5, 2), (9, 6), name="W"),))


@pytest.mark.parametrize(("by", "degrees"), [((5, 6), 135.0), ((9, 2), 315.0)])
def test_straight_through_is_at_right_angles_to_the_wall_away_from_who_stands_there_shp_09(by, degrees):
    battle = on_map(SLANTED, {1: (1, 1)})
    assert surveyor(battle).through("W", (7.0, 4.0), Whereabouts(*by)) == pytest.approx(degrees)
    assert surveyor(battle).through("W", None, Whereabouts(*by)) == pytest.approx(degrees)
    assert surveyor(battle).through("no such thing", None, Whereabouts(*by)) is None


def test_through_a_door_and_into_a_machine_shp_09():
    drawn = ground(
        walls=(wall((5, 2), (5, 8)),),
        doors=(Door(id="D", kind="airlock_door", ends=((5, 4), (5, 5))),),
        obstacles=(
            Obstacle(id="M", kind="machinery", cover="full_hard", high=True, points=box(10, 2, 12, 4)),
        ),
    )
    asked = surveyor(on_map(drawn, {1: (1, 1)}))
    assert asked.through("D", None, Whereabouts(4, 4.5)) == pytest.approx(90)
    assert asked.through("D", None, Whereabouts(6, 4.5)) == pytest.approx(270)
    assert asked.through("M", (11.0, 4.0), Whereabouts(11, 5)) == pytest.approx(180)
    assert asked.through("M", (12.0, 4.0), Whereabouts(14, 4.5)) == pytest.approx(270)


def test_whoever_is_in_the_wedge_beyond_a_hole_is_told_with_what_covers_him_shp_09():
    """SHP-06, SHP-09, GRN-37: as for a grenade, what is solid beyond the hole protects."""
    drawn = ground(
        floors=2,
        walls=(wall((5, 1), (5, 9), name="W"), wall((5.4, 5.3), (8, 5.3), name="inner")),
        obstacles=(Obstacle(id="T", kind="furniture", cover="half_soft", points=box(6, 4.4, 6.5, 4.8)),),
    )
    pierced = Feature(id="W", kind="internal_wall", name="wall", state="destroyed", at=(5.0, 5.0))
    places = {
        1: (6.5, 5),
        2: (4.5, 5),
        11: (6.8, 5.8),
        12: (7, 4.2),
        13: (6, 6.5),
        14: (6, 5, 0, 2),
        15: (8, 5),
    }
    for features in ([pierced], []):  # a hole of which nobody has told the map yet covers nobody either
        asked = surveyor(on_map(drawn, places, features=features))
        hole = Whereabouts(5.0, 5.0)
        zone_a = asked.in_wedge(hole, 90.0, (0, 2), 1.0)
        assert [(one.unit, one.cover) for one in zone_a] == [(1, "none"), (11, "full"), (12, "half")]
        assert zone_a[1].rule == "LOS-03"
        assert [one.unit for one in asked.in_wedge(hole, 90.0, (2, 4), 2.0)] == [15]


def test_what_is_pierced_covers_nobody_beyond_it_be_it_a_metre_thick_shp_09():
    machine = Obstacle(id="M", kind="machinery", cover="full_hard", high=True, points=box(10, 2, 12, 8))
    asked = surveyor(on_map(ground(obstacles=(machine,)), {1: (12.5, 5), 2: (12.5, 5.5)}))
    hole = Whereabouts(10.0, 5.0)
    assert [(one.unit, one.cover) for one in asked.in_wedge(hole, 90.0, (2, 4), 2.0)] == [
        (1, "none"),
        (2, "none"),
    ]
    assert [one.cover for one in asked.around(hole, 4.0)] == ["full", "full"]


# A point of the map as a target


def test_a_point_of_the_ground_is_looked_at_as_somebody_who_stands_there_would_be_a_70():
    """A-70, GRN-05, GRN-09: a grenade may be thrown over a counter, not past a wall nor behind oneself."""
    drawn = draw(
        """
        ........
        .A.c....
        .....|..
        ........
        """
    )
    battle = on_map(drawn.map, {1: (1.5, 2.5, 90)})
    asked = surveyor(battle)

    def seen(x, y, floor=None):
        return asked.sighting(1, Waypoint(x=x, y=y, floor=floor), StatedSighting())

    over = seen(5.5, 2.5)
    assert (over.distance.value, over.in_sight.value, over.in_arc.value) == (4.0, True, True)
    assert [one.kind for one in over.crossed] == ["counter"]
    assert not seen(6.5, 0.9).in_sight.value
    assert not seen(0.5, 2.5).in_arc.value


def test_without_a_map_nobody_can_tell():
    told = StatedSurveyor()
    assert told.sighting(1, Waypoint(x=3, y=4), StatedSighting(distance_m=7.0)).distance.value == 7.0
    assert told.around(HERE, 6.0) is told.reached(HERE, [HERE], 6.0) is told.lands(HERE, HERE) is None
    assert told.through("W", None, HERE) is told.in_wedge(HERE, 0.0, (0, 2), 1.0) is None
