"""A whole turn of eight against eight at three sizes: no panel is more than half empty while another is cut.

    python tests/large/panels.py --all --seed 1              a turn at each size (a minute)
    python tests/large/panels.py --slots 10 --seed 7 --size 80x24

Whoever is asked does something that he may, by the seed. After each order that ends a slot the screen is measured as it
is, with the actions of the next soldier open, and with the card of a shot. Every run of the tests takes a few slots.
"""

import argparse
import asyncio
import contextlib
import random
import sys
import tempfile
import time
from collections import Counter
from dataclasses import replace
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))

import pytest
from support.panels import at_odds, panels
from support.running import running
from support.settling import quicken

from squadlog.battle.refusal import Refusal
from squadlog.tui.chrome.desk import Desk

SIZES = ((80, 24), (120, 36), (160, 48))
READY, FEW, MOST = "full_squads", 2, 200
KEYS = ((), ("a",), ("f",))
"""What is opened before the screen is measured: nothing, the actions of a soldier, a shot of his."""
ORDERS = (
    "fire {unit} at {enemy} range {range}", "walk {unit} 2m unseen", "watch {unit}", "reload {unit}",
    "kneel {unit}", "hold {unit}",
)  # fmt: skip
WEIGHTS = (5, 2, 2, 1, 1, 1)


class Turn:
    """One turn of a battle on the screen, and what was found amiss in it."""

    def __init__(self, app, pilot, seed):
        self.app, self.pilot, self.rng = app, pilot, random.Random(seed)
        self.found, self.measured, self.empty = {}, 0, Counter()
        self.cells, self.cut = Counter(), Counter()
        self.seat = app.screen.seat

    def _said(self, sentence):
        screen = self.app.screen
        outcome = screen.seat.say(sentence)
        if not isinstance(outcome, Refusal):
            screen.talk.came_of(outcome)
        return not isinstance(outcome, Refusal)

    def _order(self, unit):
        battle = self.seat.known
        enemies = [
            one.id for one in battle.units.values() if one.side != battle.units[unit].side and not one.out
        ]
        words = self.rng.choices(ORDERS, WEIGHTS)[0]
        if not self._said(
            words.format(unit=unit, enemy=self.rng.choice(enemies or [unit]), range=self.rng.randint(5, 30))
        ):
            self._said(f"hold {unit}")

    async def slot(self):
        """Let everybody who is asked do something, and end the slot. False: the turn is over."""
        ask = self.seat.due.ask()
        match ask.kind:
            case "begin":
                self._said("begin")
            case "roll_initiative":
                self._said("initiative")
            case "choose_order":
                self._said("move")
            case "declare":
                for unit in ask.units:
                    self._order(unit)
                self._said("done")
            case "fire":
                self._said(f"fire {ask.units[0]}") or self._said(f"withhold {ask.units[0]}")
            case _:
                self._said("done") or self._said("decline")
        await self.pilot.pause()
        now = self.seat.known
        return now.stage != "over" and now.now.turn == 1 and self.seat.due.ask() != ask

    async def measure(self):
        """The screen as it is, and with what keys open on it."""
        if self.seat.due.ask().kind not in ("declare", "fire"):
            return
        for keys in KEYS:
            await self.pilot.press(*keys)
            await self.pilot.pause()
            self.measured += 1
            for told in at_odds(self.app.screen):
                self.found.setdefault(told, f"{self.seat.known.now} after {keys}")
            for one in panels(self.app.screen):
                self.cells[one.name] += one.cells
                self.empty[one.name] += one.empty
                self.cut.update(f"{one.name}: {what}" for what in one.cut)
            self.app.screen.panels.close_all()


async def played(path, size, slots, seed):
    """A turn of so many slots at one size."""
    desk = Desk.open(path)
    number = desk.begin(replace(desk.ready_setup(READY), seed=seed, typed_dice=())).id
    desk.store.close()
    async with running(path, number, size=size) as (app, pilot):
        turn = Turn(app, pilot, seed)
        while await turn.slot() and (slots := slots - (turn.seat.due.ask().kind == "declare")) > 0:
            await turn.measure()
        return turn


def turn_at(size, slots, seed):
    """What a turn at one size comes to."""
    with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        quicken(patch)
        patch.setenv("TERM", "xterm-256color")
        return asyncio.run(played(Path(folder) / "squadlog.db", size, slots, seed))


def main():
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--all", action="store_true", help="a whole turn at each size")
    parser.add_argument("--slots", type=int, default=FEW)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--size", default="", help="one size, such as 80x24")
    asked = parser.parse_args()
    sizes = [tuple(map(int, asked.size.split("x")))] if asked.size else SIZES
    bad = 0
    for size in sizes:
        began = time.monotonic()
        turn = turn_at(size, MOST if asked.all else asked.slots, asked.seed)
        bad += len(turn.found)
        print(
            f"{size[0]}x{size[1]}, seed {asked.seed}: {turn.measured} pictures up to {turn.seat.known.now}, {time.monotonic() - began:.0f} s"
        )
        for name, cells in sorted(turn.cells.items()):
            print(f"  {name:<14} {turn.empty[name] / cells:4.0%} empty")
        for told, often in turn.cut.most_common(12):
            print(f"  {often:>3} times cut {told}")
        for told, where in turn.found.items():
            print(f"  ! {where}: {told}")
    return 1 if bad else 0


if __name__ == "__main__":
    with contextlib.suppress(KeyboardInterrupt):
        sys.exit(main())
