"""Side games by thumb: the board and the hand on phones, the display beside them, and two tables on one device."""

import os
from pathlib import Path
from random import Random

import pytest
from support.calling import call, home
from support.page_measures import page_faults
from support.served import served
from support.served_cards import CardPlayer

__all__ = ["call", "home"]
PICTURES = os.environ.get("SQUADLOG_PICTURES", "")
"""Where pictures of the pages are kept, for whoever wants to look at them."""


def look(page, name):
    """Judge a page by what people see of it; by day and by night."""
    found = []
    for night in (False, True):
        page.page.emulate_media(color_scheme="dark" if night else "light")
        found += page_faults(page.page)
        if PICTURES:
            page.picture(Path(PICTURES) / f"{name}{'-night' if night else ''}.png", whole=True)
    page.page.emulate_media(color_scheme="light")
    assert found == []


def tap(page, what, across, down):
    """Touch something at a part of its breadth and height: half of a square is not in its middle."""
    found = page.find(what)
    found.scroll_into_view_if_needed()
    box = found.bounding_box()
    page.page.touchscreen.tap(box["x"] + across * box["width"], box["y"] + down * box["height"])


def test_a_piece_is_tapped_and_where_it_goes_and_the_others_see_it(call, pages):
    call("games", "new", "phalanx-board", "--seat", "Red=Ann", "--seat", "Black=Ben",
         "--option", "first_player=red", "--seed", "7")  # fmt: skip
    with served(None) as table:
        ann, ben = (pages.open(table.url, "phone", f"/#{table.codes[1, name]}") for name in ("Ann", "Ben"))
        ann.shows("h2", "It is your move")
        look(ann, "board")
        tap(ann, '.board a[href*="a1.NW"]', 0.25, 0.25)
        ann.shows("#sheet .board path.goal")
        look(ann, "board-chosen")
        tap(ann, '#sheet .board a[href*="c3"]', 0.25, 0.25)
        ann.touch("#sheet form button")
        ben.shows("h2", "It is your move")
        ben.shows('[data-piece="log"]', "a1.NW-c3")
        ann.shows("h2", "Ben (Black) is to move")
        ann.touch('[data-piece="asked"] form button')
        ann.shows("h2", "It is your move")


def test_a_hand_is_played_by_phone_against_a_computer(call, pages):
    call("games", "new", "phalanx-cards", "--seat", "A=Ann", "--seat", "B=computer:greedy", "--seed", "7")
    with served(None) as table:
        ann = pages.open(table.url, "phone", f"/#{table.codes[1, 'Ann']}")
        look(ann, "cards")
        laid = CardPlayer(ann, "Ann", Random(7)).act()
        assert laid is not None
        assert not laid.refused
        ann.shows('[data-piece="log"]', "2.")
        ann.shows("h2", "It is your move")
        ann.touch(".hand a")
        ann.shows("#sheet form button")
        look(ann, "cards-zones")
        ann.touch("#sheet form button")
        ann.shows('[data-piece="log"]', "3.")


@pytest.mark.parametrize("script", [True, False])
def test_without_the_script_a_game_is_played_as_well(call, pages, script):
    call("games", "new", "generals", "--seat", "A=Ann", "--seat", "B=computer:greedy", "--seed", "3")
    with served(None) as table:
        code = table.codes[1, "Ann"]
        ann = pages.open(table.url, "phone", f"/#{code}" if script else "/", script=script)
        if not script:
            ann.page.fill('input[name="code"]', code)
            ann.touch("#join button")
            ann.touch("a.enter")
        ann.shows('[data-piece="asked"]')
        if script:
            look(ann, "generals")
        ann.touch(".hand a")
        ann.touch("#sheet form button")
        ann.shows('[data-piece="log"] li')
