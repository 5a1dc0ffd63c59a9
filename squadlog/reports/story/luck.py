"""Luck, told honestly: what the dice brought against what was to be expected, and how unusual that is, exactly.

Each line of luck is a sum of dice whose chances were fixed before they were rolled (modifiers, armour, naturals); its
distribution is that of all the ways in which those very dice could have fallen.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Literal

from squadlog.base.dice import Face
from squadlog.base.records import record
from squadlog.battle.events.action import BalanceChecked
from squadlog.battle.events.melee import AvoidanceRolled
from squadlog.battle.events.turn import InitiativeRolled
from squadlog.battle.events.union import Event
from squadlog.battle.ledger import Check
from squadlog.battle.state import Known
from squadlog.book.in_force import rulings_of
from squadlog.reports.fought.distribution import Distribution
from squadlog.reports.fought.following import Happening
from squadlog.reports.story.chronicle import Chronicle
from squadlog.rules.common.advanced import report_of
from squadlog.rules.common.reported import AttackMade, DieValues, hit_values

LuckOf = Literal["shots", "blows", "levels", "tests", "ones", "tens"]
_DIE = 10
ORDINARY = Fraction(1, 4)
"""What comes at least that often on its side is neither luck nor the lack of it."""
UNUSUAL = Fraction(1, 20)
"""What is less likely than this is called unusual."""

_TESTED: Mapping[type[Event], str] = {
    AvoidanceRolled: "getting away from an attacker",
    BalanceChecked: "keeping the balance",
}
"""Other tests that all may know of and that help who passes them; chapters have theirs (`EventReport.tested`).

What is counted for a test in secret, as in a search, would tell the secret; it is no part of luck."""


@record
class LuckLine:
    """One sum of dice of a side or a soldier: what it is of, of how many rolls, what came, what could have come.

    `good`: more of it is better for whoever rolled.
    """

    of: LuckOf
    who: str
    told: str
    rolls: int
    came: int
    could: Distribution
    good: bool = True

    @property
    def expected(self) -> Fraction:
        """What was to be expected."""
        return self.could.mean

    @property
    def as_much(self) -> Fraction:
        """The chance of as much or more."""
        return self.could.at_least(self.came)

    @property
    def as_little(self) -> Fraction:
        """The chance of as little or less."""
        return self.could.at_most(self.came)

    @property
    def tail(self) -> Fraction:
        """The chance of a result at least as far from the middle, in the direction it came."""
        return min(self.as_much, self.as_little)

    @property
    def lucky(self) -> bool | None:
        """Whether it was better than expected for who rolled; None: just as expected."""
        if self.came == self.expected:
            return None
        return (self.came > self.expected) is self.good

    @property
    def unusual(self) -> bool:
        """Whether such luck comes less often than once in twenty battles of these very rolls."""
        return self.tail < UNUSUAL


def line_of(
    of: LuckOf, who: str, told: str, rolled: Iterable[tuple[DieValues, int]], *, good: bool = True
) -> LuckLine | None:
    """A line of luck of dice, each with what it came to; None where none was rolled."""
    dice = tuple(rolled)
    if not dice:
        return None
    could = Distribution(die for die, _ in dice)
    came = sum(value for _, value in dice)
    return LuckLine(of=of, who=who, told=told, rolls=len(dice), came=came, could=could, good=good)


def of_attacks(who: str, made: Sequence[AttackMade]) -> Iterator[LuckLine]:
    """The luck of some attacks: hits of shots, hits hand to hand, and the wound levels of both together."""
    shots = [one for one in made if one.kind == "shot" and one.tested]
    blows = [one for one in made if one.kind == "melee"]
    levels = [one for one in made if one.by_face and len(set(one.by_face)) > 1]
    found = (
        line_of("shots", who, "hits by fire", _hits(shots)),
        line_of("blows", who, "hits in melee", _hits(blows)),
        line_of("levels", who, "wound levels inflicted", ((one.by_face, one.levels) for one in levels)),
    )
    yield from (one for one in found if one is not None)


def _hits(made: Iterable[AttackMade]) -> Iterator[tuple[DieValues, int]]:
    return ((one.hit_values, int(one.hit)) for one in made)


def hits_of(who: str, made: Sequence[AttackMade]) -> LuckLine | None:
    """The hits of all these shots and blows together."""
    return line_of("shots", who, "hits", _hits(one for one in made if one.tested))


def luck(chronicle: Chronicle, made: Sequence[AttackMade]) -> tuple[LuckLine, ...]:
    """The luck of each side, in set-up order: its attacks, its other tests, the ones and tens of all its dice."""
    tests, faces = _tests(chronicle), _faces(chronicle)
    by_landing = sorted(
        {(lands, told) for _, told, _, lands in tests if told not in _TESTED.values()}, reverse=True
    )
    others = [told for _, told in by_landing]
    found: list[LuckLine | None] = []
    for side in chronicle.battle.setup.sides:
        found += of_attacks(side.id, [one for one in made if one.side == side.id])
        for told in dict.fromkeys((*_TESTED.values(), *others)):
            rolled = [check for of, what, check, _ in tests if (of, what) == (side.id, told)]
            dice = [(hit_values(check.ledger), int(check.success)) for check in rolled]
            found.append(line_of("tests", side.id, told, dice))
        thrown = [face.value for face in faces if face.side == side.id and face.die == _DIE]
        if len(thrown) >= _DIE:  # of fewer not even one is to be expected
            found.append(line_of("ones", side.id, "faces of 1", _of_face(1, thrown)))
            found.append(line_of("tens", side.id, "faces of 10", _of_face(_DIE, thrown), good=False))
    return tuple(one for one in found if one is not None)


def _of_face(wanted: int, thrown: Iterable[int]) -> Iterator[tuple[DieValues, int]]:
    die = tuple(int(face == wanted) for face in range(1, _DIE + 1))
    return ((die, int(face == wanted)) for face in thrown)


def _tests(chronicle: Chronicle) -> list[tuple[str, str, Check, bool]]:
    """Whose test, what for, the test, and whether it was where something comes down."""
    found = []
    for event in _once(chronicle.happened):
        report = report_of(event)
        if told := _TESTED.get(type(event), report.tested):
            check, faces = getattr(event, "check", None), faces_of(event)
            if isinstance(check, Check) and faces:
                found.append((faces[0].side, told, check, report.lands))
    return found


def _faces(chronicle: Chronicle) -> list[Face]:
    """Every face that the seat has read."""
    return [face for event in _once(chronicle.happened) for face in faces_of(event)]


def _once(happened: Iterable[Happening]) -> Iterator[Event]:
    """Every event but those that tell a die once more: a salvo that is rolled once for all (A-74)."""
    last: Event | None = None
    for one in happened:
        if (ruling := report_of(one.event).one_roll) is not None:
            if one.event == last and _reads(one.before(), *ruling):
                continue
            last = one.event
        yield one.event


def _reads(battle: Known, ruling: str, option: str) -> bool:
    return rulings_of(battle.rulings, battle.setup.version).is_(ruling, option)


def faces_of(event: Event) -> tuple[Face, ...]:
    """The faces that an event tells."""
    if isinstance(event, InitiativeRolled):
        return tuple(face for roll in event.rolls for face in roll.faces)
    face = getattr(event, "face", None)
    faces = getattr(event, "faces", ())
    return (face,) if isinstance(face, Face) else tuple(faces)
