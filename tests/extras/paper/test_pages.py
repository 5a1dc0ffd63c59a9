"""Text on pages: nothing left alone, nothing cut, letters of every alphabet, and the same pages in a browser."""

import random
import re
import shutil
import subprocess
from itertools import pairwise

import pytest
from support import piles
from support.on_paper import beyond, crossed, overlapping, said

from squadlog.battle.known import known
from squadlog.book.load import load_rulebook, load_rulings
from squadlog.extras.paper.asked import PrintOrder
from squadlog.extras.paper.catalogue import document, papers
from squadlog.extras.paper.faces import cut_to, printable, width_of, wrapped
from squadlog.extras.paper.flow import DrawnFigure, FlowingText, Heading, Passage, Tabled, laid
from squadlog.extras.paper.laying import PageLayout
from squadlog.extras.paper.marks import A4, SIZES, Lettering, Printed
from squadlog.extras.paper.writing import on_pages, write_document
from squadlog.squads.ready import load_squad

BOOK, RULINGS = load_rulebook(), load_rulings()

NAMES = {
    "Arabic": "محمد بن عبد الله الخوارزمي",
    "Armenian": "Արամ Խաչատրյան",
    "Cyrillic": "Александр Пушкин",
    "Devanagari": "नमस्ते भारत",
    "emoji": "🎲 Dicey 🚀",
    "Ethiopic": "ዳዊት",
    "Georgian": "ნინო",
    "Greek": "Ἀλέξανδρος ὁ Μέγας",
    "Han": "諸葛亮孔明",
    "Hangul": "김정은 이순신 뷁",
    "Hebrew": "אברהם בן דוד",
    "Japanese": "ゆきのした カタカナ",
    "Tamil": "தமிழ்",
    "Thai": "สมชาย ใจดี",
}


def sentence(random_words, words):
    return " ".join("w" * random_words.randint(1, 11) for _ in range(words))


def any_flow(seed):
    """Headings, paragraphs and tables in any order, each line with the number of its block."""
    some, blocks = random.Random(seed), []
    for _ in range(some.randint(20, 60)):
        match some.randrange(4):
            case 0:
                blocks.append(Heading(text="H", level=some.randint(1, 3)))
            case 1:
                rows = tuple(("r", "s") for _ in range(some.randint(1, 9)))
                blocks.append(Tabled(head=("h", "h"), rows=rows))
            case _:
                blocks.append(Passage(text=sentence(some, some.randint(1, 90)), mark=some.choice(("", "•"))))
    return FlowingText(
        title="T", blocks=(*blocks, Passage(text="the end")), size_pt=some.choice((7.0, 9.0, 10.0))
    )


def columns_of(page, size, columns):
    """The words of each column from above, without the foot of the page."""
    wide = (size.width - 2 * size.margin) / columns
    foot = size.height - size.margin
    lines = [mark for mark in page.marks if isinstance(mark, Lettering) and mark.y < foot - 0.1]
    for column in range(columns):
        here = [one for one in lines if int((one.x - size.margin + 1e-6) / wide) == column]
        yield sorted(here, key=lambda one: (round(one.y, 3), one.x))


@pytest.mark.parametrize("columns", [1, 3])
def test_no_heading_ends_a_column_and_nothing_leaves_its_page(columns):
    for seed in range(12):
        size = A4 if seed % 2 else SIZES["letter"]
        pages = laid(any_flow(seed), size, columns).pages
        for page in pages:
            assert not list(beyond(page)), seed
            assert not list(overlapping(page)), seed
            for column in columns_of(page, size, columns):
                assert not column or column[-1].text != "H", (seed, column[-3:])


def test_of_a_paragraph_no_line_stands_alone_at_an_edge():
    for seed in range(12):
        some = random.Random(seed)
        texts = [sentence(some, some.randint(1, 60)) for _ in range(60)]
        alike = tuple(Passage(text=f"{place} {text}") for place, text in enumerate(texts))
        pages = laid(FlowingText(title="T", blocks=alike), A4).pages
        first = re.compile(r"\d+ ")
        for page, after in pairwise(pages):
            (here,), (there,) = columns_of(page, A4, 1), columns_of(after, A4, 1)
            torn = not first.match(there[0].text)
            if torn:
                assert not first.match(here[-1].text), (seed, "the first line alone beneath")
                assert not first.match(there[1].text), (seed, "the last line alone above")


def test_every_alphabet_has_its_letters():
    assert {script: printable(name) for script, name in NAMES.items()} == NAMES
    sheet = PageLayout(A4)
    for place, script in enumerate(("Arabic", "Greek", "Thai", "Tamil")):
        sheet.text(20, 20 + 10 * place, NAMES[script], 12)
    assert write_document(Printed(title="x", pages=(sheet.page(),)), "pdf", A4).count(b"/FontFile2") >= 4


def test_a_line_holds_as_much_as_its_room_takes_and_no_more():
    """Found by halves in the library, letter by letter here."""
    for text in ("W" * 60, "諸葛亮孔明" * 12, "a b" * 20, NAMES["Arabic"] * 2):
        whole = [one for one in range(len(text) + 1) if width_of(text[:one].rstrip() + "…", 9) <= 40]
        assert cut_to(text, 40, 9) == text[: whole[-1]].rstrip() + "…"
    word, lines = "諸W葛i亮" * 30, wrapped("諸W葛i亮" * 30, 50, 9)
    assert "".join(lines) == word
    for line, after in pairwise(lines):
        assert width_of(line, 9) <= 50 < width_of(line + after[0], 9)


def test_letters_that_join_take_less_room_than_each_alone():
    """So that what stands beside a name stands beside it, whatever it is written with."""
    name = NAMES["Arabic"]
    assert width_of(name, 10) < 0.9 * sum(width_of(char, 10) for char in name)
    assert width_of(NAMES["Hangul"], 10) == pytest.approx(sum(width_of(char, 10) for char in NAMES["Hangul"]))


POPPLER = shutil.which("pdftotext") or ""


@pytest.mark.skipif(not POPPLER, reason="poppler reads back what was drawn")
@pytest.mark.parametrize("name", ["אברהם בן דוד", "{nb}"])
def test_from_right_to_left_is_drawn_from_right_to_left(name):
    """Whoever reads the page back finds the letters in their order; and a name is no command of the library."""
    sheet = PageLayout(A4)
    sheet.text(20, 20, name, 12)
    data = write_document(Printed(title="x", pages=(sheet.page(), sheet.page())), "pdf", A4)
    read = subprocess.run(  # noqa: S603
        [POPPLER, "-", "-"], input=data, capture_output=True, check=True
    ).stdout
    plain = re.sub("[\u200e\u200f\u202a-\u202e]", "", read.decode())
    assert plain.split("\f")[0].strip() == name


def test_a_long_name_takes_two_lines_before_it_is_cut():
    """A name has 40 letters at most, and the widest of them has room on a card."""
    for name in ("W" * 40, "Wolfgang Amadeus Maria Hohenlohe-Schilli"):
        sheet = PageLayout(A4)
        sheet.name(20, 20, name, 10.5, room=50)
        lines = said(sheet.page())
        assert "".join(lines).replace(" ", "") == name.replace(" ", "")
        assert not list(overlapping(sheet.page()))


def test_in_a_browser_each_page_has_its_own_size_and_its_letters_with_it():
    pages = (PageLayout(A4).page(), PageLayout(A4.across).page(), PageLayout(A4).page())
    text = write_document(Printed(title="x", pages=pages), "html", A4).decode()
    assert "@page sheet0 { size: 210.0mm 297.0mm" in text
    assert "@page sheet1 { size: 297.0mm 210.0mm" in text
    assert re.findall(r'class="page sheet(\d)"', text) == ["0", "1", "0"]
    assert set(re.findall(r"url\(.{0,20}", text)) == {'url("data:font/woff2;bas'}
    assert "http:" not in text.replace("http://www.w3.org/2000/svg", "")
    figure = DrawnFigure(width=9, height=9, marks=(Lettering(x=1, y=5, text="one", ink="#a8201a"),))
    flowing = FlowingText(title="x", blocks=(Passage(text="one"), figure))
    assert "#a8201a" in write_document(flowing, "html", A4).decode()
    for page in (text, write_document(flowing, "html", A4).decode()):
        (policy,) = re.findall(r'Security-Policy" content="([^"]*)"', page)
        assert policy.startswith("default-src 'none'; style-src 'unsafe-inline'; font-src data:")
    assert "#a8201a" not in write_document(flowing, "html", A4, grey=True).decode()
    assert 'class="page' in write_document(flowing, "html", A4, columns=3).decode(), "columns stay columns"
    assert 'class="page' not in write_document(flowing, "html", A4).decode()


def hostile_squad(soldiers):
    """As many as a squad can have, with the widest names that there can be, of every alphabet."""
    plan = load_squad("john_doe", BOOK)
    names = ("W" * 40, "諸" * 20, "🎲" * 20, "<script>alert(1)</script> {{ 7*7 }}", *NAMES.values())
    made = [plan.soldiers[place % len(plan.soldiers)] for place in range(soldiers)]
    renamed = tuple(
        one.model_copy(update={"name": names[place % len(names)], "note": "W" * 300})
        for place, one in enumerate(made)
    )
    return plan.model_copy(update={"soldiers": renamed, "name": "W" * 40, "side": names[1]})


@pytest.mark.parametrize("size", SIZES.values(), ids=lambda size: size.key)
@pytest.mark.parametrize(
    ("key", "of"),
    [
        *[(key, {"squads": (hostile_squad(many),)}) for key in ("log", "cards") for many in (1, 12)],
        ("log", {}),
        ("cards", {}),
        ("counters", {"options": {"mm": "12", "only": "unit,charge,open_door"}}),
        ("secret", {"battle": known(piles.hidden((30, 20), where=(20, 10)).battle, "blue"), "seat": "blue"}),
        ("reference", {}),
    ],
    ids=lambda one: one if isinstance(one, str) else "",
)
def test_no_words_lie_over_others_run_through_a_line_or_leave_the_page(key, of, size):
    drawn = document(key, PrintOrder(book=BOOK, rulings=RULINGS, size=size, **of))
    for page in on_pages(drawn, size, papers()[key].columns).pages:
        assert not list(beyond(page))
        assert not list(overlapping(page))
        assert not list(crossed(page))


def test_on_a_card_no_name_is_cut():
    squad = hostile_squad(16)
    pages = document("cards", PrintOrder(book=BOOK, rulings=RULINGS, squads=(squad,))).pages
    there = "".join(text for page in pages for text in said(page)).replace(" ", "")
    assert [one.name for one in squad.soldiers if one.name.replace(" ", "") not in there] == []
