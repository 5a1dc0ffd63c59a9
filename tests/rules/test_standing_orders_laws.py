"""Laws of standing orders, over random fights in which they are given now and then (ACT-16)."""

from hypothesis import given
from hypothesis import strategies as st
from support.battles import setup, table
from support.laws import law
from support.players import RandomPlayer

from squadlog.base.dice import SeededDice
from squadlog.battle.commands import Continue, Declare, FaceAttacker, Hold
from squadlog.battle.events.turn import BattleCreated
from squadlog.battle.evolve import evolve, fast_forward, first_state, replay
from squadlog.battle.moment import Moment
from squadlog.battle.record.codec import event_to_json
from squadlog.battle.refusal import Refusal
from squadlog.battle.standing import GiveStandingOrder, Task
from squadlog.facts.ground_facts import StatedMove
from squadlog.rules.common.slot import of_the_slot
from squadlog.rules.desk.engine import ask, decide, refusal
from squadlog.rules.desk.onward import units_undecided
from squadlog.rules.standing_orders.record import standing

WAIT = Task(what="hold")
RUN = Task(what="go", mode="run", metres=8.0)
ONE_BY_ONE = {"action.groupingMode": "unit_by_unit"}

TASKS = st.sampled_from(
    (
        RUN,
        WAIT,
        Task(what="go", mode="walk", metres=30.0),
        Task(what="go", mode="crawl", metres=3.0),
        Task(what="fire", target=11),
        Task(what="fire", target=12),
        Task(what="hold", until=Moment(2, 3)),
    )
)


def _played(seed, steps, given, rulings):
    """A random fight in which standing orders are given now and then, with every decision on its way."""
    made = setup((1, 2, 3), (11, 12, 13), seed=seed)
    battle, player, events = first_state(made), RandomPlayer(seed, warlike=0.6), [BattleCreated(setup=made)]
    for step in range(steps):
        at = table(dice=SeededDice(seed * 1000 + step), rulings=rulings)
        said = [GiveStandingOrder(units=(unit,), task=task) for when, unit, task in given if when == step]
        for command in (*said, *player.commands(battle, at)):
            told = decide(battle, command, at)
            if isinstance(told, Refusal):
                continue
            before, at_once = battle, [type(command)]
            for event in told:
                yield before, battle, event, rulings, at_once
                battle = evolve(battle, event)
                events.append(event)
            if command not in said:
                break
    yield None, battle, events, rulings, None


@law(60)
@given(
    seed=st.integers(0, 60),
    given_=st.lists(
        st.tuples(st.integers(2, 40), st.sampled_from((1, 2, 3, 11, 12)), TASKS), min_size=1, max_size=4
    ),
    rulings=st.sampled_from(({}, ONE_BY_ONE)),
)
def test_no_order_is_given_by_itself_that_the_rules_would_refuse(seed, given_, rulings):
    """Law: what a standing order declares could have been said by hand; and the record leads to the same battle."""
    for before, battle, event, read, _ in _played(seed, 45, given_, rulings):
        if before is None:
            assert replay(event) == battle == fast_forward(event)
            again = [event_to_json(one) for one in event]
            assert all(again)
        elif event.kind == "action_declared" and _by_itself(battle, event):
            by_hand = _command_of(event)
            if by_hand is not None:
                assert not isinstance(
                    decide(battle, by_hand, table(dice=SeededDice(1), rulings=read)), Refusal
                )


def _by_itself(battle, event):
    """Whether it is the first word that a unit with a standing order is given in its slot."""
    unit = battle.units[event.unit]
    return standing(unit) is not None and unit.declaration is None


def _command_of(event):
    """The command that would have declared the same by hand."""
    if event.declaration.choice == "nothing":
        return Hold(unit=event.unit)
    action = event.action
    if event.declaration.choice != "start" or action is None:
        return None
    move = event.declaration.move
    return Declare(
        unit=event.unit,
        action=action.kind,
        mode=action.mode,
        weapon=action.weapon,
        shot=action.shot,
        move=move,
    )


def _could_say(battle, number, at):
    """Whether the owner of a unit could have it do anything, found out by trying."""
    unit = battle.units[number]
    if unit.action is not None and unit.action.kind in ("jump", "dive"):
        return []  # a leap carries by itself
    if unit.action is not None:
        step = StatedMove(distance_m=0.5)
        tried = [Continue(unit=number, move=step), Continue(unit=number, mode="walk", move=step)]
    else:
        tried = [
            Declare(unit=number, action="move", mode=mode, move=StatedMove(distance_m=0.5))
            for mode in ("walk", "crawl")
        ]
        tried += [
            Declare(unit=number, action="position_change", posture=to)
            for to in ("kneeling", "prone", "standing")
        ]
        tried += [Declare(unit=number, action="reload"), FaceAttacker(unit=number)]
    return [order for order in tried if refusal(battle, order, at) is None]


@law(100)
@given(
    seed=st.integers(0, 200),
    given_=st.lists(st.tuples(st.integers(2, 40), st.sampled_from((1, 2, 3, 11, 12, 13)), TASKS), max_size=6),
)
def test_where_nobody_is_undecided_nobody_who_has_no_orders_could_be_told_anything(seed, given_):
    """Law: going on passes over nobody; who watches for a target has decided to (ACT-54)."""
    for before, battle, event, read, _ in _played(seed, 45, given_, {}):
        there = battle if before is None else evolve(battle, event)
        at = table(rulings=read)
        if ask(there).kind != "declare" or there.pending is not None or units_undecided(there, at):
            continue
        for number in of_the_slot(there):
            unit = there.units[number]
            if unit.declaration is None and standing(unit) is None and unit.opportunity is None:
                assert not _could_say(there, number, at), number
