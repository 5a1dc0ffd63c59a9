"""Whatever is said of seats, in whatever order: every soldier has somebody to order him, and no seat is lost."""

from hypothesis import given
from hypothesis import strategies as st
from support.battles import skirmish, table
from support.laws import law

from squadlog.base.names import fold_name
from squadlog.battle.commands import Hold
from squadlog.battle.evolve import evolve
from squadlog.battle.known import known
from squadlog.battle.refusal import Refusal
from squadlog.battle.whose.people import commanders_of, people_of, voices
from squadlog.battle.whose.seats import person_named, seats_of
from squadlog.battle.whose.words import not_yours
from squadlog.facts.seats import REFEREE
from squadlog.rules.common.kept.people import (
    ActFor,
    ComeBack,
    CommandThem,
    GiveSeat,
    HandOver,
    LeaveSeat,
    StopActing,
)
from squadlog.rules.desk.engine import decide

NAMES = st.sampled_from(("Ann", "Ben", "Cleo", "ann", "Dora"))
UNITS = st.lists(st.sampled_from((1, 2, 3, 11, 12)), max_size=3, unique=True).map(tuple)
SAID = st.one_of(
    st.builds(
        GiveSeat,
        name=NAMES,
        side=st.sampled_from(("red", "red", "blue", "referee", "display")),
        units=st.none() | UNITS,
    ),
    st.builds(CommandThem, name=st.just("") | NAMES, units=UNITS),
    st.builds(HandOver, name=NAMES, to=NAMES),
    st.builds(LeaveSeat, name=NAMES),
    st.builds(ComeBack, name=NAMES),
    st.builds(ActFor, name=NAMES, by=NAMES | st.just(REFEREE)),
    st.builds(StopActing, name=NAMES, by=st.just("") | NAMES),
)
SIDES = {"player": (), "referee": ("red", "blue")}
"""For whose people somebody acts, besides those of his own side."""
NOBODY_IN_PARTICULAR = "Passer-by"
"""A name of a side without a seat."""


def told(battle, command):
    """The battle after a command, where it stands."""
    events = decide(battle, command, table())
    if not isinstance(events, Refusal):
        for event in events:
            battle = evolve(battle, event)
    return battle


@law(80)
@given(st.lists(SAID, max_size=25))
def test_after_whatever_is_said_of_seats_somebody_orders_each_soldier(said):
    battle = skirmish((1, 2, 3), (11, 12))
    for command in said:
        battle = told(battle, command)
    people = people_of(battle)
    present = {(one.side, one.name) for one in people.seated if not one.left}
    names = [fold_name(one.name) for one in seats_of(battle)]
    assert len(names) == len(set(names))
    assert all(
        (one.side, one.name) in {(its.side, its.name) for its in people.seated} for one in people.commanders
    )
    for number, unit in battle.units.items():
        whose = commanders_of(battle, number)
        assert {(unit.side, name) for name in whose} <= present
        assert sum(number in one.units for one in people.commanders) <= 1
        for name in whose or (NOBODY_IN_PARTICULAR,):
            assert not_yours(battle, unit.side, name, Hold(unit=number)) is None
    for one in people.seated:
        for other in one.acting_for:
            assert (one.side, one.name) in present
            assert other in {name for side, name in present if side in (one.side, *SIDES[one.sits])}
            for number in battle.units:
                if other in commanders_of(battle, number) and battle.units[number].side == one.side:
                    assert not_yours(battle, one.side, one.name, Hold(unit=number)) is None
        assert one.name in voices(battle, one.side, one.name)
    for side in battle.side_ids():
        assert any(one.side == side and not one.left for one in seats_of(battle))
    blind = known(battle, "blue")
    assert all(one.side == "blue" for one in people_of(blind).commanders)
    assert [one.name for one in seats_of(blind)] == [one.name for one in seats_of(battle)]
    assert all(person_named(blind, one.name) for one in people.seated if one.name != REFEREE)
