"""How a lab is asked on the command line: the options of a question, and of how it is played."""

from __future__ import annotations

from argparse import ArgumentTypeError
from functools import partial
from typing import TYPE_CHECKING

from squadlog.base.names import clean_text, whole_number
from squadlog.base.records import replace
from squadlog.extras.lab.asked.answers import whole_path
from squadlog.extras.lab.asked.contenders import whole_squad
from squadlog.extras.lab.asked.lab import (
    CONTESTS,
    USUAL_GROUND,
    Lab,
    require_sound,
    usual_levels,
    usual_within,
)
from squadlog.extras.lab.asked.naming import title_of
from squadlog.extras.lab.asked.things import find_thing

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace

    from squadlog.extras.lab.asked.lab import LabQuestion

_NAMED = {
    "fair": (
        "SCENARIO",
        "a ready battle of two sides or a scenario file; with --quick a kind of ground or a map",
    ),
    "levels": ("SCENARIO", "the same, at which the levels are compared"),
    "rank": ("SQUAD", "squads by key, name or file; one alone meets all ready ones"),
    "worth": ("THING", "weapons, suits, troops by key or name, such as SAR"),
    "new": ("NAME", "what the question is of: scenarios, squads or things"),
}
_WITHIN = "even is 50 give or take N in 100 (5); what a thing is worth is measured so well (2)"
_MOST = 4_294_967_295
_DIGITS = 10
_MOST_PROCESSES = 256


def number_of(text: str, most: int = _MOST) -> int:
    """A whole number from 0 to `most`. ArgumentTypeError for anything else."""
    number = whole_number(text, most_digits=_DIGITS)
    if number is None or number > most:
        raise ArgumentTypeError(f"{clean_text(text, limit=40)!r} should be a whole number from 0 to {most:,}")
    return number


def _minutes_of(text: str) -> float:
    try:
        minutes = float(text)
    except ValueError:
        minutes = -1.0
    if not 0 < minutes <= _MOST:
        raise ArgumentTypeError(f"{clean_text(text, limit=40)!r} should be minutes, such as 10")
    return minutes


def add_question(sub: ArgumentParser, task: str) -> None:
    """Add what says which battles are played, and when they are enough."""
    sub.set_defaults(ground=[], squad=None, scenario=[], quick=0)
    metavar, told = _NAMED[task]
    sub.add_argument("named", nargs="*" if task in ("new", "levels") else "+", metavar=metavar, help=told)
    if task in (*CONTESTS, "new"):
        sub.add_argument(
            "--ground", action="append", default=[], metavar="KIND|MAP",
            help="where given squads meet: a kind of ground, a map (open; of worth training_yard)",
        )  # fmt: skip
    if task in ("worth", "new"):
        sub.add_argument("--squad", metavar="SQUAD", help="whose soldiers get it (four ordinary ones)")
    sub.add_argument("--seed", type=number_of, default=1, help="the seed of the lab (1)")
    sub.add_argument("--whole", action="store_true", help="battles to their end, not six turns at most")
    most = sub.add_mutually_exclusive_group()
    most.add_argument(
        "--battles", type=number_of, default=2000, metavar="N", help="at most so many of each (2000)"
    )
    most.add_argument("--pairs", type=number_of, metavar="N", help="the same, counted by pairs")
    sub.add_argument("--within", type=number_of, metavar="N", help=_WITHIN)
    levels = "sergeant" if task in CONTESTS else "recruit and sergeant"
    sub.add_argument("--level", action="append", metavar="LEVEL", help=f"a commander's level ({levels})")
    if task in CONTESTS:
        return
    sub.add_argument(
        "--quick", type=number_of, default=0, metavar="POINTS", help="battles of so many points, drawn"
    )
    sub.add_argument(
        "--scenario", action="append", default=[], metavar="KEY|FILE", help="the same as SCENARIO"
    )


def add_running(sub: ArgumentParser, minutes: float | None) -> None:
    """Add how long and on how many cores it is played."""
    told = f"begin no battle after so many minutes ({f'{minutes:g}' if minutes else 'no limit'})"
    sub.add_argument("--minutes", type=_minutes_of, default=minutes, metavar="M", help=told)
    where = sub.add_mutually_exclusive_group()
    where.add_argument(
        "--processes",
        type=partial(number_of, most=_MOST_PROCESSES),
        metavar="N",
        help="how many battles at once (one for every core)",
    )
    where.add_argument(
        "--on",
        default="",
        metavar="ADDRESS",
        help="a cluster by its scheduler: tcp://HOST:PORT (docs/lab.md)",
    )
    sub.add_argument(
        "--plan", action="store_true", help="play two battles of each and tell what how long would settle"
    )


def lab_asked(question: LabQuestion, options: Namespace) -> Lab:
    """The lab that was asked. Raises LabError for one that cannot be."""
    contest = question in CONTESTS
    where = (*options.ground, *options.scenario) if contest else (*options.named, *options.scenario)
    scenarios = tuple(dict.fromkeys(map(whole_path, where))) or ((USUAL_GROUND[question],) if contest else ())
    squads = options.named if question == "rank" else [options.squad] if contest and options.squad else ()
    lab = Lab(
        question=question, scenarios=scenarios, points=options.quick, squads=tuple(map(whole_squad, squads)),
        things=tuple(dict.fromkeys(find_thing(one).key for one in options.named)) if question == "worth" else (),
        battles=options.battles if options.pairs is None else 2 * options.pairs,
        levels=tuple(options.level or usual_levels(question)), seed=options.seed, whole=options.whole,
        within=usual_within(question) if options.within is None else options.within,
    )  # fmt: skip
    require_sound(lab)
    return replace(lab, title=title_of(lab))
