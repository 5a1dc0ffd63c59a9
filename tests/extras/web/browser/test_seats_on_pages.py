"""The display and the referee's page in a browser: what is told of people who come, go and are spoken to."""

from time import monotonic

import pytest
from support.served import served


@pytest.fixture
def table(call):
    call("new", "newcomer", "--seed", "7")
    call("do", "seat Ann red 4-5", "seat Ben red 6")
    with served(None) as found:
        yield found


def seated(pages, table, seat, device, path="/"):
    """A device that joined by the code of its seat."""
    one = pages.open(f"{table.url}", device, f"/#{table.codes[1, seat]}")
    one.shows("main > section")
    return one if path == "/" else one.go(path)


def test_codes_leave_the_display_as_people_join_and_no_letter_on_it_is_small(pages, table):
    display = seated(pages, table, "table", "display", "/display")
    display.shows('[data-piece="codes"] code', table.codes[1, "Ann"][:4])
    seated(pages, table, "Ann", "phone")
    display.until(
        f"!document.querySelector('[data-piece=codes]').textContent.includes('{table.codes[1, 'Ann'][:4]}')"
    )
    assert display.page.evaluate(SMALL) == []
    assert display.page.evaluate("document.querySelectorAll('button, form, a').length") == 0


def test_a_link_from_another_site_leads_to_ones_seat_and_the_page_asks_for_it_once(pages, table):
    ann = seated(pages, table, "Ann", "phone")
    ann.page.goto(table.url.replace("127.0.0.1", "localhost"))
    ann.shows("#join")
    with ann.page.expect_navigation(url=f"{table.url}/"):
        ann.page.evaluate("address => { location.href = address; }", f"{table.url}/")
    ann.shows("main > section")
    # A browser that keeps the cookie back for good: the page does not load itself again and again.
    ann.page.route("**/state", lambda route: (asked.append(1), route.fulfill(status=200)))
    ann.page.on("load", lambda: loaded.append(1))
    asked, loaded = [], []
    ann.context.clear_cookies()
    ann.page.evaluate("location.reload()")
    ends = monotonic() + 30
    while len(loaded) < 2 and monotonic() < ends:
        ann.page.wait_for_timeout(20)
    ann.page.reload()
    assert (len(asked), len(loaded)) == (1, 3)


SMALL = """[...document.querySelectorAll('body *')].filter(one => one.checkVisibility() && !one.closest('svg')
    && [...one.childNodes].some(text => text.nodeType === 3 && text.data.trim())
    && parseFloat(getComputedStyle(one).fontSize) < innerHeight * .025 - .01).map(one => one.textContent)"""


def test_a_word_to_one_seat_a_pause_and_being_sent_away_arrive_at_once(pages, table):
    ann, ben = seated(pages, table, "Ann", "phone"), seated(pages, table, "Ben", "tablet")
    referee = seated(pages, table, "referee", "referee", "/referee")
    box = referee.find(".seats li:has(h3:text-matches('^Ann'))")
    box.locator("summary:text('More')").click()
    box.locator("input[name=text]").fill("The door is locked")
    box.locator("button:text('Tell Ann')").click()
    ann.shows('[data-piece="word"]', "The door is locked")
    assert ben.page.locator('[data-piece="word"]').inner_text() == ""
    referee.touch("button:has-text('Pause for all')")
    ben.shows('[data-piece="paused"]', "Play pauses")
    box.locator("button:text('Send away')").click()
    ann.shows("#join")
