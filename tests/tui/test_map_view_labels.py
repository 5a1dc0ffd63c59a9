"""Units and overlays on the cells of a map: none hides another, and each can be told from the rest."""

# ruff: noqa: RUF001 - signs of a map; none of them is meant as a letter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.battles import skirmish
from support.drawn_maps import box, ground
from support.laws import law

from squadlog.ground.compiled.conditions import Conditions, Figure, Spot
from squadlog.ground.drawing.figures.map_scene import MapScene, UnitLabel
from squadlog.ground.drawing.figures.overlays import Arc, Area, CoverMet, PathLine, Sight
from squadlog.tui.map import glyphs
from squadlog.tui.map.canvas import Layer
from squadlog.tui.map.frame import MapFrame
from squadlog.tui.map.labels import LEADER, place_labels
from squadlog.tui.map.layers import LAYERS
from squadlog.tui.map.over.overlays import overlaid
from squadlog.tui.map.unit_labels import side_letters

FRAME = MapFrame(20.0, 10.0, 40, 10, 0.5)
spots = st.builds(Spot, st.floats(0, 20), st.floats(0, 10))


def scene(*units, bodies=(), labels=None, overlays=(), dropped=()):
    """Units as (number, x, y, facing); every label is C and the number, unless given."""
    figures = tuple(Figure(number, Spot(x, y), facing) for number, x, y, facing in units)
    named = {number: UnitLabel(f"C{number}", "C", facing_deg=facing) for number, _, _, facing in units}
    fallen = tuple(Figure(number, spot) for number, spot in bodies)
    conditions = Conditions(figures=figures, bodies=fallen)
    return MapScene(ground(), conditions, {**named, **(labels or {})}, tuple(overlays), tuple(dropped))


def rows(shown, frame=FRAME, cursor=None, floor=1, layers=frozenset(LAYERS) - {"scale"}):
    """What lies on the ground, as text."""
    cells = Layer(shown, frame, floor, layers, cursor).rows
    return [
        "".join(cells.get(row, {}).get(col, (" ", ""))[0] or " " for col in range(frame.cols))
        for row in range(frame.rows)
    ]


@pytest.mark.parametrize(
    ("facing", "arrow"),
    [
        (0, "↑"),
        (22, "↑"),
        (23, "↗"),
        (90, "→"),
        (135, "↘"),
        (180, "↓"),
        (225, "↙"),
        (270, "←"),
        (315, "↖"),
        (359, "↑"),
    ],
)
def test_a_unit_points_to_the_nearest_of_eight_directions(facing, arrow):
    assert f"{arrow}C4" in rows(scene((4, 10, 5, facing)))[5]


def test_a_unit_that_faces_nowhere_is_a_dot():
    assert "●C4" in rows(scene((4, 10, 5, 0), labels={4: UnitLabel("C4", "C")}))[5]


def test_signs_of_state_stand_behind_the_number_where_there_is_room_and_are_left_out_where_there_is_none():
    label = UnitLabel("C4", "C", facing_deg=0, marks="!", states="xo")
    kneels = Figure(4, Spot(10, 5), 0, posture="kneeling")
    shown = MapScene(ground(), Conditions(figures=(kneels,)), {4: label})
    assert "↑C4!xok" in rows(shown)[5]
    for wide, told in ((7, "   ↑C4!"), (5, "  ↑C4"), (3, " ↑ ")):
        assert rows(shown, MapFrame(20.0, 10.0, wide, 1, 20 / wide)) == [told]


def test_a_unit_without_a_label_goes_by_its_number():
    shown = MapScene(ground(), Conditions(figures=(Figure(17, Spot(10, 5), 90),)))
    assert "→17" in rows(shown)[5]


@pytest.mark.parametrize(
    ("x", "y", "col", "row", "text"),
    [(0, 10, 0, 0, "↑C12"), (20, 10, 39, 0, "C12↑"), (0, 0, 0, 9, "↑C12"), (20, 0, 39, 9, "C12↑")],
)
def test_at_the_edges_of_the_view_a_label_turns_inwards(x, y, col, row, text):
    line = rows(scene((12, x, y, 0)))[row]
    assert line[col] == "↑"
    assert text in line


def test_in_the_smallest_view_the_arrow_alone_remains():
    assert rows(scene((1, 10, 5, 90)), MapFrame(20.0, 10.0, 1, 1, 20.0)) == ["→"]


def test_of_two_units_in_one_cell_the_chosen_one_has_it_with_a_mark_and_the_other_stands_near_by():
    labels = {2: UnitLabel("T2", "T", chosen=True, facing_deg=180)}
    text = rows(scene((1, 10, 5, 90), (2, 10.1, 5, 180), labels=labels))
    assert text[5].strip() == "↓T2+"
    assert text[4].strip() == "C1→"


def test_where_nobody_is_chosen_the_lowest_number_has_the_cell():
    text = rows(scene((7, 10, 5, 0), (3, 10, 5, 90)))
    assert (text[4].strip(), text[5].strip()) == ("C7↑", "→C3+")


@law(80)
@given(
    st.lists(spots, max_size=24), st.integers(1, 60), st.integers(1, 20), st.sampled_from([0.25, 1.0, 8.0])
)
def test_no_chip_covers_another_or_the_place_of_a_unit_and_every_cell_with_a_unit_shows_one(
    places, cols, high, scale_m
):
    frame = MapFrame(20.0, 10.0, cols, high, scale_m)
    shown = scene(*((number, spot.x, spot.y, 90) for number, spot in enumerate(places, 1)))
    found = place_labels(shown, frame, 1)
    cells = [(row, col) for unit in found for row, col, _, _ in unit.cells]
    assert len(cells) == len(set(cells))
    assert all(frame.holds(col, row) for row, col in cells)
    stood = {frame.cell(spot.x, spot.y)[::-1] for spot in places if frame.holds(*frame.cell(spot.x, spot.y))}
    marked = {(row, col) for unit in found for row, col, sign, _ in unit.cells if sign in ("→", glyphs.PIN)}
    assert stood <= marked


@given(st.text(max_size=9))
def test_a_label_takes_three_cells_at_most_whatever_it_is_given(text):
    shown = scene((1, 10, 5, 90), labels={1: UnitLabel(text, "C", facing_deg=90)})
    (unit,) = place_labels(shown, FRAME, 1)
    assert len(unit.chip) <= 4


def test_units_on_another_floor_are_not_shown():
    shown = MapScene(ground(floors=2), Conditions(figures=(Figure(1, Spot(10, 5, 2)),)))
    assert place_labels(shown, FRAME, 1) == ()
    assert len(place_labels(shown, FRAME, 2)) == 1


def test_the_fallen_give_way_to_the_living_and_things_dropped_lie_under_both():
    shown = scene(
        (1, 10, 5, 0), bodies=((9, Spot(10, 5)), (8, Spot(2, 5))), dropped=(Spot(10, 5), Spot(5, 5))
    )
    line = rows(shown)[5]
    assert line[20] == "↑"
    assert line[4] == "†"
    assert line[10] == "*"


def test_a_path_is_a_trail_with_its_legs_numbered():
    path = PathLine((Spot(1, 5), Spot(5, 5), Spot(5, 1)), ("4 m", ""))
    text = rows(scene(overlays=(path,)))
    assert text[5].startswith("  ••••••••1: 4 m")
    assert text[9][10] == "2"


@pytest.mark.parametrize(("verdict", "signs"), [("clear", "─"), ("blocked", "×"), ("too-close", "?─")])
def test_each_verdict_has_a_line_of_its_own(verdict, signs):
    (line,) = (row for row in rows(scene(overlays=(Sight(Spot(1, 5), Spot(9, 5), verdict),))) if row.strip())
    assert set(line.strip()) == set(signs)


@pytest.mark.parametrize(
    ("end", "sign"),
    [((19, 5), "─"), ((10, 10), "│"), ((14, 9), "╱"), ((14, 1), "╲"), ((6, 1), "╱"), ((6, 9), "╲")],
)
def test_a_free_line_of_sight_has_the_slope_it_has_on_the_screen(end, sign):
    frame = MapFrame(20.0, 10.0, 40, 10, 0.5)
    assert {char for _, _, char, _ in overlaid(Sight(Spot(10, 5), Spot(*end)), frame, 1)} == {sign}


def test_a_line_of_sight_shows_where_it_meets_cover_and_a_blocked_one_does_not():
    met = (CoverMet((12.0, 5.0), "crates"),)
    open_line, blocked = (
        {char for _, _, char, _ in overlaid(Sight(Spot(10, 5), Spot(16, 5), verdict, met=met), FRAME, 1)}
        for verdict in ("clear", "blocked")
    )
    assert glyphs.COVER in open_line
    assert glyphs.COVER not in blocked


def test_an_area_is_marked_at_its_edge_and_round_its_holes_only():
    area = Area((box(2, 1, 18, 9), box(8, 3, 12, 7)))
    text = rows(scene(overlays=(area,)))
    assert text[1].strip() == text[8].strip() == glyphs.AREA * 32
    assert text[5] == f"    ▫{' ' * 10}▫{' ' * 8}▫{' ' * 10}▫    "


@law(60)
@given(st.lists(spots, min_size=3, max_size=6), st.sampled_from([0.25, 0.5, 2.0]))
def test_the_edge_of_an_area_is_every_cell_inside_with_a_neighbour_outside(corners, scale_m):
    frame = MapFrame(20.0, 10.0, 40, 10, scale_m)
    ring = tuple((spot.x, spot.y) for spot in corners)
    found = {(row, col) for row, col, _, _ in overlaid(Area((ring,)), frame, 1)}

    def within(row, col):
        x, y = (col + 0.5) * scale_m, 10 - (row + 0.5) * 2 * scale_m
        inside = False
        for (px, py), (qx, qy) in zip(ring, (*ring[1:], ring[0]), strict=True):
            if (py > y) != (qy > y) and px + (y - py) * (qx - px) / (qy - py) > x:
                inside = not inside
        return inside

    for row in range(frame.rows):
        for col in range(frame.cols):
            around = (
                within(row - 1, col)
                and within(row + 1, col)
                and within(row, col - 1)
                and within(row, col + 1)
            )
            assert ((row, col) in found) == (within(row, col) and not around)


def test_an_arc_opens_the_way_its_owner_faces():
    cells = overlaid(Arc(Spot(10, 5), 90, 90, 6), FRAME, 1)
    assert all(sign == glyphs.ARCS[90][0] and col >= 20 for _, col, sign, _ in cells)
    assert max(col for row, col, _, _ in cells if row == 5) == 31  # 6 m east of column 20, less a bit


def test_overlays_of_another_floor_are_not_shown():
    far = Spot(5, 5, 2)
    for overlay in (PathLine((far, far)), Area((box(1, 1, 9, 9),), 2), Arc(far, 0, 90, 3), Sight(far, far)):
        assert overlaid(overlay, FRAME, 1) == ()


def test_a_line_of_a_thousand_metres_costs_no_more_than_what_is_seen_of_it():
    frame = MapFrame(1_000.0, 1_000.0, 40, 10, 0.25)
    assert len(overlaid(Sight(Spot(0, 999), Spot(1_000, 999)), frame, 1)) <= frame.cols


@pytest.mark.parametrize("scale_m", [0.25, 1.0, 10.0])
def test_the_scale_bar_is_as_long_as_it_says(scale_m):
    frame = MapFrame(1_000.0, 1_000.0, 80, 24, scale_m)
    line = rows(scene(), frame, layers=frozenset({"scale"}))[23]
    bar, metres, *_ = line.replace("┘", "┘ ").split()
    assert len(bar) * scale_m == pytest.approx(float(metres))


def test_the_cursor_is_bracketed_so_that_it_is_found_without_colours():
    assert "[ ]" in rows(scene(), cursor=Spot(10, 5))[5]
    assert rows(scene((1, 10, 5, 0)), cursor=Spot(10, 5))[5].strip() == "[↑C1"


def test_the_scale_bar_gives_way_to_a_unit_at_the_foot_of_the_map():
    alone = rows(scene((4, 10, 5, 0)), layers=frozenset(LAYERS))
    assert ("└" in alone[-1], "└" in alone[0]) == (True, False)
    low = rows(scene((4, 1, 0.5, 0)), layers=frozenset(LAYERS))
    assert ("↑C4" in low[-1], "└" in low[-1], "└" in low[0]) == (True, False, True)


def test_the_scale_bar_hides_nobody_where_units_stand_at_head_and_foot():
    shown = rows(scene((4, 1, 0.5, 0), (5, 1, 9.5, 0)), layers=frozenset(LAYERS))
    assert "↑C4" in shown[-1]
    assert "↑C5" in shown[0]
    assert "m ↑N" in shown[-1]


def test_of_a_crowd_each_token_is_whole_and_has_a_gap_to_its_neighbours():
    """Six within two metres: `K3↗K1↗]↗ ↗K4` was not to be read."""
    crowd = [(number, 9 + 0.75 * (number % 3), 5 + 1.1 * (number // 3), 45) for number in range(1, 7)]
    found = place_labels(scene(*crowd), FRAME, 1)
    letters = {}
    for unit in found:
        told = "".join(char for _, _, char, _ in unit.chip)
        assert told.strip("↗") == f"C{unit.number}"
        letters |= {cell[:2]: unit.number for cell in unit.chip if cell[2] != "↗"}
    for (row, col), number in letters.items():
        assert letters.get((row, col + 1), number) == number


def test_a_label_that_stands_farther_off_hangs_on_a_leader():
    near = [(11.6, 5), (8.6, 5), (9.75, 6), (10.75, 6), (9.75, 4), (10.75, 4)]
    around = [(number, x, y, 0) for number, (x, y) in enumerate(near, 2)]
    found = place_labels(scene((1, 10, 5, 0), *around), FRAME, 1)
    strokes = {cell[2] for unit in found for cell in unit.lead if cell[3] == LEADER}
    assert strokes
    assert strokes <= set(glyphs.SIGHT)


@given(st.lists(st.tuples(st.floats(8, 12), st.floats(3.5, 6.5)), min_size=1, max_size=16))
@law(60)
def test_in_a_crowd_no_arrow_stands_without_the_number_of_whom_it_is(places):
    crowd = [(number, x, y, 45 * number) for number, (x, y) in enumerate(places, 1)]
    found = {unit.number: unit.chip for unit in place_labels(scene(*crowd), FRAME, 1)}
    assert set(found) == {number for number, *_ in crowd}
    for number, chip in found.items():
        assert f"C{number}" in "".join(char for _, _, char, _ in chip)


def test_every_side_has_a_letter_of_its_own():
    battle = skirmish((1, 2), (11,))
    letters = side_letters(battle)
    assert set(letters) == {side.id for side in battle.setup.sides}
    assert len(set(letters.values())) == len(letters)
