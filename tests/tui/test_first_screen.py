"""What the program begins with, where tasks begin at once: in a terminal, from Python 3.12 on."""

import asyncio
import sys

import pytest

from squadlog.tui.app import SquadlogApp


def test_what_is_mounted_before_the_first_screen_stands_may_clear_what_is_marked(tmp_path):
    """A line to type in does so, and the program fell over where it begins with a battle."""
    SquadlogApp(tmp_path / "squadlog.db").clear_selection()


@pytest.mark.skipif(sys.version_info < (3, 12), reason="no tasks begin at once")
def test_screens_under_test_have_tasks_that_begin_at_once_as_in_a_terminal(play):
    async def steps(table):
        assert asyncio.get_running_loop().get_task_factory() is asyncio.eager_task_factory
        assert table.screen == "HomeScreen"

    play(steps)
