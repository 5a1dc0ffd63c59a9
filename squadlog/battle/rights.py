"""What a seat may say: one table beside the union of commands. The referee and the table may say everything.

A side speaks for its own units, groupings and dice, and everybody may write a note; what sets the battle right, changes
what was agreed, or lets something stand against the rules is the whole table's. But a side may mark a wound of its own.
"""

from collections.abc import Callable
from typing import Any, Literal

from squadlog.battle import commands as say
from squadlog.battle.refusal import Refusal
from squadlog.battle.saying import Note, PrivateNote
from squadlog.battle.standing import EndStandingOrder, GiveStandingOrder
from squadlog.battle.state import WOUNDS, Battle
from squadlog.facts.seats import TABLE, for_all

Word = Literal["undo", "redo", "jump", "branch", "die", "withdraw", "log"]
"""What is said to the record."""


def of_side(battle: Battle, command: Any) -> str:  # noqa: ANN401 - every command that names a side
    """The side that it names; the table's where there is none so called."""
    return command.side if command.side in battle.side_ids() else TABLE


def of_unit(battle: Battle, command: Any) -> str:  # noqa: ANN401 - every command that names a unit
    """The side of the unit that it names; the table's where there is none of that number."""
    unit = battle.units.get(command.unit)
    return TABLE if unit is None else unit.side


def of_grouping(battle: Battle, command: Any) -> str:  # noqa: ANN401 - every command that names a grouping
    """The side of the grouping that it names."""
    grouping = battle.groupings.get(command.grouping)
    return TABLE if grouping is None else grouping.side


def _of_each(battle: Battle, command: say.Orders) -> str:
    """The side of all who are told; the table's where several sides are."""
    whose = {owner(battle, one) for one in command.orders}
    return whose.pop() if len(whose) == 1 else TABLE


def of_units(battle: Battle, command: Any) -> str:  # noqa: ANN401 - every command that names several units
    """The side of all the units that it names; the table's where several sides are."""
    whose = {unit.side for number in command.units if (unit := battle.units.get(number)) is not None}
    return whose.pop() if len(whose) == 1 else TABLE


def _of_slot(battle: Battle, _command: say.Done) -> str:
    return TABLE if battle.active is None else battle.active.side


def _of_dice(_battle: Battle, command: say.SetDice) -> str:
    return command.side or TABLE


MARKED = ("wound",)
"""What a side may set of its own soldiers by itself: worse than it is."""


def _of_corrected(battle: Battle, command: say.Correct) -> str:
    """The side of a soldier with nothing but a worse wound marked; else the table's."""
    unit, marks = battle.units.get(command.unit), dict(command.changes)
    if unit is None or tuple(marks) != MARKED or marks["wound"] not in WOUNDS:
        return TABLE
    return unit.side if WOUNDS.index(marks["wound"]) > WOUNDS.index(unit.wound) else TABLE


def of_all(_battle: Battle, _command: object) -> str:
    """The table's."""
    return TABLE


def of_its_seat(_battle: Battle, command: PrivateNote) -> str:
    """The seat that a note comes from, whose it is."""
    return command.seat


def of_anybody(_battle: Battle, _command: object) -> str:
    """Anybody's."""
    return ""


Owner = Callable[[Battle, Any], str]
OWNERS: dict[type, Owner] = {
    **dict.fromkeys((say.Begin, say.RollInitiative, Note), of_anybody),
    PrivateNote: of_its_seat,
    say.Correct: _of_corrected,
    say.ChooseOrder: of_grouping,
    say.Orders: _of_each,
    **dict.fromkeys((GiveStandingOrder, EndStandingOrder), of_units),
    say.Done: _of_slot,
    say.SetDice: _of_dice,
    **dict.fromkeys(
        (
            say.Declare, say.Continue, say.Hold, say.Cancel, say.Engage, say.FaceAttacker, say.Fire, say.WithholdFire,
            say.OpportunityShot, say.DeclineShot, say.GiveIntent, say.Escape, say.ShareParry, say.PlaceUnit,
        ),
        of_unit,
    ),
    **dict.fromkeys(
        (
            say.PlaceFeature, say.SetRuling, say.SetAssist, say.CorrectFeature, say.CorrectTurn,
            say.Regroup, say.AddAction, say.AddUnit, say.RemoveUnit, say.SwitchChapter, say.EndBattle,
        ),
        of_all,
    ),
}  # fmt: skip
"""Whose each command is: the side that `Owner` names, `table` for all of them together, empty for anybody's.

Chapters enter theirs here as they are loaded.
"""

SECRET: set[str] = {"give_intent", "private_note", "give_standing_order", "end_standing_order"}
"""Kinds of commands whose words are the secret itself; chapters enter theirs likewise."""


def may_ever(seat: str, kind: type | Word) -> bool:
    """Whether a seat may say such a thing at all, whatever it is about: what a screen asks before it offers it."""
    if for_all(seat):
        return True
    return isinstance(kind, str) or OWNERS[kind] is not of_all


def owner(battle: Battle, command: say.Command) -> str:
    """The side whose command it is; `table` for what only all may say together, empty for anybody's.

    What a side on paper would say is said for it by who is kept here.
    """
    return battle.setup.voice_of(OWNERS[type(command)](battle, command))


def not_yours(battle: Battle, seat: str, command: say.Command) -> Refusal | None:
    """Why it is not for this seat to say; None when it may. Nothing overrules this."""
    if for_all(seat):
        return None
    if getattr(command, "overrule", ""):
        return _refuse("Only all players together can overrule a rule.", "GEN-06")
    return not_your_half(battle, seat, owner(battle, command))


def not_your_half(battle: Battle, seat: str, whose: str) -> Refusal | None:
    """Why this seat may not answer a die, or a command that waits for one; `whose` is the side that rolls it."""
    whose = battle.setup.voice_of(whose)
    if for_all(seat) or whose in ("", seat):
        return None
    if whose == TABLE:
        return _refuse("Only all players together can say this.")
    return _refuse(f"Only {battle.setup.side_name(whose)} can say this.")


def _refuse(sentence: str, rule: str = "") -> Refusal:
    return Refusal(code="not-yours", sentence=sentence, rule=rule)
