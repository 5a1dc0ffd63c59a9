"""Every event and command survives its JSON, and nothing else passes for one."""

import json
from typing import get_args

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pydantic import ValidationError

from squadlog.battle.codec import command_from_json, command_to_json, event_from_json, event_to_json
from squadlog.battle.commands import Command, Note
from squadlog.battle.events.union import Event

_TEXT = st.text(st.characters(codec="utf-8"), max_size=20)
st.register_type_strategy(float, st.floats(allow_nan=False, allow_infinity=False, width=32))
st.register_type_strategy(str, _TEXT)


@pytest.mark.parametrize("kind", get_args(Command), ids=lambda kind: kind.__name__)
@settings(max_examples=15, suppress_health_check=list(HealthCheck), deadline=None)
@given(data=st.data())
def test_a_command_survives_its_json(kind, data):
    command = data.draw(st.from_type(kind))
    assert command_from_json(command_to_json(command)) == command


@pytest.mark.parametrize("kind", get_args(Event), ids=lambda kind: kind.__name__)
@settings(max_examples=15, suppress_health_check=list(HealthCheck), deadline=None)
@given(data=st.data())
def test_an_event_survives_its_json(kind, data):
    event = data.draw(st.from_type(kind))
    assert event_from_json(event_to_json(event)) == event


@pytest.mark.parametrize(
    "body", ["", "{}", "[]", "null", '{"kind":"nonsense"}', '{"kind":"note"}', '{"kind":"hold"}']
)
def test_what_is_no_command_is_a_validation_error(body):
    with pytest.raises(ValidationError):
        command_from_json(body)


def test_kinds_are_unique_so_that_a_record_can_be_read_back():
    kinds = [kind.__dataclass_fields__["kind"].default for kind in get_args(Event)]
    assert len(set(kinds)) == len(kinds)


def test_json_is_plain_enough_for_other_programs():
    assert json.loads(command_to_json(Note(text="hello"))) == {"text": "hello", "kind": "note"}
