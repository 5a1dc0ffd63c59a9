"""The health of soldiers as a record tells it: every wound, daze and loss of nerve, by whom, with what, and when.

Only what a seat reads of each event goes in, so that nothing more comes out: no battle is asked. What was set right by
hand stands there as that.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Literal

from squadlog.base.records import record
from squadlog.battle.events.fire import EffectsApplied, ShotFired, UnitDazed, UnitWounded
from squadlog.battle.events.melee import MeleeStruck
from squadlog.battle.events.referee import UnitCorrected
from squadlog.battle.events.union import Event
from squadlog.battle.moment import Moment
from squadlog.battle.state import WOUNDS, Battle, Known, Wound
from squadlog.facts.ground_facts import unit_of
from squadlog.reports.came_about import soldiers_of
from squadlog.reports.fought.attacked import HAND_TO_HAND
from squadlog.reports.fought.following import later
from squadlog.reports.wording import name_of, plain
from squadlog.rules.common.advanced import report_of
from squadlog.rules.common.reported import Befalls

What = Literal["wound", "daze", "set right"] | Befalls
_BY_HAND = ("wound", "dazed", "rout")


@record
class HealthLine:
    """One thing that befell a soldier, or was set right of it, at an `entry` of the log.

    `by` is who did it, `weapon` with what, both empty where nobody can tell. A wound leads from `before` to `after`; a
    daze, or what else keeps a soldier from acting, lasts through `until`. `why` is its cause, or the referee's reason.
    """

    entry: int
    moment: Moment
    unit: int
    what: What
    by: int | None = None
    weapon: str = ""
    before: Wound | None = None
    after: Wound | None = None
    until: Moment | None = None
    why: str = ""


def matters(events: Iterable[Event]) -> bool:
    """Whether a step can have a say about anybody's health, or about who hurt whom."""
    return any(isinstance(event, _OF_HEALTH) or _befalls(event) for event in events)


def _befalls(event: Event) -> bool:
    report = report_of(event)
    told = any(one.said is not None for one in report.attacks)
    return told or report.blast is not None or bool(report.befell)


_OF_HEALTH = (
    ShotFired, MeleeStruck, UnitWounded, UnitDazed, UnitCorrected, EffectsApplied,
)  # fmt: skip
StepTold = tuple[int, Moment, Sequence[Event]]
"""An entry of the log, when it was said, and its events as a seat reads them."""


class _Strikes:
    """Who has hit whom with what and is not yet told to have done harm, oldest first."""

    def __init__(self) -> None:
        self._hits: defaultdict[int, list[tuple[int | None, str]]] = defaultdict(list)
        self._moment: Moment | None = None

    def at(self, moment: Moment) -> None:
        """What was hit in another subphase has taken effect."""
        if moment != self._moment:
            self._hits.clear()
            self._moment = moment

    def hit(self, event: Event) -> None:
        """Remember a hit."""
        match event:
            case ShotFired() if (victim := unit_of(event.target)) is not None:
                if event.check is not None and event.check.success and event.hits:
                    self._hits[victim].append((event.unit, event.weapon))
            case MeleeStruck() if event.check.success:
                self._hits[event.target].append((event.unit, HAND_TO_HAND))
            case _ if any(one.said is not None for one in report_of(event).attacks):
                for made in report_of(event).attacks:
                    if made.said and made.target is not None:
                        self._hits[made.target].append((made.by, made.weapon))
            case _ if (blast := report_of(event).blast) is not None:
                for one in blast.struck:
                    if one.levels is not None:  # else it does not reach him, or he is safe from it
                        self._hits[one.unit].append((blast.by, plain(blast.what)))
            case _:
                return

    def on(self, unit: int, by: int | None = None) -> tuple[int | None, str]:
        """By whom and with what: the last of this hand, else the first of all, which is the one that dazes."""
        of_hand = [one for one in self._hits[unit] if by is None or one[0] == by]
        return ((by, "") if not of_hand else of_hand[0]) if by is None else (by, _last(of_hand))


def _last(hits: Sequence[tuple[int | None, str]]) -> str:
    return hits[-1][1] if hits else ""


def health(told: Iterable[StepTold], begins: Mapping[int, Wound]) -> Iterator[HealthLine]:
    """The wounds and dazes of each unit, oldest first; `begins` is how it came into the battle."""
    wounds: defaultdict[int, Wound] = defaultdict(lambda: "none", begins)
    strikes = _Strikes()
    for entry, said, events in told:
        now = said
        for event in events:
            now = later(event, now)
            strikes.at(now)
            strikes.hit(event)
            for line in _lines(event, entry, now, strikes, wounds):
                if line.after is not None:
                    wounds[line.unit] = line.after
                yield line


def _lines(
    event: Event, entry: int, now: Moment, strikes: _Strikes, wounds: "defaultdict[int, Wound]"
) -> Iterator[HealthLine]:
    match event:
        case UnitWounded():
            by, weapon = (event.by, "") if event.by is None else strikes.on(event.unit, event.by)
            yield HealthLine(
                entry=entry, moment=now, unit=event.unit, what="wound", by=by, weapon=weapon, before=event.before,
                after=event.after, why=plain(event.cause),
            )  # fmt: skip
        case UnitDazed():
            by, weapon = strikes.on(event.unit)
            yield HealthLine(
                entry=entry, moment=event.at, unit=event.unit, what="daze", by=by, weapon=weapon, until=event.until,
                why=plain(event.cause),
            )  # fmt: skip
        case UnitCorrected():
            yield from _set_right(event, entry, now, wounds[event.unit])
        case _:
            yield from (
                HealthLine(
                    entry=entry,
                    moment=one.at or now,
                    unit=one.unit,
                    what=one.what,
                    until=one.until,
                    why=one.why,
                )
                for one in report_of(event).befell
            )


def _set_right(event: UnitCorrected, entry: int, now: Moment, before: Wound) -> Iterator[HealthLine]:
    for name, text in event.changes:
        if name not in _BY_HAND:
            continue
        line = HealthLine(entry=entry, moment=now, unit=event.unit, what="set right", why=event.reason)
        if name != "wound":
            yield _with(line, f"{plain(name)} {text}")
        elif (
            after := next((level for level in WOUNDS if level.casefold() == text.casefold()), None)
        ) is not None:
            yield HealthLine(
                entry=entry, moment=now, unit=event.unit, what="set right", before=before, after=after,
                why=event.reason,
            )  # fmt: skip


def _with(line: HealthLine, told: str) -> HealthLine:
    why = f"{told}, {line.why}" if line.why else told
    return HealthLine(entry=line.entry, moment=line.moment, unit=line.unit, what=line.what, why=why)


_HAPPENED = {
    "routed": "routs",
    "rallied": "is rallied",
    "suit": "loses air",
    "air": "has air again",
    "forfeited": "is out of the game",
    "frozen": "is frozen by an ambush",
}


def health_words(line: HealthLine, battle: Battle) -> str:
    """One of them as a sentence without its soldier: `is wounded by 4 Varro with SR: unhurt → M`."""
    hand = _hand(line, battle)
    level = "" if line.after is None else f"{_level(line.before)} → {_level(line.after)}"
    match line.what:
        case "wound":
            return f"is wounded{hand}: {level}"
        case "daze":
            return f"is dazed to {line.until}{hand}"
        case "set right":
            parts = [f"wound {level}" if level else "", line.why]
            return f"is set right by hand: {', '.join(filter(None, parts))}"
        case _:
            until = "" if line.until is None else f" to {line.until}"
            why = f": {line.why}" if line.why else ""
            return f"{_HAPPENED[line.what]}{until}{why}"


def format_dated(line: HealthLine, battle: Battle) -> str:
    """What befell a soldier as a row of a list, with its moment before it and the line of the log behind."""
    return f"  {line.moment!s:<7} {health_words(line, battle)}  (line {line.entry})"


def format_heading(unit: int, battle: Known) -> str:
    """Who it is, and how it stands now."""
    soldier = soldiers_of(battle).get(unit)
    name = f"{unit} {soldier.name}" if soldier is not None else f"unit {unit}"
    state = battle.units.get(unit)
    if state is None:
        return f"{name}, no longer here"
    dazed = f", dazed to {state.dazed_until}" if state.dazed(battle.now) and not state.out else ""
    return f"{name}, {_level(state.wound) if state.wound == 'none' else f'wound {state.wound}'}{dazed}"


def _hand(line: HealthLine, battle: Battle) -> str:
    if line.by is None and not line.weapon:
        return "" if line.why in ("", "fire") else f" by {line.why}"
    by = "" if line.by is None else f" by {name_of(battle, line.by)}"
    if line.weapon == HAND_TO_HAND:
        return f"{by} {HAND_TO_HAND}"
    return f"{by} with {line.weapon}" if line.weapon else by


def _level(wound: Wound | None) -> str:
    return "unhurt" if wound in (None, "none") else str(wound)
