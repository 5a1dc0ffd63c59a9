"""How a soldier stands for ammunition: rounds in the magazine, spare magazines, boxes not crossed off (AMO-02..AMO-17).

A magazine that is in a weapon at first is one of those that its bearer has (AMO-07). What is found or lost counts
in spare magazines; a weapon that changes hands takes the magazine along that is in it.
"""

from squadlog.base.names import so_many
from squadlog.base.records import value
from squadlog.battle.refusal import Refusal, nonsense
from squadlog.battle.state import Battle, Unit
from squadlog.book.magazine_classes import CLASSES, MagazineClass, class_of, issued_magazines
from squadlog.rules.ammunition.record import KEY, Begun, magazines, rounds_gone
from squadlog.rules.common.context import BookReading, RulesContext
from squadlog.rules.common.shots.gunnery import weapon_row


@value
class Magazine:
    """A magazine at hand for a weapon: how many rounds are gone from it, and whether it is in the weapon."""

    fired: int
    loaded: bool = False


def capacity(unit: Unit, weapon: str, reading: BookReading) -> int | None:
    """The rounds of a full magazine; None for a laser, which never runs dry (AMO-02, AMO-16)."""
    return weapon_row(unit, weapon, reading).magazine if weapon in reading.book.weapons else None


def fed_by(unit: Unit, weapon: str, reading: BookReading) -> MagazineClass:
    """The class of the magazine boxes that a weapon of the unit uses, as it is set."""
    return class_of(weapon_row(unit, weapon, reading), reading.rulings)


def _fed(codes: tuple[str, ...], kind: MagazineClass, reading: BookReading) -> int:
    """How many of these weapons take magazines of that class."""
    rows = (reading.book.weapon_in(code, "") for code in codes if code in reading.book.weapons)
    return sum(row.magazine is not None and class_of(row, reading.rulings) == kind for row in rows)


def count_rounds_left(unit: Unit, weapon: str, reading: BookReading) -> int | None:
    """The rounds left in the magazine that is in a weapon; None for one that never runs dry."""
    most = capacity(unit, weapon, reading)
    return None if most is None else max(0, most - rounds_gone(unit, weapon))


def spares(unit: Unit, kind: MagazineClass, reading: BookReading) -> int:
    """The full spare magazines of a class; nobody has any who came without a weapon that takes them."""
    return max(0, _issued_spares(unit, kind, reading) + magazines(unit).of(kind))


def _issued_spares(unit: Unit, kind: MagazineClass, reading: BookReading) -> int:
    """The spare magazines of a class that the unit came with."""
    came_with = _fed(unit.soldier.weapons, kind, reading)
    return max(0, issued_magazines(kind, reading.rulings) - came_with) if came_with else 0


def unfit(_battle: Battle, unit: Unit, ctx: RulesContext) -> Refusal | None:
    """Why no unit can stand so for ammunition: more gone from a magazine than it holds, fewer spare ones than none."""
    for code in unit.weapons:
        most, gone = capacity(unit, code, ctx.reading), rounds_gone(unit, code)
        if most is None and gone:
            return nonsense("no-magazine", f"{code} never runs dry.", "AMO-16", "Leave it out.")
        if most is not None and gone > most:
            sentence = f"{gone} rounds cannot be gone from {code}; its magazine holds {most}."
            return nonsense("no-such-rounds", sentence, "AMO-02", f"{code}:{most} at most.")
    for kind in CLASSES:
        first, less = _issued_spares(unit, kind, ctx.reading), -magazines(unit).of(kind)
        if less > first:
            sentence = (
                f"{unit.called} has {so_many(first, f'spare {kind} magazine')} at first, and not {less}."
            )
            return nonsense("no-such-magazines", sentence, "AMO-03", f"{kind}:{-first} at least.")
    return None


def _begun_magazines(unit: Unit, weapon: str) -> tuple[Begun, ...]:
    return tuple(one for one in magazines(unit).begun if one.code == weapon)


def at_hand(unit: Unit, weapon: str, reading: BookReading) -> tuple[Magazine, ...]:
    """The magazines that could be put into a weapon, the fullest first (AMO-10)."""
    full = spares(unit, fed_by(unit, weapon, reading), reading)
    begun = sorted(one.fired for one in _begun_magazines(unit, weapon))
    return (*(Magazine(0) for _ in range(full)), *(Magazine(fired) for fired in begun))


def to_be_had(body: Unit, weapon: str, reading: BookReading) -> tuple[Magazine, ...]:
    """The magazines for a weapon that a body has, the fullest first: spare ones, and the one in its own (AMO-13)."""
    if weapon not in (*body.soldier.weapons, *body.weapons):
        return ()
    found = list(at_hand(body, weapon, reading))
    if weapon in body.weapons and count_rounds_left(body, weapon, reading):
        found.append(Magazine(rounds_gone(body, weapon), loaded=True))
    return tuple(sorted(found, key=lambda one: (one.fired, one.loaded)))


def boxes(unit: Unit, kind: MagazineClass, reading: BookReading) -> int:
    """The magazine boxes of a class that are not crossed off.

    One is crossed off as its magazine runs dry, or only at the reload (AMO-09, A-29).
    """
    late = reading.rulings.is_("ammo.cross_off", "reload")
    fed = [
        code
        for code in unit.weapons
        if capacity(unit, code, reading) is not None and fed_by(unit, code, reading) == kind
    ]
    inside = sum(1 for code in dict.fromkeys(fed) if late or count_rounds_left(unit, code, reading))
    codes = dict.fromkeys((*unit.soldier.weapons, *fed))
    begun = sum(
        1 for one in magazines(unit).begun if one.code in codes and fed_by(unit, one.code, reading) == kind
    )
    return spares(unit, kind, reading) + inside + begun


def usable(unit: Unit, weapon: str, reading: BookReading) -> bool:
    """Whether a weapon has a round left in it or at hand (AMO-13)."""
    return count_rounds_left(unit, weapon, reading) != 0 or bool(at_hand(unit, weapon, reading))


def due(unit: Unit, weapon: str, reading: BookReading) -> bool:
    """Whether a weapon is empty and can be reloaded (AMO-10)."""
    return count_rounds_left(unit, weapon, reading) == 0 and bool(at_hand(unit, weapon, reading))


def is_counted(unit: Unit) -> bool:
    """Whether the rounds of a unit are counted, and known to the asking seat (AMO-01)."""
    return unit.holds(KEY) is not None


def rounds(unit: Unit, weapon: str, reading: BookReading) -> str:
    """What is in a weapon, `7/10`; empty for one that never runs dry."""
    most, left = capacity(unit, weapon, reading), count_rounds_left(unit, weapon, reading)
    return "" if most is None else f"{left}/{most}"


def stock(unit: Unit, weapon: str, reading: BookReading) -> str:
    """How a weapon stands in a few words: `SR 7/10, 3 magazines more`; empty for one that never runs dry."""
    if not (told := rounds(unit, weapon, reading)):
        return ""
    more = len(at_hand(unit, weapon, reading))
    return f"{weapon} {told}, {so_many(more, 'magazine', none='no')} more"
