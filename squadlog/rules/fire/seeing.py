"""Whether somebody sees something: the one answer for whoever spots, calls a mission, or looks to his leader.

FOV-01, GRN-06, GLA-12, FMS-10, ROU-18, A-71, A-155.
"""

from squadlog.facts.ground_facts import Sighting
from squadlog.rules.common.context import RulesContext
from squadlog.rules.fire.smoke_on_line import clouds_on


def is_smoked(sighting: Sighting, ctx: RulesContext) -> bool:
    """Whether smoke on a line stops whatever has no figure for it in the tables (A-71)."""
    return bool(clouds_on(sighting)) and not ctx.rulings.is_("smoke.mode", "penalty")


def unseen(sighting: Sighting, ctx: RulesContext) -> str | None:
    """Why what is looked at so is not seen, in a sentence; None: it is.

    It is seen in the field of view, or all round by ruling (A-155), on a free line, through no smoke (A-71). What the
    table says of the line counts, whatever was measured.
    """
    said = sighting.in_sight
    if said.origin == "stated":
        return None if said.value else "It is said to be out of sight."
    if not sighting.in_arc.value and ctx.rulings.is_("sight.field", "view"):
        return sighting.in_arc.reason or "It lies outside the field of view."
    if not said.value:
        return sighting.reason or "It is out of sight."
    return "Smoke lies between." if is_smoked(sighting, ctx) else None


def sees(sighting: Sighting, ctx: RulesContext) -> bool:
    """Whether what is looked at so is seen."""
    return unseen(sighting, ctx) is None
