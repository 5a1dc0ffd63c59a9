"""Random keys in a battle, at human and at fast pace: no order that was typed is dropped without a word.

    python tests/large/hand.py --all --seed 1                10,000 keys at each pace
    python tests/large/hand.py --keys 500 --seed 7 --pace fast

An order key that is pressed on the roster while a soldier is chosen ends in a step of the record, in a question, or in
words that stay on the screen however often it is drawn, until the next key. `d` ends no second in which an order was
refused and nobody of the slot for whom it was has been told anything since; it asks. No key ends a slot in which
nobody was given an order although somebody could be, unless the key before asked. Enter does what the line says.
Every run of the tests takes a few keys, by a seed of the day. What was pressed before a fall is printed.
"""

import argparse
import asyncio
import contextlib
import random
import sys
import tempfile
import time
from collections import deque
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))

import pytest
from support.running import running
from support.settling import quicken
from textual.content import Content

from squadlog.battle.standing import STANDING
from squadlog.rules.common.ask import units_awaited
from squadlog.tui.battle import late_keys
from squadlog.tui.battle.roster import Roster
from squadlog.tui.chrome.desk import Desk

KEYS, FEW, ROUND = 10_000, 100, 250
"""At each pace by `--all`, in every run of the tests, and in one battle."""
PACES = {"human": 0.0, "fast": float("inf")}
"""How long a key may be meant for the question before: somebody who looks is always later, the fast one never."""
SIZE = (120, 36)
BATTLES = (
    ("newcomer", ("begin", "initiative", "move")),
    ("newcomer", ("begin", "initiative", "move", "fire 1 at 4", "fire 2 at 5", "hold 3", "done", "done")),
    ("counting_house", ("begin", "initiative", "move")),
    ("full_squads", ("chapter automatic_fire on", "begin", "initiative", "move")),
)
ORDERS = {"f": "f", "h": "h", "g": "g", "x": "x", "r": "r", "full_stop": "."}
PRESSED = (
    *tuple(ORDERS) * 4, *"12345678", *("d",) * 6, *("enter",) * 8, "down", "up", "space", "A", "escape",
    "a", "o", "k", "w", "m", "s", "c", "n", "y", "G", "u", "1", "5",
)  # fmt: skip
ENDS, BACK = ("d", "enter"), ("u", "z")
PHRASES = ("A", "a", "o", "enter", "d"), ("A", "h", "d", "d"), ("A", "a", "w", "enter", "d"), ("r", "d", "d")
OFTEN = 0.03
"""How often a whole phrase is pressed, as somebody does who has it in the fingers."""
AWAY = "y", "n", "escape", "enter", "enter"
"""What mostly is pressed where something else has the keys, so that it soon is the roster's turn again."""


class DroppedError(Exception):
    """An order that was typed came to nothing without a word: what was pressed before."""


class Hand:
    """Presses keys in one battle, and holds what comes of each against what it was to be."""

    def __init__(self, app, pilot, rng):
        self.app, self.pilot, self.rng = app, pilot, rng
        self.trail = deque(maxlen=40)
        self.refused = []
        self.phrase = deque[str]()
        self.asked_in = None
        """The slot whose end was asked about at the key before."""

    @property
    def at_the_roster(self):
        """Whether the keys are those of the battle, and none of a question, a sheet, a sentence or the map."""
        screen = self.app.screen
        own = hasattr(screen, "panels") and screen.panels.open is None
        return own and isinstance(screen.focused, Roster)

    async def step(self):
        """One key, and the law."""
        there = self.at_the_roster
        if there and not self.phrase and self.rng.random() < OFTEN:
            self.phrase = deque(self.rng.choice(PHRASES))
        drawn = self.rng.choice(PRESSED if there or self.rng.random() < 0.4 else AWAY)
        key = self.phrase.popleft() if self.phrase else drawn
        self.trail.append(key)
        if not there:
            await self.press(key)
            return
        screen = self.app.screen
        roster, seat = screen.query_one(Roster), screen.seat
        chosen, stood, ask = roster.selected, (seat.head, roster.marked), seat.due.ask()
        meant = screen.meant.marks() or (chosen,)
        before, undecided = seat.known, seat.due.undecided()
        asked_in, self.asked_in = self.asked_in, None
        await self.press(key)
        answered = self.app.screen is not screen or screen.panels.open is not None or seat.head != stood[0]
        if key in ORDERS and chosen is not None and not answered:
            await self.stays(screen)
            every = key == "r"
            whom = units_awaited(before, ask) if every else meant
            if ask.kind == "declare":
                here = [one for one in whom if one in ask.units]
                self.refused.append((slot(before), tuple(before.units[one] for one in here)))
        if slot(seat.known) != slot(before) and key not in BACK and asked_in != slot(before):
            self.ordered(before, ask, undecided)
        if key in ENDS and not answered and screen.query_one("#answer").content.plain != self.last:
            self.asked_in = slot(before)
        if key == "d" and slot(seat.known) != slot(before):
            for where, units in self.refused:
                if where == slot(before) and any(before.units[unit.id] == unit for unit in units):
                    raise DroppedError(f"d ended a second in which an order was refused: {self.told}")
        if slot(seat.known) != slot(before):
            self.refused.clear()  # whoever takes a second back begins it anew
        if (
            key == "enter"
            and not answered
            and (seat.head, roster.marked, roster.selected) == (*stood, chosen)
        ):
            await self.stays(screen)

    def ordered(self, battle, ask, undecided):
        """Somebody was given an order in a slot that has ended without a question, or nobody could be."""
        if ask.kind != "declare":
            return
        units = battle.members(ask.grouping)
        given = any(unit.declaration is not None or unit.holds(STANDING) for unit in units)
        if not given and {*undecided} & {*units_awaited(battle, ask)}:
            raise DroppedError(
                f"a slot ended in which nobody was ordered, and nothing was asked: {self.told}"
            )

    async def stays(self, screen):
        """What was said instead stands on the screen, and does so when it is drawn again."""
        said = screen.query_one("#answer").content.plain
        if not said or said == self.last:
            raise DroppedError(f"not a word: {self.told}\n{said}")
        screen.board.redraw(whole=True)
        await self.pilot.pause()
        if screen.query_one("#answer").content.plain != said:
            raise DroppedError(f"the word did not stay: {self.told}")

    async def press(self, key):
        """Press it; with a clean line of answers, so that what is said comes of this key."""
        screen = self.app.screen
        self.last = ""
        if self.at_the_roster:
            screen.answer.object("")
            screen.answer.show(Content(""))
            self.last = screen.query_one("#answer").content.plain
        await self.pilot.press(key)
        await self.pilot.pause()

    @property
    def told(self):
        """What was pressed last."""
        return " ".join(self.trail)


def slot(battle):
    """Whose second it is."""
    return battle.now, battle.active.id if battle.active is not None else None


def prepared(path, rng):
    """A battle in a new file."""
    desk = Desk.open(path)
    key, sentences = rng.choice(BATTLES)
    session = desk.begin(replace(desk.ready_setup(key), seed=rng.randrange(1000), typed_dice=()))
    for sentence in sentences:
        with contextlib.suppress(Exception):
            session.say(sentence)
    desk.store.close()
    return session.id


async def _round(path, battle, rng, keys):
    async with running(path, battle, size=SIZE) as (app, pilot):
        hand = Hand(app, pilot, rng)
        for _ in range(keys):
            if not app.is_running or not any(hasattr(one, "panels") for one in app.screen_stack):
                return
            await hand.step()


def typed(seed, pace, keys):
    """So many keys at a pace. Raises DroppedError."""
    rng = random.Random(f"{seed} {pace}")
    with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        patch.setattr(late_keys, "HOLDS_S", PACES[pace])
        patch.setenv("SQUADLOG_HOME", folder)
        for left in range(keys, 0, -ROUND):
            path = Path(folder) / f"{left}.db"
            asyncio.run(_round(path, prepared(path, rng), rng, min(left, ROUND)))


def main():
    """Keys as asked; ends with 1 after an order that was dropped."""
    given = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    given.add_argument("--all", action="store_true")
    given.add_argument("--keys", type=int, default=FEW)
    given.add_argument("--seed", type=int, default=int(datetime.now(UTC).strftime("%Y%m%d")))
    given.add_argument("--pace", choices=tuple(PACES), default="")
    asked = given.parse_args()
    keys, dropped = KEYS if asked.all else asked.keys, 0
    with pytest.MonkeyPatch.context() as patch:
        quicken(patch)
        for pace in (asked.pace,) if asked.pace else PACES:
            began = time.process_time()
            try:
                typed(asked.seed, pace, keys)
                told = "no order dropped"
            except DroppedError as error:
                dropped += 1
                told = str(error)
            took = time.process_time() - began
            print(f"{pace}, seed {asked.seed}, {keys} keys, {took:.0f} s: {told}", flush=True)
    return 1 if dropped else 0


if __name__ == "__main__":
    sys.exit(main())
