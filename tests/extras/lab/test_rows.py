"""Battles of a lab: the same wherever they are played, counted in their order, kept by the program that played them."""

import shutil
import sqlite3
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

import squadlog
from squadlog.base.errors import StoreError
from squadlog.base.processes import each_of
from squadlog.base.records import replace
from squadlog.battle.opening import open_battle
from squadlog.extras.lab.asked.cells import cells_of
from squadlog.extras.lab.asked.lab import Lab
from squadlog.extras.lab.asked.places import ask_to_stop
from squadlog.extras.lab.deciding.so_far import CellSoFar
from squadlog.extras.lab.trials import prints, replaying
from squadlog.extras.lab.trials.playing import Work, play_trial, seed_of, setup_of
from squadlog.extras.lab.trials.replaying import keep_battle
from squadlog.extras.lab.trials.rows import format_row, read_row
from squadlog.extras.lab.trials.running import RunningLab
from squadlog.session.battle_session import Session, open_store
from squadlog.session.trials.weighed import CannotPlayError
from squadlog.store.results.rows_file import RowsFile

FAIR = Lab(question="fair", scenarios=("newcomer",), battles=6, seed=4)
LEVELS = Lab(question="levels", scenarios=("newcomer",), battles=4)


def run(lab, processes=1):
    lab.begin(None)
    for row in each_of(partial(play_trial, lab.work), lab.pieces(), processes, made=lambda _: None):
        lab.take(row)
    return [format_row(row) for row in lab.counted()]


def test_rows_are_equal_to_the_byte_with_one_process_with_two_and_after_a_stop(tmp_path):
    alone = run(RunningLab(FAIR, tmp_path / "a.toml"))
    assert len(alone) == 12
    assert run(RunningLab(FAIR, tmp_path / "b.toml"), 2) == alone
    stopped = RunningLab(FAIR, tmp_path / "c.toml")
    stopped.begin(None)
    for count, piece in enumerate(stopped.pieces()):
        stopped.take(play_trial(stopped.work, piece, lambda _: None))
        if count == 3:
            ask_to_stop(tmp_path / "c.toml")
    assert stopped.now == 4
    resumed = RunningLab(FAIR, tmp_path / "c.toml")
    assert resumed.was == 4
    assert run(resumed) == alone
    assert resumed.now == 8


def test_a_row_is_read_as_it_was_written():
    lab = Work(seed=1, cells=RunningLab(LEVELS, Path("nowhere.toml")).work.cells)
    row = play_trial(lab, 1, lambda _: None)
    assert read_row(format_row(row)) == row
    assert row.minds == ("sergeant/1", "recruit/1")


def test_both_battles_of_a_pair_have_the_same_dice_and_sides_exchanged():
    (cell,) = RunningLab(LEVELS, Path("nowhere.toml")).work.cells
    one, other = (play_trial(Work(seed=1, cells=(cell,)), number, lambda _: None) for number in (0, 1))
    assert one.seed == other.seed != seed_of(1, cell, 2)
    assert one.sides == other.sides[::-1]


def test_who_gives_no_orders_is_found_to_be_worse_and_that_settles_it(tmp_path):
    lab = Lab(question="levels", scenarios=("newcomer",), levels=("cautious", "recruit"), battles=40)
    found = RunningLab(lab, tmp_path / "a.toml")
    rows = run(found)
    (cell,) = found.cells.values()
    assert found.claim(cell).verdict == "better"
    assert cell.cell.called[0] == "recruit"
    assert len(rows) < 40  # it stopped once that was settled


def test_rows_count_in_their_order_and_none_after_the_cell_was_settled():
    work = RunningLab(FAIR, Path("nowhere.toml")).work
    rows = [play_trial(work, 2 * number, lambda _: None) for number in range(4)]
    so_far = CellSoFar(work.cells[0], lambda limits: limits.count == 3)
    for row in (rows[1], rows[3], rows[2]):
        so_far.take(row)
        assert not so_far.rows
    so_far.take(rows[0])
    assert so_far.rows == rows[:3]
    assert so_far.settled


def test_another_program_scenario_or_ruling_is_another_print(tmp_path, monkeypatch):
    cells = RunningLab(FAIR, tmp_path / "a.toml").work.cells
    today = [prints.fingerprint(4, one) for one in cells]
    assert len(set(today)) == 2
    assert prints.fingerprint(5, cells[0]) not in today
    scenario = tmp_path / "mine.toml"
    shutil.copy(Path(squadlog.__path__[0]).parent / "scenarios/battles/newcomer.toml", scenario)
    mine = replace(cells[0], scenario=str(scenario))
    before = prints.fingerprint(4, mine)
    scenario.write_text(f"{scenario.read_text(encoding='utf-8')}\n# again\n", encoding="utf-8")
    assert prints.fingerprint(4, mine) == before  # what cannot change a battle does not count
    monkeypatch.setattr(prints, "_of_program", lambda: "another")
    assert prints.fingerprint(4, cells[0]) not in today


LOADED = """
import sys
from pathlib import Path
import squadlog
from squadlog.extras.lab.trials.cell import Cell
from squadlog.extras.lab.trials.playing import Work, play_trial
both = ("sergeant", "sergeant")
cell = Cell(key="a", scenario="tutorial_map", levels=both, called=("a", "b"))
play_trial(Work(seed=1, cells=(cell,)), 0, lambda _: None)
home = Path(squadlog.__path__[0])
for name, module in sys.modules.items():
    if name.startswith("squadlog") and getattr(module, "__file__", None):
        print(Path(module.__file__).relative_to(home).as_posix())
"""
ONLY_TELLS = ("reports/", "session/said/", "session/telling/", "session/chapters.py", "session/record.py")


def test_the_print_is_of_all_that_plays_and_not_of_what_is_concluded():
    """Whatever a process has loaded that played a battle is printed, but for what tells of battles or names extras."""
    home = Path(squadlog.__path__[0])
    printed = {path.relative_to(home).as_posix() for path in prints._files(home)}
    assert not printed & {"session/trials/watched_limits.py", "extras/lab/trials/running.py"}
    done = subprocess.run(  # noqa: S603 - our own words
        [sys.executable, "-c", LOADED], capture_output=True, text=True, check=True
    )
    loaded = done.stdout.split()
    left = [one for one in loaded if one not in printed and not one.endswith(("__init__.py", "plug.py"))]
    assert "extras/lab/trials/playing.py" in loaded
    assert [one for one in left if not one.startswith(ONLY_TELLS)] == []


def test_rows_of_another_program_are_kept_and_do_not_count(tmp_path, monkeypatch):
    run(RunningLab(FAIR, tmp_path / "a.toml"))
    monkeypatch.setattr(prints, "_of_program", lambda: "another")
    later = RunningLab(FAIR, tmp_path / "a.toml")
    assert (later.was, later.rows.others()) == (0, 12)
    with pytest.raises(CannotPlayError, match=f"another state of squadlog {squadlog.__version__}, with"):
        keep_battle(later, later.work.cells[0], 0)
    monkeypatch.setattr(replaying, "__version__", "99")
    with pytest.raises(
        CannotPlayError, match=f"program: squadlog {squadlog.__version__}, with .* plays it again"
    ):
        keep_battle(later, later.work.cells[0], 0)


def test_a_battle_of_a_lab_is_kept_as_a_record_that_came_out_the_same(tmp_path, monkeypatch):
    monkeypatch.setenv("SQUADLOG_HOME", str(tmp_path))
    lab = RunningLab(FAIR, tmp_path / "a.toml")
    run(lab)
    row = next(lab.counted())
    number = keep_battle(lab, lab.work.cells[0], 0)
    store = open_store()
    scores = Session(store, number).victory["referee"].reckoning().scores
    store.close()
    assert {one.side: one.points for one in scores} == dict(row.fought.points)
    with pytest.raises(CannotPlayError, match="has not been played yet"):
        keep_battle(lab, lab.work.cells[0], 99)


def test_three_sides_are_refused():
    (cell,) = RunningLab(replace(FAIR, levels=("recruit",)), Path("nowhere.toml")).work.cells
    assert len(open_battle(setup_of(1, cell, 0)).setup.sides) == 2
    with pytest.raises(CannotPlayError, match="3 sides"):
        setup_of(1, replace(cell, scenario="toll_bridge"), 0)


def test_a_file_of_another_program_is_left_as_it_is(tmp_path):
    path = tmp_path / "a.rows"
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE mine (a)")
    before = path.read_bytes()
    with pytest.raises(StoreError, match="no file of results"):
        RowsFile(path).add("a", 1, "b", "{}")
    assert path.read_bytes() == before
    (tmp_path / "b.rows").write_text("text" * 100, encoding="utf-8")
    with pytest.raises(StoreError, match="cannot be used"):
        list(RowsFile(tmp_path / "b.rows").list_rows())


def test_a_row_that_is_there_is_never_changed(tmp_path):
    rows = RowsFile(tmp_path / "a.rows")
    assert list(rows.list_rows()) == []
    for body in ("first", "second"):
        rows.add("cell", 0, "print", body)
    rows.add("cell", 0, "other", "third")
    assert [one[3] for one in rows.list_rows()] == ["third", "first"]
    assert [one[3] for one in rows.list_rows("print")] == ["first"]


def test_a_cell_that_is_added_leaves_the_rows_of_the_others(tmp_path):
    run(RunningLab(replace(FAIR, levels=("recruit",)), tmp_path / "a.toml"))
    assert RunningLab(FAIR, tmp_path / "a.toml").was == 6
    assert RunningLab(replace(FAIR, seed=5), tmp_path / "a.toml").was == 0


def test_a_whole_battle_goes_on_when_half_of_a_side_is_out():
    short, whole = (
        [
            play_trial(Work(seed=4, cells=cells_of(replace(FAIR, whole=whole))), piece, lambda _: None)
            for piece in range(6)
        ]
        for whole in (False, True)
    )
    assert all(max(out for _, out in one.fought.fallen) >= 2 for one in short if one.fought.turns < 6)
    assert all(3 in dict(one.fought.fallen).values() or one.fought.turns == 6 for one in whole)
    assert all(one.fought.commands < later.fought.commands for one, later in zip(short, whole, strict=True))
