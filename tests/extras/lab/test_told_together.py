"""What all cells of a lab tell together stands before them, in words without private ones, wherever it is read."""

import pytest

from squadlog.base.records import replace
from squadlog.extras.lab.asked.lab import Lab, format_lab
from squadlog.extras.lab.deciding.worths import ThingWorth
from squadlog.extras.lab.papers.charts import draw_limits
from squadlog.extras.lab.told import compared
from squadlog.extras.lab.told.compared import say_rods, say_together
from squadlog.extras.lab.told.report import report_of, tell_report
from squadlog.extras.lab.told.standing import stand
from squadlog.extras.lab.trials.running import RunningLab

WORTH = Lab(question="worth", things=("SAR", "LI"), scenarios=("none",), levels=("recruit",))


@pytest.fixture
def unplayed(monkeypatch, tmp_path):
    monkeypatch.setenv("SQUADLOG_HOME", str(tmp_path))

    def opened(lab):
        path = tmp_path / "asked.toml"
        path.write_text(format_lab(lab), encoding="utf-8")
        return RunningLab(lab, path)

    return opened


def test_each_thing_has_a_line_with_what_it_costs_and_is_told_before_the_cells(unplayed):
    lab = unplayed(WORTH)
    assert stand(lab).together == say_together(lab) == (
        "Slug Assault Rifle: worth not known yet; costs +5 points",
        "Light Infantry: worth not known yet; costs -10 points",
    )  # fmt: skip
    lines = report_of(lab).lines
    assert lines.index(next(one for one in lines if one.startswith("Light Infantry on none"))) < lines.index(
        "1  none/recruit/SAR-plain"
    )


def test_nobody_reads_a_private_word_or_the_name_of_a_class(unplayed):
    lab = unplayed(WORTH)
    words = " ".join((*tell_report(report_of(lab)), *say_together(lab), say_rods(lab))).casefold()
    assert "rod " not in words
    assert "thingworth" not in words
    assert "share in 100" not in words


def test_a_worth_that_is_known_is_told_with_its_claim_first_and_the_price_last(unplayed, monkeypatch):
    lab = unplayed(WORTH)
    known = ThingWorth(price=5, verdict="worth more", estimate=8.1, low=5.2, high=11.9)
    found = (replace(compared.list_worths(lab)[0], worth=known),)
    monkeypatch.setattr(compared, "list_worths", lambda _: found)
    assert say_together(lab) == (
        "Slug Assault Rifle: worth more, +8.1 points (+5.2 to +11.9); costs +5 points",
    )
    assert [line.strip() for line in compared.tell_compared(lab)][2:] == [
        "In battle it is worth +8.1 points for each soldier (limits +5.2 to +11.9).",
        "It is worth more than it costs.",
    ]


def test_the_chart_of_strength_has_no_share_in_its_scale(unplayed):
    drawn = str(draw_limits(report_of(unplayed(WORTH)).found, 0.02, 180.0).marks)
    assert "'+50'" in drawn
    assert "%" not in drawn
