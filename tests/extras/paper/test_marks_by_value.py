"""What is laid down on a page, mark by mark: the track, crossed boxes, grey, and who may read a secret sheet."""

import pytest
from support.battles import setup

from squadlog.base.records import replace
from squadlog.battle.evolve import first_state
from squadlog.battle.known import known
from squadlog.battle.moment import Moment
from squadlog.book.load import load_rulebook, load_rulings
from squadlog.extras.paper.laying import PageLayout
from squadlog.extras.paper.marks import A4, Lettering, Outline, PaperPage, greyed
from squadlog.extras.paper.sheets.squad_log import pages
from squadlog.reports.handouts.secret_sheet import secret_sheet
from squadlog.reports.squad_on_paper import planned
from squadlog.squads.plan import SoldierPlan, SquadPlan

BOOK, RULINGS = load_rulebook(), load_rulings()


def test_the_track_frames_the_subphase_and_writes_every_end_into_its_box():
    """LOG-14: box 1 is T1.s1, and the loop of forty begins again in turn 5."""
    log = planned(SquadPlan(name="s", soldiers=(SoldierPlan(name="Ada"),)), BOOK, RULINGS)
    marks = ((Moment(1, 7), ("E17",)), (Moment(5, 3), ("D9",)))
    (page,) = pages(replace(log, now=Moment(1, 6), marks=marks), (), (), A4)
    (frame,) = (mark for mark in page.marks if isinstance(mark, Outline) and mark.width == 0.8)
    texts = {}  # the track is laid down before all else
    for mark in page.marks:
        if isinstance(mark, Lettering):
            texts.setdefault(mark.text, (round(mark.x, 3), round(mark.y, 3)))
    boxes = {(round(x + 0.8, 3), round(y + 3.0, 3)) for (x, y) in frame.places[:1]}
    assert boxes == {texts["6"]}
    assert texts["E17"][0] == texts["7"][0]
    assert 0 < texts["E17"][1] - texts["7"][1] < 12
    assert texts["D9"][0] == texts["3"][0]
    assert 0 < texts["D9"][1] - texts["3"][1] < 12


@pytest.mark.parametrize("crossed", range(6))
def test_so_many_boxes_are_crossed_as_are_used_up(crossed):
    sheet = PageLayout(A4)
    sheet.ticks(10, 10, 5, crossed)
    strokes = [mark for mark in sheet.marks if isinstance(mark, Outline) and not mark.closed]
    assert len(strokes) == 2 * crossed


def test_a_printer_without_colours_prints_each_as_bright_as_the_eye_sees_it():
    page = PaperPage(
        width=9,
        height=9,
        marks=tuple(Outline(places=((0, 0),), ink=ink) for ink in ("#00ff00", "#0000ff", "#ff0000")),
    )
    assert [mark.ink for mark in greyed(page).marks] == ["#969696", "#1d1d1d", "#4c4c4c"]


@pytest.mark.parametrize("seat", ["blue", "nobody"])
def test_a_secret_sheet_is_not_even_made_for_who_may_not_read_it(seat):
    """HID-14, MIN-09."""
    battle = known(first_state(setup((1,), (11,))), "blue")
    with pytest.raises(ValueError, match="may not read what red keeps secret"):
        secret_sheet(battle, "red", seat, BOOK, RULINGS)
