"""The squad log on paper (LOG-01 to LOG-16): what stands on it, and that nothing leaves its page."""

from io import BytesIO

import pytest

from squadlog.paper.asked import PrintOrder
from squadlog.paper.catalogue import document
from squadlog.paper.marks import SIZES, Lettering, Opening, Outline, RoundMark
from squadlog.paper.writing import written
from squadlog.rulebook.load import load_rulebook, load_rulings
from squadlog.squads.ready import load_squad, ready_squads

BOOK, RULINGS = load_rulebook(), load_rulings()


def said(page):
    return [mark.text for mark in page.marks if isinstance(mark, Lettering)]


def beyond(page):
    """Marks that leave the page."""
    for mark in page.marks:
        match mark:
            case Lettering():
                left = mark.x - {"left": 0, "middle": mark.width / 2, "right": mark.width}[mark.align]
                places = [(left, mark.y - 1), (left + mark.width, mark.y)]
            case Outline():
                places = mark.places
            case RoundMark() | Opening():
                places = [(mark.x, mark.y)]
        if any(not (0 <= x <= page.width and 0 <= y <= page.height) for x, y in places):
            yield mark


@pytest.mark.parametrize("size", SIZES.values(), ids=lambda size: size.key)
@pytest.mark.parametrize("key", ready_squads())
def test_every_ready_squad_stands_whole_on_one_page(key, size):
    """LOG-01, LOG-02, LOG-03: eight unit records, each with its number, its name and its points."""
    plan = load_squad(key, BOOK)
    (page,) = document("log", PrintOrder(book=BOOK, rulings=RULINGS, size=size, squads=(plan,))).pages
    words = said(page)
    assert (page.width, page.height) == (size.width, size.height)
    assert not list(beyond(page))
    assert [soldier.name for soldier in plan.soldiers if soldier.name not in words] == []


def test_the_track_is_a_loop_of_forty_boxes_around_the_sheet():
    """LOG-14: four turns of ten subphases, and START."""
    (page,) = document("log", PrintOrder(book=BOOK, rulings=RULINGS)).pages
    words = said(page)
    assert [str(number) for number in range(1, 41) if str(number) not in words] == []
    assert "START" in words


@pytest.mark.parametrize("form", ["pdf", "html"])
def test_it_is_written_with_names_of_every_alphabet(form):
    plan = load_squad("john_doe", BOOK)
    names = ("Ольга Ж", "李小龍", "محمد", "देवी", "김철수")
    names += ("Ζωή <b>", "{{ 7*7 }}", "ა ბ")
    soldiers = tuple(
        soldier.model_copy(update={"name": name})
        for soldier, name in zip(plan.soldiers, (*names, *("x",) * 8), strict=False)
    )
    named = plan.model_copy(update={"soldiers": soldiers})
    asked = PrintOrder(book=BOOK, rulings=RULINGS, squads=(named,))
    data = written(document("log", asked), form, asked.size)
    if form == "pdf":
        assert data.startswith(b"%PDF")
        assert BytesIO(data).read().count(b"/FontFile2") >= 5
    else:
        text = data.decode()
        assert "李小龍" in text
        assert "Ζωή &lt;b&gt;" in text
        assert "{{ 7*7 }}" in text


def test_each_weapon_has_its_line_and_what_nobody_can_do_is_left_out():
    """LOG-07, LOG-08, LOG-15, ACT-61: nobody of John Doe's squad has a weapon with two modes."""
    plan = load_squad("john_doe", BOOK)
    omni = plan.soldiers[0].model_copy(update={"weapons": ("OR", "SP")})
    armed = plan.model_copy(update={"soldiers": (omni, *plan.soldiers[1:])})
    for squad, changes in ((plan, False), (armed, True)):
        (page,) = document("log", PrintOrder(book=BOOK, rulings=RULINGS, squads=(squad,))).pages
        words = said(page)
        assert "SP 0/-1 PF 3" in words
        assert (BOOK.actions["change_omni_mode"].name in words) is changes
