"""A battle by its pages: whoever joins sees it, and what is said there is in the record."""

import json

import pytest
from support.served import served


@pytest.fixture
def table(call):
    """The first battle with hiding, red's dice typed, on a server."""
    call("new", "newcomer", "--with", "hiding", "--seed", "7", "--typed", "red")
    with served(None) as found:
        yield found


def test_a_battle_begins_and_a_die_is_typed_by_four_devices(table, call):
    red, blue, display, referee = map(table.join, ("red", "blue", "table", "referee"))
    assert red.say("hide 4; placed red; ready").status == 200
    assert "4 Varro" in red.get("/").text
    for other in (blue, display):
        assert "Varro" not in other.get("/").text + other.get("/state").text
    assert "Varro" in referee.get("/").text
    assert blue.say("placed blue; begin; initiative").status == 200
    asked = red.get("/state").json
    assert asked["question"]["kind"] == "die"
    assert blue.post("/die", {"face": 9, "die": asked["die_awaited"]}).status == 422
    assert red.post("/die", {"face": 9, "die": asked["die_awaited"]}).json["lines"]
    assert json.loads(call("next", "--json", "--seat", "blue")[1])["question"]["kind"] == "choose_order"


def test_what_is_said_twice_is_done_once_and_what_is_late_is_not_done(table):
    blue = table.join("blue")
    entry = blue.get("/state").json["entry"]
    first = blue.say("note the rain stops", at=entry, key="a")
    assert first.status == 200
    assert blue.say("note the rain stops", at=entry, key="a").json == first.json
    late = blue.say("note it rains", at=entry, key="b")
    assert late.status == 409
    assert late.json["state"]["entry"] == first.json["entry"]


def test_a_code_seats_one_device(table):
    table.join("red")
    again = table.stranger().post("/join", {"code": table.codes[1, "red"]})
    assert again.status == 401
    assert table.stranger().get("/state").status == 401


def test_whoever_takes_back_at_a_page_asks_the_others(table):
    """Nothing was agreed on with the battle: at a served table consent is asked."""
    red, blue = table.join("red"), table.join("blue")
    red.say("note the bridge burns")
    wished = red.post("/undo", {})
    assert wished.status == 202, wished.text
    assert blue.get("/state").json["question"]["step"] == "consent"
    assert blue.say("consent yes").status == 200
    assert "bridge" not in red.get("/").text
