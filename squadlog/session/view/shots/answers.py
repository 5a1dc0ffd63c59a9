"""Whom a unit may shoot at as answers that are had by their number, and whom a sector of fire engages, in lines."""

from collections.abc import Iterator

from squadlog.battle import commands
from squadlog.battle.detail import FiringManner
from squadlog.battle.state import Known
from squadlog.facts.ground_facts import Sector
from squadlog.language.say import say
from squadlog.reports.wording import name_of
from squadlog.rules.common.previews import ShotPreview
from squadlog.session.seat import Seat
from squadlog.session.view.answer import Answer
from squadlog.session.view.shots.chances import chance
from squadlog.session.view.shots.figures import percent


def target_choices(seat: Seat, battle: Known, unit: int) -> Iterator[Answer]:
    """Whom a unit may shoot at as things stand, the likeliest hit first."""
    found = []
    for other in battle.units.values():
        if other.side == battle.units[unit].side or other.out:
            continue
        command = commands.Fire(unit=unit, target=other.id)
        shown = seat.rules.preview(command)
        if shown.blocked is None and shown.odds is not None:
            told = f"fire at {name_of(battle, other.id)}, {chance(shown)}"
            found.append((-shown.odds.hit, Answer(f"fire {unit} at {other.id}", told, says=command)))
    best = sorted(found, key=lambda one: one[0])
    yield from (choice for _, choice in best)
    yield from _in_other_manners(seat, battle, unit)


def _in_other_manners(seat: Seat, battle: Known, unit: int) -> Iterator[Answer]:
    """The queued shot of a unit as chapters let it be fired: at its best target, or over a sector that is measured."""
    shot = battle.queued(unit)
    for manner in () if shot is None else seat.rules.manners(unit, shot.weapon):
        foes = [
            one.id for one in battle.units.values() if one.side != battle.units[unit].side and not one.out
        ]
        found = []
        for target in foes if manner.aims else [None]:
            command = commands.Fire(unit=unit, target=target, manner=manner.word)
            shown = seat.rules.preview(command)
            if shown.blocked is None and shown.odds is not None:
                at = (
                    f", {_swept(battle, unit, shown)}" if target is None else f" at {name_of(battle, target)}"
                )
                found.append(
                    (
                        -shown.odds.hit,
                        Answer(say(command), f"{manner.label}{at}, {chance(shown)}", says=command),
                    )
                )
        yield from (answer for _, answer in sorted(found, key=lambda one: one[0])[:1])


def _swept(battle: Known, unit: int, shown: ShotPreview) -> str:
    """How many a sector engages, and who of them are friends."""
    friends = [one.unit for one in shown.engaged if battle.units[one.unit].side == battle.units[unit].side]
    among = f", FRIENDS among them: {', '.join(name_of(battle, one) for one in friends)}" if friends else ""
    return f"{len(shown.engaged)} engaged{among}"


def sweeping(seat: Seat, number: int) -> tuple[str, FiringManner] | None:
    """A unit's weapon that can sweep a sector, of its queued shot or in its hand, and the manner; None: none."""
    battle = seat.known
    shot = battle.queued(number)
    weapon = shot.weapon if shot is not None else battle.units[number].in_hand or ""
    ways = seat.rules.manners(number, weapon)
    return next(((weapon, one) for one in ways if one.sector_deg is not None), None)


def sector_lines(seat: Seat, unit: int, axis_deg: float | None) -> tuple[str, ...]:
    """Whom a unit would engage that sweeps a sector with the weapon of its shot or in its hand, a line each.

    Nearest first, friends marked; the middle of the sector is `axis_deg`, or straight ahead. Empty where no weapon
    of its sweeps one.
    """
    battle = seat.known
    if (found := sweeping(seat, unit)) is None:
        return ()
    weapon, manner = found
    sector = None if axis_deg is None else Sector(axis_deg=axis_deg)
    shown = seat.rules.preview(commands.Fire(unit=unit, manner=manner.word, sector=sector))
    if shown.blocked is not None:
        return (str(shown.blocked),)
    side = battle.units[unit].side
    engaged = (
        f"  {place}. {name_of(battle, one.unit)}{' FRIEND' if battle.units[one.unit].side == side else ''}: "
        f"{percent(one.odds.hit)[:-1]} percent"
        for place, one in enumerate(shown.engaged, start=1)
    )
    return (f"{name_of(battle, unit)}, {manner.label} with {weapon}: {_swept(battle, unit, shown)}", *engaged)


def friends_in_sector(seat: Seat, unit: int, axis_deg: float | None) -> frozenset[int]:
    """The friends that a unit would engage in a sector with its middle there; none where it can sweep none (AUT-08)."""
    battle = seat.known
    if (found := sweeping(seat, unit)) is None:
        return frozenset()
    sector = None if axis_deg is None else Sector(axis_deg=axis_deg)
    shown = seat.rules.preview(commands.Fire(unit=unit, manner=found[1].word, sector=sector))
    side = battle.units[unit].side
    return frozenset(one.unit for one in shown.engaged if battle.units[one.unit].side == side)
