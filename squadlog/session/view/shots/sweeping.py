"""A burst over a sector: which weapon of a unit can sweep one, whom it would engage, and which of them are friends."""

from squadlog.battle import commands
from squadlog.battle.detail import FiringManner
from squadlog.battle.state import Known
from squadlog.facts.ground_facts import Sector
from squadlog.reports.wording import name_of
from squadlog.rules.common.previews import ShotPreview
from squadlog.session.seat import Seat
from squadlog.session.view.shots.figures import percent
from squadlog.session.view.shots.manners import swept_by


def find_sweep(seat: Seat, number: int) -> tuple[str, FiringManner] | None:
    """A unit's weapon that can sweep a sector, of its queued shot or in its hand, and the manner; None: none."""
    battle = seat.known
    shot = battle.queued(number)
    weapon = shot.weapon if shot is not None else battle.units[number].in_hand or ""
    ways = seat.rules.manners(number, weapon)
    return next(((weapon, one) for one in ways if one.sector_deg is not None), None)


def sweep(unit: int, manner: FiringManner, axis_deg: float | None) -> commands.Fire:
    """The shot that sweeps a sector with its middle at `axis_deg`, None straight ahead (AUT-08)."""
    sector = None if axis_deg is None else Sector(axis_deg=axis_deg)
    return commands.Fire(unit=unit, manner=manner.word, sector=sector)


def engaged_words(battle: Known, unit: int, shown: ShotPreview) -> str:
    """How many a sector engages, and who of them are friends."""
    friends = [name_of(battle, one.unit) for one in swept_by(shown, battle, unit) if one.friend]
    among = f", FRIENDS among them: {', '.join(friends)}" if friends else ""
    return f"{len(shown.engaged)} engaged{among}"


def sector_lines(seat: Seat, unit: int, axis_deg: float | None) -> tuple[str, ...]:
    """Whom a unit would engage that sweeps a sector with the weapon of its shot or in its hand, a line each.

    Nearest first, friends marked; the middle of the sector is `axis_deg`, or straight ahead. Empty where no weapon
    of its sweeps one.
    """
    battle = seat.known
    if (found := find_sweep(seat, unit)) is None:
        return ()
    weapon, manner = found
    shown = seat.rules.preview(sweep(unit, manner, axis_deg))
    if shown.blocked is not None:
        return (str(shown.blocked),)
    engaged = (
        f"  {place}. {name_of(battle, one.unit)}{' FRIEND' if swept.friend else ''}: "
        f"{percent(one.odds.hit)[:-1]} percent"
        for place, (one, swept) in enumerate(
            zip(shown.engaged, swept_by(shown, battle, unit), strict=True), start=1
        )
    )
    head = f"{name_of(battle, unit)}, {manner.label} with {weapon}: {engaged_words(battle, unit, shown)}"
    return (head, *engaged)


def friends_in_sector(seat: Seat, unit: int, axis_deg: float | None) -> frozenset[int]:
    """The friends that a unit would engage in a sector with its middle there; none where it can sweep none (AUT-08)."""
    if (found := find_sweep(seat, unit)) is None:
        return frozenset()
    shown = seat.rules.preview(sweep(unit, found[1], axis_deg))
    return frozenset(one.unit for one in swept_by(shown, seat.known, unit) if one.friend)
