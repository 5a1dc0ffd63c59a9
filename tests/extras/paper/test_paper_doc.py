"""What docs/paper.md shows is true: its papers are printed, and a turn that was on paper comes into a battle."""

import re
import shlex
from fractions import Fraction
from pathlib import Path

from squadlog.book.load import load_rulebook
from squadlog.extras.paper.commands import printed

TEXT = (Path(__file__).parents[3] / "docs" / "paper.md").read_text(encoding="utf-8")
PRINTED, CORRECTED, _REPLAYED = re.findall(r"```\n(.*?)```", TEXT, re.DOTALL)


def lines(block):
    return [tuple(shlex.split(line, comments=True)[1:]) for line in block.splitlines()]


def test_its_papers_are_printed_and_are_as_long_as_it_says(call, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    # What is laid out is told of; the bytes of each form are the matter of other tests.
    monkeypatch.setattr(printed, "write_document", lambda *_, **__: b"")
    (called,) = re.findall(r"all of them are (\d+) pages", TEXT)
    shown = [words for words in lines(PRINTED) if words[1] != "map"]  # maps have tests of their own, and cost
    for words in (*shown, ("print", "templates", "--to", "all.pdf")):
        code, _, told = call(*words)
        assert code == 0, (words, told)
    assert f", {called} pages." in told


def test_a_turn_on_paper_comes_into_the_battle(call):
    """The corrections of the page, and then the next turn is rolled for."""
    call("new", "newcomer")
    call("do", "begin", "initiative", "move")
    for words in lines(CORRECTED):
        code, _, told = call(*words)
        assert code == 0, (words, told)
    assert "roll for initiative" in call("do", "done", "done")[2] + call("next")[1]


def test_what_a_wound_scores_is_what_the_book_says():
    """CAS-02 to CAS-06."""
    (told,) = re.findall(r"of a record: (.*?)\. The reference", TEXT)
    said = dict(part.split() for part in told.replace("all of them", "1").split(", "))
    values = {key: row.value for key, row in load_rulebook().wounds.items() if key != "none"}
    assert {key: Fraction(value) for key, value in said.items()} == values
