"""What the loss of a soldier means beyond his points: a rout to come, who leads, objectives that count the fallen."""

from dataclasses import replace

import pytest
from support.asked_minds import asked, changed, moved

from squadlog.extras.commander.mind.aims.losses import LossesWeighed
from squadlog.extras.commander.mind.levels import commander_of
from squadlog.extras.commander.mind.posed import MindView
from squadlog.facts.scenario.page import BLANK


@pytest.fixture(scope="module")
def hunters():
    """Turn 12 at the camp: rout is tested as it ends (ROU-01)."""
    return in_turn(asked("definitely_not_camping", "blue"), 12)


def in_turn(posed, turn, last=24):
    known = posed.known
    return replace(
        posed,
        known=replace(known, setup=replace(known.setup, turns=last), now=replace(known.now, turn=turn)),
    )


def with_lost(posed, side, many):
    """Asked when so many of a side lie there who do not lead it."""
    units = dict(posed.known.units)
    fit = [one for one in units.values() if one.side == side and one.soldier.leader is None and not one.out]
    for one in fit[:many]:
        units[one.id] = replace(one, wound="U")
    return replace(posed, known=replace(posed.known, units=units))


def of(posed, side, *, leads=False):
    """A soldier of a side who fights on, the last of them."""
    units = posed.known.units.values()
    fits = (
        one for one in units if one.side == side and not one.out and (one.soldier.leader is not None) == leads
    )
    return list(fits)[-1].id


def more(posed, unit):
    return LossesWeighed(MindView(posed)).more(unit)


def test_the_nearer_a_squad_is_to_its_rout_the_more_its_next_loss_means(hunters):
    """ROU-05, ROU-06, ROU-15: what their quality adds keeps the hunters from routing until some are lost."""
    fresh, shaken = (with_lost(hunters, "blue", many) for many in (1, 2))
    assert more(shaken, of(shaken, "blue")) > more(fresh, of(fresh, "blue")) > 0


def test_rout_means_nothing_where_it_is_not_tested_before_the_end(hunters):
    """ROU-01: the test of turn 24 never comes in a battle of 20 turns."""
    assert more(in_turn(hunters, 13, last=20), of(hunters, "red")) == 0
    assert more(in_turn(hunters, 13), of(hunters, "red")) > 0


def test_a_leader_means_more_than_his_men(hunters):
    """LDR-11, ROU-16, ROU-17."""
    shaken = with_lost(hunters, "red", 3)
    assert more(shaken, of(shaken, "red", leads=True)) > more(shaken, of(shaken, "red"))


def test_each_of_those_who_are_counted_means_his_share_of_the_objective(hunters):
    """VIC-02: eight of the hunters, for 100 points."""
    never = in_turn(hunters, 13, last=20)
    assert more(never, of(never, "blue")) == pytest.approx(12.5)


def test_a_shot_tells_what_of_it_is_a_rout_brought_nearer(hunters):
    shaken = with_lost(hunters, "red", 4)
    foe, mine = of(shaken, "red"), MindView(shaken).undecided()[0]
    units = {**shaken.known.units, foe: replace(shaken.known.units[foe], wound="S")}
    shaken = replace(shaken, known=replace(shaken.known, units=units))
    at = units[foe].position
    beside = moved(shaken, mine, at.x, at.y - 1.5)
    shots = [one for one in commander_of("sergeant").weigh(beside, mine) if getattr(one.says, "shot", None)]
    told = {term.name: term.amount for one in shots for term in one.terms}
    assert told["of that, a rout brought nearer"] > 0


def test_the_nearer_a_side_is_to_its_break_point_the_more_its_next_loss_means(hunters):
    """The house rule of the break point: half of the hunters, here with nothing else that hangs on them."""
    known = hunters.known
    rulings = {**known.rulings, "break.share": "50"}
    bare = replace(known, rulings=rulings, chapters=(), setup=replace(known.setup, page=BLANK))
    plain = replace(hunters, known=bare)
    found = [
        more(there, of(there, "blue")) for there in (with_lost(plain, "blue", many) for many in (0, 3, 5))
    ]
    assert 0 < found[0] < found[1] < found[2] <= 50


def test_soldiers_without_a_price_are_commanded_like_others():
    """Those whom somebody adds at the table for 0 points: nobody fears for them, and they fight."""
    posed = asked("tutorial_map", "blue")
    for unit, one in posed.known.units.items():
        if one.side == "blue":
            posed = changed(posed, unit, soldier=replace(one.soldier, value=0))
    best = commander_of("sergeant").weigh(posed, MindView(posed).undecided()[0])[0]
    assert {term.name: term.amount for term in best.terms}["may lose"] == 0


def test_one_who_is_to_survive_means_the_more_the_fewer_may_be_lost(hunters):
    """VIC-02: with none to spare all 100 points, by half as much with each who is spare."""
    known = replace(hunters.known, chapters=())
    many = sum(one.side == "red" for one in known.units.values())
    found = []
    for spare in (0, 1, 2):
        wants = replace(known.setup.page.objectives[0], side="red", kind="survive", count=many - spare)
        setup = replace(known.setup, page=replace(BLANK, objectives=(wants,)))
        posed = replace(hunters, known=replace(known, setup=setup))
        found.append(more(posed, of(posed, "red")))
    assert found == [100, 50, 25]
