"""A map as documents: grounds named by a hash, figures of a seat, letters that are read from where they hang."""

import re
from xml.etree import ElementTree as ET

import pytest

from squadlog.book.load import load_rulebook, load_rulings
from squadlog.facts.seats import Speaker
from squadlog.session.battle_session import Session, open_store
from squadlog.session.view.drawn import documents
from squadlog.session.view.map import pictures
from squadlog.setup.scenes import load_battle

DISPLAY_PX, PHONE_PX = (995, 700, 0.025 * 1080), (368, 523, 12)
"""The room for a map on a display of 1920 x 1080 with codes and on a phone of 390 x 844, and how high letters are."""
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
def test_the_ground_is_that_of_the_picture_without_its_paper_and_legend(house, look, floor):
    drawn, night = LOOKS[look]
    whole = pictures.draw_picture(house, drawn, floor=floor, night=night)
    ground = next(one for one in documents.grounds_of(house) if (one.floor, one.look) == (floor, look)).text
    figures = documents.draw_figures_of(house, look, floor)
    drawing = whole[whole.index('<g id="ground"') : whole.index('<g id="figures"')]
    assert drawing in ground
    assert len(ground) < len(drawing) + 400
    assert documents.map_frame(house).box == "0 0 2400 2000"
    assert all('viewBox="0 0 2400 2000"' in text for text in (ground, figures))


@pytest.mark.parametrize("key", ["counting_house", "long_ford", "pest_control"])
def test_letters_are_read_from_three_metres_on_a_display_and_in_the_hand_on_a_phone(sat, key):
    seat = sat(key)
    frame = documents.map_frame(seat)
    letters = [
        one
        for floor in range(1, frame.floors + 1)
        for one in _letters_cm(ET.fromstring(documents.draw_figures_of(seat, "night", floor)))  # noqa: S314
    ]
    assert len(letters) > 15
    for wide_px, high_px, least_px in (DISPLAY_PX, PHONE_PX):
        px = min(wide_px / frame.wide_m, high_px / frame.high_m) / 100
        assert min(letters) * px >= least_px


def _letters_cm(element, scale=1.0):
    """How high each letter of a drawing is, in units of the drawing."""
    found = re.search(r"scale\(([\d.]+)\)", element.get("transform", ""))
    scale *= float(found[1]) if found else 1.0
    if element.tag.endswith("text"):
        yield float(element.get("font-size")) * scale
    for one in element:
        yield from _letters_cm(one, scale)


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
