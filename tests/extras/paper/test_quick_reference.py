"""The quick reference: two pages, figures of the tables, rules of the chapters in force, readings of the table."""

import tomllib
from pathlib import Path

import pytest
from support.on_paper import beyond, overlapping, said

from squadlog.battle.terms import Environment
from squadlog.book.load import load_paragraphs, load_rulebook, load_rulings
from squadlog.extras.paper.asked import PaperError, PrintOrder
from squadlog.extras.paper.catalogue import document, papers
from squadlog.extras.paper.flow import Heading, Passage, Tabled, laid
from squadlog.extras.paper.marks import SIZES
from squadlog.reports.handouts.quick_reference import quick_reference
from squadlog.rules.common.advanced import CHOSEN
from squadlog.rules.common.context import BookReading

BOOK, RULINGS = load_rulebook(), load_rulings()
TABLES = Path(__file__).resolve().parents[3] / "tables"


def reference(chapters="none", rulings=RULINGS, **asked):
    options = {"chapters": chapters}
    return document("reference", PrintOrder(book=BOOK, rulings=rulings, options=options, **asked))


def cells(flow):
    return {row for block in flow.blocks if isinstance(block, Tabled) for row in block.rows}


@pytest.mark.parametrize("size", SIZES.values(), ids=lambda size: size.key)
@pytest.mark.parametrize("chapters", ["none", "all"])
def test_it_is_two_pages_that_can_be_read(chapters, size):
    flow = reference(chapters, size=size)
    pages = laid(flow, size, papers()["reference"].columns).pages
    assert len(pages) <= 2
    assert flow.size_pt >= 5.5
    assert [mark for page in pages for mark in beyond(page)] == []
    assert [pair for page in pages for pair in overlapping(page)] == []
    words = {word for page in pages for text in said(page) for word in text.split()}
    tables = [block for block in flow.blocks if isinstance(block, Tabled)]
    every = {word for one in tables for row in (one.head, *one.rows) for text in row for word in text.split()}
    assert every - words == set(), "a word of a table is broken off"


def test_every_line_to_hit_of_the_basic_game_stands_there_with_its_figure():
    """T-07, FIR-04."""
    rows = tomllib.loads((TABLES / "to_hit.toml").read_text())["rows"]
    pairs = {pair for row in cells(reference()) if len(row) == 4 for pair in (row[:2], row[2:])}
    basic = {
        (f"{row['value']:+d}".replace("+0", "0"), row["name"])
        for row in rows.values()
        if not row.get("advanced")
    }
    assert basic - pairs == set()
    assert ("+5", "through smoke") not in pairs


def test_a_chapter_brings_its_tables_and_a_ruling_its_figure():
    """TA-08 and AMB-14: nothing is there that is not in force, and what is ruled stands in place of the print."""
    basic, more = reference(), reference("grenades")
    titles = [{block.text for block in one.blocks if isinstance(block, Heading)} for one in (basic, more)]
    assert not any("Grenades" in title for title in titles[0])
    assert any("TA-08" in title for title in titles[1])
    assert {("short range", "0-8", "0", "1"), ("long range", "17-24", "+3", "3")} <= cells(more)
    ruled = reference(rulings=RULINGS.with_choice("aimedFire.modifier", "3"))
    lines = [block.text for block in ruled.blocks if isinstance(block, Passage)]
    assert any(row[:2] == ("+3", "aimed fire") for row in cells(ruled))
    assert any("AMB-14" in line for line in lines)
    assert any(block.text == "Changed rulings" for block in ruled.blocks if isinstance(block, Heading))


def test_each_chapter_has_something_to_say_for_itself():
    reading = BookReading(BOOK, RULINGS)
    for key in CHOSEN:
        if key != "quality":
            page = quick_reference(reading, load_paragraphs(), (key,), Environment())
            assert page[-1].sentences, key
    titles = [one.title for one in quick_reference(reading, load_paragraphs(), CHOSEN, Environment())]
    assert len(titles) == len(set(titles))


def test_a_chapter_that_there_is_not_is_answered_by_a_sentence():
    with pytest.raises(PaperError, match="no chapter 'dragons'"):
        reference("grenades,dragons")


def test_whoever_plays_a_turn_with_pencils_finds_its_course_and_what_wounds_count():
    """SEQ-01, ACT-03, MEL-21, CAS-02 to CAS-06; where all chapters crowd two pages the course gives way."""
    told = " ".join(block.text for block in reference().blocks if isinstance(block, Passage))
    fractions = {
        key: row["value"] for key, row in tomllib.loads((TABLES / "wounds.toml").read_text())["rows"].items()
    }
    assert {"[SEQ-01]", "[ACT-03]", "[MEL-21]"} <= set(told.split())
    assert all(f"{key} {value}" in told for key, value in fractions.items() if key != "none")
