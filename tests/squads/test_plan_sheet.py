"""What is written down of squads, checked by pydantic's core alone."""

import copy
import pickle
import subprocess
import sys

import pytest
from pydantic import TypeAdapter
from pydantic_core import ValidationError

from squadlog.squads.plan import CharacterPlan, SoldierPlan, SquadPlan

SOLDIER = {"name": "Ann", "weapons": ["SR"], "character": {"skills": {"melee": 3}}}
SQUAD = {"name": "Fire Team", "soldiers": [SOLDIER]}


def test_a_squad_is_read_and_written_without_pydantic():
    code = (
        "from squadlog.book.load import load_rulebook as book; import sys\n"
        "from squadlog.squads import exchange, ready\n"
        "exchange.export_squad(ready.load_squad('john_doe', book()))\n"
        "assert 'pydantic' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code], check=True)  # noqa: S603 - our own words


def test_what_is_read_is_written_again_and_its_defaults_are_left_out():
    squad = SquadPlan.model_validate(SQUAD)
    assert squad.model_dump(mode="json", exclude_defaults=True) == SQUAD
    soldier = squad.soldiers[0]
    assert SoldierPlan.model_validate_json(soldier.model_dump_json()) == soldier
    assert soldier.model_dump()["race"] == "Human"


@pytest.mark.parametrize(
    ("content", "kind", "place"),
    [
        ([], "model_type", ()),
        ({"name": "Ann"}, "missing", ("soldiers",)),
        (SQUAD | {"cost": 3}, "extra_forbidden", ("cost",)),
        (SQUAD | {"budget": "400"}, "int_type", ("budget",)),
        (SQUAD | {"soldiers": []}, "too_short", ("soldiers",)),
        (SQUAD | {"soldiers": [{"name": "Ann", "leader": 3}]}, "less_than_equal", ("soldiers", 0, "leader")),
        (SQUAD | {"soldiers": [{"name": "\u202e"}]}, "value_error", ("soldiers", 0, "name")),
        (SQUAD | {"soldiers": [SOLDIER | {"wound": "D"}]}, "literal_error", ("soldiers", 0, "wound")),
    ],
)
def test_whatever_is_wrong_is_named_with_its_place_by_the_core_as_by_pydantic(content, kind, place):
    for reads in (SquadPlan.model_validate, TypeAdapter(SquadPlan).validate_python):
        with pytest.raises(ValidationError) as refused:
            reads(content)
        fault = refused.value.errors()[0]
        assert (fault["type"], fault["loc"]) == (kind, place)


def test_one_that_is_made_is_checked_and_stays_as_it_is():
    with pytest.raises(ValidationError, match="at most 24") as refused:
        SoldierPlan(name="Ann", career="x" * 30)
    ann = SoldierPlan(name="Ann")
    assert "input_value" not in str(refused.value)
    with pytest.raises(AttributeError, match="name"):
        ann.name = "Ben"
    with pytest.raises(AttributeError, match="name"):
        del ann.name
    assert ann.model_copy(update={"name": "Ben"}) == SoldierPlan(name="Ben") != ann


def test_it_is_copied_and_sent_to_another_process_whole():
    squad = SquadPlan.model_validate(SQUAD)
    sent = pickle.loads(pickle.dumps(squad))  # noqa: S301 - our own
    assert sent == squad == copy.deepcopy(squad) == copy.copy(squad)
    assert sent.model_copy(update={"name": "Second"}).name == "Second"


def test_what_a_mapping_is_when_nothing_is_said_is_shared_with_nobody():
    first, second = CharacterPlan(), CharacterPlan()
    assert first.skills == {}
    assert first.skills is not second.skills
    assert SoldierPlan.model_construct(name="Ann") == SoldierPlan(name="Ann")
    assert hash(SoldierPlan(name="Ann")) == hash(SoldierPlan(name="Ann"))
