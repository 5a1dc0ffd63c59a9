"""What the battle waits for: whose word is needed next, and about what."""

from collections.abc import Callable
from typing import Literal

from squadlog.base.records import record, replace
from squadlog.battle.commands import Command
from squadlog.battle.ledger import Ledger
from squadlog.battle.standing import STANDING
from squadlog.battle.state import Battle, Unit
from squadlog.facts.ground_facts import Position, Waypoint

AskKind = Literal[
    "begin",
    "roll_initiative",
    "choose_order",
    "declare",
    "fire",
    "opportunity",
    "intent",
    "escape",
    "shares",
    "step",
    "over",
    "judge",
]


@record
class AskOption:
    """One of the answers to a question: what it says, and in a few words what that means.

    Those of `many` can be given all together, one after the other. What is typed for one that `asks` for something
    stands in the field `words` of its command.
    """

    says: Command
    words: str
    many: bool = False
    asks: str = ""

    def typed(self, words: str) -> Command:
        """The command with what was typed."""
        return replace(self.says, words=words)  # type: ignore[call-arg]  # what asks for something has that field


@record
class DieAhead:
    """A die that an answer would have rolled, as a seat may know it: for what, and what counts; None: no die."""

    words: str
    ledger: Ledger | None = None


@record
class Ask:
    """The next thing to be said. `side` is who must say it (empty: anybody), `units` those it is about.

    For `choose_order` and `declare`, `grouping` is the grouping whose owner speaks; in `declare`, `units` are the
    members that may still be given orders, and saying `done` resolves the grouping. A `step` is one that an advanced
    chapter adds to the turn; `options` are its usual answers, the likeliest first. `judge`: what was said in a sealed
    battle waits for a terminal that can decide it. `enter` is the place of the option that Enter alone gives, counted
    from 1; 0: it gives none. `hint` says how else it is answered. `step` is what a step asks about, in a word. `typed`
    is what of the sentence says how an answer is typed: who has the answers as buttons reads it without.
    """

    kind: AskKind
    sentence: str
    side: str = ""
    grouping: str | None = None
    units: tuple[int, ...] = ()
    options: tuple[AskOption, ...] = ()
    enter: int = 0
    hint: str = ""
    step: str = ""
    typed: str = ""


def side_setting_up(ask: Ask) -> str:
    """The side that sets up now, before play; empty where none has to wait for another (SCN-10)."""
    return getattr(ask.options[0].says, "side", "") if ask.kind == "begin" and ask.options else ""


@record
class Placeable:
    """What a side may lay down in secret before play: a soldier who is to hide, a decoy, later a mine.

    `words` say what it is and `state` how it stands with it. `lays` makes what lays it at a place (None: where it
    stands, or on no map) with a facing in degrees (None: as it stands), overruled for a reason if any; `lifts` takes it
    up again; it lies `at` a place or stands there. `unit` is the soldier that it is, whose number is its key. Not
    `placed`: no place is said of it. One without `lays` is what `says` that everything is laid. Not `turns`: it has no
    front. `half_m` and `radius_m` are the square and the circle round it that the map shows, as of a `Marker`.
    """

    key: str
    words: str
    state: str = ""
    laid: bool = False
    lays: Callable[[Waypoint | None, float | None, str], Command] | None = None
    lifts: Command | None = None
    says: Command | None = None
    at: Position | None = None
    floor: int = 1
    unit: int | None = None
    placed: bool = True
    turns: bool = True
    half_m: float | None = None
    radius_m: float | None = None


def units_awaited(battle: Battle, ask: Ask) -> tuple[int, ...]:
    """The units that still wait for a word: in the action step those that lack orders (ACT-16)."""
    if ask.kind != "declare":
        return ask.units
    asked = (battle.units[number] for number in ask.units)
    return tuple(unit.id for unit in asked if lacks_orders(unit) and not watches_on(battle, unit))


def watches_on(battle: Battle, unit: Unit) -> bool:
    """Whether the unit is ready for opportunity fire and, unless its owner says otherwise, waits (ACT-54)."""
    return unit.opportunity is not None and unit.action is None and not battle.engaging(unit.id)


def lacks_orders(unit: Unit) -> bool:
    """Whether nothing was declared for the unit, and neither an action nor a standing order keeps it busy."""
    if unit.declaration is not None or unit.holds(STANDING):
        return False
    return unit.action is None or unit.action.mode is not None
