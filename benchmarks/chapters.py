"""A decided and stored command with the advanced chapters in force, against the same battle with none, in CPU time.

Run: python benchmarks/chapters.py

Sixteen soldiers fight whole turns by what people say, each side at the table and in the same file: once by the basic
rules, once with every chapter on, its squads led, of mixed quality, and with some of them in hiding. The two take
turns command by command. Where chapters have a say the two battles go apart, so that each kind of command is held
against its own kind, weighed by how often it is said in the basic battle.

`wide`: thirty-two of them on a map of 500 features, with mines, sensors and a tarp laid out, jammers carried; those
with the chapters throw and launch grenades and install charges as they go, so that fuses burn and smoke stands.
"""

import statistics
import sys
import tempfile
import time
from collections import defaultdict
from dataclasses import replace
from itertools import chain
from pathlib import Path
from random import Random

from measuring import Figures
from wide_maps import wide_map, wide_text

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from support.soldierly import candidates, sixteen, table_for

from squadlog.battle.commands import Declare
from squadlog.battle.outcome import Accepted
from squadlog.battle.state import ShotPlan
from squadlog.battle.terms import Goods, MayHide, Start
from squadlog.book.load import load_rulebook, load_rulings
from squadlog.facts.ground_facts import Position, Waypoint
from squadlog.facts.seats import Speaker
from squadlog.ground.map.dump import dump_map
from squadlog.rules.common.advanced import ADVANCED
from squadlog.rules.common.kept.laid_things import LayingOver, LayThing
from squadlog.rules.desk.chapters import add_chapters
from squadlog.rules.grenades.record import belt
from squadlog.rules.hiding.piles import Hide, LayDecoy, PlacementOver
from squadlog.session.battle_session import Session, open_store
from squadlog.setup.scenes import load_battle

TURNS = {"full_squads": 4, "counting_house": 2}
MOST, MOST_WIDE = 1.3, 2.0
ROUNDS, ROUNDS_WIDE = 5, 3
WIDE = "wide"
UNITS, FEATURES, HALF_M = 32, 500, 15.0
LAID = {"mine": 3, "ground_sensor": 1, "holotarp": 1}
CALLED = {"ground_sensor": "sensor", "holotarp": "tarp"}
EQUIPMENT = {0: ("grenade_launcher",), 1: ("plastic_charge", "plastic_charge"), 2: ("shaped_charge",)}
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


def on_wide_map():
    """Thirty-two soldiers of two sides, close to each other in the middle of a map of 500 features, for one turn."""
    drawn, chance = wide_map(FEATURES), Random(8)  # noqa: S311 - places, nothing to hide
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "wide.toml"
        path.write_text(wide_text(FEATURES), encoding="utf-8")
        few = load_battle("full_squads", load_rulebook(), load_rulings(), on_map=str(path))
    home = {number: one.id for one in few.groupings for number in one.units}
    likes = {number: few.soldiers[(number - 1) % len(few.soldiers)] for number in range(1, UNITS + 1)}
    soldiers = tuple(replace(like, id=number, leader=None) for number, like in likes.items())
    groupings = tuple(
        replace(one, units=tuple(number for number, like in likes.items() if home[like.id] == one.id))
        for one in few.groupings
    )
    x, y = drawn.width_m / 2, drawn.height_m / 2
    first = few.sides[0].id
    start = tuple(
        Start(
            unit=soldier.id,
            position=Position(
                x=x + chance.uniform(1, HALF_M) * (-1 if soldier.side == first else 1),
                y=y + chance.uniform(-HALF_M, HALF_M),
                facing_deg=90.0 if soldier.side == first else 270.0,
            ),
        )
        for soldier in soldiers
    )
    anywhere = dump_map(drawn.model_copy(update={"zones": ()}))
    return replace(
        few, soldiers=soldiers, groupings=groupings, starts=start, map=anywhere, turns=1, remarks=()
    )


def with_hardware(setup):
    """The same with every chapter, and with what people buy: launchers, charges, jammers, what is laid out."""
    setup = with_chapters(setup)
    soldiers = tuple(
        replace(
            soldier,
            equipment=(*EQUIPMENT.get(number % 4, ()), *(("ecm_jammer",) if soldier.leader == -1 else ())),
        )
        for number, soldier in enumerate(setup.soldiers)
    )
    goods = tuple(
        Goods(side=side.id, item=item, count=count) for side in setup.sides for item, count in LAID.items()
    )
    return replace(setup, soldiers=soldiers, goods=goods)


def lay(session):
    """Each side lays out what it has bought, here and there among the others."""
    battle = session.views.seen("referee")
    if not battle.setup.goods:
        return
    chance = Random(9)  # noqa: S311 - likewise
    x, y = (sum(getattr(one.position, way) for one in battle.setup.starts) / UNITS for way in "xy")
    for side in battle.side_ids():
        door = session.seat(Speaker(seat=side))
        for what, count in LAID.items():
            lying = 0
            for _ in range(60):
                at = Waypoint(x=x + chance.uniform(-20, 20), y=y + chance.uniform(-20, 20))
                laid_there = door.submit(LayThing(side=side, what=CALLED.get(what, what), at=at))
                lying += isinstance(laid_there, Accepted)
                if lying == count:
                    break
            assert lying == count, laid_there
        assert isinstance(door.submit(LayingOver(side=side)), Accepted)


def hardware(battle, said):
    """What only the chapters have: now and then a grenade in hand, a throw, a launch, a charge."""
    for unit in battle.units.values():
        if unit.action is not None or unit.declaration is not None or unit.position is None or unit.out:
            continue
        if "grenades" not in battle.chapters or (said + unit.id) % 4:
            continue
        foes = [
            one for one in battle.units.values() if one.side != unit.side and one.position and not one.out
        ]
        kind = ("smoke", "fragmentation")[unit.id % 2]
        if belt(unit).ready:
            for foe in foes[:3]:
                at = Waypoint(x=foe.position.x, y=foe.position.y, floor=foe.floor)
                yield Declare(unit=unit.id, action="throw", shot=ShotPlan(weapon="", target=at))
        elif "grenade_launcher" in unit.soldier.equipment:
            for foe in foes[:3]:
                at = Waypoint(x=foe.position.x, y=foe.position.y, floor=foe.floor)
                yield Declare(unit=unit.id, action="launch", shot=ShotPlan(weapon="1", target=at))
        elif "plastic_charge" in unit.soldier.equipment:
            yield Declare(unit=unit.id, action="install_charge", shot=ShotPlan(weapon="plastic"))
        else:
            yield Declare(unit=unit.id, action="pick_up_object", item=kind)


def hide(session):
    """Where hiding is played two a side lie hidden, and a decoy with them."""
    battle = session.views.seen("referee")
    if "hiding" not in battle.chapters:
        return
    for side in battle.side_ids():
        door = session.seat(Speaker(seat=side))
        units = [unit for unit in battle.units.values() if unit.side == side][-HIDDEN:]
        for unit in units:
            facing = unit.position.facing_deg if unit.position else 0.0
            hidden = door.submit(Hide(unit=unit.id, facing_deg=facing))
            assert isinstance(hidden, Accepted), hidden
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
        lay(self.session)
        hide(self.session)

    @property
    def over(self):
        return self.session.views.seen("referee").stage == "over"

    def say_next(self):
        battle = self.session.views.seen("referee")
        wanted = candidates(battle, add_chapters(table_for(battle), battle), self.said)
        if battle.setup.goods and battle.stage == "actions":
            wanted = chain(hardware(battle, self.said), wanted)
        for command in wanted:
            start = time.process_time()
            outcome = self.door.submit(command)
            took = time.process_time() - start
            if isinstance(outcome, Accepted):
                self.took[command.kind].append(took)
                self.said += 1
                return
        raise SystemExit(f"nothing can be said: {self.session.due['referee'].ask()}")


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
    for name in (*TURNS, WIDE):
        if sys.argv[1:] and name not in sys.argv[1:]:
            continue
        wide = name == WIDE
        setup = on_wide_map() if wide else sixteen(name, TURNS[name])
        setups = [setup, (with_hardware if wide else with_chapters)(setup)]
        ratios = []
        for round_ in range((ROUNDS_WIDE if wide else ROUNDS) + 1):
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
            MOST_WIDE if wide else MOST,
        )
    figures.end()


if __name__ == "__main__":
    main()
