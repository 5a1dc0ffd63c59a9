"""Parts of the scenario table by themselves: the draft and its steps, what its keys may do, what is wrong with it."""

from types import SimpleNamespace

import pytest
from support.at_home import at_home

from squadlog.extras.workshop.scenarios.tree import rows
from squadlog.extras.workshop.screens.part_keys import PartKeys
from squadlog.extras.workshop.screens.scene_draft import SceneDraft
from squadlog.extras.workshop.screens.scene_trial import SceneTrial, SceneTried
from squadlog.setup.own.kept import KeptFile
from squadlog.setup.own.paper import empty, put
from squadlog.setup.own.scenes import open_scene


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    at_home(monkeypatch, tmp_path)
    return tmp_path


def drafted(file=None):
    """A draft, and the titles that it had each time it said that it is otherwise."""
    told = []
    draft = SceneDraft(empty(), file, lambda: told.append(draft.paper.raw["title"]))
    return draft, told


def titled(draft, title):
    return put(draft.paper, (), "title", title)


def test_each_step_of_a_draft_is_told_and_goes_back_and_forth():
    draft, told = drafted()
    first = draft.paper.raw["title"]
    draft.become(titled(draft, "One"))
    draft.become(titled(draft, "Two"))
    assert draft.undo()
    assert draft.undo()
    assert not draft.undo()
    assert draft.redo()
    assert told == ["One", "Two", "One", first, "One"]


def test_a_draft_is_unsaved_until_its_file_holds_it_and_again_when_it_is_otherwise(tmp_path):
    draft, _ = drafted()
    assert not draft.unsaved  # as it came, but kept nowhere
    assert "not saved" in draft.kept_words.plain
    draft.become(titled(draft, "One"))
    assert draft.unsaved
    path = draft.save(KeptFile(path=tmp_path / "one.toml"))
    assert (draft.unsaved, draft.kept_words.plain) == (False, "saved")
    assert open_scene(path)[0].raw["title"] == "One"
    assert draft.folder == tmp_path
    draft.become(titled(draft, "Two"))
    assert draft.unsaved


def keys_on(draft, key, *, in_form=False):
    """The keys of the parts, with the cursor on a row of the tree."""
    row = next(row for row in rows(draft.paper) if row.key == key)
    part = None if row.part is None or row.adds else (row, row.part)
    went = []
    halves = SimpleNamespace(
        row=row, part=part, in_form=in_form, held=draft.paper.at, go=lambda *one, **_: went.append(one)
    )
    return PartKeys(None, draft, halves, None), went


@pytest.mark.parametrize(
    ("key", "allowed"),
    [
        ("sides/0", {"undo", "redo", "take_away", "copy_part", "move_part"}),
        ("A", {"undo", "redo"}),
        ("+areas", {"undo", "redo"}),
    ],
)
def test_only_parts_are_removed_and_copied_and_only_areas_drawn(key, allowed):
    draft, _ = drafted()
    keys, _ = keys_on(draft, key)
    actions = ("undo", "redo", "take_away", "copy_part", "move_part", "draw")
    assert {one for one in actions if keys.check_action(one, ())} == allowed


def test_a_value_is_removed_while_the_form_has_the_keys():
    keys, _ = keys_on(drafted()[0], "A", in_form=True)
    assert keys.check_action("take_away", ())


def test_a_part_is_copied_and_the_cursor_goes_to_the_copy():
    draft, _ = drafted()
    keys, went = keys_on(draft, "sides/0")
    before = len(draft.paper.raw["sides"])
    keys.action_copy_part()
    assert len(draft.paper.raw["sides"]) == before + 1
    assert went == [("sides/2",)]


def test_what_a_trial_found_holds_for_the_scenario_that_was_tried_alone():
    draft, _ = drafted()
    screen = SimpleNamespace(stands=True, set_timer=lambda *_: SimpleNamespace(stop=lambda: None))
    trial = SceneTrial(screen, draft, None, lambda: None)
    tried = draft.paper
    assert not trial.take(SceneTried(tried, ""))
    assert trial.take(SceneTried(tried, "Nobody is in it."))
    assert [one.sentence for one in trial.faults] == ["Nobody is in it."]
    draft.become(titled(draft, "Other"))
    trial.begin()
    assert not trial.take(SceneTried(tried, "Nobody is in it."))
    assert "Nobody is in it." not in [one.sentence for one in trial.faults]
