"""What a list of strips works out from its rows alone, without a screen."""

from textual.content import Content
from textual.strip import Strip

from squadlog.tui.chrome.strip_list import ListRow, lines_of, next_stop, others
from squadlog.tui.chrome.strips.kept import KeptStrips


def rows(*told):
    """A row each: one in brackets is a heading, one of a lone key goes on with the row before it."""
    return [ListRow(words.strip("()"), Content(words), stops=not words.startswith("(")) for words in told]


def test_the_cursor_passes_headings_over_and_stays_at_the_end():
    shown = rows("(head)", "a", "(head)", "b")
    assert next_stop(shown, -1, 1, else_at=-1) == 1
    assert next_stop(shown, 1, 1, else_at=1) == 3
    assert next_stop(shown, 3, 1, else_at=3) == 3
    assert next_stop(shown, 1, -1, else_at=1) == 1
    assert next_stop(rows("(head)"), -1, 1, else_at=-1) == -1


def test_a_row_has_the_lines_that_go_on_with_it():
    shown = [ListRow("a", Content("one")), ListRow("a", Content("two"), stops=False), *rows("b")]
    assert [lines_of(shown, line) for line in range(3)] == [2, 1, 1]


def test_only_lines_that_are_otherwise_are_drawn_in_runs():
    before, shown = rows("a", "b", "c", "d", "e"), rows("a", "x", "y", "d")
    assert sorted(others(before, shown, range(5))) == [(1, 2), (4, 4)]
    assert sorted(others(before, shown, range(2, 4))) == [(2, 2)]
    assert list(others(before, before, range(5))) == []


def test_a_strip_is_kept_until_the_looks_are_others_or_too_many_are_kept():
    kept, drawn = KeptStrips(), Strip.blank(3)
    kept.look(("dark",))
    assert kept.get(("row",)) is None
    assert kept.keep(("row",), drawn, most=2) is drawn
    kept.look(("dark",))
    assert kept.get(("row",)) is drawn
    kept.look(("light",))
    assert kept.get(("row",)) is None
    for place in range(4):
        kept.keep((place,), drawn, most=2)
    assert [kept.get((place,)) is drawn for place in range(4)] == [False, False, False, True]
