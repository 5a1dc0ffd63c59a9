"""`tag`, `move` and lists by folder and tag."""

import json


def _rows(call, *words):
    return json.loads(call(*words, "--json")[1])


def test_battles_are_listed_by_folder_and_tag_with_columns_where_anything_has_one(call):
    call("new", "newcomer")
    assert "folder" not in call("battles")[1]
    call("new", "newcomer")
    call("battles", "tag", "1", "night", "league 3")
    assert call("battles", "move", "1", "Club 2026")[1] == (
        "Battle 1: in the folder Club 2026, tags night, league 3.\n"
    )
    assert [row["id"] for row in _rows(call, "battles", "list", "--tag", "NIGHT")] == [1]
    assert [row["id"] for row in _rows(call, "battles", "list", "--folder", "")] == [2]
    assert "Club 2026" in call("battles")[1]


def test_a_list_that_nothing_fits_says_which_folders_and_tags_there_are(call):
    call("new", "newcomer")
    call("battles", "tag", "1", "night")
    code, out, said = call("battles", "list", "--tag", "day")
    assert (code, out, said) == (5, "", "No battle fits. Folders: none; tags: night.\n")
    assert _rows(call, "battles", "list", "--tag", "day") == []


def test_a_tag_is_taken_away_and_a_thing_out_of_its_folder(call):
    call("new", "newcomer")
    call("battles", "tag", "1", "night", "wet")
    call("battles", "move", "1", "Club")
    assert "tags wet." in call("battles", "tag", "1", "--drop", "Night")[1]
    assert call("battles", "tag", "1", "--drop", "night")[0] == 5
    assert call("battles", "move", "1")[0] == 2
    assert call("battles", "move", "1", "Elsewhere", "--out")[0] == 2
    assert "in no folder" in call("battles", "move", "1", "--out")[1]


def test_squads_maps_and_scenarios_have_labels_too(call):
    call("squads", "tag", "ready:john_doe", "elite")
    call("map", "move", "the_long_ford", "Rivers")
    call("scenario", "tag", "newcomer", "first")
    assert [row["id"] for row in _rows(call, "squads", "list", "--tag", "elite")] == ["ready:john_doe"]
    assert [row["map"] for row in _rows(call, "map", "list", "--folder", "rivers")] == ["the_long_ford"]
    assert [row["key"] for row in _rows(call, "scenario", "list", "--tag", "first")] == ["newcomer"]
    for what in ("squads", "map", "scenario"):
        assert call(what, "tag", "no_such_thing", "x")[0] == 5
        assert call(what, "list", "--tag", "no such tag")[0] == 5


def test_what_cannot_be_shown_is_no_tag(call):
    call("new", "newcomer")
    code, _, said = call("battles", "tag", "1", "a\x1b[31mb")
    assert code == 4
    assert said.startswith("This is no tag: the character U+001B cannot be shown")
