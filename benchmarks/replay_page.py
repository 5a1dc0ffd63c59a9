"""A battle of 5,000 events on a map as the file that plays it in a browser: how large it is, and what it takes to write.

Run: python benchmarks/replay_page.py

Everybody on the Counting House walks about and fires at the nearest enemy, whoever falls gets up again. The file may
have 300 KB, its script 12; it is made in at most 1.5 s where `python -c pass` takes 10 ms.
"""

import gzip
import random
import re
import sys
import tempfile
from pathlib import Path

from measuring import Figures, spent, spent_by

from squadlog.base.records import replace
from squadlog.battle.commands import Correct
from squadlog.battle.outcome import Accepted
from squadlog.book.load import load_rulebook, load_rulings
from squadlog.extras.paper.replay_page.page import replay_page
from squadlog.facts.seats import REFEREE, Speaker
from squadlog.language.say import say
from squadlog.session.battle_session import Session, open_store
from squadlog.setup.scenes import load_battle

EVENTS, SEED = 5000, 5
MOST, MOST_OF_THE_SCRIPT = 300_000, 12 * 1024
MOST_TIME = 150
"""1.5 s where a bare start takes 10 ms."""
OVERRULED = "overrule because it is measured"


def declared(battle, ask, rng):
    """What the first soldier who is free may do, the best first."""
    for number in ask.units:
        unit = battle.units[number]
        if unit.action is not None or unit.out or unit.position is None:
            continue
        here = unit.position
        foes = [
            one
            for one in battle.units.values()
            if one.side != unit.side and not one.out and one.position and one.floor == unit.floor
        ]
        if foes and rng.random() < 0.2:
            foe = min(foes, key=lambda one: abs(one.position.x - here.x) + abs(one.position.y - here.y))
            yield f"fire {number} at {foe.id}"
        x, y = here.x + rng.uniform(-4, 4), here.y + rng.uniform(-4, 4)
        yield f"{rng.choice(('walk', 'run'))} {number} toward {x:.1f},{y:.1f}"
        return


def sentences(battle, ask):
    """What is said next, and what if that is refused."""
    match ask.kind:
        case "begin":
            yield f"begin {OVERRULED}"
        case "roll_initiative":
            yield "initiative"
        case "choose_order":
            yield f"move {ask.grouping}"
        case "opportunity":
            yield f"decline {ask.units[0]}"
        case "step":
            yield say(ask.options[0].says)
        case "fire":
            unit = ask.units[0]
            yield f"fire {unit}"
            foes = [
                one.id for one in battle.units.values() if one.side != battle.units[unit].side and not one.out
            ]
            yield from (f"fire {unit} at {foe} {OVERRULED}" for foe in foes[:1])
            yield f"withhold {unit}"
        case _:
            yield "done"


def played(store):
    """A session of the Counting House with that many events."""
    rng, told = random.Random(SEED), 1  # noqa: S311 - the same battle each time
    setup = replace(load_battle("counting_house", load_rulebook(), load_rulings()), typed_dice=(), turns=None)
    session = Session.create(store, setup)
    while told < EVENTS:
        battle, ask = session.views.seen(REFEREE), session.due[REFEREE].ask()
        orders = [[one] for one in declared(battle, ask, rng)] if ask.kind == "declare" else []
        for tries in (*orders, sentences(battle, ask)):
            outcome = next((one for one in map(session.say, tries) if isinstance(one, Accepted)), None)
            told += len(outcome.events) if outcome else 0
        fallen = [number for number, unit in battle.units.items() if unit.out]
        if len(fallen) > len(battle.units) // 3:
            session.submit(Correct(unit=rng.choice(fallen), changes=(("wound", "L"),), reason="he gets up"))
    return session, told


def main():
    figures = Figures()
    bare = min(spent_by([sys.executable, "-c", "pass"]) for _ in range(5))
    with tempfile.TemporaryDirectory() as folder:
        store = open_store(Path(folder) / "squadlog.db")
        session, told = played(store)
        seat = session.seat(Speaker(seat=REFEREE))
        pages = []
        took = spent(lambda: pages.append(replay_page(seat.log.replay()).encode()))
        store.close()
    (page,) = pages
    script = max(re.findall(rb"<script>(.*?)</script>", page, re.DOTALL), key=len)
    print(
        f"{told} events: {len(page):,} bytes, {len(gzip.compress(page)):,} compressed, {took * 1000:.0f} ms"
    )
    figures.at_most("bytes of the file", len(page), MOST)
    figures.at_most("bytes of its script", len(script), MOST_OF_THE_SCRIPT)
    figures.at_most("the file, in bare starts", took / bare, MOST_TIME)
    figures.end()


if __name__ == "__main__":
    main()
