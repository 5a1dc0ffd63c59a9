"""Briefings on paper: one for each seat, with only what it may know (SCN-02), and hostile words in them inert."""

from contextlib import closing
from dataclasses import replace
from functools import cache

import pytest
from support.on_paper import beyond, overlapping

from squadlog.book.load import load_rulebook, load_rulings
from squadlog.extras.paper.asked import PaperError, PrintOrder
from squadlog.extras.paper.catalogue import document
from squadlog.extras.paper.marks import SIZES, Lettering, Opening
from squadlog.extras.paper.writing import write_document
from squadlog.facts.seats import REFEREE
from squadlog.session.battle_session import Session
from squadlog.setup.scenes import CalledScene, load_battle, scene_called
from squadlog.store.record_file import Store

BOOK, RULINGS = load_rulebook(), load_rulings()
TOLL = scene_called("toll_bridge", RULINGS)
"""Three sides, briefings and objectives for each alone, reserves and missions that nobody else knows of."""
ALONE = {one.id: one.briefing for one in TOLL.scene.sides}


@cache
def printed(seat="", called=TOLL, paper="a4"):
    asked = PrintOrder(book=BOOK, rulings=RULINGS, size=SIZES[paper], seat=seat, scene=called)
    return document("briefing", asked)


def all_marks(marks):
    for mark in marks:
        yield from all_marks(mark.marks) if isinstance(mark, Opening) else (mark,)


def said(pages):
    """Everything that stands on the pages, each line of text by itself and then all of it."""
    return " ".join(
        mark.text for page in pages for mark in all_marks(page.marks) if isinstance(mark, Lettering)
    )


def test_each_side_is_told_its_own_and_nobody_elses():
    assert len(ALONE) == 3
    assert all(ALONE.values())
    for seat in ALONE:
        words = said(printed(seat).pages)
        for side, text in ALONE.items():
            assert (" ".join(text.split()) in words) == (side == seat), (seat, side)
        assert "For the referee" not in words


def test_what_nobody_else_knows_of_stands_on_no_other_paper():
    """SCN-02, SCN-11: objectives hidden from the others, missions plotted, who comes in secret."""
    words = {seat: said(printed(seat).pages) for seat in (*ALONE, REFEREE, "table")}
    assert "mortar round is plotted" in words[REFEREE]
    assert "missile round is plotted" not in words["red"]
    for text in ("(secret)", "hidden from the others"):
        assert text in words[REFEREE]
        assert text not in words["table"]
    assert "it shows everything" in words[REFEREE]
    assert "As all may read it" in words["table"]


def test_of_a_scenario_there_is_one_for_each_side_and_one_for_the_referee():
    words = said(printed().pages)
    for side in TOLL.scene.sides:
        assert f"For {side.name} alone." in words
    assert "For the referee: it shows everything." in words
    apart = sum(len(printed(seat).pages) for seat in (*ALONE, REFEREE))
    assert len(printed().pages) == apart, "none begins on the page of another"


@pytest.mark.parametrize("paper", SIZES)
def test_all_eight_parts_and_each_storey_of_the_map_stand_there(paper):
    words = said(printed("blue", paper=paper).pages)
    for letter, title in zip("ABDEFGH", ("Situation", "TOG forces", "Playing area", "Victory conditions",
                             "Advanced rules in force", "Special conditions", "Length"), strict=True):  # fmt: skip
        assert f"{letter} {title}" in words
    assert "The Toll Bridge, floor 1 of 2" in words
    assert "The Toll Bridge, floor 2 of 2" in words
    assert "D1 locked" in words, "as the scenario has it, not as the map is drawn"


def test_words_of_a_scenario_are_inert():
    hostile = "<script>alert(1)</script> {{ 7*7 }} \u202egnp.exe\u202c \x1b[31m " + "x" * 300
    scene = TOLL.scene.model_copy(update={"briefing": hostile})
    called = CalledScene(scene, TOLL.key, TOLL.beside)
    laid = printed.__wrapped__("blue", called)
    page = write_document(laid, "html", SIZES["a4"]).decode()
    assert "<script" not in page
    assert "{{ 7*7 }}" in page
    assert "\u202e" not in page
    assert "\x1b" not in page
    assert write_document(laid, "pdf", SIZES["a4"]).startswith(b"%PDF")


def test_no_such_seat_is_said_with_those_there_are():
    with pytest.raises(PaperError, match="there are blue, red, green, referee, table, each"):
        printed("nobody <b>")


def test_of_a_battle_it_is_that_of_the_seat_with_who_is_there(tmp_path):
    """The briefing of a battle that was begun; red reads nothing that is blue's alone."""
    setup = load_battle("toll_bridge", BOOK, RULINGS)
    with closing(Store(tmp_path / "squadlog.db")) as store:
        session = Session.create(store, replace(setup, seed=7))
        words = {}
        for seat in ("red", REFEREE):
            asked = PrintOrder(book=BOOK, rulings=RULINGS, battle=session.views.seen(seat), seat=seat)
            words[seat] = said(document("briefing", asked).pages)
    assert " ".join(ALONE["red"].split()) in words["red"]
    assert " ".join(ALONE["blue"].split()) not in words["red"]
    assert "(secret)" not in words["red"]
    assert "(secret)" in words[REFEREE]
    assert "John Doe's Squad: " in words["red"]
    assert "12 turns." in words["red"]


@pytest.mark.parametrize("paper", SIZES)
def test_every_area_that_lies_on_the_map_has_its_letter_there_and_its_name_beside(paper):
    """SCN-09: as part D tells them; the cellar is known at the table alone."""
    pages = printed("blue", paper=paper).pages
    ground, loft = pages[-2:]
    letters = [
        mark.text for mark in all_marks(ground.marks) if isinstance(mark, Lettering) and len(mark.text) == 1
    ]
    assert [letter for letter in "acdefghijk" if letters.count(letter) != 2] == [], (
        "on the map and in the legend"
    )
    assert "b" not in letters
    for area in TOLL.scene.areas:
        assert (area.called in said((ground, loft))) == (area.id != "cellar_room"), area.id
    for page in pages:
        assert not list(beyond(page))
        assert not list(overlapping(page))


@pytest.mark.parametrize("paper", SIZES)
def test_no_page_is_begun_for_the_last_two_lines(paper):
    pages = printed.__wrapped__("table", scene_called("pest_control", RULINGS), paper).pages
    assert len(pages) == 2, "all that is told, and the map"
    assert all(len(page.marks) > 8 for page in printed("red", paper=paper).pages)
