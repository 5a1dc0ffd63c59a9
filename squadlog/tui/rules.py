"""The rules reference: every paragraph in our own words, searched by word or id."""

from typing import TYPE_CHECKING, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.widgets import Input, OptionList, Static

from squadlog.tui.chrome import Room
from squadlog.tui.key_bar import KeyBar
from squadlog.tui.picker import Picker
from squadlog.tui.places import opened_desk
from squadlog.tui.typed import PlainInput
from squadlog.tui.words import cut, lines, linked, rule_ids

if TYPE_CHECKING:
    from squadlog.rulebook.paragraphs import Paragraph, Paragraphs
    from squadlog.rulebook.rulings import Rulings


class RulesScreen(Room):
    """Search on top, hits on the left, the paragraph on the right. `citation` opens one or several ids."""

    CSS_PATH = "rules.tcss"
    AUTO_FOCUS = "#hits"
    HELP = (
        "Type words or a rule id such as FIR-07 into the line on top; every word must occur. The list shows the hits, the "
        "paragraph stands beside it with the rulings that belong to it. / goes to the search line, Enter or down to the list, "
        "Escape back to where you came from. Rule ids inside a text are links for the mouse."
    )
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("slash", "search", "Search", id="rules.search"),
        Binding("down", "hits", "Hits", show=False),
    ]

    def __init__(self, citation: str = "") -> None:
        super().__init__()
        self._citation = citation

    def compose(self) -> ComposeResult:
        """Search line, hits, text."""
        yield PlainInput(
            placeholder="search: words of a rule, or an id such as FIR-07", id="search", compact=True
        )
        with Horizontal(id="halves"):
            yield Picker(id="hits")
            with VerticalScroll(id="text-box"):
                yield Static("", id="text", markup=False)
        yield KeyBar()

    def _book(self) -> "tuple[Paragraphs, Rulings]":
        desk = opened_desk(self.app)
        return desk.paragraphs(), desk.rulings

    def on_mount(self) -> None:
        """Show what was asked for, or everything."""
        if not self._citation:
            self.query_one("#search", Input).focus()
        self._show(self._citation)

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

    def _show(self, text: str) -> None:
        found = [paragraph for paragraph in self._found(text) if paragraph is not None]
        rows = [(paragraph.id, Content(f"{paragraph.id} {cut(paragraph.text, 60)}")) for paragraph in found]
        self.query_one("#hits", Picker).fill(rows, keep=rows[0][0] if rows else None)
        if not rows:
            about = self._ruling_text(text)
            self.query_one("#text", Static).update(
                about or Content("Nothing has all of these words. Try fewer, or an id.")
            )

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

    def on_input_changed(self, event: Input.Changed) -> None:
        """Search while typing."""
        event.stop()
        if event.value.startswith("/"):
            event.input.value = event.value.lstrip("/")
            return
        if event.value or not self._citation:
            self._show(event.value)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """To the hits."""
        event.stop()
        self.query_one("#hits").focus()

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Show the paragraph."""
        event.stop()
        paragraphs, rulings = self._book()
        rule = event.option.id or ""
        if rule not in paragraphs:
            return
        paragraph = paragraphs[rule]
        head = f"{paragraph.id}  {paragraph.chapter_title} ({paragraph.edition} rules)"
        parts: list[Content | str] = [Content.styled(head, "bold underline"), "", linked(paragraph.text), ""]
        if paragraph.status != "printed":
            parts.extend((Content.styled(f"This paragraph is {paragraph.status}.", "dim"), ""))
        for name in paragraph.rulings:
            if name not in rulings:
                continue
            ruling = rulings.ruling(name)
            parts.append(Content.styled(f"Ruling {name}: {ruling.question}", "bold"))
            default = ruling.default
            parts.extend(
                linked(f"  {'●' if option.key == default else '○'} {option.key}: {option.text}")
                for option in ruling.options
            )
            parts.append("")
        self.query_one("#text", Static).update(lines(parts))

    def action_search(self) -> None:
        """To the search line."""
        self.query_one("#search").focus()

    def action_hits(self) -> None:
        """Down out of the search line into the list."""
        self.query_one("#hits").focus()
