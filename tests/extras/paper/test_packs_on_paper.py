"""Papers of a squad and of a battle with a pack say whose its rows are."""

import pytest


@pytest.fixture
def banded(call, tmp_path):
    """A home whose one battle has a squad of the club in it, a shot fired."""
    squad = tmp_path / "band.txt"
    squad.write_text("Band\n\nMara Quill: dockers, DW, STR\nTom Ash: combat arms, BI, SR\n", encoding="utf-8")
    call("pack", "take", "kettle_street")
    call("squads", "import", str(squad))
    call("new", "--side", "Blue=Band", "--side", "Red=ready:john_doe", "--seed", "1")
    call("do", "begin", "roll", "move", "end because late")
    return call


def test_report_and_cards_say_whose_a_row_of_a_pack_is(banded, tmp_path):
    for paper in ("report", "cards"):
        page = tmp_path / f"{paper}.html"
        assert banded("print", paper, "--to", str(page))[0] == 0
        assert "Storm Rifle (Kettle Street club)" in page.read_text(encoding="utf-8")
