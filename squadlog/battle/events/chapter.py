"""Events of the advanced chapters, which each chapter brings along."""

from dataclasses import field
from typing import ClassVar

from squadlog.base.records import HasKind, record


@record
class ChapterEvent(HasKind):
    """Something of an advanced chapter. The chapter's own kinds of it have its folds and its words.

    What is `private` is about a `unit` or a `side`, and told to that side, to the referee and at the table alone.
    What more than that a seat may not read of an event the `Redaction` of a chapter takes out. By what `reveals`
    something secret becomes known: to take it back, all must agree. What `wounds` changes the wound of a `unit`.
    What is `timeless` is told without the moment at which it happens.
    """

    private: ClassVar[bool] = False
    reveals: ClassVar[bool] = False
    wounds: ClassVar[bool] = False
    timeless: ClassVar[bool] = False

    kind: str = field(init=False)
