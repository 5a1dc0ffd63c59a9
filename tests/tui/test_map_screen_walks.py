"""The relay station, the ship and the house walked through on the screen, by keys alone."""

from dataclasses import replace

import pytest
from support.map_keys import (
    act,
    board,
    choose,
    hand,
    lay,
    line,
    open_sheet,
    resolve,
    spot,
    steer,
    turn_of,
    walk,
)

from squadlog.battle.refusal import Refusal
from squadlog.tui.desk import Desk

SMALL, LARGE = (80, 24), (160, 48)
NEAR = ("plus",) * 8
DOOR, CYCLE, STAIRS = "open_close_door", "open_airlock", "stairs_floor"


@pytest.fixture
def brought(tmp_path):
    """A ready battle on a map with some units elsewhere: unit, place and facing."""

    def stood(key, *elsewhere):
        desk = Desk.open(tmp_path / "squadlog.db")
        session = desk.begin(replace(desk.ready_setup(key), typed_dice=()))
        for unit, at, facing in elsewhere:
            said = session.say(f"correct {unit} at={at} facing={facing} because it went there")
            assert not isinstance(said, Refusal), said
        desk.store.close()
        return session.id

    return stood


def whereabouts(table, number):
    return table.session.survey().whereabouts(number)


def state(table, feature):
    return table.session.battle.features[feature].state


async def shoot(table, number, *at):
    """A shot from the map at what stands there."""
    await turn_of(table, number)
    await steer(table, *at)
    await table.press("f", "d")
    while table.screen != "ShotSheet":
        await table.press("d")
    shown = " ".join(table.text().split())
    await table.press("enter")
    return shown


@pytest.mark.parametrize("size", [LARGE, SMALL])
def test_the_relay_station_is_walked_through_by_keys(play, brought, size):
    """MAP-10, ACT-68, ACT-70, SET-09: a locked door stops the ruler, the key opens it, and it is shut and locked again."""

    async def steps(table):
        await table.press("m", *NEAR)
        await turn_of(table, 9)
        await lay(table, (17.5, 18))
        assert "in the way" in line(table)
        before = table.session.head
        await table.press("enter")
        assert table.session.head == before
        await table.press("escape")
        await act(table, 9, DOOR, shown=("where: D1", "does what: unlock"))
        assert state(table, "D1") == "open"
        await walk(table, 9, (16.3, 18), (17, 18))
        assert "corridor" in whereabouts(table, 9)
        await act(table, 9, DOOR, shown=("where: D1", "does what: close"))
        assert state(table, "D1") == "closed"
        await act(table, 9, DOOR, "x", "x", "x", shown=("where: D1", "does what: lock"))
        assert state(table, "D1") == "locked"
        await table.press("u")
        await turn_of(table, 9)
        await act(table, 9, DOOR, shown=("where: D1", "does what: open"))
        await walk(table, 9, (16, 18), (15.25, 18))
        assert whereabouts(table, 9) == "open ground"

    play(steps, size=size, battle=brought("blow_the_damn_thing_up", (9, "15.5,18", 90)))


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_a_wall_of_the_relay_station_is_breached_by_keys_and_gone_through(play, brought, size):
    """OBS-01, OBS-03, AMB-135: two shots of PF 7 at one place of a wall with AF 4; then eyes and feet go through."""

    async def steps(table):
        await table.press("m", *NEAR)
        await turn_of(table, 8)
        await lay(table, (31, 22.5))
        assert "in the way" in line(table)
        await table.press("escape")
        await steer(table, 31, 24)
        assert "External wall W1" in line(table)
        assert "31.0, 24.0" in await shoot(table, 8, 31, 24)
        assert state(table, "W1-1") == "intact"
        await turn_of(table, 8)
        await table.press("h")
        await resolve(table, 8)
        await shoot(table, 8, 31, 24)
        assert state(table, "W1-1") == "destroyed"
        await turn_of(table, 8)
        await table.press("v")
        await steer(table, 31, 21.5)
        assert "in sight" in line(table)
        await table.press("escape")
        await walk(table, 8, (31, 24), (31, 23))
        assert "generator" in whereabouts(table, 8)

    play(steps, size=size, battle=brought("blow_the_damn_thing_up", (8, "31,25", 180)))
