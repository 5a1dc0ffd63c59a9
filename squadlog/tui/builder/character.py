"""A character of Legionnaire on its way into the squad: its sheet from a file, from a paste, or as it is typed.

What it comes to stands below and follows every key; what has no one equivalent is asked for as it is taken.
"""

from collections.abc import Iterator
from typing import ClassVar

from textual import on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Input, Static, TextArea

from squadlog.base.errors import SquadlogError
from squadlog.base.names import as_sentence
from squadlog.base.read_files import file_named, read_file
from squadlog.book.book import Rulebook
from squadlog.book.rulings import Rulings
from squadlog.squads.conversion.recruiting import LEFT, Recruit, Unsettled, recruit, return_character
from squadlog.squads.conversion.sheet import MAX_BYTES, CharacterError, ReadSheet, read_sheets, sheets_as
from squadlog.squads.conversion.skills import melee_addends, signed_skills
from squadlog.squads.plan import SoldierPlan
from squadlog.tui.chrome.confirm import ChoiceDialog
from squadlog.tui.chrome.key_bar import KeyBar
from squadlog.tui.chrome.screens import Dialog, hint_line, tell
from squadlog.tui.chrome.typed import PlainInput
from squadlog.tui.chrome.words import link_rules

BLANK = """Name: \nRace: Human
Player character: yes
Combat character: yes
Land movement: unknown
Reaction: unknown
Charisma: unknown
Skills: Spike rifle 0, Handgun 0, Melee 0
Weapons: none
Melee weapon: knife
Armour: none
Wound: none
"""
"""A sheet to fill in."""


class KindDialog(ChoiceDialog):
    """Which generic thing a specific one is: Enter or a click chooses."""

    CSS_PATH = "dialogs.tcss"
    HELP = "Enter or a click chooses one. Escape leaves the character on its sheet; nothing is lost."


class CharacterForm(Dialog[tuple[SoldierPlan, ...]]):
    """Sheets of characters; the answer is the soldiers that they are. `soldier` is one whose sheet is changed."""

    CSS_PATH = "character.tcss"
    AUTO_FOCUS = "#written"
    HELP = (
        "A character sheet, one entry a line: Name: Ada, Spike rifle 4, Weapons: TAR-15 Spike Rifle, Armour: tanker "
        "suit. Fill in this form, paste another over it, or type the name of a file above (shift+tab) and press "
        "Enter. TOML and JSON work too; another Name: begins another character. The result is shown below, with the "
        "lines that the program cannot read: it keeps those as a note. F2 adds the character to the squad, and asks "
        "where an item has more than one equivalent. Escape cancels."
    )
    BINDINGS: ClassVar[list[BindingType]] = [Binding("f2", "take", "Add to squad", id="character.take")]

    def __init__(self, book: Rulebook, rulings: Rulings, soldier: SoldierPlan | None = None) -> None:
        super().__init__()
        self._book, self._rulings = book, rulings
        self._answers: dict[str, str] = {}
        self._text = BLANK
        if soldier is not None and (who := soldier.character) is not None:
            sheet = return_character(
                soldier, soldier.weapons, soldier.equipment, who.wound, who, book, rulings
            )
            self._text = sheets_as((sheet,), "text")
            self._answers = dict(who.weapons) | {(who.armour or who.helmet): soldier.armour}

    def compose(self) -> ComposeResult:
        """The file, the text, what it comes to."""
        with Vertical(id="character-box", classes="panel") as box:
            box.border_title = "a Legionnaire character"
            box.border_subtitle = hint_line(
                [("F2", "add to squad", "screen.take"), ("esc", "cancel", "screen.put_aside")]
            )
            yield PlainInput(
                placeholder="name of a file (shift+tab), Enter reads it", id="file", compact=True
            )
            yield TextArea(self._text, id="written", soft_wrap=True, tab_behavior="focus")
            with VerticalScroll(id="comes-to", can_focus=False):
                yield Static("", id="comes", markup=False)
        yield KeyBar()

    def on_mount(self) -> None:
        """Tell what the character comes to as the form stands."""
        self._tell()

    @on(Input.Submitted, "#file")
    def _from_file(self, event: Input.Submitted) -> None:
        """Put in what the file holds."""
        event.stop()
        name = event.value.strip()
        if not name:
            return
        try:
            text = read_file(file_named(name), MAX_BYTES + 1).decode("utf-8-sig")
        except UnicodeDecodeError:
            tell(self.app, f"{name} is not a text file.", severity="error")
            return
        except SquadlogError as error:
            tell(self.app, str(error), severity="error")
            return
        written = self.query_one(TextArea)
        written.text = text
        written.focus()

    @on(TextArea.Changed)
    def _tell(self) -> None:
        """Tell what the character comes to, or what is wrong with it."""
        try:
            parts = [part for read in self._read() for part in self._comes_to(read)]
        except CharacterError as error:
            parts = [Content.assemble(("✗ ", "bold $error"), link_rules(as_sentence(error)))]
        self.query_one("#comes", Static).update(Content("\n").join(parts))

    def _read(self) -> tuple[ReadSheet, ...]:
        return read_sheets(self.query_one(TextArea).text.encode(), source="the sheet")

    def _recruited(self, read: ReadSheet) -> Recruit:
        return recruit(read.sheet, self._book, self._answers)

    def _comes_to(self, read: ReadSheet) -> list[Content]:
        found = self._recruited(read)
        told = [Content.styled(f"{read.sheet.name}: {self._rolls(found)}", "bold")]
        told += [Content(f"? {one.question}").stylize("$asked") for one in found.asked]
        told += [
            Content.styled(f"Line {one.line} cannot be read: {one.text}", "$asked") for one in read.unread
        ]
        return [*told, *(link_rules(f"• {one.sentence} [{one.rule}]", "$quiet") for one in found.remarks)]

    def _rolls(self, found: Recruit) -> str:
        """What its skills come to, once it is known what it carries."""
        if found.soldier is None or found.soldier.character is None:
            return "you choose when you add it" if found.asked else "left out"
        who = found.soldier.character
        melee = sum(one.value for one in melee_addends(who, self._book))
        rolls = signed_skills(who, found.soldier.weapons, self._book)
        return ", ".join((*rolls, f"melee {melee:+d}" if melee else "melee 0"))

    @work
    async def action_take(self) -> None:
        """Into the squad; what has no one equivalent is asked for first."""
        try:
            sheets = self._read()
        except CharacterError as error:
            tell(self.app, str(error), severity="error")
            return
        for read in sheets:
            for asked in self._recruited(read).asked:
                chosen = await self.app.push_screen_wait(KindDialog(asked.question, self._kinds(asked)))
                if not chosen:
                    return
                self._answers[asked.written] = chosen
        found = [self._recruited(read) for read in sheets]
        soldiers = tuple(one.soldier for one in found if one.soldier is not None)
        if not soldiers:
            tell(self.app, "None of these characters can fight.", severity="error")
            return
        self.dismiss(soldiers)

    def _kinds(self, asked: Unsettled) -> Iterator[tuple[str, str]]:
        """The keys with their names, in a line."""
        tables = {"weapon": self._book.weapons, "armour": self._book.armours, "race": self._book.races}
        rows = tables[asked.kind]
        for key in asked.options:
            yield key, f"{key} left out" if key == LEFT else f"{key} {rows[key].name}"
