"""A decided and stored command with the advanced chapters in force, against the same battle with none, in CPU time.

Run: python benchmarks/chapters.py

Sixteen soldiers fight whole turns by what people say, each side at the table and in the same file: once by the basic
rules, once with every chapter on, its squads led, of mixed quality, and with some of them in hiding. The two take
turns command by command. Where chapters have a say the two battles go apart, so that each kind of command is held
against its own kind, weighed by how often it is said in the basic battle.
"""

import statistics
import sys
import tempfile
import time
from collections import defaultdict
from dataclasses import replace
from pathlib import Path

from measuring import Figures

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from support.soldierly import candidates, sixteen, table_for

from squadlog.battle.outcome import Accepted
from squadlog.battle.setup import MayHide
from squadlog.facts import Waypoint
from squadlog.rules.advanced import ADVANCED
from squadlog.rules.desk.chapters import laid
from squadlog.rules.hiding.piles import Hide, LayDecoy, PlacementOver
from squadlog.seats import Speaker
from squadlog.shell.session import Session, open_store

TURNS = {"full_squads": 4, "counting_house": 2}
MOST = 1.3
ROUNDS = 5
HIDDEN = 2
QUALITIES = ("regular", "veteran", "elite", "green")


def with_chapters(setup):
    """The same battle with every chapter in force: a leader a squad, and soldiers of every quality."""
    led = {soldier.squad: soldier.id for soldier in reversed(setup.soldiers)}
    soldiers = tuple(
        replace(
            soldier,
            leader=-1 if soldier.id == led[soldier.squad] else None,
            quality=QUALITIES[number % len(QUALITIES)],
        )
        for number, soldier in enumerate(setup.soldiers)
    )
    may_hide = tuple(MayHide(side=side.id, source="agreement") for side in setup.sides)
    # On a map of its own, so that neither battle finds measured what the other has asked for.
    of_its_own = f"{setup.map}\n" if setup.map else ""
    return replace(setup, chapters=ADVANCED, soldiers=soldiers, may_hide=may_hide, map=of_its_own)


def hide(session):
    """Where hiding is played two a side lie hidden, and a decoy with them."""
    battle = session.seen("referee")
    if "hiding" not in battle.chapters:
        return
    for side in battle.side_ids():
        door = session.seat(Speaker(seat=side))
        units = [unit for unit in battle.units.values() if unit.side == side][-HIDDEN:]
        for unit in units:
            facing = unit.position.facing_deg if unit.position else 0.0
            assert isinstance(door.submit(Hide(unit=unit.id, facing_deg=facing)), Accepted)
        here = units[0].position
        places = [None] if here is None else [Waypoint(x=here.x + east, y=here.y) for east in (2, -2, 4, -4)]
        laid_there = (door.submit(LayDecoy(side=side, at=place)) for place in places)
        assert any(isinstance(outcome, Accepted) for outcome in laid_there)
        assert isinstance(door.submit(PlacementOver(side=side)), Accepted)


class Table:
    """A battle on record, and what its commands took, by their kind."""

    def __init__(self, store, setup):
        self.session = Session.create(store, setup)
        self.door = self.session.seat(Speaker(seat="table"))
        self.took = defaultdict(list)
        self.said = 0
        hide(self.session)

    @property
    def over(self):
        return self.session.seen("referee").stage == "over"

    def say_next(self):
        battle = self.session.seen("referee")
        for command in candidates(battle, laid(table_for(battle), battle), self.said):
            start = time.process_time()
            outcome = self.door.submit(command)
            took = time.process_time() - start
            if isinstance(outcome, Accepted):
                self.took[command.kind].append(took)
                self.said += 1
                return
        raise SystemExit(f"nothing can be said: {self.session.ask()}")


def fought(store, setups):
    """Both battles to their end, command by command in turn: what each kind of command took in either."""
    tables = [Table(store, setup) for setup in setups]
    while not all(table.over for table in tables):
        for table in tables:
            if not table.over:
                table.say_next()
    return [table.took for table in tables]


def ratio(basic, advanced):
    """What the commands of the basic battle would have taken with the chapters, against what they took."""
    shared = [kind for kind in basic if kind in advanced]
    with_them = sum(len(basic[kind]) * statistics.fmean(advanced[kind]) for kind in shared)
    return with_them / sum(sum(basic[kind]) for kind in shared)


def main():
    figures = Figures()
    for name, turns in TURNS.items():
        if sys.argv[1:] and name not in sys.argv[1:]:
            continue
        setup = sixteen(name, turns)
        setups = [setup, with_chapters(setup)]
        ratios = []
        for round_ in range(ROUNDS + 1):
            with tempfile.TemporaryDirectory() as folder:
                basic, advanced = fought(open_store(Path(folder) / "squadlog.db"), setups)
            if round_:
                ratios.append(ratio(basic, advanced))
        for kind in sorted(basic):
            one, other = (statistics.fmean(took.get(kind, [0])) * 1000 for took in (basic, advanced))
            print(
                f"  {name}: {kind} {one:.2f} ms ({len(basic[kind])}), "
                f"with chapters {other:.2f} ms ({len(advanced.get(kind, []))})"
            )
        figures.at_most(
            f"{name}: a command with every chapter, against the same with none",
            statistics.median(ratios),
            MOST,
        )
    figures.end()


if __name__ == "__main__":
    main()
