"""The packs of a squad: which of them it uses and carries."""

from collections.abc import Iterable

from squadlog.base.lazy_imports import lazy_imports
from squadlog.book.book import Rulebook
from squadlog.book.load import book_with, load_rulebook
from squadlog.book.packs.pack import MOST_PACKS, CheckedPack, PackError
from squadlog.squads.plan import SquadPlan

with lazy_imports():
    from squadlog.book.packs import reading


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


def take_pack_back(plan: SquadPlan, text: str) -> SquadPlan:
    """The squad without a pack that it carries. Raises PackError where it has a row that the pack adds."""
    pack = reading.pack_in(text, load_rulebook())
    if used := [one.key for one in pack.rows if not one.replaces and one.key in _keys(plan, one.section)]:
        raise PackError(f"{plan.name} has {', '.join(used)} out of {pack.name}; give that back first.")
    return plan.model_copy(update={"packs": tuple(one for one in plan.packs if one != text)})


def offered_packs(plan: SquadPlan, at_hand: Iterable[str]) -> tuple[CheckedPack, ...]:
    """The packs that a squad carries, then those at hand. Raises PackError."""
    texts = dict.fromkeys((*plan.packs, *at_hand))
    return tuple(reading.pack_in(text, load_rulebook()) for text in texts)


def _of_others(texts: Iterable[str], pack: CheckedPack, book: Rulebook) -> list[str]:
    """The texts that are no version of that pack."""
    return [one for one in texts if reading.pack_in(one, book).name.casefold() != pack.name.casefold()]


def book_for(plans: Iterable[SquadPlan], book: Rulebook | None = None) -> Rulebook:
    """The book with the packs of all these squads. Raises PackError where two of them clash."""
    return book_with((text for plan in plans for text in plan.packs), book)


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
