"""A lab on a cluster of this machine: the rows of one process, whoever dies or has another program."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from support.clusters import ROOT, local_cluster, other_program

from squadlog.base.errors import SquadlogError
from squadlog.extras.lab.asked.lab import Lab
from squadlog.extras.lab.cluster import on, there
from squadlog.extras.lab.cluster.on import each_on, require_cluster
from squadlog.extras.lab.cluster.sent import pack_lab
from squadlog.extras.lab.trials.playing import play_trial
from squadlog.extras.lab.trials.rows import format_row
from squadlog.extras.lab.trials.running import RunningLab


def test_rows_of_a_cluster_are_those_of_one_process_though_a_worker_dies_and_another_is_refused(tmp_path):
    """More of it by tests/large/lab_on_a_cluster.py."""
    lab = RunningLab(
        Lab(question="fair", scenarios=("full_squads",), levels=("sergeant",), battles=12),
        tmp_path / "a.toml",
    )
    told = []
    with local_cluster(tmp_path, "first", "second") as cluster:
        cluster.add("other", other_program(tmp_path / "other"))
        cluster.wait_for_workers()
        lab.begin(None)
        for row in each_on(cluster.address, lab.work, lab.pieces(), ends=lab.ends, tell=told.append):
            if not lab.now:
                cluster.workers["first"].kill()
            lab.take(row)
    assert [format_row(row) for row in lab.counted()] == [
        format_row(play_trial(lab.work, piece, lambda _: None)) for piece in range(12)
    ]
    (refused,) = [one for one in told if "gets no battles" in one]
    assert "its fingerprint is" in refused
    assert "install the same squadlog" in refused


@pytest.mark.parametrize("lab", [
    Lab(question="fair", scenarios=("tutorial_map",)), Lab(question="levels", scenarios=("tutorial_map",), points=150),
    Lab(question="fair", scenarios=("open", "none"), points=150, levels=("recruit",)),
], ids=("a scenario", "a map", "drawn at random"))  # fmt: skip
def test_what_is_sent_makes_the_same_battles_by_value(lab, tmp_path, monkeypatch):
    monkeypatch.setenv("SQUADLOG_HOME", str(tmp_path))
    if lab.question == "levels":
        (tmp_path / "maps").mkdir()
        text = next((ROOT / "scenarios/maps").glob("*.toml")).read_text(encoding="utf-8")
        (tmp_path / "maps/mine.toml").write_text(text, encoding="utf-8")
        lab = Lab(question="levels", scenarios=("mine",), points=150)
    here = RunningLab(lab, tmp_path / "a.toml")
    sent = pack_lab(here.work)
    monkeypatch.setenv("SQUADLOG_HOME", str(tmp_path / "elsewhere"))
    assert there.take_in("run", sent) == here.rows.prints
    there.leave("run")
    assert there.play_pieces("run", [0]) is None


def test_a_run_that_was_stopped_begins_no_battle_and_one_that_was_left_ends_within_it(tmp_path, monkeypatch):
    lab = RunningLab(Lab(question="fair", scenarios=("newcomer",), levels=("recruit",)), tmp_path / "a.toml")
    there.take_in("run", pack_lab(lab.work))
    there.stop_soon("run")
    assert there.play_pieces("run", [0, 1])[0] == []
    there.take_in("run", pack_lab(lab.work))
    play = there.play_setup
    monkeypatch.setattr(there, "play_setup", lambda *all_: (there.leave("run"), play(*all_))[1])
    assert there.play_pieces("run", [0, 1])[0] == []


@pytest.mark.parametrize("address", ["127.0.0.1:8786", "tcp://127.0.0.1", "inproc://1:2"])
def test_what_is_no_address_is_refused(address):
    with pytest.raises(SquadlogError, match="no address of a scheduler"):
        require_cluster(address)


def test_without_the_library_the_extra_is_named_and_without_on_nothing_of_it_is_loaded(tmp_path, monkeypatch):
    monkeypatch.setattr(on, "find_spec", lambda _: None)
    with pytest.raises(SquadlogError, match=r"squadlog\[cluster\]"):
        require_cluster("tcp://127.0.0.1:8786")
    code = "import sys, json; from squadlog.__main__ import main; "
    code += "main(['lab', 'fair', 'newcomer', '--level', 'recruit', '--battles', '1', '--processes', '1']); "
    code += "print(json.dumps([one for one in ('dask', 'distributed', 'tornado') if one in sys.modules]))"
    monkeypatch.setenv("SQUADLOG_HOME", str(tmp_path))
    done = subprocess.run(  # noqa: S603 - our own words
        [sys.executable, "-c", code],
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(done.stdout.splitlines()[-1]) == []
