"""A file that an editor began with a byte-order mark is read like any other."""

import json
from pathlib import Path

import pytest

from squadlog.book.load import load_rulebook
from squadlog.extras.games.score import read
from squadlog.ground.checking.load import load_map, parse_map
from squadlog.ground.drawing.draw_svg import draw_svg
from squadlog.squads.exchange import import_squad
from squadlog.squads.scene_files import load_scene

ROOT = Path(__file__).parents[2]
MAPS, BATTLES, SQUADS = (ROOT / "scenarios" / name for name in ("maps", "battles", "squads"))
RECORDS = ROOT / "tests" / "extras" / "games" / "recorded"
MARK = b"\xef\xbb\xbf"


@pytest.fixture
def marked(tmp_path):
    """A copy of a file, or a file of that text, with the mark before it."""

    def made(source, name=""):
        content = source.read_bytes() if isinstance(source, Path) else source.encode()
        path = tmp_path / (name or source.name)
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(MARK + content)
        return path

    return made


def test_a_map(call, marked):
    path = marked(MAPS / "the_long_ford.toml")
    assert load_map(path) == load_map(MAPS / "the_long_ford.toml")
    assert parse_map(path.read_text(encoding="utf-8"), "x") == load_map(path)
    assert call("map", "check", str(path))[0] == 0


def test_a_drawing(call, marked):
    code, out, err = call(
        "map", "import", str(marked(draw_svg(load_map(MAPS / "pest_control.toml")), "drawn.svg"))
    )
    assert (code, err) == (0, "")
    assert parse_map(out, "x").title == load_map(MAPS / "pest_control.toml").title


def test_a_ready_battle(marked, tmp_path):
    marked(BATTLES / "newcomer.toml", "battles/newcomer.toml")
    assert load_scene("newcomer", tmp_path) == load_scene("newcomer")


def test_a_squad(marked):
    book = load_rulebook()
    path = marked(SQUADS / "john_doe.json")
    assert import_squad(path.read_bytes(), book) == import_squad(
        (SQUADS / "john_doe.json").read_bytes(), book
    )


def test_sentences_and_requests_on_stdin(call):
    assert call("new", "newcomer")[0] == 0
    assert call("do", "-", stdin="\ufeffbegin\n")[0] == 0
    request = json.dumps([{"id": 1, "fn": "ap", "in": {"action": "reload", "mode": "run"}}])
    assert json.loads(call("calc", stdin=f"\ufeff{request}")[1]) == [{"id": 1, "out": 9}]


def test_the_record_of_a_side_game():
    text = next(iter(sorted(RECORDS.glob("board*.txt")))).read_text(encoding="utf-8")
    assert read(f"\ufeff{text}") == read(text)
