"""A battle that is served from its own screen: codes for the seats, who is here, and the end with the screen."""

import json
import subprocess
import sys
import time
from http.client import HTTPConnection

import pytest
from support.at_screens import brought, play, prepared, quick_screens
from textual.widgets import Static

from squadlog.extras.web.screens import phones
from squadlog.extras.web.screens.hosted import HostedSeat, mark
from squadlog.extras.web.screens.phones_words import (
    choices,
    code_rows,
    joined_words,
    reach,
    room_for_codes,
    seat_words,
    side_by_side,
)
from squadlog.extras.web.server.guest import SeatPlace
from squadlog.extras.web.server.tables import SeatTold
from squadlog.tui.chrome.strip_list import StripList

__all__ = ["brought", "play", "prepared", "quick_screens"]


def _seat(
    name="Ann", kind="player", commands=("Commonwealth",), *, presence="free", devices=0, code="ABCD2345"
):
    return HostedSeat(SeatTold(name, kind, commands), SeatPlace(1, name, kind), code, devices, presence)


def test_whoever_serves_is_told_who_can_reach_it_and_how_it_stops():
    assert [who for who, _ in choices("192.0.2.7")] == ["lan", "here"]
    assert [who for who, _ in choices("")] == ["here"]
    assert reach("http://127.0.0.1:4870") == ["Only this computer reaches it. s stops it."]
    told = " ".join(reach("http://192.0.2.7:4870"))
    assert "Every device in this network reaches it" in told
    assert "can read along" in told
    assert "s stops it" in told


@pytest.mark.parametrize(
    ("seat", "told"),
    [
        (_seat(), "ABCD2345  Ann, Commonwealth"),
        (_seat(presence="here", devices=1, code=""), "here      Ann, Commonwealth"),
        (_seat(presence="here", devices=2, code=""), "2 devices Ann, Commonwealth"),
        (_seat(presence="away", devices=1, code=""), "away      Ann, Commonwealth"),
        (_seat("referee", "referee", ()), "ABCD2345  the referee"),
        (_seat("table", "display", ()), "ABCD2345  the display"),
    ],
)
def test_each_seat_is_told_by_its_name_and_who_is_there(seat, told):
    assert seat_words(seat).plain == told


def test_a_seat_that_somebody_has_says_what_can_be_done_about_it():
    assert joined_words(_seat(presence="here", devices=1)).startswith("Ann is here.")
    assert "the phone sleeps" in joined_words(_seat(presence="away", devices=1))


def test_the_mark_counts_phones_and_no_display():
    here = {"presence": "here", "devices": 1}
    assert mark(()) == "phones may join"
    assert mark((_seat(**here), _seat("table", "display", (), **here))) == "1 phone here"
    assert mark((_seat(**here), _seat("Ben", **here), _seat("Cid"))) == "2 phones here"


def test_as_many_codes_as_have_room_stand_beside_each_other():
    assert [room_for_codes(*size) for size in ((80, 24), (120, 36), (160, 48), (200, 60))] == [
        (1, 1), (2, 1), (2, 2), (3, 2),
    ]  # fmt: skip
    seats = [_seat(), _seat("Ben", presence="away", devices=1, code=""), _seat("Cid", code="WXYZ6789")]
    rows = side_by_side([code_rows(one, "http://192.168.178.23:4870/#ABCD2345") for one in seats], 2)
    assert {line.cell_length for line in rows.split("\n")} == {84, 42, 0}
    assert "ABCD 2345  Ann" in rows.plain
    assert "Ben is away" in rows.plain
    assert rows.plain.splitlines()[-1].startswith("WXYZ 6789  Cid")


def _ask(url, method, path, cookie="", body=None):
    connection = HTTPConnection(url.removeprefix("http://"), timeout=5)
    headers = {"Origin": url, "Cookie": cookie, "Content-Type": "application/json"}
    connection.request(method, path, body, headers if method == "POST" else {"Cookie": cookie})
    return connection, connection.getresponse()


async def _until(table, holds):
    """Wait for the thread of the server; a test fails where it never comes."""
    end = time.monotonic() + 8
    while not holds():
        assert time.monotonic() < end, table.text()
        await table.pilot.pause(0.02)


def test_one_key_serves_the_battle_and_it_ends_with_the_screen(play, prepared, monkeypatch):
    monkeypatch.setattr("squadlog.extras.web.screens.hosted.LOOKS_EVERY_S", 0.05)
    monkeypatch.setattr("squadlog.tui.battle.parts.board.LOOKS_BESIDE_S", 0.05)
    monkeypatch.setattr(phones.lan, "own_address", lambda: "")
    number = prepared()

    async def steps(table):
        await table.press("Q")
        assert "This computer is in no network" in table.text()
        await table.press("enter")
        served = phones._HOSTED
        await _until(table, lambda: number in served and served[number].seats)
        hosted = served[number]
        await _until(table, lambda: hosted.seats[0].code in table.text())
        code = str(table.app.screen.query_one("#phones-code", Static).visual)
        assert code.count("\n") == 19
        await table.pilot.resize_terminal(160, 48)
        await _until(
            table, lambda: all(f"{one.code[:4]} {one.code[4:]}" in table.text() for one in hosted.seats)
        )
        await table.pilot.resize_terminal(80, 24)
        assert f"{hosted.seats[0].code[:4]} {hosted.seats[0].code[4:]}  blue" in table.text()
        assert hosted.url in table.text()

        sent = json.dumps({"code": hosted.seats[1].code})
        connection, answer = _ask(hosted.url, "POST", "/join", body=sent)
        assert answer.status == 204
        cookie = answer.headers["Set-Cookie"].split(";")[0]
        connection.close()
        connection, stream = _ask(hosted.url, "GET", "/events", cookie)
        assert stream.status == 200
        await _until(table, lambda: "here      red" in table.text())
        await table.press("escape")
        await _until(table, lambda: "1 phone here" in table.text())
        stream.close()
        connection.close()
        await _until(table, lambda: not hosted._running.served.streams._open)
        assert hosted.seats[1].presence == "here"
        monkeypatch.setattr("squadlog.extras.web.server.attendance.AWAY_S", 0)
        await _until(table, lambda: "phones may join" in table.text())
        assert hosted.seats[1].presence == "away"
        await table.press("Q", "down", "r", "y")
        await _until(table, lambda: hosted.seats[1].presence == "free")
        before = hosted.seats[1].code
        table.app.screen.query_one(StripList).choose("s1")
        await table.press("n")
        await _until(table, lambda: hosted.seats[1].code != before)
        await table.press("escape", "escape", "escape")
        await _until(table, lambda: number not in served)
        await _until(table, lambda: not hosted._running._thread.is_alive())

    play(steps, battle=number)


def test_stop_ends_it_and_the_battle_goes_on_alone(play, prepared, monkeypatch):
    monkeypatch.setattr(phones.lan, "own_address", lambda: "")
    number = prepared()

    async def steps(table):
        await table.press("Q", "enter")
        await _until(table, lambda: number in phones._HOSTED)
        hosted = phones._HOSTED[number]
        await table.press("s")
        assert table.screen == "BattleScreen"
        assert number not in phones._HOSTED
        await _until(table, lambda: not hosted._running._thread.is_alive())

    play(steps, battle=number)


def test_without_the_extra_one_sentence_says_what_to_install(play, prepared, monkeypatch):
    monkeypatch.setattr(phones, "find_spec", lambda _name: None)

    async def steps(table):
        await table.press("Q")
        await table.pilot.pause()
        assert table.screen == "BattleScreen"
        assert "squadlog[web]" in table.text()

    play(steps, battle=prepared())


def test_nothing_of_the_server_is_loaded_by_help_or_by_the_screen_of_a_battle(tmp_path, monkeypatch):
    monkeypatch.setenv("SQUADLOG_HOME", str(tmp_path))
    words = "['--help'], ['serve', '--help']"
    ours = "'squadlog.extras.web.server', 'squadlog.extras.web.screens'"
    names = f"('aiohttp', 'jinja2', 'segno', 'textual_serve', {ours})"
    code = (
        f"import sys, squadlog.__main__ as m; [m.main(one) for one in ({words})]; import squadlog.tui.battle.screen\n"
        f"print([name for name in sys.modules if name.startswith({names})])"
    )
    done = subprocess.run(  # noqa: S603 - our own words
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    )
    assert done.stdout.splitlines()[-1] == "[]"
