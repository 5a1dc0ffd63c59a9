"""Screens that are quick to test: no waiting by the clock, a style sheet read once, one picture for each pause.

All of this is for pilots alone. What Textual does for a person who watches, it does here as well, but not while nobody
looks.
"""

import asyncio
from contextlib import asynccontextmanager
from time import monotonic

import textual.app
import textual.pilot
from textual._context import active_app
from textual._wait import wait_for_idle
from textual.css.model import RuleSet
from textual.css.stylesheet import Stylesheet
from textual.screen import Screen

BUSY_S = 5.0
"""At most so long something is waited for: on a busy machine a screen takes more than the second Textual gives it."""
RESTLESS = 200
"""A screen that has something to do so often, while nobody does anything, never comes to rest."""

PATIENT = ("thinking", "review", "lab")
"""Groups of threads that take the time they are given: computer players, who looks through their games, a lab."""
LOOKS_EVERY_S = 0.002

_paint = Screen._compositor_refresh
_parse = Stylesheet._parse_rules
_parsed = {}


async def settled(min_sleep=0.0, max_sleep=BUSY_S):
    """Until nothing waits in the event loop.

    Textual's own wait sleeps a fiftieth of a second at least, several times for each key, and takes a thread that gets
    no processor on a busy machine for an idle one. So threads are waited for to their ends, but not those that think
    as long as they may: for them, and for what waits for somebody, it is the one to use.
    """
    loop, app = asyncio.get_running_loop(), active_app.get()
    until, awaited, due = monotonic() + max_sleep, False, 0
    while monotonic() < until:
        await asyncio.sleep(0)
        if loop._ready:
            continue
        running = [worker for worker in app.workers if worker.is_running]
        if any(worker._thread_worker and worker.group not in PATIENT for worker in running):
            await asyncio.sleep(LOOKS_EVERY_S)
            continue
        if not awaited and running:
            awaited = True
            await wait_for_idle(min_sleep, until - monotonic())
            continue
        stack = app._screen_stacks.get(app._current_mode)
        if not stack or not _is_due(stack[-1]):
            return
        due += 1
        assert due < RESTLESS, f"{stack[-1]} at {app.size} is laid out again and again"


def _is_due(screen):
    """Whether a screen had something to do that it does a sixtieth of a second later, which is done now."""
    due = screen._update_timer._active.is_set()
    if due:
        screen._on_timer_update()
    return due


async def _shown(min_sleep=0.0, max_sleep=BUSY_S):
    """At a pause of the pilot the screen is painted, if it would have been by now."""
    await settled(min_sleep, max_sleep)
    _painted()


async def _come_to_rest(_pilot):
    """After keys: whoever waits until nothing waits needs no message of its own to every widget."""
    await settled()
    _painted()
    return True


def _painted():
    stack = active_app.get()._screen_stacks.get(active_app.get()._current_mode)
    if stack and stack[-1].__dict__.pop("_unpainted", False):
        _paint(stack[-1])


def _paint_later(screen):
    screen._unpainted = True


def _parse_once(sheet, *asked, **named):
    key = (asked, *sorted(named.items()), *sheet._variables.items())
    if key not in _parsed:
        _parsed[key] = _parse(sheet, *asked, **named)
    return _parsed[key]


def _as_in_a_terminal(run_test):
    """From Python 3.12 on an app that is run has tasks that begin at once; Textual's pilot forgets that."""

    @asynccontextmanager
    async def run(app, **options):
        asyncio.get_running_loop().set_task_factory(getattr(asyncio, "eager_task_factory", None))
        async with run_test(app, **options) as pilot:
            yield pilot

    return run


def quicken(patch):
    """Let all apps under test be so, for as long as the patch lasts."""
    patch.setattr(textual.app.App, "run_test", _as_in_a_terminal(textual.app.App.run_test))
    patch.setattr(textual.app, "wait_for_idle", settled)
    patch.setattr(textual.pilot, "wait_for_idle", _shown)
    patch.setattr(textual.pilot.Pilot, "_wait_for_screen", _come_to_rest)
    patch.setattr(Screen, "_compositor_refresh", _paint_later)
    patch.setattr(Stylesheet, "_parse_rules", _parse_once)
    patch.setattr(RuleSet, "__hash__", object.__hash__)  # by identity as theirs is, some million times a run
