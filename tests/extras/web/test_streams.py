"""What open pages hear, and when: whatever fails once, and whoever has given his seat up, beat by beat."""

import asyncio
from contextlib import closing, contextmanager
from http.client import HTTPConnection

import pytest
from support.served import Client, served

from squadlog.extras.web.server import streams
from squadlog.extras.web.server.guest import Guest, SeatPlace
from squadlog.extras.web.server.streams import Stream

ANN, BLUE, DISPLAY = (
    SeatPlace(1, "Ann", "player"),
    SeatPlace(1, "blue", "player"),
    SeatPlace(1, "table", "display"),
)

NOBODY = Guest(token="", places=())


@pytest.fixture
def table(call, monkeypatch):
    """Ann plays red, on a server whose beats are given by hand."""
    monkeypatch.setattr(streams, "BEAT_S", 3600)
    call("new", "newcomer", "--seed", "7")
    call("do", "seat Ann red")
    with served(None) as found:
        yield found


class OpenPages:
    """Pages that nobody reads: what was given to each waits there."""

    def __init__(self, table, *places):
        self.table, self.streams = table, table.running.served.streams
        self.pages = [Stream(NOBODY, place) for place in places]
        self.streams._open.extend(self.pages)

    def in_loop(self, work):
        return asyncio.run_coroutine_threadsafe(work, self.table.running._loop).result(5)

    def beat(self):
        self.in_loop(self.streams.once())

    def waiting(self):
        """Which of them have a state that waits, and all is read."""
        found = [page._waits is not None for page in self.pages]
        for page in self.pages:
            page.sent, page._waits = page.newest, None
        return found


@pytest.fixture
def pages(table):
    """Open pages of red, blue and the display, which have seen how the battle stands."""
    made = OpenPages(table, ANN, BLUE, DISPLAY)
    made.in_loop(made.streams.look(1))
    made.beat()
    made.waiting()
    return made


def test_what_all_see_is_sent_at_once_and_the_rest_at_the_beat(table, pages):
    ann = table.join("Ann")
    ann.say("note all may hear this")
    assert pages.waiting() == [True, True, True]
    ann.say("note private a secret")
    assert pages.waiting() == [True, False, False]
    pages.beat()
    assert pages.waiting() == [False, False, False]


def test_what_is_due_at_the_beat_comes_no_sooner_because_of_a_secret(table, pages, call):
    ann = table.join("Ann")
    call("do", "note from another window")
    pages.beat()
    assert pages.waiting() == [False, False, False]
    ann.say("note private a secret")
    assert pages.waiting() == [True, False, False]
    pages.beat()
    assert pages.waiting() == [False, True, True]


@pytest.mark.parametrize("work", ["shown", "clock", "seats", "changed"])
def test_a_look_that_fails_is_told_to_the_host_once_and_the_next_comes(
    pages, call, capsys, monkeypatch, work
):
    def fails(*_):
        raise OSError("the disk is full")

    monkeypatch.setattr(streams, "BEAT_S", 0.01)
    call("do", "note from another window")
    kept = pages.table.running.served.tables[1]
    with monkeypatch.context() as broken:
        broken.setattr(kept, work, fails)
        beat = asyncio.run_coroutine_threadsafe(pages.streams.beat(), pages.table.running._loop)
        pages.in_loop(asyncio.sleep(0.3))
    pages.in_loop(asyncio.sleep(0.3))
    assert not beat.done()
    beat.cancel()
    assert pages.waiting() == [True, True, True]
    assert capsys.readouterr().err == "Looking at battle 1 failed: OSError: the disk is full\n"


@contextmanager
def opened(client):
    """A stream of a device, of which the beginning was read."""
    with closing(HTTPConnection(client.url.removeprefix("http://"), timeout=10)) as stream:
        stream.request("GET", "/events", headers={"Cookie": client.cookie})
        with stream.getresponse() as answer:
            assert answer.read(12) == b"event: state"
            yield answer


def test_a_device_that_sits_down_elsewhere_hears_nothing_more_at_its_old_seat(table):
    ann = table.join("Ann")
    with opened(ann) as answer:
        joined = ann.post("/join", {"code": table.codes[1, "blue"]})
        assert joined.status == 204
        answer.read()  # it ends
    blue = Client(ann.url, joined.headers["Set-Cookie"].split(";")[0])
    assert (blue.get("/state").json["seat"], ann.get("/state").status) == ("blue", 401)


def test_whoever_looks_on_by_a_link_is_shown_no_code_that_seats_a_player(table):
    referee = table.join("referee")
    link = referee.post("/seats", {"seat": "onlookers", "do": "link"}).json["url"].partition("#")[2]
    table.codes[1, "link"] = link
    assert "<code>" in table.join("table").get("/display").text
    assert "<code>" not in table.join("link").get("/display").text
