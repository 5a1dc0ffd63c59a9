"""The report of a lab on paper and in a browser: its words, its limits where they are, nothing from elsewhere."""

import re
from html import escape

import pytest
from support.lab_rows import ASKED, lab_of

from squadlog.__main__ import main
from squadlog.base import plugs
from squadlog.base.records import replace
from squadlog.book.load import load_rulebook, load_rulings
from squadlog.extras.lab.papers.charts import draw_limits
from squadlog.extras.lab.papers.report import document
from squadlog.extras.lab.told.report import report_of
from squadlog.extras.paper.asked import PaperError, PrintOrder
from squadlog.extras.paper.marks import A4, RoundMark, texts_of
from squadlog.extras.paper.writing import on_pages


@pytest.fixture(scope="module")
def lab(tmp_path_factory):
    return lab_of(tmp_path_factory.mktemp("lab"))


@pytest.fixture(autouse=True)
def _home(tmp_path, monkeypatch):
    monkeypatch.setenv("SQUADLOG_HOME", str(tmp_path))


def asked(lab):
    return PrintOrder(book=load_rulebook(), rulings=load_rulings(), thing=lab)


def test_a_page_for_a_browser_loads_nothing_and_escapes_the_title(lab, tmp_path):
    assert main(["lab", "report", str(lab.path), "--to", str(tmp_path / "a.html")]) == 0
    page = (tmp_path / "a.html").read_text(encoding="utf-8")
    assert "Is it &lt;b&gt;fair&lt;/b&gt; &amp; even?" in page
    assert "<b>fair" not in page
    assert not re.search(r"<script|(?:src|href)=\"(?!data:)|url\((?!\"?data:)", page)
    for line in report_of(lab).held:
        assert escape(line) in page


def test_pages_hold_the_words_of_the_report_and_the_map(lab, tmp_path):
    told = " ".join(texts_of(page.marks for page in on_pages(document(asked(lab)), A4).pages))
    assert "1 tutorial_map/recruit" in re.sub(" +", " ", told)
    assert "Commonwealth gets" in told
    assert "The Training Yard: 12 battles" in told
    for cell in report_of(lab).cells:
        assert cell.print in told
        assert [step for spread in cell.spreads for step, _ in spread.steps if step not in told] == []
    assert main(["lab", "report", str(lab.path), "--to", str(tmp_path / "a.pdf")]) == 0
    assert (tmp_path / "a.pdf").read_bytes().startswith(b"%PDF-")


@pytest.mark.parametrize(("low", "estimate", "high"), [(0.0, 0.25, 0.5), (0.45, 0.5, 0.55), (0.9, 1.0, 1.0)])
def test_limits_and_estimate_stand_at_their_places(low, estimate, high):
    found = {"of": "Red", "cell": "a", "interval": [low, high], "estimate": estimate}
    figure = draw_limits([found], 0.05, 100.0)
    (ring,) = (one for one in figure.marks if isinstance(one, RoundMark))
    axis = [one.x for one in figure.marks if getattr(one, "text", "").endswith(" %")]
    left, right = axis[0], axis[-1]
    assert (ring.x - left) / (right - left) == pytest.approx(estimate)
    ends = [one for one in figure.marks if getattr(one, "width", 0) == 0.5 and hasattr(one, "places")]
    xs = [x for one in ends for x, _ in one.places]
    assert (min(xs) - left) / (right - left) == pytest.approx(low)
    assert (max(xs) - left) / (right - left) == pytest.approx(high)


def test_a_cell_without_battles_and_no_lab_at_all_are_told(tmp_path):
    lab = lab_of(tmp_path, 0, replace(ASKED, scenarios=("newcomer",)))
    told = " ".join(texts_of(page.marks for page in on_pages(document(asked(lab)), A4).pages))
    assert "No battle has been played yet." in told
    with pytest.raises(PaperError, match="There is no lab yet"):
        document(asked(None))


def test_without_paper_the_report_says_what_can_be_written(lab, tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(plugs, "extra_command", lambda _: None)
    assert main(["lab", "report", str(lab.path), "--to", str(tmp_path / "a.pdf")]) == 2
    assert "written by the extra paper" in capsys.readouterr().err
