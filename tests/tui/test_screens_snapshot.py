"""Pictures of four screens; `pytest --snapshot-update` takes them again after a deliberate change."""

from dataclasses import replace

import pytest

from squadlog.book.places import data_dir
from squadlog.extras.workshop.screens.map_table import MapTableScreen
from squadlog.ground.checking.check import check
from squadlog.tui.app import SquadlogApp
from squadlog.tui.battle.glance import GlancePane
from squadlog.tui.chrome.desk import Desk

BATTLE = ("begin", "initiative", "3", "8", "move", "fire 1", "walk 2 2m", "done")


@pytest.fixture
def path(tmp_path):
    return tmp_path / "squadlog.db"


@pytest.fixture
def battle(path) -> int:
    desk = Desk.open(path)
    setup = desk.ready_setup("newcomer")
    session = desk.begin(replace(setup, typed_dice=tuple(side.id for side in setup.sides)))
    for sentence in BATTLE:
        session.say(sentence)
    desk.store.close()
    return session.id


async def settle(pilot) -> None:
    pilot.app.load()
    await pilot.app.workers.wait_for_complete()
    await pilot.pause()


def test_home_looks_as_it_did(snap_compare, path):
    """Once the cursor has rested on the first row for a moment."""

    async def rested(pilot):
        await settle(pilot)
        home = pilot.app.screen
        home._look()
        while not (home._seen and home.query_one(GlancePane).size):
            await pilot.pause(0.01)
        await pilot.pause()

    assert snap_compare(SquadlogApp(path), run_before=rested, terminal_size=(80, 24))


@pytest.mark.parametrize("size", [(80, 24), (160, 48)], ids=["80x24", "160x48"])
def test_the_battle_looks_as_it_did(snap_compare, path, battle, size):
    assert snap_compare(SquadlogApp(path, battle), run_before=settle, terminal_size=size)


def test_the_map_table_looks_as_it_did(snap_compare, path):
    """A wall under work on a small map, once the map is checked."""

    async def laid(pilot):
        await settle(pilot)
        table = MapTableScreen.of_file(data_dir("scenarios") / "maps" / "training_yard.toml")
        await pilot.app.push_screen(table)
        await pilot.press("w", "enter", "enter", "up", "up", "right", "right")
        table._found(table.draft.bench.drawn, check(table.draft.bench.drawn))
        await pilot.pause()

    assert snap_compare(SquadlogApp(path), run_before=laid, terminal_size=(80, 24))
