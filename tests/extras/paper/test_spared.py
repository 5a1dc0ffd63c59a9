"""fpdf2 without what pages of lines and letters never come to."""

import builtins
import subprocess
import sys
from types import ModuleType

import pytest
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.ttLib import TTFont

from squadlog.extras.paper import plain_names, spared
from squadlog.extras.paper.faces import FONTS

PRINTED = """
import builtins, sys
from squadlog.extras.paper.marks import Lettering, PaperPage, Printed
from squadlog.extras.paper.pdf import pdf
ordinary = builtins.__import__
def written(*texts):
    marks = tuple(Lettering(x=9, y=9 + 9 * at, text=text) for at, text in enumerate(texts))
    return pdf(Printed(title="x", pages=(PaperPage(width=99, height=99, marks=marks),)))
first = written("Ann Żółć")
assert builtins.__import__ is ordinary
missed = {"numpy", "PIL", "cryptography", "unittest.mock", "fontTools.varLib", "fontTools.subset"}
missed.add("fontTools.ttLib.tables.otTables")
assert not missed & set(sys.modules), missed & set(sys.modules)
import numpy, unittest.mock
assert numpy.zeros and unittest.mock.patch
second = written("Արա", "(x) דוד", "Ann")
assert second.count(b"/FontFile2") == 3
assert "fontTools.subset" in sys.modules
print(len(first), len(second))
"""


def test_what_is_spared_is_not_loaded_and_is_there_for_others():
    """In a process of its own; a name of another alphabet is cut by fontTools, as fpdf2 would have it."""
    asked = [sys.executable, "-c", PRINTED]
    done = subprocess.run(asked, capture_output=True, text=True, check=True)  # noqa: S603 - our own words
    assert all(1_000 < int(size) < 60_000 for size in done.stdout.split())
    assert not done.stderr


def test_another_importer_gets_everything_while_fpdf2_is_loaded(monkeypatch):
    got = {}

    class Loading:
        def __getattr__(self, _name):
            loading()

    def loading():
        here = {"__name__": "elsewhere"}
        got["numpy"] = builtins.__import__("numpy", here)
        got["patch"] = builtins.__import__("unittest.mock", here, None, ("patch",), 0).patch
        within = {"__name__": "fpdf.sign", "__package__": "fpdf"}
        got["later"] = builtins.__import__("unittest.mock", within, None, ("patch",), 0).patch
        with pytest.raises(ModuleNotFoundError):
            builtins.__import__("PIL.Image", within)
        raise RuntimeError("it cannot be loaded")

    ordinary = builtins.__import__
    monkeypatch.delitem(sys.modules, "fpdf", raising=False)
    monkeypatch.setattr(spared, "fpdf", Loading())
    with pytest.raises(RuntimeError, match="cannot be loaded"):
        spared.page_writer()
    assert builtins.__import__ is ordinary
    assert isinstance(got["numpy"], ModuleType)
    assert got["patch"] is not got["later"]
    monkeypatch.undo()
    with got["later"].dict({}, {"a": "b"}):  # it is the thing itself as soon as it is used
        pass


@pytest.mark.parametrize("face", ["text", "bold"])
def test_a_face_that_was_cut_has_the_letters_that_are_wanted_as_they_were(face, tmp_path):
    letters = "Añ fiЖΩ"
    whole = TTFont(FONTS / f"{face}.ttf")
    part = TTFont(spared.cut(FONTS / f"{face}.ttf", letters, tmp_path))
    assert set(part.getBestCmap()) == {ord(" "), *map(ord, letters)}
    for letter in letters:
        drawn = []
        for font in (whole, part):
            glyphs, name = font.getGlyphSet(), font.getBestCmap()[ord(letter)]
            pen = DecomposingRecordingPen(glyphs)
            glyphs[name].draw(pen)
            drawn.append((pen.value, glyphs[name].width))
        assert drawn[0] == drawn[1]


@pytest.mark.parametrize("face", ["text", "bold"])
def test_a_font_is_called_what_fonttools_calls_it_and_its_names_are_written_as_they_were(face, tmp_path):
    cut = spared.cut(FONTS / f"{face}.ttf", "abc", tmp_path)
    called = TTFont(cut)["name"].getBestFullName()
    with plain_names.plain_names():
        font = TTFont(cut)
        assert isinstance(font["name"], plain_names.PlainNames)
        assert font["name"].getBestFullName() == called
        font.save(tmp_path / "again.ttf")
    assert TTFont(tmp_path / "again.ttf")["name"].getBestFullName() == called
