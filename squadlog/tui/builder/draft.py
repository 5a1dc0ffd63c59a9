"""The squad being built: every change goes through here, is kept at once or said in a sentence why not."""

from collections.abc import Callable, Mapping

from squadlog.book.book import Rulebook
from squadlog.book.rulings import Rulings
from squadlog.squads import edit
from squadlog.squads.cost import bill
from squadlog.squads.plan import SoldierPlan, SquadPlan
from squadlog.tui.asker import Asker
from squadlog.tui.builder.shelf import KeptSquad
from squadlog.tui.parts import KeyedPart


class SquadDraft(KeyedPart):
    """The squad as it stands and the soldier chosen in it."""

    def __init__(
        self,
        kept: KeptSquad,
        rulings: Rulings,
        asker: Asker,
        *,
        shows: Callable[[bool], object],
        offers_again: Callable[[], object],
    ) -> None:
        """Take the squad that is kept.

        `shows` shows it, the cursor on the soldier chosen if that is wanted; `offers_again` offers again what was
        refused.
        """
        self.asker = asker
        self.kept, self.rulings = kept, rulings
        self.at = 0
        self._shows, self._offers_again = shows, offers_again

    @property
    def plan(self) -> SquadPlan:
        """The squad as it stands."""
        return self.kept.plan

    @property
    def book(self) -> Rulebook:
        """The book that the squad is built by: its packs are in it, and what the packs at hand add."""
        return self.kept.book

    @property
    def soldier(self) -> SoldierPlan:
        """The soldier chosen."""
        return self.plan.soldiers[self.at]

    def show(self, *, go: bool = False) -> None:
        """Show it as it stands; with `go` the cursor goes to the soldier chosen, who is another now."""
        self.at = min(self.at, len(self.plan.soldiers) - 1)
        self._shows(go)

    def start(self) -> None:
        """Begin a new squad."""
        self.kept.start()
        self.at = 0

    def open(self, name: str) -> bool:
        """Go to another squad; False where it cannot be opened."""
        opened = self.asker.did(lambda: self.kept.open(name))
        if opened:
            self.at = 0
        return opened

    def change(self, change: Callable[[], SquadPlan], at: int | None = None) -> bool:
        """Make a change, keep it and show it, the cursor on soldier `at`; False where it is refused.

        Refused is what no plan can hold, or what the shelf cannot keep.
        """
        changed = self.asker.found(change)
        if changed is None:
            self._refused()
            return False
        return changed == self.plan or self.keep(changed, at)

    def keep(self, changed: SquadPlan, at: int | None = None) -> bool:
        """Keep this plan, which may be as before, and show it; False where the shelf cannot keep it."""
        if not self.asker.did(lambda: self.kept.change(changed)):
            self._refused()
            return False
        if at is not None:
            self.at = at
        self.show(go=at is not None)
        return True

    def _refused(self) -> None:
        self.show()
        self._offers_again()

    async def change_many(
        self, places: tuple[int, ...], change: Callable[[SoldierPlan], Mapping[str, object]], what: str
    ) -> None:
        """Change soldiers; where they are several it says so before, with what it costs."""
        changed = self.asker.found(lambda: edit.change_soldiers(self.plan, change, places))
        if changed is None or changed == self.plan:
            return
        if (many := len(places)) > 1:
            before, after = (bill(plan, self.book, self.rulings).total for plan in (self.plan, changed))
            who = f"all {many}" if many == len(self.plan.soldiers) else f"the {many} marked"
            question = f"{what} for {who} soldiers? The squad goes from {before} to {after} points."
            if not await self.asker.sure(question):
                return
        self.keep(changed)

    def action_take_back(self) -> None:
        """Undo the last change."""
        undone = self.asker.found(self.kept.take_back)
        if undone is None:
            return
        if not undone:
            self.asker.tell("There is nothing to undo.")
        self.show()

    def action_kept(self) -> None:
        """Keep the squad even if nothing was changed."""
        if self.keep(self.plan):
            self.asker.tell(f"{self.plan.name} is saved; the program saves every change at once.")
