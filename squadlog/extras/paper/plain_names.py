"""What a font is called, without the tables of its layout: fontTools loads those of all fonts with the names of one.

`registerCustomTableClass` has this in place of its own while a document is written in faces that are cut.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from struct import iter_unpack, unpack_from

from fontTools.ttLib.tables.DefaultTable import DefaultTable
from fontTools.ttLib.ttFont import registerCustomTableClass, unregisterCustomTableClass

_TABLE = "name"
_WINDOWS, _ENGLISH = 3, 0x409
"""The numbers that fonts have for the platform and the language."""
_FAMILY, _STYLE = 1, 2
"""The numbers that fonts have for the two parts of their name."""


@contextmanager
def plain_names() -> Iterator[None]:
    """Fonts that are opened and written meanwhile know no more of their names; none may be cut by fontTools."""
    registerCustomTableClass(_TABLE, __name__, PlainNames.__name__)
    try:
        yield
    finally:
        unregisterCustomTableClass(_TABLE)


class PlainNames(DefaultTable):  # type: ignore[misc] # it has no types
    """The table of names, which is written as it was read."""

    data: bytes

    def getBestFullName(self) -> str:  # noqa: N802 - as fontTools calls it
        """The family and style of the font, as Windows has them in English; the style Regular is left out."""
        count, texts = unpack_from(">HH", self.data, 2)
        named = {
            name: self.data[texts + at : texts + at + size].decode("utf-16-be")
            for platform, _, language, name, size, at in iter_unpack(">6H", self.data[6 : 6 + 12 * count])
            if (platform, language) == (_WINDOWS, _ENGLISH)
        }
        style = named[_STYLE]
        return named[_FAMILY] if style == "Regular" else f"{named[_FAMILY]} {style}"
