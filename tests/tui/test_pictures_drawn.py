"""The ground of a map in pixels, and what a terminal is told of it."""

import re
from base64 import b64decode
from io import BytesIO
from itertools import product

import numpy as np
import pytest
from support.drawn_maps import box, ground, wall

from squadlog.base.records import replace
from squadlog.ground.compiled.conditions import Breach, Conditions
from squadlog.ground.drawing.figures.map_scene import MapScene
from squadlog.ground.map.structures import Door, Obstacle, Room
from squadlog.ground.map.terrain import Patch
from squadlog.tui.chrome.pictures import sending
from squadlog.tui.map.frame import MapFrame
from squadlog.tui.map.layers import LAYERS

Image = pytest.importorskip("PIL.Image", reason="needs the extra for pictures")
from squadlog.tui.map.picture.drawing import (  # noqa: E402 - after what it needs
    FILL,
    INK,
    QUIET,
    ground_pixels,
    veil,
)
from squadlog.tui.map.picture.rastered import COLOURS, picture_of, veil_picture  # noqa: E402 - likewise

FRAME = MapFrame(20.0, 10.0, 40, 10, 0.5)
"""All of a map of 20 by 10 m: a metre is 20 pixels."""
CELL = (10, 20)
HOUSE = (*box(5, 2, 15, 8), (5, 2))


def at(drawn, x, y, *, floor=1, conditions=None):
    pixels = ground_pixels(drawn, conditions or Conditions(), floor, FRAME, frozenset(LAYERS), cell=CELL)
    assert pixels.shape == (200, 400)
    return pixels[round((10 - y) * 20), round(x * 20)]


def test_a_wall_is_wall_and_what_it_encloses_is_floor():
    drawn = ground(walls=(wall(*HOUSE),))
    assert at(drawn, 10, 8) == INK["wall"]
    assert at(drawn, 10, 5) == FILL["floor"]
    assert at(drawn, 2, 5) == FILL["ground"]


def test_a_wall_inside_is_thinner_than_one_outside():
    drawn = ground(walls=(wall(*HOUSE), wall((10, 2), (10, 8), kind="internal_wall", name="I")))
    column = ground_pixels(drawn, Conditions(), 1, FRAME, frozenset(LAYERS), cell=CELL)[100]
    assert 0 < (column == INK["inner"]).sum() < (column == INK["wall"]).sum() / 2


def test_doors_and_breaches_are_gaps_in_the_wall():
    door = Door(id="D", kind="external_door", ends=((7, 8), (8, 8)))
    drawn = ground(walls=(wall(*HOUSE),), doors=(door,))
    assert at(drawn, 7.5, 8) == FILL["floor"]
    breached = Conditions(breaches=(Breach(wall="W", point=(12.0, 8.0), width_m=1.0),))
    assert at(drawn, 12, 8) == INK["wall"]
    assert at(drawn, 12, 8, conditions=breached) == FILL["floor"]


def test_grounds_have_their_fill_and_a_texture_so_that_none_is_told_by_colour_alone():
    for kind, fill, ink in (
        ("light", "light", "woods"), ("heavy", "thick", "heavy"), ("lake", "deep", "water"), ("marsh", "wet", "marsh"),
    ):  # fmt: skip
        patch = Patch(id="P", kind=kind, points=box(0, 0, 20, 10))
        pixels = ground_pixels(ground(terrain=(patch,)), Conditions(), 1, FRAME, frozenset(LAYERS), cell=CELL)
        assert set(np.unique(pixels)) == {FILL[fill], INK[ink]}, kind


def test_what_is_high_is_full_and_what_is_low_is_hatched():
    for cover, high, share in (("full_hard", True, (1, 1)), ("half_soft", False, (0.1, 0.3))):
        thing = Obstacle(id="O", kind="other", points=box(2, 2, 6, 6), cover=cover, high=high)
        pixels = ground_pixels(
            ground(obstacles=(thing,)), Conditions(), 1, FRAME, frozenset(LAYERS), cell=CELL
        )
        inside = pixels[85:155, 45:115] == INK["high" if high else "low"]
        assert share[0] <= inside.mean() <= share[1]


def test_an_upper_storey_is_its_rooms_and_nothing_beside_them():
    drawn = ground(floors=2, rooms=(Room(name="Hall", floor=2, points=box(5, 2, 15, 8)),))
    assert at(drawn, 10, 5, floor=2) == FILL["floor"]
    assert at(drawn, 2, 5, floor=2) == FILL["void"]


def test_what_is_not_seen_is_quiet_and_hatched():
    pixels = np.full((200, 400), FILL["ground"], dtype=np.uint8)
    found = veil(pixels, [b"\1" * 20 + b"\0" * 20] * 10, CELL)
    assert set(np.unique(found[:, :200])) == {FILL["ground"]}
    assert set(np.unique(found[:, 200:])) == {FILL["ground"] + QUIET, INK["unseen"]}


def test_what_is_seen_through_smoke_alone_is_dotted_a_71():
    pixels = np.full((200, 400), FILL["ground"], dtype=np.uint8)
    found = veil(pixels, [b"\1" * 20 + b"\2" * 20] * 10, CELL)
    assert set(np.unique(found[:, :200])) == {FILL["ground"]}
    assert set(np.unique(found[:, 200:])) == {FILL["ground"], INK["unseen"]}


def shown(said):
    """What a terminal makes of sixels: the colour of each pixel, None where nothing was drawn."""
    wide, high, body = re.fullmatch(r'\x1bP0;1;0q"1;1;(\d+);(\d+)(.*)\x1b\\', said).groups()
    palette, seen = {}, {}
    colour = x = y = 0
    for token in re.finditer(r"#(\d+);2;(\d+);(\d+);(\d+)|#(\d+)|!(\d+)(.)|([$-])|([?-~])", body):
        place, red, green, blue, chosen, times, many, move, one = token.groups()
        if place:
            palette[int(place)] = int(red), int(green), int(blue)
        elif chosen:
            colour = int(chosen)
        elif move:
            x, y = 0, y + 6 * (move == "-")
        else:
            long = int(times or 1)
            for col, down in product(range(x, x + long), range(6)):
                if ord(many or one) - 63 >> down & 1:
                    seen[y + down, col] = palette[colour]
            x += long
    return [[seen.get((row, col)) for col in range(int(wide))] for row in range(int(high))], max(seen)[0]


def test_sixels_say_every_pixel_once_and_nothing_below_the_last():
    pixels = np.random.default_rng(1).integers(0, 4, (20, 33)).astype(np.uint8)
    pixels[7:9] = 2
    palette = [(0, 0, 0), (255, 0, 0), (0, 255, 0), (0, 0, 255)]
    wanted = [[tuple(part * 100 // 255 for part in palette[place]) for place in row] for row in pixels]
    assert shown(sending.sixels(pixels, palette)) == (wanted, 19)


def test_kitty_is_handed_the_picture_in_pieces_it_can_put_together():
    noise = np.random.default_rng(1).integers(0, 255, (80, 160)).astype(np.uint8)
    image, png = Image.fromarray(noise), BytesIO()
    image.save(png, "png")
    pieces = re.findall(r"\x1b_G([^;]*);([^\x1b]*)\x1b\\", sending.kitty(png.getvalue(), 200, 16, 4))
    assert len(pieces) > 2
    assert "U=1,i=200,f=100,c=16,r=4" in pieces[0][0]
    assert [keys[-3:] for keys, _ in pieces] == ["m=1"] * (len(pieces) - 1) + ["m=0"] or pieces[-1][
        0
    ] == "m=0"
    assert all(len(data) <= 4096 for _, data in pieces)
    again = Image.open(BytesIO(b64decode("".join(data for _, data in pieces))))
    assert np.array_equal(np.asarray(again), noise)


def test_every_row_and_column_has_a_sign_of_its_own():
    assert len(set(sending.MARKS)) == len(sending.MARKS) == sending.MOST


def finely(frame, *, turn=0, drawn=None, conditions=None):
    """The drawn map in a frame, each pixel as its colour."""
    pytest.importorskip("resvg_py", reason="needs the extra for pictures")
    scene = MapScene(drawn or ground(walls=(wall(*HOUSE),)), conditions or Conditions())
    found = picture_of(scene, 1, replace(frame, turn=turn), cell=CELL, beside=(1, 2, 3))
    return np.array(found.palette, dtype=np.uint8)[found.pixels], found


def test_the_drawn_map_lies_in_its_frame_and_beside_it_is_nothing():
    colours, found = finely(MapFrame(20.0, 10.0, 50, 12, 0.5, left=-5, top=-1))
    assert colours.shape == (240, 500, 3)
    assert {tuple(colours[y, x]) for y, x in ((5, 250), (235, 250), (120, 20), (120, 470))} == {(1, 2, 3)}
    wall_there, ground_there = colours[20 + 40, 50 + 200], colours[20 + 20, 50 + 20]
    assert wall_there.sum() < ground_there.sum() - 100, "a wall is dark, the ground beside the house is not"
    assert found.beside == len(found.palette) - 1 <= COLOURS


@pytest.mark.parametrize("turn", [1, 2, 3])
def test_a_map_that_is_turned_is_turned_in_its_picture_too(turn):
    lying = finely(MapFrame(20.0, 10.0, 40, 10, 0.5))[0]
    frame = MapFrame(20.0, 10.0, *((20, 20) if turn % 2 else (40, 10)), 0.5)
    turned = finely(frame, turn=turn)[0]
    assert np.array_equal(turned, np.rot90(lying, -turn))


def test_a_large_map_is_drawn_only_as_far_as_it_is_seen():
    large = ground(width_m=500.0, height_m=400.0, walls=(wall((245, 195), (255, 195), (255, 205)),))
    for turn in (0, 1):
        frame = MapFrame(500.0, 400.0, 40, 10, 0.5, turn=turn)
        col, row = frame.cell(250.0, 195.0)
        seen = replace(frame, left=col - 20, top=row - 5)
        colours = finely(seen, turn=turn, drawn=large)[0]
        assert colours.shape == (200, 400, 3)
        assert colours[100:130, 180:240].min() < 90, "the wall is where the cells say it is"


def test_of_the_drawn_map_what_is_not_seen_is_quiet_and_hatched():
    _, found = finely(FRAME)
    pixels, palette = veil_picture(found, [b"\1" * 20 + b"\0" * 20] * 10, CELL)
    many = len(found.palette)
    assert len(palette) == 2 * many + 1 <= 256
    assert (pixels[:, :200] < many).all()
    assert (pixels[:, 200:] >= many).all()
