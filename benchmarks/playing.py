"""A long, mostly harmless battle for the benchmarks that need a record.

Everybody walks about and now and then fires.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from support.battles import setup

from squadlog.battle.commands import Begin, ChooseOrder, Declare, Done, Fire, RollInitiative, WithholdFire
from squadlog.battle.outcome import Accepted
from squadlog.battle.refusal import Refusal
from squadlog.facts.ground_facts import StatedMove, StatedSighting
from squadlog.session.battle_session import Session


def commands(battle, ask, said):
    """What is said next, and what if that is refused."""
    match ask.kind:
        case "begin":
            yield Begin()
        case "roll_initiative":
            yield RollInitiative()
        case "choose_order":
            yield ChooseOrder(grouping=ask.grouping, choice="MOVE")
        case "declare":
            for unit in ask.units[:1]:
                if (said + unit) % 7 == 0:
                    yield Declare(unit=unit, action="fire_throw")
                yield Declare(unit=unit, action="move", mode="walk", move=StatedMove(seen_by=()))
            yield Done()
        case "fire":
            unit = ask.units[0]
            enemy = next(
                other.id
                for other in battle.units.values()
                if other.side != battle.units[unit].side and not other.out
            )
            yield Fire(
                unit=unit, target=enemy, stated=StatedSighting(distance_m=150.0, covers=("full_soft",))
            )
            yield WithholdFire(unit=unit)


def played(store, events, *, each=10):
    """A session of `each` soldiers a side, played until its record holds that many events."""
    session = Session.create(
        store, setup(tuple(range(1, 1 + each)), tuple(range(51, 51 + each)), seed=3, turns=None)
    )
    told, said = 1, 0
    while told < events:
        for command in commands(session.views.seen("referee"), session.due["referee"].ask(), said):
            outcome = session.submit(command)
            if isinstance(outcome, Accepted):
                break
            assert isinstance(outcome, Refusal)
        else:
            raise SystemExit(
                f"the battle stopped after {told} events: {session.due['referee'].ask()} {outcome}"
            )
        told, said = told + len(outcome.events), said + 1
    return session
