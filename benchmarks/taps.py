"""How many taps a turn of eight soldiers of one side takes on a phone, each done in a real browser on a served page.

The mix is that of `keys.py`: four move every second, the other four shoot once, and two of these then hold
opportunity fire. The program rolls the dice, standing orders are not used, and every tap counts; the other side is
played by a program. What the turn was to be is checked in the record afterwards.

    PYTHONPATH=tests python benchmarks/taps.py
"""

import json
import sys
import tempfile
from collections import Counter
from pathlib import Path

from keys import SHOOTS, checked, field
from support.browsing import Pages, browser
from support.pages_played import ENTRY, SAYS
from support.served import served

from squadlog.facts.seats import REFEREE, Speaker
from squadlog.session.battle_session import Session, open_store
from squadlog.tui.chrome.desk import Desk

MOST = 45
OURS = tuple(range(1, 9))


SAME = "[...document.querySelectorAll('#sheet [name=at], [data-piece=asked] [name=at]')].every((at, _, all) => at.value === all[0].value)"
"""Whether all that is shown, the open sheet too, is of the same moment."""


class Thumb:
    """A player at a phone who counts what is tapped, by what it is for."""

    def __init__(self, opened):
        self.opened, self.taps = opened, Counter()

    def tap(self, what, target):
        self.taps[what] += 1
        self.opened.touch(target)

    def says(self, what, sentence, within=""):
        """Tap the button that says it, and wait until the page shows what came of it."""
        page = self.opened.page
        before = page.evaluate(ENTRY)
        self.opened.until(SAME)
        self.tap(
            what,
            f'{within} {SAYS}:has(input[name="say"][value{"^" if within else ""}={json.dumps(sentence)}]) button',
        )
        self.opened.until(f"+document.body.dataset.entry > {before}")

    def state(self):
        """What the seat knows, once the page shows as much."""
        state = self.opened.context.request.get(f"{self.opened.address}/state").json()
        self.opened.until(f"+document.body.dataset.entry >= {state['entry']}")
        return state

    def menu(self, *units):
        """Have the menu of one soldier open, or of several who are marked; it may be open as the next in turn."""
        if len(units) > 1:
            for unit in units:
                self.tap("mark", f'[data-piece=orders] .mark:has(input[value="{unit}"])')
            return self.tap("menu of the marked", ".marked")
        (unit,) = units
        row = f'a[href^="/page/piece/menu?unit={unit}"]'
        if self.seen(f"#sheet nav {row}[aria-current]"):
            return None
        if not self.seen(f"#sheet nav {row}") and self.seen("#sheet .shut"):
            self.tap("close", "#sheet .shut")
        return self.tap(
            "menu of a soldier", f"#sheet nav {row}" if self.seen("#sheet") else f"[data-piece=orders] {row}"
        )

    def seen(self, what):
        return self.opened.page.locator(what).locator("visible=true").count() > 0


def orders(thumb, second):
    """The orders of one second, then that they are done."""
    movers, shooters = OURS[:4], OURS[4:]
    shots, (ready, watchers) = SHOOTS
    fire = [place for when, place in shots if when == second]
    watch = list(watchers) if second == ready else []
    if second == 1:
        thumb.menu(*movers)
        thumb.says("walk", "walk 1,2,3,4", "#sheet")
    elif not fire and not watch:
        return thumb.says("as before, and done", "as before; done")
    else:
        thumb.says("as before", "as before")
    for place in (*fire, *watch):
        thumb.menu(shooters[place])
        thumb.says(*(("fire", f"declare {shooters[place]} fire_throw", "#sheet") if place in fire
                     else ("opportunity fire", f"watch {shooters[place]}", "#sheet")))  # fmt: skip
    return thumb.says("done", "done")


def play(thumb, table, other):
    """One turn: whoever is asked answers, ours by thumb."""
    enemy, referee = table.join(other), table.join("referee")
    assert referee.say("begin").status == 200
    while (state := thumb.state())["now"].startswith("T1"):
        ask, second = state["question"], int(state["now"].rpartition("s")[2])
        if not ask["mine"]:
            theirs = enemy.get("/state").json["question"]
            said = [one["say"] for one in theirs["answers"]]
            enemy.say("done" if "done" in said else said[0])
        elif ask["kind"] == "declare":
            orders(thumb, second)
        else:
            said = sorted(ask["answers"], key=lambda one: not (one["enter"] or one["say"].startswith("move")))
            thumb.says(ask["kind"], said[0]["say"])


def main():
    """Play the turn; print the taps, and end with 1 when there are too many."""
    with tempfile.TemporaryDirectory() as folder, browser() as started:
        path = Path(folder) / "squadlog.db"
        desk = Desk.open(path)
        desk.begin(field(desk))
        desk.store.close()
        pages = Pages(started)
        with served(path) as table:
            thumb = Thumb(pages.open(table.url, "phone", f"/#{table.codes[1, 'blue']}"))
            thumb.opened.shows("body[data-entry]")
            play(thumb, table, "red")
            faults = pages.close()
        store = open_store(path)
        log = Session.open(store, 1).seat(Speaker(seat=REFEREE)).log
        checked([event for entry in log.entries() for event in entry.events], OURS[:4], OURS[4:], OURS[6:])
        store.close()
    count = sum(thumb.taps.values())
    print(f"four of eight move, four shoot once, two hold opportunity fire: {count} taps, at most {MOST}")
    for what, often in thumb.taps.most_common():
        print(f"    {often:>3}  {what}")
    for fault in faults:
        print(fault)
    sys.exit(1 if count > MOST or faults else 0)


if __name__ == "__main__":
    main()
