"""The display shows what all may know, in pieces that can stand by themselves, and has nothing to be said from it."""

import re

import pytest
from support.served import served

from squadlog.extras.web.pages import display
from squadlog.extras.web.server.guest import SeatPlace
from squadlog.facts.seats import NOBODY, Speaker
from squadlog.session.battle_session import Session, open_store
from squadlog.session.view.questions.question import question
from squadlog.session.view.words.recent_lines import missed_lines, recent_lines
from squadlog.session.view.words.track_table import track_table

PLACE = SeatPlace(1, "table", "display")


@pytest.fixture
def battle(call):
    """The first battle with hiding, red's dice typed."""
    call("new", "newcomer", "--with", "hiding", "--seed", "7")
    return Session.open(open_store(None), 1)


def pieces(battle):
    return display.pieces(battle.seat(Speaker(seat=NOBODY)), PLACE)


def say(battle, *sentences):
    for sentence in sentences:
        assert getattr(battle.say(sentence), "code", None) is None, sentence


def to_orders(battle):
    """Play on by Enter until orders are asked for; of whom."""
    seat = battle.seat(Speaker())
    while (asked := question(seat)).kind != "declare":
        say(battle, asked.enter or asked.answers[0].say)
    return asked.units


def words(html):
    return " ".join(re.sub("<[^>]+>", " ", html).split())


def test_it_says_large_who_is_waited_for_without_the_keys_of_a_keyboard(battle):
    say(battle, "begin", "initiative")
    told = words(pieces(battle)["asked"])
    assert "MOVE or COUNTERMOVE?" in told
    assert not any(one in told for one in ("Enter", "Waits for"))


def test_the_second_that_is_played_is_lit_and_an_action_under_way_is_a_bar_of_its_seconds(battle):
    first = to_orders(battle)[0]
    say(battle, f"aim {first} at {4 if first < 4 else 1}")
    told = track_table(battle.seat(Speaker(seat=NOBODY)))
    assert [(one.second, one.now) for one in told.heads][:2] == [(1, True), (2, False)]
    (row,) = (row for row in told.rows if row.unit == first)
    bar = row.cells[0]
    assert (bar.look, bar.now, bar.word) == ("bar", True, "aimed fire")
    assert sum(one.seconds for one in row.cells) == 10
    assert pieces(battle)["track"].count("aria-current") == 1


def test_of_many_rows_those_that_say_least_are_left_out(battle):
    to_orders(battle)
    say(battle, "correct 4 wound=D because a test")
    seat = battle.seat(Speaker(seat=NOBODY))
    told = track_table(seat, most=5)
    assert {row.unit for row in track_table(seat).rows} - {row.unit for row in told.rows} == {4}
    assert (told.more, told.idle) == (1, True)
    say(battle, "correct 5 wound=D because a test", *(f"aim {unit} at 6" for unit in (1, 2, 3)))
    assert not track_table(seat, most=2).idle
    assert "and 1 more" in pieces(battle)["track"] or len(track_table(seat).rows) <= 14


def test_what_happened_last_stands_first_and_what_only_announces_an_order_is_left_out(battle):
    units = to_orders(battle)
    say(battle, *(f"hold {unit}" for unit in units), "note the bell rings")
    lines = recent_lines(battle.seat(Speaker(seat=NOBODY)), 3)
    assert "the bell rings" in lines[0].said
    assert not any("holds" in one.said for one in lines)


def test_who_comes_back_reads_the_weightiest_lines_and_how_many_more(battle):
    seat = battle.seat(Speaker(seat=NOBODY))
    since = seat.head
    say(battle, *(f"note word {number}" for number in range(8)))
    missed = missed_lines(seat, since)
    assert ([one.said for one in missed.lines], missed.more) == ([f"Note: word {n}" for n in range(3, 8)], 3)
    assert missed_lines(seat, seat.head).lines == ()


def test_it_has_no_button_no_form_and_no_link(battle):
    say(battle, "begin", "initiative")
    assert not re.search("<(button|form|input|select|a)\\b", "".join(pieces(battle).values()))


@pytest.fixture
def table(call):
    call("new", "newcomer", "--seed", "7")
    with served(None) as found:
        yield found


def test_pieces_stand_by_themselves_on_clear_ground_in_the_order_that_is_asked(table):
    display = table.join("table")
    page = display.get("/display?only=score,last,track&clear=1").text
    assert re.findall('<section id="at-[a-z]+" data-piece="([a-z]+)"', page) == ["score", "last", "track"]
    assert 'class="clear alone"' in page
    whole = display.get("/display").text
    assert "alone" not in whole
    for wrong, told in (
        ("only=last,secrets", "There is no piece secrets here"), ("clear=yes", "`clear` is 1"),
        ("look=pink", "`look` is day"),
    ):  # fmt: skip
        refused = display.get(f"/display?{wrong}")
        assert (refused.status, told in refused.text) == (400, True), refused.text
    assert table.join("red").get("/display").status == 403


def test_where_play_is_timed_every_page_opens_with_the_clock_of_whose_time_runs(call):
    call("new", "newcomer", "--with", "timed_play", "--clock", "120", "--seed", "7")
    to_orders(Session.open(open_store(None), 1))
    with served(None) as table:
        for seat in ("table", "blue", "red", "referee"):
            page = table.join(seat).get("/").text
            (clock,) = re.findall('data-piece="clock">(.*?)</section>', page, re.DOTALL)
            assert re.fullmatch("◆ Commonwealth [0-9]+ s", words(clock))
