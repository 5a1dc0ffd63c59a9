"""Who sits at a served battle: who is here or away, codes, sending away, acting for, a word to one seat alone."""

import asyncio
import json
import re
import threading
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPConnection

import pytest
from support.served import ServedTable, served

from squadlog.extras.web.server.attendance import Attendance
from squadlog.extras.web.server.guest import SeatPlace
from squadlog.extras.web.server.streams import Stream


@pytest.fixture
def table(call):
    """Ann and Ben play red, blue sits as a side, on a server."""
    call("new", "newcomer", "--seed", "7")
    call("do", "seat Ann red 4-5", "seat Ben red 6")
    with served(None) as found:
        yield found


def in_loop(table: ServedTable, work):
    """Something done in the loop of the server, waited for."""
    return asyncio.run_coroutine_threadsafe(work, table.running._loop).result(30)


def room_of(table, place):
    worker = table.running.served.worker
    return worker.now(table.running.served.room.view, place)


class Clock:
    """A clock that is set by hand."""

    def __init__(self):
        self.now = 1_000_000.0

    def __call__(self):
        return self.now


ANN, BEN, BLUE = (SeatPlace(1, name, "player") for name in ("Ann", "Ben", "blue"))
REFEREE = SeatPlace(1, "referee", "referee")


def test_the_seats_of_the_record_have_a_code_each_and_one_side_of_which_nobody_is_named(table):
    assert [name for _, name in table.codes] == ["blue", "Ann", "Ben", "referee", "table"]
    assert table.join("Ann").get("/state").json["seat"] == "red"


def test_no_code_is_made_for_a_seat_that_is_looked_at_while_somebody_sits_down_there(table):
    found, busy = table.running.served, threading.Event()

    async def crowd():
        first = asyncio.ensure_future(found.worker.ask(busy.wait, 5))
        then = asyncio.ensure_future(found.worker.ask(found.room.told, 1))
        await asyncio.sleep(0.2)  # the code arrives meanwhile
        busy.set()
        await asyncio.gather(first, then)

    with ThreadPoolExecutor() as beside:
        sits = beside.submit(table.join, "Ann")
        in_loop(table, crowd())
        sits.result()
    assert found.codes.free(ANN) == ""


def test_somebody_seated_during_the_evening_gets_a_code_on_the_referees_page(table):
    referee = table.join("referee")
    assert referee.say("seat Cleo blue").status == 200
    seats = {one["name"]: one for one in referee.get("/seats").json["seats"]}
    assert "blue" not in seats
    assert Client_of(table, seats["Cleo"]["code"]).get("/state").json["seat"] == "blue"


def Client_of(table, code):  # noqa: N802 - makes a Client
    table.codes[1, "new"] = code
    return table.join("new")


@pytest.mark.parametrize("seat", ["Ann", "blue", "table"])
def test_nobody_but_the_referee_reads_or_changes_the_seats(table, seat):
    one = table.join(seat)
    assert one.get("/seats").status == 403
    for what in ("revoke", "code", "act-for", "word", "link", "hide-codes"):
        assert one.post("/seats", {"seat": "Ben", "do": what}).status == 403


def test_what_is_asked_of_each_seat_is_told_to_the_referee(table):
    referee = table.join("referee")
    for sentence in ("begin", "initiative"):
        assert referee.say(sentence).status == 200
    asked = {one["name"]: one["asked"] for one in referee.get("/seats").json["seats"]}
    assert any(told and "MOVE or COUNTERMOVE" in told for told in asked.values())
    assert "MOVE or COUNTERMOVE" in room_of(table, REFEREE).pieces["seats"]


def test_who_is_sent_away_hears_nothing_more_and_is_asked_for_a_code(table):
    ann, referee = table.join("Ann"), table.join("referee")
    stream = HTTPConnection(table.url.removeprefix("http://"), timeout=30)
    stream.request("GET", "/events", headers={"Cookie": ann.cookie})
    answer = stream.getresponse()
    assert answer.read(14) == b"event: state\ni"
    assert referee.post("/seats", {"seat": "Ann", "do": "revoke"}).json["devices"] == 1
    answer.read()  # it ends
    stream.close()
    assert ann.get("/state").status == 401
    assert 'id="join"' in ann.get("/").text


def test_a_new_code_takes_the_place_of_the_old_one_and_seats_another_device(table):
    referee = table.join("referee")
    told = referee.post("/seats", {"seat": "Ann", "do": "code"}).json
    assert table.stranger().post("/join", {"code": table.codes[1, "Ann"]}).status == 401
    assert Client_of(table, told["code"]).get("/state").json["seat"] == "red"


def test_who_acts_for_whom_stands_in_the_record_and_on_every_page(table):
    referee, ann, display = table.join("referee"), table.join("Ann"), table.join("table")
    done = referee.post("/seats", {"seat": "Ben", "do": "act-for", "by": "Ann", "why": "his phone died"})
    assert done.json["lines"] == ["Ann acts for Ben: his phone died."]
    for one in (referee, ann, display):
        assert "Ann acts for Ben." in one.get("/").text
    refused = referee.post("/seats", {"seat": "Ben", "do": "act-for", "by": "blue"})
    assert refused.status == 422
    assert "The referee acts for Ann</button>" in referee.get("/").text
    done = referee.post("/seats", {"seat": "Ann", "do": "act-for", "by": "referee", "why": "tea"})
    assert done.json["lines"] == ["The referee acts for Ann: tea."]
    for one in (referee, ann, display):
        assert "The referee acts for Ann." in one.get("/").text


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ({"seat": "Nobody", "do": "code"}, "There is no such seat"),
        ({"seat": "Ann", "do": "poison"}, "`do` is one of revoke, code"),
        ({"seat": "Ann", "do": "link"}, "A link is for onlookers"),
        ({"seat": "onlookers", "do": "word", "text": "x"}, "`do` is one of"),
        ({"seat": "Ann", "do": "word", "text": "x" * 501}, "at most 500"),
        ({"seat": ["Ann"], "do": "code"}, "`seat` must be a text"),
        ({"seat": "Ann", "do": "word", "text": "a\nb"}, "`text` must be a text of one line"),
    ],
)
def test_what_makes_no_sense_is_refused_in_a_sentence(table, said, told):
    answer = table.join("referee").post("/seats", said)
    assert (answer.status, told in answer.text) == (400, True), answer.text


def test_a_word_to_one_seat_reaches_that_seat_alone_and_no_record(table, call):
    referee, ann, ben, display = map(table.join, ("referee", "Ann", "Ben", "table"))
    before = call("log", "--json")[1]
    assert (
        referee.post("/seats", {"seat": "Ann", "do": "word", "text": "The door is <b>locked</b>"}).status
        == 200
    )
    assert "The door is &lt;b&gt;locked" in ann.get("/").text
    for other in (ben, display):
        assert "locked" not in other.get("/").text
    assert "locked" not in json.dumps(room_of(table, BEN).pieces)
    assert call("log", "--json")[1] == before


def test_the_display_shows_the_codes_of_players_whose_seats_are_free_and_never_the_referees(table):
    display = table.join("table")
    shown = display.get("/display").text
    code = table.codes[1, "Ben"]
    assert f"{code[:4]}-{code[4:]}" in shown
    assert table.codes[1, "referee"][:4] not in re.sub("<svg.*?</svg>", "", shown)
    table.join("Ben")
    assert f"{code[:4]}-{code[4:]}" not in display.get("/display").text
    referee = table.join("referee")
    referee.post("/seats", {"do": "hide-codes"})
    assert "<code>" not in display.get("/display").text
    referee.post("/seats", {"do": "show-codes"})
    assert "<code>" in display.get("/display").text


def test_onlookers_see_what_the_display_sees_by_one_link_for_many(table):
    referee = table.join("referee")
    link = referee.post("/seats", {"seat": "onlookers", "do": "link"}).json["url"].partition("#")[2]
    one, other = Client_of(table, link), Client_of(table, link)
    section = re.compile('data-piece="track">(.*?)</section>', re.DOTALL)
    assert section.findall(one.get("/display").text) == section.findall(
        table.join("table").get("/display").text
    )
    assert one.say("begin").status == 403
    assert referee.post("/seats", {"seat": "onlookers", "do": "revoke"}).json["devices"] == 2
    assert (one.get("/").status, other.get("/state").status) == (200, 401)
    assert table.stranger().post("/join", {"code": link}).status == 401


# Presence


def test_a_seat_is_away_half_a_minute_after_its_last_page_and_who_may_act_for_it_is_told():
    clock = Clock()
    here = Attendance(clock)
    assert here.presence(ANN, 0) == "free"
    here.opens(ANN)
    clock.now += 3600
    assert here.presence(ANN, 1) == "here"
    here.closes(ANN)
    clock.now += 29
    assert here.presence(ANN, 1) == "here"
    clock.now += 1
    assert here.presence(ANN, 1) == "away"
    assert re.fullmatch(r"\d\d:\d\d", here.since(ANN))
    here.asks(ANN)
    assert here.presence(ANN, 1) == "here"


def test_everybody_is_told_who_is_away_and_who_may_act_for_him_and_nothing_waits_for_him(table):
    ann, _ben, blue = map(table.join, ("Ann", "Ben", "blue"))
    clock = Clock()
    table.running.served.room.attendance.__init__(clock)
    clock.now += 31
    ann.get("/")
    away = re.compile(r"Ben is away since \d\d:\d\d; Ann may act for Ben\.")
    for one in (ann, blue):
        assert away.search(one.get("/").text)
    assert blue.say("note we go on").status == 200


def test_presence_is_sent_once_as_it_changes_and_with_no_state(table):
    table.join("Ann"), table.join("Ben")
    served_, clock = table.running.served, Clock()
    served_.room.attendance.__init__(clock)
    stream = Stream(None, ANN)
    served_.streams._open.append(stream)
    in_loop(table, served_.streams.once())
    clock.now += 31
    in_loop(table, served_.streams.once())
    assert "Ben is away" in stream._room["presence"]["present"]
    assert {"name": "Ben", "kind": "player", "here": False}.items() <= stream._seats[2].items()
    stream._room.clear()
    in_loop(table, served_.streams.once())
    assert stream._room == {}
    assert stream.sent is None


def test_no_page_calls_its_own_seat_away_however_late_it_is_opened(table):
    ann, clock = table.join("Ann"), Clock()
    table.running.served.room.attendance.__init__(clock)
    clock.now += 31
    assert "is away since" not in ann.get("/").text


def test_an_open_page_hears_that_nobody_is_away_any_more(table):
    table.join("Ann")
    served_, stream = table.running.served, Stream(None, ANN)
    in_loop(table, _opens(served_.streams, stream))
    assert stream._room["presence"]["present"] == ""  # the page may have been made while somebody was away
    assert "missed" not in stream._room["presence"]


async def _opens(streams, stream):
    async with streams.opened(stream):
        pass


# Who comes back


def test_who_comes_back_after_half_a_minute_reads_what_he_missed_in_five_lines(table):
    ann, blue = table.join("Ann"), table.join("blue")
    clock = Clock()
    table.running.served.room.attendance.__init__(clock)
    assert "While you were away" not in ann.get("/").text
    for number in range(7):
        blue.say(f"note bell {number}")
    clock.now += 29
    assert "While you were away" not in ann.get("/").text
    for number in range(7):
        blue.say(f"note bang {number}")
    clock.now += 31
    page = ann.get("/").text
    missed = re.search('data-piece="missed">(.*?)</section>', page, re.DOTALL)[1]
    assert re.findall(r"Note: (\w+ \d)", missed) == [f"bang {number}" for number in range(2, 7)]
    assert "and 2 more" in missed
    assert "While you were away" not in ann.get("/").text


def test_a_pause_is_told_on_every_page_until_play_goes_on(table):
    referee, blue, display = table.join("referee"), table.join("blue"), table.join("table")
    referee.say("pause because supper is ready")
    for one in (referee, blue, display):
        assert (
            "supper is ready"
            in re.search('data-piece="paused">(.*?)</section>', one.get("/").text, re.DOTALL)[1]
        )
    blue.say("note we are back")
    assert (
        "Play pauses"
        not in re.search('data-piece="paused">(.*?)</section>', blue.get("/").text, re.DOTALL)[1]
    )
