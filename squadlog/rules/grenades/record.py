"""What is kept of grenades: those crossed off, the one in hand, and the one let go until it is rolled for (GRN-03)."""

from collections.abc import Mapping
from typing import Literal

from squadlog.base.dice import Face
from squadlog.base.records import record, replace
from squadlog.battle.by_hand import NONE, read_whole
from squadlog.battle.changed import changed
from squadlog.battle.chapter_state import ChapterState, Fold, OfAUnit, UnitState
from squadlog.battle.events.chapter import ChapterEvent, by_event
from squadlog.battle.ledger import Adjustment, Check
from squadlog.battle.state import Battle, Unit
from squadlog.facts.ground_facts import Waypoint

KEY, THROW, PICK_UP, STOW = "grenades", "throw", "pick_up_object", "stow"
Grenade = Literal["fragmentation", "smoke"]
"""The two kinds of grenades (GRN-01)."""
_SHOTS_KEPT = 4
"""How many shots of a unit are remembered."""
KINDS: tuple[Grenade, ...] = ("fragmentation", "smoke")


def kind_called(word: str | None) -> Grenade | None:
    """The kind that a word means: its name, or the beginning of it; None for no kind."""
    text = (word or "").strip().casefold()
    return next((kind for kind in KINDS if len(text) > 1 and kind.startswith(text)), None)


@record
class Volley:
    """What has been let go and is about to land: a throw, or a salvo of a launcher; its aim is fixed (GRN-08).

    `start` and `aim` are points of the map, where there is one; `told` is the aim in words. `feature` is the object
    that is thrown at (GRN-42), `metres` the range. `spotted`: a friend alone sees it (GRN-06); `window`: it goes
    through one (GRN-15). `adjust` are changes to its roll by hand.
    """

    grenade: Grenade
    count: int = 1
    start: Waypoint | None = None
    aim: Waypoint | None = None
    told: str = ""
    feature: str | None = None
    metres: float
    spotted: bool = False
    window: bool = False
    adjust: tuple[Adjustment, ...] = ()


@record
class Belt:
    """The hand grenades a unit has used, crossed off by kind; a negative number is grenades gained.

    `ready` is the kind in its hand (AMO-11), empty for none; `flying` is its throw of this subphase.
    """

    fragmentation: int = 0
    smoke: int = 0
    ready: Grenade | Literal[""] = ""
    flying: Volley | None = None

    def used(self, kind: Grenade) -> int:
        """How many of a kind are crossed off."""
        return self.fragmentation if kind == "fragmentation" else self.smoke

    def less(self, kind: Grenade, count: int) -> "Belt":
        """The belt with `count` more of a kind crossed off."""
        if kind == "fragmentation":
            return replace(self, fragmentation=self.fragmentation + count)
        return replace(self, smoke=self.smoke + count)


@record
class GrenadeReadied(ChapterEvent):
    """A unit has a grenade in its hand (AMO-11, A-30), its own or one taken from the body of `body` (AMO-13)."""

    unit: int
    grenade: Grenade
    body: int | None = None


@record
class GrenadeStowed(ChapterEvent):
    """A unit has put the grenade in its hand away (A-30b)."""

    unit: int
    grenade: Grenade


@record
class GrenadeReleased(ChapterEvent):
    """A unit has let a grenade go; where it lands is rolled with the shots (GRN-41)."""

    unit: int
    volley: Volley


@record
class GrenadeKept(ChapterEvent):
    """A throw comes to nothing, and the grenade stays in hand."""

    unit: int
    why: str
    rule: str = ""


@record
class GrenadeLanded(ChapterEvent):
    """The roll for where a grenade comes down (GRN-10, GRN-18).

    `direction` and `metres` are those of a scatter, from the aim. `spot` is its place on the map, `contact` what it met
    on its way there (GRN-25); `off`: it left the map. `hand`: it was thrown, and is crossed off (AMO-12). `counts`: it
    counts for the rate of fire (GLA-06, A-61).
    """

    unit: int
    grenade: Grenade
    volley: Volley
    check: Check
    faces: tuple[Face, ...]
    direction: Literal["long", "short", "left", "right"] | None = None
    metres: float = 0.0
    spot: Waypoint | None = None
    contact: str = ""
    off: bool = False
    hand: bool = True
    counts: bool = False


belt = UnitState(KEY, Belt())
"""What is kept of the hand grenades of a unit."""


def with_unit(battle: Battle, unit: Unit) -> Battle:
    """The battle with that unit as it is now."""
    return changed(battle, units={**battle.units, unit.id: unit})


def _apply_readied(battle: Battle, event: GrenadeReadied) -> Battle:
    kept = belt(battle.units[event.unit])
    if event.body is not None:
        body = battle.units[event.body]
        battle = belt.put(battle, body.id, belt(body).less(event.grenade, 1))
        kept = kept.less(event.grenade, -1)
    return belt.put(battle, event.unit, replace(kept, ready=event.grenade))


def _apply_stowed(battle: Battle, event: GrenadeStowed) -> Battle:
    return belt.change(battle, event.unit, ready="")


def _apply_released(battle: Battle, event: GrenadeReleased) -> Battle:
    return belt.change(battle, event.unit, flying=event.volley)


def _apply_stayed(battle: Battle, event: GrenadeKept) -> Battle:
    return belt.change(battle, event.unit, flying=None)


def _apply_landed(battle: Battle, event: GrenadeLanded) -> Battle:
    if event.counts:
        unit = battle.units[event.unit]
        battle = with_unit(battle, changed(unit, shots=(*unit.shots, battle.now)[-_SHOTS_KEPT:]))
    if not event.hand:
        return battle
    kept = belt(battle.units[event.unit]).less(event.grenade, 1)
    return belt.put(battle, event.unit, replace(kept, flying=None, ready=""))


_WRITE = "write fragmentation:1,smoke:2 for so many crossed off, ready:smoke for one in hand, or none"


def _read(text: str) -> Belt:
    """`fragmentation:1,smoke:2,ready:smoke`; `none`: as at first. ValueError, in one sentence."""
    if text.lower() in NONE:
        return belt.at_first
    found = belt.at_first
    for part in text.split(","):
        name, _, told = (piece.strip() for piece in part.partition(":"))
        kind = kind_called(told if name.lower() == "ready" else name)
        if kind is None:
            raise ValueError(f"{part.strip()!r} is not about grenades: {_WRITE}")
        if name.lower() == "ready":
            found = replace(found, ready=kind)
        else:
            found = found.less(kind, read_whole(told) - found.used(kind))
    return found


def _write_correction(unit: Unit) -> str:
    kept = belt(unit)
    parts = [f"{kind}:{kept.used(kind)}" for kind in KINDS if kept.used(kind)]
    return ",".join([*parts, *([f"ready:{kept.ready}"] if kept.ready else [])]) or "none"


FOLDS: Mapping[type[ChapterEvent], Fold] = by_event(
    _apply_readied, _apply_stowed, _apply_released, _apply_stayed, _apply_landed
)
STATE = ChapterState(
    key=KEY,
    unit=OfAUnit(
        begins=belt.begins,
        read=_read,
        writes=_write_correction,
        hint="fragmentation:1,smoke:2: so many crossed off; ready:smoke for one in hand; or none",
    ),
    folds=FOLDS,
    private=True,
)
