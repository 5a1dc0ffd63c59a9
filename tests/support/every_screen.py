"""Every screen of the program, one after the other in one app, with battles, games and squads kept."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from os import environ
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

from support.lab_rows import lab_of
from support.matches import seated
from textual.screen import ModalScreen
from textual.worker import WorkerError

from squadlog.book.places import data_dir
from squadlog.extras.careers.session.companies import Companies
from squadlog.extras.careers.session.company_log import CompanyLogAccess, PaperBattle
from squadlog.extras.games.catalogue import GAMES
from squadlog.extras.games.score import Score
from squadlog.extras.games.session.match import Match
from squadlog.extras.web.screens import phones
from squadlog.extras.web.screens.hosted import HostedSeat
from squadlog.extras.web.server.guest import SeatPlace
from squadlog.extras.web.server.tables import SeatTold
from squadlog.extras.workshop.screens.map_table import MapTableScreen
from squadlog.squads.exchange import export_squad
from squadlog.tui.app import SquadlogApp
from squadlog.tui.chrome.desk import Desk

BATTLES = {
    "newcomer": ("begin", "initiative", "3", "8", "move", "walk 2 2m"),
    "counting_house": ("begin", "initiative", "move", "done", "move", "done", "done"),
}
STEPS = 30
"""Words said after those: long enough for a log."""
MOVES = 24
"""Moves made in each side game."""
FINISHED, PEOPLE = 12, ("Ann", "Bob", "Cleo", "Dan")
"""Side games that are over, and who played them."""
FOUGHT = 22
"""Results of battles on paper."""
SQUADS = ("john_doe", "asmalis_crew", "asmalis_marines")
SHEETS = ("help", "table")
"""What asks or explains, over a screen or in its place: excepted where a screen has to be filled."""


class Kept:
    """A file with battles begun, a game of each kind and three squads; the numbers of them. Beside it lies a lab."""

    def __init__(self, path: Path) -> None:
        self.path = path
        desk = Desk.open(path)
        for key in SQUADS:
            plan = desk.squad(f"ready:{key}")
            desk.store.squads.save(plan.name, export_squad(plan))
        self.battles = {}
        for key, sentences in BATTLES.items():
            typed = ("blue", "red") if key == "newcomer" else ()
            seat = desk.begin(replace(desk.ready_setup(key), seed=4, typed_dice=typed))
            for sentence in sentences:
                seat.say(sentence)
            for _ in range(STEPS):
                seat.say({"choose_order": "move"}.get(seat.due.ask().kind, "done"))
            self.battles[key] = seat.id
        for place in range(FINISHED):
            _given_up(desk, tuple(GAMES)[place % len(GAMES)], place)
        self.games = {key: _begun(desk, key) for key in GAMES}
        _founded(desk)
        desk.store.close()
        (path.parent / "labs").mkdir()
        lab_of(path.parent / "labs")


def _founded(desk: Desk) -> None:
    """Two companies and what came of their battles on paper."""
    companies = Companies(desk.store)
    for name in ("Able", "Baker"):
        one = companies.found(name)
        for key in SQUADS:
            companies.enlist(one, desk.squad(f"ready:{key}"), (), desk.book, desk.rulings)
            one = companies.called(name)
    annals = CompanyLogAccess(companies)
    annals.open_campaign("The River", "Who holds the ford")
    for place in range(FOUGHT):
        sides = (("Able", str(place)), ("Baker", "9"))
        annals.enter(PaperBattle(title=f"Fight {place + 1}", sides=sides, lines={"Able": ["1-3"]}))


def _begun(desk: Desk, key: str) -> int:
    """A game with some moves made, whatever comes; its number."""
    match, chance = Match.create(desk.store, Score(game=key, seed=3)), Random(5)
    for _ in range(MOVES):
        if match.progress.to_move is None:
            break
        seat = seated(match, match.seating.own[match.progress.to_move])
        match.moves.say(chance.choice([move for move in seat.view.offers() if not seat.is_word(move)]))
    return match.id


def _given_up(desk: Desk, key: str, place: int) -> None:
    """A game between two of the people who play here, which one of them gives up."""
    seats = PEOPLE[place % len(PEOPLE)], PEOPLE[(place + 1 + place // len(PEOPLE)) % len(PEOPLE)]
    Match.create(desk.store, Score(game=key, seed=place, seats=seats)).moves.say("resign")


async def each_screen(app: SquadlogApp, pilot, kept: Kept) -> AsyncIterator[str]:
    """Show one after the other; gives the name of each once it stands still."""
    yield "home"
    for name in ("new_battle", "quick_battle", "squads", "find", "records", "rules", "rulings", "settings",
                 "side_games", "new_game", "game_rules", "game_statistics", "workshop", "papers",
                 "companies", "annals"):  # fmt: skip
        if name == "new_game":
            app.show(name)
        elif name == "find":
            app.show(name, "c")
        elif name == "game_rules":
            app.show(name, "", "A.6")
        elif name == "game_statistics":
            app.show(name)
        else:
            app.action_open(name)
        if name == "quick_battle":
            while app.screen._map is None:  # noqa: ASYNC110 - it is drawn in a thread, once the keys rest
                await asyncio.sleep(0.02)
        await still(app, pilot)
        if hasattr(app.screen, "_look"):  # what is shown once the cursor rests
            app.screen._look()
            await still(app, pilot)
        yield name
        await gone(app, pilot)
    with patch.dict(environ, {"SQUADLOG_HOME": str(kept.path.parent)}):
        app.action_open("labs")
        await still(app, pilot)
        yield "labs"
        for key, name in (("enter", "lab"), ("h", "lab heat")):
            await pilot.press(key)
            await still(app, pilot)
            yield name
        await gone(app, pilot)
    app.push_screen(MapTableScreen.of_file(data_dir("scenarios") / "maps" / "the_counting_house.toml"))
    await still(app, pilot)
    yield "map table"
    await gone(app, pilot)
    for key, number in kept.battles.items():
        app.open_battle(number)
        await still(app, pilot)
        yield f"battle {key}"
        seat = app.desk.resume(number)
        for name in ("log", "replay", "score", "table", "rulings")[: 5 if key == "newcomer" else 3]:
            app.show(name, seat)
            await still(app, pilot)
            yield name if name in SHEETS else f"{name} of {key}"
            app.pop_screen()
            await pilot.pause()
        if key == "newcomer":
            with _served(number):
                app.show("phones", seat)
                await still(app, pilot)
                yield "phones"
                app.pop_screen()
                await pilot.pause()
            app.action_help()
            await still(app, pilot)
            yield "help"
        await gone(app, pilot)
    for key, number in kept.games.items():
        app.open_record(number)
        await still(app, pilot)
        if isinstance(app.screen, ModalScreen):  # the curtain between two who share a screen
            await pilot.press("enter")
            await still(app, pilot)
        yield f"game {key}"
        await gone(app, pilot)


@contextmanager
def _served(number: int) -> Iterator[None]:
    """A battle that is served, as far as its screen can tell: seats that are free, one that is taken, one left."""
    free = (
        ("Ann", "player", "free"),
        ("Cleo", "player", "free"),
        ("Dan", "player", "free"),
        ("Eve", "player", "free"),
    )
    there = (*free, ("Ben", "player", "here"), ("referee", "referee", "away"), ("table", "display", "free"))
    seats = tuple(
        HostedSeat(
            SeatTold(name, kind), SeatPlace(number, name, kind), "ABCD2345", int(presence != "free"), presence
        )
        for name, kind, presence in there
    )
    url = "http://192.0.2.7:4870"
    hosted = SimpleNamespace(seats=seats, url=url, link=lambda seat: f"{url}/#{seat.code}")
    with patch.dict(phones._HOSTED, {number: hosted}):
        yield


async def still(app: SquadlogApp, pilot) -> None:
    """Until nothing moves: what other threads look up has come as well."""
    for _ in range(3):
        await pilot.pause()
        for worker in [worker for worker in app.workers if worker.group == "glance"]:
            with suppress(WorkerError):
                await worker.wait()
    await pilot.pause()


async def resized(app: SquadlogApp, pilot, size: tuple[int, int]) -> None:
    """The terminal has another size, and what is shown was laid out for it: a while passes before Textual does that."""
    if app.screen.size != size:
        await pilot.resize_terminal(*size)
        while app.screen.size != size or app.screen._compositor.size != size:  # noqa: ASYNC110 - Textual tells nobody
            await asyncio.sleep(0.005)
    await still(app, pilot)


async def gone(app: SquadlogApp, pilot) -> None:
    """Back to the first screen."""
    while len(app.screen_stack) > 1:
        app.pop_screen()
    await pilot.pause()


def over_every_screen(kept: Kept, look: Callable[[SquadlogApp, Any, str], Awaitable[None]]) -> None:
    """Look at every screen, in one app at 160 by 48."""

    async def whole() -> None:
        app = SquadlogApp(kept.path)
        async with app.run_test(size=(160, 48)) as pilot:
            app.animation_level = "none"
            app.load()
            await still(app, pilot)
            await app.workers.wait_for_complete()
            app.screen._look()
            await still(app, pilot)
            async for name in each_screen(app, pilot, kept):
                await look(app, pilot, name)

    asyncio.run(whole())


def shown(app: SquadlogApp) -> list[str]:
    """What the terminal shows, row by row, without looks."""
    strips = app.screen._compositor.render_strips()
    return ["".join(segment.text for segment in strip).rstrip() for strip in strips]
