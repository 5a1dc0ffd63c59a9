"""What advanced chapters need of each other: with one comes what it needs, and with that it goes (ADV-03, T-16)."""

from collections.abc import Iterable, Iterator

from squadlog.base.records import value
from squadlog.book.load import load_rulebook
from squadlog.book.rulings import Rulings
from squadlog.rules.common.advanced import ADVANCED, chapter_called, words_of


@value
class ChapterNeed:
    """One chapter needs another, by a rule."""

    chapter: str
    needs: str
    rule: str

    @property
    def sentence(self) -> str:
        """Why it comes along."""
        return f"{_name(self.chapter)} needs {_name(self.needs)}"

    @property
    def comes_along(self) -> str:
        """The sentence that tells what comes along with a chapter that is chosen."""
        return f"{self.sentence}, which is switched on too. [{self.rule}]"

    @property
    def goes_along(self) -> str:
        """The sentence that tells what goes with a chapter that is left."""
        return f"{self.sentence}, and is switched off with it. [{self.rule}]"


def needs_of(key: str) -> tuple[ChapterNeed, ...]:
    """What a chapter needs itself, as far as it can be played by."""
    row = load_rulebook().chapters.get(key)
    return (
        () if row is None else tuple(ChapterNeed(key, one, row.rule) for one in row.needs if one in ADVANCED)
    )


def as_read(keys: Iterable[str], rulings: Rulings) -> tuple[str, ...]:
    """The chapters of `keys`, and those that a ruling has one of them bring: quality all the rules of morale (A-58)."""
    named = tuple(map(chapter_called, keys))
    rows = (row for key in named if (row := load_rulebook().chapters.get(key)) is not None and row.ruling)
    brought = (one for row in rows if rulings.is_(row.ruling, row.option) for one in row.brings)
    return tuple(dict.fromkeys((*named, *(one for one in brought if one in ADVANCED))))


def with_needs(keys: Iterable[str]) -> tuple[str, ...]:
    """The advanced chapters of `keys` with all that they need, in the order of the book (ADV-03)."""
    wanted, open_ones = set[str](), list(keys)
    while open_ones:
        key = open_ones.pop()
        if key not in wanted:
            wanted.add(key)
            open_ones += [need.needs for need in needs_of(key)]
    return tuple(key for key in ADVANCED if key in wanted)


def without(keys: Iterable[str], gone: str) -> tuple[str, ...]:
    """The advanced chapters of `keys` less the one `gone`, and less those that need it (ADV-03)."""
    return tuple(key for key in keys if gone not in with_needs((key,)))


def chapters_needed(wanted: Iterable[str], played: Iterable[str] = ()) -> tuple[ChapterNeed, ...]:
    """Why chapters come along that nobody named, one reason each; `played` are in force already."""
    named = tuple(wanted)
    there, found = {*named, *played}, list[ChapterNeed]()
    for key in with_needs(named):
        for need in needs_of(key):
            if need.needs not in there:
                there.add(need.needs)
                found.append(need)
    return tuple(found)


def going_along(gone: str, played: Iterable[str]) -> tuple[ChapterNeed, ...]:
    """Why chapters in force go when one is left, one reason each."""
    keys = tuple(played)
    left = without(keys, gone)
    going = (key for key in keys if key not in (*left, gone))
    return tuple(next(need for need in needs_of(key) if need.needs not in left) for key in going)


def lacking(played: Iterable[str]) -> Iterator[ChapterNeed]:
    """What chapters that are played by as they are listed go without."""
    keys = tuple(played)
    for key in keys:
        yield from (need for need in needs_of(key) if need.needs not in keys)


def _name(key: str) -> str:
    return words_of(key).name if key in ADVANCED else key
