"""The referee's page: what is kept from everybody as it stands, pauses, and the way back to a line of the log."""

import re

import pytest
from support.served import served

from squadlog.facts.seats import NOBODY, REFEREE, Speaker
from squadlog.session.battle_session import Session, open_store
from squadlog.session.view.words.kept_from_all import kept_from_all


@pytest.fixture
def hidden(call):
    """A battle with hiding, in which red's Varro hides."""
    call("new", "newcomer", "--with", "hiding", "--seed", "7")
    call("do", "hide 4", "placed red", "ready", "--seat", "red")


@pytest.fixture
def table(request):
    request.getfixturevalue("hidden")
    with served(None) as found:
        yield found


def piece(client, name):
    return re.search(f'data-piece="{name}">(.*?)</section>', client.get("/").text, re.DOTALL)[1]


@pytest.mark.usefixtures("hidden")
def test_who_hides_is_kept_from_all_and_told_to_the_referee_alone():
    session = Session.open(open_store(None), 1)
    told = kept_from_all(session.seat(Speaker(seat=REFEREE)))
    assert [(one.side, one.told.partition(":")[0]) for one in told] == [("red", "4 Varro")]
    assert kept_from_all(session.seat(Speaker(seat=NOBODY))) == ()


def test_the_page_has_what_is_kept_and_no_other_page_has(table):
    referee, blue = table.join("referee"), table.join("blue")
    assert "4 Varro" in piece(referee, "kept")
    assert "Varro" not in blue.get("/").text
    assert 'data-piece="kept"' not in blue.get("/").text


def test_the_battle_goes_back_to_a_step_by_a_button_and_pauses_by_another(table):
    referee = table.join("referee")
    for word in ("one", "two"):
        referee.say(f"note {word}")
    said = re.findall(r'name="say" value="([^"]+)"', piece(referee, "steering"))
    assert said[0] == "pause"
    back = [one for one in said if one.startswith("goto ")]
    assert int(back[0].split()[1]) == referee.get("/state").json["entry"] - 1
    assert referee.say(back[0]).status == 200
    assert "Note: two" not in piece(referee, "log")
    assert referee.say("pause").status == 200
    assert "Play pauses" in piece(referee, "paused")
    assert "pause" not in re.findall(r'name="say" value="([^"]+)"', piece(referee, "steering"))


def test_the_map_is_right_below_what_is_asked_and_the_referee_says_by_buttons_where_displays_look(call):
    call("new", "toll_bridge", "--seed", "7")
    with served(None) as table:
        referee = table.join("referee")
        order = re.findall('<section id="at-[a-z]+" data-piece="([a-z]+)"', referee.get("/").text)
        assert order.index("map") == order.index("asked") + 1
        forms = re.findall(r'action="/page/view">(.*?)</form>', piece(referee, "steering"))
        assert len(forms) >= 4
        for form in forms[:-1]:
            said = dict(re.findall(r'name="(\w+)" value="([^"]*)"', form))
            assert referee.post("/page/view", said).status == 204
        assert referee.post("/page/view", {"mode": "place", "at": "12.5,8"}).status == 204
