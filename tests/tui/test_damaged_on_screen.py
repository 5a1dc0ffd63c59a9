"""A record that turns out to be damaged while it is on the screen: the screens leave with the sentence of elsewhere."""

import asyncio
import sqlite3
from contextlib import closing

import pytest
from golden.sealed import HERE
from support.window import AT_MOST_S, Window

from squadlog.facts.seats import NOBODY, Speaker
from squadlog.tui.app import SquadlogApp

SENTENCE = "Battle 1, entry 4, is damaged: its hash does not fit"
NOBODYS = "UPDATE event SET body = replace(body, '\"red\"', '\"x\"') WHERE kind = 'order_chosen' AND id = 4"
"""It reads well, folds well, and cannot be told."""


def stored(path, name, *edits):
    with closing(sqlite3.connect(path)) as file:
        file.executescript((HERE / "0.8.0" / f"{name}.sql").read_text(encoding="utf-8"))
        for edit in edits:
            assert file.execute(edit).rowcount == 1
        file.commit()
    return path


def left(path, *keys, who=None):
    """For what the screens leave as these keys are pressed one by one over battle 1."""
    app = SquadlogApp(path, 1, who=who)

    async def played():
        async with app.run_test(notifications=True, tooltips=True) as pilot:
            await pilot.pause()
            for key in keys:
                await pilot.press(key)
                await pilot.pause()

    asyncio.run(played())
    return app.left_for


def test_a_log_that_cannot_be_told_ends_the_screens_with_a_sentence(tmp_path):
    path = stored(tmp_path / "squadlog.db", "over", NOBODYS)
    before = path.read_bytes()
    assert left(path, "l").startswith(SENTENCE)
    assert path.read_bytes() == before


def test_what_goes_wrong_over_a_sound_record_is_not_blamed_on_it(tmp_path, monkeypatch):
    path = stored(tmp_path / "squadlog.db", "over")

    def falls(_screen):
        raise KeyError("a fault of ours")

    monkeypatch.setattr("squadlog.tui.battle.log.LogScreen.on_mount", falls)
    with pytest.raises(KeyError, match="a fault of ours"):
        left(path, "l")


@pytest.mark.parametrize("where", ["compose", "on_mount"])
def test_wherever_a_screen_falls_over_nonsense_that_nobody_signed_it_leaves_with_a_sentence(
    tmp_path, monkeypatch, where
):
    path = stored(tmp_path / "squadlog.db", "sealed")

    def falls(_screen):
        raise KeyError("somebody whom there is not")

    monkeypatch.setattr(f"squadlog.tui.battle.log.LogScreen.{where}", falls, raising=False)
    told = left(path, "l", who=Speaker(seat=NOBODY))
    assert told.startswith("Battle 1 is damaged: what is told of it cannot be.")


def test_the_command_ends_with_the_code_of_damaged_records(tmp_path):
    stored(tmp_path / "squadlog.db", "over", NOBODYS)
    window = Window(tmp_path, "play", "1")
    assert SENTENCE in window.until("does not fit")
    assert window.run.wait(AT_MOST_S) == 4
    window.close()
