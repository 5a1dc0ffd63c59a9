"""The board and its pieces as they are described (A.2, A.3, A.5), and the printed slide table."""

import re
from collections import Counter
from pathlib import Path

import pytest

from squadlog.extras.games.board.geometry import cell_place, is_slash, read_square
from squadlog.extras.games.board.options import OPTIONS
from squadlog.extras.games.board.pieces import KINDS, SHAPES
from squadlog.extras.games.board.slides import cells_needed
from squadlog.extras.games.board.tables import tables
from squadlog.extras.games.game import GameError

PARITIES = ("dark_slash", "light_slash")
SLIDES = Path(__file__).with_name("board_slides.txt")
NAMES = {"ARCHER (square cut /)": "ARCHER_SLASH", "ARCHER (square cut \\)": "ARCHER_BACKSLASH"}
# A.3: offset files, ranks and half beyond each side; a board cut so that the anchor square of each fits.
SIDES = {
    "AUX_NW": ["+0,+0SE", "+0,+1SW", "-1,+0NE"],
    "AUX_NE": ["+0,+0SW", "+0,+1SE", "+1,+0NW"],
    "AUX_SW": ["+0,+0NE", "+0,-1NW", "-1,+0SE"],
    "AUX_SE": ["+0,+0NW", "+0,-1NE", "+1,+0SW"],
    "ARCHER_SLASH": ["+0,+1SW", "+1,+0SW", "+0,-1NE", "-1,+0NE"],
    "ARCHER_BACKSLASH": ["+0,+1SE", "+1,+0NW", "+0,-1NW", "-1,+0SE"],
    "SYN_U": ["+0,+0NW", "+1,+0NE", "+0,-1NE +1,-1NW"],
    "SYN_D": ["+0,+0SW", "+1,+0SE", "+0,+1SE +1,+1SW"],
    "HOP_UW": ["-1,+0NE -1,+1SE", "+0,+1NE", "+1,+0SW", "+0,-1NE"],
    "HOP_UE": ["+1,+0NW +1,+1SW", "+0,+1NW", "-1,+0SE", "+0,-1NW"],
    "HOP_DE": ["+1,+0SW +1,-1NW", "+0,-1SW", "-1,+0NE", "+0,+1SW"],
    "HOP_DW": ["-1,+0SE -1,-1NE", "+0,-1SE", "+1,+0NW", "+0,+1SE"],
}


def cells(text):
    return {(int(f), int(r), half) for f, r, half in re.findall(r"([+-]\d),([+-]\d)([NS][EW])", text)}


def seen_from(place, parity, mask):
    """The cells of a mask, from the anchor of a place."""
    found = (cell_place(parity, cell) for cell in range(128) if mask >> cell & 1)
    return {(file - place.file, rank - place.rank, half) for file, rank, half in found}


def slide_rows():
    shape = ""
    for line in SLIDES.read_text(encoding="utf-8").splitlines():
        if not line.startswith(" "):
            shape = NAMES.get(line, line)
        else:
            heading, _, need = line.strip().partition(" ")
            lane, _, more = need.partition("|")
            yield shape, heading, cells(lane), cells(lane) | cells(more)


@pytest.mark.parametrize("row", list(slide_rows()), ids=lambda row: f"{row[0]} {row[1]}")
def test_a_5_the_slide_table_is_the_printed_one(row):
    shape, heading, chesslike, strict = row
    assert cells_needed(SHAPES[shape], heading, "chesslike") == chesslike
    assert cells_needed(SHAPES[shape], heading, "strict") == strict


def test_a_5_the_printed_table_has_every_shape_and_heading():
    assert len(list(slide_rows())) == len(SHAPES) * 8


@pytest.mark.parametrize("parity", PARITIES)
def test_a_2_there_are_32_cells_of_each_half_and_dark_a1_is_cut_as_said(parity):
    assert Counter(cell_place(parity, cell)[2] for cell in range(128)) == dict.fromkeys(
        ("NW", "NE", "SW", "SE"), 32
    )
    assert is_slash(parity, 1, 1) == (parity == "dark_slash")


@pytest.mark.parametrize("parity", PARITIES)
@pytest.mark.parametrize("shape", SIDES)
def test_a_3_the_cells_beyond_each_side_are_those_of_the_table(parity, shape):
    table = tables(parity)
    for place in table.places:
        if place.shape.key == shape:
            inside = [
                cells(side)
                for side in SIDES[shape]
                if all(1 <= place.file + f <= 8 and 1 <= place.rank + r <= 8 for f, r, _ in cells(side))
            ]
            found = [seen_from(place, parity, side) for side in table.sides[place.id]]
            assert sorted(map(sorted, found)) == sorted(map(sorted, inside))


@pytest.mark.parametrize("parity", PARITIES)
def test_a_3_every_shape_has_as_many_places_as_counted(parity):
    counts = Counter(place.kind.name for place in tables(parity).places)
    assert counts == {"Archer": 64, "Auxiliary": 4 * 32, "Syntagma": 2 * 28, "Hoplite": 4 * 28}
    assert len({count for shape, count in Counter(p.shape.key for p in tables(parity).places).items()}) == 2


def test_a_3_an_army_is_fifteen_pieces_of_130_points_on_24_triangles():
    assert sum(kind.count for kind in KINDS) == 15
    points = {option.name: int(option.default) for option in OPTIONS if option.name.startswith("points_")}
    assert sum(kind.count * points[f"points_{kind.name.lower()}"] for kind in KINDS) == 130
    size = {shape.kind: len(shape.triangles) for shape in SHAPES.values()}
    assert sum(kind.count * size[kind] for kind in KINDS) == 24


@pytest.mark.parametrize(
    ("kind", "least", "average", "most"),
    [
        ("Auxiliary", 13, 14.8, 19),
        ("Archer", 21, 22.8, 27),
        ("Syntagma", 11, 13.6, 17),
        ("Hoplite", 11, 13.6, 17),
    ],
)
def test_a_5_the_mobility_on_an_empty_board_is_as_counted(kind, least, average, most):
    table = tables()
    counts = [len(table.paths[place.id]) for place in table.places if place.kind.name == kind]
    assert (min(counts), round(sum(counts) / len(counts), 1), max(counts)) == (
        least,
        pytest.approx(average, abs=0.051),
        most,
    )


@pytest.mark.parametrize("parity", PARITIES)
@pytest.mark.parametrize("path_rule", ["chesslike", "strict", "landing"])
def test_a_2_half_a_turn_of_the_board_turns_every_table(parity, path_rule):
    table = tables(parity, path_rule)
    round_about = {cell: 127 - cell for cell in range(128)}

    def turned(mask):
        return sum(1 << round_about[cell] for cell in range(128) if mask >> cell & 1)

    for place in table.places:
        other = table.turned[place.id]
        assert table.turned[other] == place.id
        assert table.masks[other] == turned(place.mask)
        assert sorted(table.sides[other]) == sorted(map(turned, table.sides[place.id]))
        assert table.paths[other] == {table.turned[e]: turned(m) for e, m in table.paths[place.id].items()}


def test_a_3_two_pieces_touch_along_one_straight_side_only():
    table = tables()
    for place in table.places:
        for other in table.places:
            if not place.mask & other.mask:
                assert sum(1 for side in table.sides[place.id] if side & other.mask) <= 1


@pytest.mark.parametrize("text", ["", "i1", "a9", "a0", "11", "a1.NW", "aa1"])
def test_what_is_no_square_is_refused(text):
    with pytest.raises(GameError, match="a1 to h8"):
        read_square(text)
