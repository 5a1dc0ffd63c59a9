"""Events of the advanced chapters, which each chapter brings along."""

from typing import ClassVar

from squadlog.records import record


@record
class Happened:
    """Something of an advanced chapter. The chapter's own kinds of it have its folds and its words.

    What is `private` is about a `unit`, and told to its own side, to the referee and at the table alone.
    """

    private: ClassVar[bool] = False

    kind: str
