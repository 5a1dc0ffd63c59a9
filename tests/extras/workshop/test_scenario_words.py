"""The words of a scenario in the workshop: each one of the data model can be written, and none besides (SCN-02)."""

from dataclasses import fields, is_dataclass
from typing import get_args

import pytest

from squadlog.extras.workshop.scenarios.meanings import CHOICES
from squadlog.facts.scenario import condition, instruction, objective, trigger
from squadlog.facts.scenario.area import NamedArea
from squadlog.setup.own import vocabulary
from squadlog.setup.own.page_part import words_of_part
from squadlog.squads import scene
from squadlog.squads.plan import Agreement, CharacterPlan, SoldierPlan, SquadItem, SquadPlan

MODELS = {
    "deployment": scene.SceneDeployment, "side": scene.SceneSide, "buys": scene.Buys, "plot": scene.ScenePlot,
    "call": scene.SquadCall, "refit": scene.Refit,
    "arrives": scene.SceneArrival, "force": SquadPlan, "soldier": SoldierPlan,
    "item": SquadItem,
    "character": CharacterPlan, "agreement": Agreement, "feature": scene.SceneFeature, "area": NamedArea,
    "objective": objective.Objective, "condition": condition.Condition, "trigger": trigger.Trigger,
    "instruction": instruction.Instruction, "action": scene.SceneAction, "grouping": scene.SceneGrouping,
}  # fmt: skip


def _fields(model):
    return {one.name for one in fields(model)} if is_dataclass(model) else set(model.model_fields)


BROUGHT_ALONG = {"soldier": {"career", "wound", "lasting"}, "force": {"packs"}}
"""What a company brings along for its soldiers, and a squad from the builder, and nobody writes into a scenario."""


@pytest.mark.parametrize("key", MODELS)
def test_every_field_of_a_part_has_its_word(key):
    """SCN-02."""
    words = {word.name for word in vocabulary.PARTS[key].words}
    inner = {*vocabulary.LISTS, *vocabulary.TABLES, *vocabulary.NAMED}
    known = _fields(MODELS[key]) - BROUGHT_ALONG.get(key, set())
    assert words == known - inner | (words & inner & known)
    assert known - words <= inner


def test_every_field_of_the_head_has_its_word():
    """SCN-02."""
    words = {word.name for part in vocabulary.HEAD for word in part.words}
    assert words == set(scene.Scene.model_fields) - {*vocabulary.LISTS, *vocabulary.TABLES, "start"}
    assert set(vocabulary.PARTS) == {*MODELS, *(part.key for part in vocabulary.HEAD), "variant"}


@pytest.mark.parametrize(
    ("said", "known"),
    [
        ("objective_kinds", objective.ObjectiveKind), ("condition_kinds", condition.ConditionKind),
        ("trigger_kinds", trigger.TriggerKind), ("sky", trigger.Sky), ("feature_states", trigger.State),
    ],
)  # fmt: skip
def test_every_kind_can_be_chosen_and_says_what_it_is(said, known):
    """SCN-10, SCN-12."""
    assert tuple(CHOICES[said]) == get_args(known) or set(CHOICES[said]) == set(get_args(known))
    assert said == "feature_states" or all(CHOICES[said].values())


def test_a_word_of_one_kind_is_shown_for_that_kind_alone():
    """SCN-12."""
    shown = {word.name for word in words_of_part(vocabulary.CONDITION, {"kind": "limit"})}
    assert {"area", "count", "counts"} <= shown
    assert not {"bars", "actions", "lifts"} & shown
    kept = words_of_part(vocabulary.CONDITION, {"kind": "limit", "bars": "fight"})
    assert "bars" in {word.name for word in kept}
