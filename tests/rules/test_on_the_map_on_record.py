"""Battles on a map in the record: measured facts are told once, undone, opened again and audited like all others."""

import pytest
from support.battles import setup
from support.on_maps import text_of

from squadlog.battle.commands import Begin, ChooseOrder, Declare, Done, PlaceUnit, RollInitiative
from squadlog.battle.terms import Start
from squadlog.facts.ground_facts import Position, StatedMove, Waypoint
from squadlog.session.battle_session import Session, open_store
from squadlog.setup.ground import features_on
from squadlog.survey.drawn import map_of_text

HOUSE = "the_counting_house"


@pytest.fixture
def store(tmp_path):
    opened = open_store(tmp_path / "squadlog.db")
    yield opened
    opened.close()


def house(**starts):
    text = text_of(HOUSE)
    places = {1: (11.0, 14.5), 11: (3.0, 3.0)}
    begin = tuple(Start(unit=unit, position=Position(x=x, y=y)) for unit, (x, y) in places.items())
    return setup(map=text, starts=begin, features=features_on(map_of_text(text)), **starts)


def begun(store):
    session = Session.create(store, house(), by="referee")
    for command in (Begin(), RollInitiative()):
        session.submit(command)
    asked = session.views.seen("referee").standings[0].grouping
    session.submit(ChooseOrder(grouping=asked, choice="MOVE"))
    return session


def walked(session):
    """Whoever is first walks a metre north."""
    (first,) = session.views.seen("referee").active.units
    before = session.views.seen("referee").units[first].position
    goal = Waypoint(x=before.x, y=before.y + 0.7)
    session.submit(Declare(unit=first, action="move", mode="walk", move=StatedMove(path=(goal,))))
    session.submit(Done())
    return first, before


def test_whoever_begins_in_a_stairway_is_in_it_when_the_battle_opens(store):
    """STO-06, SET-01."""
    assert begun(store).views.seen("referee").units[1].place == "stairs:S1"


def test_a_unit_set_down_in_a_stairway_before_play_is_in_it(store):
    """STO-06, SET-01."""
    session = Session.create(store, house())
    session.submit(PlaceUnit(unit=11, position=Position(x=11.0, y=13.8), overrule="a surprise"))
    assert session.views.seen("referee").units[11].place == "stairs:S1"


def test_positions_are_undone_opened_again_and_audited(store):
    """MOV-02, MOV-13, GEN-09."""
    session = begun(store)
    first, before = walked(session)
    after = session.views.seen("referee").units[first].position
    assert round(after.y - before.y, 3) == 0.7
    (summary,) = store.battles()
    again = Session.open(store, summary.id)
    assert again.views.seen("referee").units[first].position == after
    assert again.exports["referee"].audit() == ()
    again.undo(1)
    assert again.views.seen("referee").units[first].position == before


def test_a_battle_without_a_map_has_no_survey(store):
    """GEN-06."""
    assert Session.create(store, setup()).rules["referee"].survey() is None
