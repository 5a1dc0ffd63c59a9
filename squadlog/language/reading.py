"""One sentence as it is read, and the ways of moving that any part of it may name."""

from dataclasses import dataclass

from squadlog.battle.state import Known, Mode
from squadlog.book.book import Rulebook
from squadlog.language.slots import Slots
from squadlog.language.words import Reader

MODES: tuple[tuple[str, Mode], ...] = (
    ("walking", "walk"), ("walk", "walk"), ("running", "run"), ("run", "run"), ("sprinting", "sprint"),
    ("sprint", "sprint"), ("crawling", "crawl"), ("crawl", "crawl"), ("backward", "backward"),
    ("backing", "backward"), ("crawling_back", "crawl_back"), ("crawl_back", "crawl_back"),
    ("sideways", "sideways"), ("turning", "turn"), ("kneeling", "kneel"), ("climbing", "stairs"),
    ("jumping", "jump"), ("leaping", "jump"),
)  # fmt: skip
MODE_WORDS = dict(MODES)


@dataclass(slots=True)
class Reading:
    """One sentence being read: the cursor, what it has said, and what its words are looked up in."""

    reader: Reader
    slots: Slots
    battle: Known
    book: Rulebook


def metres_follow(reader: Reader) -> bool:
    """Whether metres stand behind the next word."""
    reader.place += 1
    metres = reader.metres_next()
    reader.place -= 1
    return metres
