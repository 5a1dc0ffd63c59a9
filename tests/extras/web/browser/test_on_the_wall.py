"""The display as it hangs on a wall, with many soldiers on a map, by day and by night."""

import pytest
from support.page_measures import ON_THE_WALL, page_faults
from support.served import served

from squadlog.base.records import replace
from squadlog.book.load import load_rulebook, load_rulings
from squadlog.facts.seats import REFEREE, Speaker
from squadlog.session.battle_session import Session, open_store
from squadlog.session.view.questions.question import question
from squadlog.setup.scenes import load_battle

LONG = "note the bell of the old tower rings, and everybody at the table hears how it counts the hours"


@pytest.fixture
def bridge(home):
    """A battle of three sides with 17 soldiers in its first orders, and a long line as the last of its log."""
    home.mkdir()
    store = open_store(home / "squads.db")
    setup = load_battle("toll_bridge", load_rulebook(), load_rulings())
    seat = Session.create(store, replace(setup, seed=7)).seat(Speaker(seat=REFEREE))
    while (asked := question(seat)).kind != "declare":
        seat.say(asked.enter or asked.answers[0].say)
    seat.say(LONG)
    store.close()
    return home / "squads.db"


def test_whatever_a_display_shows_has_room_for_it_and_is_large_enough(bridge, pages):
    with served(bridge) as table:
        wall = pages.open(table.url, "display", f"/#{table.codes[1, 'table']}")
        wall.shows('[data-piece="codes"]', "Kessrith")
        wall.shows(".figures svg")
        for sitting in ((), ("blue", "red", "green")):
            for side in sitting:
                table.join(side)
            if sitting:
                wall.until("!document.querySelector('[data-piece=codes]').innerHTML.trim()")
            for scheme in ("light", "dark"):
                wall.page.emulate_media(color_scheme=scheme)
                assert page_faults(wall.page, ON_THE_WALL) == [], (sitting, scheme)
