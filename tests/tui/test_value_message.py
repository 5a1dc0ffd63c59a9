"""Messages that say values: made in the order of their names, or by name, and heard under the name of their class."""

from squadlog.tui.map.messages import MapLeft
from squadlog.tui.value_message import ValueMessage


class Went(ValueMessage):
    """Somebody went."""

    who: str
    far: int = 1


class WentBack(Went):
    """And came back."""

    late: bool


def test_a_message_says_what_it_is_given_and_else_what_its_class_says():
    assert [(one.who, one.far) for one in (Went("Varro"), Went("Varro", 3), Went(far=2, who="Cassia"))] == [
        ("Varro", 1),
        ("Varro", 3),
        ("Cassia", 2),
    ]
    assert not MapLeft().to_list


def test_a_message_that_grew_from_another_says_the_values_of_both():
    went = WentBack("Varro", 3, late=True)
    assert (went.who, went.far, went.late) == ("Varro", 3, True)


def test_a_message_is_heard_under_its_own_name():
    assert WentBack.handler_name == "on_went_back"
    assert MapLeft.handler_name == "on_map_left"
