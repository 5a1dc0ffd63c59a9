"""Who stays in sight under a holotarp, and who does not: the fallen, who fights; what it hides is written (HOL)."""

import pytest
from support.melees import engaged
from support.tarps import PLACES, TARP, hidden, rest, steps

from squadlog.base.records import replace
from squadlog.battle.commands import Done
from squadlog.battle.event_recorder import EventRecorder
from squadlog.facts.ground_facts import Position
from squadlog.rules.common.kept.laid_things import thing_called
from squadlog.rules.hiding.commitment import placement
from squadlog.rules.hiding.piles import hiding_of, is_hidden
from squadlog.rules.holotarp.beneath import close


def inside(wound="none"):
    """Unit 1 of red has stepped under the tarp and found unit 11; it is so by now."""
    played = hidden()
    steps(played)
    rest(played)
    return _set(played, 1, wound=wound)


def _set(played, number, **fields):
    units = played.battle.units
    played.battle = replace(played.battle, units={**units, number: replace(units[number], **fields)})
    return played


@pytest.mark.parametrize(("wound", "hides"), [("none", False), ("S", False), ("U", True), ("D", True)])
def test_an_enemy_who_lies_under_it_out_of_action_keeps_nobody_in_sight(wound, hides):
    """HOL-06: they stay found while an enemy is inside, and up."""
    played = inside(wound)
    played.do(Done())
    assert is_hidden(played.unit(11)) is hides


@pytest.mark.parametrize("fights", [True, False])
def test_who_is_in_melee_under_it_does_not_vanish(fights):
    """HOL-06: as the last enemy steps out, but for one who fights with him from outside."""
    played = inside()
    _set(played, 1, position=Position(x=17.5, y=10, facing_deg=90))
    played.battle = replace(played.battle, engagements=(engaged(1, 11),) if fights else ())
    recorder = EventRecorder(played.battle)
    close(recorder, thing_called(played.battle, TARP.id), played.table())
    assert is_hidden(recorder.battle.units[11]) is not fights


def test_whom_it_hides_is_bound_to_in_writing_before_play_and_shown_after_it():
    """HOL-09: what is committed to names who lies where; another place under it is another commitment."""
    told = []
    for place in ((20, 10, 270), (21, 10, 270)):
        played = hidden(places=PLACES | {11: place})
        told.append(placement(hiding_of(played.battle).of("blue")))
        assert is_hidden(played.unit(11))
    assert ["unit 11 at 20,10" in told[0], "unit 11 at 21,10" in told[1]] == [True, True]
    assert told[0] != told[1]
