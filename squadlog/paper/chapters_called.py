"""Chapters as they are told with a paper, by their names with commas between."""

from squadlog.paper.asked import PaperError
from squadlog.rules.advanced import CHOSEN, chapter_called


def chapters_called(told: str) -> tuple[str, ...]:
    """The advanced chapters that are told by their names or `all` or `none`. Raises PaperError for one there is not."""
    if told in {"all", "none"}:
        return CHOSEN if told == "all" else ()
    asked = [chapter_called(word.strip().lower()) for word in told.split(",") if word.strip()]
    for word in asked:
        if word not in CHOSEN:
            raise PaperError(f"There is no chapter {word!r}; there are {', '.join(CHOSEN)}, and all.")
    return tuple(key for key in CHOSEN if key in asked)
