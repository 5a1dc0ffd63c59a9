"""A move metre by metre, the aim of a shot, and changes to a ledger, in the words of the prompt."""

import re

from squadlog.base.lengths import say_exactly
from squadlog.base.names import safe_text
from squadlog.base.records import replace
from squadlog.battle.commands import Declare
from squadlog.battle.ledger import Adjustment
from squadlog.battle.state import Known, ShotPlan
from squadlog.book.load import book_of
from squadlog.facts.ground_facts import StatedMove, Waypoint
from squadlog.language.parse import Misread, parse
from squadlog.language.say import say

_ADD = re.compile(r"^([+-]?\d{1,2})(?:\s+because)?\s*(.*)$", re.IGNORECASE)
_STRIKE = re.compile(r"^strike\s+(\S+)(?:\s+because)?\s*(.*)$", re.IGNORECASE)
AT = "at 7 range 12"
EXAMPLE = "4m over clear,light,clear+up1 turn 45 after 2m seen by 7 at 2m"


def read_move(text: str, unit: int, battle: Known) -> StatedMove:
    """What the words say of the move. Raises ValueError, in one sentence, for anything else."""
    said = parse(f"walk {unit} {text}", battle, book_of(battle.setup))
    if isinstance(said, Misread):
        raise ValueError(f"{said.problem} Write it like: {EXAMPLE}.")  # noqa: TRY004 - the typed words are at fault
    if not isinstance(said, Declare) or said.action != "move":
        raise ValueError(f"Type only the move here, like: {EXAMPLE}.")
    return said.move


def read_aim(text: str, order: Declare, battle: Known) -> Declare:
    """The order with the aim that the words say. Raises ValueError, in one sentence, for anything else."""
    said = parse(f"{say(order)} {text}", battle, book_of(battle.setup))
    if isinstance(said, Misread) and order.weapon is not None:
        said = parse(f"{_aiming(order, order.weapon)} {text}", battle, book_of(battle.setup))
    if isinstance(said, Misread):
        raise ValueError(f"{said.problem} Write it like: {AT}.")  # noqa: TRY004 - the typed words are at fault
    if not isinstance(said, Declare) or said.action != order.action:
        raise ValueError(f"Type only the aim here, like: {AT}.")
    return said


def _aiming(order: Declare, weapon: str) -> str:
    """The order up to its aim, where that is said with what is aimed at a place, such as a mortar."""
    shot = ShotPlan(weapon=weapon, target=Waypoint(x=0.0, y=0.0))
    return say(replace(order, weapon=None, shot=shot)).replace(" at 0,0", "", 1)


def _said(metres: float) -> str:
    return say_exactly(metres) or f"{metres:g}m"


def move_words(move: StatedMove) -> str:
    """A stated move as short as the form shows it, in the words that `read_move` reads."""
    parts = [] if move.distance_m is None else [_said(move.distance_m)]
    if move.ground:
        parts.append("over " + ",".join("+".join(metre) or "clear" for metre in move.ground))
    parts.extend(f"turn {turn.degrees:g} after {_said(turn.after_m)}" for turn in move.turns)
    if move.seen_by is not None:
        seen = ", ".join(f"{glimpse.watcher} at {_said(glimpse.at_m)}" for glimpse in move.seen_by)
        parts.append(f"seen by {seen}" if seen else "unseen")
    return " ".join(parts)


def read_adjustment(text: str) -> Adjustment:
    """The change that a line says. Raises ValueError, in one sentence, for anything else or without a reason."""
    typed = safe_text(text)
    if match := _STRIKE.match(typed):
        if not match.group(2):
            raise ValueError("Give a reason to strike the line: strike full_soft because ...")
        return Adjustment(kind="strike", strike=match.group(1), reason=match.group(2))
    if match := _ADD.match(typed):
        if not match.group(2):
            raise ValueError("Give a reason for the modifier: +2 because ...")
        return Adjustment(kind="add", value=int(match.group(1)), reason=match.group(2))
    raise ValueError("Write +2 because ..., or strike <name of the line> because ...")
