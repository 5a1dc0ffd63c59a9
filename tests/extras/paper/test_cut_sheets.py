"""Counters and cards to cut out (T-13, GEN-10 to GEN-14): all of them, nothing over each other, backs behind fronts."""

import tomllib
from collections import Counter
from pathlib import Path

import pytest
from support.battles import skirmish
from support.on_paper import beyond, overlapping, said
from support.playing import Played

from squadlog.battle.commands import Correct
from squadlog.battle.known import known
from squadlog.book.load import load_rulebook, load_rulings
from squadlog.extras.paper.asked import PaperError, PrintOrder
from squadlog.extras.paper.catalogue import document
from squadlog.extras.paper.marks import SIZES, Lettering, Outline
from squadlog.extras.paper.writing import write_document
from squadlog.reports.handouts.box_counters import box_counters
from squadlog.squads.ready import load_squad

BOOK, RULINGS = load_rulebook(), load_rulings()
TABLES = Path(__file__).resolve().parents[3] / "tables"
HOSTILE = (
    "<script>alert(1)</script>",
    "{{ 7*7 }}",
    "\u202eevil\u202c",
    "a\x00b\x1b[31m",
    "W" * 200,
    "%s %(x)s",
)


def printed(key, **asked):
    return document(key, PrintOrder(book=BOOK, rulings=RULINGS, **asked))


def test_each_row_of_the_box_is_there_as_often_as_the_table_says():
    """GEN-10, T-13: 211 counters, as the items add up."""
    rows = tomllib.loads((TABLES / "components.toml").read_text())["rows"]
    found = Counter(one.kind for one in box_counters(BOOK))
    assert found == {key: row["count"] for key, row in rows.items()}
    assert found.total() == 211


def test_two_squads_are_blue_and_two_red_and_each_other_colour_lies_on_a_back():
    """GEN-11, GEN-12."""
    units = [one for one in box_counters(BOOK) if one.kind == "unit"]
    assert Counter(one.front.colour for one in units) == {"blue": 16, "red": 16}
    assert Counter(one.back.colour for one in units) == dict.fromkeys(
        ("green", "yellow", "light blue", "brown"), 8
    )
    for kind in ("action", "end_action"):
        numbers = [one.front.number for one in box_counters(BOOK) if one.kind == kind]
        assert numbers == [one.front.number for one in units]


@pytest.mark.parametrize("size", SIZES.values(), ids=lambda size: size.key)
def test_the_back_of_a_counter_lies_behind_its_front(size):
    """Turned over the long edge, left is right: each number of a unit meets itself."""
    front, back = printed("counters", size=size, options={"only": "unit"}).pages
    places = [
        {
            mark.text: (mark.x, mark.y)
            for mark in page.marks
            if isinstance(mark, Lettering) and mark.text.isdigit()
        }
        for page in (front, back)
    ]
    assert len(places[0]) == 32
    for number, (x, y) in places[0].items():
        assert places[1][number] == pytest.approx((size.width - x, y))


@pytest.mark.parametrize("options", [{}, {"mm": "12"}, {"mm": "30"}, {"only": "dazed,rout"}], ids=str)
@pytest.mark.parametrize("size", SIZES.values(), ids=lambda size: size.key)
def test_counters_keep_on_the_page_and_apart(options, size):
    pages = printed("counters", size=size, options=options).pages
    assert [mark for page in pages for mark in beyond(page)] == []
    assert [pair for page in pages for pair in overlapping(page)] == []


@pytest.mark.parametrize(
    "options", [{"mm": "5"}, {"mm": "wide"}, {"mm": "nan"}, {"only": "dragons"}, {"x": ""}]
)
def test_what_there_is_not_is_answered_by_a_sentence(options):
    with pytest.raises(PaperError, match=r"[.]$"):
        printed("counters", options=options)


@pytest.mark.parametrize("size", SIZES.values(), ids=lambda size: size.key)
def test_cards_stand_eight_to_a_page_each_with_its_weapons(size):
    """LOG-07, LOG-08: every weapon of a soldier with the penetration of the table."""
    plans = tuple(load_squad(key, BOOK) for key in ("john_doe", "kessrith_raiders", "tog_line"))
    pages = printed("cards", squads=plans, size=size).pages
    assert len(pages) == sum(len(plan.soldiers) for plan in plans) // 8
    weapons = tomllib.loads((TABLES / "weapons.toml").read_text())["rows"]
    for page, plan in zip(pages, plans, strict=True):
        words = said(page)
        assert not list(beyond(page))
        assert not list(overlapping(page))
        for soldier in plan.soldiers:
            assert soldier.name in words
        for code in {code for soldier in plan.soldiers for code in soldier.weapons}:
            assert str(weapons[code]["pf"]) in words


@pytest.mark.parametrize("key", ["cards", "log"])
def test_hostile_names_stay_in_their_room_and_do_nothing(key):
    plan = load_squad("john_doe", BOOK)
    soldiers = tuple(
        soldier.model_copy(update={"name": name, "note": name})
        for soldier, name in zip(plan.soldiers, HOSTILE, strict=False)
    )
    named = plan.model_copy(update={"soldiers": soldiers, "name": HOSTILE[0], "side": HOSTILE[2]})
    made = printed(key, squads=(named,))
    for page in made.pages:
        assert not list(beyond(page))
        assert not list(overlapping(page))
    text = write_document(made, "html", SIZES["a4"]).decode()
    assert "<script>" not in text
    assert "{{ 7*7 }}" in text
    assert not {"\u202e", "\x00", "\x1b"} & set(text)
    assert write_document(made, "pdf", SIZES["a4"]).startswith(b"%PDF")


def test_cards_of_nobody_are_empty():
    (page,) = printed("cards").pages
    assert said(page).count("name") == 8


def test_each_round_of_a_magazine_has_its_box_and_what_is_fired_is_blackened():
    """LOG-13, AMO-08: spike rifle and spike pistol have 10 and 25 rounds; magazines stand beside them (LOG-09)."""
    played = Played(skirmish(soldiers={1: {}}, setup_changes={"chapters": ("ammunition",)}))
    played.do(Correct(unit=1, changes=(("ammunition", "SR:3"),), reason="as on paper"))
    battle = known(played.battle, "referee")
    for key in ("cards", "log"):
        page = printed(key, battle=battle, seat="referee").pages[0]
        boxes = [mark for mark in page.marks if isinstance(mark, Outline) and len(mark.places) == 4]
        small = [mark for mark in boxes if 0 < mark.places[1][0] - mark.places[0][0] < 2.6]
        blackened = [mark for mark in small if mark.fill == "#000000"]
        assert len(blackened) == 3, key
        if key == "cards":
            row = [mark.places[0] for mark in small if mark.places[0][1] == blackened[0].places[0][1]]
            assert len([x for x, _ in row if x < page.width / 2]) == 10 + 25, "side by side"
