"""A command decided and stored under the page of a scenario, against the same battle without it, in processor time.

Run: python benchmarks/scenario.py

The three premade scenarios, each two turns by its page and without; then the Counting House under as large a page as a
file may have: 200 areas, conditions that bind, triggers and objectives that wait for units in these areas. The battles
take turns command by command, and whole rounds with stored steps are timed. Where `python -c pass` takes 10 ms, the
largest page may cost 20 ms a command.
"""

import statistics
import sys
import tempfile
from pathlib import Path
from time import process_time

from measuring import Figures, spent_by

from squadlog.base.records import replace
from squadlog.battle.outcome import Accepted
from squadlog.book.load import load_rulebook, load_rulings
from squadlog.facts.scenario.area import NamedArea
from squadlog.facts.scenario.condition import Condition
from squadlog.facts.scenario.objective import Objective
from squadlog.facts.scenario.page import BLANK, ScenarioPage
from squadlog.facts.scenario.trigger import Trigger
from squadlog.facts.scenario.words import MOST
from squadlog.language.say import say
from squadlog.session.battle_session import Session, open_store
from squadlog.setup.scenes import load_battle

PREMADE = ("definitely_not_camping", "blow_the_damn_thing_up", "pest_control")
LARGEST = "counting_house"
COMMANDS = {True: 60, False: 60}
TIMES, MORE_MS = 1.5, 20
PASS_MS = 10


def largest():
    """A page of as many parts of each kind as there may be, all of which look at the map."""
    spots = [(1 + number % 20, 1 + number // 20 * 2) for number in range(MOST)]
    sides = ("kessrith", "blue")
    return ScenarioPage(
        areas=tuple(NamedArea(id=f"a{n}", centre=spot, radius_m=0.5) for n, spot in enumerate(spots)),
        conditions=tuple(
            Condition(id=f"c{n}", kind="limit", side="", area=f"a{n}", count=20) for n in range(MOST)
        ),
        triggers=tuple(
            Trigger(id=f"t{n}", kind="in_area", side=sides[n % 2], area=f"a{n}", count=30)
            for n in range(MOST)
        ),
        objectives=tuple(
            Objective(id=f"o{n}", side=sides[n % 2], kind="reach", area=f"a{n}", count=30, when="ever")
            for n in range(MOST)
        ),
    )


def without(setup):
    """The same battle with nothing laid down."""
    chapters = tuple(one for one in setup.chapters if one != "scenario")
    return replace(setup, page=BLANK, chapters=chapters, reserves=())


def paged(setup, page):
    """The same battle under this page."""
    ids = tuple(side.id for side in setup.sides)
    named = {"kessrith": ids[0], "blue": ids[1]}
    page = replace(
        page,
        triggers=tuple(replace(one, side=named[one.side]) for one in page.triggers),
        objectives=tuple(replace(one, side=named[one.side]) for one in page.objectives),
    )
    return replace(setup, page=page, chapters=(*setup.chapters, "scenario"))


def said(session):
    """What is said next: everybody walks a metre in the second and the seventh subphase, and else lets things pass."""
    ask = session.due["referee"].ask()
    match ask.kind:
        case "begin":
            return "begin overrule because it is measured"
        case "roll_initiative":
            return "initiative"
        case "choose_order":
            return f"move {ask.grouping}"
        case "fire":
            return f"fire {ask.units[0]}"
        case "opportunity":
            return f"decline {ask.units[0]}"
        case "step":
            return say(ask.options[0].says)
        case _:
            return "done"


def took(session, commands):
    """Milliseconds of each command, decided and stored."""
    found = []
    for _ in range(commands):
        ask = session.due["referee"].ask()
        if ask.kind == "over":
            break
        subphase = session.views.seen("referee").now.subphase
        words = [said(session)]
        if ask.kind == "declare" and subphase in (2, 7) and ask.units:
            words.insert(0, f"walk {ask.units[0]} 1m")
        for sentence in words:
            began = process_time()
            outcome = session.say(sentence)
            found.append((process_time() - began) * 1000)
            if sentence == words[-1] and not isinstance(outcome, Accepted):
                raise SystemExit(f"{sentence}: {outcome}")
    return found


def compared(store, one, other):
    """Median and the slowest in twenty of both, in milliseconds."""
    both = [took(Session.create(store, setup), COMMANDS[True]) for setup in (one, other)]
    return [(statistics.median(times), sorted(times)[-max(1, len(times) // 20)]) for times in both]


def main():
    """All figures."""
    figures = Figures()
    scale = PASS_MS / (1000 * min(spent_by([sys.executable, "-c", "pass"]) for _ in range(5)))
    book, rulings = load_rulebook(), load_rulings()
    with tempfile.TemporaryDirectory() as folder:
        store = open_store(Path(folder) / "squadlog.db")
        for key in PREMADE:
            setup = replace(load_battle(key, book, rulings), typed_dice=())
            rounds = [compared(store, setup, without(setup)) for _ in range(3)]
            ours, theirs = (statistics.median(one[place][0] for one in rounds) for place in range(2))
            figures.at_most(f"{key}, a median command by its page / without", ours / theirs, TIMES)
        setup = replace(load_battle(LARGEST, book, rulings), typed_dice=())
        rounds = [compared(store, paged(setup, largest()), setup) for _ in range(3)]
        for place, which in enumerate(("median", "slowest in twenty")):
            ours, theirs = (statistics.median(one[side][place] for one in rounds) for side in range(2))
            words = f"{LARGEST}, the largest page, {which} command, milliseconds more"
            figures.at_most(words, (ours - theirs) * scale, MORE_MS)
        store.close()
    figures.end()


if __name__ == "__main__":
    main()
