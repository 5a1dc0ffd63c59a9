"""Random keys and clicks over every screen of the program, at four sizes: nothing may fall over.

    python tests/large/monkey.py --all                       10,000 steps at each of four sizes (half an hour)
    python tests/large/monkey.py --steps 500 --seed 7 --size 80x24

Each round begins in one of the places that a person comes to: home, the builder, a battle without a map and one on one,
with typed dice and with the program's, the log, the rules, each side game. What was pressed before a fall is printed.
Every run of the tests takes a few steps, by a seed of the day.
"""

import argparse
import asyncio
import contextlib
import os
import random
import shutil
import sys
import tempfile
import time
import traceback
from collections import deque
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))

import pytest
from support.settling import quicken

from squadlog.book.places import data_dir
from squadlog.extras.games.catalogue import GAMES
from squadlog.extras.games.score import Score
from squadlog.extras.games.session.match import Match
from squadlog.extras.workshop.screens.map_table import MapTableScreen
from squadlog.extras.workshop.screens.scene_table import SceneTableScreen
from squadlog.setup.own.paper import empty
from squadlog.setup.own.scenes import open_scene
from squadlog.tui.app import SquadlogApp
from squadlog.tui.chrome.desk import Desk

STEPS, FEW = 10_000, 50
"""At each size, and at each size in every run of the tests."""
SIZES = ((80, 24), (120, 36), (160, 48), (200, 60))
ROUND = 60
"""Steps after which the monkey is put elsewhere."""
KEYS = (
    *"abcdefghijklmnopqrstuvwxyz", *"ABCDEFGHIKLMNPRSTVWXYZ", *"1234567890",
    *("enter",) * 8, *("escape",) * 4, *("up", "down", "left", "right", "tab", "space") * 3,
    "shift+tab", "shift+up", "shift+down", "colon", "slash", "question_mark", "comma", "full_stop", "semicolon",
    "backspace", "delete", "pageup", "pagedown", "home", "end", "plus", "minus", "equals_sign", "asterisk",
    "left_square_bracket", "right_square_bracket", "number_sign", "f1", "f2", "f5", "ctrl+p", "ctrl+z", "ctrl+a",
)  # fmt: skip
BATTLES = (
    ("newcomer", True, ()),
    ("newcomer", False, ("begin", "initiative", "move", "done", "walk 3 2m", "fire 1 at 4", "done")),
    ("counting_house", False, ("begin", "initiative", "move", "done")),
    ("tutorial_map", False, ("begin", "initiative")),
    ("boarding", False, ("begin",)),
    ("full_squads", True, ("begin", "initiative", "4", "7", "move")),
    ("counting_house", False, ("chapter automatic_fire on", "chapter rout on", "chapter regroup on")),
    (
        "full_squads",
        True,
        (
            *(
                "chapter automatic_fire on",
                "chapter rout on",
                "chapter regroup on",
                "leader 1",
                "leader 9",
                "begin",
            ),
            *(
                "initiative",
                "3",
                "7",
                "move",
                "correct moment=T12.s10 because late",
                "correct 2 rout=yes because so",
            ),
        ),
    ),
)
PLACES = (
    "",
    "squads",
    "new_battle",
    "rules",
    "rulings",
    "settings",
    "side_games",
    "log",
    "score",
    "new_game",
    "workshop",
    "map_table",
    "scene_table",
    "quick_battle",
    "scenario_file",
    "papers",
    "companies",
)


MAP = data_dir("scenarios") / "maps" / "the_counting_house.toml"
"""What the monkey draws on: a copy, for it saves."""
SCENARIO = data_dir("scenarios") / "battles" / "market_day.toml"
"""What it writes on, and begins from its file."""


class FallError(Exception):
    """The program fell over: where, at what size, and what was pressed before."""


def laid_out(path):
    """Into a new file: battles, side games and squads; the numbers of battles and games."""
    desk = Desk.open(path)
    for key in ("john_doe", *[name.removeprefix("ready:") for name in desk.squad_names()][:2]):
        with contextlib.suppress(Exception):
            desk.store.squads.save(key, desk.squad(f"ready:{key}").model_dump_json())
    battles = []
    for place, (key, typed, sentences) in enumerate(BATTLES):
        setup = desk.ready_setup(key)
        sides = tuple(side.id for side in setup.sides) if typed else ()
        session = desk.begin(replace(setup, seed=place, typed_dice=sides))
        for sentence in sentences:
            session.say(sentence)
        battles.append(session.id)
    games = [Match.create(desk.store, Score(game=key, seed=3)).id for key in GAMES]
    desk.store.close()
    return battles, games


class Monkey:
    """Presses and clicks; `trail` is what it did last."""

    def __init__(self, app, pilot, rng, battles, games):
        self.app, self.pilot, self.rng = app, pilot, rng
        self._battles, self._games = battles, games
        self.trail = deque(maxlen=60)

    async def elsewhere(self):
        """Another place, over whatever is shown."""
        while len(self.app.screen_stack) > 1:
            self.app.pop_screen()  # all at once: a game that comes to light would let its curtain fall again
        await self.pilot.pause()
        kind = self.rng.randrange(3)
        if kind == 0:
            number = self.rng.choice(self._battles)
            self.trail.append(f"<battle {number}>")
            self.app.open_battle(number)
        elif kind == 1 and self.rng.random() < 0.5:
            number = self.rng.choice(self._games)
            self.trail.append(f"<game {number}>")
            self.app.open_record(number)
        else:
            place = self.rng.choice(PLACES)
            self.trail.append(f"<{place or 'home'}>")
            self.go(place)
        await self.pilot.pause()

    def go(self, place):
        """Open a screen by its name, with what it needs."""
        desk = self.app.desk
        if place in ("log", "score"):
            self.app.show(place, desk.resume(self.rng.choice(self._battles)))
        elif place == "rules":
            self.app.show(place, "FIR-02")
        elif place == "rulings":
            self.app.show(place, desk.resume(self.rng.choice(self._battles)))
        elif place == "new_game":
            self.app.show(place)
        elif place == "map_table":
            self.app.push_screen(MapTableScreen.of_file(Path(MAP.name).resolve()))
        elif place == "scene_table":
            self.app.push_screen(SceneTableScreen(self.rng.choice((empty(), open_scene(SCENARIO)[0]))))
        elif place == "scenario_file":
            self.app.action_open("new_battle")
            file = str(SCENARIO if self.rng.random() < 0.5 else MAP)
            begun = self.app.screen
            begun.call_after_refresh(lambda: begun.add_file(file))  # once it is there
        elif place:
            self.app.action_open(place)

    async def step(self):
        """One key or one click."""
        if self.rng.random() < 0.8:
            key = self.rng.choice(KEYS)
            self.trail.append(key)
            await self.pilot.press(key)
        else:
            at = self.rng.randrange(self.app.size.width), self.rng.randrange(self.app.size.height)
            times = self.rng.choice((1, 1, 1, 2))
            self.trail.append(f"click{at}x{times}")
            await self.pilot.click(offset=at, times=times)
        await self.pilot.pause()


async def _round(path, size, rng, steps, places):
    app = SquadlogApp(path)
    monkey = None
    try:
        async with app.run_test(size=size, notifications=True, tooltips=True) as pilot:
            await pilot.pause()
            app.load()
            await app.workers.wait_for_complete()
            app.desk.store.settings.set("game_seconds", "0.05")
            app.animation_level = "none"
            monkey = Monkey(app, pilot, rng, *places)
            for step in range(steps):
                if not app.is_running or app._exit:
                    return step
                if step % ROUND == 0:
                    await monkey.elsewhere()
                await monkey.step()
    except Exception as error:
        trail = " ".join(monkey.trail) if monkey is not None else "before the first key"
        shown = "".join(traceback.format_exception(error)[-12:])
        raise FallError(f"{size[0]}x{size[1]}: {trail}\n{shown}") from error
    return steps


def climb(seed, size, steps):
    """So many steps at a size. Raises FallError."""
    rng = random.Random(f"{seed} {size}")
    here = Path.cwd()
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        home = os.environ.get("SQUADLOG_HOME")
        os.environ["SQUADLOG_HOME"] = folder  # what it draws is kept there
        shutil.copy(MAP, folder)
        try:
            left = steps
            while left > 0:
                path = Path(folder) / f"{left}.db"
                places = laid_out(path)
                left -= max(1, asyncio.run(_round(path, size, rng, min(left, 1000), places)))
        finally:
            os.chdir(here)
            os.environ.pop("SQUADLOG_HOME")
            if home is not None:
                os.environ["SQUADLOG_HOME"] = home


def main():
    """Steps as asked; ends with 1 after a fall."""
    given = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    given.add_argument("--all", action="store_true")
    given.add_argument("--steps", type=int, default=FEW)
    given.add_argument("--seed", type=int, default=int(datetime.now(UTC).strftime("%Y%m%d")))
    given.add_argument("--size", default="")
    asked = given.parse_args()
    sizes = [tuple(int(part) for part in asked.size.split("x"))] if asked.size else SIZES
    steps = STEPS if asked.all else asked.steps
    fallen = 0
    with pytest.MonkeyPatch.context() as patch:
        quicken(patch)
        for size in sizes:
            began = time.process_time()
            try:
                climb(asked.seed, size, steps)
                told = "no fall"
            except FallError as fall:
                fallen += 1
                told = f"fell: {fall}"
            took = time.process_time() - began
            print(f"{size[0]}x{size[1]}, seed {asked.seed}, {steps} steps, {took:.0f} s: {told}", flush=True)
    return 1 if fallen else 0


if __name__ == "__main__":
    sys.exit(main())
