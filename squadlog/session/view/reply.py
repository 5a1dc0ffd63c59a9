"""An answer that can be had by its number."""

from squadlog.base.records import value


@value
class Reply:
    """An answer that can be had by its number: the sentence it says, and what that means."""

    says: str
    words: str
