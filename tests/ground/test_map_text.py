"""Maps as text: what is drawn for each rule of the terrain key, and what the reader is told about it."""

from support.drawn_maps import box, ground, read, wall

from squadlog.ground.compiled.conditions import Breach, Conditions, Figure, Spot
from squadlog.ground.drawing.draw_text import draw_text
from squadlog.ground.map.structures import Door, Obstacle, Room, Shaft, Window
from squadlog.ground.map.terrain import Contour, Patch
from squadlog.ground.map.zones import Zone


def picture(drawn, **more):
    """The rows of the map, without heading, margin, ruler and legend."""
    rows = int(drawn.height_m) * more.get("cells_per_m", 1)
    return [line[5:] for line in draw_text(drawn, **more).splitlines()[1 : 1 + rows]]


def test_map_01_to_06_and_23_each_ground_has_its_own_character():
    kinds = ("clear", "light", "heavy", "stream", "river", "lake", "marsh")
    patches = [
        Patch(id=kind, kind=kind, points=box(2 * place, 0, 2 * place + 2, 2))
        for place, kind in enumerate(kinds)
    ]
    drawn = ground(width_m=14, height_m=2, ground="space", terrain=patches)
    assert picture(drawn) == ["..,,%%~~==OO;;"] * 2


def test_map_05_a_clear_patch_over_a_river_is_a_bridge():
    river, bridge = (
        Patch(id="R", kind="river", points=box(0, 1, 9, 3)),
        Patch(id="B", kind="clear", points=box(3, 1, 5, 3)),
    )
    assert picture(ground(width_m=9, height_m=4, terrain=(river, bridge))) == [
        ".........",
        "===..====",
        "===..====",
        ".........",
    ]


def test_map_07_a_hill_is_a_ring_of_contour_marks():
    hill = Contour(id="C", points=box(1, 1, 5.9, 3.9))
    assert picture(ground(width_m=8, height_m=5, contours=(hill,))) == [
        "........",
        ".^^^^^..",
        ".^...^..",
        ".^^^^^..",
        "........",
    ]


def house():
    return ground(
        width_m=12,
        height_m=6,
        walls=(
            wall((1, 1), (10, 1), (10, 4), (1, 4), (1, 1)),
            wall((5, 1), (5, 4), kind="internal_wall", name="I"),
        ),
        doors=(
            Door(id="D1", kind="external_door", ends=((2, 1), (3, 1))),
            Door(id="D2", kind="internal_door", ends=((5, 2), (5, 3)), state="locked"),
            Door(id="D3", kind="external_door", ends=((10, 2), (10, 3)), state="open"),
        ),
        windows=(Window(id="G1", ends=((7, 4), (8, 4))),),
        obstacles=(
            Obstacle(id="T", kind="furniture", cover="half_soft", points=box(2, 2, 4, 3)),
            Obstacle(id="M", kind="machinery", cover="half_hard", points=box(7, 2, 8, 3)),
            Obstacle(id="C", kind="column", cover="full_hard", high=True, points=box(8.9, 2.9, 9.2, 3.1)),
        ),
    )


def test_map_08_to_15_a_house_with_doors_windows_and_furniture():
    assert draw_text(house()).splitlines() == [
        "Test ground: 12 by 6 m; a character is 1 m, north is up",
        "   5 ............",
        "     .######w###.",
        "     .#...+...H#.",
        "     .#nn.L.m../.",
        "     .#D########.",
        "   0 ............",
        "     0    5    10",
        ".  clear ground or floor",
        "#  external wall",
        "+  internal wall",
        "/  open door",
        "D  closed door",
        "L  locked door",
        "w  window",
        "n  low obstacle, soft cover",
        "m  low obstacle, hard cover",
        "H  high obstacle",
    ]


def test_obs_01_play_opens_doors_breaches_walls_and_removes_furniture():
    conditions = Conditions(
        doors={"D1": "open", "D3": "closed"},
        destroyed=frozenset({"D2", "T", "G1"}),
        breaches=(Breach("W", (4.5, 1)),),
    )
    assert picture(house(), conditions=conditions) == [
        "............",
        ".######_###.",
        ".#...+...H#.",
        ".#..._.m..D.",
        ".#/#_######.",
        "............",
    ]


def test_units_show_their_numbers_and_bodies_an_x():
    conditions = Conditions(
        figures=(
            Figure(3, Spot(2.5, 3.5), 90, side="Red"),
            Figure(11, Spot(6.5, 2.5)),
            Figure(4, Spot(1, 1, 2)),
        ),
        bodies=(Figure(7, Spot(8.5, 3.5), posture="prone"),),
    )
    lines = draw_text(house(), conditions=conditions).splitlines()
    assert lines[3:5] == ["     .#3..+..xH#.", "     .#nn.L11../."]
    assert lines[-2:] == ["3  unit at 2.5, 3.5, facing 90, Red", "11  unit at 6.5, 2.5, facing 0"]


def test_places_of_units_are_told_to_the_centimetre_and_the_degree():
    conditions = Conditions(figures=(Figure(3, Spot(2.5778, 3.29961), 359.7),))
    assert draw_text(house(), conditions=conditions).splitlines()[-1] == "3  unit at 2.58, 3.3, facing 0"


def test_half_a_metre_to_the_character_shows_twice_as_much():
    room = ground(
        width_m=3, height_m=2, walls=(wall((0.5, 0.5), (2.5, 0.5), (2.5, 1.5), (0.5, 1.5), (0.5, 0.5)),),
        doors=(Door(id="D", kind="external_door", ends=((1, 0.5), (2, 0.5))),),
    )  # fmt: skip
    assert picture(room, cells_per_m=2) == [
        ".#####",
        ".#...#",
        ".#DD##",
        "......",
    ]


def test_map_16_17_stairs_and_elevators_stand_on_each_of_their_floors():
    drawn = ground(
        width_m=8, height_m=3, floors=2,
        stairs=(Shaft(id="S", points=box(1, 0, 3, 2), floors=(1, 2)),),
        elevators=(Shaft(id="E", points=box(4, 0, 6, 2), floors=(1, 2)),),
    )  # fmt: skip
    assert picture(drawn) == ["........", ".SS.EE..", ".SS.EE.."]
    assert picture(drawn, floor=2) == ["", " SS EE", " SS EE"]


def test_sto_01_upper_floors_are_floor_only_where_there_are_rooms():
    drawn = ground(
        width_m=6, height_m=3, floors=2, ground="heavy",
        walls=(wall((1, 0), (5, 0), (5, 2), (1, 2), (1, 0), floor=2),),
        rooms=(Room(name="loft", points=box(1, 0, 5, 2), floor=2),),
    )  # fmt: skip
    assert picture(drawn, floor=2) == [" #####", " #...#", " #####"]
    assert draw_text(drawn, floor=2).startswith("Test ground: 6 by 3 m, floor 2 of 2; ")


def test_map_13_and_18_to_22_a_ship_has_characters_of_its_own():
    drawn = ground(
        width_m=9, height_m=4, ground="space",
        terrain=(Patch(id="deck", kind="clear", points=box(1, 0, 8, 3)),),
        walls=(
            wall((1, 0), (7, 0), (7, 3), (1, 3), (1, 0), kind="external_bulkhead"),
            wall((4, 0), (4, 3), kind="internal_bulkhead", name="I"),
        ),
        doors=(Door(id="D1", kind="bulkhead_door", ends=((4, 1), (4, 2)), state="destroyed"),),
        windows=(Window(id="G", ends=((5, 3), (6, 3)), ship=True),),
    )  # fmt: skip
    assert picture(drawn) == [" @@@@W@@", " @..*..@", " @.._..@", " @@@@@@@"]


def test_zones_are_drawn_when_asked_for():
    drawn = ground(width_m=4, height_m=2, zones=(Zone(id="Z", side="Red", points=box(0, 0, 2, 1)),))
    assert picture(drawn) == ["....", "...."]
    assert picture(drawn, zones=True) == ["....", "::.."]


def test_the_outermost_wall_is_drawn_inside_the_last_row_and_column():
    drawn = ground(width_m=4, height_m=3, walls=(wall((0, 0), (4, 0), (4, 3), (0, 3), (0, 0)),))
    assert picture(drawn) == ["####", "#..#", "####"]


def test_a_hostile_side_cannot_write_to_the_terminal():
    conditions = Conditions(figures=(Figure(1, Spot(1, 1), side="\x1b[31mred\nblue"),))
    assert all(line.isprintable() for line in draw_text(read(""), conditions=conditions).split("\n"))


def test_a_unit_on_the_far_edge_is_drawn_in_the_last_cell():
    conditions = Conditions(figures=(Figure(5, Spot(4, 2)),))
    assert picture(ground(width_m=4, height_m=2), conditions=conditions) == ["...5", "...."]
