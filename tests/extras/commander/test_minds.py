"""Commanders at the seats of walked battles: what they say stands, and hangs on nothing that they may not know."""

import random
import re

import pytest
from large import leaks
from support.commanding import Commanded, posed_at
from support.walking import walk_battle

from squadlog.battle.commands import Declare, Done
from squadlog.battle.known import known
from squadlog.extras.commander.bench.bout import Bout
from squadlog.extras.commander.bench.trial import BattleMatch, play_trial, setup_of
from squadlog.extras.commander.mind.levels import BESIDE, LEVELS, NoLevelError, commander_of
from squadlog.extras.commander.mind.moving import steps_anywhere
from squadlog.extras.commander.mind.posed import MindView, Posed
from squadlog.extras.lab.trials.cell import Cell
from squadlog.extras.lab.trials.playing import setup_of as setup_of_trial
from squadlog.facts.seats import Speaker
from squadlog.session.asking.seat_now import SeatNow
from squadlog.session.trials.weighed import weighed_battle

EVERY = (*LEVELS, *BESIDE)
SEEDS = (2, 4, 14)
"""A melee, a battle of full squads without a map, and hiding with rout and leaders."""
PAIRS, STEPS = 20, 45


class Begins(Commanded):
    """The first steps of a battle, whose sides are recruits."""

    most, share = STEPS, 0.8


@pytest.mark.parametrize("seed", SEEDS)
def test_what_a_recruit_says_in_walked_battles_is_never_refused(seed):
    walked = walk_battle(seed, Begins, turns=1)
    assert walked.faults == []
    assert not walked.refused
    assert walked.answered["declare"]


def test_battles_that_differ_in_a_secret_alone_have_equal_answers(tmp_path):
    rng, asked = random.Random(20261129), 0
    for pair in range(PAIRS):
        (tmp_path / str(pair)).mkdir()
        _, made, blind = leaks.battles(tmp_path / str(pair), rng)
        for side in [seat for seat in blind if seat in made[0][1].record.battle.side_ids()]:
            told = [
                [commander_of(level).think(posed_at(session.seat(Speaker(seat=side)))) for level in EVERY]
                for _, session in made
            ]
            assert told[0] == told[1]
            asked += any(one.says is not None for one in told[0])
        for store, _ in made:
            store.close()
    assert asked >= 3


def test_two_recruits_play_the_back_door_to_its_end_and_the_same_again():
    match = BattleMatch(scenario="newcomer", levels=("recruit", "recruit"), seed=3)
    first, again = (play_trial(match, 0, lambda _: None) for _ in range(2))
    assert (first.bout.points, first.bout.commands) == (again.bout.points, again.bout.commands)
    assert (first.bout.refused, first.bout.cut, first.bout.fault) == (0, False, "")
    assert sum(points for _, points in first.bout.points) > 0


def test_sides_are_exchanged_within_a_pair_and_the_dice_are_the_same():
    match = BattleMatch(scenario="newcomer", levels=("recruit", "cautious"))
    one, other = (play_trial(match, number, lambda _: None) for number in (0, 1))
    assert one.sides == other.sides[::-1]
    assert (one.share, other.share) == (1.0, 1.0)
    assert setup_of(match, 0) == setup_of(match, 0) != setup_of(match, 1)


def test_each_number_of_a_reason_is_one_that_was_weighed():
    setup = setup_of(BattleMatch(scenario="newcomer", levels=("recruit", "recruit")), 0)
    heard = []

    class Heard(type(commander_of("recruit"))):
        def think(self, posed):
            considered = super().think(posed)
            heard.append(considered)
            return considered

    Bout(setup, {side.id: Heard() for side in setup.sides}).play()
    weighed = [one for one in heard if one.weighed]
    for one in weighed:
        numbers = {f"{term.amount:g}" for choice in one.weighed for term in choice.terms}
        assert set(re.findall(r"\d+(?:\.\d+)?(?:e-\d+)?", one.why)) <= numbers
    assert len(weighed) > 20


def test_a_shot_is_worth_what_the_odds_of_the_rules_take_of_the_targets_points():
    setup = setup_of(BattleMatch(scenario="newcomer", levels=("recruit", "recruit")), 0)
    bout = Bout(setup, {side.id: commander_of("recruit") for side in setup.sides})
    while bout.battle.stage != "actions":
        bout.step()
    side = next(one.side for one in bout.battle.units.values() if one.grouping == bout.battle.order[0])
    unit = next(one for one in bout.battle.units.values() if one.side == side)
    posed = Posed(known=known(bout.battle, side), side=side)
    shots = [one for one in commander_of("recruit").weigh(posed, unit.id) if getattr(one.says, "shot", None)]
    rules = SeatNow(posed.known, Speaker(seat=side)).rules
    table = rules.odds(unit.id, weapons=(unit.in_hand,), stances=(unit.posture,), back=False)
    (row,) = [one for one in table.rows if one.way == "plain" and not one.manner]
    cells = {one.target: one for one in row.cells}
    assert len(shots) == 3
    for shot in shots:
        cell = cells[shot.says.shot.target]
        value = bout.battle.units[cell.target].soldier.value
        slow = value * float(cell.worth + cell.odds.hit / 20) / row.cost_ap
        assert shot.worth == pytest.approx(slow)
        assert slow > value * float(cell.odds.hit) / 4


def test_a_commander_who_fails_loses_and_his_fault_is_told():
    setup = setup_of(BattleMatch(scenario="newcomer", levels=("recruit", "recruit")), 0)

    class Fails:
        name = "fails/1"

        def think(self, _posed):
            raise RuntimeError("no idea")

    first, second = (side.id for side in setup.sides)
    played = Bout(setup, {first: Fails(), second: commander_of("recruit")}).play()
    assert played.loser == first
    assert "fails/1 failed at" in played.fault
    assert "no idea" in played.fault


def test_an_unknown_level_is_told_with_the_nearest():
    with pytest.raises(NoLevelError, match="no commander 'recrut'; did you mean recruit"):
        commander_of("recrut")


def test_who_cannot_stop_in_mid_flight_goes_on_some_way():
    """BNC-09, AMB-144: with the pack on, and not to be switched off in flight, he walks wherever that stands."""
    setup = weighed_battle("tutorial_map", 0, 7)
    bout, told = Bout(setup, {side.id: commander_of("recruit") for side in setup.sides}), 0
    while bout.step():
        for side in bout.minds:
            view = MindView(Posed(known=known(bout.battle, side), side=side, alone=True))
            flies = [one for one in view.undecided() if view.known.units[one].before.mode == "run"]
            if view.now.due.ask().kind == "declare" and flies and not view.stands(Done()):
                for says in (
                    commander_of("cautious").think(view.posed).says,
                    next(steps_anywhere(view, flies[0])),
                ):
                    assert isinstance(says, Declare)
                    assert view.stands(says)
                told += 1
    assert told


@pytest.mark.parametrize(("kind", "number"), [("street", 9), ("deck", 46)])
def test_who_cannot_stop_goes_between_two_whom_he_touches_or_half_a_metre(kind, number):
    """ACT-18, BNC-09: straight past both is the only way that is free; on the deck there is a wall after 0.53 m."""
    cell = Cell(
        key=f"{kind}:200/recruit",
        scenario=kind,
        levels=("recruit", "recruit"),
        called=("Red", "Blue"),
        points=200,
    )
    setup = setup_of_trial(1, cell, number)
    bout = Bout(setup, {side.id: commander_of("recruit") for side in setup.sides})
    assert bout.play().fault == ""
