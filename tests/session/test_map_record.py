"""The record of a battle on a map: it comes back as it was, undone, redone, exported, audited, and seen by one side."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from support.strolls import Stroll

from squadlog.battle.outcome import Moved
from squadlog.book.load import load_rulebook, load_rulings
from squadlog.session.battle_session import Session
from squadlog.setup.scenes import load_battle

ROOT = Path(__file__).parents[2]
SERGEANT = 9


@pytest.fixture
def walked(store):
    """A sergeant who has unlocked a door and gone in."""
    stroll = Stroll(store, "blow_the_damn_thing_up")
    stroll.go(SERGEANT, (15.4, 18))
    stroll.act(SERGEANT, f"unlock {SERGEANT} D1")
    stroll.go(SERGEANT, (17.4, 18))
    return stroll


def test_a_battle_on_a_map_is_the_same_after_it_was_closed_and_opened(walked, store):
    assert Session.open(store, walked.session.id).views.seen("referee") == walked.battle


def test_undo_takes_a_move_back_exactly_and_redo_makes_it_again(walked):
    after, steps = walked.battle, 0
    while walked.where(SERGEANT) == (17.4, 18, 1):
        assert isinstance(walked.session.undo(1), Moved)
        steps += 1
    assert walked.where(SERGEANT)[0] < 17.4
    walked.session.redo(steps)
    assert walked.battle == after


def test_undo_shuts_the_door_again_for_the_survey_too(walked):
    def whole_way():
        return walked.session.rules["referee"].survey().sight_to(SERGEANT, "D3")

    assert whole_way().verdict != "blocked"
    while walked.feature("D1").state == "open":
        walked.session.undo(1)
    assert whole_way().verdict == "blocked"


def test_the_audit_measures_everything_again_and_finds_no_difference(walked):
    assert walked.session.exports["referee"].audit() == ()


def test_the_export_tells_where_units_went(walked):
    told = json.loads(walked.session.exports["referee"].export("json"))
    assert '"to"' in json.dumps(told)
    assert "D1" in walked.session.exports["referee"].export("csv")


def test_a_side_sees_where_everybody_stands(walked):
    seen = walked.session.views.seen("red").units[SERGEANT]
    assert (round(seen.position.x, 2), round(seen.position.y, 2)) == (17.4, 18)


@pytest.mark.parametrize("key", ["pest_control", "counting_house", "blow_the_damn_thing_up", "long_ford"])
def test_a_random_evening_on_a_map_is_the_same_when_read_again_and_has_nothing_to_audit(key, seated, store):
    session = Session.create(store, load_battle(key, load_rulebook(), load_rulings()))
    seated(session, 11).play(120)
    assert Session.open(store, session.id).views.seen("referee") == session.views.seen("referee")
    assert session.exports["referee"].audit() == ()


def test_nobody_ever_ends_up_on_anybody_else_or_off_the_map(seated, store):
    """ACT-18, AMB-37, MAP-01."""
    session = Session.create(store, load_battle("pest_control", load_rulebook(), load_rulings()))
    table = seated(session, 3)
    for _ in range(150):
        table.turn()
        standing = [unit for unit in session.views.seen("referee").units.values() if not unit.out]
        for number, one in enumerate(standing):
            assert 0 <= one.position.x <= 24
            assert 0 <= one.position.y <= 36
            for other in standing[:number]:
                apart = (one.position.x - other.position.x) ** 2 + (one.position.y - other.position.y) ** 2
                assert apart >= 0.25 - 1e-6, (one.id, other.id)


def test_looking_at_a_record_on_a_map_does_not_wait_for_geometry(walked, path):
    """It is read by folding; the map is compiled when somebody asks it something."""
    code = (
        "import sys; from pathlib import Path; from squadlog.session.battle_session import Session, open_store; "
        f"session = Session.open(open_store(Path({str(path)!r})), {walked.session.id}); "
        "session.views.seen('referee'), session.log['referee'].entries(), session.exports['referee'].export('json'); "
        "print('shapely' in sys.modules)"
    )
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT)  # noqa: S603 - our own words
    assert done.stdout.strip() == "False"
