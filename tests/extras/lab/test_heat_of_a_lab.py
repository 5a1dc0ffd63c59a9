"""Where a lab's battles were fought: what its rows have, counted by squares of the map and drawn."""

import json
import re
from collections import Counter
from types import SimpleNamespace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.lab_rows import ASKED, lab_of

from squadlog.__main__ import main
from squadlog.base.records import replace
from squadlog.extras.lab.asked.lab import Lab
from squadlog.extras.lab.deciding.so_far import CellSoFar
from squadlog.extras.lab.told.heat import CellHeat, heat_of, tell_heat
from squadlog.extras.lab.trials.cell import Cell
from squadlog.extras.lab.trials.playing import Work
from squadlog.extras.lab.trials.running import RunningLab
from squadlog.facts.heat import HeatSpot
from squadlog.ground.drawing.figures.draw_heat_squares import hot_squares
from squadlog.ground.drawing.looks.palette import LOOKS
from squadlog.reports.heat.map_heat import MapHeat


@pytest.fixture(scope="module")
def lab(tmp_path_factory):
    return lab_of(tmp_path_factory.mktemp("lab"))


@pytest.fixture(autouse=True)
def _home(tmp_path, monkeypatch):
    monkeypatch.setenv("SQUADLOG_HOME", str(tmp_path))


def counted(lab):
    """How often what happened to whom, as the rows have it, by the names of sides."""
    named = {"red": "TOG", "blue": "Commonwealth"}
    return Counter((one.kind, named[one.side]) for row in lab.counted() for one in row.fought.spots)


def test_the_counts_of_squares_are_those_of_the_rows(lab, capsys):
    assert main(["lab", "heat", str(lab.path), "--json"]) == 0
    (cell,) = json.loads(capsys.readouterr().out)["cells"]
    squares = Counter()
    for one in cell["squares"]:
        squares[one["kind"], one["side"]] += one["times"]
    assert squares == counted(lab)
    assert (cell["ground"], cell["battles"], cell["cell"]) == ("one map", 12, "tutorial_map/recruit")


@pytest.mark.parametrize("look", LOOKS)
def test_what_is_drawn_of_many_battles_is_all_that_happened(lab, capsys, look):
    assert main(["lab", "heat", str(lab.path), "1", "--svg", "--look", look]) == 0
    drawn = capsys.readouterr().out
    does = {"fired from here": "fired", "was attacked here": "struck", "fell here": "fell"}
    told = Counter()
    for side, done, times in re.findall(
        r"<title>(\w+) (fired from|was attacked|fell) here (\d+) times?, in a sq", drawn
    ):
        told[does[f"{done} here"], side] += int(times)
    assert told == counted(lab)
    assert "12 battles, squares of 1 m" in drawn


def test_a_layer_is_drawn_alone_and_a_floor_that_is_none_refused(lab, capsys):
    assert main(["lab", "heat", str(lab.path), "--svg", "--layer", "fell"]) == 0
    drawn = capsys.readouterr().out
    assert 'id="heat-fell"' in drawn
    assert 'id="heat-fired"' not in drawn
    assert main(["lab", "heat", str(lab.path), "--svg", "--floor", "2"]) == 5
    assert "has 1 floor, not 2" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("scenario", "points", "told"),
    [
        ("newcomer", 0, "fought without a map"),
        ("open", 50, "on a map of its own, drawn at random"),
        ("tutorial_map", 0, "No battle of it has been played yet"),
    ],
)
def test_what_has_no_one_map_says_so(scenario, points, told):
    cell = Cell(key="a", scenario=scenario, levels=("recruit", "recruit"), called=("", ""), points=points)
    lab = SimpleNamespace(work=Work(seed=1, cells=(cell,)))
    assert told in " ".join(tell_heat(heat_of(lab, CellSoFar(cell, lambda _: False))))


@pytest.mark.parametrize("exchanged", [True, False])
def test_where_commanders_change_sides_it_is_told_whose_places_they_are(exchanged):
    heat = MapHeat(
        title="a", map="a map", sides=("Red", "Blue"), battles=2, spots=(HeatSpot("fell", "Red", 1, 1),)
    )
    *_, last = tell_heat(CellHeat(ground="one map", heat=heat, exchanged=exchanged))
    assert last.startswith("Places are told by side" if exchanged else "  0,0: Red 1 time")


def test_of_several_cells_one_is_drawn(tmp_path, capsys):
    lab = lab_of(tmp_path, 0, replace(ASKED, levels=("recruit", "cautious")))
    assert main(["lab", "heat", str(lab.path), "--svg"]) == 2
    assert "2 tutorial_map/cautious" in capsys.readouterr().err


@given(
    st.lists(
        st.tuples(
            st.sampled_from(("fired", "struck", "fell")),
            st.sampled_from("AB"),
            st.integers(0, 30),
            st.integers(0, 30),
        ),
        max_size=40,
    ),
    st.sampled_from((1, 2, 5)),
)
def test_squares_hold_their_spots_and_lose_none(spots, size):
    found = hot_squares([HeatSpot(*one) for one in spots], size)
    for kind, squares in found.items():
        assert sum(one.times for one in squares) == sum(one[0] == kind for one in spots)
        assert all(0 < one.share <= 1 for one in squares)
        for one in squares:
            inside = [
                spot
                for spot in spots
                if (spot[0], spot[1]) == (kind, one.side)
                and abs(spot[2] + 1e-9 - one.x) < size / 2
                and abs(spot[3] + 1e-9 - one.y) < size / 2
            ]
            assert len(inside) == one.times


@pytest.mark.parametrize(("ground", "told"), [("open", "many maps"), ("training_yard", "one map")])
def test_squads_that_meet_on_drawn_ground_have_no_map_in_common(tmp_path, ground, told):
    asked = Lab(
        question="rank", squads=("john_doe", "tog_line"), scenarios=(ground,), levels=("recruit",), battles=2
    )
    lab = RunningLab(asked, tmp_path / "a.toml")
    (cell,) = lab.cells.values()
    assert heat_of(lab, cell).ground == told
