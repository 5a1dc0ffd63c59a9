"""fpdf2 without what pages of lines and letters never come to, which takes longer to load than all the rest of it.

While fpdf2 is loaded, and for its own imports alone:

- libraries that it can do without, as it says itself, are not there for it: pictures made of points, and signing;
- what it loads for fonts of variable weight or in colours waits until it is used;
- a face whose letters were cut out beforehand is not cut again, for which it would load the tables of all fonts.

Whoever else imports any of that gets it, then and later; where fpdf2 was loaded before, it is as it is.
"""

import builtins
import sys
import warnings
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path
from typing import Any

from squadlog.base.gc_pause import gc_pause
from squadlog.base.lazy_imports import ONE_AT_A_TIME, lazy_imports

with lazy_imports():
    import fpdf
    import uharfbuzz
    from fontTools import subset

CUT = ".cut.ttf"
"""How the name of a file ends that has a face with some letters alone."""
_ABSENT = frozenset({"PIL", "numpy", "cryptography", "endesive"})
_LATER = frozenset(
    {
        ("fontTools.varLib", "instancer"),
        ("fpdf.html", "HTML2FPDF"),
        ("fpdf.html", "HTMLMixin"),
        ("fpdf.font_type_3", "Type3Font"),
        ("fpdf.font_type_3", "get_color_font_object"),
        ("unittest.mock", "patch"),
    }
)


def page_writer() -> Any:  # noqa: ANN401 - it has no types
    """The class `fpdf.FPDF`. Raises ImportError where fpdf2 is not installed."""
    if "fpdf" not in sys.modules:
        with ONE_AT_A_TIME, gc_pause(), warnings.catch_warnings():
            warnings.filterwarnings("ignore", message="Pillow could not be imported")
            ordinary = builtins.__import__

            def spared(
                name: str,
                globals: dict[str, Any] | None = None,  # noqa: A002 - as `__import__` calls it
                locals: dict[str, Any] | None = None,  # noqa: A002 - likewise
                fromlist: tuple[str, ...] | None = (),
                level: int = 0,
            ) -> object:
                if (globals or {}).get("__name__", "").partition(".")[0] == "fpdf":
                    whole = f"fpdf.{name}" if level else name
                    if whole.partition(".")[0] in _ABSENT:
                        raise ModuleNotFoundError(f"{whole} is spared", name=whole)
                    if whole == "fontTools" and fromlist == ("subset",):
                        return _Package(subset=_Cutting)
                    if fromlist and all((whole, one) in _LATER for one in fromlist):
                        return _Package(**{one: _Later(whole, one) for one in fromlist})
                return ordinary(name, globals, locals, fromlist, level)

            builtins.__import__ = spared  # type: ignore[assignment] # it gives no module for what waits
            try:
                return fpdf.FPDF
            finally:
                builtins.__import__ = ordinary
    return fpdf.FPDF


def cut(face: Path, letters: Iterable[str], folder: Path) -> Path:
    """A file in the folder that has a face with these letters alone, and the space."""
    file = folder / f"{face.stem}{CUT}"
    file.write_bytes(_subset(uharfbuzz.Blob.from_file_path(str(face)), letters))
    return file


def cut_font(font: bytes, letters: Iterable[str]) -> bytes:
    """A font with these letters alone, and what joins them."""
    return _subset(uharfbuzz.Blob(font), letters)


def _subset(face: "uharfbuzz.Blob", letters: Iterable[str]) -> bytes:
    wanted = uharfbuzz.SubsetInput()
    wanted.unicode_set.update({ord(" "), *map(ord, letters)})
    wanted.flags = uharfbuzz.SubsetFlags.NOTDEF_OUTLINE | uharfbuzz.SubsetFlags.GLYPH_NAMES
    told: bytes = uharfbuzz.subset(uharfbuzz.Face(face), wanted).blob.data
    return told


class _Package:
    """What the names of one line are taken from."""

    def __init__(self, **named: object) -> None:
        vars(self).update(named)


class _Later:
    """Something of a module, which is loaded when it is used."""

    def __init__(self, module: str, name: str) -> None:
        self._where = module, name

    def _found(self) -> Any:  # noqa: ANN401 - whatever it is
        module, name = self._where
        within = import_module(module)
        return getattr(within, name, None) or import_module(f"{module}.{name}")

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - likewise
        return getattr(self._found(), name)

    def __call__(self, *given: Any, **named: Any) -> Any:  # noqa: ANN401 - likewise
        return self._found()(*given, **named)


class _Options:
    """What `fontTools.subset.Options` are told."""

    def __init__(self, **said: object) -> None:
        self.said, self.drop_tables = said, list[str]()

    def whole(self) -> Any:  # noqa: ANN401 - it has no types
        """The whole of fontTools, as it is without this."""
        options = subset.Options(**self.said)
        options.drop_tables += self.drop_tables
        return options


class _Subsetter:
    """`fontTools.subset.Subsetter`, which is asked only for faces that are not cut yet."""

    def __init__(self, options: _Options) -> None:
        self._options, self._wanted = options, dict[str, object]()

    def populate(self, **wanted: object) -> None:
        """Keep what is wanted of a font."""
        self._wanted = wanted

    def subset(self, font: Any) -> None:  # noqa: ANN401 - it has no types
        """Take out of a font what is not wanted."""
        if not str(font.reader.file.name).endswith(CUT):
            whole = subset.Subsetter(self._options.whole())
            whole.populate(**self._wanted)
            whole.subset(font)
            return
        for table in self._options.drop_tables:
            if table in font:
                del font[table]


class _Cutting:
    """What stands in place of `fontTools.subset`."""

    Options, Subsetter = _Options, _Subsetter
