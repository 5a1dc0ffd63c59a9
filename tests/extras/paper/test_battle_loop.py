"""A turning point as a loop: who moved comes from where he stood, who fell stood before, and paper shows the end."""

import re
from itertools import pairwise

import pytest
from support.on_maps import on_map
from support.on_paper import flat
from support.playing_on_maps import field_of

from squadlog.battle.known import known
from squadlog.extras.paper.battle_picture import pictures
from squadlog.extras.paper.flow import FlowingText
from squadlog.extras.paper.marks import A4, Looped, Opening, Outline
from squadlog.extras.paper.pdf import pdf
from squadlog.extras.paper.writing import on_pages, write_document
from squadlog.facts.seats import REFEREE
from squadlog.rules.common.reported import AttackMade

FIELD = field_of("")
WIDE, HIGH = 80.0, 60.0
SCALE = WIDE / FIELD.width_m


def stood(at, **other):
    """Unit 1 at a place, 2 and 11 where they always are, and 11 perhaps `wound`ed, as the referee knows it."""
    return known(on_map(FIELD, {1: at, 2: (5, 5), 11: (30, 10)}, units={11: other}), REFEREE)


NOW, EARLIER = stood((14, 10)), (stood((10, 10)), stood((12, 11)))
SHOT = AttackMade(kind="shot", by=1, at=11, weapon="SR")


def drawn(battle, earlier, made=(SHOT,)):
    (figure,) = pictures(battle, made, "First contact", room=WIDE, most=HIGH, earlier=earlier)
    return figure


def loops(marks):
    for mark in marks:
        if isinstance(mark, Looped):
            yield mark
        elif isinstance(mark, Opening):
            yield from loops(mark.marks)


def test_who_moved_comes_from_where_he_stood_and_then_the_shot_is_seen():
    mover, shot = loops(drawn(NOW, EARLIER).marks)
    assert mover.ways == pytest.approx([(-4 * SCALE, 0.0), (-2 * SCALE, -1 * SCALE)])
    assert mover.seen == (0.0, 1.0)
    assert 0 < mover.until < 1
    assert shot.seen == (mover.until, 1.0)
    assert [mark.ink for mark in shot.marks] == ["#a8201a"]


def test_who_fell_stands_until_the_end():
    """WND-17, WND-18."""
    body, upright = loops(drawn(stood((10, 10), wound="D"), EARLIER[:1], ()).marks)
    assert (body.still, upright.still) == (True, False)
    assert body.seen == (upright.seen[1], 1.0)
    assert upright.seen[0] == 0.0


def test_on_paper_all_stand_as_without_a_loop():
    def still(figure):
        marks = [mark for one in loops(figure.marks) if not one.still for mark in one.marks]
        return sorted(repr(mark) for mark in flat(figure.marks) if mark not in marks)

    assert still(drawn(NOW, EARLIER)) == still(drawn(NOW, ()))
    flow = FlowingText(title="x", blocks=(drawn(NOW, EARLIER),))
    (page,) = on_pages(flow, A4).pages
    assert any(isinstance(mark, Outline) for mark in flat(page.marks))
    assert pdf(on_pages(flow, A4)).startswith(b"%PDF")


def test_a_browser_moves_it_without_a_script_and_only_where_motion_is_wanted():
    flow = FlowingText(title="x", blocks=(drawn(NOW, EARLIER),))
    text = write_document(flow, "html", A4).decode()
    assert "<script" not in text
    assert "@media screen and (prefers-reduced-motion: no-preference) { .loop { display: inline; }" in text
    animated = re.findall(r'<animate\w* attributeName="(\w+)"[^>]*values="([^"]*)" keyTimes="([^"]*)"', text)
    assert [name for name, *_ in animated] == ["transform", "visibility"]
    for name, values, times in animated:
        shares = [float(time) for time in times.split(";")]
        assert len(values.split(";")) == len(shares)
        assert shares[0] == 0
        assert all(one < other for one, other in pairwise(shares))
        assert name == "visibility" or shares[-1] == 1
    without = write_document(FlowingText(title="x", blocks=(drawn(NOW, ()),)), "html", A4).decode()
    assert len(text) - len(without) < 2_500
