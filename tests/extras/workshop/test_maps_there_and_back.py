"""Maps exported as Universal VTT files and brought in again, by the commands of a person; and files that are broken."""

import json
import tracemalloc
from base64 import b64decode, b64encode
from itertools import chain, repeat
from pathlib import Path
from random import Random

import pytest
import shapely
from support.foreign_files import FOREIGN, change_file, take

from squadlog.base.errors import MapError, SquadlogError
from squadlog.book.places import data_dir
from squadlog.extras.workshop.commands import map_import
from squadlog.extras.workshop.foreign.exporting import export_universal_vtt
from squadlog.extras.workshop.foreign.importing import read_foreign
from squadlog.extras.workshop.foreign.json_members import LONGEST_TEXT, read_members
from squadlog.extras.workshop.foreign.map_building import build_map
from squadlog.extras.workshop.foreign.picture import size_of, write_picture
from squadlog.extras.workshop.maps.keeping import picture_of
from squadlog.ground.checking.check import check
from squadlog.ground.checking.load import load_map, parse_map

READY = sorted((data_dir("scenarios") / "maps").glob("*.toml"))
MILL = FOREIGN / "dungeondraft.dd2vtt"
WITHIN_M = 0.01


def _lines(drawn, floor, elevators=()):
    walls = [wall.line for wall in drawn.walls if wall.floor == floor]
    return shapely.union_all([shapely.LineString(line) for line in (*walls, *elevators)])


def _ends(openings, floor):
    return sorted(sum(sorted(one.ends), ()) for one in openings if one.floor == floor)


@pytest.mark.parametrize("ready", READY, ids=lambda path: path.stem)
def test_a_ready_map_comes_back_with_walls_doors_and_windows_within_a_centimetre(ready, tmp_path):
    drawn = load_map(ready)
    for floor in range(1, drawn.floors + 1):
        path = tmp_path / f"{floor}.uvtt"
        path.write_text(export_universal_vtt(drawn, floor, 1.5, with_picture=False).text, encoding="utf-8")
        foreign = read_foreign(path)
        assert foreign.metres == 1.5
        back = build_map(foreign, foreign.metres, "back").map
        cars = [(*car.points, car.points[0]) for car in drawn.elevators if floor in car.floors]
        there, here = _lines(drawn, floor, cars), _lines(back, 1)
        assert there.difference(here.buffer(WITHIN_M)).is_empty
        assert here.difference(there.buffer(WITHIN_M)).is_empty
        for ours, theirs in ((drawn.doors, back.doors), (drawn.windows, back.windows)):
            for one, other in zip(_ends(ours, floor), _ends(theirs, 1), strict=True):
                assert one == pytest.approx(other, abs=WITHIN_M)
        assert not [remark for remark in check(back) if remark.severity == "fault"]


def test_an_export_has_the_keys_of_format_0_3_walls_cut_at_portals_and_a_picture(call, tmp_path):
    code, _, told = call("map", "export", "training_yard", "--to", str(tmp_path / "yard.uvtt"))
    assert code == 0
    assert "Left out 1 waist-high obstacle" in told
    said = json.loads((tmp_path / "yard.uvtt").read_text(encoding="utf-8"))
    assert said["format"] == 0.3
    assert {"resolution", "line_of_sight", "objects_line_of_sight", "portals", "lights", "image"} <= set(said)
    size = said["resolution"]["map_size"]
    picture = size_of(b64decode(said["image"]))
    if picture != (1, 1):  # without the library there is but an empty one
        assert picture == tuple(
            round(size[axis] * said["resolution"]["pixels_per_grid"]) for axis in ("x", "y")
        )
    walls = shapely.union_all(
        [shapely.LineString([(p["x"], p["y"]) for p in line]) for line in said["line_of_sight"]]
    )
    for portal in said["portals"]:
        position = portal["position"]
        assert walls.distance(shapely.Point(position["x"], position["y"])) > 0.2
    assert "already exists" in call("map", "export", "training_yard", "--to", str(tmp_path / "yard.uvtt"))[2]
    assert "floors 1 to 2" in call("map", "export", "the_counting_house", "--to", "x.uvtt", "--floor", "3")[2]


def test_the_kind_of_a_file_is_told_by_its_content_and_what_was_taken_for_what_is_said(call, tmp_path):
    disguised = tmp_path / "mill.svg"
    disguised.write_bytes(MILL.read_bytes())
    code, out, told = call("map", "import", str(disguised))
    assert code == 0
    assert len(parse_map(out, "mill").doors) == 4
    assert "took 1.5 m; --metres M takes another." in told
    assert "--zones draws one for each of two sides" in told
    drawing = tmp_path / "yard.uvtt"
    drawing.write_text(call("map", "svg", "training_yard")[1], encoding="utf-8")
    assert parse_map(call("map", "import", str(drawing))[1], "yard").title == "The Training Yard"
    code, _, told = call("map", "import", str(drawing), "--metres", "2")
    assert code == 2
    assert "--metres-per-unit" in told


def test_metres_are_given_told_by_the_file_or_asked_of_a_person(call, monkeypatch):
    assert parse_map(call("map", "import", str(MILL), "--metres", "2")[1], "mill").width_m == 40
    scene = str(FOREIGN / "foundry_12.json")
    assert parse_map(call("map", "import", scene)[1], "mill").width_m == pytest.approx(30.48)
    assert "should be metres from 0.01 to 100" in call("map", "import", scene, "--metres", "nan")[2]
    code, out, told = call("map", "import", scene, "--metres", "90")
    assert (code, out) == (4, "")
    assert "from 1 to 1000. Give the metres of a square with --metres." in told
    monkeypatch.setattr(map_import, "_asks_a_person", lambda: True)
    code, out, told = call("map", "import", str(MILL), stdin="many\n1,2\n")
    assert parse_map(out, "mill").width_m == 24
    assert "How many metres is a square of this map?" in told


def test_a_map_brought_in_with_zones_and_its_picture_is_ready_for_a_battle(call, tmp_path):
    kept, picture = tmp_path / "mill.toml", tmp_path / "mill.png"
    code, out, told = call(
        "map", "import", str(MILL), "--zones", "--to", str(kept), "--picture", str(picture)
    )
    assert (code, out) == (0, "")
    assert "start zones for Red and Blue" in told
    assert picture.read_bytes().startswith(b"\x89PNG")
    drawn = load_map(kept)
    assert [zone.side for zone in drawn.zones] == ["Red", "Blue"]
    assert all(shapely.Polygon(zone.outline()).disjoint(_lines(drawn, 1)) for zone in drawn.zones)
    laid = picture_of(kept)
    assert laid.wide * laid.pixel_m == pytest.approx(30)
    assert call("map", "check", str(kept))[1].endswith("is sound.\n")
    code, _, told = call(
        "new", "--side", "Red=tog_line", "--side", "Blue=john_doe", "--map", str(kept), "--seed", "1"
    )
    assert code == 0, told


@pytest.mark.parametrize("form", ["plain", "escaped", "with its kind", "in lines"])
def test_a_picture_is_written_out_to_the_byte_however_its_text_is_written(form, tmp_path):
    content = b"\x89PNG\r\n\x1a\n" + Random(7).randbytes(300_000)
    text = b64encode(content).decode()
    written = {
        "plain": text,
        "escaped": text.replace("/", "\\/"),
        "with its kind": f"data:image/png;base64,{text}",
        "in lines": "\\r\\n".join(text[at : at + 76] for at in range(0, len(text), 76)),
    }[form]
    path, to = tmp_path / "x.uvtt", tmp_path / "x.png"
    path.write_text(f'{{"resolution": {{"map_size": [3, 3]}}, "format": 1, "image": "{written}"}}')
    picture = read_foreign(path).picture
    assert write_picture(path, picture.text, to).form == "png"
    assert to.read_bytes() == content
    with pytest.raises(SquadlogError, match="already exists"):
        write_picture(path, picture.text, to)


@pytest.mark.parametrize("content", [b"#!/bin/sh\n" + b"x" * 9000, b"GIF89a" + bytes(9000)])
def test_what_is_no_picture_by_its_first_bytes_is_not_written(content, tmp_path):
    path, to = tmp_path / "x.uvtt", tmp_path / "x.png"
    path.write_text(json.dumps({"resolution": {"map_size": [3, 3]}, "image": b64encode(content).decode()}))
    with pytest.raises(SquadlogError, match="no PNG, JPEG or WebP"):
        write_picture(path, read_foreign(path).picture.text, to)
    assert not to.exists()


def test_a_long_text_is_found_again_wherever_the_pieces_of_the_file_end():
    long = "ab\\\\\\/é" * LONGEST_TEXT
    text = (
        f'{{"a": [1, "x\\"{{", {{"b": "{long}"}}], "c": "y", "image": "{long}", "d": {{"e": [[]]}}}}'.encode()
    )
    for size in (1_000, 4_099, 10**6):
        found = read_members((text[at : at + size] for at in range(0, len(text), size)), ("a", "image", "d"))
        assert found.members == {"a": [1, 'x"{', {"b": ""}], "image": "", "d": {"e": [[]]}}
        where = found.texts["image"]
        assert text[where.start : where.start + where.length].decode() == long
        assert found.names == {"a", "c", "image", "d"}


def test_a_picture_of_many_megabytes_is_passed_over_and_not_held():
    tracemalloc.start()
    pieces = chain([b'{"image": "'], repeat(b"A" * 65_536, 200), [b'", "format": 1}'])
    found = read_members(pieces, ("image", "format"))
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert found.texts["image"].length == 200 * 65_536
    assert peak < 1_000_000


def test_a_file_with_something_wrong_in_it_gives_a_map_or_one_sentence(tmp_path):
    came = {take(change_file(Random(f"suite {number}")), Path(tmp_path) / "x.uvtt") for number in range(100)}
    assert came == {"map", "refused"}


@pytest.mark.parametrize(
    "text",
    ["!!!", "http://somewhere/x.png", "iVBORw0KGgoA" + "AAAA" * 70_000 + "!"],
    ids=["signs", "address", "late"],
)
def test_a_picture_that_is_no_base64_is_said_to_be_damaged_and_not_written(text, call, tmp_path):
    path, to = tmp_path / "x.uvtt", tmp_path / "x.png"
    path.write_text(json.dumps({"resolution": {"map_size": [9, 9]}, "image": text}))
    code, _, told = call("map", "import", str(path), "--picture", str(to))
    assert (code, to.exists()) == (4, False)
    assert "The picture in x.uvtt is damaged: it is no base64 text; it was not written." in told


@pytest.mark.parametrize("content", [b"", b"[]", b"null", b"12", b"\x00" * 9, b"\x1f\x8b\x08", b'{"a": 1'])
def test_what_is_called_as_a_map_of_another_program_is_never_said_to_be_bad_xml(content, call, tmp_path):
    path = tmp_path / "x.dd2vtt"
    path.write_bytes(content)
    code, out, told = call("map", "import", str(path))
    assert (code, out) == (4, "")
    assert "XML" not in told
    assert told.count("\n") == 1


def test_a_file_of_too_many_members_is_refused_before_they_fill_the_memory():
    members = (f'"{number}": 1, '.encode() for number in range(2_000))
    with pytest.raises(MapError, match="more than 1000 members"):
        read_members(chain([b"{"], members), ("a",))


def test_a_tangle_of_lines_is_refused_before_it_is_measured_and_a_wall_drawn_often_is_one_wall(tmp_path):
    def walls(*lines):
        path = tmp_path / "x.uvtt"
        path.write_text(json.dumps({"resolution": {"map_size": [40, 40]}, "line_of_sight": lines}))
        return build_map(read_foreign(path), 1.0, path.name).map.walls

    across = [[[number / 50, 0], [40 - number / 50, 40]] for number in range(500)]
    with pytest.raises(MapError, match=r"^x.uvtt: lines of it meet or cross more than 100000 times"):
        walls(*across)
    assert len(walls(*[[[1, 2], [3, 4]], [[3, 4], [1, 2]]] * 1_000)) == 1
