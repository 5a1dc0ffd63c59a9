"""Grenades and launchers: where they land, when they take effect, what comes of a sacrifice (GRN, SMK, GLA)."""

from collections.abc import Iterator
from math import hypot
from typing import Annotated, Literal

from squadlog.base.dice import Face as Rolled
from squadlog.base.dice import Roll
from squadlog.base.lengths import format_length
from squadlog.base.limits import Bounds
from squadlog.base.records import replace
from squadlog.battle.ledger import Ledger, Line
from squadlog.extras.calc import function
from squadlog.extras.calc.rolls import modifiers
from squadlog.facts.ground_facts import Metres, Sighting, YesNo
from squadlog.facts.shapes import at_least
from squadlog.rules.blasts.rings import fragmentation, smothers
from squadlog.rules.common.checks import as_read, build_ledger, judge_face, line
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.scatter import roll_scatter
from squadlog.rules.common.wounds import tick_boxes
from squadlog.rules.grenades.aim import AimView, check_throw_limits
from squadlog.rules.grenades.landing import HAND, Delivery, effect_at, range_of
from squadlog.rules.grenades.scattering import Point, comes_down, metres_of
from squadlog.rules.launchers.launching import delivery, limits
from squadlog.rules.smoke.rising import lifts_at

_COORDINATE = Annotated[float, Bounds(ge=-function.MOST, le=function.MOST)]
Place = Annotated[tuple[_COORDINATE, _COORDINATE], Bounds(strict=False)]
Faces = Annotated[tuple[function.Face, ...], Bounds(strict=False, max_length=40)]
Kind = Literal["fragmentation", "smoke"]
_SPOTTED, _WINDOW = "spotted", "window"
_HIDDEN = YesNo(value=False, origin="stated")
_SEEN = YesNo(value=True, origin="stated")


class Throw(function.Input):
    """A hand grenade as it is thrown."""

    thrower: Place = function.ask_key(description="where the thrower stands, metres east and north")
    aim: Place = function.ask_key(description="the aim point")
    face: function.Face = function.ask_key(description="unmodified face, 1 to 10 (0 is 10)")
    mods: function.Words = function.ask_key(
        default=(), description="spotted, window; lines of the to-hit table by name"
    )
    scatter: Faces = function.ask_key(default=(), description="faces of the scatter die in the order rolled")


class _Faces:
    """Scatter faces as they were rolled; InputError where they run out."""

    def __init__(self, faces: tuple[int, ...]) -> None:
        self._left: Iterator[int] = iter(faces)

    def roll(self, roll: Roll, /) -> Rolled:
        """The next of them."""
        face = next(self._left, None)
        if face is None:
            raise function.InputError(
                "in: scatter should have another face; it shows no direction yet (GRN-18)."
            )
        return Rolled(name=roll.name, value=face)


def _view(metres: float, *, spotted: bool) -> AimView:
    sees = _HIDDEN if spotted else _SEEN
    sighting = Sighting(distance=Metres(value=metres, origin="stated"), in_arc=_SEEN, in_sight=sees)
    return AimView(sighting=sighting, metres=metres, spotted=spotted)


def _ledger(metres: float, mods: tuple[str, ...], by: Delivery, ctx: RulesContext) -> Ledger:
    """The test with what is named, and the range of a throw (GRN-11..15)."""
    book, own = ctx.book.grenades, (_SPOTTED, _WINDOW)
    if len(set(mods)) < len(mods):
        raise function.InputError("in: mods has a name twice; name it once.")
    lines = list[Line](modifiers(tuple(one for one in mods if one not in own), ctx))
    if _SPOTTED in mods:
        lines.append(line(_SPOTTED, "seen by a friend alone", book.spotted_only, "GRN-14"))
    if _WINDOW in mods:
        lines.append(line(_WINDOW, "through a window", book.through_window, "GRN-15"))
    if by.hand:
        row = range_of(metres, ctx)
        lines.append(line("range", row.name, row.modifier, row.rule))
    return as_read(build_ledger(by.test, lines, ctx), ctx)


def _lands(start: Point, aim: Point, faces: tuple[int, ...], by: Delivery, ctx: RulesContext) -> Point:
    """The place where a miss comes down."""
    metres = hypot(aim[0] - start[0], aim[1] - start[1])
    base = range_of(metres, ctx).scatter_m if by.scatter_m is None else by.scatter_m
    scatter = roll_scatter(replace(ctx, dice=_Faces(faces)), who="", side="")
    return comes_down(start, aim, scatter, metres_of(scatter, base, ctx, fixed=not by.hand), ctx)


def _point(at: Point) -> function.Answer:
    return [float(at[0]), float(at[1])]


@function.calculation(
    "Where a hand grenade lands (GRN-09..GRN-23).",
    gives="range: short, medium or long; net; on_point; landing",
    example=(
        {"thrower": [0, 0], "aim": [0, 12], "face": 5, "scatter": [7]},
        {"range": "medium", "net": 6, "on_point": False, "landing": [2.0, 12.0]},
    ),
)
def _grenade(given: Throw, ctx: RulesContext) -> function.Answer:
    metres = hypot(given.aim[0] - given.thrower[0], given.aim[1] - given.thrower[1])
    if refused := check_throw_limits(_view(metres, spotted=_SPOTTED in given.mods), ctx):
        raise function.InputError(f"in: {refused.sentence} [{refused.rule}]")
    check = judge_face(_ledger(metres, given.mods, HAND, ctx), given.face)
    landing = given.aim if check.success else _lands(given.thrower, given.aim, given.scatter, HAND, ctx)
    return {
        "range": range_of(metres, ctx).key,
        "net": check.net,
        "on_point": check.success,
        "landing": _point(landing),
    }


class Thrown(function.Input):
    """When a grenade was thrown or launched."""

    kind: Kind = function.ask_key(description="fragmentation or smoke")
    thrown: function.When = function.ask_key(description="[turn, subphase] of the throw")


@function.calculation(
    "When a grenade takes effect, and when its smoke has lifted (GRN-26, SMK-04).",
    gives="effect; of smoke also ends, the first moment without it",
    example=({"kind": "smoke", "thrown": [3, 3]}, {"effect": [3, 5], "ends": [15, 5]}),
)
def _grenade_time(given: Thrown, ctx: RulesContext) -> function.Answer:
    effect = effect_at(given.thrown, ctx)
    found: dict[str, function.Answer] = {"effect": function.clock(effect)}
    if given.kind == "smoke":
        found["ends"] = function.clock(lifts_at(effect, ctx.reading))
    return found


class Salvo(function.Input):
    """A salvo of a launcher, grenade by grenade."""

    shooter: Place = function.ask_key(description="where the shooter stands, metres east and north")
    aim: Place = function.ask_key(description="the aim point")
    grenades_left: function.Count = function.ask_key(default=4, description="grenades in the launcher")
    faces: Faces = function.ask_key(description="an unmodified face for each grenade launched")
    mods: function.Words = function.ask_key(
        default=(), description="spotted, window; lines of the to-hit table by name"
    )
    scatter: Annotated[tuple[Faces, ...], Bounds(strict=False, max_length=40)] = function.ask_key(
        default=(), description="for each grenade the faces of its scatter die"
    )


@function.calculation(
    "Where the grenades of a salvo land (GLA-03..GLA-12).",
    gives="on_point and landings, one each; grenades_left",
    example=(
        {"shooter": [0, 0], "aim": [0, 30], "faces": [3, 5], "scatter": [[], [6]]},
        {"on_point": [True, False], "landings": [[0.0, 30.0], [-4.0, 30.0]], "grenades_left": 2},
    ),
)
def _launcher(given: Salvo, ctx: RulesContext) -> function.Answer:
    book, count = ctx.book.grenades, len(given.faces)
    if given.grenades_left > book.launcher_capacity:
        raise function.InputError(f"in: grenades_left should be {book.launcher_capacity:g} at most (GLA-03).")
    if not 1 <= count <= given.grenades_left:
        raise function.InputError(
            f"in: faces should be 1 to {given.grenades_left}, one for each grenade (GLA-07)."
        )
    if 1 < count < given.grenades_left and ctx.rulings.is_("launcher.salvo_size", "one_or_all"):
        raise function.InputError("in: one grenade is launched, or all that are left (GLA-07).")
    metres, by = hypot(given.aim[0] - given.shooter[0], given.aim[1] - given.shooter[1]), delivery(ctx)
    least = book.launcher_min_indirect_m if _SPOTTED in given.mods else book.launcher_min_range_m
    refused = limits(_view(metres, spotted=False), ctx)
    if refused or (_SPOTTED in given.mods and not at_least(metres, least)):
        rule = "GLA-12" if _SPOTTED in given.mods else "GLA-08"
        raise function.InputError(
            f"in: the aim is {format_length(metres)} away; a launcher needs {format_length(least)} here [{rule}]."
        )
    ledger = _ledger(metres, given.mods, by, ctx)
    on_point, landings = list[function.Answer](), list[function.Answer]()
    for nth, face in enumerate(given.faces):
        hit = judge_face(ledger, face).success
        rolled = given.scatter[nth] if nth < len(given.scatter) else ()
        on_point.append(hit)
        landings.append(_point(given.aim if hit else _lands(given.shooter, given.aim, rolled, by, ctx)))
    return {"on_point": on_point, "landings": landings, "grenades_left": given.grenades_left - count}


class Sacrifice(function.Input):
    """Somebody who has thrown himself on a fragmentation grenade."""

    af: function.Count = function.ask_key(description="armour factor, that of the race included")


@function.calculation(
    "What comes to whoever throws himself on a fragmentation grenade (GRN-31).",
    gives="pf, levels, wound",
    example=({"af": 4}, {"pf": 8, "levels": 4, "wound": "U"}),
)
def _sacrifice(given: Sacrifice, ctx: RulesContext) -> function.Answer:
    reaches = smothers(fragmentation(ctx.book), given.af, ctx)
    return {
        "pf": reaches.pf,
        "levels": reaches.levels,
        "wound": tick_boxes("none", reaches.levels or 0, ctx),
    }


FUNCTIONS = (_grenade, _grenade_time, _launcher, _sacrifice)
