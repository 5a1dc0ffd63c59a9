"""The packs of a squad: which of them it uses and carries, and the rows of its soldiers that come from one."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Protocol

from squadlog.base.lazy_imports import lazy_imports
from squadlog.book.book import Rulebook
from squadlog.book.entry import Row
from squadlog.book.load import book_with, load_rulebook
from squadlog.book.packs.pack import ADDED, MOST_PACKS, REPLACED, CheckedPack, PackError
from squadlog.squads.plan import SquadPlan

with lazy_imports():
    from squadlog.book.packs import reading


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


def carry_packs(plan: SquadPlan, at_hand: Iterable[str] = (), book: Rulebook | None = None) -> SquadPlan:
    """The squad with the packs of which it uses a row, of those that it carries and those at hand, and with no other.

    Of a pack at hand only rows count that add something: none changes a printed row unasked. Raises PackError.
    """
    at_hand = tuple(at_hand)
    if not plan.packs and not at_hand:
        return plan
    base = book or load_rulebook()
    kept = [text for text in plan.packs if _uses(plan, reading.pack_in(text, base))]
    known = {(one.section, one.key) for text in kept for one in reading.pack_in(text, base).rows}
    for text in at_hand:
        pack = reading.pack_in(text, base)
        new = [one for one in pack.rows if not one.replaces and (one.section, one.key) not in known]
        if text not in kept and any(one.key in _keys(plan, one.section) for one in new):
            kept = [*_of_others(kept, pack, base), text]
            known |= {(one.section, one.key) for one in pack.rows}
    if tuple(kept) == plan.packs:
        return plan
    if len(kept) > MOST_PACKS:
        raise PackError(f"A squad carries at most {MOST_PACKS} packs.")
    book_with(kept, base)
    return plan.model_copy(update={"packs": tuple(kept)})


def give_pack(plan: SquadPlan, text: str) -> SquadPlan:
    """The squad with another pack that it carries, in place of an older version of it. Raises PackError for a clash."""
    base = load_rulebook()
    packs = (*_of_others(plan.packs, reading.pack_in(text, base), base), text)
    if len(packs) > MOST_PACKS:
        raise PackError(f"A squad carries at most {MOST_PACKS} packs.")
    book_with(packs, base)
    return plan.model_copy(update={"packs": packs})


def _of_others(texts: Iterable[str], pack: CheckedPack, book: Rulebook) -> list[str]:
    """The texts that are no version of that pack."""
    return [one for one in texts if reading.pack_in(one, book).name.casefold() != pack.name.casefold()]


def packs_of(plan: SquadPlan) -> tuple[CheckedPack, ...]:
    """The packs that a squad carries, read. Raises PackError."""
    return tuple(reading.pack_in(text, load_rulebook()) for text in plan.packs)


def _uses(plan: SquadPlan, pack: CheckedPack) -> bool:
    return any(one.key in _keys(plan, one.section) for one in pack.rows)


def _keys(plan: SquadPlan, section: str) -> set[str]:
    match section:
        case "weapons":
            return {key for soldier in plan.soldiers for key in soldier.weapons}
        case "armours":
            return {soldier.armour for soldier in plan.soldiers}
        case "troops":
            return {soldier.troop for soldier in plan.soldiers}
        case "equipment":
            own = {key for soldier in plan.soldiers for key in soldier.equipment}
            return own | {thing.item for thing in plan.equipment}
        case _:
            return set()


def own_rows(soldiers: Sequence[Equipped], book: Rulebook, things: Iterable[str] = ()) -> tuple[Row, ...]:
    """The rows of packs that soldiers, and the side they are of, have: each once, in their order."""
    return tuple(
        {
            (type(row), row.key): row
            for row in _rows(soldiers, book, things)
            if row.status in (ADDED, REPLACED)
        }.values()
    )


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
    """A row of a pack in a line: its key, its name with whose it is, and what is said of it."""
    return f"{row.key}: {row.name}" + (f"; {row.remark}" if row.remark else "")
