"""A map as documents: grounds named by a hash, figures of a seat, and together what a picture in a look is."""

import re

import pytest

from squadlog.book.load import load_rulebook, load_rulings
from squadlog.facts.seats import Speaker
from squadlog.session.battle_session import Session, open_store
from squadlog.session.view.drawn import documents
from squadlog.session.view.map import pictures
from squadlog.setup.scenes import load_battle

LOOKS = {"day": ("table", False), "night": ("table", True), "plain": ("plain", False)}


@pytest.fixture
def sat(tmp_path):
    """A seat at a ready battle by the key of its scenario."""
    store = open_store(tmp_path / "squadlog.db")
    yield lambda key: Session.create(store, load_battle(key, load_rulebook(), load_rulings())).seat(
        Speaker(seat="table")
    )
    store.close()


@pytest.fixture
def house(sat):
    return sat("counting_house")


@pytest.fixture
def bare(sat):
    return sat("newcomer")


@pytest.mark.parametrize("look", documents.PAGE_LOOKS)
@pytest.mark.parametrize("floor", [1, 2])
def test_ground_and_figures_laid_over_one_another_are_the_picture(house, look, floor):
    drawn, night = LOOKS[look]
    whole = pictures.draw_picture(house, drawn, floor=floor, night=night)
    ground = next(one for one in documents.grounds_of(house) if (one.floor, one.look) == (floor, look)).text
    figures = documents.draw_figures_of(house, look, floor)
    begins, ends = whole.index('<g id="figures"'), whole.index('<g id="margin"')
    assert ground == whole[:begins] + whole[ends:]
    assert whole[begins:ends] in figures
    box = documents.map_frame(house).box
    assert all(f'viewBox="{box}"' in text for text in (ground, figures, whole))


def test_each_ground_has_a_hash_of_its_own_which_no_play_changes(house):
    before = documents.grounds_of(house)
    assert len({one.hash for one in before}) == len(before) == 6
    assert all(re.fullmatch(r"[0-9a-f]{16}", one.hash) for one in before)
    mark = documents.mark_figures(house)
    for said in ("begin", "initiative", "move"):
        house.say(said)
    assert documents.grounds_of(house) == before
    assert documents.mark_figures(house) != mark


def test_the_figures_of_eight_against_eight_are_small_and_each_is_named(house):
    text = documents.draw_figures_of(house, "day", 1) + documents.draw_figures_of(house, "day", 2)
    assert {int(number) for number in re.findall(r'id="u(\d+)"', text)} == set(house.known.units)
    assert len(text.encode()) < 15_000


def test_a_battle_without_a_map_has_no_documents(bare):
    assert documents.map_frame(bare) is None
    with pytest.raises(LookupError):
        documents.grounds_of(bare)
