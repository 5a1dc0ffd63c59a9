"""A command that holds a value of another kind is refused in one sentence that names the field."""

import pytest

from squadlog.battle.commands import Declare, Engage, Hold, Orders
from squadlog.battle.record.details import refusal_of_details
from squadlog.facts.ground_facts import StatedMove, Turn

FAR = StatedMove(distance_m="2")  # type: ignore[arg-type]
TURNED = StatedMove(turns=(Turn(degrees=90, after_m="1"),))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("command", "told"),
    [
        (Declare(unit=3, action="exchange", partner="4"), "partner takes a whole number, not the text '4'."),
        (Declare(unit="3", action="move"), "unit takes a whole number, not the text '3'."),
        (Declare(unit=3, action="drop_object", item=7), "item takes a text, not 7."),
        (Declare(unit=3, action="move", move=FAR), "distance_m takes a number, not the text '2'."),
        (Declare(unit=3, action="move", move=TURNED), "after_m takes a number, not the text '1'."),
        (Engage(unit=3, target=True), "target takes a whole number, not True."),
        (Orders(orders=(Hold(unit=3), Hold(unit=4.0))), "unit takes a whole number, not 4.0."),
    ],
)
def test_a_detail_of_the_wrong_kind_is_named_with_what_it_takes(command, told):
    assert refusal_of_details(command).sentence == told


def test_a_way_of_moving_that_there_is_not_is_refused_with_those_there_are():
    told = refusal_of_details(Declare(unit=3, action="move", mode="fly")).sentence
    assert told.startswith("mode takes one of walk, run, ")


def test_whole_numbers_count_as_numbers_and_lists_as_several():
    assert refusal_of_details(Declare(unit=3, action="move", move=StatedMove(distance_m=2))) is None
    assert refusal_of_details(Declare(unit=3, action="move", extras=["lock"])) is None
