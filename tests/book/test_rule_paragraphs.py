"""Rule paragraphs: looked up by id, searched by words, cited in ranges."""

import pytest

from squadlog.book.load import load_paragraphs
from squadlog.book.paragraphs import Paragraph, Paragraphs, ids_in


def paragraph(rule_id: str, text: str, title: str = "Ranged combat") -> Paragraph:
    return Paragraph(id=rule_id, text=text, chapter=rule_id[:3], chapter_title=title, edition="basic")


@pytest.fixture
def few() -> Paragraphs:
    return Paragraphs(
        [
            paragraph("ACT-50", "Aimed fire costs 3.", "Actions"),
            paragraph("FIR-07", "Firer sprinted: +5."),
            paragraph("FIR-08", "Firer crawled: +2, whatever the fire."),
            paragraph("FIR-09", "See FIR-07 for the sprint."),
        ]
    )


def ids(found) -> list[str]:
    return [one.id for one in found]


def test_an_id_is_found_whatever_the_case(few):
    assert few["fir-07"] is few["FIR-07"]
    assert "act-50" in few


def test_an_unknown_id_is_a_key_error(few):
    with pytest.raises(KeyError):
        few["FIR-99"]


def test_every_word_of_a_search_must_occur(few):
    assert ids(few.search("firer crawled")) == ["FIR-08"]
    assert few.search("firer danced") == ()


def test_a_search_for_an_id_shows_that_paragraph_before_those_that_mention_it(few):
    assert ids(few.search("fir-07")) == ["FIR-07", "FIR-09"]


def test_ids_come_before_text(few):
    assert ids(few.search("fir"))[-1] == "ACT-50"


def test_a_whole_word_comes_before_a_part_of_one(few):
    assert ids(few.search("sprint")) == ["FIR-09", "FIR-07"]


def test_the_title_of_the_chapter_is_searched_too(few):
    assert ids(few.search("actions aimed")) == ["ACT-50"]


def test_an_empty_search_finds_nothing(few):
    assert few.search("  ") == ()


@pytest.mark.parametrize(
    ("citation", "named"),
    [
        ("FIR-07", ("FIR-07",)),
        ("FIR-07..09", ("FIR-07", "FIR-08", "FIR-09")),
        ("FIR-08..FIR-09", ("FIR-08", "FIR-09")),
        ("fir-07..08, ACT-50", ("FIR-07", "FIR-08", "ACT-50")),
        ("AMB-99..101", ("AMB-99", "AMB-100", "AMB-101")),
    ],
)
def test_a_citation_names_its_paragraphs(citation, named):
    assert ids_in(citation) == named


@pytest.mark.parametrize("citation", ["", "FIR", "FIR-7", "FIR-09..07", "FIR-07..ACT-09", "FIR-07,"])
def test_what_is_no_citation_is_refused(citation):
    with pytest.raises(ValueError, match=r"is not a citation|runs backwards"):
        ids_in(citation)


def test_expanding_gives_the_paragraphs_in_order(few):
    assert ids(few.expand("FIR-07..09")) == ["FIR-07", "FIR-08", "FIR-09"]


def test_expanding_past_the_end_of_a_chapter_is_a_key_error(few):
    with pytest.raises(KeyError, match="FIR-10"):
        few.expand("FIR-09..10")


def test_two_paragraphs_of_one_id_are_refused():
    with pytest.raises(ValueError, match="two paragraphs are called FIR-07"):
        Paragraphs([paragraph("FIR-07", "one"), paragraph("FIR-07", "two")])


def test_the_shipped_rules_carry_chapter_edition_and_rulings():
    rules = load_paragraphs()
    assert (rules["FIR-31"].chapter_title, rules["FIR-31"].edition) == ("Ranged combat", "basic")
    assert rules["FIR-31"].advanced
    assert rules["AUT-24"].status == "reconstructed"
    assert "AMB-86" in rules["FIR-09"].rulings


def test_every_shipped_paragraph_stands_in_the_chapter_of_its_prefix():
    assert [one.id for one in load_paragraphs() if not one.id.startswith(f"{one.chapter}-")] == []


def test_the_glossary_comes_with_the_rules():
    assert len(load_paragraphs().glossary) > 0
