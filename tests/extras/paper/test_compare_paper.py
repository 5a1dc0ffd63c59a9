"""Two squads by what they do to each other, on paper: one page, nothing off it, the assumptions on it."""

import pytest
from support.on_paper import beyond, overlapping, said

from squadlog.book.load import load_rulebook, load_rulings
from squadlog.extras.paper.asked import PaperError, PrintOrder
from squadlog.extras.paper.catalogue import document
from squadlog.extras.paper.flow import laid
from squadlog.extras.paper.marks import SIZES
from squadlog.squads.ready import load_squad

BOOK = load_rulebook()


def compared(*keys, **asked):
    squads = tuple(load_squad(key, BOOK) for key in keys)
    return document("compare", PrintOrder(book=BOOK, rulings=load_rulings(), squads=squads, **asked))


@pytest.mark.parametrize("size", SIZES.values(), ids=lambda size: size.key)
def test_it_is_one_page_that_says_what_it_takes_for_granted(size):
    flow = compared("tog_line", "john_doe", size=size, options={"around": "night, snow"})
    (page,) = laid(flow, size).pages
    words = " ".join(said(page))
    assert "by night, snow" in words
    assert "no two share a target" in words
    assert "Third Cohort Line Squad, open" in words
    assert [*beyond(page), *overlapping(page)] == []


@pytest.mark.parametrize(
    ("keys", "around", "told"),
    [
        (("tog_line",), "", "Name two squads"),
        (("tog_line", "john_doe"), "fog", "there are night, rain, snow"),
    ],
)
def test_what_it_cannot_be_of_is_one_sentence(keys, around, told):
    with pytest.raises(PaperError, match=told):
        compared(*keys, options={"around": around} if around else {})
