"""What soldiers have that comes from packs, in lines for sheets and cards."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Protocol

from squadlog.book.book import Rulebook
from squadlog.book.entry import Row
from squadlog.book.load import load_rulebook
from squadlog.book.packs.effects import format_effects
from squadlog.book.packs.reading import pack_in


class Equipped(Protocol):
    """A soldier on paper or in play: the keys of what it is and has."""

    @property
    def troop(self) -> str:
        """Key of the troop table."""
        ...

    @property
    def armour(self) -> str:
        """Key of the armour table."""
        ...

    @property
    def weapons(self) -> tuple[str, ...]:
        """Keys of the weapon table."""
        ...

    @property
    def equipment(self) -> tuple[str, ...]:
        """Keys of the cost table."""
        ...


def own_rows(soldiers: Sequence[Equipped], book: Rulebook, things: Iterable[str] = ()) -> tuple[Row, ...]:
    """The rows of packs that soldiers, and the side they are of, have: each once, in their order."""
    return tuple({(type(row), row.key): row for row in _rows(soldiers, book, things) if row.own}.values())


def _rows(soldiers: Sequence[Equipped], book: Rulebook, things: Iterable[str]) -> Iterator[Row]:
    for one in soldiers:
        found: tuple[Row | None, ...] = (
            *(book.weapons.get(key) for key in one.weapons), book.armours.get(one.armour), book.troops.get(one.troop),
            *(book.costs.get(key) for key in one.equipment),
        )  # fmt: skip
        yield from filter(None, found)
    yield from filter(None, (book.costs.get(key) for key in things))


def own_lines(soldiers: Sequence[Equipped], book: Rulebook, things: Iterable[str] = ()) -> Iterator[str]:
    """What soldiers have out of packs, a line each: `STR: Storm Rifle (Kettle Street club)`."""
    return map(own_words, own_rows(soldiers, book, things))


def own_words(row: Row) -> str:
    """A row of a pack in a line: its key unless the name says it, its name with whose it is, and what is said of it."""
    key = "" if row.key.replace("_", " ").casefold() == row.plain_name.casefold() else f"{row.key}: "
    return "; ".join(
        filter(None, (f"{key}{row.name}", format_effects(getattr(row, "effects", "")), row.remark))
    )


def pack_lines(packs: Iterable[str]) -> tuple[str, ...]:
    """The packs of a battle, a sentence each: what each is called, whose it is, and the rows that it has."""
    return tuple(map(_pack_words, packs))


def list_packs(packs: Iterable[str]) -> tuple[dict[str, object], ...]:
    """The packs of a battle for programs: what each is called, whose it is, and the keys of its rows by section."""
    return tuple(map(_pack_data, packs))


def _pack_data(text: str) -> dict[str, object]:
    pack = pack_in(text, load_rulebook())
    rows = [{"section": one.section, "key": one.key, "replaces": one.replaces} for one in pack.rows]
    return {"name": pack.name, "by": pack.by, "version": pack.version, "rows": rows}


def _pack_words(text: str) -> str:
    pack = pack_in(text, load_rulebook())
    keys = [f"{one.key}{' in place of the printed one' if one.replaces else ''}" for one in pack.rows]
    return f"Pack {pack.name} by {pack.by}, version {pack.version}: {', '.join(keys)}."
