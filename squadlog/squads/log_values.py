"""The figures a squad log shows before play: points, codes, and every modifier with its parts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Protocol

from squadlog.base.records import record
from squadlog.book.book import Rulebook
from squadlog.book.load import book_with
from squadlog.book.rulings import Rulings
from squadlog.squads.conversion.skills import Addend, Skilled, keeps_troop, melee_addends, skill_addend
from squadlog.squads.cost import unit_value
from squadlog.squads.goods import modes, race_name

if TYPE_CHECKING:  # start-up cost: pydantic, which a battle that is under way does without
    from squadlog.squads.plan import SoldierPlan, SquadPlan


@record
class Part:
    """One addend of a figure: where it comes from, its value, and the rule."""

    source: str
    value: int
    rule: str


@record
class LogFigure:
    """A number on the log and what it is made of. For rolls minus is good, for armour plus (RAC-08)."""

    parts: tuple[Part, ...]

    @property
    def value(self) -> int:
        """The sum."""
        return sum(part.value for part in self.parts)


@record
class WeaponFigure:
    """One weapon, or one mode of it (LOG-08): its ranged modifier, penetration and rounds per magazine.

    `magazine` `None` never runs dry. `label` is the code, with the mode for an OMNI rifle and a
    star for a row that a pack has replaced.
    """

    weapon: str
    label: str
    ranged: LogFigure
    pf: int
    magazine: int | None


@record
class LogValues:
    """Everything written on one unit's log before play (LOG-03 to LOG-08).

    `zero_g` `None`: the troop has no zero-G value (TRP-03). `pack`: it may use a bounce pack (BNC-13).
    """

    points: int
    race: str
    armour: str
    weapons: tuple[str, ...]
    figures: tuple[WeaponFigure, ...]
    melee: LogFigure
    af: LogFigure
    melee_protection: int
    zero_g: int | None
    pack: bool

    @property
    def modifiers(self) -> tuple[str, ...]:
        """Ranged/melee, once per weapon and mode, as `SR 0/-1`; without a weapon only melee, `-/-1` (LOG-07)."""
        melee = signed(self.melee.value)
        if not self.figures:
            return (f"-/{melee}",)
        return tuple(f"{figure.label} {signed(figure.ranged.value)}/{melee}" for figure in self.figures)


def signed(value: int) -> str:
    """A modifier as people write it: +1, 0, -1."""
    return f"{value:+d}" if value else "0"


class Trained(Protocol):
    """A soldier on paper or in play: the keys of its race and its troop type, and what a character brings."""

    @property
    def race(self) -> str:
        """Key of the race table."""
        ...

    @property
    def troop(self) -> str:
        """Key of the troop table."""
        ...

    @property
    def character(self) -> Skilled | None:
        """What it brings from Legionnaire; None: it is no character."""
        ...


@record
class Rolling:
    """What the two modifiers of a log are made of."""

    race: str
    troop: str
    character: Skilled | None = None


class Fought(Protocol):
    """A unit in a battle."""

    @property
    def soldier(self) -> Trained:
        """Who it is."""
        ...

    def holds(self, chapter: str) -> Skilled | None:
        """What a chapter keeps of it."""
        ...


def profile(unit: Fought) -> Rolling:
    """What the modifiers of a unit are made of as it is played: a character by what is kept of it, if any is."""
    return Rolling(race=unit.soldier.race, troop=unit.soldier.troop, character=unit.holds("legionnaire"))


def ranged_figure(soldier: Trained, weapon: str, book: Rulebook, rulings: Rulings) -> LogFigure:
    """Troop or skill, race and weapon to-hit (LOG-07, TRP-01, LEG-03, RAC-04, WPN-01).

    `weapon` is a row key. Raises KeyError.
    """
    troop, race, row = book.troops[soldier.troop], book.races[soldier.race], book.weapons[weapon]
    return LogFigure(
        parts=(
            *_training(
                Part(source=troop.name, value=troop.to_hit, rule="TRP-01"),
                () if soldier.character is None else (skill_addend(soldier.character, row.code, book),),
                rulings,
            ),
            Part(source=race.name, value=race.to_hit, rule="RAC-04"),
            Part(source=row.name, value=row.to_hit, rule="WPN-01"),
        )
    )


def melee(soldier: Trained, book: Rulebook, rulings: Rulings) -> LogFigure:
    """Troop or skill, and race melee (LOG-07, TRP-01, LEG-03, RAC-05). Raises KeyError for an unknown key."""
    troop, race = book.troops[soldier.troop], book.races[soldier.race]
    return LogFigure(
        parts=(
            *_training(
                Part(source=troop.name, value=troop.melee, rule="TRP-01"),
                () if soldier.character is None else melee_addends(soldier.character, book),
                rulings,
            ),
            Part(source=race.name, value=race.melee, rule="RAC-05"),
        )
    )


def _training(troop: Part, skills: tuple[Addend, ...], rulings: Rulings) -> Iterator[Part]:
    """The figure of the troop type, or in its place what a character's skills come to (LEG-03, A-135)."""
    if not skills or keeps_troop(rulings):
        yield troop
    for one in skills:
        yield Part(source=one.label, value=one.value, rule=one.rule)


class Wearer(Protocol):
    """A soldier on paper or in play: the keys of its race and its suit."""

    @property
    def race(self) -> str:
        """Key of the race table."""
        ...

    @property
    def armour(self) -> str:
        """Key of the armour table."""
        ...


def armour_factor(soldier: Wearer, book: Rulebook, rulings: Rulings) -> LogFigure:
    """The effective armour factor: the suit's, and what the race makes of it (ARM-01, DMG-04, RAC-08).

    Of a figure that its side keeps on paper, as it was said, or as it is taken to be until then.
    """
    if (said := getattr(soldier, "af", None)) is not None:  # of a soldier in play alone
        guess = "armour" in getattr(soldier, "unknown", ())
        return LogFigure(
            parts=(Part(source="taken as usual" if guess else "as stated", value=said, rule="DMG-04"),)
        )
    suit = book.armours[soldier.armour]
    worn = Part(source=suit.name, value=suit.af, rule="ARM-01")
    return LogFigure(parts=(worn, *armour_of_race(suit.af, soldier.race, book, rulings)))


def armour_of_race(af: int, race: str, book: Rulebook, rulings: Rulings) -> tuple[Part, ...]:
    """What a race adds to an armour factor or, as was ruled, takes, perhaps no further than 0 (AMB-40, AMB-42)."""
    row = book.races[race]
    change = row.armour if rulings.is_("race.armorSign", "add") else -row.armour
    parts = (Part(source=row.name, value=change, rule="RAC-08"),)
    below = -min(0, af + change)
    if below and rulings.is_("damage.negativeAf", "floor"):
        return (*parts, Part(source="0 is the least", value=below, rule="AMB-42"))
    return parts


def zero_g(soldier: SoldierPlan, book: Rulebook, rulings: Rulings, *, naval: bool) -> int | None:
    """The modifier to zero-G checks; `None` for troops that may not enter zero-G (TRP-02, TRP-03, AMB-64, A-135)."""
    troop = book.troops[soldier.troop]
    if soldier.character is not None and not keeps_troop(rulings):
        return 0
    if naval and troop.zero_g_naval is not None:
        return troop.zero_g_naval
    if troop.zero_g is None and rulings.is_("troops.penal", "2"):
        return 2
    return troop.zero_g


class Outfitted(Protocol):
    """A soldier on paper or in play: the keys of its troop type and its suit."""

    @property
    def troop(self) -> str:
        """Key of the troop table."""
        ...

    @property
    def armour(self) -> str:
        """Key of the armour table."""
        ...


def has_pack(soldier: Outfitted, book: Rulebook, rulings: Rulings) -> bool:
    """Whether the soldier may use a bounce pack (BNC-13, AMB-55). A troop row that is silent grants none."""
    suit, troop = book.armours[soldier.armour], book.troops[soldier.troop]
    match rulings.choice("bounce.marines"):
        case "suit":
            return suit.pack
        case "troop":
            return troop.pack is True
        case _:
            return suit.pack and troop.pack is not False


def log_values(plan: SquadPlan, index: int, book: Rulebook, rulings: Rulings) -> LogValues:
    """The log of soldier `index` (0 and up) of a squad. Raises KeyError for keys the tables do not have."""
    soldier, book = plan.soldiers[index], book_with(plan.packs, book)
    figures = tuple(
        WeaponFigure(
            weapon=row.key,
            label=row.marked(row.code)
            if row.key == row.code and len(modes(row.code, book)) == 1
            else f"{row.marked(row.code)} {row.family}",
            ranged=ranged_figure(soldier, row.key, book, rulings),
            pf=row.pf,
            magazine=row.magazine,
        )
        for code in soldier.weapons
        for row in modes(code, book)
    )
    return LogValues(
        points=unit_value(plan, index, book, rulings),
        race=race_name(soldier.race, book, rulings),
        armour=soldier.armour,
        weapons=soldier.weapons,
        figures=figures,
        melee=melee(soldier, book, rulings),
        af=armour_factor(soldier, book, rulings),
        melee_protection=book.armours[soldier.armour].melee,
        zero_g=zero_g(soldier, book, rulings, naval=plan.naval),
        pack=has_pack(soldier, book, rulings),
    )
