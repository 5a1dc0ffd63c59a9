"""What commands print by `--json`: each object says its form, which is published and only gains fields."""

import ast
import contextlib
import io
import json
from pathlib import Path

import pytest
from support.at_home import at_home
from support.json_forms import documents, form_of
from support.schemas import SCHEMAS, against, fields, published

import squadlog

CODE = Path(squadlog.__file__).parent
PROMISED = Path(__file__).parents[1] / "golden" / "json_forms.json"
FILES = {"attacks", "battle", "mail", "moves", "squad"}
"""Schemas of files that others read; they are closed and have tests of their own."""


@pytest.fixture(scope="module")
def printed(tmp_path_factory):
    home = tmp_path_factory.mktemp("home")
    with (
        pytest.MonkeyPatch.context() as patch,
        contextlib.redirect_stdout(io.StringIO()),
        contextlib.redirect_stderr(io.StringIO()),
    ):
        at_home(patch, home)
        return list(documents(home))


def schema_of(form):
    """The name of the schema of a form such as `log/2`."""
    name, number = form.split("/")
    return name if number == "1" else f"{name}-{number}"


def forms_in_code():
    """Every form that the commands name, with its number."""
    for path in (*(CODE / "cli").rglob("*.py"), *(CODE / "extras").glob("*/commands/*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            called = ast.unparse(node.func).rpartition(".")[2] if isinstance(node, ast.Call) else ""
            if called in ("print_json", "print_listed"):
                first = node.args[0]
                assert isinstance(first, ast.Constant), f"{path}: {ast.unparse(node)}"
                yield f"{first.value}/{1 if called == 'print_json' else 2}"


def test_each_object_says_its_form_and_fits_the_schema_of_it(printed):
    for line, document in printed:
        if (form := form_of(document)) is not None:
            assert not list(against(document, published(schema_of(form)))), line


def test_a_list_stands_in_an_object_that_says_its_form_where_that_is_asked(printed):
    lists = {line: document for line, document in printed if isinstance(document, list)}
    for line, told in lists.items():
        (whole,) = (one for of, one in printed if of == line and isinstance(one, dict))
        (name,) = set(whole) - {"format"}
        assert whole["format"] == f"squadlog-{name.replace('_', '-')}/2"
        assert len(whole[name]) == len(told), line


def test_each_form_that_a_command_names_is_published_and_none_besides():
    known = {schema_of(form) for form in forms_in_code()}
    beside = {path.stem for path in SCHEMAS.glob("*.json")} - known - FILES
    assert not known - {path.stem for path in SCHEMAS.glob("*.json")}
    assert beside == {"calculations-2", "glossary", "branches", "stash", "record-2"}


def test_a_form_only_gains_fields():
    """What each form had as it was published; `docs/make_schemas.py` adds what is new, and takes nothing away."""
    for name, places in json.loads(PROMISED.read_text(encoding="utf-8")).items():
        assert not set(places) - set(fields(published(name))), name


def test_every_form_is_promised():
    assert sorted(json.loads(PROMISED.read_text(encoding="utf-8"))) == sorted(
        path.stem for path in SCHEMAS.glob("*.json")
    )
