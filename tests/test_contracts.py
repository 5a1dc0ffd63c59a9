"""Promises about the house itself: how large files and classes are, and who may name whom."""

import ast
import re
from collections import Counter
from pathlib import Path

from support import house, sources

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "squadlog"
MODULES = sorted(PACKAGE.rglob("*.py"))
EVERY = sorted(
    path for room in ("squadlog", "tests", "benchmarks", ".ci") for path in (ROOT / room).rglob("*.py")
)
LONGEST = 400
MOST_MODULES, MOST_ROOMS = 25, 18
MOST_ROOMS = 18
MOST_METHODS, MOST_FLOORS = 40, 3
WIDE, MOST_WIDE = 120, 45
WRITES_METRES = {
    "base/lengths.py",  # where lengths are formatted
    "language/sentence.py", "language/words.py", "language/say.py", "session/view/orders/move_words.py",  # sentences, read back
    "extras/paper/sheets/map_pages.py",  # what is typed for a grid
    "squads/outfit_rows.py",  # of a squad, which no table plays yet
    "rules/common/scatter.py", "rules/fire/slopes.py", "rules/grenades/landing.py", "rules/grenades/scattering.py",
}  # fmt: skip
"""Who may set a number before ` m` by hand; the last are kept in records as they were measured."""
VALUES_OF_RULES = {"Ask", "AskOption", "DieAhead", "Placeable", "RolledFor", "ShotPreview"}
"""What is asked, may be answered or laid, is rolled ahead, or is foreseen of a shot."""


def _name(path):
    return str(path.relative_to(ROOT))


def test_every_file_is_read_in_one_go():
    lengths = {_name(path): len(path.read_text(encoding="utf-8").splitlines()) for path in EVERY}
    assert not {name: lines for name, lines in lengths.items() if lines > LONGEST}


def test_every_folder_is_taken_in_at_a_glance():
    modules = Counter(_name(path.parent) for path in MODULES if path.name != "__init__.py")
    assert not {folder: count for folder, count in modules.items() if count > MOST_MODULES}


def test_the_program_is_taken_in_room_by_room_at_a_glance():
    beside = {"__init__.py", "__pycache__", "py.typed"}
    assert len({path.name for path in PACKAGE.iterdir()} - beside) <= MOST_ROOMS


def test_hardly_a_line_is_too_wide_to_be_read_beside_another_file():
    wide = [
        f"{_name(path)}:{number}"
        for path in EVERY
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if len(line) > WIDE
    ]
    assert len(wide) <= MOST_WIDE, wide


def test_screens_and_commands_take_nothing_of_the_rules_but_what_a_seat_is_asked():
    """What is worked out comes from the session: a screen names the values that it is given, and no function."""
    taken = {
        (_name(path), one.name)
        for path in MODULES
        if path.is_relative_to(PACKAGE / "tui") or path.is_relative_to(PACKAGE / "cli")
        for node in ast.walk(sources.module_of(path))
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("squadlog.rules")
        for one in node.names
        if one.name not in VALUES_OF_RULES
    }
    assert not taken


def test_no_two_public_classes_have_one_name():
    names = Counter(
        node.name
        for path in MODULES
        for node in sources.module_of(path).body
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_")
    )
    assert not {name for name, count in names.items() if count > 1}


def test_no_import_stands_inside_a_function():
    """What is to be loaded late is named at the top all the same: `squadlog.base.lazy_imports`."""
    inside = {
        f"{path.relative_to(PACKAGE)}:{node.lineno}"
        for path, nodes in sources.nodes().items()
        for node in set(nodes).difference(_outside_functions(nodes[0]))
        if isinstance(node, ast.Import | ast.ImportFrom)
    }
    assert not inside


def _outside_functions(node):
    for inner in ast.iter_child_nodes(node):
        if not isinstance(inner, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            yield inner
            yield from _outside_functions(inner)


def test_package_files_are_empty_but_for_the_version_and_the_chapter_map():
    for path in PACKAGE.rglob("__init__.py"):
        body = sources.module_of(path).body
        rest = [node for node in body if not isinstance(node, ast.Expr)]
        assert len(rest) == (1 if path.parent == PACKAGE else 0), path


def test_the_chapter_map_names_every_module_of_the_rules_and_nothing_else():
    words = (ast.get_docstring(sources.module_of(PACKAGE / "rules" / "__init__.py")) or "").split()
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
        for node in sources.nodes()[path]
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }
    assert not {call for call in calls if call[1] in {"hash", "id", "open", "print", "input"}}


def test_screens_and_commands_enter_a_battle_by_a_seat_alone():
    """A session is begun or opened there, and gives a seat: nothing is asked of it or said to it but through that."""
    used = {
        node.attr
        for path in MODULES
        if {"tui", "cli", "screens", "commands"} & set(path.relative_to(PACKAGE).parts)
        for node in sources.nodes()[path]
        if isinstance(node, ast.Attribute) and "session" in ast.unparse(node.value).lower()
    }
    assert used <= {"open", "create", "seat", "Session", "open_store"}


def test_nobody_must_know_more_than_forty_methods_of_one_object():
    """Those of its bases of ours are its own, and properties are methods."""
    large = {name: count for name, count in house.methods().items() if count > MOST_METHODS}
    assert not large


def test_nothing_of_ours_stands_on_more_than_two_others_of_ours():
    """Three floors over a class of a library are as many as can be kept in mind."""
    high = {name: count for name, count in house.floors().items() if count > MOST_FLOORS}
    assert not high


def test_no_files_import_one_another_not_even_for_types_alone():
    assert not house.circles()


def test_a_docstring_says_what_it_is_about_without_the_one_before_it():
    begun = ("The same", "Likewise")
    told = {name for name, words in house.documented() if words.startswith(begun)}
    assert not told


def test_who_reads_the_rules_knows_no_chapter_by_name():
    readers = ("reports/", "session/", "tui/", "cli/", "language/", "store/", "squads/", "extras/paper/")
    named = {}
    for path in MODULES:
        module = path.relative_to(PACKAGE).as_posix()
        asked = (one.split(".") for one in sources.imported_by(path) if module.startswith(readers))
        if chapters := {
            one[2] for one in asked if one[:2] == ["squadlog", "rules"] and one[2:3] != ["places"]
        }:
            named[module] = chapters - {"common", "desk"}
    assert not {module: chapters for module, chapters in named.items() if chapters}


def _numbers_in_metres(nodes):
    for text in (node for node in nodes if isinstance(node, ast.JoinedStr)):
        for number, after in zip(text.values, text.values[1:], strict=False):
            told = after.value if isinstance(after, ast.Constant) else ""
            if isinstance(number, ast.FormattedValue) and re.match(r" ?m(?![\w²=;])", told):
                yield number.lineno


def test_lengths_are_formatted_in_one_place():
    """A table of inches reads inches: `format_length` shows a length, `in_metres` writes one that is kept."""
    found = {
        f"{name}:{line}"
        for path in MODULES
        if (name := path.relative_to(PACKAGE).as_posix()) not in WRITES_METRES
        for line in _numbers_in_metres(sources.nodes()[path])
    }
    assert not found, "use squadlog.base.lengths: format_length, or in_metres for words that are kept"


def test_the_law_of_lengths_finds_such_a_sentence():
    assert list(_numbers_in_metres(ast.walk(ast.parse('f"{far} m away"')))) == [1]
    assert not list(_numbers_in_metres(ast.walk(ast.parse('f"{far} metres, {area} m², {many} mines"'))))


def test_the_program_is_taken_in_at_a_glance():
    there = {path.name for path in PACKAGE.iterdir()} - {"__pycache__", "py.typed"}
    assert len(there) <= MOST_ROOMS, there


def test_each_room_says_what_it_is_what_it_knows_who_asks_it_and_where_to_begin():
    rooms = [
        path
        for path in (*PACKAGE.iterdir(), *(PACKAGE / "extras").iterdir())
        if (path / "__init__.py").exists()
    ]
    for room in rooms:
        told = ast.get_docstring(ast.parse((room / "__init__.py").read_text(encoding="utf-8"))) or ""
        told = " ".join(told.split())
        assert all(words in told for words in ("It knows", "It is asked by", "Begin with")), room
        begun = re.findall(r"`([a-z_/]+)`", told.partition("Begin with")[2].partition(".")[0])
        assert begun, room
        assert all((room / name).is_dir() or (room / f"{name}.py").exists() for name in begun), room
