"""Parts of the screen of companies by themselves: what is asked of whom, and what is written of it."""

from types import SimpleNamespace

import pytest
from support.asking import asking

from squadlog.extras.careers import company_events as told
from squadlog.extras.careers.screens.after_keys import AfterKeys
from squadlog.extras.careers.screens.company_keys import CompanyKeys
from squadlog.extras.careers.screens.member_keys import MemberKeys


def roster(*, points=5):
    """Two soldiers of one company are marked; what is written of them is kept in the list `wrote`."""
    wrote = []
    one = SimpleNamespace(points=points, member=lambda _number: SimpleNamespace(lasting=()))
    meant = SimpleNamespace(
        meant=lambda: (one, (3, 5)),
        chosen=lambda: (one, 3),
        write=lambda _company, *entries: wrote.extend(entries),
    )
    return meant, wrote


def test_a_wound_a_medal_and_a_discharge_go_to_all_who_are_marked_and_a_note_to_the_one_under_the_cursor():
    meant, wrote = roster()
    asker, _ = asking("M", "Iron star", "peace", "limps")
    keys = MemberKeys(asker, meant)
    for action in (keys.action_heal, keys.action_medal, keys.action_discharge, keys.action_note):
        action()
    assert wrote == [
        told.Healed(member=3, wound="M"),
        told.Healed(member=5, wound="M"),
        told.Decorated(member=3, medal="Iron star"),
        told.Decorated(member=5, medal="Iron star"),
        told.Discharged(member=3, why="peace"),
        told.Discharged(member=5, why="peace"),
        told.Remembered(member=3, text="limps"),
    ]


@pytest.mark.parametrize(
    ("typed", "wrote", "said"),
    [
        ("-20 repairs", [told.PointsMoved(points=-20, why="repairs")], []),
        ("some", [], ["'some' is not a number; write +2 or -2 first."]),
        (None, [], []),
    ],
)
def test_points_are_moved_by_a_number_that_is_typed_first(typed, wrote, said):
    meant, written = roster()
    asker, heard = asking(typed)
    CompanyKeys(asker, meant, AfterKeys(asker, meant)).action_points()
    assert (written, heard) == (wrote, said)
