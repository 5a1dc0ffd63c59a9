"""What the advanced chapters keep in a battle: each its own small frozen state, of every unit and of the whole battle.

A chapter says what it begins with, how its events change that, how the referee sets it right, and what of it, and of
anything else, a seat may not know. The chapters enter what they keep here as they are loaded; a battle without them
knows nothing of it.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import field
from typing import Any, Generic, TypeVar

from squadlog.base.records import record, replace
from squadlog.battle.changed import changed
from squadlog.battle.commands import Command
from squadlog.battle.events.chapter import ChapterEvent
from squadlog.battle.events.union import Event
from squadlog.battle.moment import Moment
from squadlog.battle.record.upcasting import Upcasters
from squadlog.battle.rights import Owner
from squadlog.battle.saying import ChapterCommand
from squadlog.battle.state import Battle, Unit
from squadlog.battle.terms import Setup, Soldier
from squadlog.facts.ground_facts import Cloud

Fold = Callable[[Battle, Any], Battle]


@record
class OfTheBattle:
    """What a chapter keeps of the battle as a whole: the chain of command, piles on the map.

    `begins` is what it is as the chapter comes into force: before play (units and groupings are there, nothing has
    happened), or as a later turn opens. `read` is what the referee may set it to (`correct KEY=...`) as things stand;
    ValueError, in one sentence, for what cannot be.
    """

    begins: Callable[[Battle], object]
    read: Callable[[Battle, str], object]


@record
class Proof:
    """Whether what a side did in secret is what it bound itself to, by the hash of `salt`, line break and `placed`."""

    side: str
    commitment: str
    salt: str
    placed: str
    holds: bool


@record
class OfAUnit:
    """What a chapter keeps of each unit. Neither `begins` nor `read`: nothing."""

    begins: Callable[[Soldier], object] | None = None
    """The state a soldier begins with."""

    later: Callable[[Soldier], object] | None = None
    """The state of who enters once the battle has begun, and of all as the chapter comes into force then.

    None: as at first.
    """

    read: Callable[[str], object] | None = None
    """What the referee may set it to; ValueError, in one sentence, for what is no such state."""

    corrects: Callable[[Unit, str], Unit] | None = None
    """What the referee's words make of the whole unit, where more of it changes than the state."""

    writes: Callable[[Unit], str] | None = None
    """How it stands in the referee's words; None: as it is."""

    hint: str = ""
    """What the referee can write."""

    incapacitates: Callable[[Any, Moment], tuple[str, str] | None] | None = None
    """Why by its state the unit can do nothing in a subphase, in a word, with the rule; None: it can."""


@record
class Redaction:
    """What a seat may not know by a chapter.

    Asked wherever the chapter is in force, or with `ChapterState.always` of every battle, of every seat but the
    referee's.
    """

    known: Callable[[Battle, str], Battle] | None = None
    """The battle without what a seat may not know by this chapter, wherever it stands, beside what is `private`."""

    redacted_event: Callable[[Event, Battle, str], Event | None] | None = None
    """An event of any kind as a seat may read it, changed or None.

    Asked with a battle in which that event is to come or has just been.
    """

    hides_command: Callable[[Command, Battle, str], bool] | None = None
    """Whether a seat may not read the words of a command."""

    keeps_words_of: frozenset[str] = frozenset()
    """The kinds of commands that `hides_command` is asked about; empty: any."""

    proves: Callable[[Event, Battle], Proof | None] | None = None
    """Whether an event that binds a side to a secret fits it; None: it binds nobody.

    Asked with the battle after that event.
    """

    lays_in_secret: bool = False
    """Whether its sides lay things out in secret (`LaidKind`), though it keeps nothing of them itself."""


@record
class ChapterState:
    """What one chapter keeps, and who may know of it."""

    key: str

    unit: OfAUnit = OfAUnit()
    """What it keeps of each unit."""

    of_battle: OfTheBattle | None = None
    """What it keeps of the battle as a whole; None: nothing."""

    folds: Mapping[type[ChapterEvent], Fold] = field(default_factory=dict)
    """Its own events, with what each makes of the battle."""

    follows: Mapping[type, Fold] = field(default_factory=dict)
    """What it makes of other events after their own fold, where it is in force."""

    commands: Mapping[type[ChapterCommand], Owner] = field(default_factory=dict)
    """Its own commands, with whose each is (`battle.rights` has the usual ones)."""

    older: Upcasters = field(default_factory=dict)
    """What brings bodies of both, written before, up to date, by kind and version."""

    ends: Callable[[Battle], Battle] | None = None
    """The battle once the chapter is played by no longer, where more has changed by it than what it keeps."""

    private: bool = False
    """No other side knows of what it keeps."""

    always: bool = False
    """Whether it is kept whatever chapters are in force, for units with something to keep."""

    secrets: Redaction = Redaction()
    """What else a seat may not know by it."""

    clouds: Callable[[Battle], tuple[Cloud, ...]] | None = None
    """The clouds that stand in lines of sight by it."""


StateT = TypeVar("StateT")
KEPT_OF_UNITS: dict[str, Any] = {}
"""The type of what each chapter keeps of a unit, by its key, as far as it is told by a `UnitState`."""
KEPT_OF_BATTLES: dict[str, Any] = {}
"""The type of what each chapter keeps of the battle as a whole, likewise."""


class UnitState(Generic[StateT]):
    """The state a chapter keeps of each unit under its key, read by a call; `at_first` where nothing is kept yet.

    With `always` it is also kept for units without such a state before. `of` is its type where `at_first` does not
    tell it: nothing at first, or a tuple.
    """

    def __init__(self, key: str, at_first: StateT, *, always: bool = False, of: Any = None) -> None:  # noqa: ANN401
        self.key, self.at_first, self._always = key, at_first, always
        if of is not None or at_first is not None:
            KEPT_OF_UNITS[key] = type(at_first) if of is None else of

    def __call__(self, unit: Unit) -> StateT:
        """What is kept of a unit."""
        kept: StateT | None = unit.holds(self.key)
        return kept or self.at_first

    def begins(self, _soldier: Soldier) -> StateT:
        """What a soldier enters with."""
        return self.at_first

    def put(self, battle: Battle, number: int, state: StateT) -> Battle:
        """The battle with another state of one unit; with `always`, None: nothing any more."""
        kept = (keep_state if self._always else replace_state)(battle.units[number], self.key, state)
        return changed(battle, units={**battle.units, number: kept})

    def change(self, battle: Battle, number: int, **fields: object) -> Battle:
        """The battle with these fields of the state of one unit otherwise; TypeError for a field there is not."""
        return self.put(battle, number, _changed(self(battle.units[number]), fields))


class BattleState(Generic[StateT]):
    """The state a chapter keeps of the whole battle, read by a call; `at_first` where nothing is kept yet.

    With `always` it is also kept for battles without such a state before. `of` is its type where `at_first` does not
    tell it.
    """

    def __init__(self, key: str, at_first: StateT, *, always: bool = False, of: Any = None) -> None:  # noqa: ANN401
        self.key, self.at_first, self._always = key, at_first, always
        if of is not None or at_first is not None:
            KEPT_OF_BATTLES[key] = type(at_first) if of is None else of

    def __call__(self, battle: Battle) -> StateT:
        """What is kept of a battle."""
        return (battle.holds(self.key) if battle.held else None) or self.at_first

    def put(self, battle: Battle, state: StateT) -> Battle:
        """The battle with another state, where the chapter keeps one; as it was where it keeps none.

        With `always` it is kept whether or not something was; None: nothing any more.
        """
        return (keep_battle_state if self._always else replace_battle_state)(battle, self.key, state)

    def change(self, battle: Battle, **fields: object) -> Battle:
        """The battle with these fields of the state otherwise; TypeError for a field there is not."""
        return self.put(battle, _changed(self(battle), fields))

    def add(self, battle: Battle, **items: object) -> Battle:
        """The battle with one more in each of these fields of the state, which are tuples; it comes last there."""
        state = self(battle)
        return self.change(battle, **{name: (*getattr(state, name), item) for name, item in items.items()})

    def drop(self, battle: Battle, **gone: Callable[[Any], object]) -> Battle:
        """The battle without the entries that meet a condition, given by field of the state; the fields are tuples."""
        state = self(battle)
        left = {
            name: tuple(one for one in getattr(state, name) if not is_gone(one))
            for name, is_gone in gone.items()
        }
        return self.change(battle, **left)


def _changed(state: StateT, fields: Mapping[str, object]) -> StateT:
    """A state, which is a record, with these fields otherwise."""
    return replace(state, **fields)  # type: ignore[type-var] # the records of a chapter are no protocol


CHAPTER_STATES: dict[str, ChapterState] = {}
"""By key, as far as chapters have been loaded."""


ALWAYS: dict[str, ChapterState] = {}
"""The chapters kept in every battle that have a word in what a seat knows."""


def clouds_over(battle: Battle) -> tuple[Cloud, ...]:
    """Every cloud that stands in lines of sight, by the chapters in force and by what is kept whichever are."""
    return tuple(
        cloud
        for key, one in CHAPTER_STATES.items()
        if one.clouds is not None and (one.always or key in battle.chapters)
        for cloud in one.clouds(battle)
    )


def keeping_secrets(battle: Battle | Setup) -> tuple[ChapterState, ...]:
    """What is kept in a battle by chapters that may have a word in what a seat knows of it."""
    return (*(CHAPTER_STATES[key] for key in battle.chapters if key in CHAPTER_STATES), *ALWAYS.values())


def states_on_entry(
    soldier: Soldier, chapters: Iterable[str], *, under_way: bool = False
) -> tuple[tuple[str, object], ...]:
    """What these chapters keep of a soldier who enters the battle, before it begins or once it is under way."""
    kept = ((key, CHAPTER_STATES[key]) for key in chapters if key in CHAPTER_STATES)
    found = ((key, (under_way and one.unit.later) or one.unit.begins) for key, one in kept)
    return tuple((key, begins(soldier)) for key, begins in found if begins is not None)


def replace_state(unit: Unit, key: str, state: object) -> Unit:
    """The unit with another state of one chapter, which keeps something of it already."""
    return changed(unit, held=tuple((one, state if one == key else kept) for one, kept in unit.held))


def replace_states(battle: Battle, key: str, states: Mapping[int, object]) -> Battle:
    """The battle with these states of one chapter, by unit."""
    told = {number: replace_state(battle.units[number], key, state) for number, state in states.items()}
    return changed(battle, units={**battle.units, **told})


def keep_state(unit: Unit, key: str, state: object | None) -> Unit:
    """The unit with this kept of it under that key, whether or not something was; None: nothing any more."""
    others = tuple(pair for pair in unit.held if pair[0] != key)
    return changed(unit, held=others if state is None else (*others, (key, state)))


def keep_battle_state(battle: Battle, key: str, state: object | None) -> Battle:
    """The battle with this kept of it under that key, whether or not something was; None: nothing any more."""
    if state is not None and any(one == key for one, _ in battle.held):
        return replace_battle_state(battle, key, state)
    others = tuple(pair for pair in battle.held if pair[0] != key)
    return changed(battle, held=others if state is None else (*others, (key, state)))


def replace_battle_state(battle: Battle, key: str, state: object) -> Battle:
    """The battle with another state of one chapter that keeps something of it as a whole."""
    return changed(battle, held=tuple((one, state if one == key else kept) for one, kept in battle.held))


def set_right_of_all(battle: Battle, key: str, text: str) -> Battle:
    """The battle with what a chapter keeps of it as a whole as the referee writes it. ValueError, in one sentence."""
    whole = CHAPTER_STATES[key].of_battle
    if whole is None:
        raise ValueError(f"nothing is kept of the battle by {key}")
    return replace_battle_state(battle, key, whole.read(battle, text))


def why_incapacitated(unit: Unit, now: Moment) -> tuple[str, str] | None:
    """Why by a chapter a unit can do nothing in that subphase, in a word, with the rule; None: nothing keeps it."""
    for key, state in unit.held:
        if (why_not := CHAPTER_STATES[key].unit.incapacitates) and (why := why_not(state, now)) is not None:
            return why
    return None


def why_out_of_order(battle: Battle, grouping: str) -> str:
    """Why a chapter keeps all of a grouping from acting now, in a word; empty: one can act, or all are out."""
    if not battle.chapters:
        return ""
    why = [why_incapacitated(unit, battle.now) for unit in battle.members(grouping) if not unit.out]
    return why[0][0] if why and why[0] is not None and None not in why else ""


def hide_own_states(unit: Unit) -> Unit:
    """The unit as another side knows it: without what chapters keep to its own."""
    shared = tuple(pair for pair in unit.held if not CHAPTER_STATES[pair[0]].private)
    if len(shared) == len(unit.held):
        return unit
    return changed(unit, held=shared)


def as_written(unit: Unit, key: str) -> object:
    """What a chapter keeps of a unit as the referee would write it, or as it is where that is as simple."""
    writes = CHAPTER_STATES[key].unit.writes
    return unit.holds(key) if writes is None else writes(unit)


def set_by_hand(unit: Unit, key: str, text: str) -> Unit:
    """The unit with what a chapter keeps of it as the referee writes it. ValueError, in one sentence."""
    one = CHAPTER_STATES[key]
    if one.unit.corrects is not None:
        return one.unit.corrects(unit, text)
    if one.unit.read is None:
        raise ValueError(f"nothing is kept of a unit by {key}")
    return (keep_state if one.always else replace_state)(unit, key, one.unit.read(text))


def opening_under(battle: Battle) -> Battle:
    """A battle that has just been set up, with what the chapters in force keep of it as a whole."""
    kept = [(key, CHAPTER_STATES[key].of_battle) for key in battle.chapters if key in CHAPTER_STATES]
    held = tuple((key, whole.begins(battle)) for key, whole in kept if whole is not None)
    return changed(battle, held=held) if held else battle


def under(battle: Battle, chapters: tuple[str, ...]) -> Battle:
    """The battle with these chapters in force: what a new one keeps begins anew, what an old one kept is gone."""
    for key in battle.chapters:
        if key not in chapters and key in CHAPTER_STATES and (ends := CHAPTER_STATES[key].ends) is not None:
            battle = ends(battle)
    units = {
        number: changed(
            unit,
            held=tuple(
                (
                    dict(states_on_entry(unit.soldier, chapters, under_way=True))
                    | _of_chapters(unit.held, chapters)
                ).items()
            ),
        )
        for number, unit in battle.units.items()
    }
    before = battle.held
    battle = opening_under(changed(battle, chapters=chapters, units=units, held=()))
    return changed(battle, held=tuple((dict(battle.held) | _of_chapters(before, chapters)).items()))


def _of_chapters(held: Iterable[tuple[str, object]], chapters: tuple[str, ...]) -> dict[str, object]:
    return {key: state for key, state in held if key in chapters or CHAPTER_STATES[key].always}
