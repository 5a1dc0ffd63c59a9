"""The book with packs laid over it: printed rows stay, added ones follow them, replaced ones stand in their place."""

from collections.abc import Sequence
from types import MappingProxyType
from typing import Any, cast

from squadlog.book.book import Rulebook, RulebookWithPacks
from squadlog.book.packs.pack import SECTIONS, CheckedPack, PackError, PackRow


def lay_over(book: Rulebook, packs: Sequence[CheckedPack], offered: Sequence[CheckedPack] = ()) -> Rulebook:
    """The book as it is with these packs. Raises PackError, in one sentence, where two of them have one key.

    Of packs that are only `offered` it has the rows that add something under a key of their own: no printed row is
    changed by what nobody has chosen.
    """
    tables: dict[str, dict[str, Any]] = {table: dict(getattr(book, table)) for table, _ in SECTIONS.values()}
    rounds = dict(book.ammunition.magazine_rounds)
    owners: dict[tuple[str, str], CheckedPack] = {}
    for pack in packs:
        for one in pack.rows:
            table, _ = SECTIONS[one.section]
            place = (table, one.key.casefold())
            if (other := owners.setdefault(place, pack)) is not pack:
                raise PackError(clash_words(one.section, one.key, other, pack))
            _put(one, tables[table], rounds)
    for pack in offered:
        for one in pack.rows:
            table, _ = SECTIONS[one.section]
            if not one.replaces and owners.setdefault((table, one.key.casefold()), pack) is pack:
                _put(one, tables[table], rounds)
    ammunition = book.ammunition.replaced(magazine_rounds=MappingProxyType(rounds))
    laid = {table: MappingProxyType(rows) for table, rows in tables.items()}
    values = vars(book) | laid | {"ammunition": ammunition}
    carried, more = (tuple(pack.text for pack in some) for some in (packs, offered))
    return RulebookWithPacks(**values, printed=book, texts=carried, offered=more)


def _put(one: PackRow, rows: dict[str, Any], rounds: dict[str, int]) -> None:
    """Put a row into its table, and what a magazine of it holds into the table of ammunition."""
    rows[one.key] = one.row
    if one.section == "weapons" and (weapon := cast("Any", one.row)).key == weapon.code:
        rounds.pop(weapon.code, None)
        if weapon.magazine is not None:
            rounds[weapon.code] = weapon.magazine


def clash_words(section: str, key: str, first: CheckedPack, second: CheckedPack) -> str:
    """The sentence that two packs have one key."""
    if first.name.casefold() == second.name.casefold():
        return (
            f"{first.name} is there twice, as version {first.version} and as version {second.version}: "
            "all squads of a battle need the same one."
        )
    return (
        f"{first.name} ({first.by}) and {second.name} ({second.by}) both have {section}.{key}: "
        "give one of them another key."
    )
