"""A picture beneath the map: its scale by two points, moved, faded, kept beside the map and never in it."""

import json

import numpy as np
import pytest
from support.at_home import at_home
from support.drawing_tables import drawn_by, table

from squadlog.base.errors import SquadlogError
from squadlog.base.records import replace
from squadlog.extras.workshop.maps.beneath import (
    PictureBeneath,
    lay_under,
    scale_picture,
    shift_picture,
    side_read,
    side_text,
)
from squadlog.extras.workshop.maps.keeping import keep_picture, picture_of
from squadlog.extras.workshop.maps.pieces import Refused
from squadlog.extras.workshop.screens import beneath as shown
from squadlog.ground.map.dump import dump_map
from squadlog.setup.own.kept import KeptFile
from squadlog.setup.own.maps import save_map
from squadlog.tui.map.frame import MapFrame
from squadlog.tui.map.glyphs import FILLS

PHOTO = PictureBeneath("table.png", 400, 200, pixel_m=0.05)


def test_a_picture_is_laid_as_large_as_the_map_allows():
    assert lay_under(table().drawn, "x", 4800, 1000).pixel_m == pytest.approx(0.005)


def test_two_points_and_the_metres_between_them_give_its_scale_and_the_first_stays():
    bench = replace(table(), beneath=PHOTO)
    after = drawn_by("Js2,3⏎6,3⏎8⏎", bench)
    assert after.beneath.pixel_m == pytest.approx(0.1)
    assert (after.beneath.west, after.beneath.south) == pytest.approx((-2, -3))
    assert after.tool.letter == "v"
    assert after.drawn == bench.drawn
    wrong = drawn_by("Js2,3⏎6,3⏎none⏎", bench)
    assert wrong.told == "none is no length: metres, such as 5.2."
    assert wrong.asked is not None
    assert isinstance(scale_picture(PHOTO, (1, 1), (1, 1), 5), Refused)
    assert isinstance(scale_picture(PHOTO, (1, 1), (2, 1), 5_000_000), Refused)


def test_it_is_moved_by_two_points_faded_hidden_and_taken_away():
    bench = replace(table(), beneath=PHOTO)
    moved = drawn_by("Jm2,3⏎4,4⏎", bench).beneath
    assert (moved.west, moved.south) == (2, 1)
    assert isinstance(shift_picture(PHOTO, (0, 0), (90_000, 0)), Refused)
    assert [drawn_by("j" * times, bench).beneath.shown for times in (1, 2, 3)] == ["hidden", "whole", "faded"]
    assert drawn_by("Jd", bench).beneath is None
    assert drawn_by("j").told == "No picture lies beneath: J lays one there."
    assert drawn_by("Jphoto.png⏎").wants == "photo.png"


def test_it_is_kept_beside_the_map_and_is_no_part_of_it(tmp_path, monkeypatch):
    at_home(monkeypatch, tmp_path)
    file = save_map(table().drawn, KeptFile(path=tmp_path / "maps" / "mill.toml"))
    keep_picture(file.path, PHOTO)
    assert picture_of(file.path) == PHOTO
    assert file.path.read_text() == dump_map(table().drawn)
    assert picture_of(tmp_path / "mill.toml") is None
    keep_picture(file.path, None)
    assert picture_of(file.path) is None


@pytest.mark.parametrize(
    "change", [{"pixel_m": 0}, {"wide": -1}, {"shown": "loud"}, {"west": 1e9}, {"path": None}]
)
def test_what_was_kept_of_a_picture_and_is_none_is_left_out(change):
    kept = json.loads(side_text(PHOTO)) | change
    if change == {"path": None}:
        kept.pop("path")
    assert side_read(json.dumps(kept)) is None
    assert side_read("[" * 100_000) is None


def test_without_the_extra_or_without_a_picture_there_is_one_sentence(tmp_path, monkeypatch):
    (tmp_path / "no.png").write_text("no picture")
    with monkeypatch.context() as patch:
        patch.setattr(shown, "find_spec", lambda _name: None)
        with pytest.raises(SquadlogError, match=r"squadlog\[pictures\]"):
            shown.read_picture(str(tmp_path / "no.png"))
    pytest.importorskip("PIL.Image", reason="needs the extra for pictures")
    with pytest.raises(SquadlogError, match=r"no.png is not a readable PNG, JPEG or WebP picture\."):
        shown.read_picture(str(tmp_path / "no.png"))
    with pytest.raises(SquadlogError, match="There is no file"):
        shown.read_picture(str(tmp_path / "nowhere.png"))


def test_a_picture_lies_where_its_metres_say(tmp_path):
    images = pytest.importorskip("PIL.Image", reason="needs the extra for pictures")
    picture = images.new("RGB", (200, 100), (10, 200, 10))
    picture.paste((200, 10, 10), (100, 0, 200, 100))
    picture.save(tmp_path / "photo.png")
    pixels, wide, high = shown.read_picture(str(tmp_path / "photo.png"))
    assert (wide, high) == (200, 100)
    laid = PictureBeneath("photo", wide, high, west=2, south=1, pixel_m=0.04)  # 8 by 4 m
    seen = shown.picture_in_frame(pixels, laid, MapFrame(12.0, 8.0, 24, 8, 0.5))

    def at(x, y):
        return tuple(int(part) for part in seen[int((8 - y) / 0.5), int(x / 0.5)])

    assert at(3, 3) == (10, 200, 10)
    assert at(8.7, 3) == (200, 10, 10)
    assert at(1, 3) == at(11, 3) == at(5, 6.5) == (0, 0, 0)


def test_where_a_terminal_shows_real_pictures_it_lies_under_what_is_bare(tmp_path):
    images = pytest.importorskip("PIL.Image", reason="needs the extra for pictures")
    images.new("RGB", (100, 100), (200, 100, 50)).save(tmp_path / "photo.png")
    pixels, wide, high = shown.read_picture(str(tmp_path / "photo.png"))
    laid = PictureBeneath("photo", wide, high, pixel_m=0.05, shown="whole")  # 5 by 5 m
    frame = MapFrame(10.0, 10.0, 20, 10, 0.5)
    ground = np.full((100, 100), FILLS.index("ground"), dtype=np.uint8)
    ground[:, 10] = 40  # a wall
    palette = [(0, 0, 0)] * 60
    found, colours = shown.compose_pixels(ground, palette, pixels, laid, frame)
    assert colours[found[80, 20]] == (200, 100, 50)
    assert found[80, 10] == 40
    assert found[20, 20] == found[80, 80] == FILLS.index("ground")
