"""What is imported lazily is loaded when it is used, as whoever wrote the import would have it."""

import builtins
import importlib
import json
import subprocess
import sys
import threading

import pytest


@pytest.fixture
def written(tmp_path, monkeypatch):
    """Writes modules of a package of their own, and imports one of them by name."""
    monkeypatch.syspath_prepend(tmp_path)
    (tmp_path / "someplace").mkdir()

    def write(**modules):
        for name, text in modules.items():
            (tmp_path / "someplace" / f"{name}.py").write_text(text)
        importlib.invalidate_caches()
        return importlib.import_module(f"someplace.{next(iter(modules))}")

    yield write
    for name in [name for name in sys.modules if name.split(".")[0] == "someplace"]:
        del sys.modules[name]


def lazily(line, then=""):
    return f"from squadlog.base.lazy_imports import lazy_imports\nwith lazy_imports():\n    {line}\n{then}\n"


def test_nothing_is_loaded_before_it_is_used_and_the_module_itself_is_used_then():
    code = lazily(
        "import wave; from xml.dom import minidom as tree",
        "import sys, json\n"
        "seen = [[name in sys.modules for name in ('wave', 'xml', 'xml.dom.minidom')]]\n"
        "repr(wave), repr(tree)\n"
        "for use in (lambda: wave.open, lambda: tree.parse):\n"
        "    assert use() is not None\n"
        "    seen.append([name in sys.modules for name in ('wave', 'xml', 'xml.dom.minidom')])\n"
        "print(json.dumps([seen, tree.parse is sys.modules['xml.dom.minidom'].parse]))\n",
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)  # noqa: S603
    assert json.loads(done.stdout) == [
        [[False, False, False], [True, False, False], [True, True, True]],
        True,
    ]


def test_after_the_block_imports_are_what_they_were_in_an_error_too(written):
    before = builtins.__import__
    module = written(one=lazily("from someplace import two", "import wave\n"), two="")
    assert builtins.__import__ is before
    assert module.wave is sys.modules["wave"]
    with pytest.raises(ImportError):
        written(three=lazily("from someplace.two import *"))
    assert builtins.__import__ is before


@pytest.mark.parametrize(
    "line", ["from . import two", "from .two import x", "import someplace.two", "from someplace.two import *"]
)
def test_only_whole_modules_by_their_full_names_are_named(written, line):
    with pytest.raises(
        ImportError, match=r"someplace\.one says '.*': lazily, only 'from package import module'"
    ):
        written(one=lazily(line), two="x = 1")


def test_a_name_that_is_no_module_fails_as_it_is_used_and_says_who_named_it(written):
    module = written(one=lazily("from someplace import nowhere; from someplace.two import x"), two="x = 1")
    with pytest.raises(ImportError, match=r"someplace\.one imports someplace\.nowhere, and there is no such"):
        module.nowhere.anything  # noqa: B018
    with pytest.raises(ImportError, match=r"someplace\.one imports someplace\.two\.x, and there is no such"):
        module.x.real  # noqa: B018


def test_what_a_module_itself_lacks_is_told_as_ever(written):
    module = written(one=lazily("from someplace import two"), two="import nothing_of_that_name")
    with pytest.raises(ModuleNotFoundError, match="No module named 'nothing_of_that_name'"):
        module.two.anything  # noqa: B018
    module = written(three=lazily("from someplace import four"), four="")
    with pytest.raises(AttributeError, match=r"'someplace\.four' has no attribute 'anything'"):
        module.four.anything  # noqa: B018


def test_what_is_patched_in_the_module_is_met_and_what_is_patched_here_is_patched_there(written):
    module = written(one=lazily("from someplace import two", "def ask():\n    return two.x\n"), two="x = 1")
    assert module.ask() == 1
    two = sys.modules["someplace.two"]
    for target in (two, module.two):
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(target, "x", 2)
            assert (module.ask(), two.x) == (2, 2)
        assert (module.ask(), two.x) == (1, 1)
    with pytest.MonkeyPatch.context() as patch:
        patch.delattr(module.two, "x")
        assert not hasattr(two, "x")


def test_modules_that_use_one_another_are_loaded_in_either_order(written):
    one = lazily("from someplace import two", "x = 1\ndef ask():\n    return two.y\n")
    two = "from someplace.one import x\ny = x + 1\n"
    assert written(one=one, two=two).ask() == 2
    assert sys.modules["someplace.two"].y == 2


def test_threads_that_use_it_first_all_meet_it_whole(written):
    slow = "import time\nx = 1\ntime.sleep(0.05)\ny = 2\n"
    module = written(one=lazily("from someplace import two", "def ask():\n    return two.y\n"), two=slow)
    start, got = threading.Barrier(4), []

    def ask():
        start.wait()
        got.append(module.ask())

    threads = [threading.Thread(target=ask) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert got == [2, 2, 2, 2]


def test_a_block_changes_no_import_of_anybody_else(written):
    """Of another thread, of a module that is loaded meanwhile; and each waits for the other's block."""
    inside, go_on = threading.Event(), threading.Event()
    sys.modules["someplace_hold"] = type(sys)("someplace_hold")
    sys.modules["someplace_hold"].hold = lambda: (inside.set(), go_on.wait(10))
    text = (
        "import someplace_hold\nfrom squadlog.base.lazy_imports import lazy_imports\n"
        "with lazy_imports():\n    from someplace import two\n    someplace_hold.hold()\n    import wave\n"
    )
    thread = threading.Thread(target=lambda: written(one=text, two=""))
    thread.start()
    try:
        assert inside.wait(10)
        sys.modules.pop("colorsys", None)
        import colorsys  # noqa: PLC0415

        assert colorsys is sys.modules["colorsys"]
        other = threading.Thread(target=lambda: written(three=lazily("import wave")))
        other.start()
        other.join(0.05)
        assert other.is_alive()
    finally:
        go_on.set()
        thread.join()
        del sys.modules["someplace_hold"]
    other.join()
    for name in ("one", "three"):
        assert "loaded when it is used" in repr(sys.modules[f"someplace.{name}"].wave)
