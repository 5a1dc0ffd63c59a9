"""What is agreed before play: sides, groupings, soldiers and everything else that does not change in a battle."""

from dataclasses import fields
from typing import Any, Literal

from squadlog.base.lengths import LengthUnit
from squadlog.base.records import record
from squadlog.battle.feature import Feature
from squadlog.facts.ground_facts import Position
from squadlog.facts.scenario.page import BLANK, ScenarioPage
from squadlog.squads.conversion.brought import Character
from squadlog.squads.lasting import LastingEffect

Fact = Literal["race", "troop", "armour", "weapons", "value"]
"""What of a soldier may be unknown, by its field."""


@record
class Side:
    """One side: a short id and its name. Who types dice stands in `Setup.typed_dice`."""

    id: str
    name: str


@record
class Grouping:
    """Units that share one initiative roll (INI-02). `race` settles an even split (INI-12).

    `modifier` is the scenario's (INI-14); `instead_of` names the advanced chapter whose figure it stands for, empty for
    none.
    """

    id: str
    name: str
    side: str
    units: tuple[int, ...]
    race: str | None = None
    modifier: int = 0
    instead_of: str = ""


@record
class Soldier:
    """The fixed facts of a unit: the lines of its squad log that are filled in before play (LOG-02..08).

    `begins` are words of advanced chapters for states that it begins in, such as `stealth` (STL-04). `character` is
    what it brings from Legionnaire; None: it is no character (LEG-01). `career` says who of which company it is, empty
    for nobody of one; `hurt` is the wound that it has from an earlier battle, by a house rule, and `lasting` are the
    injuries and skills that it has from there.

    With `paper` it is a figure of a side that keeps its own squad log on paper: the fields named in `unknown` stand for
    nothing yet, nobody has stated them. `af` is its armour factor as its side has said it, whatever the suit; where
    `armour` is unknown, as it is taken to be until they say it. None: that of suit and race.
    """

    id: int
    name: str
    side: str
    squad: str
    race: str
    troop: str
    armour: str
    weapons: tuple[str, ...]
    value: int
    equipment: tuple[str, ...] = ()
    leader: int | None = None
    quality: str = "regular"
    naval: bool = False
    keys: tuple[str, ...] = ()
    begins: tuple[str, ...] = ()
    character: Character | None = None
    career: str = ""
    hurt: Literal["none", "L", "M", "S", "U"] = "none"
    lasting: tuple[LastingEffect, ...] = ()
    paper: bool = False
    unknown: tuple[Fact, ...] = ()
    af: int | None = None

    @property
    def brought(self) -> Literal["none", "L", "M", "S", "U"]:
        """The wound that the soldier comes with, which nobody in the battle inflicted (LEG-19)."""
        return self.hurt if self.character is None else self.character.wound


@record
class ExtraAction:
    """An action the group or the scenario added (ACT-19, LOG-16)."""

    name: str
    ap: int
    combines: bool = False


@record
class Goods:
    """What a side has bought for all of it, or has from the scenario: `item` is its row in the cost table (TA-14).

    `secret`: the others are not told what it has of it.
    """

    side: str
    item: str
    count: int = 1
    secret: bool = False


@record
class Start:
    """Where a unit begins on the map."""

    unit: int
    position: Position
    floor: int = 1


@record
class Remark:
    """A rule that a squad breaks, in one `sentence`, or that the players let pass for a `reason`.

    `soldier` empty: the whole squad. `side`: all squads of that side together break it; `secret`: nobody else knows.
    """

    squad: str
    rule: str
    sentence: str = ""
    reason: str = ""
    soldier: str = ""
    side: str = ""
    secret: bool = False


@record
class Environment:
    """What holds for the whole table at once (ENV). Zero gravity is the only condition of the basic game (ZRG-01).

    `night` counts outdoors, with a `blackout` in buildings and ships too (ENV-02, ENV-06). `rain` and `snow` count
    outdoors alone. There is no air outdoors in a `vacuum`, and none to breathe where it is `hostile`, in a word such as
    `toxic`; empty: it is not. Both want the chapter `vacuum`.
    """

    zero_g: bool = False
    night: bool = False
    blackout: bool = False
    rain: bool = False
    snow: bool = False
    vacuum: bool = False
    hostile: str = ""

    @property
    def airless(self) -> bool:
        """Whether nobody can breathe outdoors (ENV-15, ENV-22)."""
        return self.vacuum or bool(self.hostile)

    @property
    def told(self) -> tuple[str, ...]:
        """What is out of the ordinary in it, a word or two each."""
        said = {
            "zero-G": self.zero_g,
            "night": self.night,
            "blackout": self.blackout,
            "rain": self.rain,
            "snow": self.snow,
            "vacuum": self.vacuum,
            f"{self.hostile} air": bool(self.hostile),
        }
        return tuple(word for word, holds in said.items() if holds)

    def beside(self, other: "Environment") -> "Environment":
        """Both environments together: what holds in one of them, and the air of this one if it is named here."""
        held = {one.name: getattr(self, one.name) or getattr(other, one.name) for one in fields(self)}
        return Environment(**held)


HidingSource = Literal["scenario", "percent", "flat", "agreement"]
"""Why a side may hide: the scenario says so, a quarter of each hidden value is paid, one price for all, or it is agreed
(HID-03..HID-06)."""


TakingBack = Literal["anybody", "own", "consent"]
"""Who may take back what was said: whoever likes, the seat that said it, or all seats together."""


@record
class MayHide:
    """A side that may hide its units, and why."""

    side: str
    source: HidingSource


@record
class TimeLimit:
    """How long a side has for each decision in timed play (TIM-02); `side` empty: all, `seconds` None: no limit."""

    side: str = ""
    seconds: int | None = None


@record
class Terms:
    """What is agreed about a battle whoever fights in it; a battle on paper and its set-up both are made of this.

    `turns` None is no limit. `typed_dice` are the sides that roll at the table. `chapters` are the advanced ones in
    force (ADV-01). `map` is the whole map as it stood that day, in the text of its file format; empty for a battle
    without one. `may_hide` are the sides that may hide, where hiding is played; none: it is agreed on for all (HID-06).
    `taking_back` is who may take back, besides the referee. `clock` is how long a decision may take, where play is
    timed; empty: as long as the book says. `page` is what the scenario lays down besides (SCN-02). `paper` are the
    sides that keep a squad log of paper at the table, so that little of them is known here. `packs` are the texts of
    its packs, with those that its squads carry: the battle goes by the book with these rows. `length_unit` is
    what lengths are said and shown in at this table; what is kept of them is in metres all the same.
    """

    title: str
    features: tuple[Feature, ...] = ()
    typed_dice: tuple[str, ...] = ()
    seed: int = 0
    environment: Environment = Environment()
    turns: int | None = None
    extra_actions: tuple[ExtraAction, ...] = ()
    scenario: str = ""
    briefing: str = ""
    packs_on: bool = True
    chapters: tuple[str, ...] = ()
    map: str = ""
    may_hide: tuple[MayHide, ...] = ()
    taking_back: TakingBack = "anybody"
    clock: tuple[TimeLimit, ...] = ()
    page: ScenarioPage = BLANK
    paper: tuple[str, ...] = ()
    packs: tuple[str, ...] = ()
    length_unit: LengthUnit = "m"


def fields_of_terms(terms: Terms) -> dict[str, Any]:
    """The terms by name, for whatever else is made of them."""
    return {one.name: getattr(terms, one.name) for one in fields(Terms)}


@record
class Reserve:
    """Units that are not there yet: those of the `arrival` of that id on the page of the scenario."""

    arrival: str
    soldiers: tuple[Soldier, ...]
    groupings: tuple[Grouping, ...]


@record
class Setup(Terms):
    """Everything agreed before play: the first event of a record holds it whole."""

    sides: tuple[Side, ...]
    groupings: tuple[Grouping, ...]
    soldiers: tuple[Soldier, ...]
    rulings: tuple[tuple[str, str], ...] = ()
    tables_hash: str = ""
    rulings_hash: str = ""
    starts: tuple[Start, ...] = ()
    remarks: tuple[Remark, ...] = ()
    goods: tuple[Goods, ...] = ()
    reserves: tuple[Reserve, ...] = ()
    version: str = ""
    """The squadlog that opened the record; empty in records made before they said so, which is 0.1.0."""
    salt: str = ""
    """Chance that nobody is told, for what is proved afterwards; empty where nothing is kept secret."""
    start: str = ""
    """How the battle stands as it begins in the middle, as JSON (`battle.start`); empty: it begins before play."""
    referee: bool = True
    """Whether a referee sits at it; else what is the whole table's is a wish of a side that every other answers."""

    @property
    def kept_sides(self) -> tuple[str, ...]:
        """The sides that are kept here, and not on paper."""
        return tuple(one.id for one in self.sides if one.id not in self.paper)

    def voice_of(self, side: str) -> str:
        """The side whose people say the words of a side: its own, or who is kept here beside one on paper.

        Empty, which is anybody's, where several are kept beside it.
        """
        if side not in self.paper:
            return side
        kept = self.kept_sides
        return kept[0] if len(kept) == 1 else ""

    def voices(self) -> tuple[str, ...]:
        """The sides with people who say something, each once."""
        return tuple(dict.fromkeys(filter(None, (self.voice_of(one.id) for one in self.sides))))

    def side_name(self, side: str) -> str:
        """What people call a side; what is none of them stays as it is."""
        return next((one.name for one in self.sides if one.id == side), side)
