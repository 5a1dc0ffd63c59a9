"""Rooms on terminals of any size: nothing can be read on one of 1 by 1, but it lives on and grows again.

The sheets are squeezed where they are opened, in `test_screens_sheets`.
"""

import pytest


async def _opened_and_squeezed(table, rooms):
    for key, room in rooms.items():
        await table.press(*key.split(","))
        assert table.screen == room
        await table.squeeze()
        await table.press("escape")
        while table.screen == room:
            await table.press("escape")


def test_rooms_before_a_battle_live_on_a_terminal_of_any_size(play):
    rooms = {
        "b": "NewBattleScreen", "s,escape,s": "BuilderScreen", "r": "RulesScreen", "i": "RulingsScreen",
        "g": "SideGamesScreen", "o": "SettingsScreen", "question_mark": "HelpScreen",
    }  # fmt: skip

    async def steps(table):
        await table.squeeze()
        await _opened_and_squeezed(table, rooms)
        await table.press("ctrl+p")
        await table.squeeze()

    play(steps)


@pytest.mark.parametrize("key", ["newcomer", "counting_house"])
def test_rooms_of_a_battle_live_on_a_terminal_of_any_size(play, mapped, key):
    async def steps(table):
        await table.squeeze()
        await _opened_and_squeezed(table, {"l": "LogScreen", "v": "ScoreScreen", "R": "RulingsScreen"})
        await table.press("M", "r")
        await table.squeeze()

    play(steps, battle=mapped(key))


@pytest.mark.parametrize("game", ["phalanx-board", "phalanx-cards", "generals"])
def test_side_games_live_on_a_terminal_of_any_size(play, game):
    async def steps(table):
        await table.press("g", "b")
        table.app.screen._wishes.set_game(game)
        await table.squeeze()
        await table.press("f2")
        await table.squeeze()

    play(steps)
