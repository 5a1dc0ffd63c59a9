"""What is kept of an ambush: who is frozen by one, and who has attacked out of hiding of late (AMS-01, AMS-03)."""

from collections.abc import Iterable, Mapping
from typing import ClassVar

from squadlog.base.records import record, replace
from squadlog.battle import chapter_state
from squadlog.battle.by_hand import NONE, read_moment
from squadlog.battle.events.action import ActionDeclared, ActionLost
from squadlog.battle.events.chapter import ChapterEvent, by_event
from squadlog.battle.events.fire import ShotFired
from squadlog.battle.events.melee import Engaged
from squadlog.battle.events.turn import SubphaseOpened
from squadlog.battle.events.union import Event
from squadlog.battle.moment import Moment
from squadlog.battle.rights import of_grouping
from squadlog.battle.saying import ChapterCommand
from squadlog.battle.state import ATTACKS, Battle, Unit
from squadlog.facts.ground_facts import unit_of
from squadlog.rules.hiding.piles import hiding_of
from squadlog.rules.hiding.untold import there

KEY = "ambush"


@record
class Freeze:
    """A unit does nothing through `last`, from `first` on or from now; `at` is the subphase of the ambush, if known."""

    last: Moment
    first: Moment | None = None
    at: Moment | None = None


@record
class SneakAttack:
    """An attack out of hiding: the attacker, the target, and the subphase."""

    unit: int
    target: int
    at: Moment


@record
class Lurking:
    """The attacks out of hiding of this subphase and the one before.

    `aiming` pairs a unit whose shot was declared out of hiding with the subphase of the shot. `sprung` pairs a grouping
    that has sprung an ambush with the subphase of its attack, `noticed` those already told.
    """

    strikes: tuple[SneakAttack, ...] = ()
    aiming: tuple[tuple[int, Moment], ...] = ()
    sprung: tuple[tuple[str, Moment], ...] = ()
    noticed: tuple[tuple[str, Moment], ...] = ()


@record
class SayAmbush(ChapterCommand):
    """A grouping has sprung an ambush, as the table says; `units`: on these, whatever else it has attacked."""

    grouping: str
    units: tuple[int, ...] = ()
    overrule: str = ""


@record
class AmbushSprung(ChapterEvent):
    """An ambush of `units`, who have attacked `struck` in `at`: `frozen` do nothing from `first` to `last` (AMS-03)."""

    reveals: ClassVar[bool] = True
    grouping: str
    units: tuple[int, ...]
    struck: tuple[int, ...]
    frozen: tuple[int, ...]
    at: Moment
    first: Moment
    last: Moment


@record
class AmbushNoticed(ChapterEvent):
    """The attack of a grouping was an ambush, by the rules; the table has the last word whether it is one."""

    reveals: ClassVar[bool] = True
    grouping: str
    at: Moment


lurking = chapter_state.BattleState(KEY, Lurking())
"""What is kept of the attacks out of hiding."""


freeze: chapter_state.UnitState[Freeze | None] = chapter_state.UnitState(KEY, None, of=Freeze)
"""By what a unit is frozen, or is about to be."""


def out_of_hiding(battle: Battle, unit: int) -> bool:
    """Whether an attack of a unit in this subphase comes out of hiding: until it was declared, nobody had found it."""
    return (unit, battle.now) in hiding_of(battle).rose or (unit, battle.now) in lurking(battle).aiming


def _set_frozen(battle: Battle, frozen: Mapping[int, Freeze | None]) -> Battle:
    return chapter_state.replace_states(battle, KEY, frozen)


def _apply_sprung(battle: Battle, event: AmbushSprung) -> Battle:
    """A later ambush holds its victims for longer; an earlier one not for less long."""
    told = Freeze(last=event.last, first=event.first, at=event.at)
    longer = (
        number
        for number in event.frozen
        if (held := freeze(battle.units[number])) is None or held.last < event.last
    )
    battle = lurking.add(battle, sprung=(event.grouping, event.at))
    return _set_frozen(battle, dict.fromkeys(longer, told))


def _apply_noticed(battle: Battle, event: AmbushNoticed) -> Battle:
    return lurking.add(battle, noticed=(event.grouping, event.at))


def _note_struck(battle: Battle, unit: int, target: int | None) -> Battle:
    if target is None or target not in battle.units or not out_of_hiding(battle, unit):
        return battle
    if battle.units[unit].side == battle.units[target].side:
        return battle
    return lurking.add(battle, strikes=SneakAttack(unit=unit, target=target, at=battle.now))


def _apply_fired(battle: Battle, event: ShotFired) -> Battle:
    return _note_struck(battle, event.unit, unit_of(event.target))


def _apply_engaged(battle: Battle, event: Engaged) -> Battle:
    return _note_struck(battle, event.engagement.attacker, event.engagement.defender)


def _apply_declared(battle: Battle, event: ActionDeclared) -> Battle:
    """A shot that takes time is as good out of hiding as one that does not (A-12)."""
    action = event.action
    if action is None or action.kind not in ATTACKS or action.end == battle.now:
        return battle
    if (event.unit, battle.now) not in hiding_of(battle).rose:
        return battle
    return lurking.add(battle, aiming=(event.unit, action.end))


def _apply_lost(battle: Battle, event: ActionLost) -> Battle:
    return lurking.drop(battle, aiming=lambda one: one[0] == event.unit)


def _apply_opened(battle: Battle, event: SubphaseOpened) -> Battle:
    """What lies further back than the subphase before is forgotten, and a freeze that is over."""
    before = event.moment.later(-1)
    if lurking(battle) != lurking.at_first:
        battle = lurking.drop(
            battle,
            strikes=lambda one: one.at < before,
            aiming=lambda one: one[1] < event.moment,
            sprung=lambda one: one[1] < before,
            noticed=lambda one: one[1] < before,
        )
    over = _over(battle.units.values(), event.moment)
    return _set_frozen(battle, dict.fromkeys(over)) if over else battle


def _over(units: Iterable[Unit], now: Moment) -> list[int]:
    return [unit.id for unit in units if (held := freeze(unit)) is not None and held.last < now]


def _read(text: str) -> Freeze | None:
    return None if text.lower() in NONE else Freeze(last=read_moment(text))


def _write_correction(unit: Unit) -> str:
    held = freeze(unit)
    return "none" if held is None else str(held.last)


def _read_battle(_battle: Battle, text: str) -> Lurking:
    """`none`: nobody has attacked out of hiding of late, whatever was noted."""
    if text.lower() in NONE:
        return lurking.at_first
    raise ValueError(f"{text!r} is not none, which forgets who has attacked out of hiding")


def stills(held: Freeze | None, now: Moment) -> tuple[str, str] | None:
    """Why a unit can do nothing in that subphase, with the rule; None: it can."""
    if held is None or now > held.last or (held.first is not None and now < held.first):
        return None
    return "ambushed", "AMS-03"


def _redact_event(event: Event, battle: Battle, seat: str) -> Event | None:
    """Who is struck from the order in hiding is not told to those who do not know of him."""
    if not isinstance(event, AmbushSprung):
        return event
    return replace(event, frozen=there(battle, event.frozen, seat))


STATE = chapter_state.ChapterState(
    key=KEY,
    unit=chapter_state.OfAUnit(
        begins=freeze.begins,
        read=_read,
        writes=_write_correction,
        hint="T2.s7, through which it does nothing; or none",
        incapacitates=stills,
    ),
    folds=by_event(_apply_sprung, _apply_noticed),
    follows=by_event(_apply_fired, _apply_engaged, _apply_declared, _apply_lost, _apply_opened),
    commands={SayAmbush: of_grouping},
    of_battle=chapter_state.OfTheBattle(begins=lambda _battle: Lurking(), read=_read_battle),
    secrets=chapter_state.Redaction(redacted_event=_redact_event),
)
