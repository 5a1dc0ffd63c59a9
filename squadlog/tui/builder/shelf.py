"""The squad on the desk of the builder: where it is kept, what it was before, and files for others."""

from pathlib import Path
from typing import Protocol

from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import clean_text, so_many
from squadlog.base.read_files import file_named, read_file
from squadlog.book.book import Rulebook
from squadlog.book.load import book_with, load_rulebook, load_rulings
from squadlog.squads.cost import bill
from squadlog.squads.edit import set_squad
from squadlog.squads.exchange import ExchangeError, export_squad, import_squad
from squadlog.squads.packed import carry_packs
from squadlog.squads.plan import SoldierPlan, SquadPlan
from squadlog.squads.ready import load_squad, ready_squads

with lazy_imports():
    from squadlog.squads.sharing import codes, pasted, spreadsheet, taking

READY = "ready:"


class Shelf(Protocol):
    """Where squads are kept as text, by name. Its methods raise SquadlogError."""

    def names(self) -> tuple[str, ...]:
        """Every squad kept."""
        ...

    def load(self, name: str) -> str:
        """The text of one squad."""
        ...

    def save(self, name: str, body: str) -> None:
        """Keep one, in place of the one of that name."""
        ...

    def rename(self, name: str, new: str) -> None:
        """Give a squad another name, which must be free."""
        ...

    def delete(self, name: str) -> None:
        """Delete a squad."""
        ...


def shelf_words(name: str) -> str:
    """A squad of the shelf as lists show it; a ready one by name, soldiers and points of its plan."""
    if not name.startswith(READY):
        return name
    book = load_rulebook()
    plan = load_squad(name.removeprefix(READY), book)
    points = bill(plan, book, load_rulings()).total
    return f"{plan.name}, {so_many(len(plan.soldiers), 'soldier')}, {points} points (ready)"


class KeptSquad:
    """A squad that is kept with every change, under its own name, and can go back step by step."""

    def __init__(self, shelf: Shelf, book: Rulebook, packs: tuple[str, ...] = ()) -> None:
        """Begin with a new squad; `packs` are the texts of those at hand, whose rows can be chosen."""
        self._shelf, self._printed, self.packs = shelf, book, packs
        self.start()

    @property
    def book(self) -> Rulebook:
        """The book that the squad is built by: with the packs that it carries, and what those at hand add."""
        return book_with(self.plan.packs, self._printed, self.packs)

    def start(self) -> None:
        """Begin a new squad of eight, not kept until it is changed."""
        names = [f"Soldier {number}" for number in range(1, 9)]
        soldiers = tuple(SoldierPlan(name=name, armour="BI", weapons=("SR",)) for name in names)
        self._take(SquadPlan(name="New Squad", soldiers=soldiers), kept=None)

    def _take(self, plan: SquadPlan, *, kept: str | None) -> None:
        self.plan, self._under = plan, kept
        self._began, self._called = plan, plan.name
        self._past: list[SquadPlan] = []
        self._draft = kept is None

    @property
    def name(self) -> str | None:
        """The name under which it is kept; None for a draft that is not."""
        return self._under

    def own(self) -> tuple[str, ...]:
        """The squads that are kept. Raises SquadlogError."""
        return self._shelf.names()

    def names(self) -> tuple[str, ...]:
        """Kept squads, then ready ones with `ready:` before their key. Raises SquadlogError."""
        return (*self._shelf.names(), *(READY + key for key in ready_squads()))

    def read(self, name: str) -> SquadPlan:
        """Any squad of `names`. Raises SquadlogError."""
        if name.startswith(READY):
            return load_squad(name.removeprefix(READY), self._printed)
        return import_squad(self._shelf.load(name).encode(), self._printed, source=name)

    def open(self, name: str) -> None:
        """Go to another squad; a ready one is kept under a free name with its first change. Raises SquadlogError."""
        plan = self.read(name)
        if name.startswith(READY):
            self._take(plan, kept=None)
        else:
            self._take(set_squad(plan, name=name), kept=name)

    def change(self, plan: SquadPlan) -> None:
        """Keep a changed squad, or one as it is: it is no draft any more then.

        A draft that is changed back to what it was is kept no longer, whichever way it was changed back.
        Raises SquadlogError, with nothing changed, for a name that another squad has.
        """
        before, plan = self.plan, carry_packs(plan, self.packs, self._printed)
        if self._draft and before != plan and self._untouched(plan):
            self._drop()
        else:
            self._keep(plan)
        if before == plan:
            self._draft = False
        elif before != self.plan:
            self._past.append(before)

    def _keep(self, plan: SquadPlan) -> None:
        if self._under is None:
            plan = self._freely_named(plan)
            self._called = plan.name
        elif plan.name != self._under:
            self._shelf.rename(self._under, plan.name)
        self._shelf.save(plan.name, export_squad(plan))
        self.plan, self._under = plan, plan.name

    def _untouched(self, plan: SquadPlan) -> bool:
        """Whether it is as it began, under the name that it was given then."""
        return set_squad(plan, name=self._began.name) == self._began and plan.name in (
            self._began.name,
            self._called,
        )

    def _drop(self) -> None:
        """Set the draft back to how it began, not kept."""
        if self._under is not None:
            self._shelf.delete(self._under)
        self.plan, self._under = self._began, None

    def delete(self, name: str) -> None:
        """Take a kept squad off the shelf.

        The one being built is kept again with its next change. Raises SquadlogError.
        """
        self._shelf.delete(name)
        if name == self._under:
            self._under = None

    def take_back(self) -> bool:
        """Undo the last change; false when there is none. A draft that nobody touched is kept no longer.

        Raises SquadlogError.
        """
        if not self._past:
            return False
        if self._draft and self._untouched(self._past[-1]):
            self._drop()
        else:
            self._keep(self._past[-1])
        self._past.pop()
        return True

    def copy(self, plan: SquadPlan) -> None:
        """Keep this plan as another squad and go on with it. Raises SquadlogError when its name is taken."""
        if plan.name in self._shelf.names():
            raise ExchangeError(f"There is already a squad called {plan.name}; choose another name.")
        self.adopt(plan)

    def adopt(self, plan: SquadPlan) -> None:
        """Keep a squad from elsewhere, under a free name, and go on with it. Raises SquadlogError."""
        plan = self._freely_named(plan)
        self._shelf.save(plan.name, export_squad(plan))
        self._take(plan, kept=plan.name)

    def _freely_named(self, plan: SquadPlan) -> SquadPlan:
        taken = set(self._shelf.names())
        name, number = plan.name, 2
        while name in taken:
            name, number = f"{clean_text(plan.name, limit=34)} {number}", number + 1
        return set_squad(plan, name=name)

    def text_for(self, path: str) -> str:
        """The squad as a file for others, in the form that the ending of its name says."""
        ending = Path(path).suffix.casefold()
        if ending == ".csv":
            return spreadsheet.as_csv([self.plan])
        if ending == ".txt":
            return pasted.as_text(self.plan)
        return f"{taking.squad_code(self.plan)}\n" if ending == ".code" else export_squad(self.plan)


def squads_in_file(path: str, book: Rulebook, packs: tuple[str, ...] = ()) -> tuple[SquadPlan, ...]:
    """The squads in a file, or in the share code itself. Raises SquadlogError, in one sentence, for neither.

    `packs` are those at hand, for a form that names what it has by key alone.
    """
    if codes.is_code(path):
        return taking.squads_in(path.encode(), book, "the code")
    file = file_named(path)
    data = read_file(file, taking.MOST_BYTES, _show_path(path))
    return taking.squads_in(data, book, source=file.name, packs=packs)


def whole_path(path: str) -> str:
    """A typed path from the root, fit to be shown."""
    return clean_text(str(file_named(path).resolve()), limit=400)


def _show_path(path: str) -> str:
    return clean_text(path, limit=120)
