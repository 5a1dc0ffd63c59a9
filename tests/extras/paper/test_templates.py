"""Templates at scale: each measures on paper what its rule says, by the tables and by how the table reads them."""

import pytest
from support.on_paper import overlapping

from squadlog.book.load import load_rulebook, load_rulings
from squadlog.extras.paper.asked import PaperError, PrintOrder
from squadlog.extras.paper.catalogue import document
from squadlog.extras.paper.marks import SIZES, Lettering, Opening, Outline, RoundMark
from squadlog.extras.paper.patterns import rings_cut
from squadlog.extras.paper.sheets.templates import KINDS
from squadlog.rules.common.context import BookReading
from squadlog.rules.explosives.patterns import blast_patterns

BOOK, RULINGS = load_rulebook(), load_rulings()
PRINTED = {
    "fragmentation grenade, mine": ((1, 6), (2, 4), (4, 3), (6, 2)),
    "one plastic charge": ((2, 4), (4, 3), (6, 2), (10, 1)),
    "two plastic charges": ((2, 5), (4, 4), (6, 3), (9, 2), (12, 1)),
    "three plastic charges, mortar strike": ((2, 5), (4, 5), (6, 4), (9, 3), (12, 2), (15, 1)),
    "four plastic charges, missile strike": ((2, 5), (4, 5), (6, 4), (9, 4), (12, 3), (15, 2), (18, 1)),
}
"""As the digest has them: GRN-38, EXP-22, EXP-24 to EXP-26."""


def pages(rulings=RULINGS, paper="a4", **options):
    return document(
        "templates", PrintOrder(book=BOOK, rulings=rulings, size=SIZES[paper], options=options)
    ).pages


def all_marks(those):
    for page in those:
        for mark in page.marks:
            yield from mark.marks if isinstance(mark, Opening) else (mark,)


def said(those):
    return " | ".join(mark.text for mark in all_marks(those) if isinstance(mark, Lettering))


def spans(those):
    """Widths and heights of what is closed."""
    for mark in all_marks(those):
        if isinstance(mark, Outline) and mark.closed:
            across, down = [x for x, _ in mark.places], [y for _, y in mark.places]
            yield round(max(across) - min(across), 3), round(max(down) - min(down), 3)


def test_the_rings_of_every_blast_are_those_of_the_book():
    """GRN-38, MIN-03, EXP-22, EXP-24, EXP-25, EXP-26, FMS-16, FMS-19."""
    found = {
        one.name: tuple((ring.to_m, ring.pf) for ring in one.rings)
        for one in blast_patterns(BookReading(BOOK, RULINGS))
    }
    assert found == PRINTED


@pytest.mark.parametrize("scale_mm", [25.0, 25.4, 10.0])
def test_a_ring_is_as_wide_as_its_metres(scale_mm):
    for one in blast_patterns(BookReading(BOOK, RULINGS)):
        whole = rings_cut(one.name, one.rules, one.rings, scale_mm)
        radii = [mark.radius for mark in whole.marks if isinstance(mark, RoundMark)]
        assert sorted(radii) == pytest.approx([to_m * scale_mm for to_m, _ in PRINTED[one.name]])


@pytest.mark.parametrize(
    ("only", "span"),
    [("tarp", (100.0, 100.0)), ("shaped", (100.0, 50.0)), ("shaped", (50.0, 50.0))],
)
def test_squares_and_wedges_measure_what_the_rule_says(only, span):
    """HOL-03: a square of 4 m. SHP-09: 2 m wide to 2 m deep, then 4 m wide to 4 m deep."""
    assert span in set(spans(pages(only=only, scale="25mm")))


def test_smoke_has_a_radius_of_three_metres():
    """SMK-01."""
    radii = [
        mark.radius for mark in all_marks(pages(only="smoke", scale="1in")) if isinstance(mark, RoundMark)
    ]
    assert radii == pytest.approx([3 * 25.4])


def test_arcs_and_sectors_open_as_far_as_the_rules_say():
    """FOV-01, ACT-53, AUT-08: 180, 90 and 90 degrees."""
    words = said(pages(only="arcs,burst"))
    assert words.count("180°") == 1
    assert words.count("90°") == 2
    wide = [span for span in spans(pages(only="burst")) if span[0] > 20]
    assert wide[0][0] == pytest.approx(2 * 120 * 2**-0.5, abs=0.01)


def test_the_scatter_tells_each_way_with_its_faces_and_each_distance():
    """GRN-11 to GRN-13, GRN-18."""
    words = said(pages(only="scatter"))
    for told in ("1-2 long", "3-4 short", "5-6 left", "7-8 right", "1 m short range", "3 m long range"):
        assert told in words


def test_the_ruler_of_the_scatter_has_a_stroke_at_each_distance():
    """GLA-11, FMS-15, FMS-18: launcher 4 m, mortar 6 m, missile 3 m, beside the three ranges of a grenade."""
    there = pages(only="scatter", scale="25mm")
    strokes = [mark for mark in all_marks(there) if isinstance(mark, Outline) and mark.width == 0.45]
    places = sorted(mark.places[0][0] for mark in strokes if mark.places[0][0] == mark.places[1][0])
    assert [place - places[0] for place in places] == pytest.approx([0, 25, 50, 75, 125])
    named = {mark.text: mark.x - places[0] for mark in all_marks(there) if isinstance(mark, Lettering)}
    for name, far in (("short range", 0), ("launcher", 75), ("missile strike", 50), ("mortar strike", 125)):
        assert named[name] == pytest.approx(far)


def test_a_zone_that_the_table_does_not_play_is_not_cut_out():
    """A-84."""
    words = said(pages(rulings=RULINGS.with_choice("shaped.zone_b", "none"), only="shaped"))
    assert "Zone A" in words
    assert "Zone B" not in words


@pytest.mark.parametrize(("paper", "scale"), [("letter", "1in"), ("a4", "10mm"), ("letter", "100mm")])
def test_every_template_keeps_within_its_pages_and_has_its_name(paper, scale):
    there = pages(paper=paper, scale=scale)
    words = said(there)
    for name in (
        "Smoke",
        "Holotarp",
        "Shaped charge",
        "Scatter",
        "Arc of opportunity fire",
        "Fragmentation",
    ):
        assert name in words
    for page in there:
        for mark in page.marks:
            if isinstance(mark, Outline):
                assert all(0 <= x <= page.width and 0 <= y <= page.height for x, y in mark.places)
    small = pages(paper=paper, scale=scale, only="arcs,burst,smoke,shaped,tarp,scatter")
    if scale == "1in":
        assert [pair for page in small for pair in overlapping(page)] == []


@pytest.mark.parametrize("only", ["", "nothing", "smoke,", "arcs;burst"])
def test_no_such_templates_is_said_with_what_there_is(only):
    with pytest.raises(PaperError, match=", ".join(KINDS)):
        pages(only=only)
