"""The rules in our own words, paragraph by paragraph, to be looked up, searched and cited."""

import re
from collections.abc import Iterable, Iterator
from typing import Annotated, Generic, Literal, Protocol, Self, TypeVar

from squadlog.base.limits import Bounds
from squadlog.book.entry import Entry, Name, RuleId, RuleIds, Status

_CITATION = r"^([A-Z]{1,3})-(\d{2,3})(?:\.\.(?:\1-)?(\d{2,3}))?$"


ParagraphStatus = Status | Literal["partly inferred", "ruling"]


Edition = Literal["basic", "advanced"]


class ChapterHead(Entry):
    """The head of a chapter file: the prefix of its rule ids, its title, and which game it belongs to."""

    chapter: Annotated[str, Bounds(pattern=r"^[A-Z]{3}$")]
    title: Name
    edition: Edition


class ChapterRule(Entry):
    """One rule as its chapter file has it. `rulings` are the ids of the questions it raises.

    `status` tells printed text from inference; `advanced` marks a rule of a basic chapter that belongs to an advanced
    one.
    """

    id: RuleId
    text: Annotated[str, Bounds(min_length=1, max_length=2000)]
    rulings: RuleIds = ()
    status: ParagraphStatus = "printed"
    advanced: bool = False


class Paragraph(ChapterRule):
    """One rule together with the chapter it stands in."""

    chapter: str
    chapter_title: str
    edition: Edition

    @classmethod
    def under(cls, head: ChapterHead, rule: ChapterRule) -> Self:
        """The paragraph that this rule is in that chapter."""
        own = {name: getattr(rule, name) for name in ChapterRule.fields}
        return cls(**own, chapter=head.chapter, chapter_title=head.title, edition=head.edition)


class Term(Entry):
    """One word of the glossary."""

    name: Name
    text: Annotated[str, Bounds(min_length=1, max_length=2000)]


def ids_in(citation: str) -> tuple[str, ...]:
    """The ids that a citation names: "FIR-07", "FIR-07..09", or several of these with commas between.

    Raises ValueError if it is not written so, or runs backwards.
    """
    ids: list[str] = []
    for part in citation.split(","):
        match = re.match(_CITATION, part.strip().upper())
        if match is None:
            raise ValueError(f"{part.strip() or citation!r} is not a citation such as FIR-07 or FIR-07..09.")
        prefix, first, last = match.group(1), match.group(2), match.group(3) or match.group(2)
        if int(last) < int(first):
            raise ValueError(f"{part.strip()} runs backwards.")
        ids.extend(f"{prefix}-{number:0{len(first)}}" for number in range(int(first), int(last) + 1))
    return tuple(ids)


class _Named(Protocol):
    @property
    def id(self) -> str: ...


NamedT = TypeVar("NamedT", bound=_Named)


class ById(Generic[NamedT]):
    """Entries in the order of their files, found by id whatever the case."""

    __slots__ = ("_by_id",)

    def __init__(self, entries: Iterable[NamedT], what: str) -> None:
        """Keep these; raises ValueError if two of them, `what` they are called, have the same id."""
        self._by_id: dict[str, NamedT] = {}
        for entry in entries:
            if entry.id in self._by_id:
                raise ValueError(f"two {what} are called {entry.id}")
            self._by_id[entry.id] = entry

    def __iter__(self) -> Iterator[NamedT]:
        """Every entry, file by file."""
        return iter(self._by_id.values())

    def __len__(self) -> int:
        """How many entries there are."""
        return len(self._by_id)

    def __contains__(self, entry_id: object) -> bool:
        """Whether an entry has this id, whatever the case."""
        return isinstance(entry_id, str) and entry_id.upper() in self._by_id

    def __getitem__(self, entry_id: str) -> NamedT:
        """The entry with this id. Raises KeyError."""
        return self._by_id[entry_id.upper()]


class Paragraphs(ById[Paragraph]):
    """Every paragraph, chapter by chapter, found by id whatever the case, and the glossary beside them."""

    __slots__ = ("glossary",)

    def __init__(self, paragraphs: Iterable[Paragraph], glossary: Iterable[Term] = ()) -> None:
        """Keep these; raises ValueError if two paragraphs have the same id."""
        super().__init__(paragraphs, "paragraphs")
        self.glossary = tuple(glossary)

    def expand(self, citation: str) -> tuple[Paragraph, ...]:
        """The paragraphs a citation names. Raises ValueError if it is none, KeyError if a paragraph is missing."""
        return tuple(self._by_id[rule_id] for rule_id in ids_in(citation))

    def search(self, text: str) -> tuple[Paragraph, ...]:
        """The paragraphs that have every word of `text`, ids before text, whole words before parts of words."""
        words = text.lower().split()
        if not words:
            return ()
        ranked = [(rank, paragraph) for paragraph in self if (rank := _rank(paragraph, words)) is not None]
        return tuple(paragraph for _, paragraph in sorted(ranked, key=lambda pair: pair[0]))


def _rank(paragraph: Paragraph, words: list[str]) -> tuple[int, int, int] | None:
    """Lower is better; `None` if a word does not occur. Equal ranks keep the order of the chapters."""
    rule_id = paragraph.id.lower()
    body = f"{paragraph.text} {paragraph.chapter_title}".lower()
    if not all(word in rule_id or word in body for word in words):
        return None
    in_id = sum(word in rule_id for word in words)
    exact = sum(word == rule_id for word in words)
    whole = len(set(re.findall(r"[\w'-]+", body)).intersection(words))
    return (-exact, -in_id, -whole)
