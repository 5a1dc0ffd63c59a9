"""The places in a row are those that the heat of the same battle has, once it is kept as a record."""

import pytest

from squadlog.battle.evolve import begin_battle
from squadlog.battle.opening import open_battle
from squadlog.book.in_force import rulings_of
from squadlog.extras.lab.asked.lab import Lab
from squadlog.extras.lab.trials.playing import play_trial
from squadlog.extras.lab.trials.replaying import keep_battle
from squadlog.extras.lab.trials.running import RunningLab
from squadlog.facts.seats import REFEREE, Speaker
from squadlog.session.battle_session import Session, open_store
from squadlog.session.trials.weighed import weighed_battle


def test_the_places_of_a_row_are_those_of_the_battle_it_is_of(tmp_path, monkeypatch):
    monkeypatch.setenv("SQUADLOG_HOME", str(tmp_path))
    asked = Lab(question="fair", scenarios=("tutorial_map",), levels=("recruit",), battles=1)
    lab = RunningLab(asked, tmp_path / "a.toml")
    lab.take(play_trial(lab.work, 0, lambda _: None))
    (row,) = lab.counted()
    store = open_store()
    session = Session(store, keep_battle(lab, lab.work.cells[0], 0))
    seat = session.seat(Speaker(seat=REFEREE))
    heat, name_of = seat.exports.heat(), seat.known.setup.side_name
    store.close()
    assert {one.kind for one in row.fought.spots} == {"fired", "struck", "fell"}
    told = [(one.kind, name_of(one.side), one.floor) for one in row.fought.spots]
    assert told == [(one.kind, one.side, one.floor) for one in heat.spots]
    for ours, theirs in zip(row.fought.spots, heat.spots, strict=True):
        assert (ours.x, ours.y) == pytest.approx((theirs.x, theirs.y), abs=0.06)


@pytest.mark.parametrize("scene", ["newcomer", "tutorial_map"])
def test_a_battle_that_is_weighed_has_the_readings_of_one_that_is_begun_today(tmp_path, monkeypatch, scene):
    monkeypatch.setenv("SQUADLOG_HOME", str(tmp_path))
    setup = weighed_battle(scene, 0, 7)
    store = open_store()
    begun = Session.create(store, setup).record.battle
    store.close()
    weighed = begin_battle(open_battle(setup))
    today, ours = (rulings_of(one.rulings, one.setup.version) for one in (begun, weighed))
    assert ours.overrides == today.overrides
