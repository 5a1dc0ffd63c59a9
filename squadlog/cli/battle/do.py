"""Saying something in a battle: sentences, die faces, undo and redo."""

import sys
from argparse import Namespace
from collections.abc import Iterable

from squadlog.base.dice import Roll
from squadlog.base.lazy_imports import lazy_imports
from squadlog.battle.outcome import Accepted, DieAsked, Moved, Outcome
from squadlog.battle.refusal import Refusal
from squadlog.cli.battle.telling import tell_where
from squadlog.cli.calls import call
from squadlog.cli.choosing import open_battle
from squadlog.cli.commands import DIE_AWAITED, OK
from squadlog.cli.faults import code_of
from squadlog.cli.options import read
from squadlog.cli.printing import print_json, print_lines, tell
from squadlog.session import guiding
from squadlog.session.remarks import remarks
from squadlog.session.said.answers import keys_of
from squadlog.session.seat import Seat

with lazy_imports():
    from squadlog.cli import hearing
    from squadlog.cli.battle import how_to_answer

_STDIN_LINE = 10_000
"""The most characters of a line of stdin."""
_TOLD = 5
"""How many undone steps are told at most."""
_PATIENCE_S = 5.0
"""How long a sentence is decided anew when others are quicker each time."""


def run(name: str, words: list[str]) -> int:
    """`do`, `die`, `undo`, `redo` and `jump`."""
    options = read(call(name), words)
    with open_battle(options, says=True) as seat:
        if name == "undo" and seat.head > 1 and seat.went_on_elsewhere:
            told = "; ".join(seat.log.latest(_many(options.steps))) or "the last step"
            tell(f"Undo in battle {seat.id}, {seat.title}: {told}")
        return _say(seat, _sentences(name, options), options)


def _many(steps: list[str]) -> int:
    """How many steps of `undo` are meant, as far as that is worth telling."""
    return min(int(steps[0]), _TOLD) if steps and steps[0].isdecimal() and len(steps[0]) < _TOLD else 1


def _sentences(name: str, options: Namespace) -> Iterable[str]:
    match name:
        case "do":
            return _read_sentences(options.sentence)
        case "die":
            return (" ".join(("die", *options.face)),)
        case "jump":
            return (f"goto {' '.join(options.entry)}",)
        case _:
            return (" ".join((name, *options.steps)),)


def _read_sentences(sentences: list[str]) -> Iterable[str]:
    for sentence in sentences:
        if sentence != "-":
            yield sentence
            continue
        while line := sys.stdin.readline(_STDIN_LINE):
            if line.strip() and not line.lstrip().startswith("#"):
                yield line.strip()


def _say(seat: Seat, sentences: Iterable[str], options: Namespace) -> int:
    """Say them in order; stop at the first that is refused. A die that is still awaited at the end is code 3."""
    at, die, was_over = options.at, getattr(options, "die", ""), seat.known.stage == "over"
    if at is None and not getattr(options, "no_wait", True):  # what was left to this command
        _hear_others(seat, as_json=options.json, tells=False)
    one_by_one = (sentence for line in sentences for sentence in seat.sentences.one_by_one(line))
    for place, (sentence, key) in enumerate(
        zip(one_by_one, keys_of(getattr(options, "key", "")), strict=False)
    ):
        outcome = seat.say(sentence, at=at, key=key, die=die, patience_s=_PATIENCE_S)
        # What comes after the first is said where that has led.
        at, die = None, ""
        if options.json:
            print_json("said", {"said": sentence, **_record(outcome, seat)}, line=True)
        elif isinstance(outcome, Accepted | DieAsked):
            print_lines(outcome.lines)
        elif isinstance(outcome, Moved):
            print_lines([outcome.sentence])
        sys.stdout.flush()
        if isinstance(outcome, Refusal):
            _refuse(seat, sentence, outcome)
            waits = outcome.code == "die-awaited" and seat.die.roll is not None
            left = [sentence] if waits and place else []
            if "-" not in getattr(options, "sentence", ()):
                left += one_by_one
            if left:
                tell(f"Not carried out: {'; '.join(left)}.")
            if waits and seat.die.roll is not None:
                _prompt(seat, seat.die.roll)
                return DIE_AWAITED
            return code_of(outcome)
    if not getattr(options, "no_wait", False):
        _hear_others(seat, as_json=options.json, tells=True)
    if seat.die.roll is not None:
        _prompt(seat, seat.die.roll)
        return DIE_AWAITED
    if not options.json:
        ask = seat.due.ask()
        tell(f"{ask.sentence} Signs: {seat.seal.stands}." if seat.seal.stands else ask.sentence)
        if ask.options and (usual := how_to_answer.usual_answer(seat)):
            tell(usual)
        if (was_over or seat.known.stage == "over") and (told := remarks(seat)):
            tell(told)
        _tell_lesson(seat)
    return OK


def _hear_others(seat: Seat, *, as_json: bool, tells: bool) -> None:
    """Tell what others than people say, until a person is asked; it stands in the log as all that is said."""
    for one in hearing.hear_others(seat, tells=tells):
        if as_json:
            print_json(
                "said",
                {"said": one.sentence, "side": one.side, "by": one.name, "lines": one.lines},
                line=True,
            )
        else:
            print_lines(one.told)
        sys.stdout.flush()


def _tell_lesson(seat: Seat) -> None:
    """Tell what the lesson of the battle says now, where it has lessons."""
    if guiding.has_lessons(seat.known.setup) and (guide := guiding.guide_at(seat)) is not None:
        for line in ("", *guiding.format_taught(guide.told(seat), at_shell=True)):
            tell(line)


def _refuse(seat: Seat, sentence: str, refusal: Refusal) -> None:
    """Tell the refusal, under the sentence with a mark where the reading stopped if it was not understood."""
    if refusal.code == "misread":
        misread = seat.sentences.misread(sentence)
        if misread is not None and misread.sentence:
            tell_where(misread)
    tell(str(refusal))


def _record(outcome: Outcome, seat: Seat) -> dict[str, object]:
    match outcome:
        case Accepted():
            kinds = [event.kind for event in outcome.events]
            return {"outcome": "accepted", "entry": seat.head, "lines": outcome.lines, "events": kinds}
        case Moved():
            return {"outcome": "moved", "entry": seat.head, "lines": [outcome.sentence]}
        case DieAsked():
            return {"outcome": "die-asked", "roll": outcome.roll, "die_awaited": seat.die.name}
        case Refusal():
            return {"outcome": "refused", "refusal": outcome}


def _prompt(seat: Seat, roll: Roll) -> None:
    """Say which die must be rolled, for whom, and what it needs."""
    needed = f"; {roll.needs}" if roll.needed else ""
    whose = _whose(seat, roll)
    tell(
        f"Roll a d{roll.die}: {roll.name}{whose}{needed}."
        f" {seat.for_other_home(roll.side) or 'Type it with: squadlog die FACE'}"
    )


def _whose(seat: Seat, roll: Roll) -> str:
    """The names of grouping or unit and of the side, as the sentences of the battle write them."""
    battle = seat.known
    who = roll.who
    if who in battle.groupings:
        who = battle.groupings[who].name
    elif who.isdigit() and int(who) in battle.units:
        who = f"{who} {battle.units[int(who)].soldier.name}"
    names = ", ".join(filter(None, dict.fromkeys((battle.setup.side_name(roll.side), who))))
    return f" for {names}" if names else ""
