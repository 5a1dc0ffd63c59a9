"""A hand on the map of a page: what is asked of the server, what can be said of it, who points, what displays show."""

import html
import http.client
import json
import re
from urllib.parse import urlencode

import pytest
from support.served import served

from squadlog.base.records import replace
from squadlog.book.load import load_rulebook, load_rulings
from squadlog.session.battle_session import Session, open_store
from squadlog.setup.scenes import load_battle

MINE = 1
"""A soldier of green, who gives the first orders."""


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    """The Counting House as green gives its first orders, on a server."""
    path = tmp_path_factory.mktemp("house") / "squadlog.db"
    store = open_store(path)
    ready = load_battle("counting_house", load_rulebook(), load_rulings())
    session = Session.create(store, replace(ready, seed=7))
    for said in ("begin", "initiative"):
        session.say(said)
    while session.due["table"].ask().kind == "choose_order":
        session.say("move")
    store.close()
    with served(path, session.id) as found:
        yield found


@pytest.fixture(scope="module")
def green(house):
    return house.join("green")


@pytest.fixture(scope="module")
def blue(house):
    return house.join("blue")


@pytest.fixture(scope="module")
def referee(house):
    return house.join("referee")


@pytest.fixture(scope="module")
def display(house):
    return house.join("table")


def _piece(seat, name, **asked):
    return seat.get(f"/page/piece/{name}?{urlencode(asked)}", **{"X-Squadlog": "piece"})


def _said(text):
    """The sentences of the buttons of a piece."""
    return [html.unescape(one) for one in re.findall(r'name="say" value="([^"]*)"', text)]


class _Heard:
    """The events of a page, as they come, while it is open."""

    def __init__(self, client):
        self._wire = http.client.HTTPConnection(client.url.removeprefix("http://"), timeout=3)
        self._wire.request("GET", "/events", headers={"Cookie": client.cookie})
        self._lines = self._wire.getresponse()

    def next(self, kind):
        """The data of the next event of a kind."""
        found = ""
        while True:
            line = self._lines.readline().decode().rstrip("\n")
            if line.startswith("event: "):
                found = line.removeprefix("event: ")
            elif line.startswith("data: ") and found == kind:
                return json.loads(line.removeprefix("data: "))

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self._lines.close()
        self._wire.close()


def test_a_place_is_told_with_what_may_be_done_there(green):
    told = _piece(green, "here", at="5.5,3", unit=MINE, reach=1.2)
    assert told.status == 200
    assert "Window G1" in told.text
    assert 'data-chosen="1"' in told.text
    assert any(one.startswith("walk 1 ") for one in _said(told.text))
    assert any('at feature "G1"' in one for one in _said(told.text))
    assert 'class="laid"' in told.text


def test_a_tap_on_an_own_soldier_opens_what_he_may_do_and_on_another_what_is_there(green):
    own = _piece(green, "here", at="5.5,0.5", tapped=MINE).text
    assert 'data-chosen="1"' in own
    assert "hold 1" in _said(own)
    other = _piece(green, "here", at="15.5,6.5", tapped=9).text
    assert "Sergeant Amari is here" in other
    assert not any(one.startswith("hold") for one in _said(other))


def test_a_way_is_priced_as_it_is_drawn_and_cut_where_it_is_too_long(green):
    short = _piece(green, "way", unit=MINE, way="5.5,1 5.6,1.8")
    assert "uses" in short.text
    assert _said(short.text) == ["walk 1 via 5.5,1 5.6,1.8"]
    long = _piece(green, "way", unit=MINE, way="5.5,1 5.5,9")
    said = _said(long.text)
    assert len(said) == 1
    assert "MAP-12" in long.text
    ruler = _piece(green, "way", way="1,1 4,5")
    assert "5.00 m" in ruler.text
    assert _said(ruler.text) == []


def test_reach_and_sight_are_told_with_their_verdicts(green):
    reach = _piece(green, "reach", unit=MINE, mode="run").text
    assert "1. " in reach
    assert any(one.startswith("run 1 ") for one in _said(reach))
    sight = _piece(green, "sight", unit=MINE, at="15.5,6.5").text
    assert "hidden" in sight or "sight" in sight


@pytest.mark.parametrize(
    ("name", "asked"),
    [
        ("here", {}),
        ("here", {"at": "99,1"}),
        ("here", {"at": "nan,1"}),
        ("here", {"at": "1,1@9"}),
        ("here", {"at": "1,1", "unit": "77"}),
        ("here", {"at": "1,1", "reach": "1e9"}),
        ("here", {"at": "1,1", "tapped": "99999999999999999999"}),
        ("way", {"unit": "1"}),
        ("way", {"unit": "1", "way": "1,1", "mode": "fly"}),
        ("reach", {}),
        ("sight", {"unit": "1", "at": "x"}),
        ("lie", {"thing": "none"}),
    ],
)
def test_what_makes_no_sense_on_a_map_is_refused_in_a_sentence(green, name, asked):
    told = _piece(green, name, **asked)
    assert told.status in (404, 422)
    assert told.text.endswith(".")
    assert len(told.text) < 120


def test_whoever_points_makes_it_glow_for_all_or_for_the_own_side(green, blue, referee, display):
    with _Heard(blue) as by_blue, _Heard(referee) as by_referee, _Heard(display) as by_display:
        assert green.post("/page/point", {"at": "5,5", "for": "side"}).status == 204
        assert by_referee.next("point")["who"] == "green"
        assert green.post("/page/point", {"at": "6,5@2", "for": "all"}).status == 204
        for heard in (by_blue, by_referee, by_display):
            told = heard.next("point")
            assert (told["x"], told["floor"], told["alone"]) == (6.0, 2, False)
    assert green.post("/page/point", {"at": "60,5"}).status == 422
    assert green.post("/page/point", {"at": "6,5", "for": "me"}).status == 400
    assert display.post("/page/point", {"at": "5,5"}).status == 403
    assert [green.post("/page/point", {"at": "5,5"}).status for _ in range(6)][-1] == 429


def test_the_referee_says_what_displays_show_and_a_display_that_comes_later_hears_it(blue, referee, display):
    wanted = {"mode": "place", "floor": 2, "x": 5.0, "y": 5.0, "scale_m": 12.0}
    with _Heard(display) as heard:
        assert heard.next("view")["mode"] == "follow"
        assert referee.post("/page/view", {"mode": "place", "at": "5,5@2", "scale_m": 12}).status == 204
        assert heard.next("view") == wanted
    with _Heard(display) as again:
        assert again.next("view") == wanted
    for wrong in ({"mode": "sleep"}, {"mode": "place", "at": "99,99"}, {"mode": "hold", "floor": 9}):
        assert referee.post("/page/view", wrong).status == 422
    assert blue.post("/page/view", {"mode": "hold"}).status == 403
    assert referee.post("/page/view", {"mode": "follow"}).status == 204


def test_a_battle_is_watched_again_frame_by_frame(green):
    page = green.get("/page/replay?frame=1")
    assert page.status == 200
    assert 'data-piece="then"' in page.text
    assert 'data-replay="1"' in page.text
    pieces = green.get("/page/replay?frame=9999", **{"X-Squadlog": "piece"}).json["pieces"]
    last = int(re.search(r'data-last="(\d+)"', pieces["frame"])[1])
    assert f'data-replay="{last}"' in pieces["frame"]
    then, now = (green.get(f"/figures.svg?frame={one}").text for one in (0, last))
    assert 'id="u1"' in then
    assert 'id="u1"' in now
    assert green.get("/page/replay?frame=x").status == 400


def test_a_thing_is_laid_in_secret_where_the_map_is_tapped(call):
    call("new", "counting_house", "--with", "hiding", "--seed", "7")
    with served(None) as table:
        green = table.join("green")
        places = _piece(green, "lie", thing="1").text
        assert "Tap the map" in places
        assert 'data-tap="/page/piece/lie?thing=1"' in places
        here = _said(_piece(green, "lie", thing="1", at="6,1").text)
        assert here[0].startswith("hide 1 at 6,1")
        assert green.say(here[0]).status == 200
        assert _piece(table.join("blue"), "lie", thing="1").status == 422


def test_what_a_piece_of_the_map_offers_is_accepted(green, blue):
    """Each for another soldier of the slot, the last for the one whom other tests ask for."""
    here = _said(_piece(green, "here", at="6.5,2", unit=2).text)
    way = _said(_piece(green, "way", unit=3, way="4.5,1 4.5,2").text)
    reach = _said(_piece(green, "reach", unit=4, mode="walk").text)
    assert _said(_piece(blue, "here", at="6.5,2", unit=2).text) == []
    for offered in (next(one for one in here if one.startswith("walk")), *way, reach[0]):
        assert green.say(offered).status == 200, offered
