"""A course of lessons beside a battle, as its file has it, and the lesson that fits what is asked now.

Lessons are conditions and no film: each says when it can be told and by what it is learned, both in the words of
`situation`, read from the record. So a course knows where it is after any undo, any detour and any pause, and where no
lesson fits a remark on what is asked stands in for it.
"""

from __future__ import annotations

import tomllib
from dataclasses import field
from functools import cache
from typing import TYPE_CHECKING, Any

from squadlog.base.records import record
from squadlog.book.load import book_of
from squadlog.book.places import data_dir
from squadlog.extras.tutorial.situation import people, situation
from squadlog.language import parse
from squadlog.session.guiding import Taught, has_lessons

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from squadlog.battle.terms import Setup
    from squadlog.session.seat import Seat


@record
class Lesson:
    """A lesson as it is written: `text` for everybody, `press` for the screen, `say` a sentence for the prompt.

    It can be told when all of `when` is true, and is learned when any of `learned` is. `then` holds once it was said.
    """

    title: str
    text: str
    press: str
    say: str = ""
    when: tuple[str, ...] = ()
    learned: tuple[str, ...] = ()
    then: tuple[str, ...] = ()


@record
class GuidedFight:
    """The lessons of a battle, in order, and the remarks for what else may be asked, by the kind of question.

    `title` and `teaches` are what lists of courses say of it, `place` is where it stands there. `battle` is the
    scenario as its file has it; None for a ready battle of that key.
    """

    key: str
    title: str
    teaches: str
    place: int
    lessons: tuple[Lesson, ...]
    remarks: dict[str, Lesson] = field(hash=False)
    battle: dict[str, Any] | None = field(default=None, hash=False)

    def told(self, seat: Seat) -> Taught:
        """The first lesson that is not learned and can be told now, else the remark on what is asked."""
        now = situation(seat)
        for place, lesson in enumerate(self.lessons, start=1):
            if now.issuperset(lesson.when) and now.isdisjoint(lesson.learned):
                found = _word_lesson(lesson, seat, place, len(self.lessons))
                if _can_be_said(found.say, seat):
                    return found
        asked = "die" if seat.die.roll is not None else seat.due.ask().kind
        remark = _word_lesson(self.remarks[asked], seat, 0, len(self.lessons))
        otherwise = self.remarks.get(f"{asked}_refused")
        if otherwise is not None and not _can_be_said(remark.say, seat):
            return _word_lesson(otherwise, seat, 0, len(self.lessons))
        return remark


def courses() -> tuple[str, ...]:
    """The keys of all courses, in the order in which one learns."""
    keys = (path.stem for path in _folder().glob("*.toml"))
    return tuple(sorted(keys, key=lambda key: (load_course(key).place, key)))


def course_of(setup: Setup) -> GuidedFight | None:
    """The lessons of a battle; None for one without."""
    return load_course(setup.scenario) if has_lessons(setup) else None


@cache
def load_course(key: str) -> GuidedFight:
    """The lessons of that key. Raises OSError for none such, TypeError and KeyError for a file that is wrong."""
    read = _read(f"{key}.toml")
    remarks = _read("shared/remarks.toml")["remarks"] | read.get("remarks", {})
    return GuidedFight(
        key=key,
        title=read["title"],
        teaches=read["teaches"],
        place=read["place"],
        lessons=tuple(_lesson(one) for one in read["lessons"]),
        remarks={kind: _lesson(one) for kind, one in remarks.items()},
        battle=read.get("battle"),
    )


def _folder() -> Path:
    return data_dir("scenarios") / "lessons"


def _read(name: str) -> dict[str, Any]:
    return tomllib.loads((_folder() / name).read_text(encoding="utf-8"))


def _lesson(read: Mapping[str, Any]) -> Lesson:
    words = {name: " ".join(str(read.get(name, "")).split()) for name in ("title", "text", "press", "say")}
    when, learned, then = (tuple(read.get(name, ())) for name in ("when", "learned", "then"))
    return Lesson(**words, when=when, learned=learned, then=then)


def _can_be_said(sentence: str, seat: Seat) -> bool:
    """Whether the rules let it stand now; what is no sentence to the battle, such as `score`, can always be said."""
    said = parse.parse(sentence, seat.known, book_of(seat.known.setup))
    return isinstance(said, parse.Misread | parse.Meta) or seat.rules.refusal(said) is None


def _word_lesson(lesson: Lesson, seat: Seat, place: int, of: int) -> Taught:
    names = people(seat)
    return Taught(
        title=lesson.title,
        text=lesson.text.format(**names),
        press=lesson.press.format(**names),
        say=lesson.say.format(**names),
        place=place,
        of=of,
    )
