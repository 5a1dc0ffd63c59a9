"""Papers in a browser: light, as wide as a phone, in every alphabet, of the size that is asked for."""

import re

import pytest
from support.on_paper import flat

from squadlog.book.load import load_rulebook, load_rulings
from squadlog.extras.paper import html
from squadlog.extras.paper.asked import PrintOrder
from squadlog.extras.paper.catalogue import document
from squadlog.extras.paper.faces import isolates
from squadlog.extras.paper.flow import FlowingText, Heading, Passage, Tabled, laid
from squadlog.extras.paper.marks import A4, SIZES, Lettering, Outline, PaperPage, Printed, greyed
from squadlog.extras.paper.writing import write_document

ARABIC, HEBREW, HAN = "محمد بن علي", "פלוני", "山田太郎"
TABLE = Tabled(head=("when", "who"), rows=(("T12.s1", ARABIC), ("T12.s2", "W" * 40)), right=(0,))
FLOW = FlowingText(
    title="Names", blocks=(Heading(text=HAN, level=1), Passage(text=f"{ARABIC}, {HEBREW}, Mara"), TABLE)
)
DRAWN = Printed(
    title="Names",
    pages=(
        PaperPage(
            width=210,
            height=297,
            marks=(Lettering(x=10, y=10, text=f"{ARABIC}, {HAN}", size_pt=9, width=30, bold=True),),
        ),
    ),
)


@pytest.fixture(scope="module")
def flowing():
    return write_document(FLOW, "html", A4).decode()


@pytest.fixture(scope="module")
def drawn():
    return html.html(DRAWN)


def test_a_browser_is_told_to_leave_the_paper_light_and_drawn_pages_are_white_themselves(flowing, drawn):
    for page in (flowing, drawn):
        assert '<meta name="color-scheme" content="only light">' in page
        assert '<meta name="viewport" content="width=device-width">' in page
    assert '<rect width="100%" height="100%" fill="#fff"/>' in drawn


def test_drawn_pages_are_as_wide_as_a_screen_and_no_wider(drawn):
    assert "@media screen { .page { max-width: 100%;" in drawn


@pytest.mark.parametrize("size", SIZES.values(), ids=lambda size: size.key)
def test_running_text_is_printed_on_the_paper_that_is_asked_for(size):
    told = write_document(FLOW, "html", size).decode()
    assert f"@page {{ size: {size.width}mm {size.height}mm;" in told


def test_only_words_that_no_column_holds_are_broken(flowing):
    assert '<td class="right">T12.s1</td>' in flowing
    assert f'<td class="long">{"W" * 40}</td>' in flowing
    assert "td.long { overflow-wrap: anywhere; }" in flowing
    assert "padding: 0.15em 0.5em; }" in flowing


def test_a_name_from_right_to_left_moves_nothing_beside_it(flowing, drawn):
    assert f"<bdi>{ARABIC}</bdi>, <bdi>{HEBREW}</bdi>, Mara" in flowing
    assert f'<tspan unicode-bidi="isolate">{ARABIC}</tspan>, {HAN}' in drawn


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("Mara", [("Mara", False)]),
        (f"2 {ARABIC}, 3", [("2 ", False), (ARABIC, True), (", 3", False)]),
        (f"{HEBREW}, {ARABIC}", [(HEBREW, True), (", ", False), (ARABIC, True)]),
        ("", []),
    ],
)
def test_names_from_right_to_left_stand_for_themselves(text, parts):
    assert list(isolates(text)) == parts


def test_the_letters_of_a_name_lie_in_the_file_whatever_alphabet_it_has(flowing, drawn):
    held = {int(code, 16) for page in (flowing, drawn) for code in re.findall(r"U\+([0-9A-F]+)", page)}
    assert {*map(ord, HAN)} <= held
    for page in (flowing, drawn):
        assert page.count("font-family: squadlog-others;") >= 2
        assert not re.findall(r"url\((?!\"data:)", page)


def test_a_table_of_less_than_half_a_column_is_not_cut_in_two():
    rows = tuple((f"row {number}", "x") for number in range(12))
    blocks = (
        *(Passage(text=f"line {number}") for number in range(50)),
        Heading(text="Cover", level=3),
        Tabled(head=("a", "b"), rows=rows),
    )
    pages = laid(FlowingText(title="Long", blocks=blocks), A4, 1).pages
    texts = [[mark.text for mark in flat(page.marks) if isinstance(mark, Lettering)] for page in pages]
    (where,) = (page for page in texts if "row 0" in page)
    assert {"Cover", *(row[0] for row in rows)} <= set(where)


def test_sides_are_told_apart_on_counters_without_colours():
    """GEN-11: bars at the ends of the front edge."""
    asked = PrintOrder(book=load_rulebook(), rulings=load_rulings(), options={"only": "unit"})
    page = greyed(document("counters", asked).pages[0])
    bars = [mark for mark in flat(page.marks) if isinstance(mark, Outline) and mark.fill == "#ffffff"]
    narrow = [mark for mark in bars if len({x for x, _ in mark.places}) == 2]
    assert len(narrow) == 2 * 16  # two to each red unit, none to a blue one
