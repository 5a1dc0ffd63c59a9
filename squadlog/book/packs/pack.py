"""A pack: rows that somebody adds to the printed tables, each marked with whose it is."""

from collections.abc import Mapping
from types import MappingProxyType

from squadlog.base.errors import RulebookError
from squadlog.base.records import record
from squadlog.book.entry import Row
from squadlog.book.gear import Armour, Cost, Weapon
from squadlog.book.ground import ObstacleRow
from squadlog.book.people import Troop

MOST_BYTES = 32 * 1024
"""The most bytes of a pack's text."""
MOST_ROWS = 64
"""The most rows of a pack."""
MOST_PACKS = 4
"""The most packs of a squad."""
ADDED, REPLACED = "added", "replaced"
"""What `Row.status` says of a row of a pack."""

SECTIONS: Mapping[str, tuple[str, type[Row]]] = MappingProxyType(
    {
        "weapons": ("weapons", Weapon),
        "armours": ("armours", Armour),
        "troops": ("troops", Troop),
        "equipment": ("costs", Cost),
        "features": ("obstacles", ObstacleRow),
    }
)
"""The sections of a pack: the table of the book that each adds to, and what its rows are."""


class PackError(RulebookError):
    """A pack cannot be used. `sentences` has one for each fault, with file, key and what is expected."""

    @property
    def sentences(self) -> tuple[str, ...]:
        """What is wrong, sentence by sentence."""
        return tuple(map(str, self.args))

    def __str__(self) -> str:
        """All of them."""
        return " ".join(self.sentences)


@record
class PackRow:
    """One row of a pack: its section, the row as the book has it with the mark in its name, and its cost in words.

    `says` is the row as the file says it, `price` empty for a feature, which is not bought.
    """

    section: str
    row: Row
    says: Mapping[str, object]
    price: str = ""

    @property
    def key(self) -> str:
        """Its key in the table."""
        return self.row.key

    @property
    def replaces(self) -> bool:
        """Whether a printed row goes for it."""
        return self.row.status == REPLACED

    @property
    def figures(self) -> Row:
        """The row itself."""
        return self.row


@record
class CheckedPack:
    """A pack that was checked: whose it is, its rows in the order of the file, and the whole text of its file."""

    name: str
    by: str
    version: str
    notes: str
    text: str
    rows: tuple[PackRow, ...]

    def of_section(self, section: str) -> tuple[PackRow, ...]:
        """The rows of a section."""
        return tuple(one for one in self.rows if one.section == section)
