"""Mines that set each other off, and fire missions: where and when they land, what they cost."""

from collections.abc import Mapping
from math import hypot
from typing import Annotated, Literal

from squadlog.base.dice import DieNeeded, ScriptedDice
from squadlog.base.limits import Bounds
from squadlog.base.records import replace
from squadlog.extras.calc import function
from squadlog.rules.blasts.rings import comes_to, fragmentation, pf_at
from squadlog.rules.common.checks import build_ledger, judge_face
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.scatter import astray, axis_deg, roll_scatter
from squadlog.rules.fire_missions.missions import MISSIONS, item_of
from squadlog.rules.fire_missions.strike import astray_m, impact, ledger_of

_Metre = Annotated[float, Bounds(ge=-100_000, le=100_000)]
Point = Annotated[tuple[_Metre, _Metre], Bounds(strict=False)]
Kind = Literal["mortar", "missile"]
One = Annotated[tuple[function.Word, function.Word, function.Face], Bounds(strict=False)]
Level = Annotated[int, Bounds(ge=0, le=100)]


class Beside(function.Input):
    """An enemy of the mines."""

    at: Point = function.ask_key(description="where its head is, metres east and north")
    af: Level = function.ask_key(description="its armour factor")


class MineChain(function.Input):
    """Mines, the one that goes off first, and the dice for the others."""

    mines: Mapping[function.Word, Point] = function.ask_key(
        description="each mine by its name: metres east and north"
    )
    trigger: function.Word = function.ask_key(description="the one that is set off")
    checks: Annotated[tuple[One, ...], Bounds(strict=False, max_length=1000)] = function.ask_key(
        default=(), description="[by, on, face] in the order rolled"
    )
    units: Annotated[tuple[Beside, ...], Bounds(strict=False, max_length=1000)] = function.ask_key(
        default=(), description="enemies: at, af"
    )


def _mine_at(name: str, given: MineChain, where: str) -> tuple[float, float]:
    if name not in given.mines:
        raise function.InputError(
            f"in: {where} should be one of {', '.join(given.mines)}, not {name[:40]!r}."
        )
    return given.mines[name]


@function.calculation(
    "Which mines go off, and what that does to the enemies of their side (MIN-03, MIN-08).",
    gives="order: the mines that explode; levels: in all, one for each unit, null for one not attacked",
    example=(
        {
            "mines": {"A": [0, 0], "B": [4, 0]},
            "trigger": "A",
            "checks": [["A", "B", 5]],
            "units": [{"at": [1, 0], "af": 2}],
        },
        {"order": ["A", "B"], "levels": [5]},
    ),
)
def _mine_chain(given: MineChain, ctx: RulesContext) -> function.Answer:
    """What explodes tests what it reaches; a check by what has not, or of what is too far, is passed over (MIN-08)."""
    rings = fragmentation(ctx.book)
    ledger = build_ledger("mine_chain", (), ctx)
    _mine_at(given.trigger, given, "trigger")
    order = [given.trigger]
    for by, on, face in given.checks:
        from_x, from_y = _mine_at(by, given, "checks")
        x, y = _mine_at(on, given, "checks")
        reached = pf_at(rings, hypot(x - from_x, y - from_y), ctx)
        if by in order and on not in order and reached and judge_face(ledger, face).success:
            order.append(on)
    return {"order": list(order), "levels": [_levels(unit, given, order, ctx) for unit in given.units]}


def _levels(unit: Beside, given: MineChain, order: list[str], ctx: RulesContext) -> int | None:
    """Levels in all; None where none of them reaches it."""
    rings = fragmentation(ctx.book)
    apart = (hypot(unit.at[0] - x, unit.at[1] - y) for x, y in (given.mines[name] for name in order))
    found = [comes_to(rings, metres, "none", unit.af, ctx).levels for metres in apart]
    hits = [levels for levels in found if levels is not None]
    return sum(hits) if hits else None


class Mission(function.Input):
    """A call, and the dice as its round lands."""

    kind: Kind = function.ask_key(description="mortar or missile")
    leader: Point = function.ask_key(description="where the leader is as it lands, metres east and north")
    aim: Point = function.ask_key(description="the point aimed at")
    called: function.When = function.ask_key(description="[turn, subphase] of the call")
    face: function.Face = function.ask_key(description="the face of the die")
    scatter: Annotated[tuple[function.Face, ...], Bounds(strict=False, max_length=100)] = function.ask_key(
        default=(), description="the scatter faces in the order rolled"
    )


@function.calculation(
    "Where and when a fire mission lands (FMS-11, FMS-14..18).",
    gives="on_point; landing: metres east and north; impact: [turn, subphase]",
    example=(
        {"kind": "mortar", "leader": [0, 0], "aim": [0, 30], "called": [4, 1], "face": 5, "scatter": [3]},
        {"on_point": False, "landing": [0.0, 24.0], "impact": [4, 10]},
    ),
)
def _mission(given: Mission, ctx: RulesContext) -> function.Answer:
    check = judge_face(ledger_of(given.kind, ctx), given.face)
    landing = given.aim
    if not check.success:
        try:
            scatter = roll_scatter(replace(ctx, dice=ScriptedDice(given.scatter)), who="", side="")
        except DieNeeded:
            raise function.InputError(
                "in: scatter ends before there is a direction; add a face from 1 to 8."
            ) from None
        metres = astray_m(given.kind, scatter, ctx)
        landing = astray(given.aim, axis_deg(given.leader, given.aim), scatter, metres)
    return {
        "on_point": check.success,
        "landing": [float(landing[0]), float(landing[1])],
        "impact": function.clock(impact(given.called, ctx)),
    }


class MissionCost(function.Input):
    """Missions that a side buys."""

    mortar: function.Count = function.ask_key(default=0, description="mortar strikes")
    missile: function.Count = function.ask_key(default=0, description="missile strikes")


@function.calculation(
    "What fire missions cost, and whether a side may have so many (FMS-02, FMS-03).",
    gives="cost in points, allowed",
    example=({"mortar": 1, "missile": 2}, {"cost": 40, "allowed": True}),
)
def _mission_cost(given: MissionCost, ctx: RulesContext) -> function.Answer:
    many = {"mortar": given.mortar, "missile": given.missile}
    cost = sum(int(ctx.book.costs[item_of(kind)].cost) * many[kind] for kind in MISSIONS)
    return {"cost": cost, "allowed": sum(many.values()) <= ctx.book.fire_missions.max_per_side}


FUNCTIONS = (_mine_chain, _mission, _mission_cost)
