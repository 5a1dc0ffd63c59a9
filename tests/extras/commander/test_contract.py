"""What a mind may know: no battle in use, no seat that speaks, no seed and no dice of the table."""

import ast
from pathlib import Path

import pytest

from squadlog.extras.commander import mind

MODULES = sorted(Path(mind.__path__[0]).rglob("*.py"))
SECRET = {"Battle", "Seat", "Session", "MixedDice", "Dice", "salt", "rolls", "seed"}


@pytest.mark.parametrize("module", MODULES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_no_module_of_a_mind_names_what_would_let_it_cheat(module):
    named = set()
    for node in ast.walk(ast.parse(module.read_text("utf-8"))):
        match node:
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.alias(name=name) | ast.arg(arg=name):
                named.add(name)
    assert named & SECRET == set()
