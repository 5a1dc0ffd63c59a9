"""The secret sheet (HID-14, MIN-09): what a side keeps to itself, and nobody else's."""

import pytest
from support import piles
from support.minefields import minefield
from support.on_paper import beyond, overlapping, said

from squadlog.battle.known import known
from squadlog.book.load import load_rulebook, load_rulings
from squadlog.extras.paper.asked import PaperError, PrintOrder
from squadlog.extras.paper.catalogue import document
from squadlog.extras.paper.marks import SIZES

BOOK, RULINGS = load_rulebook(), load_rulings()


def secret(battle, seat, size="a4"):
    return document(
        "secret",
        PrintOrder(book=BOOK, rulings=RULINGS, battle=known(battle, seat), seat=seat, size=SIZES[size]),
    ).pages


def words(pages):
    return " ".join(text for page in pages for text in said(page))


@pytest.mark.parametrize("size", SIZES)
def test_a_side_reads_its_piles_with_what_it_adds_and_its_enemy_nothing_of_them(size):
    """HID-14, DET-14, DET-15: a bounce suit that is not in stealth mode adds -2, a decoy 0."""
    battle = piles.hidden((30, 20), where=(20, 10)).battle
    pages = secret(battle, "blue", size)
    told = words(pages)
    assert "11 Trooper 11" in told
    assert "20, 10, looks 270" in told
    assert "-2 (hidden power suit not in stealth power mode)" in told
    assert "decoy" in told
    assert not [mark for page in pages for mark in beyond(page)]
    assert not [pair for page in pages for pair in overlapping(page)]
    others = words(secret(battle, "red", size))
    assert "Trooper" not in others
    assert "decoy" not in others
    assert "Blue" not in others


def test_mines_stand_there_with_their_places_for_their_side_and_the_referee():
    """MIN-09."""
    battle = minefield((12, 10), (22.5, 11)).battle
    for seat in ("blue", "referee"):
        told = words(secret(battle, seat))
        assert "mine 2" in told
        assert "22.5, 11" in told
    assert "mine 1" not in words(secret(battle, "red"))
    assert "The referee's copy" in words(secret(battle, "referee"))
    assert len(secret(battle, "referee")) == 2


def test_many_mines_go_on_over_the_page_and_none_is_left_out():
    battle = minefield(*[(10 + number, 5) for number in range(45)]).battle
    pages = secret(battle, "blue")
    told = words(pages).split()
    assert len(pages) > 1
    assert [number for number in range(1, 46) if str(number) not in told] == []
    assert not [mark for page in pages for mark in beyond(page)]
    assert not [pair for page in pages for pair in overlapping(page)]


@pytest.mark.parametrize("seat", ["table", ""])
def test_the_table_and_a_display_have_no_secrets(seat):
    with pytest.raises(PaperError, match="for one side alone"):
        secret(piles.hidden().battle, seat)
