"""What a battle leaves behind, by keys: the rolls that are owed, the tables, the memorial."""

from textual.content import Content

from squadlog.base.dice import read_face
from squadlog.base.names import end_sentence, so_many
from squadlog.extras.careers.afterwards.borne import OwedRoll
from squadlog.extras.careers.afterwards.graves import grave_lines, graves
from squadlog.extras.careers.afterwards.tables import read_set, ready_sets, text_of
from squadlog.extras.careers.afterwards.words import owed_words, set_lines
from squadlog.extras.careers.company import Company
from squadlog.extras.careers.house import OFF, OURS
from squadlog.extras.careers.screens.company_roster import CompanyRoster
from squadlog.extras.careers.session import afterwards
from squadlog.extras.careers.session.companies import names_of
from squadlog.extras.careers.words import entry_words
from squadlog.tui.asker import Asker, waits
from squadlog.tui.chrome.wrapped_list import wrap_words
from squadlog.tui.parts import KeyedPart

_OWN, _NOW = "file", "now"
_LET_BE, _ALL = "-", "all"
_HOW = "Enter: the app's die, all: it rolls the rest, - lets it be"


class AfterKeys(KeyedPart):
    """Asks for the faces that a company owes, chooses its tables, shows its dead."""

    def __init__(self, asker: Asker, roster: CompanyRoster) -> None:
        self.asker = asker
        self._roster = roster

    @waits
    async def action_roll(self) -> None:
        """Make the rolls that the company under the cursor owes, one after the other."""
        one = self._roster.chosen()[0]
        if one is None:
            return
        if not one.owed:
            self.asker.tell(
                f"{one.name} owes no roll." if one.tables else f"{one.name} has no tables; b chooses them."
            )
            return
        await self.roll_all(one)

    async def roll_all(self, one: Company) -> None:
        """Ask for a face for each roll that is owed; whoever leaves has the rest for later."""
        while one.owed:
            roll = one.owed[0]
            told = owed_words(roll, names_of(one).get(roll.member or 0, ""))
            said = await self.asker.line(f"{told}. Face ({_HOW})", needed=False)
            if said is None:
                left = so_many(len(one.owed), "roll")
                self.asker.tell(f"{one.name} owes {left}; r makes them later.")
                return
            self._enter(one, roll, said.strip().casefold())
            one = self._roster.companies.called(one.id)

    def _enter(self, one: Company, roll: OwedRoll, said: str) -> None:
        companies = self._roster.companies
        rest = said == _ALL
        try:
            face = (
                afterwards.LET_BE
                if said == _LET_BE
                else read_face(said, roll.die)
                if said and not rest
                else None
            )
        except ValueError as error:
            self.asker.refuse(end_sentence(str(error)))
            return

        made: list[afterwards.Rolled] = []

        def enter() -> None:
            made.extend(
                afterwards.roll_by_program(companies, one, only=len(one.owed) if rest else 1)
                if face is None
                else afterwards.roll_faces(companies, one, (face,))
            )

        self._roster.do(enter)
        told = [end_sentence(entry_words(entry)) for entry in made]
        if len(told) == 1:
            self.asker.tell(told[0])
        elif told:
            self._show(f"rolls of {one.name}", told)

    @waits
    async def action_tables(self) -> None:
        """Choose the after-battle tables of the company under the cursor, or look at them."""
        one = self._roster.chosen()[0]
        if one is None:
            return
        now = one.tables
        rows = [(key, f"{'✓' if now and now.name == key else ' '} {_told(key)}") for key in ready_sets()]
        if now is not None and now.name not in ready_sets():
            rows.append((_NOW, f"✓ {now.name}: a file of your own"))
        rows += [(_OWN, "  another file of your own"), (OFF, f"{' ' if now else '✓'} none")]
        said = await self.asker.one_of(f"after-battle tables of {one.name} ({OURS})", rows)
        if said == _OWN:
            said = await self.asker.line("Name of the TOML file:")
        if not said:
            return
        if now is not None and said in (_NOW, now.name):
            self._show_set(one)
        elif self._roster.do(lambda: afterwards.choose_tables(self._roster.companies, one, said)):
            self._show_set(self._roster.companies.called(one.id))

    def _show_set(self, one: Company) -> None:
        if one.tables is not None:
            self._show(one.tables.name, list(set_lines(read_set(one.tables.text))))

    def action_memorial(self) -> None:
        """The dead of the company under the cursor."""
        one = self._roster.chosen()[0]
        if one is not None:
            dead = graves(one, names_of(one))
            told = list(grave_lines(dead)) or [f"Nobody of {one.name} has fallen."]
            self._show(f"memorial of {one.name}", told)

    def _show(self, title: str, told: list[str]) -> None:
        width = self._roster.page.room[0]
        self._roster.page.show(
            title, *(part for line in told for part in wrap_words(Content(line), width, hang=4))
        )


def _told(key: str) -> str:
    found = read_set(text_of(key)[1])
    return f"{key}: {found.told}"
