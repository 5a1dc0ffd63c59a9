"""What an event is to those who tell of battles: the attacks in it, whom it befell, whether a story has it.

A chapter gives it with its words (`ChapterWords.reports`). Log, story, tables, luck and health read these values, and
know no chapter.
"""

from collections.abc import Callable
from dataclasses import field
from fractions import Fraction
from typing import Literal

from squadlog.base.dice import Face
from squadlog.base.records import record
from squadlog.battle.events.fire import UnitWounded
from squadlog.battle.ledger import Check, Ledger
from squadlog.battle.moment import Moment
from squadlog.battle.state import Known, Wound
from squadlog.facts.ground_facts import Target, unit_of
from squadlog.rules.common.chances import Odds
from squadlog.rules.common.explosive import Struck

AttackKind = Literal["shot", "melee", "throw", "mission", "blast"]
DieValues = tuple[int, ...]
"""What each face of a die counts, 0 or more, one face as likely as the other."""


def _nowhere() -> Known:
    raise LookupError("this attack is of no battle")


@record
class AttackMade:
    """One attack: the attacker (None: nobody, or nobody knows), its target, and what came of it.

    The chapter that tells an event fills in what stands in it; a reader of the whole record adds the rest.
    """

    kind: AttackKind
    by: int | None
    at: Target | None
    """None: at nothing that has a number."""

    weapon: str
    side: str = ""
    check: Check | None = None
    """None: nothing was rolled, as for a shot at an obstacle, or for a unit that an explosion reaches."""

    faces: tuple[Face, ...] = ()
    levels: int = 0
    """The levels by the tables, whatever is left to tick."""

    half_levels: int = 0
    struck: Struck | None = None
    """What reaches the target of an explosion; None: it is none."""

    landed: str = ""
    """Where a throw or a mission came down, seen from where it was meant; empty for anything else."""

    aimed_at: str = ""
    """What it was aimed at, in words, as far as the event or the report has them."""

    way: str = ""
    """How it was done, in the words of tables: `aimed burst`, `free`, `hand`."""

    cover: str | None = None
    """What covered the target; None: nothing, or nobody can tell."""

    range_m: float | None = None
    """The metres to the target; None: nobody can tell, or they do not matter."""

    range_origin: str | None = None
    """Where the metres are from: measured or stated."""

    entry: int = 0
    """The entry of the log that tells it."""

    moment: Moment = Moment(1, 1)
    before: Callable[[], Known] = field(default=_nowhere, repr=False, compare=False)
    """The battle before it, as the seat that reads it knew it. LookupError for events of no battle."""

    rounds: int | None = None
    """The rounds of its burst; None: it is of none."""

    wound: UnitWounded | None = None
    """What was ticked of its levels; None: nothing."""

    jammed: bool = False
    said: bool | None = None
    """Whether it hit, as the people of a side on paper say, whose die nobody knows; None: it was told here."""

    sort: str = ""
    """How it was done, in the words of the report of a battle."""

    by_face: DieValues = ()
    """What each fall of the dice would have brought; empty: nobody can tell."""

    odds: Odds | None = None
    """What it could come to; None: nobody can tell."""

    @property
    def target(self) -> int | None:
        """The unit that it is at; None where it is at none."""
        return unit_of(self.at)

    @property
    def after(self) -> Wound | None:
        """How the target was from then on; None where no wound was ticked."""
        return None if self.wound is None else self.wound.after

    @property
    def tested(self) -> bool:
        """Whether it was a shot or a blow with a roll, which can hit or miss."""
        return self.check is not None and self.harms

    @property
    def counts(self) -> bool:
        """Whether it could hit or miss: by a roll, or as was said of a shot whose die nobody knows."""
        return self.tested or (self.said is not None and self.kind == "shot")

    @property
    def chance(self) -> Fraction:
        """How likely it was to hit (DIE-02..DIE-05)."""
        return Fraction(1) if self.check is None else chance_of(self.check)

    @property
    def hit_values(self) -> DieValues:
        """A hit or none for each face of its die; nothing where none was rolled."""
        return () if self.check is None else hit_values(self.check.ledger)

    @property
    def harms(self) -> bool:
        """Whether it is an attack on its target, and not where something comes down."""
        return self.kind not in ("throw", "mission")

    @property
    def hit(self) -> bool:
        """Whether it hit, or came down where it was meant; what is not rolled for does."""
        return (self.check is None or self.check.success) if self.said is None else self.said


def chance_of(check: Check) -> Fraction:
    """The chance that a test had before its die fell (DIE-02..DIE-05)."""
    return Fraction(check.ledger.successes, check.ledger.scale.die)


def hit_values(ledger: Ledger) -> DieValues:
    """1 for each face that succeeds, 0 for the others."""
    return tuple(int(ledger.succeeds(face)) for face in range(1, ledger.scale.die + 1))


@record
class BurstTold:
    """A burst: the shots of that unit in that moment have `rounds` rounds."""

    unit: int
    moment: Moment
    rounds: int


@record
class BlastTold:
    """What went off, by whose hand, and all whom it reached."""

    what: str
    by: int | None
    struck: tuple[Struck, ...]


@record
class ThrowTold:
    """What a unit threw by hand, or launched, at what, in words, and where it came down."""

    unit: int
    what: str
    aimed_at: str
    landed: str
    hand: bool


Befalls = Literal["routed", "rallied", "frozen", "suit", "air", "forfeited"]


@record
class Befell:
    """What came over a unit without a hand that did it, beside wounds and dazes."""

    unit: int
    what: Befalls
    why: str = ""
    at: Moment | None = None
    """When, where that is not when it was told."""

    until: Moment | None = None
    """How long it keeps the unit from acting, where it does for a time."""


@record
class EventReport:
    """All that one event is to reports. What it has no part in stays empty."""

    attacks: tuple[AttackMade, ...] = ()
    """The attacks that it tells, without what only the record knows."""

    burst: BurstTold | None = None
    """The burst that the shots after it are of."""

    blast: BlastTold | None = None
    """What went off by it."""

    throw: ThrowTold | None = None
    """The throw that it tells, of whatever does or does no harm."""

    befell: tuple[Befell, ...] = ()
    """What it did to the health of units."""

    tested: str = ""
    """What its test was for, where all may know of it and it helps who passes; empty: it is no matter of luck."""

    lands: bool = False
    """Its test was where something comes down."""

    opens: tuple[int, int] | None = None
    """The unit whose hit waits for its armour factor, and who has hit it: the wound is told once that is said."""

    one_roll: tuple[str, str] | None = None
    """The ruling and its option that make an event like the one before tell the same die; None: there is none."""

    in_story: Literal["told", "quiet", "changed"] = "told"
    """Whether a story has it: yes, no, or where it says something else than the last of its kind."""

    empty: bool = False
    """What it says is told only if there was something before."""


NOTHING = EventReport()


def quiet(_event: object) -> EventReport:
    """No report: only the log has a word of the event."""
    return _QUIET


_QUIET = EventReport(in_story="quiet")
