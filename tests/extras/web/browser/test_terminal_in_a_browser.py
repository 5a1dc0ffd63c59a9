"""The screens in a browser: drawn under the policy of all pages, typed to at once, and gone when the battle is left."""

import pytest
from support.browsing import DEVICES
from support.calling import call, home
from support.served import served

__all__ = ["call", "home"]
KNOWN = ("Applying inline style violates", "already in CLOSING or CLOSED state", "exceeded allotted deadline")
"""What the console says of two style sheets that the terminal would make for itself: it draws without them. That it
says goodbye to a socket that is gone, and that the machine is slow."""


@pytest.fixture
def table(call):
    call("new", "newcomer", "--with", "hiding")
    with served(None, terminal=True) as found:
        yield found


def test_a_laptop_has_the_screens_of_its_seat_until_it_leaves_the_battle(chromium, table):
    width, height, *_ = DEVICES["referee"]
    context = chromium.new_context(viewport={"width": width, "height": height})
    name, _, held = table.join("red").cookie.partition("=")
    context.add_cookies([{"name": name, "value": held, "url": table.url}])
    page, drawn, wrong = context.new_page(), [], []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda said: drawn.append(str(said))))
    page.on("console", lambda said: wrong.append(said.text) if said.type in ("error", "warning") else None)
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.goto(f"{table.url}/page/terminal")

    def until(words):
        for _ in range(1200):  # a minute: a screen starts slowly beside other tests
            if any(words in one for one in drawn):
                return
            page.wait_for_timeout(50)
        raise AssertionError(words, wrong)

    until("seat of TOG")
    assert page.locator("canvas").count() > 0
    page.keyboard.press("?")
    until("What this screen is for")
    for _ in range(4):
        page.keyboard.press("Escape")
        page.wait_for_timeout(300)
    page.get_by_text("The terminal is closed.").wait_for(timeout=60_000)
    assert page.get_by_role("link", name="the page of the seat").is_visible()
    assert [one for one in wrong if not any(known in one for known in KNOWN)] == []
    context.close()
