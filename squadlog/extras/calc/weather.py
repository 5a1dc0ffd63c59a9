"""The weather: moves in snow, what environment and equipment do to a shot, and suits that leak in a vacuum."""

from typing import Annotated, Literal

from squadlog.base.limits import Bounds
from squadlog.battle.terms import Environment
from squadlog.extras.calc import function
from squadlog.extras.calc.ground import BOUNCING, Going
from squadlog.reports.soldier import stand_in
from squadlog.rules.common.checks import line
from squadlog.rules.common.context import RulesContext
from squadlog.rules.common.shots.gunnery import has_sensor_helmet
from squadlog.rules.common.wounds import tick_boxes, wound_levels
from squadlog.rules.fire.to_hit import fire_control, ranger
from squadlog.rules.moving import bounce, path
from squadlog.rules.moving.step_costs import allowance, row_key
from squadlog.rules.stealth.chapter import to_hit as veiled
from squadlog.rules.stealth.record import KEY as STEALTH
from squadlog.rules.vacuum import leaks
from squadlog.rules.weather import night, sky

Conditions = Annotated[tuple[Literal["night", "rain", "snow"], ...], Bounds(strict=False, max_length=3)]
Level = Annotated[int, Bounds(ge=0, le=100)]


class OneMove(function.Input):
    """One subphase of movement over ground that is the same all the way."""

    mode: Going = function.ask_key(description="walk, run, sprint, crawl, crawl_back, backward or sideways")
    terrain: function.Word = function.ask_key(default="clear", description="a key of the terrain table")
    wound: Literal["none", "L", "M", "S"] = function.ask_key(default="none", description="wound level")
    conditions: Conditions = function.ask_key(default=(), description="night, rain, snow")
    race: function.Word = function.ask_key(default="Human", description="race")
    suit: function.Word | None = function.ask_key(
        default=None, description="suit; left out: one that costs nothing to move in"
    )
    pack: bool = function.ask_key(default=False, description="whether its bounce pack is in use")


def _around(conditions: tuple[str, ...]) -> Environment:
    return Environment(night="night" in conditions, rain="rain" in conditions, snow="snow" in conditions)


@function.calculation(
    "How far somebody moves in one subphase, in fair weather or in snow (ENV-13, MOV-06).",
    gives="metres",
    example=({"mode": "walk", "terrain": "heavy", "conditions": ["snow"]}, 0.75),
)
def _metres(given: OneMove, ctx: RulesContext) -> function.Answer:
    if given.terrain not in ctx.book.terrain:
        known = ", ".join(ctx.book.terrain)
        raise function.InputError(f"in: terrain should be one of {known}, not {given.terrain[:40]!r}.")
    profile: dict[str, object] = {
        "race": function.race_row(given.race, ctx).key,
        **(BOUNCING if given.pack else {}),
    }
    if given.suit is not None:
        profile["armour"] = function.row(ctx.book.armours, given.suit, "suit").key
    battle = stand_in.duel(profile, environment=_around(given.conditions))
    battle = stand_in.with_state(battle, wound=given.wound, pack_on=given.pack)
    unit = battle.units[stand_in.ONE]
    if given.pack and not bounce.pack_in_use(battle, unit, ctx):
        raise function.InputError(
            f"in: pack should be false: the suit {given.suit} has no bounce pack (BNC-13)."
        )
    if given.suit is not None and (refused := night.refusal_sprint(battle, unit, given.mode, ctx)):
        raise function.InputError(
            f"in: nobody can sprint by night in the suit {given.suit} [{refused.rule}]."
        )
    metres = allowance(battle, unit.id, given.mode, ctx).metres
    walk = path.walk_metres(
        ((given.terrain,),) * (int(metres) + 1),
        metres,
        mode=row_key(given.mode),
        ctx=ctx,
        suit_cost=bounce.suit_cost(battle, unit, ctx),
        pack_on=given.pack,
    )
    if walk.stopped_by in ("forbidden", "impassable") and not walk.moved:
        ground = ctx.book.terrain[given.terrain]
        rule = "MOV-11" if walk.stopped_by == "forbidden" else ground.rule
        raise function.InputError(f"in: nobody can {given.mode} in {ground.name.lower()} [{rule}].")
    return float(function.tidy(walk.moved))


class FirerOf(function.Input):
    """The suit of whoever fires."""

    suit: function.Word = function.ask_key(default="No", description="suit")
    stealth: bool = function.ask_key(default=False, description="whether it is in stealth power mode")


class TargetOf(function.Input):
    """The suit of whoever is fired at, and the equipment of his side."""

    suit: function.Word = function.ask_key(default="No", description="suit")
    camo: bool = function.ask_key(default=False, description="whether his side has a camo tinter")
    jammer: bool = function.ask_key(default=False, description="whether his side has an ECM jammer")


class SightMods(function.Input):
    """A shot, as far as fire control, environment and equipment are concerned."""

    firer: FirerOf = function.ask_key(description="suit, stealth")
    target: TargetOf | None = function.ask_key(default=None, description="suit, camo, jammer")
    metres: function.Metres | None = function.ask_key(default=None, description="metres to the target")
    conditions: Conditions = function.ask_key(default=(), description="night, rain, snow")
    smoke: bool = function.ask_key(default=False, description="whether smoke is on the line")


@function.calculation(
    "What fire control, environment and equipment do to a shot (FIR-31..FIR-36, ENV-01).",
    gives="total; or blocked: its rule, where smoke blocks",
    example=({"firer": {"suit": "BI"}, "metres": 16, "conditions": ["snow", "night"]}, {"total": 1}),
)
def _sight_mods(given: SightMods, ctx: RulesContext) -> function.Answer:
    suit = function.row(ctx.book.armours, given.firer.suit, "suit")
    over = given.target or TargetOf()
    other = function.row(ctx.book.armours, over.suit, "suit")
    if given.smoke and ctx.rulings.is_("smoke.mode", "block"):
        return {"blocked": "SMK-02"}
    battle = stand_in.duel(
        {"armour": suit.key},
        {"armour": other.key},
        environment=_around(given.conditions),
        chapters=(STEALTH,),
    )
    battle = stand_in.with_state(battle, held=((STEALTH, given.firer.stealth and suit.power),))
    one, target = stand_in.ONE, stand_in.OTHER
    covered = other.power or not ctx.rulings.is_("camo.scope", "power_suits")
    beside = {
        "smoke": given.smoke,
        "camo": over.camo and covered,
        "ecm": over.jammer and has_sensor_helmet(suit, ctx),
    }
    rows = ctx.book.to_hit
    lines = [
        fire_control(battle.units[one], ctx),
        *veiled(battle, one, None, ctx),
        *night.to_hit(battle, one, target, ctx),
        *sky.to_hit(battle, one, target, given.metres, ctx),
        *ranger(battle.units[target], ctx),
        *(
            line(key, rows[key].name, rows[key].value, rows[key].rule)
            for key, counts in beside.items()
            if counts
        ),
    ]
    return {"total": sum(one.value for one in lines if one.applied)}


class Vacuum(function.Input):
    """A hit on a soldier who was not wounded, in a sealed suit, where there is no air."""

    pf: Level = function.ask_key(description="penetration factor of the hit")
    af: Level = function.ask_key(description="armour factor of the suit on its wearer")
    at: function.When = function.ask_key(description="[turn, subphase] of the hit")


@function.calculation(
    "What a hit in a vacuum does, and what the breach of the suit does later (ENV-18..ENV-21).",
    gives="first: the wound; events: [moment, wound], one for each level to come; open: too big to be sealed",
    example=({"pf": 4, "af": 3, "at": [3, 7]}, {"first": "L", "events": [[[5, 7], "M"]], "open": False}),
)
def _vacuum(given: Vacuum, ctx: RulesContext) -> function.Answer:
    levels = wound_levels(given.pf, given.af, natural_one=False, ctx=ctx)
    wound, leak = tick_boxes("none", levels, ctx), leaks.find_leak(levels, given.at, ctx)
    course = () if leak is None else leaks.course(leak, wound, ctx)
    return {
        "first": wound,
        "events": [[function.clock(moment), level] for moment, level in course],
        "open": leak is not None and leak.size == "big",
    }


FUNCTIONS = (_metres, _sight_mods, _vacuum)
