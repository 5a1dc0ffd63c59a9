"""A scenario under work: what is written into it, what is wrong with it, and that its file holds the same (SCN-02)."""

import tomllib

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.laws import law

from squadlog.book.places import data_dir
from squadlog.extras.workshop.scenarios.checking import faults, scene_of
from squadlog.extras.workshop.scenarios.meanings import CHOICES
from squadlog.extras.workshop.scenarios.saying import format_held, read
from squadlog.extras.workshop.scenarios.tree import rows
from squadlog.setup.own import paper as papers
from squadlog.setup.own.kept import Trail
from squadlog.setup.own.paper import Paper, add_part, insert_copy, put, remove_part, shift_part
from squadlog.setup.own.vocabulary import LISTS, PARTS, SOLDIER
from squadlog.setup.own.writing import write_toml
from squadlog.squads.scene_files import read_scene

READY = sorted((data_dir("scenarios") / "battles").glob("*.toml"))


def small():
    """Two sides, an area, and everything that names one of them."""
    raw = {
        "title": "T", "briefing": "B",
        "sides": [
            {"id": "blue", "name": "Blue", "deploys": ["yard"], "squads": [{"squad": "john_doe"}]},
            {"id": "red", "name": "Red", "points": 100},
        ],
        "areas": [{"id": "yard", "edges": ["west"], "depth_m": 3}],
        "triggers": [{"id": "bell", "kind": "in_area", "side": "red", "area": "yard"},
                     {"id": "both", "kind": "all", "of": ["bell"]}, {"id": "won", "kind": "met", "of": ["hold"]}],
        "objectives": [{"id": "hold", "side": "blue", "kind": "hold", "area": "yard", "last": 2}],
        "conditions": [{"id": "calm", "kind": "hold_fire", "side": "red", "ends": "bell"}],
    }  # fmt: skip
    return Paper(raw=raw)


@pytest.mark.parametrize("file", READY, ids=lambda file: file.stem)
def test_a_ready_battle_written_again_is_the_same_scenario(file):
    """SCN-02."""
    raw = tomllib.loads(file.read_text(encoding="utf-8"))
    assert faults(Paper(raw=raw)) == ()
    again = read_scene(write_toml(raw).encode(), "again.toml")
    assert again == read_scene(file.read_bytes(), file.name)


def test_a_new_id_goes_wherever_the_old_one_was_named():
    """SCN-02."""
    drawn = put(small(), ("areas", 0), "id", "court")
    for place in (("triggers", 0, "area"), ("objectives", 0, "area")):
        assert drawn.at(place) == "court"
    assert drawn.raw["sides"][0]["deploys"] == ["court"]
    rung = put(drawn, ("triggers", 0), "id", "gong")
    assert rung.at(("triggers", 1, "of")) == ["gong"]
    assert rung.at(("conditions", 0, "ends")) == "gong"
    met = put(rung, ("objectives", 0), "id", "gong_2")
    assert met.at(("triggers", 2, "of")) == ["gong_2"]
    assert faults(put(met, ("sides", 1), "id", "tog")) == ()


def test_every_fault_says_where_it_is_mended():
    """SCN-02."""
    amiss = put(small(), ("conditions", 0), "ends", "siren")
    assert [(one.way, one.word) for one in faults(amiss)] == [(("conditions", 0), "ends")]
    amiss = put(put(small(), ("areas", 0), "depth_m", -1), ("sides", 0), "points", 0)
    assert {(one.way, one.word) for one in faults(amiss)} == {
        (("areas", 0), "depth_m"),
        (("sides", 0), "points"),
    }
    assert all(one.sentence.endswith(".") for one in faults(amiss))
    bare = remove_part(small(), ("sides", 0, "squads", 0))
    assert [(one.way, one.sentence) for one in faults(bare)] == [
        (("sides", 0), "Side blue: give it squads, or points to spend.")
    ]


def test_parts_are_added_moved_copied_and_taken_away():
    """SCN-02."""
    paper, way = add_part(small(), ("areas",), {"id": "roof", "centre": [1, 1], "radius_m": 2})
    assert way == ("areas", 1)
    paper, way = shift_part(paper, way, -1)
    assert [one["id"] for one in paper.raw["areas"]] == ["roof", "yard"]
    paper, way = insert_copy(paper, way)
    assert paper.at(way)["id"] == "roof_2"
    for _ in range(3):
        paper = remove_part(paper, ("areas", 0))
    assert "areas" not in paper.raw


def test_undo_and_redo_give_back_the_very_papers():
    """SCN-02."""
    first = Trail(now=small())
    second = first.on(put(first.now, (), "title", "Other"))
    assert second.back().now == first.now
    assert second.back().again().now == second.now
    assert first.back() is None
    assert first.on(first.now) is first


FORMS = {
    "whole": 3, "metres": 2.5, "yes": True, "wholes": [1, -2], "spot": [1.5, 2], "outline": [[0, 0], [1, 0], [1, 1.5]],
    "counts": {"LP": 2}, "gifts": {"John Doe": ["red key", "map"]}, "many": ["one", "two"],
    "starts": {"John Doe": {"x": 1.5, "y": 2, "floor": 2, "facing": 90}}, "options": {"s1.leader": "minus_1"},
    "sets": {"sides.red.squads.1.squad": "tog_line", "turns": 12, "sides.red.deploys": ["yard"]},
    "pairs": [["night", "on"], ["D1", "open"]], "line": "some words", "one": "LP",
}  # fmt: skip


@pytest.mark.parametrize("form", FORMS)
def test_what_is_shown_of_a_word_can_be_typed_again(form):
    """SCN-02."""
    word = next(word for part in PARTS.values() for word in part.words if word.form == form)
    assert read(word, format_held(word, FORMS[form])) == FORMS[form]


def test_what_cannot_be_is_refused_with_what_would_be_right():
    """SCN-02."""
    with pytest.raises(ValueError, match="should be a whole number"):
        read(SOLDIER.word("leader"), "high")


texts = st.text(
    st.characters(codec="utf-8", exclude_categories=("Cs", "Cc", "Cf", "Co", "Cn", "Zl", "Zp")), max_size=40
)
scalars = st.one_of(texts, st.integers(-5, 5), st.booleans(), st.floats(-9, 9, allow_nan=False))
values = st.recursive(
    scalars,
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(texts, inner, max_size=3)),
    max_leaves=6,
)


@given(st.data())
@law(100)
def test_whatever_is_written_is_read_again_the_same(data):
    """SCN-02: any sequence of edits, and the file holds what the paper does; undone, it is the first paper again."""
    trail = Trail(now=small())
    for _ in range(data.draw(st.integers(1, 6))):
        places = [row for row in rows(trail.now) if row.part is not None]
        row = data.draw(st.sampled_from(places))
        if row.adds:
            paper = add_part(trail.now, row.way, {"id": "new"})[0] if row.way[-1] in LISTS else trail.now
        elif row.way and isinstance(row.way[-1], int) and data.draw(st.booleans()):
            paper = data.draw(
                st.sampled_from((remove_part(trail.now, row.way), insert_copy(trail.now, row.way)[0]))
            )
        else:
            word = data.draw(st.sampled_from(row.part.words))
            paper = put(trail.now, row.way, word.name, data.draw(values))
        trail = trail.on(paper)
        again = tomllib.loads(write_toml(trail.now.raw))
        assert _plain(again) == _plain(trail.now.raw)
        faults(trail.now)
    while (back := trail.back()) is not None:
        trail = back
    assert trail.now == small()
    assert scene_of(trail.now) == read_scene(write_toml(trail.now.raw).encode(), "small.toml")


def _plain(raw):
    """As the reader has it: the briefing on one line, whole metres as whole numbers."""
    briefing = raw.get("briefing")
    return {**raw, "briefing": " ".join(briefing.split())} if isinstance(briefing, str) else raw


def test_every_list_of_choices_belongs_to_a_word():
    """SCN-02."""
    assert set(CHOICES) <= {word.of for part in PARTS.values() for word in part.words}
    assert papers.free_id(small(), "yard") == "yard_2"
