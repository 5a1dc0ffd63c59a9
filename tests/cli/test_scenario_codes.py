"""`scenario share` and `take`: a scenario goes to others with its map, and is taken in if it can be played."""

import json
import shutil
import tomllib

import pytest

from squadlog.book.load import load_rulebook
from squadlog.book.places import data_dir
from squadlog.setup.own.scene_codes import scene_code, scene_in
from squadlog.squads.scene_files import ready_battles
from squadlog.squads.sharing import codes

FOLDER = data_dir("scenarios")


@pytest.mark.parametrize("key", ready_battles())
def test_a_scenario_comes_back_as_it_was(key):
    """But for the line breaks in its briefings, which are laid anew as the workshop lays them."""
    path = FOLDER / "battles" / f"{key}.toml"
    again = scene_in(scene_code(path, load_rulebook())).raw
    assert _flowing(again) == _flowing(tomllib.loads(path.read_text(encoding="utf-8")))


def _flowing(content):
    if isinstance(content, dict):
        return {key: _flowing(value) for key, value in content.items()}
    if isinstance(content, list):
        return [_flowing(value) for value in content]
    return " ".join(content.split()) if isinstance(content, str) else content


def _own(folder):
    """A scenario with its map and a squad beside it."""
    text = (FOLDER / "battles" / "counting_house.toml").read_text(encoding="utf-8")
    (named,) = [line for line in text.splitlines() if line.startswith("map =")]
    key = tomllib.loads(named)["map"]
    shutil.copy(FOLDER / "maps" / f"{key}.toml", folder / "house.toml")
    (folder / "mine.toml").write_text(text.replace(named, 'map = "house.toml"'), encoding="utf-8")
    return folder / "mine.toml"


def test_map_and_all_go_along_and_the_battle_begins(call, tmp_path):
    code = call("scenario", "share", str(_own(tmp_path)))[1].strip()
    target = tmp_path / "theirs" / "theirs.toml"
    assert call("scenario", "take", code, "--to", str(target))[0] == 0
    assert (target.parent / "house_map.toml").exists()
    assert call("scenario", "take", code, "--to", str(target))[0] == 4
    assert call("scenario", "share", "toll_bridge", "--qr", str(tmp_path / "bridge.svg"))[0] == 0
    assert len(list(tmp_path.glob("bridge-*.svg"))) == 3


@pytest.mark.parametrize(
    "document",
    [
        "[]", "{}", "7", pytest.param("[" * 5000, id="deep"), '{"scene":7,"map":null}', '{"scene":"a=","map":null}',
        '{"scene":"title=\\"x\\"","map":null}',
        json.dumps({"scene": 'map="../x_map.toml"', "map": ["../x_map.toml", "title = 'x'"]}),
        json.dumps({"scene": 'map="/etc/x_map.toml"', "map": ["/etc/x_map.toml", "title = 'x'"]}),
        json.dumps({"scene": 'map="y_map.toml"', "map": ["x_map.toml", "title = 'x'"]}),
    ],
)  # fmt: skip
def test_what_is_no_scenario_writes_nothing(call, tmp_path, document):
    target = tmp_path / "folder" / "x.toml"
    code, out, told = call("scenario", "take", codes.code("SCENE", document), "--to", str(target))
    assert (code, out) == (4, "")
    assert told.count("\n") == 1
    assert not target.parent.exists()
