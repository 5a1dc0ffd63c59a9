"""A course of lessons beside a ready battle, as its file has it, and the lesson that fits what is asked now.

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
from squadlog.session.guiding import Taught

if TYPE_CHECKING:
    from collections.abc import Mapping

    from squadlog.battle.terms import Setup
    from squadlog.session.seat import Seat


@record
class Lesson:
    """A lesson as it is written: `text` for everybody, `press` for the screen, `say` a sentence for the prompt.

    It can be told when all of `when` is true, and is learned when any of `learned` is.
    """

    title: str
    text: str
    press: str
    say: str = ""
    when: tuple[str, ...] = ()
    learned: tuple[str, ...] = ()


@record
class GuidedFight:
    """The lessons of a ready battle, in order, and the remarks for what else may be asked, by the kind of question."""

    key: str
    lessons: tuple[Lesson, ...]
    remarks: dict[str, Lesson] = field(hash=False)

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
    """The keys of the ready battles that have lessons."""
    return tuple(sorted(path.stem for path in (data_dir("scenarios") / "lessons").glob("*.toml")))


def course_of(setup: Setup) -> GuidedFight | None:
    """The lessons of a battle; None for one without."""
    return load_course(setup.scenario) if setup.scenario in courses() else None


@cache
def load_course(key: str) -> GuidedFight:
    """The lessons of that key. Raises OSError for none such, TypeError and KeyError for a file that is wrong."""
    read = tomllib.loads((data_dir("scenarios") / "lessons" / f"{key}.toml").read_text(encoding="utf-8"))
    return GuidedFight(
        key=key,
        lessons=tuple(_lesson(one) for one in read["lessons"]),
        remarks={kind: _lesson(one) for kind, one in read["remarks"].items()},
    )


def _lesson(read: Mapping[str, Any]) -> Lesson:
    words = {name: " ".join(str(read.get(name, "")).split()) for name in ("title", "text", "press", "say")}
    return Lesson(**words, when=tuple(read.get("when", ())), learned=tuple(read.get("learned", ())))


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
