"""The file of a whole battle is taken in under New battle, by the same trial as on the command line."""

import asyncio
import contextlib
import json
from types import SimpleNamespace

import pytest
from support.golden_battles import golden_session, golden_store
from support.mutated_files import rehashed

from squadlog.base.errors import SquadlogError
from squadlog.tui.new_scenes import is_battle, take_in


def test_a_battle_file_is_taken_in_and_one_against_the_rules_is_not(tmp_path):
    file = tmp_path / "Night.Battle"
    with golden_session("fire_fight", tmp_path) as session:
        file.write_text(session.exports["referee"].export("battle"), encoding="utf-8")
    assert is_battle(str(file))
    assert not is_battle("night.toml")
    with contextlib.closing(golden_store("over", tmp_path)) as store:
        desk = SimpleNamespace(store=store)
        assert asyncio.run(take_in(desk, str(file))) == (2, ())
        number, there = asyncio.run(take_in(desk, str(file)))
        assert number == 3
        assert [told.rpartition(": ")[2] for told in there] == ["neither is further on."]
        document = json.loads(file.read_text(encoding="utf-8"))
        document["steps"][-1]["events"].pop()
        file.write_text(json.dumps(rehashed(document)), encoding="utf-8")
        with pytest.raises(SquadlogError):
            asyncio.run(take_in(desk, str(file)))
        with pytest.raises(SquadlogError, match="no file"):
            asyncio.run(take_in(desk, str(tmp_path / "none.battle")))
        assert len(store.battles()) == 3
