"""What may go along with a battle and say what to do next: a guide, where an extra has one for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from squadlog.base.plugs import answers, extras
from squadlog.base.records import record
from squadlog.book.places import data_dir
from squadlog.session.said.who_sits import others_sit

if TYPE_CHECKING:
    from squadlog.battle.terms import Setup
    from squadlog.session.seat import Seat


@record
class Taught:
    """A lesson as it is told now, in the names of this battle. `place` 0 is a remark between lessons."""

    title: str
    text: str
    press: str
    say: str
    place: int
    of: int

    @property
    def heading(self) -> str:
        """What stands over it."""
        return f"Lesson {self.place} of {self.of}: {self.title}" if self.place else f"{self.title}"


class Guide(Protocol):
    """Lessons beside a battle, whatever is done in it."""

    def told(self, seat: Seat) -> Taught:
        """The lesson that fits what is asked now, else a remark on it."""
        ...


def guide_of(setup: Setup) -> Guide | None:
    """The guide of a battle of that set-up; None for one without."""
    return next((found for answer in answers("guide") if (found := answer(setup)) is not None), None)


def guide_at(seat: Seat) -> Guide | None:
    """The guide of the battle of a seat; None without one, and where a commander plays: lessons order both sides."""
    return None if others_sit(seat) else guide_of(seat.known.setup)


def format_taught(lesson: Taught, *, at_shell: bool = False) -> tuple[str, ...]:
    """A lesson in lines for whoever types: heading, text, what to type; `at_shell`, as a command of its own."""
    says = lesson.say
    if at_shell:
        mark = "'" if '"' in says else '"'
        says = f"squadlog {says}" if says == "score" else f"squadlog do {mark}{says}{mark}"
    stop = "" if lesson.heading.endswith("?") else "."
    return f"{lesson.heading}{stop}", lesson.text, f"Type: {says}"


def has_lessons(setup: Setup) -> bool:
    """Whether lessons lie beside a battle of that set-up: a look at the disk, which loads nothing that tells them."""
    return (
        setup.scenario.isidentifier()
        and (data_dir("scenarios") / "lessons" / f"{setup.scenario}.toml").is_file()
    )


def any_guides() -> bool:
    """Whether there are guided battles at all."""
    return any("guide" in extra.answers for extra in extras())
