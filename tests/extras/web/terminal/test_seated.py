"""The screens of one seat, as a browser has them: nothing but that battle, and no file of the computer they run on."""

import asyncio
from contextlib import asynccontextmanager, closing
from unittest.mock import patch

import pytest
from support.at_screens import Table, brought, prepared, quick_screens
from support.sealing import CHEAP, WORDS, Terminal, to_seal
from textual.widgets import Input

from squadlog.base.errors import SquadlogError
from squadlog.extras.web.terminal.seated import NOT_HERE, OPEN, SeatedApp, sit_down
from squadlog.facts.seats import Speaker
from squadlog.session import sealed
from squadlog.session.battle_session import Session, open_store
from squadlog.session.secrecy import terminals
from squadlog.tui.app import screens
from squadlog.tui.battle.log import LogScreen
from squadlog.tui.chrome.desk import Desk

__all__ = ["brought", "prepared", "quick_screens"]


@asynccontextmanager
async def _seated(path, battle, seat):
    app = SeatedApp(path, battle, seat)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        yield Table(app=app, pilot=pilot)


def _play(path, battle, seat, steps):
    async def whole():
        async with _seated(path, battle, seat) as table:
            await steps(table)

    asyncio.run(whole())


def test_a_seat_has_its_battle_and_leaving_it_is_the_end(tmp_path, prepared):
    async def steps(table):
        assert table.screen == "BattleScreen"
        assert table.seat.who.seat == "red"
        assert "seat of TOG" in table.text()
        await table.press("ctrl+p")
        assert table.screen == "BattleScreen"
        await table.press("Y")
        assert table.screen == "BattleScreen"
        await table.press("escape", "escape")
        await table.pilot.pause()
        assert not table.app.is_running or table.app._exit

    _play(tmp_path / "squadlog.db", prepared(), "red", steps)


def test_a_person_by_name_has_the_seat_that_the_table_gave(tmp_path, prepared):
    async def steps(table):
        assert (table.seat.who.seat, table.seat.who.name) == ("red", "Ann")

    _play(tmp_path / "squadlog.db", prepared("seat Ann red"), "Ann", steps)


def test_no_other_screen_no_other_battle_and_no_file_opens_there(tmp_path, prepared):
    number = prepared()

    async def steps(table):
        told = []
        table.app.say = lambda sentence, **_how: told.append(sentence)
        for name in sorted(set(screens()) - OPEN):
            table.app.show(name, table.seat)
            table.app.action_open(name)
        table.app.open_battle(number)
        table.app.open_record(number)
        table.app.open_ready("newcomer")
        await table.pilot.pause()
        assert table.screen == "BattleScreen"
        assert set(told) == {NOT_HERE}
        await table.press("l")
        keys = {one.binding.action for one in table.app.screen.active_bindings.values() if one.enabled}
        assert isinstance(table.app.screen, LogScreen)
        assert not [key for key in keys if "export" in key or "goes_back" in key]
        await table.press("e", "c", "k")
        assert isinstance(table.app.screen, LogScreen)
        await table.press("n")
        assert [one.id for one in table.app.screen.query(Input)] == ["note-words"]
        await table.press("h", "i", "enter")
        assert isinstance(table.app.screen, LogScreen)
        assert "hi" in str(table.app.screen.record().log.entries()[-1].lines)

    assert set(screens()) >= OPEN
    _play(tmp_path / "squadlog.db", number, "red", steps)


@pytest.mark.parametrize("word", [WORDS["red"], WORDS["blue"]])
def test_a_sealed_battle_asks_for_the_word_of_that_seat_alone(tmp_path, word, monkeypatch):
    monkeypatch.setattr("squadlog.store.seal.keys.SCRYPT", CHEAP)
    path = tmp_path / "squadlog.db"
    Terminal(path).create(to_seal())

    async def steps(table):
        assert table.screen == "UnsealDialog"
        assert list(table.app.screen._seats) == ["red"]
        await table.press("enter")
        table.app.screen.query_one("#word", Input).value = word
        await table.press("enter")
        await table.pilot.pause()
        opened = "BattleScreen" if word == WORDS["red"] else "UnsealDialog"
        assert type(table.app.screen).__name__ == opened
        await table.press("escape", "escape", "escape")
        await table.pilot.pause()
        assert not table.app.is_running or table.app._exit

    with patch.dict(sealed.GIVEN, clear=True), patch.dict(terminals._TERMINALS, clear=True):
        _play(path, 1, "red", steps)


def test_who_has_left_has_no_screens_until_he_comes_back(tmp_path, prepared):
    battle = prepared("seat Ann red", "leave seat Ann because tired")
    with closing(open_store(tmp_path / "squadlog.db")) as file:
        with pytest.raises(SquadlogError, match="Ann has left"):
            sit_down(Desk(store=file), battle, "Ann")
        Session.open(file, battle).seat(Speaker(seat="referee")).say("come back Ann")
        assert sit_down(Desk(store=file), battle, "Ann").seat.who.name == "Ann"


def test_a_battle_that_cannot_be_opened_opens_nothing_else(tmp_path, prepared, monkeypatch):
    prepared()
    monkeypatch.setattr("squadlog.extras.web.terminal.seated.READ_S", 0.5)

    async def whole():
        app = SeatedApp(tmp_path / "squadlog.db", 77, "red")
        async with app.run_test(notifications=True) as pilot:
            assert type(app.screen).__name__ == "OutScreen"
            told = ""
            for _ in range(200):
                if app._exit:
                    break
                told += Table(app=app, pilot=pilot).text()
                await pilot.pause(0.02)
            assert "There is no battle 77" in told
            assert app._exit

    asyncio.run(whole())
