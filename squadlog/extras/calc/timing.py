"""The clock: order of play, when actions end, what they cost and lose, when daze and melee end, when a car comes."""

from collections.abc import Mapping
from itertools import pairwise
from typing import Annotated, Literal

from squadlog.base.limits import Before, Bounds, Instead
from squadlog.battle.commands import Declare
from squadlog.battle.ledger import total
from squadlog.battle.moment import end_of
from squadlog.battle.state import Choice, Posture, Standing
from squadlog.extras.calc import function
from squadlog.reports.soldier import stand_in
from squadlog.rules.common import wounds
from squadlog.rules.common.checks import line
from squadlog.rules.common.context import RulesContext
from squadlog.rules.desk.actions import combining_objection, plain, price_lines
from squadlog.rules.house.elevators import ride_surcharge, start_floor, wait_subphases
from squadlog.rules.turn.initiative import order_of

_NAMED = ("lock_extra", "airlock_extra", "key_extra", "shaped_extra")
_WISHES: dict[str, Choice] = {"M": "MOVE", "C": "COUNTERMOVE", "MOVE": "MOVE", "COUNTERMOVE": "COUNTERMOVE"}


def _as_standing(value: object) -> object:
    if not isinstance(value, list) or len(value) != 3 or not isinstance(value[0], str) or not value[0]:
        raise ValueError('should be [name, modified roll, "M" or "C"]')
    name, roll, wish = value[0], function.whole(value[1]), value[2]
    if type(roll) is not int or not isinstance(wish, str) or wish not in _WISHES:
        raise ValueError('should be [name, modified roll, "M" or "C"]')
    return Standing(grouping=name, roll=roll, choice=_WISHES[wish])


class InitOrder(function.Input):
    """The groupings with their modified rolls and what their owners would like."""

    groups: Annotated[
        tuple[
            Annotated[Standing, Instead(_as_standing, tuple[str, int, str])],
            ...,
        ],
        Bounds(strict=False, min_length=1, max_length=40),
    ] = function.ask_key(description='list of [name, modified roll, "M" for MOVE or "C" for COUNTERMOVE]')


@function.calculation(
    "The order of play of one turn (INI-06..INI-10); the highest roll moves, whatever it wishes.",
    gives="list of names, first to act first",
    example=(
        {"groups": [["Red", 3, "M"], ["Blue", 6, "C"], ["Green", 9, "C"]]},
        ["Red", "Green", "Blue"],
    ),
)
def _init_order(given: InitOrder, _ctx: RulesContext) -> function.Answer:
    ranked = sorted(given.groups, key=lambda standing: standing.roll or 0)
    for lower, higher in pairwise(ranked):
        if lower.roll == higher.roll:
            raise function.InputError(
                f"in: groups has {lower.roll} twice; tied groupings roll again until they differ (AMB-10)."
            )
    if len({standing.grouping for standing in ranked}) < len(ranked):
        raise function.InputError("in: groups has a name twice; each grouping rolls once.")
    return list(order_of(ranked))


class EndAt(function.Input):
    """An action and the subphase it begins in."""

    start: function.When = function.ask_key(description="[turn, subphase] in which it begins")
    cost: function.Steps = function.ask_key(description="AP, 1 or more")


def _as_none(value: object) -> object:
    return None if value == "none" else value


class Ap(function.Input):
    """An action, alone or beside a move."""

    action: function.Word = function.ask_key(description="key of the action table, such as reload")
    mode: Annotated[
        Literal["walk", "run", "sprint", "crawl", "backward", "sideways", "jump", "kneel", "stairs"] | None,
        Before(_as_none),
    ] = function.ask_key(default=None, description="the move it is combined with; left out or none: none")
    wound: Literal["none", "L", "M", "S"] = function.ask_key(
        default="none", description="wound level of the unit"
    )
    posture: Posture = function.ask_key(default="standing", description="posture of the unit")
    extras: function.Words = function.ask_key(default=(), description="among lock, airlock, key, shaped")


@function.calculation(
    "AP of an action with its extras, the move beside it and the wound (ACT-01, CMB-06..13, WND-12).",
    gives="whole number of AP",
    example=({"action": "clear_weapon", "mode": "run", "wound": "M"}, 12),
)
def _ap(given: Ap, ctx: RulesContext) -> function.Answer:
    action = function.row(ctx.book.actions, given.action, "action")
    unit = stand_in.unit(wound=given.wound, posture=given.posture)
    extras = [
        line(
            extra,
            extra,
            function.row(_extras(action.extras), extra, f"an extra of {action.key}"),
            action.rule,
        )
        for extra in dict.fromkeys(given.extras)
    ]
    if action.key == "avoid_melee":
        extras.append(line("avoid", "avoiding", int(ctx.rulings.number("melee.avoidApCost")), "ACT-83"))
    declared = Declare(unit=unit.id, action=action.key, mode=given.mode, floors=1)
    if action.key == "elevator_floor":
        extras.extend(ride_surcharge(stand_in.duel(), declared, ctx))
    if refused := combining_objection(stand_in.duel(), unit, declared, ctx):
        raise function.InputError(f"in: {refused}")
    charged = ctx.book.actions[plain(declared).action]  # ways of moving with a row of their own are moves
    return total(price_lines(unit, charged, given.mode, extras, ctx))


def _extras(printed: Mapping[str, int]) -> dict[str, int]:
    """The additions that a declaration can name: `lock_extra` is named `lock`."""
    return {key.removesuffix("_extra"): ap for key, ap in printed.items() if key in _NAMED}


class Sum(function.Input):
    """Steps that follow one another."""

    steps: Annotated[tuple[function.Whole, ...], Bounds(strict=False, max_length=1000)] = function.ask_key(
        description="AP of each step"
    )


class MeleeTime(function.Input):
    """An engagement whose defender fights, or failed to avoid."""

    engaged: function.When = function.ask_key(description="[turn, subphase] in which melee was declared")


@function.calculation(
    "When a melee action begins and when it is resolved (MEL-06, MEL-07, MEL-20).",
    gives="start and resolve, each [turn, subphase]",
    example=({"engaged": [1, 8]}, {"start": [1, 9], "resolve": [2, 3]}),
)
def _melee_time(given: MeleeTime, ctx: RulesContext) -> function.Answer:
    start = given.engaged.later(1)
    return {
        "start": function.clock(start),
        "resolve": function.clock(end_of(start, ctx.book.actions["melee"].ap)),
    }


class Daze(function.Input):
    """Ranged hits on one unit."""

    hits: Annotated[tuple[function.When, ...], Bounds(strict=False, min_length=1, max_length=100)] = (
        function.ask_key(description="[turn, subphase] of each hit, in any order")
    )


@function.calculation(
    "The subphases that hits cost their target (WND-02, WND-05, WND-06).",
    gives="lost: list of [turn, subphase]; free: the first one after the last of them",
    example=(
        {"hits": [[1, 4], [1, 6]]},
        {"lost": [[1, 5], [1, 6], [1, 7], [1, 8], [1, 9]], "free": [1, 10]},
    ),
)
def _daze(given: Daze, ctx: RulesContext) -> function.Answer:
    lost = sorted({moment for hit in given.hits for moment in wounds.daze_window(hit, ctx)})
    return {"lost": [function.clock(moment) for moment in lost], "free": function.clock(lost[-1].later(1))}


Storey = Annotated[int, Bounds(ge=-99, le=99), Before(function.whole)]
Storeys = Annotated[int, Bounds(ge=1, le=10), Before(function.whole)]


class ElevWait(function.Input):
    """A call."""

    from_: Storey = function.ask_key(alias="from", description="floor of the car")
    to: Storey = function.ask_key(description="floor of the caller")


class ElevFloor(function.Input):
    """The roll for the car at its first use."""

    floors: Storeys = function.ask_key(description="floors of the elevator, 1 to 10")
    roll: function.Face = function.ask_key(description="face of the die, 1 to 10 (0 is 10)")


@function.calculation(
    "The floor of the car at its first use (STO-09).",
    gives='floor, or "reroll" for a face left over',
    example=({"floors": 3, "roll": 10}, "reroll"),
)
def _elev_floor(given: ElevFloor, ctx: RulesContext) -> function.Answer:
    floor = start_floor(given.floors, given.roll, ctx)
    return "reroll" if floor is None else floor


@function.calculation(
    "The subphase in which an action ends: the first one counts (ACT-06, ACT-10).",
    gives="[turn, subphase]",
    example=({"start": [1, 8], "cost": 5}, [2, 2]),
)
def _end_at(given: EndAt, _: RulesContext) -> function.Answer:
    return function.clock(end_of(given.start, given.cost))


@function.calculation(
    "AP of steps one after another.",
    gives="whole number of AP",
    example=({"steps": [1, 1, 6, 1, 1]}, 10),
)
def _sum(given: Sum, _: RulesContext) -> function.Answer:
    return sum(given.steps)


@function.calculation(
    "Subphases until a called car arrives (STO-11).",
    gives="whole number of subphases",
    example=({"from": 5, "to": 2}, 9),
)
def _elev_wait(given: ElevWait, ctx: RulesContext) -> function.Answer:
    return wait_subphases(given.from_, given.to, ctx)


FUNCTIONS = (_init_order, _end_at, _ap, _sum, _melee_time, _daze, _elev_wait, _elev_floor)
