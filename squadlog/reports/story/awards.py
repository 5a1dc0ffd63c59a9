"""Awards of an evening. They are ours: the book has none, and nothing hangs on them."""

from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction

from squadlog.base.lengths import format_length
from squadlog.base.names import so_many
from squadlog.base.records import record
from squadlog.reports.story.doings import SoldierTale
from squadlog.reports.story.luck import LuckLine, hits_of
from squadlog.rules.common.reported import AttackMade

_SHARED = 3
"""How many soldiers may share an award."""
_ENOUGH = 3
"""The fewest rolls for an award of luck."""
_FORTUNE = Fraction(1, 3)
"""What comes more often than this is no luck to speak of."""


@record
class Award:
    """An award: what it is called, who has it (several share it), and what for, in words."""

    title: str
    units: tuple[int, ...]
    why: str


def awards(tales: Sequence[SoldierTale]) -> tuple[Award, ...]:
    """The awards that were earned; one that more than three would share goes to nobody."""
    made = [one for tale in tales for one in tale.attacks]
    found = (
        _most("Sharpest eye", tales, lambda one: one.hits, _hits),
        _most("Heaviest hand", tales, lambda one: one.levels, _levels),
        _most("Put most out of the fight", tales, lambda one: len(one.put_out), _format_fallen),
        _longest(made),
        _least_likely(made),
        _survivor(tales),
        _most(
            "In the line of fire",
            [one for one in tales if not one.out],
            lambda one: one.faced,
            lambda one: (
                f"{so_many(one.faced, 'attack')} faced, {so_many(one.faced_hits, 'hit')}, and still there"
            ),
        ),
        _most(
            "Longest way",
            tales,
            lambda one: round(one.far_m, 1),
            lambda one: format_length(round(one.far_m, 1)),
        ),
        *_fortune(tales),
    )
    return tuple(one for one in found if one is not None)


def _hits(one: SoldierTale) -> str:
    return f"{so_many(one.hits, 'hit')} in {so_many(len(one.attacks), 'attack')}"


def _levels(one: SoldierTale) -> str:
    return f"{so_many(one.levels, 'wound level')} inflicted"


def _format_fallen(one: SoldierTale) -> str:
    count = len(one.put_out)
    return f"{count} enem{'y' if count == 1 else 'ies'} put out of the fight"


def _most(
    title: str,
    tales: Iterable[SoldierTale],
    figure: Callable[[SoldierTale], float],
    words: Callable[[SoldierTale], str],
) -> Award | None:
    known = [(figure(one), one) for one in tales]
    best = max((value for value, _ in known), default=0)
    if best <= 0:
        return None
    shared = [one for value, one in known if value == best]
    return _award(title, [one.unit for one in shared], words(shared[0]))


def _award(title: str, units: Sequence[int], why: str) -> Award | None:
    shared = tuple(dict.fromkeys(units))
    return Award(title=title, units=shared, why=why) if len(shared) <= _SHARED else None


def _longest(made: Iterable[AttackMade]) -> Award | None:
    hits = [
        (one.range_m, one) for one in made if one.hit and one.range_m is not None and one.target is not None
    ]
    if not hits:
        return None
    far = max(range_m for range_m, _ in hits)
    shots = [one for range_m, one in hits if range_m == far]
    first = shots[0]
    why = f"hit {first.aimed_at} at {format_length(round(far, 1))} with {first.weapon}, {first.moment}"
    return _award("Longest shot", [one.by for one in shots if one.by is not None], why)


def _least_likely(made: Iterable[AttackMade]) -> Award | None:
    """The hit that was least to be expected; where every hit was, there is none."""
    hits = [one for one in made if one.hit and one.chance < Fraction(1, 2)]
    if not hits:
        return None
    least = min(one.chance for one in hits)
    shots = [one for one in hits if one.chance == least]
    first = shots[0]
    why = f"hit {first.aimed_at} where {percent(least)} of such attacks do, {first.moment}"
    return _award("Against the odds", [one.by for one in shots if one.by is not None], why)


def _survivor(tales: Iterable[SoldierTale]) -> Award | None:
    standing = [one for one in tales if not one.out]
    return _most("Survivor", standing, lambda one: one.borne, _borne)


def _borne(one: SoldierTale) -> str:
    return f"{so_many(one.borne, 'wound level')} taken, and still in the fight"


def _fortune(tales: Iterable[SoldierTale]) -> tuple[Award | None, Award | None]:
    """Whose hits were farthest from what was to be expected, of those who attacked often enough to speak of luck."""
    known: list[tuple[int, LuckLine]] = []
    for tale in tales:
        line = hits_of(str(tale.unit), tale.attacks)
        if line is not None and line.rolls >= _ENOUGH:
            known.append((tale.unit, line))
    lucky = [(line.as_much, unit, line) for unit, line in known if line.came > line.expected]
    unlucky = [(line.as_little, unit, line) for unit, line in known if line.came < line.expected]
    return (
        _farthest("Luckiest", "as many or more", lucky),
        _farthest("Unluckiest", "as few or fewer", unlucky),
    )


def _farthest(title: str, words: str, known: Sequence[tuple[Fraction, int, LuckLine]]) -> Award | None:
    known = [one for one in known if one[0] <= _FORTUNE]
    if not known:
        return None
    least = min(chance for chance, _, _ in known)
    shared = [(unit, line) for chance, unit, line in known if chance == least]
    line = shared[0][1]
    why = (
        f"{so_many(line.came, 'hit')} in {so_many(line.rolls, 'attack')} where {float(line.expected):.1f} were "
        f"expected; {words} come in {percent(least)}"
    )
    return _award(title, [unit for unit, _ in shared], why)


def percent(chance: Fraction) -> str:
    """A chance in words: `25 %`, `0.3 %`, `1 in 20,000`."""
    if Fraction(199, 200) <= chance < 1:
        return "more than 99 %"
    if chance == 0 or chance >= Fraction(1, 10):
        return f"{float(chance * 100):.0f} %"
    if chance >= Fraction(1, 1000):
        return f"{float(chance * 100):.1f}".removesuffix(".0") + " %"
    return f"1 in {round(1 / chance):,}"
