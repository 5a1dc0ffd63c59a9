"""The whole printed book in one frozen value: one field for one file of tables, of the same name."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Annotated

from squadlog.base.limits import After, Bounds
from squadlog.book.actions import ActionRow, MoveMode
from squadlog.book.advanced import Ammunition, AutomaticFire, Detection, EnvironmentTable
from squadlog.book.combat import TargetNumber, ToHitLine, Victory, WoundLevel
from squadlog.book.conversion import Conversion
from squadlog.book.entry import Count, Entry, Header, Metres, Row, Rows, RuleId
from squadlog.book.explosives import ChargeFire, FireMissions, Grenades, PlasticCharges, ShapedCharge
from squadlog.book.gear import Armour, Cost, Weapon
from squadlog.book.ground import CoverRow, ObstacleRow, Terrain
from squadlog.book.morale import LeaderRating, Quality, Rout
from squadlog.book.people import BaseSize, Race, Troop


class Component(Row):
    """A kind of counter in the box and how many there are."""

    count: Count


class BookFigure(Row):
    """A figure that the text prints and no table: `name` says of what."""

    value: Metres
    rule: RuleId


class ChapterNeeds(Row):
    """The advanced chapters that one needs (ADV-03), by their keys.

    `brings` are those that it brings along besides where the table reads it so: a ruling, and its option.
    """

    needs: Annotated[tuple[str, ...], Bounds(strict=False)] = ()
    brings: Annotated[tuple[str, ...], Bounds(strict=False)] = ()
    ruling: str = ""
    option: str = ""
    rule: RuleId


class Rulebook(Entry):
    """Every printed table, basic and advanced. State and saves point to rows by their keys."""

    headers: Annotated[Mapping[str, Header], After(MappingProxyType)]
    actions: Rows[ActionRow]
    move_modes: Rows[MoveMode]
    races: Rows[Race]
    troops: Rows[Troop]
    weapons: Rows[Weapon]
    armours: Rows[Armour]
    terrain: Rows[Terrain]
    cover: Rows[CoverRow]
    obstacles: Rows[ObstacleRow]
    targets: Rows[TargetNumber]
    to_hit: Rows[ToHitLine]
    wounds: Rows[WoundLevel]
    victory: Victory
    components: Rows[Component]
    figures: Rows[BookFigure]
    bases: Rows[BaseSize]
    chapters: Rows[ChapterNeeds]
    costs: Rows[Cost]
    leaders: Rows[LeaderRating]
    qualities: Rows[Quality]
    rout: Rout
    detection: Detection
    ammunition: Ammunition
    automatic_fire: AutomaticFire
    environment: EnvironmentTable
    grenades: Grenades
    plastic_charges: PlasticCharges
    charge_fire: Rows[ChargeFire]
    shaped_charge: ShapedCharge
    fire_missions: FireMissions
    conversion: Conversion

    def weapon_in(self, code: str, mode: str) -> Weapon:
        """The row of a weapon that is set to a mode, or as it comes where that is empty (WPN-02). Raises KeyError."""
        row = self.weapons[code]
        return next(
            (one for one in self.weapons.values() if one.code == row.code and one.family == mode), row
        )

    def figure(self, key: str) -> int:
        """A figure of the text that counts something. Raises KeyError."""
        return int(self.figures[key].value)

    @property
    def carried(self) -> tuple[str, ...]:
        """The texts of the packs that are laid over it."""
        return ()

    def base_mm(self, race: str, armour: str) -> float:
        """What the base of a soldier measures across on the table, in millimetres: the largest that fits (T-17)."""
        fit = [row.diameter_mm for row in self.bases.values() if row.fits(race, armour)]
        suit = self.armours.get(armour)
        return max(*fit, (suit and suit.base_mm) or 0.0)


class RulebookWithPacks(Rulebook):
    """The book with packs laid over it: the one beneath, the texts of the packs, and of those that are only offered."""

    printed: Rulebook
    texts: tuple[str, ...]
    offered: tuple[str, ...]

    @property
    def carried(self) -> tuple[str, ...]:
        """The texts of the packs that are laid over it, without those that are only offered."""
        return self.texts
