"""What is kept of automatic fire: the bursts that a unit fired of late (AUT-13)."""

from typing import Literal

from squadlog.base.records import record
from squadlog.battle.by_hand import NONE, read_moment
from squadlog.battle.changed import changed
from squadlog.battle.chapter_state import ChapterState, OfAUnit, UnitState, replace_state
from squadlog.battle.events.chapter import ChapterEvent, by_event
from squadlog.battle.moment import Moment
from squadlog.battle.state import Battle, Unit

KEY = "automatic_fire"
CONCENTRATED, AREA = "concentrated", "area"
Mode = Literal["concentrated", "area"]
_KEPT = 10
"""How many bursts of a unit are remembered."""
_SHOTS_KEPT = 4
"""How many shots of a unit are remembered."""


@record
class BurstOfLate:
    """A burst that was fired: its subphase, its mode, and its target if it had one."""

    moment: Moment
    mode: Mode
    target: int | None = None


@record
class BurstFired(ChapterEvent):
    """A burst leaves the weapon (AUT-04): its `rounds`, and its place in an unbroken `run` of bursts (AUT-13).

    Each unit rolled for follows as a shot of its own; `besides` are those nobody named, where a sector was said by who
    is in it. `counts`: it counts for the rate of fire.
    """

    unit: int
    weapon: str
    mode: Mode
    rounds: int
    run: int
    moment: Moment
    target: int | None = None
    engaged: tuple[int, ...] = ()
    counts: bool = True
    besides: tuple[int, ...] = ()


bursts: UnitState[tuple[BurstOfLate, ...]] = UnitState(KEY, (), of=tuple[BurstOfLate, ...])
"""The bursts of late, the last one last."""


def _apply_fired(battle: Battle, event: BurstFired) -> Battle:
    unit = battle.units[event.unit]
    told = BurstOfLate(moment=event.moment, mode=event.mode, target=event.target)
    unit = replace_state(unit, KEY, (*bursts(unit), told)[-_KEPT:])
    if event.counts:
        unit = changed(unit, shots=(*unit.shots, event.moment)[-_SHOTS_KEPT:])
    queue = tuple(shot for shot in battle.fire_queue if shot.unit != event.unit)
    return changed(battle, units={**battle.units, event.unit: unit}, fire_queue=queue)


def _read(text: str) -> tuple[BurstOfLate, ...]:
    """`area:T1.s3,concentrated:T1.s4`, or `none`: the bursts of late as the referee writes them."""
    if text.lower() in NONE:
        return ()
    return tuple(_one(part.strip()) for part in text.split(","))


def _one(text: str) -> BurstOfLate:
    word, colon, moment = text.partition(":")
    for mode in (CONCENTRATED, AREA):
        if colon and word.lower() == mode:
            return BurstOfLate(moment=read_moment(moment), mode="area" if mode == AREA else "concentrated")
    raise ValueError(f"{text!r} is not a burst: write its mode and its moment, such as area:T1.s3")


def _write_correction(unit: Unit) -> str:
    return ",".join(f"{burst.mode}:{burst.moment}" for burst in bursts(unit)) or "none"


STATE = ChapterState(
    key=KEY,
    unit=OfAUnit(
        begins=bursts.begins,
        read=_read,
        writes=_write_correction,
        hint="area:T1.s3,concentrated:T1.s4: the bursts of late; or none",
    ),
    folds=by_event(_apply_fired),
)
