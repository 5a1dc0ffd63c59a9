"""Two servers on one file, as a terminal's beside another: what the one says and who is sent away, the other knows."""

import pytest
from support.awaiting import until
from support.served import Client, served


@pytest.fixture
def two(call):
    """The first battle on two servers, each on its own port."""
    call("new", "newcomer", "--seed", "7")
    with served(None) as first, served(None) as second:
        yield first, second


def at(table, device):
    """A device whose cookie is sent to another port, under the name that it has there."""
    name = f"{device.cookie.split('=')[0].rpartition('-')[0]}-{table.url.rpartition(':')[2]}"
    return Client(table.url, f"{name}={device.cookie.partition('=')[2]}")


def test_what_is_said_at_one_stands_on_the_pages_of_the_other(two):
    red, blue = two[0].join("red"), two[1].join("blue")
    entry = blue.get("/state").json["entry"]
    assert red.say("note the bridge burns").status == 200
    until(lambda: "the bridge burns" in blue.get("/").text)
    assert blue.say("note late", at=entry).status == 409


def test_who_is_sent_away_at_one_sits_at_neither_and_after_no_restart(two):
    red, referee = two[0].join("red"), two[0].join("referee")
    until(lambda: at(two[1], red).get("/state").status == 200)
    assert referee.post("/seats", {"seat": "red", "do": "revoke"}).json["devices"] == 1
    blue = two[1].join("blue")  # which is written beside the guests of the first
    assert red.get("/state").status == 401
    until(lambda: at(two[1], red).get("/state").status == 401)
    with served(None) as again:
        assert at(again, red).get("/state").status == 401
        assert at(again, blue).get("/state").status == 200
        assert at(again, referee).get("/state").status == 200
