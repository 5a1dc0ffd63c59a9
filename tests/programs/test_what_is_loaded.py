"""What a run loads: nothing heavy before it is needed."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
HEAVY = ("textual", "sqlalchemy", "sqlmodel", "shapely", "numpy", "pydantic", "pydantic_core")


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
        (["games", "list"], "", ("squadlog.rules", "squadlog.battle.state", "squadlog.session.battle_session",
                                   "squadlog.session.battle_record", "pydantic_core")),
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


_NOWHERE = (
    *HEAVY, "uuid", "secrets", "difflib", "getpass", "textwrap", "tomllib",
    "squadlog.extras", "squadlog.tui", "squadlog.setup", "squadlog.survey", "squadlog.squads.scene",
)  # fmt: skip


@pytest.mark.parametrize(
    ("words", "spared"),
    [
        (["do", "note we are here"], ()),
        (["undo"], ("squadlog.rules.desk.engine",)),
        (["show"], ("squadlog.rules.desk.engine", "squadlog.language")),
        (["log"], ("squadlog.rules.desk", "squadlog.rules.common.context", "squadlog.language")),
    ],
    ids=lambda words: words[0] if words else "",
)  # fmt: skip
def test_a_command_of_a_battle_without_a_map_loads_what_it_asks_and_nothing_heavy(words, spared):
    before = "['new', 'newcomer'], ['do', 'begin', 'roll']"
    begun = f"import squadlog.__main__ as m; [m.main(words) for words in ({before})]"
    said = f"import sys, squadlog.__main__ as m; m.main({words!r})"
    told = f"print([name for name in {(*_NOWHERE, *spared)!r} if name in sys.modules])"
    for code in (begun, f"{said}; {told}"):  # what is read of the book is kept by the first
        done = subprocess.run(  # noqa: S603 - our own words
            [sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT
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
    screens = ("battle.screen", "dialogs.shot", "dialogs.actions", "new_battle")
    code = f"import {', '.join(f'squadlog.tui.{screen}' for screen in screens)}"
    assert not _loaded(code) & {"shapely", "numpy"}


def test_help_of_the_program_imports_neither_argparse_nor_anything_heavy():
    script = (
        "import sys; from squadlog.__main__ import main; main(['--help']); main(['--version']);"
        "print([m for m in ('argparse','pydantic','textual','sqlalchemy','squadlog.session.battle_session') if m in "
        "sys.modules])"
    )
    out = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    assert out.splitlines()[-1] == "[]"


def test_a_command_that_ends_is_not_searched_for_garbage_once_more():
    """All that it made goes with the process; whatever else is done at the end is done after that is said."""
    script = (
        "import atexit, gc; atexit.register(lambda: print(gc.get_freeze_count() > 1000));"
        "from squadlog.__main__ import main; main(['--version']); main(['--version'])"
    )
    out = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    assert out.split()[-1] == "True"


@pytest.mark.parametrize(
    ("before", "words", "code"),
    [("", ["--version"], 0), ("", ["nothing-like-it"], 2), ("import threading; ", ["--version"], 0)],
    ids=["a command", "no command", "with threads"],
)
def test_a_program_that_leaves_at_once_has_said_all_and_done_what_was_to_be_done_at_its_end(
    before, words, code
):
    """What somebody has registered for the end is done, and what it says is heard."""
    script = (
        f"import atexit, sys; {before}from squadlog.__main__ import start; atexit.register(print, 'at the end');"
        f"sys.argv[1:] = {words!r}; start(); print('never')"
    )
    done = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout.splitlines()[-1]) == (code, "at the end")
    assert done.stdout.startswith("squadlog ") or "There is no command" in done.stderr
