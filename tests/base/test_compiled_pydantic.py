"""What is compiled of pydantic is loaded by itself, and is what everybody gets who asks for pydantic's core."""

import subprocess
import sys

import pydantic_core
import pytest

from squadlog.base import compiled_pydantic

NAMES = ("SchemaSerializer", "SchemaValidator", "ValidationError")


def _said(code):
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)  # noqa: S603
    return done.stdout.strip()


@pytest.mark.parametrize("first", ["squadlog.base.compiled_pydantic", "pydantic"])
def test_whoever_comes_first_what_is_compiled_is_there_once(first):
    ours = "import squadlog.base.compiled_pydantic as ours, pydantic_core, pydantic"
    same = f"all(getattr(ours, name) is getattr(pydantic_core, name) for name in {NAMES})"
    raised = "issubclass(pydantic.ValidationError, ours.ValidationError)"
    assert _said(f"import {first}; {ours}; print({same}, {raised})") == "True True"


def test_what_is_compiled_comes_without_the_rest_of_its_package():
    assert (
        _said("import sys, squadlog.base.compiled_pydantic; print('pydantic_core' in sys.modules)") == "False"
    )


def test_where_it_cannot_be_had_by_itself_the_whole_package_is_taken(monkeypatch):
    assert compiled_pydantic._compiled() is pydantic_core  # somebody has it loaded already
    monkeypatch.delitem(sys.modules, compiled_pydantic._NAME)
    monkeypatch.setattr(compiled_pydantic, "PathFinder", type("Nowhere", (), {"find_spec": lambda *_: None}))
    assert compiled_pydantic._compiled() is pydantic_core
