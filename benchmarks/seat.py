"""What a seat asks between two orders, on four maps, in processor time against the fixed loop of `engine.py`.

Run: python benchmarks/seat.py [MAP ...]

Each battle is fought for two turns in a session. Whenever orders are asked for and somebody has moved since they were
asked for last, the seat that is asked puts the questions that a screen or a computer's player puts:

1. Whom each of its soldiers sees (`survey().targets`). 2. What one that may be ordered can do (`rules.choices`),
and the menu of another as a person reads it (`view.orders.menu`), with what is proposed tried. 3. Where one of them gets by a
walk and 4. by a run (`survey().reachable`), if it may set out at all, for the first time since it stands there. 5. The
same walk once more, after something else has been said in the meantime.

Medians over all moments. The bounds stand for milliseconds on a quiet machine that takes 11 for the loop.
"""

import gc
import statistics
import sys
import tempfile
from collections import defaultdict
from functools import partial
from pathlib import Path
from time import process_time

from engine import fixed_loop
from measuring import Figures, medians, spent

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from support.soldierly import candidates, sixteen, table_for

from squadlog.battle.outcome import Accepted
from squadlog.facts.seats import Speaker
from squadlog.session.battle_session import Session, open_store
from squadlog.session.view.orders.menu import menu

MAPS = ("counting_house", "pest_control", "long_ford", "toll_bridge")
TURNS, EVERY = 2, 3
LOOP_MS = 11.0
SEES = "whom a soldier sees after somebody moved"
TABLE = "the table of actions of a soldier"
MENU = "the menu of a soldier as it is read"
WALK = "where a soldier gets by a walk"
RUN = "where a soldier gets by a run"
AGAIN = "that walk, when nobody near has moved"
MOST_MS = {SEES: 6.0, TABLE: 1.5, MENU: 1.5, WALK: 25.0, RUN: 100.0, AGAIN: 1.5}


def places(battle):
    """Who stands where."""
    return {unit.id: (unit.position, unit.posture, unit.out) for unit in battle.units.values()}


class Asked:
    """A battle in which a seat asks, and what each question took, by what it is."""

    def __init__(self, session):
        self.session, self.took = session, defaultdict(list)
        self.before, self.asked_from, self.walked, self.moments = None, set(), None, 0

    def ask(self):
        """Put the questions of this moment."""
        wanted, battle = self.session.due["referee"].ask(), self.session.views.seen("referee")
        if wanted.kind != "declare" or not wanted.units:
            return
        seat = self.session.seat(Speaker(seat=battle.units[wanted.units[0]].side))
        rules = seat.rules
        if self.walked is not None and self.walked[1] == places(battle):
            self._time(AGAIN, lambda: rules.survey().reachable(self.walked[0], "walk"))
            self.walked = None
        if places(battle) == self.before:
            return
        self.before, self.moments = places(battle), self.moments + 1
        survey, side = rules.survey(), battle.units[wanted.units[0]].side
        for number in survey.figures:
            if battle.units[number].side == side and not battle.units[number].out:
                self._time(SEES, partial(survey.targets, number))
        for unit in wanted.units[:1]:
            self._time(TABLE, partial(rules.choices, unit))
        for unit in wanted.units[1:2]:
            self._time(MENU, partial(menu, seat, [unit], said=False))
        for unit in wanted.units:
            here = (unit, battle.units[unit].position)
            if (
                here not in self.asked_from
                and survey.objection(unit, "run") is None
                and self.moments % EVERY == 1
            ):
                self.asked_from.add(here)
                self._time(WALK, partial(survey.reachable, unit, "walk"))
                self._time(RUN, partial(survey.reachable, unit, "run"))
                self.walked = unit, self.before
                break

    def _time(self, kind, question):
        began = process_time()
        question()
        self.took[kind].append(process_time() - began)


def fight(name):
    """Seconds of each question of a battle, by what it is."""
    with tempfile.TemporaryDirectory() as folder:
        asked = Asked(Session.create(open_store(Path(folder) / "a.db"), sixteen(name, TURNS)))
        said = 0
        gc.collect()
        gc.disable()
        while (battle := asked.session.views.seen("referee")).stage != "over":
            asked.ask()
            for command in candidates(battle, table_for(battle), said):
                if isinstance(asked.session.submit(command), Accepted):
                    break
            else:
                raise SystemExit(f"{name}: nothing can be said: {asked.session.due['referee'].ask()}")
            said += 1
    gc.enable()
    return asked.took


def main():
    figures = Figures()
    for name in sys.argv[1:] or MAPS:
        (before,) = medians([lambda: spent(fixed_loop)], 5)
        took = fight(name)
        (after,) = medians([lambda: spent(fixed_loop)], 5)
        loop = (before + after) / 2
        for kind, most_ms in MOST_MS.items():
            if not took[kind]:
                continue
            median, most = statistics.median(took[kind]), max(took[kind])
            print(f"{name}: {len(took[kind])} times, {median * 1000:.2f} ms, {most * 1000:.2f} ms at most")
            figures.at_most(f"{name}: {kind}, in fixed loops", median / loop, round(most_ms / LOOP_MS, 2))
    figures.end()


if __name__ == "__main__":
    main()
