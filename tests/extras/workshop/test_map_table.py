"""Drawing a map by keys, without a screen: every tool, figures, choosing, storeys, names."""

import pytest
from support.drawing_tables import drawn_by, table

from squadlog.extras.workshop.maps.pressing import press
from squadlog.extras.workshop.maps.tools import TOOLS
from squadlog.ground.checking.check import check

HOUSE = "web4,4 20,16⏎wi12,4 12,16⏎"


def only(found):
    assert len(found) == 1
    return found[0]


def test_a_rectangle_of_walls_is_one_closed_wall():
    wall = only(drawn_by("web4,4 20,16⏎").drawn.walls)
    assert wall.line == ((4, 4), (20, 4), (20, 16), (4, 16), (4, 4))
    assert (wall.id, wall.kind, wall.floor) == ("W10", "external_wall", 1)


def test_figures_typed_while_a_kind_is_asked_are_of_the_first_one():
    """Not lost, with enter choosing the kind and the wall beginning elsewhere."""
    wall = only(drawn_by("w4,4 20,4⏎").drawn.walls)
    assert (wall.kind, wall.line) == ("external_wall", ((4, 4), (20, 4)))


def test_a_wall_goes_on_by_lengths_and_arrows_until_enter_ends_it():
    wall = only(drawn_by("wi4,11⏎6→5↑⏎").drawn.walls)
    assert wall.line == ((4, 11), (10, 11), (10, 16))


def test_a_wall_that_comes_back_to_its_beginning_is_closed_by_that():
    assert only(drawn_by("we4,4⏎4→4↑4←4↓").drawn.walls).line[-1] == (4, 4)


def test_a_length_and_enter_go_toward_the_cursor():
    bench = drawn_by("<wi4,4⏎→→→→2.5⏎⏎")
    assert only(bench.drawn.walls).line == ((4, 4), (6.5, 4))


def test_a_wall_under_way_is_laid_when_another_tool_is_taken():
    assert only(drawn_by("wi4,4⏎4→5↑d").drawn.walls).line == ((4, 4), (8, 4), (8, 9))
    assert not drawn_by("wi4,4⏎d").drawn.walls


def test_two_airlock_doors_are_a_pair():
    bench = drawn_by("wh4,4 20,4⏎4,8 20,8⏎Da8,4⏎8,8⏎12,4⏎")
    first, second, third = (door.airlock for door in bench.drawn.doors)
    assert first == second != third


def test_escape_drops_the_points_and_lays_nothing():
    bench = drawn_by("wi4,4⏎4→⎋")
    assert not bench.drawn.walls
    assert not bench.laid


@pytest.mark.parametrize(
    ("keys", "kind"),
    [("we4,4 20,4⏎d8,4.3⏎", "external_door"), ("wi4,4 20,4⏎d8,4⏎", "internal_door"),
     ("wh4,4 20,4⏎d8,4⏎", "bulkhead_door"), ("wi4,4 20,4⏎Ds8,4⏎", "sliding_door"),
     ("e6,4 2x2⏎d7,6⏎", "elevator_door")],
)  # fmt: skip
def test_a_door_snaps_into_its_wall_and_is_of_its_kind(keys, kind):
    bench = drawn_by(keys)
    door = only(bench.drawn.doors)
    assert door.kind == kind
    assert not [remark for remark in check(bench.drawn) if remark.code == "not-on-wall"]


def test_a_door_is_as_wide_as_said_and_never_hangs_over_the_end_of_its_wall():
    assert only(drawn_by("we4,4 20,4⏎d4,4 1.5⏎").drawn.doors).ends == ((4, 4), (5.5, 4))


def test_a_door_far_from_any_wall_or_wider_than_its_wall_is_refused_in_one_sentence():
    far = drawn_by("we4,4 20,4⏎d8,9⏎")
    assert far.amiss
    assert far.told == "The nearest wall is 5.0 m from there; show a point within 1 m of the wall."
    wide = drawn_by("we4,4 5,4⏎d4,4 1.5⏎")
    assert wide.told == "That wall is 1.00 m long there: too short for a door 1.5 m wide."
    assert "draw it first" in drawn_by("g4,4⏎").told


def test_a_window_of_a_hull_is_sealed():
    assert only(drawn_by("wh4,4 20,4⏎g8,4⏎").drawn.windows).ship
    assert not only(drawn_by("we4,4 20,4⏎g8,4⏎").drawn.windows).ship


def test_ground_contours_and_zones():
    bench = drawn_by(
        "th1,1 5x4⏎tsb0,8⏎24→1↑24←⏎c2,12⏎3→3↑3←3↓c0,18 24,18⏎zr0,0 24x1⏎zb12,19 2⏎zothe Reds⏎5,5 1x1⏎"
    )
    heavy, stream = bench.drawn.terrain
    assert (heavy.id, heavy.kind, stream.kind) == ("woods", "heavy", "stream")
    assert len(stream.points) == 4
    hill, slope = bench.drawn.contours
    assert (hill.closed, hill.up, slope.closed, slope.up) == (True, "inside", False, "left")
    red, blue, other = bench.drawn.zones
    assert (red.side, blue.circle.radius_m, other.side) == ("Red", 2, "the Reds")


def test_things_have_their_usual_size_and_stand_where_they_are_told():
    bench = drawn_by("fb5,5⏎q8,5⏎fc1,1 5⏎fs2,8 3x.5⏎6,8⏎")
    bed, turned, counter, shelf, other = bench.drawn.obstacles
    assert bed.points == ((5, 5), (7, 5), (7, 6.5), (5, 6.5))
    assert turned.points == ((8, 5), (9.5, 5), (9.5, 7), (8, 7))
    assert counter.points[2] == (6, 1.6)
    assert shelf.points[2] == (5, 8.5)
    assert [one.id for one in (bed, turned, shelf, other)] == ["bed", "bed-2", "shelf-1", "shelf-2"]


def test_all_rooms_that_walls_enclose_are_named_one_after_the_other():
    bench = drawn_by(HOUSE + "Rwest room⏎east room⏎")
    assert [room.name for room in bench.drawn.rooms] == ["west room", "east room"]
    assert set(bench.drawn.rooms[0].points) == {(4, 4), (12, 4), (12, 16), (4, 16)}
    assert drawn_by("R", bench).told == "Walls enclose nothing here that has no name yet."


def test_one_room_is_named_where_the_cursor_stands_and_another_drawn_by_its_corners():
    bench = drawn_by(HOUSE + "r6,6⏎cellar⏎b13,5 2x2⏎nook⏎")
    assert [room.name for room in bench.drawn.rooms] == ["cellar", "nook"]
    assert "No walls enclose" in drawn_by("r1,1⏎").told


def test_doors_are_called_after_their_rooms_until_somebody_names_them():
    bench = drawn_by(HOUSE + "d4,8⏎12,8⏎20,8⏎Rhall⏎shop⏎")
    assert [door.name for door in bench.drawn.doors] == ["hall", "shop to hall", "shop"]
    named = drawn_by("v12,8⏎nhatch⏎v8,12⏎nkitchen⏎", bench)
    assert [door.name for door in named.drawn.doors] == ["kitchen", "hatch", "shop"]


def test_two_doors_to_the_outside_of_one_room_are_told_apart_by_their_sides():
    bench = drawn_by("web4,4 20,16⏎d4,8⏎20,8⏎Rhall⏎")
    assert [door.name for door in bench.drawn.doors] == ["hall west", "hall east"]


def test_tables_are_called_after_their_room():
    bench = drawn_by(HOUSE + "r6,6⏎kitchen⏎ft6,6⏎fo6,8⏎")
    assert [one.name for one in bench.drawn.obstacles] == ["kitchen table", "sofa"]


def test_a_floor_is_copied_up_with_its_walls_inner_doors_and_windows():
    bench = drawn_by(HOUSE + "d4,8⏎12,8⏎g8,4⏎s5,12 2x3⏎Y⏎")
    assert bench.floor == bench.drawn.floors == 2
    assert [wall.id for wall in bench.drawn.walls] == ["W10", "W11", "W20", "W21"]
    assert [(door.kind, door.floor) for door in bench.drawn.doors] == [
        ("external_door", 1), ("internal_door", 1), ("internal_door", 2),
    ]  # fmt: skip
    assert [window.floor for window in bench.drawn.windows] == [1, 2]
    assert only(bench.drawn.stairs).floors == (1, 2)
    again = drawn_by("⇟Y⏎", bench)
    assert again.told == "Floor 2 has some of that already; take it away first, or copy other things."
    assert drawn_by("⇟Y", bench).asked.text == "wdg"
    assert "says nothing that could be copied" in drawn_by("Yq⏎", bench).told


def test_what_is_chosen_is_moved_copied_in_a_row_mirrored_turned_and_taken_away():
    bench = drawn_by("fp2,2⏎v2.2,2.2⏎")
    assert only(drawn_by("m3x0⏎", bench).drawn.obstacles).points[0] == (5, 2)
    assert only(drawn_by("m10,9⏎", bench).drawn.obstacles).points[0] == (10, 9)
    assert only(drawn_by("m2→", bench).drawn.obstacles).points[0] == (4, 2)
    assert [one.points[0][0] for one in drawn_by("p3*2x0⏎", bench).drawn.obstacles] == [2, 4, 6, 8]
    mirrored = drawn_by("⎋v12,9⏎v2.2,2.2⏎", bench)
    mirrored = drawn_by("Mx", press(mirrored, "right"))
    assert {one.id for one in mirrored.drawn.obstacles} == {"column", "column-2"}
    assert not drawn_by("⌦", bench).drawn.obstacles
    long = drawn_by("fc2,2⏎v3,2.3⏎q")
    assert {x for x, _ in only(long.drawn.obstacles).points} == {2, 2.6}


def test_the_last_piece_is_laid_once_more_at_the_cursor():
    bench = drawn_by("fx2,2⏎")
    assert [one.points[0] for one in drawn_by("→→.", bench).drawn.obstacles] == [(2, 2), (3, 2)]


def test_choosing_again_goes_to_what_lies_beneath_and_space_adds():
    bench = drawn_by(HOUSE + "r6,6⏎hall⏎ft6,6⏎v7,6.5⏎")
    assert bench.chosen[0][0].table == "obstacle"
    assert drawn_by("⏎", bench).chosen[0][0].table == "room"
    none = press(bench, "space")
    assert not none.chosen
    assert drawn_by("⏎", none).chosen[0][0].table == "obstacle"
    more = press(drawn_by("4,8", bench), "enter")
    assert more.chosen[0][0].table == "wall"
    assert len(press(drawn_by("v7,6.5⏎→→→→→→→→→→", bench), "ctrl+a").chosen) == 4


def test_every_attribute_is_changed_by_its_letter_and_wrong_ones_say_what_would_be_right():
    bench = drawn_by("we4,4 20,4⏎d8,4⏎kgate key⏎")
    door = only(bench.drawn.doors)
    assert (door.key, door.state) == ("gate key", "locked")
    assert only(drawn_by("iD7⏎", bench).drawn.doors).id == "D7"
    wrong = drawn_by("iW10⏎", bench)
    assert wrong.told == "W10 is the id of another piece; each has its own."
    assert wrong.asked is not None
    odd = drawn_by("i7⏎", bench)
    assert (
        odd.told
        == "id of a door should be one word of up to 40 letters, digits, - and _, not a bare number, not '7'."
    )
    assert only(drawn_by("o", bench).drawn.doors).state == "destroyed"
    thing = drawn_by("fx2,2⏎a")
    letters = {choice.word: choice.letter for choice in thing.asked.choices}
    for key, text, after in (
        ("cover", "full_s", "full_soft"),
        ("high", "yes", True),
        ("af", "12", 12),
        ("kind", "mach", "machinery"),
    ):
        changed = drawn_by(f"{letters[key]}{text}⏎", thing)
        assert getattr(only(changed.drawn.obstacles), key) == after
    assert "should be a whole number from 0 to 20" in drawn_by(f"{letters['af']}many⏎", thing).told


def test_the_map_itself_has_a_title_a_size_and_floors():
    bench = table()
    letters = {choice.word: choice.letter for choice in drawn_by("T").asked.choices}
    bench = drawn_by(
        f"T{letters['title']}The Mill⏎T{letters['width_m']}30⏎T{letters['floors']}3⏎T{letters['ground']}light⏎"
    )
    assert (bench.drawn.title, bench.drawn.width_m, bench.drawn.floors, bench.drawn.ground) == (
        "The Mill",
        30,
        3,
        "light",
    )
    wrong = drawn_by(f"T{letters['width_m']}wide⏎")
    assert wrong.told == "width_m should be metres, from 1 to 1000, not 'wide'."


def test_undo_and_redo():
    bench = drawn_by("fx2,2⏎5,5⏎u")
    assert len(bench.drawn.obstacles) == 1
    assert len(drawn_by("y", bench).drawn.obstacles) == 2
    assert drawn_by("uu", bench).told == "There is nothing to undo."
    assert drawn_by("wi4,4⏎2→u", table()).laid == ((4, 4),)


def test_figures_that_say_nothing_say_what_would():
    assert drawn_by("wi4,,4⏎").told.startswith("4,,4 is no figure: a place is 16,12")


def test_the_grid_is_coarser_on_a_large_map():
    assert [table(size, 20).step_m for size in (24, 100, 300, 900)] == [0.5, 1, 2, 5]


def test_the_cursor_walks_along_the_grid_and_from_end_to_end():
    bench = drawn_by("<2,2.13⏎↑")
    assert bench.cursor == (2, 2.25)
    assert bench.step_m == 0.25
    corner = drawn_by("⇥", drawn_by("v0,20⏎"))
    assert corner.cursor == (24, 20)
    assert drawn_by("v0.1,0.1⏎↓←←").cursor == (0, 0)


def test_scenery_is_laid_like_furniture_and_is_no_feature_of_the_map():
    bench = drawn_by("Sr4,4⏎q5,8⏎St10,4⏎⎋")
    rug, turned, tree = bench.drawn.decorations
    assert (rug.id, rug.kind, rug.points) == ("rug", "rug", ((4, 4), (6.5, 4), (6.5, 5.5), (4, 5.5)))
    assert (turned.id, turned.points[2]) == ("rug-2", (6.5, 10.5))
    assert (tree.kind, tree.width_m) == ("tree", None)
    assert not list(bench.drawn.features())


def test_a_path_is_drawn_point_by_point_and_is_as_wide_as_one_says():
    bench = drawn_by("lp2,2⏎8→3↑⏎aw2.5⏎")
    path = only(bench.drawn.decorations)
    assert (path.id, path.kind, path.width_m) == ("path", "path", 2.5)
    assert path.points == ((2, 2), (10, 2), (10, 5))


@pytest.mark.parametrize(
    ("keys", "found"),
    [
        ("alstov⏎", "stove"),
        ("alstove⏎al⌫⏎", None),
        ("alash tray⏎⎋", None),
    ],
)
def test_what_a_thing_looks_like_is_changed_by_a_word_or_the_beginning_of_one(keys, found):
    assert only(drawn_by(f"ft6,6⏎{keys}").drawn.obstacles).looks == found


def test_what_the_ground_looks_like_belongs_to_the_map_and_to_its_rooms():
    bench = drawn_by(HOUSE + "r8,8⏎shop⏎asboards⏎Tugrass⏎")
    assert bench.drawn.surface == "grass"
    assert only(bench.drawn.rooms).surface == "boards"
    assert drawn_by("Tugrass⏎Tu⌫⏎").drawn.surface is None


def test_scenery_is_chosen_again_moved_and_copied_a_floor_up():
    bench = drawn_by("Sc4,4⏎v4.2,4.2⏎m2x0⏎" + "YwdgS⏎")
    assert [(one.floor, one.points[0]) for one in bench.drawn.decorations] == [(1, (6, 4)), (2, (6, 4))]


def test_what_a_tool_can_lay_is_listed_whole_in_the_smallest_terminal():
    """Beside the map 19 lines have room at 80x24, one of them for the question."""
    assert max(len(tool.kinds) for tool in TOOLS) <= 18
    assert all(len({kind.letter for kind in tool.kinds}) == len(tool.kinds) for tool in TOOLS)
