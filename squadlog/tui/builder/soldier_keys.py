"""What is done with soldiers in the builder: named, added, removed, equipped, taken from the sheet of a character."""

from collections.abc import Callable, Mapping
from functools import partial

from squadlog.squads import edit
from squadlog.squads.choices import ONE_OF, choose, in_hand, rating, tick
from squadlog.squads.plan import SoldierPlan
from squadlog.tui.asker import waits
from squadlog.tui.builder.card import Named, SoldierCard, Took
from squadlog.tui.builder.character import CharacterForm
from squadlog.tui.builder.draft import SquadDraft
from squadlog.tui.builder.soldiers import SoldierList
from squadlog.tui.parts import KeyedPart

OUTFIT = ("troop", "race", "armour", "weapons", "equipment")
"""What is given to all alike."""
OF_A_SHEET = ("name", "race", "armour", "weapons", "equipment", "character")
"""What the sheet of a character decides."""


class SoldierKeys(KeyedPart):
    """Changes the soldier chosen, or those who are marked."""

    def __init__(self, draft: SquadDraft, soldiers: SoldierList, card: SoldierCard) -> None:
        self.asker = draft.asker
        self._draft, self._soldiers, self._card = draft, soldiers, card

    # The card

    def action_names(self) -> None:
        """Type names, from the soldier chosen on."""
        self._card.begin_name()

    def action_take(self) -> None:
        """Take what is under the cursor of the card."""
        self._card.outfit.action_select()

    def action_tick(self) -> None:
        """Carry what is under the cursor of the card besides, or give it back."""
        self._card.outfit.action_beside()

    def rename(self, event: Named) -> None:
        """Give a soldier a name and, after Enter, go on to the next one's."""
        draft, place = self._draft, event.place
        if place >= len(draft.plan.soldiers):
            return
        named = draft.change(lambda: edit.set_soldiers(draft.plan, (place,), name=event.name))
        if not event.onward or not named:
            return
        if place + 1 >= len(draft.plan.soldiers):
            self._soldiers.focus()
            return
        draft.at = place + 1
        draft.show(go=True)
        self.action_names()

    def take(self, event: Took) -> None:
        """Take something for the soldier chosen, or for those who are marked."""
        row, draft = event.row, self._draft
        if not row.sold and not row.has:
            rule = row.words.rpartition("[")[2]
            self.asker.tell(f"No battle can use {row.name} yet, so you cannot buy it [{rule}")
        elif row.field == "leader":
            if not row.has:
                draft.change(lambda: edit.name_leader(draft.plan, draft.at, rating(row.key)))
        elif row.field in ONE_OF:
            if not row.has:
                self._give(lambda _: choose(row.field, row.key), row.name)
        elif row.field == "weapons" and not event.beside:
            self._give(lambda soldier: in_hand(soldier, row.key), f"{row.name} in hand")
        else:
            take = not row.has or row.more
            what = row.name if take else f"no {row.name}"
            self._give(lambda soldier: tick(soldier, row.field, row.key, take=take, most=row.most), what)

    @waits
    async def _give(self, change: Callable[[SoldierPlan], Mapping[str, object]], what: str) -> None:
        """Change the soldier chosen, or after a question all who are marked."""
        await self._draft.change_many(self._soldiers.marked or (self._draft.at,), change, what)

    @waits
    async def action_equip_all(self) -> None:
        """Give everybody, or those marked, the troop, race, armour, weapons and equipment of the soldier chosen."""
        model = self._draft.soldier
        places = self._soldiers.marked or tuple(range(len(self._draft.plan.soldiers)))
        outfit = {name: getattr(model, name) for name in OUTFIT}
        await self._draft.change_many(places, lambda _: outfit, f"The outfit of {model.name}")

    # Who there is

    def action_for_all(self) -> None:
        """Mark every soldier, or none: choices go to all who are marked."""
        every = [str(place) for place in range(len(self._draft.plan.soldiers))]
        marks = self._soldiers.marks
        marks.set(() if len(marks.keys) == len(every) else every)

    def action_add(self) -> None:
        """Add a bare recruit."""
        self._grow(None)

    def action_copy_soldier(self) -> None:
        """Add a soldier equipped like the one chosen."""
        self._grow(self._draft.at)

    def _grow(self, like: int | None) -> None:
        draft = self._draft
        draft.change(lambda: edit.add_soldier(draft.plan, like), len(draft.plan.soldiers))

    def action_remove(self) -> None:
        """Remove the soldier chosen."""
        self._draft.change(lambda: edit.remove_soldier(self._draft.plan, self._draft.at))

    @waits
    async def action_character(self) -> None:
        """New soldiers from sheets of characters (LEG-01)."""
        draft = self._draft
        for soldier in await self.asker.answer(CharacterForm(draft.book, draft.rulings)) or ():
            recruit = partial(edit.recruit, draft.plan, soldier)
            if not draft.change(recruit, len(draft.plan.soldiers)):
                return

    @waits
    async def action_its_sheet(self) -> None:
        """Change the sheet of the character chosen; what the builder gave it besides stays."""
        draft, place, soldier = self._draft, self._draft.at, self._draft.soldier
        if soldier.character is None:
            self.asker.tell(f"{soldier.name} is not a character; l adds one from its sheet.")
            return
        found = await self.asker.answer(CharacterForm(draft.book, draft.rulings, soldier))
        if not found:
            return
        changes = {name: getattr(found[0], name) for name in OF_A_SHEET}
        if found[0].character is not None and found[0].character.combat != soldier.character.combat:
            changes["troop"] = found[0].troop
        draft.change(lambda: edit.set_soldiers(draft.plan, (place,), **changes), place)
        for other in found[1:]:
            draft.change(partial(edit.recruit, draft.plan, other))
