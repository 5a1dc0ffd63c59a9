"""A session on a map: unsound maps refused, facts measured, and nothing loaded where there is no map (SET-01)."""

import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from support.battles import setup
from support.drawn_maps import ground, wall
from support.on_maps import text_of

from squadlog.base.errors import SquadlogError
from squadlog.battle.commands import Begin, Note, PlaceUnit
from squadlog.battle.outcome import Accepted
from squadlog.battle.terms import Start
from squadlog.facts.ground_facts import Position
from squadlog.facts.stated_facts import StatedSurveyor
from squadlog.ground.map.dump import dump_map
from squadlog.session import deciding
from squadlog.session.battle_session import Session, open_store
from squadlog.survey.surveyor import MapSurveyor

ROOT = Path(__file__).parents[2]
OPEN = dump_map(ground())


@pytest.fixture
def store(tmp_path):
    return open_store(tmp_path / "squadlog.db")


def _session(store, text=OPEN, **starts):
    placed = tuple(Start(unit=int(unit[1:]), position=position) for unit, position in starts.items())
    return Session.create(store, replace(setup(), map=text, starts=placed))


def test_a_battle_without_a_map_has_no_survey_and_states_its_facts(store):
    session = Session.create(store, setup())
    assert session.rules["referee"].survey() is None
    assert isinstance(deciding.table_at(session.record.battle).surveyor, StatedSurveyor)


def test_a_battle_on_a_map_is_measured(store):
    session = _session(store, u1=Position(x=5, y=5, facing_deg=90), u11=Position(x=9, y=5, facing_deg=270))
    assert session.rules["referee"].survey().sight(1, 11).distance_m == 4.0
    assert isinstance(deciding.table_at(session.record.battle).surveyor, MapSurveyor)
    assert isinstance(
        deciding.table_at(session.record.battle).at(session.views.seen("referee")).surveyor, MapSurveyor
    )


def test_the_survey_is_kept_until_the_battle_goes_on(store):
    session = _session(store, u1=Position(x=5, y=5), u11=Position(x=9, y=5))
    first = session.rules["referee"].survey()
    assert session.rules["referee"].survey() is first
    session.submit(PlaceUnit(unit=1, position=Position(x=3, y=5)))
    assert session.rules["referee"].survey().figures[1].spot.x == 3.0


def test_a_ruling_that_is_switched_changes_the_readings(store):
    session = _session(store, u1=Position(x=5, y=5))
    session.say("rule fov.anchor front_edge because so")
    assert session.rules["referee"].survey().readings.fov_anchor == "front_edge"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("not a map", "The map"),
        ('[map]\ntitle = "x"\nwidth_m = 5\n', "height_m"),
        (dump_map(ground(walls=(wall((5, 5), (5, 5)),))), "This map cannot be played on"),
    ],
)
def test_a_map_that_nobody_can_play_on_is_refused_in_one_sentence(store, text, said):
    with pytest.raises(SquadlogError) as refused:
        _session(store, text)
    assert said in str(refused.value)
    assert "\n" not in str(refused.value)
    assert list(store.battles()) == []


@pytest.mark.parametrize("name", sorted(path.stem for path in (ROOT / "scenarios" / "maps").glob("*.toml")))
def test_every_ready_map_can_be_played_on(store, name):
    assert _session(store, text_of(name)).rules["referee"].survey().map.title


def test_a_measured_battle_is_decided_again_to_the_same_end(store):
    session = _session(store, u1=Position(x=5, y=5, facing_deg=90), u11=Position(x=9, y=5, facing_deg=270))
    for command in (PlaceUnit(unit=11, position=Position(x=12, y=5)), Begin(), Note(text="on")):
        assert isinstance(session.submit(command), Accepted)
    assert session.exports["referee"].audit() == ()


def _loaded(code):
    probe = (
        f"{code}\nimport sys, json\nprint(json.dumps([m for m in ('shapely', 'numpy') if m in sys.modules]))"
    )
    done = subprocess.run(  # noqa: S603 - our own words
        [sys.executable, "-c", probe], capture_output=True, text=True, check=True, cwd=ROOT
    )
    return set(json.loads(done.stdout.splitlines()[-1]))


def test_a_battle_without_a_map_loads_no_geometry(tmp_path):
    code = (
        "import sys; sys.path.insert(0, 'tests')\n"
        "from pathlib import Path\n"
        "from support.battles import setup\n"
        "from squadlog.battle.commands import Begin\n"
        "from squadlog.session.battle_session import Session, open_store\n"
        f"session = Session.create(open_store(Path({str(tmp_path / 'a.db')!r})), setup())\n"
        "session.submit(Begin()); session.rules['red'].survey(); session.rules['red'].choices(1)"
    )
    assert _loaded(code) == set()
