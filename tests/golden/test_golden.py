"""Files that earlier versions wrote open, lead to the state they led to, and go on: for good."""

import contextlib
import json
import shlex
from pathlib import Path

import pytest
from golden.careers_stories import CAREERS
from golden.dumps import file_of
from golden.facts import battle_facts, careers_facts, game_facts
from golden.make import battle, begun, careers, dumped, say, sentences
from golden.stories import BATTLES, GAMES, told
from support.matches import whole

from squadlog import __version__
from squadlog.extras.games.session.match import Match
from squadlog.session.battle_session import Session
from squadlog.store.record_file import Store

HERE = Path(__file__).parent
VERSIONS = sorted(
    (path.name for path in HERE.iterdir() if (path / "die.sql").exists()),
    key=lambda version: [*map(int, version.split("."))],
)
STORED_BATTLES = [(version, name) for version in VERSIONS for name in told(version)]
ENDS = [
    (version, name)
    for before, version in zip(VERSIONS[:1] + VERSIONS, VERSIONS, strict=False)
    for name in told(version)
    if version in (VERSIONS[0], VERSIONS[-1]) or name not in told(before)
]
"""Each story as the first version that had it left it, and as the last one did."""
TO_COME = [name for name in told("98") if name not in told(__version__)]
"""What the next release will keep."""
STORED_CAREERS = [
    (version, name)
    for version in VERSIONS
    for name in CAREERS
    if (HERE / version / f"careers_{name}.sql").exists()
]
STORED_GAMES = [(version, name) for version in VERSIONS for name in GAMES]


def _opened(tmp_path, version, name):
    return _made_of(tmp_path, (HERE / version / f"{name}.sql").read_text(encoding="utf-8"))


def _made_of(tmp_path, dump):
    return Store(file_of(dump, tmp_path))


def _stood(version, name):
    return json.loads((HERE / version / f"{name}.json").read_text(encoding="utf-8"))


def test_every_version_left_its_files():
    assert [*(f"0.{minor}.0" for minor in range(1, 15))] == VERSIONS
    assert VERSIONS[-1] == __version__


IF_IT_ENDED_NOW = {
    "secret_reserve": {"blue": 100.0, "red": -40.0},
    "tolled": {"blue": 0.0, "green": 37.0, "red": 150.0},
}
"""What battles under way would come to: until 0.9 ground was counted by turns still to come, now as it is (SCN-10)."""


def _goes_on(store, name, stood):
    """Whether the battle stands as it stood, is decided as it was, and goes on as its story does."""
    (summary,) = store.battles()
    session = Session.open(store, summary.id)
    stood = stood | ({"score": IF_IT_ENDED_NOW[name]} if name in IF_IT_ENDED_NOW else {})
    assert battle_facts(session) == stood
    assert not [difference for difference in session.exports["referee"].audit() if not difference.earlier]
    say(session, BATTLES[name].then)
    after = battle_facts(session)
    assert battle_facts(Session.open(store, summary.id)) == after
    assert not [difference for difference in session.exports["referee"].audit() if not difference.earlier]


@pytest.mark.parametrize(("version", "name"), STORED_BATTLES)
def test_a_battle_of_an_earlier_version_opens_folds_to_the_same_state_and_goes_on(tmp_path, version, name):
    with contextlib.closing(_opened(tmp_path, version, name)) as store:
        _goes_on(store, name, _stood(version, name))


@pytest.mark.parametrize("name", TO_COME)
def test_what_the_next_release_will_keep_is_played_today(tmp_path, monkeypatch, name):
    monkeypatch.setenv("SQUADLOG_HOME", "")
    folder = tmp_path / "made"
    folder.mkdir()
    dump, facts = dumped(BATTLES[name], battle, folder)
    with contextlib.closing(_made_of(tmp_path, dump)) as store:
        _goes_on(store, name, json.loads(json.dumps(facts)))


@pytest.mark.parametrize(("version", "name"), ENDS)
def test_every_line_of_an_old_battle_can_still_be_stood_at_and_read(tmp_path, version, name):
    with contextlib.closing(_opened(tmp_path, version, name)) as store:
        session = Session.open(store, store.battles()[0].id)
        for entry in session.log["referee"].entries(undone=True):
            session.jump(entry.id)
            assert session.due["referee"].ask().sentence
        assert len(session.log["referee"].entries(undone=True)) >= len(sentences(BATTLES[name].said)) // 2


@pytest.mark.parametrize(("version", "name"), STORED_GAMES)
def test_a_side_game_of_an_earlier_version_opens_at_the_same_state_and_goes_on(tmp_path, version, name):
    with contextlib.closing(_opened(tmp_path, version, f"game_{name}")) as store:
        (summary,) = store.games()
        match = Match(store, summary.id)
        assert game_facts(match) == _stood(version, f"game_{name}")
        if whole(match).state.to_move is None:
            assert match.moves.say("offer").code
            return
        move = game_facts(match)["moves"][0]
        match.moves.say(move, by="tester")
        assert game_facts(Match(store, summary.id)) == game_facts(match)
        match.undo(1)
        assert game_facts(match) == _stood(version, f"game_{name}")


def _careers_go_on(store, name, stood):
    """Whether companies stand as they stood, go on as their story does, and stand so once more when read again."""
    assert json.loads(json.dumps(careers_facts(store))) == stood
    for line in CAREERS[name].then:
        begun(shlex.split(line))
    after = careers_facts(store)
    assert after != stood
    assert careers_facts(Store(store.path)) == after


@pytest.mark.parametrize(("version", "name"), STORED_CAREERS)
def test_companies_of_an_earlier_version_stand_as_they_did_and_go_on(tmp_path, monkeypatch, version, name):
    monkeypatch.setenv("SQUADLOG_HOME", str(tmp_path))
    with contextlib.closing(_opened(tmp_path, version, f"careers_{name}")) as store:
        _careers_go_on(store, name, _stood(version, f"careers_{name}"))


@pytest.mark.parametrize("name", [name for name in CAREERS if (__version__, name) not in STORED_CAREERS])
def test_what_the_next_release_will_keep_of_companies_is_told_today(tmp_path, monkeypatch, name):
    monkeypatch.setenv("SQUADLOG_HOME", "")
    folder = tmp_path / "made"
    folder.mkdir()
    dump, facts = dumped(CAREERS[name], careers, folder)
    monkeypatch.setenv("SQUADLOG_HOME", str(tmp_path))
    with contextlib.closing(_made_of(tmp_path, dump)) as store:
        _careers_go_on(store, name, json.loads(json.dumps(facts)))
