"""The map file: what each rule of the terrain key becomes, and one clear sentence for every fault."""

import pytest
from support.drawn_maps import HEAD, read

from squadlog.base.errors import MapError
from squadlog.ground.checking.check import check
from squadlog.ground.checking.load import ground_agreed_on, load_map, load_sound_map, parse_map
from squadlog.ground.map.dump import dump_map

_PATCH = '[[terrain]]\nid = "T1"\nkind = "{kind}"\npoints = [[0, 0], [4, 0], [4, 4]]\n'
_WALL = '[[wall]]\nid = "W1"\nkind = "{kind}"\nline = [[0, 0], [4, 0]]\n'
_DOOR = '[[door]]\nid = "D1"\nkind = "{kind}"\nends = [[1, 0], [2, 0]]\n'
_SHAFT = '[[{table}]]\nid = "S1"\npoints = [[0, 0], [2, 0], [2, 2], [0, 2]]\nfloors = [1, 2]\n'
_OBSTACLE = '[[obstacle]]\nid = "O1"\nkind = "{kind}"\ncover = "{cover}"\npoints = [[0, 0], [1, 0], [1, 1]]\n'


def test_map_01_ground_is_clear_unless_drawn_otherwise():
    drawn = read("")
    assert (drawn.ground, drawn.terrain) == ("clear", ())


@pytest.mark.parametrize(
    ("rule", "kind"),
    [
        ("MAP-01", "clear"), ("MAP-02", "light"), ("MAP-03", "heavy"), ("MAP-04", "stream"), ("MAP-05", "river"),
        ("MAP-06", "lake"), ("MAP-23", "marsh"),
    ],
)  # fmt: skip
def test_map_01_to_06_and_23_every_terrain_of_the_key_can_be_drawn(rule, kind):
    (patch,) = read(_PATCH.format(kind=kind)).terrain
    assert (patch.kind, patch.points) == (kind, ((0, 0), (4, 0), (4, 4))), rule


def test_map_07_a_contour_line_is_one_level_of_three_metres_and_up_inside():
    drawn = read('[[contour]]\nid = "C1"\npoints = [[0, 0], [4, 0], [4, 4]]')
    assert drawn.contour_step_m == 3
    assert (drawn.contours[0].closed, drawn.contours[0].up) == (True, "inside")


@pytest.mark.parametrize(
    ("rule", "kind"),
    [
        ("MAP-08", "external_wall"), ("MAP-09", "internal_wall"), ("MAP-18", "external_bulkhead"),
        ("MAP-19", "internal_bulkhead"),
    ],
)  # fmt: skip
def test_map_08_09_18_19_every_wall_of_the_key_can_be_drawn(rule, kind):
    (wall,) = read(_WALL.format(kind=kind)).walls
    assert (wall.kind, wall.line, wall.floor) == (kind, ((0, 0), (4, 0)), 1), rule


@pytest.mark.parametrize(
    ("rule", "kind"),
    [
        ("MAP-10", "external_door"), ("MAP-11", "internal_door"), ("MAP-17", "elevator_door"),
        ("MAP-20", "sliding_door"), ("MAP-21", "bulkhead_door"), ("MAP-22", "airlock_door"),
    ],
)  # fmt: skip
def test_map_10_11_17_20_to_22_and_set_08_every_door_starts_closed_and_unlocked(rule, kind):
    (door,) = read(_DOOR.format(kind=kind)).doors
    assert (door.kind, door.state, door.key) == (kind, "closed", None), rule


@pytest.mark.parametrize("state", ["open", "closed", "locked", "destroyed"])
def test_map_10_a_door_may_start_in_any_of_its_states(state):
    assert read(_DOOR.format(kind="external_door") + f'state = "{state}"').doors[0].state == state


def test_map_22_both_doors_of_a_pressure_chamber_bear_its_name():
    doors = _DOOR.format(kind="airlock_door") + 'airlock = "port"\n'
    outer, inner = read(doors + doors.replace("D1", "D2")).doors
    assert outer.airlock == inner.airlock == "port"


def test_map_12_and_13_a_window_is_one_of_a_building_unless_it_says_ship():
    building, ship = read(
        '[[window]]\nid = "G1"\nends = [[0, 0], [1, 0]]\n[[window]]\nid = "G2"\nends = [[2, 0], [3, 0]]\nship = true'
    ).windows
    assert (building.ship, ship.ship) == (False, True)


def test_map_14_an_obstacle_is_waist_high_unless_it_says_high():
    assert not read(_OBSTACLE.format(kind="furniture", cover="half_soft")).obstacles[0].high


def test_map_15_a_high_obstacle_reaches_the_ceiling():
    assert read(_OBSTACLE.format(kind="shelving", cover="full_hard") + "high = true").obstacles[0].high


@pytest.mark.parametrize(("rule", "table"), [("MAP-16", "stairs"), ("MAP-17", "elevator")])
def test_map_16_17_and_sto_02_stairs_and_elevators_link_floors(rule, table):
    drawn = read(_SHAFT.format(table=table), head="floors = 2")
    assert (*drawn.stairs, *drawn.elevators)[0].floors == (1, 2), rule


def test_sto_01_each_storey_is_three_metres_high():
    assert read("").storey_m == 3


@pytest.mark.parametrize(
    ("body", "sentence"),
    [
        (_PATCH.format(kind="wood"),
         ('test.toml, line 6, terrain T1: kind should be "clear", "light", "heavy", "stream", "river", "lake" or '
         '"marsh", not "wood".')),
        (_PATCH.format(kind="light").replace("[4, 4]", "[4, nan]"),
         ("test.toml, line 6, terrain T1: the 3rd point of points should be [x, y] in metres, each from -1000 to 2000, "
         "not [4, nan].")),
        (_PATCH.format(kind="light").replace("[4, 4]", "[1e12, 4]"),
         ("test.toml, line 6, terrain T1: the 3rd point of points should be [x, y] in metres, each from -1000 to 2000, "
         "not [1000000000000.0, 4].")),
        (_PATCH.format(kind="light").replace("[[0, 0], [4, 0], [4, 4]]", "[]"),
         ("test.toml, line 6, terrain T1: points should be three or more points, each [x, y] in metres, each from "
         "-1000 to 2000, not [].")),
        (_PATCH.format(kind="light") + "depth = 3",
         'test.toml, line 6, terrain T1: "depth" is not a known key; it has id, kind, points, surface.'),
        (_WALL.format(kind="external_wall").replace("id = ", "name = "),
         ("test.toml, line 6, the 1st wall: id is missing; it should be one word of up to 40 letters, digits, "
         "- and _, not a bare number.")),
        (_DOOR.format(kind="gate"),
         ('test.toml, line 6, door D1: kind should be "external_door", "internal_door", "sliding_door", '
         '"bulkhead_door", "airlock_door" or "elevator_door", not "gate".')),
        (_DOOR.format(kind="sliding_door") + "floor = 21",
         "test.toml, line 6, door D1: floor should be a whole number from 1 to 20, not 21."),
        (_DOOR.format(kind="sliding_door").replace("[2, 0]", "[2, 0], [3, 0]"),
         ("test.toml, line 6, door D1: ends should be two points, each [x, y] in metres, each from -1000 to 2000, not "
         "[[1, 0], [2, 0], [3, 0]].")),
        (_SHAFT.format(table="stairs").replace("[1, 2]\n", "[0]\n"),
         "test.toml, line 6, stairs S1: floors should be a list of floors, each from 1 to 20, not 0."),
        ('[[zone]]\nid = "Z1"\nside = "Red"',
         "test.toml, line 6, zone Z1: give either points or a circle."),
        ('[[zone]]\nid = "Z1"\nside = "Red"\ncircle = { centre = [1, 1], radius_m = -1 }',
         "test.toml, line 6, zone Z1: radius_m should be metres, more than 0 and at most 1000, not -1."),
        ("[terrain]\nx = 1", "test.toml: terrain should be written as [[terrain]], once for each terrain."),
        ("[[hedge]]\nx = 1",
         ('test.toml: "hedge" is not a known table; a map has the tables map, terrain, contour, wall, door, window, '
         "obstacle, stairs, elevator, room, zone, decoration.")),
        ('[[decoration]]\nid = "R1"\nkind = "rug"\npoints = [[0, 0], [1, 0]]',
         "test.toml, line 6, decoration R1: an area has three or more points; a line needs width_m."),
        ('[[decoration]]\nid = "R1"\nkind = "path"\npoints = [[0, 0], [1, 0]]\nwidth_m = 51',
         "test.toml, line 6, decoration R1: width_m should be metres, more than 0 and at most 50, not 51."),
        ("width_m = = 3", "test.toml is not valid TOML: Invalid value (at line 6, column 11)."),
    ],
)  # fmt: skip
def test_a_fault_is_one_sentence_with_file_line_feature_and_what_would_be_right(body, sentence):
    with pytest.raises(MapError) as refused:
        read(body)
    assert str(refused.value) == sentence


@pytest.mark.parametrize(
    "name", ["\x1b[31mred", "a\u202eb", "a\u200bb", "x" * 41, "", "  ", "line\nbreak", "\ud800"],
    ids=["escape", "bidi", "zero width", "too long", "empty", "blank", "two lines", "surrogate"],
)  # fmt: skip
def test_a_hostile_name_is_refused_and_not_repeated_as_it_is(name):
    written = "".join(f"\\u{ord(char):04x}" for char in name)
    with pytest.raises(MapError) as refused:
        read(f'[[room]]\nname = "{written}"\npoints = [[0, 0], [1, 0], [1, 1]]')
    assert str(refused.value).isprintable()


def test_markup_in_a_name_is_ordinary_text():
    (room,) = read('[[room]]\nname = "[red]<b>&amp;"\npoints = [[0, 0], [1, 0], [1, 1]]').rooms
    assert room.name == "[red]<b>&amp;"


@pytest.mark.parametrize("name", ["a b", "", "-x", "a.b", "x" * 41, "é", "a\\n"])
def test_an_id_is_one_plain_word(name):
    with pytest.raises(MapError, match="id should be one word"):
        read(f'[[window]]\nid = "{name}"\nends = [[0, 0], [1, 0]]')


@pytest.mark.parametrize("value", ["true", '"1"', "1979-05-27", "inf", "[1]"])
def test_a_metre_is_a_number_and_nothing_that_resembles_one(value):
    with pytest.raises(MapError, match="width_m should be metres, from 1 to 1000"):
        parse_map(f'[map]\ntitle = "x"\nwidth_m = {value}\nheight_m = 3', "test.toml")


def test_twenty_thousand_points_are_read_and_one_more_is_not():
    def points(many):
        return f'[[contour]]\nid = "C"\npoints = [{",".join(f"[{place % 20}, {place % 9}]" for place in range(many))}]'

    assert read(points(20_000)).points_drawn() == 20_000
    shared = '[[contour]]\nid = "C2"\npoints = [[0, 0], [1, 0], [1, 1]]\n'
    with pytest.raises(MapError, match=r"^test.toml: 20003 points are too many; a map has 20000 at most\.$"):
        read(points(20_000) + "\n" + shared)


@pytest.mark.parametrize("name", ["yard.svg", "yard.SVG"])
def test_a_drawing_is_named_as_one_with_the_way_to_a_map(tmp_path, name):
    (tmp_path / name).write_text("<svg/>", encoding="utf-8")
    with pytest.raises(MapError, match=rf"^{name} is a drawing; squadlog map import makes a map of it\.$"):
        load_map(tmp_path / name)


def test_a_file_of_more_than_two_megabytes_is_refused_unread(tmp_path):
    path = tmp_path / "huge.toml"
    path.write_bytes(b"#" + "é".encode() * 1_000_000)
    with pytest.raises(MapError, match=r"^huge.toml is too long; a map file has at most 2 MB\.$"):
        load_map(path)


@pytest.mark.parametrize(
    "text",
    ["a = " + "[" * 100_000, "a" + ".a" * 1_000_000, "a = " + "9" * 9_999, "[[terrain]]\n" * 30_000, "x" * 1_000_000],
    ids=["nesting", "a key of a million parts", "a number of 9999 digits", "too many tables", "one long word"],
)  # fmt: skip
def test_a_file_made_to_choke_the_reader_is_refused(text):
    with pytest.raises(MapError, match="choke"):
        parse_map(HEAD + text, "choke")


def test_a_missing_file_a_folder_and_binary_rubbish_are_named(tmp_path):
    (tmp_path / "noise.toml").write_bytes(b"\xff\xfe\x00")
    for name, sentence in [
        ("absent.toml", "absent.toml is missing."),
        (".", f"{tmp_path.name} cannot be read: Is a directory."),
        ("noise.toml", "noise.toml is not UTF-8 text: byte 0 belongs to no character."),
    ]:
        with pytest.raises(MapError) as refused:
            load_map(tmp_path / name)
        assert str(refused.value) == sentence


def test_a_map_to_be_played_on_has_no_faults(tmp_path):
    path = tmp_path / "bow.toml"
    path.write_text(HEAD + '[[terrain]]\nid = "T"\nkind = "lake"\npoints = [[0, 0], [2, 2], [2, 0], [0, 2]]')
    assert load_map(path).terrain
    with pytest.raises(MapError, match=r"^bow.toml: The outline of terrain T crosses itself at \(1, 1\)"):
        load_sound_map(path)


def test_the_line_named_is_that_of_the_feature_at_fault():
    with pytest.raises(MapError, match=r"^test.toml, line 10, wall W2: kind should be"):
        read(_WALL.format(kind="external_wall") + _WALL.format(kind="hedge").replace("W1", "W2"))


def test_scenery_is_no_feature_but_shares_the_ids_of_features():
    tree = '[[decoration]]\nid = "W1"\nkind = "tree"\npoints = [[1, 1], [2, 1], [2, 2]]\n'
    drawn = read(f'{tree}[[wall]]\nid = "W1"\nkind = "internal_wall"\nline = [[0, 5], [9, 5]]\n')
    assert [one.id for one in drawn.features()] == ["W1"]
    assert [remark.code for remark in check(drawn)] == ["duplicate-id"]


def test_the_ground_of_an_agreed_map_is_the_map_without_its_scenery_wherever_that_stands():
    tree = '[[decoration]]\nid = "T1"\nkind = "tree"\nname = "a \\n[[wall]]"\npoints = [[1, 1], [2, 1], [2, 2]]\n'
    drawn = read(_WALL.format(kind="internal_wall") + tree.replace("\\n", " "))
    text = dump_map(drawn)
    assert ground_agreed_on(text) == drawn.model_copy(update={"decorations": ()})
    first = f"{HEAD}\n{tree.replace(chr(92) + 'n', ' ')}\n{_WALL.format(kind='internal_wall')}"
    assert ground_agreed_on(first) == parse_map(first, "x")
