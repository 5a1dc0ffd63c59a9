"""Scenario files of the workshop: hostile ones, copies with what lies beside them, names that nobody has (SCN-02)."""

import random
import tomllib
from dataclasses import replace

import pytest
from support.at_home import at_home
from support.laws import times

from squadlog.base.errors import SquadlogError
from squadlog.book.load import load_rulebook, load_rulings
from squadlog.book.places import data_dir
from squadlog.extras.workshop.scenarios.checking import faults
from squadlog.extras.workshop.scenarios.choosing import ReadyShelf, choices
from squadlog.extras.workshop.scenarios.naming import unknown
from squadlog.extras.workshop.scenarios.saying import format_held
from squadlog.extras.workshop.scenarios.tree import row_key, rows
from squadlog.ground.checking.load import parse_map
from squadlog.setup.own import scenes as keeping
from squadlog.setup.own.kept import KeptFile
from squadlog.setup.own.page_part import words_of_part
from squadlog.setup.own.paper import Paper, add_part, calls, empty, put
from squadlog.setup.own.writing import write_toml
from squadlog.squads.exchange import export_squad
from squadlog.squads.ready import load_squad
from squadlog.squads.scene_files import scene_in

MAP = data_dir("scenarios") / "maps" / "the_counting_house.toml"


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    at_home(monkeypatch, tmp_path)
    return tmp_path


@pytest.fixture(scope="module")
def shelf():
    ground = parse_map(MAP.read_text(encoding="utf-8"), "map")
    return ReadyShelf(book=load_rulebook(), rulings=load_rulings(), chapters=(("rout", ""),), ground=ground)


def full():
    """A scenario with every kind of part."""
    raw = {
        "title": "T", "briefing": "B", "map": "counting_house", "rulings": {"s1.leader": "x"}, "chapters": ["rout"],
        "sides": [
            {"id": "blue", "name": "Blue", "points": 9, "buys": {"troops": ["marines"]},
             "plots": [{"mission": "mortar"}],
             "squads": [{"squad": "john_doe", "only": ["John Doe"], "arrives": {"id": "late", "turn": 2}}]},
            {"id": "red", "name": "Red", "squads": [{"force": {"name": "F", "soldiers": [{"name": "S"}],
             "equipment": [{"item": "mine"}], "agreements": [{"rule": "BLD-02", "reason": "x"}]}}]},
        ],
        "areas": [{"id": "a", "rooms": ["hall"]}], "features": [{"id": "D1", "state": "open"}],
        "deployment": {"order": ["red"]}, "objectives": [{"id": "o", "side": "red", "kind": "judged"}],
        "conditions": [{"id": "c", "kind": "said", "text": "t"}], "triggers": [{"id": "t", "kind": "by_hand"}],
        "actions": [{"name": "Dig", "ap": 5}], "groupings": [{"side": "red", "name": "G", "members": ["S"]}],
        "variants": [{"ruling": "s1.leader", "option": "minus_1", "sets": {"turns": 3}}],
    }  # fmt: skip
    return Paper(raw=raw)


def _places(held, way=()):
    yield way
    for key, one in (
        held.items() if isinstance(held, dict) else enumerate(held) if isinstance(held, list) else ()
    ):
        yield from _places(one, (*way, key))


STRANGE = (
    "", "x", 5, -1.5, True, [], {}, [5], ["x", {}], [{}], {"x": 5}, [[1]], {"id": 5, "kind": []}, 10**30,
    tomllib.loads("d = 1979-05-27")["d"],
)  # fmt: skip


@pytest.mark.parametrize("seed", range(times(120)))
def test_whatever_a_file_holds_it_lies_on_the_table_and_its_faults_are_told(shelf, seed):
    """SCN-02: a stranger's file with anything anywhere."""
    chance, paper = random.Random(seed), full()
    for _ in range(chance.randint(1, 3)):
        way = chance.choice([way for way in _places(paper.raw) if way])
        paper = replace(paper, raw=_with(paper.raw, way, chance.choice(STRANGE)))
    told = faults(paper)
    for fault in told:
        assert fault.sentence.endswith(".")
        row_key(paper, fault.way, fault.word)
    if not told:
        list(unknown(paper, shelf))
    for row in rows(paper):
        if row.part is not None and not row.adds and paper.has(row.way):
            held = paper.at(row.way)
            if not isinstance(held, dict):
                continue
            for word in words_of_part(row.part, held):
                format_held(word, held.get(word.name))
                choices(paper, row.way, word, shelf)
    tomllib.loads(write_toml(paper.raw))


def _with(held, way, strange):
    if not way:
        return strange
    if isinstance(held, list):
        return [_with(one, way[1:], strange) if place == way[0] else one for place, one in enumerate(held)]
    return {key: (_with(one, way[1:], strange) if key == way[0] else one) for key, one in held.items()}


def test_names_that_nobody_has_are_told_with_those_that_there_are(shelf):
    """SCN-04, SCN-09."""
    paper = put(full(), (), "rulings", None)
    paper = put(paper, (), "variants", None)
    assert list(unknown(paper, shelf)) == []
    for way, name, value, words in (
        (("areas", 0), "rooms", ["attic"], "the map has no room attic"),
        (("sides", 0, "squads", 0), "only", ["Nobody"], "there is no Nobody"),
        (("sides", 1, "squads", 0, "force", "soldiers", 0), "armour", "XX", "there is no XX"),
        ((), "chapters", ["routs"], "there is no routs"),
        ((), "rulings", {"s1.lader": "x"}, "There is no ruling s1.lader."),
    ):
        found = list(unknown(put(paper, way, name, value), shelf))
        assert [(one.way, one.word) for one in found] == [(way, name)]
        assert words in found[0].sentence


def test_a_copy_brings_along_the_squads_and_the_map_of_its_folder(home):
    """SCN-02: what is kept elsewhere needs nothing of where it came from."""
    book = load_rulebook()
    there = home / "stranger"
    there.mkdir()
    (there / "mine.json").write_text(export_squad(load_squad("john_doe", book)), encoding="utf-8")
    (there / "yard.toml").write_text(MAP.read_text(encoding="utf-8"), encoding="utf-8")
    paper = put(empty(), (), "map", "yard.toml")
    paper = put(paper, ("sides", 0), "squads", [{"squad": "mine.json"}])
    paper = put(paper, ("sides", 1), "squads", [{"squad": "tog_line"}])
    (there / "evening.toml").write_text(write_toml(paper.raw), encoding="utf-8")
    copy = keeping.as_copy(there / "evening.toml", book)
    kept, file = keeping.save_scene(copy, KeptFile(path=keeping.own_folder() / "evening.toml"))
    assert kept.raw["map"] == "yard_map.toml"
    assert keeping.own_scenes() == (file.path,)
    scene = scene_in(file.path)
    assert scene.sides[0].squads[0].force.name == load_squad("john_doe", book).name
    assert keeping.ground_of(kept, file.path.parent).title == "The Counting House"
    other, _ = keeping.save_scene(
        replace(copy, maps=(("yard_map.toml", copy.maps[0][1].replace("Counting", "Other")),)), file
    )
    assert other.raw["map"] == "yard_2_map.toml"


def test_a_squad_outside_of_its_folder_is_not_brought_along(home):
    """SCN-02."""
    there = home / "stranger"
    there.mkdir()
    (there / "evening.toml").write_text(
        write_toml(add_part(empty(), ("sides", 0, "squads"), {"squad": "../secret.json"})[0].raw),
        encoding="utf-8",
    )
    with pytest.raises(SquadlogError, match="outside the folder"):
        keeping.as_copy(there / "evening.toml", load_rulebook())


def test_a_file_that_somebody_else_wrote_meanwhile_is_not_written_over_unasked(home):
    """SCN-02."""
    file = KeptFile(path=home / "evening.toml")
    assert not file.differs(keeping.scene_text)
    _, file = keeping.save_scene(empty(), file)
    assert not file.differs(keeping.scene_text)
    file.path.write_text("title = 'mine'", encoding="utf-8")
    assert file.differs(keeping.scene_text)
    assert [dict(call) for _, call in calls(empty())] == []
