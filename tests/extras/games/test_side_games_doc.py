"""What docs/side-games.md shows is true: records are read, its walk is played, options and words are known."""

import re
import shlex
from pathlib import Path

import pytest
from support.matches import whole

from squadlog.extras.games.commands.entry import TASKS
from squadlog.extras.games.score import read, write
from squadlog.extras.games.session.match import Match
from squadlog.session.battle_session import open_store

TEXT = (Path(__file__).parents[3] / "docs" / "side-games.md").read_text(encoding="utf-8")
RECORDS = re.findall(r"```text\n(.*?)```", TEXT, re.DOTALL)
WALK = re.findall(r"^\$ squadlog (.*)$", TEXT, re.MULTILINE)


@pytest.mark.parametrize("record", RECORDS, ids=range(len(RECORDS)))
def test_every_record_is_read_and_can_be_kept(tmp_path, record):
    assert read(write(read(record))) == read(record)
    store = open_store(tmp_path / "squadlog.db")
    assert whole(Match.brought_in(store, record)).score == read(record)
    store.close()


def test_there_are_records_of_all_three_games():
    assert {read(record).game for record in RECORDS} == {"phalanx-board", "phalanx-cards", "generals"}


def test_the_walk_is_played(call):
    for line in WALK:
        code, out, _ = call(*shlex.split(line))
        assert code == 0, line
        assert out, line


def test_every_task_that_is_named_exists():
    named = set(re.findall(r"`squadlog games (\w+)", TEXT)) | {line.split()[1] for line in WALK}
    assert named <= set(TASKS)
    assert len(named) > 8


def test_a_card_into_a_zone_may_be_said_without_the_sign_that_a_shell_knows(call):
    call("games", "new", "phalanx-cards", "--seat", "A=Ann", "--seat", "B=Bob", "--deal", "A: 9S 4S; B: 9D")
    assert call("games", "move", "9S", "9D", "4S to C")[0] == 0
