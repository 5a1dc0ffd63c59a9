"""The courses as somebody has got on with them: begun, left, taken up again, done."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from squadlog.base.errors import SquadlogError
from squadlog.base.names import key_meant
from squadlog.base.records import record, replace
from squadlog.book.load import load_rulebook, load_rulings
from squadlog.extras.tutorial.course import courses, load_course
from squadlog.facts.seats import Speaker
from squadlog.session.battle_session import Session
from squadlog.session.usual import usual_rulings
from squadlog.setup.scenes import load_battle, muster_scene
from squadlog.squads.scene_files import scene_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from squadlog.battle.terms import Setup
    from squadlog.book.rulings import Rulings
    from squadlog.extras.tutorial.course import GuidedFight
    from squadlog.store.record_file import Store
    from squadlog.store.records import BattleSummary

    _Battles = Mapping[str, tuple[BattleSummary | None, bool]]

DONE = "lessons"
"""The setting with the keys of the courses that were brought to their end."""


@record
class CourseProgress:
    """How somebody stands with a course: whether it was ever brought to its end, and the battle it goes on in.

    `step` of `steps` is told there now, 0 for a remark between lessons. Without a `battle` none goes on.
    """

    key: str
    title: str
    teaches: str
    steps: int
    done: bool = False
    battle: int | None = None
    step: int = 0

    @property
    def words(self) -> str:
        """How it stands, in words: `done`, `step 3 of 12, in battle 7`, or `new`."""
        if self.battle is None:
            return "done" if self.done else "new"
        where = f"step {self.step} of {self.steps}" if self.step else "begun"
        return f"{where}, in battle {self.battle}{', done before' if self.done else ''}"


def all_progress(store: Store) -> tuple[CourseProgress, ...]:
    """How it stands with each course, in the order in which one learns. Raises StoreError.

    What has come to its end stays done when its battle is deleted, once this was asked.
    """
    last = _last_battles(store)
    done = _keep_done(store, last)
    return tuple(_progress(store, load_course(key), last, key in done) for key in courses())


def course_meant(name: str) -> str:
    """The key of the course that is called so. Raises SquadlogError, with all that there are."""
    key = key_meant(name, courses())
    if key not in courses():
        raise SquadlogError(f"There is no lesson called {key}; there are {', '.join(courses())}.")
    return key


def take_up(store: Store, key: str, *, again: bool = False) -> Session:
    """The battle of a course, where it was left; begun where none goes on, or `again`. Raises SquadlogError."""
    if not again:
        last = _last_battles(store)
        done = _keep_done(store, last)
        goes_on = _progress(store, load_course(key), last, key in done).battle
        if goes_on is not None:
            return Session.open(store, goes_on)
    return Session.create(store, setup_of(key, usual_rulings(store.settings)))


def setup_of(key: str, rulings: Rulings) -> Setup:
    """The battle of a course: its own one by the book, so that all goes as it says, a ready one by `rulings`."""
    battle = load_course(key).battle
    if battle is None:
        return load_battle(key, load_rulebook(), rulings)
    return muster_scene(scene_of(battle), load_rulebook(), load_rulings(), scenario=key)


def _keep_done(store: Store, last: _Battles) -> frozenset[str]:
    """What was ever done, with what has come to its end since, which is kept from now on."""
    kept = _done(store)
    done = kept | {key for key, (_, over) in last.items() if over}
    if done != kept:
        store.settings.set(DONE, json.dumps(sorted(done)))
    return done


def _done(store: Store) -> frozenset[str]:
    """What was ever done; of what cannot be read, nothing."""
    try:
        kept = json.loads(store.settings.get(DONE, "[]"))
    except ValueError:
        return frozenset()
    return frozenset(key for key in kept if key in courses()) if isinstance(kept, list) else frozenset()


def _last_battles(store: Store) -> _Battles:
    """For each course that was begun the battle that goes on and was played last, and whether any has ended."""
    found: dict[str, tuple[BattleSummary | None, bool]] = {}
    for battle in store.battles():
        key = _course_in(store, battle.id)
        if key:
            going, over = found.get(key, (None, False))
            found[key] = (going or (None if battle.over else battle), over or battle.over)
    return found


def _course_in(store: Store, battle: int) -> str:
    """The course of a battle, by its first event; empty where it has none, is sealed, or cannot be read."""
    try:
        first = b"" if store.is_sealed(battle) else store.ends(battle)[0]
        setup = json.loads(first).get("setup", {}) if b'"scenario"' in first else {}
    except (SquadlogError, ValueError):
        return ""
    key = setup.get("scenario", "")
    return key if key in courses() else ""


def _progress(
    store: Store,
    course: GuidedFight,
    last: _Battles,
    done: bool,
) -> CourseProgress:
    going = last.get(course.key, (None, False))[0]
    known = CourseProgress(
        key=course.key, title=course.title, teaches=course.teaches, steps=len(course.lessons), done=done
    )
    if going is None:
        return known
    try:
        told = course.told(Session.open(store, going.id).seat(Speaker()))
    except SquadlogError:
        return known
    return replace(known, battle=going.id, step=told.place)
