"""Papers and templates in inches and centimetres, with real millimetres (GEN-03, AMB-01)."""

import pytest

from squadlog.base.lengths import CM_OF_AN_INCH, LengthScale, shown_in
from squadlog.book.load import load_rulebook, load_rulings
from squadlog.extras.paper import patterns, scale
from squadlog.extras.paper.asked import PaperError, PrintOrder
from squadlog.extras.paper.catalogue import document
from squadlog.extras.paper.marks import Lettering


def order(unit="m", inch="1", **options):
    rulings = load_rulings().with_choice("scale.metersPerInch", inch)
    return PrintOrder(book=load_rulebook(), rulings=rulings, options=options, length_unit=unit)


def titles(asked):
    return document("templates", asked).title


@pytest.mark.parametrize(
    ("unit", "inch", "mm"),
    [("m", "1", 25.0), ("m", "2", 25.0), ("in", "1", 25.4), ("in", "2", 12.7), ("cm", "2", 12.7)],
)
def test_templates_are_as_large_as_the_table_unless_another_scale_is_asked_for(unit, inch, mm):
    assert titles(order(unit, inch, only="smoke")) == f"Templates, {scale.scale_words(mm)}"
    assert titles(order(unit, inch, only="smoke", scale="30mm")) == "Templates, 30 mm to the metre"


def test_an_option_says_in_what_they_are_marked():
    assert titles(order(only="smoke", lengths="in")) == "Templates, 1 inch to the metre"
    with pytest.raises(PaperError, match="lengths are m, in, cm, not 'ft'"):
        document("templates", order(lengths="ft"))


@pytest.mark.parametrize(
    ("unit", "inch_m", "step_mm"), [("in", 1.0, 25.4), ("in", 2.0, 25.4), ("cm", 2.0, 10.0)]
)
def test_a_ruler_on_a_template_is_that_of_the_table_to_the_millimetre(unit, inch_m, step_mm):
    with shown_in(LengthScale(unit, inch_m)):
        marks = patterns.metre_ruler(0, 0, 200.0, scale.table_mm())
    figures = {int(one.text): one.x for one in marks if isinstance(one, Lettering) and one.text.isdigit()}
    assert figures[1] == pytest.approx(step_mm)
    assert figures[2] - figures[1] == pytest.approx(step_mm)
    assert pytest.approx(25.4) == CM_OF_AN_INCH * 10


def test_the_reference_has_its_tables_in_the_unit_and_says_so():
    inches = str(document("reference", order("in", "2")))
    assert "Tables are in inches: one inch is 2 metres." in inches
    assert "Tables are in" not in str(document("reference", order()))
