"""The engine's path of a lab, without words, ledgers and a file, against the same battle at a seat with all of them.

A battle of commanders is played once. Then its commands are carried out again, by the path of the lab (decided by the
rules and folded, no more) and as people's are: said at a seat, kept in a record, and told in words. Both come to the
same events. Ratios of processor time, medians over battles, each of a seed of its own.

Run: python benchmarks/lab_engine.py [ROUNDS]
"""

import os
import sys
from itertools import count, islice
from statistics import median
from tempfile import TemporaryDirectory

from measuring import Figures, spent

from squadlog.battle.evolve import begin_battle, fast_forward
from squadlog.battle.opening import open_battle
from squadlog.battle.refusal import Refusal
from squadlog.extras.lab.trials.playing import find_bench
from squadlog.facts.seats import Speaker
from squadlog.rules.desk import engine
from squadlog.session import deciding
from squadlog.session.battle_session import Session, open_store
from squadlog.session.trials.weighed import weighed_battle

SCENES = ("full_squads", "newcomer", "tutorial_map", "long_ford")
LEAST = 3.0


def by_the_lab(setup, said):
    """The events of these commands, decided and folded."""
    battle, events = begin_battle(open_battle(setup)), []
    for _, command in said:
        told = engine.decide(battle, command, deciding.table_at(battle))
        events += told
        battle = fast_forward(told, battle)
    return events


def at_a_seat(setup, said):
    """The events of a record of these commands, each said at its seat and told there in words."""
    store = open_store()
    try:
        session = Session.create(store, setup)
        seats = {side.id: session.seat(Speaker(seat=side.id)) for side in setup.sides}
        events = []
        for side, command in said:
            outcome = seats[side].submit(command)
            if isinstance(outcome, Refusal):
                raise SystemExit(f"{setup.title}: {outcome.sentence}")
            events += outcome.events
        return events
    finally:
        store.close()


def compare(scene, seed):
    """How many times as long a battle takes at a seat as by the lab's path."""
    setup = weighed_battle(scene, 0, seed)
    said = find_bench().play(setup, {side.id: "recruit" for side in setup.sides}).said
    by_the_lab(setup, said)  # the map is known to both from here on
    events = []
    ours = spent(lambda: events.append(by_the_lab(setup, said)))
    theirs = spent(lambda: events.append(at_a_seat(setup, said)))
    if events[0] != events[1]:
        raise SystemExit(f"{scene}, seed {seed}: the two paths differ")
    return theirs / ours


def main():
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    figures, seeds = Figures(), count(1)
    with TemporaryDirectory() as home:
        os.environ["SQUADLOG_HOME"] = home
        for scene in SCENES:
            times = [compare(scene, seed) for seed in islice(seeds, rounds)]
            figures.at_least(f"{scene}: at a seat / by the lab's path", median(times), LEAST)
    figures.end()


if __name__ == "__main__":
    main()
