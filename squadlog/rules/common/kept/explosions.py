"""What is kept of explosions: what is about to go off, and whom the table says it catches (GRN-34..39, A-67)."""

from collections.abc import Iterable

from squadlog.base.records import record
from squadlog.battle.chapter_state import BattleState
from squadlog.battle.events.chapter import ChapterEvent
from squadlog.battle.moment import Moment
from squadlog.battle.saying import ChapterCommand
from squadlog.battle.state import Battle
from squadlog.facts.ground_facts import Waypoint
from squadlog.rules.common.explosive import COVERED, Caught, Fused, GoneOff, Struck

KEY = "blasts"
ONTO = "onto:"
"""Before the number of a fuse, in what a dive is done with: the diver throws himself on it (GRN-30)."""
STAGE = "explosions"
"""The step of a subphase for explosions, just before melee (GRN-34)."""


@record
class Exploding:
    """The explosives about to go off, in order; `said` pairs one of them with the units the table says it catches.

    `over` are those of one subphase that went off last.
    """

    fused: tuple[Fused, ...] = ()
    said: tuple[tuple[int, tuple[Caught, ...]], ...] = ()
    last: int = 0
    over: tuple[GoneOff, ...] = ()

    def due(self, now: Moment) -> Fused | None:
        """The next that goes off now."""
        return next((one for one in self.fused if one.at <= now), None)

    def of(self, fused: int) -> Fused | None:
        """What is about to go off by its number; None: nothing of that number."""
        return next((one for one in self.fused if one.id == fused), None)

    def told_of(self, fused: int) -> tuple[Caught, ...] | None:
        """Whom it catches, as the table says; None: nobody has said."""
        return dict(self.said).get(fused)


@record
class SayCaught(ChapterCommand):
    """Whom an explosion catches, as the table has it: `7 1, 8 3.2 half`, or nobody.

    `fused` None: the next that goes off.
    """

    who: str
    fused: int | None = None
    overrule: str = ""


@record
class SetFuse(ChapterCommand):
    """The referee sets right what is about to go off: where it lies, subphases later or (minus) earlier, or out.

    It goes off no earlier than now.
    """

    fused: int
    at: Waypoint | None = None
    later: int = 0
    out: bool = False
    reason: str = ""


@record
class FuseLit(ChapterEvent):
    """Something will go off."""

    fused: Fused


@record
class FuseChanged(ChapterEvent):
    """What is about to go off has changed: a unit lies on it, or the referee has moved it."""

    fused: Fused
    cause: str = ""
    rule: str = ""


@record
class FuseOut(ChapterEvent):
    """A lit explosive does not go off after all."""

    fused: int
    cause: str
    rule: str = ""


@record
class CaughtSaid(ChapterEvent):
    """The table has said whom an explosion catches."""

    fused: int
    caught: tuple[Caught, ...]


@record
class Exploded(ChapterEvent):
    """An explosive has gone off: the units it reaches, nearest first, and what it does to each.

    Each effect follows in events of its own.
    """

    fused: Fused
    struck: tuple[Struck, ...] = ()
    measured: bool = False
    attacks: bool = True


exploding = BattleState(KEY, Exploding(), always=True)
"""What is about to go off."""


def fuse_lit_event(battle: Battle, **what: object) -> FuseLit:
    """The event that lights an explosive, under the next number; `what` are the fields of `Fused` but its id.

    It goes off now, and has been on its way since now, unless these say otherwise.
    """
    now = {"at": battle.now, "since": battle.now}
    return FuseLit(fused=Fused(id=exploding(battle).last + 1, **now | what))  # type: ignore[arg-type]


def read_caught(text: str, units: Iterable[int]) -> tuple[Caught, ...]:
    """Who is caught as people write it: number, metres and cover, by commas. ValueError, in one sentence."""
    if not text.strip() or text.strip().casefold() in ("nobody", "none"):
        return ()
    known, found = {str(number) for number in units}, list[Caught]()
    for part in text.split(","):
        words = part.split()
        if len(words) < 2 or words[0] not in known:
            raise ValueError(
                f"{part.strip()[:40]!r} is not a unit caught: write unit, metres and cover, such as 7 1.5 half"
            )
        metres = words[1].removesuffix("m")
        try:
            m = float(metres)
        except ValueError:
            raise ValueError(f"{words[1]!r} is not a distance in metres") from None
        cover = words[2] if len(words) > 2 else "none"
        if not 0 <= m < 1000 or cover not in COVERED or len(words) > 3:
            raise ValueError(f"{part.strip()!r}: metres from 0 on, and the cover none, half or full")
        found.append(Caught(unit=int(words[0]), metres=m, cover=cover))
    numbers = [one.unit for one in found]
    if len(set(numbers)) != len(numbers):
        raise ValueError("Each unit is named once")
    return tuple(sorted(found, key=lambda one: (one.metres, one.unit)))
