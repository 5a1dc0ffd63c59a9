"""What is done with the soldiers of a company between battles: healed, decorated, remembered, discharged."""

from collections.abc import Sequence

from squadlog.battle.state import WOUNDS
from squadlog.extras.careers import company_events as told
from squadlog.extras.careers.company import Company
from squadlog.extras.careers.screens.company_roster import CompanyRoster
from squadlog.extras.careers.screens.dialogs import PictureDialog
from squadlog.extras.careers.session.afterwards import heal_lasting
from squadlog.extras.careers.session.companies import names_of
from squadlog.tui.asker import Asker, waits
from squadlog.tui.parts import KeyedPart

_HEALS, _FREE = "heal ", "free "
"""What the key of a row begins with that heals a lasting effect: for its price, or for nothing."""
WOUND_WORDS = ("unhurt", "light", "moderate", "serious", "unconscious", "dead")


class MemberKeys(KeyedPart):
    """Writes into the careers of those who are marked, or of the soldier under the cursor."""

    def __init__(self, asker: Asker, roster: CompanyRoster) -> None:
        self.asker = asker
        self._roster = roster

    @waits
    async def action_heal(self) -> None:
        """Set the wound of those who are marked, or heal what stays with them."""
        if (meant := self._roster.meant()) is None:
            return
        rows: list[tuple[str, str]] = [
            (level, f"{level:<5} {word}") for level, word in zip(WOUNDS, WOUND_WORDS, strict=True)
        ]
        one, numbers = meant
        borne = {b.effect.name: b for number in numbers for b in one.member(number).lasting}
        for name, effect in borne.items():
            if effect.heals_for:
                rows.append((f"{_HEALS}{name}", f"heal  {name} for {effect.heals_for} points"))
            rows.append((f"{_FREE}{name}", f"heal  {name}{', for nothing' if effect.heals_for else ''}"))
        chosen = await self.asker.one_of("Their wound from now on?", rows)
        if chosen and chosen.startswith((_HEALS, _FREE)):
            await self._heal_lasting(one, numbers, chosen)
        elif chosen:
            wound = next(level for level in WOUNDS if level == chosen)
            self._roster.write(one, *(told.Healed(member=number, wound=wound) for number in numbers))

    async def _heal_lasting(self, one: Company, numbers: Sequence[int], chosen: str) -> None:
        """Heal a lasting effect of all who have it, for what its row asks or for nothing, with a reason."""
        free = chosen.startswith(_FREE)
        name = chosen.removeprefix(_FREE if free else _HEALS)
        why = await self.asker.line(f"What heals {name}? (may be empty)", needed=False) if free else ""
        if why is None:
            return
        who = [number for number in numbers if any(b.effect.name == name for b in one.member(number).lasting)]
        self._roster.do(
            lambda: heal_lasting(self._roster.companies, one, who, name, free=free, why=why),
            f"{name} is healed.",
        )

    @waits
    async def action_medal(self) -> None:
        """A medal for those who are marked."""
        if (meant := self._roster.meant()) is not None and (medal := await self.asker.line("Which medal?")):
            self._roster.write(meant[0], *(told.Decorated(member=number, medal=medal) for number in meant[1]))

    @waits
    async def action_note(self) -> None:
        """A note on the soldier or the company under the cursor."""
        one, number = self._roster.chosen()
        if one is not None and (text := await self.asker.line("The note:")):
            self._roster.write(one, told.Remembered(member=number, text=text))

    @waits
    async def action_picture(self) -> None:
        """Draw the soldier under the cursor."""
        one, number = self._roster.chosen()
        if one is None or number is None:
            self.asker.tell("First put the cursor on a soldier.")
            return
        dialog = PictureDialog(names_of(one, (number,))[number], one.member(number).picture)
        drawn = await self.asker.answer(dialog)
        if drawn is not None:
            self._roster.write(one, told.Portrayed(member=number, lines=drawn))

    @waits
    async def action_discharge(self) -> None:
        """Those who are marked leave."""
        meant = self._roster.meant()
        if meant is not None and (why := await self.asker.line("Why do they leave?")):
            self._roster.write(meant[0], *(told.Discharged(member=number, why=why) for number in meant[1]))
