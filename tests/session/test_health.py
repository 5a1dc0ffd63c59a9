"""The health of each soldier, recounted from the states between the steps by other code."""

from dataclasses import replace as changed

import pytest
from support.battles import skirmish
from support.matches import hasty_store

from squadlog.battle.commands import Correct
from squadlog.battle.events.fire import ShotFired, UnitDazed, UnitWounded
from squadlog.battle.evolve import evolve
from squadlog.battle.moment import Moment
from squadlog.facts.ground_facts import Lying
from squadlog.facts.seats import Speaker
from squadlog.reports.soldier.health import HealthLine, health, health_words
from squadlog.rules.common.explosive import Fused, Struck
from squadlog.rules.common.kept.explosions import Exploded
from squadlog.session.battle_session import Session


def _recounted(session):
    """Every change of a wound or a daze between two states of the record, as (line, unit, what, before, after)."""
    tree, found = session.record.tree, []
    for step in tree.line()[1:]:
        battle = tree.before(step)
        for event in tree.events(step):
            later = evolve(battle, event)
            for number, unit in later.units.items():
                was = battle.units[number]
                if unit.wound != was.wound:
                    found.append((tree.number(step), number, "wound", was.wound, unit.wound))
                if (unit.dazed_at, unit.dazed_until) != (was.dazed_at, was.dazed_until):
                    found.append((tree.number(step), number, "daze", None, unit.dazed_until))
            battle = later
    return found


@pytest.mark.parametrize("seed", [1, 3])
def test_every_wound_and_every_daze_of_a_battle_is_told_once_with_its_hand_and_none_besides(
    tmp_path, setup_of, seated, seed
):
    session = Session.create(hasty_store(tmp_path / "squadlog.db"), setup_of(seed=seed, each=3))
    seated(session, seed).play(70)
    session.awaited.withdraw()
    session.submit(Correct(unit=1, changes=(("wound", "S"),), reason="a fall"))
    lines = session.seat(Speaker(seat="referee")).log.health()
    told = [
        (line.entry, line.unit, "daze", None, line.until)
        if line.what == "daze"
        else (line.entry, line.unit, "wound", line.before, line.after)
        for line in lines
        if line.what == "daze" or line.after is not None
    ]
    recounted = [one for one in _recounted(session) if one[2:] != ("daze", None, None)]
    assert sorted(told, key=str) == sorted(recounted, key=str)
    assert recounted, "nobody was hurt"
    units = session.views.seen("referee").units
    hands = [line for line in lines if line.by is not None]
    assert hands
    assert all(line.weapon in (*units[line.by].weapons, "hand to hand") for line in hands)


def test_what_was_taken_back_befell_nobody(tmp_path, setup_of):
    session = Session.create(hasty_store(tmp_path / "squadlog.db"), setup_of())
    session.submit(Correct(unit=1, changes=(("wound", "M"),), reason="fell down the stairs"))
    seat = session.seat(Speaker(seat="red"))
    (line,) = seat.log.health(1)
    assert health_words(line, seat.known) == ("is set right by hand: wound unhurt → M, fell down the stairs")
    assert seat.log.health(11) == ()
    session.undo()
    assert seat.log.health(1) == ()


def test_two_who_hit_one_man_are_told_apart_wnd_05():
    """The first who hits dazes; each wound is of its own hand, with its own weapon."""
    from_two = [
        ShotFired(unit=unit, weapon=weapon, sort="plain", target=11, moment=Moment(1, 1), check=_Hit())
        for unit, weapon in ((1, "SR"), (2, "SP"))
    ]
    at_a_thing = ShotFired(
        unit=1, weapon="SR", sort="plain", target=Lying(id=3), moment=Moment(1, 1), check=_Hit()
    )
    hurt = [UnitDazed(unit=11, at=Moment(1, 1), until=Moment(1, 4))]
    hurt += [
        UnitWounded(unit=11, levels=1, before=b, after=a, by=by)
        for b, a, by in (("none", "L", 1), ("L", "M", 2))
    ]
    told = list(health([(7, Moment(1, 1), (at_a_thing, *from_two, *hurt))], {}))
    assert [(line.what, line.by, line.weapon) for line in told] == [
        ("daze", 1, "SR"), ("wound", 1, "SR"), ("wound", 2, "SP"),
    ]  # fmt: skip
    battle = skirmish((1, 2), (11,))
    assert health_words(told[2], battle) == "is wounded by 2 Trooper 2 with SP: L → M"


def test_a_blast_that_does_not_reach_him_dazes_nobody_grn_39():
    """GRN-39: any hit dazes; whoever is out of reach, or behind full cover, is not attacked."""
    spared = Struck(unit=11, metres=9.0, cover="full", pf=0, af=4, levels=None)
    mine = Fused(id=1, what="mine", at=Moment(1, 1), since=Moment(1, 1), side="blue", by=2)
    shot = ShotFired(unit=1, weapon="SR", sort="plain", target=11, moment=Moment(1, 1), check=_Hit())
    daze = UnitDazed(unit=11, at=Moment(1, 1), until=Moment(1, 4))
    (line,) = health([(7, Moment(1, 1), (Exploded(fused=mine, struck=(spared,)), shot, daze))], {})
    assert (line.by, line.weapon) == (1, "SR")


class _Hit:
    """A test that succeeded, for events that are made by hand."""

    success = True


def test_a_line_without_a_hand_tells_its_cause():
    line = HealthLine(
        entry=3, moment=Moment(1, 2), unit=11, what="wound", before="none", after="L", why="leak"
    )
    assert health_words(line, skirmish()) == "is wounded by leak: unhurt → L"
    routs = changed(line, what="routed", before=None, after=None, why="")
    assert health_words(routs, skirmish()) == "routs"
