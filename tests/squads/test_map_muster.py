"""Battles with a map: features, where units begin, what is refused: SET-01, SET-05, SET-08, SET-09."""

from itertools import combinations
from math import cos, hypot, radians

import pytest
from hypothesis import given
from hypothesis import strategies as st
from shapely import Point, Polygon
from support.laws import law
from support.random_maps import maps, rings

from squadlog.base.errors import MapError
from squadlog.battle.evolve import first_state
from squadlog.facts.ground_facts import Whereabouts
from squadlog.ground.checking.load import parse_map
from squadlog.ground.compiled.conditions import Spot
from squadlog.ground.map.dump import dump_map
from squadlog.ground.map.zones import Zone
from squadlog.ground.moving.starting import APART_M, StartingGround
from squadlog.setup.battle import muster, sides_off
from squadlog.setup.maps import map_text, ready_maps
from squadlog.setup.plan import BattlePlan, Force, MusterError
from squadlog.setup.scenes import load_battle
from squadlog.squads.cost import bill
from squadlog.squads.exchange import export_squad
from squadlog.squads.ready import load_squad
from squadlog.squads.scene_files import load_scene, ready_battles

HEAD = '[map]\ntitle = "T"\nwidth_m = 20\nheight_m = 20\n'
ZONES = """
[[zone]]
id = "south"
side = "Red"
points = [[0, 0], [20, 0], [20, 4], [0, 4]]
[[zone]]
id = "north"
side = "Blue"
points = [[0, 16], [20, 16], [20, 20], [0, 20]]
"""
ON_MAPS = tuple(key for key in ready_battles() if load_scene(key).map)


@pytest.fixture(scope="module")
def forces(book):
    squads = (("red", "tog_line"), ("blue", "john_doe"))
    return tuple(Force(side, side.capitalize(), load_squad(squad, book)) for side, squad in squads)


@pytest.fixture(scope="module")
def on(book, rulings, forces):
    """The battle of two squads on a map, given by its text behind the head."""

    def met(text, *, with_forces=forces, **terms):
        plan = BattlePlan(title="T", forces=tuple(with_forces), map=HEAD + text, **terms)
        return muster(plan, book, rulings)

    return met


def spots(setup):
    return {start.unit: (start.position.x, start.position.y, start.floor) for start in setup.starts}


def feature(setup, name):
    return next(one for one in setup.features if one.id == name)


# Ready battles


def test_the_three_scenarios_and_the_two_free_maps_are_ready_to_be_played():
    assert {load_scene(key).map for key in ON_MAPS} == set(ready_maps())


@pytest.mark.parametrize("key", ON_MAPS)
def test_set_05_everybody_in_a_ready_battle_on_a_map_has_a_place(key, book, rulings):
    setup = load_battle(key, book, rulings)
    assert {start.unit for start in setup.starts} == {soldier.id for soldier in setup.soldiers}
    assert {unit.position is None for unit in first_state(setup).units.values()} == {False}


@pytest.mark.parametrize("key", ON_MAPS)
def test_act_18_nobody_begins_on_anybody_else_or_where_nobody_can_stand(key, book, rulings):
    """AMB-37."""
    setup = load_battle(key, book, rulings)
    ground = StartingGround(parse_map(setup.map, key))
    for unit, spot in spots(setup).items():
        assert (unit, ground.fault(Spot(*spot))) == (unit, "")
        ground.taken.append(Spot(*spot))


@pytest.mark.parametrize("key", ON_MAPS)
def test_a_ready_battle_is_mustered_the_same_every_time(key, book, rulings):
    assert load_battle(key, book, rulings) == load_battle(key, book, rulings)


@pytest.mark.parametrize(
    ("key", "totals"),
    [
        ("definitely_not_camping", {"TOG": 365, "Commonwealth": 355}),
        ("blow_the_damn_thing_up", {"TOG": 395, "Commonwealth": 528}),
        ("pest_control", {"TOG": 414, "Commonwealth": 336}),
    ],
)
def test_scn_04_the_forces_of_the_scenarios_cost_what_they_should(key, totals, book, rulings):
    """SCN-05, SCN-08."""
    sides = load_scene(key).sides
    cost = {
        side.name: sum(bill(load_squad(call.squad, book), book, rulings).total for call in side.squads)
        for side in sides
    }
    assert cost == totals


@pytest.mark.parametrize(
    ("key", "sizes"),
    [
        ("definitely_not_camping", {"red": [8], "blue": [4, 4, 4]}),
        ("blow_the_damn_thing_up", {"red": [4, 4], "blue": [8, 8]}),
        ("pest_control", {"red": [8], "blue": [4, 4, 4]}),
    ],
)
def test_ini_02_the_groupings_of_the_scenarios_are_as_they_should_be(key, sizes, book, rulings):
    groupings = load_battle(key, book, rulings).groupings
    assert {
        side: [len(one.units) for one in groupings if one.side == side] for side in ("red", "blue")
    } == sizes


def test_in_the_woods_the_patrol_is_within_10_m_of_the_middle_and_fire_teams_stay_within_5_m(book, rulings):
    setup = load_battle("definitely_not_camping", book, rulings)
    placed = spots(setup)
    patrol, *teams = (grouping.units for grouping in setup.groupings)
    assert all(hypot(placed[unit][0] - 24, placed[unit][1] - 18) <= 10 for unit in patrol)
    for team in teams:
        assert all(
            hypot(placed[one][0] - placed[other][0], placed[one][1] - placed[other][1]) <= 5
            for one, other in combinations(team, 2)
        )


def test_the_boarders_begin_within_5_m_of_one_airlock_and_the_crew_aboard(book, rulings):
    """No more than one fire team of the crew is within 10 m of an inner airlock door."""
    setup = load_battle("pest_control", book, rulings)
    placed = spots(setup)
    boarders = setup.groupings[0].units
    assert all(hypot(placed[unit][0] - 7.5, placed[unit][1] - 8) <= 5 for unit in boarders)
    near = {
        grouping.id
        for grouping in setup.groupings[1:]
        for unit in grouping.units
        for door in ((7.5, 10), (16.5, 10))
        if hypot(placed[unit][0] - door[0], placed[unit][1] - door[1]) <= 10
    }
    assert len(near) <= 1


def test_set_09_one_of_each_fire_team_of_the_crew_and_each_sergeant_of_the_station_has_a_key(book, rulings):
    for key, word in (("pest_control", "ship key"), ("blow_the_damn_thing_up", "station key")):
        setup = load_battle(key, book, rulings)
        holders = {soldier.id for soldier in setup.soldiers if word in soldier.keys}
        held = [sum(unit in holders for unit in one.units) for one in setup.groupings if one.side == "blue"]
        assert held == [1] * len(held), key


def test_act_75_the_airlocks_of_the_ship_are_full_of_its_air(book, rulings):
    features = load_battle("pest_control", book, rulings).features
    assert {one.id: one.pressure for one in features if one.airlock} == {
        "D1": False, "D2": True, "D3": False, "D4": True,
    }  # fmt: skip


# Features


def test_every_door_window_obstacle_wall_elevator_and_stairway_of_a_map_is_a_feature(book, rulings):
    setup = load_battle("counting_house", book, rulings)
    drawn = parse_map(setup.map, "house")
    kinds = (drawn.windows, drawn.obstacles, drawn.walls, drawn.stairs, drawn.elevators)
    doors = [door.id for door in drawn.doors if door.kind != "elevator_door"]
    assert {one.id for one in setup.features} == {*doors, *(piece.id for kind in kinds for piece in kind)}


def test_sto_08_an_elevator_stands_for_its_doors(book, rulings):
    lift = feature(load_battle("counting_house", book, rulings), "lift")
    assert (lift.name, lift.kind, lift.floors, lift.car) == ("Elevator E1 E2", "elevator", 2, None)


@pytest.mark.parametrize(
    ("ship", "name", "kind", "af"),
    [
        ("pest_control", "D8", "internal_door", 1),
        ("pest_control", "bow-window", "external_bulkhead", 7),
        ("pest_control", "galley-counter", "furniture", 1),
        ("pest_control", "racks", "obstacle", 2),
        ("pest_control", "engine", "machinery", 3),
        ("pest_control", "B3", "internal_bulkhead", 5),
        ("blow_the_damn_thing_up", "G1", "window", 0),
        ("counting_house", "column", "obstacle", 2),
    ],
)
def test_amb_115_everything_on_a_map_has_a_row_of_the_obstacle_table(*, ship, name, kind, af, book, rulings):
    """T-09: what has no row of its own is as tough as its nearest relative."""
    found = feature(load_battle(ship, book, rulings), name)
    assert (found.kind, book.obstacles[found.kind].af) == (kind, af)


def test_doors_are_called_doors_and_things_of_one_name_are_told_apart(book, rulings):
    station = load_battle("blow_the_damn_thing_up", book, rulings)
    assert [feature(station, name).name for name in ("D4", "shelf-1", "shelf-2")] == [
        "Comm door", "Shelving shelf-1", "Shelving shelf-2",
    ]  # fmt: skip
    names = [one.name.casefold() for one in station.features]
    assert len(names) == len(set(names))


def test_state_key_and_airlock_of_a_door_come_from_the_map(on):
    """SET-08, SET-09."""
    setup = on(
        '[[wall]]\nid = "W"\nkind = "internal_wall"\nline = [[0, 8], [20, 8]]\n'
        '[[door]]\nid = "D"\nkind = "internal_door"\nends = [[2, 8], [3, 8]]\nstate = "locked"\nkey = "brass"\n'
        '[[door]]\nid = "E"\nkind = "internal_door"\nends = [[5, 8], [6, 8]]\n'
    )
    assert (feature(setup, "D").state, feature(setup, "D").key) == ("locked", "brass")
    assert (feature(setup, "E").state, feature(setup, "E").key) == ("closed", None)


def test_obs_17_an_obstacle_may_have_an_armour_factor_of_its_own(on):
    setup = on(
        '[[obstacle]]\nid = "safe"\nkind = "other"\ncover = "half_hard"\naf = 6\npoints = [[8, 8], [9, 8], [9, 9]]\n'
    )
    assert feature(setup, "safe").af == 6


# Starts


def test_set_01_sides_begin_in_the_zones_that_bear_their_name(on):
    placed = spots(on(ZONES))
    assert all(y <= 4 for unit, (_, y, _) in placed.items() if unit <= 8)
    assert all(y >= 16 for unit, (_, y, _) in placed.items() if unit > 8)


def test_set_01_sides_of_other_names_take_the_zones_in_order(on, forces):
    odd = [
        forces[0]._replace(side="tog", side_name="TOG"),
        forces[1]._replace(side="cw", side_name="Commonwealth"),
    ]
    assert spots(on(ZONES, with_forces=odd)) == spots(on(ZONES))


def test_a_side_that_bears_the_name_of_a_zone_has_it_even_if_it_comes_last(on, forces):
    placed = spots(on(ZONES, with_forces=[forces[1], forces[0]]))
    assert all(y >= 16 for unit, (_, y, _) in placed.items() if unit <= 8)


def test_units_face_the_enemy(on):
    setup = on(ZONES)
    north, south = (
        [cos(radians(start.position.facing_deg)) for start in setup.starts if (start.unit <= 8) == red]
        for red in (True, False)
    )
    assert min(north) > 0.99
    assert max(south) < -0.99


def test_a_side_without_a_zone_stays_off_the_map_and_is_named(on):
    setup = on(ZONES.split('[[zone]]\nid = "north"', maxsplit=1)[0])
    assert {start.unit for start in setup.starts} == set(range(1, 9))
    assert sides_off(setup) == ("Blue",)


def test_whoever_does_not_fit_in_a_zone_stays_off_the_map(on):
    small = '[[zone]]\nid = "hut"\nside = "Red"\npoints = [[1, 1], [3, 1], [3, 3], [1, 3]]\n'
    setup = on(small)
    assert 4 <= len(setup.starts) < 8
    assert sides_off(setup) == ("Red", "Blue")


def test_a_member_with_a_place_of_his_own_begins_there_and_faces_as_he_is_told(on, forces):
    first = forces[0].plan.soldiers[0].name
    told = forces[0]._replace(places={first: Whereabouts(x=10, y=10, floor=1, facing_deg=45)})
    (start,) = (start for start in on(ZONES, with_forces=[told, forces[1]]).starts if start.unit == 1)
    assert (start.position.x, start.position.y, start.position.facing_deg) == (10, 10, 45)


def test_a_squad_may_begin_in_a_room(on, forces):
    hall = '[[room]]\nname = "Great Hall"\npoints = [[6, 6], [14, 6], [14, 14], [6, 14]]\n'
    told = forces[0]._replace(zones=("great hall",))
    placed = spots(on(hall + ZONES, with_forces=[told, forces[1]]))
    assert all(6 <= x <= 14 and 6 <= y <= 14 for unit, (x, y, _) in placed.items() if unit <= 8)


@pytest.mark.parametrize(
    ("place", "words"),
    [
        (Whereabouts(x=10, y=10), "obstacle t stands there"),
        (Whereabouts(x=21, y=10), "off the map"),
        (Whereabouts(x=5, y=5, floor=2), "no floor 2"),
    ],
)
def test_nobody_is_made_to_begin_where_nobody_can_stand(*, place, words, on, forces):
    corners = "points = [[9, 9], [11, 9], [11, 11], [9, 11]]"
    table = f'[[obstacle]]\nid = "t"\nkind = "furniture"\ncover = "half_soft"\n{corners}\n'
    told = forces[0]._replace(places={forces[0].plan.soldiers[0].name: place})
    with pytest.raises(MusterError, match=words):
        on(table + ZONES, with_forces=[told, forces[1]])


def test_act_18_two_members_cannot_begin_on_one_spot(on, forces):
    one, two = (soldier.name for soldier in forces[0].plan.soldiers[:2])
    told = forces[0]._replace(places={one: Whereabouts(x=5, y=5), two: Whereabouts(x=5.3, y=5)})
    with pytest.raises(MusterError, match="another unit stands there"):
        on(ZONES, with_forces=[told, forces[1]])


def test_a_zone_or_room_the_map_does_not_have_is_refused_with_those_it_has(on, forces):
    with pytest.raises(MusterError, match="attic, but the map has only south, north"):
        on(ZONES, with_forces=[forces[0]._replace(zones=("attic",)), forces[1]])


def test_places_without_a_map_are_refused(forces, book, rulings):
    told = forces[0]._replace(zones=("south",))
    with pytest.raises(MusterError, match="no map"):
        muster(BattlePlan(title="T", forces=(told, forces[1])), book, rulings)


@given(ground=maps(), ring=rings(), units=st.integers(1, 12))
@law(60)
def test_law_groups_are_set_up_a_metre_apart_on_free_ground_of_their_zone(ground, ring, units):
    drawn, _ = ground
    zone = Zone(id="z", side="Red", points=tuple(ring))
    found = StartingGround(drawn).together(units, (zone,))
    assert len(found) <= units
    assert all(
        hypot(one.x - other.x, one.y - other.y) >= APART_M - 0.01 for one, other in combinations(found, 2)
    )
    empty = StartingGround(drawn)
    for spot in found:
        assert empty.fault(spot) == ""
        assert Polygon(ring).distance(Point(spot.x, spot.y)) < 0.01


@pytest.mark.parametrize(("apart_m", "taken"), [(0.3, True), (0.49, True), (0.51, False), (0.7, False)])
def test_two_units_are_set_up_no_nearer_than_their_footprints_allow_act_18(apart_m, taken):
    """ACT-18: each stands on a quarter of a metre round its middle; on another floor nobody is in the way."""
    setting_up = StartingGround(parse_map('[map]\ntitle = "Field"\nwidth_m = 9\nheight_m = 9', "field.toml"))
    setting_up.take(Spot(4.0, 4.0, 1))
    told = setting_up.fault(Spot(4.0 + apart_m, 4.0, 1))
    assert told == ("another unit stands there" if taken else "")


# Maps


def test_the_map_of_a_battle_is_kept_in_the_words_of_its_file_format(on):
    setup = on(ZONES)
    assert dump_map(parse_map(setup.map, "kept")) == setup.map


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("[[wall]]\nid = 'W'\n", "kind is missing"),
        ("[[wall]]\nid = 'W'\nkind = 'external_wall'\nline = [[1, 1], [1, 1]]\n", "Wall W stands still"),
        ("[[window]]\nid = 'G'\nends = [[1, 1], [2, 1]]\n", "Window G is on no wall"),
        ("[[wall]]\nid = '12'\nkind = 'external_wall'\nline = [[1, 1], [5, 1]]\n", "not a bare number"),
    ],
)
def test_a_map_with_a_fault_is_refused_in_a_sentence(text, words, on):
    with pytest.raises(MapError, match=words):
        on(text)


def test_a_map_that_is_not_there_is_refused_with_those_that_are():
    with pytest.raises(MapError, match=r"There is no map attic; there are .*the_long_ford"):
        map_text("attic")


def test_a_scene_may_name_a_map_file_that_lies_beside_it(tmp_path, book, rulings):
    folder = tmp_path
    for name in ("battles", "squads", "maps"):
        (folder / name).mkdir()
    for key in ("john_doe", "tog_line"):
        (folder / "squads" / f"{key}.json").write_text(export_squad(load_squad(key, book)), encoding="utf-8")
    (folder / "battles" / "ground.map").write_text(HEAD + ZONES, encoding="utf-8")
    (folder / "battles" / "mine.toml").write_text(
        'title = "T"\nbriefing = "B"\nmap = "ground.map"\n'
        '[[sides]]\nid = "red"\nname = "Red"\nsquads = [{squad = "tog_line"}]\n'
        '[[sides]]\nid = "blue"\nname = "Blue"\nsquads = [{squad = "john_doe"}]\n',
        encoding="utf-8",
    )
    assert len(load_battle("mine", book, rulings, folder).starts) == 16


def test_a_ready_battle_on_any_ground_can_be_fought_on_a_map_and_one_with_its_own_cannot(book, rulings):
    assert len(load_battle("full_squads", book, rulings, on_map="the_long_ford").starts) == 16
    with pytest.raises(MusterError, match="its own map"):
        load_battle("boarding", book, rulings, on_map="the_long_ford")
