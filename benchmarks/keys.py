"""How many keys a turn of eight against eight takes on the battle screen, each pressed through Textual's pilot.

1. Four of each side move every second, the other four shoot once, and two of these then hold opportunity fire.
2. All sixteen move every second.

The program rolls the dice, standing orders are not used, and every key counts. A player looks at what is asked, for
longer than a key may still be meant for the question before, and presses what it takes, no key twice because it was
not heard; what the turn was to be is checked in the record afterwards. The map is a field with a wall
between those who run and those who shoot.

    python benchmarks/keys.py
"""

import asyncio
import sys
import tempfile
from collections import Counter
from dataclasses import replace
from pathlib import Path

from squadlog.battle.moment import SUBPHASES
from squadlog.battle.terms import Grouping, Start
from squadlog.facts.ground_facts import Position
from squadlog.facts.seats import REFEREE, Speaker
from squadlog.tui.app import SquadlogApp
from squadlog.tui.battle import late_keys
from squadlog.tui.battle.roster import Roster
from squadlog.tui.chrome.desk import Desk

MIXED, MOVING = 110, 120
SIZE = (160, 48)
SHOOTS = (((2, 0), (2, 1), (4, 2), (4, 3)), (8, (2, 3)))
"""Who of the four shooters fires in which second, and when which of them make ready for opportunity fire."""
FIELD = """
[map]
title = "A field with a wall"
width_m = 60
height_m = 40

[[wall]]
id = "W1"
kind = "external_wall"
line = [[0, 25], [60, 25]]
"""
SEED = 6
"""Of dice that hit nobody, so that each of them gets to shoot."""


def field(desk):
    """The ready battle of two whole squads, on the field, each squad one grouping."""
    setup = desk.ready_setup("full_squads")
    groupings, starts = [], []
    for side, (x, facing) in zip(setup.sides, ((5.5, 90.0), (54.5, 270.0)), strict=True):
        units = tuple(one.id for one in setup.soldiers if one.side == side.id)
        groupings.append(Grouping(id=side.id, name=f"Squad of {side.name}", side=side.id, units=units))
        for place, unit in enumerate(units):
            east = facing == 90.0
            y = 30.5 + 2 * place if place < 4 else (6.5 if east else 8.5) + 4 * (place - 4)
            near = x if place < 4 else x + (15 if east else -15)
            starts.append(Start(unit=unit, position=Position(x=near, y=y, facing_deg=facing)))
    return replace(
        setup,
        seed=SEED,
        groupings=tuple(groupings),
        map=FIELD,
        starts=tuple(starts),
        packs_on=False,
        typed_dice=(),
    )


class Player:
    """Presses keys and counts them by what they are for."""

    def __init__(self, pilot, screen):
        self.pilot, self.screen, self.pressed = pilot, screen, Counter()

    async def press(self, what, *keys):
        for key in keys:
            self.pressed[f"{key}  {what}"] += 1
            await self.pilot.press(key)
            await self.pilot.pause()

    @property
    def seat(self):
        return self.screen.seat

    async def stand_on(self, number):
        """Put the cursor on a soldier: its number, unless the cursor is there."""
        if self.screen.query_one(Roster).selected != number:
            await self.press("choose a soldier", *str(number))

    async def mark(self, units):
        await self.stand_on(units[0])
        await self.press("mark", *["space"] * len(units))

    async def turn(self, orders):
        """One turn: `orders` gives a slot its orders."""
        while self.seat.known.now.turn == 1:
            ask = self.seat.due.ask()
            match ask.kind:
                case "roll_initiative":
                    await self.press("roll for initiative", "enter")
                case "choose_order":
                    await self.press("MOVE", "m")
                case "fire":
                    await self.press("take the shot", "enter")
                case "declare":
                    await orders(self, self.seat.known)
                    await self.press("the grouping is done", "d")
                case _:
                    raise SystemExit(f"nobody was to be asked: {ask.sentence}")


async def mixed(player, battle):
    """Four go on moving; the others have their second to shoot, and two of them theirs to make ready."""
    units, now = battle.active.units, battle.now.subphase
    if now == 1:
        await player.mark(units[:4])
        await player.press("walk", "a", "w", "enter")
    else:
        await player.press("as last second", "r")
    shots, (ready, watchers) = SHOOTS
    for second, place in shots:
        if second == now:
            await player.stand_on(units[4 + place])
            await player.press("fire", "f")
    for place in watchers if now == ready else ():
        await player.stand_on(units[4 + place])
        await player.press("opportunity fire", "a", "o")


async def moving(player, battle):
    """All of them walk, and do so again."""
    if battle.now.subphase == 1:
        await player.stand_on(battle.active.units[0])
        await player.press("mark the grouping", "A")
        await player.press("walk", "a", "w", "enter")
    else:
        await player.press("as last second", "r")


async def played(orders, path):
    """The keys of one turn, and what came of them."""
    desk = Desk.open(path)
    number = desk.begin(field(desk)).id
    desk.store.close()
    app = SquadlogApp(path, number)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        app.load()
        await app.workers.wait_for_complete()
        await pilot.pause()
        screen = app.screen
        screen.seat.say("begin")
        screen.board.redraw(whole=True)
        await pilot.pause()
        player = Player(pilot, screen)
        await player.turn(orders)
        events = [
            event for entry in screen.seat.of(Speaker(seat=REFEREE)).log.entries() for event in entry.events
        ]
        return player.pressed, events


def moved(events, unit):
    """In how many seconds a unit moved."""
    return sum(event.kind == "unit_moved" and event.unit == unit for event in events)


def checked(events, movers, shooters, watchers):
    """Whether it was the turn that was to be played."""
    shots = Counter(event.unit for event in events if event.kind == "shot_fired")
    ready = {event.unit for event in events if event.kind == "opportunity_readied"}
    wrong = [unit for unit in movers if moved(events, unit) != SUBPHASES]
    wrong += [unit for unit in shooters if shots[unit] != 1]
    if wrong or ready != set(watchers) or not any(event.kind == "turn_ended" for event in events):
        raise SystemExit(f"another turn was played than was meant: {sorted(wrong)}, {sorted(ready)}")


def main():
    """Play both turns; print the keys of each, and end with 1 when there are too many."""
    everybody = range(1, 17)
    plans = (
        ("four move, four shoot once, two hold opportunity fire", mixed, MIXED,
         ((1, 2, 3, 4, 9, 10, 11, 12), (5, 6, 7, 8, 13, 14, 15, 16), (7, 8, 15, 16))),
        ("all move every second", moving, MOVING, (everybody, (), ())),
    )  # fmt: skip
    missed, late_keys.HOLDS_S = False, 0  # the pilot presses at once what a person looks before
    for name, orders, most, meant in plans:
        with tempfile.TemporaryDirectory() as folder:
            pressed, events = asyncio.run(played(orders, Path(folder) / "squadlog.db"))
        checked(events, *meant)
        count = sum(pressed.values())
        missed |= count > most
        print(f"{name}: {count} keys, at most {most}")
        for what, often in pressed.most_common():
            print(f"    {often:>3}  {what}")
    sys.exit(1 if missed else 0)


if __name__ == "__main__":
    main()
