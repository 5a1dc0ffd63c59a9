"""What a chapter has to say in words, as plain data: for the language, the log, the sheets and the cards."""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import field
from typing import TYPE_CHECKING, Any, Literal

from squadlog.base.records import record
from squadlog.battle.events.chapter import ChapterEvent
from squadlog.battle.moment import Moment
from squadlog.battle.saying import ChapterCommand
from squadlog.battle.state import Battle, Unit
from squadlog.battle.terms import Soldier
from squadlog.book.book import Rulebook
from squadlog.book.explosives import ShapedZone
from squadlog.book.rulings import Rulings
from squadlog.facts.ground_facts import Position
from squadlog.rules.common.explosive import PowerRing
from squadlog.rules.common.joining import gives_none, no_answer, says_no
from squadlog.rules.common.reported import AttackMade, EventReport

_VERB = r"(?:[a-z-]+(?: |$))+"
Bare = Literal["item", "weapon", "feature", "degrees", "floors", "body", "round", "things"]
"""What a word without a keyword may mean."""
Asked = Literal["orders", "opportunity", "intent", "escape", "shares"]
"""What may be asked of somebody whose time is limited (TIM-01)."""

if TYPE_CHECKING:  # a battle that is under way does without squads on paper
    from squadlog.squads.plan import CharacterPlan, SquadPlan
    from squadlog.squads.violation import Violation


@record
class WordPart:
    """A piece of a sentence, and the question that it answers: the field of the command, and what stands there.

    A `unit`, `side`, `grouping` or `feature` is named as everywhere; `units` are several (`3,5-7`), `soldiers` also
    all of a grouping (`line 7`); a `number` may
    have a sign, `numbers` are several; a `place` is 12.5,8 or 12.5,8@2 and becomes a `Waypoint`, a `direction`
    degrees from north; a `word` is one of `words`; a `flag` is its keyword alone; a `text` goes on to the end,
    a `name` is one word or what stands in quotes, `caught` are units with their metres (`7 1, 8 3.2 half`). A
    `speaker` is a unit that may be left out where only one can be meant, a `row` are units one by one (`4 3`), a
    `whole` is a number without a sign.

    `values` are words that may stand there whatever it is, with what the field then holds; of several for one value
    the first is said back and proposed. `keyword` is what stands before it; with none it has its place after the verb,
    in the order of the parts. Not `needed`: the field keeps its default where it is left out. `offers` is what
    completion proposes, by what is known. `asks` is the question where the sentence ends too soon, `fault` what is
    said of a word that cannot stand there (`'x' is not a part of the rules`), `instead` what to write.
    """

    field: str
    what: Literal[
        "unit", "units", "number", "numbers", "metres", "place", "direction", "side", "grouping", "feature", "word",
        "flag", "text", "name", "speaker", "row", "whole", "caught",
        "soldiers",
    ]  # fmt: skip
    keyword: str = ""
    words: tuple[str, ...] = ()
    values: tuple[tuple[str, Any], ...] = ()
    needed: bool = True
    offers: Callable[[Battle], Iterable[str]] | None = None
    asks: str = ""
    fault: str = ""
    instead: str = ""


SIDE = WordPart(field="side", what="side")
UNIT = WordPart(field="unit", what="unit")
UNITS = WordPart(field="units", what="units")
AT = WordPart(field="at", what="place", keyword="at", needed=False)
FACING = WordPart(field="facing_deg", what="direction", keyword="facing", needed=False)


def flags(*fields: str) -> tuple[WordPart, ...]:
    """A part for each of these fields: it is set where its name stands in the sentence."""
    return tuple(WordPart(field=name, what="flag", keyword=name, needed=False) for name in fields)


@record
class Word:
    """A verb of the command language, in the `form` that help shows: the verb is its first word in small letters.

    It declares an `action` of the chapter, with these `extras`; `bare` says what words without a keyword mean in it, in
    order. Or it is a command of the chapter's own: of the kind `says`, with its `parts`, and what the verb alone gives
    (`fixed`, by field). Reading, saying it back and completion go by the parts; `overrule` and `because` are understood
    where the command has a field `overrule` or `reason`. With a `manner` it is a shot fired so, declared or taken.
    `rounds` are what it throws, launches or calls down, one of them its `round` in `bare`: it goes `at` a place of the
    map, a unit, a feature, or where no map tells at words between quotation marks; `here`: without any of them where
    the unit is.
    """

    form: str
    meaning: str
    example: str
    action: str = ""
    aliases: tuple[str, ...] = ()
    extras: tuple[str, ...] = ()
    bare: tuple[Bare, ...] = ()
    says: type[ChapterCommand] | None = None
    parts: tuple[WordPart, ...] = ()
    fixed: Mapping[str, Any] = field(default_factory=dict)
    manner: str | None = None
    rounds: tuple[str, ...] = ()
    here: bool = False

    @property
    def word(self) -> str:
        """The verb itself, of one word or two."""
        return re.match(_VERB, self.form)[0].strip()  # type: ignore[index] # a form begins with its verb


@record
class Beginning:
    """A state that may be chosen for a soldier before play.

    `why_not` is the sentence against it, with its rule, or None. Who is `unplaced` begins with no place on the map.
    """

    label: str
    why_not: Callable[[Soldier, Rulebook], tuple[str, str] | None]
    unplaced: bool = False


@record
class StepWords:
    """What a step is called, and the verbs that are likeliest in it."""

    name: str
    said: tuple[str, ...]


@record
class PaperBoxes:
    """Boxes of the squad log that are crossed off one by one (LOG-09): `crossed` boxes of `of`, and their `label`.

    `many`: they are too many for full size, and are drawn small, in fives, on a line of their own.
    """

    label: str
    crossed: int
    of: int
    note: str = ""
    many: bool = False


@record
class FiresLeft:
    """How many more times a unit may fire, and what its owner should know of that, a sentence each."""

    count: int
    told: tuple[str, ...] = ()


@record
class SideTerms:
    """The terms agreed for each side before a battle with a chapter.

    `options` are words with their meaning, the usual one first; `ready` is the usual one of a ready battle. `made`
    makes an entry of the battle's `field` from side and word, None for none. `nobody` is the objection to terms that
    give no side one.
    """

    label: str
    field: str
    options: tuple[tuple[str, str], ...]
    ready: str
    made: Callable[[str, str], Any | None]
    nobody: str


@record
class Marker:
    """A counter of a chapter that lies on the map, or without one beside it, and is no soldier: a pile, a charge.

    `text` is written on it, three cells at most; it is a `kind` of thing, and `words` say what, as far as that is
    known. `stands_for` is the unit whose place it marks and `facing_deg` over which it looks out, where these are
    known. Round it the map shows a square with sides so far from its middle (`half_m`), or a circle (`radius_m`).
    """

    kind: str
    text: str
    side: str
    words: str
    position: Position | None = None
    floor: int = 1
    facing_deg: float | None = None
    stands_for: int | None = None
    half_m: float | None = None
    radius_m: float | None = None


@record
class AssignedThing:
    """A thing that a soldier carries at first: its number, his, and its row in the cost table."""

    number: int
    unit: int
    item: str


@record
class LaidKind:
    """A kind of thing that a side lays out before play, having bought it (TA-14): its word, in sentences and records.

    `item` is its row in the cost table, `rule` says that it is laid. `covered` is whether its place is secret: never,
    where its owner has it so, or always. `width` names the figure of the book that says how wide it lies, `near_m` how
    near an enemy comes until something happens, 0 where nothing does. `assigned` are
    those of a side that soldiers carry, each under its number, where that is how they are bought.
    """

    key: str
    item: str
    rule: str
    covered: Literal["never", "may", "always"] = "never"
    width: str = ""
    near_m: float = 0.0
    assigned: Callable[[Battle, str], Iterable[AssignedThing]] | None = None


@record
class Bound:
    """What binds units as things stand, in a sentence, and the numbers of those units."""

    told: str
    units: tuple[int, ...]


@record
class Decision:
    """A choice that is awaited: the question, its side, and its units, the next one first."""

    asked: Asked
    side: str
    units: tuple[int, ...]


@record
class PlayClock:
    """The clock of a battle as it stands: the decision that it runs for, None for none, its seconds, None for no limit.

    `paused`: nobody's time runs. `turns` is what stops the clock or lets it go on, `ends` what says that the time of a
    unit is up.
    """

    paused: bool
    decision: Decision | None
    limit_s: int | None
    turns: ChapterCommand
    ends: Callable[[int], ChapterCommand]


@record
class MannerWords:
    """What tables call a shot of a manner, and what it could come to where more than one round is rolled for at once.

    `odds` is the attack with its odds, made with a weapon of that penetration at this target, by a `RulesContext`.
    """

    sort: str
    odds: Callable[[AttackMade, int, Unit, Any], AttackMade] | None = None


@record
class BlastTemplate:
    """The template of an explosion, to be cut out: its name, its rules, and what it covers.

    Rings from the middle outwards, or the zones of a wedge beyond a hole, the nearer first.
    """

    name: str
    rules: tuple[str, ...]
    rings: tuple[PowerRing, ...] = ()
    zones: tuple[ShapedZone, ...] = ()


@record
class SecretPaper:
    """What a side writes down in secret under a chapter, as a table: its title with the rule, the heads of its columns.

    `rows` are those of a side, in the battle as its seat knows it.
    """

    title: str
    head: tuple[str, ...]
    rows: Callable[[Battle, str, Rulebook, Rulings], Iterable[tuple[str, ...]]]


@record
class ChapterWords:
    """The names a chapter gives to things, and how it tells of them.

    Questions about a unit are asked only of units that a seat knows something of.
    """

    name: str
    aliases: tuple[str, ...] = ()
    """Other names for it where it is chosen."""

    verbs: tuple[Word, ...] = ()
    """What is said where it is in force."""

    deeds: Mapping[str, str] = field(default_factory=dict)
    """The predicates of its actions (`leaves stealth power mode`).

    By action, or by action and extra, manner of firing or thing in hand.
    """

    labels: Mapping[str, str] = field(default_factory=dict)
    """What an action of the book is called on a panel where it does more under this chapter."""

    tells: Mapping[type[ChapterEvent], Callable[[Any, Battle], str]] = field(default_factory=dict)
    """The lines of its events."""

    reports: Mapping[type[ChapterEvent], Callable[[Any], EventReport]] = field(default_factory=dict)
    """What its events are to story, tables, luck and health."""

    state: Callable[[Any], str] = lambda _state: ""
    """What it keeps of a unit, in a few words; empty where that is nothing out of the ordinary."""

    sign: tuple[str, str] | None = None
    """What stands behind the number of a unit, on the map and in the roster, one cell, and what it means."""

    signed: Callable[[Any], object] | None = None
    """Whether that stands there; None: where `state` has something to say of the unit."""

    flees: Callable[[Any], bool] = says_no
    """Whether a unit has to get out of the enemy's sight: the map shows where that is."""

    faults: Callable[["SquadPlan", Rulebook], Iterable["Violation"]] = gives_none
    """What speaks against a squad on paper."""

    marks: Callable[[Unit, Rulebook, Rulings], Iterable[str]] = gives_none
    """What the squad log of a unit has on it."""

    boxes: Callable[[Unit, Rulebook, Rulings], Iterable[PaperBoxes]] = gives_none
    """The boxes on its squad log to cross off."""

    paper: Callable[[Rulebook, Rulings], Iterable[str]] = gives_none
    """The figures of its tables that belong on every sheet, a line each."""

    quoted: tuple[str, ...] = ()
    """Its rules in words that are looked up most, by their ids."""

    secret_paper: SecretPaper | None = None
    """What a side keeps on its secret sheet."""

    weapon: Callable[[Unit, str, Rulebook, Rulings], str | None] = no_answer
    """What stands beside a weapon of that code in the fewest signs."""

    character: Callable[[Unit], "CharacterPlan | None"] = no_answer
    """What a unit brings as a character, as a squad on paper has it; None: it is none."""

    fires: Callable[[Unit, Moment, Rulebook, Rulings], FiresLeft | None] = no_answer
    """How often a unit may still fire; None: as ever."""

    reminds: Callable[[Unit, Rulebook, Rulings], Iterable[str]] = gives_none
    """What the owner of a unit should not forget now, a sentence each."""

    hints: Callable[[Battle, str, Rulings], Iterable[str]] = gives_none
    """What a side should know as it gives orders, a sentence each, of the battle as its seat knows it."""

    bound: Callable[[Battle, Rulings], Iterable[Bound]] = gives_none
    """What binds which units now."""

    of_battle: Callable[[Any, Battle], Iterable[str]] = gives_none
    """What is kept of the battle as a whole, in lines."""

    clock: Callable[[Battle, Rulebook], PlayClock | None] = no_answer
    """How it stands with the time for decisions; None where that is not limited."""

    lies: Callable[[Any, Battle], Iterable[Marker]] = gives_none
    """The counters of it that lie about."""

    explosions: Mapping[str, str] = field(default_factory=dict)
    """What its kinds of explosions are called, one of them each."""

    lays: tuple[LaidKind, ...] = ()
    """The kinds of things that a side lays out before play."""

    terms: SideTerms | None = None
    """What is agreed of each side."""

    beginnings: Mapping[str, Beginning] = field(default_factory=dict)
    """The states that a soldier may begin in."""

    steps: Mapping[str, StepWords] = field(default_factory=dict)
    """The steps that it adds to the turn."""

    manners: Mapping[str, MannerWords] = field(default_factory=dict)
    """Its ways of firing."""

    templates: Callable[[Rulebook, Rulings], Iterable[BlastTemplate]] = gives_none
    """What the explosions of the book cover, as the table reads them."""
