"""A sealed battle that is served: a seat is closed until its password is given, and that is taken on no open line."""

from unittest.mock import patch

import pytest
from support.sealing import CHEAP, WORDS, to_seal
from support.served import served

from squadlog.base.records import replace
from squadlog.session import sealed
from squadlog.session.battle_session import Session, open_store
from squadlog.session.secrecy import terminals

FORM = {"Content-Type": "application/x-www-form-urlencoded"}


@pytest.fixture
def table():
    """A sealed battle with blue's to hide, on a server of which nobody has given a password."""
    with (
        patch.dict(sealed.GIVEN, clear=True),
        patch.dict(terminals._TERMINALS, clear=True),
        patch("squadlog.store.seal.keys.SCRYPT", CHEAP),
    ):
        Session.create(open_store(None), replace(to_seal(), title="Field"), words=WORDS)
        sealed.GIVEN.clear()
        with served(None) as found:
            yield found


def unlocked(client, word):
    """What comes of a password that is typed on the page."""
    return client.ask("POST", "/page/word", f"word={word.replace(' ', '+')}", FORM)


def test_a_seat_is_closed_until_its_own_password_is_given(table):
    red, blue, display = table.join("red"), table.join("blue"), table.join("table")
    page = red.get("/").text
    assert "the password of red is wanted" in page.lower()
    assert "in the memory of the computer that serves" in page
    assert red.get("/state").status == 403
    assert red.say("ready").status == 403
    wrong = unlocked(red, WORDS["blue"])
    assert wrong.status == 422
    assert "This is not the password of red" in wrong.text
    assert unlocked(red, WORDS["red"]).status == 303
    assert red.get("/state").json["seat"] == "red"
    assert "password" not in red.get("/").text
    for other in (blue, display):
        assert WORDS["red"] not in other.get("/").text
    assert blue.get("/state").status == 403
    assert display.get("/state").status == 200
    assert unlocked(display, WORDS["red"]).status == 403
    assert red.say("note the hill is ours").status == 200


def test_without_encryption_the_page_says_why_and_no_password_is_taken(table):
    red = table.join("red")
    for kept in table.running.served.tables.values():
        kept.private = False
    page = red.get("/").text
    assert "The connection is not encrypted" in page
    assert 'type="password"' not in page
    refused = unlocked(red, WORDS["red"])
    assert (refused.status, "not encrypted" in refused.text) == (403, True)
    assert red.get("/state").status == 403
