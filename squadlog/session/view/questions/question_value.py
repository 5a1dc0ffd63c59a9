"""A question as a value: a sentence or two, the answers that stand, forms for others, and what Enter does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from squadlog.base.records import record
from squadlog.rules.common.ask import AskKind

if TYPE_CHECKING:
    from collections.abc import Iterator

    from squadlog.session.view.answer import Answer
    from squadlog.session.view.fields import Form

QuestionKind = AskKind | Literal["place", "die"]
"""What is asked, in a word: what the rules ask, that something is placed in secret, or that a die is typed."""


@record
class Question:
    """What is asked of a seat: `sentence`, what `more` must be known for it, and the answers that stand.

    `step` is what a step asks about, in a word. `units` are those it is about. `side` is whose word it is, by name,
    empty for anybody's; `mine`: whether the seat that looks may give it, else there are no answers. `secret` hides it
    from whoever else looks at the same screen. `hint` says how else it is answered, for whoever has not seen such a
    question yet; `forms` are what else may be filled in to answer it. `spare` are those of `more` that nobody needs
    who sees the answers as buttons and the soldiers as rows: which key does what, who is free. `typed` are the parts of
    all these words that say how something is typed. `back` takes back what this seat has said of it, while others are
    waited for.
    """

    kind: QuestionKind
    sentence: str
    step: str = ""
    more: tuple[str, ...] = ()
    hint: str = ""
    units: tuple[int, ...] = ()
    answers: tuple[Answer, ...] = ()
    forms: tuple[Form, ...] = ()
    side: str = ""
    mine: bool = True
    secret: bool = False
    spare: tuple[str, ...] = ()
    typed: tuple[str, ...] = ()
    back: Answer | None = None

    @property
    def asks(self) -> str:
        """What is asked, for who sees the answers as buttons."""
        return self.untyped(self.sentence)

    @property
    def facts(self) -> tuple[str, ...]:
        """What must be known for it beside answers and soldiers."""
        return tuple(filter(None, (self.untyped(one) for one in self.more if one not in self.spare)))

    def untyped(self, words: str) -> str:
        """The words without how it is typed, whose place a full stop takes where the sentence lacks one."""
        for typed in self.typed:
            before, found, after = words.partition(typed)
            ends = before.rstrip()
            words = f"{ends}{'' if not ends or ends[-1] in '.?!]' else '.'}{after}" if found else words
        return words

    @property
    def lines(self) -> tuple[str, ...]:
        """What is asked and what must be known for it, a line each."""
        return (self.sentence, *self.more)

    @property
    def listed(self) -> tuple[Answer, ...]:
        """The answers that can be had by their number."""
        return tuple(one for one in self.answers if one.listed)

    @property
    def enter(self) -> str:
        """The sentence that Enter alone says; empty where it says nothing."""
        return next((one.say for one in self.answers if one.enter), "")

    def told(self, *, hinted: bool = True) -> Iterator[str]:
        """The question, one thing a line."""
        yield from self.lines
        if self.hint and hinted:
            yield self.hint
        yield from (f"{number}: {answer.means}" for number, answer in enumerate(self.listed, start=1))
