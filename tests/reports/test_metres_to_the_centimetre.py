"""Nobody reads millimetres: metres are told to the centimetre, whatever was measured."""

import ast
import re

import pytest
from support import sources

from squadlog.base.lengths import format_kept, format_length
from squadlog.battle.ledger import Line
from squadlog.reports.wording import reasons

PACKAGE = sources.PACKAGE
KEPT = {
    "rules/fire/slopes.py",
    "rules/grenades/landing.py",
    "rules/grenades/scattering.py",
    "rules/common/scatter.py",
}
"""Their words are kept in records, as they were measured; who reads them is told to the centimetre."""
FINE = re.compile(r"(\.[3-9])?g|\.[3-9]f")


def finely_told(nodes):
    """Each place where a number that may have any number of decimals stands before `m`."""
    for text in (node for node in nodes if isinstance(node, ast.JoinedStr)):
        for number, after in zip(text.values, text.values[1:], strict=False):
            if not (isinstance(number, ast.FormattedValue) and isinstance(after, ast.Constant)):
                continue
            parts = getattr(number.format_spec, "values", ())
            shape = "".join(str(part.value) for part in parts if isinstance(part, ast.Constant))
            if FINE.fullmatch(shape) and re.match(r" m\b", after.value):
                yield number.lineno


def test_no_sentence_tells_metres_by_a_format_that_knows_no_end():
    rooms = [path for path in sources.nodes() if "games" not in path.relative_to(PACKAGE).parts[:2]]
    found = {
        (name, line)
        for path in rooms
        if (name := path.relative_to(PACKAGE).as_posix()) not in KEPT
        for line in finely_told(sources.nodes()[path])
    }
    assert not found


def test_the_law_finds_such_a_sentence():
    assert list(finely_told(ast.walk(ast.parse('f"{far:g} m away"')))) == [1]
    assert not list(finely_told(ast.walk(ast.parse('f"{far:.1f} m away, {pixel:g} map units"'))))


@pytest.mark.parametrize(
    ("length", "told"),
    [
        (13.50925, "13.51 m"),
        (19.105, "19.11 m"),
        (2.5, "2.5 m"),
        (7, "7 m"),
        (0.25, "0.25 m"),
        (120.0, "120 m"),
    ],
)
def test_metres_are_told_to_the_centimetre_without_needless_noughts(length, told):
    assert format_length(length) == told


def test_what_a_record_keeps_finer_is_read_to_the_centimetre():
    assert format_kept("medium (9.1234 m), 3.5 m left, AF 1.2345") == "medium (9.12 m), 3.5 m left, AF 1.2345"
    line = Line(key="range", label="medium (9.1234 m)", value=-1, rule="GRN-14")
    assert reasons([line]) == "-1 medium (9.12 m)"
