"""Piles as they are drawn: on the map, in the roster, in a drawing; each by sign and number (HID-10, HID-02)."""

from support.piles import FIELD, hidden

from squadlog.battle.known import known
from squadlog.facts.seats import NOBODY, REFEREE, TABLE
from squadlog.ground.drawing.draw_svg import draw_svg
from squadlog.ground.drawing.draw_text import draw_text
from squadlog.ground.drawing.figures.map_scene import MapScene
from squadlog.session.chapters import lying
from squadlog.survey.figures import counters_of
from squadlog.tui.battle.roster_words import lay_out, lying_lines
from squadlog.tui.map.canvas import Layer
from squadlog.tui.map.frame import MapFrame
from squadlog.tui.map.labels import NO_UNIT
from squadlog.tui.map.unit_labels import counter_labels
from squadlog.tui.map.wing import _people

PLAYED = hidden((24, 5))
"""Unit 11 of blue hides at 20,10; a decoy lies at 24,5."""


def as_seen(seat):
    return known(PLAYED.battle, seat)


def test_a_pile_has_the_sign_of_its_side_and_its_number_and_no_unit_beneath():
    """HID-02, HID-10: its owner alone is told which way it looks, and who that is."""
    shown = {}
    for seat in (TABLE, "blue"):
        scene = MapScene(FIELD, counters=counter_labels(as_seen(seat), counters_of(as_seen(seat))))
        layer = Layer(scene, MapFrame(40.0, 20.0, 40, 10).fitted(), 1, frozenset({"units"}), None)
        told = (
            "".join(char for _, (char, _) in sorted(row.items())) for _, row in sorted(layer.rows.items())
        )
        shown[seat] = sorted("".join(told).replace("▲", " ▲").split())
        assert set(layer.units.values()) == {NO_UNIT, NO_UNIT - 1}
    assert shown == {TABLE: ["▲?1", "▲?2"], "blue": ["▲?1←", "▲?2"]}
    words = {seat: sorted(one.words for one in lying(as_seen(seat))) for seat in (TABLE, "red", "blue")}
    assert words[TABLE] == words["red"] == ["pile 1 of Blue", "pile 2 of Blue"]
    display, referee = ([one.words for one in lying(as_seen(seat))] for seat in (NOBODY, REFEREE))
    assert (sorted(display), sorted(referee)) == (words[TABLE], words["blue"])
    assert words["blue"][0].startswith("pile 1 of Blue: 11 ")


def test_piles_stand_under_the_soldiers_and_beside_the_map():
    battle = as_seen("red")
    (line,) = lying_lines(battle, lay_out(battle, 78))
    assert line.plain == " ▲ piles ?1 ?2"
    told = [words.plain for _, words in _people(battle, {})]
    assert told == ["▲ Blue: ▲?1 ?2 piles"]


def test_piles_are_drawn_on_paper_by_shape_and_number():
    """HID-10."""
    counters = counters_of(as_seen("red"))
    drawn = draw_svg(FIELD, counters=counters)
    assert drawn.count("<title>pile ") == 2
    assert ">?1<" in drawn
    assert ">pile<" in drawn
    assert "pile" not in draw_svg(FIELD)
    page = draw_text(FIELD, counters=counters)
    assert "?1  pile 1 of Blue at 20, 10" in page.splitlines()
    assert any("?2" in row for row in page.splitlines()[:22])
