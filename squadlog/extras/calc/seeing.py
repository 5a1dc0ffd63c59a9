"""Sight: woods, cover and dead zones on the line."""

from typing import Annotated

from squadlog.base.limits import Before, Bounds
from squadlog.battle.ledger import total
from squadlog.battle.state import Posture
from squadlog.book.cover_names import feature_names, read_feature
from squadlog.extras.calc import function
from squadlog.facts.ground_facts import StatedSighting
from squadlog.reports.soldier import stand_in
from squadlog.rules.common.context import RulesContext
from squadlog.rules.fire.cover import cover_lines, refusal_cover
from squadlog.rules.fire.slopes import dead_zone_m


class Los(function.Input):
    """Woods along a line of fire."""

    light: function.Metres = function.ask_key(default=0.0, description="metres of light woods on the line")
    heavy: function.Metres = function.ask_key(default=0.0, description="metres of heavy woods on the line")
    firing: bool = function.ask_key(
        default=False, description="whether the target fires or detects toward the firer"
    )


@function.calculation(
    "Woods on the line of fire (LOS-06, LOS-07, LOS-12, LOS-13).",
    gives="blocked; mod: what they add to the roll, 0 when blocked",
    example=({"light": 0, "heavy": 3}, {"blocked": False, "mod": 5}),
)
def _los(given: Los, ctx: RulesContext) -> function.Answer:
    stated = StatedSighting(depths=(("light_woods", given.light), ("heavy_woods", given.heavy)))
    return _screened(stated, "standing", given.firing, ctx)


class CoverOf(function.Input):
    """One feature between the two units."""

    feature: function.Word = function.ask_key(
        description="half_soft, half_hard, full_soft, full_hard, or a feature of the cover table"
    )
    posture: Posture = function.ask_key(default="standing", description="posture of the target")
    firing: bool = function.ask_key(
        default=False, description="whether the target fires or detects toward the firer"
    )


@function.calculation(
    "Cover by the posture of the target (LOS-08..LOS-10, FIR-23..FIR-28).",
    gives="blocked; mod: what it adds to the roll, 0 when blocked",
    example=(
        {"feature": "half_hard", "posture": "kneeling", "firing": True},
        {"blocked": False, "mod": 5},
    ),
)
def _cover(given: CoverOf, ctx: RulesContext) -> function.Answer:
    if read_feature(given.feature, ctx.book) is None:
        raise function.InputError(
            f"in: feature should be one of {', '.join(feature_names(ctx.book))}, not {given.feature[:40]!r}."
        )
    return _screened(StatedSighting(covers=(given.feature,)), given.posture, given.firing, ctx)


def _screened(stated: StatedSighting, posture: Posture, firing: bool, ctx: RulesContext) -> function.Answer:
    sighting = ctx.surveyor.sighting(stand_in.ONE, stand_in.OTHER, stated)
    target = stand_in.unit(posture=posture)
    if refusal_cover(target, sighting, firing, ctx) is not None:
        return {"blocked": True, "mod": 0}
    return {"blocked": False, "mod": total(cover_lines(target, sighting, ctx))}


class DeadZone(function.Input):
    """A steep change of level."""

    lines: Annotated[int, Bounds(ge=0, le=1000), Before(function.whole)] = function.ask_key(
        description="contour lines crossed within one metre"
    )


@function.calculation(
    "How far a steep slope hides the ground below it (LOS-19, LOS-21, LOS-24).",
    gives="metres, 0 when there is no dead zone",
    example=({"lines": 3}, 9),
)
def _dead_zone(given: DeadZone, ctx: RulesContext) -> function.Answer:
    metres = dead_zone_m(given.lines, ctx.reading)
    return int(metres) if metres.is_integer() else metres


FUNCTIONS = (_los, _cover, _dead_zone)
