"""`squadlog lab new` asks at a terminal for what was not said, one question after the other, each answer checked."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from squadlog.base.errors import SquadlogError
from squadlog.base.lazy_imports import lazy_imports
from squadlog.base.names import clean_text, end_sentence, meant_instead
from squadlog.base.read_files import file_named
from squadlog.base.write_files import is_there
from squadlog.cli.faults import NotUnderstoodError
from squadlog.cli.options import Parser
from squadlog.cli.printing import print_wrapped, tell
from squadlog.extras.lab.asked.lab import Lab, LabError
from squadlog.ground.random_maps.kinds import KINDS

with lazy_imports():
    from squadlog.cli import lines
    from squadlog.extras.lab.asked import answers, naming
    from squadlog.extras.lab.commands import spelling
    from squadlog.session.said import commanding

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Callable, Iterable, Mapping, Sequence

AnswerT = TypeVar("AnswerT")
_PLAIN = Lab(question="fair")
_USUAL = "newcomer"


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
    if options.question in ("fair", "levels"):
        _ask_battles(asked, options)
    if options.file is None:
        options.file = asked.until_right(
            "File to write", f"{naming.stem_of(spelling.lab_asked(options.question, options))}.toml", (), _new_file
        )  # fmt: skip


def _ask_battles(asked: _Asked, options: Namespace) -> None:
    """Which battles are weighed, led by whom, and what is enough."""
    if not (options.named or options.scenario):
        ready = answers.list_ready()
        kinds = ", ".join(one for one in KINDS if one != "wood")
        told = (
            f"Which battles? Ready ones: {', '.join(ready)}. Or a scenario file, or battles that are drawn: "
        )
        print_wrapped([f"{told}{answers.QUICK} 200 wood (also {kinds})."])
        offered = (*ready, *(f"{answers.QUICK} 200 {kind}" for kind in KINDS))
        options.quick, options.named = asked.until_right(
            "Battles", _USUAL, offered, answers.read_battles_said
        )
    if not options.level:
        print_wrapped([f"Who leads? Levels of commanders: {', '.join(commanding.levels_offered())}."])
        question = options.question
        options.level = asked.until_right(
            "Levels", " ".join(_PLAIN.levels), (), lambda said: answers.read_levels(said, question)
        )
    if options.within is None:
        print_wrapped(
            ["What counts as even? A share of 50 in 100, give or take this; 3 takes thousands of battles."]
        )
        options.within = asked.until_right("Within", f"{_PLAIN.within}", (), answers.read_within)
    if options.battles == _PLAIN.battles:
        print_wrapped(["How many battles of each at most? It ends sooner, once the question is settled."])
        options.battles = asked.until_right("Battles", f"{_PLAIN.battles}", (), answers.read_most_battles)


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
