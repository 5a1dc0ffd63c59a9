"""What stands on the card of a soldier besides what its squad's log has of it: how far it goes, wound by wound."""

from fractions import Fraction

from squadlog.base.lengths import as_typed
from squadlog.base.records import record
from squadlog.battle.state import WOUNDS, Wound
from squadlog.battle.terms import Environment
from squadlog.book.book import Rulebook
from squadlog.book.packs.own_rows import own_rows
from squadlog.book.rulings import Rulings
from squadlog.reports.squad_log import SquadLog, UnitRecord
from squadlog.rules.common.context import BookReading
from squadlog.rules.desk.paces import open_ground
from squadlog.squads.log_values import signed

_MODES = ("walk", "run", "sprint")


@record
class PaceRow:
    """Metres in a subphase, walking, running and sprinting, of who bears a wound of these letters; `now`: as it is.

    `-` where nobody goes so: nobody sprints in zero gravity (ZRG-06).
    """

    wounds: str
    metres: tuple[str, ...]
    now: bool = False


@record
class SoldierFacts:
    """The card of one soldier: its record on the log, its squad and side, its paces and what else it rolls with.

    `pack` are the metres with the bounce pack while it is unhurt or lightly wounded; empty without one. `own` is what it
    has out of packs of own rows, a line each.
    """

    unit: UnitRecord
    squad: str
    side: str
    paces: tuple[PaceRow, ...]
    pack: tuple[str, ...] = ()
    rolls: tuple[str, ...] = ()
    own: tuple[str, ...] = ()


def soldier_cards(
    log: SquadLog, book: Rulebook, rulings: Rulings, around: Environment
) -> tuple[SoldierFacts, ...]:
    """A card for each soldier of a log, as it goes in such surroundings."""
    reading = BookReading(book, rulings)
    return tuple(_facts(unit, log, reading, around) for unit in log.units)


def _facts(unit: UnitRecord, log: SquadLog, reading: BookReading, around: Environment) -> SoldierFacts:
    race = reading.book.races[unit.soldier.race]
    zero_g = "none" if unit.values.zero_g is None else signed(unit.values.zero_g)
    has = [row for row in own_rows([unit.soldier], reading.book) if row.key not in unit.soldier.equipment]
    return SoldierFacts(
        own=tuple(f"{row.key}: {row.name}" for row in has),
        unit=unit,
        squad=log.name,
        side=log.side,
        paces=tuple(_paces(unit, reading, around)),
        pack=_metres(unit, "none", reading, around, pack_on=True)
        if unit.values.pack and not around.zero_g
        else (),
        rolls=(
            f"initiative {signed(race.initiative)}",
            f"zero-G {zero_g}",
            f"strikers {signed(unit.values.melee_protection)}",
        ),
    )


def _paces(unit: UnitRecord, reading: BookReading, around: Environment) -> list[PaceRow]:
    """Wounds that leave the same paces share a row; who is out of the fight goes nowhere (WND-11, WND-15)."""
    by_metres: dict[tuple[str, ...], list[int]] = {}
    for level, wound in enumerate(WOUNDS):
        if not reading.book.wounds[wound].out:
            metres = _metres(unit, wound, reading, around, pack_on=False)
            by_metres.setdefault(metres, []).append(level)
    return [
        PaceRow(
            wounds=" ".join("-" if WOUNDS[level] == "none" else WOUNDS[level] for level in levels),
            metres=metres,
            now=unit.wounds in levels,
        )
        for metres, levels in by_metres.items()
    ]


def _metres(
    unit: UnitRecord, wound: Wound, reading: BookReading, around: Environment, *, pack_on: bool
) -> tuple[str, ...]:
    soldier = unit.soldier
    return tuple(
        "-"
        if mode == "sprint" and around.zero_g
        else _format_m(open_ground(mode, soldier, wound, reading, pack_on=pack_on, around=around))
        for mode in _MODES
    )


def _format_m(metres: Fraction) -> str:
    return as_typed(float(metres))
