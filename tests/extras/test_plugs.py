"""Every extra enters the program by its plug, and what the plug names is there."""

from importlib import import_module
from pathlib import Path
from pkgutil import resolve_name

import pytest

from squadlog.base.plugs import FOLDER, QUESTIONS, extra, folders
from squadlog.cli.commands import COMMANDS

EXTRAS = [extra(key) for key in folders()]
ids = [one.key for one in EXTRAS]


def test_every_folder_of_an_extra_has_its_plug_and_is_called_as_that_says():
    there = {path.name for path in Path(FOLDER).iterdir() if (path / "__init__.py").exists()}
    assert there == {one.key for one in EXTRAS}


@pytest.mark.parametrize("one", EXTRAS, ids=ids)
def test_what_a_plug_names_is_there(one):
    for command in (*one.commands.values(), *one.tasks.values()):
        assert callable(import_module(one.path(command.module)).run)
    for name in (*one.screens.values(), *one.keyed):
        assert callable(resolve_name(one.path(name)))
    assert one.answers.keys() <= QUESTIONS.keys()
    assert all(one.answer(question) is not None for question in one.answers)


@pytest.mark.parametrize("one", EXTRAS, ids=ids)
def test_what_a_plug_opens_is_a_screen_of_its_own_and_stands_before_a_command_of_the_core(one):
    opened = [entry.screen for entry in one.entries] + [key.screen for key in one.keys]
    assert {*opened, *([one.records] if one.records else [])} <= one.screens.keys()
    assert {command.before for command in one.commands.values()} <= COMMANDS.keys()
