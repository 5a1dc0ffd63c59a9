"""Sealed battles of earlier versions open with their words, are decided where they wait, and go on: for good."""

import json

import pytest
from golden.dumps import file_of
from golden.sealed import HERE, SEALED, THEN, facts, made, opened, say
from support.sealing import Terminal

from squadlog.base.errors import StoreError

STORED = [(path.parent.name, path.stem) for path in sorted(HERE.glob("*/sealed*.sql"))]


def _file(tmp_path, monkeypatch, dump):
    """A file on a computer that has not seen the battle yet."""
    monkeypatch.setenv("SQUADLOG_SEEN", str(tmp_path / "seen"))
    return file_of(dump, tmp_path)


def _goes_on(path, name, stood):
    """Whether each seat knows what it knew, what waits is decided to what it was, and the battle goes on."""
    sides = {seat: Terminal(path).open(1, seat) for seat in ("red", "blue")}
    for seat, alone in sides.items():
        assert facts(alone) == stood[seat]
    judge = opened(path, SEALED[name])
    assert judge.session.exports["referee"].broken() is None
    judge.looks()
    assert facts(judge) == stood["judge"]
    say(judge, *THEN)
    for seat, alone in sides.items():
        alone.looks()
        assert alone.known(seat) == judge.known(seat)
        assert alone.known(seat).stage != "setup"


@pytest.mark.parametrize(("version", "name"), STORED)
def test_a_sealed_battle_of_an_earlier_version_opens_with_its_words_and_goes_on(
    tmp_path, monkeypatch, version, name
):
    path = _file(tmp_path, monkeypatch, (HERE / version / f"{name}.sql").read_text(encoding="utf-8"))
    stood = json.loads((HERE / version / f"{name}.json").read_text(encoding="utf-8"))
    stranger = Terminal(path).open(1)
    with stranger.at(), pytest.raises(StoreError, match="This is not the password of blue"):
        stranger.session.passwords.unlock("blue", "rusty hinges")
    _goes_on(path, name, stood)


@pytest.mark.parametrize("name", SEALED)
def test_what_the_next_release_will_keep_sealed_is_played_today(tmp_path, monkeypatch, name):
    dump, stood = made(SEALED[name], tmp_path / "first.db")
    _goes_on(_file(tmp_path, monkeypatch, dump), name, json.loads(json.dumps(stood)))
