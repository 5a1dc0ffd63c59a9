"""The relay station, the ship and the house walked through on the screen, by keys alone."""

from dataclasses import replace

import pytest
from support.map_keys import (
    act,
    board,
    done,
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
from squadlog.facts.scenario.page import BLANK
from squadlog.tui.chrome.desk import Desk

SMALL, LARGE = (80, 24), (160, 48)
NEAR = ("plus",) * 10
DOOR, CYCLE, STAIRS = "open_close_door", "open_airlock", "stairs_floor"


@pytest.fixture
def brought(tmp_path):
    """A ready battle on a map with some units elsewhere, wherever its page has them: unit, place and facing."""

    def stood(key, *elsewhere):
        desk = Desk.open(tmp_path / "squadlog.db")
        session = desk.begin(replace(desk.ready_setup(key), typed_dice=(), page=BLANK))
        for unit, at, facing in elsewhere:
            said = session.say(f"correct {unit} at={at} facing={facing} because it went there")
            assert not isinstance(said, Refusal), said
        desk.store.close()
        return session.id

    return stood


def whereabouts(table, number):
    return table.seat.rules.survey().whereabouts(number)


def state(table, feature):
    return table.seat.known.features[feature].state


async def shoot(table, number, *at):
    """A shot from the map at what stands there."""
    await turn_of(table, number)
    await steer(table, *at)
    await table.press("f")
    await done(table)
    assert table.seat.known.fire_queue or table.seat.known.units[number].declaration, table.text()
    for _ in range(6):
        if table.screen == "ShotPanel":
            break
        await done(table)
    assert table.screen == "ShotPanel", table.text()
    shown = " ".join(table.text().split())
    await table.press("enter")
    return shown


def test_the_relay_station_is_walked_through_by_keys(play, brought):
    """MAP-10, ACT-68, ACT-70, SET-09: a locked door stops the ruler, the key opens it, it is locked again."""

    async def steps(table):
        await table.press("m", *NEAR)
        await turn_of(table, 9)
        await lay(table, (17.5, 18))
        assert "in the way" in line(table)
        before = table.seat.head
        await table.press("enter")
        assert table.seat.head == before
        await table.press("escape")
        await act(table, 9, DOOR, shown=("where: D1", "does what: unlock"))
        assert state(table, "D1") == "open"
        await walk(table, 9, (16.3, 18), (17, 18))
        assert "corridor" in whereabouts(table, 9)
        await act(table, 9, DOOR, shown=("where: D1", "does what: close"))
        assert state(table, "D1") == "closed"
        await act(table, 9, DOOR, "tab", "down", "right", "right", shown=("where: D1", "does what: lock"))
        assert state(table, "D1") == "locked"
        stood = spot(table, 9)
        await lay(table, (17.5, 18), (18, 18))
        await table.press("enter")
        await done(table)
        assert spot(table, 9) != stood
        await table.press("u")
        assert spot(table, 9) == stood
        await table.press("u")
        assert table.seat.known.units[9].declaration is None

    play(steps, size=SMALL, battle=brought("blow_the_damn_thing_up", (9, "15.5,18", 90)))


def test_a_wall_of_the_relay_station_is_breached_by_keys_and_gone_through(play, brought):
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

    play(steps, size=LARGE, battle=brought("blow_the_damn_thing_up", (8, "31,25", 180)))


def test_the_ship_is_left_by_its_airlock_by_keys(play, brought):
    """ACT-73..76, AMB-32: in at the inner door, which shuts behind; the chamber is cycled; out at the outer door."""

    async def steps(table):
        await table.press("m", *NEAR)
        await act(table, 9, DOOR, shown=("where: D2", "does what: unlock"))
        assert state(table, "D2") == "open"
        await lay(table, (7.5, 9))
        await table.press("enter")
        assert table.seat.known.units[9].declaration is None
        assert "x trims it" in line(table)
        await table.press("x")
        assert "✗" not in line(table)
        assert hand(table).ruler.length_m == pytest.approx(1.0, abs=0.02)
        await table.press("enter")
        await resolve(table, 9)
        await walk(table, 9, (7.5, 9))
        assert table.seat.known.units[9].place == "airlock:port"
        assert state(table, "D2") == "closed"
        await act(table, 9, DOOR, shown=("where: D1", "does what: unlock"))
        await open_sheet(table, DOOR)
        assert table.panel.query_one("#actions").place_of(CYCLE) is not None
        await table.press("escape")
        await act(table, 9, CYCLE, shown=("where: D1",))
        await act(table, 9, DOOR, shown=("where: D1", "does what: open"))
        assert state(table, "D1") == "open"
        await walk(table, 9, (7.5, 8))
        await walk(table, 9, (7.5, 7.25))
        assert table.seat.known.units[9].place == ""
        assert spot(table, 9)[1] < 8
        assert state(table, "D1") == "closed"

    play(steps, size=SMALL, battle=brought("pest_control", (9, "7.5,10.5", 180)))


def test_a_door_of_the_ship_is_shot_down_by_keys_and_gone_through(play, brought):
    """OBS-03, OBS-08: a laser rifle never breaches a bulkhead, but brings a sliding door down."""

    async def steps(table):
        await table.press("m")
        assert "north →" in table.text(), "the ship lies across its panel"
        await table.press("O", "O", "O", *NEAR)  # north is up, and a step to the right is east
        assert "north →" not in table.text()
        assert "[OBS-08]" in await shoot(table, 12, 13, 19.5)
        await table.press("w")
        await shoot(table, 12, 13, 21)
        await turn_of(table, 12)
        await table.press("h")
        await resolve(table, 12)
        await shoot(table, 12, 13, 21)
        assert state(table, "D9") == "destroyed"
        await turn_of(table, 12)
        await table.press("v")
        await steer(table, 15, 21)
        assert "in sight" in line(table)
        await table.press("escape")
        await walk(table, 12, (12.8, 21), (13.3, 21))
        assert "galley" in whereabouts(table, 12)

    play(steps, size=LARGE, battle=brought("pest_control", (12, "12.3,21", 90)))


def test_stairs_are_climbed_down_and_up_by_keys(play, brought):
    """STO-03, STO-04: into the stairway, down a floor, out into the hall, in again and up."""

    async def steps(table):
        await table.press("m", *NEAR, "F")
        table.app.clear_notifications()  # a notice of F may lie over the sheet for some seconds
        await walk(table, 15, (11, 14))
        assert table.seat.known.units[15].place == "stairs:S1"
        await act(table, 15, STAIRS, "tab", "down", "down", "right", shown=("where: S1", "going: down"))
        assert spot(table, 15) == (11, 14, 1)
        assert "floor 1/2" in table.text()
        await walk(table, 15, (11, 12))
        assert "hall" in whereabouts(table, 15)
        await walk(table, 15, (11, 14))
        await act(table, 15, STAIRS, shown=("where: S1", "going: up"))
        assert spot(table, 15) == (11, 14, 2)
        assert "floor 2/2" in table.text()

    play(steps, size=SMALL, battle=brought("counting_house", (15, "11,12", 0)))


def test_the_picture_follows_pans_and_hides_by_keys(play, brought):
    async def steps(table):
        await table.press("m", *NEAR)
        await turn_of(table, 9)
        view = board(table).view
        seen = view.frame
        for _ in range(12):
            await table.press("shift+right")
        assert view.frame.left > seen.left
        await table.press("c")
        await table.press("F")
        assert view.window.followed == 9
        await table.press("L", "enter", "f2")
        assert "terrain" not in view.drawn_layers

    play(steps, size=LARGE, battle=brought("pest_control"))
