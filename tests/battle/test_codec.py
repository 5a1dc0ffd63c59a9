"""Every event and command survives its JSON, and nothing else passes for one."""

import json
import subprocess
import sys
from typing import Annotated, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import Field, TypeAdapter, ValidationError
from support.kept import event_from_json
from support.laws import law

from squadlog.battle.commands import BasicCommand, Fire, Note
from squadlog.battle.events.union import BasicEvent
from squadlog.battle.record.codec import command_from_json, event_to_json, normalize_command
from squadlog.battle.record.details import refusal_of_details
from squadlog.battle.record.schema import to_json
from squadlog.battle.record.upcasting import COMMANDS, present
from squadlog.facts.ground_facts import Lying, Waypoint
from squadlog.facts.scenario.area import NamedArea
from squadlog.facts.scenario.condition import Condition
from squadlog.facts.scenario.deployment import Arrival, Deployment, Place, Plot, Spending
from squadlog.facts.scenario.objective import Objective
from squadlog.facts.scenario.page import Briefing, ScenarioPage
from squadlog.facts.scenario.trigger import Trigger

_TEXT = st.text(st.characters(codec="utf-8"), max_size=20)
st.register_type_strategy(float, st.floats(allow_nan=False, allow_infinity=False, width=32))
st.register_type_strategy(str, _TEXT)


def _pages():
    """Pages of scenarios, whose words and numbers have bounds of their own."""
    words = st.from_regex(r"[A-Za-z][A-Za-z0-9_-]{0,9}", fullmatch=True)
    area = st.builds(
        NamedArea, id=words, name=st.just(""), radius_m=st.floats(0, 90), centre=st.just((1.5, 2.0))
    )
    turns = st.none() | st.integers(1, 500)
    trigger = st.builds(
        Trigger, id=words, kind=st.sampled_from(["turn", "die", "all"]), turn=turns,
        of=st.lists(words, max_size=2).map(tuple),
        weather=st.just((("night", "on"),)), sets=st.just((("D1", "open"),)),
    )  # fmt: skip
    condition = st.builds(
        Condition, id=words, kind=st.just("limit"), side=words, count=st.integers(0, 9), until_turn=turns
    )
    objective = st.builds(
        Objective, id=words, side=words, kind=st.just("hold"), table=st.just((0, 25, 70)), last=turns
    )
    deployment = st.builds(
        Deployment, order=st.just(("red", "blue")), places=st.just((Place(units=(1, 2), areas=("bridge",)),))
    )
    arrival = st.builds(
        Arrival, id=words, side=words, turn=turns, by_die=st.just(((5, "east"), (10, "west")))
    )
    return st.builds(
        ScenarioPage, areas=st.tuples(area), triggers=st.tuples(trigger), conditions=st.tuples(condition),
        objectives=st.tuples(objective), deployment=deployment, arrivals=st.tuples(arrival),
        spending=st.just((Spending(side="red", points=400, spent=365),)), players=st.just((("red-1", "Ann"),)),
        plots=st.just((Plot(side="red", mission="mortar", at=(3.0, 4.0)),)), defender=words,
        briefings=st.just((Briefing(side="red", text="Hold."),)),
    )  # fmt: skip


st.register_type_strategy(ScenarioPage, _pages())


def written(command):
    text, _read = normalize_command(command)
    return text


@pytest.mark.parametrize("kind", get_args(BasicCommand), ids=lambda kind: kind.__name__)
@law(15)
@given(data=st.data())
def test_a_command_survives_its_json(kind, data):
    command = data.draw(st.from_type(kind))
    assert command_from_json(written(command)) == command
    assert refusal_of_details(command) is None


@pytest.mark.parametrize(
    ("value", "told"), [(2, "2.0"), (2.5, "2.5"), (1e-7, "1e-07"), (float("1e22"), "1e+22")]
)
def test_a_number_that_may_be_broken_is_written_as_one_even_where_it_is_whole(value, told):
    written_down = to_json(Waypoint(x=value, y=-value))
    assert written_down.startswith(f'{{"x":{told},"y":-{told},')


@pytest.mark.parametrize("kind", get_args(BasicEvent), ids=lambda kind: kind.__name__)
@law(15)
@given(data=st.data())
def test_an_event_survives_its_json(kind, data):
    event = data.draw(st.from_type(kind))
    assert event_from_json(event_to_json(event)) == event


def _by_pydantic(union):
    return TypeAdapter(Annotated[union, Field(discriminator="kind")])


_PYDANTIC = {union: _by_pydantic(union) for union in (BasicCommand, BasicEvent)}


def _bent(body, data):
    """The JSON object with one key taken away, one more, or another value in the place of one."""
    key = data.draw(st.sampled_from(sorted(body)))
    match data.draw(st.sampled_from(("less", "more", "other"))):
        case "less":
            return {name: value for name, value in body.items() if name != key}
        case "more":
            return {**body, "nonsense": 1}
        case _:
            other = (None, True, 3, 2.5, -1, "word", "4", [], [1, 2], ["a"], {}, {"kind": "note"}, [[{}]])
            return {**body, key: data.draw(st.sampled_from(other))}


def _of_today(body, union):
    """A command says of which version it is, unless it is the first."""
    version = present(COMMANDS, str(body.get("kind"))) if union is BasicCommand else 1
    return body if version == 1 else {**body, "v": version}


def _read(reading, text, places=0):
    try:
        return reading(text)
    except ValidationError as error:
        return [(fault["loc"][places:], fault["type"]) for fault in error.errors(include_url=False)]


@pytest.mark.parametrize(
    "kind", [*get_args(BasicCommand), *get_args(BasicEvent)], ids=lambda kind: kind.__name__
)
@law(15)
@given(data=st.data())
def test_what_the_core_is_told_is_what_pydantic_finds_out_by_itself(kind, data):
    union = BasicCommand if kind in get_args(BasicCommand) else BasicEvent
    ours = (written, command_from_json) if union is BasicCommand else (event_to_json, event_from_json)
    theirs = _PYDANTIC[union]
    value = data.draw(st.from_type(kind))
    text = theirs.dump_json(value).decode()
    assert json.loads(ours[0](value)) == _of_today(json.loads(text), union)
    body = _bent(json.loads(text), data)
    bent, said = json.dumps(body), json.dumps(_of_today(body, union))
    # Events are read as an array, whose first place is the number of the event.
    assert _read(ours[1], said, places=int(union is BasicEvent)) == _read(theirs.validate_json, bent)


def test_reading_a_battle_needs_nothing_of_pydantic_but_what_it_has_compiled():
    read = 'read(\'{"kind":"note","text":"x"}\')'
    code = f"import sys; from squadlog.battle.record.codec import command_from_json as read; {read}"
    told = (
        f"{code}; print([name for name in sys.modules if 'pydantic_core' in name], 'pydantic' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True)  # noqa: S603
    assert done.stdout.split() == ["['pydantic_core._pydantic_core']", "False"]


@pytest.mark.parametrize(
    "body", ["", "{}", "[]", "null", '{"kind":"nonsense"}', '{"kind":"note"}', '{"kind":"hold"}']
)
def test_what_is_no_command_is_a_validation_error(body):
    with pytest.raises(ValidationError):
        command_from_json(body)


def test_kinds_are_unique_so_that_a_record_can_be_read_back():
    kinds = [kind.__dataclass_fields__["kind"].default for kind in get_args(BasicEvent)]
    assert len(set(kinds)) == len(kinds)


def test_json_is_plain_enough_for_other_programs():
    nothing = dict.fromkeys(("unit", "turn", "entry"))
    assert json.loads(written(Note(text="hello"))) == {
        "text": "hello",
        "kind": "note",
        "quoted": "",
        "aside": False,
        "picture": "",
        **nothing,
    }


@pytest.mark.parametrize(
    "target", [3, "door", Lying(7), Waypoint(x=4.5, y=2.0), Waypoint(x=4.5, y=2.0, floor=2)]
)
def test_a_target_of_every_kind_is_read_back_as_it_was_said_a_70(target):
    """A-70: a unit, a feature, a thing, a point of the map."""
    said = Fire(unit=1, target=target)
    assert command_from_json(written(said)) == said
