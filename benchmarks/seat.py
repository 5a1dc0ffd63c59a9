"""What a seat asks between two orders, on four maps, in processor time against the fixed loop of `engine.py`.

Run: python benchmarks/seat.py [MAP ...]

Each battle is fought for two turns in a session. Whenever orders are asked for, the seat that is asked puts the
questions that a screen puts: of the battle as it has just become, after somebody moved.

1. Whom a soldier sees (`survey().targets`), the first question after the move. 2. The menu of each soldier that may be
ordered (`rules.choices`). 3. Where one gets by a walk and 4. by a run (`survey().reachable`), for the first time since
it stands there.

Medians over all moments. The bounds stand for milliseconds on a quiet machine that takes 11 for the loop.
"""

import statistics
import sys
import tempfile
from collections import defaultdict
from functools import partial
from pathlib import Path

from engine import fixed_loop
from measuring import Figures, medians, spent

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from support.soldierly import candidates, sixteen, table_for

from squadlog.battle.outcome import Accepted
from squadlog.facts.seats import Speaker
from squadlog.session.battle_session import Session, open_store

MAPS = ("counting_house", "pest_control", "long_ford", "toll_bridge")
TURNS, EACH = 2, 3
LOOP_MS = 11.0
ASKED = {
    "whom a soldier sees after somebody moved": 6.0,
    "the menu of a soldier": 1.5,
    "where a soldier gets by a walk": 25.0,
    "where a soldier gets by a run": 100.0,
}
SEES, MENU, WALK, RUN = ASKED


def places(battle):
    """Who stands where."""
    return [(unit.position, unit.posture) for unit in battle.units.values()]


def questions(session, asked_before):
    """The questions of the seat that is asked for orders now, each with what it is about."""
    wanted = session.due["referee"].ask()
    battle = session.views.seen("referee")
    if wanted.kind != "declare":
        return
    rules = session.seat(Speaker(seat=battle.units[wanted.units[0]].side)).rules
    yield SEES, lambda: rules.survey().targets(wanted.units[0])
    for unit in wanted.units:
        yield MENU, partial(rules.choices, unit)
    for unit in wanted.units:
        here = (unit, battle.units[unit].position)
        if here not in asked_before:
            asked_before.add(here)
            yield WALK, lambda unit=unit: rules.survey().reachable(unit, "walk")
            yield RUN, lambda unit=unit: rules.survey().reachable(unit, "run")
            break


def fight(name):
    """Seconds of each question, by what it is."""
    took, asked_before, before = defaultdict(list), set(), None
    with tempfile.TemporaryDirectory() as folder:
        session = Session.create(open_store(Path(folder) / "a.db"), sixteen(name, TURNS))
        said = 0
        while (battle := session.views.seen("referee")).stage != "over":
            if places(battle) != before:
                before = places(battle)
                for kind, ask in questions(session, asked_before):
                    took[kind].append(spent(ask))
            for command in candidates(battle, table_for(battle), said):
                if isinstance(session.submit(command), Accepted):
                    break
            else:
                raise SystemExit(f"{name}: nothing can be said: {session.due['referee'].ask()}")
            said += 1
    return took


def main():
    figures = Figures()
    for name in sys.argv[1:] or MAPS:
        (loop,) = medians([lambda: spent(fixed_loop)], 5)
        took = fight(name)
        for kind, most_ms in ASKED.items():
            median, most = statistics.median(took[kind]), max(took[kind])
            print(f"{name}: {len(took[kind])} times, {median * 1000:.2f} ms, {most * 1000:.2f} ms at most")
            figures.at_most(f"{name}: {kind}, in fixed loops", median / loop, round(most_ms / LOOP_MS, 2))
    figures.end()


if __name__ == "__main__":
    main()
