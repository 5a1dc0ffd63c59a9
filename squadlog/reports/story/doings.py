"""Who did what to whom: attacks and wounds by pairs, and what each soldier did and bore."""

from collections.abc import Sequence
from fractions import Fraction

from squadlog.base.records import record, replace
from squadlog.battle.chapter_state import why_incapacitated
from squadlog.battle.events.action import UnitMoved
from squadlog.battle.events.fire import UnitWounded
from squadlog.battle.state import OUT, Battle, Unit
from squadlog.reports.story.chronicle import Chronicle
from squadlog.rules.common.reported import AttackMade

_NOTHING = Fraction(0)
_LEFT = "SEQ-07"
"""The rule by which somebody has left for good, unlike one who can do nothing for a while."""


@record
class DoneTo:
    """What one soldier did to another: attacks with a test, hits, expected hits, levels, and whether it felled it.

    `unit` None: no attacker, or an unknown one, but of that `side`, if it was of one. `target` None: what is no unit.
    `blasts` are its explosions that reached the other, which need no roll. Levels are those that were ticked, whatever
    they came of.
    """

    unit: int | None
    target: int | None
    side: str = ""
    attacks: int = 0
    hits: int = 0
    expected: Fraction = _NOTHING
    blasts: int = 0
    levels: int = 0
    put_out: int = 0


@record
class SoldierTale:
    """What one soldier did and bore.

    `attacks` are its shots and blows that were rolled for, `faced` those on it, `blasts` the explosions that
    reached it; `put_out` are those it left unconscious or dead, `borne` the levels that it took, `far_m` the metres
    that it covered.
    """

    unit: int
    name: str
    side: str
    attacks: tuple[AttackMade, ...] = ()
    levels: int = 0
    put_out: tuple[int, ...] = ()
    faced: int = 0
    faced_hits: int = 0
    blasts: int = 0
    borne: int = 0
    far_m: float = 0.0
    out: bool = False

    @property
    def hits(self) -> int:
        """How many of its attacks hit."""
        return sum(one.hit for one in self.attacks)


def list_doings(chronicle: Chronicle, made: Sequence[AttackMade]) -> tuple[DoneTo, ...]:
    """Every pair with an attack or a wound between them, sorted by attacker, then by target."""
    found: dict[tuple[int | None, str, int | None], DoneTo] = {}
    sides = {one.wound: one.side for one in made if one.wound is not None}

    def add(unit: int | None, side: str, target: int | None, **more: int | Fraction) -> None:
        key = (unit, "" if unit is not None else side, target)
        so_far = found.get(key) or DoneTo(unit=unit, target=target, side=key[1])
        found[key] = replace(so_far, **{name: getattr(so_far, name) + value for name, value in more.items()})

    for one in made:
        if one.kind == "blast":
            add(one.by, one.side, one.target, blasts=1)
        if one.counts:
            expected = one.chance if one.tested else 0  # of a die that nobody knows nothing is expected
            add(one.by, one.side, one.target, attacks=1, hits=int(one.hit), expected=expected)
    for told in chronicle.happened:
        event = told.event
        if isinstance(event, UnitWounded):
            add(event.by, sides.get(event, ""), event.unit, levels=event.levels, put_out=int(_fell(event)))
    return tuple(sorted(found.values(), key=lambda one: (_last(one.unit), one.side, _last(one.target))))


def _fell(wound: UnitWounded) -> bool:
    """Whether it put somebody out of the fight who was in it."""
    return wound.after in OUT and wound.before not in OUT


def _last(number: int | None) -> tuple[bool, int]:
    return number is None, number or 0


def _is_out(battle: Battle, unit: Unit) -> bool:
    """Whether it fights no more: unconscious, dead, or gone or surrendered, as those on paper say it of theirs."""
    why = why_incapacitated(unit, battle.now)
    return unit.out or (why is not None and why[1] == _LEFT)


def tales(chronicle: Chronicle, made: Sequence[AttackMade]) -> tuple[SoldierTale, ...]:
    """The tale of each soldier the seat knows, by number."""
    units, tested = chronicle.battle.units, [one for one in made if one.counts]
    by_unit = {
        number: SoldierTale(
            unit=number,
            name=soldier.name,
            side=soldier.side,
            attacks=tuple(one for one in tested if one.by == number),
            faced=sum(one.target == number for one in tested),
            faced_hits=sum(one.target == number and one.hit for one in tested),
            blasts=sum(one.target == number and one.kind == "blast" for one in made),
            out=number in units and _is_out(chronicle.battle, units[number]),
        )
        for number, soldier in sorted(chronicle.people.items())
    }
    for told in chronicle.happened:
        match told.event:
            case UnitWounded() as event:
                hurt = by_unit.get(event.unit)
                if hurt is not None:
                    by_unit[event.unit] = replace(hurt, borne=hurt.borne + event.levels)
                hand = by_unit.get(event.by) if event.by is not None else None
                if hand is not None and hurt is not None and hand.side != hurt.side:
                    put_out = (*hand.put_out, event.unit) if _fell(event) else hand.put_out
                    by_unit[hand.unit] = replace(hand, levels=hand.levels + event.levels, put_out=put_out)
            case UnitMoved() as event if event.unit in by_unit:
                walker = by_unit[event.unit]
                by_unit[event.unit] = replace(walker, far_m=walker.far_m + event.trace.metres)
            case _:
                pass
    return tuple(by_unit.values())
