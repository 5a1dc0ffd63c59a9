"""Moving: how far over which ground, what the ground forbids, turning, and the inertia of a bounce pack."""

from typing import Annotated, Literal

from squadlog.base.limits import Bounds
from squadlog.battle.state import Battle, Mode
from squadlog.extras.calc import function
from squadlog.reports.soldier import stand_in
from squadlog.rules.common.context import RulesContext
from squadlog.rules.moving import bounce, path, turning
from squadlog.rules.moving.step_costs import allowance, row_key

BOUNCING = {"troop": "combat_arms", "armour": "BI"}
Going = Literal["walk", "run", "sprint", "crawl", "crawl_back", "backward", "sideways"]


class Path(function.Input):
    """One subphase of movement over ground told metre by metre."""

    mode: Going = function.ask_key(description="walk, run, sprint, crawl, crawl_back, backward or sideways")
    meters: Annotated[tuple[function.Words, ...], Bounds(strict=False, max_length=200)] = function.ask_key(
        description="for each metre, the list of what is in it after the mover's choice: keys of the terrain table"
    )
    race: function.Word = function.ask_key(default="Human", description="race")
    armor: function.Word | None = function.ask_key(
        default=None, description="suit; left out: one that costs nothing to move in"
    )
    pack: bool = function.ask_key(default=False, description="whether a bounce pack is in use")
    wound: Literal["none", "L", "M", "S"] = function.ask_key(default="none", description="wound level")
    limit: function.Metres | None = function.ask_key(
        default=None, description="metres after which the mover stops by choice"
    )


@function.calculation(
    "How far a move gets (MOV-04..MOV-12, TER-01..TER-09, BNC-01..BNC-07).",
    gives="moved: metres on the ground; charged: allowance used; left: allowance lost; to three decimals",
    example=(
        {"mode": "run", "race": "Human", "meters": [["light"], ["clear"], ["clear", "up1"], ["clear"]]},
        {"moved": 2, "charged": 2.5, "left": 1.5},
    ),
)
def _path(given: Path, ctx: RulesContext) -> function.Answer:
    if unknown := path.unknown_effects(given.meters, ctx):
        known = ", ".join((*ctx.book.terrain, *path.CLIMBS))
        raise function.InputError(f"in: meters should hold words among {known}, not {unknown[0][:40]!r}.")
    if any(not metre for metre in given.meters):
        raise function.InputError('in: meters has an empty metre; open ground is ["clear"].')
    battle = _mover(given, ctx)
    unit = battle.units[stand_in.ONE]
    mode: Mode = given.mode
    walk = path.walk_metres(
        given.meters,
        allowance(battle, unit.id, mode, ctx).metres,
        mode=row_key(mode),
        ctx=ctx,
        suit_cost=bounce.suit_cost(battle, unit, ctx),
        pack_on=bounce.pack_in_use(battle, unit, ctx),
        limit=None if given.limit is None else path.exact(given.limit),
    )
    return {
        "moved": function.tidy(walk.moved),
        "charged": function.tidy(walk.charged),
        "left": function.tidy(walk.left),
    }


def _mover(given: Path, ctx: RulesContext) -> Battle:
    profile: dict[str, object] = {
        "race": function.race_row(given.race, ctx).key,
        **(BOUNCING if given.pack else {}),
    }
    if given.armor is not None:
        profile["armour"] = function.row(ctx.book.armours, given.armor, "armor").key
    battle = stand_in.with_state(stand_in.duel(profile), wound=given.wound, pack_on=given.pack)
    if given.pack and not bounce.pack_in_use(battle, battle.units[stand_in.ONE], ctx):
        raise function.InputError(
            f"in: pack should be false: the suit {given.armor} has no bounce pack (BNC-13)."
        )
    return battle


class NextModes(function.Input):
    """The ground of the move before."""

    charged: function.Words = function.ask_key(description="terrain of each metre that was charged")
    pack: bool = function.ask_key(default=False, description="whether a bounce pack was in use")


@function.calculation(
    "Which of walk, run and sprint the ground just crossed leaves for the next subphase (MOV-11).",
    gives="list of modes",
    example=({"charged": ["heavy", "clear"]}, ["walk"]),
)
def _next_modes(given: NextModes, ctx: RulesContext) -> function.Answer:
    for key in given.charged:
        function.row(ctx.book.terrain, key, "charged")
    return list(path.next_modes(given.charged, pack_on=given.pack, ctx=ctx))


class TurnOk(function.Input):
    """A change of facing in the course of a move."""

    mode: Going = function.ask_key(description="mode of the move")
    prev: function.Word = function.ask_key(default="none", description="mode of the subphase before, or none")
    since: function.Metres = function.ask_key(
        default=0.0, description="metres since the last change of facing"
    )
    angle: Annotated[float, Bounds(ge=0, le=180)] = function.ask_key(
        description="degrees of this change, 0 to 180"
    )


@function.calculation(
    "Whether a change of facing is allowed (ACT-29..ACT-33).",
    gives="true or false",
    example=({"mode": "run", "prev": "run", "since": 0, "angle": 45}, False),
)
def _turn_ok(given: TurnOk, ctx: RulesContext) -> function.Answer:
    if given.prev not in ("none", "stop"):
        function.row(ctx.book.move_modes, row_key(given.prev), "prev")
    return turning.turn_allowed(given.mode, given.prev, given.since, given.angle, ctx)


class BounceSeq(function.Input):
    """Successive subphases of a bouncing unit that stood before."""

    modes: Annotated[
        tuple[Literal["stop", "walk", "run", "sprint"], ...], Bounds(strict=False, max_length=1000)
    ] = function.ask_key(description="stop, walk, run or sprint, subphase by subphase")


@function.calculation(
    "Whether a bounce pack allows this sequence of modes, and its metres (BNC-01, BNC-08, BNC-09).",
    gives="legal; meters of each subphase, left out when illegal",
    example=({"modes": ["walk", "run", "sprint"]}, {"legal": True, "meters": [4, 8, 12]}),
)
def _bounce_seq(given: BounceSeq, ctx: RulesContext) -> function.Answer:
    if not bounce.sequence_allowed(given.modes, ctx):
        return {"legal": False}
    return {
        "legal": True,
        "meters": [function.tidy(metres) for metres in bounce.sequence_metres(given.modes, ctx)],
    }


FUNCTIONS = (_path, _next_modes, _turn_ok, _bounce_seq)
