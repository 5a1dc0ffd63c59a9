"""Small words of the log: units, dice with their reasons, lists."""

import re
from collections.abc import Iterable, Iterator, Sequence

from squadlog.base.dice import Face
from squadlog.base.lengths import format_kept, format_length
from squadlog.base.names import numbers
from squadlog.base.records import replace
from squadlog.battle.ledger import Check, Line
from squadlog.battle.state import Battle, Unit
from squadlog.battle.terms import Setup, Soldier
from squadlog.book.load import book_of
from squadlog.facts.ground_facts import Metres, Position
from squadlog.rules.common.kept.laid_things import thing_called

_COMMITMENT = r"; commitment \w+"
_WHOSE = r"(?:T\d+\.s\d+ )?(\d+) "
_BESIDE = r"(?:T\d+\.s\d+ )?(?:Overruled|Let stand): |.*; commitment \w"
"""A line about what a command did besides: what was let stand for it, to what a side is bound by it."""


def main_line(lines: Iterable[str], kind: str = "") -> str:
    """The line of a step that says what was done in it, without the signs of a commitment; empty for no line.

    Where it is of the `kind` that tells several soldiers something, the others are named by their numbers.
    """
    said = list(lines)
    main = next((line for line in said if not re.match(_BESIDE, line)), said[0] if said else "")
    main = re.sub(_COMMITMENT, "", main)
    told = (
        (re.match(_WHOSE, line) for line in said if not re.match(_BESIDE, line)) if kind == "orders" else ()
    )
    others = [int(one) for one in dict.fromkeys(found[1] for found in told if found)][1:]
    return f"{main.removesuffix('.')}, and the orders of {numbers(others)}." if others else main


def plain(key: str) -> str:
    """A key of the tables or the state as words."""
    return key.removeprefix("extra:").replace("_", " ")


def name_of(battle: Battle, number: int) -> str:
    """A unit by counter number and name."""
    unit = battle.units.get(number)
    return f"{number} {unit.soldier.name}" if unit else f"unit {number}"


def unit_words(battle: Battle, number: int) -> str:
    """`7 Jane Doe`, or the bare number of a unit that is not known."""
    return name_of(battle, number).removeprefix("unit ")


def as_equipped(unit: Unit) -> Soldier:
    """The soldier with the weapons and things that it has now, instead of those that it came with."""
    return replace(unit.soldier, weapons=unit.weapons, equipment=unit.items)


def weapon_code(battle: Battle, code: str) -> str:
    """The code of a weapon, with a star if a pack of the battle has replaced its printed row."""
    if not battle.setup.packs:
        return code
    row = book_of(battle.setup).weapons.get(code)
    return code if row is None else row.marked(code)


def thing(battle: Battle, feature: str) -> str:
    """A door, wall ... by its name, an airlock by its own."""
    known = battle.features.get(feature)
    if known is None and any(door.airlock == feature for door in battle.features.values()):
        return f"airlock {feature}"
    return known.name if known else feature


def name_laid_thing(battle: Battle, name: str) -> str:
    """What a side has laid out, by what people call it and whose it is."""
    found = thing_called(battle, name)
    if found is None:
        return name
    return f"{found.called.replace('_', ' ')} of {battle.setup.side_name(found.side)}"


def join_with_commas(words: Iterable[str]) -> str:
    """Words with commas between."""
    return ", ".join(words)


def faces(rolled: Sequence[Face]) -> str:
    """Faces in words, in the order they came up; those before the last were ties."""
    return " then ".join(str(face.value) for face in rolled)


def reasons(lines: Iterable[Line]) -> str:
    """The modifiers that count, each with its cause, and what the map says of it."""
    return ", ".join(_reason(line) for line in lines if line.applied and line.value)


def _reason(line: Line) -> str:
    told = f"{line.value:+d} {line.label}" + (f" [{line.note}]" if line.note else "")
    return format_kept(told)


def format_test(check: Check, *, success: str = "succeeds", failure: str = "fails") -> str:
    """A rolled test: face, sum of the modifiers, net roll, target, the reasons, and the natural face if that decides.

    `success` and `failure` say what the test is about, e.g. that it hits or misses (DIE-03, DIE-04).
    """
    ledger = check.ledger
    why = reasons(ledger.lines)
    needed = f"more than {ledger.target}" if ledger.scale.high else ledger.target
    told = f"{check.face} {ledger.total:+d} = {check.net}, needs {needed}" + (f" ({why})" if why else "")
    if not check.by_nature:
        return told
    return f"{told}, but a natural {check.face} always {success if check.success else failure}"


def spot(at: Position) -> str:
    """The place and facing of a unit: `12.4, 8.0, facing 90°`."""
    return f"{at.x:.1f}, {at.y:.1f}, facing {at.facing_deg % 360:.0f}°"


def format_range(length: Metres) -> str:
    """A range with its origin if it was measured; empty for one that nobody knows."""
    if length.value is None:
        return ""
    return (
        f"{format_length(length.value, 1)}, measured"
        if length.origin == "measured"
        else format_length(length.value)
    )


def rules_broken_by_side(setup: Setup, side: str | None = None) -> Iterator[str]:
    """What the squads of a side, or of all, break together."""
    for one in setup.remarks:
        if one.side and side in (None, one.side):
            yield f"{setup.side_name(one.side)}: {one.sentence} [{one.rule}]"


def by_agreement(rule: str, soldier: str | None, reason: str) -> str:
    """What the players let pass, and why."""
    about = f" for {soldier}" if soldier else ""
    return f"By agreement: {rule}{about}, {reason}"
