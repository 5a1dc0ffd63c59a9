"""Several tables on one server: each seat sees and says only what is of its own, whatever the others are called."""

import re
import sqlite3
from contextlib import closing

import pytest
from support.awaiting import until
from support.served import Client, served

from squadlog.store.faults import gone_error


@pytest.fixture
def tables(call):
    """Two battles with the same sides, of another title, on a server."""
    call("new", "newcomer", "--seed", "7")
    call("new", "newcomer", "--seed", "8", "--title", "The Other Door")
    with served(None, 1, 2) as found:
        yield found


def both(tables, seat):
    """A device at the same seat of both tables."""
    first = tables.join(seat, 1)
    answer = first.post("/join", {"code": tables.codes[2, seat]})
    assert answer.status == 204
    return Client(tables.url, answer.headers["Set-Cookie"].split(";")[0])


def test_a_guest_of_one_table_hears_nothing_of_the_other(tables):
    red, other = tables.join("red", 1), tables.join("red", 2)
    assert red.get("/state").json["battle"] == 1
    for path in (
        "/state?battle=2",
        "/?battle=2",
        "/menu?battle=2",
        "/events?battle=2",
        "/page/piece/menu?battle=2",
    ):
        assert red.get(path).status == 403
    for path, body in (
        ("/say?battle=2", {"say": "note x"}),
        ("/undo?battle=2", {}),
        ("/die?battle=2", {"face": 1}),
    ):
        assert red.post(path, body).status == 403
    before = red.get("/state").text, red.get("/").text
    assert other.say("note a secret plan").status == 200
    assert (red.get("/state").text, red.get("/").text) == before
    assert "The Other Door" not in "".join(before)


def test_a_device_at_two_tables_chooses_in_the_lobby_and_says_each_word_where_it_is_meant(tables):
    device = both(tables, "blue")
    lobby = device.get("/").text
    assert re.findall(r'href="(/\?battle=\d)"', lobby) == ["/?battle=1", "/?battle=2"]
    assert "The Other Door" in lobby
    assert lobby.count("your turn") == 2
    assert device.get("/state").status == 400
    assert device.post("/say?battle=2", {"say": "note here"}).status == 200
    states = [device.get(f"/state?battle={number}").json["entry"] for number in (1, 2)]
    assert states[0] < states[1]
    page = device.get("/?battle=2").text
    own = re.findall(r'(?:href|action)="(/[^"]*)"', page)
    assert [one for one in own if "battle=2" not in one and not one.startswith("/page/static/")] == [
        "/?tables"
    ]
    assert device.get("/?tables").text == device.get("/").text
    opened = next(one for one in own if one.startswith("/page/piece/menu") and "unit=1" in one).replace(
        "&amp;", "&"
    )
    piece = device.ask("GET", opened, headers={"X-Squadlog": "piece"})
    assert piece.status == 200
    assert [
        one for one in re.findall(r'(?:action|href)="(/[^"]*)"', piece.text) if "battle=2" not in one
    ] == []


def test_a_form_without_the_script_comes_back_to_its_table(tables):
    device = both(tables, "blue")
    form = {"Content-Type": "application/x-www-form-urlencoded"}
    answer = device.ask("POST", "/page/say?battle=2", "say=note+here", form)
    assert (answer.status, answer.headers["Location"]) == (303, "/?battle=2")
    answer = both(tables, "referee").ask("POST", "/page/seats?battle=2", "do=hide-codes", form)
    assert (answer.status, answer.headers["Location"]) == (303, "/?battle=2")


def test_a_file_that_is_written_elsewhere_says_so_without_where_it_is_and_nothing_is_lost(tables):
    blue, server = tables.join("blue"), tables.running.served
    path = server.store.path
    server.worker.now(server.store.wait_at_most, 50)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        said = blue.say("note on we go", key="once")
    assert said.status == 500
    assert "writing to the record just now; nothing was changed" in said.json["refused"]["text"]
    assert str(path.parent) not in said.text
    until(lambda: blue.say("note on we go", key="once").status == 200)
    blue.say("note on we go", key="once")
    assert blue.get("/").text.count("on we go") == 1


def test_a_file_that_was_moved_is_told_on_every_page_without_where_it_was(tables, monkeypatch):
    blue, kept, path = tables.join("blue"), tables.running.served.tables[1], tables.running.served.store.path

    def fails():
        raise gone_error(path)

    monkeypatch.setattr(kept._table, "changed", fails)
    until(lambda: "not served at present" in blue.get("/").text)
    for told in (blue.get("/").text, blue.get("/state").text):
        assert "the record was" in told
        assert str(path.parent) not in told


def test_a_table_that_is_deleted_says_so_alone_and_comes_back(tables, call):
    device, alone = both(tables, "blue"), tables.join("red", 1)
    call("battles", "delete", "2", "--yes")
    until(lambda: "not served at present" in device.get("/?battle=2").text)
    gone = device.get("/state?battle=2")
    assert gone.status == 410
    assert "battle 2" in gone.json["refused"]["text"].lower()
    assert device.post("/say?battle=2", {"say": "note x"}).status == 410
    assert "not served" in device.get("/").text
    assert alone.say("note on we go").status == 200
    call("battles", "restore", "2")
    until(lambda: "not served at present" not in device.get("/?battle=2").text)
    assert device.post("/say?battle=2", {"say": "note again"}).status == 200
