"""The rules reference: every paragraph in our own words, searched by word or id."""

from typing import TYPE_CHECKING, ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content

from squadlog.tui.book.reference import ReferenceScreen
from squadlog.tui.chrome.places import opened_desk
from squadlog.tui.chrome.words import cut, lines, linked, rule_ids

if TYPE_CHECKING:
    from squadlog.rulebook.paragraphs import Paragraph, Paragraphs
    from squadlog.rulebook.rulings import Rulings


class RulesScreen(ReferenceScreen):
    """The paragraphs of the rulebook. `citation` opens one or several ids."""

    WANTED = "search: words of a rule, or an id such as FIR-07"
    HELP = (
        "Type words or a rule id such as FIR-07 into the line on top; every word must occur. The list "
        "shows the hits, the paragraph stands beside it with the rulings that belong to it. / goes to the "
        "search line, Enter or down to the list, Escape back to where you came from. Rule ids inside a "
        "text are links for the mouse."
    )
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("slash", "search", "Search", id="rules.search"),
        Binding("down", "hits", "Hits", show=False),
    ]

    def _book(self) -> "tuple[Paragraphs, Rulings]":
        desk = opened_desk(self.app)
        return desk.paragraphs(), desk.rulings

    def on_mount(self) -> None:
        """Show what was asked for, or everything."""
        if not self.citation:
            self.action_search()
        self.search(self.citation)

    def _found(self, text: str) -> "tuple[Paragraph | None, ...]":
        paragraphs, rulings = self._book()
        ids = rule_ids(text.upper())
        if ids and "".join(ids) == "".join(char for char in text.upper() if char not in " ,"):
            wanted = []
            for rule in ids:
                if rule in paragraphs:
                    wanted.append(paragraphs[rule])
                elif rule in rulings:
                    touched = rulings.ruling(rule).rules
                    wanted.extend(paragraphs[other] for other in touched if other in paragraphs)
            return tuple(wanted)
        return paragraphs.search(text) if text.strip() else tuple(paragraphs)

    def search(self, text: str) -> None:
        """List the paragraphs; a ruling alone is told in the place of none."""
        found = [paragraph for paragraph in self._found(text) if paragraph is not None]
        rows = [(paragraph.id, Content(f"{paragraph.id} {cut(paragraph.text, 60)}")) for paragraph in found]
        self.fill(rows, keep=rows[0][0] if rows else None)
        if not rows and (about := self._ruling_text(text)) is not None:
            self.show(about)

    def _ruling_text(self, text: str) -> Content | None:
        rulings = self._book()[1]
        name = text.strip().upper()
        if name not in rulings:
            return None
        ruling = rulings.ruling(name)
        return lines(
            [
                Content.styled(f"{ruling.id} {ruling.name}", "bold"),
                linked(ruling.question),
                linked(ruling.reason),
            ]
        )

    def read(self, key: str) -> None:
        """Show the paragraph, and how the rulings that belong to it are answered."""
        paragraphs, rulings = self._book()
        if key not in paragraphs:
            return
        paragraph = paragraphs[key]
        head = f"{paragraph.id}  {paragraph.chapter_title} ({paragraph.edition} rules)"
        parts: list[Content | str] = [Content.styled(head, "bold underline"), "", linked(paragraph.text), ""]
        if paragraph.status != "printed":
            parts.extend((Content.styled(f"This paragraph is {paragraph.status}.", "dim"), ""))
        for name in paragraph.rulings:
            if name not in rulings:
                continue
            ruling = rulings.ruling(name)
            parts.append(Content.styled(f"Ruling {name}: {ruling.question}", "bold"))
            chosen = rulings.choice(name)
            parts.extend(
                linked(f"  {'●' if option.key == chosen else '○'} {option.key}: {option.text}")
                for option in ruling.options
            )
            parts.append("")
        self.show(lines(parts))
