"""Chapters as they are told with a paper, by their names with commas between."""

from squadlog.base.names import clean_text
from squadlog.extras.paper.asked import PaperError
from squadlog.rules.common.advanced import CHOSEN, chapter_called


def chapters_called(told: str) -> tuple[str, ...]:
    """The advanced chapters that are told by their names or `all` or `none`. Raises PaperError for one there is not."""
    whole = {"all": CHOSEN, "none": ()}.get(told.strip().lower())
    if whole is not None:
        return whole
    asked = [chapter_called(word.strip().lower()) for word in told.split(",") if word.strip()]
    there = f"{', '.join(CHOSEN)}, and all or none"
    for word in asked:
        if word not in CHOSEN:
            raise PaperError(f"There is no chapter {clean_text(word, limit=40)!r}; there are {there}.")
    return tuple(key for key in CHOSEN if key in asked)
