"""A part of a scenario file and its words: what each is called, what it means, how it is written."""

from typing import Literal

from squadlog.base.records import value

Form = Literal[
    "line", "whole", "metres", "yes", "one", "many", "wholes", "spot", "outline", "pairs", "counts", "gifts", "starts",
    "options", "sets",
]  # fmt: skip
"""How a word is written: a line of text, a number, yes or no, one or several of a list, figures, pairs of words."""


@value
class PageWord:
    """One key of a file. `of` is what its values are chosen from, `kinds` those of its part that it belongs to.

    Without `of` people write what they like; without `kinds` it belongs to every kind.
    """

    name: str
    form: Form
    means: str
    of: str = ""
    kinds: tuple[str, ...] = ()

    @property
    def called(self) -> str:
        """The word as a form shows it."""
        return self.name.replace("_", " ")


@value
class PagePart:
    """A table of the file: what one of it is called, and its words."""

    key: str
    called: str
    words: tuple[PageWord, ...]

    def word(self, name: str) -> PageWord | None:
        """The part's word of that name."""
        return next((word for word in self.words if word.name == name), None)


def kinds_of(text: str) -> tuple[str, ...]:
    """The kinds of a part to which a word belongs, of a line of them."""
    return tuple(text.split())


def words_of_part(part: PagePart, held: dict[str, object]) -> tuple[PageWord, ...]:
    """The words of a part that belong to its kind, and any other that is said all the same."""
    kind = held.get("kind")
    return tuple(word for word in part.words if not word.kinds or kind in word.kinds or word.name in held)
