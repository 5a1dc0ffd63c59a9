"""`squadlog lab new` asks at a terminal for what was not said, one question after the other, each answer checked."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from squadlog.base.errors import SquadlogError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import clean_text, end_sentence, list_names, meant_instead
from squadlog.base.read_files import file_named
from squadlog.base.write_files import is_there
from squadlog.cli.faults import NotUnderstoodError
from squadlog.cli.options import Parser
from squadlog.cli.printing import print_wrapped, tell
from squadlog.extras.lab.asked.lab import CONTESTS, USUAL_GROUND, Lab, LabError, usual_levels, usual_within
from squadlog.extras.lab.asked.things import list_things
from squadlog.ground.random_maps.kinds import KINDS

with lazy_imports():
    from squadlog.cli import lines
    from squadlog.extras.lab.asked import answers, naming, offered
    from squadlog.extras.lab.commands import spelling
    from squadlog.session.said import commanding

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Callable, Iterable, Mapping, Sequence

AnswerT = TypeVar("AnswerT")
_PLAIN = Lab(question="fair")
_USUAL, _USUAL_SQUADS, _USUAL_THING = "newcomer", "john_doe tog_line", "SAR"


class AnyOrder(Parser):
    """A parser of a task whose options may stand anywhere among its words."""

    _mixes = False

    def parse_known_args(  # type: ignore[override] # argparse has more forms of it
        self, args: Sequence[str] | None = None, namespace: Namespace | None = None
    ) -> tuple[Namespace, list[str]]:
        """Read the words: options first, then all others together."""
        if self._mixes:
            return super().parse_known_args(args, namespace)
        self._mixes = True
        try:
            return self.parse_known_intermixed_args(args, namespace)
        finally:
            self._mixes = False


def lacks(options: Namespace) -> list[str]:
    """What of a new lab was not said, as the help of the command names it."""
    return [name for name, said in (("FILE", options.file), ("question", options.question)) if said is None]


def asks_a_person() -> bool:
    """Whether somebody sits at the terminal who can be asked."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def ask_rest(options: Namespace, questions: Mapping[str, str]) -> None:
    """Ask for all that a new lab lacks, and keep it among the options. `questions` tells each in words.

    Raises NotUnderstoodError when there are no more answers: nothing is written then.
    """
    print_wrapped(
        ["A few questions; Enter takes what stands in brackets, Ctrl+C leaves, and nothing is written."]
    )
    asked = _Asked()
    if options.question is None:
        told = (f"   {name:<7} {words}" for name, words in questions.items())
        print_wrapped(["What is asked?", *told], hanging=11)
        options.question = asked.until_right(
            "Question", next(iter(questions)), questions, lambda said: _one_of(said, questions)
        )
    if options.question in CONTESTS:
        _ask_contenders(asked, options)
    else:
        _ask_battles(asked, options)
    _ask_enough(asked, options)
    if options.file is None:
        options.file = asked.until_right(
            "File to write", f"{naming.stem_of(spelling.lab_asked(options.question, options))}.toml", (), _new_file
        )  # fmt: skip


def _ask_battles(asked: _Asked, options: Namespace) -> None:
    """Which battles are weighed."""
    if not (options.named or options.scenario):
        ready = answers.list_ready()
        kinds = ", ".join(one for one in KINDS if one != "wood")
        told = (
            f"Which battles? Ready ones: {', '.join(ready)}. Or a scenario file, or battles that are drawn: "
        )
        print_wrapped([f"{told}{answers.QUICK} 200 wood (also {kinds})."])
        words = (*ready, *(f"{answers.QUICK} 200 {kind}" for kind in KINDS))
        options.quick, options.named = asked.until_right("Battles", _USUAL, words, answers.read_battles_said)


def _ask_contenders(asked: _Asked, options: Namespace) -> None:
    """Which things are weighed in which squad, or which squads meet; and where."""
    if options.question == "rank" and not options.named:
        squads = offered.list_squads()
        print_wrapped(
            [f"Which squads? Two or more, or one to meet all ready ones: {list_names(squads)}, or files."]
        )
        options.named = asked.until_right("Squads", _USUAL_SQUADS, squads, offered.read_squads)
    if options.question == "worth" and not options.named:
        things = list_things()
        told = ", ".join(f"{one.key} {one.points:g}" for one in things)
        print_wrapped([f"What is weighed? Weapons, suits, troops with their points: {told}."])
        options.named = asked.until_right(
            "Things", _USUAL_THING, [one.key for one in things], offered.read_things
        )
    if options.question == "worth" and options.squad is None:
        things_said, squads = options.named, offered.list_squads()
        print_wrapped(
            [f"Who gets it? Four {offered.ORDINARY} soldiers, or a squad: {list_names(squads)}, or a file."]
        )
        options.squad = asked.until_right(
            "Squad", offered.ORDINARY, squads, lambda said: offered.read_squad(said, things_said)
        )
    if not (options.ground or options.scenario):
        grounds = [key for key, _ in offered.list_grounds()]
        print_wrapped(
            [f"Where do they meet? Kinds of ground that are drawn, and maps: {list_names(grounds)}."]
        )
        options.ground = asked.until_right(
            "Ground", USUAL_GROUND[options.question], grounds, offered.read_grounds
        )


def _ask_enough(asked: _Asked, options: Namespace) -> None:
    """Who leads, and what is enough."""
    if not options.level:
        print_wrapped([f"Who leads? Levels of commanders: {', '.join(commanding.levels_offered())}."])
        question = options.question
        options.level = asked.until_right(
            "Levels", " ".join(usual_levels(question)), (), lambda said: answers.read_levels(said, question)
        )
    if options.within is None:
        worth = "How close is enough? Within twice this in 100 of a squad's strength; 1 takes four times as long as 2."
        even = "What counts as even? A share of 50 in 100, give or take this; 3 takes thousands of battles."
        print_wrapped([worth if options.question == "worth" else even])
        options.within = asked.until_right(
            "Within", f"{usual_within(options.question)}", (), answers.read_within
        )
    if options.battles == _PLAIN.battles:
        print_wrapped(["How many battles of each at most? It ends sooner, once the question is settled."])
        options.battles = asked.until_right(
            "Battles", f"{_PLAIN.battles}", (), lambda said: answers.read_most_battles(said, options.question)
        )


def _one_of(said: str, questions: Iterable[str]) -> str:
    if said not in questions:
        wrong = clean_text(said, limit=40)
        raise LabError(end_sentence(f"No lab asks {wrong!r}; {meant_instead(wrong, questions)}"))
    return said


def _new_file(said: str) -> Path:
    path = file_named(said)
    if is_there(path):
        raise LabError(f"{clean_text(path.name, limit=80)} is there already; type another name.")
    return path


class _Asked:
    """Whoever sits at the terminal: asked again until an answer is right. Tab completes what is offered."""

    def __init__(self) -> None:
        self._offered: tuple[str, ...] = ()
        self._reader = lines.Lines(lambda _typed: self._offered)

    def until_right(
        self, prompt: str, usual: str, offered: Iterable[str], read: Callable[[str], AnswerT]
    ) -> AnswerT:
        """The answer as `read` takes it, which raises SquadlogError for a wrong one; Enter alone is the usual."""
        self._offered = tuple(offered)
        while (said := self._reader.asked(f"{prompt} ({usual}): ")) is not None:
            try:
                return read(said or usual)
            except SquadlogError as error:
                tell(str(error))
        raise NotUnderstoodError("Nothing was written.")
