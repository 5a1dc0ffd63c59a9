"""Events of the advanced chapters, which each chapter brings along."""

from squadlog.records import record


@record
class Happened:
    """Something of an advanced chapter. The chapter's own kinds of it have its folds and its words."""

    kind: str
