"""Promises about the house itself: what a run loads, how long files are, who may name whom."""

import ast
import json
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "squadlog"
MODULES = sorted(PACKAGE.rglob("*.py"))
EVERY = sorted(
    path for room in ("squadlog", "tests", "benchmarks", ".ci") for path in (ROOT / room).rglob("*.py")
)
LONGEST = 400
MOST_MODULES = 25
WIDE, MOST_WIDE = 120, 45
HEAVY = ("textual", "sqlalchemy", "sqlmodel", "shapely", "numpy", "pydantic")


@pytest.fixture(autouse=True)
def _home(tmp_path, monkeypatch):
    """A user of their own, without any copy of the book."""
    monkeypatch.setenv("SQUADLOG_HOME", str(tmp_path))


def _loaded(code, *, stdin="[]"):
    """Which of the heavy libraries a fresh process has loaded after running `code`."""
    probe = f"{code}\nimport sys, json\nprint(json.dumps([m for m in {HEAVY!r} if m in sys.modules]))"
    done = subprocess.run(  # noqa: S603 - our own words
        [sys.executable, "-c", probe], input=stdin, capture_output=True, text=True, check=True, cwd=ROOT
    )
    return set(json.loads(done.stdout.splitlines()[-1]))


def test_the_version_and_the_help_load_nothing_heavy():
    assert _loaded("import squadlog.__main__ as m; m.main(['--version'])") == set()
    assert _loaded("import squadlog.__main__ as m; m.main(['--help'])") == set()


def test_the_help_of_a_command_of_a_battle_loads_words_alone():
    code = "import sys, squadlog.__main__ as m; [m.main([name, '--help']) for name in ('do', 'show', 'log', 'backup')]"
    names = "('typing', 'shutil', 'sqlite3', 'squadlog.session.battle_session')"
    probe = f"{code}; print([name for name in {names} if name in sys.modules])"
    done = subprocess.run(  # noqa: S603 - our own words
        [sys.executable, "-c", probe], capture_output=True, text=True, check=True, cwd=ROOT
    )
    assert done.stdout.splitlines()[-1] == "[]"


def test_the_calculator_loads_neither_screens_nor_the_database_nor_geometry():
    assert _loaded("import squadlog.__main__ as m; m.main(['calc'])") == set()


@pytest.mark.parametrize(
    ("words", "stdin", "spared"),
    [
        (["calc"], '[{"id": 1, "fn": "sum", "in": {"steps": [1, 5]}}]',
         ("squadlog.rules.fire", "squadlog.rules.stealth", "squadlog.battle.record.codec")),
        (["company", "list"], "", ("pydantic", "squadlog.reports.service")),
        (["games", "list"], "", ("squadlog.rules", "squadlog.session.battle_session", "squadlog.session.recorded")),
    ],
)  # fmt: skip
def test_a_price_loads_no_chapter_that_it_does_not_ask_and_a_side_game_no_battle(
    words, stdin, spared, monkeypatch, tmp_path
):
    monkeypatch.setenv("SQUADLOG_HOME", str(tmp_path))
    code = f"import sys, squadlog.__main__ as m; m.main({words!r}); print([n for n in {spared!r} if n in sys.modules])"
    done = subprocess.run(  # noqa: S603 - our own words
        [sys.executable, "-c", code], input=stdin, capture_output=True, text=True, check=True, cwd=ROOT
    )
    assert done.stdout.splitlines()[-1] == "[]"


def test_a_battle_without_a_seal_loads_nothing_of_seals():
    said = "['new', 'newcomer'], ['do', 'begin'], ['show']"
    code = f"import sys, squadlog.__main__ as m; [m.main(words) for words in ({said})]"
    seals = "('squadlog.store.seal', 'cryptography')"
    probe = f"{code}; print([name for name in sys.modules if name.startswith({seals})])"
    done = subprocess.run(  # noqa: S603 - our own words
        [sys.executable, "-c", probe], capture_output=True, text=True, check=True, cwd=ROOT
    )
    assert done.stdout.splitlines()[-1] == "[]"


def test_reading_the_rules_loads_neither_screens_nor_the_database_nor_geometry():
    assert not _loaded("import squadlog.__main__ as m; m.main(['rules', 'FIR-02'])")


def test_deciding_a_battle_loads_neither_screens_nor_the_database_nor_geometry():
    code = "import squadlog.rules.desk.engine, squadlog.language.parse, squadlog.reports.narrate"
    assert not _loaded(code) - {"pydantic"}


def test_the_file_is_opened_read_and_written_without_a_library_for_databases_and_without_checking_data():
    code = "from squadlog.store.record_file import Store; from pathlib import Path; import tempfile\n"
    code += "with tempfile.TemporaryDirectory() as folder:\n"
    code += "    store = Store(Path(folder) / 'squadlog.db'); store.settings.set('a', 'b'); store.battles()"
    assert _loaded(code) == set()


def test_the_first_screen_is_loaded_without_the_database_and_without_geometry():
    assert not _loaded("import squadlog.tui.app") & {"sqlalchemy", "sqlmodel", "shapely", "numpy"}


def test_the_screens_of_a_battle_are_loaded_without_geometry():
    screens = ("battle.screen", "sheets.shot", "sheets.sheet", "new_battle")
    code = f"import {', '.join(f'squadlog.tui.{screen}' for screen in screens)}"
    assert not _loaded(code) & {"shapely", "numpy"}


def _name(path):
    return str(path.relative_to(ROOT))


def test_every_file_is_read_in_one_go():
    lengths = {_name(path): len(path.read_text(encoding="utf-8").splitlines()) for path in EVERY}
    assert not {name: lines for name, lines in lengths.items() if lines > LONGEST}


def test_every_folder_is_taken_in_at_a_glance():
    modules = Counter(_name(path.parent) for path in MODULES if path.name != "__init__.py")
    assert not {folder: count for folder, count in modules.items() if count > MOST_MODULES}


def test_hardly_a_line_is_too_wide_to_be_read_beside_another_file():
    wide = [
        f"{_name(path)}:{number}"
        for path in EVERY
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if len(line) > WIDE
    ]
    assert len(wide) <= MOST_WIDE, wide


def test_no_two_public_classes_have_one_name():
    names = Counter(
        node.name
        for path in MODULES
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_")
    )
    assert not {name for name, count in names.items() if count > 1}


def test_no_import_stands_inside_a_function():
    """What is to be loaded late is named at the top all the same: `squadlog.base.lazy_imports`."""
    inside = {
        f"{path.relative_to(PACKAGE)}:{node.lineno}"
        for path in MODULES
        for function in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda)
        for node in ast.walk(function)
        if isinstance(node, ast.Import | ast.ImportFrom)
    }
    assert not inside


def test_package_files_are_empty_but_for_the_version_and_the_chapter_map():
    for path in PACKAGE.rglob("__init__.py"):
        body = ast.parse(path.read_text(encoding="utf-8")).body
        rest = [node for node in body if not isinstance(node, ast.Expr)]
        assert len(rest) == (1 if path.parent == PACKAGE else 0), path


def test_the_chapter_map_names_every_module_of_the_rules_and_nothing_else():
    words = (
        ast.get_docstring(ast.parse((PACKAGE / "rules" / "__init__.py").read_text(encoding="utf-8"))) or ""
    ).split()
    named = {word.strip(",.:;`()") for word in words}
    modules = {path.stem for path in (PACKAGE / "rules").rglob("*.py")} - {"__init__"}
    assert not modules - named
    tests = {word for word in named if word.startswith("test_")}
    assert tests
    assert not {name for name in tests if not list((ROOT / "tests").rglob(f"{name}.py"))}


def test_the_core_calls_nothing_that_differs_from_run_to_run():
    rooms = ("battle", "rules", "squads", "book", "facts")
    calls = {
        (path.name, node.func.id)
        for room in rooms
        for path in (PACKAGE / room).rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }
    assert not {call for call in calls if call[1] in {"hash", "id", "open", "print", "input"}}


def test_screens_and_commands_enter_a_battle_by_a_seat_alone():
    """A session is begun or opened there, and gives a seat: nothing is asked of it or said to it but through that."""
    used = {
        node.attr
        for path in MODULES
        if path.relative_to(PACKAGE).parts[0] in ("tui", "cli")
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.Attribute) and "session" in ast.unparse(node.value).lower()
    }
    assert used <= {"open", "create", "seat", "Session", "open_store"}
