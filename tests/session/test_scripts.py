"""A battle is written as a script of sentences and dice, and a script is played again to the same end."""

from pathlib import Path

import pytest
from support.scripts import ScriptError, replayed

from squadlog.session.battle_session import Session
from squadlog.session.scripts import FIRST

TESTS = Path(__file__).parents[1]
SCRIPTS = sorted((TESTS / "scripts").glob("*.txt"))
GOLDEN = sorted((TESTS / "golden").glob("*/*.sql"))


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.stem)
def test_every_script_is_played_and_told_as_it_was_written(path):
    replayed(path.read_text(encoding="utf-8"))


def test_there_are_scripts():
    assert SCRIPTS


@pytest.mark.parametrize("seed", range(6))
def test_a_battle_of_random_players_is_played_again_from_its_script(store, setup_of, seed, seated):
    session = Session.create(store, setup_of(seed=seed, typed=("red",) if seed % 2 else ()))
    seated(session, seed).play(60)
    if session.awaited.roll is not None:
        session.awaited.withdraw()
    script = session.exports["referee"].export("test")
    assert replayed(script) == session.record.tree.state()
    assert script.splitlines()[0] == FIRST


def _script(*lines):
    return "\n".join((FIRST, *lines))


@pytest.fixture
def setup_line(store, setup_of):
    return Session.create(store, setup_of()).exports["referee"].export("test").splitlines()[2]


@pytest.mark.parametrize(
    ("lines", "words"),
    [
        (("say begin", "tells Turn 2 begins."), "Line 4: 'begin' tells"),
        (("say begin",), "as well today"),
        (("say dance",), "Line 3: 'dance' is no command"),
        (("say initiative",), "is refused"),
        (
            ("say begin", "tells Turn 1 begins.", "say initiative", "die 3 of 10 for initiative red"),
            "a die that is not there",
        ),
        (("say begin", "die 3 of 10 for initiative red"), "unused"),
        (("sing begin",), "'sing' is no word"),
    ],
)
def test_what_is_decided_or_told_otherwise_is_named_by_its_line(setup_line, lines, words):
    with pytest.raises(ScriptError, match=words):
        replayed(_script(setup_line, *lines))


def test_what_is_no_script_is_refused_in_one_sentence():
    for text, words in (
        ("", "Line 1"),
        (_script(), "no setup"),
        (_script("setup {}"), "Line 2: this is no set-up"),
    ):
        with pytest.raises(ScriptError, match=words):
            replayed(text)
