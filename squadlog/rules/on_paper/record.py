"""What is kept of a side on paper: what was stated of each figure and by whom, and hits whose effect is not known."""

from typing import ClassVar, Literal

from squadlog.base.records import record, replace, value
from squadlog.battle.arms import arms_of
from squadlog.battle.changed import changed
from squadlog.battle.chapter_state import BattleState, ChapterState, OfAUnit, OfTheBattle, UnitState
from squadlog.battle.events.chapter import ChapterEvent, by_event
from squadlog.battle.events.fire import ShotFired
from squadlog.battle.events.turn import TurnBegun
from squadlog.battle.folds.fire import drop_watcher
from squadlog.battle.moment import Moment
from squadlog.battle.state import Battle, Effect, Wound
from squadlog.battle.terms import Soldier
from squadlog.facts.ground_facts import unit_of
from squadlog.rules.on_paper.saying import COMMANDS

KEY = "on_paper"
_SHOTS_KEPT = 4
"""The last shots of a figure that are remembered: whoever fires looks out of his cover (LOS-10)."""
LEFT = ("gone", "surrendered")
"""How a figure leaves the battle without being hit."""
FactName = Literal[
    "name", "weapon", "af", "suit", "troop", "race", "value", "to_hit", "melee", "range", "where"
]
"""What can be stated of a figure."""
_SETTLES = {"af": "armour", "suit": "armour", "weapon": "weapons"}
"""The unknown of a soldier that a fact settles, where it is not called the same."""


@value
class StatedFact:
    """One thing that was said of a figure, and by whom."""

    name: FactName
    value: str
    by: str


@record
class FigureOnPaper:
    """What is kept of one figure: what was stated of it, and whether it passes in this turn without being asked about.

    `left` is how it has left the battle, empty as long as it is there. `hit_by` is who has hit it last, where its
    people work out themselves what that does; 0: nobody. `suit_left`: what it wears was asked for, and is not told.
    """

    facts: tuple[StatedFact, ...] = ()
    passes: bool = False
    left: str = ""
    hit_by: int = 0
    suit_left: bool = False

    def fact(self, name: FactName) -> StatedFact | None:
        """What was stated last under that name; None: nothing."""
        return next((one for one in self.facts if one.name == name), None)

    def number(self, name: FactName) -> int:
        """A modifier that was stated; 0 where none was."""
        said = self.fact(name)
        return 0 if said is None else int(said.value)


@record
class OpenHit:
    """A hit on a figure whose armour nobody has said: its levels by the armour factor, from 0 on."""

    unit: int
    by: int
    levels: tuple[int, ...]
    cause: str

    @property
    def pfs(self) -> tuple[int, ...]:
        """The penetration of each round that has hit; what it comes to without armour is their sum (AUT-27)."""
        bare = self.levels[0]
        rounds = (
            bare - self.levels[1] if len(self.levels) > 1 else 1
        )  # each point of armour takes one of each
        return (bare // rounds,) * rounds if rounds > 0 and not bare % rounds else (bare,)


@record
class KeptOnPaper:
    """What is kept of the battle as a whole: open hits, and what is added to the initiative of a side.

    `values_asked`: the points of those who were hit have been asked for at the end.
    """

    open: tuple[OpenHit, ...] = ()
    initiative: tuple[tuple[str, int, str], ...] = ()
    values_asked: bool = False


@record
class SlotPassed(ChapterEvent):
    """Nothing of what a grouping on paper does in the rest of this turn concerns who is kept here."""

    grouping: str
    on: bool = True
    """False: their slots are asked about again."""


@record
class TheyFired(ChapterEvent):
    """A figure on paper has fired at a unit, or something of its side went off beside it, as its people say.

    `by` 0: nobody said which; `side` is theirs, empty where nobody can tell. `pf` None: a miss. `af` is what the
    unit wears, `levels` what comes of both. `sort` is fire, blast, or opportunity for a shot that interrupts the
    unit's move, `at_m` metres on its way.
    """

    unit: int
    by: int
    sort: Literal["fire", "blast", "opportunity"]
    weapon: str = ""
    pf: int | None = None
    natural: bool = False
    af: int = 0
    levels: int = 0
    at_m: float | None = None
    effects: tuple[Effect, ...] = ()
    stated_by: str = ""
    side: str = ""


@record
class FigureStated(ChapterEvent):
    """Something was said of a figure."""

    unit: int
    facts: tuple[StatedFact, ...]


@record
class HitLeftOpen(ChapterEvent):
    """A figure was hit, and what that does waits for its armour factor (DMG-02)."""

    hit: OpenHit


@record
class HitsSettled(ChapterEvent):
    """What was open of a figure's hits is so no longer: its armour was said, or they stand as they are (`af` None).

    `levels` is what they come to together; None: PF - AF of each, with nothing besides.
    """

    unit: int
    pfs: tuple[int, ...]
    af: int | None = None
    levels: int | None = None


@record
class SuitLeft(ChapterEvent):
    """What a figure wears hand to hand is not told: it changes nothing."""

    unit: int


@record
class WoundAdmitted(ChapterEvent):
    """A figure is as its people say."""

    wounds: ClassVar[bool] = True

    unit: int
    before: Wound
    after: Wound
    stated_by: str


@record
class FigureLeft(ChapterEvent):
    """A figure takes no more part in the battle: it is gone, or it has surrendered."""

    unit: int
    how: str
    stated_by: str


@record
class InitiativeStated(ChapterEvent):
    """What is added to every roll for initiative of a side."""

    side: str
    value: int
    stated_by: str


@record
class WatchStated(ChapterEvent):
    """A figure is ready for opportunity fire, or no longer."""

    unit: int
    on: bool
    stated_by: str


@record
class ValuesLeft(ChapterEvent):
    """The points of figures that were hit stay unknown."""


figure = UnitState(KEY, FigureOnPaper())
"""What is kept of a figure."""
paper = BattleState(KEY, KeptOnPaper())
"""What is kept of the battle."""


def is_on_paper(battle: Battle, number: int | None) -> bool:
    """Whether a unit of that number is a figure of a side on paper."""
    unit = None if number is None else battle.units.get(number)
    return unit is not None and unit.soldier.paper


def speaker_of(battle: Battle, side: str) -> str:
    """Who states what a side on paper says, by name."""
    voice = battle.setup.voice_of(side)
    return battle.setup.side_name(voice) if voice else "the table"


def has_left(state: FigureOnPaper | None, _now: Moment) -> tuple[str, str] | None:
    """Why a figure takes no more part."""
    return None if state is None or not state.left else (state.left, "SEQ-07")


def _apply_passed(battle: Battle, event: SlotPassed) -> Battle:
    for number in battle.groupings[event.grouping].units:
        battle = figure.change(battle, number, passes=event.on)
    return battle


def _apply_turn(battle: Battle, _event: TurnBegun) -> Battle:
    for number, unit in battle.units.items():
        if figure(unit).passes:
            battle = figure.change(battle, number, passes=False)
    return battle


def _apply_fired(battle: Battle, event: TheyFired) -> Battle:
    battle = changed(battle, effects=battle.effects + event.effects)
    if not event.by or event.sort == "blast":
        return battle
    battle = _with_weapon_seen(battle, event)
    shots = (*battle.units[event.by].shots, battle.now)[-_SHOTS_KEPT:]
    battle = _with_unit(battle, event.by, shots=shots)
    if event.sort == "fire":
        return changed(battle, fire_queue=tuple(one for one in battle.fire_queue if one.unit != event.by))
    return drop_watcher(_with_unit(battle, event.by, opportunity=None), event.by)


def _with_weapon_seen(battle: Battle, event: TheyFired) -> Battle:
    """Whoever fires shows what with, where nobody had stated a weapon of theirs (LOG-06)."""
    unit = battle.units[event.by]
    if not event.weapon or event.weapon == NAMELESS or "weapons" not in unit.soldier.unknown:
        return battle
    seen = StatedFact("weapon", event.weapon, event.stated_by)
    return _apply_stated(battle, FigureStated(unit=event.by, facts=(seen,)))


def _apply_stated(battle: Battle, event: FigureStated) -> Battle:
    unit = battle.units[event.unit]
    names = {one.name for one in event.facts}
    kept = (*(one for one in figure(unit).facts if one.name not in names), *event.facts)
    soldier, arms, in_hand = unit.soldier, unit.arms, unit.in_hand
    for one in event.facts:
        soldier = _with_fact(soldier, one)
        if one.name == "weapon" and one.value not in unit.weapons:
            arms = arms_of((one.value, *unit.weapons), unit.arms)
        if one.name == "weapon":
            in_hand = one.value
    battle = _with_unit(battle, event.unit, soldier=soldier, arms=arms, in_hand=in_hand)
    battle = figure.change(battle, event.unit, facts=kept)
    if soldier.af is None or "armour" in soldier.unknown:
        return battle
    others = [
        one for one in battle.units.values() if one.side == soldier.side and "armour" in one.soldier.unknown
    ]
    for other in others:
        battle = _with_unit(battle, other.id, soldier=replace(other.soldier, af=soldier.af))
    return battle


def _with_fact(soldier: Soldier, fact: StatedFact) -> Soldier:
    settles = _SETTLES.get(fact.name, fact.name)
    soldier = replace(soldier, unknown=tuple(one for one in soldier.unknown if one != settles))
    match fact.name:
        case "name":
            return replace(soldier, name=fact.value)
        case "weapon":
            return replace(soldier, weapons=tuple(dict.fromkeys((fact.value, *soldier.weapons))))
        case "af":
            return replace(soldier, af=int(fact.value))
        case "suit":
            return replace(soldier, armour=fact.value, af=None)
        case "troop":
            return replace(soldier, troop=fact.value)
        case "race":
            return replace(soldier, race=fact.value)
        case "value":
            return replace(soldier, value=int(fact.value))
        case _:
            return soldier


def _with_unit(battle: Battle, number: int, **fields: object) -> Battle:
    unit = changed(battle.units[number], **fields)  # type: ignore[arg-type] # fields of a unit
    return changed(battle, units={**battle.units, number: unit})


def _apply_open(battle: Battle, event: HitLeftOpen) -> Battle:
    return paper.add(battle, open=event.hit)


def _apply_settled(battle: Battle, event: HitsSettled) -> Battle:
    by = next((hit.by for hit in reversed(paper(battle).open) if hit.unit == event.unit), 0)
    battle = figure.change(battle, event.unit, hit_by=by if event.af is None else 0)
    return paper.drop(battle, open=lambda hit: hit.unit == event.unit)


def _apply_suit_left(battle: Battle, event: SuitLeft) -> Battle:
    return figure.change(battle, event.unit, suit_left=True)


def _apply_admitted(battle: Battle, event: WoundAdmitted) -> Battle:
    return _with_unit(battle, event.unit, wound=event.after)


def _apply_left(battle: Battle, event: FigureLeft) -> Battle:
    return figure.change(battle, event.unit, left=event.how)


def _apply_initiative(battle: Battle, event: InitiativeStated) -> Battle:
    others = tuple(one for one in paper(battle).initiative if one[0] != event.side)
    said = ((event.side, event.value, event.stated_by),) if event.value else ()
    return paper.change(battle, initiative=(*others, *said))


def _apply_watch(battle: Battle, event: WatchStated) -> Battle:
    """It watches with a weapon that nobody has named, so that it is asked about whatever it holds (ACT-53)."""
    unit = battle.units[event.unit]
    ready = (unit.in_hand or NAMELESS) if event.on else None
    return _with_unit(
        battle, event.unit, opportunity=ready, opportunity_let_stand=LET_STAND if event.on else ()
    )


NAMELESS = "weapon"
"""What a figure watches with whose weapon nobody has stated."""
LET_STAND = ("no-such-weapon", "not-in-hand", "jammed", "fired-just-before", "rate-of-fire")
"""What its own people see to."""


def _apply_values_left(battle: Battle, _event: ValuesLeft) -> Battle:
    return paper.change(battle, values_asked=True)


def _apply_shot(battle: Battle, event: ShotFired) -> Battle:
    """The distance of a figure is the one at which it was fired at last."""
    number = unit_of(event.target)
    metres = None if event.sighting is None else event.sighting.distance.value
    if number is None or metres is None or not is_on_paper(battle, number):
        return battle
    kept = tuple(one for one in figure(battle.units[number]).facts if one.name != "range")
    said = StatedFact("range", f"{metres:g}", speaker_of(battle, battle.units[number].side))
    return figure.change(battle, number, facts=(*kept, said))


def _nothing_by_hand(_battle: Battle, text: str) -> KeptOnPaper:
    if text.strip() not in ("", "none"):
        raise ValueError("of a side on paper nothing is written by hand but none; their ... states it")
    return KeptOnPaper()


def _begins(soldier: Soldier) -> FigureOnPaper | None:
    return FigureOnPaper() if soldier.paper else None


STATE = ChapterState(
    key=KEY,
    unit=OfAUnit(begins=_begins, incapacitates=has_left),
    of_battle=OfTheBattle(begins=lambda _battle: KeptOnPaper(), read=_nothing_by_hand),
    folds=by_event(
        _apply_passed, _apply_fired, _apply_stated, _apply_open, _apply_settled, _apply_admitted, _apply_left,
        _apply_initiative, _apply_watch, _apply_values_left, _apply_suit_left,
    ),
    follows=by_event(_apply_turn, _apply_shot),
    commands=COMMANDS,
)  # fmt: skip
