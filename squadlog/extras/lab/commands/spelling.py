"""How a lab is asked on the command line: the options of a question, and of how it is played."""

from __future__ import annotations

from argparse import ArgumentTypeError
from typing import TYPE_CHECKING

from squadlog.base.names import clean_text, whole_number
from squadlog.extras.lab.asked.answers import whole_path
from squadlog.extras.lab.asked.lab import Lab, require_sound
from squadlog.extras.lab.asked.naming import title_of

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace

    from squadlog.extras.lab.asked.lab import LabQuestion

_MOST = 4_294_967_295
_DIGITS = 10


def number_of(text: str) -> int:
    """A whole number from 0 on. ArgumentTypeError for anything else."""
    number = whole_number(text, most_digits=_DIGITS)
    if number is None or number > _MOST:
        raise ArgumentTypeError(
            f"{clean_text(text, limit=40)!r} should be a whole number from 0 to {_MOST:,}"
        )
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
    sub.add_argument(
        "scenarios", nargs="*" if task != "fair" else "+", metavar="SCENARIO",
        help="a ready battle of two sides or a scenario file; with --quick a kind of ground or a map",
    )  # fmt: skip
    sub.add_argument(
        "--quick", type=number_of, default=0, metavar="POINTS", help="battles of so many points, drawn"
    )
    sub.add_argument(
        "--scenario", action="append", default=[], metavar="KEY|FILE", help="the same as SCENARIO"
    )
    sub.add_argument(
        "--level", action="append", metavar="LEVEL", help="a commander's level (recruit and sergeant)"
    )
    sub.add_argument(
        "--battles", type=number_of, default=2000, metavar="N", help="at most so many of each (2000)"
    )
    sub.add_argument(
        "--within", type=number_of, default=5, metavar="N", help="fair is 50 give or take N in 100 (5)"
    )
    sub.add_argument("--seed", type=number_of, default=1, help="the seed of the lab (1)")
    sub.add_argument("--whole", action="store_true", help="battles to their end, not six turns at most")


def add_running(sub: ArgumentParser, minutes: float | None) -> None:
    """Add how long and on how many cores it is played."""
    told = f"begin no battle after so many minutes ({f'{minutes:g}' if minutes else 'no limit'})"
    sub.add_argument("--minutes", type=_minutes_of, default=minutes, metavar="M", help=told)
    sub.add_argument(
        "--processes", type=number_of, metavar="N", help="how many battles at once (one for every core)"
    )
    sub.add_argument(
        "--plan", action="store_true", help="play two battles of each and tell what how long would settle"
    )


def lab_asked(question: LabQuestion, options: Namespace) -> Lab:
    """The lab that was asked. Raises LabError for one that cannot be."""
    scenarios = tuple(dict.fromkeys(map(whole_path, (*options.scenarios, *options.scenario))))
    lab = Lab(
        question=question, title=title_of(question, scenarios, options.quick),
        scenarios=scenarios, points=options.quick, battles=options.battles,
        levels=tuple(options.level or Lab(question=question).levels), within=options.within, seed=options.seed,
        whole=options.whole,
    )  # fmt: skip
    require_sound(lab)
    return lab
