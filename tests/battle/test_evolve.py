"""The fold covers every event there is, and a record is opened by its set-up."""

import ast
import inspect
import textwrap
from typing import get_args

import pytest
from support.battles import setup, skirmish

from squadlog.battle.events.action import UnitMoved, UnitPerformed
from squadlog.battle.events.chapter import ChapterEvent
from squadlog.battle.events.referee import NoteWritten
from squadlog.battle.events.turn import BattleCreated, SlotOpened, SubphaseOpened
from squadlog.battle.events.union import BasicEvent
from squadlog.battle.evolve import FOLDS, evolve, replay
from squadlog.battle.moment import Moment
from squadlog.battle.state import Trace

_FAMILIES = dict.fromkeys(fold for event, fold in FOLDS.items() if not issubclass(event, ChapterEvent))


def test_every_event_has_its_fold():
    chapters = {event for event in FOLDS if issubclass(event, ChapterEvent)}
    assert set(FOLDS) - chapters == set(get_args(BasicEvent))


def _cases(function):
    """The names of the classes that the function's match statements have a case for."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(function)))
    patterns = (node.cls for node in ast.walk(tree) if isinstance(node, ast.MatchClass))
    return {pattern.attr if isinstance(pattern, ast.Attribute) else pattern.id for pattern in patterns}


@pytest.mark.parametrize("fold", _FAMILIES, ids=lambda fold: fold.__name__)
def test_each_fold_has_a_case_for_every_event_of_its_family(fold):
    of_it = {event.__name__ for event, known in FOLDS.items() if known is fold}
    assert of_it <= _cases(fold)


def test_a_record_opens_with_its_set_up():
    assert replay([BattleCreated(setup=setup())]).stage == "setup"
    with pytest.raises(TypeError, match="battle_created"):
        replay([NoteWritten(text="hello")])


def test_folding_never_changes_the_battle_it_was_given():
    before = skirmish()
    kept = (before.units[1], before.stage, before.now)
    evolve(before, UnitPerformed(unit=1))
    assert (before.units[1], before.stage, before.now) == kept


def test_a_new_subphase_clears_what_belongs_to_the_old_one_only():
    moved = UnitMoved(
        unit=1, trace=Trace(mode="run", metres=3), charged=3, allowance=4, since_turn_m=3, barred=("sprint",)
    )
    battle = evolve(evolve(skirmish(units={1: {"posture": "kneeling"}}), moved), UnitPerformed(unit=1))
    unit = evolve(battle, SubphaseOpened(moment=Moment(1, 2))).units[1]
    assert (unit.moved, unit.before, unit.performed) == (Trace(), Trace(mode="run", metres=3), False)
    assert (unit.posture, unit.barred, unit.since_turn_m) == ("kneeling", ("sprint",), 3)


@pytest.mark.parametrize("place", [-5, -1, 4, 10**12])
def test_a_place_that_is_none_of_the_order_is_nobodys_slot(place):
    """Only somebody who wrote into the file by hand left one."""
    battle = skirmish(stage="actions")
    assert battle.active is not None
    assert evolve(battle, SlotOpened(place=place)).active is None
