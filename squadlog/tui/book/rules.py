"""The rules reference: every paragraph in our own words, searched by word or id."""

from typing import TYPE_CHECKING, ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content

from squadlog.tui.book.reference import CHAPTER, ReferenceScreen
from squadlog.tui.chrome.places import open_desk
from squadlog.tui.chrome.words import lines, link_rules, rule_ids
from squadlog.tui.chrome.wrapped_list import Entry

if TYPE_CHECKING:
    from squadlog.book.paragraphs import Paragraph, Paragraphs
    from squadlog.book.rulings import Rulings


class RulesScreen(ReferenceScreen):
    """The paragraphs of the rulebook. `citation` opens one or several ids."""

    WANTED = "search: words of a rule, or an id such as FIR-07"
    HELP = (
        "The chapters of the rules: Enter or the right arrow opens one, left closes it; the right side shows the "
        "chapter, or a rule with its rulings. / goes to the search line: type words or a rule id such as FIR-07; the "
        "list shows the rules that have every word. Enter or down goes to the list, Escape goes back. Click a rule "
        "id in a text to read that rule."
    )
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("slash", "search", "Search", id="rules.search"),
        Binding("down", "hits", "Hits", show=False),
    ]

    TITLE_OF_LIST, TITLE_OF_TEXT = "chapters", "in words"

    def __init__(self, citation: str = "") -> None:
        super().__init__(citation)
        self._open: set[str] = set()
        self._all_open = False
        self._found_now: tuple[Paragraph, ...] = ()

    def _book(self) -> "tuple[Paragraphs, Rulings]":
        desk = open_desk(self.app)
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
        """List the paragraphs under their chapters; a ruling alone is told in the place of none."""
        self._found_now = tuple(paragraph for paragraph in self._found(text) if paragraph is not None)
        self._all_open = bool(text.strip())
        self._list(keep=self._found_now[0].id if self._all_open and self._found_now else None)
        if not self._found_now and (about := self._ruling_text(text)) is not None:
            self.show(about)

    def _list(self, keep: str | None = None) -> None:
        rows: list[Entry] = []
        chapters: dict[str, list[Paragraph]] = {}
        for paragraph in self._found_now:
            chapters.setdefault(paragraph.chapter, []).append(paragraph)
        for chapter, paragraphs in chapters.items():
            opened, first = self.is_open(f"{CHAPTER}{chapter}"), paragraphs[0]
            extra = "" if first.edition == "basic" else f", {first.edition}"
            head = f"{'▾' if opened else '▸'} {chapter} {first.chapter_title}"
            rows.append(
                (
                    f"{CHAPTER}{chapter}",
                    Content.assemble((head, "bold"), (f"  {len(paragraphs)}{extra}", "$quiet")),
                )
            )
            if opened:
                rows.extend(
                    (
                        paragraph.id,
                        Content.assemble("  ", (paragraph.id, "bold $asked"), f" {paragraph.text}"),
                    )
                    for paragraph in paragraphs
                )
        self.fill(rows, keep=keep)

    def is_open(self, key: str) -> bool:
        """Whether the rules of a chapter are listed: where something is searched for, all that has it."""
        return (key in self._open) != self._all_open

    def fold(self, key: str, *, opened: bool) -> None:
        """Open or close the chapter, or that of the rule."""
        chapter = key if key.startswith(CHAPTER) else f"{CHAPTER}{key.partition('-')[0]}"
        if self.is_open(chapter) != opened:
            self._open ^= {chapter}
            self._list(keep=chapter)

    def _ruling_text(self, text: str) -> Content | None:
        rulings = self._book()[1]
        name = text.strip().upper()
        if name not in rulings:
            return None
        ruling = rulings.ruling(name)
        return lines(
            [
                Content.styled(f"{ruling.id} {ruling.name}", "bold"),
                link_rules(ruling.question),
                link_rules(ruling.reason),
            ]
        )

    def read(self, key: str) -> None:
        """Show the paragraph, and how the rulings that belong to it are answered; of a chapter all its paragraphs."""
        paragraphs, rulings = self._book()
        if key.startswith(CHAPTER):
            chapter = [rule for rule in paragraphs if rule.chapter == key.removeprefix(CHAPTER)]
            title = f"{chapter[0].chapter}  {chapter[0].chapter_title} ({chapter[0].edition} rules)"
            told: list[Content | str] = [Content.styled(title, "bold underline")]
            for rule in chapter:
                told.extend(("", Content.assemble((f"{rule.id} ", "bold $asked"), link_rules(rule.text))))
            self.show(lines(told))
            return
        if key not in paragraphs:
            return
        paragraph = paragraphs[key]
        head = f"{paragraph.id}  {paragraph.chapter_title} ({paragraph.edition} rules)"
        parts: list[Content | str] = [
            Content.styled(head, "bold underline"),
            "",
            link_rules(paragraph.text),
            "",
        ]
        if paragraph.status != "printed":
            parts.extend((Content.styled(f"This paragraph is {paragraph.status}.", "$quiet"), ""))
        for name in paragraph.rulings:
            if name not in rulings:
                continue
            ruling = rulings.ruling(name)
            parts.append(Content.styled(f"Ruling {name}: {ruling.question}", "bold"))
            chosen = rulings.choice(name)
            parts.extend(
                link_rules(f"  {'●' if option.key == chosen else '○'} {option.key}: {option.text}")
                for option in ruling.options_with(chosen)
            )
            parts.append("")
        near = {
            "See also": [rule for rule in rule_ids(paragraph.text) if rule in paragraphs and rule != key],
            "Cited by": [rule.id for rule in paragraphs if key in rule_ids(rule.text) and rule.id != key],
        }
        for title, others in near.items():
            if others:
                parts.append(Content.styled(title, "bold"))
                parts.extend(link_rules(f"  {rule} {paragraphs[rule].text}") for rule in others)
                parts.append("")
        self.show(lines(parts))
