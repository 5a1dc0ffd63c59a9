"""A script of a battle played again by the rules of today."""

from collections.abc import Iterable

from squadlog.base.dice import DieNeeded, Face, Roll
from squadlog.battle.events.union import Event
from squadlog.battle.evolve import begin_battle
from squadlog.battle.known import known
from squadlog.battle.record.codec import events_from_json
from squadlog.battle.record.timeline import apply_all
from squadlog.battle.refusal import Refusal
from squadlog.battle.state import Battle
from squadlog.book.load import load_rulebook
from squadlog.facts.seats import REFEREE
from squadlog.language.parse import Meta, Misread, parse
from squadlog.reports.narrate import tell
from squadlog.rules.desk.engine import decide
from squadlog.session.deciding import table_for
from squadlog.session.scripts import FIRST


class ScriptError(Exception):
    """A script that is none, or that is told otherwise today; one sentence with the line."""


def replayed(text: str) -> Battle:
    """Play a script by the rules of today.

    Raises ScriptError at the first line that is read, decided or told otherwise.
    """
    lines = [(number, *line.partition(" ")[::2]) for number, line in enumerate(text.splitlines(), 1)]
    if not lines or text.split("\n", 1)[0] != FIRST:
        raise ScriptError(f"Line 1 should be: {FIRST}.")
    battle: Battle | None = None
    waiting: list[str] = []
    place = 0
    while place < len(lines):
        number, word, rest = lines[place]
        place += 1
        match word:
            case "squadlog" | "#" | "":
                continue
            case "setup":
                battle = _opened(rest, number)
            case "say" if battle is not None:
                faces = []
                while place < len(lines) and lines[place][1] == "die":
                    faces.append(lines[place][2])
                    place += 1
                events = _decided(battle, rest, faces, number)
                waiting = list(tell(battle, events))
                while place < len(lines) and lines[place][1] == "tells":
                    told = waiting.pop(0) if waiting else "nothing more"
                    if told != lines[place][2]:
                        raise ScriptError(f"Line {lines[place][0]}: {rest!r} tells {told!r} today.")
                    place += 1
                if waiting:
                    raise ScriptError(f"Line {number}: {rest!r} tells {waiting[0]!r} as well today.")
                battle = apply_all(battle, events)
            case _:
                raise ScriptError(f"Line {number}: {word!r} is no word of a script here.")
    if battle is None:
        raise ScriptError("The script has no setup.")
    return battle


def _opened(document: str, number: int) -> Battle:
    try:
        (event,) = events_from_json([document.encode()])
        return begin_battle(event)
    except (ValueError, TypeError) as error:
        raise ScriptError(f"Line {number}: this is no set-up: {str(error).splitlines()[0]}.") from None


class _Laid:
    """Dice whose faces lie there, each for the roll that is named beside it."""

    def __init__(self, faces: Iterable[str]) -> None:
        self.left = list(faces)

    def roll(self, roll: Roll, /) -> Face:
        """The first face that lies there for this roll; DieNeeded if there is none."""
        wanted = f" of {roll.die} for {roll.name} {roll.who}".rstrip()
        for place, laid in enumerate(self.left):
            value, _, _ = laid.partition(" ")
            if laid == f"{value}{wanted}" and value.isdecimal() and 1 <= int(value) <= roll.die:
                del self.left[place]
                return Face(
                    name=roll.name,
                    value=int(value),
                    who=roll.who,
                    side=roll.side,
                    die=roll.die,
                    source="scripted",
                )
        raise DieNeeded(roll)


def _decided(battle: Battle, sentence: str, faces: Iterable[str], number: int) -> tuple[Event, ...]:
    said = parse(sentence, known(battle, REFEREE), load_rulebook())
    if isinstance(said, Meta | Misread):
        raise ScriptError(f"Line {number}: {sentence!r} is no command: {said}.")
    dice = _Laid(faces)
    try:
        told = decide(battle, said, table_for(battle, dice))
    except DieNeeded as needed:
        wanted = f"{needed.roll.name} {needed.roll.who}".rstrip()
        raise ScriptError(
            f"Line {number}: {sentence!r} asks for a die that is not there: {wanted}."
        ) from None
    if isinstance(told, Refusal):
        raise ScriptError(f"Line {number}: {sentence!r} is refused: {told}")
    if dice.left:
        raise ScriptError(f"Line {number}: {sentence!r} leaves the die {dice.left[0]!r} unused.")
    return told
