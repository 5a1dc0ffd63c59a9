"""What is kept of rout: who is routed, and which squad a leader has just rallied (ROU-11, RAL-02)."""

from squadlog.base.dice import Face
from squadlog.base.records import record, replace
from squadlog.battle import chapter_state
from squadlog.battle.by_hand import read_whole, read_yes_no
from squadlog.battle.changed import changed
from squadlog.battle.events.chapter import ChapterEvent, by_event
from squadlog.battle.events.fire import UnitWounded
from squadlog.battle.ledger import Check
from squadlog.battle.rights import of_anybody, of_unit
from squadlog.battle.saying import ChapterCommand
from squadlog.battle.state import Battle, Unit
from squadlog.rules.common.posts import post
from squadlog.rules.leadership.record import of_squad, set_posts

KEY = "rout"


@record
class Nerve:
    """`routed`: it carries a rout marker. `rallies` is a unit of the squad that this leader has just called on.

    `hurt_by` are the units that have wounded it, which some tables want to know (A-52).
    """

    routed: bool = False
    rallies: int | None = None
    hurt_by: tuple[int, ...] = ()


@record
class RoutTested(ChapterEvent):
    """A squad was tested for rout, or one `unit` of it; `routed` are those who rout now (ROU-03, A-46)."""

    side: str
    squad: str
    check: Check
    face: Face
    routs: bool
    unit: int | None = None
    routed: tuple[int, ...] = ()


@record
class RallyCalled(ChapterEvent):
    """A leader has called on the squad of `target`: the roll comes after all else of the subphase (RAL-02)."""

    unit: int
    target: int


@record
class RallyRolled(ChapterEvent):
    """A leader's rally: `rallied` may act again from the next subphase on (RAL-04, RAL-06)."""

    unit: int
    squad: str
    check: Check
    face: Face
    rallied: tuple[int, ...] = ()


@record
class RallyLost(ChapterEvent):
    """A leader was kept from his rally in its last subphase (ADV-14)."""

    unit: int
    why: str


@record
class RoutPhaseHeld(ChapterEvent):
    """The Rout/Rally Phase of this turn is over, whoever was tested in it (ROU-01)."""

    turn: int


@record
class RollRout(ChapterCommand):
    """The squads are tested for rout: the dice of the Rout/Rally Phase are rolled (ROU-01, ROU-03)."""


@record
class TakeCharge(ChapterCommand):
    """A unit takes charge of its squad, whose leader has fallen (RAL-10)."""

    unit: int
    overrule: str = ""


@record
class ChargeTaken(ChapterEvent):
    """A unit leads its squad from here on, in the place of a fallen leader (RAL-10, RAL-13)."""

    unit: int
    rating: int


nerve = chapter_state.UnitState(KEY, Nerve())
"""How a unit stands."""


def is_routed(unit: Unit) -> bool:
    """Whether a unit carries a rout marker and is in the fight."""
    return nerve(unit).routed and not unit.out


def phase_is_over(battle: Battle) -> bool:
    """Whether the Rout/Rally Phase of this turn has been held."""
    return bool(battle.holds(KEY) >= battle.now.turn)


def _set_nerves(battle: Battle, nerves: dict[int, Nerve]) -> Battle:
    return chapter_state.replace_states(battle, KEY, nerves)


def _mark_routed(battle: Battle, numbers: tuple[int, ...], *, on: bool) -> Battle:
    return _set_nerves(
        battle, {number: replace(nerve(battle.units[number]), routed=on) for number in numbers}
    )


def _count_die(battle: Battle) -> Battle:
    return changed(battle, rolls=battle.rolls + 1)


def _apply_tested(battle: Battle, event: RoutTested) -> Battle:
    return _mark_routed(_count_die(battle), event.routed, on=True)


def _apply_held(battle: Battle, event: RoutPhaseHeld) -> Battle:
    return chapter_state.replace_battle_state(battle, KEY, event.turn)


def _apply_called(battle: Battle, event: RallyCalled) -> Battle:
    return _set_nerves(battle, {event.unit: replace(nerve(battle.units[event.unit]), rallies=event.target)})


def _apply_over(battle: Battle, event: RallyLost | RallyRolled) -> Battle:
    return _set_nerves(battle, {event.unit: replace(nerve(battle.units[event.unit]), rallies=None)})


def _apply_rallied(battle: Battle, event: RallyRolled) -> Battle:
    return _mark_routed(_count_die(_apply_over(battle, event)), event.rallied, on=False)


def _apply_taken(battle: Battle, event: ChargeTaken) -> Battle:
    """Whoever led the squad has fallen; who takes charge is routed no longer."""
    posts = {
        unit.id: replace(post(unit), office="former")
        for unit in of_squad(battle, event.unit)
        if post(unit).leads
    }
    own = replace(post(battle.units[event.unit]), office="acting", rating=event.rating)
    return _mark_routed(set_posts(battle, posts | {event.unit: own}), (event.unit,), on=False)


def _apply_wounded(battle: Battle, event: UnitWounded) -> Battle:
    """Who did it is kept, where anybody did."""
    held = nerve(battle.units[event.unit])
    if event.by is None or event.by in held.hurt_by:
        return battle
    return _set_nerves(battle, {event.unit: replace(held, hurt_by=(*held.hurt_by, event.by))})


def _correct(unit: Unit, text: str) -> Unit:
    """Routed or not; who has wounded it stays known."""
    return chapter_state.replace_state(
        unit, KEY, replace(nerve(unit), routed=text.lower() == "routed" or read_yes_no(text))
    )


STATE = chapter_state.ChapterState(
    key=KEY,
    unit=chapter_state.OfAUnit(begins=nerve.begins, corrects=_correct, hint="yes or no"),
    folds={
        **by_event(_apply_tested, _apply_held, _apply_called, _apply_rallied, _apply_taken),
        RallyLost: _apply_over,
    },
    follows=by_event(_apply_wounded),
    commands={TakeCharge: of_unit, RollRout: of_anybody},
    of_battle=chapter_state.OfTheBattle(
        begins=lambda _battle: 0, read=lambda _battle, text: read_whole(text)
    ),
)
