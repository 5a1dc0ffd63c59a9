"""`lesson`: the courses and how one stands with them, one begun or gone on with, and what is told now."""

from argparse import Namespace
from typing import TYPE_CHECKING

from squadlog.base.errors import SquadlogError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import as_sentence
from squadlog.cli import current
from squadlog.cli.choosing import open_battle, open_store
from squadlog.cli.commands import OK
from squadlog.cli.faults import NotFoundError
from squadlog.cli.options import Parser, add_json, parser, read, task_first
from squadlog.cli.printing import print_json, print_lines, print_listed, print_wrapped, tell
from squadlog.facts.seats import Speaker
from squadlog.session.guiding import Taught, format_taught, guide_at
from squadlog.session.said.who_sits import others_sit

with lazy_imports():
    from squadlog.extras.tutorial import progress

if TYPE_CHECKING:
    from squadlog.session.seat import Seat

_TASKS = ("list", "begin", "show")


def run(name: str, words: list[str]) -> int:
    """`lesson list`, `lesson begin NAME [--again]`, and `lesson show` or nothing more: what is told now."""
    made = parser(name)
    does = made.add_subparsers(dest="what", metavar="|".join(_TASKS), parser_class=Parser)
    for task, told in (
        ("list", "every lesson, in the order in which one learns, and whether it is done"),
        ("begin", "begin a lesson, or go on with it where it was left; its battle is the current one"),
        ("show", "what the lesson of the battle says now: what happened, why, and what to type"),
    ):
        sub = does.add_parser(task, help=told, description=told)
        add_json(sub)
        if task == "begin":
            sub.add_argument("lesson", metavar="NAME", help="its name in the list: grenades")
            sub.add_argument("--again", action="store_true", help="begin it anew")
        if task == "show":
            sub.add_argument("--battle", "-b", metavar="N", help="the battle to use")
    options = read(made, task_first(words, _TASKS))
    return {"list": _list, "begin": _begin}.get(options.what, _show)(options)


def _list(options: Namespace) -> int:
    with open_store() as store:
        found = progress.all_progress(store)
    if options.json:
        print_listed("lesson-list", options.json, [_row(one) for one in found])
        return OK
    width = max(len(one.key) for one in found)
    for one in found:
        print_lines(
            [f"{'x' if one.done else '-'} {one.key:<{width}}  {one.title}: {one.teaches} ({one.words})"]
        )
    tell("squadlog lesson begin NAME begins one, or goes on with it where you left it.")
    return OK


def _row(one: "progress.CourseProgress") -> dict[str, object]:
    return {
        "lesson": one.key, "title": one.title, "teaches": one.teaches, "done": one.done, "battle": one.battle,
        "step": one.step, "steps": one.steps,
    }  # fmt: skip


def _begin(options: Namespace) -> int:
    with open_store() as store:
        try:
            key = progress.course_meant(options.lesson)
        except SquadlogError as error:
            raise NotFoundError(str(error)) from None
        battle = progress.take_up(store, key, again=options.again)
        current.keep(store, current.BATTLE, battle.id)
        seat = battle.seat(Speaker())
        briefing = seat.known.setup.briefing if seat.head == 1 else ""
        return _tell_now(seat, options, briefing=briefing)


def _show(options: Namespace) -> int:
    options.battle = getattr(options, "battle", None)
    with open_battle(options) as seat:
        return _tell_now(seat, options)


def _tell_now(seat: "Seat", options: Namespace, *, briefing: str = "") -> int:
    guide = guide_at(seat)
    if guide is None and others_sit(seat):
        raise NotFoundError(
            "A commander plays here: lessons order both sides, and are silent as long as it sits."
        )
    if guide is None:
        raise NotFoundError(
            as_sentence(
                f"battle {seat.id}, {seat.title}, has no lessons; squadlog lesson list has those that do"
            )
        )
    told: Taught = guide.told(seat)
    if options.json:
        print_json(
            "lesson",
            {
                "battle": seat.id, "title": told.title, "text": told.text, "say": told.say, "press": told.press,
                "step": told.place, "steps": told.of, "over": seat.known.stage == "over",
            },
        )  # fmt: skip
        return OK
    if briefing:
        print_wrapped([f"Battle {seat.id}, {seat.title}. {briefing}", ""], hanging=0)
    print_wrapped(format_taught(told, at_shell=True), hanging=0)
    return OK
